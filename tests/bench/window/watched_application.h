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
    static constexpr double lateMs = 16; // a picture of a screen that shows sixty a second

    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

    const Stall& longest() const { return m_longest; }
    int events() const { return m_events; }
    int late() const { return m_late; } // events that took more than lateMs
    void forget()
    {
        m_longest = {};
        m_events = m_late = 0;
    }

 private:
    int m_depth = 0; // events that are sent while one is taken belong to it
    Stall m_longest;
    int m_events = 0;
    int m_late = 0;
};

} // namespace bloscope::bench
