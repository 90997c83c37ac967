#include "ui/document/table_changes.h"

#include "ui/document/unsaved_text.h"
#include "ui/text/error_text.h"

#include <algorithm>
#include <utility>

namespace bloscope {

TableChanges::TableChanges(TableEdits clean, const AppServices& services, QObject* parent)
    : PendingEdits(parent),
      m_services(services),
      m_store(SpillStore::create(services.files)),
      m_places{{std::move(clean)}}
{
}

TableChanges::~TableChanges() = default;

bool TableChanges::isClean() const
{
    return current().isClean() && isSettled() && !isTyping();
}

QString TableChanges::unsavedText() const
{
    return bloscope::unsavedText(current());
}

bool TableChanges::isSettled() const
{
    return std::ranges::none_of(m_waiting, [](const Waiting& each) { return bool(each.write); });
}

QString TableChanges::waitingName() const
{
    const auto last = std::find_if(m_waiting.rbegin(), m_waiting.rend(),
                                   [](const Waiting& each) { return bool(each.write); });
    return last == m_waiting.rend() ? QString() : last->name;
}

QString TableChanges::undoText() const
{
    return isSettled() ? m_places[m_at].name : waitingName();
}

QString TableChanges::redoText() const
{
    return isSettled() && canRedo() ? m_places[m_at + 1].name : QString();
}

void TableChanges::change(const QString& name, Effect effect, Write write,
                          std::function<void()> done)
{
    m_waiting.push_back(
        {.name = name, .effect = effect, .write = std::move(write), .done = std::move(done)});
    tellSteps();
    proceed();
}

void TableChanges::whenSettled(QObject* context, std::function<void(bool isWhole)> then)
{
    emit settling();
    if (m_waiting.empty() && !m_isPaused)
        return then(true);
    m_waiting.push_back({.context = context, .then = std::move(then)});
}

void TableChanges::pause()
{
    m_isPaused = true;
}

void TableChanges::resume()
{
    m_isPaused = false;
    proceed();
}

void TableChanges::beginOver(TableEdits saved)
{
    m_places = {{std::move(saved)}};
    moveTo(0, Effect::Values);
}

// Whatever is called may ask for more.
void TableChanges::proceed()
{
    while (!m_job && !m_isPaused && !m_waiting.empty()) {
        if (m_waiting.front().write)
            return begin(m_waiting.front());
        const Waiting reached = std::move(m_waiting.front());
        m_waiting.pop_front();
        if (reached.context)
            reached.then(true);
    }
}

void TableChanges::begin(const Waiting& change)
{
    const auto after = std::make_shared<std::optional<TableEdits>>();
    m_job = std::make_unique<LongJob>(change.name);
    connect(m_job.get(), &LongJob::finished, this, [this, after](const Result<>& outcome) {
        m_job.release()->deleteLater(); // the call comes from it
        end(outcome, std::move(*after));
    });
    emit jobStarted(m_job.get());
    m_job->start(m_services.scheduler,
                 [before = current(), store = m_store, &pool = m_services.pool,
                  write = change.write, after](const Job& job) -> Result<> {
                     TableEditor editor(before, {store, pool, job});
                     BLOSCOPE_CHECK(write(editor, job));
                     BLOSCOPE_TRY(*after, std::move(editor).finish());
                     return {};
                 });
}

void TableChanges::end(const Result<>& outcome, std::optional<TableEdits> edits)
{
    if (!outcome)
        return giveUp(outcome.error());
    const Waiting change = std::move(m_waiting.front());
    m_waiting.pop_front();
    push({*std::move(edits), change.name, change.effect});
    if (change.done)
        change.done();
    proceed();
}

// What was to be saved or closed after the change is not what is there without it: all that waits
// hears of it.
void TableChanges::giveUp(const Error& why)
{
    const std::deque<Waiting> waiting = std::exchange(m_waiting, {});
    tellSteps();
    if (why.kind() != ErrorKind::Cancelled)
        emit failed(errorSentence(tr("%1: nothing was changed").arg(waiting.front().name), why));
    for (const Waiting& other : waiting)
        if (other.context)
            other.then(false);
}

void TableChanges::push(Place place)
{
    m_places.erase(m_places.begin() + std::ptrdiff_t(m_at) + 1, m_places.end());
    const Effect effect = place.effect;
    m_places.push_back(std::move(place));
    moveTo(m_at + 1, effect);
}

void TableChanges::moveTo(std::size_t place, Effect effect)
{
    m_at = place;
    tellSteps();
    emit changed(effect);
}

void TableChanges::tellSteps()
{
    tellClean();
    emit stepsChanged();
}

void TableChanges::undo()
{
    whenSettled(this, [this](bool isWhole) {
        if (isWhole && m_at > 0)
            moveTo(m_at - 1, m_places[m_at].effect);
    });
}

void TableChanges::redo()
{
    whenSettled(this, [this](bool isWhole) {
        if (isWhole && m_at + 1 < m_places.size())
            moveTo(m_at + 1, m_places[m_at + 1].effect);
    });
}

void TableChanges::revert()
{
    whenSettled(this, [this](bool isWhole) {
        if (isWhole && !current().isClean())
            push({m_places.front().edits, tr("Revert to Saved"), Effect::Rows});
    });
}

} // namespace bloscope
