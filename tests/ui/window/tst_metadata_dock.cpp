#include "ui/pages/document_page.h"
#include "ui/store/store_tree_model.h"
#include "ui/structure/value_view.h"
#include "ui/window/window_docks.h"

#include "tests/support/conventions.h"
#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/metadata/changes_dialog.h"
#include "ui/metadata/metadata_tree.h"
#include "ui/metadata/metadata_view.h"

#include <QApplication>
#include <QLabel>
#include <QToolButton>
#include <QTreeView>

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
    void saysWhyThereIsNothingToEdit();
    void showsTheAttributesOfAStore();
    void showsBelowWhatPicklesTell();
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
    QVERIFY(!m_files->action("Metadata")->isEnabled());
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

void TestMetadataDock::saysWhyThereIsNothingToEdit()
{
    const auto frame = *Frame::open(memorySource(WindowWithFiles::frame()));
    const auto header = frame->header();
    ByteBuffer bytes = WindowWithFiles::frame();
    bytes.erase(bytes.begin(), bytes.begin() + std::ptrdiff_t(header.headerLen));
    bytes.resize(std::size_t((*frame->chunk(0))->header().cbytes));
    writeFile(m_files->file("chunk"), bytes);
    m_files->window().openPaths({m_files->path("chunk")});
    QTRY_VERIFY(m_files->tab() && m_files->tab()->page());
    QVERIFY(!dock().currentView());
    QVERIFY(dock().findChild<QLabel*>("nothing")->isVisible());
    QCOMPARE(dock().findChild<QLabel*>("nothing")->text(),
             QString("A chunk without a frame has no metadata"));
}

void TestMetadataDock::showsTheAttributesOfAStore()
{
    m_files->window().openPaths(
        {QString::fromStdString((corpusFolder() / "python/stores/tree.b2z").string())});
    QTRY_VERIFY(m_files->tab() && m_files->tab()->page());
    auto* groups = m_files->tab()->page()->findChild<QTreeView*>();
    const auto* values = dock().findChild<ValueView*>();
    const auto* owner = dock().findChild<QLabel*>("owner");
    groups->expandAll();
    const auto find = [&] {
        return groups->model()->match(groups->model()->index(0, 0), StoreTreeModel::KeyRole,
                                      "/grp/with_meta", 1, Qt::MatchExactly | Qt::MatchRecursive);
    };
    QTRY_VERIFY(!find().isEmpty());
    groups->setCurrentIndex(find().first());
    QTRY_COMPARE(owner->text(), QString("/grp/with_meta"));
    QVERIFY(owner->isVisible());
    QTRY_VERIFY(values->model().rowCount(values->model().index(0, 0)) > 0 ||
                values->model().rowCount() > 0);
    groups->setCurrentIndex(groups->model()->index(0, 0));
    QTRY_VERIFY(owner->text() != QString("/grp/with_meta"));
}

void TestMetadataDock::showsBelowWhatPicklesTell()
{
    QVERIFY(open("case.b2nd", WindowWithFiles::frame("K")));
    const auto* values = dock().findChild<ValueView*>();
    QVERIFY(!values->isVisible());
    writeFile(m_files->file("case.pkl"), nnUnetPickle());
    m_files->tab()->file().reload();
    QTRY_VERIFY(values->isVisible());
    QVERIFY(tree().isVisible());
    const auto textBelow = [&](int row) {
        const QAbstractItemModel& model = values->model();
        const QModelIndex pickle = model.index(0, 0, model.index(0, 0));
        return model.index(row, 0, pickle).data().toString();
    };
    QTRY_COMPARE(textBelow(0), QString("spacing"));
    QVERIFY(dock().findChild<QLabel*>("owner")->text().contains("never run"));
    QVERIFY(open("b.b2nd", WindowWithFiles::frame("m")));
    QVERIFY(!values->isVisible());
}

void TestMetadataDock::remembersThatNobodyWantsIt()
{
    QVERIFY(open("a.b2nd", WindowWithFiles::frame()));
    m_files->action("Metadata")->trigger();
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
