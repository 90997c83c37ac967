#include "ui/value/hex_view.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QFontDatabase>
#include <QTest>

namespace bloscope::tst_hex_layout {

class TestHexLayout : public QObject {
    Q_OBJECT

 private slots:
    void findsEveryByteInItsCell_data()
    {
        QTest::addColumn<int>("bytesPerRow");
        for (const int bytes : {8, 16, 32})
            QTest::addRow("%d", bytes) << bytes;
    }
    void findsEveryByteInItsCell()
    {
        QFETCH(int, bytesPerRow);
        const HexLayout layout(metrics(), 1000, bytesPerRow);
        for (const HexColumn column : {HexColumn::Digits, HexColumn::Text})
            for (int byte = 0; byte < bytesPerRow; ++byte) {
                const HexPlace place = layout.placeAt(layout.cell(column, byte).center().x());
                QVERIFY(place.column == column);
                QCOMPARE(place.byte, byte);
            }
    }

    void takesTheNearestByteBesideTheCells()
    {
        const HexLayout layout(metrics(), 1000, 16);
        QCOMPARE(layout.placeAt(-10).byte, 0);
        QVERIFY(layout.placeAt(-10).column == HexColumn::Digits);
        QCOMPARE(layout.placeAt(layout.width() + 100).byte, 15);
        QVERIFY(layout.placeAt(layout.width() + 100).column == HexColumn::Text);
    }

    void keepsTheCellsApart()
    {
        const HexLayout layout(metrics(), 1000, 16);
        for (int byte = 1; byte < 16; ++byte)
            QVERIFY(layout.cell(HexColumn::Digits, byte).left() >
                    layout.cell(HexColumn::Digits, byte - 1).right());
        QVERIFY(layout.cell(HexColumn::Digits, 0).left() > layout.offsetWidth());
        QVERIFY(layout.cell(HexColumn::Text, 0).left() >
                layout.cell(HexColumn::Digits, 15).right());
        QVERIFY(layout.cell(HexColumn::Text, 15).right() < layout.width());
    }

    void putsIntoARowWhatFits()
    {
        const int width = HexLayout(metrics(), 1000, 16).width();
        QCOMPARE(HexLayout::bytesPerRowFor(metrics(), 1000, width), 16);
        QCOMPARE(HexLayout::bytesPerRowFor(metrics(), 1000, width - 1), 8);
        QCOMPARE(HexLayout::bytesPerRowFor(metrics(), 1000, 10), 8);
        QCOMPARE(HexLayout::bytesPerRowFor(metrics(), 1000, 10 * width), 32);
    }

    void hasRoomForEveryOffset_data()
    {
        QTest::addColumn<quint64>("size");
        QTest::addColumn<int>("digits");
        QTest::newRow("empty") << quint64(0) << 8;
        QTest::newRow("below 4 GiB") << quint64(0xffffffff) << 8;
        QTest::newRow("4 GiB") << quint64(0x100000000) << 9;
        QTest::newRow("the largest") << ~quint64(0) << 16;
    }
    void hasRoomForEveryOffset()
    {
        QFETCH(quint64, size);
        QFETCH(int, digits);
        QCOMPARE(HexLayout(metrics(), size, 16).offsetDigits(), digits);
    }

 private:
    static QFontMetrics metrics()
    {
        return QFontMetrics(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    }
};

const test::Registered<TestHexLayout, QApplication> registered;

} // namespace bloscope::tst_hex_layout

#include "tst_hex_layout.moc"
