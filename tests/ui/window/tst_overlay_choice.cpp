#include "tests/support/registered_test.h"
#include "tests/support/with_text.h"
#include "tests/ui/heatmap/overlaid_heatmap.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/settle.h"
#include "ui/window/windows.h"

#include <QApplication>
#include <QCheckBox>
#include <QFileDialog>
#include <QLabel>
#include <QToolButton>

namespace bloscope::tst_overlay_choice {

using namespace test;

class TestOverlayChoice : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_heatmap = std::make_unique<OverlaidHeatmap>(); }
    void offersTheLabelsBesideTheImage();
    void offersNothingWithoutALabelFile();
    void isRemoved();
    void saysWhyAFileCannotLieThere_data();
    void saysWhyAFileCannotLieThere();
    void leavesDamagedPartsOut();
    void survivesAFileThatShrinks();
    void isChosenByADialog();
    void isChosenAmongOpenArrays();
    void isKeptWithTheView();
    void isNothingMoreThanForgottenWhenItIsGone();
    void isChosenAmongTheTabsOfTheWindow();
    void isChosenAmongTheTabsOfAllWindows();
    void isThatOfTheNextFile();
    void isTakenUpAgainBehindAFileWithoutLabels();

 private:
    static QStringList offered(const DocumentTab& tab)
    {
        const auto* overlay = tab.arrayPage()->findChild<HeatmapOverlay*>();
        emit overlay->menu()->aboutToShow();
        QStringList texts;
        for (const QAction* action : overlay->menu()->actions())
            texts << action->text();
        return texts;
    }

    std::unique_ptr<OverlaidHeatmap> m_heatmap;
};

void TestOverlayChoice::offersTheLabelsBesideTheImage()
{
    QVERIFY(m_heatmap->open("case.b2nd", "0, 0, :, :"));
    QTRY_COMPARE(m_heatmap->sentence(), QString("Found case_seg.b2nd next to this file."));
    QVERIFY(!m_heatmap->overlay().isShown()); // before somebody asks for it
    QVERIFY(!m_heatmap->layer().picture());
    QTest::mouseClick(withText<QToolButton>(m_heatmap->bar(), "Show as Overlay"), Qt::LeftButton);
    QVERIFY(m_heatmap->isLaidOver());
    QCOMPARE(m_heatmap->sentence(), QString());
    QVERIFY(m_heatmap->named<QCheckBox>("Overlay: case_seg.b2nd"));
}

void TestOverlayChoice::offersNothingWithoutALabelFile()
{
    QVERIFY(m_heatmap->open("case_seg.b2nd", "0, 0, :, :"));
    QVERIFY(settle());
    QVERIFY(m_heatmap->bar().isHidden());
}

void TestOverlayChoice::isRemoved()
{
    QVERIFY(m_heatmap->showLabels());
    QTest::mouseClick(m_heatmap->named<QToolButton>("Remove the overlay"), Qt::LeftButton);
    QVERIFY(areNear(m_heatmap->colorOf(3, 3), m_heatmap->below(3, 3)));
    QVERIFY(!m_heatmap->view().state().overlay);
    QTRY_COMPARE(m_heatmap->sentence(), QString("Found case_seg.b2nd next to this file."));
}

void TestOverlayChoice::saysWhyAFileCannotLieThere_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("begins");
    QTest::newRow("another shape") << "shrunk.b2nd"
                                   << "shrunk.b2nd cannot be overlaid on this array: its shape is "
                                      "(2, 8, 8), but the array below has shape (1, 3, 8, 8).";
    QTest::newRow("gone") << "gone.b2nd"
                          << "gone.b2nd cannot be overlaid on this array: ";
    QTest::newRow("no Blosc2") << "notes.txt"
                               << "notes.txt cannot be overlaid on this array: ";
}

void TestOverlayChoice::saysWhyAFileCannotLieThere()
{
    QFETCH(const QString, name);
    QFETCH(const QString, begins);
    m_heatmap->write("shrunk.b2nd", arrayFrame({2, 8, 8}, "|i1", ByteBuffer(128)));
    m_heatmap->write("notes.txt", ByteBuffer(100, std::byte('a')));
    QVERIFY(m_heatmap->open("case.b2nd", "0, 0, :, :"));
    m_heatmap->overlay().show(OpenRequest::of(m_heatmap->path(name)));
    QTRY_VERIFY2(m_heatmap->sentence().startsWith(begins), qPrintable(m_heatmap->sentence()));
    QVERIFY(!m_heatmap->overlay().isShown());
    QVERIFY(areNear(m_heatmap->colorOf(3, 3), m_heatmap->below(3, 3)));
}

void TestOverlayChoice::leavesDamagedPartsOut()
{
    ByteBuffer damaged = labels();
    damageBlock(damaged, 1);
    m_heatmap->write("case_seg.b2nd", damaged);
    QVERIFY(m_heatmap->showLabels());
    QCOMPARE(m_heatmap->sentence(), QString());
    m_heatmap->show("0, 1, :, :");
    QVERIFY(m_heatmap->isLaidOver());
    QCOMPARE(m_heatmap->sentence(), QString("Parts of case_seg.b2nd are damaged and not drawn."));
    QVERIFY(areNear(m_heatmap->colorOf(3, 3), m_heatmap->below(3, 3)));
    m_heatmap->show("0, 2, :, :");
    QVERIFY(m_heatmap->isLaidOver());
    QCOMPARE(m_heatmap->sentence(), QString());
}

void TestOverlayChoice::survivesAFileThatShrinks()
{
    QVERIFY(m_heatmap->showLabels());
    std::filesystem::resize_file(m_heatmap->path("case_seg.b2nd").toStdString(), 120);
    m_heatmap->show("0, 2, :, :");
    QVERIFY(m_heatmap->isLaidOver());
    QCOMPARE(m_heatmap->sentence(), QString("Parts of case_seg.b2nd are damaged and not drawn."));
    QVERIFY(areNear(m_heatmap->colorOf(3, 3), m_heatmap->below(3, 3)));
}

void TestOverlayChoice::isChosenByADialog()
{
    QVERIFY(m_heatmap->open("case.b2nd", "0, 0, :, :"));
    m_heatmap->entry("Choose File…")->trigger();
    auto* dialog = m_heatmap->view().findChild<QFileDialog*>();
    QTRY_VERIFY(dialog && dialog->isVisible());
    emit dialog->fileSelected(m_heatmap->path("case_seg.b2nd"));
    dialog->close();
    QVERIFY(m_heatmap->isLaidOver());
}

void TestOverlayChoice::isChosenAmongOpenArrays()
{
    m_heatmap->write("other & one.b2nd", labels());
    m_heatmap->write("of another shape.b2nd", WindowWithFiles::frame());
    const auto other = m_heatmap->opened("other & one.b2nd");
    const auto small = m_heatmap->opened("of another shape.b2nd");
    QVERIFY(other && small);
    QVERIFY(m_heatmap->open("case.b2nd", "0, 0, :, :"));
    QTRY_VERIFY(m_heatmap->entry("case_seg.b2nd")); // found meanwhile
    QVERIFY(!m_heatmap->entry("of another shape.b2nd"));
    QVERIFY(!m_heatmap->entry("Remove Overlay")->isEnabled());
    emit m_heatmap->overlay().menu()->aboutToShow();
    for (QAction* action : m_heatmap->overlay().menu()->actions())
        if (action->toolTip().endsWith("other & one.b2nd"))
            action->trigger();
    QVERIFY(m_heatmap->isLaidOver());
    QVERIFY(m_heatmap->entry("Remove Overlay")->isEnabled());
}

void TestOverlayChoice::isKeptWithTheView()
{
    QVERIFY(m_heatmap->showLabels());
    OverlayLook look{OverlayLook::Drawing::Outlines, 70, {}};
    look.colors.map = findColorMap("labels");
    m_heatmap->overlay().restore(
        OverlayViewState{m_heatmap->overlay().state()->request, look, true});
    QVERIFY(m_heatmap->isLaidOver());
    const HeatmapViewState state = m_heatmap->view().state();
    QVERIFY(m_heatmap->open("case.b2nd", "0, 1, :, :"));
    m_heatmap->view().restore(state);
    QVERIFY(m_heatmap->isLaidOver());
    QTRY_COMPARE(m_heatmap->bar().look(), look);
}

void TestOverlayChoice::isNothingMoreThanForgottenWhenItIsGone()
{
    QVERIFY(m_heatmap->showLabels());
    const HeatmapViewState state = m_heatmap->view().state();
    std::filesystem::remove(m_heatmap->path("case_seg.b2nd").toStdString());
    QVERIFY(m_heatmap->open("case.b2nd", "0, 1, :, :"));
    m_heatmap->view().restore(state);
    QTRY_VERIFY(
        m_heatmap->sentence().startsWith("case_seg.b2nd cannot be overlaid on this array: "));
    QVERIFY(areNear(m_heatmap->colorOf(3, 3), m_heatmap->below(3, 3)));
}

void TestOverlayChoice::isChosenAmongTheTabsOfTheWindow()
{
    WindowWithFiles window;
    for (const char* name : {"labels.b2nd", "small.b2nd", "image.b2nd"}) {
        const Shape shape = QString(name) == "small.b2nd" ? Shape{3, 4} : Shape{6, 8};
        writeFile(window.file(name), WindowWithFiles::frame("K", shape));
        QVERIFY(window.open(name));
    }
    const QStringList texts = offered(*window.tab());
    QVERIFY(texts.contains("labels.b2nd"));
    QVERIFY(!texts.contains("small.b2nd"));
    QVERIFY(!texts.contains("image.b2nd")); // itself
}

void TestOverlayChoice::isChosenAmongTheTabsOfAllWindows()
{
    for (const char* name : {"labels.b2nd", "image.b2nd"})
        m_heatmap->write(name, WindowWithFiles::frame());
    Settings settings(m_heatmap->path("settings.ini"));
    Windows windows(settings);
    windows.open({m_heatmap->path("image.b2nd")}, {}, false);
    const DocumentTab* image = windows.front()->tabs().currentTab();
    windows.open({m_heatmap->path("labels.b2nd")}, {}, true);
    MainWindow* second = windows.front();
    QTRY_VERIFY(image->page() && second->tabs().currentPage());
    QVERIFY(image->window() != second);
    QVERIFY(offered(*image).contains("labels.b2nd"));
    QVERIFY(offered(*second->tabs().currentTab()).contains("image.b2nd"));
    second->close();
    QTRY_VERIFY(!offered(*image).contains("labels.b2nd"));
}

void TestOverlayChoice::isThatOfTheNextFile()
{
    WindowWithFiles window;
    for (const char* name : {"a.b2nd", "a_seg.b2nd", "b.b2nd", "b_seg.b2nd"})
        writeFile(window.file(name), WindowWithFiles::frame());
    QVERIFY(window.open("a.b2nd"));
    const auto overlay = [&] { return window.tab()->arrayPage()->findChild<HeatmapOverlay*>(); };
    overlay()->show(OpenRequest::of(window.path("a_seg.b2nd")));
    QTRY_VERIFY(overlay()->isShown());
    window.tab()->file().goTo(OpenRequest::of(window.path("b.b2nd")));
    QTRY_COMPARE(window.tab()->address().name(), QString("b.b2nd"));
    QTRY_VERIFY(overlay()->isShown());
    QCOMPARE(overlay()->state()->request.address.name(), QString("b_seg.b2nd"));
}

void TestOverlayChoice::isTakenUpAgainBehindAFileWithoutLabels()
{
    WindowWithFiles window;
    for (const char* name : {"a.b2nd", "a_seg.b2nd", "b.b2nd", "c.b2nd", "c_seg.b2nd"})
        writeFile(window.file(name), WindowWithFiles::frame());
    QVERIFY(window.open("a.b2nd"));
    const auto overlay = [&] { return window.tab()->arrayPage()->findChild<HeatmapOverlay*>(); };
    const auto goTo = [&](const QString& name) {
        window.tab()->file().goTo(OpenRequest::of(window.path(name)));
        return QTest::qWaitFor(
            [&] { return window.tab()->address().name() == name && window.tab()->arrayPage(); });
    };
    overlay()->show(OpenRequest::of(window.path("a_seg.b2nd")));
    QTRY_VERIFY(overlay()->isShown());
    QVERIFY(goTo("b.b2nd"));
    QVERIFY(settle()); // an error would be told by then
    QVERIFY(!overlay()->isShown());
    for (const auto* label : overlay()->bar()->findChildren<QLabel*>())
        QVERIFY2(!label->isVisible(), qPrintable(label->text()));
    QVERIFY(goTo("c.b2nd"));
    QTRY_VERIFY(overlay()->isShown());
    QCOMPARE(overlay()->state()->request.address.name(), QString("c_seg.b2nd"));
    QVERIFY(!overlay()->state()->isCarried);
}

const Registered<TestOverlayChoice, QApplication> registered;

} // namespace bloscope::tst_overlay_choice

#include "tst_overlay_choice.moc"
