#include "core/query/bound_expression.h"

#include "core/query/filter.h"
#include "tests/support/compare.h"
#include "tests/support/made_table.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <limits>

namespace bloscope::tst_conditions {

using namespace test;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr std::int64_t noTime = std::numeric_limits<std::int64_t>::min();

// Six rows, of which number 4 is deleted, of columns of all types.
class TestConditions : public QObject {
    Q_OBJECT

 private:
    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};
    QueryTablePtr m_table;
    std::shared_ptr<const SliceReader> m_records;
    QueryTablePtr m_fields;

    std::shared_ptr<const SliceReader> readerOf(const Shape& shape, const ByteBuffer& records)
    {
        const ByteBuffer frame = arrayFrame(shape, "[('id', '<i4'), ('p', '<i4')]", records);
        return std::make_shared<const SliceReader>(Array::of(*Frame::open(memorySource(frame))),
                                                   m_cache, m_pool);
    }

    // "0 2 5", or the mistake.
    std::string rowsWhere(const QueryTable& table, const std::string& text) const
    {
        const auto expression = parseExpression(text);
        const auto condition = expression ? bindCondition(*expression, table, {})
                                          : Result<BoundExpression>(expression.error());
        if (!condition)
            return condition.error().text();
        const auto found = filterRows(table, *condition, {}, {});
        return found ? fmt::format("{}", fmt::join(found->rows.rows(0, 100), " "))
                     : found.error().text();
    }

 private slots:
    void initTestCase()
    {
        const std::filesystem::path folder = m_folder.path().toStdString();
        MadeTable made(folder / "all.b2d", 6, 4);
        made.add<std::int8_t>("a", "int8", "|i1", {-3, 0, 7, 9, 7, 100}, {1, 1, 1, 0, 1, 1});
        made.add<std::uint64_t>("big", "uint64", "<u8",
                                {0, 1, std::uint64_t(1) << 63, UINT64_MAX, 5, 9007199254740993});
        made.add<std::int64_t>("wide", "int64", "<i8",
                               {-1, 1, INT64_MAX, INT64_MIN, 5, 9007199254740993});
        made.add<double>("x", "float64", "<f8", {0.1, nan, -0.0, 2.5, 1, 9007199254740992},
                         {1, 1, 1, 1, 1, 0});
        made.add<float>("f", "float32", "<f4", {0.1F, -1, 2, INFINITY, 1, 3});
        made.add<double>("s", "float64", "<f8", {1, nan, 3, 4, 5, nan}, {},
                         R"("nullable": true, "null_value": NaN)");
        made.add<std::uint8_t>("ok", "bool", "|u1", {1, 0, 255, 1, 1, 0}, {},
                               R"("nullable": true, "null_value": 255)");
        made.add<std::int64_t>("when", "timestamp", "<i8",
                               {0, 86399, 86400, noTime, 1709082000, -1}, {}, R"("unit": "s")");
        made.add<std::uint16_t>("swapped", "uint16", ">u2",
                                {0x0100, 0x0200, 0x0300, 0x0400, 0x0500, 0x0001});
        made.add<std::uint32_t>("code", "string", "<U2",
                                {'K', 0, 'K', '1', 0xe4, 'b', 'L', 'L', 'z', 0, 0, 0});
        made.add<char>("raw", "bytes", "|S2",
                       {'a', 0, '\xff', 'b', 'a', 'b', 'c', 0, 'a', 0, 0, 0});
        made.addTexts("note", {"", "fir", "größer", "firs", "x", "A fir"}, {1, 1, 1, 0, 1, 1});
        made.addWords("tree", {0, 1, 2, -1, 0, 1}, {"oak", "fir", "größer"});
        made.addTexts("unit price", {"1", "2", "3", "4", "5", "6"});
        made.addComputed("double", "(o0 * 2)", R"(["a"])");
        made.addComputed("sum", "o0 + o1", R"(["double", "x"])");
        made.addComputed("odd", "__import__('os')", "[]");
        made.setLive({1, 1, 1, 1, 0, 1});
        m_table = made.open(m_cache, m_pool);

        const ByteBuffer records = elementsOf<std::uint32_t>({1, 10, 2, 20, 3, 30});
        m_records = readerOf({3}, records);
        m_fields = *QueryTable::of(m_records, Slice::whole({3}));
    }

    void tests_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("rows");
        const auto row = [](const char* text, const char* rows) {
            QTest::newRow(text) << std::string(text) << std::string(rows);
        };
        row("true", "0 1 2 3 5");
        row("false", "");
        // A comparison with a null is unknown, and so is its negation.
        row("a > 0", "2 5");
        row("not (a > 0)", "0 1");
        row("a != 7", "0 1 5");
        row("a is null", "3");
        row("a is not null", "0 1 2 5");
        row("a > 0 or true", "0 1 2 3 5");
        row("a > 0 and false or a is null", "3");
        row("not (a > 0 and false)", "0 1 2 3 5");
        row("(a > 0) ^ (x > 0)", "0 2");
        row("a in (7, 100, 0.5)", "2 5");
        row("a not in (7, 100)", "0 1");
        row("a between -3 and 7", "0 1 2");
        row("-3 <= a < 7", "0 1");
        row("a < 2.5", "0 1");
        row("a <= 1e300 and a > -1e300", "0 1 2 5");
        row("a == 300", "");
        row("a != 300", "0 1 2 5");
        // Exact, whatever the types.
        row("big > 9223372036854775807", "2 3");
        row("big == 18446744073709551615", "3");
        row("big > -1", "0 1 2 3 5");
        row("big == 9007199254740993", "5");
        row("big == 9007199254740992.0", "");
        row("big > wide", "0 2 3");
        row("wide == big", "1 5");
        row("wide > x", "2");
        row("wide == 9007199254740992.0", "");
        row("wide < -9223372036854775807", "3");
        row("wide < -9.3e18", "");
        row("f == 0.1", "");
        row("f > 0.1", "0 2 3 5");
        row("f >= 3 and f < 1e39", "5");
        row("f == x", "");
        row("swapped in (1, 3)", "0 2");
        // NaN is a value, unless it means null.
        row("x > 0", "0 3");
        row("not (x > 0)", "1 2");
        row("x != 0", "0 1 3");
        row("x == 0 and 0 == x", "2");
        row("isnan(x)", "1");
        row("not isnan(x)", "0 2 3");
        row("x is null", "5");
        row("s is null", "1 5");
        row("not (s > 1)", "0");
        row("ok", "0 3");
        row("not ok", "1 5");
        row("~ok & (a > 0)", "5");
        row("ok == true", "0 3");
        row("ok != true", "1 5");
        row("ok == (a < 0)", "0 1 5");
        row("ok is null", "2");
        row("ok > 0", "0 3");
        // Dates in their unit.
        row("when >= '1970-01-02'", "2");
        row("when < '1970-01-02' and when >= '1970-01-01T00:00:00'", "0 1");
        row("when == '1969-12-31T23:59:59'", "5");
        row("when > '1969-12-31T23:59:58.5'", "0 1 2 5");
        row("when == '1970-01-01T00:00:00.5'", "");
        row("when between '1970-01-01' and '1970-01-01T23:59:59.999'", "0 1");
        row("when in ('1970-01-01', '1970-01-02 00:00:00')", "0 2");
        row("when > 86398", "1 2");
        row("when == when", "0 1 2 5");
        row("when is null", "3");
        // Texts by their bytes.
        row("note == 'fir'", "1");
        row("'fir' in note", "1 5");
        row("note contains 'fir'", "1 5");
        row("not (note contains 'fir')", "0 2");
        row("note startswith \"f\" or note endswith 'r'", "1 2 5");
        row("note > 'fir'", "2");
        row("note in ('', 'fir')", "0 1");
        row("lower(note) == 'a fir'", "5");
        row("startswith(upper(note), 'A')", "5");
        row("code >= 'K1'", "1 2 3");
        row("code == 'K'", "0");
        row("code == ''", "5");
        row("code < note", "1 5");
        row("raw == 'a'", "0");
        row("raw == b'\\xffb'", "1");
        row("raw > 'ab'", "1 3");
        row("tree == 'fir'", "1 5");
        row("tree != 'fir'", "0 2");
        row("tree == 'elm'", "");
        row("tree != 'elm'", "0 1 2 5");
        row("tree in ('oak', 'größer')", "0 2");
        row("tree is null or tree > 'fir'", "0 2 3");
        row("not (tree > 'fir') and tree.contains('i')", "1 5");
        row("tree == note", "1 2");
        row("`unit price` == '3'", "2");
        // Arithmetic.
        row("a * 2 + 1 > 14", "2 5");
        row("a / 2 == 3.5", "2");
        row("a // 2 == -2", "0");
        row("a % 5 == 2", "0 2");
        row("7 // a is null", "1 3");
        row("7 / x > 1e300", "");
        row("a ** 2 == 49", "2");
        row("2 ** a == 0.125", "0");
        row("-a > 0", "0");
        row("(a & 4) == 4", "0 2 5");
        row("~a == 2", "0");
        row("wide + 1 < 0", "2 3");
        row("abs(a) == 3", "0");
        row("round(f) == 0 and floor(f) == 0 and ceil(f) == 1", "0");
        row("where(a > 0, x, f) == 0.1 or where(ok, 1, 2) == 1", "0 3");
        row("where(a > 0, 'yes', note) == 'yes'", "2 5");
        row("maximum(a, 8) == a", "5");
        row("log10(a) == 2 and sqrt(a) == 10", "5");
        row("isfinite(f) and not isinf(f)", "0 1 2 5");
        // Computed columns.
        row("double == 14", "2");
        row("`double` > 0 and sum < 20", "2");
    }

    void tests()
    {
        QFETCH(const std::string, text);
        QTEST(rowsWhere(*m_table, text), "rows");
    }

    void refuses_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("why");
        const auto row = [](const char* text, const char* why) {
            QTest::newRow(text) << std::string(text) << std::string(why);
        };
        row("tree == fir",
            "there is no column named fir; did you mean the text \"fir\"? (at byte 8)");
        row("contains(tree, fir)",
            "there is no column named fir; did you mean the text \"fir\"? (at byte 15)");
        row("notes == 'x'", "there is no column named notes; did you mean note? (at byte 0)");
        row("a > 0 and Tree == 'x'",
            "there is no column named Tree; did you mean tree? (at byte 10)");
        row("unit_price == '3'",
            "there is no column named unit_price; did you mean `unit price`? (at byte 0)");
        row("a > 'x'", "a number cannot be compared with the text \"x\" (at byte 4)");
        row("1 == note", "a text cannot be compared with a number (at byte 5)");
        row("note == ok", "a text cannot be compared with true or false (at byte 8)");
        row("a in (1, 'x')", "a number cannot be compared with the text \"x\" (at byte 9)");
        row("when > 'soon'", "\"soon\" is not a date: enter a date such as 2021-03-04T05:06:07 (at "
                             "byte 7)");
        row("when > '2024-02-30'", "\"2024-02-30\" is not a date: month 2 of that year has 29 days "
                                   "(at byte 7)");
        row("when > note", "a date cannot be compared with a text (at byte 7)");
        row("a", "a condition is needed here, but this is a number (at byte 0)");
        row("ok and note", "a condition is needed here, but this is a text (at byte 7)");
        row("(a > 1) & x", "a condition or an integer is needed here, but this is a number (at "
                           "byte 10)");
        row("(a > 1) & a", "a condition and a number cannot be joined by & | or ^: comparisons "
                           "need parentheses (at byte 10)");
        row("note + 1 > 2", "a number is needed here, but this is a text (at byte 0)");
        row("sqrt(note) > 2", "sqrt needs a number here, but this is a text (at byte 5)");
        row("a contains 'x'", "contains needs a text here, but this is a number (at byte 0)");
        row("where(a, 1, 2) > 1", "where needs a condition here, but this is a number (at byte 6)");
        row("where(ok, 1, 'x') > 1",
            "where cannot choose between a number and a text (at byte 13)");
        row("odd > 1", "column odd cannot be computed: there is no function named __import__ (at "
                       "byte 0) (at byte 0)");
    }

    void refuses()
    {
        QFETCH(const std::string, text);
        QTEST(rowsWhere(*m_table, text), "why");
    }

    void readsFieldsOfArrays()
    {
        QCOMPARE(rowsWhere(*m_fields, "p > 10 and id < 3"), std::string("1"));
        QCOMPARE(rowsWhere(*m_fields, "value > 10"),
                 std::string("there is no column named value (at byte 0)"));
    }

    void readsSlicesOfArrays()
    {
        // ids 0 to 23 in 2 x 3 x 4, each with 100 times as much
        std::vector<std::uint32_t> numbers;
        for (std::uint32_t id = 0; id < 24; ++id)
            numbers.insert(numbers.end(), {id, 100 * id});
        const Shape shape{2, 3, 4};
        const auto bytes = std::as_bytes(std::span(numbers));
        const auto reader = readerOf(shape, ByteBuffer(bytes.begin(), bytes.end()));
        const auto where = [&](const char* slice, const char* condition) {
            const auto table = QueryTable::of(reader, *Slice::parse(slice, shape));
            if (!table)
                return table.error().text();
            std::string found = rowsWhere(**table, condition);
            for (char& c : found)
                if (c >= '0' && c <= '9') // as the array numbers them
                    c = static_cast<char>('0' + (*table)->rowNumber(c - '0'));
            return found;
        };
        QCOMPARE(where("1,:,2", "id >= 18"), std::string("1 2"));
        QCOMPARE(where("1,:,2", "p == 1400"), std::string("0"));
        QCOMPARE(where("0,2,1::2", "id > 0"), std::string("1 3"));
        QCOMPARE(where("0,2,::-1", "id < 10"), std::string("1 0"));
        QCOMPARE(where("0:1,2,:", "id == 11"), std::string("3"));
        QCOMPARE(where("0", "id == 1"),
                 std::string("a slice with 2 dimensions is not a table: one dimension is needed"));
        QCOMPARE(where("0,1,2", "id == 1"),
                 std::string("a slice with 0 dimensions is not a table: one dimension is needed"));
    }
};

const Registered<TestConditions> registered;

} // namespace bloscope::tst_conditions

#include "tst_conditions.moc"
