#include "ui/compare/comparison_panel.h"

#include "core/painting/plane_stack.h"
#include "core/statistics/label_sizes.h"
#include "ui/compare/compared_arrays.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/job_line.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/open_dialog.h"
#include "ui/controls/text_table.h"
#include "ui/document/label_look_book.h"
#include "ui/document/open_request.h"
#include "ui/document/value_changes.h"
#include "ui/heatmap/difference_pane.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/text/number_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStringList>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>
#include <utility>

namespace bloscope {

namespace {

// Does the name or the metadata of a file say that its numbers are labels?
bool areNamedLabels(const Document& document)
{
    const QString name = QFileInfo(document.path()).completeBaseName();
    return document.geometry()->isSegmentation.value_or(
        name.contains(QStringLiteral("seg"), Qt::CaseInsensitive) ||
        name.contains(QStringLiteral("label"), Qt::CaseInsensitive));
}

constexpr int toleranceLetters = 10; // width of a field
constexpr int nameLetters = 10;      // of the other file, at least

std::optional<double> toleranceOf(const QString& text)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    return isNumber && std::isfinite(number) && number >= 0 ? std::optional(number) : std::nullopt;
}

QString problemOfTolerance(const QString& text)
{
    return toleranceOf(text)
               ? QString()
               : ComparisonPanel::tr("A tolerance must be zero or a positive number, such as 0.5");
}

CheckedLineEdit* makeToleranceField()
{
    auto* field = new CheckedLineEdit(problemOfTolerance);
    field->setTakenText(QStringLiteral("0"));
    return field;
}

} // namespace

ComparisonPanel::ComparisonPanel(Document& document, const QList<OpenRequest>& others,
                                 Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_document(&document),
      m_scheduler(scheduler),
      m_other(new QComboBox),
      m_browse(new QPushButton(tr("Browse…"))),
      m_relative(makeToleranceField()),
      m_absolute(makeToleranceField()),
      m_nansAreEqual(new QCheckBox(tr("NaN equals NaN"))),
      m_areLabels(new QCheckBox(tr("Label by label"))),
      m_summary(wrappingLabel()),
      m_job(new JobLine(m_summary, tr("Compare"), scheduler)),
      m_differences(new TextTable({tr("Section"), tr("Name"), tr("A"), tr("B")})),
      m_places(new TextTable({tr("Cell"), tr("A"), tr("B"), tr("Difference")})),
      m_labels(
          new TextTable({tr("Label"), tr("Dice"), tr("Jaccard"), tr("Volume"), tr("Hausdorff 95 %"),
                         tr("Hausdorff"), tr("Cells of A"), tr("Cells of B")})),
      m_outlines(makeLabelledButton("heatmap", tr("&Outlines of B"),
                                    tr("Draw the outlines of B over the areas of A"))),
      m_previous(makeLabelledButton("previous", tr("&Previous Difference"),
                                    tr("Go to the previous slice of A in which cells differ"))),
      m_next(makeLabelledButton("next", tr("&Next Difference"),
                                tr("Go to the next slice of A in which cells differ"))),
      m_steps(new QWidget),
      m_pages(new QTabWidget),
      m_tables(new QSplitter),
      m_halves(new QSplitter),
      m_picture(new DifferencePane(document, scheduler))
{
    setWindowFilePath(document.path());
    offer(others);
    showTitle();
    layOut();
    connectParts();
    followDocument();
    check();
    if (m_other->count() > 0)
        start();
    else
        m_summary->setText(tr("Choose a file to compare with."));
}

ComparisonPanel::~ComparisonPanel() = default;

void ComparisonPanel::offer(const QList<OpenRequest>& others)
{
    for (const OpenRequest& other : others) {
        bool isThere = false;
        for (int item = 0; item < m_other->count() && !isThere; ++item)
            isThere = m_other->itemData(item).value<OpenRequest>().address == other.address;
        if (!isThere)
            m_other->addItem(other.address.name(), QVariant::fromValue(other));
    }
    check();
}

QWidget* ComparisonPanel::makeChoices()
{
    m_other->setToolTip(tr("Array to compare with (B), as saved in its file"));
    m_other->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_other->setMinimumContentsLength(nameLetters);
    m_other->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_relative->setToolTip(tr("Numbers count as equal if they differ by at most this factor times "
                              "the larger of the two"));
    m_absolute->setToolTip(tr("Numbers count as equal if they differ by at most this amount"));
    for (QLineEdit* field : {m_relative, m_absolute})
        field->setMaximumWidth(toleranceLetters * letterWidth(fontMetrics()));
    m_nansAreEqual->setChecked(true);
    m_areLabels->setChecked(areNamedLabels(*m_document));
    if (!bloscope::areLabels(m_document->array()->dtype()))
        m_areLabels->hide();
    m_areLabels->setToolTip(tr("Compare two segmentations: Dice and Jaccard coefficients, "
                               "volumes and distances of each label"));
    auto* lines = new QWidget;
    auto* flow = new FlowLayout(lines, FlowLayout::Spare::Shared);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(labelled(tr("With:"), m_other, m_browse));
    QWidget* const tolerances[] = {labelled(tr("Relative tolerance:"), m_relative),
                                   labelled(tr("Absolute:"), m_absolute), m_nansAreEqual,
                                   m_areLabels};
    for (QWidget* each : tolerances) {
        each->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        flow->addWidget(each);
    }
    return lines;
}

QWidget* ComparisonPanel::makeTables()
{
    m_differences->setAccessibleName(tr("Differences in layout, metadata and storage"));
    m_places->setAccessibleName(tr("Differing cells"));
    m_places->setToolTip(tr("Click a cell to show it in both arrays"));
    for (const int column : {1, 2, 3})
        m_places->alignRight(column);
    m_tables->setChildrenCollapsible(false);
    m_labels->setAccessibleName(tr("Agreement of labels"));
    for (int column = 1; column < m_labels->columnCount(); ++column)
        m_labels->alignRight(column);
    m_labels->headerItem()->setToolTip(3, tr("How much larger the label is in B"));
    m_labels->setColumns(TextTable::Columns::Whole);
    for (TextTable* table : {m_labels, m_differences, m_places})
        copyRowsByKey(*table);
    m_tables->addWidget(m_differences);
    m_tables->addWidget(m_places);
    m_differences->hide();
    m_labels->setParent(m_pages);
    m_labels->hide(); // until there are any
    m_pages->setAccessibleName(tr("Kinds of differences"));
    m_pages->setDocumentMode(true);
    m_pages->setTabBarAutoHide(true);
    m_pages->addTab(m_tables, tr("Cells"));
    return m_pages;
}

QWidget* ComparisonPanel::makeSteps()
{
    QHBoxLayout* row = tightRow(m_steps);
    for (QToolButton* button : {m_previous, m_next, m_outlines})
        row->addWidget(button);
    row->addStretch();
    m_steps->hide();
    connect(m_previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_outlines, &QToolButton::clicked, this, [this] { emit outlinesWanted(m_compared); });
    return m_steps;
}

void ComparisonPanel::layOut()
{
    auto* left = new QWidget;
    putInto(tightColumn(left, 4), {makeChoices(), m_job, makeSteps(), {makeTables(), 1}});
    m_halves->setChildrenCollapsible(false);
    m_halves->addWidget(left);
    m_halves->addWidget(m_picture);
    m_halves->setStretchFactor(0, 1);
    panelColumn(*this)->addWidget(m_halves);
    setFocusProxy(m_other->count() > 0 ? static_cast<QWidget*>(m_other) : m_browse);
}

void ComparisonPanel::showTitle()
{
    const QString name = m_document->name();
    const QString other = m_other->currentText();
    setWindowTitle(other.isEmpty() ? tr("Compare %1").arg(name)
                                   : tr("Compare %1 with %2").arg(name, other));
}

void ComparisonPanel::connectParts()
{
    connect(m_other, &QComboBox::activated, this, &ComparisonPanel::start);
    connect(m_browse, &QPushButton::clicked, this, &ComparisonPanel::chooseFile);
    for (const QLineEdit* field : {m_relative, m_absolute}) {
        connect(field, &QLineEdit::textChanged, this, &ComparisonPanel::check);
        connect(field, &QLineEdit::returnPressed, this, &ComparisonPanel::start);
    }
    connect(m_job, &JobLine::startWanted, this, &ComparisonPanel::start);
    connect(m_job, &JobLine::runningChanged, this, &ComparisonPanel::check);
    const auto choose = [this](QTreeWidgetItem* row) {
        placeChosen(m_places->indexOfTopLevelItem(row));
    };
    connect(m_places, &QTreeWidget::itemClicked, this, choose);
    connect(m_places, &QTreeWidget::itemActivated, this, choose);
    connectPicture();
}

void ComparisonPanel::connectPicture()
{
    connect(m_picture, &DifferencePane::cellChosen, this,
            [this](const CellIndex& index) { emit placeWanted(m_compared, index); });
}

void ComparisonPanel::followDocument()
{
    connect(m_document, &Document::fileChanged, this, [this] { setDocument(*m_document); });
}

void ComparisonPanel::setDocument(Document& document)
{
    m_settling.reset();
    if (std::exchange(m_document, &document) != &document)
        followDocument();
    delete m_picture;
    m_picture = new DifferencePane(document, m_scheduler);
    m_halves->addWidget(m_picture);
    m_isShared = false;
    connectPicture();
    if (m_state == State::Comparing)
        return start();
    if (m_state == State::Nothing)
        return;
    forgetDifferences();
    m_summary->setText(
        tr("%1 was reloaded. Press Compare to update the result.").arg(document.name()));
}

void ComparisonPanel::forgetDifferences()
{
    m_state = State::Nothing;
    m_cells.clear();
    m_differences->setRows({});
    m_differences->hide();
    showLabels({});
    m_steps->hide();
    m_readers = {};
    m_places->setRows({});
    m_picture->show(nullptr, 0);
}

void ComparisonPanel::chooseFile()
{
    const QString here = m_other->currentData().value<OpenRequest>().address.path;
    QFileDialog* dialog = newOpenDialog(QFileInfo(here).path(), window());
    dialog->setWindowTitle(tr("Compare %1 with").arg(m_document->name()));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ComparisonPanel::compareWithFile);
    dialog->open();
}

void ComparisonPanel::compareWithFile(const QString& path)
{
    const OpenRequest request = OpenRequest::of(path);
    m_other->addItem(request.address.name(), QVariant::fromValue(request));
    m_other->setCurrentIndex(m_other->count() - 1);
    start();
}

std::optional<Tolerance> ComparisonPanel::tolerance() const
{
    const auto relative = toleranceOf(m_relative->text());
    const auto absolute = toleranceOf(m_absolute->text());
    if (!relative || !absolute)
        return {};
    return Tolerance{*relative, *absolute, m_nansAreEqual->isChecked()};
}

void ComparisonPanel::start()
{
    const auto wanted = tolerance();
    if (!wanted || m_other->count() == 0)
        return;
    showTitle();
    m_state = State::Comparing;
    m_settling = std::make_unique<QObject>();
    whenSettled(*m_document, m_settling.get(), [this, wanted] { compare(*wanted); });
}

// With all that was being changed.
void ComparisonPanel::compare(const Tolerance& tolerance)
{
    m_compared = m_other->currentData().value<OpenRequest>();
    forgetDifferences();
    m_state = State::Comparing;
    m_summary->setText(tr("Comparing with %1…").arg(m_compared.address.name()));
    const auto compared = std::make_shared<ComparedArrays>();
    std::optional<DistanceScale> distances;
    if (m_areLabels->isVisibleTo(this) && m_areLabels->isChecked())
        distances = distanceScaleOf(m_document->array()->shape(), *m_document->geometry());
    m_job->run(
        windowTitle(),
        [reader = m_document->reader(), other = m_compared, tolerance, distances,
         compared](const Job& job) -> Result<> {
            BLOSCOPE_TRY(*compared, compareWith(reader, other, tolerance, distances, job));
            return {};
        },
        [this, compared](const Result<>& outcome) { finish(outcome, std::move(*compared)); });
}

void ComparisonPanel::check()
{
    const bool isReady = tolerance().has_value() && m_other->count() > 0;
    m_job->button().setEnabled(m_job->isRunning() || isReady);
    const QString problem = problemOfTolerance(m_relative->text());
    m_job->button().setToolTip(problem.isEmpty() ? problemOfTolerance(m_absolute->text())
                                                 : problem);
}

void ComparisonPanel::finish(const Result<>& outcome, ComparedArrays compared)
{
    m_state = State::Compared;
    const QString name = m_compared.address.name();
    if (!outcome && outcome.error().kind() == ErrorKind::Cancelled)
        return m_summary->setText(tr("Stopped before the comparison was complete."));
    if (!outcome)
        return m_summary->setText(
            errorSentence(tr("%1 cannot be compared").arg(name), outcome.error()));
    m_summary->setText(
        sentencesText({comparisonSummary(compared),
                       compared.labels ? labelsProblem(*compared.labels) : QString()}));
    if (compared.labels && *compared.labels) {
        const DistanceScale scale =
            distanceScaleOf(m_document->array()->shape(), *m_document->geometry());
        showLabels(labelRows(**compared.labels, shownLabelNames(*m_document),
                             QString::fromStdString(scale.unit)));
    }
    m_readers = {compared.a, compared.b};
    showSteps(compared.cells && compared.cells->different > 0);
    m_differences->setRows(differenceRows(compared.differences));
    m_differences->setVisible(m_differences->topLevelItemCount() > 0);
    if (compared.picture) {
        m_picture->show(compared.picture, compared.cells->farthest->distance);
        shareRoom();
    }
    if (compared.cells)
        m_cells = std::move(compared.cells->first);
    m_places->setRows(placeRows(m_cells));
}

// On a page of its own, where there are any.
void ComparisonPanel::showLabels(const QList<QStringList>& rows)
{
    m_labels->setRows(rows);
    const int page = m_pages->indexOf(m_labels);
    if (rows.isEmpty() && page >= 0)
        m_pages->removeTab(page);
    m_labels->setVisible(!rows.isEmpty());
    if (rows.isEmpty() || page >= 0)
        return;
    m_pages->insertTab(0, m_labels, tr("Labels"));
    m_pages->setCurrentIndex(0);
}

void ComparisonPanel::showSteps(bool areDifferent)
{
    const bool hasSlices = usualDepth(PicturePlane(m_document->slice())).has_value();
    for (QToolButton* button : {m_previous, m_next})
        button->setVisible(hasSlices && areDifferent);
    m_outlines->setVisible(m_labels->topLevelItemCount() > 0);
    m_steps->setVisible(m_outlines->isVisibleTo(m_steps) || m_next->isVisibleTo(m_steps));
}

// To the next slice, along the dimension that is stepped through, in which cells differ.
void ComparisonPanel::step(int step)
{
    const Slice& slice = m_document->slice();
    const auto dimension = usualDepth(PicturePlane(slice));
    const auto wanted = tolerance();
    if (!dimension || !wanted || !m_readers.a || m_job->isRunning())
        return;
    const QString summary = m_summary->text();
    m_summary->setText(tr("Looking for the next slice in which cells differ…"));
    const auto found = std::make_shared<std::optional<CellIndex>>();
    m_job->run(
        windowTitle(),
        [readers = m_readers, slice, at = *dimension, step, tolerance = *wanted,
         found](const Job& job) -> Result<> {
            BLOSCOPE_TRY(*found,
                         nextDifference(*readers.a, *readers.b,
                                        {slice, at, slice[at].start + step, step}, tolerance, job));
            return {};
        },
        [this, found, step, summary](const Result<>& outcome) {
            m_summary->setText(summary);
            if (*found)
                emit cellWanted(**found);
            else if (outcome)
                m_summary->setText(
                    sentencesText({summary, step > 0 ? tr("No later slice differs.")
                                                     : tr("No earlier slice differs.")}));
        });
}

// Until its handles are dragged.
void ComparisonPanel::shareRoom()
{
    if (std::exchange(m_isShared, true))
        return;
    const int part = m_halves->width() / 9;
    m_halves->setSizes({6 * part, 3 * part});
    m_tables->setSizes({2 * part, 4 * part});
}

void ComparisonPanel::placeChosen(int row)
{
    if (row >= 0)
        emit placeWanted(m_compared, m_cells[static_cast<std::size_t>(row)].index);
}

} // namespace bloscope
