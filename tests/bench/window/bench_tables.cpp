#include "tests/bench/window/bench_tables.h"

#include "tests/bench/files.h"
#include "tests/bench/window/hand.h"
#include "tests/support/made_table.h"
#include "ui/pages/table_page.h"
#include "ui/query/filter_bar.h"
#include "ui/query/table_search.h"
#include "ui/settings/settings.h"
#include "ui/tabs/document_tabs.h"
#include "ui/window/main_window.h"
#include "ui/window/windows.h"

#include <random>
#include <vector>

namespace bloscope::bench {

namespace {

constexpr int mostMs = 600'000; // of sorting 10^8 rows

// Columns "key" (int64) and "temp" (float32), at random.
std::filesystem::path madeTable(std::size_t rows)
{
    const std::filesystem::path folder = scratchFolder() / "rows.b2d";
    std::filesystem::remove_all(folder);
    std::mt19937_64 random(5);
    std::vector<std::int64_t> keys(rows);
    std::vector<float> temps(rows);
    std::normal_distribution<float> normal(10, 8);
    for (std::size_t row = 0; row < rows; ++row) {
        keys[row] = static_cast<std::int64_t>(random() >> 23) - (std::int64_t(1) << 40);
        temps[row] = normal(random);
    }
    BlockCache cache;
    WorkerPool pool;
    test::MadeTable table(folder, rows, 1 << 16);
    table.add<std::int64_t>("key", "int64", "<i8", keys);
    table.add<float>("temp", "float32", "<f4", temps);
    static_cast<void>(table.open(cache, pool));
    return folder;
}

} // namespace

void measureTables(WatchedApplication& application, const std::filesystem::path& table,
                   Extent extent)
{
    const std::size_t rows = extent == Extent::Quick ? 100'000 : 10'000'000;
    const std::filesystem::path path = table.empty() ? madeTable(rows) : table;
    Hand::printHead("Working with a table");
    Settings settings(QString::fromStdString((scratchFolder() / "settings.ini").string()));
    Windows windows(settings);
    Hand hand(application, mostMs);
    hand.measure("a window comes up", {[&] { windows.create(); }});
    MainWindow& window = *windows.front();
    hand.measure("opening the table",
                 {[&] { window.openPaths({QString::fromStdString(path.string())}); }});
    const auto* page = qobject_cast<TablePage*>(window.tabs().currentPage());
    if (!page)
        return;
    TableSearch& search = page->search();
    const auto filter = [&](const char* condition) {
        return [&search, condition] { search.bar().apply(condition); };
    };
    hand.measure("filtering by one column", {filter("temp > 19")});
    hand.measure("filtering by two columns", {filter("temp > 10 and key % 7 == 3")});
    hand.measure(
        "sorting what was found",
        {[&] { search.ask(search.question().sortedBy(0, false, TableQuestion::Sorting::Alone)); }});
    hand.measure("all rows again", {filter("")});
    hand.measure("another order", {[&] {
                     search.ask(search.question().sortedBy(1, true, TableQuestion::Sorting::Alone));
                 }});
}

} // namespace bloscope::bench
