#include "ui/compare/comparison_dialog.h"

#include "ui/compare/comparison_text.h"
#include "ui/compare/difference_pane.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/job_line.h"
#include "ui/controls/labelled.h"
#include "ui/controls/open_dialog.h"
#include "ui/controls/text_table.h"
#include "ui/controls/wrapping_label.h"
#include "ui/document/value_changes.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>
#include <cmath>

namespace bloscope {

namespace {

constexpr QSize firstComparedSize{900, 620};
constexpr int toleranceLetters = 10; // width of a field

std::optional<double> toleranceOf(const QLineEdit& field)
{
    bool isNumber = false;
    const double number = field.text().trimmed().toDouble(&isNumber);
    return isNumber && std::isfinite(number) && number >= 0 ? std::optional(number) : std::nullopt;
}

} // namespace

ComparisonDialog::ComparisonDialog(Document& document, const QList<OpenRequest>& others,
                                   Scheduler& scheduler, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_other(new QComboBox),
      m_browse(new QPushButton(tr("&Browse…"))),
      m_relative(new QLineEdit(QStringLiteral("0"))),
      m_absolute(new QLineEdit(QStringLiteral("0"))),
      m_nansAreEqual(new QCheckBox(tr("&NaN equals NaN"))),
      m_summary(wrappingLabel()),
      m_job(new JobLine(m_summary, tr("&Compare"), scheduler)),
      m_differences(new TextTable({tr("Of"), tr("Name"), tr("A"), tr("B")})),
      m_places(new TextTable({tr("Cell"), tr("A"), tr("B"), tr("Difference")})),
      m_picture(new DifferencePane(document, scheduler))
{
    setWindowTitle(tr("Compare %1").arg(document.address().name()));
    layOut(others);
    connectParts();
    check();
    if (m_other->count() > 0)
        start();
    else
        m_summary->setText(tr("Choose the file to compare it with."));
}

ComparisonDialog::~ComparisonDialog() = default;

QWidget* ComparisonDialog::makeChoices(const QList<OpenRequest>& others)
{
    for (const OpenRequest& other : others)
        m_other->addItem(other.address.name(), QVariant::fromValue(other));
    m_other->setToolTip(tr("The array to compare it with (B), as it is in its file"));
    m_other->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_other->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_browse->setAutoDefault(false);
    auto* line = new QWidget;
    QHBoxLayout* row = tightRow(line);
    row->addWidget(labelled(tr("&With:"), m_other), 1);
    row->addWidget(m_browse);
    return line;
}

QWidget* ComparisonDialog::makeTolerance()
{
    m_relative->setToolTip(tr("Numbers are equal when they are apart by no more than this times "
                              "the larger of them"));
    m_absolute->setToolTip(tr("Numbers are equal when they are apart by no more than this"));
    for (QLineEdit* field : {m_relative, m_absolute})
        field->setMaximumWidth(toleranceLetters * fontMetrics().averageCharWidth());
    m_nansAreEqual->setChecked(true);
    auto* line = new QWidget;
    QHBoxLayout* row = tightRow(line);
    row->addWidget(labelled(tr("&Relative tolerance:"), m_relative));
    row->addWidget(labelled(tr("&Absolute:"), m_absolute));
    row->addWidget(m_nansAreEqual);
    row->addStretch(1);
    return line;
}

void ComparisonDialog::layOut(const QList<OpenRequest>& others)
{
    m_differences->setAccessibleName(tr("Form, metadata and storage that differ"));
    m_places->setAccessibleName(tr("Cells that differ"));
    m_places->setToolTip(tr("Click a cell to see it in both"));
    for (const int column : {1, 2, 3})
        m_places->alignRight(column);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeChoices(others));
    column->addWidget(makeTolerance());
    column->addWidget(m_job);
    auto* cells = new QSplitter;
    cells->setChildrenCollapsible(false);
    cells->addWidget(m_places);
    cells->addWidget(m_picture);
    column->addWidget(m_differences, 1);
    column->addWidget(cells, 3);
    column->addWidget(buttons);
    m_job->button().setDefault(true);
    resizeWithinScreen(*this, firstComparedSize);
}

void ComparisonDialog::connectParts()
{
    connect(m_other, &QComboBox::activated, this, &ComparisonDialog::start);
    connect(m_browse, &QPushButton::clicked, this, &ComparisonDialog::chooseFile);
    for (const QLineEdit* field : {m_relative, m_absolute})
        connect(field, &QLineEdit::textChanged, this, &ComparisonDialog::check);
    connect(m_job, &JobLine::startWanted, this, &ComparisonDialog::start);
    connect(m_job, &JobLine::runningChanged, this, &ComparisonDialog::check);
    const auto choose = [this](QTreeWidgetItem* row) {
        placeChosen(m_places->indexOfTopLevelItem(row));
    };
    connect(m_places, &QTreeWidget::itemClicked, this, choose);
    connect(m_places, &QTreeWidget::itemActivated, this, choose);
    connect(m_picture, &DifferencePane::cellChosen, this,
            [this](const CellIndex& index) { emit placeWanted(m_compared, index); });
}

void ComparisonDialog::chooseFile()
{
    const QString here = m_other->currentData().value<OpenRequest>().address.path;
    QFileDialog* dialog = newOpenDialog(QFileInfo(here).path(), this);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ComparisonDialog::compareWithFile);
    dialog->open();
}

void ComparisonDialog::compareWithFile(const QString& path)
{
    const OpenRequest request = OpenRequest::of(path);
    m_other->addItem(request.address.name(), QVariant::fromValue(request));
    m_other->setCurrentIndex(m_other->count() - 1);
    start();
}

std::optional<Tolerance> ComparisonDialog::tolerance() const
{
    const auto relative = toleranceOf(*m_relative);
    const auto absolute = toleranceOf(*m_absolute);
    if (!relative || !absolute)
        return {};
    return Tolerance{*relative, *absolute, m_nansAreEqual->isChecked()};
}

void ComparisonDialog::start()
{
    const auto wanted = tolerance();
    if (!wanted || m_other->count() == 0)
        return;
    m_settling = std::make_unique<QObject>();
    whenSettled(m_document, m_settling.get(), [this, wanted] { compare(*wanted); });
}

// With all that was being changed.
void ComparisonDialog::compare(const Tolerance& tolerance)
{
    m_compared = m_other->currentData().value<OpenRequest>();
    m_cells.clear();
    m_differences->setRows({});
    m_places->setRows({});
    m_picture->show(nullptr, 0);
    m_summary->setText(tr("Comparing with %1…").arg(m_compared.address.name()));
    const auto compared = std::make_shared<ComparedArrays>();
    m_job->run(
        windowTitle(),
        [reader = m_document.reader(), other = m_compared, tolerance,
         compared](const Job& job) -> Result<> {
            BLOSCOPE_TRY(*compared, compareWith(reader, other, tolerance, job));
            return {};
        },
        [this, compared](const Result<>& outcome) { finish(outcome, std::move(*compared)); });
}

void ComparisonDialog::check()
{
    const bool isReady = tolerance().has_value() && m_other->count() > 0;
    m_job->button().setEnabled(m_job->isRunning() || isReady);
    m_job->button().setToolTip(tolerance() ? QString()
                                           : tr("A tolerance is a number that is not negative"));
}

void ComparisonDialog::finish(const Result<>& outcome, ComparedArrays compared)
{
    const QString name = m_compared.address.name();
    if (!outcome && outcome.error().kind() == ErrorKind::Cancelled)
        return m_summary->setText(tr("Stopped before all was compared."));
    if (!outcome)
        return m_summary->setText(
            errorSentence(tr("%1 cannot be compared").arg(name), outcome.error()));
    m_summary->setText(comparisonSummary(compared));
    m_differences->setRows(differenceRows(compared.differences));
    if (compared.picture)
        m_picture->show(compared.picture, compared.cells->farthest->distance);
    if (compared.cells)
        m_cells = std::move(compared.cells->first);
    m_places->setRows(placeRows(m_cells));
}

void ComparisonDialog::placeChosen(int row)
{
    if (row >= 0)
        emit placeWanted(m_compared, m_cells[static_cast<std::size_t>(row)].index);
}

} // namespace bloscope
