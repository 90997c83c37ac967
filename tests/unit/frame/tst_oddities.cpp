#include "core/frame/oddities.h"

#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_oddities {

using namespace test;

namespace {

using Change = void (*)(FrameHeader& header);

std::string joined(const std::vector<std::string>& sentences)
{
    std::string text;
    for (const std::string& sentence : sentences)
        text += (text.empty() ? "" : " | ") + sentence;
    return text;
}

MetadataEntry entry(std::string name, std::uint64_t offset, std::size_t size)
{
    MetadataEntry entry;
    entry.name = std::move(name);
    entry.valueOffset = offset;
    entry.value.resize(size);
    return entry;
}

} // namespace

class TestOddities : public QObject {
    Q_OBJECT

 private slots:
    void areTheHeadersUnusualValues_data() // numbers of format.md 14.1
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<std::string>("sentences");
        const auto row = [](const char* name, Change change, const char* sentences) {
            QTest::newRow(name) << change << std::string(sentences);
        };
        row(
            "nothing", [](FrameHeader&) {}, "");
        row(
            "what is known",
            [](FrameHeader& h) {
                h.codecFlags = 0x96;
                h.udcodec = 33;
                h.otherFlags = 3;
                h.filters = {35, 0, 0, 0, 3, 1};
            },
            "");
        row(
            "#16", [](FrameHeader& h) { h.blocksize = -1; },
            "a block size of -1 bytes is impossible; each chunk specifies its own");
        row(
            "#17", [](FrameHeader& h) { h.blocksize = 536'866'817; },
            "a block size of 536866817 bytes is impossible; each chunk specifies its own");
        row(
            "#19 codec", [](FrameHeader& h) { h.codecFlags = 0x07; },
            "the default codec 7 is unknown; stored chunks may still be readable");
        row(
            "#19 filter", [](FrameHeader& h) { h.filters = {1, 31, 0, 0, 0, 0}; },
            "the default filter 31 is unknown; stored chunks may still be readable");
        row(
            "#20 level", [](FrameHeader& h) { h.codecFlags = 0xf1; },
            "unusual compression level 15 in the defaults");
        row(
            "#20 split mode", [](FrameHeader& h) { h.otherFlags = 0xff; },
            "unusual flags 0xff in the compression defaults");
    }
    void areTheHeadersUnusualValues()
    {
        QFETCH(Change, change);
        FrameHeader header;
        change(header);
        QTEST(joined(odditiesOf(header)), "sentences");
    }

    void areNamesThatRepeat() // format.md 14.4, #88
    {
        MetadataSection section;
        section.entries = {entry("a", 10, 5), entry("b", 20, 5)};
        QCOMPARE(joined(odditiesOf(section)), std::string());
        section.entries.push_back(entry("a", 30, 5));
        section.entries.push_back(entry("b\n", 40, 5));
        section.entries.push_back(entry("b\n", 50, 5));
        section.entries.push_back(entry("b\n", 60, 5));
        QCOMPARE(joined(odditiesOf(section)),
                 std::string("the metadata entry 'a' occurs 2 times | the metadata entry 'b\\n' "
                             "occurs 3 times"));
    }

    void areValuesThatOverlap() // format.md 14.4, #87
    {
        const std::string sentence = "the metadata entries 'a' and 'b' overlap; the file must be "
                                     "rewritten before it can be edited";
        MetadataSection section;
        section.entries = {entry("b", 14, 5), entry("a", 10, 5)};
        QCOMPARE(joined(odditiesOf(section)), sentence);
        section.entries = {entry("a", 10, 5), entry("b", 10, 5)};
        QCOMPARE(joined(odditiesOf(section)), sentence);
        section.entries = {entry("a", 10, 5), entry("b", 15, 5), entry("c", 15, 0)};
        QCOMPARE(joined(odditiesOf(section)), std::string());
    }
};

const Registered<TestOddities> registered;

} // namespace bloscope::tst_oddities

#include "tst_oddities.moc"
