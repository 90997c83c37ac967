#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/replace_file.h"
#include "tests/support/special_files.h"
#include "tests/ui/heatmap/heatmap_plot_of.h"
#include "ui/controls/message_bar.h"
#include "ui/document/document_edits.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/pages/array_page.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/settings/settings.h"
#include "ui/table/slice_table_view.h"
#include "ui/tabs/document_tabs.h"
#include "ui/window/main_window.h"
#include "ui/window/structure_dock.h"

#include <QApplication>
#include <QComboBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

namespace bloscope::tst_view_state {

using namespace test;

// What somebody looks at stays in sight when the file is read again.
class TestViewState : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void keepsSliceAndView();
    void keepsTheCellOfTheTableAndWhereItIsScrolledTo();
    void keepsPartAndColoursOfTheHeatmap();
    void keepsAViewThatIsNotShown();
    void keepsTheFocus();
    void neverShowsThatItIsOpening();
    void saysWhatIsNoLongerThere();
    void goesAlongWithTheLastIndexWhenAsked();
    void keepsWhatIsOpenInTheStructure();
    void keepsTheStructureOfATabInTheBackground();
    void staysAsItIsWhenTheFileCannotBeRead();
    void beginsWithEditsOfItsOwn();

 private:
    void write(const Shape& shape) const;
    void reload(LastIndex lastIndex = LastIndex::Stays);
    DocumentTab* tab() const { return m_window->tabs().tab(0); }
    ArrayPage* page() const { return tab()->arrayPage(); }
    template <class T>
    T* part() const
    {
        return page()->findChild<T*>();
    }
    QString slice() const { return QString::fromStdString(page()->document().slice().text()); }
    QTreeView* structure() const;
    void open(const char* slice);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<Settings> m_settings;
    AppServicesOwner m_services;
    std::unique_ptr<MainWindow> m_window;
};

void TestViewState::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath("a.b2nd");
    m_settings = std::make_unique<Settings>(m_folder->filePath("settings.ini"));
    m_window = std::make_unique<MainWindow>(*m_settings, m_services.services());
    m_window->resize(1300, 800); // as wide as docks need
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    write({20, 200, 300});
}

void TestViewState::cleanup()
{
    m_window.reset();
    m_settings.reset();
}

void TestViewState::write(const Shape& shape) const
{
    std::size_t count = 1;
    for (const std::int64_t extent : shape)
        count *= static_cast<std::size_t>(extent);
    replaceFile(m_path.toStdString(), arrayFrame(shape, "<u2", counted<std::uint16_t>(count)));
}

void TestViewState::open(const char* slice)
{
    m_window->openPaths({m_path}, {{}, slice});
    QTRY_VERIFY(page());
    page()->showView("table");
}

void TestViewState::reload(LastIndex lastIndex)
{
    QSignalSpy reloaded(&tab()->file(), &OpenFile::reloaded);
    tab()->file().reload(lastIndex);
    QTRY_COMPARE(reloaded.size(), 1);
}

QTreeView* TestViewState::structure() const
{
    for (auto* tree : m_window->findChild<StructureDock*>()->findChildren<QTreeView*>())
        if (tree->isVisible())
            return tree;
    return nullptr;
}

void TestViewState::keepsSliceAndView()
{
    open("7, ::2, 10:20");
    page()->showView("heatmap");
    const ArrayPage* before = page();
    reload();
    QVERIFY(page() != before);
    QCOMPARE(slice(), QString("[7, ::2, 10:20]"));
    QCOMPARE(page()->shownView(), QString("heatmap"));
    QCOMPARE(page()->messageBar().text(), QString());
}

void TestViewState::keepsTheCellOfTheTableAndWhereItIsScrolledTo()
{
    open("7");
    part<SliceTableView>()->goTo({150, 200});
    part<SliceTableView>()->goTo({152, 203}, true);
    const TableViewState before = part<SliceTableView>()->state();
    reload();
    const TableViewState after = part<SliceTableView>()->state();
    QVERIFY(after.selection == before.selection);
    QVERIFY(after.topLeft == before.topLeft);
    QVERIFY(before.topLeft.row > 0);
    QVERIFY(page()->document().currentCell() == (CellPosition{152, 203}));
}

void TestViewState::keepsPartAndColoursOfTheHeatmap()
{
    open("7");
    page()->showView("heatmap");
    auto* plot = heatmapPlotOf(page());
    QTRY_VERIFY(plot->picture());
    auto* colours = part<HeatmapView>()->bar()->findChild<QComboBox*>();
    for (auto* box : part<HeatmapView>()->bar()->findChildren<QComboBox*>())
        if (box->accessibleName() == "Colour map")
            colours = box;
    const PlanePicture* inOtherColours = plot->picture();
    colours->setCurrentIndex(2);
    emit colours->activated(2);
    QTRY_VERIFY(plot->picture() != inOtherColours);
    page()->currentView()->zoomIn();
    page()->currentView()->zoomIn();
    const HeatmapViewState before = part<HeatmapView>()->state();
    QVERIFY(before.part);
    const PlanePicture* atFirst = nullptr;
    connect(&tab()->file(), &OpenFile::reloaded, this,
            [&] { atFirst = heatmapPlotOf(page())->picture(); });
    reload();
    QVERIFY(atFirst == before.picture.get()); // until there is another
    QTRY_VERIFY(heatmapPlotOf(page())->picture() != before.picture.get());
    const HeatmapViewState after = part<HeatmapView>()->state();
    QVERIFY(after.options == before.options);
    QVERIFY(after.part);
    QVERIFY(std::abs(after.part->left - before.part->left) < 1);
    QVERIFY(std::abs(after.part->top - before.part->top) < 1);
    QVERIFY(std::abs(after.part->width - before.part->width) < 1);
}

void TestViewState::keepsAViewThatIsNotShown()
{
    open("7");
    page()->showView("heatmap");
    QTRY_VERIFY(heatmapPlotOf(page())->picture());
    page()->currentView()->zoomIn();
    const HeatmapViewState before = part<HeatmapView>()->state();
    page()->showView("table");
    reload();
    reload(); // twice, without having been shown
    QVERIFY(part<HeatmapView>()->state().part == before.part);
    page()->showView("heatmap");
    QTRY_VERIFY(heatmapPlotOf(page())->picture());
    QVERIFY(!heatmapPlotOf(page())->navigator().showsAll());
}

void TestViewState::keepsTheFocus()
{
    open("7");
    page()->takeFocus();
    QVERIFY(page()->isAncestorOf(QApplication::focusWidget()));
    reload();
    QVERIFY(page()->isAncestorOf(QApplication::focusWidget()));
    structure()->setFocus();
    reload();
    QVERIFY(!page()->isAncestorOf(QApplication::focusWidget()));
}

void TestViewState::neverShowsThatItIsOpening()
{
    open("7");
    QSignalSpy reloaded(&tab()->file(), &OpenFile::reloaded);
    tab()->file().reload();
    QTRY_VERIFY(!page()->isVisible() || !reloaded.isEmpty());
    QVERIFY(page()->isVisible());
}

void TestViewState::saysWhatIsNoLongerThere()
{
    open("17");
    part<SliceTableView>()->goTo({150, 250});
    write({5, 40, 30});
    reload();
    QCOMPARE(slice(), QString("[4, :, :]"));
    QVERIFY(part<SliceTableView>()->state().selection.current() == (CellPosition{39, 29}));
    QCOMPARE(page()->messageBar().text(),
             QString("The array now has shape (5, 40, 30) of uint16; slice [4, :, :] is shown "
                     "instead of [17, :, :]."));
}

void TestViewState::goesAlongWithTheLastIndexWhenAsked()
{
    open("19");
    write({25, 200, 300});
    reload();
    QCOMPARE(slice(), QString("[19, :, :]"));
    page()->document().setSlice(*Slice::parse("24", page()->document().array()->shape()));
    write({30, 200, 300});
    reload(LastIndex::GoesAlong);
    QCOMPARE(slice(), QString("[29, :, :]"));
}

void TestViewState::keepsWhatIsOpenInTheStructure()
{
    open("7");
    const auto rowNamed = [this](const QString& name) {
        const QModelIndex file = structure()->model()->index(0, 0);
        for (int row = 0; row < structure()->model()->rowCount(file); ++row)
            if (structure()->model()->index(row, 0, file).data() == name)
                return structure()->model()->index(row, 0, file);
        return QModelIndex();
    };
    QTRY_VERIFY(rowNamed("Header").isValid());
    structure()->expand(rowNamed("Header"));
    structure()->setCurrentIndex(structure()->model()->index(2, 0, rowNamed("Header")));
    const QString current = structure()->currentIndex().data().toString();
    const QTreeView* before = structure();
    reload();
    QVERIFY(structure() != before);
    QTRY_VERIFY(rowNamed("Header").isValid() && structure()->isExpanded(rowNamed("Header")));
    QTRY_COMPARE(structure()->currentIndex().data().toString(), current);
    QVERIFY(!structure()->isExpanded(rowNamed("Trailer")));
}

void TestViewState::keepsTheStructureOfATabInTheBackground()
{
    open("7");
    const auto header = [this] {
        const QModelIndex file = structure()->model()->index(0, 0);
        const QModelIndex first = structure()->model()->index(0, 0, file);
        return first.data() == "Header" ? first : QModelIndex();
    };
    QTRY_VERIFY(header().isValid());
    structure()->expand(header());
    std::filesystem::copy(m_path.toStdString(), m_path.toStdString() + ".copy");
    m_window->openPaths({m_path + ".copy"});
    QTRY_VERIFY(m_window->tabs().currentPage());
    reload();
    reload();
    m_window->tabs().setCurrentIndex(0);
    QTRY_VERIFY(structure() && header().isValid() && structure()->isExpanded(header()));
}

void TestViewState::staysAsItIsWhenTheFileCannotBeRead()
{
    if (!openFilesGiveWay())
        QSKIP(openFilesStay);
    open("7");
    const ArrayPage* before = page();
    QSignalSpy failed(&tab()->file(), &OpenFile::reloadFailed);
    QFile::remove(m_path);
    tab()->file().reload();
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(page(), before);
    QVERIFY(page()->isVisible());
}

void TestViewState::beginsWithEditsOfItsOwn()
{
    open("7");
    const QPointer<DocumentEdits> before = tab()->edits();
    QVERIFY(before);
    reload();
    QVERIFY(tab()->edits() && tab()->edits() != before);
    QTRY_VERIFY(!before);
    QVERIFY(m_window->tabs().currentEdits() == tab()->edits());
}

const Registered<TestViewState, QApplication> registered;

} // namespace bloscope::tst_view_state

#include "tst_view_state.moc"
