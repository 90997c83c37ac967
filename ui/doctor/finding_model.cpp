#include "ui/doctor/finding_model.h"

#include "ui/doctor/check_text.h"
#include "ui/text/error_text.h"

#include <QApplication>
#include <QStyle>
#include <algorithm>

namespace bloscope {

namespace {

QString severityText(const Finding& finding)
{
    if (finding.isUnchecked)
        return FindingModel::tr("Not checked");
    return finding.severity == Finding::Severity::Damage ? FindingModel::tr("Damage")
                                                         : FindingModel::tr("Note");
}

QIcon severityIcon(const Finding& finding)
{
    const bool isDamage = finding.severity == Finding::Severity::Damage;
    return QApplication::style()->standardIcon(isDamage ? QStyle::SP_MessageBoxCritical
                                                        : QStyle::SP_MessageBoxInformation);
}

QString placeText(const FoundInPart& row)
{
    const FindingPlace& place = row.finding.place;
    QString text = displayText(place.part);
    if (!row.key.empty())
        text = displayText(row.key) + QStringLiteral(": ") + text;
    return text;
}

} // namespace

void FindingModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_leftOut = 0;
    endResetModel();
}

void FindingModel::append(std::vector<FoundInPart> findings)
{
    const std::size_t taken = std::min(findings.size(), mostRows - m_rows.size());
    m_leftOut += findings.size() - taken;
    if (taken == 0)
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(taken) - 1);
    std::move(findings.begin(), findings.begin() + static_cast<std::ptrdiff_t>(taken),
              std::back_inserter(m_rows));
    endInsertRows();
}

int FindingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FindingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString FindingModel::textOf(const FoundInPart& row, int column) const
{
    switch (column) {
    case Severity:
        return severityText(row.finding);
    case Place:
        return placeText(row);
    case Text:
        return displayText(row.finding.text);
    default:
        return displayText(remedyText(row.finding.remedy, {}, namesInWindow()));
    }
}

QVariant FindingModel::data(const QModelIndex& index, int role) const
{
    const FoundInPart& row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: // where it is cut off
        return textOf(row, index.column());
    case Qt::DecorationRole:
        return index.column() == Severity ? QVariant(severityIcon(row.finding)) : QVariant();
    default:
        return {};
    }
}

QVariant FindingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return QStringList{tr("Severity"), tr("Location"), tr("Finding"), tr("Advice")}.value(section);
}

} // namespace bloscope
