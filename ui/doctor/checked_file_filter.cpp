#include "ui/doctor/checked_file_filter.h"

#include "ui/doctor/checked_file_model.h"

namespace bloscope {

CheckedFileFilter::CheckedFileFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(CheckedFileModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void CheckedFileFilter::setWhich(Which which)
{
    m_which = which;
    invalidateFilter();
}

void CheckedFileFilter::setText(const QString& text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool CheckedFileFilter::isOfWhich(Verdict verdict) const
{
    switch (m_which) {
    case Which::All:
        return true;
    case Which::WithFindings:
        return verdict != Verdict::NoDamageFound;
    case Which::WithNotes:
        return verdict == Verdict::Notes;
    case Which::Damaged:
        return verdict == Verdict::Damaged;
    case Which::Unreadable:
        return verdict == Verdict::Unreadable;
    }
    return true;
}

bool CheckedFileFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto& model = static_cast<const CheckedFileModel&>(*sourceModel());
    if (!isOfWhich(model.at(row).verdict()))
        return false;
    if (m_text.isEmpty())
        return true;
    for (int column = 0; column < model.columnCount(); ++column)
        if (model.index(row, column, parent)
                .data()
                .toString()
                .contains(m_text, Qt::CaseInsensitive))
            return true;
    return false;
}

} // namespace bloscope
