#include "core/convert/csv_source.h"
#include "core/export/csv_writer.h"
#include "tests/support/calm_pool.h"
#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <complex>
#include <fmt/format.h>
#include <limits>
#include <random>

namespace bloscope::tst_csv_round_trip {

using namespace test;

namespace {

using Header = CsvOptions::Header;

// What is exported, read again.
struct Trip {
    std::string text; // in between
    Result<std::unique_ptr<CsvSource>> source;

    ByteBuffer elements() const
    {
        const auto all = (*source)->read(Slice::whole((*source)->shape()));
        return all ? ByteBuffer(all->bytes.begin(), all->bytes.end()) : ByteBuffer();
    }
};

Trip tripOf(const OpenedArray& array, const CsvOptions& options, const CsvReading& reading)
{
    std::string text;
    if (!writeCsv(array.reader(), array.slice(), options, *memorySink(text)))
        std::abort();
    const ByteView bytes = bytesOf(text);
    auto source =
        CsvSource::open(memorySource(ByteBuffer(bytes.begin(), bytes.end())), reading, calmPool());
    return {text, std::move(source)};
}

// The same text with all that was chosen said again.
CsvReading readingOf(const CsvOptions& options, const DType& dtype)
{
    CsvReading reading;
    reading.dtype = dtype;
    reading.delimiter = options.delimiter;
    reading.decimalPoint = options.decimalPoint;
    reading.na = options.na;
    reading.header = options.header == Header::None    ? CsvReading::Header::No
                     : options.header == Header::Names ? CsvReading::Header::Yes
                                                       : CsvReading::Header::Index;
    return reading;
}

std::vector<CsvOptions> allOptions()
{
    std::vector<CsvOptions> all;
    for (const char delimiter : {',', ';', '\t', '|', ' '})
        for (const char point : {'.', ','})
            for (const Header header : {Header::None, Header::Names, Header::Index})
                for (const char* na : {"nan", "", "NA", "-"})
                    for (const auto end : {CsvOptions::LineEnd::Lf, CsvOptions::LineEnd::CrLf}) {
                        CsvOptions options;
                        options.delimiter = delimiter;
                        options.decimalPoint = point;
                        options.header = header;
                        options.na = na;
                        options.lineEnd = end;
                        all.push_back(options);
                    }
    return all;
}

std::string textOf(const CsvOptions& options)
{
    return fmt::format("delimiter '{}', decimal '{}', header {}, na '{}'", options.delimiter,
                       options.decimalPoint, static_cast<int>(options.header), options.na);
}

ByteBuffer texts(std::u32string_view first, std::u32string_view second)
{
    ByteBuffer bytes(2 * 3 * sizeof(char32_t) * 3); // six texts of three characters
    for (std::size_t i = 0; i < 6; ++i) {
        const std::u32string_view text = i % 2 == 0 ? first : second;
        std::memcpy(bytes.data() + i * 3 * sizeof(char32_t), text.data(),
                    text.size() * sizeof(char32_t));
    }
    return bytes;
}

} // namespace

class TestCsvRoundTrip : public QObject {
    Q_OBJECT

 private slots:
    void readsBackWhatWasExported_data()
    {
        QTest::addColumn<std::string>("type");
        QTest::addColumn<ByteBuffer>("elements"); // six
        QTest::addColumn<std::string>("found");   // the type without a word; empty: any text
        const auto row = [](const char* type, ByteBuffer elements, const char* found) {
            QTest::newRow(type) << std::string(type) << std::move(elements) << std::string(found);
        };
        constexpr double nan = std::numeric_limits<double>::quiet_NaN();
        constexpr float floatNan = std::numeric_limits<float>::quiet_NaN();
        row("|b1", elementsOf<char>({1, 0, 0, 1, 1, 0}), "|b1");
        row("|i1", elementsOf<std::int8_t>({-128, 127, 0, 1, -1, 5}), "");
        row("<u2", elementsOf<std::uint16_t>({0, 65535, 12, 345, 9, 1}), "");
        row("<i8", elementsOf<std::int64_t>({INT64_MIN, INT64_MAX, 0, -1, (1LL << 53) + 1, 7}),
            "<i8");
        row(">i4", elementsOf<std::int32_t>({1, 2, 3, 4, 5, 6}), "");
        row("<u8", elementsOf<std::uint64_t>({UINT64_MAX, 0, 1, 1ULL << 63, 5, 6}), "<u8");
        row("<f2", elementsOf<std::uint16_t>({0x3c00, 0x7bff, 0xc000, 0x0001, 0x3555, 0}), "");
        row("<f4", elementsOf<float>({0.1F, -2.5F, 1e30F, 1e-45F, floatNan, 3}), "");
        row("<f8", elementsOf<double>({0.1, -2.5, 1e300, 5e-324, nan, -0.0}), "<f8");
        row("<f8 ", elementsOf<double>({1.234, 5.678, 9.125, 2.005, 1.001, 4.5}), "<f8");
        row("<c16",
            elementsOf<std::complex<double>>(
                {{1.5, 2}, {0, 1}, {-1, -0.5}, {3, 0.25}, {1e10, 1e-10}, {0.5, 0}}),
            "<c16");
        row("<M8[D]", elementsOf<std::int64_t>({0, 1, -1, 20000, 365, INT64_MIN}), "<M8[D]");
        row("<M8[ms]", elementsOf<std::int64_t>({0, 1, -1, 2'000'000'000, 365, 7}), "<M8[ms]");
        row("<m8[s]", elementsOf<std::int64_t>({0, 1, -1, 20000, 365, INT64_MIN}), "");
        row("|S3",
            elementsOf<char>({
                'a',
                'b',
                'c',
                ' ',
                'x',
                ' ',
                '#',
                ',',
                '"',
                0,
                0,
                0,
                'N',
                'A',
                0,
                'b',
                '\'',
                '\'',
            }),
            "");
        row("<U3", texts(U" a\"", U"#;,"), "");
        row("<U3 ", texts(U"", U"NA"), "");
    }
    void readsBackWhatWasExported()
    {
        QFETCH(std::string, type);
        QFETCH(ByteBuffer, elements);
        const DType dtype = *parseDType(type.substr(0, type.find(' ')), {});
        for (const Shape& shape : {Shape{2, 3}, Shape{6}, Shape{6, 1}, Shape{1, 2, 3}}) {
            const OpenedArray array(arrayFrame(shape, type.substr(0, type.find(' ')), elements));
            for (const CsvOptions& options : allOptions()) {
                const Trip trip = tripOf(array, options, readingOf(options, dtype));
                const std::string how = textOf(options) + "\n" + trip.text;
                QVERIFY2(trip.source,
                         (how + (trip.source ? "" : trip.source.error().text())).c_str());
                QVERIFY2(trip.elements() == elements, how.c_str());
            }
        }
    }

    // Also where they look like b'..', like quotes or like a missing value, in both notations.
    void readsBackAnyBytes()
    {
        constexpr std::string_view pieces[] = {
            "b'",   "'",  "\"",  "b\"", " ",    ",",        ";",      "|",  "\t",
            "\n",   "\r", "nan", "NA",  "#",    "\xc3\xa9", "b",      "\\", "\xe2\x80\x8b",
            "\xff", "-",  "1.5", "",    "\x01", "True",     {"\0", 1}};
        constexpr std::size_t size = 5;
        const DType dtype = *parseDType("|S5", {});
        const std::vector<CsvOptions> options = allOptions();
        std::mt19937 random(32);
        for (int i = 0; i < 1500; ++i) {
            ByteBuffer elements(6 * size);
            for (std::size_t at = 0; at < elements.size(); at += size) {
                std::string bytes;
                while (bytes.size() < size)
                    bytes += pieces[random() % std::size(pieces)];
                const std::size_t length = random() % (size + 1);
                std::memcpy(elements.data() + at, bytes.data(), length);
            }
            CsvOptions how = options[random() % options.size()];
            how.bytes = i % 2 == 0 ? NumberFormat::Bytes::AsText : NumberFormat::Bytes::Literal;
            const OpenedArray array(
                arrayFrame(i % 3 == 0 ? Shape{6} : Shape{2, 3}, "|S5", elements));
            const Trip trip = tripOf(array, how, readingOf(how, dtype));
            const std::string said = textOf(how) + "\n" + trip.text;
            QVERIFY2(trip.source, (said + (trip.source ? "" : trip.source.error().text())).c_str());
            QVERIFY2(trip.elements() == elements, said.c_str());
        }
    }

    // Where nothing is said again, the numbers are the same ones, or there is an error or a note.
    void neverReadsOthersInSilence_data() { readsBackWhatWasExported_data(); }
    void neverReadsOthersInSilence()
    {
        QFETCH(std::string, type);
        QFETCH(ByteBuffer, elements);
        QFETCH(std::string, found);
        if (found.empty())
            QSKIP("the type has to be said");
        int read = 0;
        for (const Shape& shape : {Shape{2, 3}, Shape{6}, Shape{6, 1}, Shape{1, 2, 3}}) {
            const OpenedArray array(arrayFrame(shape, type.substr(0, type.find(' ')), elements));
            for (const CsvOptions& options : allOptions()) {
                const Trip trip = tripOf(array, options, {.na = options.na});
                if (!trip.source)
                    continue;
                const std::string how = textOf(options) + "\n" + trip.text;
                const bool isSame =
                    (*trip.source)->dtype().text == found && trip.elements() == elements;
                QVERIFY2(isSame || !(*trip.source)->notes().empty(), how.c_str());
                read += isSame;
            }
        }
        QVERIFY2(read >= 500, std::to_string(read).c_str());
    }
};

const Registered<TestCsvRoundTrip> registered;

} // namespace bloscope::tst_csv_round_trip

#include "tst_csv_round_trip.moc"
