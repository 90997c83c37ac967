#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/cases/folder_report_panel.h"
#include "ui/doctor/check_panel.h"
#include "ui/doctor/folder_check_panel.h"
#include "ui/document/byte_focus.h"
#include "ui/tabs/file_panels.h"
#include "ui/window/side_panel_overlay.h"

#include <QApplication>
#include <QSignalSpy>

namespace bloscope::tst_checking {

using namespace test;

// From what a check finds to the document.
class TestChecking : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_window = std::make_unique<WindowWithFiles>();
        ByteBuffer frame = arrayFrame({12, 10}, {2, 10}, {1, 10}, "<f4", counted<float>(120));
        writeFile(m_window->file("good.b2nd"), frame);
        damageChunkHeader(frame, 4);
        writeFile(m_window->file("ct.b2nd"), frame);
        writeFile(m_window->file("lost.b2nd"), ByteBuffer(100));
    }
    void cleanup() { m_window.reset(); }

    void isForFilesThatAreOpen()
    {
        QVERIFY(!m_window->action("Check File")->isEnabled());
        QVERIFY(m_window->action("Check Folder…")->isEnabled());
        QVERIFY(m_window->open("ct.b2nd"));
        QVERIFY(m_window->action("Check File")->isEnabled());
    }

    void leadsToCellsAndStructure()
    {
        CheckPanel& panel = *openCheck();
        ArrayPage& page = *m_window->tab()->arrayPage();
        const QSignalSpy structure(&page, &DocumentPage::structureChunkShown);
        emit panel.placeWanted(at({.part = "chunk 4, block 1", .chunk = 4, .block = 1}));
        QCOMPARE(structure.value(0).value(0).toLongLong(), 4);
        QCOMPARE(page.document().mark(), std::optional(CellIndex{9, 0}));
        const QSignalSpy parts(&page, &DocumentPage::structurePartWanted);
        emit panel.placeWanted(at({"vlmetalayer \"a\""}));
        QCOMPARE(parts.value(0).value(0).toString(), QString("Variable-length metalayers"));
    }

    // The cells say where it is, also where the structure would cover them.
    void coversNoCellsInANarrowWindow()
    {
        m_window->window().resize(1024, 700);
        CheckPanel& panel = *openCheck();
        QTRY_COMPARE(m_window->window().width(), 1024);
        const auto* sidePanels = m_window->window().findChild<SidePanelOverlay*>();
        emit panel.placeWanted(at({.part = "chunk 4", .chunk = 4}));
        QCOMPARE(m_window->tab()->arrayPage()->document().mark(), std::optional(CellIndex{8, 0}));
        QVERIFY(!sidePanels->isVisible());
        emit panel.placeWanted(at({"header"})); // which has no cells
        QVERIFY(sidePanels->isVisible());
    }

    void leadsToBytes()
    {
        CheckPanel& panel = *openCheck();
        ArrayPage& page = *m_window->tab()->arrayPage();
        const auto* focus = page.findChild<ByteFocus*>();
        emit panel.bytesWanted(at({.part = "index", .offset = 300, .size = 40}));
        QCOMPARE(page.shownView(), QString("bytes"));
        QVERIFY(focus->place() == (BytePlace{-1, 300, 40}));
        emit panel.bytesWanted(at({.part = "chunk 4", .chunk = 4}));
        QVERIFY(focus->place() == (BytePlace{4, 0, 0}));
    }

    void checksWhatCannotBeOpened()
    {
        m_window->window().openPaths({m_window->path("lost.b2nd")});
        QTRY_VERIFY(m_window->tab()->hasFailed());
        m_window->action("Check File")->trigger();
        CheckPanel* panel = check();
        QVERIFY(panel);
        emit panel->placeWanted(at({"file"})); // leads nowhere
        QVERIFY(m_window->tab()->hasFailed());
    }

    void opensFilesOfAFolderWithTheirFindings()
    {
        m_window->action("Check Folder…")->trigger();
        m_window->chooseFile(QFileInfo(m_window->path("ct.b2nd")).path());
        auto* folder = qobject_cast<FolderCheckPanel*>(panels().front());
        QVERIFY(folder);
        emit folder->fileWanted(m_window->path("ct.b2nd"), {});
        QVERIFY(check());
        QCOMPARE(check()->windowTitle(), QString("Check ct.b2nd"));
        QTRY_VERIFY(m_window->tab()->arrayPage());
    }

    void writesAReportOnAFolder()
    {
        const QString page = m_window->path("report.html");
        m_window->action("Report on Folder…")->trigger();
        m_window->chooseFile(QFileInfo(m_window->path("ct.b2nd")).path());
        m_window->chooseFile(page);
        QVERIFY(qobject_cast<FolderReportPanel*>(panels().front()));
        QTRY_VERIFY(QFileInfo::exists(page));
    }

 private:
    static FoundInPart at(FindingPlace place) { return {{}, noteAt(std::move(place), "odd")}; }
    CheckPanel* openCheck()
    {
        if (!m_window->open("ct.b2nd"))
            qFatal("not opened");
        m_window->action("Check File")->trigger();
        return check();
    }
    FilePanels& panels() { return *m_window->window().findChild<FilePanels*>(); }
    CheckPanel* check() { return qobject_cast<CheckPanel*>(panels().front()); }

    std::unique_ptr<WindowWithFiles> m_window;
};

const Registered<TestChecking, QApplication> registered;

} // namespace bloscope::tst_checking

#include "tst_checking.moc"
