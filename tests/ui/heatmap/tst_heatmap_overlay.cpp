#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/overlaid_heatmap.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

namespace bloscope::tst_heatmap_overlay {

using namespace test;

class TestHeatmapOverlay : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_heatmap = std::make_unique<OverlaidHeatmap>(); }
    void liesOverThePicture();
    void changesItsOpacity();
    void drawsOutlines();
    void followsTheSlice();
    void followsZoomFlipsAndTranspose();
    void colorsNumbers();
    void tellsTheLabelUnderTheMouse();
    void countsTheLabelsInSight();
    void tellsItsLabelsBelowAFigure();
    void leavesMarkAndHistogramOutOfAFigure();
    void isHiddenForAMomentByAKey();
    void blinks();
    void isHiddenWhileAVolumeIsTurned();
    void isOfLabelsOverGrey();
    void leavesColoursThatSomebodyHasChosen();
    void takesTheLooksOfTheFileBefore();
    void drawsOutlinesOverLabels();

 private:
    std::unique_ptr<OverlaidHeatmap> m_heatmap;
};

void TestHeatmapOverlay::liesOverThePicture()
{
    QVERIFY(m_heatmap->showLabels());
    const double opacity = m_heatmap->bar().look().opacity / 100.0;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const int label = labelAt(0, row, column);
            const QColor expected =
                label <= 0 ? m_heatmap->below(row, column)
                           : mixed(m_heatmap->below(row, column), paletteColor(label), opacity);
            const QColor seen = m_heatmap->colorOf(row, column);
            QVERIFY2(areNear(seen, expected), qPrintable(QString("(%1, %2): %3 and not %4")
                                                             .arg(row)
                                                             .arg(column)
                                                             .arg(seen.name(), expected.name())));
        }
}

void TestHeatmapOverlay::changesItsOpacity()
{
    QVERIFY(m_heatmap->showLabels());
    auto* box = m_heatmap->named<QSpinBox>("Overlay opacity");
    for (const int percent : {0, 55, 100}) {
        box->selectAll();
        QTest::keyClicks(box, QString::number(percent));
        QVERIFY(areNear(m_heatmap->colorOf(3, 3),
                        mixed(m_heatmap->below(3, 3), paletteColor(1), percent / 100.0)));
    }
}

// Two pixels wide, inside of each label, of its own colour; nothing else is covered.
void TestHeatmapOverlay::drawsOutlines()
{
    QVERIFY(m_heatmap->showLabels());
    auto* box = m_heatmap->named<QComboBox>("Label style");
    box->setCurrentText("Outlines");
    emit box->activated(box->currentIndex());
    QVERIFY(areNear(m_heatmap->colorOf(3, 3), m_heatmap->below(3, 3)));
    const int y = m_heatmap->middleOf(3, 3).y();
    const auto firstPixelOf = [this](int column) {
        return int(std::ceil(m_heatmap->plot().xAxis->coordToPixel(column - 0.5) - 0.5));
    };
    const int first = firstPixelOf(2);
    const int second = firstPixelOf(6);
    for (const int pixel : {first, first + 1, second - 2, second - 1})
        QCOMPARE(m_heatmap->colorAt({pixel, y}), paletteColor(1));
    for (const int pixel : {second, second + 1})
        QCOMPARE(m_heatmap->colorAt({pixel, y}), paletteColor(7));
    QVERIFY(areNear(m_heatmap->colorAt({first - 1, y}), m_heatmap->below(3, 1)));
    QVERIFY(areNear(m_heatmap->colorAt({first + 2, y}), m_heatmap->below(3, 2)));
    QVERIFY(areNear(m_heatmap->colorAt({second - 3, y}), m_heatmap->below(3, 5)));
    QVERIFY(areNear(m_heatmap->colorAt({second + 2, y}), m_heatmap->below(3, 6)));
}

void TestHeatmapOverlay::followsTheSlice()
{
    QVERIFY(m_heatmap->showLabels());
    m_heatmap->show("0, 2, :, :");
    QVERIFY(m_heatmap->isLaidOver());
    const double opacity = m_heatmap->bar().look().opacity / 100.0;
    QVERIFY(
        areNear(m_heatmap->colorOf(3, 3), mixed(m_heatmap->below(3, 3), paletteColor(3), opacity)));
    m_heatmap->show("0, 0, 2:, ::-1");
    QVERIFY(m_heatmap->isLaidOver());
    QVERIFY(
        areNear(m_heatmap->colorOf(0, 1), mixed(m_heatmap->below(0, 1), paletteColor(7), opacity)));
}

void TestHeatmapOverlay::followsZoomFlipsAndTranspose()
{
    QVERIFY(m_heatmap->showLabels());
    const double opacity = m_heatmap->bar().look().opacity / 100.0;
    m_heatmap->plot().navigator().show({1, 1, 4, 4});
    QVERIFY(
        areNear(m_heatmap->colorOf(3, 3), mixed(m_heatmap->below(3, 3), paletteColor(1), opacity)));
    QVERIFY(areNear(m_heatmap->colorOf(1, 3), m_heatmap->below(1, 3)));
    m_heatmap->plot().navigator().showAll();
    m_heatmap->view().look().setFlips(PlaneFlips{true, false});
    QVERIFY(m_heatmap->middleOf(3, 6).x() < m_heatmap->middleOf(3, 2).x());
    QVERIFY(
        areNear(m_heatmap->colorOf(3, 6), mixed(m_heatmap->below(3, 6), paletteColor(7), opacity)));
    m_heatmap->document().transpose();
    QVERIFY(m_heatmap->isLaidOver());
    QVERIFY(
        areNear(m_heatmap->colorOf(6, 3), mixed(m_heatmap->below(6, 3), paletteColor(7), opacity)));
    QVERIFY(areNear(m_heatmap->colorOf(3, 6), m_heatmap->below(3, 6)));
}

void TestHeatmapOverlay::colorsNumbers()
{
    m_heatmap->write("dose.b2nd", arrayFrame({planes, side, side}, "<f8",
                                             cells<double>([](int, int row, int column) {
                                                 return column == 7 ? std::nan("") : row;
                                             })));
    QVERIFY(m_heatmap->open("case.b2nd", "0, 0, :, :"));
    m_heatmap->overlay().show(OpenRequest::of(m_heatmap->path("dose.b2nd")));
    QVERIFY(m_heatmap->isLaidOver());
    m_heatmap->named<QSpinBox>("Overlay opacity")->setValue(100);
    const ColorMap& magma = *findColorMap("magma");
    for (int row = 0; row < side; ++row)
        QCOMPARE(m_heatmap->colorOf(row, 3),
                 QColor(magma.colors[std::size_t(std::lround(row / 7.0 * 255))]));
    QVERIFY(areNear(m_heatmap->colorOf(3, 7), m_heatmap->below(3, 7)));
}

void TestHeatmapOverlay::tellsTheLabelUnderTheMouse()
{
    QVERIFY(m_heatmap->showLabels());
    const auto text = [this] { return m_heatmap->document().currentCellText(); };
    QTest::mouseMove(&m_heatmap->plot(), m_heatmap->middleOf(4, 5));
    QTRY_COMPARE(text(), QString("45.0 · label 1"));
    QTest::mouseMove(&m_heatmap->plot(), m_heatmap->middleOf(4, 0));
    QTRY_COMPARE(text(), QString("40.0 · label -1"));
    m_heatmap->plot().shown().setMark(CellPosition{5, 6});
    QTest::mouseMove(&m_heatmap->plot(), {1, 1});
    QTRY_COMPARE(text(), QString("56.0 · label 7"));
    m_heatmap->overlay().remove();
    QTRY_COMPARE(text(), QString("56.0"));
}

void TestHeatmapOverlay::countsTheLabelsInSight()
{
    QVERIFY(m_heatmap->showLabels());
    const auto legend = [this] { return m_heatmap->overlay().legend().join(" "); };
    QTRY_VERIFY(legend().contains("1: 16") && legend().contains("7: 4"));
    m_heatmap->plot().navigator().show({0, 0, 3, 3});
    const auto ones = [this] { // the frame grows with what is in sight, once it is laid out
        const CellRect inSight = m_heatmap->plot().navigator().cellsInSight();
        int count = 0;
        for (auto row = inSight.row; row < inSight.endRow(); ++row)
            for (auto column = inSight.column; column < inSight.endColumn(); ++column)
                count += labelAt(0, int(row), int(column)) == 1;
        return count;
    };
    QTRY_VERIFY2(legend().contains(QString("1: %1").arg(ones())), qPrintable(legend()));
    QVERIFY(ones() > 0 && ones() < 16);
}

void TestHeatmapOverlay::tellsItsLabelsBelowAFigure()
{
    QVERIFY(m_heatmap->showLabels());
    const auto keys = [this] {
        QStringList texts;
        for (const FigureCaption::Key& key : m_heatmap->view().exportOffer().caption.keys)
            texts << key.text + " " + key.color.name();
        return texts;
    };
    QTRY_COMPARE(keys(),
                 (QStringList{"1 " + paletteColor(1).name(), "7 " + paletteColor(7).name()}));
    m_heatmap->overlay().remove();
    QCOMPARE(keys(), QStringList());
}

// Unless somebody wants them.
void TestHeatmapOverlay::leavesMarkAndHistogramOutOfAFigure()
{
    QVERIFY(m_heatmap->showLabels());
    HeatmapPlot& plot = m_heatmap->plot();
    const auto figure = [&plot](const FigureOptions& options) {
        plot.replot(QCustomPlot::rpImmediateRefresh);
        return figureImage(plot, options);
    };
    const FigureOptions withBoth{.hasMarks = true, .hasHistogram = true};
    const QImage plain = figure({});
    const QImage withHistogram = figure(withBoth);
    QVERIFY(plain != withHistogram);
    plot.shown().setMark(CellPosition{5, 6});
    QCOMPARE(figure({}), plain);
    QVERIFY(figure(withBoth) != withHistogram);
    QVERIFY(plot.showsHistogram() && plot.layerOfMarks()->visible()); // on the screen
    plot.setShowsHistogram(false);
    QCOMPARE(figure({.hasHistogram = true}), plain);
}

void TestHeatmapOverlay::isHiddenForAMomentByAKey()
{
    QVERIFY(m_heatmap->showLabels());
    m_heatmap->view().activateWindow();
    m_heatmap->plot().setFocus();
    QTRY_VERIFY(m_heatmap->plot().hasFocus());
    QTest::keyClick(&m_heatmap->plot(), Qt::Key_O);
    QVERIFY(areNear(m_heatmap->colorOf(3, 3), m_heatmap->below(3, 3)));
    QVERIFY(!m_heatmap->named<QCheckBox>("Overlay: case_seg.b2nd")->isChecked());
    QTest::keyClick(&m_heatmap->plot(), Qt::Key_O);
    QVERIFY(!areNear(m_heatmap->colorOf(3, 3), m_heatmap->below(3, 3)));
}

void TestHeatmapOverlay::blinks()
{
    QVERIFY(m_heatmap->showLabels());
    HeatmapOverlay& overlay = m_heatmap->overlay();
    const auto isSeen = [this] {
        return !areNear(m_heatmap->colorOf(3, 3), m_heatmap->below(3, 3));
    };
    QVERIFY(isSeen());
    overlay.blinkAction()->trigger();
    for (int times = 0; times < 2; ++times) {
        QTRY_VERIFY(!isSeen());
        QVERIFY(!overlay.isHidden() && overlay.showsLabels());
        QTRY_VERIFY(isSeen());
    }
    QTRY_VERIFY(!isSeen());
    overlay.blinkAction()->trigger();
    QVERIFY(isSeen());
    overlay.blinkAction()->trigger();
    overlay.remove();
    QVERIFY(!overlay.blinkAction()->isChecked() && !overlay.blinkAction()->isEnabled());
}

void TestHeatmapOverlay::isHiddenWhileAVolumeIsTurned()
{
    QVERIFY(m_heatmap->showLabels());
    m_heatmap->view().activateWindow();
    m_heatmap->plot().setFocus();
    QTRY_VERIFY(m_heatmap->plot().hasFocus());
    QVERIFY(m_heatmap->overlay().isDrawn());
    QTest::keyClick(&m_heatmap->plot(), Qt::Key_T);
    QTRY_VERIFY(!m_heatmap->overlay().isDrawn());
    QVERIFY(!m_heatmap->overlay().isHidden()); // as somebody has chosen
    QVERIFY(m_heatmap->overlay().legend().isEmpty());
    HeatmapViewState state = m_heatmap->view().state();
    QVERIFY(state.overlay->isOn);
    state.computation.reset();
    m_heatmap->view().restore(state);
    QTRY_VERIFY(m_heatmap->overlay().isDrawn());
    QTRY_VERIFY(!m_heatmap->overlay().legend().isEmpty());
}

void TestHeatmapOverlay::isOfLabelsOverGrey()
{
    QVERIFY(m_heatmap->open("case.b2nd", "0, 0, :, :"));
    HeatmapLook& look = m_heatmap->view().look();
    QCOMPARE(look.drawnOptions().map, findColorMap("viridis"));
    QVERIFY(m_heatmap->showLabels());
    QTRY_COMPARE(m_heatmap->view().look().drawnOptions().map, findColorMap("grey"));
    QTRY_COMPARE(m_heatmap->plot().picture()->options.map, findColorMap("grey"));
    const auto& box = *m_heatmap->view().findChild<HeatmapBar*>()->findChild<QComboBox*>();
    QVERIFY(box.accessibleName() != "Colour map" || box.currentText() == "grey");
    m_heatmap->view().findChild<HeatmapBar*>()->fixRange({1, 2}); // as when somebody drags it
    QTRY_VERIFY(m_heatmap->plot().picture()->range == (ValueRange{1, 2}));
    QCOMPARE(m_heatmap->plot().picture()->options.map, findColorMap("grey"));
    QVERIFY(!m_heatmap->view().state().isMapChosen);
    m_heatmap->overlay().remove();
    QTRY_COMPARE(m_heatmap->plot().picture()->options.map, findColorMap("viridis"));
}

void TestHeatmapOverlay::leavesColoursThatSomebodyHasChosen()
{
    QVERIFY(m_heatmap->showLabels());
    QTRY_COMPARE(m_heatmap->view().look().drawnOptions().map, findColorMap("grey"));
    HeatmapLook& look = m_heatmap->view().look();
    look.chooseMap(*findColorMap("viridis")); // which is the usual one, and yet chosen
    QTRY_COMPARE(m_heatmap->plot().picture()->options.map, findColorMap("viridis"));
    const HeatmapViewState kept = m_heatmap->view().state();
    QVERIFY(kept.isMapChosen);
    look.chooseMap(*findColorMap("magma"));
    QTRY_COMPARE(m_heatmap->plot().picture()->options.map, findColorMap("magma"));
}

void TestHeatmapOverlay::takesTheLooksOfTheFileBefore()
{
    QVERIFY(m_heatmap->open("case.b2nd", "0, 0, :, :"));
    const OpenRequest request = OpenRequest::of(m_heatmap->path("case_seg.b2nd"));
    LabelLooks looks;
    looks.set(1, {0xff102030, 100, true, "liver"});
    OverlayViewState kept{request, {}, true, true};
    kept.look.colors = {findColorMap("okabe")};
    kept.look.colors.labels = std::make_shared<const LabelLooks>(looks);
    m_heatmap->overlay().restore(kept);
    QVERIFY(m_heatmap->isLaidOver());
    QCOMPARE(QColor(m_heatmap->overlay().colorOf(1)), QColor("#102030"));
    looks.set(1, {0xffffffff, 100, true, {}});
    kept.look.colors.labels = std::make_shared<const LabelLooks>(looks);
    m_heatmap->overlay().restore(kept); // not in the place of those that it has
    QVERIFY(m_heatmap->isLaidOver());
    QCOMPARE(QColor(m_heatmap->overlay().colorOf(1)), QColor("#102030"));
}

// In other colours than the areas, which keep theirs.
void TestHeatmapOverlay::drawsOutlinesOverLabels()
{
    QVERIFY(m_heatmap->open("case_seg.b2nd", "0, 0, :, :"));
    m_heatmap->view().look().setUsualMap(*findColorMap("labels"));
    m_heatmap->overlay().showOutlines(OpenRequest::of(m_heatmap->path("case_seg.b2nd")));
    QVERIFY(m_heatmap->isLaidOver());
    QCOMPARE(m_heatmap->overlay().look().drawing, OverlayLook::Drawing::Outlines);
    QCOMPARE(m_heatmap->overlay().look().colors.map, findColorMap("okabe"));
    QCOMPARE(m_heatmap->view().look().drawnOptions().map, findColorMap("labels"));
    QTRY_COMPARE(m_heatmap->plot().picture()->options.map, findColorMap("labels"));
}

const Registered<TestHeatmapOverlay, QApplication> registered;

} // namespace bloscope::tst_heatmap_overlay

#include "tst_heatmap_overlay.moc"
