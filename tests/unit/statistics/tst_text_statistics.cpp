#include "core/statistics/text_statistics.h"

#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <random>

namespace bloscope::tst_text_statistics {

using namespace test;
using Position = std::vector<std::int64_t>;

// Texts of fixed length, gone through in bounded memory.
class TestTextStatistics : public QObject {
    Q_OBJECT

 private slots:
    void countsTexts_data();
    void countsTexts();
    void findsTheFirstOfEqualLength();
    void countsCharactersNotBytes();
    void countsWhatIsMissing();
    void givesUpOnVeryManyTexts();
    void givesUpOnVeryLongTexts();
    void goesThroughOneField();
    void refusesWhatIsNoText();
    void choosesWhatHasStatistics();
};

namespace {

ByteBuffer words(std::initializer_list<std::string_view> texts, std::size_t length)
{
    ByteBuffer bytes(texts.size() * length);
    std::size_t at = 0;
    for (const std::string_view text : texts) {
        std::memcpy(bytes.data() + at, text.data(), text.size());
        at += length;
    }
    return bytes;
}

TextStatistics found(const OpenedArray& array, const char* slice = "",
                     const DTypeLeaf* leaf = nullptr)
{
    const DTypeLeaf whole{{}, 0, array.reader().array()->dtype()};
    return *textStatisticsOf(
        **textScanOf(array.reader(), array.slice(slice), leaf ? *leaf : whole));
}

} // namespace

void TestTextStatistics::countsTexts_data()
{
    QTest::addColumn<QString>("slice");
    QTest::addColumn<int>("texts");
    QTest::addColumn<int>("distinct");
    QTest::addColumn<int>("shortest");
    QTest::addColumn<int>("longest");
    QTest::newRow("all") << "" << 6 << 4 << 0 << 3;
    QTest::newRow("some") << "1:3" << 2 << 2 << 1 << 2;
    QTest::newRow("one") << "5" << 1 << 1 << 3 << 3;
    QTest::newRow("none") << "2:2" << 0 << 0 << -1 << -1;
}

void TestTextStatistics::countsTexts()
{
    QFETCH(QString, slice);
    const OpenedArray array(
        arrayFrame({6}, {2}, {1}, "|S3", words({"ab", "ab", "c", "", "ab", "xyz"}, 3)));
    const TextStatistics statistics = found(array, slice.toUtf8());
    QTEST(int(statistics.texts), "texts");
    QTEST(int(statistics.values.size()), "distinct");
    QTEST(statistics.shortest ? int(statistics.shortest->length) : -1, "shortest");
    QTEST(statistics.longest ? int(statistics.longest->length) : -1, "longest");
    QCOMPARE(statistics.counts.all, statistics.texts);
}

// However the array is cut, as if it had been gone through in C order.
void TestTextStatistics::findsTheFirstOfEqualLength()
{
    std::mt19937 random(7);
    std::string texts(40 * 60 * 4, '\0');
    std::optional<Position> shortest;
    std::optional<Position> longest;
    std::size_t least = 9;
    std::size_t most = 0;
    for (std::size_t i = 0; i < 40 * 60; ++i) {
        const std::size_t length = 1 + random() % 3;
        texts.replace(i * 4, length, std::string(length, 'x'));
        const Position at{std::int64_t(i / 60), std::int64_t(i % 60)};
        if (length < least)
            shortest = at;
        if (length > most)
            longest = at;
        least = std::min(least, length);
        most = std::max(most, length);
    }
    const auto bytes = std::as_bytes(std::span(texts));
    const OpenedArray array(arrayFrame({40, 60}, {16, 16}, {4, 8}, "|S4", bytes));
    const TextStatistics statistics = found(array);
    QCOMPARE(statistics.shortest->position, *shortest);
    QCOMPARE(statistics.longest->position, *longest);
    QCOMPARE(statistics.values.size(), std::size_t(3));
}

void TestTextStatistics::countsCharactersNotBytes()
{
    const std::u32string texts = {U'a', U'\u00e4', 0, U'\U0001f600', 0, 0};
    const OpenedArray array(arrayFrame({2}, "<U3", std::as_bytes(std::span(texts))));
    const TextStatistics statistics = found(array);
    QCOMPARE(statistics.longest->length, std::size_t(2));
    QCOMPARE(statistics.shortest->length, std::size_t(1));
    const auto scan =
        *textScanOf(array.reader(), array.slice(""), {{}, 0, array.reader().array()->dtype()});
    QCOMPARE(scan->text(statistics.longest->bytes), std::string("a\u00e4"));
    QCOMPARE(scan->text({}), std::string());
}

void TestTextStatistics::countsWhatIsMissing()
{
    ByteBuffer frame = arrayFrame({64}, {32}, {16}, "|S4", counted<std::uint32_t>(64));
    damageBlock(frame, 0, 1);
    const TextStatistics statistics = found(OpenedArray(std::move(frame)));
    QCOMPARE(statistics.counts.all, 64U);
    QCOMPARE(statistics.counts.damaged, 16U);
    QCOMPARE(statistics.texts, 48U);
    QCOMPARE(statistics.damagedParts, 1);
    QCOMPARE(statistics.damage.size(), std::size_t(1));
}

void TestTextStatistics::givesUpOnVeryManyTexts()
{
    const OpenedArray array(
        arrayFrame({10'000}, {1000}, {100}, "|S4", counted<std::uint32_t>(10'000)));
    const TextStatistics statistics = found(array);
    QVERIFY(statistics.values.tooMany());
    QCOMPARE(statistics.values.moreThan(), TextCounts::mostTexts);
    QCOMPARE(statistics.values.size(), std::size_t(0));
    QVERIFY(!found(array, ":4096").values.tooMany());
}

void TestTextStatistics::givesUpOnVeryLongTexts()
{
    TextCounts counts;
    const std::string longText(TextCounts::mostBytes - 1, 'x');
    counts.add(longText);
    counts.add("y");
    QCOMPARE(counts.size(), std::size_t(2));
    counts.add("z");
    QCOMPARE(counts.moreThan(), std::size_t(2));
    counts.add("w");
    QCOMPARE(counts.size(), std::size_t(0));
    TextCounts all;
    all.add("a");
    all.add(counts);
    QCOMPARE(all.moreThan(), std::size_t(2));
    TextCounts first;
    first.add(std::string(TextCounts::mostBytes + 1, 'x'));
    QVERIFY(first.tooMany());
}

void TestTextStatistics::goesThroughOneField()
{
    const OpenedArray array(
        arrayFrame({2}, "[('n', 'u1'), ('s', 'S2')]", bytesOf("\x01xy\x02z\x03")));
    const std::vector<DTypeLeaf> leaves = leavesWithStatistics(array.reader().array()->dtype());
    QCOMPARE(leaves.size(), std::size_t(2));
    const TextStatistics statistics = found(array, "", &leaves[1]);
    QCOMPARE(statistics.values.size(), std::size_t(2));
    QVERIFY(statistics.values.counts().contains("xy"));
}

void TestTextStatistics::refusesWhatIsNoText()
{
    const OpenedArray array(arrayFrame({2}, "<i4", counted<std::int32_t>(2)));
    const auto refused =
        textScanOf(array.reader(), array.slice(""), {{}, 0, array.reader().array()->dtype()});
    QVERIFY(!refused);
    QCOMPARE(refused.error().text(), std::string("elements of type <i4 are not text"));
}

void TestTextStatistics::choosesWhatHasStatistics()
{
    const auto leavesIn = [](std::string_view dtype) {
        return leavesWithStatistics(*parseDType(dtype, Limits())).size();
    };
    QCOMPARE(leavesIn("<f4"), std::size_t(1));
    QCOMPARE(leavesIn("|S3"), std::size_t(1));
    QCOMPARE(leavesIn("|V3"), std::size_t(0));
    QCOMPARE(leavesIn("[('a', 'V2'), ('b', 'u1', (2,)), ('c', [('d', '<U2'), ('e', 'c8')])]"),
             std::size_t(4));
    std::string many = "[";
    for (int i = 0; i < 10; ++i)
        many += "('f" + std::to_string(i) + "', 'u1', (60,)),";
    QCOMPARE(leavesIn(many + "]"), mostLeavesWithStatistics);
}

const Registered<TestTextStatistics> registered;

} // namespace bloscope::tst_text_statistics

#include "tst_text_statistics.moc"
