#include "core/arrow/flat_node.h"

#include "core/arrow/flat_table.h"
#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_flat_node {

using namespace arrow;
using namespace test;

class TestFlatNode : public QObject {
    Q_OBJECT

 private slots:
    void writesATable()
    {
        FlatNode node = FlatNode::table();
        node.number(1, std::int16_t(-2));
        // root and filling; list: its size, the table's, offsets; table: way back, number, filling
        QCOMPARE(node.buffer(), "10000000 00000000 0800 0600 0000 0400 08000000 feff 0000"_hex);
    }

    void writesATextBehindItsTable()
    {
        FlatNode node = FlatNode::table();
        node.node(0, FlatNode::text("ab"));
        QCOMPARE(node.buffer(), "10000000 000000000000 0600 0800 0400 06000000 04000000"
                                "02000000 616200 00"_hex);
    }

    void isReadBack()
    {
        FlatNode part = FlatNode::table();
        part.number(0, std::int64_t(-5));
        FlatNode other = FlatNode::table();
        other.node(2, FlatNode::text("größe"));
        FlatNode node = FlatNode::table();
        node.number(0, std::uint8_t(7));
        node.number(3, std::int64_t(1) << 40);
        node.node(1, part);
        node.node(2, FlatNode::tables({part, other, FlatNode::table()}));
        node.node(4, FlatNode::structures(numbers({1, 2, 3, 4}), 16));
        node.node(5, FlatNode::tables({}));
        const ByteBuffer buffer = node.buffer();
        QCOMPARE(buffer.size() % 8, 0U);
        const auto table = FlatTable::root(buffer);
        QCOMPARE(outcomeOf(table), std::string());
        QCOMPARE(table->number<std::uint8_t>(0, 0), 7);
        QCOMPARE(table->number<std::int64_t>(3, 0), std::int64_t(1) << 40);
        QCOMPARE(table->table(1)->number<std::int64_t>(0, 0), -5);
        const auto tables = table->vector(2, 4);
        QCOMPARE(tables->size(), 3U);
        QCOMPARE(tables->table(0)->number<std::int64_t>(0, 0), -5);
        QCOMPARE(*tables->table(1)->text(2), std::string("größe"));
        QVERIFY(!tables->table(2)->has(0));
        const auto structures = table->vector(4, 16);
        QCOMPARE(structures->size(), 2U);
        QCOMPARE(loadLittle<std::int64_t>(structures->item(1).data() + 8), 4);
        QVERIFY(table->has(5));
        QCOMPARE(table->vector(5, 4)->size(), 0U);
    }

    // Numbers of 8 bytes are at multiples of 8, wherever their table begins.
    void alignsNumbers()
    {
        for (std::size_t length = 0; length < 9; ++length) {
            constexpr std::int64_t number = 0x1122334455667788;
            FlatNode part = FlatNode::table();
            part.number(0, std::uint8_t(1)).number(1, number);
            FlatNode node = FlatNode::table();
            node.node(0, FlatNode::text(std::string(length, 'x')));
            node.node(1, part);
            node.node(2, FlatNode::structures(numbers({number}), 8));
            const ByteBuffer buffer = node.buffer();
            const ByteBuffer wanted = numbers({number});
            int found = 0;
            for (std::size_t at = 0; at + 8 <= buffer.size(); at += 8)
                found +=
                    std::equal(wanted.begin(), wanted.end(), buffer.begin() + std::ptrdiff_t(at));
            QCOMPARE(found, 2);
        }
    }

 private:
    static ByteBuffer numbers(std::initializer_list<std::int64_t> numbers)
    {
        const auto bytes = std::as_bytes(std::span(numbers.begin(), numbers.size()));
        return {bytes.begin(), bytes.end()};
    }
};

const Registered<TestFlatNode> registered;

} // namespace bloscope::tst_flat_node

#include "tst_flat_node.moc"
