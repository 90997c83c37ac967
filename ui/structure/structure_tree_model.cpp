#include "ui/structure/structure_tree_model.h"

#include "core/base/page_step.h"
#include "ui/document/byte_focus.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QApplication>
#include <QCoreApplication>
#include <QStyle>

namespace bloscope {

namespace {

struct StructureText {
    Q_DECLARE_TR_FUNCTIONS(StructureText)
};

QString textOf(const nlohmann::ordered_json& value)
{
    if (value.is_string())
        return displayText(value.get_ref<const std::string&>());
    constexpr auto replaceBadText = nlohmann::ordered_json::error_handler_t::replace;
    return displayText(value.dump(-1, ' ', false, replaceBadText));
}

std::unique_ptr<StructureNode> nodeOf(const Field& field)
{
    auto node = std::make_unique<StructureNode>();
    node->name = displayText(field.name);
    node->value = textOf(field.value);
    node->meaning = displayText(field.meaning);
    if (!field.expected.empty())
        node->problem = StructureText::tr("Expected: %1").arg(displayText(field.expected));
    if (field.size > 0) {
        node->offset = field.offset;
        node->size = field.size;
    }
    return node;
}

QString nameOfPart(const PartRun& part)
{
    return part.areChunks() ? StructureText::tr("Chunk %1").arg(part.first)
                            : StructureText::tr("Block %1").arg(part.first);
}

QString nameOfPage(const PartRun& run)
{
    const QString name =
        run.areChunks() ? StructureText::tr("Chunks %1–%2") : StructureText::tr("Blocks %1–%2");
    return name.arg(run.first).arg(run.end() - 1);
}

std::unique_ptr<StructureNode> nodeOfPart(const PartRun& part)
{
    auto node = std::make_unique<StructureNode>();
    node->name = nameOfPart(part);
    node->run = part;
    node->isNumbered = true;
    node->isSummarised = false;
    node->state = StructureNode::Children::Unread;
    return node;
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
        return node.size ? StructureText::tr("%1 B").arg(countText(*node.size)) : QString();
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
        return StructureText::tr("Byte %1 of the file (0x%2)")
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

void StructureNode::summarise(const Description& described)
{
    isSummarised = true;
    if (!isNumbered)
        name = displayText(described.name);
    value = displayText(described.summary);
    meaning = displayText(described.meaning);
    problem = described.problem ? displayText(*described.problem) : QString();
    if (described.size > 0) {
        offset = described.offset;
        size = described.size;
    }
}

void StructureNode::adopt(int at, Nodes nodes)
{
    for (auto& node : nodes)
        node->parent = this;
    children.insert(children.begin() + at, std::move_iterator(nodes.begin()),
                    std::move_iterator(nodes.end()));
    for (std::size_t i = static_cast<std::size_t>(at); i < children.size(); ++i)
        children[i]->row = static_cast<int>(i);
}

std::unique_ptr<StructureNode> nodeOf(const Description& described)
{
    auto node = std::make_unique<StructureNode>();
    node->summarise(described);
    node->adopt(0, childrenOf(described));
    node->embedded = described.embedded;
    if (described.later) {
        node->later = described.later;
        node->state = StructureNode::Children::Later;
    }
    return node;
}

std::unique_ptr<StructureNode> nodeOf(const PartRun& run, const QString& name)
{
    auto node = std::make_unique<StructureNode>();
    node->name = name;
    node->run = run;
    if (run.count > 0)
        node->state = StructureNode::Children::Unmade;
    return node;
}

StructureNode::Nodes childrenOf(const Description& described)
{
    StructureNode::Nodes nodes;
    for (const Field& field : described.fields)
        nodes.push_back(nodeOf(field));
    for (StructureNode::Nodes parts = nodesOf(described.children); auto& part : parts)
        nodes.push_back(std::move(part));
    return nodes;
}

StructureNode::Nodes nodesOf(const std::vector<Description>& parts)
{
    StructureNode::Nodes nodes;
    for (const Description& part : parts)
        nodes.push_back(nodeOf(part));
    return nodes;
}

StructureNode::Nodes childrenOf(const PartRun& run)
{
    StructureNode::Nodes nodes;
    const std::int64_t step = partsPerRow(run);
    for (std::int64_t first = run.first; first < run.end(); first += step) {
        const PartRun row{run.chunk, first, std::min(step, run.end() - first)};
        nodes.push_back(step == 1 ? nodeOfPart(row) : nodeOf(row, nameOfPage(row)));
    }
    return nodes;
}

std::int64_t partsPerRow(const PartRun& run)
{
    return pageStep(run.count);
}

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
    const QStringList names{StructureText::tr("Name"), StructureText::tr("Value"),
                            StructureText::tr("Meaning"), StructureText::tr("Offset"),
                            StructureText::tr("Size")};
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
