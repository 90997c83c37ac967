#pragma once

#include "ui/worker/scheduler.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEvent>
#include <QTest>

namespace bloscope::test {

// Until nothing more happens by itself: no work is under way, and all events are delivered, those
// of layouts among them. Timers are not waited for. False where work does not end.
[[nodiscard]] inline bool settle()
{
    constexpr int quietRounds = 3;  // an event may post another
    QDeadlineTimer deadline(60000); // for slow machines
    for (int quiet = 0; quiet < quietRounds; ++quiet) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        if (Scheduler::areAllIdle())
            continue;
        if (deadline.hasExpired())
            return false;
        quiet = -1;
        QTest::qSleep(1);
    }
    return true;
}

} // namespace bloscope::test
