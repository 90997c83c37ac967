#include "core/query/row_sort.h"

#include "core/query/query_lists.h"
#include "tests/support/compare.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/made_table.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <numeric>
#include <random>

namespace bloscope::tst_row_sort {

using namespace test;

constexpr std::size_t rowCount = 3000;

struct Columns {
    std::vector<double> x;
    std::vector<std::uint8_t> n;
    std::vector<std::string> t;
    std::vector<std::int32_t> w;
    std::vector<std::string> words = {"b", "a", "", "ab"};
    MadeTable::Flags hasX, hasT;
};

namespace {

Columns randomColumns(unsigned seed)
{
    std::mt19937 random(seed);
    constexpr double some[] = {0, -0.0, 2.5, -7.25, INFINITY, NAN, 1e-300};
    Columns columns;
    for (std::size_t row = 0; row < rowCount; ++row) {
        columns.x.push_back(some[random() % 7]);
        columns.n.push_back(static_cast<std::uint8_t>(random() % 4));
        columns.t.push_back(std::string("ab\0\xff"
                                        "abab\0\0a",
                                        11)
                                .substr(random() % 8, random() % 4));
        columns.w.push_back(static_cast<std::int32_t>(random() % 5) - 1);
        columns.hasX.push_back(random() % 10 > 0);
        columns.hasT.push_back(random() % 10 > 0);
    }
    return columns;
}

// -1, 0 or 1, as the values order; rows without one are after all others in both directions.
template <class T>
int orderOfTwo(const T& a, bool hasA, const T& b, bool hasB, bool isDescending)
{
    if (!hasA || !hasB)
        return static_cast<int>(hasB) - static_cast<int>(hasA);
    const int order = a < b ? -1 : b < a ? 1 : 0;
    return isDescending ? -order : order;
}

int orderOfRows(const Columns& columns, const SortName& key, std::size_t a, std::size_t b)
{
    const bool isDescending = key.isDescending;
    if (key.column == "x") {
        const auto has = [&](std::size_t row) {
            return columns.hasX[row] && !std::isnan(columns.x[row]);
        };
        return orderOfTwo(columns.x[a], has(a), columns.x[b], has(b), isDescending);
    }
    if (key.column == "n")
        return orderOfTwo(columns.n[a], true, columns.n[b], true, isDescending);
    if (key.column == "t")
        return orderOfTwo(columns.t[a], columns.hasT[a] != 0, columns.t[b], columns.hasT[b] != 0,
                          isDescending);
    const auto word = [&](std::size_t row) {
        return columns.words[static_cast<std::size_t>(std::max(columns.w[row], 0))];
    };
    return orderOfTwo(word(a), columns.w[a] >= 0, word(b), columns.w[b] >= 0, isDescending);
}

} // namespace

class TestRowSort : public QObject {
    Q_OBJECT

 private:
    QTemporaryDir m_folder;
    QTemporaryDir m_spill;
    BlockCache m_cache;
    WorkerPool m_pool{2};
    Columns m_columns = randomColumns(7);
    QueryTablePtr m_table;

    std::vector<RowKey> keysOf(const std::string& text) const
    {
        std::vector<RowKey> keys;
        const std::vector<SortName> names = *parseSortList(text);
        for (const SortName& name : names)
            keys.push_back(*rowKeyOf(*m_table, name, {}));
        return keys;
    }

    std::filesystem::path spillFolder() const { return m_spill.path().toStdString(); }

 private slots:
    void initTestCase()
    {
        MadeTable made(std::filesystem::path(m_folder.path().toStdString()) / "t.b2d", rowCount,
                       500);
        made.add("x", "float64", "<f8", m_columns.x, m_columns.hasX);
        made.add("n", "uint8", "|u1", m_columns.n);
        made.addTexts("t", m_columns.t, m_columns.hasT);
        made.addWords("w", m_columns.w, m_columns.words);
        m_table = made.open(m_cache, m_pool);
    }

    void isStable_data()
    {
        QTest::addColumn<std::string>("keys");
        for (const char* keys : {"x", "-x", "n", "-n", "t", "-t", "w", "-w", "n,x", "-n,-t,w",
                                 "w,-x", "t,n,-w,x", "-w,-x"})
            QTest::newRow(keys) << std::string(keys);
    }

    // Beside std::stable_sort() of the plain values, of all rows and of some, in memory and not.
    void isStable()
    {
        QFETCH(const std::string, keys);
        const auto names = *parseSortList(keys);
        RowSet some = RowSet::range(10, 700);
        some.addRange(900, 2999);
        for (const RowSet& rows : {RowSet::range(0, rowCount), some, RowSet()}) {
            std::vector<std::int64_t> expected = rows.rows(0, rowCount);
            std::ranges::stable_sort(expected, [&](std::int64_t a, std::int64_t b) {
                for (const SortName& name : names) {
                    const int order = orderOfRows(m_columns, name, static_cast<std::size_t>(a),
                                                  static_cast<std::size_t>(b));
                    if (order != 0)
                        return order < 0;
                }
                return false;
            });
            const auto sorted =
                sortRows(*m_table, rows, keysOf(keys), {.store = SpillStore::create()}, {});
            QCOMPARE(outcomeOf(sorted), std::string());
            QCOMPARE(sorted->count(), rows.count());
            QVERIFY(sorted->rows(0, rowCount) == expected);
            const auto window = sorted->rows(5, 20);
            QVERIFY(
                std::equal(window.begin(), window.end(),
                           expected.begin() + std::min<std::ptrdiff_t>(5, std::ssize(expected))));
        }
    }

    // Of many rows, the runs and the order do not stay in memory.
    void spillsAndLeavesNothing()
    {
        constexpr std::size_t many = 300'000;
        std::vector<std::int64_t> values(many);
        std::iota(values.begin(), values.end(), 0);
        std::ranges::shuffle(values, std::mt19937(1));
        MadeTable made(std::filesystem::path(m_folder.path().toStdString()) / "many.b2d", many,
                       50'000);
        made.add("v", "int64", "<i8", values);
        const QueryTablePtr table = made.open(m_cache, m_pool);
        const std::vector<RowKey> keys = {*rowKeyOf(*table, {"v", true}, {})};
        FaultyFileCalls system;
        {
            const auto store = SpillStore::create(system, 0, spillFolder());
            const auto sorted =
                sortRows(*table, RowSet::range(0, many), keys, {.store = store}, {});
            QCOMPARE(outcomeOf(sorted), std::string());
            QVERIFY(store->bytesInFile() >= many * sizeof(std::int64_t));
            const auto rows = sorted->rows(0, many);
            for (std::size_t i = 0; i < many; ++i)
                QCOMPARE(values[static_cast<std::size_t>(rows[i])],
                         static_cast<std::int64_t>(many - 1 - i));
        }
        QVERIFY(std::filesystem::is_empty(spillFolder()));
        FaultyFileCalls full(FaultyFileCalls::Fault::Fail, 1, ENOSPC);
        const auto sorted = sortRows(*table, RowSet::range(0, many), keys,
                                     {.store = SpillStore::create(full, 0, spillFolder())}, {});
        QVERIFY(failedAs(ErrorKind::Io, sorted));
        QVERIFY(outcomeOf(sorted).ends_with("No space left on device"));
        QVERIFY(std::filesystem::is_empty(spillFolder()));
    }

    void isCancelled()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto sorted =
            sortRows(*m_table, RowSet::range(0, rowCount), keysOf("t"), {}, {stop.get_token()});
        QVERIFY(failedAs(ErrorKind::Cancelled, sorted));
    }

    void namesWhatCannotBeSorted()
    {
        QCOMPARE(outcomeOf(rowKeyOf(*m_table, {"y"}, {})),
                 std::string("there is no column named y"));
    }
};

const Registered<TestRowSort> registered;

} // namespace bloscope::tst_row_sort

#include "tst_row_sort.moc"
