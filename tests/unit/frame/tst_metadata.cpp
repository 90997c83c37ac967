#include "core/frame/metadata.h"

#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_metadata {

using namespace test;

namespace {

constexpr std::uint64_t fileOffset = 1000;
constexpr std::size_t sectionOffset = 2;

// Two entries, "a" with three bytes and "bc" with none, behind two bytes of something else.
//                               0     2          5
const ByteBuffer twoEntries = "ffff  93 cd 0014  de 0002"
                              // 9        16
                              "a1 61 d2 0000001b  a2 6263 d2 00000023"
                              // 24
                              "dc 0002"
                              // 27                 35
                              "c6 00000003 010203  c6 00000000"_hex;

MetadataSection parsed(const ByteBuffer& bytes, std::size_t mostEntries = 16)
{
    const ByteBuffer exact(bytes.begin(), bytes.end());
    return parseMetadata({.bytes = exact,
                          .fileOffset = fileOffset,
                          .sectionOffset = sectionOffset,
                          .mostEntries = mostEntries});
}

// "a=010203 bc=" or the sentence in the place of a value.
std::string textOfEntries(const MetadataSection& section)
{
    std::string text;
    for (const MetadataEntry& entry : section.entries)
        text += entry.name + "=" + (entry.error ? entry.error->text() : hexOf(entry.value)) + " ";
    return text;
}

std::string errorOf(const MetadataSection& section)
{
    return section.error ? section.error->text() : std::string();
}

ByteBuffer bigEndian(std::uint32_t value)
{
    return {static_cast<std::byte>(value >> 24), static_cast<std::byte>(value >> 16),
            static_cast<std::byte>(value >> 8), static_cast<std::byte>(value)};
}

// `count` entries that all point to the same value of `size` bytes.
ByteBuffer sharedValue(std::size_t count, std::size_t size)
{
    ByteBuffer bytes = "ffff 93 cd 0000 de"_hex;
    const auto add = [&](const ByteBuffer& more) {
        bytes.insert(bytes.end(), more.begin(), more.end());
    };
    const auto valueAt = static_cast<std::uint32_t>(9 + count * 7 + 3);
    add({static_cast<std::byte>(count >> 8), static_cast<std::byte>(count)});
    for (std::size_t i = 0; i < count; ++i) {
        add("a1 78 d2"_hex);
        add(bigEndian(valueAt));
    }
    add("dc 0000 c6"_hex);
    add(bigEndian(static_cast<std::uint32_t>(size)));
    bytes.resize(bytes.size() + size, std::byte{7});
    return bytes;
}

} // namespace

class TestMetadata : public QObject {
    Q_OBJECT

 private slots:
    void readsNamesAndValues()
    {
        const MetadataSection section = parsed(twoEntries);
        QCOMPARE(errorOf(section), std::string());
        QCOMPARE(textOfEntries(section), std::string("a=010203 bc= "));
        QCOMPARE(section.offset, fileOffset + 2);
        QCOMPARE(section.size, std::uint64_t(40 - 2));
        QCOMPARE(section.entries[0].nameOffset, fileOffset + 9);
        QCOMPARE(section.entries[0].valueOffset, fileOffset + 32);
        QCOMPARE(section.entries[1].nameOffset, fileOffset + 16);
        QCOMPARE(section.entries[1].valueOffset, fileOffset + 40);
    }

    void readsTheSectionOfAFrameWithout() // format.md 16.1
    {
        const MetadataSection section = parsed("ffff 93 cd 0007 de 0000 dc 0000"_hex);
        QCOMPARE(errorOf(section), std::string());
        QCOMPARE(section.entries.size(), std::size_t(0));
        QCOMPARE(section.size, std::uint64_t(10));
    }

    void findsTheFirstOfANameThatHasAValue()
    {
        ByteBuffer bytes = patched(twoEntries, 9 + 3, bigEndian(0x7fffffff)); // "a" is lost
        QCOMPARE(parsed(bytes).find("a"), nullptr);
        QCOMPARE(parsed(bytes).find("bc")->name, std::string("bc"));
        QCOMPARE(parsed(bytes).find("b"), nullptr);
        QCOMPARE(parsed(bytes).find(""), nullptr);

        const MetadataSection twice = parsed("ffff 93 cd 0000 de 0002"
                                             "a1 61 d2 0000001a  a1 61 d2 00000020 dc 0002"
                                             "c6 00000001 01  c6 00000001 02"_hex);
        QCOMPARE(textOfEntries(twice), std::string("a=01 a=02 "));
        QCOMPARE(hexOf(twice.find("a")->value), std::string("01"));
    }

    void readsValuesInAnyOrderAndShared()
    {
        const MetadataSection section = parsed("ffff 93 cd 0000 de 0003"
                                               "a1 61 d2 00000027  a1 62 d2 00000021"
                                               "a1 63 d2 00000027  dc 0003"
                                               "c6 00000001 01  c6 00000001 02"_hex);
        QCOMPARE(textOfEntries(section), std::string("a=02 b=01 c=02 "));
    }

    void acceptsWhatRealFilesHave_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<ByteBuffer>("bytes");
        const auto row = [](const char* name, int at, ByteBuffer bytes) {
            QTest::newRow(name) << at << std::move(bytes);
        };
        row("a size of the names that is wrong", 4, "ffff"_hex);
        row("#90 another number of values", 25, "0009"_hex);
        row("no array of values at all", 24, "c0"_hex);
    }
    void acceptsWhatRealFilesHave()
    {
        QFETCH(int, at);
        QFETCH(ByteBuffer, bytes);
        const MetadataSection section =
            parsed(patched(twoEntries, static_cast<std::size_t>(at), bytes));
        QCOMPARE(errorOf(section), std::string());
        QCOMPARE(textOfEntries(section), std::string("a=010203 bc= "));
    }

    void keepsNamesAsTheyAre_data() // format.md 14.4, #89
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("with a NUL") << QByteArray("a\0b", 3);
        QTest::newRow("no UTF-8") << QByteArray("\xff\xfe");
        QTest::newRow("31 bytes") << QByteArray(31, 'x');
    }
    void keepsNamesAsTheyAre()
    {
        QFETCH(QByteArray, name);
        const std::string expected = name.toStdString();
        ByteBuffer bytes = "ffff 93 cd 0000 de 0001"_hex;
        bytes.push_back(static_cast<std::byte>(0xa0 + expected.size()));
        const ByteView named = bytesOf(expected);
        bytes.insert(bytes.end(), named.begin(), named.end());
        const auto valueAt = static_cast<std::uint32_t>(bytes.size() + 5 + 3);
        for (const ByteBuffer& part : {"d2"_hex, bigEndian(valueAt), "dc 0001 c6 00000001 2a"_hex})
            bytes.insert(bytes.end(), part.begin(), part.end());
        const MetadataSection section = parsed(bytes);
        QCOMPARE(textOfEntries(section), expected + "=2a ");
    }

    void endsWhereTheNamesAreDamaged_data() // format.md 14.4, #83 and #84
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<std::string>("entries");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, int at, ByteBuffer bytes, const char* entries,
                            const char* message) {
            QTest::newRow(name) << at << std::move(bytes) << std::string(entries)
                                << std::string(message);
        };
        row("#83 array", 2, "92"_hex, "",
            "the marker of the metadata is 0x92, expected 0x93 (at byte 1002)");
        row("#83 size", 3, "ce"_hex, "",
            "the marker of the size of the metadata names is 0xce, expected 0xcd (at byte 1003)");
        row("#83 map", 6, "df"_hex, "",
            "the marker of the metadata names is 0xdf, expected 0xde (at byte 1006)");
        row("#83 first name", 9, "c0"_hex, "",
            "a metadata name has the marker 0xc0 (at byte 1009)");
        row("#83 first offset", 11, "ce"_hex, "",
            "the marker of a metadata offset is 0xce, expected 0xd2 (at byte 1011)");
        row("#83 second name", 16, "9f"_hex, "a=010203 ",
            "a metadata name has the marker 0x9f (at byte 1016)");
        row("#83 second name runs out", 16, "bf"_hex, "a=010203 ",
            "a metadata name needs 31 bytes, but only 23 are left (at byte 1017)");
        row("#84 too many", 7, "0011"_hex, "",
            "a number of 17 metadata entries is impossible (at byte 1007)");
        row("#84 more than there are", 7, "0003"_hex,
            "a=010203 bc= ", "a metadata name has the marker 0xdc (at byte 1024)");
    }
    void endsWhereTheNamesAreDamaged()
    {
        QFETCH(int, at);
        QFETCH(ByteBuffer, bytes);
        const MetadataSection section =
            parsed(patched(twoEntries, static_cast<std::size_t>(at), bytes));
        QTEST(textOfEntries(section), "entries");
        QTEST(errorOf(section), "message");
        QCOMPARE(section.error->kind(), ErrorKind::Malformed);
    }

    void endsWhereTheBytesEnd()
    {
        for (std::size_t size = 0; size < twoEntries.size(); ++size) {
            const MetadataSection section = parsed(ByteBuffer(
                twoEntries.begin(), twoEntries.begin() + static_cast<std::ptrdiff_t>(size)));
            QCOMPARE(section.error.has_value(), size < 24);
            QCOMPARE(section.entries.size(), std::size_t(size < 16 ? 0 : size < 24 ? 1 : 2));
            QCOMPARE(section.find("a") != nullptr, size >= 35);
            QCOMPARE(section.find("bc"), nullptr);
            QVERIFY(section.size <= size);
        }
    }

    void refusesOnlyTheEntryWhoseValueIsDamaged_data() // format.md 14.4, #85 and #86
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<std::string>("entries");
        const auto row = [](const char* name, int at, ByteBuffer bytes, const char* first) {
            QTest::newRow(name) << at << std::move(bytes) << std::string(first) + " bc= ";
        };
        row("#85 negative", 12, bigEndian(0xffffffff),
            "a=its position -1 is outside the 40 available bytes");
        row("#85 the lowest", 12, bigEndian(0x80000000),
            "a=its position -2147483648 is outside the 40 available bytes");
        row("#85 in the fixed part", 12, bigEndian(0),
            "a=its position 0 is before the end of the names");
        row("#85 in the names", 12, bigEndian(23),
            "a=its position 23 is before the end of the names");
        row("#85 no room for its marker", 12, bigEndian(36),
            "a=its position 36 is outside the 40 available bytes");
        row("#85 far away", 12, bigEndian(0x7fffffff),
            "a=its position 2147483647 is outside the 40 available bytes");
        row("#83 marker", 27, "c5"_hex,
            "a=the marker of its value is 0xc5, expected 0xc6 (at byte 1027)");
        row("#86 negative length", 28, bigEndian(0xffffffff),
            "a=-1 bytes are declared, but only 8 are available (at byte 1028)");
        row("#86 too long", 28, bigEndian(9),
            "a=9 bytes are declared, but only 8 are available (at byte 1028)");
        row("#86 by far too long", 28, bigEndian(0x7fffffff),
            "a=2147483647 bytes are declared, but only 8 are available (at byte 1028)");
    }
    void refusesOnlyTheEntryWhoseValueIsDamaged()
    {
        QFETCH(int, at);
        QFETCH(ByteBuffer, bytes);
        const MetadataSection section =
            parsed(patched(twoEntries, static_cast<std::size_t>(at), bytes));
        QCOMPARE(errorOf(section), std::string());
        QTEST(textOfEntries(section), "entries");
    }

    void readsValuesThatOverlap() // format.md 14.4, #87
    {
        QCOMPARE(textOfEntries(parsed(patched(twoEntries, 28, bigEndian(8)))),
                 std::string("a=010203c600000000 bc= "));
    }

    // 8192 names of one value of a megabyte would be eight gigabytes.
    void refusesOverlapsThatMultiplyTheFile()
    {
        constexpr std::size_t size = 1'000'000;
        const MetadataSection section = parsed(sharedValue(8192, size), 8192);
        QCOMPARE(section.entries.size(), std::size_t(8192));
        std::size_t kept = 0;
        for (const MetadataEntry& entry : section.entries)
            kept += entry.value.size();
        QVERIFY(kept >= size);
        QVERIFY(kept <= 4 * size);
        QCOMPARE(section.entries.back().error->kind(), ErrorKind::Limit);
        QCOMPARE(section.entries.back().error->text(),
                 std::string("its 1000000 bytes overlap too many other entries"));
    }

    void readsSmallValuesThatAllShare()
    {
        const MetadataSection section = parsed(sharedValue(8192, 100), 8192);
        QVERIFY(!section.entries.back().error);
        QCOMPARE(section.entries.back().value, ByteBuffer(100, std::byte{7}));
    }
};

const Registered<TestMetadata> registered;

} // namespace bloscope::tst_metadata

#include "tst_metadata.moc"
