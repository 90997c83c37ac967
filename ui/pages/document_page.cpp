#include "ui/pages/document_page.h"

#include "ui/controls/message_bar.h"
#include "ui/structure/frame_structure.h"
#include "ui/text/error_text.h"
#include "ui/worker/long_job.h"

#include <QVBoxLayout>

namespace bloscope {

DocumentPage::DocumentPage(const OpenedDocument& opened, QWidget* parent)
    : QWidget(parent),
      m_address(opened.address),
      m_message(new MessageBar(this)),
      m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_message);
    if (opened.frame)
        setStructure(m_address.name(), structureOf(opened.frame));
    tellNotes(opened);
    tellPickles(opened);
}

void DocumentPage::tellPickles(const OpenedDocument& opened)
{
    const auto* array = std::get_if<OpenedArray>(&opened.content);
    if (!array || array->pickles.empty())
        return;
    m_attributes = PageAttributes{tr("Read as data and never run. These values cannot be edited: "
                                     "only Python writes pickles."),
                                  array->pickles,
                                  {}};
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
    QString text = tr("Part of this file is damaged: %1.").arg(displayText(problems.front().text));
    if (problems.size() > 1)
        text = tr("%1 (And %2 more.)").arg(text).arg(problems.size() - 1);
    tellDamage(notes.isEmpty() ? text : text + ' ' + notes, false);
}

void DocumentPage::tellDamage(const QString& text, bool isSalvageOffered)
{
    m_damage = text;
    QList<MessageBar::Action> actions{
        {tr("Show in Structure"), [this] { emit structurePartWanted(problemsPartName()); }}};
    if (isSalvageOffered)
        actions << MessageBar::Action{tr("Save What Can Be Read…"),
                                      [this] { emit salvageWanted(); }};
    m_message->tell(MessageBar::Severity::Warning, text, actions);
}

void DocumentPage::offerSalvage(const QString& whatReturns)
{
    if (!m_damage.isEmpty() && m_message->text() == m_damage)
        tellDamage(whatReturns.isEmpty() ? m_damage : m_damage + ' ' + whatReturns, true);
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
