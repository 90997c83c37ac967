#include "tests/bench/window/watched_application.h"

#include <QEvent>
#include <QMetaEnum>
#include <ctime>

namespace bloscope::bench {

namespace {

double milliseconds(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

QString nameOf(QEvent::Type type)
{
    return QString::fromLatin1(QMetaEnum::fromType<QEvent::Type>().valueToKey(type));
}

} // namespace

bool WatchedApplication::notify(QObject* receiver, QEvent* event)
{
    if (m_depth > 0)
        return QApplication::notify(receiver, event);
    ++m_depth;
    const char* receiverName = receiver->metaObject()->className(); // it may be gone afterwards
    const QEvent::Type type = event->type();
    const double began = milliseconds(CLOCK_MONOTONIC);
    const double processorBegan = milliseconds(CLOCK_THREAD_CPUTIME_ID);
    const bool accepted = QApplication::notify(receiver, event);
    const double ms = milliseconds(CLOCK_MONOTONIC) - began;
    --m_depth;
    ++m_events;
    m_late += ms > lateMs;
    if (ms > m_longest.ms)
        m_longest = {ms, milliseconds(CLOCK_THREAD_CPUTIME_ID) - processorBegan,
                     nameOf(type) + " to " + receiverName};
    return accepted;
}

} // namespace bloscope::bench
