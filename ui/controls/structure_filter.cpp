#include "ui/controls/structure_filter.h"

namespace bloscope {

StructureFilter::StructureFilter(int textRole, QObject* parent) : QSortFilterProxyModel(parent)
{
    setFilterRole(textRole);
    setRecursiveFilteringEnabled(true);
    setAutoAcceptChildRows(true);
    setFilterCaseSensitivity(Qt::CaseInsensitive);
}

bool StructureFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (!parent.isValid()) // top rows are there because of what is in them, not of their name
        return filterRegularExpression().pattern().isEmpty();
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return index.data(filterRole()).toString().contains(filterRegularExpression());
}

} // namespace bloscope
