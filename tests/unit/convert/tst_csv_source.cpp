#include "core/convert/csv_source.h"

#include "core/dtype/cell_text.h"
#include "tests/support/calm_pool.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope::tst_csv_source {

using namespace test;

namespace {

using Numbers = std::vector<double>;

Result<std::unique_ptr<CsvSource>> opened(const std::string& text, CsvReading reading = {},
                                          const char* type = nullptr)
{
    const ByteView bytes = bytesOf(text);
    if (type)
        reading.dtype = *parseDType(type, {});
    return CsvSource::open(memorySource(ByteBuffer(bytes.begin(), bytes.end())), reading,
                           calmPool());
}

Result<std::unique_ptr<CsvSource>> opened(const std::string& text, const char* type)
{
    return opened(text, {}, type);
}

// "(2, 2) <i8: 1 2 3 4 / a note", or the error.
std::string outcomeOf(const std::string& text, const CsvReading& reading, const char* type)
{
    const auto source = opened(text, reading, type);
    if (!source)
        return source.error().text();
    const Shape& shape = (*source)->shape();
    const auto cells = (*source)->read(Slice::whole(shape));
    if (!cells)
        return cells.error().text();
    const DType& dtype = (*source)->dtype();
    std::string outcome = fmt::format("({}) {}:", fmt::join(shape, ", "), dtype.text);
    for (std::size_t at = 0; at < cells->bytes.size(); at += dtype.itemsize)
        outcome += ' ' + CellText(dtype).of(cells->bytes.data() + at);
    for (const std::string& note : (*source)->notes())
        outcome += " / " + note;
    return outcome;
}

template <class T>
std::vector<T> valuesOf(const CsvSource& source, const CellBox& box)
{
    const auto cells = source.read(sliceOfBox(source.shape(), box));
    if (!cells)
        return {};
    std::vector<T> values(cells->bytes.size() / sizeof(T));
    std::memcpy(values.data(), cells->bytes.data(), cells->bytes.size());
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
        QCOMPARE((*opened("1,2\n3,9223372036854775808\n"))->dtype().text, std::string("<u8"));
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

    // No line is lost in silence: it is values, or said, or an error with its place.
    void losesNoLine_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("type"); // empty: it is found out
        QTest::addColumn<std::string>("outcome");
        const auto row = [](const char* text, const char* type, const char* outcome) {
            QTest::addRow("%s as %s", text, type)
                << std::string(text) << std::string(type) << std::string(outcome);
        };
        row("+1,+2\n3,4\n", "", "(2, 2) <i8: 1 2 3 4");
        row("+1.500e+00 -2.000e+00\n-1.000e+00 +3.000e+00\n", "", "(2, 2) <f8: 1.5 -2.0 -1.0 3.0");
        row("1e-400\n1\n", "", "(2) <f8: 0.0 1.0");
        row("-1e-400,1\n", "", "(1, 2) <f8: -0.0 1.0");
        row("1e400\n1\n", "", "line 1, column 1: \"1e400\" is too large for float64");
        row("1e5000\n1\n", "", "line 1, column 1: \"1e5000\" is too large for float64");
        row("1\n1e400\n", "", "line 2, column 1: \"1e400\" is too large for float64");
        row("0x10\n1\n", "", "(2) <i8: 16 1 / numbers such as 0x00ff are read as unsigned");
        row("0xffffffffffffffff\n1\n", "",
            "(2) <u8: 18446744073709551615 1 / numbers such as 0x00ff are read as unsigned");
        row("0xffff\n", "<i2", "(1) <i2: -1");
        row("5%\n6\n", "", "line 1, column 1: \"5%\" is not a number");
        row("NA\n6\n", "",
            "line 1, column 1: \"NA\" is not a number; --na \"NA\" reads it as a missing value");
        row("-,1\n6,2\n", "",
            "line 1, column 1: \"-\" is not a number; --na \"-\" reads it as a missing value");
        row("1 000\n2\n", "", "line 2 has 1 column, but line 1 has 2");
        row("$5\n6\n", "", "line 1, column 1: \"$5\" is not a number");
        row("\xe2\x82\xac"
            "5\n6\n",
            "",
            "line 1, column 1: \"\xe2\x82\xac"
            "5\" is not a number");
        row("\xe2\x88\x92"
            "5\n6\n",
            "",
            "line 1, column 1: \"\xe2\x88\x92"
            "5\" is not a number");
        row("1'000\n2\n", "", "line 1, column 1: \"1'000\" is not a number");
        row("12:30\n2\n", "", "line 1, column 1: \"12:30\" is not a number");
        row("5 kg,1\n2,3\n", "", "line 1, column 1: \"5 kg\" is not a number");
        row("True\nFalse\n", "", "(2) |b1: True False");
        row("True\n1\n", "", "line 2, column 1: \"1\" is not a boolean");
        row("1\nTrue\n", "", "line 2, column 1: \"True\" is not a number");
        row("yes\n1\n", "", "line 1, column 1: \"yes\" is not a number");
        row("2021-03-04\n2021-03-05\n", "", "(2) <M8[D]: 2021-03-04 2021-03-05");
        row("2021-03-04T01:02\nNaT\n", "", "(2) <M8[m]: 2021-03-04T01:02 NaT");
        row("2021-03-04\n5\n", "", "line 2, column 1: \"5\" is not a date");
        row("(1+2j),3\n4,5j\n", "", "(2, 2) <c16: (1+2j) (3+0j) (4+0j) 5j");
        row("256\n3\n", "|u1", "line 1, column 1: \"256\" is not a whole number from 0 to 255");
        row("1.5\n2\n", "<i4",
            "line 1, column 1: \"1.5\" is not a whole number from -2147483648 to 2147483647");
        row("2\nx\n", "|b1", "line 1, column 1: \"2\" is neither True nor False");
        row("2021-13-01\n2021-01-01\n", "<M8[D]",
            "line 1, column 1: \"2021-13-01\": enter a date such as 2021-03-04T05:06:07");
        row("name\nalice\n", "<U5", "(2) <U5: name alice");
        row("# a\n\n b \n", "<U4", "(2) <U4: # a  b ");

        row("18446744073709551615\n1\n", "", "(2) <u8: 18446744073709551615 1");
        row("18446744073709551615\n-1\n", "",
            "(2) <f8: 1.8446744073709552e+19 -1.0 / no 64-bit type can represent all of these "
            "whole numbers; they are read as float64 / 1 whole number is rounded to float64, the "
            "first at line 1, column 1");
        row("9007199254740993\n1.5\n", "",
            "(2) <f8: 9007199254740992.0 1.5 / 1 whole number is rounded to float64, the first at "
            "line 1, column 1");
        row("1.5,9007199254740992\n", "", "(1, 2) <f8: 1.5 9007199254740992.0");

        row("0,5929\n0,26\n", "",
            "line 1 may be one number with a decimal comma or two whole numbers; specify --decimal "
            ", or --delimiter ,");
        row("12,25\n3,5\n", "",
            "(2, 2) <i8: 12 25 3 5 / commas are read as separators of two columns; use --decimal , "
            "to read them as decimal commas in one column");
        row("x\n12,25\n", "",
            "line 2 may be one number with a decimal comma or two whole numbers; specify --decimal "
            ", or --delimiter ,");
        row("1,5;2\n3;4,25\n", "",
            "(2, 2) <f8: 1.5 2.0 3.0 4.25 / commas in numbers are read as decimal commas");
        row("\"1,5\",\"2,5\"\n", "",
            "(1, 2) <f8: 1.5 2.5 / commas in numbers are read as decimal commas");
        row("1,5\t2\n", "<f4",
            "(1, 2) <f4: 1.5 2.0 / commas in numbers are read as decimal commas");
        row("1,234\t2\n", "",
            "line 1, column 1: the comma may be a decimal comma or a thousands separator; use "
            "--decimal , to read it as a decimal comma");
        row("1,5;2.5\n", "",
            "line 1, column 2: \"2.5\" has a decimal point, but the others have a decimal comma");
        row("1.234,5;2\n", "", "line 1, column 1: \"1.234,5\" is not a number");

        row("x,y\n1,2\n", "",
            "(1, 2) <i8: 1 2 / line 1 is read as column names, not as values: x,y");
        row("wavelength (nm);R\n450,5;2\n", "",
            "(1, 2) <f8: 450.5 2.0 / line 1 is read as column names, not as values: wavelength "
            "(nm);R / commas in numbers are read as decimal commas");
        row("x,2020\n1,2\n", "",
            "line 1, column 1: \"x\" is not a number; if the line contains names, use --header "
            "yes");
        row(",0,1\n0,1.5,2.5\n1,3,4\n", "",
            "(2, 2) <f8: 1.5 2.5 3.0 4.0 / line 1 and the first column are read as indices, not as "
            "values");
        row("y,0,1\n0,1.5,2.5\n", "",
            "(1, 2) <f8: 1.5 2.5 / line 1 and the first column are read as indices, not as values");
        row(",,0,1\n0,3,1,2\n", "",
            "(1, 2) <i8: 1 2 / line 1 and the first 2 columns are read as indices, not as values");
        row(",value\n0,7\n1,8\n", "",
            "(2) <i8: 7 8 / line 1 and the first column are read as indices, not as values");
        row(",7,3,5\n1,2,3,4\n", "", "line 1, column 1: the number is missing");
        row("1,\"2\n3,4\n", "", "line 1, column 2: the quote is not closed on the same line");
    }
    void losesNoLine()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, type);
        QFETCH(std::string, outcome);
        QCOMPARE(outcomeOf(text, {}, type.empty() ? nullptr : type.c_str()), outcome);
    }

    void followsWhatIsSaid_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<CsvReading>("reading");
        QTest::addColumn<std::string>("outcome");
        using Header = CsvReading::Header;
        const auto row = [](const char* name, const char* text, CsvReading reading,
                            const char* outcome) {
            QTest::newRow(name) << std::string(text) << std::move(reading) << std::string(outcome);
        };
        row("names that are years", "2020,2021\n1,2\n", {.header = Header::Yes}, "(1, 2) <i8: 1 2");
        row("no names", "x,y\n1,2\n", {.header = Header::No},
            "line 1, column 1: \"x\" is not a number");
        row("indices by a name", "time,value\n0,7.5\n1,8\n", {.header = Header::Index},
            "(2) <f8: 7.5 8.0");
        row("nothing beside them", "a\n1\n", {.header = Header::Index}, "(1) <i8: 1");
        row("a decimal comma", "0,5929\n0,26\n", {.decimalPoint = ','}, "(2) <f8: 0.5929 0.26");
        row("a thousand", "1,234\t2\n", {.decimalPoint = '.'},
            "line 1, column 1: \"1,234\" is not a number");
        row("two columns", "0,5929\n0,26\n", {.delimiter = ','}, "(2, 2) <i8: 0 5929 0 26");
        row("another delimiter", "1:2\n3:4\n", {.delimiter = ':'}, "(2, 2) <i8: 1 2 3 4");
        row("missing", "NA,1\n2,NA\n", {.na = "NA"}, "(2, 2) <f8: nan 1.0 2.0 nan");
        row("empty", "1,\n,2\n", {.na = ""}, "(2, 2) <f8: 1.0 nan nan 2.0");
        row("an index or a value", ",1\n2,3\n", {.na = ""},
            "line 1 may contain column indices, or values of which the first is missing; specify "
            "--header index or --header no");
        row("missing dates", "2021-03-04\n-\n", {.na = "-"}, "(2) <M8[D]: 2021-03-04 NaT");
        row("missing booleans", "True\n-\n", {.na = "-"},
            "booleans cannot represent missing values");
        row("missing whole numbers", "1\n-\n", {.dtype = *parseDType("<i4", {}), .na = "-"},
            "line 2, column 1: \"-\" is a missing value, which <i4 cannot represent");
    }
    void followsWhatIsSaid()
    {
        QFETCH(std::string, text);
        QFETCH(CsvReading, reading);
        QFETCH(std::string, outcome);
        QCOMPARE(outcomeOf(text, reading, nullptr), outcome);
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
        for (const std::int64_t first : {std::int64_t(0), std::int64_t(1), std::int64_t(999),
                                         std::int64_t(1000), std::int64_t(31'234), rows - 7}) {
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
        row("a short row", "1,2\n3,4\n5\n", "line 3 has 1 column, but line 1 has 2");
        row("a long row", "# x\n1,2\n3,4,5\n", "line 3 has 3 columns, but line 2 has 2");
        row("a text", "a,b\n1,2\n3,four\n", "line 3, column 2: \"four\" is not a number");
        row("two rows of texts", "a,b\nc,d\n", "line 2, column 1: \"c\" is not a number");
        row("an empty field", "1,,3\n", "line 1, column 2: the number is missing");
        row("a comma too many", "1,2\n3,\n", "line 2, column 2: the number is missing");
        row("too large", "1,1e999\n", "line 1, column 2: \"1e999\" is too large for float64");
        row("nothing", "", "there are no rows of numbers");
        row("names alone", "a,b\n", "there are no rows of numbers");
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
        const auto refused = (*source)->read(sliceOfBox({2, 2}, {{1, 0}, {1, 2}}));
        QVERIFY(!refused);
        QVERIFY2(refused.error().text().starts_with("line 2, column 2: \"300\" is "),
                 refused.error().text().c_str());
        QCOMPARE(opened("1", "O").error().kind(), ErrorKind::Usage);
    }
};

const Registered<TestCsvSource> registered;

} // namespace bloscope::tst_csv_source

#include "tst_csv_source.moc"
