#include "core/codecs/codecs.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>
#include <optional>
#include <random>

namespace bloscope::tst_blosclz {

using namespace test;

namespace {

// The rules of format.md 5.2 as they are written there, one byte at a time.
std::optional<ByteBuffer> decodedByTheRules(ByteView in, std::size_t size)
{
    const auto at = [&](std::size_t i) { return std::to_integer<std::size_t>(in[i]); };
    ByteBuffer out;
    std::size_t ip = 1;
    for (std::size_t ctrl = at(0) & 0x1f;; ctrl = at(ip++)) {
        if (ctrl < 32) {
            const std::size_t n = ctrl + 1;
            if (ip + n > in.size() || out.size() + n > size)
                return {};
            for (std::size_t i = 0; i < n; ++i)
                out.push_back(in[ip++]);
            if (ip == in.size())
                return out.size() == size ? std::optional(out) : std::nullopt;
            continue;
        }
        std::size_t len = (ctrl >> 5) - 1;
        const std::size_t high = (ctrl & 0x1f) << 8;
        for (std::size_t x = len == 6 ? 255 : 0; x == 255; len += x) {
            if (ip + 1 >= in.size())
                return {};
            x = at(ip++);
        }
        if (ip + 1 >= in.size())
            return {};
        const std::size_t low = at(ip++);
        std::size_t dist = high + low + 1;
        if (low == 255 && high == 0x1f00) {
            if (ip + 1 >= in.size())
                return {};
            dist = (at(ip) << 8 | at(ip + 1)) + 8192;
            ip += 2;
        }
        len += 3;
        if (dist > out.size() || out.size() + len > size || ip >= in.size())
            return {};
        for (std::size_t i = 0; i < len; ++i)
            out.push_back(out[out.size() - dist]);
    }
}

ByteBuffer encoded(ByteView data)
{
    ByteBuffer stream(2 * data.size() + 100);
    stream.resize(encodeBlosclz(data, stream, 5));
    return stream;
}

} // namespace

class TestBlosclz : public QObject {
    Q_OBJECT

 private slots:
    void followsEveryInstruction_data()
    {
        QTest::addColumn<ByteBuffer>("stream");
        QTest::addColumn<ByteBuffer>("decoded");
        QTest::newRow("literals, with the marker of the first") << "22 616263"_hex
                                                                << "616263"_hex;
        QTest::newRow("literals, without") << "02 616263"_hex
                                           << "616263"_hex;
        QTest::newRow("two literal runs") << "20 61 01 6263"_hex
                                          << "616263"_hex;
        //                              a     x3,-1   b
        QTest::newRow("one byte again") << "20 61  20 00  00 62"_hex
                                        << "61 616161 62"_hex;
        //                                   ab       x8,-2  c
        QTest::newRow("longest short match") << "21 6162  c0 01  00 63"_hex
                                             << "6162 6162616261626162 63"_hex;
        //                                    a     9+0,-1    b
        QTest::newRow("shortest long match") << "20 61  e0 00 00  00 62"_hex
                                             << "61 616161616161616161 62"_hex;
        ByteBuffer run(266, std::byte{0x61});
        run.back() = std::byte{0x62};
        //                                    a     9+255+0,-1   b
        QTest::newRow("length goes on") << "20 61  e0 ff 00 00  00 62"_hex << run;
    }
    void followsEveryInstruction()
    {
        QFETCH(ByteBuffer, stream);
        QFETCH(ByteBuffer, decoded);
        ByteBuffer to(decoded.size());
        const Result<> result = decodeBlosclz({stream}, to);
        QVERIFY2(result, result ? "" : result.error().text().c_str());
        QCOMPARE(to, decoded);
    }

    void refusesHostileStreams_data()
    {
        QTest::addColumn<ByteBuffer>("stream");
        QTest::addColumn<int>("size");
        QTest::addColumn<std::string>("message");
        const std::string cut = "blosclz: the stream is damaged, it ends after ";
        const std::string more = "blosclz: the stream contains more than the ";
        QTest::newRow("literals past the input")
            << "25 61"_hex << 6 << cut + "0 of 6 decoded bytes";
        QTest::newRow("literals past the output")
            << "22 616263"_hex << 2 << more + "2 bytes needed";
        QTest::newRow("too little")
            << "22 616263"_hex << 4
            << std::string("blosclz: the stream contains 3 bytes, but 4 are needed");
        QTest::newRow("ends with a match")
            << "20 61  20 00"_hex << 4 << cut + "1 of 4 decoded bytes";
        QTest::newRow("no distance") << "20 61  20"_hex << 4 << cut + "1 of 4 decoded bytes";
        QTest::newRow("no far distance")
            << "20 61  3f ff 00"_hex << 4 << cut + "1 of 4 decoded bytes";
        QTest::newRow("before the start")
            << "20 61  20 01  00 62"_hex << 5
            << std::string("blosclz: the stream is damaged, a match after 1 decoded bytes refers "
                           "to data before the first byte");
        QTest::newRow("far before the start")
            << "20 61  3f ff 0000  00 62"_hex << 5
            << std::string("blosclz: the stream is damaged, a match after 1 decoded bytes refers "
                           "to data before the first byte");
        QTest::newRow("match past the output")
            << "20 61  20 00  00 62"_hex << 3 << more + "3 bytes needed";
        QTest::newRow("length without end, output ends")
            << "20 61  e0 ffffffff"_hex << 300 << more + "300 bytes needed";
        QTest::newRow("length without end, input ends")
            << "20 61  e0 ffffffff"_hex << 3000 << cut + "1 of 3000 decoded bytes";
    }
    void refusesHostileStreams()
    {
        QFETCH(ByteBuffer, stream);
        QFETCH(int, size);
        ByteBuffer to(static_cast<std::size_t>(size));
        const Result<> result = decodeBlosclz({stream}, to);
        QVERIFY(!result);
        QCOMPARE(result.error().kind(), ErrorKind::Malformed);
        QTEST(result.error().text(), "message");
    }

    // A match at every distance around the bounds of the near and the far form.
    void reachesBackAsFarAsTheFormat_data()
    {
        QTest::addColumn<int>("distance");
        QTest::addColumn<bool>("found");
        for (const int distance : {8190, 8191, 8192, 8193, 73'726, 73'727})
            QTest::addRow("%d", distance) << distance << true;
        QTest::newRow("73728, too far") << 73'728 << false;
    }
    void reachesBackAsFarAsTheFormat()
    {
        QFETCH(int, distance);
        QFETCH(bool, found);
        // Zeros between two copies of the same bytes leave the table of the encoder alone.
        ByteBuffer data(static_cast<std::size_t>(distance) + 101);
        const ByteBuffer copy = noise(100);
        std::copy(copy.begin(), copy.end(), data.begin() + 1);
        std::copy(copy.begin(), copy.end() - 1, data.begin() + distance + 1);
        const ByteBuffer stream = encoded(data);
        ByteBuffer to(data.size());
        QVERIFY(decodeBlosclz({stream}, to));
        QCOMPARE(to, data);
        const std::size_t zeros = static_cast<std::size_t>(distance) / 255;
        QCOMPARE(stream.size() < zeros + 150, found);
    }

    void agreesWithTheRulesOnDamagedStreams()
    {
        std::mt19937 random(7);
        for (int turn = 0; turn < 3000; ++turn) {
            const ByteBuffer data =
                repetitive(16 + random() % 400, static_cast<std::uint32_t>(turn));
            ByteBuffer stream = encoded(data);
            for (unsigned changes = random() % 4; changes > 0; --changes)
                stream[random() % stream.size()] = static_cast<std::byte>(random() & 0xff);
            ByteBuffer to(data.size());
            const bool decoded = bool(decodeBlosclz({stream}, to));
            const auto expected = decodedByTheRules(stream, to.size());
            QCOMPARE(decoded, expected.has_value());
            if (expected)
                QCOMPARE(to, *expected);
        }
    }

    void encodesNothingShorterThan16Bytes()
    {
        ByteBuffer to(100);
        QCOMPARE(encodeBlosclz(ByteBuffer(15), to, 5), std::size_t(0));
        QVERIFY(encodeBlosclz(ByteBuffer(16), to, 5) > 0);
    }

    void writesLongRunsInFewBytes()
    {
        // one literal, a match of 98 at distance 1, the last literal
        QCOMPARE(encoded(ByteBuffer(100, std::byte{7})), "20 07  e0 59 00  00 07"_hex);
    }
};

const Registered<TestBlosclz> registered;

} // namespace bloscope::tst_blosclz

#include "tst_blosclz.moc"
