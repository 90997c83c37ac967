#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/heatmap_plot_of.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/settle.h"
#include "ui/document/link_group.h"
#include "ui/document/view_choice.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/pages/view_state.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plane/heatmap_plot.h"

#include <QApplication>
#include <QSignalSpy>

namespace bloscope::tst_linked_tabs {

using namespace test;

// Tabs that follow each other, as somebody links them in the menu.
class TestLinkedTabs : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void followTheOneInFront();
    void stayAloneUnlessBothAreLinked();
    void followMarkAndZoomOfHeatmaps();
    void showWhereTheOtherIsPointedAt();
    void takeTheColorsOfTheOther();
    void readNothingWhileTheyAreHidden();
    void stayLinkedWhenTheFileIsReadAgain();
    void stayLinkedInTheSession();
    void showInTheTabThatTheyAre();

 private:
    ArrayPage* page(int index) const { return m_window->tabs().tab(index)->arrayPage(); }
    void bringToFront(int index) { m_window->tabs().setCurrentIndex(index); }
    void link(int index)
    {
        bringToFront(index);
        m_window->action("Link Slices")->trigger();
        QVERIFY(page(index)->link().isOn());
    }
    void show(int index, const char* slice) const
    {
        Document& document = page(index)->document();
        document.setSlice(*Slice::parse(slice, document.array()->shape()));
    }
    QString slice(int index) const
    {
        return QString::fromStdString(page(index)->document().slice().text());
    }
    static QCPAbstractItem* crossOf(const HeatmapPlot& plot)
    {
        for (int i = 0; i < plot.itemCount(); ++i)
            if (dynamic_cast<QCPItemTracer*>(plot.item(i)))
                return plot.item(i);
        return nullptr;
    }
    HeatmapPlot* plot(int index) const { return heatmapPlotOf(page(index)); }
    void showHeatmap(int index)
    {
        bringToFront(index);
        page(index)->showView("heatmap");
        QTRY_VERIFY(plot(index)->picture());
    }

    std::unique_ptr<WindowWithFiles> m_window;
};

void TestLinkedTabs::init()
{
    m_window = std::make_unique<WindowWithFiles>();
    for (const char* name : {"a.b2nd", "b.b2nd"})
        writeFile(m_window->file(name), WindowWithFiles::frame("K", {9, 40, 50}));
    for (const char* name : {"a.b2nd", "b.b2nd"})
        QVERIFY(m_window->open(name));
}

void TestLinkedTabs::followTheOneInFront()
{
    link(0);
    link(1);
    show(1, "4, ::2");
    QCOMPARE(slice(0), QString("[4, ::2, :]"));
    show(0, "7");
    QCOMPARE(slice(1), QString("[7, :, :]"));
    m_window->action("Link Slices")->trigger(); // no longer
    QVERIFY(!page(1)->link().isOn());
    show(0, "2");
    QCOMPARE(slice(1), QString("[7, :, :]"));
}

void TestLinkedTabs::stayAloneUnlessBothAreLinked()
{
    link(0);
    const QString before = slice(1);
    show(0, "7");
    QCOMPARE(slice(1), before);
    link(1);
    QCOMPARE(slice(1), QString("[7, :, :]"));
}

void TestLinkedTabs::followMarkAndZoomOfHeatmaps()
{
    link(0);
    link(1);
    showHeatmap(0);
    plot(0)->replot(QCustomPlot::rpImmediateRefresh);
    QTest::mouseClick(
        plot(0), Qt::LeftButton, {},
        QPoint(int(plot(0)->xAxis->coordToPixel(30)), int(plot(0)->yAxis->coordToPixel(20))));
    QVERIFY(plot(0)->mark() == (CellPosition{20, 30}));
    page(0)->currentView()->zoomIn();
    page(0)->currentView()->zoomIn();
    const PlaneView seen = plot(0)->navigator().view();
    showHeatmap(1);
    QVERIFY(plot(1)->mark() == (CellPosition{20, 30}));
    QVERIFY(std::abs(plot(1)->navigator().view().left - seen.left) < 0.5);
    QVERIFY(std::abs(plot(1)->navigator().view().width - seen.width) < 0.5);
    page(1)->currentView()->zoomReset();
    QTest::keyClick(plot(1), Qt::Key_Escape);
    bringToFront(0);
    QVERIFY(plot(0)->navigator().showsAll());
    QVERIFY(!plot(0)->mark());
}

// Beside each other, as splitting links them.
void TestLinkedTabs::showWhereTheOtherIsPointedAt()
{
    m_window->action("Split Left/Right")->trigger();
    for (const int index : {0, 1})
        showHeatmap(index);
    const auto isCrossSeen = [this](int index) {
        const auto* tracer = dynamic_cast<QCPItemTracer*>(crossOf(*plot(index)));
        return tracer && tracer->visible();
    };
    plot(0)->replot(QCustomPlot::rpImmediateRefresh);
    QTest::mouseMove(plot(0), QPoint(int(plot(0)->xAxis->coordToPixel(30)),
                                     int(plot(0)->yAxis->coordToPixel(20))));
    QTRY_VERIFY(isCrossSeen(1));
    QVERIFY(!isCrossSeen(0));
    QCOMPARE(page(1)->document().choice->pointer(),
             std::optional(page(0)->document().slice().indexAt(20, 30)));
    m_window->action("Pointer")->trigger();
    QVERIFY(!m_window->action("Pointer")->isChecked());
    QVERIFY(!(m_window->services().links->parts() & Linked::Pointer));
}

void TestLinkedTabs::takeTheColorsOfTheOther()
{
    link(0);
    link(1);
    for (const int index : {0, 1})
        showHeatmap(index);
    HeatmapLook& look = page(0)->findChild<HeatmapView*>()->look();
    const HeatmapLook& other = page(1)->findChild<HeatmapView*>()->look();
    look.chooseMap(*findColorMap("grey"));
    emit look.chosen();
    QVERIFY(other.options().map != look.options().map);
    m_window->action("Colours and Range")->trigger();
    QCOMPARE(other.options().map, look.options().map);
    QTRY_COMPARE(plot(1)->picture()->options.map, findColorMap("grey"));
}

void TestLinkedTabs::readNothingWhileTheyAreHidden()
{
    link(0);
    link(1);
    showHeatmap(1);
    showHeatmap(0);
    const PlanePicture* before = plot(1)->picture();
    show(0, "5");
    QTRY_COMPARE(plot(0)->picture()->plane.slice().text(), std::string("[5, :, :]"));
    QVERIFY(settle());
    QCOMPARE(slice(1), QString("[5, :, :]"));
    QCOMPARE(plot(1)->picture(), before);
    bringToFront(1);
    QTRY_COMPARE(plot(1)->picture()->plane.slice().text(), std::string("[5, :, :]"));
}

void TestLinkedTabs::stayLinkedWhenTheFileIsReadAgain()
{
    link(0);
    link(1);
    QSignalSpy reloaded(&m_window->tab()->file(), &OpenFile::reloaded);
    m_window->tab()->file().reload();
    QTRY_COMPARE(reloaded.size(), 1);
    QVERIFY(page(1)->link().isOn());
    QVERIFY(m_window->action("Link Slices")->isChecked());
    show(0, "3");
    QCOMPARE(slice(1), QString("[3, :, :]"));
}

void TestLinkedTabs::stayLinkedInTheSession()
{
    link(0);
    page(0)->document().setMark(CellIndex{0, 7, 8});
    const ViewState state = viewStateFrom(toJson(page(0)->viewState()));
    QVERIFY(state.array->isLinked);
    QVERIFY(state.array->mark == (CellIndex{0, 7, 8}));
    page(1)->restore(state, LastIndex::Stays);
    QVERIFY(page(1)->link().isOn());
    show(0, "6");
    QCOMPARE(slice(1), QString("[6, :, :]"));
    QVERIFY(page(1)->document().mark() == (CellIndex{6, 7, 8}));
}

void TestLinkedTabs::showInTheTabThatTheyAre()
{
    QVERIFY(!m_window->action("Link Slices")->isChecked());
    const auto icon = [this](int index) {
        return m_window->tabs().activeSide().tabIcon(index).pixmap(16, 16).toImage();
    };
    QCOMPARE(icon(0), icon(1));
    link(0);
    QVERIFY(icon(0) != icon(1));
    bringToFront(1);
    QVERIFY(!m_window->action("Link Slices")->isChecked());
    bringToFront(0);
    QVERIFY(m_window->action("Link Slices")->isChecked());
}

const Registered<TestLinkedTabs, QApplication> registered;

} // namespace bloscope::tst_linked_tabs

#include "tst_linked_tabs.moc"
