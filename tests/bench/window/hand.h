#pragma once

#include <QString>
#include <functional>
#include <vector>

namespace bloscope::bench {

class WatchedApplication;

// A hand that does one thing after the other, and a watch: prints how long the longest event took.
class Hand {
 public:
    using Deed = std::function<void()>;

    // `mostMs`: for what goes on by itself after a deed.
    explicit Hand(WatchedApplication& application, int mostMs = 5000)
        : m_application(application), m_mostMs(mostMs)
    {
    }

    static void printHead(const QString& title);
    // The same several times, each as an event of its own; waits until nothing more happens.
    void measure(const QString& what, const std::vector<Deed>& deeds);

 private:
    void awaitQuiet() const;

    WatchedApplication& m_application;
    int m_mostMs;
};

} // namespace bloscope::bench
