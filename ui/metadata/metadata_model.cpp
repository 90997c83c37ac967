#include "ui/metadata/metadata_model.h"

#include "ui/metadata/metadata_edits.h"
#include "ui/text/object_text.h"
#include "ui/theme/icons.h"

#include <QApplication>
#include <QFont>
#include <QStyle>

namespace bloscope {

namespace {

using Of = MetadataSectionOf;
using Kind = MetadataRow::Kind;

} // namespace

MetadataModel::MetadataModel(MetadataEdits& edits, Scheduler& scheduler, QObject* parent)
    : QAbstractItemModel(parent),
      m_edits(edits),
      m_values(new MetadataValues(scheduler, this)),
      m_top(std::make_unique<MetadataNode>(MetadataRow()))
{
    m_top->insert(0, rowsBelow(*m_top));
    m_top->isMade = true;
    for (const auto& section : m_top->children) {
        section->insert(0, rowsBelow(*section));
        section->isMade = true;
    }
    connect(&edits, &MetadataEdits::changed, this, &MetadataModel::refresh);
    connect(&edits, &MetadataEdits::loaded, this, &MetadataModel::refresh);
    connect(&edits, &MetadataEdits::locksChanged, this, &MetadataModel::tellLocks);
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
        emit dataChanged(indexOf(node), indexOf(node, ColumnCount - 1));
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
                             indexOf(*section->children.back(), ColumnCount - 1));
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

QModelIndex MetadataModel::sectionIndex(Of section) const
{
    return index(section == Of::Header ? 0 : 1, NameColumn);
}

QModelIndex MetadataModel::indexOf(const ItemPlace& place)
{
    MetadataNode* node = nodeAt(sectionIndex(place.section));
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

ByteView MetadataModel::bytesAt(const QModelIndex& index) const
{
    const MetadataRow& row = rowAt(index);
    return row.kind == Kind::Entry && row.bytes ? ByteView(*row.bytes) : row.itemBytes();
}

const MetadataRow& MetadataModel::rowAt(const QModelIndex& index) const
{
    return nodeAt(index)->row;
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
    return parent.column() > NameColumn ? 0 : static_cast<int>(nodeAt(parent)->children.size());
}

int MetadataModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

bool MetadataModel::hasChildren(const QModelIndex& parent) const
{
    return rowCount(parent) > 0 || canFetchMore(parent);
}

bool MetadataModel::canFetchMore(const QModelIndex& parent) const
{
    const MetadataNode& node = *nodeAt(parent);
    return parent.column() <= NameColumn && !node.isMade && node.row.hasItems();
}

void MetadataModel::fetchMore(const QModelIndex& parent)
{
    make(*nodeAt(parent));
}

// --- what the rows show

QVariant MetadataModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const MetadataNode& node = *nodeAt(index);
    if (role == Qt::DisplayRole && node.row.state == MetadataRow::State::NotRead)
        askFor(node.row); // showing a row is what makes it wanted
    switch (role) {
    case Qt::DisplayRole:
        return textAt(node.row, index.column());
    case Qt::EditRole:
        return editText(node.row, index.column());
    case Qt::CheckStateRole:
        return checkState(node, index.column());
    case Qt::ToolTipRole:
        return toolTipAt(node, index.column());
    case Qt::DecorationRole:
        return iconAt(node, index.column());
    case Qt::FontRole:
        return fontAt(node);
    case SearchRole:
        return QStringList({nameText(node.row), valueText(node.row)}).join(' ');
    case ProblemRole:
        return node.row.problem;
    case LockRole:
        return lockReason(node);
    case ChangedRole:
        return node.row.isChanged;
    case PlaceRole:
        return node.row.kind == Kind::Page ? QVariant() : QVariant::fromValue(placeOf(node));
    case TypeRole:
        return node.row.item ? QVariant(static_cast<int>(typeOf(*node.row.bytes, *node.row.item)))
                             : QVariant();
    default:
        return {};
    }
}

ItemPlace MetadataModel::placeOf(const MetadataNode& node) const
{
    ItemPlace place{.section = node.row.section};
    if (node.row.kind != Kind::Section) {
        place.entry = static_cast<std::size_t>(node.entry().place);
        place.path = node.path();
    }
    return place;
}

QVariant MetadataModel::textAt(const MetadataRow& row, int column) const
{
    switch (column) {
    case NameColumn:
        return nameText(row);
    case TypeColumn:
        return typeText(row);
    default:
        return valueText(row);
    }
}

QVariant MetadataModel::toolTipAt(const MetadataNode& node, int column) const
{
    QStringList lines{column == TypeColumn ? formText(node.row)
                                           : textAt(node.row, column).toString()};
    if (column == NameColumn)
        lines << changeText(m_edits.current(), node.row) << lockReason(node);
    lines << node.row.problem;
    lines.removeAll(QString());
    return lines.isEmpty() ? QVariant() : lines.join('\n');
}

QVariant MetadataModel::iconAt(const MetadataNode& node, int column) const
{
    if (column != NameColumn)
        return {};
    if (!node.row.problem.isEmpty())
        return QApplication::style()->standardIcon(QStyle::SP_MessageBoxWarning);
    if (node.row.kind == Kind::Entry && !lockReason(node).isEmpty())
        return lineIcon(QStringLiteral("lock"));
    return {};
}

QVariant MetadataModel::fontAt(const MetadataNode& node) const
{
    if (!node.row.isChanged || node.row.kind == Kind::Section)
        return {};
    QFont font = QApplication::font();
    font.setBold(true);
    return font;
}

QString MetadataModel::lockReason(const MetadataNode& node) const
{
    if (node.row.kind == Kind::Section)
        return {};
    const MetadataRow& entry = node.entry().row;
    const auto reason = m_edits.current().lockReason(entry.section, entry.name);
    return reason ? lockText(*reason) : QString();
}

void MetadataModel::askFor(const MetadataRow& row) const
{
    m_values->ask(m_edits.current().originals(), row.section, *row.original);
}

QVariant MetadataModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList names{tr("Name"), tr("Type"), tr("Value")};
    return names.value(section);
}

} // namespace bloscope
