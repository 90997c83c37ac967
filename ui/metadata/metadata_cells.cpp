#include "ui/metadata/metadata_cells.h"

#include "core/msgpack/item_text.h"
#include "core/msgpack/item_type.h"
#include "ui/document/document_edits.h"
#include "ui/text/error_text.h"
#include "ui/text/object_text.h"
#include "ui/theme/icons.h"

#include <QApplication>
#include <QFont>
#include <QStyle>

namespace bloscope {

namespace {

using Kind = MetadataRow::Kind;

// Longer texts, and those of several lines, are for a dialog.
constexpr std::size_t longestLine = 2000;

bool isLine(ByteView body)
{
    const std::string_view text = textOf(body);
    return text.size() <= longestLine && text.find('\n') == std::string_view::npos;
}

bool isOfKind(const MetadataRow& row, msgpack_value::Kind kind)
{
    return row.item && row.item->kind == kind;
}

QString columnText(const MetadataRow& row, int column)
{
    switch (column) {
    case MetadataCells::NameColumn:
        return nameText(row);
    case MetadataCells::TypeColumn:
        return typeText(row);
    default:
        return valueText(row);
    }
}

QString exactText(const MetadataRow& row, const msgpack_value::StoredItem& item)
{
    const auto text = itemText(*row.bytes, item);
    return text ? QString::fromStdString(*text) : QString();
}

// As an editor begins with it.
QString editText(const MetadataRow& row, int column)
{
    if (column == MetadataCells::NameColumn)
        return row.key ? exactText(row, *row.key) : QString::fromStdString(row.name);
    if (column == MetadataCells::TypeColumn || !row.item)
        return columnText(row, column);
    return exactText(row, *row.item);
}

QVariant checkState(const MetadataRow& row, int column)
{
    if (column != MetadataCells::ValueColumn || !isOfKind(row, msgpack_value::Kind::Boolean))
        return {};
    return exactText(row, *row.item) == "true" ? Qt::Checked : Qt::Unchecked;
}

QVariant rowFont(const MetadataRow& row)
{
    if (!row.isChanged || row.kind == Kind::Section)
        return {};
    QFont font = QApplication::font();
    font.setBold(true);
    return font;
}

} // namespace

QVariant MetadataCells::data(const MetadataNode& node, int column, int role) const
{
    const MetadataRow& row = node.row;
    switch (role) {
    case Qt::DisplayRole:
        return columnText(row, column);
    case Qt::EditRole:
        return editText(row, column);
    case Qt::CheckStateRole:
        return checkState(row, column);
    case Qt::ToolTipRole:
        return toolTip(node, column);
    case Qt::DecorationRole:
        return icon(node, column);
    case Qt::FontRole:
        return rowFont(row);
    case SearchRole:
        return QStringList({nameText(row), valueText(row)}).join(' ');
    case ProblemRole:
        return row.problem;
    case LockRole:
        return lockReason(node);
    case ChangedRole:
        return row.isChanged;
    case PlaceRole:
        return row.kind == Kind::Page ? QVariant() : QVariant::fromValue(node.itemPlace());
    case TypeRole:
        return row.item ? QVariant(static_cast<int>(typeOf(*row.bytes, *row.item))) : QVariant();
    default:
        return {};
    }
}

QVariant MetadataCells::toolTip(const MetadataNode& node, int column) const
{
    QStringList lines{column == TypeColumn ? formText(node.row) : columnText(node.row, column)};
    if (column == NameColumn)
        lines << changeText(m_edits.current(), node.row) << lockReason(node);
    lines << node.row.problem;
    lines.removeAll(QString());
    return lines.isEmpty() ? QVariant() : lines.join('\n');
}

QVariant MetadataCells::icon(const MetadataNode& node, int column) const
{
    if (column != NameColumn)
        return {};
    if (!node.row.problem.isEmpty())
        return QApplication::style()->standardIcon(QStyle::SP_MessageBoxWarning);
    if (node.row.kind == Kind::Entry && !lockReason(node).isEmpty())
        return lineIcon(QStringLiteral("lock"));
    return {};
}

QString MetadataCells::lockReason(const MetadataNode& node) const
{
    if (node.row.kind == Kind::Section)
        return {};
    const MetadataRow& entry = node.entry().row;
    const auto reason = m_edits.current().lockReason(entry.section, entry.name);
    return reason ? lockText(*reason) : QString();
}

// A scalar that a line of text can show, but for those that are checked; the name of what has one.
bool MetadataCells::isEditable(const MetadataNode& node, int column) const
{
    const MetadataRow& row = node.row;
    if (row.kind == Kind::Section || row.kind == Kind::Page || !lockReason(node).isEmpty())
        return false;
    switch (column) {
    case NameColumn:
        return row.kind == Kind::Entry || (row.key && itemText(*row.bytes, *row.key));
    case TypeColumn:
        return row.bytes != nullptr;
    default:
        return row.item && !row.isContainer() && !isOfKind(row, msgpack_value::Kind::Nil) &&
               !isOfKind(row, msgpack_value::Kind::Boolean) &&
               isLine(bodyOf(*row.bytes, *row.item)) && itemText(*row.bytes, *row.item);
    }
}

bool MetadataCells::isCheckable(const MetadataNode& node, int column) const
{
    return column == ValueColumn && isOfKind(node.row, msgpack_value::Kind::Boolean) &&
           lockReason(node).isEmpty();
}

} // namespace bloscope
