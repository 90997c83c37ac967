#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/settle.h"

#include <QApplication>

namespace bloscope::tst_close_with_edits {

using namespace test;

// Edits that are not saved are never lost by closing.
class TestCloseWithEdits : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void closesATabWithoutEditsAtOnce();
    void savesBeforeItCloses();
    void discardsWhenTold();
    void staysWhenCancelled();
    void staysWhenItCannotBeSaved();
    void waitsForASaveThatIsUnderWay();
    void asksOnceForOneEditedFileWhenItQuits();
    void opensOthersBehindTheQuestion();
    void listsSeveralEditedFilesWhenItQuits();
    void savesAllAndQuits();
    void staysWhenOneOfThemCannotBeSaved();
    void discardsAllAndQuits();

 private:
    void openEdited(const QStringList& names);

    std::unique_ptr<WindowWithFiles> m;
};

void TestCloseWithEdits::init()
{
    m = std::make_unique<WindowWithFiles>();
    for (const char* name : {"a.b2nd", "b.b2nd", "c.b2nd"})
        writeFile(m->file(name), m->frame());
}

void TestCloseWithEdits::cleanup()
{
    m.reset();
}

void TestCloseWithEdits::openEdited(const QStringList& names)
{
    for (const QString& name : names) {
        QVERIFY(m->open(name));
        m->setUnits("C");
    }
}

void TestCloseWithEdits::closesATabWithoutEditsAtOnce()
{
    QVERIFY(m->open("a.b2nd"));
    m->setUnits("C");
    m->setUnits("K");
    m->action("Close")->trigger();
    QCOMPARE(m->tabs().count(), 0);
}

void TestCloseWithEdits::savesBeforeItCloses()
{
    openEdited({"a.b2nd"});
    m->action("Close")->trigger();
    QCOMPARE(m->tabs().count(), 1);
    m->answer(QMessageBox::Save);
    QTRY_COMPARE(m->tabs().count(), 0);
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("C"));
}

void TestCloseWithEdits::discardsWhenTold()
{
    openEdited({"a.b2nd"});
    m->action("Close")->trigger();
    m->answer(QMessageBox::Discard);
    QTRY_COMPARE(m->tabs().count(), 0);
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("K"));
}

void TestCloseWithEdits::staysWhenCancelled()
{
    openEdited({"a.b2nd"});
    m->action("Close")->trigger();
    m->answer(QMessageBox::Cancel);
    QVERIFY(settle());
    QCOMPARE(m->tabs().count(), 1);
    QVERIFY(!m->edits().isClean());
}

void TestCloseWithEdits::staysWhenItCannotBeSaved()
{
    openEdited({"a.b2nd"});
    m->replace("a.b2nd", m->frame("Pa"));
    QVERIFY(m->endsSave([this] {
        m->action("Close")->trigger();
        m->answer(QMessageBox::Save);
    }));
    QVERIFY(settle());
    QCOMPARE(m->tabs().count(), 1);
    QVERIFY(!m->edits().isClean());
    QVERIFY(m->ways().contains("Reload"));
}

void TestCloseWithEdits::waitsForASaveThatIsUnderWay()
{
    openEdited({"a.b2nd"});
    m->action("Save")->trigger();
    m->action("Close")->trigger();
    QCOMPARE(m->tabs().count(), 1);
    QTRY_COMPARE(m->tabs().count(), 0);
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("C"));
}

void TestCloseWithEdits::asksOnceForOneEditedFileWhenItQuits()
{
    openEdited({"a.b2nd"});
    QVERIFY(m->open("b.b2nd"));
    QVERIFY(!m->window().close());
    QTRY_VERIFY(m->dialog<QMessageBox>());
    QCOMPARE(m->dialog<QMessageBox>()->text(), QString("Save changes to a.b2nd?"));
    QCOMPARE(m->tabs().currentIndex(), 0);
    m->answer(QMessageBox::Save);
    QTRY_VERIFY(!m->window().isVisible());
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("C"));
}

void TestCloseWithEdits::opensOthersBehindTheQuestion()
{
    openEdited({"a.b2nd"});
    const DocumentTab* asked = m->tab();
    m->window().close();
    QTRY_VERIFY(m->dialog<QMessageBox>());
    m->window().openPaths({m->path("b.b2nd")});
    QCOMPARE(m->tabs().count(), 2);
    QCOMPARE(m->tab(), asked);
    m->answer(QMessageBox::Cancel);
}

void TestCloseWithEdits::listsSeveralEditedFilesWhenItQuits()
{
    openEdited({"a.b2nd", "b.b2nd"});
    QVERIFY(m->open("c.b2nd"));
    QVERIFY(!m->window().close());
    QTRY_VERIFY(m->dialog<QMessageBox>());
    QCOMPARE(m->dialog<QMessageBox>()->informativeText(), QString("a.b2nd\nb.b2nd"));
    m->answer(QMessageBox::Cancel);
    QVERIFY(settle());
    QVERIFY(m->window().isVisible());
    QCOMPARE(m->tabs().editedTabs().size(), 2);
}

void TestCloseWithEdits::savesAllAndQuits()
{
    openEdited({"a.b2nd", "b.b2nd"});
    QVERIFY(!m->window().close());
    m->answer(QMessageBox::SaveAll);
    QTRY_VERIFY(!m->window().isVisible());
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("C"));
    QCOMPARE(m->unitsIn("b.b2nd"), std::string("C"));
}

void TestCloseWithEdits::staysWhenOneOfThemCannotBeSaved()
{
    openEdited({"a.b2nd", "b.b2nd", "c.b2nd"});
    m->replace("b.b2nd", m->frame("Pa"));
    QVERIFY(!m->window().close());
    m->answer(QMessageBox::SaveAll);
    QTRY_COMPARE(m->tabs().currentIndex(), 1);
    QTRY_VERIFY(m->message().contains("b.b2nd"));
    QVERIFY(settle());
    QVERIFY(m->window().isVisible());
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("C"));
    QCOMPARE(m->unitsIn("b.b2nd"), std::string("Pa"));
    QCOMPARE(m->unitsIn("c.b2nd"), std::string("K"));
    QCOMPARE(m->tabs().editedTabs().size(), 2);
}

void TestCloseWithEdits::discardsAllAndQuits()
{
    openEdited({"a.b2nd", "b.b2nd"});
    QVERIFY(!m->window().close());
    m->answer(QMessageBox::Discard);
    QTRY_VERIFY(!m->window().isVisible());
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("K"));
    QCOMPARE(m->unitsIn("b.b2nd"), std::string("K"));
}

const Registered<TestCloseWithEdits, QApplication> registered;

} // namespace bloscope::tst_close_with_edits

#include "tst_close_with_edits.moc"
