#include "ui/window/metadata_dock.h"

#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/metadata/changes_dialog.h"
#include "ui/metadata/metadata_tree.h"
#include "ui/metadata/metadata_view.h"

#include <QApplication>
#include <QFileInfo>
#include <QLabel>
#include <QToolButton>

namespace bloscope::tst_metadata_dock {

using namespace test;

namespace {

constexpr auto Vl = MetadataSectionOf::Trailer;

} // namespace

class TestMetadataDock : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_files.reset(); }
    void hidesWhileNothingIsOpen();
    void showsTheMetadataOfTheDocumentInFront();
    void keepsWhatWasOpenedOverTabs();
    void saysWhyThereIsNothingToEdit_data();
    void saysWhyThereIsNothingToEdit();
    void remembersThatNobodyWantsIt();
    void opensTheChangesFromTheirCount();
    void editsAndSavesByKeys();
    void followsAFileThatIsReadAgain();
    void saysThatTheFileIsReadOnly();

 private:
    MetadataDock& dock() const { return *m_files->window().findChild<MetadataDock*>(); }
    MetadataTree& tree() const { return dock().currentView()->tree(); }
    bool open(const QString& name, const ByteBuffer& content)
    {
        writeFile(m_files->file(name), content);
        return m_files->open(name);
    }
    QString valueOf(const ItemPlace& place) const
    {
        return tree()
            .metadata()
            .indexOf(place)
            .siblingAtColumn(MetadataCells::ValueColumn)
            .data()
            .toString();
    }

    std::unique_ptr<WindowWithFiles> m_files;
};

void TestMetadataDock::init()
{
    m_files = std::make_unique<WindowWithFiles>();
}

void TestMetadataDock::hidesWhileNothingIsOpen()
{
    QVERIFY(!dock().isVisible());
    QVERIFY(!dock().toggleViewAction()->isEnabled());
    QVERIFY(open("a.b2nd", WindowWithFiles::frame()));
    QVERIFY(dock().isVisible());
    m_files->tabs().close(m_files->tab());
    QTRY_VERIFY(!dock().isVisible());
}

void TestMetadataDock::showsTheMetadataOfTheDocumentInFront()
{
    QVERIFY(open("a.b2nd", WindowWithFiles::frame("K")));
    QVERIFY(open("b.b2nd", WindowWithFiles::frame("m")));
    QTRY_COMPARE(valueOf({Vl, 0, {}}), QString(R"("m")"));
    m_files->tabs().setCurrentIndex(0);
    QCOMPARE(valueOf({Vl, 0, {}}), QString(R"("K")"));
}

void TestMetadataDock::keepsWhatWasOpenedOverTabs()
{
    QVERIFY(open("a.b2nd", WindowWithFiles::frame()));
    tree().select({MetadataSectionOf::Header, 0, {2, 1}});
    MetadataTree* first = &tree();
    QVERIFY(open("b.b2nd", WindowWithFiles::frame()));
    QVERIFY(&tree() != first);
    m_files->tabs().setCurrentIndex(0);
    QCOMPARE(&tree(), first);
    QCOMPARE(tree().currentPlace(), std::optional(ItemPlace{MetadataSectionOf::Header, 0, {2, 1}}));
    QVERIFY(tree().isExpanded(tree().currentIndex().parent()));
}

void TestMetadataDock::saysWhyThereIsNothingToEdit_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("reason");
    QTest::newRow("chunk") << "chunk"
                           << "A chunk without a frame has no metadata";
    QTest::newRow("directory") << "folder"
                               << "This is a directory or an archive.\n"
                                  "Open one of its leaves to see and edit its metadata.";
}

void TestMetadataDock::saysWhyThereIsNothingToEdit()
{
    QFETCH(QString, entry);
    QString path = m_files->path(entry);
    if (entry == "chunk") {
        const auto frame = *Frame::open(memorySource(WindowWithFiles::frame()));
        const auto header = frame->header();
        ByteBuffer bytes = WindowWithFiles::frame();
        bytes.erase(bytes.begin(), bytes.begin() + std::ptrdiff_t(header.headerLen));
        bytes.resize(std::size_t((*frame->chunk(0))->header().cbytes));
        writeFile(m_files->file(entry), bytes);
    } else {
        path = QString::fromStdString((corpusFolder() / "python/stores/tree.b2d").string());
        if (!QFileInfo::exists(path))
            QSKIP("this corpus has no such store");
    }
    m_files->window().openPaths({path});
    QTRY_VERIFY(m_files->tab() && m_files->tab()->page());
    QVERIFY(!dock().currentView());
    QVERIFY(dock().findChild<QLabel*>("nothing")->isVisible());
    QTEST(dock().findChild<QLabel*>("nothing")->text(), "reason");
}

void TestMetadataDock::remembersThatNobodyWantsIt()
{
    QVERIFY(open("a.b2nd", WindowWithFiles::frame()));
    dock().toggleViewAction()->trigger();
    QVERIFY(!dock().isVisible());
    QVERIFY(open("b.b2nd", WindowWithFiles::frame()));
    QVERIFY(!dock().isVisible());
    m_files->window().close();
    const Settings settings(m_files->path("settings.ini"));
    QVERIFY(!settings.windowLayout().showsMetadata);
}

void TestMetadataDock::opensTheChangesFromTheirCount()
{
    QVERIFY(open("a.b2nd", WindowWithFiles::frame()));
    m_files->setUnits("m");
    for (auto* button : dock().findChildren<QToolButton*>())
        if (button->isVisible() && button->text() == "1 change")
            QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(m_files->dialog<ChangesDialog>());
}

void TestMetadataDock::editsAndSavesByKeys()
{
    QVERIFY(open("a.b2nd", WindowWithFiles::frame()));
    QVERIFY(QTest::qWaitForWindowActive(&m_files->window()));
    tree().setFocus();
    tree().select({Vl, 0, {}});
    QTest::keyClick(&tree(), Qt::Key_Return);
    auto* line = tree().viewport()->findChild<QLineEdit*>();
    QVERIFY(line);
    QTest::keyClicks(line, "degC");
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(valueOf({Vl, 0, {}}), QString(R"("degC")"));
    QVERIFY(m_files->window().isWindowModified());
    QTest::keyClick(&tree(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!m_files->window().isWindowModified());
    QCOMPARE(m_files->unitsIn("a.b2nd"), std::string("degC"));
    QCOMPARE(tree().currentPlace(), std::optional(ItemPlace{Vl, 0, {}}));
    QTest::keyClick(&tree(), Qt::Key_Z, Qt::ControlModifier); // beyond the save
    QCOMPARE(valueOf({Vl, 0, {}}), QString(R"("K")"));
    QVERIFY(m_files->window().isWindowModified());
}

void TestMetadataDock::followsAFileThatIsReadAgain()
{
    QVERIFY(open("a.b2nd", WindowWithFiles::frame("K")));
    QCOMPARE(valueOf({Vl, 0, {}}), QString(R"("K")"));
    tree().select({MetadataSectionOf::Header, 0, {2, 1}});
    writeFile(m_files->file("a.b2nd"), WindowWithFiles::frame("m"));
    m_files->tab()->file().reload();
    QTRY_COMPARE(valueOf({Vl, 0, {}}), QString(R"("m")"));
    QTRY_COMPARE(tree().currentPlace(),
                 std::optional(ItemPlace{MetadataSectionOf::Header, 0, {2, 1}}));
    QVERIFY(tree().isExpanded(tree().currentIndex().parent()));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(dock().findChildren<MetadataView*>().size(), 1);
}

void TestMetadataDock::saysThatTheFileIsReadOnly()
{
    QVERIFY(open("a.b2nd", WindowWithFiles::frame()));
    dock().currentView()->setNote("It is read-only.");
    const auto labels = dock().currentView()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text() == "It is read-only.";
    }));
    dock().currentView()->setNote({});
    QVERIFY(std::ranges::none_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text() == "It is read-only.";
    }));
}

const Registered<TestMetadataDock, QApplication> registered;

} // namespace bloscope::tst_metadata_dock

#include "tst_metadata_dock.moc"
