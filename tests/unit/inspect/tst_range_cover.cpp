#include "core/inspect/range_cover.h"
#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

#include <fmt/format.h>

namespace bloscope::tst_range_cover {

using namespace test;

namespace {

NamedRange range(std::uint64_t begin, std::uint64_t end, std::string name)
{
    return {.offset = begin, .size = end - begin, .names = {std::move(name)}};
}

// "0-2 a, 2-5 b"
std::string textOf(const std::vector<RangePart>& parts)
{
    std::string text;
    for (const RangePart& part : parts)
        text += fmt::format("{}{}-{} {}", text.empty() ? "" : ", ", part.range.offset,
                            part.range.end(), part.range.names.back());
    return text;
}

} // namespace

class TestRangeCover : public QObject {
    Q_OBJECT

 private slots:
    void whatCameFirstKeepsItsBytes()
    {
        RangeCover cover(0, 100);
        cover.add(range(10, 20, "a"));
        cover.add(range(30, 40, "b"));
        cover.add(range(15, 35, "c"));
        cover.add(range(0, 100, "rest"));
        QCOMPARE(textOf(cover.take()), "0-10 rest, 10-20 a, 20-30 c, 30-40 b, 40-100 rest");
    }

    void leavesOutWhatLiesOutside()
    {
        RangeCover cover(10, 20);
        cover.add(range(0, 5, "before"));
        cover.add(range(5, 12, "begin"));
        cover.add(range(18, 30, "end"));
        cover.add(range(20, 30, "behind"));
        cover.add(range(15, 15, "nothing"));
        cover.add({.offset = 15, .size = UINT64_MAX, .names = {"endless"}});
        QCOMPARE(textOf(cover.take()), "10-12 begin, 18-20 end");
    }

    void aDescriptionIsItsFieldsAndWhatLiesBetweenThem()
    {
        Description child;
        child.name = "child";
        child.offset = 6;
        child.size = 2;
        Description described;
        described.name = "whole";
        described.size = 10;
        described.fields = {{"one", 1, "", 1, 2}, {"derived", 2, "", 0, 0}, {"two", -3, "", 4, 1}};
        described.children = {child};
        RangeCover cover(0, 10);
        cover.add(described, BytePart::Header, {"outer"});
        const auto parts = cover.take();
        QCOMPARE(textOf(parts), "0-1 whole, 1-3 one, 3-4 whole, 4-5 two, 5-6 whole, 6-8 child, "
                                "8-10 whole");
        const std::vector<std::string> names{"outer", "whole", "two"};
        QVERIFY(parts[3].range.names == names);
        QCOMPARE(parts[3].range.value, "-3");
        QVERIFY(parts[3].range.part == BytePart::Header);
    }

    void asksThePartThatHoldsAByte()
    {
        struct Halves : RangeFinder {
            NamedRange at(std::uint64_t offset) const override
            {
                return offset < 15 ? range(5, 15, "first half") : range(15, 40, "second half");
            }
        };
        RangeCover cover(0, 30);
        cover.add({range(10, 20, "halves"), std::make_shared<Halves>()});
        cover.add(range(0, 30, "rest"));
        const auto parts = cover.take();
        QCOMPARE(textOf({{rangeAt(parts, 9)}}), "0-10 rest");
        QCOMPARE(textOf({{rangeAt(parts, 10)}}), "10-15 first half");
        QCOMPARE(textOf({{rangeAt(parts, 19)}}), "15-20 second half");
        QCOMPARE(textOf({{rangeAt(parts, 29)}}), "20-30 rest");
    }
};

const Registered<TestRangeCover> registered;

} // namespace bloscope::tst_range_cover

#include "tst_range_cover.moc"
