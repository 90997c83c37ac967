#pragma once

#include "core/base/result.h"
#include "core/remote/remote_wait.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <new>
#include <stop_token>
#include <type_traits>

namespace bloscope {

// The wish for an answer. Destroy it (or assign another over it) and the answer never comes; work
// that has begun sees its stop token.
class Ticket {
 public:
    Ticket() = default;
    explicit Ticket(std::shared_ptr<std::stop_source> source) : m_source(std::move(source)) {}
    Ticket(Ticket&& other) noexcept = default;
    Ticket& operator=(Ticket&& other) noexcept
    {
        cancel();
        m_source = std::move(other.m_source);
        return *this;
    }
    ~Ticket() { cancel(); }

    void cancel()
    {
        if (m_source)
            m_source->request_stop();
        m_source.reset();
    }
    // Still waiting? The receiver's deliver() is the place to reset a ticket that was answered.
    explicit operator bool() const { return m_source != nullptr; }

 private:
    std::shared_ptr<std::stop_source> m_source;
};

// Work for other threads, the most wanted first. Lives in the GUI thread, as do its receivers:
//
//     m_ticket = m_scheduler.submit(
//         Scheduler::Priority::Visible, this,
//         [reader, slice](std::stop_token stop) { return reader->read(slice, {stop}); },
//         [this](Result<Cells> cells) { cellsArrived(std::move(cells)); });
//
// `work` runs on a pool thread and touches nothing of the GUI; `deliver` is called in the GUI
// thread unless the ticket or the receiver is gone. Work that no longer has a ticket is not begun.
// Running out of memory arrives as an Error when `work` returns a Result.
//
// A pool only orders its queue, it interrupts nothing. What may take long (a LongJob) is therefore
// Background, which has threads of its own and never holds up what somebody is looking at.
class Scheduler : public QObject {
    Q_OBJECT

 public:
    enum class Priority { Background = 0, Prefetch = 1, Visible = 2 };

    explicit Scheduler(QObject* parent = nullptr);
    ~Scheduler() override; // waits for what runs; what waits is dropped

    // Nothing is queued, running or on its way to a receiver, of any scheduler of the program. For
    // tests, which see that nothing more will happen.
    static bool areAllIdle();

    template <class Work, class Deliver>
    [[nodiscard]] Ticket submit(Priority priority, QObject* receiver, Work work, Deliver deliver)
    {
        using Answer = std::invoke_result_t<Work, std::stop_token>;
        auto source = std::make_shared<std::stop_source>();
        const std::stop_token stop = source->get_token();
        const QPointer<QObject> wanted(receiver);
        start(priority,
              [this, stop, wanted, work = std::move(work), deliver = std::move(deliver)]() mutable {
                  if (stop.stop_requested())
                      return;
                  const RemoteWait wait(stop);
                  // shared: std::function wants copies, answers may be movable only
                  auto answer = std::make_shared<Answer>(run<Answer>(work, stop));
                  post([stop, wanted, answer, deliver = std::move(deliver)]() mutable {
                      if (!stop.stop_requested() && wanted)
                          deliver(std::move(*answer));
                  });
              });
        return Ticket(std::move(source));
    }

    // The same for work that has something to show before it is done: it is called with the stop
    // token and with a function that takes News, which `hear` gets in the GUI thread, in their
    // order and before the answer.
    template <class News, class Work, class Hear, class Deliver>
    [[nodiscard]] Ticket submitWithNews(Priority priority, QObject* receiver, Work work, Hear hear,
                                        Deliver deliver)
    {
        const QPointer<QObject> wanted(receiver);
        return submit(
            priority, receiver,
            [this, wanted, work = std::move(work), hear = std::move(hear)](std::stop_token stop) {
                const auto tell = [&](News news) {
                    auto told = std::make_shared<News>(std::move(news));
                    post([stop, wanted, told, hear] {
                        if (!stop.stop_requested() && wanted)
                            hear(std::move(*told));
                    });
                };
                return work(stop, tell);
            },
            std::move(deliver));
    }

 private:
    template <class Answer, class Work>
    static Answer run(Work& work, std::stop_token stop)
    {
        if constexpr (std::is_constructible_v<Answer, Error>) {
            try {
                return work(std::move(stop));
            } catch (const std::bad_alloc&) {
                return Error{ErrorKind::Limit, "there is not enough memory"};
            }
        } else {
            return work(std::move(stop));
        }
    }

    void start(Priority priority, std::function<void()> task);
    void post(std::function<void()> answer); // to the GUI thread

    QThreadPool m_pool;     // what somebody waits for, or soon will
    QThreadPool m_longWork; // Background
};

} // namespace bloscope
