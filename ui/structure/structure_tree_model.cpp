#include "ui/structure/structure_tree_model.h"

#include "ui/document/byte_focus.h"
#include "ui/structure/structure_node.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QApplication>
#include <QStyle>

namespace bloscope {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("StructureRow", text);
}

QString textIn(const StructureNode& node, int column)
{
    switch (column) {
    case StructureRow::NameColumn:
        return node.name;
    case StructureRow::ValueColumn:
        return node.isSummarised ? node.valueOrProblem() : QStringLiteral("…");
    case StructureRow::MeaningColumn:
        return node.problem.isEmpty() || node.value.isEmpty() ? node.meaning : node.problem;
    case StructureRow::OffsetColumn:
        return node.offset ? countText(*node.offset) : QString();
    case StructureRow::SizeColumn:
        return node.size ? tr("%1 B").arg(countText(*node.size)) : QString();
    default:
        return {};
    }
}

bool isChunk(const StructureNode& node)
{
    return node.isNumbered && node.run.areChunks();
}

// A chunk has a place before anybody knows where that is.
QVariant placeOf(const StructureNode& node)
{
    if (!isChunk(node) && (!node.offset || !node.size))
        return {};
    const StructureNode* part = &node;
    while (part && !isChunk(*part))
        part = part->parent;
    return QVariant::fromValue(BytePlace{.chunk = part ? part->run.first : -1,
                                         .offset = node.offset.value_or(0),
                                         .size = node.size.value_or(0)});
}

QVariant blockOf(const StructureNode& node)
{
    const StructureNode* part = &node; // a stream lies in a block
    while (part && !part->isNumbered)
        part = part->parent;
    if (!part)
        return {};
    const BlockAddress first{.chunk = part->run.first};
    return QVariant::fromValue(
        part->run.areChunks() ? first
                              : BlockAddress{.chunk = part->run.chunk,
                                             .block = static_cast<std::int32_t>(part->run.first)});
}

QVariant toolTipIn(const StructureNode& node, int column)
{
    if (column == StructureRow::OffsetColumn && node.offset)
        return tr("Byte %1 of the file (0x%2)")
            .arg(countText(*node.offset))
            .arg(*node.offset, 0, 16);
    const QString text = textIn(node, column);
    return text.isEmpty() ? QVariant() : text;
}

// A block is like a chunk without blocks of its own.
Result<StructureSource::Chunk> readPart(const StructureSource& source, const PartRun& part)
{
    if (part.areChunks())
        return source.chunk(part.first);
    BLOSCOPE_TRY(Description block, source.block(part.chunk, part.first));
    return StructureSource::Chunk{std::move(block), 0};
}

Result<std::vector<Description>> readParts(const StructureSource& source, const PartRun& parts,
                                           std::stop_token stop)
{
    std::vector<Description> rows;
    for (std::int64_t number = parts.first; number < parts.end(); ++number) {
        if (stop.stop_requested())
            return cancelled();
        BLOSCOPE_TRY(StructureSource::Chunk part, readPart(source, {parts.chunk, number, 1}));
        rows.push_back(std::move(part.description));
    }
    return rows;
}

} // namespace

QVariant StructureRow::dataOf(const StructureNode& node, int column, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return textIn(node, column);
    case Qt::ToolTipRole:
        return toolTipIn(node, column);
    case Qt::DecorationRole:
        if (column == NameColumn && !node.problem.isEmpty())
            return QApplication::style()->standardIcon(QStyle::SP_MessageBoxWarning);
        return {};
    case Qt::TextAlignmentRole:
        if (column >= OffsetColumn)
            return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    case ProblemRole:
        return node.problem;
    case SearchRole:
        return QStringList({node.name, node.value, node.meaning, node.problem}).join(' ');
    case EmbeddedRole:
        return QVariant::fromValue(node.embedded);
    case PlaceRole:
        return placeOf(node);
    case BlockRole:
        return blockOf(node);
    default:
        return {};
    }
}

QString StructureRow::header(int column)
{
    const QStringList names{tr("Name"), tr("Value"), tr("Meaning"), tr("Offset"), tr("Size")};
    return names.value(column);
}

StructureTreeModel::StructureTreeModel(const QString& fileName, StructureSourcePtr source,
                                       Scheduler& scheduler, QObject* parent)
    : QAbstractItemModel(parent), m_source(std::move(source)), m_scheduler(scheduler)
{
    auto file = std::make_unique<StructureNode>();
    file->name = fileName;
    if (m_source->hasChunks()) {
        StructureNode::Nodes chunks;
        chunks.push_back(nodeOf(PartRun{.count = m_source->chunkCount()}, tr("Chunks")));
        m_chunks = chunks.front().get();
        m_chunks->value = countText(m_chunks->run.count);
        file->adopt(0, std::move(chunks));
    }
    StructureNode::Nodes files;
    files.push_back(std::move(file));
    m_top.adopt(0, std::move(files));
    askForParts();
}

StructureTreeModel::~StructureTreeModel() = default;

// --- the tree as Qt wants it

QModelIndex StructureTreeModel::fileIndex() const
{
    return index(0, 0);
}

StructureNode* StructureTreeModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<StructureNode*>(index.internalPointer())
                           : const_cast<StructureNode*>(&m_top);
}

QModelIndex StructureTreeModel::indexOf(const StructureNode* node, int column) const
{
    return node == &m_top ? QModelIndex() : createIndex(node->row, column, node);
}

QModelIndex StructureTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return indexOf(nodeAt(parent)->children[static_cast<std::size_t>(row)].get(), column);
}

QModelIndex StructureTreeModel::parent(const QModelIndex& child) const
{
    return child.isValid() ? indexOf(nodeAt(child)->parent) : QModelIndex();
}

int StructureTreeModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeAt(parent)->children.size());
}

int StructureTreeModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

bool StructureTreeModel::hasChildren(const QModelIndex& parent) const
{
    const StructureNode* node = nodeAt(parent);
    return parent.column() <= 0 &&
           (!node->children.empty() || node->state != StructureNode::Children::Made);
}

bool StructureTreeModel::canFetchMore(const QModelIndex& parent) const
{
    const StructureNode* node = nodeAt(parent);
    return parent.column() <= 0 && node->state != StructureNode::Children::Made &&
           !m_childrenTickets.contains(node);
}

void StructureTreeModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    StructureNode* node = nodeAt(parent);
    switch (node->state) {
    case StructureNode::Children::Made:
        break;
    case StructureNode::Children::Unmade:
        return insert(node, 0, childrenOf(node->run));
    case StructureNode::Children::Unread:
        return askForChildren(node);
    case StructureNode::Children::Later:
        return askForLater(node);
    }
}

void StructureTreeModel::insert(StructureNode* parent, int at, StructureNode::Nodes nodes)
{
    parent->state = StructureNode::Children::Made; // whoever asks meanwhile asks for nothing more
    if (nodes.empty())
        return;
    beginInsertRows(indexOf(parent), at, at + static_cast<int>(nodes.size()) - 1);
    parent->adopt(at, std::move(nodes));
    endInsertRows();
}

// --- finding rows

QModelIndex StructureTreeModel::indexOfChunk(std::int64_t chunk)
{
    if (!m_chunks || chunk < 0 || chunk >= m_chunks->run.count)
        return {};
    StructureNode* node = m_chunks;
    while (!node->isNumbered) {
        fetchMore(indexOf(node));
        const std::int64_t row = (chunk - node->run.first) / partsPerRow(node->run);
        node = node->children[static_cast<std::size_t>(row)].get();
    }
    return indexOf(node);
}

QString StructureTreeModel::nameOfBlocks()
{
    return tr("Blocks");
}

QModelIndex StructureTreeModel::indexOfPart(const QString& name) const
{
    for (const auto& part : m_top.children.front()->children)
        if (part->name == name)
            return indexOf(part.get());
    return {};
}

// --- asking for what is not there

void StructureTreeModel::askForParts()
{
    m_partsTicket = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source](std::stop_token) { return source->parts(); },
        [this](const Result<StructureSource::Parts>& parts) { partsArrive(parts); });
}

void StructureTreeModel::partsArrive(const Result<StructureSource::Parts>& parts)
{
    StructureNode* file = m_top.children.front().get();
    if (parts) {
        insert(file, 0, nodesOf(parts->beforeChunks));
        insert(file, static_cast<int>(file->children.size()), nodesOf(parts->behindChunks));
    } else {
        showProblem(file, parts.error());
    }
    emit partsArrived();
}

void StructureTreeModel::askForSummaries(StructureNode* node)
{
    StructureNode* page = node->parent;
    const int firstRow = node->row - node->row % batchRows;
    const int endRow = std::min(firstRow + batchRows, static_cast<int>(page->children.size()));
    const StructureNode* first = page->children[static_cast<std::size_t>(firstRow)].get();
    if (m_summaryTickets.contains(first))
        return;
    PartRun parts = first->run;
    parts.count = endRow - firstRow;
    m_summaryTickets[first] = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, parts](std::stop_token stop) {
            return readParts(*source, parts, std::move(stop));
        },
        [this, page, firstRow](const Result<std::vector<Description>>& rows) {
            summariesArrive(page, firstRow, rows);
        });
}

void StructureTreeModel::summariesArrive(StructureNode* page, int firstRow,
                                         const Result<std::vector<Description>>& rows)
{
    StructureNode* first = page->children[static_cast<std::size_t>(firstRow)].get();
    if (!rows)
        return showProblem(first, rows.error()); // the ticket stays: it is not tried again
    StructureNode* last = first;
    for (std::size_t i = 0; i < rows->size(); ++i) {
        last = page->children[static_cast<std::size_t>(firstRow) + i].get();
        last->summarise((*rows)[i]);
    }
    m_summaryTickets.erase(first);
    emit dataChanged(indexOf(first), indexOf(last, SizeColumn));
}

void StructureTreeModel::askForChildren(StructureNode* part)
{
    m_childrenTickets[part] = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, run = part->run](std::stop_token) { return readPart(*source, run); },
        [this, part](const Result<StructureSource::Chunk>& answer) { partArrives(part, answer); });
}

void StructureTreeModel::partArrives(StructureNode* part,
                                     const Result<StructureSource::Chunk>& answer)
{
    if (!answer)
        return showProblem(part, answer.error());
    part->summarise(answer->description);
    StructureNode::Nodes nodes = childrenOf(answer->description);
    if (answer->blocks > 0)
        nodes.push_back(
            nodeOf(PartRun{.chunk = part->run.first, .count = answer->blocks}, nameOfBlocks()));
    insert(part, 0, std::move(nodes));
    m_childrenTickets.erase(part);
    emit dataChanged(indexOf(part), indexOf(part, SizeColumn));
}

void StructureTreeModel::askForLater(StructureNode* node)
{
    m_childrenTickets[node] = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [later = node->later](std::stop_token) -> Result<std::vector<Description>> {
            return later();
        },
        [this, node](const Result<std::vector<Description>>& parts) {
            if (!parts)
                return showProblem(node, parts.error());
            insert(node, static_cast<int>(node->children.size()), nodesOf(*parts));
            m_childrenTickets.erase(node);
        });
}

void StructureTreeModel::showProblem(StructureNode* node, const Error& error)
{
    node->problem = displayText(error.text());
    node->isSummarised = true;
    emit dataChanged(indexOf(node), indexOf(node, SizeColumn));
}

// --- what the rows show

QVariant StructureTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    StructureNode* node = nodeAt(index);
    if (!node->isSummarised && role != SearchRole) // showing a row is what makes it wanted
        const_cast<StructureTreeModel*>(this)->askForSummaries(node);
    return StructureRow::dataOf(*node, index.column(), role);
}

QVariant StructureTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isName = orientation == Qt::Horizontal && role == Qt::DisplayRole;
    return isName ? StructureRow::header(section) : QVariant();
}

} // namespace bloscope
