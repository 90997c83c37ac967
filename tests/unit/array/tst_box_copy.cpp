#include "core/array/box_copy.h"

#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <functional>

namespace bloscope::tst_box_copy {

using namespace test;

namespace {

// The same, one byte at a time.
void copySlowly(const std::vector<BoxDimension>& dimensions, const std::byte* from, std::byte* to,
                std::size_t itemsize)
{
    const std::function<void(std::size_t, const std::byte*, std::byte*)> copy =
        [&](std::size_t d, const std::byte* source, std::byte* target) {
            if (d == dimensions.size()) {
                for (std::size_t i = 0; i < itemsize; ++i)
                    target[i] = source[i];
                return;
            }
            for (std::int64_t i = 0; i < dimensions[d].count; ++i)
                copy(d + 1, source + i * dimensions[d].fromStep, target + i * dimensions[d].toStep);
        };
    copy(0, from, to);
}

} // namespace

class TestBoxCopy : public QObject {
    Q_OBJECT

 private slots:
    void copiesBoxes_data()
    {
        QTest::addColumn<std::vector<BoxDimension>>("dimensions");
        QTest::addColumn<int>("itemsize");
        QTest::addColumn<int>("first"); // byte of the source
        using Box = std::vector<BoxDimension>;
        for (const std::int64_t size : {1, 2, 3, 4, 7, 8, 16}) {
            const auto row = [&](const char* name, Box box, std::int64_t first = 0) {
                QTest::addRow("%s, items of %d", name, static_cast<int>(size))
                    << std::move(box) << static_cast<int>(size) << static_cast<int>(first);
            };
            row("one item", {});
            row("a row", {{5, size, size}});
            row("a row with gaps", {{5, 3 * size, size}});
            row("a row, backwards", {{5, -size, size}}, 4 * size);
            row("a row into gaps", {{5, size, 2 * size}});
            row("the same item again", {{5, 0, size}});
            row("a plane", {{4, 10 * size, 5 * size}, {5, size, size}});
            row("a plane of one row", {{1, 999, 999}, {5, size, size}});
            row("a plane of one column", {{4, 10 * size, size}, {1, 999, 999}});
            row("a plane, turned", {{4, size, 5 * size}, {5, 10 * size, size}});
            row("a plane whose rows go on", {{4, 5 * size, 5 * size}, {5, size, size}});
            row("a plane whose rows go on in one of both",
                {{4, 5 * size, 9 * size}, {5, size, size}});
            row("a plane of the same item", {{4, 0, 5 * size}, {5, 0, size}});
            row("a box whose planes go on",
                {{2, 20 * size, 20 * size}, {4, 5 * size, 5 * size}, {5, size, size}});
            row("a box whose rows go on",
                {{2, 40 * size, 12 * size}, {3, 4 * size, 4 * size}, {4, size, size}});
            row("a box whose planes go on, its rows do not",
                {{2, 30 * size, 12 * size}, {3, 10 * size, 4 * size}, {4, size, size}});
            row("a box", {{2, 40 * size, 12 * size}, {3, 10 * size, 4 * size}, {4, size, size}});
            row("a box, backwards",
                {{2, -40 * size, 12 * size}, {3, -10 * size, 4 * size}, {4, -2 * size, size}},
                (40 + 20 + 6) * size);
            row("one item in many dimensions", Box(16, {1, 7, 7}), 3);
        }
    }
    void copiesBoxes()
    {
        QFETCH(std::vector<BoxDimension>, dimensions);
        QFETCH(int, itemsize);
        QFETCH(int, first);
        const ByteBuffer from = noise(2000);
        ByteBuffer expected(2000, std::byte{0xee});
        const auto size = static_cast<std::size_t>(itemsize);
        copySlowly(dimensions, from.data() + first, expected.data(), size);
        for (const Destination destination : {Destination::Near, Destination::Far}) {
            ByteBuffer to(2000, std::byte{0xee});
            copyBox(dimensions, from.data() + first, to.data(), size, destination);
            QCOMPARE(to, expected);
        }
    }

    void copiesNothingOfAnEmptyBox()
    {
        for (const std::vector<BoxDimension>& box : {std::vector<BoxDimension>{{0, 1, 1}},
                                                     {{0, 5, 5}, {5, 1, 1}},
                                                     {{5, 1, 1}, {0, 1, 1}}}) {
            ByteBuffer to(4, std::byte{0xee});
            copyBox(box, noise(4).data(), to.data(), 1);
            QCOMPARE(to, "eeeeeeee"_hex);
        }
    }

    void touchesNothingBehindTheLastItem()
    {
        const ByteBuffer from = "0102030405060708"_hex; // of exactly the size it needs
        ByteBuffer to(4);
        copyBox({{2, 4, 2}}, from.data(), to.data(), 2);
        QCOMPARE(to, "01020506"_hex);
        copyBox({{2, -2, 2}}, from.data() + 6, to.data(), 2);
        QCOMPARE(to, "07080506"_hex);
    }
};

const Registered<TestBoxCopy> registered;

} // namespace bloscope::tst_box_copy

#include "tst_box_copy.moc"
