#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/ui/worker/settle.h"
#include "ui/actions/actions.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/controls/message_bar.h"
#include "ui/pages/array_page.h"
#include "ui/settings/settings.h"
#include "ui/slice/dimension_bar.h"
#include "ui/slice/slice_view.h"
#include "ui/structure/structure_view.h"
#include "ui/tabs/document_tabs.h"
#include "ui/window/interpret_dialog.h"
#include "ui/window/main_window.h"
#include "ui/window/structure_dock.h"
#include "ui/worker/long_job.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTreeView>

namespace bloscope::tst_main_window {

using namespace test;

// The window as a person uses it: files in, tabs, docks, menus.
class TestMainWindow : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase();
    void init();
    void cleanup();
    void beginsWithAWelcomeThatOffersRecentFiles();
    void opensFilesInTabsOfTheirOwn();
    void opensAFileOnceOnly();
    void showsTheSliceItWasAskedFor();
    void explainsASliceThatDoesNotFit();
    void explainsInTheTabWhyAFileCannotBeOpened_data();
    void explainsInTheTabWhyAFileCannotBeOpened();
    void triesAgainWhenAskedTo();
    void triesAgainWhenItIsOpenedAgain();
    void offersFramesInsideOfAFile();
    void opensADirectoryThatIsAFrame();
    void tellsDamageInTheDocumentAndShowsItInTheStructure();
    void remembersWhatWasOpened();
    void takesDroppedFiles();
    void showsTheStructureOfTheFileInFront();
    void hidesTheStructureWhileNothingIsOpen();
    void copiesWhatHasTheFocus();
    void goesThroughIndicesByTheMenu();
    void showsTheCellUnderTheCursor();
    void offersOnlyWhatCanBeDone();
    void saysSoWhenThereAreNoElements();
    void readsPlainChunksAsToldAndRemembersIt();
    void closesATabWhoseFileIsStillBeingOpened();
    void closesWithAllItsFilesOpen();
    void scrubbingLeavesTheNewestSliceOnly();
    void everyControlHasAName();
    void tellsHowAJobEnded();
    void asksBeforeItQuitsOverARunningJob();

 private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const ByteBuffer& bytes) const;
    void open(const QStringList& names, const QString& slice = {});
    ArrayPage* page() const { return m_window->tabs().currentArrayPage(); }
    QString slice() const { return QString::fromStdString(page()->document().slice().text()); }
    QStringList textsInFront() const;
    QAction* action(const QString& text) const;

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    AppServicesOwner m_services;
    std::unique_ptr<MainWindow> m_window;
};

void TestMainWindow::initTestCase()
{
    write("a.b2nd", arrayFrame({4, 5, 6}, "<i4", counted<std::int32_t>(120)));
    write("b.b2nd", arrayFrame({9}, "<f8", counted<double>(9)));
    write("empty.b2nd", arrayFrame({0, 3}, {1, 3}, {1, 3}, "<i2", {}));
    write("text.txt", ByteBuffer(200, std::byte('x')));
    ByteBuffer cut = arrayFrame({4, 5, 6}, "<i4", counted<std::int32_t>(120));
    cut.resize(100);
    write("cut.b2nd", cut);
    ByteBuffer damaged =
        arrayFrame({40, 5, 6}, {1, 5, 6}, {1, 5, 6}, "<i4", counted<std::int32_t>(1200));
    damaged.resize(damaged.size() - 60); // without its trailer
    write("damaged.b2nd", damaged);
}

void TestMainWindow::init()
{
    m_settings = std::make_unique<Settings>(path("settings.ini"));
    m_settings->clearRecentFiles();
    m_window = std::make_unique<MainWindow>(*m_settings, m_services.services());
    m_window->resize(1300, 800); // as wide as docks need
    m_window->show();
}

void TestMainWindow::cleanup()
{
    m_window.reset();
    m_settings.reset();
}

void TestMainWindow::write(const QString& name, const ByteBuffer& bytes) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()));
}

void TestMainWindow::open(const QStringList& names, const QString& slice)
{
    QStringList paths;
    for (const QString& name : names)
        paths << path(name);
    m_window->openPaths(paths, {{}, slice});
    QTRY_VERIFY(page());
}

QStringList TestMainWindow::textsInFront() const
{
    QStringList texts;
    for (const auto* label : m_window->findChildren<QLabel*>())
        if (label->isVisible())
            texts << label->text();
    return texts;
}

QAction* TestMainWindow::action(const QString& text) const
{
    for (QAction* action : m_window->findChild<Actions*>()->all())
        if (action->text().remove('&') == text)
            return action;
    return nullptr;
}

void TestMainWindow::beginsWithAWelcomeThatOffersRecentFiles()
{
    QVERIFY(textsInFront().contains("… or drop files and folders here."));
    QCOMPARE(m_window->windowTitle(), QString("Bloscope"));
    open({"a.b2nd"});
    action("Close")->trigger();
    QVERIFY(textsInFront().contains("Recent files"));
    for (auto* button : m_window->findChildren<QPushButton*>())
        if (button->text().startsWith("a.b2nd in "))
            QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(page());
    QCOMPARE(page()->document().name(), QString("a.b2nd"));
}

void TestMainWindow::opensFilesInTabsOfTheirOwn()
{
    m_window->openPaths({path("a.b2nd"), path("b.b2nd")});
    QCOMPARE(m_window->tabs().count(), 2); // at once, before they are open
    QTRY_VERIFY(m_window->tabs().tab(0)->page() && m_window->tabs().tab(1)->page());
    QCOMPARE(m_window->tabs().activeSide().tabText(0), QString("a.b2nd"));
    QCOMPARE(m_window->tabs().activeSide().tabToolTip(1), QDir::toNativeSeparators(path("b.b2nd")));
    QCOMPARE(m_window->windowTitle(), QString("b.b2nd[*] – Bloscope"));
    action("Previous Tab")->trigger();
    QCOMPARE(m_window->windowTitle(), QString("a.b2nd[*] – Bloscope"));
}

void TestMainWindow::opensAFileOnceOnly()
{
    open({"a.b2nd", "b.b2nd"});
    m_window->openPaths({path("../" + QFileInfo(m_folder.path()).fileName() + "/a.b2nd")},
                        {{}, "2"});
    QCOMPARE(m_window->tabs().count(), 2);
    QCOMPARE(m_window->tabs().currentIndex(), 0);
    QTRY_COMPARE(slice(), QString("[2, :, :]"));

    action("Close")->trigger();
    m_window->openPaths({path("a.b2nd")});
    m_window->openPaths({path("a.b2nd")}, {{}, "3"}); // while it is being opened
    QCOMPARE(m_window->tabs().count(), 2);
    QTRY_VERIFY(page());
    QCOMPARE(slice(), QString("[3, :, :]"));
}

void TestMainWindow::showsTheSliceItWasAskedFor()
{
    open({"a.b2nd"}, "3, ::2, 1");
    QCOMPARE(slice(), QString("[3, ::2, 1]"));
    QVERIFY(textsInFront().contains(arraySummary(*page()->document().array())));
}

void TestMainWindow::explainsASliceThatDoesNotFit()
{
    open({"a.b2nd"}, "7");
    QCOMPARE(slice(), QString("[0, :, :]"));
    QVERIFY(textsInFront().contains("index 7 is out of bounds for dimension 0 of size 4"));
}

void TestMainWindow::explainsInTheTabWhyAFileCannotBeOpened_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("advice");
    QTest::newRow("something else") << "text.txt"
                                    << "text.txt cannot be opened: "
                                    << ".b2nd";
    QTest::newRow("missing") << "missing.b2nd"
                             << "missing.b2nd cannot be opened: "
                             << "drive";
    QTest::newRow("cut short") << "cut.b2nd"
                               << "cut.b2nd cannot be opened: "
                               << "another copy";
}

void TestMainWindow::explainsInTheTabWhyAFileCannotBeOpened()
{
    QFETCH(QString, name);
    QFETCH(QString, sentence);
    QFETCH(QString, advice);
    m_window->openPaths({path(name)});
    QTRY_VERIFY(textsInFront().join('\n').contains(sentence));
    QVERIFY2(textsInFront().join('\n').contains(advice), qPrintable(textsInFront().join('\n')));
    QVERIFY(!page());
    QVERIFY(!m_settings->recentFiles().contains(path(name)));
    QVERIFY(!QApplication::activeModalWidget());
}

void TestMainWindow::triesAgainWhenAskedTo()
{
    m_window->openPaths({path("later.b2nd")});
    QTRY_VERIFY(textsInFront().join('\n').contains("later.b2nd cannot be opened"));
    write("later.b2nd", arrayFrame({9}, "<f8", counted<double>(9)));
    for (auto* button : m_window->tabs().currentTab()->findChildren<QPushButton*>())
        if (button->text() == "Try &Again")
            QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(page());
    QFile::remove(path("later.b2nd"));
}

void TestMainWindow::triesAgainWhenItIsOpenedAgain()
{
    m_window->openPaths({path("later.b2nd")});
    QTRY_VERIFY(textsInFront().join('\n').contains("later.b2nd cannot be opened"));
    write("later.b2nd", arrayFrame({9}, "<f8", counted<double>(9)));
    m_window->openPaths({path("later.b2nd")});
    QTRY_VERIFY(page());
    QFile::remove(path("later.b2nd"));
}

void TestMainWindow::offersFramesInsideOfAFile()
{
    ByteBuffer file(4096, std::byte('x'));
    const ByteBuffer frame = arrayFrame({9}, "<f8", counted<double>(9));
    file.insert(file.end(), frame.begin(), frame.end());
    write("inside.bin", file);
    m_window->openPaths({path("inside.bin")});
    QTRY_VERIFY(textsInFront().join('\n').contains("a frame begins at 4096"));
    const auto offer = [this]() -> QPushButton* {
        for (auto* button : m_window->tabs().currentTab()->findChildren<QPushButton*>())
            if (button->text().startsWith("Open Frame at Byte 4"))
                return button;
        return nullptr;
    };
    QTRY_VERIFY(offer());
    QTest::mouseClick(offer(), Qt::LeftButton);
    QTRY_VERIFY(page());
    QCOMPARE(page()->document().array()->shape(), Shape{9});
    QVERIFY(m_window->tabs()
                .activeSide()
                .tabText(m_window->tabs().currentIndex())
                .contains("byte 4096"));
    QVERIFY(!m_settings->recentFiles().contains(path("inside.bin")));
}

void TestMainWindow::opensADirectoryThatIsAFrame()
{
    writeFiles(path("sparse.b2nd").toStdString(),
               sparseFiles(arrayFrame({9}, "<f8", counted<double>(9))));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path("sparse.b2nd/"))});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QDropEvent drop(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &drop);
    QTRY_VERIFY(page());
    QCOMPARE(page()->document().array()->shape(), Shape{9});
    QVERIFY(m_window->windowTitle().contains("sparse.b2nd"));
    QCOMPARE(m_settings->recentFiles().value(0), path("sparse.b2nd"));
}

void TestMainWindow::tellsDamageInTheDocumentAndShowsItInTheStructure()
{
    open({"damaged.b2nd"});
    QVERIFY2(page()->messageBar().text().contains("damaged"),
             qPrintable(page()->messageBar().text()));
    QTest::mouseClick(page()->messageBar().findChild<QPushButton*>(), Qt::LeftButton);
    auto* tree = m_window->findChild<StructureDock*>()->findChild<QTreeView*>();
    QTRY_COMPARE(tree->currentIndex().data().toString(), QString("Problems"));
    page()->messageBar().dismiss();
    QCOMPARE(page()->messageBar().text(), QString());
}

void TestMainWindow::remembersWhatWasOpened()
{
    open({"a.b2nd"});
    open({"b.b2nd"});
    QTRY_COMPARE(m_settings->recentFiles(), QStringList({path("b.b2nd"), path("a.b2nd")}));
    action("Clear List")->trigger();
    QCOMPARE(m_settings->recentFiles(), QStringList());
}

void TestMainWindow::takesDroppedFiles()
{
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(path("a.b2nd")), QUrl::fromLocalFile(path("b.b2nd"))});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPoint(5, 5), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &drop);
    QCOMPARE(m_window->tabs().count(), 2);

    QMimeData text;
    text.setText("no file");
    QDragEnterEvent other(QPoint(5, 5), Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
    other.ignore();
    QCoreApplication::sendEvent(m_window.get(), &other);
    QVERIFY(!other.isAccepted());
}

void TestMainWindow::showsTheStructureOfTheFileInFront()
{
    auto* dock = m_window->findChild<StructureDock*>();
    const auto rootName = [dock] {
        for (const auto* tree : dock->findChildren<QTreeView*>())
            if (tree->isVisible())
                return tree->model()->index(0, 0).data().toString();
        return QString();
    };
    open({"a.b2nd", "b.b2nd"});
    QTRY_COMPARE(rootName(), QString("b.b2nd"));
    action("Next Tab")->trigger();
    QTRY_COMPARE(rootName(), QString("a.b2nd"));
    action("Close")->trigger();
    QTRY_COMPARE(rootName(), QString("b.b2nd"));
    QTRY_COMPARE(dock->findChildren<StructureView*>().size(), 1);
}

void TestMainWindow::hidesTheStructureWhileNothingIsOpen()
{
    auto* dock = m_window->findChild<StructureDock*>();
    QVERIFY(!dock->isVisible());
    open({"a.b2nd"});
    QVERIFY(dock->isVisible());
    dock->close();
    QVERIFY(!dock->isWanted());
    open({"b.b2nd"});
    QVERIFY(!dock->isVisible());
    action("Find in Structure")->trigger();
    QVERIFY(dock->isVisible());
}

void TestMainWindow::copiesWhatHasTheFocus()
{
    open({"b.b2nd"}, "[:2]");
    action("Table")->trigger();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTRY_VERIFY(page()->currentView()->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(QGuiApplication::clipboard()->text().trimmed(), QString("0.0\n1.0"));

    auto* tree = m_window->findChild<StructureDock*>()->findChild<QTreeView*>();
    tree->setFocus();
    tree->setCurrentIndex(tree->model()->index(0, 0));
    QTest::keyClick(tree, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text().section('\t', 0, 0), QString("b.b2nd"));
}

void TestMainWindow::goesThroughIndicesByTheMenu()
{
    open({"a.b2nd"});
    action("Next Index")->trigger();
    action("Next Index")->trigger();
    QCOMPARE(slice(), QString("[2, :, :]"));
    action("Previous Index")->trigger();
    QCOMPARE(slice(), QString("[1, :, :]"));
    action("Transpose")->trigger();
    QCOMPARE(page()->document().slice().rowDimension(), std::optional<std::size_t>(2));
}

void TestMainWindow::showsTheCellUnderTheCursor()
{
    open({"a.b2nd"}, "2, ::2, ::-1");
    page()->document().setCurrentCell({1, 2}, "42");
    QVERIFY(textsInFront().contains("[2, 2, 3]  42"));
    page()->document().setCurrentCell({1, 2}, QString(5000, 'x'));
    QVERIFY(textsInFront().contains("[2, 2, 3]  " + QString(200, 'x') + "…"));
    action("Next Index")->trigger(); // the cell belongs to the slice that is gone
    QVERIFY(!textsInFront().join('\n').contains("[2, 2, 3]"));
}

void TestMainWindow::offersOnlyWhatCanBeDone()
{
    for (const char* text : {"Close", "Transpose", "Copy", "Export Slice…", "Next Index"})
        QVERIFY2(!action(text)->isEnabled(), text);
    open({"a.b2nd"});
    for (const char* text : {"Close", "Transpose", "Copy", "Export Slice…", "Next Index"})
        QVERIFY2(action(text)->isEnabled(), text);
    QVERIFY(!action("Next Tab")->isEnabled());
    action("Heatmap")->trigger();
    QVERIFY(action("Zoom In")->isEnabled());
    action("Table")->trigger();
    QVERIFY(!action("Zoom In")->isEnabled());
}

void TestMainWindow::saysSoWhenThereAreNoElements()
{
    open({"empty.b2nd"});
    QVERIFY(textsInFront().contains("No elements: (0, 3) of int16"));
    QVERIFY(!page()->currentView());
    QVERIFY(!action("Copy")->isEnabled());
    open({"b.b2nd"}, "[5:5]");
    QVERIFY(textsInFront().contains("No elements"));
    page()->dimensionBar().setSliceText("[:]");
    QVERIFY(!textsInFront().contains("No elements"));
}

void TestMainWindow::readsPlainChunksAsToldAndRemembersIt()
{
    write("plain.b2frame", chunksFrame({counted<std::uint8_t>(24)}, 4));
    open({"a.b2nd"});
    QVERIFY(!action("Interpret as Array…")->isEnabled());
    open({"plain.b2frame"});
    QTRY_COMPARE(page() ? page()->document().array()->shape() : Shape(), Shape{6});

    action("Interpret as Array…")->trigger();
    auto* dialog = m_window->findChild<InterpretDialog*>();
    QVERIFY(dialog);
    const auto fields = dialog->findChildren<QLineEdit*>();
    fields[0]->setText("<u2");
    fields[1]->setText("3, -1");
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    QTRY_COMPARE(page()->document().array()->shape(), (Shape{3, 4}));
    QCOMPARE(slice(), QString("[:, :]"));

    m_window = std::make_unique<MainWindow>(*m_settings, m_services.services());
    open({"plain.b2frame"});
    QCOMPARE(page()->document().array()->shape(), (Shape{3, 4}));
    action("Interpret as Array…")->trigger();
    m_window->findChild<InterpretDialog*>()
        ->findChild<QDialogButtonBox*>()
        ->button(QDialogButtonBox::Reset)
        ->click();
    QTRY_COMPARE(page()->document().array()->shape(), Shape{6});
    QVERIFY(!m_settings->interpretation(path("plain.b2frame")));
}

void TestMainWindow::closesATabWhoseFileIsStillBeingOpened()
{
    for (int i = 0; i < 20; ++i) {
        m_window->openPaths({path("a.b2nd"), path("b.b2nd")});
        action("Close")->trigger();
        action("Close")->trigger();
        QCOMPARE(m_window->tabs().count(), 0);
    }
    QVERIFY(settle());
    QCOMPARE(m_settings->recentFiles(), QStringList());
}

void TestMainWindow::closesWithAllItsFilesOpen()
{
    open({"a.b2nd", "b.b2nd", "damaged.b2nd"});
    QVERIFY(m_window->close());
    m_window.reset();
    m_window = std::make_unique<MainWindow>(*m_settings, m_services.services());
    QCOMPARE(m_window->tabs().count(), 0);
}

void TestMainWindow::scrubbingLeavesTheNewestSliceOnly()
{
    open({"a.b2nd"});
    for (int i = 0; i < 500; ++i)
        page()->dimensionBar().setSliceText(QString::number(i % 4));
    QCOMPARE(slice(), QString("[3, :, :]"));
    for (int i = 0; i < 50; ++i)
        action(i % 2 == 0 ? "Heatmap" : "Table")->trigger();
    QVERIFY(page()->currentView());
}

void TestMainWindow::everyControlHasAName()
{
    open({"a.b2nd"});
    for (const QWidget* widget : m_window->findChildren<QWidget*>()) {
        const bool takesKeys = (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isVisible();
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        if (!takesKeys || (button && !button->text().isEmpty()) ||
            qobject_cast<const QTabBar*>(widget))
            continue;
        // parts of a control answer for it
        const QWidget* named = widget;
        while (named && named->accessibleName().isEmpty() && !named->isWindow())
            named = named->parentWidget();
        QVERIFY2(named && !named->isWindow(), widget->metaObject()->className());
    }
}

void TestMainWindow::tellsHowAJobEnded()
{
    open({"a.b2nd"});
    Scheduler scheduler;
    const auto run = [&](const Result<>& outcome) {
        auto* job = new LongJob("Exporting a.csv");
        page()->adopt(job);
        job->start(scheduler, [outcome](const Job&) { return outcome; });
    };
    run({});
    QTRY_COMPARE(m_window->statusBar()->currentMessage(), QString("Exporting a.csv: done."));
    run(cancelled());
    QTRY_COMPARE(m_window->statusBar()->currentMessage(), QString("Exporting a.csv: cancelled."));
    QCOMPARE(page()->messageBar().text(), QString());
    run(Error{ErrorKind::Io, "the disk is full"});
    QTRY_COMPARE(page()->messageBar().text(), QString("Exporting a.csv failed: the disk is full."));
}

void TestMainWindow::asksBeforeItQuitsOverARunningJob()
{
    open({"a.b2nd"});
    Scheduler scheduler;
    auto* job = new LongJob("Exporting a.csv");
    page()->adopt(job);
    job->start(scheduler, [](const Job& work) -> Result<> {
        while (!work.stopped())
            QThread::msleep(1);
        return cancelled();
    });
    const auto question = [this] { return m_window->findChild<QMessageBox*>(); };
    QVERIFY(!m_window->close());
    QVERIFY(question());
    QTest::mouseClick(question()->button(QMessageBox::Cancel), Qt::LeftButton);
    QTRY_VERIFY(!question());
    QVERIFY(m_window->isVisible());
    QVERIFY(!m_window->close());
    QTest::mouseClick(question()->button(QMessageBox::Discard), Qt::LeftButton);
    QTRY_VERIFY(!m_window->isVisible());
    m_window.reset(); // ends the job
}

const Registered<TestMainWindow, QApplication> registered;

} // namespace bloscope::tst_main_window

#include "tst_main_window.moc"
