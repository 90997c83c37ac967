#include "ui/pages/page_export.h"

#include "tests/support/conventions.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "ui/controls/message_bar.h"
#include "ui/convert/copy_dialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_page_copy {

using namespace test;

// The whole way of a copy: the page, the dialog, the job, the file, and opening it.
class TestPageCopy : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        const std::string path = inFolder("array.b2nd").toStdString();
        writeFile(path, arrayFrame({4, 6, 5}, "<i2", counted<std::int16_t>(120)));
        auto opened =
            openForViewing(OpenRequest::of(QString::fromStdString(path)), m_cache, m_pool);
        QVERIFY(opened);
        m_page = std::make_unique<ArrayPage>(*opened, m_scheduler);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    void savesAndOffersToOpenIt()
    {
        QSignalSpy wanted(m_page.get(), &DocumentPage::openWanted);
        ask()->accept();
        QTRY_VERIFY(m_page->messageBar().text().startsWith(
            "Saved array-copy.b2nd: 240 bytes of data, stored in"));
        QVERIFY(QFile::exists(inFolder("array-copy.b2nd")));
        for (auto* button : m_page->messageBar().findChildren<QAbstractButton*>())
            if (button->text() == "&Open")
                button->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].value<OpenRequest>().address.path, inFolder("array-copy.b2nd"));
    }

    // With what is true of the part, and with coordinates that the user has entered.
    void takesAlongWhatIsTrueOfThePart()
    {
        const std::string path = inFolder("image.b2nd").toStdString();
        writeFile(path, frameWith({4, 6}, {{"dims", R"(["y", "x"])"}, {"y", "[1, 2, 3, 4]"}},
                                  {{"med_blosc2", R"({"stats": {"max": 1}})"}}));
        OpenRequest request = OpenRequest::of(QString::fromStdString(path));
        request.geometry = HandGeometry{{"", "", 5, 2}, {}};
        m_page =
            std::make_unique<ArrayPage>(*openForViewing(request, m_cache, m_pool), m_scheduler);
        m_page->show();
        m_page->document().setSlice(*Slice::parse("1::2, 2", {4, 6}));
        QList<HandGeometry> placed;
        connect(m_page.get(), &ArrayPage::copyPlaced, m_page.get(),
                [&](const QString&, const HandGeometry& geometry) { placed << geometry; });
        auto* dialog = ask();
        for (auto* box : dialog->findChildren<QComboBox*>())
            if (const int shown = box->findText("Shown slice", Qt::MatchStartsWith); shown >= 0)
                box->setCurrentIndex(shown);
        for (auto* edit : dialog->findChildren<QLineEdit*>())
            if (edit->accessibleName() == "File")
                edit->setText(inFolder("part.b2nd"));
        dialog->accept();
        QTRY_VERIFY(m_page->messageBar().text().contains(
            "Left out of the copy: stats of med_blosc2, which applies to the whole array."));
        QCOMPARE(placed.size(), 1);
        QCOMPARE(placed[0], (HandGeometry{{"", "", 7, 4}}));
        const auto copy = openForViewing(OpenRequest::of(inFolder("part.b2nd")), m_cache, m_pool);
        const auto& array = std::get<OpenedArray>(copy->content);
        QCOMPARE(array.file.geometry->names(), std::vector<std::string>{"y"});
        QCOMPARE(array.file.geometry->dimensions[0].coordinates->textAt(1), std::string("4"));
    }

    void tellsWhyItFailed()
    {
        auto* dialog = ask();
        for (auto* edit : dialog->findChildren<QLineEdit*>())
            if (edit->accessibleName() == "File")
                edit->setText(inFolder("no such folder/copy.b2nd"));
        QVERIFY(dialog->wanted().path.contains("no such"));
        dialog->accept();
        QTRY_VERIFY(m_page->messageBar().text().contains("Saving copy.b2nd"));
    }

 private:
    QString inFolder(const QString& name) const { return m_folder.filePath(name); }
    CopyDialog* ask()
    {
        m_page->saveInOtherForm();
        return m_page->findChild<CopyDialog*>();
    }

    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};
    Scheduler m_scheduler;
    std::unique_ptr<ArrayPage> m_page;
};

const Registered<TestPageCopy, QApplication> registered;

} // namespace bloscope::tst_page_copy

#include "tst_page_copy.moc"
