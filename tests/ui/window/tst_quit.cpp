#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/settle.h"
#include "ui/window/windows.h"

#include <QApplication>
#include <QPointer>
#include <QSignalSpy>

namespace bloscope::tst_quit {

using namespace test;

// Quitting closes all windows or none: every question comes before the first of them closes.
class TestQuit : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { QApplication::setQuitOnLastWindowClosed(false); }
    void init();
    void cleanup();
    void closesAllAtOnceWhenNothingIsInTheWay();
    void closesNoneWhenALaterAnswerIsCancel();
    void forgetsWhatWasAnsweredBeforeCancel();
    void closesAllWhenEverythingIsAnswered();
    void asksAgainForWhatWasEditedSince();
    void asksOnceWhenToldTwice();
    void keepsTheSessionOfWindowsThatStayed();

 private:
    MainWindow* open(const QString& name);
    static void edit(MainWindow* window, const char* units);
    static QMessageBox* question(const MainWindow* window);
    static void answer(const MainWindow* window, QMessageBox::StandardButton button);
    QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Windows> m_windows;
    QPointer<MainWindow> m_plain; // all created in this order: the one with "b" is in front
    QPointer<MainWindow> m_a;
    QPointer<MainWindow> m_b;
};

void TestQuit::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(path("settings.ini"));
    m_windows = std::make_unique<Windows>(*m_settings);
    m_plain = open("plain.b2nd");
    m_a = open("a.b2nd");
    m_b = open("b.b2nd");
}

void TestQuit::cleanup()
{
    m_windows.reset();
    m_settings.reset();
}

MainWindow* TestQuit::open(const QString& name)
{
    writeFile(path(name).toStdString(), WindowWithFiles::frame());
    m_windows->open({path(name)}, {}, true);
    const DocumentTab* tab = m_windows->front()->tabs().currentTab();
    const bool isLoaded =
        QTest::qWaitFor([tab] { return tab->edits() && tab->edits()->isLoaded(); });
    return isLoaded ? m_windows->front() : nullptr;
}

void TestQuit::edit(MainWindow* window, const char* units)
{
    DocumentEdits& edits = *window->tabs().currentTab()->edits();
    QVERIFY(edits.edit("Change", [&](EditSet& set) {
        return set.setValue(MetadataSectionOf::Trailer,
                            *set.find(MetadataSectionOf::Trailer, "units"),
                            WindowWithFiles::text(units));
    }));
}

QMessageBox* TestQuit::question(const MainWindow* window)
{
    for (auto* box : window->findChildren<QMessageBox*>())
        if (box->isVisible())
            return box;
    return nullptr;
}

void TestQuit::answer(const MainWindow* window, QMessageBox::StandardButton button)
{
    QTRY_VERIFY(question(window));
    QTest::mouseClick(question(window)->button(button), Qt::LeftButton);
}

void TestQuit::closesAllAtOnceWhenNothingIsInTheWay()
{
    m_windows->quit();
    QVERIFY(m_windows->all().isEmpty());
}

void TestQuit::closesNoneWhenALaterAnswerIsCancel()
{
    edit(m_a, "C");
    edit(m_b, "C");
    m_windows->quit();
    QVERIFY(question(m_b) && !question(m_a)); // one after the other
    answer(m_b, QMessageBox::Discard);
    answer(m_a, QMessageBox::Cancel);
    QVERIFY(settle());
    for (const MainWindow* window : {m_plain.data(), m_a.data(), m_b.data()})
        QVERIFY(window && window->isVisible() && !question(window));
    QVERIFY(m_a->isWindowModified() && m_b->isWindowModified());
}

void TestQuit::forgetsWhatWasAnsweredBeforeCancel()
{
    edit(m_a, "C");
    edit(m_b, "C");
    m_windows->quit();
    answer(m_b, QMessageBox::Discard);
    answer(m_a, QMessageBox::Cancel);
    QVERIFY(!m_b->close());
    QVERIFY(question(m_b));
    answer(m_b, QMessageBox::Cancel);
    m_windows->quit();
    QTRY_VERIFY(question(m_a) || question(m_b));
}

void TestQuit::closesAllWhenEverythingIsAnswered()
{
    edit(m_a, "C");
    edit(m_b, "C");
    QSignalSpy ending(m_windows.get(), &Windows::ending);
    m_windows->quit();
    answer(m_b, QMessageBox::Save);
    answer(m_a, QMessageBox::Discard);
    QTRY_VERIFY(m_windows->all().isEmpty());
    QCOMPARE(ending.size(), 1);
    QCOMPARE(ending.first().first().value<Session>().windows.size(), 3U);
}

void TestQuit::asksAgainForWhatWasEditedSince()
{
    edit(m_a, "C");
    edit(m_b, "C");
    m_windows->quit();
    answer(m_b, QMessageBox::Save);
    QTRY_VERIFY(question(m_a));
    QVERIFY(!m_b->isWindowModified());
    edit(m_b, "F");
    answer(m_a, QMessageBox::Discard);
    QTRY_VERIFY(question(m_b));
    QCOMPARE(m_windows->all().size(), 3);
    answer(m_b, QMessageBox::Discard);
    QTRY_VERIFY(m_windows->all().isEmpty());
}

void TestQuit::asksOnceWhenToldTwice()
{
    edit(m_b, "C");
    m_windows->quit();
    m_windows->quit();
    QVERIFY(settle());
    QCOMPARE(m_b->findChildren<QMessageBox*>().size(), 1);
    answer(m_b, QMessageBox::Discard);
    QTRY_VERIFY(m_windows->all().isEmpty());
}

void TestQuit::keepsTheSessionOfWindowsThatStayed()
{
    edit(m_b, "C");
    m_windows->quit();
    answer(m_b, QMessageBox::Cancel);
    m_a->close();
    m_plain->close();
    QSignalSpy ending(m_windows.get(), &Windows::ending);
    m_b->close();
    answer(m_b, QMessageBox::Discard);
    QTRY_COMPARE(ending.size(), 1);
    const auto session = ending.first().first().value<Session>();
    QCOMPARE(session.windows.size(), 1U);
    QCOMPARE(session.windows[0].documents[0].path, path("b.b2nd"));
}

const Registered<TestQuit, QApplication> registered;

} // namespace bloscope::tst_quit

#include "tst_quit.moc"
