#include "ui/measure/measure_panel.h"

#include "core/export/sink.h"
#include "core/measure/region_report.h"
#include "core/measure/stored_regions.h"
#include "core/statistics/figure_text.h"
#include "core/statistics/selection_figures.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/controls/text_table.h"
#include "ui/measure/region_layer.h"
#include "ui/plot/axis_look.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

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
#include <cmath>
#include <utility>

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
                     isJson
                         ? measuredWithCurve(slice.source, region, slice.of(region),
                                             *slice.geometry, slice.through, job)
                         : measured(slice.source, region, slice.of(region), *slice.geometry, job));
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

constexpr int digitsShown = 6;
constexpr qsizetype longestExact = 12; // letters of a figure that is shown with all of its digits

// A figure for a narrow column: with some digits where it has many.
QString shortened(const QString& exact)
{
    if (exact.size() <= longestExact)
        return exact;
    bool isNumber = false;
    const double number = exact.toDouble(&isNumber);
    return isNumber ? QString::number(number, 'g', digitsShown) : exact;
}

} // namespace

RegionTableModel::RegionTableModel(RegionSet& set, const RegionMeasurer& measurer,
                                   DimensionLabels labels, QObject* parent)
    : QAbstractTableModel(parent), m_set(set), m_measurer(measurer), m_labels(std::move(labels))
{
    connect(&measurer, &RegionMeasurer::changed, this, &RegionTableModel::takeRegions);
    takeRegions();
}

// Rows that are there stay, so that nothing loses its selection or editor. Views ask for rows while
// they are being removed: what is shown is kept here.
void RegionTableModel::takeRegions()
{
    const RegionSet::Regions& now = m_set.regions();
    m_isChanging = true;
    const auto [shown, other] = std::ranges::mismatch(m_shown, now);
    const int place = static_cast<int>(shown - m_shown.begin());
    const bool isAdded = now.size() == m_shown.size() + 1 && shown == m_shown.end();
    const bool isRemoved =
        now.size() + 1 == m_shown.size() && std::equal(shown + 1, m_shown.end(), other, now.end());
    if (isAdded) {
        beginInsertRows({}, place, place);
        m_shown = now;
        endInsertRows();
    } else if (isRemoved) {
        beginRemoveRows({}, place, place);
        m_shown = now;
        endRemoveRows();
    } else if (now.size() != m_shown.size()) {
        beginResetModel();
        m_shown = now;
        endResetModel();
    }
    m_shown = now;
    m_isChanging = false;
    if (!now.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int RegionTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int RegionTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FirstPercentile + static_cast<int>(regionPercents.size());
}

QString RegionTableModel::placeOf(const Region& region) const
{
    if (const auto through = m_measurer.slice().through)
        return tr("all along %1").arg(m_labels.name(*through));
    QStringList told;
    for (std::size_t d = 0; d < region.place.size(); ++d)
        if (region.place[d])
            told << QStringLiteral("%1 %2").arg(m_labels.name(d)).arg(*region.place[d]);
    return told.isEmpty() ? tr("all slices") : told.join(QStringLiteral(", "));
}

QString RegionTableModel::figureOf(const MeasuredRegion& found, int column) const
{
    if (column == Length && found.length)
        return lengthText(found.length->size, QString::fromStdString(found.length->unit));
    if (column == Length && found.degrees)
        return degreesText(*found.degrees);
    if (column == Size && found.size)
        return QStringLiteral("%1 %2").arg(QString::number(found.size->size, 'g', digitsShown),
                                           powerUnitText(found.size->unit));
    if (!found.figures)
        return {};
    const CellCounts& counts = found.figures->statistics.counts;
    if (column == Cells)
        return countText(counts.all);
    if (column == LeftOut)
        return counts.finite < counts.all ? countText(counts.all - counts.finite) : QString();
    const NumberOrder& order = found.figures->scan->order();
    if (column >= FirstPercentile) {
        const auto which = static_cast<std::size_t>(column - FirstPercentile);
        return which < found.figures->percentiles.size()
                   ? QString::fromStdString(
                         percentileText(order, found.figures->percentiles[which]))
                   : QString();
    }
    const SelectionFigures figures = selectionFiguresOf(found.figures->statistics, order);
    const std::string* text = column == Mean        ? &figures.mean
                              : column == Deviation ? &figures.deviation
                              : column == Minimum   ? &figures.minimum
                              : column == Maximum   ? &figures.maximum
                              : column == Sum       ? &figures.sum
                                                    : nullptr;
    return text ? QString::fromStdString(*text) : QString();
}

QString RegionTableModel::textOf(int row, int column) const
{
    const auto which = static_cast<std::size_t>(row);
    const Region& region = *m_shown[which];
    if (column == Name)
        return displayText(region.name);
    if (column == Place)
        return placeOf(region);
    const MeasuredPtr found = m_measurer.found(which);
    if (!found)
        return column == Mean ? tr("…") : QString();
    if (column == Cells && !found->problem.empty())
        return displayText(found->problem);
    return figureOf(*found, column);
}

QVariant RegionTableModel::data(const QModelIndex& index, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return shortened(textOf(index.row(), index.column()));
    case Qt::EditRole:
    case Qt::ToolTipRole:
        return textOf(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return int((index.column() <= Place ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default:
        return {};
    }
}

bool RegionTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || index.column() != Name || name.isEmpty())
        return false;
    const auto which = static_cast<std::size_t>(index.row());
    Region region = *m_set.regions()[which];
    region.name = name.toStdString();
    m_set.replace(which, std::move(region));
    return true;
}

QVariant RegionTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section <= Place ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (section >= FirstPercentile) {
        const double percent = regionPercents[static_cast<std::size_t>(section - FirstPercentile)];
        return percent == 50 ? tr("Median") : tr("%1 %").arg(percent);
    }
    return QStringList{tr("Region"),   tr("Slice"),   tr("Length"), tr("Cells"),
                       tr("Left Out"), tr("Size"),    tr("Mean"),   tr("Deviation"),
                       tr("Minimum"),  tr("Maximum"), tr("Sum")}
        .value(section);
}

Qt::ItemFlags RegionTableModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Name ? flags | Qt::ItemIsEditable : flags;
}

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
                 : tr("distance (%1)").arg(QString::fromStdString(curve.profile.unit)));
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
      m_hint(new QLabel(tr("No regions yet. Choose a tool above, then drag or click in the "
                           "picture."))),
      m_through(new QComboBox),
      m_export(makeLabelledButton("export", tr("&Export…"),
                                  tr("Save the figures of all regions as CSV or JSON"))),
      m_copyCurve(makeLabelledButton("curve", tr("Copy Cur&ve"),
                                     tr("Copy the curve of the selected region, to be pasted in a "
                                        "spreadsheet"))),
      m_keep(makeLabelledButton("save", tr("&Keep in File"),
                                tr("Store the regions in the metadata of the file, to be saved "
                                   "with it")))
{
    layOut();
    connectParts();
    offerDimensions();
    takeSlice();
    takeSelection();
    showCurve();
}

QWidget* MeasurePanel::makeControls()
{
    auto* controls = new QWidget;
    auto* code = makeLabelledButton("copy", tr("Copy as &Python"),
                                    tr("Copy a program that reads the regions kept in the file"));
    connect(code, &QToolButton::clicked, this, &MeasurePanel::copyPython);
    m_through->setAccessibleName(tr("Measured slices"));
    m_through->setToolTip(tr("Measure areas in one slice, or through all slices along a "
                             "dimension"));
    auto* row = new FlowLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(labelled(tr("&Measure:"), m_through));
    row->addWidget(m_export);
    row->addWidget(m_copyCurve);
    row->addWidget(m_keep);
    row->addWidget(code);
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
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin / 2, margin, margin / 2);
    column->addWidget(makeControls());
    column->addWidget(m_hint, 1);
    column->addWidget(both, 1);
    setMinimumHeight(leastPanelHeight);
}

void MeasurePanel::connectParts()
{
    connect(&m_document, &Document::sliceChanged, this, &MeasurePanel::offerDimensions);
    connect(&m_document, &Document::sliceChanged, this, &MeasurePanel::takeSlice);
    connect(m_through, &QComboBox::currentIndexChanged, this, &MeasurePanel::takeSlice);
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

void MeasurePanel::setSource(const CellSourcePtr& source)
{
    m_source = source;
    takeSlice();
}

// The one that is shown, and each dimension that is neither of its rows nor of its columns.
void MeasurePanel::offerDimensions()
{
    const Slice& slice = m_document.slice();
    const QVariant before = m_through->currentData();
    const QSignalBlocker blocker(m_through);
    m_through->clear();
    m_through->addItem(tr("Slice of each region"));
    for (std::size_t d = 0; d < slice.shape().size(); ++d)
        if (d != slice.rowDimension() && d != slice.columnDimension() && slice.shape()[d] > 1)
            m_through->addItem(tr("All slices along %1").arg(m_document.dimensionLabels().name(d)),
                               static_cast<int>(d));
    m_through->setCurrentIndex(std::max(0, before.isValid() ? m_through->findData(before) : 0));
    m_through->setEnabled(m_through->count() > 1);
}

void MeasurePanel::takeSlice()
{
    const QVariant through = m_through->currentData();
    MeasuredSlice slice{m_source, m_document.slice(), {}, m_document.geometry()};
    if (through.isValid())
        slice.through = static_cast<std::size_t>(through.toInt());
    m_measurer->setSlice(slice);
}

void MeasurePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_measurer->setRunning(true);
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
    m_export->setEnabled(!m_set.isEmpty());
    m_hint->setVisible(m_set.isEmpty());
    m_table->parentWidget()->setVisible(!m_set.isEmpty());
}

void MeasurePanel::chooseSelection()
{
    const QModelIndex current = m_table->currentIndex();
    if (!m_isSelecting && !m_model->isChanging())
        m_set.select(current.isValid() ? std::optional(static_cast<std::size_t>(current.row()))
                                       : std::nullopt);
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
    m_copyCurve->setEnabled(!curve.course.empty() || !curve.profile.values.empty());
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
    auto* dialog =
        new QFileDialog(window(), tr("Export Measurements"), QFileInfo(m_document.path()).path(),
                        tr("CSV (*.csv);;JSON (*.json)"));
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
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(regionsPython(*m_document.frameAddress())));
    emit notice(tr("Copied a Python program that reads the regions kept in the file."));
}

} // namespace bloscope
