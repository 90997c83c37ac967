#include "ui/document/edit_queue.h"

#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace bloscope {

EditQueue::EditQueue(Scheduler& scheduler, std::shared_ptr<SpillStore> store, Base base,
                     QObject* parent)
    : QObject(parent), m_scheduler(scheduler), m_store(std::move(store)), m_base(std::move(base))
{
}

EditQueue::~EditQueue() = default;

bool EditQueue::isSettled() const
{
    return std::ranges::none_of(m_waiting, &Waiting::isGesture);
}

const EditQueue::Waiting* EditQueue::last() const
{
    const auto last =
        std::find_if(m_waiting.rbegin(), m_waiting.rend(), std::mem_fn(&Waiting::isGesture));
    return last == m_waiting.rend() ? nullptr : &*last;
}

QString EditQueue::lastName() const
{
    const Waiting* gesture = last();
    return gesture ? gesture->name : QString();
}

bool EditQueue::isFollowed() const
{
    const Waiting* gesture = last();
    return gesture && gesture->later > 0;
}

void EditQueue::countSteps(int steps)
{
    for (Waiting& each : m_waiting)
        each.later += steps;
}

void EditQueue::add(const QString& name, Write write, std::function<void()> done)
{
    append({.id = ++m_lastId, .name = name, .parts = {std::move(write)}, .done = std::move(done)});
}

std::unique_ptr<EditQueue::Gesture> EditQueue::begin(const QString& name)
{
    const quint64 id = ++m_lastId;
    append({.id = id, .name = name, .isOpen = true});
    return std::make_unique<Gesture>(*this, id);
}

void EditQueue::append(Waiting gesture)
{
    m_waiting.push_back(std::move(gesture));
    emit settledChanged();
    proceed();
}

void EditQueue::whenSettled(QObject* context, Then then)
{
    emit settling();
    whenReached(context, std::move(then));
}

void EditQueue::whenReached(QObject* context, Then then)
{
    if (m_waiting.empty())
        return then(true);
    m_waiting.push_back({.context = context, .then = std::move(then)});
}

EditQueue::Waiting* EditQueue::find(quint64 id)
{
    const auto found = std::ranges::find(m_waiting, id, &Waiting::id);
    return found == m_waiting.end() ? nullptr : &*found;
}

void EditQueue::addTo(quint64 id, Write write)
{
    Waiting* gesture = find(id);
    if (!gesture)
        return;
    gesture->parts.push_back(std::move(write));
    proceed();
}

void EditQueue::close(quint64 id)
{
    Waiting* gesture = find(id);
    if (!gesture)
        return;
    gesture->isOpen = false;
    proceed();
}

EditQueue::Gesture::~Gesture()
{
    if (m_queue)
        m_queue->close(m_id);
}

void EditQueue::Gesture::add(Write write)
{
    if (m_queue)
        m_queue->addTo(m_id, std::move(write));
}

// Whatever is called may ask for more, which has its turn when the call has returned.
void EditQueue::proceed()
{
    if (std::exchange(m_isProceeding, true))
        return;
    while (!m_job && !m_waiting.empty() && proceedWithFront()) {
    }
    m_isProceeding = false;
}

// False: it goes on by itself later.
bool EditQueue::proceedWithFront()
{
    const Waiting& front = m_waiting.front();
    if (!front.isGesture()) {
        const Waiting reached = std::move(m_waiting.front());
        m_waiting.pop_front();
        if (reached.context)
            reached.then(true);
        return true;
    }
    if (!front.parts.empty())
        beginPart();
    else if (!front.isOpen)
        endGesture();
    else
        return false;
    return true;
}

void EditQueue::beginPart()
{
    if (!m_reader)
        return giveUp(
            {ErrorKind::Changed, "the file was reloaded and no longer contains this array"});
    const auto after = std::make_shared<ValueEdits>();
    m_job = std::make_unique<LongJob>(m_waiting.front().name);
    connect(m_job.get(), &LongJob::finished, this, [this, after](const Result<>& outcome) {
        m_job.release()->deleteLater(); // the call comes from it
        endPart(outcome, *after);
    });
    emit jobStarted(m_job.get());
    m_job->start(m_scheduler,
                 [reader = m_reader->withEdits(values()), store = m_store,
                  write = m_waiting.front().parts.front(), after](const Job& job) -> Result<> {
                     ValueEditor editor(reader->array(), reader->edits(), store, reader->pool());
                     BLOSCOPE_CHECK(write(*reader, editor, job));
                     *after = editor.edits();
                     return {};
                 });
}

void EditQueue::endPart(const Result<>& outcome, const ValueEdits& values)
{
    if (!outcome)
        return giveUp(outcome.error());
    Waiting& gesture = m_waiting.front();
    gesture.parts.pop_front();
    m_written = values;
    if (gesture.parts.empty() && !gesture.isOpen)
        endGesture();
    else
        emit valuesChanged();
    emit written();
    proceed();
    if (isSettled() && !m_job)
        emit ended();
}

void EditQueue::endGesture()
{
    const Waiting gesture = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (const auto values = std::exchange(m_written, std::nullopt))
        emit made(gesture.name, *values, gesture.later);
    emit settledChanged();
    if (gesture.done)
        gesture.done();
}

void EditQueue::tellGivenUp(const std::deque<Waiting>& waiting, const Error& why)
{
    const QString& name = waiting.front().name;
    if (why.kind() != ErrorKind::Cancelled)
        emit failed(errorSentence(tr("%1: nothing was changed").arg(name), why));
    else if (const auto others = std::ranges::count_if(waiting, &Waiting::isGesture) - 1;
             others > 0)
        emit failed(
            countedText(others,
                        tr("%1 was cancelled together with %n change(s) that were waiting for it.",
                           nullptr, pluralNumber(others)))
                .arg(name));
}

// What was to be undone or closed after the gesture is not what is there without it: all that
// waits hears of it.
void EditQueue::giveUp(const Error& why)
{
    const std::deque<Waiting> waiting = std::exchange(m_waiting, {});
    m_written.reset();
    emit valuesChanged();
    emit settledChanged();
    tellGivenUp(waiting, why);
    emit ended();
    for (const Waiting& other : waiting)
        if (other.context)
            other.then(false);
}

} // namespace bloscope
