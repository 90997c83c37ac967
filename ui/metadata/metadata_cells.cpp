#include "ui/metadata/metadata_cells.h"

#include "core/msgpack/item_path.h"
#include "core/msgpack/item_type.h"
#include "ui/document/document_edits.h"
#include "ui/text/error_text.h"
#include "ui/text/object_text.h"
#include "ui/theme/icons.h"

#include <QApplication>
#include <QFont>
#include <QStyle>
#include <algorithm>

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

ItemPlace MetadataNode::itemPlace() const
{
    ItemPlace found{.section = row.section};
    if (row.kind == MetadataRow::Kind::Section)
        return found;
    found.entry = static_cast<std::size_t>(entry().place);
    for (const MetadataNode* node = this; node; node = node->parent)
        if (node->row.kind == MetadataRow::Kind::Item)
            found.path.push_back(node->row.number);
    std::ranges::reverse(found.path);
    return found;
}

ItemPlace MetadataNode::container() const
{
    return row.kind == MetadataRow::Kind::Page ? parent->container() : itemPlace();
}

const MetadataNode& MetadataNode::entry() const
{
    const MetadataNode* node = this;
    while (node->row.kind > MetadataRow::Kind::Entry)
        node = node->parent;
    return *node;
}

std::vector<RowIdentity> MetadataNode::identities() const
{
    std::vector<RowIdentity> identities;
    for (const auto& child : children)
        identities.push_back(child->row.identity());
    return identities;
}

void MetadataNode::insert(int first, const MetadataRows& rows)
{
    Nodes nodes;
    for (const MetadataRow& what : rows)
        nodes.push_back(std::make_unique<MetadataNode>(what, this));
    children.insert(children.begin() + first, std::move_iterator(nodes.begin()),
                    std::move_iterator(nodes.end()));
    number(first);
}

void MetadataNode::remove(int first, int count)
{
    children.erase(children.begin() + first, children.begin() + first + count);
    number(first);
}

void MetadataNode::move(int from, int to)
{
    const auto at = [this](int child) { return children.begin() + child; };
    if (from < to)
        std::rotate(at(from), at(from + 1), at(to + 1));
    else
        std::rotate(at(to), at(from), at(from + 1));
    number(std::min(from, to));
}

void MetadataNode::number(int first)
{
    for (std::size_t i = static_cast<std::size_t>(first); i < children.size(); ++i)
        children[i]->place = static_cast<int>(i);
}

std::vector<RowIdentity> identitiesOf(const MetadataRows& rows)
{
    std::vector<RowIdentity> identities;
    for (const MetadataRow& row : rows)
        identities.push_back(row.identity());
    return identities;
}

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
