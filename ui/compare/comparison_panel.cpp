#include "ui/compare/comparison_panel.h"

#include "core/base/text.h"
#include "core/compare/array_differences.h"
#include "core/compare/difference_source.h"
#include "core/compare/label_agreement.h"
#include "core/statistics/label_sizes.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/job_line.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/open_dialog.h"
#include "ui/controls/text_table.h"
#include "ui/document/open_request.h"
#include "ui/document/opened_document.h"
#include "ui/document/value_changes.h"
#include "ui/heatmap/difference_pane.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStringList>
#include <QVBoxLayout>
#include <cmath>
#include <fmt/format.h>
#include <utility>

namespace bloscope {

// In what two arrays differ.
struct ComparedArrays {
    ArrayDifferences differences;
    std::optional<CellDifferences> cells;
    std::optional<Error> whyNotCells; // they were not compared
    // The cells of one less those of the other, as their difference is to be drawn; null where
    // none has a number.
    CellSourcePtr picture;
    std::optional<Result<LabelAgreements>> labels; // where they are wanted
};

namespace {

constexpr std::size_t mostPlacesShown = 1000;

struct ComparisonText {
    Q_DECLARE_TR_FUNCTIONS(ComparisonText)
};

QString orNotThere(const std::string& text)
{
    return text.empty() ? ComparisonText::tr("(missing)") : displayText(text);
}

void addRows(const QString& where, const std::vector<NamedDifference>& differences,
             QList<QStringList>& to)
{
    for (const NamedDifference& one : differences)
        to << QStringList{where, displayText(one.name), orNotThere(one.a), orNotThere(one.b)};
}

QString placeText(const DifferentCell& cell)
{
    const QString index = indexText(cell.index);
    return cell.part.empty() ? index : index + ' ' + displayText(escapeForDisplay(cell.part));
}

QString distanceText(double distance)
{
    constexpr int digits = 6; // as bloscope diff has it
    return std::isnan(distance) ? QString() : QString::number(distance, 'g', digits);
}

QString differentText(const CellDifferences& cells)
{
    if (cells.different == 0)
        return ComparisonText::tr("All compared cells are equal.");
    const int form = pluralNumber(cells.different);
    if (!cells.farthest)
        return countedText(cells.different,
                           ComparisonText::tr("%n of %1 cells differ.", nullptr, form))
            .arg(countText(cells.cells));
    return countedText(
               cells.different,
               ComparisonText::tr("%n of %1 cells differ; the largest difference is %2 at %3.",
                                  nullptr, form))
        .arg(countText(cells.cells), distanceText(cells.farthest->distance),
             placeText(*cells.farthest));
}

QString unreadableText(const CellDifferences& cells)
{
    if (cells.unreadable == 0)
        return {};
    return countedText(cells.unreadable,
                       ComparisonText::tr("%n cell(s) cannot be read in one or both arrays.",
                                          nullptr, pluralNumber(cells.unreadable)));
}

// "3 of 120 cells differ; the largest difference is 2 at [4, 7]."; or why cells were not compared.
QString comparisonSummary(const ComparedArrays& compared)
{
    if (compared.cells)
        return sentencesText({differentText(*compared.cells), unreadableText(*compared.cells)});
    return compared.whyNotCells ? errorSentence(ComparisonText::tr("Cells cannot be compared"),
                                                *compared.whyNotCells)
                                : QString();
}

// Form, metadata and storage that are not the same: where, name, what each of both has.
QList<QStringList> differenceRows(const ArrayDifferences& differences)
{
    QList<QStringList> rows;
    addRows(ComparisonText::tr("Layout"), differences.form, rows);
    for (const MetadataDifference& one : differences.metadata)
        rows << QStringList{one.of == MetadataSectionOf::Header ? ComparisonText::tr("Metalayer")
                                                                : ComparisonText::tr("Vlmetalayer"),
                            displayText(escapeForDisplay(one.name)),
                            orNotThere(one.here.value_or(std::string())),
                            orNotThere(one.there.value_or(std::string()))};
    addRows(ComparisonText::tr("Storage"), differences.storage, rows);
    return rows;
}

// How far two segmentations agree on each label.
QList<QStringList> labelRows(const LabelAgreements& found, const LabelNames& names,
                             const QString& unit)
{
    const auto distance = [&](const std::optional<double>& length) {
        return length ? QStringLiteral("%1 %2").arg(distanceText(*length), unit) : QString();
    };
    QList<QStringList> rows;
    for (const LabelAgreement& label : found.labels) {
        const QString number = QString::fromStdString(fmt::format("{}", label.label));
        const QString name = displayText(labelNameOf(names, label.label));
        const auto growth = label.growth();
        rows << QStringList{name.isEmpty() ? number : QStringLiteral("%1 (%2)").arg(name, number),
                            QString::number(label.dice(), 'f', 4),
                            QString::number(label.jaccard(), 'f', 4),
                            growth ? ComparisonText::tr("%1 %").arg(100 * *growth, 0, 'f', 1)
                                   : QString(),
                            distance(label.hausdorff95),
                            distance(label.hausdorff),
                            countText(label.cellsOfA),
                            countText(label.cellsOfB)};
    }
    return rows;
}

// What cannot be seen in the table of labels.
QString labelsProblem(const Result<LabelAgreements>& found)
{
    if (!found)
        return errorSentence(ComparisonText::tr("Labels cannot be compared"), found.error());
    if (found->tooMany)
        return ComparisonText::tr("There are more than %1 distinct numbers: these are not labels.")
            .arg(LabelSizes::mostLabels);
    return found->whyNoDistances.empty() ? QString()
                                         : ComparisonText::tr("Distances were not computed: %1.")
                                               .arg(displayText(found->whyNoDistances));
}

// Does the name or the metadata of a file say that its numbers are labels?
bool areNamedLabels(const Document& document)
{
    const QString name = QFileInfo(document.path()).completeBaseName();
    return document.geometry()->isSegmentation.value_or(
        name.contains(QStringLiteral("seg"), Qt::CaseInsensitive) ||
        name.contains(QStringLiteral("label"), Qt::CaseInsensitive));
}

// The cells that are known of those that differ: index, what both hold, how far that is apart.
QList<QStringList> placeRows(const std::vector<DifferentCell>& cells)
{
    QList<QStringList> rows;
    for (const DifferentCell& cell : cells)
        rows << QStringList{placeText(cell), displayText(cell.a), displayText(cell.b),
                            distanceText(cell.distance)};
    return rows;
}

constexpr int toleranceLetters = 10; // width of a field
constexpr int nameLetters = 10;      // of the other file, at least

std::optional<double> toleranceOf(const QLineEdit& field)
{
    bool isNumber = false;
    const double number = field.text().trimmed().toDouble(&isNumber);
    return isNumber && std::isfinite(number) && number >= 0 ? std::optional(number) : std::nullopt;
}

// Compares an array, as the reader reads it, with the one that is opened by `other`, as it is in
// its file. For worker threads; progress in cells. Errors: those of opening; Usage for what is no
// array; Cancelled.
// `distances`: of labels, which are compared where they are wanted.
Result<ComparedArrays> compareWith(const std::shared_ptr<const SliceReader>& reader,
                                   const OpenRequest& other, const Tolerance& tolerance,
                                   const std::optional<DistanceScale>& distances, const Job& job)
{
    BLOSCOPE_TRY(const OpenedDocument opened,
                 openForViewing(other, reader->cache(), reader->pool()));
    const auto* array = std::get_if<OpenedArray>(&opened.content);
    if (!array)
        return usageError("this is not an array; open the part to compare and choose it");
    const auto& otherReader = array->file.reader;
    ComparedArrays compared{compareArrays(*reader->array(), *otherReader->array()), {}, {}, {}, {}};
    auto cells = compareCells(*reader, *otherReader, Slice::whole(reader->array()->shape()),
                              {tolerance, mostPlacesShown}, job);
    if (!cells && cells.error().kind() == ErrorKind::Cancelled)
        return cells.error();
    if (!cells) {
        compared.whyNotCells = cells.error();
        return compared;
    }
    compared.cells = *std::move(cells);
    if (compared.cells->farthest)
        if (auto picture = differenceSource(reader, otherReader, tolerance))
            compared.picture = *std::move(picture);
    if (distances)
        compared.labels = compareLabels(reader, otherReader, distances->spacing, job);
    if (job.stopped())
        return cancelled();
    return compared;
}

} // namespace

ComparisonPanel::ComparisonPanel(Document& document, const QList<OpenRequest>& others,
                                 Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_document(&document),
      m_scheduler(scheduler),
      m_other(new QComboBox),
      m_browse(new QPushButton(tr("Browse…"))),
      m_relative(new QLineEdit(QStringLiteral("0"))),
      m_absolute(new QLineEdit(QStringLiteral("0"))),
      m_nansAreEqual(new QCheckBox(tr("NaN equals NaN"))),
      m_areLabels(new QCheckBox(tr("Label by label"))),
      m_summary(wrappingLabel()),
      m_job(new JobLine(m_summary, tr("Compare"), scheduler)),
      m_differences(new TextTable({tr("Section"), tr("Name"), tr("A"), tr("B")})),
      m_places(new TextTable({tr("Cell"), tr("A"), tr("B"), tr("Difference")})),
      m_labels(
          new TextTable({tr("Label"), tr("Dice"), tr("Jaccard"), tr("Volume"), tr("Hausdorff 95 %"),
                         tr("Hausdorff"), tr("Cells of A"), tr("Cells of B")})),
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
        field->setMaximumWidth(toleranceLetters * fontMetrics().averageCharWidth());
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
    for (TextTable* table : {m_labels, m_differences, m_places}) {
        copyRowsByKey(*table);
        m_tables->addWidget(table);
    }
    m_labels->hide(); // until there are any
    m_differences->hide();
    return m_tables;
}

void ComparisonPanel::layOut()
{
    auto* left = new QWidget;
    putInto(tightColumn(left, 4), {makeChoices(), m_job, {makeTables(), 1}});
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
    m_labels->hide();
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
    const auto relative = toleranceOf(*m_relative);
    const auto absolute = toleranceOf(*m_absolute);
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
    m_job->button().setToolTip(tolerance() ? QString()
                                           : tr("A tolerance must be zero or a positive number"));
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
        m_labels->setRows(labelRows(**compared.labels, labelNamesOf(*m_document),
                                    QString::fromStdString(scale.unit)));
        m_labels->setVisible(m_labels->topLevelItemCount() > 0);
    }
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

// Until its handles are dragged.
void ComparisonPanel::shareRoom()
{
    if (std::exchange(m_isShared, true))
        return;
    const int part = m_halves->width() / 9;
    m_halves->setSizes({6 * part, 3 * part});
    m_tables->setSizes({3 * part, 2 * part, 4 * part});
}

void ComparisonPanel::placeChosen(int row)
{
    if (row >= 0)
        emit placeWanted(m_compared, m_cells[static_cast<std::size_t>(row)].index);
}

} // namespace bloscope
