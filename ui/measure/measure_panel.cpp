#include "ui/measure/measure_panel.h"

#include "core/export/sink.h"
#include "core/measure/region_report.h"
#include "core/measure/stored_regions.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/controls/text_table.h"
#include "ui/document/value_changes.h"
#include "ui/plot/axis_look.h"
#include "ui/text/core_words.h"
#include "ui/text/error_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace bloscope {

namespace {

constexpr int margin = 6; // pixels
constexpr int leastPanelHeight = 120;
constexpr int leastCurveWidth = 220;

// The figures of all regions, one after the other, as a file of its kind. For worker threads.
Result<> writeMeasured(const std::vector<Region>& regions, const MeasuredSlice& slice,
                       const QString& path, const QString& source, const Job& job)
{
    const bool isJson = QFileInfo(path).suffix().compare("json", Qt::CaseInsensitive) == 0;
    std::vector<MeasuredRegion> all;
    for (const Region& region : regions) {
        BLOSCOPE_TRY(MeasuredRegion one,
                     measuredIn(slice, region, isJson ? WithCurve::Yes : WithCurve::No, job));
        all.push_back(std::move(one));
    }
    const std::string text = isJson ? regionsReport(all).dump(2) + '\n' : regionsCsv(all);
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink,
                 fileSink(filePath(path), filePath(source), job.stop));
    BLOSCOPE_CHECK(sink->write(std::as_bytes(std::span(text))));
    return sink->commit();
}

void addPoint(QVector<double>& xs, QVector<double>& ys, double x, double y)
{
    xs << x;
    ys << y; // NaN leaves a gap
}

} // namespace

RegionCurvePlot::RegionCurvePlot(QWidget* parent)
    : QCustomPlot(parent), m_values(addGraph()), m_lowest(addGraph()), m_highest(addGraph())
{
    axisRect()->setupFullAxesBox(true);
    for (QCPGraph* graph : {m_values, m_lowest, m_highest})
        graph->setSelectable(QCP::stNone);
    setMinimumWidth(leastCurveWidth);
    setAccessibleName(tr("Curve of the selected region"));
    followPalette();
}

void RegionCurvePlot::followPalette()
{
    setBackground(palette().brush(QPalette::Base));
    for (QCPAxis* axis : axisRect()->axes()) {
        followWidget(*axis);
        axis->grid()->setPen(QPen(gridColor(palette()), 0));
        axis->grid()->setZeroLinePen(Qt::NoPen);
        axis->setSubTicks(false);
    }
    m_values->setPen(curvePen(0, palette()));
    QPen edges = curvePen(5, palette());
    edges.setStyle(Qt::DotLine);
    m_lowest->setPen(edges);
    m_highest->setPen(edges);
}

void RegionCurvePlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        followPalette();
        replot(rpQueuedReplot);
    }
}

void RegionCurvePlot::setCurve(const RegionCurve& curve, const DimensionLabels& labels)
{
    QVector<double> at;
    QVector<double> values;
    QVector<double> lowest;
    QVector<double> highest;
    for (std::size_t i = 0; i < curve.profile.values.size(); ++i)
        addPoint(at, values, curve.profile.distances[i], curve.profile.values[i]);
    for (std::size_t i = 0; i < curve.course.size(); ++i) {
        addPoint(at, values, static_cast<double>(i), curve.course[i].mean);
        lowest << curve.course[i].minimum;
        highest << curve.course[i].maximum;
    }
    m_values->setData(at, values, true);
    m_lowest->setData(lowest.isEmpty() ? QVector<double>() : at, lowest, true);
    m_highest->setData(highest.isEmpty() ? QVector<double>() : at, highest, true);
    const bool isCourse = !curve.course.empty();
    xAxis->setLabel(
        isCourse ? tr("mean along %1 (dotted: minimum, maximum)").arg(labels.name(curve.dimension))
                 : tr("distance (%1)").arg(coreWord(curve.profile.unit)));
    setToolTip(isCourse ? tr("Mean of the region in each slice, between its smallest and largest "
                             "value (dotted)")
                        : tr("Values along the line, the mean across its width"));
    setVisible(!values.isEmpty());
    rescaleAxes();
    replot(rpQueuedReplot);
}

MeasurePanel::MeasurePanel(const Document& document, RegionSet& set, Scheduler& scheduler,
                           QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_set(set),
      m_scheduler(scheduler),
      m_measurer(new RegionMeasurer(set, scheduler, this)),
      m_model(new RegionTableModel(set, *m_measurer, document.dimensionLabels(), this)),
      m_table(new QTreeView),
      m_curve(new RegionCurvePlot),
      m_note(new QLabel),
      m_hint(new QLabel),
      m_through(new QComboBox),
      m_export(makeLabelledButton("export", tr("E&xport…"),
                                  tr("Save the figures of all regions as CSV or JSON"))),
      m_copyCurve(makeLabelledButton("curve", tr("Cop&y Curve"),
                                     tr("Copy the curve of the selected region, to be pasted in a "
                                        "spreadsheet"))),
      m_keep(makeLabelledButton("save", tr("&Keep in File"),
                                tr("Store the regions in the metadata of the file, to be saved "
                                   "with it"))),
      m_keptNote(new QLabel(tr("The regions kept in the file are out of date.")))
{
    layOut();
    connectParts();
    followEdits();
    offerDimensions();
    takeSlice();
    takeSelection();
    showCurve();
}

QWidget* MeasurePanel::makeControls()
{
    auto* controls = new QWidget;
    auto* code = makeLabelledButton("copy", tr("Copy as &Python"),
                                    tr("Copy a program that reads the regions kept in the file, "
                                       "or contains them where the file has others"));
    connect(code, &QToolButton::clicked, this, &MeasurePanel::copyPython);
    m_through->setAccessibleName(tr("Measured slices"));
    m_through->setToolTip(tr("Measure areas in one slice, or through all slices along a "
                             "dimension"));
    auto* row = new FlowLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(labelled(tr("Meas&ure:"), m_through));
    row->addWidget(m_export);
    row->addWidget(m_copyCurve);
    row->addWidget(m_keep);
    row->addWidget(code);
    row->addWidget(m_keptNote);
    m_keptNote->hide();
    return controls;
}

void MeasurePanel::layOut()
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Regions"));
    showAsTable(*m_table);
    copyRowsByKey(*m_table);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* both = new QSplitter(Qt::Horizontal);
    both->setChildrenCollapsible(false);
    both->addWidget(m_table);
    both->addWidget(m_curve);
    both->setStretchFactor(0, 2);
    both->setStretchFactor(1, 1);
    m_curve->hide(); // until there is one
    m_note->setWordWrap(true);
    m_note->setAccessibleName(tr("Measured numbers"));
    m_note->hide();
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin / 2, margin, margin / 2);
    column->addWidget(makeControls());
    column->addWidget(m_note);
    column->addWidget(m_hint, 1);
    column->addWidget(both, 1);
    setMinimumHeight(leastPanelHeight);
}

void MeasurePanel::connectParts()
{
    connect(&m_document, &Document::sliceChanged, this, &MeasurePanel::offerDimensions);
    connect(&m_document, &Document::sliceChanged, this, &MeasurePanel::takeSlice);
    connect(m_through, &QComboBox::currentIndexChanged, this, &MeasurePanel::takeSlice);
    connect(&m_document, &Document::changesChanged, this, &MeasurePanel::followEdits);
    connect(m_measurer, &RegionMeasurer::curveChanged, this, &MeasurePanel::showCurve);
    connect(&m_set, &RegionSet::selectionChanged, this, &MeasurePanel::takeSelection);
    connect(&m_set, &RegionSet::changed, this, &MeasurePanel::takeSelection);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &MeasurePanel::chooseSelection);
    connect(m_table, &QTreeView::activated, this, &MeasurePanel::goToRegion);
    connect(m_export, &QToolButton::clicked, this, &MeasurePanel::askWhereToExport);
    connect(m_copyCurve, &QToolButton::clicked, this, &MeasurePanel::copyCurve);
    connect(m_keep, &QToolButton::clicked, this, &MeasurePanel::keepWanted);
}

void MeasurePanel::setSource(const CellSourcePtr& source,
                             const std::optional<ComputedCells>& computed)
{
    m_source = source;
    if (std::exchange(m_computed, computed) != computed)
        offerDimensions();
    takeSlice();
    showParts();
}

void MeasurePanel::setObstacle(const QString& sentence)
{
    m_obstacle = sentence;
    m_measurer->setRunning(isVisible() && m_obstacle.isEmpty());
    offerDimensions();
    showParts();
    showCurve();
}

// The one that is shown, and each dimension that is neither of its rows nor of its columns, and of
// which no projection has made one index.
void MeasurePanel::offerDimensions()
{
    const Slice& slice = m_document.slice();
    const QVariant before = m_through->currentData();
    const QSignalBlocker blocker(m_through);
    m_through->clear();
    m_through->addItem(tr("Slice of each region"));
    const auto isFolded = [this](std::size_t dimension) {
        return m_computed && m_computed->isFolded && m_computed->dimension == dimension;
    };
    for (std::size_t d = 0; d < slice.shape().size(); ++d)
        if (d != slice.rowDimension() && d != slice.columnDimension() && slice.shape()[d] > 1 &&
            !isFolded(d))
            m_through->addItem(tr("All slices along %1").arg(m_document.dimensionLabels().name(d)),
                               static_cast<int>(d));
    m_through->setCurrentIndex(std::max(0, before.isValid() ? m_through->findData(before) : 0));
    m_through->setEnabled(m_obstacle.isEmpty() && m_through->count() > 1);
}

void MeasurePanel::takeSlice()
{
    const QVariant through = m_through->currentData();
    MeasuredSlice slice{m_source, m_document.slice(), {}, m_document.geometry(), m_computed};
    if (through.isValid())
        slice.through = static_cast<std::size_t>(through.toInt());
    m_measurer->setSlice(slice);
}

void MeasurePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_measurer->setRunning(m_obstacle.isEmpty());
    lookAtKept();
}

void MeasurePanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_measurer->setRunning(false);
}

void MeasurePanel::takeSelection()
{
    m_isSelecting = true;
    const auto selected = m_set.selected();
    if (selected && m_model->rowCount() > static_cast<int>(*selected))
        m_table->setCurrentIndex(m_model->index(static_cast<int>(*selected), 0));
    else
        m_table->selectionModel()->clear();
    m_isSelecting = false;
    showParts();
}

void MeasurePanel::followEdits()
{
    if (const ValueChanges* changes = m_document.changes())
        connect(changes, &ValueChanges::editsChanged, this, &MeasurePanel::lookAtKept,
                Qt::UniqueConnection);
    lookAtKept();
}

// What cannot be read is not known.
void MeasurePanel::lookAtKept()
{
    const FramePtr frame = m_document.frame();
    if (!isVisible() || !frame)
        return;
    const ValueChanges* changes = m_document.changes();
    const EditSet* edits = changes ? changes->edits() : nullptr;
    m_looking = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [frame, edits = edits ? std::optional(*edits) : std::nullopt,
         shape = m_document.array()->shape()](std::stop_token) {
            const auto known = [](Result<std::vector<Region>> regions) {
                return regions ? std::optional(*std::move(regions)) : std::nullopt;
            };
            const auto inFile = known(storedRegions(*frame, shape));
            return Kept{inFile, edits ? known(storedRegions(*edits, shape)) : inFile};
        },
        [this](Kept kept) {
            m_kept = std::move(kept);
            showParts();
        });
}

bool MeasurePanel::areKept(const std::optional<std::vector<Region>>& regions) const
{
    return regions &&
           std::ranges::equal(*regions, m_set.regions(), {}, {},
                              [](const RegionPtr& region) -> const Region& { return *region; });
}

void MeasurePanel::showParts()
{
    const auto& kept = m_kept.withEdits;
    m_keptNote->setVisible(kept && !kept->empty() && !areKept(kept));
    const bool isMeasured = m_obstacle.isEmpty();
    const bool hasFigures = isMeasured && !m_set.isEmpty();
    m_export->setEnabled(hasFigures);
    m_hint->setText(isMeasured
                        ? tr("No regions yet. Choose a tool above, then drag or click in the "
                             "picture.")
                        : m_obstacle);
    m_hint->setVisible(!hasFigures);
    m_table->parentWidget()->setVisible(hasFigures);
    m_note->setVisible(hasFigures && m_computed);
    if (m_computed)
        m_note->setText(m_computed->isFolded
                            ? tr("Measured in the projection (%1), a single picture: it has no "
                                 "slices along %2.")
                                  .arg(m_computed->title,
                                       m_document.dimensionLabels().name(m_computed->dimension))
                            : tr("Measured in the picture (%1).").arg(m_computed->title));
}

void MeasurePanel::chooseSelection()
{
    const QModelIndex current = m_table->currentIndex();
    if (!m_isSelecting && !m_model->isChanging())
        m_set.select(current.isValid() ? std::optional(static_cast<std::size_t>(current.row()))
                                       : std::nullopt);
}

void MeasurePanel::removeSelected()
{
    std::vector<std::size_t> rows;
    for (const QModelIndex& row : m_table->selectionModel()->selectedRows())
        rows.push_back(static_cast<std::size_t>(row.row()));
    m_set.remove(std::move(rows));
}

void MeasurePanel::goToRegion(const QModelIndex& row)
{
    const Region& region = *m_set.regions()[static_cast<std::size_t>(row.row())];
    emit cellWanted(middleOf(region, m_document.slice()));
}

void MeasurePanel::showCurve()
{
    const RegionCurve& curve = m_measurer->curve();
    m_curve->setCurve(curve, m_document.dimensionLabels());
    m_copyCurve->setEnabled(m_obstacle.isEmpty() &&
                            (!curve.course.empty() || !curve.profile.values.empty()));
}

void MeasurePanel::copyCurve()
{
    const RegionCurve& curve = m_measurer->curve();
    const std::string text =
        curve.course.empty() ? pastedProfile(curve.profile) : pastedCourse(curve.course);
    QGuiApplication::clipboard()->setText(QString::fromStdString(text));
    emit notice(tr("Copied the curve of %1.").arg(displayText(curve.of->name)));
}

void MeasurePanel::askWhereToExport()
{
    auto* dialog = new QFileDialog(window(), tr("Export Measurements"),
                                   m_document.address().folder(), tr("CSV (*.csv);;JSON (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix("csv");
    dialog->selectFile(QFileInfo(m_document.name()).completeBaseName() + tr("_regions.csv"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains("json") ? "json" : "csv");
    });
    connect(dialog, &QFileDialog::fileSelected, this, &MeasurePanel::exportTable);
    dialog->open();
}

void MeasurePanel::exportTable(const QString& path)
{
    if (!m_source)
        return;
    m_exporting = m_scheduler.submit(
        Scheduler::Priority::Background, this,
        [regions = m_set.copies(), slice = m_measurer->slice(), path,
         source = m_document.path()](std::stop_token stop) {
            return writeMeasured(regions, slice, path, source, {std::move(stop)});
        },
        [this, path](const Result<>& outcome) {
            const QString name = QFileInfo(path).fileName();
            emit notice(outcome
                            ? tr("Exported the measurements to %1.").arg(name)
                            : errorSentence(tr("%1 cannot be written").arg(name), outcome.error()));
        });
}

void MeasurePanel::copyPython()
{
    if (!m_document.frameAddress())
        return emit notice(tr("Other programs cannot open this array by itself."));
    if (m_set.isEmpty())
        return emit notice(tr("There are no regions yet."));
    const bool areInFile = areKept(m_kept.inFile);
    QGuiApplication::clipboard()->setText(QString::fromStdString(
        areInFile ? regionsPython(*m_document.frameAddress())
                  : regionsPython(*m_document.frameAddress(), m_set.copies())));
    emit notice(areInFile
                    ? tr("Copied a Python program that reads the regions kept in the file.")
                    : tr("Copied a Python program that contains the regions. It reads them from "
                         "the file once they are kept there and the file is saved."));
}

} // namespace bloscope
