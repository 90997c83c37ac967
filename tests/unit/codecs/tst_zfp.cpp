#include "core/codecs/codecs.h"

#include "core/base/checked.h"
#include "tests/support/compare.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <cmath>
#include <memory>
#include <zfp.h>

namespace bloscope::tst_zfp {

using namespace test;

namespace {

using Extents = std::vector<std::int64_t>;

// One of the three codecs with its parameter, and what it means to libzfp.
struct Mode {
    DecodeStream decode;
    std::uint8_t meta;
    std::function<void(zfp_stream*, zfp_type, unsigned)> set;
};

const Mode accuracy{
    decodeZfpAccuracy, static_cast<std::uint8_t>(-3),
    [](zfp_stream* zfp, zfp_type, unsigned) { zfp_stream_set_accuracy(zfp, std::pow(10, -3)); }};
const Mode precision{decodeZfpPrecision, 12, [](zfp_stream* zfp, zfp_type, unsigned dimensions) {
                         zfp_stream_set_precision(zfp, 12 + 3 + 2 * dimensions);
                     }};
const Mode rate{decodeZfpRate, 30, [](zfp_stream* zfp, zfp_type type, unsigned dimensions) {
                    zfp_stream_set_rate(zfp, 0.3 * (type == zfp_type_float ? 32 : 64), type,
                                        dimensions, zfp_false);
                }};

// What libzfp itself makes of values: a bare stream, and the values decoded from it.
struct Reference {
    ByteBuffer stream;
    ByteBuffer values;
};

Reference reference(const Mode& mode, zfp_type type, const Extents& shape, ByteBuffer values)
{
    const auto n = [&](std::size_t d) {
        return d < shape.size() ? static_cast<std::size_t>(shape[shape.size() - 1 - d]) : 0;
    };
    zfp_field* field = zfp_field_4d(values.data(), type, n(0), n(1), n(2), n(3));
    zfp_stream* zfp = zfp_stream_open(nullptr);
    mode.set(zfp, type, static_cast<unsigned>(shape.size()));
    ByteBuffer stream(zfp_stream_maximum_size(zfp, field) + 8);
    bitstream* bits = stream_open(stream.data(), stream.size());
    zfp_stream_set_bit_stream(zfp, bits);
    const std::size_t used = zfp_compress(zfp, field);
    zfp_stream_rewind(zfp);
    zfp_decompress(zfp, field);
    zfp_field_free(field);
    zfp_stream_close(zfp);
    stream_close(bits);
    stream.resize(used);
    return {ByteBuffer(stream.begin(), stream.end()), std::move(values)};
}

template <class Scalar>
ByteBuffer wave(std::size_t count)
{
    std::vector<Scalar> values(count);
    for (std::size_t i = 0; i < count; ++i)
        values[i] = static_cast<Scalar>(100 * std::sin(0.1 * static_cast<double>(i)));
    const auto bytes = std::as_bytes(std::span(values));
    return {bytes.begin(), bytes.end()};
}

} // namespace

class TestZfp : public QObject {
    Q_OBJECT

 private slots:
    void decodesWhatLibzfpDecodes_data()
    {
        QTest::addColumn<Mode>("mode");
        QTest::addColumn<Extents>("shape");
        const std::pair<const char*, Mode> modes[] = {
            {"accuracy", accuracy}, {"precision", precision}, {"rate", rate}};
        const Extents shapes[] = {{1},    {4},       {103},     {4, 4},       {1, 9},
                                  {7, 5}, {4, 8, 4}, {3, 5, 6}, {4, 4, 4, 4}, {2, 3, 5, 7}};
        for (const auto& [name, mode] : modes)
            for (const Extents& shape : shapes)
                QTest::addRow("%s, %zu dimensions, %d the last", name, shape.size(),
                              static_cast<int>(shape.back()))
                    << mode << shape;
    }
    void decodesWhatLibzfpDecodes()
    {
        QFETCH(Mode, mode);
        QFETCH(Extents, shape);
        const auto count = static_cast<std::size_t>(*checkedProduct<std::int64_t>(shape));
        for (const bool isFloat : {true, false}) {
            const Reference expected =
                reference(mode, isFloat ? zfp_type_float : zfp_type_double, shape,
                          isFloat ? wave<float>(count) : wave<double>(count));
            ByteBuffer decoded(expected.values.size(), std::byte{0xee});
            const Result<> result = mode.decode(
                {.stream = expected.stream, .meta = mode.meta, .array = {isFloat ? 4 : 8, shape}},
                decoded);
            QCOMPARE(outcomeOf(result), std::string());
            QCOMPARE(decoded, expected.values);
        }
    }

    void decodesToAnyAddress()
    {
        const Extents shape{5, 5};
        const Reference expected = reference(accuracy, zfp_type_double, shape, wave<double>(25));
        ByteBuffer decoded(expected.values.size() + 1);
        const ByteSpan odd = ByteSpan(decoded).subspan(1);
        QVERIFY(decodeZfpAccuracy(
            {.stream = expected.stream, .meta = accuracy.meta, .array = {8, shape}}, odd));
        QVERIFY(std::equal(odd.begin(), odd.end(), expected.values.begin()));
    }

    void refusesStreamsThatEndEarly_data()
    {
        QTest::addColumn<Mode>("mode");
        QTest::newRow("accuracy") << accuracy;
        QTest::newRow("precision") << precision;
        QTest::newRow("rate") << rate;
    }
    void refusesStreamsThatEndEarly() // format.md 14.3, #72
    {
        QFETCH(Mode, mode);
        const Extents shape{20, 20};
        const Reference whole = reference(mode, zfp_type_float, shape, wave<float>(400));
        for (std::size_t size = 1; size + 8 < whole.stream.size(); ++size) {
            const ByteBuffer cut(whole.stream.begin(),
                                 whole.stream.begin() + static_cast<std::ptrdiff_t>(size));
            ByteBuffer decoded(1600);
            const Result<> result =
                mode.decode({.stream = cut, .meta = mode.meta, .array = {4, shape}}, decoded);
            QCOMPARE(outcomeOf(result),
                     std::string("zfp: the stream is damaged, it ends too early"));
        }
    }

    void survivesAnyStreamAndParameter()
    {
        const Extents shape{3, 4, 5, 6};
        ByteBuffer decoded(360 * 8);
        for (const DecodeStream decode : {decodeZfpAccuracy, decodeZfpPrecision, decodeZfpRate})
            for (unsigned meta = 0; meta < 256; ++meta) {
                const ByteBuffer stream = noise(1 + meta * 5, meta + 1);
                (void)decode({.stream = stream,
                              .meta = static_cast<std::uint8_t>(meta),
                              .array = {8, shape}},
                             decoded);
            }
    }

    void refusesWhatItCannotHold_data() // format.md 14.3, #73 and #74
    {
        QTest::addColumn<int>("typesize");
        QTest::addColumn<Extents>("shape");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, int typesize, Extents shape, const char* message) {
            QTest::newRow(name) << typesize << std::move(shape) << std::string(message);
        };
        row("no frame", 0, {}, "zfp needs array metadata with the block shape, which is missing");
        row("no array", 4, {}, "zfp needs array metadata with the block shape, which is missing");
        row("integers of 2 bytes", 2, {8, 8}, "zfp does not support elements of 2 bytes");
        row("five dimensions", 4, {2, 2, 2, 2, 2}, "zfp does not support 5 dimensions");
        row("another block", 4, {8, 7},
            "zfp needs array metadata that matches its blocks: [8, 7] elements of 4 bytes are not "
            "a block of 128 bytes");
    }
    void refusesWhatItCannotHold()
    {
        QFETCH(int, typesize);
        QFETCH(Extents, shape);
        const ByteBuffer stream(50);
        ByteBuffer decoded(128);
        const Result<> result =
            decodeZfpAccuracy({.stream = stream, .meta = 0, .array = {typesize, shape}}, decoded);
        QVERIFY(failedAs(ErrorKind::Malformed, result));
        QTEST(result.error().text(), "message");
    }
};

const Registered<TestZfp> registered;

} // namespace bloscope::tst_zfp

#include "tst_zfp.moc"
