#include "ui/tabs/document_tab.h"

#include "tests/support/compare.h"
#include "tests/support/corpus.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"
#include "tests/support/with_text.h"
#include "ui/controls/message_bar.h"
#include "ui/pages/array_page.h"
#include "ui/pages/damage_notice.h"
#include "ui/repair/salvage_dialog.h"
#include "ui/tabs/salvage_offer.h"

#include <QApplication>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_document_tab {

using namespace test;

// What a tab shows of its file; what becomes of the file itself is tst_open_file's.
class TestDocumentTab : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_tab.reset(); }

    void saysWhatItOpens();
    void saysWhyThereIsNoPageAndTriesAgain();
    void losesThePageOfAFileThatCannotBeReadAnew();
    void offersFramesOfOtherFiles();
    void offersToSaveWhatCanBeReadOfAFileThatDoesNotOpen();
    void tellsHowManyChunksCanBeRead();
    void offersNothingOfAnEmptyFile();
    void savesPartsOfStoresOnly();
    void showsTheSliceThatWasAskedForOnce();
    void keepsItsSliceWhenTheFileIsReadAgain();
    void givesBackWhatDidNotFitTheFileBetween();
    void tellsWhatIsEditedMeanwhile();
    void tellsDamageThatReadingFinds();
    void offersWhatCanBeDoneAboutDamage();

 private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    void write(const QString& name, const ByteBuffer& content) const;
    void show(const QString& name, const QString& slice = {});
    void goTo(const QString& name);
    QString slice() const { return QString::fromStdString(shownSlice().text()); }
    const Slice& shownSlice() const { return m_tab->arrayPage()->document().slice(); }
    QPushButton* button(const QString& text) const;
    QString opening() const; // what is said of a file that is being opened

    std::unique_ptr<QTemporaryDir> m_folder;
    AppServicesOwner m_services;
    std::unique_ptr<DocumentTab> m_tab;
};

namespace {

ByteBuffer array(const Shape& shape)
{
    std::size_t count = 1;
    for (const std::int64_t extent : shape)
        count *= static_cast<std::size_t>(extent);
    return arrayFrame(shape, "<u2", counted<std::uint16_t>(count));
}

} // namespace

void TestDocumentTab::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write("a.b2nd", array({9, 4, 5}));
    write("b.b2nd", array({3, 4, 5}));
    write("c.b2nd", array({9, 4, 5}));
}

void TestDocumentTab::write(const QString& name, const ByteBuffer& content) const
{
    writeFile(path(name).toStdString(), content);
}

void TestDocumentTab::show(const QString& name, const QString& slice)
{
    m_tab =
        std::make_unique<DocumentTab>(OpenRequest::of(path(name)), slice, m_services.services());
    m_tab->show();
}

void TestDocumentTab::goTo(const QString& name)
{
    QSignalSpy wentTo(&m_tab->file(), &OpenFile::wentTo);
    m_tab->file().goTo(OpenRequest::of(path(name)));
    QTRY_COMPARE(wentTo.size(), 1);
}

QPushButton* TestDocumentTab::button(const QString& text) const
{
    return withText<QPushButton>(*m_tab, text);
}

QString TestDocumentTab::opening() const
{
    for (const auto* label : m_tab->findChildren<QLabel*>())
        if (label->isVisible() && label->text().startsWith("Opening"))
            return label->text();
    return {};
}

void TestDocumentTab::saysWhatItOpens()
{
    show("a.b2nd");
    QCOMPARE(opening(), QString("Opening a.b2nd…"));
    QTRY_VERIFY(m_tab->page());
    QCOMPARE(opening(), QString());
    QVERIFY(m_tab->page()->isVisible() && !m_tab->hasFailed());
    QCOMPARE(m_tab->problem(), QString());
}

void TestDocumentTab::saysWhyThereIsNoPageAndTriesAgain()
{
    show("later.b2nd");
    QTRY_VERIFY(m_tab->hasFailed());
    QVERIFY(!m_tab->page());
    QVERIFY(m_tab->problem().startsWith("later.b2nd cannot be opened: "));
    write("later.b2nd", array({2, 3}));
    QTest::mouseClick(button("Try Again"), Qt::LeftButton);
    QCOMPARE(opening(), QString("Opening later.b2nd…"));
    QTRY_VERIFY(m_tab->page());
    QVERIFY(!m_tab->hasFailed());
}

void TestDocumentTab::losesThePageOfAFileThatCannotBeReadAnew()
{
    if (!openFilesGiveWay())
        QSKIP(openFilesStay);
    const ByteBuffer chunks = chunksFrame({counted<std::uint16_t>(600)}, 2);
    write("plain.b2frame", chunks);
    show("plain.b2frame");
    QTRY_VERIFY(m_tab->page());
    const QPointer<DocumentPage> before = m_tab->page();
    std::filesystem::remove(path("plain.b2frame").toStdString());
    m_tab->file().interpret(Interpretation{"<u2", {20, 30}, 0});
    QTRY_VERIFY(m_tab->hasFailed());
    QVERIFY(!m_tab->page());
    QTRY_VERIFY(!before);
    write("plain.b2frame", chunks);
    QTest::mouseClick(button("Try Again"), Qt::LeftButton);
    QTRY_VERIFY(m_tab->page());
    QCOMPARE(shownSlice().shape(), (Shape{20, 30}));
}

void TestDocumentTab::offersFramesOfOtherFiles()
{
    ByteBuffer content(100);
    const ByteBuffer frame = array({4});
    content.insert(content.end(), frame.begin(), frame.end());
    write("other.bin", content);
    show("other.bin");
    QSignalSpy wanted(m_tab.get(), &DocumentTab::openWanted);
    QTRY_VERIFY(button("Open Frame at Byte 100"));
    QTest::mouseClick(button("Open Frame at Byte 100"), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().value<OpenRequest>().offset, std::uint64_t(100));
}

void TestDocumentTab::offersToSaveWhatCanBeReadOfAFileThatDoesNotOpen()
{
    ByteBuffer frame = array({9, 4, 5});
    std::fill_n(frame.begin(), 16, std::byte{0}); // the magic
    write("lost.b2nd", frame);
    show("lost.b2nd");
    QTRY_VERIFY(m_tab->hasFailed());
    QTest::mouseClick(button("Save What Can Be Read…"), Qt::LeftButton);
    auto* dialog = m_tab->findChild<SalvageDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QSignalSpy wanted(m_tab.get(), &DocumentTab::openWanted);
    emit dialog->openWanted(path("lost-saved.b2nd"));
    QCOMPARE(wanted.value(0).value(0).value<OpenRequest>().address.path, path("lost-saved.b2nd"));
    show("not-there.b2nd");
    QTRY_VERIFY(m_tab->hasFailed());
    QVERIFY(!button("Save What Can Be Read…"));
}

// Of a file whose end is missing, and of one that does not open at all.
void TestDocumentTab::tellsHowManyChunksCanBeRead()
{
    const ByteBuffer good =
        arrayFrame({9, 40}, {1, 40}, {1, 40}, "<i4", counted<std::int32_t>(360));
    const auto seventh = (*Frame::open(memorySource(good)))->chunk(7);
    ByteBuffer cut = good;
    cut.resize(static_cast<std::size_t>((*seventh)->offset()) + 20);
    write("cut.b2nd", cut);
    show("cut.b2nd");
    QTRY_VERIFY(m_tab->page());
    MessageBar& message = m_tab->page()->messageBar();
    QTRY_VERIFY2(message.text().endsWith("7 of 9 chunks can be saved to a new file."),
                 qPrintable(message.text()));
    QTest::mouseClick(button("Save What Can Be Read…"), Qt::LeftButton);
    QVERIFY(m_tab->findChild<SalvageDialog*>());

    ByteBuffer lost = good;
    std::fill_n(lost.begin(), 16, std::byte{0}); // the magic
    write("lost.b2nd", lost);
    show("lost.b2nd");
    QTRY_VERIFY(m_tab->hasFailed());
    const auto labels = m_tab->findChildren<QLabel*>();
    QTRY_VERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text() == "9 of 9 chunks can be saved to a new file.";
    }));
}

void TestDocumentTab::offersNothingOfAnEmptyFile()
{
    write("empty.b2nd", {});
    show("empty.b2nd");
    QTRY_VERIFY(m_tab->hasFailed());
    QVERIFY(!button("Save What Can Be Read…"));
    QVERIFY(whyNotSalvaged(m_tab->file()).startsWith("The file is empty"));
}

void TestDocumentTab::savesPartsOfStoresOnly()
{
    const auto store = corpusFolder() / "python" / "stores" / "tree.b2d";
    const auto request = OpenRequest::of(QString::fromStdString(store.string()));
    m_tab = std::make_unique<DocumentTab>(request, QString(), m_services.services());
    QTRY_VERIFY(m_tab->page());
    QVERIFY(whyNotSalvaged(m_tab->file()).startsWith("Stores are saved part by part"));
    m_tab = std::make_unique<DocumentTab>(request.partAt("/grp/sub/deep/x"), QString(),
                                          m_services.services());
    QTRY_VERIFY(m_tab->page());
    QCOMPARE(whyNotSalvaged(m_tab->file()), QString());
    QVERIFY(subjectOf(m_tab->file()).part);
}

void TestDocumentTab::showsTheSliceThatWasAskedForOnce()
{
    write("plain.b2frame", chunksFrame({counted<std::uint16_t>(600)}, 2));
    show("plain.b2frame", "7");
    m_tab->showSlice("9"); // which is asked for last
    QTRY_VERIFY(m_tab->page());
    QCOMPARE(slice(), QString("[9]"));
    QSignalSpy opened(m_tab.get(), &DocumentTab::opened);
    m_tab->file().interpret(Interpretation{"<u2", {20, 30}, 0});
    QTRY_COMPARE(opened.size(), 1);
    QCOMPARE(slice(), QString("[:, :]"));
}

void TestDocumentTab::keepsItsSliceWhenTheFileIsReadAgain()
{
    show("a.b2nd", "7");
    QTRY_VERIFY(m_tab->page());
    DocumentPage* const first = m_tab->page();
    QSignalSpy replaced(m_tab.get(), &DocumentTab::pageReplaced);
    m_tab->file().reload();
    QTRY_COMPARE(replaced.size(), 1);
    QCOMPARE(replaced.first().first().value<DocumentPage*>(), first);
    QVERIFY(m_tab->page() != first);
    QCOMPARE(slice(), QString("[7, :, :]"));
}

void TestDocumentTab::givesBackWhatDidNotFitTheFileBetween()
{
    show("a.b2nd", "7");
    QTRY_VERIFY(m_tab->page());
    goTo("b.b2nd");
    QCOMPARE(slice(), QString("[2, :, :]"));
    goTo("c.b2nd");
    QCOMPARE(slice(), QString("[7, :, :]"));
    goTo("missing.b2nd");
    QVERIFY(m_tab->hasFailed() && !m_tab->page());
    goTo("a.b2nd");
    QCOMPARE(slice(), QString("[7, :, :]"));
}

void TestDocumentTab::tellsWhatIsEditedMeanwhile()
{
    show("a.b2nd");
    QTRY_VERIFY(m_tab->page());
    emit m_tab->file().stayed();
    QCOMPARE(m_tab->messageBar().text(),
             QString("a.b2nd was edited in the meantime and stays open."));
    QCOMPARE(m_tab->problem(), QString()); // a note
    m_tab->messageBar().tell(MessageBar::Severity::Warning, "Something is wrong.");
    QCOMPARE(m_tab->problem(), QString("Something is wrong."));
    m_tab->messageBar().dismiss();
    QCOMPARE(m_tab->problem(), QString());
}

// Opening looks at no chunk: that one of them is lost is found when its cells are shown.
void TestDocumentTab::tellsDamageThatReadingFinds()
{
    ByteBuffer frame = arrayFrame({4, 8}, {2, 8}, {1, 8}, "<u2", counted<std::uint16_t>(32));
    const std::uint64_t header = (*(*Frame::open(memorySource(frame)))->chunk(1))->offset();
    std::fill_n(frame.begin() + static_cast<std::ptrdiff_t>(header), 32, std::byte{});
    write("damaged.b2nd", frame);
    show("damaged.b2nd");
    QTRY_VERIFY(m_tab->page());
    QTRY_VERIFY(m_tab->page()->damage().isDamaged());
    const QString found =
        "Part of this file cannot be read: chunk 1: its header contains only zeros.";
    QVERIFY(m_tab->page()->messageBar().text().startsWith(found));
    QVERIFY(button("Save What Can Be Read…"));
    QTRY_COMPARE(m_tab->page()->messageBar().text(),
                 found + " 1 of 2 chunks can be saved to a new file.");
    QVERIFY(!button("Stop Counting"));
    QCOMPARE(m_tab->problem(), m_tab->page()->messageBar().text());
    const QSignalSpy wanted(&m_tab->page()->damage(), &DamageNotice::checkWanted);
    button("Check File")->click();
    QCOMPARE(wanted.size(), 1);
}

void TestDocumentTab::offersWhatCanBeDoneAboutDamage()
{
    show("a.b2nd");
    QTRY_VERIFY(m_tab->page());
    DocumentPage& page = *m_tab->page();
    const QSignalSpy found(&page.damage(), &DamageNotice::found);
    int saved = 0;
    page.damage().offer({"5 of 6 chunks can be saved.", {{"Save", [&] { ++saved; }}}});
    QVERIFY(!page.damage().isDamaged());
    QCOMPARE(page.messageBar().text(), QString());
    page.damage().tell({"One place is damaged.", {}});
    QCOMPARE(found.size(), 1);
    QCOMPARE(page.messageBar().text(),
             QString("One place is damaged. 5 of 6 chunks can be saved."));
    button("Save")->click();
    QCOMPARE(saved, 1);
    int stopped = 0;
    page.offerSalvage("It is being counted.", [&] { ++stopped; });
    button("Stop Counting")->click();
    QCOMPARE(stopped, 1);
    page.offerSalvage();
    QVERIFY(button("Save What Can Be Read…") && !button("Stop Counting"));
}

const Registered<TestDocumentTab, QApplication> registered;

} // namespace bloscope::tst_document_tab

#include "tst_document_tab.moc"
