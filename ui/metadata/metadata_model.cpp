#include "ui/metadata/metadata_model.h"

#include "core/msgpack/item_path.h"
#include "core/msgpack/item_type.h"
#include "ui/document/document_edits.h"
#include "ui/text/error_text.h"
#include "ui/text/object_text.h"
#include "ui/theme/icons.h"

#include <QApplication>
#include <QFont>
#include <QMimeData>
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

using Of = MetadataSectionOf;
using Kind = MetadataRow::Kind;
using msgpack_value::ItemType;

// Rows that are dragged, by their place; never leaves the program.
constexpr const char* rowFormat = "application/x-bloscope-metadata-row";

class DraggedRow : public QMimeData {
 public:
    explicit DraggedRow(ItemPlace dragged) : place(std::move(dragged))
    {
        setData(QString::fromLatin1(rowFormat), QByteArray("row"));
    }

    const ItemPlace place;
};

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

MetadataModel::MetadataModel(DocumentEdits& edits, Scheduler& scheduler, QObject* parent)
    : QAbstractItemModel(parent),
      m_edits(edits),
      m_cells(edits),
      m_values(new MetadataValues(scheduler, this)),
      m_top(std::make_unique<MetadataNode>(MetadataRow()))
{
    m_top->insert(0, rowsBelow(*m_top));
    m_top->isMade = true;
    for (const auto& section : m_top->children) {
        section->insert(0, rowsBelow(*section));
        section->isMade = true;
    }
    connect(&edits, &DocumentEdits::changed, this, &MetadataModel::refresh);
    connect(&edits, &DocumentEdits::loaded, this, &MetadataModel::refresh);
    connect(&edits, &DocumentEdits::locksChanged, this, &MetadataModel::tellLocks);
    connect(m_values, &MetadataValues::arrived, this, &MetadataModel::refresh);
}

MetadataModel::~MetadataModel() = default;

// --- following the edits

void MetadataModel::refresh()
{
    updateChildren(*m_top);
    m_values->forgetOthers();
}

MetadataRows MetadataModel::rowsBelow(const MetadataNode& node)
{
    const EditSet& edits = m_edits.current();
    if (!node.parent)
        return {sectionRow(edits, Of::Header), sectionRow(edits, Of::Trailer)};
    if (node.row.kind != Kind::Section)
        return itemRows(node.row);
    MetadataRows rows;
    for (std::size_t i = 0; i < edits.entries(node.row.section).size(); ++i)
        rows.push_back(entryRow(edits, node.row.section, i, *m_values, !m_edits.isLoaded()));
    return rows;
}

void MetadataModel::make(MetadataNode& node)
{
    if (node.isMade)
        return;
    node.isMade = true;
    const MetadataRows rows = rowsBelow(node);
    if (rows.empty())
        return;
    beginInsertRows(indexOf(node), 0, static_cast<int>(rows.size()) - 1);
    node.insert(0, rows);
    endInsertRows();
}

// Views learn only from row signals whether there is something to open: where that changes, the
// rows are made.
void MetadataModel::update(MetadataNode& node, MetadataRow row)
{
    const bool isTheSameValue = node.row.kind == Kind::Entry && node.row.bytes == row.bytes;
    const bool differs = !node.row.showsTheSameAs(row);
    if (node.row.kind != Kind::Section && node.row.hasItems() != row.hasItems())
        make(node);
    node.row = std::move(row);
    if (node.isMade && !isTheSameValue)
        updateChildren(node);
    if (differs)
        emit dataChanged(indexOf(node), indexOf(node, MetadataCells::ColumnCount - 1));
}

void MetadataModel::updateChildren(MetadataNode& node)
{
    MetadataRows rows = rowsBelow(node);
    for (const RowChange& change : rowChanges(node.identities(), identitiesOf(rows)))
        apply(change, node, rows);
    for (std::size_t i = 0; i < rows.size(); ++i)
        update(*node.children[i], std::move(rows[i]));
}

void MetadataModel::apply(const RowChange& change, MetadataNode& node, const MetadataRows& rows)
{
    const QModelIndex parent = indexOf(node);
    const int last = change.first + change.count - 1;
    switch (change.kind) {
    case RowChange::Kind::Remove:
        beginRemoveRows(parent, change.first, last);
        node.remove(change.first, change.count);
        endRemoveRows();
        break;
    case RowChange::Kind::Insert:
        beginInsertRows(parent, change.first, last);
        node.insert(change.first, {rows.begin() + change.first, rows.begin() + last + 1});
        endInsertRows();
        break;
    case RowChange::Kind::Move:
        beginMoveRows(parent, change.first, change.first, parent,
                      change.to > change.first ? change.to + 1 : change.to);
        node.move(change.first, change.to);
        endMoveRows();
        break;
    }
}

void MetadataModel::tellLocks()
{
    for (const auto& section : m_top->children)
        if (!section->children.empty())
            emit dataChanged(indexOf(*section->children.front()),
                             indexOf(*section->children.back(), MetadataCells::ColumnCount - 1));
}

// --- the tree

MetadataNode* MetadataModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<MetadataNode*>(index.internalPointer()) : m_top.get();
}

QModelIndex MetadataModel::indexOf(const MetadataNode& node, int column) const
{
    return node.parent ? createIndex(node.place, column, &node) : QModelIndex();
}

QModelIndex MetadataModel::indexOf(const ItemPlace& place)
{
    MetadataNode* node = m_top->children[place.section == Of::Header ? 0 : 1].get();
    if (!place.entry)
        return indexOf(*node);
    if (*place.entry >= node->children.size())
        return {};
    node = node->children[*place.entry].get();
    for (const std::size_t number : place.path)
        if (node = itemBelow(*node, number); !node)
            return {};
    return indexOf(*node);
}

MetadataNode* MetadataModel::itemBelow(MetadataNode& node, std::size_t number)
{
    make(node);
    for (const auto& child : node.children) {
        const MetadataRow& row = child->row;
        if (row.kind == Kind::Item && row.number == number)
            return child.get();
        if (row.kind == Kind::Page && number >= row.number && number - row.number < row.count)
            return itemBelow(*child, number);
    }
    return nullptr;
}

QModelIndex MetadataModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return indexOf(*nodeAt(parent)->children[static_cast<std::size_t>(row)], column);
}

QModelIndex MetadataModel::parent(const QModelIndex& child) const
{
    return child.isValid() ? indexOf(*nodeAt(child)->parent) : QModelIndex();
}

int MetadataModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > MetadataCells::NameColumn
               ? 0
               : static_cast<int>(nodeAt(parent)->children.size());
}

int MetadataModel::columnCount(const QModelIndex&) const
{
    return MetadataCells::ColumnCount;
}

bool MetadataModel::hasChildren(const QModelIndex& parent) const
{
    return rowCount(parent) > 0 || canFetchMore(parent);
}

bool MetadataModel::canFetchMore(const QModelIndex& parent) const
{
    const MetadataNode& node = *nodeAt(parent);
    return parent.column() <= MetadataCells::NameColumn && !node.isMade && node.row.hasItems();
}

void MetadataModel::fetchMore(const QModelIndex& parent)
{
    make(*nodeAt(parent));
}

// --- the cells

QVariant MetadataModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const MetadataNode& node = *nodeAt(index);
    const MetadataRow& row = node.row;
    if (role == Qt::DisplayRole && row.state == MetadataRow::State::NotRead) // now it is wanted
        m_values->ask(m_edits.current().originals(), row.section, *row.original);
    return m_cells.data(node, index.column(), role);
}

QVariant MetadataModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList names{tr("Name"), tr("Type"), tr("Value")};
    return names.value(section);
}

Qt::ItemFlags MetadataModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (!index.isValid())
        return flags;
    const MetadataNode& node = *nodeAt(index);
    if (m_cells.isCheckable(node, index.column()))
        flags |= Qt::ItemIsUserCheckable;
    if (m_cells.isEditable(node, index.column()))
        flags |= Qt::ItemIsEditable;
    if (node.row.kind != Kind::Section && node.row.kind != Kind::Page)
        flags |= Qt::ItemIsDragEnabled;
    return flags | Qt::ItemIsDropEnabled;
}

bool MetadataModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid())
        return false;
    const ItemPlace place = nodeAt(index)->itemPlace();
    MetadataSteps steps(m_edits);
    if (role == Qt::CheckStateRole && (flags(index) & Qt::ItemIsUserCheckable))
        return tell(index, steps.setText(place, value == Qt::Checked ? QStringLiteral("true")
                                                                     : QStringLiteral("false")));
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    if (value == index.data(Qt::EditRole))
        return true;
    switch (index.column()) {
    case MetadataCells::NameColumn:
        return tell(index, steps.rename(place, value.toString()));
    case MetadataCells::TypeColumn:
        return tell(index, steps.changeType(place, static_cast<ItemType>(value.toInt())));
    default:
        return tell(index, steps.setText(place, value.toString()));
    }
}

bool MetadataModel::tell(const QModelIndex& index, const Result<>& outcome)
{
    if (!outcome)
        emit refused(index, refusalText(outcome.error()));
    return outcome.has_value();
}

// --- moving rows by dragging them

QStringList MetadataModel::mimeTypes() const
{
    return {QString::fromLatin1(rowFormat)};
}

QMimeData* MetadataModel::mimeData(const QModelIndexList& indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    return new DraggedRow(nodeAt(indexes.first())->itemPlace());
}

// Between the rows of what it lies in, also if they are pages apart.
bool MetadataModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int row, int,
                                    const QModelIndex& parent) const
{
    const auto* dragged = dynamic_cast<const DraggedRow*>(data);
    return dragged && row >= 0 && parent.isValid() &&
           nodeAt(parent)->container() == dragged->place.above();
}

bool MetadataModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                 const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const ItemPlace& from = static_cast<const DraggedRow*>(data)->place;
    const MetadataNode& node = *nodeAt(parent);
    const bool isPage = node.row.kind == Kind::Page;
    const std::size_t before = static_cast<std::size_t>(row) + (isPage ? node.row.number : 0);
    const std::size_t to = before > from.number() ? before - 1 : before;
    if (to == from.number())
        return false;
    return tell(index(static_cast<int>(row), 0, parent), MetadataSteps(m_edits).move(from, to));
}

} // namespace bloscope
