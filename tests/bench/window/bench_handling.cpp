#include "tests/bench/window/bench_handling.h"

#include "tests/bench/files.h"
#include "tests/bench/window/figures.h"
#include "tests/bench/window/watched_application.h"
#include "ui/actions/actions.h"
#include "ui/settings/settings.h"
#include "ui/tabs/document_tabs.h"
#include "ui/window/main_window.h"
#include "ui/window/windows.h"

#include <QElapsedTimer>
#include <QThread>
#include <functional>

namespace bloscope::bench {

namespace {

constexpr int quietMs = 150; // after which nothing more is expected
constexpr int mostMs = 5000; // for what goes on by itself

using Deed = std::function<void()>;

// A hand that does one thing after the other, and a watch.
class Hand {
 public:
    explicit Hand(WatchedApplication& application) : m_application(application) {}

    // The same several times, each as an event of its own.
    void measure(const QString& what, const std::vector<Deed>& deeds)
    {
        m_application.forget();
        for (const Deed& deed : deeds) {
            QMetaObject::invokeMethod(&m_application, deed, Qt::QueuedConnection);
            awaitQuiet();
        }
        const Stall& longest = m_application.longest();
        printRow({what, QString::number(deeds.size()), milliseconds(longest.ms),
                  milliseconds(longest.processorMs), longest.where,
                  QString::number(m_application.late())});
    }

 private:
    // Until no event has come for a while.
    void awaitQuiet() const
    {
        QElapsedTimer all;
        QElapsedTimer quiet;
        all.start();
        quiet.start();
        while (quiet.elapsed() < quietMs && all.elapsed() < mostMs) {
            const int before = m_application.events();
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            if (m_application.events() != before)
                quiet.restart();
            else
                QThread::msleep(1);
        }
    }

    WatchedApplication& m_application;
};

void repeat(std::vector<Deed>& deeds, int times)
{
    const std::vector<Deed> once = deeds;
    for (int i = 1; i < times; ++i)
        deeds.insert(deeds.end(), once.begin(), once.end());
}

void measureViews(Hand& hand, const QString& name, const Actions& actions)
{
    for (QAction* back = actions.showViews[1]; QAction * view : actions.showViews) {
        if (view == back)
            continue;
        const auto show = [](QAction* action) { return [action] { action->trigger(); }; };
        hand.measure(QStringLiteral("%1: %2 for the first time").arg(name, view->iconText()),
                     {show(view), show(back)});
        hand.measure(QStringLiteral("%1: %2 again").arg(name, view->iconText()),
                     {show(view), show(back), show(view), show(back)});
    }
}

void measureSizes(Hand& hand, MainWindow& window)
{
    std::vector<Deed> deeds;
    for (int width = 900; width <= 1700; width += 50)
        deeds.push_back([&window, width] { window.resize(width, width * 5 / 8); });
    hand.measure("another size of the window", deeds);
    window.resize(1440, 900);
}

void measureDocks(Hand& hand, const Actions& actions)
{
    std::vector<Deed> deeds;
    for (QAction* dock : {actions.showStructure, actions.showMetadata, actions.showLabels,
                          actions.showCases, actions.viewAlone, actions.split})
        for (int i = 0; i < 2; ++i)
            deeds.push_back([dock] { dock->trigger(); });
    hand.measure("docks, view alone, split", deeds);
}

} // namespace

void measureHandling(WatchedApplication& application,
                     const std::vector<std::filesystem::path>& files, Extent extent)
{
    printHead("Handling a window",
              {"what", "times", "longest event ms", "of these busy", "which", "events over 16 ms"});
    Settings settings(QString::fromStdString((scratchFolder() / "settings.ini").string()));
    Windows windows(settings);
    Hand hand(application);
    hand.measure("a window comes up", {[&] { windows.create(); }});
    MainWindow& window = *windows.front();
    const auto& actions = *window.findChild<Actions*>();
    for (const std::filesystem::path& file : files) {
        const QString name = QString::fromStdString(file.filename().string());
        const QString path = QString::fromStdString(file.string());
        hand.measure("opening " + name, {[&] { window.openPaths({path}); }});
        if (extent == Extent::Full)
            measureViews(hand, name, actions);
    }
    if (extent == Extent::Quick)
        return;
    std::vector<Deed> tabs = {[&] { actions.nextTab->trigger(); },
                              [&] { actions.previousTab->trigger(); }};
    repeat(tabs, 5);
    hand.measure("another tab", tabs);
    measureSizes(hand, window);
    measureDocks(hand, actions);
    hand.measure("closing tabs", {files.size(), [&] { actions.closeTab->trigger(); }});
}

} // namespace bloscope::bench
