#include "ui/store/store_tree_model.h"

#include "core/base/text.h"
#include "core/objects/item_list.h"
#include "core/store/table.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"
#include "ui/theme/icons.h"

#include <QApplication>
#include <QCoreApplication>
#include <QStyle>
#include <algorithm>

namespace bloscope {

namespace {

struct LeafText {
    Q_DECLARE_TR_FUNCTIONS(LeafText)
};

QString contentText(const FramePtr& frame, ObjectKind kind)
{
    if (isItemList(kind)) {
        const auto list = ItemList::open(frame);
        const auto count = list ? (*list)->knownCount() : std::nullopt;
        return !count
                   ? QString()
                   : countedText(*count, LeafText::tr("%n item(s)", nullptr, pluralNumber(*count)));
    }
    if (isStore(kind) || kind == ObjectKind::TableMeta)
        return {};
    return shapeText(*Array::of(frame));
}

QString remoteText(StoreNode::RemoteType type)
{
    switch (type) {
    case StoreNode::RemoteType::Array:
        return LeafText::tr("remote array");
    case StoreNode::RemoteType::Table:
        return LeafText::tr("remote table");
    case StoreNode::RemoteType::Store:
        return LeafText::tr("remote store");
    default:
        return LeafText::tr("remote object");
    }
}

// A table that cannot be read is opened as its parts: no problem of the store.
LeafSummary summaryOfTable(const StorePtr& store, const StoreNode& node, const Job& job)
{
    BlockCache cache(0);
    WorkerPool pool(1);
    const auto table = Table::open(store, node.key, cache, pool);
    const auto rows = table ? (*table)->rowCount(job) : Result<std::int64_t>(table.error());
    if (!rows)
        return {kindText(node), {}, displayText(rows.error().text())};
    return {kindText(node), tableShapeText(*rows, (*table)->columns().size()), {}};
}

} // namespace

StoreFilter::StoreFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
    setFilterCaseSensitivity(Qt::CaseInsensitive);
}

void StoreFilter::showInternal(bool wanted)
{
    m_showsInternal = wanted;
    invalidateFilter();
}

bool StoreFilter::hasChildren(const QModelIndex& parent) const
{
    if (m_showsInternal || !parent.isValid())
        return QSortFilterProxyModel::hasChildren(parent);
    const auto& model = static_cast<const StoreTreeModel&>(*sourceModel());
    const bool isMachineryOnly =
        std::ranges::all_of(model.nodeAt(mapToSource(parent)).children, &StoreNode::internal);
    return !isMachineryOnly && QSortFilterProxyModel::hasChildren(parent);
}

// Of each row by itself and by what it lies in; those that lead to an accepted row are added by Qt.
bool StoreFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    bool holdsText = false;
    for (QModelIndex index = sourceModel()->index(row, 0, parent); index.isValid();
         index = index.parent()) {
        if (!m_showsInternal && index.data(StoreTreeModel::InternalRole).toBool())
            return false;
        holdsText |=
            index.data(StoreTreeModel::SearchRole).toString().contains(filterRegularExpression());
    }
    return holdsText;
}

QString tableShapeText(std::int64_t rows, std::size_t columns)
{
    return countedText(rows, LeafText::tr("%n row(s)", nullptr, pluralNumber(rows))) +
           QStringLiteral(", ") +
           countedText(columns, LeafText::tr("%n column(s)", nullptr, pluralNumber(columns)));
}

LeafSummary summaryOf(const StorePtr& store, const StoreNode& node, const Job& job)
{
    if (node.kind == StoreNode::Kind::Table)
        return summaryOfTable(store, node, job);
    const auto frame = store->openLeaf(node.key);
    if (!frame)
        return {kindText(node), {}, displayText(frame.error().text())};
    const ObjectKind kind = classify(**frame);
    return {displayText(nameOf(kind)), contentText(*frame, kind), {}};
}

QString kindText(const StoreNode& node)
{
    switch (node.kind) {
    case StoreNode::Kind::Group:
        return LeafText::tr("group");
    case StoreNode::Kind::Leaf:
        return LeafText::tr("leaf");
    case StoreNode::Kind::Table:
        return LeafText::tr("table");
    case StoreNode::Kind::Remote:
        return remoteText(node.remoteType);
    case StoreNode::Kind::Unusable:
        return LeafText::tr("unusable");
    default:
        return LeafText::tr("other file");
    }
}

StoreTreeModel::StoreTreeModel(const QString& name, StorePtr store, Scheduler& scheduler,
                               QObject* parent)
    : QAbstractItemModel(parent),
      m_store(std::move(store)),
      m_scheduler(scheduler),
      m_name(name),
      m_top(std::make_unique<Row>())
{
    m_making.setInterval(0);
    connect(&m_making, &QTimer::timeout, this, &StoreTreeModel::makeRows);
    want(m_top.get());
    makeRows(); // the root
    fetchMore(rootIndex());
}

StoreTreeModel::~StoreTreeModel() = default;

// --- the tree as Qt wants it

StoreTreeModel::Row* StoreTreeModel::rowAt(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<Row*>(index.internalPointer()) : m_top.get();
}

const StoreNode& StoreTreeModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() ? *rowAt(index)->node : m_store->root();
}

std::span<const StoreNode> StoreTreeModel::nodesIn(const Row& row) const
{
    return row.node ? std::span(row.node->children) : std::span(&m_store->root(), 1);
}

QModelIndex StoreTreeModel::indexOf(const Row* row, int column) const
{
    return row == m_top.get() ? QModelIndex() : createIndex(row->number, column, row);
}

QModelIndex StoreTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return indexOf(rowAt(parent)->children[static_cast<std::size_t>(row)].get(), column);
}

QModelIndex StoreTreeModel::parent(const QModelIndex& child) const
{
    const Row* row = rowAt(child);
    return row->parent ? indexOf(row->parent) : QModelIndex();
}

int StoreTreeModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(rowAt(parent)->children.size());
}

int StoreTreeModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

bool StoreTreeModel::hasChildren(const QModelIndex& parent) const
{
    return parent.column() <= 0 && !nodesIn(*rowAt(parent)).empty();
}

// --- making rows, little by little

bool StoreTreeModel::canFetchMore(const QModelIndex& parent) const
{
    const Row* row = rowAt(parent);
    return parent.column() <= 0 && !row->isWanted && !isComplete(*row);
}

void StoreTreeModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    want(rowAt(parent));
    makeRows(); // the first ones at once
}

void StoreTreeModel::fetchAll()
{
    if (std::exchange(m_wantsAll, true))
        return;
    std::vector<Row*> open{m_top.get()};
    while (!open.empty()) {
        Row* row = open.back();
        open.pop_back();
        want(row);
        for (const auto& child : row->children)
            open.push_back(child.get());
    }
}

void StoreTreeModel::want(Row* row)
{
    if (row->isWanted || isComplete(*row))
        return;
    row->isWanted = true;
    m_unfinished.push_back(row);
    m_making.start();
}

void StoreTreeModel::makeRows()
{
    if (m_unfinished.empty())
        return m_making.stop();
    Row* row = m_unfinished.front();
    const std::size_t made = row->children.size();
    const std::size_t end = std::min(made + rowsAtOnce, nodesIn(*row).size());
    beginInsertRows(indexOf(row), static_cast<int>(made), static_cast<int>(end) - 1);
    for (std::size_t i = made; i < end; ++i) {
        auto child = std::make_unique<Row>();
        child->node = &nodesIn(*row)[i];
        child->parent = row;
        child->number = static_cast<int>(i);
        child->isSummarised = child->node->kind != StoreNode::Kind::Leaf &&
                              child->node->kind != StoreNode::Kind::Table;
        row->children.push_back(std::move(child));
    }
    endInsertRows();
    if (isComplete(*row))
        m_unfinished.pop_front();
    if (m_wantsAll)
        for (std::size_t i = made; i < end; ++i)
            want(row->children[i].get());
}

void StoreTreeModel::askForSummary(Row* row) const
{
    if (m_summaries.contains(row))
        return;
    auto* self = const_cast<StoreTreeModel*>(this); // answered later, when it may change
    m_summaries[row] = m_scheduler.submit(
        Scheduler::Priority::Visible, self,
        [store = m_store, node = row->node](std::stop_token stop) {
            return summaryOf(store, *node, {std::move(stop)});
        },
        [self, row](LeafSummary summary) {
            row->isSummarised = true;
            row->summary = std::move(summary);
            self->m_summaries.erase(row);
            emit self->dataChanged(self->indexOf(row), self->indexOf(row, ColumnCount - 1));
        });
}

// --- what the rows show

QString StoreTreeModel::remoteSentence(const StoreNode& node) const
{
    const QString where = displayText(node.where);
    if (node.hasCachedBatches)
        return tr("This refers to %1, which is not opened. Some of its batches are cached here.")
            .arg(where);
    return tr("This refers to %1, which is not opened.").arg(where);
}

QString StoreTreeModel::problemAt(const QModelIndex& index) const
{
    const Row* row = rowAt(index);
    if (!row->summary.problem.isEmpty())
        return row->summary.problem;
    if (row->node->kind == StoreNode::Kind::Remote)
        return remoteSentence(*row->node);
    if (row->node->kind == StoreNode::Kind::Foreign)
        return tr("This is not a Blosc2 file; stores ignore it.");
    return displayText(row->node->problem);
}

QVariant StoreTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    Row* row = rowAt(index);
    switch (role) {
    case KeyRole:
        return QString::fromStdString(row->node->key);
    case SearchRole:
        return displayText(row->node->name());
    case InternalRole:
        return row->node->internal;
    case Qt::DisplayRole:
        if (!row->isSummarised) // showing a row is what makes it wanted
            askForSummary(row);
        return textAt(*row, index.column());
    case Qt::ToolTipRole: {
        const QString problem = problemAt(index);
        return problem.isEmpty() ? textAt(*row, index.column()) : problem;
    }
    case Qt::DecorationRole:
        return index.column() == NameColumn ? iconAt(*row) : QVariant();
    case Qt::TextAlignmentRole:
        if (index.column() == SizeColumn)
            return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    default:
        return {};
    }
}

QString StoreTreeModel::textAt(const Row& row, int column) const
{
    const StoreNode& node = *row.node;
    switch (column) {
    case NameColumn:
        return row.parent == m_top.get() ? m_name : displayText(node.name());
    case KindColumn:
        return row.summary.kind.isEmpty() ? kindText(node) : row.summary.kind;
    case ShapeColumn:
        return row.summary.shape;
    case SizeColumn:
        return node.size > 0 ? sizeText(node.size) : QString();
    case PlaceColumn:
        return displayText(placeText(node));
    default:
        return {};
    }
}

QVariant StoreTreeModel::iconAt(const Row& row) const
{
    if (!row.summary.problem.isEmpty() || !row.node->problem.empty())
        return QApplication::style()->standardIcon(QStyle::SP_MessageBoxWarning);
    switch (row.node->kind) {
    case StoreNode::Kind::Group:
        return lineIcon("folder");
    case StoreNode::Kind::Table:
        return lineIcon("table");
    case StoreNode::Kind::Remote:
        return lineIcon("link");
    default:
        return lineIcon("file");
    }
}

QVariant StoreTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList names{tr("Name"), tr("Kind"), tr("Shape"), tr("Size"), tr("Location")};
    return names.value(section);
}

} // namespace bloscope
