#include "ui/models/store_filter.h"

#include "ui/models/store_tree_model.h"

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
