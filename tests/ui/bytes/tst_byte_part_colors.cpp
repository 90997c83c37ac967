#include "ui/bytes/byte_part_colors.h"

#include "tests/support/registered_test.h"
#include "ui/theme/contrast.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QSet>

namespace bloscope::tst_byte_part_colors {

constexpr BytePart parts[] = {BytePart::Header, BytePart::Metadata, BytePart::ChunkHeader,
                              BytePart::Data,   BytePart::Index,    BytePart::Trailer,
                              BytePart::Unused};

class TestBytePartColors : public QObject {
    Q_OBJECT

 private slots:
    void bytesAreReadableOnThem_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << lightPalette();
        QTest::newRow("dark") << darkPalette();
    }
    void bytesAreReadableOnThem()
    {
        QFETCH(QPalette, palette);
        for (const BytePart part : parts)
            for (const ByteTone tone : {ByteTone::One, ByteTone::Other, ByteTone::Current}) {
                const QColor color = bytePartColor(part, palette, tone);
                QVERIFY(contrastOf(palette.color(QPalette::Text), color) >= leastContrast);
                QVERIFY(contrastOf(palette.color(QPalette::PlaceholderText), color) >=
                        leastContrast);
            }
    }

    void everyPartHasAColorOfItsOwn_data() { bytesAreReadableOnThem_data(); }
    void everyPartHasAColorOfItsOwn()
    {
        QFETCH(QPalette, palette);
        QSet<QRgb> colors{palette.color(QPalette::Base).rgb()};
        for (const BytePart part : parts)
            colors << bytePartColor(part, palette, ByteTone::Current).rgb();
        QCOMPARE(colors.size(), qsizetype(std::size(parts)) + 1);
        QCOMPARE(bytePartLegend().count("<span"), qsizetype(std::size(parts)));
    }
};

const test::Registered<TestBytePartColors, QApplication> registered;

} // namespace bloscope::tst_byte_part_colors

#include "tst_byte_part_colors.moc"
