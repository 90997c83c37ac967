#include "ui/pages/array_page.h"

#include "core/cells/cell_in_slice.h"
#include "core/cells/element_part.h"
#include "core/geometry/place_text.h"
#include "core/plane/color_bands.h"
#include "core/statistics/text_statistics.h"
#include "ui/brush/heatmap_brush.h"
#include "ui/controls/go_to_bar.h"
#include "ui/controls/message_bar.h"
#include "ui/document/byte_focus.h"
#include "ui/document/document.h"
#include "ui/document/link_group.h"
#include "ui/document/value_changes.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/heatmap/heatmap_view_state.h"
#include "ui/measure/region_set.h"
#include "ui/pages/array_views.h"
#include "ui/pages/cell_finder.h"
#include "ui/pages/damage_notice.h"
#include "ui/pages/go_to_index.h"
#include "ui/pages/opening_view.h"
#include "ui/pages/page_bytes.h"
#include "ui/pages/page_export.h"
#include "ui/pages/page_movie.h"
#include "ui/pages/view_tabs.h"
#include "ui/plane/heatmap_look.h"
#include "ui/planes/planes_view.h"
#include "ui/records/rows_view.h"
#include "ui/settings/preferences.h"
#include "ui/slice/dimension_bar.h"
#include "ui/slice/frame_strip.h"
#include "ui/slice/slice_view.h"
#include "ui/table/slice_table_view.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr qsizetype longestValue = 200; // characters

QString coordinatesText(const Document& document, const CellIndex& cell)
{
    const DimensionLabels& labels = document.dimensionLabels();
    QStringList told;
    for (std::size_t d = 0; d < cell.size(); ++d)
        if (labels.coordinates(d) && !document.slice()[d].fixed)
            told << labels.name(d) + ' ' + labels.coordinateText(d, cell[d]);
    return told.join(QStringLiteral(", "));
}

// In space, where the file tells that and no coordinates.
QString placeText(const Document& document, const CellIndex& cell)
{
    const QString coordinates = coordinatesText(document, cell);
    const Geometry& geometry = *document.geometry();
    if (!coordinates.isEmpty() || positionOf(cell, geometry).empty())
        return coordinates;
    return displayText(positionText(positionOf(cell, geometry), geometry));
}

// In place of the views.
QWidget* makeEmptiness(const Array& array)
{
    auto* nothing = new QLabel(array.logicalBytes() > 0
                                   ? ArrayPage::tr("No elements")
                                   : ArrayPage::tr("No elements: %1").arg(shapeText(array)));
    nothing->setAlignment(Qt::AlignCenter);
    nothing->setForegroundRole(QPalette::PlaceholderText);
    return nothing;
}

} // namespace

QString currentCellText(const Document& document)
{
    const CellPosition cell = document.currentCell();
    QString value = document.currentCellText();
    if (value.size() > longestValue)
        value = value.left(longestValue) + u'…';
    if (cell.row < 0)
        return value; // of a turned volume
    const CellIndex index = document.slice().indexAt(cell.row, cell.column);
    QStringList told = {indexText(index), placeText(document, index), value};
    told.removeAll(QString());
    return told.join(QStringLiteral("  "));
}

ArrayPage::ArrayPage(const OpenedDocument& opened, Scheduler& scheduler, LinkGroup* links,
                     OpenArrays* arrays, QWidget* parent, PyramidStore* planes)
    : DocumentPage(opened, parent),
      m_scheduler(scheduler),
      m_document(new Document(std::get<OpenedArray>(opened.content).file, this, arrays)),
      m_link(new DocumentLink(*m_document, links, this)),
      m_dimensions(new DimensionBar(*m_document, this)),
      m_centre(new QStackedWidget(this))
{
    m_document->setSlice(openingSlice(*m_document));
    const Array& array = *m_document->array();
    m_look = new HeatmapLook(*m_document, scheduler, this);
    m_changes = new ValueChanges(*m_document, scheduler, this);
    auto* focus = new ByteFocus(this);
    m_views = new ViewTabs({*m_document, scheduler, *m_look, *m_changes, *focus, planes}, this);
    m_bytes = new PageBytes(*this, *focus, scheduler);
    m_table = m_views->get<SliceTableView>(QStringLiteral("table"));
    m_heatmap = m_views->get<HeatmapView>(QStringLiteral("heatmap"));
    m_goTo = createGoToIndex(*this, m_heatmap->regions());
    m_centre->addWidget(m_views);
    m_centre->addWidget(makeEmptiness(array));
    QWidget* dimensions = makeDimensionRow();
    setAround({dimensions, &m_views->line()});
    column()->addWidget(dimensions);
    column()->addWidget(m_centre, 1);
    column()->addWidget(m_goTo);
    std::vector<DTypeLeaf> fields = leavesOf(array.dtype());
    std::erase_if(fields, [](const DTypeLeaf& leaf) {
        return !leaf.dtype.isNumeric() && !(isText(leaf.dtype) && leaf.dtype.itemsize > 0);
    });
    if (!fields.empty()) {
        m_finder = new CellFinder(*this, std::move(fields), scheduler);
        column()->addWidget(&m_finder->bar());
    }
    connectView(m_table);
    connectView(m_heatmap);
    connect(m_views, &ViewTabs::viewMade, this, &ArrayPage::connectView);
    drawAsFound();
    showView(openingView(*m_document));
    connectParts();
    showViewsOrNothing();
    offerDocument(*this, std::get<OpenedArray>(opened.content), scheduler);
}

// Until somebody chooses: labels in colours of labels, a photo in its own.
void ArrayPage::drawAsFound()
{
    if (showsLabels(*m_document))
        m_look->setUsualMap(*findColorMap("labels"));
    if (const auto channels = openingChannels(*m_document))
        m_heatmap->showChannels(*channels);
}

void ArrayPage::connectView(SliceView* view)
{
    connect(view, &SliceView::notice, this, &ArrayPage::notice);
    connect(view, &SliceView::exportWanted, this, &ArrayPage::exportData);
    connect(view, &SliceView::codeWanted, this, [this](CodeLanguage language) {
        if (canCopyCode(*this))
            copyCode(*this, language);
    });
    connect(view, &SliceView::figureWanted, this,
            [this] { exportFrom(*this, m_scheduler, ExportOf::Figure); });
    connect(view, &SliceView::selectionTextChanged, this, &ArrayPage::textsChanged);
    connect(view, &SliceView::stepWanted, m_dimensions, &DimensionBar::stepIndex);
    connect(view, &SliceView::cellWanted, this, &ArrayPage::goTo);
    connect(view, &SliceView::chunkWanted, this, &ArrayPage::structureChunkWanted);
    connect(view, &SliceView::placeWanted, m_bytes, &PageBytes::showPlaceOf);
    if (auto* planes = qobject_cast<PlanesView*>(view))
        showAsInHeatmap(*planes);
    if (auto* rows = qobject_cast<RowsView*>(view))
        connectRows(*rows);
}

void ArrayPage::showAsInHeatmap(PlanesView& planes)
{
    planes.showOverlay(m_heatmap->overlay());
    planes.measure(m_heatmap->regions());
    planes.showBrush(*m_heatmap->brush());
}

void ArrayPage::connectRows(RowsView& view)
{
    view.setNumberFormat(m_numbers);
    connect(&view, &RowsView::queryCodeWanted, this,
            [this](const QueryRequest& rows, CodeLanguage language) {
                if (canCopyCode(*this))
                    copyCode(*this, rows, language);
            });
}

void ArrayPage::connectParts()
{
    connect(m_views, &ViewTabs::frontChanged, this, &ArrayPage::abilitiesChanged);
    connect(m_views, &ViewTabs::frontChanged, this, &ArrayPage::textsChanged);
    connect(m_centre, &QStackedWidget::currentChanged, this, &ArrayPage::abilitiesChanged);
    connect(m_link, &DocumentLink::changed, this, &ArrayPage::abilitiesChanged);
    connect(m_dimensions, &DimensionBar::left, this, &ArrayPage::takeFocus);
    connect(m_changes, &ValueChanges::jobStarted, this, &ArrayPage::jobAdopted);
    connect(m_changes, &ValueChanges::failed, this, &ArrayPage::tellFailure);
    connect(m_changes, &ValueChanges::refused, this, &ArrayPage::tellRefusal);
    connect(m_changes, &ValueChanges::abilityChanged, this, &ArrayPage::abilitiesChanged);
    damage().follow(*m_document);
    connect(m_document, &Document::sliceChanged, this, &ArrayPage::showViewsOrNothing);
    connect(m_document, &Document::sliceChanged, this, &ArrayPage::textsChanged);
    connect(m_document, &Document::currentCellChanged, this, &ArrayPage::textsChanged);
    connect(m_heatmap, &HeatmapView::lookChosen, this, &ArrayPage::heatmapLookChosen);
    connect(m_heatmap, &HeatmapView::lookChosen, this, &ArrayPage::shareColors);
    connect(m_heatmap->brush(), &HeatmapBrush::documentWanted, this, &ArrayPage::openBehindWanted);
    connect(m_heatmap->brush(), &HeatmapBrush::paintedFileChanged, this,
            &ArrayPage::editedElsewhereChanged);
}

// With a button for chunks of which nobody said what they are.
QWidget* ArrayPage::makeDimensionRow()
{
    if (!canInterpret())
        return m_dimensions;
    auto* row = new QWidget(this);
    auto* interpret = new QToolButton(row);
    interpret->setText(tr("Interpret as Array…"));
    interpret->setAutoRaise(true);
    interpret->setToolTip(tr("Set the type and shape of these chunks"));
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

std::optional<DocumentAddress> ArrayPage::editedElsewhere() const
{
    return m_heatmap->brush()->paintedFile();
}

// Views refer to the document: they go first.
ArrayPage::~ArrayPage()
{
    delete m_finder;
    delete m_centre;
    delete m_dimensions;
}

void ArrayPage::showView(const QString& word)
{
    m_views->bringToFront(word);
}

QString ArrayPage::shownView() const
{
    return m_views->wordInFront();
}

void ArrayPage::showCell(const CellIndex& index)
{
    m_document->setSlice(sliceShowing(m_document->slice(), index));
    SliceView* view = currentView();
    if (view && view->goToCell(index))
        return;
    showView(QStringLiteral("table"));
    m_table->goToCell(index);
}

void ArrayPage::goTo(const CellIndex& index)
{
    showCell(index);
    takeFocus();
}

void ArrayPage::askWhereToGo()
{
    if (m_bytes->isInFront())
        return m_bytes->askWhereToGo();
    const SliceView* view = currentView();
    const auto cell = view ? view->markedCell() : std::nullopt;
    m_goTo->ask(cell ? indexText(*cell) : QString());
}

SliceView* ArrayPage::currentView() const
{
    return m_centre->currentWidget() == m_views ? m_views->inFront() : nullptr;
}

QString ArrayPage::editObstacle() const
{
    return m_changes->editObstacle();
}

Finder* ArrayPage::finder() const
{
    return m_bytes->isInFront() ? static_cast<Finder*>(m_bytes) : m_finder;
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

void ArrayPage::takeFile(const OpenedDocument& opened)
{
    m_changes->takeFile(std::get<OpenedArray>(opened.content).file);
    showFrame(opened);
}

ViewState ArrayPage::viewState() const
{
    return {.array =
                ArrayViewState{m_document->slice(), shownView(), m_views->savedStates(),
                               m_document->mark(), m_link->isOn(), m_dimensions->frame().hidden()},
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
    showView(state.array->view);
    m_views->restoreState(state.array->views);
    shareColors();
    const auto& mark = state.array->mark;
    m_document->setMark(mark && hasCell(m_document->array()->shape(), *mark) ? mark : std::nullopt);
    m_link->setOn(state.array->isLinked);
    m_dimensions->frame().setHidden(state.array->hiddenVectors);
    if (fitted.isAllThere)
        return {};
    return tr("The array now has shape %1; slice %2 is shown instead of %3.")
        .arg(shapeText(*m_document->array()), QString::fromStdString(fitted.slice.text()),
             QString::fromStdString(before.text()));
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
    m_numbers = preferences.numbers;
    m_table->setNumberFormat(m_numbers);
    for (int index = 0; index < m_views->count(); ++index)
        if (auto* rows = qobject_cast<RowsView*>(m_views->made(index)))
            rows->setNumberFormat(m_numbers);
    m_document->setOnAxes({preferences.showsCoordinates, preferences.showsSides});
    const ColorMap* map = findColorMap(showsLabels(*m_document) ? "labels" : preferences.colorMap);
    if (map && !m_hasColors)
        m_look->setUsualMap(*map);
    m_hasColors = true;
    shareColors();
}

// Each with all that is being changed.
void ArrayPage::copy()
{
    whenSettled(*m_document, this, [this] {
        if (SliceView* view = currentView())
            view->copy();
    });
}

void ArrayPage::exportData()
{
    const auto* rows = qobject_cast<RowsView*>(currentView());
    if (rows && rows->pane() && rows->pane()->search().answer().rows)
        return exportRows(*this, rowsToExport(rows->pane()->search()), m_csv, m_scheduler);
    exportFrom(*this, m_scheduler);
}

void ArrayPage::exportMovie()
{
    exportMovieFrom(*this, m_scheduler);
}

void ArrayPage::saveInOtherForm()
{
    saveCopyFrom(*this, m_scheduler);
}

// With what can be changed in its place.
void ArrayPage::tellRefusal(const QString& sentence, const std::optional<OpenRequest>& instead)
{
    const MessageBar::Action copy{tr("&Save a Copy…"), [this] { saveInOtherForm(); }};
    const MessageBar::Action open{tr("&Open"), [this, instead] { emit openWanted(*instead); }};
    messageBar().tell(MessageBar::Severity::Note, sentence, {instead ? open : copy});
}

QString ArrayPage::shownText() const
{
    return arraySummary(*m_document->array());
}

QString ArrayPage::selectionText() const
{
    return currentView() ? currentView()->selectionText() : QString();
}

} // namespace bloscope
