#include "ui/heatmap/heatmap_projection.h"

#include "core/dtype/cell_number.h"
#include "core/edit/value_editor.h"
#include "core/system/file_calls.h"
#include "tests/support/conventions.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/heatmap_of_frame.h"
#include "tests/ui/heatmap/selection_label_of.h"
#include "ui/controls/index_spin_box.h"
#include "ui/heatmap/heatmap_bar.h"
#include "ui/heatmap/heatmap_view_state.h"
#include "ui/plane/projection_dialog.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <cmath>
#include <limits>

namespace bloscope::tst_heatmap_projection {

using namespace test;

using Kind = PlaneComputation::Kind;

// What the planes of a heatmap are computed from.
class TestHeatmapProjection : public QObject, HeatmapOfFrame {
    Q_OBJECT

 private slots:
    void cleanup() { close(); }

    void showsTheMaximumAtFirst();
    void isAskedForByItsKey();
    void followsTheDialog();
    void choosesRangesByKeyboard();
    void endsWithItsLink();
    void endsWithTheDialog();
    void isNotShownOfRowsAndColumns();
    void saysWhatHasNoProjection();
    void saysWhatCouldNotBeComputed();
    void comesBackWithItsState();
    void forgetsWhatDoesNotFit();
    void computesDifferences_data();
    void computesDifferences();
    void tellsCellsAndSelectionsOfIt();
    void standsInFigures();
    void seesEditedValues();
    void computesAllOfManyCells();
    void leavesOtherPlanesAlone();
    void subtractsInCode();
    void turnsByKeys();
    void turnsByTheDialog();
    void turnsAboutTheOtherAxis();
    void saysWhatDoesNotTurn();
    void saysThatAVolumeIsCoarse();
    void comesBackTurned();
    void turnsAnotherVolumeOfFour();
    void endsTurning();
    void namesNoSideThatHasTurned();

 private:
    // Of 4 by 5 by 6: 0, 1, 2...
    void open()
    {
        take(arrayFrame({4, 5, 6}, {2, 3, 3}, {1, 3, 3}, "<i4", counted<std::int32_t>(120)));
        show();
    }
    void show()
    {
        makeView();
        m_projection = m_view->findChild<HeatmapProjection*>();
        showView();
    }
    void choose(Kind kind, std::size_t dimension, std::int64_t first, std::int64_t last)
    {
        m_projection->choose(PlaneComputation{kind, dimension, first, last});
    }
    ProjectionDialog* dialog() const { return m_view->findChild<ProjectionDialog*>(); }

    // The number that is drawn of a cell of the plane.
    double numberAt(std::int64_t row, std::int64_t column) const
    {
        const CellSource& source = *m_projection->source();
        const Slice cell = document().slice().window(row, 1, column, 1);
        const Cells cells = orAbort(source.read(cell));
        double number = 0;
        readNumbers(source.dtype(), {cells.bytes.data(), cells.itemsize}, {&number, 1});
        return number;
    }

    HeatmapProjection* m_projection = nullptr;
};

void TestHeatmapProjection::showsTheMaximumAtFirst()
{
    open();
    QVERIFY(m_projection->note().isEmpty());
    QSignalSpy chosen(m_view.get(), &HeatmapView::lookChosen);
    m_projection->action()->trigger();
    QVERIFY(dialog());
    QCOMPARE(m_projection->choice(), (PlaneComputation{Kind::Maximum, 0, 0, 3}));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(numberAt(2, 3), 105.0);
    QCOMPARE(m_projection->title(), QString("Maximum over dim 0: 0–3"));
    QTRY_VERIFY(footer()->text().contains("Maximum over dim 0: 0–3"));
    QTRY_COMPARE(m_view->findChild<HeatmapPlot*>()->picture()->range, (ValueRange{90, 119}));
}

void TestHeatmapProjection::isAskedForByItsKey()
{
    open();
    m_view->activateWindow();
    m_plot->setFocus();
    QTRY_VERIFY(m_plot->hasFocus());
    QTest::keyClick(m_plot, Qt::Key_J);
    QVERIFY(dialog());
    QVERIFY(m_projection->isShown());
    m_projection->action()->trigger(); // the same one
    QCOMPARE(m_view->findChildren<ProjectionDialog*>().size(), 1);
}

void TestHeatmapProjection::followsTheDialog()
{
    open();
    m_projection->action()->trigger();
    const QList<QComboBox*> boxes = dialog()->findChildren<QComboBox*>();
    QCOMPARE(boxes.size(), 3);
    const std::vector<std::pair<int, double>> numbers = {
        {0, 105}, {1, 15}, {2, 60}, {3, 60}, {4, std::sqrt(1125.0)}, {5, 240}, {6, 0}, {7, 0}};
    for (const auto& [kind, number] : numbers) {
        boxes[0]->setCurrentIndex(kind);
        emit boxes[0]->activated(kind);
        QCOMPARE(m_projection->choice()->kind, Kind(kind));
        QCOMPARE(numberAt(2, 3), number);
        QCOMPARE(dialog()->findChildren<IndexSpinBox*>()[0]->isEnabled(), kind != 6);
        QCOMPARE(dialog()->findChildren<IndexSpinBox*>()[1]->isEnabled(), kind < 6);
    }
}

void TestHeatmapProjection::choosesRangesByKeyboard()
{
    open();
    m_projection->action()->trigger();
    const QList<IndexSpinBox*> indices = dialog()->findChildren<IndexSpinBox*>();
    QCOMPARE(indices.size(), 2);
    indices[1]->setFocus();
    indices[1]->selectAll();
    QTest::keyClicks(indices[1], "2");
    QTest::keyClick(indices[1], Qt::Key_Return);
    QCOMPARE(m_projection->title(), QString("Maximum over dim 0: 0–2"));
    QCOMPARE(numberAt(0, 0), 60.0);
    QTest::keyClick(indices[0], Qt::Key_Up);
    QCOMPARE(m_projection->title(), QString("Maximum over dim 0: 1–2"));
    QTest::keyClick(indices[0], Qt::Key_Up);
    QTest::keyClick(indices[0], Qt::Key_Up); // takes the end along
    QCOMPARE(m_projection->title(), QString("Maximum over dim 0: 3–3"));
    QVERIFY(dialog()); // Return has not closed it
}

void TestHeatmapProjection::endsWithItsLink()
{
    open();
    choose(Kind::Sum, 0, 0, 3);
    QTRY_VERIFY(footer()->text().contains("Turn off"));
    QSignalSpy chosen(m_view.get(), &HeatmapView::lookChosen);
    footer()->setFocus();
    emit footer()->linkActivated(HeatmapProjection::endLink);
    QVERIFY(!m_projection->choice());
    QVERIFY(m_view->hasFocus()); // the picture: its keys go on
    QVERIFY(!footer()->text().contains("Sum"));
    QCOMPARE(m_projection->source(), m_look->source());
    QCOMPARE(chosen.count(), 1);
}

void TestHeatmapProjection::endsWithTheDialog()
{
    open();
    m_projection->action()->trigger();
    for (QPushButton* button : dialog()->findChildren<QPushButton*>())
        if (button->text().contains("Off"))
            QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!m_projection->choice());
    QTRY_VERIFY(!dialog());
}

void TestHeatmapProjection::isNotShownOfRowsAndColumns()
{
    open();
    choose(Kind::Maximum, 1, 0, 4);
    QVERIFY(!m_projection->isShown());
    QCOMPARE(m_projection->source(), m_look->source());
    QTRY_VERIFY(footer()->text().contains(
        "There is no projection along dim 1 while it is shown as rows or columns."));
    QVERIFY(m_projection->title().isEmpty());
    document().setSlice(*Slice::parse(":, 2, :", {4, 5, 6})); // dim 0 down
    QVERIFY(m_projection->isShown());
    QTRY_VERIFY(footer()->text().contains("Maximum over dim 1: 0–4"));
    QCOMPARE(numberAt(1, 2), 56.0);
}

void TestHeatmapProjection::saysWhatHasNoProjection()
{
    take(unstoredArrayFrame({3, 4, 5}, {3, 4, 5}, {3, 4, 5}, "<M8[s]"));
    show();
    m_projection->action()->trigger();
    QVERIFY(m_projection->isShown());
    choose(Kind::Mean, 0, 0, 2);
    QVERIFY(!m_projection->isShown());
    QVERIFY(m_projection->note().contains("times have a maximum and a minimum"));
    bool isTold = false;
    for (const QLabel* label : dialog()->findChildren<QLabel*>())
        isTold |= label->isVisible() && label->text().contains("times have a maximum");
    QVERIFY(isTold);
}

// The cells of the array are shown in its place, and the controls stay.
void TestHeatmapProjection::saysWhatCouldNotBeComputed()
{
    const std::int64_t most = std::numeric_limits<std::int64_t>::max();
    take(arrayFrame({2, 1, 2}, "<i8", elementsOf<std::int64_t>({1, most, 2, 1})));
    show();
    choose(Kind::Sum, 0, 0, 1);
    QTRY_VERIFY(!m_projection->isShown());
    QTRY_VERIFY(footer()->text().contains("the sum at [0, 0, 1] does not fit 64 bits"));
    QCOMPARE(m_projection->source(), m_look->source());
    QVERIFY(m_plot->isVisible());
    choose(Kind::Maximum, 0, 0, 1);
    QVERIFY(m_projection->isShown());
}

void TestHeatmapProjection::comesBackWithItsState()
{
    open();
    choose(Kind::Deviation, 0, 1, 2);
    const HeatmapViewState state = heatmapStateFrom(toJson(m_view->state()));
    QCOMPARE(state.computation, (PlaneComputation{Kind::Deviation, 0, 1, 2}));
    m_projection->choose({});
    m_view->restore(state);
    QCOMPARE(m_projection->title(), QString("Standard deviation over dim 0: 1–2"));
    QCOMPARE(numberAt(4, 5), 15.0);
}

void TestHeatmapProjection::forgetsWhatDoesNotFit()
{
    open();
    for (const PlaneComputation& wanted :
         {PlaneComputation{Kind::Maximum, 3, 0, 0}, PlaneComputation{Kind::Maximum, 0, 0, 4},
          PlaneComputation{Kind::Maximum, 0, 2, 1}, PlaneComputation{Kind::ToIndex, 0, 4, 0}}) {
        m_projection->choose(wanted);
        QVERIFY(!m_projection->choice());
    }
}

void TestHeatmapProjection::computesDifferences_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("reference");
    QTest::addColumn<int>("index");
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("title");
    QTest::newRow("previous") << int(Kind::ToPrevious) << 0 << 2 << 30.0
                              << "Difference to the previous index of dim 0";
    QTest::newRow("of the first") << int(Kind::ToPrevious) << 0 << 0 << 0.0
                                  << "Difference to the previous index of dim 0";
    QTest::newRow("before") << int(Kind::ToIndex) << 3 << 1 << -60.0
                            << "Difference to index 3 of dim 0";
    QTest::newRow("itself") << int(Kind::ToIndex) << 1 << 1 << 0.0
                            << "Difference to index 1 of dim 0";
}

void TestHeatmapProjection::computesDifferences()
{
    QFETCH(const int, kind);
    QFETCH(const int, reference);
    QFETCH(const int, index);
    open();
    choose(Kind(kind), 0, reference, 0);
    Slice slice = document().slice();
    slice.set(0, DimensionSlice::index(index));
    document().setSlice(slice);
    QTEST(numberAt(1, 1), "number");
    QTEST(m_projection->title(), "title");
}

void TestHeatmapProjection::tellsCellsAndSelectionsOfIt()
{
    open();
    choose(Kind::Sum, 0, 0, 3);
    m_plot->markInSight({2, 3});
    QTRY_COMPARE(document().currentCellText(), QString("240"));
    QTest::mousePress(m_plot, Qt::LeftButton, Qt::ShiftModifier, middleOf(0, 0));
    QTest::mouseMove(m_plot, middleOf(0, 1));
    QTest::mouseRelease(m_plot, Qt::LeftButton, Qt::ShiftModifier, middleOf(0, 1));
    QTRY_VERIFY(selectionLabelOf(*m_view)->text().contains("364")); // 180 and 184
}

void TestHeatmapProjection::standsInFigures()
{
    open();
    choose(Kind::Minimum, 0, 0, 3);
    QVERIFY(m_view->exportOffer().caption.title.endsWith("· Minimum over dim 0: 0–3"));
}

void TestHeatmapProjection::seesEditedValues()
{
    open();
    choose(Kind::Maximum, 0, 0, 3);
    QCOMPARE(numberAt(1, 1), 97.0);
    SystemFileCalls calls;
    WorkerPool pool(1);
    ValueEditor editor(document().array(), {}, SpillStore::create(calls), pool);
    QVERIFY(
        editor.fill(*Slice::parse("0, 1, 1", {4, 5, 6}), {0, 4}, elementsOf<std::int32_t>({1000})));
    document().setValues(editor.edits());
    QCOMPARE(numberAt(1, 1), 1000.0);
}

void TestHeatmapProjection::computesAllOfManyCells()
{
    take(unstoredArrayFrame({400, 200, 200}, {1, 200, 200}, {1, 50, 50}, "<f4"));
    show();
    choose(Kind::Mean, 0, 0, 399);
    const CellSourcePtr few = m_projection->source();
    QVERIFY(few != m_look->source());
    QTRY_VERIFY(m_projection->source() != few);
    QVERIFY(m_projection->isShown());
    QVERIFY(!m_projection->note().contains("computed"));
    const CellSourcePtr all = m_projection->source();
    Slice slice = document().slice();
    slice.set(0, DimensionSlice::index(7));
    document().setSlice(slice);
    QCOMPARE(m_projection->source(), all); // no index of it is another plane
}

void TestHeatmapProjection::leavesOtherPlanesAlone()
{
    open();
    const CellSourcePtr cells = m_look->source();
    choose(Kind::Maximum, 0, 0, 3);
    QCOMPARE(m_look->source(), cells);
}

void TestHeatmapProjection::subtractsInCode()
{
    open();
    choose(Kind::ToIndex, 0, 3, 0);
    QCOMPARE(m_view->exportOffer().subtracted, (std::pair<std::size_t, std::int64_t>(0, 3)));
    choose(Kind::ToPrevious, 0, 0, 0);
    QCOMPARE(m_view->exportOffer().subtracted, (std::pair<std::size_t, std::int64_t>(0, 0)));
    document().setSlice(*Slice::parse("2, :, :", {4, 5, 6}));
    QCOMPARE(m_view->exportOffer().subtracted, (std::pair<std::size_t, std::int64_t>(0, 1)));
    choose(Kind::Maximum, 0, 0, 3);
    QVERIFY(!m_view->exportOffer().subtracted);
}

void TestHeatmapProjection::turnsByKeys()
{
    open();
    m_view->activateWindow();
    m_plot->setFocus();
    QTRY_VERIFY(m_plot->hasFocus());
    QTest::keyClick(m_plot, Qt::Key_T);
    QCOMPARE(m_projection->choice(), (PlaneComputation{Kind::Turned, 0, 0, 3}));
    QTRY_VERIFY(m_projection->isShown());
    QCOMPARE(m_projection->title(), QString("Maximum over dim 0: 0–3, turned 0° about dim 1"));
    QTRY_VERIFY(footer()->text().contains("turned 0° about dim 1"));
    QCOMPARE(numberAt(2, 3), 105.0);
    for (int i = 0; i < 6; ++i)
        QTest::keyClick(m_plot, Qt::Key_T);
    QTRY_COMPARE(m_projection->title(), QString("Maximum over dim 0: 0–3, turned 90° about dim 1"));
    QVERIFY(std::isnan(numberAt(2, 0))); // beside the volume
    QCOMPARE(numberAt(2, 1), 17.0);      // of index 0 of the depth
    QCOMPARE(numberAt(2, 4), 107.0);
    for (int i = 0; i < 7; ++i)
        QTest::keyClick(m_plot, Qt::Key_T, Qt::ShiftModifier);
    QTRY_VERIFY(m_projection->title().contains("turned 345°"));
    QVERIFY(m_view->exportOffer().caption.title.endsWith("turned 345° about dim 1"));
    QVERIFY(m_view->exportOffer().computed);
    QVERIFY(!m_view->exportOffer().projection);
}

void TestHeatmapProjection::turnsByTheDialog()
{
    open();
    m_projection->action()->trigger();
    auto* degrees = dialog()->findChild<QSpinBox*>();
    QVERIFY(!degrees->isVisible());
    QComboBox* kind = dialog()->findChildren<QComboBox*>()[0];
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_End);
    QCOMPARE(m_projection->choice()->kind, Kind::Turned);
    QVERIFY(degrees->isVisible());
    degrees->setFocus();
    QTest::keyClick(degrees, Qt::Key_Down); // round to the other end
    QCOMPARE(m_projection->choice()->degrees, 345);
    QTest::keyClick(degrees, Qt::Key_Up);
    QTest::keyClick(degrees, Qt::Key_Up);
    QCOMPARE(m_projection->choice()->degrees, 15);
    degrees->selectAll();
    QTest::keyClicks(degrees, "180");
    QTest::keyClick(degrees, Qt::Key_Return);
    QTRY_COMPARE(m_projection->title(),
                 QString("Maximum over dim 0: 0–3, turned 180° about dim 1"));
    QCOMPARE(numberAt(2, 0), 107.0); // the last column
    m_projection->actions()[1]->trigger();
    QCOMPARE(degrees->value(), 195); // the dialog follows
}

void TestHeatmapProjection::turnsAboutTheOtherAxis()
{
    open();
    m_projection->choose(
        PlaneComputation{Kind::Turned, 0, 1, 2, PlaneComputation::About::Horizontal, 180});
    QTRY_COMPARE(m_projection->title(),
                 QString("Maximum over dim 0: 1–2, turned 180° about dim 2"));
    QCOMPARE(numberAt(0, 3), 87.0); // the last row
    document().transpose();
    QTRY_COMPARE(m_projection->title(),
                 QString("Maximum over dim 0: 1–2, turned 180° about dim 1"));
}

void TestHeatmapProjection::saysWhatDoesNotTurn()
{
    open();
    m_projection->choose(PlaneComputation{Kind::Turned, 1, 0, 4});
    QVERIFY(m_projection->note().contains("no projection along dim 1"));
    m_projection->actions()[1]->trigger(); // along another one
    QCOMPARE(m_projection->choice()->dimension, std::size_t(0));
    QTRY_VERIFY(m_projection->isTurned());
    document().setSlice(*Slice::parse("0, 0, :", {4, 5, 6}));
    QVERIFY(m_projection->note().contains("Only a picture with rows and columns"));
    QVERIFY(!m_projection->isShown());
    close();
    take(unstoredArrayFrame({3, 4, 5}, {3, 4, 5}, {3, 4, 5}, "<M8[s]"));
    show();
    m_projection->choose(PlaneComputation{Kind::Turned, 0, 0, 2});
    QTRY_VERIFY(m_projection->note().contains("The projection cannot be computed"));
    QCOMPARE(m_projection->source(), m_look->source());
}

void TestHeatmapProjection::saysThatAVolumeIsCoarse()
{
    take(unstoredArrayFrame({300, 4, 5}, {300, 4, 5}, {300, 4, 5}, "<f4"));
    show();
    choose(Kind::Turned, 0, 0, 299);
    QTRY_VERIFY(footer()->text().contains("coarse: at most 256 cells"));
}

void TestHeatmapProjection::comesBackTurned()
{
    open();
    const PlaneComputation wanted{Kind::Turned, 0, 1, 3, PlaneComputation::About::Horizontal, 270};
    m_projection->choose(wanted);
    const HeatmapViewState state = heatmapStateFrom(toJson(m_view->state()));
    QCOMPARE(state.computation, wanted);
    m_projection->choose({});
    m_view->restore(state);
    QTRY_VERIFY(m_projection->title().contains("turned 270° about dim 2"));
    QJsonObject json = toJson(state.computation).toObject();
    json["degrees"] = -30;
    json["about"] = "depth";
    QCOMPARE(computationFrom(json), (PlaneComputation{Kind::Turned, 0, 1, 3}));
}

void TestHeatmapProjection::turnsAnotherVolumeOfFour()
{
    take(arrayFrame({2, 3, 4, 5}, "<i4", counted<std::int32_t>(120)));
    show();
    choose(Kind::Turned, 1, 0, 2);
    QTRY_VERIFY(m_projection->isShown());
    QCOMPARE(numberAt(0, 0), 40.0);
    document().setSlice(*Slice::parse("1, 0, :, :", {2, 3, 4, 5}));
    QTRY_COMPARE(numberAt(0, 0), 100.0);
}

void TestHeatmapProjection::endsTurning()
{
    open();
    choose(Kind::Turned, 0, 0, 3);
    QTRY_VERIFY(m_projection->isShown());
    m_projection->end();
    QCOMPARE(m_projection->source(), m_look->source());
    QVERIFY(m_projection->note().isEmpty());
    choose(Kind::Turned, 0, 0, 3);
    choose(Kind::Minimum, 0, 0, 3); // before the other one is there
    QTest::qWait(50);
    QCOMPARE(numberAt(2, 3), 15.0);
}

void TestHeatmapProjection::namesNoSideThatHasTurned()
{
    take(frameWith({2, 3, 4}, {}, {{"med_blosc2", R"({"image": {}, "spatial": {
        "spacing": [3, 1, 1], "origin": [0, 0, 0],
        "direction": [[1, 0, 0], [0, 1, 0], [0, 0, 1]]}, "_med_blosc2_version": "v0"})"}}));
    show();
    QVERIFY(document().axisLabels().sides(2));
    const auto isNamed = [this](std::size_t dimension) {
        return m_projection->axisLabels().sides(dimension).has_value();
    };
    choose(Kind::Turned, 0, 0, 1);
    QTRY_VERIFY(m_projection->isTurned());
    QVERIFY(isNamed(1) && isNamed(2)); // as the slices are
    PlaneComputation wanted{Kind::Turned, 0, 0, 1, PlaneComputation::About::Vertical, 90};
    m_projection->choose(wanted);
    QTRY_VERIFY(!isNamed(2));
    QVERIFY(isNamed(1));
    wanted.about = PlaneComputation::About::Horizontal;
    m_projection->choose(wanted);
    QTRY_VERIFY(!isNamed(1));
    QVERIFY(isNamed(2));
    QCOMPARE(m_projection->axisLabels().coordinateText(2, 1),
             document().axisLabels().coordinateText(2, 1));
    m_projection->choose({});
    QVERIFY(isNamed(1) && isNamed(2));
}

const Registered<TestHeatmapProjection, QApplication> registered;

} // namespace bloscope::tst_heatmap_projection

#include "tst_heatmap_projection.moc"
