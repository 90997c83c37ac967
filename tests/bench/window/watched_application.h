#pragma once

#include <QApplication>
#include <QString>

namespace bloscope::bench {

// What kept the event loop from taking another event.
struct Stall {
    double ms = 0;
    double processorMs = 0; // of the thread: what other programs take away is not in it
    QString where;          // "QTimerEvent to QSlider"
};

// An application that remembers the longest time it took over one event.
class WatchedApplication : public QApplication {
 public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

    const Stall& longest() const { return m_longest; }
    void forget() { m_longest = {}; }

 private:
    int m_depth = 0; // events that are sent while one is taken belong to it
    Stall m_longest;
};

} // namespace bloscope::bench
