#include "ui/models/structure_filter.h"

#include "ui/models/structure_tree_model.h"

namespace bloscope {

StructureFilter::StructureFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
    setAutoAcceptChildRows(true);
    setFilterCaseSensitivity(Qt::CaseInsensitive);
}

bool StructureFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (!parent.isValid()) // the file is there because of what is in it, not because of its name
        return false;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return index.data(StructureTreeModel::SearchRole)
        .toString()
        .contains(filterRegularExpression());
}

} // namespace bloscope
