#include "core/query/filter.h"
#include "core/query/query_lists.h"
#include "core/query/row_sort.h"
#include "tests/support/compare.h"
#include "tests/support/made_table.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <set>

namespace bloscope::tst_full_index {

using namespace test;
using Order = MadeTable::Order;
using Positions = std::vector<std::int64_t>;

constexpr std::size_t rowCount = 2000;
constexpr std::size_t blockRows = 100;
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// Rows of a table, and the FULL index of each of its columns as python-blosc2 makes it.
struct Rows {
    std::vector<double> x;        // with NaN and nulls, which are 0
    std::vector<std::int16_t> i;  // few that differ
    std::vector<std::uint64_t> u; // none twice
    std::vector<std::int64_t> d;  // seconds
    std::vector<std::string> t;   // with nulls, which are empty
    std::vector<std::int32_t> w;  // codes, -1 is null
    std::vector<std::string> words = {"fir", "ash", "elm", "", "größer"};
    MadeTable::Flags hasX, hasT, isLive;
};

// What one test changes of a table.
struct Change {
    std::string column = {};
    std::string part = {}; // of the description
    std::string replacement = {};
    std::function<void(Order&)> lie = {};
};

namespace {

Rows randomRows(unsigned seed)
{
    std::mt19937 random(seed);
    constexpr double some[] = {0.0, -0.0, INFINITY, -INFINITY, nan, 1e300, -2.5};
    Rows rows;
    for (std::size_t row = 0; row < rowCount; ++row) {
        rows.hasX.push_back(random() % 10 > 0);
        rows.hasT.push_back(random() % 10 > 0);
        rows.isLive.push_back(random() % 10 > 0);
        const bool isOdd = random() % 10 == 0;
        rows.x.push_back(!rows.hasX.back() ? 0 : isOdd ? some[random() % 7] : random() % 500 / 4.0);
        rows.i.push_back(static_cast<std::int16_t>(static_cast<int>(random() % 7) - 3));
        rows.u.push_back(row % 2 ? UINT64_MAX - row : row);
        rows.d.push_back(static_cast<std::int64_t>(random() % 100'000) * 600);
        rows.t.push_back(rows.hasT.back()
                             ? std::string("abbab").substr(random() % 5, random() % 3) +
                                   std::to_string(random() % 60)
                             : std::string());
        rows.w.push_back(static_cast<std::int32_t>(random() % 6) - 1);
    }
    std::ranges::shuffle(rows.u, random);
    return rows;
}

ByteBuffer bytesOfAll(const auto& values)
{
    const auto bytes = std::as_bytes(std::span(values));
    return ByteBuffer(bytes.begin(), bytes.end());
}

// NaN last, equal ones by their places.
template <class T>
Order orderOf(const char* dtype, const std::vector<T>& values, std::int64_t first = 0)
{
    Positions places(values.size());
    std::iota(places.begin(), places.end(), std::int64_t(0));
    std::ranges::stable_sort(places, [&](std::int64_t a, std::int64_t b) {
        const T x = values[static_cast<std::size_t>(a)];
        const T y = values[static_cast<std::size_t>(b)];
        return x < y || (x == x && y != y);
    });
    std::vector<T> sorted;
    for (std::int64_t& place : places) {
        sorted.push_back(values[static_cast<std::size_t>(place)]);
        place += first;
    }
    return {dtype, bytesOfAll(sorted), std::move(places)};
}

Order orderOfWords(const Rows& rows)
{
    std::vector<std::string> sorted = rows.words;
    std::ranges::sort(sorted);
    std::vector<std::int32_t> ranks;
    for (const std::int32_t code : rows.w) {
        const auto at = code < 0
                            ? sorted.end()
                            : std::ranges::find(sorted, rows.words[static_cast<std::size_t>(code)]);
        ranks.push_back(static_cast<std::int32_t>(at - sorted.begin()));
    }
    Order order = orderOf("<i4", ranks);
    order.facts =
        fmt::format(R"("dict_rank": {{"null_rank": {0}, "dict_len": {0}}})", sorted.size());
    return order;
}

constexpr std::size_t textSize = 4; // characters

std::vector<std::string> textsOf(const Rows& rows)
{
    const std::set<std::string> texts(rows.t.begin(), rows.t.end());
    return {texts.begin(), texts.end()};
}

Order orderOfTexts(const Rows& rows)
{
    const std::vector<std::string> texts = textsOf(rows);
    std::vector<std::int32_t> ranks;
    for (std::size_t row = 0; row < rowCount; ++row)
        ranks.push_back(static_cast<std::int32_t>(
            rows.hasT[row] ? std::ranges::find(texts, rows.t[row]) - texts.begin()
                           : std::ssize(texts)));
    Order order = orderOf("<i4", ranks);
    order.facts = R"("utf8_rank": {"vocab_path": "_indexes/t/full.values.utf8_vocab.b2nd"})";
    return order;
}

ByteBuffer ucs4Of(const std::vector<std::string>& texts)
{
    std::vector<std::uint32_t> characters;
    for (const std::string& text : texts)
        for (std::size_t i = 0; i < textSize; ++i)
            characters.push_back(i < text.size() ? static_cast<unsigned char>(text[i]) : 0);
    return bytesOfAll(characters);
}

} // namespace

class TestFullIndex : public QObject {
    Q_OBJECT

 private:
    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};
    int m_tables = 0;
    Rows m_rows = randomRows(5);

    QueryTablePtr tableWith(const Rows& rows, const Change& change = {},
                            std::vector<std::string> texts = {})
    {
        MadeTable made(std::filesystem::path(m_folder.path().toStdString()) /
                           fmt::format("{}.b2d", ++m_tables),
                       rowCount, blockRows);
        made.add("x", "float64", "<f8", rows.x, rows.hasX);
        made.add("i", "int16", "<i2", rows.i);
        made.add("u", "uint64", "<u8", rows.u);
        made.add("d", "timestamp", "<i8", rows.d, {}, R"("unit": "s")");
        made.addTexts("t", rows.t, rows.hasT);
        made.addWords("w", rows.w, rows.words);
        made.setLive(rows.isLive);
        std::map<std::string, Order> orders = {
            {"x", orderOf("<f8", rows.x)}, {"i", orderOf("<i2", rows.i)},
            {"u", orderOf("<u8", rows.u)}, {"d", orderOf("<i8", rows.d)},
            {"t", orderOfTexts(rows)},     {"w", orderOfWords(rows)}};
        if (change.lie)
            change.lie(orders.at(change.column));
        for (const auto& [column, order] : orders)
            made.addOrder(column, order, column == change.column ? change.part : std::string(),
                          change.replacement);
        if (texts.empty())
            texts = textsOf(rows);
        made.write("_indexes/t/full.values.utf8_vocab.b2nd",
                   made.arrayOf("<U4", ucs4Of(texts), texts.size()));
        return made.open(m_cache, m_pool);
    }

    static FilteredRows found(const QueryTable& table, const std::string& text, bool usesIndexes)
    {
        const auto condition = bindCondition(*parseExpression(text), table, {});
        return *filterRows(table, *condition, {usesIndexes, text, {}}, {});
    }

    // How many slots are tested for each comparison, or why as many as ever.
    static std::string usesOf(const FilteredRows& rows)
    {
        std::string told;
        for (const IndexUse& use : rows.indexes)
            told += (told.empty() ? "" : "; ") +
                    (use.foundRows ? std::to_string(*use.foundRows) : use.orderProblem);
        return told;
    }

    // The order with and without the index, and what is said about its use.
    struct Sorts {
        Positions with;
        Positions without;
        std::string problem;
    };
    static Sorts sorted(const QueryTable& table, const RowSet& rows, const std::string& key)
    {
        const std::vector<SortName> names = *parseSortList(key);
        const std::vector<RowKey> keys = {*rowKeyOf(table, names.front(), {})};
        const auto with = sortRows(table, rows, keys, {}, {});
        const auto without = sortRows(table, rows, keys, {.usesIndexes = false}, {});
        return {with->rows(0, rowCount + 1), without->rows(0, rowCount + 1),
                with->indexUse() ? with->indexUse()->problem : "none"};
    }

 private slots:
    void looksUp_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("uses");
        const auto count = [&](const auto& isTaken) {
            std::int64_t rows = 0;
            for (std::size_t row = 0; row < rowCount; ++row)
                rows += isTaken(row) ? 1 : 0;
            return rows;
        };
        const auto row = [](const char* text, std::int64_t rows) {
            QTest::newRow(text) << std::string(text) << std::to_string(rows);
        };
        const Rows& r = m_rows;
        row("x == 17.25", count([&](std::size_t n) { return r.x[n] == 17.25; }));
        row("x > 124", count([&](std::size_t n) { return r.x[n] > 124; }));
        row("x between 3 and 4", count([&](std::size_t n) { return r.x[n] >= 3 && r.x[n] <= 4; }));
        row("x < 0", count([&](std::size_t n) { return r.x[n] < 0; }));
        row("x == 17.3", 0);
        row("u < 20", count([&](std::size_t n) { return r.u[n] < 20; }));
        row("u >= 18446744073709551600",
            count([&](std::size_t n) { return r.u[n] >= 18446744073709551600U; }));
        row("i == 200", 0);
        row("not (x < 1e301)", count([&](std::size_t n) { return !(r.x[n] < 1e301); }));
        row("d == 600", count([&](std::size_t n) { return r.d[n] == 600; }));
        row("d < '1970-01-01T06'", count([&](std::size_t n) { return r.d[n] < 6 * 3600; }));
        row("t == 'a1'", count([&](std::size_t n) { return r.t[n] == "a1"; }));
        row("'ba7' < t and t <= 'ba8'", 0);
        row("w == 'oak'", 0);
        QTest::newRow("too many") << std::string("i == 2")
                                  << fmt::format("reading the column is faster for {} rows",
                                                 count([&](std::size_t n) { return r.i[n] == 2; }));
    }

    void looksUp()
    {
        QFETCH(const std::string, text);
        const QueryTablePtr table = tableWith(m_rows);
        const FilteredRows with = found(*table, text, true);
        QVERIFY(with.rows == found(*table, text, false).rows);
        if (text.find("ba7") == text.npos && text.find("oak") == text.npos)
            QTEST(usesOf(with), "uses");
    }

    // All conditions of one column, with and without indexes.
    void changesNoAnswer_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 4; ++seed)
            QTest::newRow(std::to_string(seed).c_str()) << seed;
    }

    void changesNoAnswer()
    {
        QFETCH(const unsigned, seed);
        const Rows rows = randomRows(seed);
        const QueryTablePtr table = tableWith(rows);
        std::mt19937 random(seed);
        constexpr const char* comparisons[] = {"==", "!=", "<", "<=", ">", ">="};
        const auto test = [&]() -> std::string {
            const std::size_t row = random() % rowCount;
            const char* const comparison = comparisons[random() % 6];
            switch (random() % 6) {
            case 0:
                return fmt::format("x {} {}", comparison,
                                   std::isfinite(rows.x[row]) ? rows.x[row] : 124.5);
            case 1:
                return fmt::format("u {} {}", comparison, rows.u[row]);
            case 2:
                return fmt::format("d {} {}", comparison, rows.d[row] + random() % 2);
            case 3:
                return fmt::format("t {} '{}'", comparison, rows.t[row]);
            case 4:
                return fmt::format("w {} '{}'", comparison, rows.words[random() % 5]);
            default:
                return fmt::format("x between {0} and {0} + 0.5", random() % 125);
            }
        };
        for (int round = 0; round < 100; ++round) {
            std::string text = random() % 3 ? test() : fmt::format("not ({})", test());
            if (random() % 2)
                text = fmt::format("({}) {} ({})", text, random() % 2 ? "and" : "or", test());
            QVERIFY2(found(*table, text, true).rows == found(*table, text, false).rows,
                     text.c_str());
        }
    }

    void keepsTheOrder_data()
    {
        QTest::addColumn<std::string>("key");
        for (const char* key : {"x", "-x", "i", "-i", "u", "-u", "d", "-d", "t", "-t", "w", "-w"})
            QTest::newRow(key) << std::string(key);
    }

    void keepsTheOrder()
    {
        QFETCH(const std::string, key);
        const QueryTablePtr table = tableWith(m_rows);
        RowSet some = RowSet::range(10, 700);
        some.addRange(900, 1999);
        for (const RowSet& rows : {RowSet::range(0, rowCount), **table->live({}), some}) {
            const Sorts sorts = sorted(*table, rows, key);
            QCOMPARE(sorts.problem, std::string());
            QVERIFY(sorts.with == sorts.without);
        }
        const Sorts few = sorted(*table, RowSet::range(10, 20), key);
        QVERIFY(few.problem.starts_with("sorting is faster for 10 of 2"));
        QVERIFY(few.with == few.without);
    }

    // Values that were added later.
    void readsRuns()
    {
        const auto divided = [this](Order& order) {
            const std::size_t half = 1200;
            order = orderOf("<u8", std::vector(m_rows.u.begin(), m_rows.u.begin() + half));
            order.added = {
                orderOf("<u8", std::vector(m_rows.u.begin() + half, m_rows.u.end()), half)};
        };
        const QueryTablePtr table = tableWith(m_rows, {"u", {}, {}, divided});
        const FilteredRows with = found(*table, "u < 20", true);
        QCOMPARE(usesOf(with), std::string("10"));
        QVERIFY(with.rows == found(*table, "u < 20", false).rows);
        for (const char* key : {"u", "-u"}) {
            const Sorts sorts = sorted(*table, **table->live({}), key);
            QCOMPARE(sorts.problem, std::string());
            QVERIFY(sorts.with == sorts.without);
        }
    }

    // What is not as it has to be is not used, and answers are right.
    void isNotUsed_data()
    {
        QTest::addColumn<std::string>("column");
        QTest::addColumn<std::string>("part");
        QTest::addColumn<std::string>("replacement");
        QTest::addColumn<std::string>("why");
        const auto row = [](const char* column, const char* part, const char* replacement,
                            const char* why) {
            QTest::addRow("%s: %s", column, replacement)
                << std::string(column) << std::string(part) << std::string(replacement)
                << std::string(why);
        };
        row("x", "\"stale\": false", "\"stale\": true",
            "it is stale: the table was changed after it was made");
        row("x", "\"version\": 1", "\"version\": 2", "its version is not 1");
        row("x", "\"shape\": [\"__tuple__\", 2000]", "\"shape\": [\"__tuple__\", 2001]",
            "it was made for 2001 slots, and the column has 2000");
        row("x", "\"chunks\": [\"__tuple__\", 200]", "\"chunks\": [\"__tuple__\", 100]",
            "it was made for chunks of 100 rows, and the column has 200");
        row("x", "\"dtype\": \"<f8\"", "\"dtype\": \"<f4\"",
            "it was made for values of another type");
        row("x", "\"source\": \"field\"", "\"source\": \"expression\"",
            "it is not an index of this column");
        row("x", "full.values.b2nd", "none.b2nd",
            "/_indexes/x/none: the store has no entry with that name");
        row("x", "full.values.b2nd", "../../etc/passwd",
            "_indexes/x/../../etc/passwd is not a name of an array");
        row("x", "\"values_path\"", "\"path\"", "one of its sidecars has no name");
        row("x", "full.positions.b2nd", "full.values.b2nd",
            "its positions are not integers of 64 bits");
        row("t", "\"built_value_epoch\": 1", "\"built_value_epoch\": 0",
            "the table does not say that it was made of these values");
        row("t", "full.values.utf8_vocab.b2nd", "full.values.b2nd", "its texts are none");
        row("t", "utf8_rank", "rank", "indexes of values of this type are not used");
        row("w", "\"dict_len\": 5", "\"dict_len\": 4", "it was made for other words");
        row("w", "\"built_value_epoch\": 1", "\"built_value_epoch\": null",
            "the table does not say that it was made of these values");
    }

    void isNotUsed()
    {
        QFETCH(const std::string, column);
        QFETCH(const std::string, part);
        QFETCH(const std::string, replacement);
        QFETCH(const std::string, why);
        const QueryTablePtr table = tableWith(m_rows, {column, part, replacement, {}});
        const std::string text = column == "x" ? "x > 124" : column + " == 'elm'";
        const FilteredRows with = found(*table, text, true);
        QCOMPARE(usesOf(with), why);
        QVERIFY(with.rows == found(*table, text, false).rows);
        const Sorts sorts = sorted(*table, **table->live({}), column);
        QCOMPARE(sorts.problem, why);
        QVERIFY(sorts.with == sorts.without);
    }

    // Sidecars that say what is not so: no row is found that does not match, and no order differs.
    void provesItsOrder_data()
    {
        QTest::addColumn<std::function<void(Order&)>>("lie");
        QTest::addColumn<std::string>("why");
        using Lie = std::function<void(Order&)>;
        const auto row = [](const char* name, const Lie& lie, const char* why) {
            QTest::newRow(name) << lie << std::string(why);
        };
        row(
            "too few", [](Order& o) { o.positions.pop_back(); },
            "it does not have a position for each value");
        row(
            "truncated",
            [](Order& o) {
                o.positions.pop_back();
                o.values.resize(o.values.size() - 8);
            },
            "its sidecars do not have 2000 values");
        row(
            "past the end", [](Order& o) { o.positions[0] = rowCount; },
            "the table has no slot 2000");
        row(
            "before the first one", [](Order& o) { o.positions[1] = -1; },
            "the table has no slot -1");
        row(
            "first value", [](Order& o) { std::swap(o.positions[0], o.positions[1900]); },
            "it is wrong about slot");
        row(
            "twice", [](Order& o) { o.positions[9] = o.positions[10]; }, "its values are not");
        row(
            "two the other way round", [](Order& o) { std::swap(o.positions[9], o.positions[10]); },
            "its values are not those of the column");
        row(
            "another value", [](Order& o) { o.values[800] ^= std::byte{1}; }, "its values are not");
        row(
            "unsorted",
            [](Order& o) {
                std::swap_ranges(o.values.begin() + 8000, o.values.begin() + 8008,
                                 o.values.begin() + 12000);
                std::swap(o.positions[1000], o.positions[1500]);
            },
            "its values are not in order");
        row(
            "another type", [](Order& o) { o.dtype = "<i8"; },
            "it was made for values of another type");
    }

    void provesItsOrder()
    {
        QFETCH(const std::function<void(Order&)>, lie);
        QFETCH(const std::string, why);
        const QueryTablePtr table = tableWith(m_rows, {"u", {}, {}, lie});
        for (const char* key : {"u", "-u"}) {
            const Sorts sorts = sorted(*table, RowSet::range(0, rowCount), key);
            QVERIFY2(sorts.problem.starts_with(why), sorts.problem.c_str());
            QVERIFY(sorts.with == sorts.without);
        }
        for (const char* text : {"u < 20", "u == 1000", "u > 18446744073709551500"}) {
            RowSet right = found(*table, text, false).rows;
            const RowSet rows = found(*table, text, true).rows;
            right.keepOnly(rows);
            QVERIFY2(right == rows, text);
        }
    }

    void noticesTextsThatAreNotThose()
    {
        std::vector<std::string> texts = textsOf(m_rows);
        std::swap(texts[5], texts[6]);
        const QueryTablePtr table = tableWith(m_rows, {}, texts);
        const Sorts sorts = sorted(*table, RowSet::range(0, rowCount), "t");
        QCOMPARE(sorts.problem, std::string("its texts are not in order"));
        QVERIFY(sorts.with == sorts.without);
    }

    // One bit of a sidecar, anywhere.
    void survivesAnyBit()
    {
        std::mt19937 random(3);
        for (int round = 0; round < 30; ++round) {
            const char* const column = std::array{"x", "u", "w", "t"}[random() % 4];
            const auto lie = [&](Order& order) {
                if (random() % 2)
                    order.values[random() % order.values.size()] ^= std::byte(1 << random() % 8);
                else
                    order.positions[random() % rowCount] ^= std::int64_t(1) << random() % 12;
            };
            const QueryTablePtr table = tableWith(m_rows, {column, {}, {}, lie});
            for (const char* sign : {"", "-"}) {
                const Sorts sorts = sorted(*table, **table->live({}), std::string(sign) + column);
                QVERIFY(sorts.with == sorts.without);
            }
        }
    }

    void isCancelled()
    {
        const QueryTablePtr table = tableWith(m_rows);
        const std::vector<RowKey> keys = {*rowKeyOf(*table, {"u"}, {})};
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(failedAs(ErrorKind::Cancelled, sortRows(*table, RowSet::range(0, rowCount), keys,
                                                        {}, {stop.get_token()})));
    }
};

const Registered<TestFullIndex> registered;

} // namespace bloscope::tst_full_index

#include "tst_full_index.moc"
