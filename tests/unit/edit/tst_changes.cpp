#include "core/edit/changes.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/text_bytes.h"

#include <QTest>

namespace bloscope::tst_changes {

using namespace test;

namespace {

using Of = MetadataSectionOf;
constexpr Of fixed = Of::Header;
constexpr Of variable = Of::Trailer;

FramePtr plainFrame()
{
    const ByteBuffer bytes = chunksFrame(
        {counted<std::int32_t>(10)}, 4,
        {.metalayers = {{"one", text("\xa1K")}, {"two", text("2")}},
         .vlMetalayers = {{"a", text("A")}, {"b", text("B")}, {"c", text("C")}, {"d", text("D")}}});
    return *Frame::open(memorySource(bytes));
}

QStringList sentences(const EditSet& edits)
{
    QStringList list;
    for (const MetadataChange& change : changesOf(edits))
        list << QString::fromStdString(sentenceOf(change));
    return list;
}

} // namespace

class TestChanges : public QObject {
    Q_OBJECT

 private slots:
    void tellsNothingOfWhatIsAsItWas()
    {
        EditSet edits(plainFrame());
        QCOMPARE(sentences(edits), QStringList());
        QVERIFY(edits.move(variable, 0, 2) && edits.move(variable, 2, 0));
        QVERIFY(edits.setValue(variable, 1, text("x")) && edits.setValue(variable, 1, text("B")));
        QCOMPARE(sentences(edits), QStringList());
    }

    void tellsMetalayersFirstAndThenWhatIsRemoved()
    {
        EditSet edits(plainFrame());
        QVERIFY(edits.setValue(fixed, 0,
                               text("\xa1"
                                    "C")));
        QVERIFY(edits.remove(fixed, 1));
        QVERIFY(edits.add(variable, "new", text("\x05"), 0));
        QVERIFY(edits.rename(variable, 2, "bee"));
        QVERIFY(edits.remove(variable, 1));
        QCOMPARE(sentences(edits),
                 (QStringList{"metalayer 'one': changed from \"K\" to \"C\"",
                              "metalayer 'two': removed, was 50", "vlmetalayer 'new': added, 5",
                              "vlmetalayer 'bee': renamed from 'b'",
                              "vlmetalayer 'a': removed, was 65"}));
    }

    void tellsTwoThingsOfOneEntry()
    {
        EditSet edits(plainFrame());
        QVERIFY(edits.rename(variable, 0, "z") && edits.setValue(variable, 0, text("\xc0")));
        QVERIFY(edits.move(variable, 0, 3));
        QCOMPARE(sentences(edits), (QStringList{"vlmetalayer 'z': renamed from 'a'",
                                                "vlmetalayer 'z': changed from 65 to null",
                                                "vlmetalayer 'z': moved"}));
    }

    void tellsAsFewMovesAsPossible_data()
    {
        QTest::addColumn<QString>("order"); // of a, b, c, d
        QTest::addColumn<QString>("moved");
        QTest::newRow("none") << "abcd"
                              << "";
        QTest::newRow("the first one to the end") << "bcda"
                                                  << "a";
        QTest::newRow("the last one to the front") << "dabc"
                                                   << "d";
        QTest::newRow("one to the left") << "acbd"
                                         << "c";
        QTest::newRow("two") << "cadb"
                             << "cd";
        QTest::newRow("reversed") << "dcba"
                                  << "dcb";
    }
    void tellsAsFewMovesAsPossible()
    {
        QFETCH(QString, order);
        QFETCH(QString, moved);
        EditSet edits(plainFrame());
        for (qsizetype i = 0; i < order.size(); ++i)
            QVERIFY(edits.move(variable, *edits.find(variable, order.mid(i, 1).toStdString()),
                               static_cast<std::size_t>(i)));
        QString told;
        for (const MetadataChange& change : changesOf(edits)) {
            QCOMPARE(change.kind, MetadataChange::Kind::Moved);
            told += QString::fromStdString(change.name);
        }
        QCOMPARE(told, moved);
    }

    void countsNoMoveOfWhatOnlyMakesRoom()
    {
        EditSet edits(plainFrame());
        QVERIFY(edits.add(variable, "new", {}, 0) && edits.remove(variable, 2));
        for (const MetadataChange& change : changesOf(edits))
            QVERIFY(change.kind != MetadataChange::Kind::Moved);
    }

    void showsValuesOnOneLine_data()
    {
        QTest::addColumn<ByteBuffer>("value");
        QTest::addColumn<QString>("line");
        QTest::newRow("msgpack") << text("\x92\x01\xa1x") << "[1, \"x\"]";
        QTest::newRow("text") << text("plain\ntext") << "text plain\\ntext";
        QTest::newRow("nothing") << ByteBuffer() << "text ";
        QTest::newRow("long text") << text(std::string(30, 'x')) << "text xxxxxxxxxxxxxxxxxxxx...";
        QTest::newRow("bytes") << text("\xff\xfe") << "bytes fffe";
        QTest::newRow("many bytes")
            << ByteBuffer(30, std::byte{0xff}) << "bytes ffffffffffffffffffff...";
        QTest::newRow("more than one value") << text("\x01\x02") << "text \\x01\\x02";
    }
    void showsValuesOnOneLine()
    {
        QFETCH(ByteBuffer, value);
        QFETCH(QString, line);
        QCOMPARE(QString::fromStdString(valueLine(value, 20)), line);
    }

    void escapesNames()
    {
        QCOMPARE(sentenceOf({.of = fixed,
                             .kind = MetadataChange::Kind::Renamed,
                             .name = "a\nb",
                             .before = "\xe2\x80\xae",
                             .after = "a\nb"}),
                 std::string("metalayer 'a\\nb': renamed from '\\u202e'"));
    }

    void countsCellsThatAreEdited()
    {
        SystemFileCalls calls;
        const auto store = SpillStore::create(calls);
        const ByteBuffer bytes(9);
        EditSet edits(*Frame::open(
            memorySource(chunksFrame({counted<std::int32_t>(20), counted<std::int32_t>(20)}, 4))));
        QVERIFY(valueChangesOf(edits).empty());
        edits.setValues(ValueEdits(
            {{0, *ChunkEdits::over(nullptr, {{8, {bytes.data(), 4}}}, *store)},
             {1, *ChunkEdits::over(nullptr,
                                   {{3, {bytes.data(), 2}}, {7, {bytes.data(), 1}}, {40, bytes}},
                                   *store)}}));
        QStringList told;
        for (const ValueChange& change : valueChangesOf(edits))
            told << QStringLiteral("chunk %1: %2, bytes %3 to %4")
                        .arg(change.chunk)
                        .arg(change.cells)
                        .arg(change.begin)
                        .arg(change.end);
        QCOMPARE(told, QStringList({"chunk 0: 1, bytes 8 to 12", "chunk 1: 5, bytes 3 to 49"}));
    }

    void listsValuesWithWhatTheyWere()
    {
        SystemFileCalls calls;
        const auto store = SpillStore::create(calls);
        const auto frame = *Frame::open(
            memorySource(arrayFrame({2, 4}, {1, 4}, {1, 4}, "<i2", counted<std::int16_t>(8))));
        EditSet edits(frame);
        const ArrayPtr array = Array::of(frame);
        QVERIFY(cellChangesOf(edits, array, 9)->listed.empty());
        const ByteBuffer nine = elementsOf<std::int16_t>({9, 3});
        edits.setValues(
            ValueEdits({{0, *ChunkEdits::over(nullptr, {{4, nine}}, *store)}, // 3 is what it was
                        {1, *ChunkEdits::over(nullptr, {{0, nine}}, *store)}}));
        const auto told = [&](std::size_t most) {
            const auto changes = cellChangesOf(edits, array, most);
            QStringList lines;
            for (const CellChange& cell : changes->listed)
                lines << QString::fromStdString(cell.place + ": " + cell.before + ", " +
                                                cell.after);
            return lines << QString::number(changes->more);
        };
        QCOMPARE(told(9), QStringList({"[0, 2]: 2, 9", "[1, 0]: 4, 9", "[1, 1]: 5, 3", "0"}));
        QCOMPARE(told(1), QStringList({"[0, 2]: 2, 9", "3"}));
    }

    void tellsWhyAValueCannotBeShown()
    {
        ByteBuffer bytes = chunksFrame({counted<std::int32_t>(10)}, 4,
                                       {.vlMetalayers = {{"a", counted<std::uint8_t>(9)}}});
        const FramePtr whole = *Frame::open(memorySource(bytes));
        const MetadataEntry& entry = whole->vlMetalayers().entries[0];
        bytes[static_cast<std::size_t>(entry.valueOffset) + 8] = std::byte{0}; // blocksize
        EditSet edits(*Frame::open(memorySource(bytes)));
        QVERIFY(edits.remove(variable, 0));
        const QStringList told = sentences(edits);
        QCOMPARE(told.size(), 1);
        QVERIFY2(told[0].startsWith("vlmetalayer 'a': removed, was ("), qPrintable(told[0]));
    }
};

const Registered<TestChanges> registered;

} // namespace bloscope::tst_changes

#include "tst_changes.moc"
