#include "ui/chunks/chunks_view.h"

#include "core/array/array.h"
#include "core/array/chunk_plane.h"
#include "core/inspect/chunk_facts.h"
#include "ui/chunks/chunk_map.h"
#include "ui/controls/labelled_button.h"
#include "ui/document/byte_focus.h"
#include "ui/grid/cell_grid.h"
#include "ui/rows/row_table_model.h"
#include "ui/rows/row_table_view.h"
#include "ui/rows/shown_rows.h"
#include "ui/text/error_text.h"
#include "ui/text/json_numbers.h"
#include "ui/text/number_text.h"
#include "ui/text/words.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>
#include <array>
#include <utility>

namespace bloscope {

namespace {

struct Column {
    const char* name;
    const char* toolTip;
    bool isNumber;
};

constexpr std::array<Column, 7> chunkColumns = {{
    {QT_TRANSLATE_NOOP("ChunkRows", "First index"),
     QT_TRANSLATE_NOOP("ChunkRows", "Array index of the first element of the chunk"), false},
    {QT_TRANSLATE_NOOP("ChunkRows", "Content"),
     QT_TRANSLATE_NOOP("ChunkRows", "Codec and filters, or the value of all elements"), false},
    {QT_TRANSLATE_NOOP("ChunkRows", "Ratio"),
     QT_TRANSLATE_NOOP("ChunkRows", "Decoded bytes per stored byte"), true},
    {QT_TRANSLATE_NOOP("ChunkRows", "Stored (bytes)"),
     QT_TRANSLATE_NOOP("ChunkRows", "Size in the file, including the chunk header"), true},
    {QT_TRANSLATE_NOOP("ChunkRows", "Decoded (bytes)"),
     QT_TRANSLATE_NOOP("ChunkRows", "Decoded size, including the padding at the array borders"),
     true},
    {QT_TRANSLATE_NOOP("ChunkRows", "Blocks"),
     QT_TRANSLATE_NOOP("ChunkRows", "Parts that are decoded separately"), true},
    {QT_TRANSLATE_NOOP("ChunkRows", "Offset"),
     QT_TRANSLATE_NOOP("ChunkRows", "Offset of the chunk in the file"), true},
}};

const Column& columnAt(int column)
{
    return chunkColumns[static_cast<std::size_t>(column)];
}

class ChunkRows : public ShownRows {
    Q_DECLARE_TR_FUNCTIONS(ChunkRows)

 public:
    explicit ChunkRows(ArrayPtr array) : m_array(std::move(array)) {}

    int columnCount() const override { return static_cast<int>(chunkColumns.size()); }
    QString columnName(int column) const override { return tr(columnAt(column).name); }
    QString columnToolTip(int column) const override { return tr(columnAt(column).toolTip); }
    bool isNumber(int column) const override { return columnAt(column).isNumber; }

    Result<RowTile> read(std::int64_t firstRow, std::int64_t rows, int firstColumn, int columnCount,
                         const Form&, const Job& job) const override
    {
        RowTile tile{std::vector<std::vector<RowCell>>(static_cast<std::size_t>(columnCount)), {}};
        for (std::int64_t n = firstRow; n < firstRow + rows; ++n) {
            if (job.stopped())
                return cancelled();
            const ChunkFacts facts = factsOf(*m_array->frame(), n);
            if (facts.content == ChunkContent::Damaged && tile.problem.isEmpty())
                tile.problem = displayText(facts.text);
            for (int i = 0; i < columnCount; ++i)
                tile.columns[static_cast<std::size_t>(i)].push_back(
                    cell(n, facts, firstColumn + i));
        }
        return tile;
    }

 private:
    RowCell cell(std::int64_t n, const ChunkFacts& facts, int column) const
    {
        const bool isDamaged = facts.content == ChunkContent::Damaged;
        switch (column) {
        case 0:
            return beginning(n);
        case 1:
            return {displayText(facts.text),
                    isDamaged ? RowCell::State::Damaged : RowCell::State::Value};
        case 2:
            return facts.ratio() ? RowCell{ratioText(*facts.ratio())} : missing();
        case 3:
            return facts.isStored ? RowCell{countText(facts.cbytes)} : missing();
        case 4:
            return isDamaged ? missing() : RowCell{countText(facts.nbytes)};
        case 5:
            return isDamaged ? missing() : RowCell{countText(static_cast<quint64>(facts.blocks))};
        default:
            return facts.isStored ? RowCell{place(facts)} : missing();
        }
    }

    RowCell beginning(std::int64_t n) const
    {
        const auto index = firstIndexOf(*m_array, n);
        return index ? RowCell{indexText(*index)} : missing();
    }

    static QString place(const ChunkFacts& facts)
    {
        const QString offset = countText(facts.offset);
        return facts.file.empty() ? offset
                                  : ChunkRows::tr("%1, byte %2", "a file, an offset in it")
                                        .arg(displayText(facts.file), offset);
    }

    static RowCell missing() { return {QStringLiteral("–"), RowCell::State::Null}; }

    ArrayPtr m_array;
};

// The chunks of an array as rows: where each begins in the array, what it holds, its sizes, where
// it is stored.
ShownRowsPtr chunkRowsOf(ArrayPtr array)
{
    return std::make_shared<ChunkRows>(std::move(array));
}

constexpr std::array<Word<ChunkColoring>, 3> coloringWords = {
    {{ChunkColoring::Ratio, "ratio"},
     {ChunkColoring::StoredBytes, "stored"},
     {ChunkColoring::Content, "content"}}};

} // namespace

QJsonObject toJson(const ChunksViewState& state)
{
    QJsonObject json{{"colors", wordFor(coloringWords, state.coloring)}};
    if (state.current)
        json["chunk"] = qint64(*state.current);
    return json;
}

ChunksViewState chunksStateFrom(const QJsonObject& json)
{
    ChunksViewState state;
    state.coloring = choiceFrom(json["colors"], coloringWords).value_or(state.coloring);
    state.current = wholeFrom(json["chunk"]);
    return state;
}

ChunksView::ChunksView(Document& document, Scheduler& scheduler, QWidget* parent)
    : SliceView(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_model(new RowTableModel(chunkRowsOf(document.array()), scheduler, this)),
      m_rows(new RowTableView(*m_model, scheduler)),
      m_showData(new QToolButton),
      m_showStructure(new QToolButton),
      m_showBytes(new QToolButton),
      m_showSteps(new QToolButton),
      m_coloring(new QComboBox),
      m_planeText(new QLabel),
      m_map(new ChunkMap),
      m_legend(new QLabel),
      m_progress(new QLabel),
      m_bar(makeBar())
{
    m_model->setTotalRows(document.frame()->chunkCount());
    m_rows->grid().setAccessibleName(tr("Chunks"));
    auto* splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_rows);
    splitter->addWidget(makeMap());
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    auto* column = tightColumn(this);
    column->addWidget(splitter, 1);
    setFocusProxy(m_rows);
    connectParts();
}

QWidget* ChunksView::makeBar()
{
    m_coloring->addItems({tr("Ratio"), tr("Stored bytes"), tr("Content")});
    m_coloring->setAccessibleName(tr("Map colours"));
    m_showData->setText(tr("Show &Data"));
    m_showData->setToolTip(tr("Go to the first cell of the chunk in the table (Return)"));
    m_showStructure->setText(tr("Show in &Structure"));
    m_showStructure->setToolTip(tr("Show the header and blocks of the chunk"));
    m_showBytes->setText(tr("Show &Bytes"));
    m_showBytes->setToolTip(tr("Show the bytes of the chunk in the file"));
    m_showSteps->setText(tr("S&tep by Step…"));
    m_showSteps->setToolTip(tr("Decode the blocks of the chunk step by step"));
    for (QToolButton* button : {m_showBytes, m_showSteps})
        button->hide();
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch();
    row->addWidget(m_progress);
    row->addWidget(m_showData);
    row->addWidget(m_showStructure);
    row->addWidget(m_showBytes);
    row->addWidget(m_showSteps);
    row->addWidget(labelled(tr("&Colours:"), m_coloring));
    return bar;
}

QWidget* ChunksView::makeMap()
{
    for (QLabel* label : {m_planeText, m_legend}) {
        label->setWordWrap(true);
        label->setContentsMargins(4, 2, 4, 2);
    }
    m_legend->setTextFormat(Qt::RichText);
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(4, 0, 4, 4);
    column->setSpacing(4);
    column->addWidget(m_planeText);
    column->addWidget(m_legend);
    column->addWidget(m_map, 1);
    return side;
}

void ChunksView::connectParts()
{
    connect(m_showData, &QToolButton::clicked, this, &ChunksView::showData);
    connect(m_showStructure, &QToolButton::clicked, this,
            [this] { emit chunkWanted(currentChunk()); });
    connect(m_rows, &RowTableView::notice, this, &ChunksView::notice);
    connect(m_rows, &RowTableView::currentChanged, this, &ChunksView::rowChosen);
    connect(m_rows, &RowTableView::activated, this, &ChunksView::showData);
    connect(m_map, &ChunkMap::chosen, this, &ChunksView::cellChosen);
    connect(m_map, &ChunkMap::stepWanted, this, &ChunksView::stepWanted);
    connect(m_map, &ChunkMap::activated, this, &ChunksView::showData);
    connect(m_coloring, &QComboBox::currentIndexChanged, this, &ChunksView::showMap);
    connect(&m_document, &Document::fileChanged, this, &ChunksView::takeFile);
    loadWhileShown(m_document);
}

void ChunksView::setByteFocus(ByteFocus& focus)
{
    for (QToolButton* button : {m_showBytes, m_showSteps})
        button->show();
    connect(m_showSteps, &QToolButton::clicked, this,
            [this, &focus] { emit focus.blockWanted({.chunk = currentChunk()}); });
    connect(m_showBytes, &QToolButton::clicked, this, [this, &focus] {
        focus.choose({.chunk = currentChunk()});
        emit focus.bytesWanted();
    });
    connect(m_rows, &RowTableView::currentChanged, this, [this, &focus] {
        if (isVisible() && currentChunk() >= 0)
            focus.choose({.chunk = currentChunk()});
    });
}

// The same chunks, which may be stored in another way.
void ChunksView::takeFile()
{
    m_model->setSource(chunkRowsOf(m_document.array()));
    m_survey.reset();
    m_cells = {};
}

void ChunksView::leave()
{
    if (m_survey)
        m_cells = {}; // begun again when it is shown
    m_survey.reset();
}

void ChunksView::changeEvent(QEvent* event)
{
    SliceView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showMap();
}

void ChunksView::load()
{
    takeWanted();
    const ChunkPlane plane(*m_document.array(), m_document.slice());
    if (plane == m_cells.plane)
        return;
    m_cells = ChunkMapCells(plane);
    m_planeText->setText(planeText());
    m_survey = std::make_unique<ChunkSurvey>(m_scheduler, m_document.frame(), plane);
    const auto look = [this] {
        m_cells = m_survey->cells();
        showMap();
    };
    connect(m_survey.get(), &ChunkSurvey::progressed, this, look);
    connect(m_survey.get(), &ChunkSurvey::finished, this, [this, look] {
        look();
        m_survey.release()->deleteLater();
        showProgress();
    });
    showMap();
    rowChosen();
}

void ChunksView::showMap()
{
    const auto coloring = static_cast<ChunkColoring>(m_coloring->currentIndex());
    const ChunkPicture picture = chunkPictureOf(m_cells, coloring, palette());
    m_map->setImage(picture.image);
    m_legend->setText(picture.legend);
    showProgress();
}

void ChunksView::showProgress()
{
    m_progress->setText(
        m_survey ? tr("%1 of %2 chunks scanned")
                       .arg(countText(m_survey->seen()), countText(quint64(m_cells.plane.count())))
                 : QString());
}

QString ChunksView::planeText() const
{
    const Slice& slice = m_document.slice();
    const ChunkPlane& plane = m_cells.plane;
    const auto row = slice.rowDimension();
    const auto column = slice.columnDimension();
    QStringList sentences;
    if (m_document.array()->isNd() && row && column)
        sentences << tr("Rows: chunks along %1; columns: chunks along %2.")
                         .arg(m_document.dimensionLabels().names()[static_cast<int>(*row)],
                              m_document.dimensionLabels().names()[static_cast<int>(*column)]);
    else
        sentences << tr("Chunks in file order, %1 per row.").arg(plane.columns());
    if (m_cells.step > 1)
        sentences << tr("Each cell represents %1 × %1 chunks.").arg(countText(m_cells.step));
    return sentencesText(sentences);
}

std::int64_t ChunksView::currentChunk() const
{
    return m_rows->currentRow();
}

void ChunksView::goToChunk(std::int64_t chunk)
{
    m_rows->goToRow(chunk);
}

void ChunksView::rowChosen()
{
    for (QToolButton* button : {m_showData, m_showStructure, m_showBytes, m_showSteps})
        button->setEnabled(currentChunk() >= 0);
    const auto position = currentChunk() >= 0 ? m_cells.plane.positionOf(currentChunk())
                                              : std::optional<ChunkPlane::Position>();
    m_map->setAccessibleValue(
        *m_map, currentChunk() >= 0 ? tr("Chunk %1").arg(countText(currentChunk())) : QString());
    m_map->setCurrent(position ? std::optional(ChunkPlane::Position{
                                     position->row / m_cells.step, position->column / m_cells.step})
                               : std::nullopt);
}

void ChunksView::cellChosen(ChunkPlane::Position cell)
{
    if (const auto chunk =
            m_cells.plane.chunkAt({cell.row * m_cells.step, cell.column * m_cells.step}))
        m_rows->goToRow(*chunk);
    else
        rowChosen(); // there is none: back to the one before
}

void ChunksView::showData()
{
    if (currentChunk() < 0)
        return;
    if (const auto index = firstIndexOf(*m_document.array(), currentChunk()))
        emit cellWanted(*index);
    else
        emit notice(tr("This chunk contains no elements of the array."));
}

ChunksViewState ChunksView::state() const
{
    if (m_wanted)
        return *m_wanted;
    ChunksViewState state;
    state.coloring = static_cast<ChunkColoring>(m_coloring->currentIndex());
    if (currentChunk() >= 0)
        state.current = currentChunk();
    if (m_rows->isAtEnd())
        state.endInSight = m_rows->totalRows();
    return state;
}

void ChunksView::restore(const ChunksViewState& state)
{
    m_wanted = state;
    if (isVisible())
        takeWanted();
}

void ChunksView::takeWanted()
{
    const auto state = std::exchange(m_wanted, {});
    if (!state)
        return;
    m_coloring->setCurrentIndex(static_cast<int>(state->coloring));
    if (state->current)
        goToChunk(*state->current);
    if (state->endInSight && *state->endInSight < m_rows->totalRows())
        m_rows->showEnd();
}

void ChunksView::copy()
{
    m_rows->copy();
}

} // namespace bloscope
