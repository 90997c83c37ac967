#include "core/cells/element_part.h"

#include "core/dtype/cell_number.h"
#include "core/dtype/cell_text.h"
#include "tests/support/fake_source.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>

namespace bloscope::tst_element_part {

using namespace test;

class TestElementPart : public QObject {
    Q_OBJECT

 private slots:
    void readsOnePartOfEachCell();
    void keepsWhatIsDamaged();
    void takesHalvesAndPhasesOfComplexNumbers_data();
    void takesHalvesAndPhasesOfComplexNumbers();

 private:
    const DType m_dtype = *parseDType("[('s', 'S2'), ('a', '<i4'), ('b', '<u2')]", {});
};

void TestElementPart::readsOnePartOfEachCell()
{
    // a part in the middle of the eight bytes: the value is shifted there
    const auto whole = std::make_shared<FakeSource>(
        [](const auto& index) { return (index[0] * 10 + index[1]) << 16; },
        "[('s', 'S2'), ('a', '<i4'), ('b', '<u2')]");
    const CellSourcePtr part = partSourceOf(whole, {leavesOf(m_dtype)[1]});
    QCOMPARE(part->dtype().itemsize, std::size_t(4));
    const auto cells = part->read(Slice::whole({3, 4}), {});
    QVERIFY(cells);
    QCOMPARE(cells->itemsize, std::size_t(4));
    QCOMPARE(cells->bytes.size(), std::size_t(48));
    QCOMPARE(CellText(part->dtype()).of(cells->at(2, 3)), std::string("23"));
}

void TestElementPart::keepsWhatIsDamaged()
{
    const auto whole =
        std::make_shared<FakeSource>(FakeSource::firstPlusLast, "[('a', '<i4'), ('b', '<i4')]");
    whole->regions = {{CellState::Damaged, "gone", {1}, {1}}};
    const auto cells =
        partSourceOf(whole, {leavesOf(whole->dtype())[1]})->read(Slice::whole({3}), {});
    QVERIFY(cells);
    QCOMPARE(cells->stateAt(1, 0), CellState::Damaged);
    QCOMPARE(cells->stateAt(2, 0), CellState::Fine);
}

void TestElementPart::takesHalvesAndPhasesOfComplexNumbers_data()
{
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<ByteBuffer>("cell"); // 1 - 2j
    QTest::newRow("complex64") << QByteArray("<c8") << "0000803f 000000c0"_hex;
    QTest::newRow("big-endian") << QByteArray(">c8") << "3f800000 c0000000"_hex;
    QTest::newRow("complex128") << QByteArray("<c16") << "000000000000f03f 00000000000000c0"_hex;
    QTest::newRow("complex256") << QByteArray("<c32")
                                << "0000000000000080ff3f000000000000"
                                   "000000000000008000c0000000000000"_hex;
    QTest::newRow("a field") << QByteArray("[('n', '<i2'), ('z', '<c8')]")
                             << "0700 0000803f 000000c0"_hex;
}

void TestElementPart::takesHalvesAndPhasesOfComplexNumbers()
{
    QFETCH(QByteArray, dtype);
    QFETCH(ByteBuffer, cell);
    const OpenedArray array(arrayFrame({1}, dtype.toStdString(), cell));
    const CellSourcePtr whole = array.source();
    std::vector<ElementPart> parts = partsToDraw(whole->dtype());
    parts.erase(parts.begin(), parts.end() - 4);
    const double expected[] = {std::sqrt(5.0), std::atan2(-2.0, 1.0), 1, -2};
    for (std::size_t i = 0; i < 4; ++i) {
        const CellSourcePtr part = partSourceOf(whole, parts[i]);
        const auto cells = part->read(Slice::whole({1}), {});
        QVERIFY(cells);
        double number = 0;
        readNumbers(part->dtype(), {cells->bytes.data(), cells->bytes.size()}, {&number, 1});
        QCOMPARE(number, expected[i]);
    }
}

const Registered<TestElementPart> registered;

} // namespace bloscope::tst_element_part

#include "tst_element_part.moc"
