#include "ui/store/store_filter.h"

#include "ui/store/store_tree_model.h"

#include <algorithm>

namespace bloscope {

StoreFilter::StoreFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
    setFilterCaseSensitivity(Qt::CaseInsensitive);
}

void StoreFilter::showInternal(bool wanted)
{
    m_showsInternal = wanted;
    invalidateFilter();
}

bool StoreFilter::hasChildren(const QModelIndex& parent) const
{
    if (m_showsInternal || !parent.isValid())
        return QSortFilterProxyModel::hasChildren(parent);
    const auto& model = static_cast<const StoreTreeModel&>(*sourceModel());
    const bool isMachineryOnly =
        std::ranges::all_of(model.nodeAt(mapToSource(parent)).children, &StoreNode::internal);
    return !isMachineryOnly && QSortFilterProxyModel::hasChildren(parent);
}

// Of each row by itself and by what it lies in; those that lead to an accepted row are added by Qt.
bool StoreFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    bool holdsText = false;
    for (QModelIndex index = sourceModel()->index(row, 0, parent); index.isValid();
         index = index.parent()) {
        if (!m_showsInternal && index.data(StoreTreeModel::InternalRole).toBool())
            return false;
        holdsText |=
            index.data(StoreTreeModel::SearchRole).toString().contains(filterRegularExpression());
    }
    return holdsText;
}

} // namespace bloscope
