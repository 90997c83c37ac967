#include "ui/metadata/metadata_model.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/metadata_frames.h"

#include <QApplication>

namespace bloscope::tst_metadata_cells {

using namespace test;

using Cells = MetadataCells;
using Of = MetadataSectionOf;

// What single rows show and how they are edited; rows that follow edits are tst_metadata_model's.
class TestMetadataCells : public QObject {
    Q_OBJECT

 private slots:
    void editsWhatIsALine_data();
    void editsWhatIsALine();
    void editsKeysThatAreText_data();
    void editsKeysThatAreText();
    void keepsWhatIsLocked();
    void editsNoSections();
};

namespace {

// One entry below its section, as the tree holds it.
class OneEntry {
 public:
    explicit OneEntry(const QByteArray& json, Of section = Of::Trailer)
        : m_edits(frameWith({{"v", json.constData()}})),
          m_values(m_edits.scheduler),
          m_section(sectionRow(m_edits.edits.current(), section)),
          m_cells(m_edits.edits)
    {
        m_section.insert(0, {entryRow(m_edits.edits.current(), section, 0, m_values, false)});
    }

    DocumentEdits& edits() { return m_edits.edits; }
    const Cells& cells() const { return m_cells; }
    const MetadataNode& section() const { return m_section; }
    MetadataNode& node() { return *m_section.children.front(); }

 private:
    LoadedEdits m_edits;
    MetadataValues m_values;
    MetadataNode m_section;
    Cells m_cells;
};

} // namespace

void TestMetadataCells::editsWhatIsALine_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("isEditable");
    QTest::addColumn<bool>("isCheckable");
    QTest::addColumn<QString>("text"); // with which an editor begins
    const QByteArray longest(2000, 'x');
    const QByteArray tooLong(2001, 'x');
    QTest::newRow("text") << QByteArray(R"("K")") << true << false << "K";
    QTest::newRow("integer") << QByteArray("-7") << true << false << "-7";
    QTest::newRow("float") << QByteArray("0.5") << true << false << "0.5";
    QTest::newRow("longest line") << '"' + longest + '"' << true << false << QString(longest);
    QTest::newRow("longer") << '"' + tooLong + '"' << false << false << QString(tooLong);
    QTest::newRow("two lines") << QByteArray(R"("a\nb")") << false << false << "a\nb";
    QTest::newRow("true") << QByteArray("true") << false << true << "true";
    QTest::newRow("nil") << QByteArray("null") << false << false << "null";
    QTest::newRow("list") << QByteArray("[1]") << false << false << QString();
    QTest::newRow("map") << QByteArray(R"({"a": 1})") << false << false << QString();
}

void TestMetadataCells::editsWhatIsALine()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, isEditable);
    QFETCH(bool, isCheckable);
    QFETCH(QString, text);
    OneEntry entry(json);
    const Cells& cells = entry.cells();
    QVERIFY(cells.isEditable(entry.node(), Cells::NameColumn));
    QVERIFY(cells.isEditable(entry.node(), Cells::TypeColumn));
    QCOMPARE(cells.isEditable(entry.node(), Cells::ValueColumn), isEditable);
    QCOMPARE(cells.isCheckable(entry.node(), Cells::ValueColumn), isCheckable);
    QCOMPARE(cells.data(entry.node(), Cells::ValueColumn, Qt::CheckStateRole).isValid(),
             isCheckable);
    QCOMPARE(cells.data(entry.node(), Cells::ValueColumn, Qt::EditRole).toString(), text);
    QCOMPARE(cells.data(entry.node(), Cells::NameColumn, Qt::EditRole).toString(), QString("v"));
}

void TestMetadataCells::editsKeysThatAreText_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("isEditable");
    QTest::addColumn<QString>("name");
    QTest::newRow("item of a list") << QByteArray("[1]") << false << "[0]";
    QTest::newRow("key of a map") << QByteArray(R"({"a": 1})") << true << "a";
}

void TestMetadataCells::editsKeysThatAreText()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, isEditable);
    QFETCH(QString, name);
    OneEntry entry(json);
    entry.node().insert(0, itemRows(entry.node().row));
    const MetadataNode& item = *entry.node().children.front();
    QCOMPARE(entry.cells().data(item, Cells::NameColumn, Qt::DisplayRole).toString(), name);
    QCOMPARE(entry.cells().isEditable(item, Cells::NameColumn), isEditable);
    QCOMPARE(entry.cells().data(item, Cells::NameColumn, Cells::PlaceRole).value<ItemPlace>(),
             (ItemPlace{Of::Trailer, 0, {0}}));
}

void TestMetadataCells::keepsWhatIsLocked()
{
    OneEntry entry("1", Of::Header); // the array's own
    const Cells& cells = entry.cells();
    for (const int column : {Cells::NameColumn, Cells::TypeColumn, Cells::ValueColumn})
        QVERIFY(!cells.isEditable(entry.node(), column));
    QVERIFY(!cells.data(entry.node(), Cells::NameColumn, Cells::LockRole).toString().isEmpty());
    QVERIFY(cells.data(entry.node(), Cells::NameColumn, Qt::DecorationRole).isValid());
    entry.edits().unlock(Of::Header, "b2nd");
    QVERIFY(cells.isEditable(entry.node(), Cells::NameColumn));
    QVERIFY(cells.data(entry.node(), Cells::NameColumn, Cells::LockRole).toString().isEmpty());
}

void TestMetadataCells::editsNoSections()
{
    const OneEntry entry("1");
    for (const int column : {Cells::NameColumn, Cells::TypeColumn, Cells::ValueColumn})
        QVERIFY(!entry.cells().isEditable(entry.section(), column));
    QCOMPARE(
        entry.cells().data(entry.section(), Cells::NameColumn, Cells::PlaceRole).value<ItemPlace>(),
        ItemPlace{.section = Of::Trailer});
}

const Registered<TestMetadataCells, QApplication> registered;

} // namespace bloscope::tst_metadata_cells

#include "tst_metadata_cells.moc"
