#include "ui/plane/plane_frame.h"

#include "core/plane/picture_plane.h"
#include "tests/support/registered_test.h"
#include "tests/ui/plot/colored_picture.h"
#include "ui/plane/shown_plane.h"
#include "ui/plot/color_scale.h"

#include <QApplication>
#include <QTest>
#include <cstdlib>

namespace bloscope::tst_plane_frame {

using namespace test;

namespace {

PicturePlane planeOf(const Shape& shape, const char* slice)
{
    return PicturePlane(*Slice::parse(slice, shape));
}

} // namespace

// What is around the picture of a plane.
class TestPlaneFrame : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_frame.reset(); }
    void namesItsAxes();
    void keepsItsPlaceFromPlaneToPlane();
    void hasRoomForTheLongestIndex();
    void putsTheTitleOnTop();
    void showsColoursWithAPicture();
    void hidesColoursForGood();
    void hasNoMoreNumbersThanFit();
    void followsThePalette();

 private:
    QRect cells() // where they are, once it is laid out
    {
        m_plot->replot(QCustomPlot::rpImmediateRefresh);
        return m_plot->axisRect()->rect();
    }

    void show(const PicturePlane& plane, const QStringList& names)
    {
        m_shown->setPlane(plane);
        m_frame->setLabels(names);
    }

    std::unique_ptr<QCustomPlot> m_plot;
    std::unique_ptr<ShownPlane> m_shown;
    std::unique_ptr<PlaneFrame> m_frame;
};

void TestPlaneFrame::init()
{
    m_plot = std::make_unique<QCustomPlot>();
    m_plot->resize(600, 400);
    m_plot->setViewport(m_plot->rect());
    m_shown = std::make_unique<ShownPlane>(nullptr);
    m_frame = std::make_unique<PlaneFrame>(*m_plot, *m_shown, QStringList());
    m_frame->followPalette();
}

void TestPlaneFrame::namesItsAxes()
{
    show(planeOf({4, 50, 60}, "1"), QStringList{"time", "lat", "lon"});
    QCOMPARE(m_plot->yAxis->label(), QString("lat"));
    QCOMPARE(m_plot->xAxis->label(), QString("lon"));
}

void TestPlaneFrame::keepsItsPlaceFromPlaneToPlane()
{
    show(planeOf({4, 5000, 60}, "1"), QStringList{"a", "b", "c"});
    m_plot->yAxis->setRange(0, 9); // short labels are in sight
    const int before = cells().left();
    m_plot->yAxis->setRange(4900, 4999);
    QVERIFY(std::abs(cells().left() - before) <= 2); // digits are not all of one width
}

void TestPlaneFrame::hasRoomForTheLongestIndex()
{
    show(planeOf({4, 50, 60}, "1"), QStringList{"a", "b", "c"});
    const int few = cells().left();
    show(planeOf({4, 5'000'000, 60}, "1"), QStringList{"a", "b", "c"});
    const int letters = QFontMetrics(m_plot->yAxis->tickLabelFont()).horizontalAdvance("00000");
    QVERIFY(cells().left() >= few + letters / 2);
}

void TestPlaneFrame::putsTheTitleOnTop()
{
    const int before = cells().top();
    m_frame->setTitle("time = 3");
    const int below = cells().top();
    QVERIFY(below >= before + m_plot->fontMetrics().height() / 2);
    m_frame->setTitle("time = 4"); // in the same place
    QCOMPARE(cells().top(), below);
}

void TestPlaneFrame::showsColoursWithAPicture()
{
    QVERIFY(!m_frame->colors()->visible());
    const auto picture = coloredPicture({0, 100}, "grey", {20, 80});
    m_frame->showColors(picture.get());
    QVERIFY(m_frame->colors()->visible());
    const QRect beside = cells();
    QCOMPARE(m_frame->colors()->rect().top(), beside.top());
    QCOMPARE(m_frame->colors()->rect().bottom(), beside.bottom());
    m_frame->showColors(nullptr);
    QVERIFY(!m_frame->colors()->visible());
}

void TestPlaneFrame::hidesColoursForGood()
{
    const int before = cells().right();
    m_frame->hideColors();
    QVERIFY(!m_frame->colors());
    QVERIFY(!m_frame->handles());
    const auto picture = coloredPicture({0, 100}, "grey", {20, 80});
    m_frame->showColors(picture.get());
    m_frame->followPalette();
    m_frame->followLayout();
    QVERIFY(cells().right() > before);
}

void TestPlaneFrame::hasNoMoreNumbersThanFit()
{
    show(planeOf({4, 190, 160}, "1"), QStringList{"a", "b", "c"});
    m_plot->xAxis->setRange(-0.5, 159.5);
    m_plot->yAxis->setRange(-0.5, 189.5);
    const QFontMetrics letters(m_plot->xAxis->tickLabelFont());
    for (const int width : {600, 300, 150, 100}) {
        m_plot->setViewport({0, 0, width, 400});
        for (int layouts = 0; layouts < 2; ++layouts) { // the second one with what fits
            cells();
            m_frame->followLayout();
        }
        cells();
        const auto ticks = m_plot->xAxis->tickVector();
        const double apart = ticks.size() < 2 ? width
                                              : m_plot->xAxis->coordToPixel(ticks[1]) -
                                                    m_plot->xAxis->coordToPixel(ticks[0]);
        QVERIFY2(apart > letters.horizontalAdvance("150"), qPrintable(QString::number(width)));
    }
}

void TestPlaneFrame::followsThePalette()
{
    m_frame->setTitle("time = 3");
    QPalette dark;
    dark.setColor(QPalette::Window, Qt::black);
    dark.setColor(QPalette::WindowText, Qt::white);
    m_plot->setPalette(dark);
    m_frame->followPalette();
    cells();
    QCOMPARE(m_plot->toPixmap().toImage().pixelColor(0, 0), QColor(Qt::black));
    for (const QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis})
        QCOMPARE(axis->tickLabelColor(), QColor(Qt::white));
}

const Registered<TestPlaneFrame, QApplication> registered;

} // namespace bloscope::tst_plane_frame

#include "tst_plane_frame.moc"
