#include "ui/plane/heatmap_plot.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QTest>

namespace bloscope::tst_cell_cross {

class TestCellCross : public QObject {
    Q_OBJECT

 private slots:
    void isSeenOnAnyColour_data();
    void isSeenOnAnyColour();
};

void TestCellCross::isSeenOnAnyColour_data()
{
    QTest::addColumn<QColor>("below");
    for (const char* color : {"white", "black", "yellow", "#440154", "grey"})
        QTest::newRow(color) << QColor(color);
}

// Both lines have a white pixel and a dark one beside it.
void TestCellCross::isSeenOnAnyColour()
{
    QFETCH(QColor, below);
    QCustomPlot plot;
    plot.resize(200, 200);
    plot.axisRect()->setBackground(below);
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) {
        axis->setRange(-0.5, 9.5);
        axis->grid()->setVisible(false);
    }
    CellCross cross(plot);
    cross.setCell(CellPosition{3, 4});
    const QImage image = plot.toPixmap(200, 200).toImage();
    const int column = qRound(plot.xAxis->coordToPixel(4));
    const int row = qRound(plot.yAxis->coordToPixel(3));
    const int away = 25; // from the other line
    const auto rangeOf = [&](auto colorAt) {
        int darkest = 255;
        int lightest = 0;
        for (int beside = -3; beside <= 3; ++beside) {
            const int light = qGray(colorAt(beside));
            darkest = std::min(darkest, light);
            lightest = std::max(lightest, light);
        }
        return std::pair(darkest, lightest);
    };
    const auto across = rangeOf([&](int i) { return image.pixel(column + i, row + away); });
    const auto down = rangeOf([&](int i) { return image.pixel(column + away, row + i); });
    for (const auto& [darkest, lightest] : {across, down}) {
        QCOMPARE(lightest, 255);
        QVERIFY2(darkest < 100, qPrintable(QString::number(darkest)));
    }
    cross.setCell({});
    QVERIFY(plot.toPixmap(200, 200).toImage().pixelColor(column, row + away) == below);
}

const test::Registered<TestCellCross, QApplication> registered;

} // namespace bloscope::tst_cell_cross

#include "tst_cell_cross.moc"
