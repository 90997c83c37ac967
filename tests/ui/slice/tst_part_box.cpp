#include "ui/slice/part_box.h"

#include "core/dtype/dtype.h"
#include "tests/support/registered_test.h"

#include <QApplication>
#include <QTest>

namespace bloscope::tst_part_box {

using namespace test;

class TestPartBox : public QObject {
    Q_OBJECT

 private slots:
    void offersThePartsThatAreNumbers();
    void offersNothingForScalars();
    void offersFourPartsOfComplexNumbers();
};

void TestPartBox::offersThePartsThatAreNumbers()
{
    PartBox box(*parseDType("[('s', 'S2'), ('a', '<i4'), ('b', '<u2')]", {}));
    QVERIFY(box.hasParts());
    QCOMPARE(box.count(), 2);
    QCOMPARE(box.itemText(0), QString("a  (int32)"));
    box.setCurrentIndex(1);
    QCOMPARE(box.part().leaf.path, std::string("b"));
}

void TestPartBox::offersNothingForScalars()
{
    QVERIFY(!PartBox(*parseDType("<f4", {})).hasParts());
    QVERIFY(!PartBox(*parseDType("[('s', 'S2')]", {})).hasParts());
}

void TestPartBox::offersFourPartsOfComplexNumbers()
{
    PartBox box(*parseDType("[('n', '<i4'), ('z', '>c8')]", {}));
    QCOMPARE(box.count(), 5);
    QCOMPARE(box.itemText(1), QString("z: magnitude"));
    QCOMPARE(box.itemText(2), QString("z: phase"));
    box.setCurrentIndex(4);
    QCOMPARE(box.part().leaf.offset, std::size_t(8));
    QCOMPARE(box.part().leaf.dtype.text, std::string(">f4"));
    box.setCurrentIndex(2);
    QVERIFY(box.part().of == ElementPart::Of::Phase);
}

const Registered<TestPartBox, QApplication> registered;

} // namespace bloscope::tst_part_box

#include "tst_part_box.moc"
