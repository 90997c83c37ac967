#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/heatmap_plot_of.h"
#include "tests/ui/heatmap/overlaid_heatmap.h"
#include "tests/ui/planes/pane_of.h"

#include <QApplication>

namespace bloscope::tst_planes_overlay {

using namespace test;

// What lies over the heatmap lies over the planes.
class TestPlanesOverlay : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void liesOverAllPlanes();
    void movesWithTheCrossing();
    void isHiddenWithThatOfTheHeatmap();
    void tellsTheLabelsInSight();
    void hasTheControlsWhileItIsSeen();
    void givesTheControlsBack();

 private:
    using Place = Panes::Place;
    using enum Panes::Place;

    PlanePane& pane(Place place) const { return paneOf(*m_view, place); }
    // Null while there is none, or one of another plane.
    const PlanePicture* labelsOver(Place which) const
    {
        const auto& picture = overlayLayerOf(pane(which).plot()).picture();
        return picture && picture->plane == pane(which).plane() ? picture.get() : nullptr;
    }
    double labelAtCrossing(Place which) const
    {
        const PlanePicture* picture = labelsOver(which);
        const CellPosition cell = *pane(which).plot().mark();
        const auto row = std::size_t(picture->pixelOfRow(cell.row));
        const auto column = std::size_t(picture->pixelOfColumn(cell.column));
        return picture->numbers.numbers[row * std::size_t(picture->numbers.columns) + column];
    }
    bool isLaidOver() const
    {
        return QTest::qWaitFor(
            [this] { return labelsOver(Front) && labelsOver(Side) && labelsOver(Below); });
    }

    std::unique_ptr<OverlaidHeatmap> m_heatmap;
    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<PlanesView> m_view;
};

void TestPlanesOverlay::init()
{
    m_heatmap = std::make_unique<OverlaidHeatmap>();
    m_scheduler = std::make_unique<Scheduler>();
    QVERIFY(m_heatmap->showLabels());
    m_view =
        std::make_unique<PlanesView>(m_heatmap->document(), m_heatmap->view().look(), *m_scheduler);
    m_view->showOverlay(m_heatmap->view().overlay());
    m_view->resize(700, 600);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestPlanesOverlay::cleanup()
{
    m_view.reset();
    m_scheduler.reset();
    m_heatmap.reset();
}

void TestPlanesOverlay::liesOverAllPlanes()
{
    QVERIFY(isLaidOver());
    for (Place which : {Front, Side, Below})
        QCOMPARE(labelAtCrossing(which), 1.0);
}

void TestPlanesOverlay::movesWithTheCrossing()
{
    m_heatmap->document().setSlice(*Slice::parse("0, 2", m_heatmap->document().array()->shape()));
    m_heatmap->document().setMark(CellIndex{0, 2, 3, 6});
    QVERIFY(isLaidOver());
    for (Place which : {Front, Side, Below})
        QCOMPARE(labelAtCrossing(which), 7.0);
}

void TestPlanesOverlay::isHiddenWithThatOfTheHeatmap()
{
    QVERIFY(isLaidOver());
    m_heatmap->overlay().switchAction()->trigger();
    QVERIFY(!labelsOver(Front) && !labelsOver(Side));
    m_heatmap->overlay().switchAction()->trigger();
    QVERIFY(isLaidOver());
    m_heatmap->overlay().remove();
    QVERIFY(!labelsOver(Below));
}

void TestPlanesOverlay::tellsTheLabelsInSight()
{
    const auto legend = [this] {
        for (const auto* label : m_view->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains("&#9632;"))
                return label->text();
        return QString();
    };
    QVERIFY(isLaidOver());
    // Of all planes: the labels 2 and 3 lie in those beside and below only.
    for (const char* label : {"1", "2", "3", "7"})
        QTRY_VERIFY2(legend().contains("&nbsp;" + QString(label)), label);
    m_heatmap->overlay().switchAction()->trigger();
    QTRY_COMPARE(legend(), QString());
}

void TestPlanesOverlay::hasTheControlsWhileItIsSeen()
{
    OverlayBar* bar = m_heatmap->overlay().bar();
    QVERIFY(m_view->isAncestorOf(bar));
    QVERIFY(bar->isVisible());
    OverlayLook look = bar->look();
    look.opacity = 70;
    bar->setLook(look);
    emit bar->lookChanged();
    QVERIFY(isLaidOver());
    QCOMPARE(overlayLayerOf(pane(Side).plot()).look().opacity, 70);
    m_heatmap->view().hide();
    m_heatmap->view().show();
    QVERIFY(m_heatmap->view().isAncestorOf(bar));
}

void TestPlanesOverlay::givesTheControlsBack()
{
    OverlayBar* bar = m_heatmap->overlay().bar();
    m_view.reset();
    QVERIFY(m_heatmap->view().isAncestorOf(bar));
}

const Registered<TestPlanesOverlay, QApplication> registered;

} // namespace bloscope::tst_planes_overlay

#include "tst_planes_overlay.moc"
