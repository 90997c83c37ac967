#include "ui/repair/salvage_dialog.h"

#include "core/base/text.h"
#include "core/frame_writing/other_names.h"
#include "core/repair/array_fit.h"
#include "core/repair/check_chunk.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/job_line.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/text_table.h"
#include "ui/export/export_target.h"
#include "ui/repair/salvage_text.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/text/number_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace bloscope {

namespace {

enum class Fill { NaN, Zero, Number };

constexpr int numberLetters = 16; // width of the field

constexpr QSize firstSalvageSize{640, 520};

QString writtenText(const QString& name, const SalvageReport& report)
{
    if (report.unconfirmed)
        return errorSentence(
            SalvageDialog::tr("%1 was written, but the disk did not confirm it").arg(name),
            *report.unconfirmed);
    if (report.check.verdict() == Verdict::Damaged)
        return SalvageDialog::tr("%1 was written, but is still damaged: %2.")
            .arg(name, displayText(report.check.mainFinding));
    return SalvageDialog::tr("%1 was written and checked: %2.")
        .arg(name, sizeText(report.fileBytes));
}

} // namespace

SalvageForm::SalvageForm(QWidget* parent)
    : QWidget(parent),
      m_fill(new QComboBox),
      m_number(new QLineEdit),
      m_form(new QComboBox),
      m_note(new QCheckBox(tr("Include the &report as vlmetalayer \"%1\"").arg(salvageNoteName)))
{
    m_fill->setToolTip(tr("Value for lost elements"));
    m_number->setAccessibleName(tr("Number for lost values"));
    m_number->setToolTip(tr("A number that the element type can represent"));
    m_form->addItem(tr("One file"), static_cast<int>(FrameForm::Contiguous));
    m_form->addItem(tr("Directory of chunks"), static_cast<int>(FrameForm::Sparse));
    m_form->setToolTip(tr("A directory with one file per chunk cannot replace existing files"));
    m_note->setToolTip(tr("Records the missing parts in the new file"));
    layOut();
    connectParts();
}

void SalvageForm::layOut()
{
    auto* fill = new QWidget;
    QHBoxLayout* row = tightRow(fill);
    row->addWidget(m_fill);
    row->addWidget(m_number);
    row->addStretch(1);
    m_number->hide();
    m_number->setMaximumWidth(numberLetters * letterWidth(fontMetrics()));
    auto* label = new QLabel(tr("Lost &values become:"));
    label->setBuddy(m_fill);
    auto* rows = new QFormLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addRow(label, fill);
    rows->addRow(tr("For&mat:"), m_form);
    rows->addRow(m_note);
}

void SalvageForm::connectParts()
{
    connect(m_fill, &QComboBox::currentIndexChanged, this, [this] {
        const bool isNumber = m_fill->currentData().toInt() == static_cast<int>(Fill::Number);
        m_number->setVisible(isNumber);
        if (isNumber)
            m_number->setFocus();
        emit changed();
    });
    connect(m_number, &QLineEdit::textChanged, this, &SalvageForm::changed);
    connect(m_form, &QComboBox::currentIndexChanged, this, &SalvageForm::changed);
}

void SalvageForm::setPlan(const SalvagePlan& plan)
{
    m_plan = &plan;
    const auto nan = fillElement(plan, "nan");
    const auto usual = fillElement(plan, "");
    m_fill->clear();
    if (nan)
        m_fill->addItem(tr("NaN"), static_cast<int>(Fill::NaN));
    m_fill->addItem(tr("Zero"), static_cast<int>(Fill::Zero));
    m_fill->addItem(tr("Number"), static_cast<int>(Fill::Number));
    const bool isNaNUsual = nan && usual && *usual == *nan;
    m_fill->setCurrentIndex(
        m_fill->findData(static_cast<int>(isNaNUsual ? Fill::NaN : Fill::Zero)));
    m_fill->setEnabled(plan.lostChunks + plan.mendedChunks > 0);
}

std::string SalvageForm::fillWord() const
{
    switch (static_cast<Fill>(m_fill->currentData().toInt())) {
    case Fill::NaN:
        return "nan";
    case Fill::Zero:
        return "zero";
    case Fill::Number:
        break;
    }
    return m_number->text().trimmed().toStdString();
}

SalvageOptions SalvageForm::options() const
{
    return {.form = static_cast<FrameForm>(m_form->currentData().toInt()),
            .fill = fillWord(),
            .hasNote = m_note->isChecked()};
}

QString SalvageForm::problem() const
{
    const std::string word = fillWord();
    if (word.empty())
        return tr("Enter the number for lost values.");
    const auto element = m_plan ? fillElement(*m_plan, word) : usageError("");
    return element ? QString() : refusalText(element.error());
}

SalvageDialog::SalvageDialog(FileSubject subject, const AppServices& services, QWidget* parent)
    : QDialog(parent),
      m_subject(std::move(subject)),
      m_services(services),
      m_summary(wrappingLabel()),
      m_shape(wrappingLabel()),
      m_losses(new TextTable({tr("Location"), tr("Status"), tr("Reason")})),
      m_form(new SalvageForm),
      m_target(new ExportTarget(QFileInfo(m_subject.path).path(), m_subject.path)),
      m_message(wrappingLabel()),
      m_job(new JobLine(m_message, tr("Search A&gain"), services.scheduler)),
      m_save(new QPushButton(tr("&Save"))),
      m_open(new QPushButton(tr("&Open New File"))),
      m_close(new QPushButton(tr("&Close")))
{
    setWindowTitle(tr("Save What Can Be Read of %1").arg(m_subject.name));
    layOut();
    connectParts();
    search();
}

SalvageDialog::~SalvageDialog() = default;

QWidget* SalvageDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    buttons->addButton(m_open, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_open->hide();
    return buttons;
}

void SalvageDialog::layOut()
{
    m_losses->setAccessibleName(tr("Losses"));
    auto* content = new QWidget;
    auto* parts = new QVBoxLayout(content);
    parts->setContentsMargins(0, 0, 0, 0);
    putInto(parts, {m_summary, m_shape, {m_losses, 1}, m_form, m_target});
    putInto(new QVBoxLayout(this), {{new FittingScroll(content), 1}, m_job, makeButtons()});
    m_save->setDefault(true); // of this dialog, of which it is a part now
    resizeWithinScreen(*this, firstSalvageSize);
}

void SalvageDialog::connectParts()
{
    connect(m_form, &SalvageForm::changed, this, &SalvageDialog::check);
    connect(m_target, &ExportTarget::changed, this, &SalvageDialog::check);
    connect(m_save, &QPushButton::clicked, this, &SalvageDialog::askToSave);
    connect(m_open, &QPushButton::clicked, this, [this] {
        emit openWanted(m_written);
        accept();
    });
    connect(m_job, &JobLine::startWanted, this, &SalvageDialog::search);
    connect(m_job, &JobLine::runningChanged, this, &SalvageDialog::showWhatCanBeDone);
}

// What there is to choose counts from here on, or not any more.
void SalvageDialog::showWhatCanBeDone()
{
    m_job->button().setVisible(m_job->isRunning() || !m_plan);
    for (QWidget* choice : {static_cast<QWidget*>(m_form), static_cast<QWidget*>(m_target)})
        choice->setEnabled(m_plan && !m_job->isRunning());
    check();
}

void SalvageDialog::search()
{
    m_summary->setText(tr("Searching for everything that can be read…"));
    m_message->clear();
    const auto plan = std::make_shared<SalvagePlan>();
    m_job->run(
        windowTitle(),
        [subject = m_subject, &pool = m_services.pool, plan](const Job& job) -> Result<> {
            BLOSCOPE_TRY(*plan, planFor(subject, pool, job));
            return {};
        },
        [this, plan](const Result<>& outcome) { searched(outcome, std::move(*plan)); });
}

void SalvageDialog::searched(const Result<>& outcome, SalvagePlan plan)
{
    if (!outcome && outcome.error().kind() == ErrorKind::Cancelled)
        return m_summary->setText(tr("Stopped before the whole file was searched."));
    if (!outcome)
        return m_summary->setText(
            errorSentence(tr("Nothing in %1 can be saved").arg(m_subject.name), outcome.error()));
    m_plan = std::make_shared<const SalvagePlan>(std::move(plan));
    showPlan();
    showWhatCanBeDone();
}

void SalvageDialog::showPlan()
{
    m_summary->setText(salvageSummary(*m_plan));
    const QString shape = salvagedShapeText(*m_plan);
    m_shape->setText(shape.isEmpty() ? QString() : tr("Shape of the new file: %1.").arg(shape));
    m_shape->setVisible(!shape.isEmpty());
    m_losses->setRows(salvageRows(*m_plan));
    m_losses->setVisible(m_losses->topLevelItemCount() > 0);
    m_form->setPlan(*m_plan);
    proposeName();
}

void SalvageDialog::proposeName()
{
    const bool isArray = statedArray(m_plan->metalayers).has_value();
    m_target->propose(
        tr("%1-saved", "name of a file").arg(QFileInfo(m_subject.path).completeBaseName()),
        isArray ? QStringLiteral("b2nd") : QStringLiteral("b2frame"));
}

QString SalvageDialog::problem() const
{
    if (m_form->options().form == FrameForm::Sparse && m_target->isThere())
        return tr("A directory cannot replace an existing file. Choose another name.");
    return m_form->problem();
}

void SalvageDialog::check()
{
    const bool isReady = m_plan && !m_job->isRunning();
    const QString why = isReady ? problem() : QString();
    m_message->setText(why);
    m_save->setEnabled(isReady && why.isEmpty() && m_target->problem().isEmpty());
}

void SalvageDialog::askToSave()
{
    if (m_target->isThere())
        askWhetherToReplace(m_target->path(), this, [this] { save(); });
    else
        save();
}

void SalvageDialog::save()
{
    const SalvageWish wish{m_form->options(), m_target->path()};
    const auto report = std::make_shared<SalvageReport>();
    const auto others = std::make_shared<std::uint64_t>(0);
    m_job->run(
        windowTitle(),
        [subject = m_subject, plan = m_plan, wish, report, others, &files = m_services.files,
         &pool = m_services.pool](const Job& job) -> Result<> {
            const OtherNames names(filePath(wish.path));
            BLOSCOPE_TRY(*report, saveSalvage(subject, *plan, wish, files, pool, job));
            *others = names.countLeft();
            return {};
        },
        [this, wish, report, others](const Result<>& outcome) {
            saved(outcome, wish, *report, *others);
        });
}

void SalvageDialog::saved(const Result<>& outcome, const SalvageWish& wish,
                          const SalvageReport& report, std::uint64_t otherNames)
{
    const QString name = QFileInfo(wish.path).fileName();
    if (!outcome && outcome.error().kind() == ErrorKind::Cancelled)
        return m_message->setText(tr("Stopped: %1 was not written.").arg(name));
    if (!outcome)
        return m_message->setText(
            errorSentence(tr("%1 cannot be written").arg(name), outcome.error()));
    m_written = wish.path;
    m_message->setText(
        sentencesText({writtenText(name, report), otherNamesText(name, otherNames)}));
    m_open->show();
    m_open->setDefault(true);
    m_open->setFocus();
}

} // namespace bloscope
