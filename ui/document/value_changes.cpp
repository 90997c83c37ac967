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

void ValueChanges::setEdits(DocumentEdits* edits)
{
    if (m_edits)
        m_edits->disconnect(this);
    m_edits = edits;
    m_checking.cancel();
    if (edits) {
        connect(edits, &DocumentEdits::changed, this, &ValueChanges::showEdits);
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
    if (m_edits->current().frame() == m_document.frame())
        m_document.setValues(m_edits->current().values());
    emit editsChanged();
}

void ValueChanges::change(const QString& name, Write write, const QString& mergeKey,
                          std::function<void()> done)
{
    if (!m_whyNot.isEmpty())
        return emit failed(m_whyNot);
    m_waiting.push_back({name, std::move(write), mergeKey, std::move(done)});
    if (m_waiting.size() == 1)
        begin();
}

void ValueChanges::begin()
{
    const ValueEdits before = m_document.reader()->edits();
    const auto after = std::make_shared<ValueEdits>();
    m_job = std::make_unique<LongJob>(m_waiting.front().name);
    connect(m_job.get(), &LongJob::finished, this, [this, before, after](const Result<>& outcome) {
        m_job.release()->deleteLater();
        finish(outcome, before, *after);
    });
    emit jobStarted(m_job.get());
    m_job->start(m_scheduler,
                 [reader = m_document.reader(), store = m_edits->store(),
                  write = m_waiting.front().write, after](const Job& job) -> Result<> {
                     ValueEditor editor(reader->array(), reader->edits(), store, &reader->pool());
                     BLOSCOPE_CHECK(write(*reader, editor, job));
                     *after = editor.edits();
                     return {};
                 });
}

void ValueChanges::finish(const Result<>& outcome, const ValueEdits& before,
                          const ValueEdits& after)
{
    if (outcome && before != m_document.reader()->edits())
        return begin(); // a step was undone meanwhile
    const Wanted done = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (!outcome || !m_edits) {
        m_waiting.clear();
        if (!outcome && outcome.error().kind() != ErrorKind::Cancelled)
            emit failed(
                errorSentence(tr("%1: nothing was changed").arg(done.name), outcome.error()));
        return emit ended();
    }
    const bool isNextWaiting = !m_waiting.empty(); // what is wanted from here on begins by itself
    const auto set = [&](EditSet& edits) {
        edits.setValues(after);
        return Result<>();
    };
    static_cast<void>(m_edits->edit(done.name, set, done.mergeKey)); // which cannot fail
    if (done.done)
        done.done();
    emit changed();
    if (isNextWaiting)
        begin();
    else if (m_waiting.empty())
        emit ended();
}

} // namespace bloscope
