#include "ui/pages/document_page.h"

#include "core/cells/element_part.h"
#include "core/frame_writing/other_names.h"
#include "ui/controls/message_bar.h"
#include "ui/pages/damage_notice.h"
#include "ui/structure/structure_source.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/worker/long_job.h"

#include <QFileInfo>
#include <QVBoxLayout>
#include <memory>
#include <utility>

namespace bloscope {

DocumentPage::DocumentPage(const OpenedDocument& opened, QWidget* parent)
    : QWidget(parent),
      m_address(opened.address),
      m_message(new MessageBar(this)),
      m_damage(new DamageNotice(*m_message,
                                isOnServer(opened.address.path) ? DamageNotice::May::Pass
                                                                : DamageNotice::May::Stay,
                                this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_message);
    showFrame(opened);
    tellNotes(opened);
}

QVBoxLayout* DocumentPage::column() const
{
    return static_cast<QVBoxLayout*>(layout());
}

void DocumentPage::showFrame(const OpenedDocument& opened)
{
    if (opened.frame)
        setStructure(m_address.name(), structureOf(opened.frame));
    const auto* array = std::get_if<OpenedArray>(&opened.content);
    if (!array || (array->pickles.empty() && !m_attributes))
        return;
    m_attributes.reset();
    if (!array->pickles.empty())
        m_attributes = PageAttributes{tr("Read as data and never run. A metadata entry that is a "
                                         "pickle of plain values can be edited above as JSON; a "
                                         "pickle in a separate file cannot."),
                                      array->pickles,
                                      {}};
    emit attributesChanged();
}

// Damage comes first: it is what the user has to know.
void DocumentPage::tellNotes(const OpenedDocument& opened)
{
    std::vector<Problem> problems = opened.problems;
    std::erase_if(problems, [](const Problem& problem) {
        return problem.severity == Problem::Severity::Note;
    });
    const QString notes = opened.notes.join(' ');
    if (problems.empty()) {
        if (!notes.isEmpty())
            m_message->tell(MessageBar::Severity::Note, notes);
        return;
    }
    const QString first = displayText(problems.front().text);
    const std::size_t more = problems.size() - 1;
    const QString damage =
        more == 0 ? tr("Part of this file is damaged: %1.")
                  : countedText(more, tr("Part of this file is damaged: %1 (and %n more).", nullptr,
                                         pluralNumber(more)));
    m_damage->tell(
        {sentencesText({damage.arg(first), notes}),
         {{tr("Show in Structure"), [this] { emit structurePartWanted(problemsPartName()); }}}});
}

void DocumentPage::offerSalvage(const QString& whatReturns,
                                const std::function<void()>& stopCounting)
{
    DamageNotice::Words words{whatReturns,
                              {{tr("Save What Can Be Read…"), [this] { emit salvageWanted(); }}}};
    if (stopCounting)
        words.actions.append({tr("Stop Counting"), stopCounting});
    m_damage->offer(words);
}

void DocumentPage::setStructure(const QString& name, StructureSourcePtr structure)
{
    m_structureName = name;
    m_structure = std::move(structure);
    emit structureChanged();
}

void DocumentPage::setAttributes(PageAttributes attributes)
{
    m_attributes = std::move(attributes);
    emit attributesChanged();
}

void DocumentPage::setAlone(bool alone)
{
    for (QWidget* part : std::as_const(m_around))
        part->setHidden(alone);
}

QString DocumentPage::restore(const ViewState&, LastIndex)
{
    return {};
}

void DocumentPage::openEmbedded(const QString& name, const ByteSourcePtr& source)
{
    const QString inside =
        m_address.inside.isEmpty() ? name : QStringLiteral("%1 › %2").arg(m_address.inside, name);
    emit openWanted({{m_address.path, inside}, nullptr, {}, source});
}

void DocumentPage::adopt(LongJob* job)
{
    job->setParent(this);
    ++m_jobs;
    connect(job, &LongJob::finished, this, [this, job](const Result<>& outcome) {
        tellEnd(job->title(), outcome);
        job->deleteLater();
        --m_jobs;
        if (m_isRetired)
            retire();
    });
    emit jobAdopted(job);
}

void DocumentPage::startWriting(LongJob* job, Scheduler& scheduler, const QString& target,
                                std::function<Result<>(const Job&)> write)
{
    const auto others = std::make_shared<std::uint64_t>(0);
    connect(job, &LongJob::finished, this, [this, target, others](const Result<>& outcome) {
        if (outcome && *others > 0)
            emit notice(otherNamesText(QFileInfo(target).fileName(), *others));
    });
    job->start(scheduler, [target, write = std::move(write), others](const Job& work) -> Result<> {
        const OtherNames names(filePath(target));
        BLOSCOPE_CHECK(write(work));
        *others = names.countLeft();
        return {};
    });
}

void DocumentPage::tellEnd(const QString& title, const Result<>& outcome)
{
    if (outcome)
        emit notice(tr("%1: done.").arg(title));
    else if (outcome.error().kind() == ErrorKind::Cancelled)
        emit notice(tr("%1: cancelled.").arg(title));
    else
        tellFailure(errorSentence(tr("%1 failed").arg(title), outcome.error()));
}

void DocumentPage::tellFailure(const QString& sentence)
{
    if (m_isRetired) // nobody sees the bar
        emit notice(sentence);
    else
        m_message->tell(MessageBar::Severity::Failure, sentence);
}

void DocumentPage::retire()
{
    m_isRetired = true;
    if (m_jobs == 0)
        deleteLater();
}

} // namespace bloscope
