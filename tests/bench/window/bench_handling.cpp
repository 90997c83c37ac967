#include "tests/bench/window/bench_handling.h"

#include "tests/bench/files.h"
#include "tests/bench/window/figures.h"
#include "tests/bench/window/hand.h"
#include "ui/actions/actions.h"
#include "ui/settings/settings.h"
#include "ui/tabs/document_tabs.h"
#include "ui/window/main_window.h"
#include "ui/window/windows.h"

#include <vector>

namespace bloscope::bench {

namespace {

using Deed = Hand::Deed;

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
    Hand::printHead("Handling a window");
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
