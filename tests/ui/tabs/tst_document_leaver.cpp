#include "tests/ui/worker/settle.h"
#include "ui/tabs/document_tabs.h"

#include "tests/support/compare.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"
#include "tests/ui/document/metadata_frames.h"
#include "ui/document/document_edits.h"
#include "ui/tabs/document_saver.h"
#include "ui/tabs/document_tab.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_document_leaver {

using namespace test;

using Of = MetadataSectionOf;

// Of one document in a tab that stands by itself.
class TestDocumentLeaver : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();

    void goesOnAtOnceWhenNothingIsEdited();
    void asksBeforeEditsAreLost_data();
    void asksBeforeEditsAreLost();
    void waitsForASave();
    void asksAboutWhatWasEditedWhileItWasSaved();
    void staysWhenItCannotBeSaved();
    void forgets();

 private:
    void edit(const char* units);
    void leave();
    QMessageBox* question() const;
    void answer(QMessageBox::StandardButton button);

    std::unique_ptr<QTemporaryDir> m_folder;
    AppServicesOwner m_services;
    std::unique_ptr<DocumentTab> m_tab;
    std::unique_ptr<DocumentLeaver> m_leaver;
    int m_left = 0;
};

void TestDocumentLeaver::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath("a.b2nd");
    writeFile(path.toStdString(), arrayFrame({4}, "<i4", counted<std::int32_t>(4),
                                             {.vlMetalayers = {{"units", fromJson("1")}}}));
    m_tab = std::make_unique<DocumentTab>(OpenRequest::of(path), QString(), m_services.services());
    m_tab->show();
    m_leaver = std::make_unique<DocumentLeaver>();
    m_left = 0;
    QTRY_VERIFY(m_tab->edits() && m_tab->edits()->isLoaded());
}

void TestDocumentLeaver::cleanup()
{
    m_leaver.reset();
    m_tab.reset();
}

void TestDocumentLeaver::edit(const char* units)
{
    QVERIFY(m_tab->edits()->edit("Change", [units](EditSet& edits) {
        return edits.setValue(Of::Trailer, *edits.find(Of::Trailer, "units"), fromJson(units));
    }));
}

void TestDocumentLeaver::leave()
{
    m_leaver->leave(*m_tab, [this] { ++m_left; });
}

QMessageBox* TestDocumentLeaver::question() const
{
    for (auto* box : m_tab->findChildren<QMessageBox*>())
        if (box->isVisible())
            return box;
    return nullptr;
}

void TestDocumentLeaver::answer(QMessageBox::StandardButton button)
{
    QTRY_VERIFY(question());
    QTest::mouseClick(question()->button(button), Qt::LeftButton);
}

void TestDocumentLeaver::goesOnAtOnceWhenNothingIsEdited()
{
    leave();
    QCOMPARE(m_left, 1);
    QVERIFY(!question());
}

void TestDocumentLeaver::asksBeforeEditsAreLost_data()
{
    QTest::addColumn<QMessageBox::StandardButton>("button");
    QTest::addColumn<int>("left");
    QTest::addColumn<bool>("isEdited");
    QTest::newRow("save") << QMessageBox::Save << 1 << false;
    QTest::newRow("discard") << QMessageBox::Discard << 1 << true;
    QTest::newRow("cancel") << QMessageBox::Cancel << 0 << true;
}

void TestDocumentLeaver::asksBeforeEditsAreLost()
{
    QFETCH(QMessageBox::StandardButton, button);
    QFETCH(int, left);
    QFETCH(bool, isEdited);
    edit("2");
    QSignalSpy asking(m_leaver.get(), &DocumentLeaver::asking);
    leave();
    QCOMPARE(asking.size(), 1);
    QCOMPARE(asking.first().first().value<DocumentTab*>(), m_tab.get());
    QCOMPARE(m_left, 0);
    answer(button);
    QTRY_COMPARE(m_left, left);
    QTRY_VERIFY(!m_tab->saver().isSaving());
    QVERIFY(settle());
    QCOMPARE(m_left, left);
    QCOMPARE(m_tab->isEdited(), isEdited);
}

void TestDocumentLeaver::waitsForASave()
{
    edit("2");
    m_tab->saver().save();
    leave();
    QVERIFY(!question());
    QCOMPARE(m_left, 0);
    QTRY_COMPARE(m_left, 1);
    QVERIFY(!m_tab->isEdited());
}

void TestDocumentLeaver::asksAboutWhatWasEditedWhileItWasSaved()
{
    edit("2");
    m_tab->saver().save();
    leave();
    edit("3");
    answer(QMessageBox::Save);
    QTRY_COMPARE(m_left, 1);
    QVERIFY(!m_tab->isEdited());
}

void TestDocumentLeaver::staysWhenItCannotBeSaved()
{
    if (!openFilesGiveWay())
        QSKIP(openFilesStay);
    edit("2");
    m_folder.reset();
    leave();
    QSignalSpy ended(&m_tab->saver(), &DocumentSaver::ended);
    answer(QMessageBox::Save);
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(m_left, 0);
    QVERIFY(m_tab->isEdited());
    QVERIFY(!m_tab->problem().isEmpty());
}

void TestDocumentLeaver::forgets()
{
    edit("2");
    m_tab->saver().save();
    leave();
    m_leaver->forget(*m_tab);
    QTRY_VERIFY(!m_tab->isEdited());
    QVERIFY(settle());
    QCOMPARE(m_left, 0);
}

const Registered<TestDocumentLeaver, QApplication> registered;

} // namespace bloscope::tst_document_leaver

#include "tst_document_leaver.moc"
