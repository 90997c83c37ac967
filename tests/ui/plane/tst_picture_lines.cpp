#include "ui/plane/heatmap_layer.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_picture_lines {

using Between = PictureLines::Between;
using Lines = std::vector<std::vector<QRgb>>;

constexpr QRgb nothing = qRgba(0, 0, 0, 0);

QRgb grey(int value)
{
    return qRgb(value, value, value);
}

// Each pixel is 16 times its row and 2 times its column.
QImage numbered(int rows, int columns)
{
    QImage image(columns, rows, QImage::Format_RGB32);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            image.setPixel(column, row, grey(16 * row + 2 * column));
    return image;
}

Lines drawn(PictureLines& lines, int height, std::size_t width)
{
    Lines all;
    for (int y = 0; y < height; ++y)
        lines.draw(y, all.emplace_back(width));
    return all;
}

class TestPictureLines : public QObject {
    Q_OBJECT

 private slots:
    void showsOnePixelEach()
    {
        const QImage image = numbered(4, 6);
        PictureLines lines(image, {-1, 0, 2, 2}, {5, 3, -1}, Between::LeftOut);
        QVERIFY(!lines.areOpaque());
        QCOMPARE(lines.row(2), 2);
        const Lines expected{{nothing, nothing, nothing},
                             {grey(10), grey(6), nothing},
                             {grey(42), grey(38), nothing},
                             {grey(42), grey(38), nothing}};
        QVERIFY(drawn(lines, 4, 3) == expected);
    }

    void mixesInWhatLiesBetween()
    {
        const QImage image = numbered(6, 6);
        PictureLines lines(image, {0, 2, 3, 5}, {0, 1, 3}, Between::MixedIn);
        QVERIFY(lines.areOpaque());
        const Lines expected{{grey(0), grey(2), grey(5)}, // 4 and 6
                             {grey(24), grey(26), grey(29)},
                             {grey(48), grey(50), grey(53)},
                             {grey(72), grey(74), grey(77)}};
        QVERIFY(drawn(lines, 4, 3) == expected);
    }

    void mixesWhatIsSeenTheOtherWayRound()
    {
        const QImage image = numbered(3, 3);
        PictureLines lines(image, {2, 0}, {2, 0}, Between::MixedIn);
        const Lines expected{{grey(36), grey(33)}, {grey(12), grey(9)}};
        QVERIFY(drawn(lines, 2, 2) == expected);
    }

    void mixesNothingIntoWhatIsNotThere()
    {
        const QImage image = numbered(3, 3);
        PictureLines lines(image, {-1, 2}, {-1, 2, -1}, Between::MixedIn);
        const Lines expected{{nothing, nothing, nothing}, {nothing, grey(36), nothing}};
        QVERIFY(drawn(lines, 2, 3) == expected);
    }

    void mixesEachColorByItself()
    {
        QImage image(3, 1, QImage::Format_RGB32);
        image.setPixel(0, 0, grey(1));
        image.setPixel(1, 0, qRgb(255, 0, 7));
        image.setPixel(2, 0, qRgb(0, 255, 8));
        PictureLines lines(image, {0}, {0, 2}, Between::MixedIn);
        QCOMPARE(drawn(lines, 1, 2)[0][1], qRgb(127, 127, 7));
    }
};

const test::Registered<TestPictureLines> registered;

} // namespace bloscope::tst_picture_lines

#include "tst_picture_lines.moc"
