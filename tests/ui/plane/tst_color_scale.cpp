#include "ui/plot/color_scale.h"

#include "tests/support/registered_test.h"
#include "tests/ui/plot/colored_picture.h"
#include "ui/plane/heatmap_plot.h"

#include <QApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_color_scale {

using namespace test;

class TestColorScale : public QObject {
    Q_OBJECT

 private slots:
    void init();

    void hasTheColoursOfThePicture();
    void hasABarForEachBin();
    void hasOneAxisForColoursAndBars();
    void keepsLabelsApartFromTicks_data();
    void keepsLabelsApartFromTicks();
    void hasNoTicksThatStandAlone();
    void keepsTheRoomOfItsLabels();
    void hasNoColoursOfNoNumbers();
    void isALegendOfTwoStates();
    void writesDatesAndTimeSpans_data();
    void writesDatesAndTimeSpans();

 private:
    ColorScale& scale() const { return *m_plot->colors(); }
    void show(const std::shared_ptr<const PlanePicture>& picture) const
    {
        m_plot->setPicture(picture);
        m_plot->replot(QCustomPlot::rpImmediateRefresh);
    }
    QImage seen() const
    {
        m_plot->replot(QCustomPlot::rpImmediateRefresh);
        return m_plot->toPixmap().toImage();
    }
    int yOf(double number) const { return int(scale().numbers().pixelOf(number)); }
    QRgb colorOf(double number) const
    {
        return seen().pixel(scale().rect().left() + 6, yOf(number));
    }

    ShownPlane m_shown{nullptr};
    std::unique_ptr<HeatmapPlot> m_plot;
};

void TestColorScale::init()
{
    m_plot = std::make_unique<HeatmapPlot>(m_shown, QStringList());
    m_plot->setDistribution(test::distributionAround25());
    m_plot->resize(700, 440);
    m_plot->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_plot.get()));
    show(coloredPicture({0, 100}, "grey", {20, 80}));
}

void TestColorScale::hasTheColoursOfThePicture()
{
    const ColorMap& grey = *findColorMap("grey");
    QVERIFY(std::abs(qRed(colorOf(50)) - 128) <= 2);
    QVERIFY(qRed(colorOf(22)) < 16);
    QCOMPARE(colorOf(5), grey.colors.front()); // beyond the range
    QCOMPARE(colorOf(95), grey.colors.back());
    show(coloredPicture({0, 2}, "okabe", {-0.5, 2.5}));
    m_plot->setShowsHistogram(false);
    for (const int label : {0, 1, 2})
        QCOMPARE(colorOf(label), findColorMap("okabe")->ofLabel(label));
}

void TestColorScale::hasABarForEachBin()
{
    const QImage image = seen();
    const QRgb empty = m_plot->palette().color(QPalette::Window).rgb();
    const auto lengthAt = [&](double number) {
        int length = 0;
        while (image.pixel(scale().rect().left() + 17 + length, yOf(number)) != empty)
            ++length;
        return length;
    };
    QVERIFY(lengthAt(25.4) >= 40); // the longest
    QVERIFY(lengthAt(60.4) > 2);
    QVERIFY(lengthAt(60.4) < 25);
    m_plot->setShowsHistogram(false);
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
    QVERIFY(scale().rect().width() < 20);
}

// What the labels say is where the colours of these numbers are, whatever the scale.
void TestColorScale::hasOneAxisForColoursAndBars()
{
    const auto* axis = scale().axis(QCPAxis::atRight);
    for (const auto& [kind, word] : scaleWords) {
        show(coloredPicture({1, 100}, "viridis", {1, 80}, kind));
        m_plot->setDistribution(distributionOf(std::vector{1.5, 50.0, 100.0}, kind));
        m_plot->replot(QCustomPlot::rpImmediateRefresh);
        const QStringList labels = axis->tickVectorLabels();
        QVERIFY(labels.size() > 1);
        for (qsizetype i = 0; i < labels.size(); ++i) {
            const double drawn = axis->coordToPixel(axis->tickVector()[i]);
            QVERIFY(std::abs(drawn - scale().numbers().pixelOf(labels[i].toDouble())) < 1.5);
        }
    }
}

void TestColorScale::keepsLabelsApartFromTicks_data()
{
    QTest::addColumn<ValueRange>("range");
    QTest::newRow("three digits") << ValueRange{230, 305};
    QTest::newRow("below zero") << ValueRange{-340, -100};
    QTest::newRow("many digits") << ValueRange{1234567.25, 1234568.5};
    QTest::newRow("powers") << ValueRange{-3e9, 5e9};
}

// Between each tick and its label is a column of nothing, and no label is cut.
void TestColorScale::keepsLabelsApartFromTicks()
{
    QFETCH(ValueRange, range);
    m_plot->setShowsHistogram(false);
    show(coloredPicture({range.low, range.high}, "grey", range));
    const auto* axis = scale().axis(QCPAxis::atRight);
    const QImage image = seen();
    const QRgb empty = m_plot->palette().color(QPalette::Window).rgb();
    const auto isEmpty = [&](int x) {
        for (int y = 0; y < image.height(); ++y)
            if (image.pixel(x, y) != empty)
                return false;
        return true;
    };
    const int afterTicks = scale().rect().right() + 1 + axis->tickLengthOut();
    QVERIFY(isEmpty(afterTicks + 2));
    QVERIFY(isEmpty(image.width() - 2));
    QVERIFY(!isEmpty(afterTicks + axis->tickLabelPadding() + 4));
}

void TestColorScale::writesDatesAndTimeSpans_data()
{
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<ValueRange>("range");
    QTest::addColumn<QString>("label");
    QTest::newRow("days") << QByteArray("<M8[D]") << ValueRange{-11780, 0} << "1950";
    QTest::newRow("seconds") << QByteArray("<M8[s]") << ValueRange{0, 86400} << "1970-01-01T12:00";
    QTest::newRow("time spans") << QByteArray("<m8[D]") << ValueRange{0, 10} << "6 days";
}

void TestColorScale::writesDatesAndTimeSpans()
{
    QFETCH(QByteArray, dtype);
    QFETCH(ValueRange, range);
    m_plot->colors()->setElements(*parseDType(dtype.toStdString(), {}));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    m_plot->setShowsHistogram(false);
    show(coloredPicture({range.low, range.high}, "grey", range));
    const QStringList labels = scale().axis(QCPAxis::atRight)->tickVectorLabels();
    QFETCH(QString, label);
    QVERIFY2(labels.contains(label), qPrintable(labels.join(", ")));
}

// Beside the histogram they would be read as signs.
void TestColorScale::hasNoTicksThatStandAlone()
{
    const auto* axis = scale().axis(QCPAxis::atRight);
    QCOMPARE(axis->tickLengthOut(), 0);
    m_plot->setShowsHistogram(false);
    QVERIFY(axis->tickLengthOut() > 0);
}

void TestColorScale::keepsTheRoomOfItsLabels()
{
    show(coloredPicture({0, 1}, "grey", {100000.25, 100000.5}));
    const QRect wide = scale().rect();
    const QRect frame = m_plot->axisRect()->rect();
    for (const ValueRange range : {ValueRange{0, 1}, ValueRange{-300, 200}}) {
        show(coloredPicture({0, 1}, "grey", range));
        QCOMPARE(scale().rect(), wide);
        QCOMPARE(m_plot->axisRect()->rect(), frame);
    }
}

void TestColorScale::hasNoColoursOfNoNumbers()
{
    PlanePicture nothing = *coloredPicture({std::nan(""), std::nan("")}, "grey", {0, 1});
    nothing.distribution = ValueDistribution();
    show(std::make_shared<const PlanePicture>(nothing));
    const auto* axis = scale().axis(QCPAxis::atRight);
    QCOMPARE(axis->tickVectorLabels(), QStringList("no numbers"));
    const QRgb empty = m_plot->palette().color(QPalette::Window).rgb();
    QCOMPARE(seen().pixel(scale().rect().left() + 6, scale().rect().center().y()), empty);
    nothing.options.range.kind = RangeChoice::Kind::Manual;
    show(std::make_shared<const PlanePicture>(nothing));
    QVERIFY(axis->tickVectorLabels().size() > 1);
}

void TestColorScale::isALegendOfTwoStates()
{
    show(coloredPicture({0, 1}, "viridis", {0, 1}));
    m_plot->colors()->setElements(*parseDType("|b1", {}));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    const QImage image = seen();
    const QRect room = scale().rect();
    const ColorMap& map = *findColorMap("viridis");
    QCOMPARE(image.pixel(room.left() + 6, room.top() + 6), map.colors.back()); // true is on top
    QList<int> found;
    for (int y = room.top(); y < room.bottom(); ++y)
        if (image.pixel(room.left() + 6, y) == map.colors.front())
            found << y;
    QVERIFY(found.size() > 8 && found.size() < 20); // a square, no bar
    QVERIFY(!scale().axis(QCPAxis::atRight)->visible());
}

const Registered<TestColorScale, QApplication> registered;

} // namespace bloscope::tst_color_scale

#include "tst_color_scale.moc"
