#include "core/filters/filters.h"

#include "core/base/checked.h"
#include "core/base/row_major.h"
#include "tests/support/compare.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <algorithm>

namespace bloscope::tst_ndcell {

using namespace test;

namespace {

using Extents = std::vector<std::int64_t>;

// The elements in the order in which they are stored: by cell, and by place in the cell.
std::vector<std::size_t> storedOrder(const Extents& shape, std::int64_t edge)
{
    std::vector<std::pair<std::pair<Extents, Extents>, std::size_t>> elements;
    Extents index(shape.size());
    do {
        Extents cell = index;
        Extents inside = index;
        for (std::size_t d = 0; d < index.size(); ++d) {
            cell[d] /= edge;
            inside[d] %= edge;
        }
        elements.push_back({{cell, inside}, elements.size()});
    } while (countUp(index, shape));
    std::ranges::sort(elements);
    std::vector<std::size_t> order;
    for (const auto& element : elements)
        order.push_back(element.second);
    return order;
}

ByteBuffer stored(const ByteBuffer& block, const Extents& shape, std::int64_t edge,
                  std::size_t typesize)
{
    ByteBuffer bytes;
    for (const std::size_t element : storedOrder(shape, edge)) {
        const auto begin = block.begin() + static_cast<std::ptrdiff_t>(element * typesize);
        bytes.insert(bytes.end(), begin, begin + static_cast<std::ptrdiff_t>(typesize));
    }
    return bytes;
}

} // namespace

class TestNdcell : public QObject {
    Q_OBJECT

 private slots:
    void putsElementsBack_data()
    {
        QTest::addColumn<Extents>("shape");
        QTest::addColumn<int>("edge");
        QTest::addColumn<int>("typesize");
        const auto row = [](const char* name, Extents shape, int edge, int typesize) {
            QTest::newRow(name) << std::move(shape) << edge << typesize;
        };
        row("cells that fit", {4, 6}, 2, 4);
        row("cells clipped at the borders", {5, 7}, 3, 8);
        row("cells of one element", {3, 3}, 1, 2);
        row("one dimension", {10}, 4, 4);
        row("one dimension, one cell", {10}, 10, 1);
        row("three dimensions", {3, 4, 5}, 2, 3);
        row("a dimension shorter than the edge", {2, 40}, 4, 4);
        row("eight dimensions", {2, 1, 3, 1, 2, 3, 1, 2}, 1, 2);
        row("elements of 300 bytes", {3, 5}, 2, 300);
    }
    void putsElementsBack()
    {
        QFETCH(Extents, shape);
        QFETCH(int, edge);
        QFETCH(int, typesize);
        const auto elements = static_cast<std::size_t>(*checkedProduct<std::int64_t>(shape));
        const ByteBuffer block = noise(elements * static_cast<std::size_t>(typesize));
        const FilterStep step{.meta = static_cast<std::uint8_t>(edge), .array = {typesize, shape}};
        QCOMPARE(outcomeOf(checkNdcell(step, block.size())), std::string());
        ByteBuffer decoded(block.size());
        undoNdcell(step, stored(block, shape, edge, static_cast<std::size_t>(typesize)), decoded);
        QCOMPARE(decoded, block);
    }

    void refusesWhatDoesNotFit_data() // format.md 14.3, #73 and #75
    {
        QTest::addColumn<Extents>("shape");
        QTest::addColumn<int>("edge");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, Extents shape, int edge, const char* message) {
            QTest::newRow(name) << std::move(shape) << edge << std::string(message);
        };
        row("no array", {}, 2,
            "ndcell needs array metadata with the block shape, which is missing");
        row("another block", {7, 7}, 2,
            "ndcell needs array metadata that matches its blocks: [7, 7] elements of 4 bytes are "
            "not a block of 256 bytes");
        row("nine dimensions", {2, 2, 2, 2, 2, 2, 1, 1, 1}, 1,
            "ndcell does not support 9 dimensions");
        row("cells of nothing", {8, 8}, 0, "invalid cell size 0 of filter ndcell");
        row("cells larger than the block", {8, 8}, 9, "invalid cell size 9 of filter ndcell");
        row("cells larger than any number", {2, 2, 2, 2, 2, 2, 1, 1}, 255,
            "invalid cell size 255 of filter ndcell");
    }
    void refusesWhatDoesNotFit()
    {
        QFETCH(Extents, shape);
        QFETCH(int, edge);
        const FilterStep step{.meta = static_cast<std::uint8_t>(edge), .array = {4, shape}};
        const Result<> result = checkNdcell(step, 256);
        QVERIFY(failedAs(ErrorKind::Malformed, result));
        QTEST(result.error().text(), "message");
    }
};

const Registered<TestNdcell> registered;

} // namespace bloscope::tst_ndcell

#include "tst_ndcell.moc"
