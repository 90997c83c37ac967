#include "ui/pages/array_page.h"

#include "ui/cells/cell_in_slice.h"
#include "ui/chunks/chunks_view.h"
#include "ui/controls/go_to_bar.h"
#include "ui/curve/curve_view.h"
#include "ui/document/link_group.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/overlay/overlay_array.h"
#include "ui/pages/cell_finder.h"
#include "ui/pages/page_code.h"
#include "ui/pages/page_export.h"
#include "ui/planes/planes_view.h"
#include "ui/settings/preferences.h"
#include "ui/slice/dimension_bar.h"
#include "ui/slice/dimension_roles.h"
#include "ui/statistics/statistics_view.h"
#include "ui/table/slice_table_view.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr qsizetype longestValue = 200; // characters in the status bar

// The cell that a slice of single indices is.
std::optional<std::vector<std::int64_t>> cellOf(const Slice& slice)
{
    std::vector<std::int64_t> index;
    for (const DimensionSlice& taken : slice.dimensions()) {
        if (!taken.fixed)
            return {};
        index.push_back(taken.start);
    }
    return index;
}

GoToBar::Meaning meaningOf(const QString& text, const Shape& shape)
{
    const Result<Slice> slice = Slice::parse(text.toStdString(), shape);
    if (!slice)
        return {{}, displayText(slice.error().text())};
    const QString canonical = QString::fromStdString(slice->text());
    return {cellOf(*slice) ? ArrayPage::tr("goes to the cell %1").arg(canonical)
                           : ArrayPage::tr("shows the slice %1").arg(canonical),
            {}};
}

// Nothing when the array has no such cell any more.
std::optional<CellIndex> markWithin(const Shape& shape, const std::optional<CellIndex>& mark)
{
    if (!mark || mark->size() != shape.size())
        return std::nullopt;
    for (std::size_t d = 0; d < shape.size(); ++d)
        if ((*mark)[d] >= shape[d])
            return std::nullopt;
    return mark;
}

} // namespace

ArrayPage::ArrayPage(const OpenedDocument& opened, Scheduler& scheduler, LinkGroup* links,
                     QWidget* parent)
    : DocumentPage(opened, parent),
      m_scheduler(scheduler),
      m_links(links),
      m_document(new Document(std::get<OpenedArray>(opened.content).file, this)),
      m_dimensions(new DimensionBar(*m_document, this)),
      m_centre(new QStackedWidget(this)),
      m_views(new QTabWidget(this)),
      m_table(new SliceTableView(*m_document, scheduler, m_summaries, this)),
      m_heatmap(new HeatmapView(*m_document, scheduler, m_summaries, this)),
      m_curve(new CurveView(*m_document, scheduler, this)),
      m_statistics(new StatisticsView(*m_document, scheduler, m_summaries, this)),
      m_planes(new PlanesView(*m_document, m_heatmap->look(), scheduler, this)),
      m_chunks(new ChunksView(*m_document, scheduler, this)),
      m_goTo(new GoToBar(
          tr("Go to inde&x:"), tr("3, 0, -2  or  0, :, 2:10"),
          [this](const QString& text) { return meaningOf(text, m_document->array()->shape()); },
          this))
{
    addView(m_table, "table", tr("Table"));
    addView(m_heatmap, "heatmap", tr("Heatmap"));
    addView(m_curve, "curve", tr("Curve"));
    addView(m_statistics, "statistics", tr("Statistics"));
    addView(m_planes, "planes", tr("Planes"));
    addView(m_chunks, "chunks", tr("Chunks"));
    m_views->setDocumentMode(true);
    m_views->setAccessibleName(tr("Views of the slice"));

    const Array& array = *m_document->array();
    auto* nothing = new QLabel(
        array.logicalBytes() > 0 ? tr("No elements") : tr("No elements: %1").arg(shapeText(array)),
        this);
    nothing->setAlignment(Qt::AlignCenter);
    nothing->setForegroundRole(QPalette::PlaceholderText);
    m_centre->addWidget(m_views);
    m_centre->addWidget(nothing);
    column()->addWidget(makeDimensionRow());
    column()->addWidget(m_centre, 1);
    column()->addWidget(m_goTo);
    if (array.dtype().isNumeric()) {
        m_finder = new CellFinder(*this, scheduler);
        column()->addWidget(&m_finder->bar());
    }

    connect(m_goTo, &GoToBar::wanted, this, &ArrayPage::goToText);
    connect(m_goTo, &GoToBar::closed, this, &ArrayPage::takeFocus);
    connect(m_views, &QTabWidget::currentChanged, this, &ArrayPage::abilitiesChanged);
    connect(m_views, &QTabWidget::currentChanged, this, &ArrayPage::textsChanged);
    connect(m_statistics, &StatisticsView::cellWanted, this, &ArrayPage::goTo);
    connect(m_chunks, &ChunksView::cellWanted, this, &ArrayPage::goTo);
    connect(m_chunks, &ChunksView::chunkWanted, this, &ArrayPage::structureChunkWanted);
    connect(m_centre, &QStackedWidget::currentChanged, this, &ArrayPage::abilitiesChanged);
    connect(m_document, &Document::sliceChanged, this, &ArrayPage::showViewsOrNothing);
    connect(m_document, &Document::sliceChanged, this, &ArrayPage::textsChanged);
    connect(m_document, &Document::currentCellChanged, this, &ArrayPage::textsChanged);
    connect(m_heatmap, &HeatmapView::stepWanted, m_dimensions, &DimensionBar::stepIndex);
    connect(m_heatmap, &HeatmapView::lookChosen, this, &ArrayPage::heatmapLookChosen);
    connect(m_heatmap, &HeatmapView::openArraysWanted, this, &ArrayPage::openArraysWanted);
    connect(m_heatmap, &HeatmapView::lookChosen, this, &ArrayPage::shareColors);
    showViewsOrNothing();
}

// With a button for chunks of which nobody said what they are.
QWidget* ArrayPage::makeDimensionRow()
{
    if (!canInterpret())
        return m_dimensions;
    auto* row = new QWidget(this);
    auto* interpret = new QToolButton(row);
    interpret->setText(tr("Interpret as array…"));
    interpret->setAutoRaise(true);
    interpret->setToolTip(tr("Say of which type and shape these chunks are"));
    connect(interpret, &QToolButton::clicked, this, &ArrayPage::interpretWanted);
    auto* corner = new QVBoxLayout;
    corner->setContentsMargins(m_dimensions->layout()->contentsMargins()); // beside the slice
    corner->addWidget(interpret);
    corner->addStretch();
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_dimensions, 1);
    layout->addLayout(corner);
    return row;
}

// Views refer to the document: they go first.
ArrayPage::~ArrayPage()
{
    delete m_finder;
    delete m_centre;
    delete m_dimensions;
}

void ArrayPage::addView(SliceView* view, const char* icon, const QString& title)
{
    m_views->addTab(view, lineIcon(QString::fromLatin1(icon)), title);
    connect(view, &SliceView::notice, this, &ArrayPage::notice);
    connect(view, &SliceView::exportWanted, this, &ArrayPage::exportData);
    connect(view, &SliceView::codeWanted, this, [this](CodeLanguage language) {
        if (canCopyCode())
            copyCode(*this, language);
    });
    connect(view, &SliceView::figureWanted, this,
            [this] { exportFrom(*this, m_scheduler, ExportOf::Figure); });
    connect(view, &SliceView::selectionTextChanged, this, &ArrayPage::textsChanged);
}

void ArrayPage::showView(View view)
{
    m_views->setCurrentIndex(static_cast<int>(view));
}

ArrayPage::View ArrayPage::shownView() const
{
    return static_cast<View>(m_views->currentIndex());
}

void ArrayPage::showCell(const std::vector<std::int64_t>& index)
{
    m_document->setSlice(sliceShowing(m_document->slice(), index));
    SliceView* view = currentView();
    if (view && view->goToCell(index))
        return;
    showView(View::Table);
    m_table->goToCell(index);
}

void ArrayPage::goTo(const std::vector<std::int64_t>& index)
{
    showCell(index);
    takeFocus();
}

void ArrayPage::askWhereToGo()
{
    const SliceView* view = currentView();
    const auto cell = view ? view->markedCell() : std::nullopt;
    m_goTo->ask(cell ? indexText(*cell) : QString());
}

void ArrayPage::goToText(const QString& text)
{
    const Result<Slice> slice = Slice::parse(text.toStdString(), m_document->array()->shape());
    if (!slice)
        return;
    if (const auto cell = cellOf(*slice))
        goTo(*cell);
    else
        m_document->setSlice(withAxesOf(m_document->slice(), *slice));
}

void ArrayPage::find()
{
    m_finder->bar().ask();
}

void ArrayPage::findNext()
{
    m_finder->find(ScanDirection::Forwards);
}

void ArrayPage::findPrevious()
{
    m_finder->find(ScanDirection::Backwards);
}

SliceView* ArrayPage::currentView() const
{
    if (m_centre->currentWidget() != m_views)
        return nullptr;
    return qobject_cast<SliceView*>(m_views->currentWidget());
}

void ArrayPage::showViewsOrNothing()
{
    m_centre->setCurrentIndex(m_document->slice().isEmpty() ? 1 : 0);
}

void ArrayPage::takeFocus()
{
    if (SliceView* view = currentView())
        view->setFocus();
}

ViewState ArrayPage::viewState() const
{
    return {.array = ArrayViewState{m_document->slice(), m_views->currentIndex(), m_table->state(),
                                    m_heatmap->state(), m_curve->state(), m_planes->state(),
                                    m_document->mark(), isLinked()},
            .key = {},
            .row = {}};
}

QString ArrayPage::restore(const ViewState& state, LastIndex lastIndex)
{
    if (!state.array)
        return {};
    m_hasColors = true;
    const Slice& before = state.array->slice;
    const FittedSlice fitted = fittedTo(m_document->array()->shape(), before, lastIndex);
    m_document->setSlice(fitted.slice);
    m_views->setCurrentIndex(state.array->view);
    m_table->restore(state.array->table);
    m_heatmap->restore(state.array->heatmap);
    m_curve->restore(state.array->curve);
    shareColors();
    m_planes->restore(state.array->planes);
    m_document->setMark(markWithin(m_document->array()->shape(), state.array->mark));
    setLinked(state.array->isLinked);
    if (fitted.isAllThere)
        return {};
    return tr("The array has another shape, %1: %2 is shown in place of %3.")
        .arg(shapeText(*m_document->array()), QString::fromStdString(fitted.slice.text()),
             QString::fromStdString(before.text()));
}

bool ArrayPage::isLinked() const
{
    return m_links && m_links->contains(*m_document);
}

void ArrayPage::setLinked(bool linked)
{
    if (!m_links || linked == isLinked())
        return;
    if (linked)
        m_links->join(*m_document);
    else
        m_links->leave(*m_document);
    emit linkedChanged();
    emit abilitiesChanged();
}

HeatmapViewState ArrayPage::heatmapLook() const
{
    return m_heatmap->state();
}

void ArrayPage::setHeatmapLook(const HeatmapViewState& look)
{
    m_hasColors = true;
    m_heatmap->restore(look);
    shareColors();
}

// Of the heatmap with the table.
void ArrayPage::shareColors()
{
    m_table->setColorMap(*m_heatmap->state().options.map);
}

// The colours are those of new heatmaps only: afterwards somebody may have chosen others.
void ArrayPage::follow(const Preferences& preferences)
{
    m_csv = preferences.csv;
    m_table->setNumberFormat(preferences.numbers);
    const ColorMap* map = findColorMap(preferences.colorMap);
    if (map && !m_hasColors)
        m_heatmap->setColorMap(*map);
    m_hasColors = true;
    shareColors();
}

void ArrayPage::exportData()
{
    exportFrom(*this, m_scheduler);
}

QString ArrayPage::shownText() const
{
    return QString::fromStdString(m_document->slice().text());
}

QString ArrayPage::currentText() const
{
    const CellPosition cell = m_document->currentCell();
    if (cell.row < 0)
        return {};
    QString value = m_document->currentCellText();
    if (value.size() > longestValue)
        value = value.left(longestValue) + u'…';
    return indexText(m_document->slice().indexAt(cell.row, cell.column)) + "  " + value;
}

QString ArrayPage::selectionText() const
{
    return currentView() ? currentView()->selectionText() : QString();
}

} // namespace bloscope
