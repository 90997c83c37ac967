#pragma once

#include "tests/ui/worker/settle.h"
#include "ui/tabs/outside_changes.h"

namespace bloscope::test {

// Until the watch of a file has seen all that has happened to it: no look is due or under way.
inline bool hasLooked(const FileWatch& watch)
{
    const QTimer& due = *watch.findChild<QTimer*>();
    return QTest::qWaitFor([&due] { return settle() && !due.isActive(); });
}

} // namespace bloscope::test
