#include "core/convert/csv_source.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <fmt/format.h>

namespace bloscope::tst_csv_source {

using namespace test;

namespace {

using Numbers = std::vector<double>;

Result<std::unique_ptr<CsvSource>> opened(const std::string& text, const char* type = nullptr)
{
    const ByteView bytes = bytesOf(text);
    std::optional<DType> dtype;
    if (type)
        dtype = *parseDType(type, {});
    return CsvSource::open(memorySource(ByteBuffer(bytes.begin(), bytes.end())), dtype);
}

template <class T>
std::vector<T> valuesOf(const CsvSource& source, const ArrayBox& box)
{
    const auto elements = source.read(box, {});
    if (!elements)
        return {};
    std::vector<T> values(elements->size() / sizeof(T));
    std::memcpy(values.data(), elements->data(), elements->size());
    return values;
}

template <class T>
std::vector<T> allOf(const CsvSource& source)
{
    return valuesOf<T>(source, {Shape(source.shape().size()), source.shape()});
}

} // namespace

class TestCsvSource : public QObject {
    Q_OBJECT

 private slots:
    void readsRowsAndColumns_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<Numbers>("numbers");
        const auto row = [](const char* name, const char* text, Shape shape, Numbers numbers) {
            QTest::newRow(name) << std::string(text) << shape << numbers;
        };
        row("commas", "1.5,2\n3,4\n", {2, 2}, {1.5, 2, 3, 4});
        row("tabs", "1.5\t2\n3\t4", {2, 2}, {1.5, 2, 3, 4});
        row("semicolons", "1.5;2;3\r\n", {1, 3}, {1.5, 2, 3});
        row("blanks", "  1.5   2\n3 4 \n", {2, 2}, {1.5, 2, 3, 4});
        row("blanks around", "1.5 , 2\n 3,4", {2, 2}, {1.5, 2, 3, 4});
        row("quotes", "\"1.5\",\"2\"\n", {1, 2}, {1.5, 2});
        row("one column", "1\n2.5\n3\n", {3}, {1, 2.5, 3});
        row("names", "time (s),value\n1,2.5\n", {1, 2}, {1, 2.5});
        row("a column that is called so", "x y\n1\n2.5\n", {2}, {1, 2.5});
        row("remarks and empty lines", "# a, b\n\n1,2.5\n   \n# c\n3,4\n", {2, 2}, {1, 2.5, 3, 4});
        row("byte order mark",
            "\xef\xbb\xbf"
            "1,2.5\n",
            {1, 2}, {1, 2.5});
        row("notations", "1e3,-2.5E-1,.5,inf\n", {1, 4}, {1000, -0.25, 0.5, HUGE_VAL});
    }
    void readsRowsAndColumns()
    {
        QFETCH(std::string, text);
        const auto source = opened(text);
        QVERIFY2(source, source ? "" : source.error().text().c_str());
        QTEST((*source)->shape(), "shape");
        QCOMPARE((*source)->dtype().text, std::string("<f8"));
        QTEST(allOf<double>(**source), "numbers");
    }

    void takesWholeNumbersWhereAllAre()
    {
        const auto source = opened("1,-9223372036854775808\n9223372036854775807,4\n");
        QVERIFY(source);
        QCOMPARE((*source)->dtype().text, std::string("<i8"));
        QCOMPARE(allOf<std::int64_t>(**source),
                 (std::vector<std::int64_t>{1, INT64_MIN, INT64_MAX, 4}));
        QCOMPARE((*opened("1,2\n3,9223372036854775808\n"))->dtype().text, std::string("<f8"));
    }

    void takesTheTypeThatIsTold()
    {
        const auto bytes = opened("a,b\n1,255\n", "|u1");
        QVERIFY(bytes);
        QCOMPARE(allOf<std::uint8_t>(**bytes), (std::vector<std::uint8_t>{1, 255}));
        const auto days = opened("day\n1970-01-02\n1970-02-01\n", "<M8[D]");
        QVERIFY(days);
        QCOMPARE(allOf<std::int64_t>(**days), (std::vector<std::int64_t>{1, 31}));
    }

    void readsBoxesOfLongTexts()
    {
        constexpr std::int64_t rows = 60'000;
        std::string text = "a,b,c\n";
        for (std::int64_t i = 0; i < rows; ++i)
            text +=
                fmt::format("{}{},{},{}\n", i % 1000 == 0 ? "# thousand\n" : "", i, 2 * i, 3 * i);
        const auto source = opened(text);
        QVERIFY(source);
        QCOMPARE((*source)->shape(), (Shape{rows, 3}));
        for (const std::int64_t first : {0L, 1L, 999L, 1000L, 31'234L, rows - 7}) {
            std::vector<std::int64_t> expected;
            for (std::int64_t i = first; i < first + 7; ++i)
                expected.insert(expected.end(), {2 * i, 3 * i});
            QCOMPARE(valuesOf<std::int64_t>(**source, {{first, 1}, {7, 2}}), expected);
        }
    }

    void refuses_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("reason");
        const auto row = [](const char* name, const char* text, const char* reason) {
            QTest::newRow(name) << std::string(text) << std::string(reason);
        };
        row("a short row", "1,2\n3,4\n5\n", "line 3 has 1 columns, the first row has 2");
        row("a long row", "# x\n1,2\n3,4,5\n", "line 3 has 3 columns, the first row has 2");
        row("a text", "a,b\n1,2\n3,four\n", "line 3, column 2: \"four\" is no number");
        row("two rows of texts", "a,b\nc,d\n", "line 2, column 1: \"c\" is no number");
        row("an empty field", "1,,3\n", "line 1, column 2: there is no number");
        row("a comma too many", "1,2\n3,\n", "line 2, column 2: there is no number");
        row("too large", "1,1e999\n", "line 1, column 2: \"1e999\" is no number");
        row("nothing", "", "there is no row of numbers");
        row("names alone", "a,b\n", "there is no row of numbers");
    }
    void refuses()
    {
        QFETCH(std::string, text);
        const auto refused = opened(text);
        QVERIFY(!refused);
        QTEST(refused.error().text(), "reason");
    }

    void refusesWhatTheTypeCannotHold()
    {
        const auto source = opened("1,2\n3,300\n", "|u1");
        QVERIFY(source); // its rows are counted
        const auto refused = (*source)->read({{1, 0}, {1, 2}}, {});
        QVERIFY(!refused);
        QVERIFY2(refused.error().text().starts_with("line 2, column 2: \"300\" is "),
                 refused.error().text().c_str());
        QCOMPARE(opened("1", "O").error().kind(), ErrorKind::Usage);
    }
};

const Registered<TestCsvSource> registered;

} // namespace bloscope::tst_csv_source

#include "tst_csv_source.moc"
