#include "core/chunk/chunk_encoder.h"
#include "tests/support/compare.h"
#include "tests/support/registered_test.h"
#include "tests/support/replace_file.h"
#include "tests/support/special_files.h"
#include "tests/ui/document/metadata_frames.h"
#include "tests/ui/worker/settle.h"
#include "ui/document/document_edits.h"
#include "ui/tabs/open_file.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_open_file {

using namespace test;

using Of = MetadataSectionOf;

// What is open, without anything that shows it.
class TestOpenFile : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();

    void doesNothingByItself();
    void opensAFile();
    void saysWhyItCannotBeOpened();
    void opensWhatComesLater();
    void findsFramesInOtherFiles();
    void hasEditsWhereThereIsAFrame_data();
    void hasEditsWhereThereIsAFrame();
    void tellsThatItIsEdited();
    void readsAgain_data();
    void readsAgain();
    void staysAsItIsWhenItCannotBeReadAgain();
    void dropsEditsThatMayBeLost();
    void keepsEditsThatAreBegunMeanwhile();
    void keepsWhatWasEditedSinceTheSave();
    void becomesTheFileItWasSavedTo();
    void keepsEditsWhenItIsInterpretedAnew();
    void goesToAnotherFile();
    void goesToAFileThatCannotBeOpened();
    void goesToTheLastOneAskedFor();
    void staysWithEditsThatAreBegunMeanwhile();
    void forgetsWhatItWasReadingWhenItGoes();

 private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    void write(const QString& name, const ByteBuffer& content) const;
    void prepare(const QString& name); // not yet open
    void open(const QString& name);
    Shape shape() const;
    void setUnits(const char* units);
    QString units() const;
    int times(const QString& told) const { return static_cast<int>(m_told.count(told)); }

    std::unique_ptr<QTemporaryDir> m_folder;
    AppServicesOwner m_services;
    std::unique_ptr<OpenFile> m_file;
    QStringList m_told; // the signals, in their order
};

namespace {

ByteBuffer array(std::int64_t count, const char* units = "1")
{
    return arrayFrame({count}, "<u2", counted<std::uint16_t>(static_cast<std::size_t>(count)),
                      {.vlMetalayers = {{"units", fromJson(units)}}});
}

} // namespace

void TestOpenFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write("a.b2nd", array(4));
    write("b.b2nd", array(5));
}

void TestOpenFile::cleanup()
{
    m_file.reset();
    m_told.clear();
}

void TestOpenFile::write(const QString& name, const ByteBuffer& content) const
{
    replaceFile(path(name).toStdString(), content);
}

void TestOpenFile::prepare(const QString& name)
{
    m_file = std::make_unique<OpenFile>(OpenRequest::of(path(name)), m_services.services());
    const auto note = [this](auto signal, const QString& told) {
        connect(m_file.get(), signal, this, [this, told] { m_told << told; });
    };
    note(&OpenFile::opening, "opening");
    note(&OpenFile::opened, "opened");
    note(&OpenFile::failed, "failed");
    note(&OpenFile::reloaded, "reloaded");
    note(&OpenFile::reloadFailed, "reloadFailed");
    note(&OpenFile::editedChanged, "editedChanged");
    note(&OpenFile::addressChanged, "addressChanged");
    note(&OpenFile::leaving, "leaving " + name);
    note(&OpenFile::stayed, "stayed");
    note(&OpenFile::wentTo, "wentTo");
}

void TestOpenFile::open(const QString& name)
{
    prepare(name);
    m_file->open();
    QTRY_VERIFY(m_file->document());
    QTRY_VERIFY(!m_file->edits() || m_file->edits()->isLoaded());
    m_told.clear();
}

Shape TestOpenFile::shape() const
{
    const OpenedDocument* document = m_file->document();
    return document ? document->frame->shape() : Shape{};
}

void TestOpenFile::setUnits(const char* units)
{
    const auto outcome = m_file->edits()->edit("Change", [&](EditSet& edits) {
        return edits.setValue(Of::Trailer, *edits.find(Of::Trailer, "units"), fromJson(units));
    });
    QVERIFY2(outcome, outcomeOf(outcome).c_str());
}

QString TestOpenFile::units() const
{
    const EditSet& edits = m_file->edits()->current();
    const auto value = edits.value(Of::Trailer, *edits.find(Of::Trailer, "units"));
    return toJson(**value);
}

void TestOpenFile::doesNothingByItself()
{
    prepare("a.b2nd");
    QVERIFY(settle());
    QCOMPARE(m_told, QStringList());
    QVERIFY(!m_file->document() && !m_file->edits() && !m_file->isEdited());
    QCOMPARE(m_file->address().name(), QString("a.b2nd"));
}

void TestOpenFile::opensAFile()
{
    prepare("a.b2nd");
    m_file->open();
    QVERIFY(!m_file->document());
    QTRY_VERIFY(m_file->document());
    QCOMPARE(m_told, QStringList({"opening", "opened"}));
    QCOMPARE(shape(), (Shape{4}));
    QVERIFY(m_file->edits() && !m_file->isEdited());
}

void TestOpenFile::saysWhyItCannotBeOpened()
{
    prepare("missing.b2nd");
    QString sentence;
    connect(m_file.get(), &OpenFile::failed, this,
            [&](const Error& error) { sentence = QString::fromStdString(error.text()); });
    m_file->open();
    QTRY_VERIFY(!sentence.isEmpty());
    QCOMPARE(m_told, QStringList({"opening", "failed"}));
    QVERIFY(sentence.contains("No such file"));
    QVERIFY(!m_file->document() && !m_file->edits());
}

void TestOpenFile::opensWhatComesLater()
{
    prepare("later.b2nd");
    m_file->open();
    QTRY_COMPARE(times("failed"), 1);
    write("later.b2nd", array(3));
    m_file->open();
    QTRY_COMPARE(times("opened"), 1);
    QCOMPARE(shape(), (Shape{3}));
}

void TestOpenFile::findsFramesInOtherFiles()
{
    ByteBuffer content(100);
    const ByteBuffer frame = array(4);
    content.insert(content.end(), frame.begin(), frame.end());
    write("other.bin", content);
    prepare("other.bin");
    std::vector<std::uint64_t> found;
    connect(m_file.get(), &OpenFile::framesFound, this,
            [&](const std::vector<std::uint64_t>& offsets) { found = offsets; });
    m_file->open();
    QTRY_VERIFY(!found.empty());
    QCOMPARE(found, (std::vector<std::uint64_t>{100}));
    QCOMPARE(times("failed"), 1);
}

void TestOpenFile::hasEditsWhereThereIsAFrame_data()
{
    QTest::addColumn<ByteBuffer>("content");
    QTest::addColumn<bool>("hasEdits");
    QTest::newRow("an array") << array(4) << true;
    QTest::newRow("chunks") << chunksFrame({counted<std::uint16_t>(600)}, 2) << true;
    QTest::newRow("a chunk by itself")
        << *plainCopyChunk(counted<std::uint16_t>(4), {.typesize = 2}) << false;
}

void TestOpenFile::hasEditsWhereThereIsAFrame()
{
    QFETCH(ByteBuffer, content);
    QFETCH(bool, hasEdits);
    write("c.b2frame", content);
    open("c.b2frame");
    QCOMPARE(m_file->edits() != nullptr, hasEdits);
}

void TestOpenFile::tellsThatItIsEdited()
{
    open("a.b2nd");
    setUnits("2");
    QCOMPARE(m_told, QStringList({"editedChanged"}));
    QVERIFY(m_file->isEdited());
    m_file->edits()->undo();
    QCOMPARE(times("editedChanged"), 2);
    QVERIFY(!m_file->isEdited());
}

void TestOpenFile::readsAgain_data()
{
    QTest::addColumn<LastIndex>("lastIndex");
    QTest::newRow("stays") << LastIndex::Stays;
    QTest::newRow("goes along") << LastIndex::GoesAlong;
}

void TestOpenFile::readsAgain()
{
    QFETCH(LastIndex, lastIndex);
    open("a.b2nd");
    std::optional<LastIndex> told;
    connect(m_file.get(), &OpenFile::reloaded, this, [&](LastIndex index) {
        told = index;
        QCOMPARE(shape(), (Shape{7}));
    });
    write("a.b2nd", array(7, "2"));
    m_file->reload(lastIndex);
    QCOMPARE(shape(), (Shape{4}));
    QTRY_VERIFY(told);
    QVERIFY(*told == lastIndex);
    QCOMPARE(m_told, QStringList({"reloaded", "editedChanged"}));
    QTRY_VERIFY(m_file->edits()->isLoaded());
    QCOMPARE(units(), QString("2"));
}

void TestOpenFile::staysAsItIsWhenItCannotBeReadAgain()
{
    if (!openFilesGiveWay())
        QSKIP(openFilesStay);
    open("a.b2nd");
    setUnits("2");
    std::filesystem::remove(path("a.b2nd").toStdString());
    m_file->reload();
    QTRY_COMPARE(times("reloadFailed"), 1);
    QCOMPARE(shape(), (Shape{4}));
    QCOMPARE(units(), QString("2"));
    QVERIFY(m_file->isEdited());
}

void TestOpenFile::dropsEditsThatMayBeLost()
{
    open("a.b2nd");
    setUnits("2");
    m_file->reload();
    QTRY_COMPARE(times("reloaded"), 1);
    QVERIFY(!m_file->isEdited());
    QTRY_VERIFY(m_file->edits()->isLoaded());
    QCOMPARE(units(), QString("1"));
}

void TestOpenFile::keepsEditsThatAreBegunMeanwhile()
{
    open("a.b2nd");
    const DocumentEdits* before = m_file->edits();
    m_file->reload();
    setUnits("2");
    QTRY_COMPARE(times("reloadFailed"), 1);
    QCOMPARE(m_file->edits(), before);
    QCOMPARE(units(), QString("2"));
}

void TestOpenFile::keepsWhatWasEditedSinceTheSave()
{
    open("a.b2nd");
    const DocumentEdits* before = m_file->edits();
    setUnits("2");
    const EditSet saved = m_file->edits()->current();
    write("a.b2nd", array(4, "2"));
    setUnits("3");
    m_file->reloadSaved(saved, m_file->request());
    QTRY_COMPARE(times("reloaded"), 1);
    QCOMPARE(times("addressChanged"), 0);
    QCOMPARE(m_file->edits(), before);
    QCOMPARE(units(), QString("3"));
    QVERIFY(m_file->isEdited());
    m_file->edits()->undo();
    QVERIFY(!m_file->isEdited()); // that is what was saved
    QCOMPARE(units(), QString("2"));
}

void TestOpenFile::becomesTheFileItWasSavedTo()
{
    open("a.b2nd");
    setUnits("2");
    write("c.b2nd", array(4, "2"));
    m_file->reloadSaved(m_file->edits()->current(), OpenRequest::of(path("c.b2nd")));
    QCOMPARE(m_file->address().path, path("a.b2nd"));
    QTRY_COMPARE(times("addressChanged"), 1);
    QCOMPARE(m_file->address().path, path("c.b2nd"));
    QVERIFY(!m_file->isEdited());
    QVERIFY(m_file->document()->address == m_file->address());
}

void TestOpenFile::keepsEditsWhenItIsInterpretedAnew()
{
    write("c.b2frame", chunksFrame({counted<std::uint16_t>(600)}, 2,
                                   {.vlMetalayers = {{"units", fromJson("1")}}}));
    open("c.b2frame");
    setUnits("2");
    m_file->interpret(Interpretation{"<u2", {20, 30}, 0});
    QTRY_COMPARE(times("opened"), 1);
    QCOMPARE(shape(), (Shape{20, 30}));
    QCOMPARE(units(), QString("2"));
    QVERIFY(m_file->isEdited());
}

void TestOpenFile::goesToAnotherFile()
{
    open("a.b2nd");
    QVERIFY(!m_file->wasGoneTo());
    connect(m_file.get(), &OpenFile::leaving, this, [this](const OpenRequest& next) {
        QCOMPARE(next.address.name(), QString("b.b2nd"));
        QCOMPARE(m_file->address().name(), QString("a.b2nd"));
        QCOMPARE(shape(), (Shape{4}));
    });
    m_file->goTo(OpenRequest::of(path("b.b2nd")));
    QCOMPARE(m_file->comingRequest().address.name(), QString("b.b2nd"));
    QCOMPARE(shape(), (Shape{4}));
    QTRY_COMPARE(times("wentTo"), 1);
    QCOMPARE(m_told, QStringList({"leaving a.b2nd", "opened", "wentTo"}));
    QCOMPARE(shape(), (Shape{5}));
    QVERIFY(m_file->wasGoneTo());
}

void TestOpenFile::goesToAFileThatCannotBeOpened()
{
    open("a.b2nd");
    m_file->goTo(OpenRequest::of(path("missing.b2nd")));
    QTRY_COMPARE(times("wentTo"), 1);
    QCOMPARE(m_told, QStringList({"leaving a.b2nd", "failed", "wentTo"}));
    QCOMPARE(m_file->address().name(), QString("missing.b2nd"));
    QVERIFY(!m_file->document() && !m_file->edits());
}

void TestOpenFile::goesToTheLastOneAskedFor()
{
    open("a.b2nd");
    m_file->goTo(OpenRequest::of(path("missing.b2nd")));
    m_file->goTo(OpenRequest::of(path("b.b2nd")));
    QTRY_COMPARE(times("wentTo"), 1);
    QVERIFY(settle());
    QCOMPARE(m_told, QStringList({"leaving a.b2nd", "opened", "wentTo"}));
    QCOMPARE(m_file->address().name(), QString("b.b2nd"));
}

void TestOpenFile::staysWithEditsThatAreBegunMeanwhile()
{
    open("a.b2nd");
    m_file->goTo(OpenRequest::of(path("b.b2nd")));
    setUnits("2");
    QTRY_COMPARE(times("stayed"), 1);
    QCOMPARE(m_told, QStringList({"editedChanged", "stayed"}));
    QCOMPARE(m_file->comingRequest().address.name(), QString("a.b2nd"));
    QCOMPARE(units(), QString("2"));
}

void TestOpenFile::forgetsWhatItWasReadingWhenItGoes()
{
    open("a.b2nd");
    connect(m_file.get(), &OpenFile::leaving, m_file.get(), [this] { m_file->reload(); });
    m_file->goTo(OpenRequest::of(path("b.b2nd")));
    QTRY_COMPARE(times("wentTo"), 1);
    QVERIFY(settle());
    QCOMPARE(times("reloaded"), 0);
    QCOMPARE(shape(), (Shape{5}));
}

const Registered<TestOpenFile, QCoreApplication> registered;

} // namespace bloscope::tst_open_file

#include "tst_open_file.moc"
