#include "core/frame/open_path.h"
#include "core/system/file_calls.h"
#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/held_work.h"
#include "ui/document/value_changes.h"
#include "ui/tabs/save_obstacle.h"
#include "ui/window/job_bar.h"
#include "ui/worker/long_job.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QSignalSpy>
#include <QStatusBar>

namespace bloscope::tst_document_saver {

using namespace test;

using Of = MetadataSectionOf;

namespace {

// Locked as another program locks the frame; closed where that cannot be done.
Descriptor lockOf(const std::filesystem::path& frame)
{
    SystemFileCalls calls;
    Descriptor lock(calls.open(frame.string() + ".b2lock", {.change = true, .isNew = true}));
    const bool isLocked =
        lock.isOpen() && calls.lock(lock.number(), LockKind::Exclusive, LockPlace::LockFile) == 0;
    return isLocked ? std::move(lock) : Descriptor();
}

} // namespace

// Save, Save As and Save a Copy, with what may be in their way.
class TestDocumentSaver : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void savesAndShowsTheSavedFile();
    void marksEditedFiles();
    void undoesBeyondASave();
    void undoAndRedoBelongToTheTabInFront();
    void keepsWhatIsEditedWhileItSaves();
    void keepsWhatIsLookedAt();
    void doesNotTakeItsOwnSaveForAnotherProgram();
    void revertsAsAStep();
    void becomesTheFileItIsSavedAs();
    void takesThePlaceOfAFileThatIsOpen();
    void leavesTheTabWhenACopyIsSaved();
    void savesFilesOfAnyName_data();
    void savesFilesOfAnyName();
    void savesOverItselfWhenAskedTo();
    void endsWhenNoFileIsChosen();
    void offersWaysWhenTheFileWasChanged();
    void keepsEditsWhenTheFolderIsMissing();
    void savesFramesInsideOtherFilesAsFilesOfTheirOwn();
    void savesLeavesOfDirectoriesWhereTheyAre_data();
    void savesLeavesOfDirectoriesWhereTheyAre();
    void saysBeforehandWhatCannotBeSavedInPlace();
    void savesSparseFramesWhereTheyAre();
    void saysThatItWaitsForALock();
    void saysBeforehandThatAFileIsReadOnly();
    void saysBeforehandThatAFileIsLocked();
    void offersOnlyWhatCanBeDone();
    void beginsAttributesOfGroups();
    void mergesAttributesThatWereBegunMeanwhile();
    void saysWhereNoAttributesCanBeBegun();
    void saysThatHardLinksPart();
    void tellsOfATabWhenItIsInFront();

 private:
    void openStore(const QString& key);
    QPushButton* buttonOfStore() const;
    void beginAttributes();

    std::unique_ptr<WindowWithFiles> m;
};

void TestDocumentSaver::init()
{
    m = std::make_unique<WindowWithFiles>();
    writeFile(m->file("a.b2nd"), m->frame());
    QVERIFY(m->open("a.b2nd"));
}

void TestDocumentSaver::cleanup()
{
    m.reset();
}

void TestDocumentSaver::savesAndShowsTheSavedFile()
{
    m->setUnits("C");
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("K"));
    QVERIFY(m->save());
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("C"));
    QVERIFY(m->edits().isClean());
    QCOMPARE(m->edits().current().frame()->vlMetalayers().entries.size(), std::size_t(1));
    QVERIFY(m->edits().current().frame()->source()->identity() == identityOf(m->file("a.b2nd")));
    QCOMPARE(m->window().statusBar()->currentMessage(), QString("Saved a.b2nd."));
    QCOMPARE(m->message(), QString());
    QVERIFY(!m->action("Save")->isEnabled());
}

void TestDocumentSaver::marksEditedFiles()
{
    writeFile(m->file("b.b2nd"), m->frame());
    QVERIFY(!m->window().isWindowModified());
    m->setUnits("C");
    QVERIFY(m->window().isWindowModified());
    QCOMPARE(m->tabs().activeSide().tabText(0), QString("a.b2nd*"));
    QVERIFY(m->tabs().activeSide().tabToolTip(0).contains("not saved"));
    QVERIFY(m->open("b.b2nd"));
    QVERIFY(!m->window().isWindowModified());
    QCOMPARE(m->tabs().activeSide().tabText(0), QString("a.b2nd*"));
    m->tabs().setCurrentIndex(0);
    QVERIFY(m->window().isWindowModified());
    QVERIFY(m->save());
    QVERIFY(!m->window().isWindowModified());
    QCOMPARE(m->tabs().activeSide().tabText(0), QString("a.b2nd"));
    QCOMPARE(m->tabs().activeSide().tabToolTip(0), QDir::toNativeSeparators(m->path("a.b2nd")));
}

void TestDocumentSaver::undoesBeyondASave()
{
    m->setUnits("C");
    QVERIFY(m->save());
    QVERIFY(m->edits().isClean());
    m->action("Undo: Change 'units'")->trigger();
    QVERIFY(!m->edits().isClean());
    QVERIFY(m->window().isWindowModified());
    QVERIFY(m->save());
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("K"));
    QVERIFY(m->edits().isClean());
    m->action("Redo: Change 'units'")->trigger();
    QVERIFY(m->save());
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("C"));
    m->action("Undo: Change 'units'")->trigger();
    m->action("Redo: Change 'units'")->trigger();
    QVERIFY(m->edits().isClean()); // back where the file is
}

void TestDocumentSaver::undoAndRedoBelongToTheTabInFront()
{
    writeFile(m->file("b.b2nd"), m->frame());
    QVERIFY(!m->action("Undo")->isEnabled());
    m->setUnits("C", "Change one");
    QVERIFY(m->action("Undo: Change one")->isEnabled());
    QVERIFY(m->open("b.b2nd"));
    QVERIFY(!m->action("Undo")->isEnabled());
    m->setUnits("C", "Change two");
    QVERIFY(m->action("Undo: Change two"));
    m->tabs().setCurrentIndex(0);
    m->action("Undo: Change one")->trigger();
    QVERIFY(m->edits().isClean());
    QVERIFY(m->action("Redo: Change one")->isEnabled());
    m->tabs().setCurrentIndex(1);
    QVERIFY(!m->edits().isClean());
}

void TestDocumentSaver::keepsWhatIsEditedWhileItSaves()
{
    m->setUnits("C");
    QSignalSpy ended(&m->tab()->saver(), &DocumentSaver::ended);
    m->action("Save")->trigger();
    m->setUnits("F");                        // the job has its own copy
    QVERIFY(m->action("Save")->isEnabled()); // of what was edited since, once that is done
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("C"));
    QVERIFY(!m->edits().isClean());
    QVERIFY(m->save());
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("F"));
}

void TestDocumentSaver::keepsWhatIsLookedAt()
{
    ArrayPage* page = m->tabs().currentArrayPage();
    page->document().setSlice(*Slice::parse("[3, ::2]", page->document().array()->shape()));
    m->setUnits("C");
    QVERIFY(m->save());
    QCOMPARE(m->tabs().currentArrayPage()->document().slice().text(), std::string("[3, ::2]"));
}

void TestDocumentSaver::doesNotTakeItsOwnSaveForAnotherProgram()
{
    m->setUnits("C");
    QVERIFY(m->save());
    m->setUnits("F");
    QVERIFY(m->hasLooked());
    QCOMPARE(m->message(), QString());
    QVERIFY(!m->edits().isClean());
}

void TestDocumentSaver::revertsAsAStep()
{
    QVERIFY(!m->action("Revert")->isEnabled());
    m->setUnits("C");
    m->action("Revert")->trigger();
    QVERIFY(m->edits().isClean());
    QVERIFY(!m->action("Revert")->isEnabled());
    m->action("Undo: Revert to Saved")->trigger();
    QVERIFY(!m->edits().isClean());
}

void TestDocumentSaver::becomesTheFileItIsSavedAs()
{
    m->setUnits("C");
    QVERIFY(m->saveAs("other.b2nd"));
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("K"));
    QCOMPARE(m->unitsIn("other.b2nd"), std::string("C"));
    QCOMPARE(m->tab()->address().path, m->path("other.b2nd"));
    QCOMPARE(m->tabs().activeSide().tabText(0), QString("other.b2nd"));
    QCOMPARE(m->window().windowTitle(), QString("other.b2nd[*] – Bloscope"));
    QVERIFY(m->edits().isClean());
    m->setUnits("F"); // and from now on it is saved there
    QVERIFY(m->save());
    QCOMPARE(m->unitsIn("other.b2nd"), std::string("F"));
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("K"));
}

void TestDocumentSaver::takesThePlaceOfAFileThatIsOpen()
{
    writeFile(m->file("b.b2nd"), m->frame("Pa"));
    QVERIFY(m->open("b.b2nd"));
    m->tabs().setCurrentIndex(0);
    m->setUnits("C");
    m->tab()->saver().saveAs();
    m->chooseFile(m->path("b.b2nd"));
    QTRY_COMPARE(m->tabs().count(), 1);
    QCOMPARE(m->tab()->address().path, m->path("b.b2nd"));
    QCOMPARE(m->unitsIn("b.b2nd"), std::string("C"));
}

void TestDocumentSaver::leavesTheTabWhenACopyIsSaved()
{
    m->setUnits("C");
    QVERIFY(m->saveAs("copy.b2nd", "Save a Copy…"));
    QCOMPARE(m->unitsIn("copy.b2nd"), std::string("C"));
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("K"));
    QCOMPARE(m->tab()->address().path, m->path("a.b2nd"));
    QVERIFY(!m->edits().isClean());
}

void TestDocumentSaver::savesFilesOfAnyName_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"größe.b2nd", "日本語 🙂.b2nd", "# 100 %41 'x' & y.b2nd"})
        QTest::newRow(name) << QString(name);
}

void TestDocumentSaver::savesFilesOfAnyName()
{
    QFETCH(const QString, name);
    writeFile(m->file(name), m->frame());
    QVERIFY(m->open(name));
    m->setUnits("C");
    QVERIFY(m->save());
    QCOMPARE(m->unitsIn(name), std::string("C"));
    QCOMPARE(m->window().statusBar()->currentMessage(), QString("Saved %1.").arg(name));
}

void TestDocumentSaver::savesOverItselfWhenAskedTo()
{
    m->setUnits("C");
    QVERIFY(m->saveAs("a.b2nd", "Save a Copy…"));
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("C"));
    QVERIFY(m->edits().isClean());
}

void TestDocumentSaver::endsWhenNoFileIsChosen()
{
    m->setUnits("C");
    QSignalSpy ended(&m->tab()->saver(), &DocumentSaver::ended);
    m->action("Save As…")->trigger();
    QTRY_VERIFY(m->dialog<QFileDialog>());
    m->dialog<QFileDialog>()->reject();
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(ended[0][0], QVariant(false));
    QVERIFY(!m->edits().isClean());
}

void TestDocumentSaver::offersWaysWhenTheFileWasChanged()
{
    m->setUnits("C");
    m->replace("a.b2nd", m->frame("Pa"));
    QVERIFY(m->save());
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("Pa")); // never silently overwritten
    QTRY_VERIFY(m->message().contains("a.b2nd"));
    QCOMPARE(m->ways(),
             QStringList({"Merge My Changes…", "Reload", "Compare…", "Save As…", "Decide Later"}));
    QVERIFY(!m->edits().isClean());
}

void TestDocumentSaver::keepsEditsWhenTheFolderIsMissing()
{
    m->setUnits("C");
    QSignalSpy ended(&m->tab()->saver(), &DocumentSaver::ended);
    m->action("Save As…")->trigger();
    m->chooseFile(m->path("missing/there.b2nd"));
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY2(m->message().startsWith("there.b2nd was not saved: "), qPrintable(m->message()));
    QCOMPARE(m->ways(), QStringList({"Try Again", "Save As…"}));
    QVERIFY(!m->edits().isClean());
    QCOMPARE(m->tab()->address().path, m->path("a.b2nd"));
    QDir(m->path("")).mkdir("missing");
    m->take("Try Again");
    QTRY_COMPARE(ended.size(), 2);
    QCOMPARE(m->unitsIn("missing/there.b2nd"), std::string("C"));
    QCOMPARE(m->message(), QString());
}

void TestDocumentSaver::savesFramesInsideOtherFilesAsFilesOfTheirOwn()
{
    m->tabs().currentPage()->openEmbedded("inner", memorySource(m->frame()));
    QTRY_VERIFY(m->tab()->page() && m->tab()->edits() && m->edits().isLoaded());
    QVERIFY(!m->tab()->saver().whyNotInPlace().isEmpty());
    m->setUnits("C");
    QSignalSpy ended(&m->tab()->saver(), &DocumentSaver::ended);
    m->action("Save")->trigger();
    QVERIFY2(m->message().contains("is inside another file"), qPrintable(m->message()));
    QTRY_VERIFY(m->dialog<QFileDialog>());
    QCOMPARE(QFileInfo(m->dialog<QFileDialog>()->selectedFiles().value(0)).fileName(),
             QString("inner.b2nd"));
    m->chooseFile(m->path("inner.b2nd"));
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(m->unitsIn("inner.b2nd"), std::string("C"));
    QCOMPARE(m->tab()->address().path, m->path("inner.b2nd"));
    QVERIFY(m->tab()->address().inside.isEmpty());
    QCOMPARE(m->message(), QString());
    m->setUnits("F");
    QVERIFY(m->save());
    QCOMPARE(m->unitsIn("inner.b2nd"), std::string("F"));
}

void TestDocumentSaver::savesLeavesOfDirectoriesWhereTheyAre_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("leaf"); // its file
    QTest::addColumn<bool>("isAskedForAtOnce");
    QTest::newRow("from the store") << "/root_arr"
                                    << "root_arr.b2nd" << false;
    QTest::newRow("by its key") << "/root_arr"
                                << "root_arr.b2nd" << true;
    QTest::newRow("of a group") << "/grp/with_meta"
                                << "grp/with_meta.b2nd" << false;
    QTest::newRow("attributes of the store") << "/__vlmeta__"
                                             << "__vlmeta__.b2f" << false;
}

void TestDocumentSaver::savesLeavesOfDirectoriesWhereTheyAre()
{
    QFETCH(const QString, key);
    QFETCH(const QString, leaf);
    QFETCH(const bool, isAskedForAtOnce);
    std::filesystem::copy(corpusFolder() / "python" / "stores" / "tree.b2d", m->file("tree.b2d"),
                          std::filesystem::copy_options::recursive);
    OpenRequest request = OpenRequest::of(m->path("tree.b2d"), key);
    if (!isAskedForAtOnce)
        request.store = *Store::openDirectory(m->file("tree.b2d"));
    m->tabs().open(request);
    QTRY_VERIFY(m->tab()->page() && m->tab()->edits() && m->edits().isLoaded());
    QCOMPARE(m->message(), QString());
    QCOMPARE(m->tab()->saver().whyNotInPlace(), QString());
    QVERIFY(m->edits().edit("Add", [](EditSet& set) {
        return set.add(Of::Trailer, "noted", {std::byte{1}}, set.entries(Of::Trailer).size());
    }));
    ValueChanges& changes = m->tab()->arrayPage()->changes();
    const ArrayPtr array = m->tab()->arrayPage()->document().array();
    const bool hasValues = array->logicalBytes() > 0;
    if (hasValues)
        changes.change("Fill", [](const SliceReader& values, ValueEditor& editor, const Job&) {
            const Shape& shape = values.array()->shape();
            const auto size = std::size_t(values.array()->itemsize());
            return editor.fill(Slice::whole(shape), {0, size}, ByteBuffer(size, std::byte{1}));
        });
    QTRY_VERIFY(!changes.isChanging());
    QVERIFY(m->save());
    QCOMPARE(m->message(), QString());
    QVERIFY(m->edits().isClean());
    const auto saved = openPath(m->file("tree.b2d") / leaf.toStdString());
    QVERIFY2(saved, outcomeOf(saved).c_str());
    QCOMPARE((*saved)->vlMetalayers().entries.back().name, std::string("noted"));
    if (hasValues)
        QCOMPARE((*(*(*saved)->chunk(0))->decode()).front(), std::byte{1});
    m->edits().undo(); // beyond the save
    QVERIFY(!m->edits().isClean());
    QVERIFY(m->save());
    QVERIFY(Store::openDirectory(m->file("tree.b2d")));
}

// Members of archives are not written to, which is said before somebody edits.
void TestDocumentSaver::saysBeforehandWhatCannotBeSavedInPlace()
{
    const auto store = corpusFolder() / "python" / "stores" / "tree.b2z";
    m->tabs().open(OpenRequest::of(QString::fromStdString(store.string()), "/root_arr"));
    QTRY_VERIFY(m->tab()->page());
    QVERIFY2(m->message().contains("is inside another file"), qPrintable(m->message()));
    QCOMPARE(m->ways(), QStringList{"Save As…"});
}

void TestDocumentSaver::savesSparseFramesWhereTheyAre()
{
    writeFiles(m->file("sparse.b2nd"), sparseFiles(m->frame()));
    QVERIFY(m->open("sparse.b2nd"));
    m->setUnits("C");
    QVERIFY(m->action("Save")->isEnabled());
    QVERIFY(!m->action("Save As…")->isEnabled());
    QVERIFY(m->action("Save As…")->statusTip().contains("directory"));
    QVERIFY(m->save());
    const auto frame = Frame::openSparse(*openFolder(m->file("sparse.b2nd")));
    QVERIFY(frame);
    QVERIFY(m->edits().isClean());
    QCOMPARE((*frame)->vlMetalayers().entries.size(), std::size_t(1));
}

void TestDocumentSaver::saysThatItWaitsForALock()
{
    auto lock = std::make_optional(lockOf(m->file("a.b2nd")));
    QVERIFY(lock->isOpen());
    m->setUnits("C");
    QSignalSpy ended(&m->tab()->saver(), &DocumentSaver::ended);
    m->action("Save")->trigger();
    auto* job = m->tab()->saver().findChild<LongJob*>();
    QTRY_VERIFY(job->isWaiting());
    auto* bar = m->window().findChild<JobBar*>();
    QTRY_VERIFY(bar->isVisible());
    QTRY_COMPARE(bar->findChildren<QLabel*>().first()->text(),
                 QString("Saving a.b2nd: waiting for another program"));
    QVERIFY(ended.isEmpty());
    lock.reset();
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("C"));
}

void TestDocumentSaver::saysBeforehandThatAFileIsReadOnly()
{
    writeFile(m->file("locked.b2nd"), m->frame());
    QFile(m->path("locked.b2nd")).setPermissions(QFileDevice::ReadOwner);
    if (QFile(m->path("locked.b2nd")).open(QIODevice::ReadWrite))
        QSKIP("nothing is read-only for the superuser");
    QVERIFY(m->open("locked.b2nd"));
    QTRY_COMPARE(m->window().windowTitle(), QString("locked.b2nd[*] (read-only) – Bloscope"));
    QVERIFY(m->tabs().activeSide().tabToolTip(1).contains("Changes cannot be saved here"));
}

void TestDocumentSaver::saysBeforehandThatAFileIsLocked()
{
    writeFile(m->file("busy.b2nd"), m->frame());
    const Descriptor lock = lockOf(m->file("busy.b2nd"));
    QVERIFY(lock.isOpen());
    QVERIFY(m->open("busy.b2nd"));
    QTRY_COMPARE(m->window().windowTitle(), QString("busy.b2nd[*] (locked) – Bloscope"));
    QVERIFY(m->tabs().activeSide().tabToolTip(1).contains("Saving waits until it is unlocked"));
}

void TestDocumentSaver::offersOnlyWhatCanBeDone()
{
    QVERIFY(!m->action("Save")->isEnabled());
    QVERIFY(m->action("Save As…")->isEnabled());
    QVERIFY(m->action("Save a Copy…")->isEnabled());
    QVERIFY(m->action("Show Changes…")->isEnabled());
    m->setUnits("C");
    QVERIFY(m->action("Save")->isEnabled());
    m->setUnits("K");
    QVERIFY(!m->action("Save")->isEnabled()); // as it was
    m->action("Close")->trigger();
    for (const char* text : {"Save", "Save As…", "Save a Copy…", "Show Changes…", "Revert"})
        QVERIFY2(!m->action(text)->isEnabled(), text);
}

void TestDocumentSaver::openStore(const QString& key)
{
    std::filesystem::copy(corpusFolder() / "python" / "stores" / "tree.b2d", m->file("tree.b2d"),
                          std::filesystem::copy_options::recursive);
    m->window().openPaths({m->path("tree.b2d")});
    QTRY_VERIFY(m->tab()->page());
    ViewState state;
    state.key = key.toStdString();
    m->tab()->page()->restore(state, LastIndex::Stays);
}

QPushButton* TestDocumentSaver::buttonOfStore() const
{
    for (auto* button : m->tab()->page()->findChildren<QPushButton*>())
        if (button->text().contains("Attributes") || button->text().contains("New"))
            return button;
    return nullptr;
}

// With one entry that is not saved yet.
void TestDocumentSaver::beginAttributes()
{
    QTRY_COMPARE(buttonOfStore()->text(), QString("Add &Attributes"));
    buttonOfStore()->click();
    QTRY_VERIFY(m->tab()->edits() && m->edits().isLoaded());
    QCOMPARE(m->tab()->address().inside, QString("/grp/sub/deep/__vlmeta__"));
    QCOMPARE(m->message(), QString());
    QCOMPARE(m->tab()->saveObstacle().sentence(), QString());
    QVERIFY(m->edits().edit("Add", [](EditSet& set) {
        return set.add(Of::Trailer, "units", WindowWithFiles::text("m"), 0);
    }));
}

void TestDocumentSaver::beginsAttributesOfGroups()
{
    openStore("/grp/sub/deep");
    beginAttributes();
    const QString file = "tree.b2d/grp/sub/deep/__vlmeta__.b2f";
    QVERIFY(m->window().isWindowModified());
    m->edits().undo();
    QVERIFY(m->edits().isClean() && !m->action("Save")->isEnabled());
    m->edits().redo();
    QVERIFY(!std::filesystem::exists(m->file(file)));
    QVERIFY(m->save());
    QCOMPARE(m->message(), QString());
    QCOMPARE(m->unitsIn(file), std::string("m"));
    QVERIFY(m->edits().isClean());
    m->setUnits("km"); // in the file that is there now
    QVERIFY(m->save());
    QCOMPARE(m->unitsIn(file), std::string("km"));
    m->tabs().setCurrentIndex(1);
    QTRY_COMPARE(buttonOfStore()->text(), QString("Edit &Attributes"));
    QTRY_VERIFY(m->tab()->page()->attributes() && !m->tab()->page()->attributes()->values.empty());
}

void TestDocumentSaver::mergesAttributesThatWereBegunMeanwhile()
{
    openStore("/grp/sub/deep");
    beginAttributes();
    const QString file = "tree.b2d/grp/sub/deep/__vlmeta__.b2f";
    std::filesystem::copy(m->file("tree.b2d/grp/sub/__vlmeta__.b2f"), m->file(file));
    const std::size_t others = (*openPath(m->file(file)))->vlMetalayers().entries.size();
    m->action("Save")->trigger();
    QTRY_VERIFY2(m->message().contains("another program has created this file"),
                 qPrintable(m->message()));
    m->take("Merge My Changes…");
    QTRY_VERIFY(m->dialog<QDialog>());
    QPushButton* merge = nullptr;
    for (auto* button : m->dialog<QDialog>()->findChildren<QPushButton*>())
        if (button->text() == "Merge and &Save")
            merge = button;
    QTRY_VERIFY(merge->isEnabled());
    merge->click();
    QTRY_VERIFY(m->edits().isClean());
    QCOMPARE(m->unitsIn(file), std::string("m"));
    QCOMPARE((*openPath(m->file(file)))->vlMetalayers().entries.size(), others + 1);
}

void TestDocumentSaver::saysWhereNoAttributesCanBeBegun()
{
    const auto store = corpusFolder() / "python" / "stores" / "tree.b2z";
    m->window().openPaths({QString::fromStdString(store.string())});
    QTRY_VERIFY(m->tab()->page());
    ViewState state;
    state.key = "/grp/sub/deep";
    m->tab()->page()->restore(state, LastIndex::Stays);
    QTRY_COMPARE(
        m->tab()->page()->attributes()->problem,
        QString("There are no attributes, and none can be added here: the store is an "
                "archive; attributes can only be added to stores that are directories (.b2d)."));
    QVERIFY(!buttonOfStore()->isEnabled());
}

void TestDocumentSaver::saysThatHardLinksPart()
{
    std::filesystem::create_hard_link(m->file("a.b2nd"), m->file("other.b2nd"));
    m->setUnits("C");
    QVERIFY(m->save());
    QCOMPARE(m->unitsIn("other.b2nd"), std::string("K"));
    QCOMPARE(m->message(),
             QString("Saved a.b2nd. a.b2nd had 1 other hard link, which keeps the old content."));
    m->setUnits("K");
    QVERIFY(m->save());
    QCOMPARE(m->message(), QString()); // it has no other name any more
}

// It stays in the status bar of no other.
void TestDocumentSaver::tellsOfATabWhenItIsInFront()
{
    const auto told = [this] { return m->window().statusBar()->currentMessage(); };
    writeFile(m->file("b.b2nd"), m->frame());
    m->setUnits("C");
    HeldWork held(m->scheduler());
    held.hold();
    m->action("Save")->trigger();
    QVERIFY(m->open("b.b2nd"));
    QSignalSpy ended(&m->tabs().tab(0)->saver(), &DocumentSaver::ended);
    held.release();
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(told(), QString());
    m->tabs().setCurrentIndex(0);
    QCOMPARE(told(), QString("Saved a.b2nd."));
    m->tabs().setCurrentIndex(1);
    QCOMPARE(told(), QString());
    m->tabs().setCurrentIndex(0);
    QCOMPARE(told(), QString()); // it was read
}

const Registered<TestDocumentSaver, QApplication> registered;

} // namespace bloscope::tst_document_saver

#include "tst_document_saver.moc"
