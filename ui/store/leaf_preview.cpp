#include "ui/store/leaf_preview.h"

#include "core/array/slice_reader.h"
#include "core/dtype/cell_text.h"
#include "core/objects/item_list.h"
#include "core/objects/object_kind.h"
#include "core/store/table.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/labelled_button.h"
#include "ui/grid/cell_grid.h"
#include "ui/rows/row_table_model.h"
#include "ui/rows/row_table_view.h"
#include "ui/store/store_tree_model.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t mostBytes = 4 << 20;
constexpr std::size_t cacheBytes = 64UL << 20;

// Rows that were read already.
class ReadRows : public ShownRows {
 public:
    struct Column {
        QString name;
        QString toolTip;
        bool isNumber = false;
    };
    ReadRows(RowTile tile, std::vector<Column> columns)
        : m_tile(std::move(tile)), m_columns(std::move(columns))
    {
    }

    int columnCount() const override { return static_cast<int>(m_columns.size()); }
    QString columnName(int column) const override { return at(column).name; }
    QString columnToolTip(int column) const override { return at(column).toolTip; }
    bool isNumber(int column) const override { return at(column).isNumber; }

    Result<RowTile> read(std::int64_t firstRow, std::int64_t rows, int firstColumn, int columns,
                         const Form&, const Job&) const override
    {
        RowTile tile;
        for (int i = firstColumn; i < firstColumn + columns; ++i) {
            const std::vector<RowCell>& all = m_tile.columns[static_cast<std::size_t>(i)];
            const auto begin = all.begin() + std::min<std::int64_t>(firstRow, std::ssize(all));
            const auto count = std::min<std::int64_t>(rows, all.end() - begin);
            tile.columns.emplace_back(begin, begin + count);
        }
        return tile;
    }

 private:
    const Column& at(int column) const { return m_columns[static_cast<std::size_t>(column)]; }

    RowTile m_tile;
    std::vector<Column> m_columns;
};

RowCell cellOf(const Cells& cells, const CellText& writer, std::int64_t row, std::int64_t column)
{
    switch (cells.stateAt(row, column)) {
    case CellState::Damaged:
        return {LeafPreview::tr("damaged"), RowCell::State::Damaged};
    case CellState::Absent:
    case CellState::Uninitialised:
        return {LeafPreview::tr("not stored"), RowCell::State::Absent};
    default:
        return {displayText(writer.of(cells.at(row, column)))};
    }
}

} // namespace

struct LeafPreview::Beginning {
    ShownRowsPtr rows; // null: there is nothing to show but the note
    std::int64_t count = 0;
    QString title;
    QString note; // a sentence

    static Beginning ofArray(const FramePtr& frame, const Job& job);
    static Beginning ofRows(const ShownRowsPtr& all, std::int64_t count, const Job& job);
    static Beginning ofTable(const StorePtr& store, const StoreNode& node, const Job& job);
    static Beginning ofLeaf(const StorePtr& store, const StoreNode& node, const Job& job);
};

LeafPreview::Beginning LeafPreview::Beginning::ofArray(const FramePtr& frame, const Job& job)
{
    BlockCache cache(cacheBytes);
    WorkerPool pool(1);
    const auto reader = std::make_shared<const SliceReader>(Array::of(frame), cache, pool);
    const Slice plane = Slice::firstPlane(reader->shape());
    const auto itemsize = std::max<std::int64_t>(1, std::int64_t(reader->dtype().itemsize));
    const std::int64_t columns =
        std::clamp<std::int64_t>(mostBytes / itemsize, 1, std::min(mostColumns, plane.columns()));
    const std::int64_t rows = std::clamp<std::int64_t>(mostBytes / itemsize / columns, 1, mostRows);
    Beginning beginning;
    beginning.title = shapeText(*reader->array());
    if (plane.isEmpty()) {
        beginning.note = tr("It has no cells.");
        return beginning;
    }
    const auto cells = reader->read(plane.window(0, rows, 0, columns), job);
    if (!cells) {
        beginning.note = errorSentence(tr("There is no preview"), cells.error());
        return beginning;
    }
    const CellText writer(reader->dtype());
    RowTile tile;
    std::vector<ReadRows::Column> names;
    const bool isLine = !plane.columnDimension();
    for (std::int64_t column = 0; column < cells->slice.columns(); ++column) {
        names.push_back(
            {isLine ? tr("Value") : countText(column), {}, reader->dtype().isNumeric()});
        tile.columns.emplace_back();
        for (std::int64_t row = 0; row < cells->slice.rows(); ++row)
            tile.columns.back().push_back(cellOf(*cells, writer, row, column));
    }
    beginning.count = cells->slice.rows();
    if (!cells->regions.empty() && cells->regions.front().kind == CellState::Damaged)
        beginning.note = displayText(cells->regions.front().reason);
    beginning.rows = std::make_shared<ReadRows>(std::move(tile), std::move(names));
    return beginning;
}

LeafPreview::Beginning LeafPreview::Beginning::ofRows(const ShownRowsPtr& all, std::int64_t count,
                                                      const Job& job)
{
    const int columns = std::min(all->columnCount(), static_cast<int>(mostColumns));
    Beginning beginning;
    beginning.count = std::min(count, mostRows);
    auto tile = all->read(0, beginning.count, 0, columns, {ShownRows::Length::Short}, job);
    if (!tile) {
        beginning.note = errorSentence(tr("There is no preview"), tile.error());
        return beginning;
    }
    std::vector<ReadRows::Column> names;
    for (int column = 0; column < columns; ++column)
        names.push_back(
            {all->columnName(column), all->columnToolTip(column), all->isNumber(column)});
    beginning.note = tile->problem;
    beginning.rows = std::make_shared<ReadRows>(*std::move(tile), std::move(names));
    return beginning;
}

LeafPreview::Beginning LeafPreview::Beginning::ofTable(const StorePtr& store, const StoreNode& node,
                                                       const Job& job)
{
    BlockCache cache(cacheBytes);
    WorkerPool pool(1);
    const auto table = Table::open(store, node.key, cache, pool);
    const auto count = table ? (*table)->rowCount(job) : Result<std::int64_t>(table.error());
    if (!count)
        return {nullptr, 0, {}, errorSentence(tr("There is no preview"), count.error())};
    Beginning beginning = ofRows(rowsOf(*table), *count, job);
    beginning.title = tableShapeText(*count, (*table)->columns().size());
    return beginning;
}

LeafPreview::Beginning LeafPreview::Beginning::ofLeaf(const StorePtr& store, const StoreNode& node,
                                                      const Job& job)
{
    const auto frame = store->openLeaf(node.key);
    if (!frame)
        return {nullptr, 0, {}, errorSentence(tr("There is no preview"), frame.error())};
    const ObjectKind kind = classify(**frame);
    if (isItemList(kind)) {
        const auto list = ItemList::open(*frame);
        const auto known = list ? (*list)->knownCount() : std::nullopt;
        const auto count = !list   ? Result<std::int64_t>(list.error())
                           : known ? Result<std::int64_t>(*known)
                                   : (*list)->count(job);
        if (!count)
            return {nullptr, 0, {}, errorSentence(tr("There is no preview"), count.error())};
        Beginning beginning = ofRows(rowsOf(*list), *count, job);
        beginning.title = countedText(*count, tr("%n item(s)", nullptr, pluralNumber(*count)));
        return beginning;
    }
    if (isRecipe(kind) || isStore(kind) || kind == ObjectKind::TableMeta)
        return {nullptr, 0, displayText(nameOf(kind)), {}};
    return ofArray(*frame, job);
}

LeafPreview::Beginning LeafPreview::beginningOf(const StorePtr& store, const StoreNode& node,
                                                const Job& job)
{
    switch (node.kind) {
    case StoreNode::Kind::Leaf:
        return Beginning::ofLeaf(store, node, job);
    case StoreNode::Kind::Table:
        return Beginning::ofTable(store, node, job);
    default: {
        const auto parts =
            static_cast<int>(std::ranges::count(node.children, false, &StoreNode::internal));
        return {nullptr, 0, node.problem.empty() ? tr("%n part(s)", nullptr, parts) : QString(),
                displayText(node.problem)};
    }
    }
}

LeafPreview::LeafPreview(Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_scheduler(scheduler),
      m_title(new ElidedLabel(this)),
      m_note(new QLabel(this)),
      m_model(new RowTableModel(rowsOf(std::vector<TableColumn>()), scheduler, this)),
      m_table(new RowTableView(*m_model, scheduler, this))
{
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_table->grid().setAccessibleName(tr("Preview"));
    auto* column = tightColumn(this, 4);
    column->addWidget(m_title);
    column->addWidget(m_note);
    column->addWidget(m_table, 1);
    column->addStretch(0);
    clear();
}

// The table refers to the model: it goes first.
LeafPreview::~LeafPreview()
{
    delete m_table;
}

void LeafPreview::show(StorePtr store, const StoreNode& node)
{
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [store = std::move(store), &node](std::stop_token stop) {
            return beginningOf(store, node, {std::move(stop)});
        },
        [this](const Beginning& beginning) { take(beginning); });
}

void LeafPreview::clear()
{
    m_reading = {};
    take({});
}

void LeafPreview::take(const Beginning& beginning)
{
    m_title->setText(beginning.title);
    m_title->setVisible(!beginning.title.isEmpty());
    m_note->setText(beginning.note);
    m_note->setVisible(!beginning.note.isEmpty());
    m_table->setVisible(beginning.rows != nullptr);
    if (beginning.rows)
        m_model->show(beginning.rows, beginning.count);
    else
        m_model->setTotalRows(0);
}

} // namespace bloscope
