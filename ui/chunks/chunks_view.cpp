#include "ui/chunks/chunks_view.h"

#include "ui/chunks/chunk_map.h"
#include "ui/chunks/chunk_rows.h"
#include "ui/controls/labelled.h"
#include "ui/document/byte_focus.h"
#include "ui/rows/row_table_model.h"
#include "ui/rows/row_table_view.h"
#include "ui/text/number_text.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

namespace bloscope {

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
    m_rows->table().setAccessibleName(tr("Chunks"));
    auto* splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_rows);
    splitter->addWidget(makeMap());
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(splitter, 1);
    setFocusProxy(m_rows);
    connectParts();
}

QWidget* ChunksView::makeBar()
{
    m_coloring->addItems({tr("Ratio"), tr("Stored bytes"), tr("Content")});
    m_coloring->setAccessibleName(tr("Colours of the map"));
    m_showData->setText(tr("Show &Data"));
    m_showData->setToolTip(tr("Go to the first cell of the chunk in the table (Return)"));
    m_showStructure->setText(tr("Show in &Structure"));
    m_showStructure->setToolTip(tr("Go to the header and the blocks of the chunk"));
    m_showBytes->setText(tr("Show &Bytes"));
    m_showBytes->setToolTip(tr("Go to the bytes of the chunk in the file"));
    m_showSteps->setText(tr("S&tep by Step…"));
    m_showSteps->setToolTip(tr("See the blocks of the chunk decoded step by step"));
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
    connect(&m_rows->table(), &QTableView::activated, this, &ChunksView::showData);
    connect(m_map, &ChunkMap::chosen, this, &ChunksView::cellChosen);
    connect(m_map, &ChunkMap::stepWanted, this, &ChunksView::stepWanted);
    connect(m_map, &ChunkMap::activated, this, &ChunksView::showData);
    connect(m_coloring, &QComboBox::currentIndexChanged, this, &ChunksView::showMap);
    connect(m_model, &RowTableModel::dataChanged, this, [this] {
        if (!std::exchange(m_isFitted, true))
            m_rows->fitColumns();
    });
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
        m_survey ? tr("%1 of %2 chunks looked at")
                       .arg(countText(m_survey->seen()), countText(quint64(m_cells.plane.count())))
                 : QString());
}

QString ChunksView::planeText() const
{
    const Slice& slice = m_document.slice();
    const ChunkPlane& plane = m_cells.plane;
    const auto row = slice.rowDimension();
    const auto column = slice.columnDimension();
    QString text;
    if (m_document.array()->isNd() && row && column)
        text = tr("Down: chunks along %1, across: along %2.")
                   .arg(m_document.dimensionLabels().names()[static_cast<int>(*row)],
                        m_document.dimensionLabels().names()[static_cast<int>(*column)]);
    else
        text = tr("Chunks one after the other, %1 in a line.").arg(plane.columns());
    if (m_cells.step > 1)
        text += ' ' + tr("Each cell stands for %1 × %1 of them.").arg(countText(m_cells.step));
    return text;
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
        emit notice(tr("This chunk holds no elements of the array."));
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
