#include "ui/pages/view_tabs.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/document/byte_focus.h"
#include "ui/document/value_changes.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/table/slice_table_view.h"

#include <QApplication>
#include <QSet>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

namespace bloscope::tst_view_tabs {

using namespace test;

// The table of views, and the tabs that are made of it.
class TestViewTabs : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void namesEachViewOnce();
    void makesATabOfEachView();
    void makesViewsWhenTheyAreWantedAndTheOthersOnceItIsSeen();
    void keepsTheStateOfAViewThatIsNotMadeYet();
    void goesFromViewToViewByKeys();
    void showsTheControlsOfTheViewInFrontOnly();
    void letsControlsHaveALineOfTheirOwnWhereOneIsTooNarrow();
    void bringsAViewToTheFrontByItsWord_data();
    void bringsAViewToTheFrontByItsWord();
    void givesEachViewItsStateBack();
    void givesTheHeatmapTheHistogramOfItsPlaneBack();

 private:
    ArrayViewParts parts()
    {
        return {m_opened->document(), *m_scheduler, *m_look, *m_changes, *m_focus};
    }

    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<HeatmapLook> m_look;
    std::unique_ptr<ByteFocus> m_focus = std::make_unique<ByteFocus>();
    std::unique_ptr<ValueChanges> m_changes;
    std::unique_ptr<Scheduler> m_scheduler; // goes first and waits for work that uses the frame
};

void TestViewTabs::init()
{
    m_opened =
        std::make_unique<OpenedFrame>(arrayFrame({3, 4, 5}, "<i4", counted<std::int32_t>(60)));
    m_scheduler = std::make_unique<Scheduler>();
    m_look = std::make_unique<HeatmapLook>(m_opened->document(), *m_scheduler);
    m_changes = std::make_unique<ValueChanges>(m_opened->document(), *m_scheduler);
}

void TestViewTabs::cleanup()
{
    m_changes.reset();
    m_look.reset();
    m_scheduler.reset();
    m_opened.reset();
}

void TestViewTabs::namesEachViewOnce()
{
    QSet<QString> names;
    QSet<int> keys;
    for (const ArrayView& view : arrayViews()) {
        names << QString::fromLatin1(view.word) << view.title();
        keys << view.key;
        QVERIFY2(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(view.word)), view.word);
        QVERIFY2(view.menuText().contains('&'), view.word);
    }
    QCOMPARE(names.size(), 2 * qsizetype(arrayViews().size()));
    QCOMPARE(keys.size(), qsizetype(arrayViews().size()));
}

void TestViewTabs::makesATabOfEachView()
{
    ViewTabs tabs(parts());
    QCOMPARE(tabs.count(), int(arrayViews().size()));
    for (int index = 0; index < tabs.count(); ++index) {
        const ArrayView& view = arrayViews()[std::size_t(index)];
        QVERIFY(tabs.view(index));
        QCOMPARE(tabs.buttons().tabText(index), view.title());
        const QString key = QKeySequence(Qt::CTRL | view.key).toString(QKeySequence::NativeText);
        QVERIFY2(tabs.buttons().tabToolTip(index).contains(key), view.word);
    }
}

void TestViewTabs::makesViewsWhenTheyAreWantedAndTheOthersOnceItIsSeen()
{
    ViewTabs tabs(parts());
    const QSignalSpy news(&tabs, &ViewTabs::viewMade);
    const auto countMade = [&tabs] {
        int count = 0;
        for (int index = 0; index < tabs.count(); ++index)
            count += tabs.made(index) ? 1 : 0;
        return count;
    };
    QCOMPARE(countMade(), 1); // the one in front
    tabs.bringToFront("curve");
    QCOMPARE(countMade(), 2);
    QCOMPARE(news.count(), 1);
    tabs.show();
    QTRY_COMPARE(countMade(), tabs.count());
    QCOMPARE(news.count(), tabs.count() - 1);
    for (int index = 0; index < tabs.count(); ++index)
        QCOMPARE(tabs.made(index)->isVisible(), index == tabs.indexInFront());
    for (const QWidget* window : QApplication::topLevelWidgets())
        QVERIFY(window == &tabs || !window->isVisible());
}

void TestViewTabs::keepsTheStateOfAViewThatIsNotMadeYet()
{
    KeptState state;
    state.json = {{"lines", "1, 2"}, {"logIndices", false}, {"logValues", true}};
    ViewTabs tabs(parts());
    QVERIFY(!tabs.savedStates().contains("curve"));
    tabs.restoreState({{"curve", state}});
    QVERIFY(tabs.savedStates().at("curve").json == state.json);
    tabs.bringToFront("curve");
    QCOMPARE(tabs.savedStates().at("curve").json["logValues"], true);
}

void TestViewTabs::goesFromViewToViewByKeys()
{
    ViewTabs tabs(parts());
    tabs.show();
    QTest::keyClick(&tabs.buttons(), Qt::Key_Right);
    QCOMPARE(tabs.wordInFront(), QString("heatmap"));
    QVERIFY(tabs.inFront()->isVisible());
    QTest::keyClick(&tabs.buttons(), Qt::Key_Left);
    QCOMPARE(tabs.wordInFront(), QString("table"));
    QWheelEvent wheel({5, 5}, tabs.buttons().mapToGlobal(QPointF(5, 5)), {}, {0, -120},
                      Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&tabs.buttons(), &wheel);
    QCOMPARE(tabs.wordInFront(), QString("table"));
}

void TestViewTabs::showsTheControlsOfTheViewInFrontOnly()
{
    ViewTabs tabs(parts());
    tabs.resize(1200, 600);
    tabs.show();
    for (const ArrayView& view : arrayViews()) {
        tabs.bringToFront(view.word);
        for (int index = 0; index < tabs.count(); ++index)
            if (const QWidget* controls = tabs.view(index)->bar())
                QVERIFY2(controls->isVisible() == (index == tabs.indexInFront()), view.word);
    }
}

// Beside the buttons, as long as there is room: the view keeps its width whatever they need.
void TestViewTabs::letsControlsHaveALineOfTheirOwnWhereOneIsTooNarrow()
{
    ViewTabs tabs(parts());
    tabs.bringToFront("heatmap");
    const QWidget* controls = tabs.inFront()->bar();
    const int together = tabs.buttons().sizeHint().width() + controls->sizeHint().width();
    const auto topOf = [&](const QWidget& widget) { return widget.mapTo(&tabs, QPoint()).y(); };
    const auto rightOf = [&](const QWidget& widget) {
        return widget.mapTo(&tabs, QPoint(widget.width(), 0)).x();
    };
    tabs.resize(together + 100, 600);
    tabs.show();
    QVERIFY(topOf(*controls) < topOf(tabs.buttons()) + tabs.buttons().height());
    QVERIFY(rightOf(tabs.buttons()) < controls->mapTo(&tabs, QPoint()).x());
    QVERIFY(rightOf(*controls) > tabs.width() - 20);
    tabs.resize(together - 20, 600);
    QTRY_VERIFY(topOf(*controls) >= topOf(tabs.buttons()) + tabs.buttons().height());
    QVERIFY(rightOf(*controls) <= tabs.width());
    QVERIFY(topOf(*tabs.inFront()) >= topOf(*controls) + controls->height());
    QCOMPARE(tabs.inFront()->width(), tabs.width());
    tabs.resize(tabs.buttons().sizeHint().width() + 40, 600); // little for the controls, too
    QTRY_VERIFY(controls->width() <= tabs.width());
    for (const auto* box : controls->findChildren<QWidget*>()) {
        const QRect place(box->mapTo(controls, QPoint()), box->size());
        QVERIFY(!box->isVisible() || controls->rect().contains(place));
    }
}

void TestViewTabs::bringsAViewToTheFrontByItsWord_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("inFront");
    for (const ArrayView& view : arrayViews())
        QTest::newRow(view.word) << QString(view.word) << QString(view.word);
    QTest::newRow("unknown") << "of tomorrow"
                             << "curve";
    QTest::newRow("none") << QString() << "curve";
}

void TestViewTabs::bringsAViewToTheFrontByItsWord()
{
    QFETCH(const QString, word);
    ViewTabs tabs(parts());
    tabs.bringToFront("curve");
    tabs.bringToFront(word);
    QTEST(tabs.wordInFront(), "inFront");
    QCOMPARE(tabs.inFront(), tabs.view(tabs.indexInFront()));
    QCOMPARE(tabs.buttons().currentIndex(), tabs.indexInFront());
}

void TestViewTabs::givesEachViewItsStateBack()
{
    ViewTabs before(parts());
    auto* table = before.get<SliceTableView>("table");
    TableViewState state = table->state();
    state.columnWidths = {{2, 77}};
    state.showsColors = true;
    table->restore(state);
    std::map<QString, KeptState> states = before.savedStates();
    QVERIFY(states.contains("table"));
    states["of tomorrow"].json = {{"depth", 3}};
    ViewTabs now(parts());
    now.restoreState(states);
    QVERIFY(now.get<SliceTableView>("table")->state().columnWidths == state.columnWidths);
    QVERIFY(now.get<SliceTableView>("table")->state().showsColors);
    for (auto& [word, kept] : states)
        kept.whole.reset(); // as after a restart
    ViewTabs afterwards(parts());
    afterwards.restoreState(states);
    QVERIFY(afterwards.get<SliceTableView>("table")->state().columnWidths == state.columnWidths);
}

// After planes, which have the range of the whole array.
void TestViewTabs::givesTheHeatmapTheHistogramOfItsPlaneBack()
{
    m_opened->document().setSlice(*Slice::parse("0", {3, 4, 5}));
    ViewTabs tabs(parts());
    tabs.resize(900, 700);
    tabs.bringToFront("heatmap");
    tabs.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tabs));
    const auto* heatmap = tabs.get<HeatmapView>("heatmap");
    ColorScale& colors = *heatmap->findChild<HeatmapPlot*>()->colors();
    const ValueRange ofPlane{-0.5, 19.5};
    QTRY_COMPARE(colors.distribution().extent, ofPlane);
    const ValueRange range = colors.range();
    tabs.bringToFront("planes");
    QTRY_VERIFY(m_look->rangeOfArray());
    QTRY_COMPARE(m_look->rangeOfArray()->distribution.extent, (ValueRange{-0.5, 59.5}));
    tabs.bringToFront("heatmap");
    QTRY_COMPARE(colors.distribution().extent, ofPlane);
    QCOMPARE(colors.range(), range);
    QCOMPARE(heatmap->findChild<PlanePane*>()->range(), std::optional(range));
}

const Registered<TestViewTabs, QApplication> registered;

} // namespace bloscope::tst_view_tabs

#include "tst_view_tabs.moc"
