#include "ui/plane/viewport_link.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"

#include <QApplication>
#include <QTest>

namespace bloscope::tst_viewport_link {

using namespace test;

class TestViewportLink : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void tellsTheDocument();
    void followsTheDocument();
    void followsOnlyWhileItIsSeen();

 private:
    Document& document() const { return m_opened->document(); }
    HeatmapPlot& plot() const { return m_pane->plot(); }

    std::unique_ptr<Scheduler> m_scheduler; // goes before the frame that its work uses
    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<PlanePane> m_pane;
    std::unique_ptr<ViewportLink> m_sight;
};

void TestViewportLink::init()
{
    m_scheduler = std::make_unique<Scheduler>();
    m_opened =
        std::make_unique<OpenedFrame>(arrayFrame({20, 30}, "<i2", counted<std::int16_t>(600)));
    m_pane = std::make_unique<PlanePane>(document(), document().reader(),
                                         document().dimensionLabels().names(), *m_scheduler);
    m_pane->shown().setPlane(PicturePlane(document().slice()));
    m_sight = std::make_unique<ViewportLink>(document(), *m_pane);
    m_pane->resize(600, 400);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
}

void TestViewportLink::cleanup()
{
    m_sight.reset();
    m_pane.reset();
    m_scheduler.reset();
    m_opened.reset();
}

void TestViewportLink::tellsTheDocument()
{
    plot().markInSight({3, 4});
    QVERIFY(document().mark() == (CellIndex{3, 4}));
    QVERIFY(!document().partInSight());
    plot().navigator().zoomIn();
    QVERIFY(document().partInSight() == plot().navigator().view());
    plot().navigator().showAll();
    QVERIFY(!document().partInSight());
}

void TestViewportLink::followsTheDocument()
{
    document().setMark(CellIndex{3, 4});
    QVERIFY(plot().mark() == (CellPosition{3, 4}));
    document().setPartInSight(PlaneView{5, 5, 10, 8});
    QVERIFY(!plot().navigator().showsAll());
    QVERIFY(plot().navigator().cellsInSight().contains({7, 8}));
    document().setPartInSight({});
    QVERIFY(plot().navigator().showsAll());
}

void TestViewportLink::followsOnlyWhileItIsSeen()
{
    m_pane->hide();
    document().setMark(CellIndex{3, 4});
    document().setPartInSight(PlaneView{5, 5, 10, 8});
    QVERIFY(!plot().mark());
    QVERIFY(plot().navigator().showsAll());
    m_pane->show();
    m_sight->showPart();
    m_sight->showMark();
    QVERIFY(plot().mark() == (CellPosition{3, 4}));
    QVERIFY(!plot().navigator().showsAll());
}

const Registered<TestViewportLink, QApplication> registered;

} // namespace bloscope::tst_viewport_link

#include "tst_viewport_link.moc"
