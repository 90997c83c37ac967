#include "ui/models/part_source.h"

#include "core/array/cell_text.h"
#include "tests/gui/fake_source.h"
#include "ui/controls/part_box.h"

#include <QTest>

using namespace bloscope;
using namespace bloscope::test;

class TestPartSource : public QObject {
    Q_OBJECT

 private slots:
    void readsOnePartOfEachCell();
    void keepsWhatIsDamaged();
    void offersThePartsThatAreNumbers();
    void offersNothingForScalars();

 private:
    const DType m_dtype = *parseDType("[('s', 'S2'), ('a', '<i4'), ('b', '<u2')]", {});
};

void TestPartSource::readsOnePartOfEachCell()
{
    // a part in the middle of the eight bytes: the value is shifted there
    const auto whole = std::make_shared<FakeSource>(
        [](const auto& index) { return (index[0] * 10 + index[1]) << 16; },
        "[('s', 'S2'), ('a', '<i4'), ('b', '<u2')]");
    const CellSourcePtr part = partSourceOf(whole, leavesOf(m_dtype)[1]);
    QCOMPARE(part->dtype().itemsize, std::size_t(4));
    const auto cells = part->read(Slice::whole({3, 4}), {});
    QVERIFY(cells);
    QCOMPARE(cells->itemsize, std::size_t(4));
    QCOMPARE(cells->bytes.size(), std::size_t(48));
    QCOMPARE(CellText(part->dtype()).of(cells->at(2, 3)), std::string("23"));
}

void TestPartSource::keepsWhatIsDamaged()
{
    const auto whole =
        std::make_shared<FakeSource>(FakeSource::firstPlusLast, "[('a', '<i4'), ('b', '<i4')]");
    whole->regions = {{CellState::Damaged, "gone", {1}, {1}}};
    const auto cells =
        partSourceOf(whole, leavesOf(whole->dtype())[1])->read(Slice::whole({3}), {});
    QVERIFY(cells);
    QCOMPARE(cells->stateAt(1, 0), CellState::Damaged);
    QCOMPARE(cells->stateAt(2, 0), CellState::Fine);
}

void TestPartSource::offersThePartsThatAreNumbers()
{
    PartBox box(m_dtype);
    QVERIFY(box.hasParts());
    QCOMPARE(box.count(), 2);
    QCOMPARE(box.itemText(0), QString("a  (int32)"));
    box.setCurrentIndex(1);
    QCOMPARE(box.part().path, std::string("b"));
}

void TestPartSource::offersNothingForScalars()
{
    QVERIFY(!PartBox(*parseDType("<f4", {})).hasParts());
    QVERIFY(!PartBox(*parseDType("[('s', 'S2')]", {})).hasParts());
}

QTEST_MAIN(TestPartSource)
#include "tst_part_source.moc"
