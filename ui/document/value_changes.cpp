#include "ui/document/value_changes.h"

#include "ui/text/error_text.h"

namespace bloscope {

namespace {

QString whyNotWithoutEdits()
{
    return ValueChanges::tr(
        "This array lies inside another file, so it cannot be edited here. Save a copy first.");
}

} // namespace

ValueChanges::ValueChanges(Document& document, Scheduler& scheduler, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_whyNot(whyNotWithoutEdits()),
      m_chunks(new ChunkAbility(document, scheduler, this))
{
    connect(m_chunks, &ChunkAbility::found, this, &ValueChanges::cellChecked);
}

ValueChanges::~ValueChanges() = default;

void ValueChanges::leave()
{
    if (!m_edits)
        return;
    m_edits->disconnect(this);
    m_edits->queue().disconnect(this);
}

void ValueChanges::setEdits(DocumentEdits* edits)
{
    leave();
    m_edits = edits;
    m_checking.cancel();
    if (edits) {
        connect(edits, &DocumentEdits::changed, this, &ValueChanges::showEdits);
        followQueue();
        showEdits();
        setWhyNot({});
        check();
    } else {
        setWhyNot(whyNotWithoutEdits());
    }
    m_document.setChanges(this);
}

void ValueChanges::setWhyNot(const QString& sentence)
{
    m_whyNot = sentence;
    emit abilityChanged();
}

std::optional<QString> ValueChanges::whyNotAt(const CellIndex& cell)
{
    return m_whyNot.isEmpty() ? m_chunks->whyNot(cell) : m_whyNot;
}

void ValueChanges::refuse(const QString& sentence, const std::optional<OpenRequest>& instead)
{
    emit refused(sentence, instead);
}

void ValueChanges::check()
{
    m_checking = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [array = m_document.array()](std::stop_token) { return ValueEditor::check(*array); },
        [this](const Result<>& canBe) {
            m_checking.cancel();
            if (!canBe)
                setWhyNot(errorSentence(tr("Values cannot be changed here"), canBe.error()));
        });
}

// The file may have been read again, and another document be on its way.
void ValueChanges::showEdits()
{
    if (m_edits->areOver(*m_document.frame()))
        m_document.setValues(m_edits->queue().values());
    emit editsChanged();
}

void ValueChanges::followQueue()
{
    EditQueue& queue = m_edits->queue();
    queue.setReader(m_document.reader());
    connect(&queue, &EditQueue::settling, this, &ValueChanges::settling);
    connect(&queue, &EditQueue::jobStarted, this, &ValueChanges::jobStarted);
    connect(&queue, &EditQueue::written, this, &ValueChanges::changed);
    connect(&queue, &EditQueue::failed, this, &ValueChanges::failed);
    connect(&queue, &EditQueue::ended, this, &ValueChanges::ended);
}

bool ValueChanges::isPossible()
{
    if (!m_whyNot.isEmpty())
        emit failed(m_whyNot);
    return m_whyNot.isEmpty() && m_edits;
}

void ValueChanges::change(const QString& name, Write write, std::function<void()> done)
{
    if (isPossible())
        m_edits->queue().add(name, std::move(write), std::move(done));
}

std::unique_ptr<EditQueue::Gesture> ValueChanges::begin(const QString& name)
{
    return isPossible() ? m_edits->queue().begin(name) : nullptr;
}

void ValueChanges::whenSettled(QObject* context, std::function<void()> then)
{
    if (m_edits)
        m_edits->whenSettled(context, [then = std::move(then)](bool) { then(); });
    else
        then();
}

void whenSettled(const Document& document, QObject* context, std::function<void()> then)
{
    if (ValueChanges* changes = document.changes())
        changes->whenSettled(context, std::move(then));
    else
        then();
}

} // namespace bloscope
