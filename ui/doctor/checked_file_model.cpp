#include "ui/doctor/checked_file_model.h"

#include "core/array/interpretation.h"
#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/dtype/dtype.h"
#include "ui/doctor/check_text.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

#include <QApplication>
#include <QStyle>

namespace bloscope {

namespace {

QVariant iconOf(Verdict verdict)
{
    const QStyle& style = *QApplication::style();
    switch (verdict) {
    case Verdict::NoDamageFound:
        return {};
    case Verdict::Notes:
        return style.standardIcon(QStyle::SP_MessageBoxInformation);
    case Verdict::Unreadable:
        return style.standardIcon(QStyle::SP_MessageBoxWarning);
    case Verdict::Damaged:
        return style.standardIcon(QStyle::SP_MessageBoxCritical);
    }
    return {};
}

QString typeText(const std::string& notation)
{
    const auto dtype = parseDType(notation, {});
    return dtype ? dtypeText(*dtype) : displayText(notation);
}

// Bad ones first.
int rankOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Damaged:
        return 0;
    case Verdict::Unreadable:
        return 1;
    case Verdict::Notes:
        return 2;
    case Verdict::NoDamageFound:
        return 3;
    }
    return 3;
}

bool isOfNumbers(int column)
{
    return column >= CheckedFileModel::Size && column <= CheckedFileModel::DamagedChunks;
}

} // namespace

void CheckedFileModel::clear(const std::filesystem::path& folder)
{
    beginResetModel();
    m_folder = folder;
    m_parts.clear();
    endResetModel();
}

void CheckedFileModel::append(std::vector<CheckedPartPtr> parts)
{
    if (parts.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(parts.size()) - 1);
    std::move(parts.begin(), parts.end(), std::back_inserter(m_parts));
    endInsertRows();
}

QString CheckedFileModel::nameOf(const CheckedPart& part) const
{
    const std::string path = part.path.string();
    const std::string folder = (m_folder / "").string();
    std::string name = path.starts_with(folder) ? path.substr(folder.size()) : path;
    if (!part.key.empty())
        name += ':' + part.key;
    return displayText(name.empty() ? path : name);
}

int CheckedFileModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_parts.size());
}

int CheckedFileModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString CheckedFileModel::textOf(const CheckedPart& part, int column) const
{
    switch (column) {
    case File:
        return nameOf(part);
    case VerdictOf:
        return verdictText(part.verdict());
    case Type:
        return typeText(part.dtype);
    case ShapeOf:
        return part.shape ? QString::fromStdString(tupleText(*part.shape)) : QString();
    case Size:
        return part.isOpened ? displayText(byteCountText(part.storedBytes)) : QString();
    case DamagedChunks:
        return part.isOpened
                   ? tr("%1 of %2", "chunks")
                         .arg(countText(part.report.damagedChunks), countText(part.report.chunks))
                   : QString();
    default:
        return displayText(part.report.mainFinding);
    }
}

QVariant CheckedFileModel::numberOf(const CheckedPart& part, int column) const
{
    switch (column) {
    case VerdictOf:
        return rankOf(part.verdict());
    case ShapeOf: {
        const auto cells = part.shape ? checkedProduct<std::int64_t>(*part.shape) : std::nullopt;
        return cells ? QVariant(static_cast<qlonglong>(*cells)) : QVariant();
    }
    case Size:
        return static_cast<qulonglong>(part.storedBytes);
    case DamagedChunks:
        return static_cast<qlonglong>(part.report.damagedChunks);
    default:
        return textOf(part, column);
    }
}

QString CheckedFileModel::toolTipOf(const CheckedPart& part, int column) const
{
    if (column != FindingText && column != VerdictOf)
        return textOf(part, column); // where it is cut off
    QString text = displayText(part.report.mainFinding);
    for (const std::string& advice : part.adviceTexts(namesInWindow()))
        text += '\n' + tr("Advice: %1").arg(displayText(advice));
    return text;
}

QVariant CheckedFileModel::data(const QModelIndex& index, int role) const
{
    const CheckedPart& part = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(part, index.column());
    case SortRole:
        return numberOf(part, index.column());
    case Qt::ToolTipRole:
        return toolTipOf(part, index.column());
    case Qt::DecorationRole:
        return index.column() == VerdictOf ? iconOf(part.verdict()) : QVariant();
    case Qt::TextAlignmentRole:
        return int((isOfNumbers(index.column()) ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant CheckedFileModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((isOfNumbers(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == DamagedChunks)
        return tr("Damaged chunks of all chunks");
    if (role != Qt::DisplayRole)
        return {};
    return QStringList{tr("File"), tr("Verdict"), tr("Type"),         tr("Shape"),
                       tr("Size"), tr("Damaged"), tr("First finding")}
        .value(section);
}

} // namespace bloscope
