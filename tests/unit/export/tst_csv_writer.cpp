#include "core/export/csv_writer.h"

#include "core/export/csv_field.h"
#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <complex>
#include <fmt/format.h>

namespace bloscope::tst_csv_writer {

using namespace test;

namespace {

// A sink that asks for a stop, or fails, once it has taken some bytes.
class LimitedSink final : public Sink {
 public:
    LimitedSink(std::size_t most, std::function<Result<>()> then)
        : m_left(most), m_then(std::move(then))
    {
    }

    Result<> write(ByteView bytes) override
    {
        if (bytes.size() > m_left)
            return m_then();
        m_left -= bytes.size();
        return {};
    }
    Result<> commit() override { return {}; }

 private:
    std::size_t m_left;
    std::function<Result<>()> m_then;
};

std::string csvOf(const OpenedArray& array, const Slice& slice, const CsvOptions& options = {})
{
    std::string text;
    const auto report = writeCsv(array.reader(), slice, options, *memorySink(text));
    return report ? text : report.error().text();
}

std::string csvOf(ByteBuffer frame, const CsvOptions& options = {})
{
    const OpenedArray array(std::move(frame));
    return csvOf(array, array.slice(), options);
}

ByteBuffer threeByFour()
{
    return arrayFrame({3, 4}, {2, 2}, {1, 2}, "<i4", counted<std::int32_t>(12));
}

CsvOptions with(auto CsvOptions::*option, auto value)
{
    CsvOptions options;
    options.*option = value;
    return options;
}

// Text elements of `characters` code points each, as they lie in memory.
ByteBuffer textElements(std::initializer_list<std::u32string_view> texts, std::size_t characters)
{
    ByteBuffer bytes;
    for (const std::u32string_view text : texts) {
        const auto part = std::as_bytes(std::span(text));
        bytes.insert(bytes.end(), part.begin(), part.end());
        bytes.resize(bytes.size() + (characters - text.size()) * sizeof(char32_t));
    }
    return bytes;
}

} // namespace

class TestCsvWriter : public QObject {
    Q_OBJECT

 private slots:
    void givesStructuredElementsAColumnForEachPart_data()
    {
        QTest::addColumn<CsvOptions>("options");
        QTest::addColumn<QByteArray>("text");
        using Header = CsvOptions::Header;
        QTest::newRow("plain") << CsvOptions() << QByteArray("1,2,a\n3,4,\"b,\"\n");
        QTest::newRow("names") << with(&CsvOptions::header, Header::Names)
                               << QByteArray("a,p.q[0],s\n1,2,a\n3,4,\"b,\"\n");
        QTest::newRow("index") << with(&CsvOptions::header, Header::Index)
                               << QByteArray(",a,p.q[0],s\n0,1,2,a\n1,3,4,\"b,\"\n");
        QTest::newRow("bytes as in Python")
            << with(&CsvOptions::bytes, NumberFormat::Bytes::Literal)
            << QByteArray("1,2,b'a'\n3,4,\"b'b,'\"\n");
        CsvOptions options = with(&CsvOptions::layout, CsvOptions::Layout::Long);
        options.header = Header::Names;
        QTest::newRow("long") << options
                              << QByteArray("dimension 0,a,p.q[0],s\n0,1,2,a\n"
                                            "1,3,4,\"b,\"\n");
        options = with(&CsvOptions::header, Header::Names);
        options.skippedAtFirst = 1;
        options.skippedAtLast = 1;
        QTest::newRow("a part of them") << options << QByteArray("p.q[0]\n2\n4\n");
    }
    void givesStructuredElementsAColumnForEachPart()
    {
        QFETCH(CsvOptions, options);
        QFETCH(QByteArray, text);
        const std::string dtype = "[('a', 'u1'), ('p', [('q', 'u1', (1,))]), ('s', 'S2')]";
        const ByteBuffer elements = elementsOf<char>({1, 2, 'a', 0, 3, 4, 'b', ','});
        QCOMPARE(QByteArray::fromStdString(csvOf(arrayFrame({2}, dtype, elements), options)), text);
    }

    void quotesFewOfManyTexts_data()
    {
        QTest::addColumn<std::string>("other");
        for (const char* other : {"name", "", "a,b", "\"", "\n", "\r"})
            QTest::addRow("%s", other) << std::string(other);
    }
    // Lines of more text than is appended at once, with another field in some of them.
    void quotesFewOfManyTexts()
    {
        QFETCH(std::string, other);
        constexpr std::size_t lines = 3;
        constexpr std::size_t columns = 900;
        ByteBuffer elements;
        const auto add = [&elements](const auto& value) {
            const auto bytes = std::as_bytes(std::span(&value, 1));
            elements.insert(elements.end(), bytes.begin(), bytes.end());
        };
        std::string expected;
        for (std::size_t i = 0; i < lines * columns; ++i) {
            const std::string text = i % 1000 == 950 ? other : fmt::format("n{}", i % 7);
            std::array<char32_t, 5> characters{};
            std::ranges::copy(text, characters.begin());
            add(characters);
            add(static_cast<std::int16_t>(i));
            appendField(text, ',', expected);
            expected += fmt::format(",{}{}", static_cast<std::int16_t>(i),
                                    i % columns + 1 < columns ? ',' : '\n');
        }
        QCOMPARE(csvOf(arrayFrame({lines, columns}, "[('t', '<U5'), ('n', '<i2')]", elements)),
                 expected);
    }

    void namesThePartsOfColumns()
    {
        const auto frame = [] {
            return arrayFrame({2, 2}, "[('a', 'u1'), ('b', 'u1')]", counted<std::uint8_t>(8));
        };
        CsvOptions options = with(&CsvOptions::header, CsvOptions::Header::Names);
        QCOMPARE(csvOf(frame(), options),
                 std::string("column 0 a,column 0 b,column 1 a,column 1 b\n"
                             "0,1,2,3\n4,5,6,7\n"));
        options.header = CsvOptions::Header::Index;
        QCOMPARE(csvOf(frame(), options), std::string(",0 a,0 b,1 a,1 b\n0,0,1,2,3\n1,4,5,6,7\n"));
        options.header = CsvOptions::Header::None;
        options.skippedAtFirst = 1;
        QCOMPARE(csvOf(frame(), options), std::string("1,2,3\n5,6,7\n"));
    }

    void writesRowsAndColumns()
    {
        QCOMPARE(csvOf(threeByFour()), std::string("0,1,2,3\n4,5,6,7\n8,9,10,11\n"));
    }

    void writesWhatIsOnTheScreen_data()
    {
        QTest::addColumn<QString>("slice");
        QTest::addColumn<bool>("transposed");
        QTest::addColumn<QString>("text");

        QTest::newRow("part") << "1:, 1:3" << false << "5,6\n9,10\n";
        QTest::newRow("part, transposed") << "1:, 1:3" << true << "5,9\n6,10\n";
        QTest::newRow("steps") << "::2, ::-3" << false << "3,0\n11,8\n";
        QTest::newRow("a row is one column") << "1" << false << "4\n5\n6\n7\n";
        QTest::newRow("a column") << ":, 2" << false << "2\n6\n10\n";
        QTest::newRow("a cell") << "2, 3" << false << "11\n";
        QTest::newRow("nothing") << "1:1" << false << "";
    }

    void writesWhatIsOnTheScreen()
    {
        QFETCH(QString, slice);
        QFETCH(bool, transposed);
        const OpenedArray array(threeByFour());
        Slice taken = array.slice(qPrintable(slice));
        if (transposed)
            taken.transpose();
        QTEST(QString::fromStdString(csvOf(array, taken)), "text");
    }

    void writesFurtherDimensionsBelowEachOther()
    {
        const OpenedArray array(
            arrayFrame({2, 2, 3}, {1, 2, 2}, {1, 1, 2}, "u1", counted<std::uint8_t>(12)));
        QCOMPARE(csvOf(array, array.slice()), std::string("0,1,2\n3,4,5\n6,7,8\n9,10,11\n"));
        QCOMPARE(csvOf(array, array.slice(), with(&CsvOptions::header, CsvOptions::Header::Index)),
                 std::string(",,0,1,2\n0,0,0,1,2\n0,1,3,4,5\n1,0,6,7,8\n1,1,9,10,11\n"));
    }

    void writesAScalar()
    {
        QCOMPARE(csvOf(arrayFrame({}, "<f8", elementsOf<double>({1.5}))), std::string("1.5\n"));
    }

    void writesHeaders_data()
    {
        QTest::addColumn<int>("header");
        QTest::addColumn<QString>("slice");
        QTest::addColumn<QString>("firstLines");

        const int index = static_cast<int>(CsvOptions::Header::Index);
        const int names = static_cast<int>(CsvOptions::Header::Names);
        QTest::newRow("index") << index << "1:, ::2"
                               << ",0,2\n1,4,6\n2,8,10\n";
        QTest::newRow("index of one dimension") << index << ":, 3"
                                                << ",value\n0,3\n1,7\n2,11\n";
        QTest::newRow("index of a cell") << index << "1, 1"
                                         << "value\n5\n";
        QTest::newRow("names") << names << "1:2, ::2"
                               << "column 0,column 2\n4,6\n";
        QTest::newRow("names of one dimension") << names << "0, :2"
                                                << "value\n0\n1\n";
        QTest::newRow("no cells") << names << "3:, :2"
                                  << "column 0,column 1\n";
    }

    void writesHeaders()
    {
        QFETCH(int, header);
        QFETCH(QString, slice);
        const OpenedArray array(threeByFour());
        const CsvOptions options =
            with(&CsvOptions::header, static_cast<CsvOptions::Header>(header));
        QTEST(QString::fromStdString(csvOf(array, array.slice(qPrintable(slice)), options)),
              "firstLines");
    }

    void namesDimensionsThatHaveNames()
    {
        const OpenedArray array(threeByFour());
        CsvOptions options = with(&CsvOptions::header, CsvOptions::Header::Index);
        Geometry geometry = untoldGeometry(2);
        geometry.dimensions[0].name = "latitude";
        geometry.dimensions[1].name = "a,b";
        options.geometry = std::make_shared<Geometry>(std::move(geometry));
        QCOMPARE(csvOf(array, array.slice(":1, :2"), options),
                 std::string("latitude,0,1\n0,0,1\n"));
        options.layout = CsvOptions::Layout::Long;
        QCOMPARE(csvOf(array, array.slice(":1, :1"), options),
                 std::string("latitude,\"a,b\",value\n0,0,0\n"));
    }

    void writesCoordinatesInPlaceOfIndices()
    {
        const OpenedArray array(threeByFour());
        Geometry geometry = untoldGeometry(2);
        geometry.dimensions[0].name = "latitude";
        geometry.dimensions[0].coordinates = Coordinates(Coordinates::Numbers{90, 86.5, 83});
        geometry.dimensions[1].coordinates = Coordinates(Coordinates::Texts{"a", "b,c", "d", "e"});
        CsvOptions options = with(&CsvOptions::header, CsvOptions::Header::Index);
        options.geometry = std::make_shared<Geometry>(std::move(geometry));
        options.coordinates = true;
        QCOMPARE(csvOf(array, array.slice("::-1, :2"), options),
                 std::string("latitude,a,\"b,c\"\n83,8,9\n86.5,4,5\n90,0,1\n"));
        options.layout = CsvOptions::Layout::Long;
        options.delimiter = ';';
        options.decimalPoint = ',';
        QCOMPARE(csvOf(array, array.slice("1, 1:3"), options),
                 std::string("dimension 1;value\nb,c;5\nd;6\n"));
        QCOMPARE(csvOf(array, array.slice("1:2, 1:2"), options),
                 std::string("latitude;dimension 1;value\n86,5;b,c;5\n"));
        options.layout = CsvOptions::Layout::Grid;
        options.header = CsvOptions::Header::Names;
        QCOMPARE(csvOf(array, array.slice(":1, :2"), options), std::string("a;b,c\n0;1\n"));
    }

    void writesOneCellOnEachLine()
    {
        const OpenedArray array(threeByFour());
        CsvOptions options = with(&CsvOptions::layout, CsvOptions::Layout::Long);
        QCOMPARE(csvOf(array, array.slice("1:, 2:"), options),
                 std::string("1,2,6\n1,3,7\n2,2,10\n2,3,11\n"));
        QCOMPARE(csvOf(array, array.slice("2"), options), std::string("0,8\n1,9\n2,10\n3,11\n"));
        options.header = CsvOptions::Header::Names;
        QCOMPARE(csvOf(array, array.slice("2, 1:2"), options),
                 std::string("dimension 1,value\n1,9\n"));
    }

    void writesNumbersAsAsked()
    {
        const auto floats = [] {
            return arrayFrame({2}, "<f8", elementsOf<double>({0.1, 1234.5678}));
        };
        QCOMPARE(csvOf(floats()), std::string("0.1\n1234.5678\n"));
        QCOMPARE(csvOf(floats(), with(&CsvOptions::precision, std::optional(2))),
                 std::string("0.10\n1234.57\n"));
        QCOMPARE(csvOf(floats(), with(&CsvOptions::lineEnd, CsvOptions::LineEnd::CrLf)),
                 std::string("0.1\r\n1234.5678\r\n"));
        CsvOptions german = with(&CsvOptions::decimalPoint, ',');
        german.delimiter = ';';
        QCOMPARE(csvOf(floats(), german), std::string("0,1\n1234,5678\n"));
    }

    void quotesNumbersWhoseDecimalPointIsTheDelimiter()
    {
        const OpenedArray array(arrayFrame({1, 2}, "<f8", elementsOf<double>({0.5, 2.0})));
        QCOMPARE(csvOf(array, array.slice(), with(&CsvOptions::decimalPoint, ',')),
                 std::string("\"0,5\",\"2,0\"\n"));
    }

    void takesAnyDelimiter()
    {
        QCOMPARE(csvOf(arrayFrame({1, 3}, "<i2", counted<std::int16_t>(3)),
                       with(&CsvOptions::delimiter, '\t')),
                 std::string("0\t1\t2\n"));
        QCOMPARE(csvOf(arrayFrame({1, 2}, "<i2", elementsOf<std::int16_t>({-3, 4})),
                       with(&CsvOptions::delimiter, '-')),
                 std::string("\"-3\"-4\n"));
    }

    void writesNaNAsAsked()
    {
        const auto floats = [] {
            return arrayFrame({1, 3}, "<f4", elementsOf<float>({NAN, 1.0F, -INFINITY}));
        };
        QCOMPARE(csvOf(floats()), std::string("nan,1.0,-inf\n"));
        QCOMPARE(csvOf(floats(), with(&CsvOptions::na, "")), std::string(",1.0,-inf\n"));
        QCOMPARE(csvOf(floats(), with(&CsvOptions::na, "a,b")), std::string("\"a,b\",1.0,-inf\n"));
    }

    void quotesText()
    {
        const auto elements = textElements({U"plain", U"a,b", U"say \"x\"", U"two\nlines"}, 9);
        QCOMPARE(csvOf(arrayFrame({2, 2}, "<U9", elements)),
                 std::string("plain,\"a,b\"\n\"say \"\"x\"\"\",\"two\nlines\"\n"));
    }

    void quotesAnEmptyCellThatIsALine()
    {
        QCOMPARE(csvOf(arrayFrame({2}, "<U1", textElements({U"", U"x"}, 1))),
                 std::string("\"\"\nx\n"));
        QCOMPARE(csvOf(arrayFrame({2}, "<f4", elementsOf<float>({NAN, 1.0F})),
                       with(&CsvOptions::na, "")),
                 std::string("\"\"\n1.0\n"));
    }

    void findsTheOnlyPartOfAnElementWhereItLies()
    {
        QCOMPARE(csvOf(arrayFrame({2},
                                  "{'names': ['a'], 'formats': ['u1'], 'offsets': [2], "
                                  "'itemsize': 4}",
                                  counted<std::uint8_t>(8))),
                 std::string("2\n6\n"));
    }

    void writesNumbersAsTheOptionsSay()
    {
        const ByteBuffer floats = arrayFrame({2}, "<f8", elementsOf<double>({0.25, 1500}));
        QCOMPARE(csvOf(floats, with(&CsvOptions::exponent, NumberFormat::Exponent::Always)),
                 std::string("2.5e-01\n1.5e+03\n"));
        const ByteBuffer integers = arrayFrame({2}, "<i2", elementsOf<std::int16_t>({-1, 10}));
        QCOMPARE(csvOf(integers, with(&CsvOptions::base, NumberFormat::Base::Hexadecimal)),
                 std::string("0xffff\n0x000a\n"));
    }

    void theMarkOfMissingValuesIsForComplexNumbersAsWell()
    {
        using Complex = std::complex<float>;
        const ByteBuffer frame =
            arrayFrame({3}, "<c8", elementsOf<Complex>({{NAN, 1}, {1, NAN}, {1, 2}}));
        QCOMPARE(csvOf(frame), std::string("(nan+1j)\n(1+nanj)\n(1+2j)\n"));
        QCOMPARE(csvOf(frame, with(&CsvOptions::na, "x")), std::string("x\nx\n(1+2j)\n"));
    }

    void writesDamagedCellsAsNaAndTellsThem()
    {
        ByteBuffer frame = arrayFrame({4, 64}, {2, 64}, {1, 64}, "<i4",
                                      nearlyAlike(4 * 64 * sizeof(std::int32_t), std::byte{1}));
        damageBlock(frame, 1, 0);
        const OpenedArray array(std::move(frame));
        std::string text;
        const auto report = writeCsv(array.reader(), array.slice(":, :2"),
                                     with(&CsvOptions::na, "n/a"), *memorySink(text));
        QVERIFY(report);
        QCOMPARE(text, std::string("16843009,16843009\n16843009,16843009\nn/a,n/a\n"
                                   "16843009,16843009\n"));
        QCOMPARE(report->cells, 8U);
        QCOMPARE(report->damagedCells, 2U);
        QVERIFY(!report->complete());
        QCOMPARE(report->reasons.size(), std::size_t(1));
        QVERIFY(report->reasons[0].starts_with("chunk 1: block 0: "));
    }

    void writesCellsThatWereNeverWrittenAsNa()
    {
        const OpenedArray array(
            unstoredArrayFrame({1, 2}, {1, 2}, {1, 2}, "<i4", SpecialKind::Uninitialised));
        std::string text;
        const auto report = writeCsv(array.reader(), array.slice(), {}, *memorySink(text));
        QVERIFY(report);
        QCOMPARE(text, std::string("nan,nan\n"));
        QCOMPARE(report->uninitialisedCells, 2U);
        QVERIFY(report->complete());
    }

    void putsManyPiecesTogetherInOrder_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::newRow("long") << 3'000'000 << 1;
        QTest::newRow("wide") << 1 << 3'000'000;
        QTest::newRow("square") << 1999 << 1501;
    }

    void putsManyPiecesTogetherInOrder()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        const std::size_t cells = std::size_t(rows) * std::size_t(columns);
        const OpenedArray array(arrayFrame({rows, columns}, {rows / 3 + 1, columns / 3 + 1},
                                           {rows / 7 + 1, columns / 7 + 1}, "<i8",
                                           counted<std::int64_t>(cells)));
        const std::string text = csvOf(array, array.slice());
        std::size_t position = 0;
        for (std::size_t cell = 0; cell < cells; ++cell) {
            const std::string expected = std::to_string(cell);
            QVERIFY(text.compare(position, expected.size(), expected) == 0);
            position += expected.size();
            QVERIFY(text[position++] == ((cell + 1) % std::size_t(columns) == 0 ? '\n' : ','));
        }
        QCOMPARE(text.size(), position);
    }

    void reportsProgressInCells()
    {
        const OpenedArray array(threeByFour());
        Progress progress;
        std::string text;
        QVERIFY(
            writeCsv(array.reader(), array.slice("1:"), {}, *memorySink(text), {{}, &progress}));
        QCOMPARE(progress.total.load(), 8U);
        QCOMPARE(progress.done.load(), 8U);
    }

    void stopsInTheMiddle()
    {
        // 10^12 cells that take no room: only a stop ends this
        const OpenedArray array(
            unstoredArrayFrame({1'000'000, 1'000'000}, {1000, 1000}, {100, 1000}, "<f4"));
        std::stop_source stop;
        LimitedSink sink(1'000'000, [&]() -> Result<> {
            stop.request_stop();
            return {};
        });
        const auto report =
            writeCsv(array.reader(), array.slice(), {}, sink, {stop.get_token(), nullptr});
        QVERIFY(!report);
        QCOMPARE(report.error().kind(), ErrorKind::Cancelled);
    }

    void endsWithTheErrorOfTheSink()
    {
        const OpenedArray array(
            unstoredArrayFrame({1'000'000, 1'000'000}, {1000, 1000}, {100, 1000}, "<f4"));
        LimitedSink sink(100'000, []() -> Result<> {
            return Error{ErrorKind::Io, "the disk is full"};
        });
        const auto report = writeCsv(array.reader(), array.slice(), {}, sink);
        QVERIFY(!report);
        QCOMPARE(report.error().text(), std::string("the disk is full"));
    }
};

const Registered<TestCsvWriter> registered;

} // namespace bloscope::tst_csv_writer

#include "tst_csv_writer.moc"
