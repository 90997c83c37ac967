#include "ui/heatmap/coast_lines.h"

#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/opened_heatmap.h"
#include "ui/heatmap/heatmap_view.h"

#include <QApplication>
#include <QSignalSpy>
#include <algorithm>
#include <cmath>
#include <string>

namespace bloscope::tst_coast_lines {

using namespace test;

namespace {

// "[90, 80, ..., -90]"
std::string steps(int first, int step, int count)
{
    std::string text = "[";
    for (int i = 0; i < count; ++i)
        text += (i > 0 ? ", " : "") + std::to_string(first + i * step);
    return text + ']';
}

} // namespace

// Over 2 times by 19 latitudes, north on top, by 36 longitudes from Greenwich on.
class TestCoastLines : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_opened = std::make_unique<OpenedHeatmap>(); }
    void cleanup() { m_opened.reset(); }
    void runAlongCoasts();
    void followTheSlice();
    void areOfferedForTheEarthOnly();
    void areKept();

 private:
    bool open(const char* longitude)
    {
        const std::string name = longitude;
        const std::string coordinates =
            "{\"lat\": " + steps(90, -10, 19) + ", \"" + name + "\": " + steps(0, 10, 36) + "}";
        const std::string names = "[\"time\", \"lat\", \"" + name + "\"]";
        m_opened->write("a.b2nd",
                        frameWith({2, 19, 36}, {{"dims", names}, {"coordinates", coordinates}}));
        return m_opened->open("a.b2nd", "0");
    }
    QAction& action() { return *m_opened->view().findChild<CoastLines*>()->action(); }
    // The line that is seen; null: none.
    const QCPCurve* line()
    {
        const QCPCurve* found = nullptr;
        for (int i = 0; i < m_opened->plot().plottableCount(); ++i)
            if (const auto* curve = qobject_cast<QCPCurve*>(m_opened->plot().plottable(i));
                curve && curve->layer() == m_opened->plot().layerAbovePicture() && curve->visible())
                found = curve;
        return found;
    }
    // How near it comes to a point of the axes.
    double distanceTo(double x, double y)
    {
        double least = 1e9;
        for (const QCPCurveData& point : *line()->data())
            if (!std::isnan(point.key))
                least = std::min(least, std::hypot(point.key - x, point.value - y));
        return least;
    }

    std::unique_ptr<OpenedHeatmap> m_opened;
};

// Cape Agulhas: 20 degrees east, 34.8 south. Cape Horn: 67 west, 55.9 south.
void TestCoastLines::runAlongCoasts()
{
    QVERIFY(open("lon"));
    QVERIFY(action().isVisible() && action().isEnabled() && !line());
    action().trigger();
    QVERIFY(line());
    QVERIFY(distanceTo(2.0, 12.48) < 0.1);
    QVERIFY(distanceTo(29.3, 14.55) < 0.3);
    QVERIFY(distanceTo(20, 12) > 1); // in the Pacific
    action().trigger();
    QVERIFY(!line());
}

void TestCoastLines::followTheSlice()
{
    QVERIFY(open("lon"));
    action().trigger();
    m_opened->show("0, ::-1, 1::2");
    QVERIFY(distanceTo((2.0 - 1) / 2, 18 - 12.48) < 0.1);
    m_opened->document().transpose();
    QVERIFY(distanceTo(18 - 12.48, (2.0 - 1) / 2) < 0.1);
    m_opened->show(":, :, 3"); // times by latitudes
    QVERIFY(!line() && !action().isEnabled());
    m_opened->show("1");
    QVERIFY(line() && action().isEnabled());
}

void TestCoastLines::areOfferedForTheEarthOnly()
{
    QVERIFY(open("x"));
    QVERIFY(!action().isVisible());
}

void TestCoastLines::areKept()
{
    QVERIFY(open("lon"));
    const QSignalSpy chosen(&m_opened->view(), &HeatmapView::lookChosen);
    action().trigger();
    QCOMPARE(chosen.count(), 1);
    const HeatmapViewState state = heatmapStateFrom(toJson(m_opened->view().state()));
    QVERIFY(state.showsCoasts);
    action().trigger();
    m_opened->view().restore(state);
    QVERIFY(line());
}

const Registered<TestCoastLines, QApplication> registered;

} // namespace bloscope::tst_coast_lines

#include "tst_coast_lines.moc"
