#include "ui/metadata/metadata_model.h"

#include "core/msgpack/item_edit.h"
#include "core/saving/save_plan.h"
#include "tests/support/calm_pool.h"
#include "tests/support/foreign_metadata.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/metadata_frames.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QMimeData>
#include <QSignalSpy>
#include <random>

namespace bloscope::tst_metadata_model {

using namespace test;

namespace {

constexpr auto Vl = MetadataSectionOf::Trailer;
constexpr auto Fixed = MetadataSectionOf::Header;
using Column = MetadataCells::Column;

QString textAt(const QModelIndex& index, int column)
{
    return index.siblingAtColumn(column).data().toString();
}

// "name | type | value"
QString line(const QModelIndex& index)
{
    return QStringList({textAt(index, 0), textAt(index, 1), textAt(index, 2)}).join(" | ");
}

// Everything that a view would show of two rows, and of those below the first as far as they are
// made. Empty when nothing differs.
QString difference(const QModelIndex& index, const QModelIndex& fresh, MetadataModel& freshModel)
{
    if (line(index) != line(fresh))
        return line(index) + " instead of " + line(fresh);
    for (const int role :
         {int(MetadataCells::ChangedRole), int(MetadataCells::ProblemRole), int(Qt::ToolTipRole)})
        if (index.data(role) != fresh.data(role))
            return line(index) + ": role " + QString::number(role);
    const QAbstractItemModel& model = *index.model();
    if (model.hasChildren(index) != freshModel.hasChildren(fresh))
        return line(index) + ": children";
    if (model.canFetchMore(index) || !model.hasChildren(index))
        return {};
    if (freshModel.canFetchMore(fresh))
        freshModel.fetchMore(fresh);
    if (model.rowCount(index) != freshModel.rowCount(fresh))
        return line(index) + ": number of rows";
    for (int row = 0; row < model.rowCount(index); ++row) {
        const QString below =
            difference(model.index(row, 0, index), freshModel.index(row, 0, fresh), freshModel);
        if (!below.isEmpty())
            return below;
    }
    return {};
}

} // namespace

class TestMetadataModel : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void showsBothSectionsWithTheirEntries();
    void showsItemsOfListsMapsAndTuples();
    void makesItemsWhenTheyAreLookedAt();
    void cutsLongListsIntoPages();
    void tellsWhatIsNotMsgpack();
    void saysThatItReads();
    void tellsLocksAndTheirReasons();
    void marksWhatIsNotAsInTheFile();
    void tellsExactlyWhatAnEditChanges_data();
    void tellsExactlyWhatAnEditChanges();
    void keepsPlacesOverEditsAndUndo();
    void equalsAFreshModelAfterRandomEdits();
    void editsNamesKeysAndScalars_data();
    void editsNamesKeysAndScalars();
    void editsBesideWhatOtherProgramsWrote();
    void checksBooleans();
    void refusesWithAReason();
    void movesDraggedRows();

 private:
    void open(ByteBuffer frame);
    QModelIndex at(const ItemPlace& place, int column = 0)
    {
        return m_model->indexOf(place).siblingAtColumn(column);
    }
    QModelIndex entry(std::size_t i, int column = 0) { return at({Vl, i, {}}, column); }
    QStringList linesBelow(const QModelIndex& parent) const;
    QString json(std::size_t i) const { return toJson(**m_edits->edits.current().value(Vl, i)); }

    std::unique_ptr<LoadedEdits> m_edits;
    std::unique_ptr<MetadataModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestMetadataModel::init()
{
    open(frameWith({{"units", R"("K")"},
                    {"levels", "[10, 20, 30]"},
                    {"station", R"({"id": 7, "place": {"lat": 1.5}, "on": true})"}}));
}

void TestMetadataModel::cleanup()
{
    m_tester.reset();
    m_model.reset();
    m_edits.reset();
}

void TestMetadataModel::open(ByteBuffer frame)
{
    cleanup();
    m_edits = std::make_unique<LoadedEdits>(std::move(frame));
    m_model = std::make_unique<MetadataModel>(m_edits->edits, m_edits->scheduler);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_tester->setUseFetchMore(false); // it would make rows while others are on their way
}

QStringList TestMetadataModel::linesBelow(const QModelIndex& parent) const
{
    if (m_model->canFetchMore(parent))
        m_model->fetchMore(parent);
    QStringList lines;
    for (int row = 0; row < m_model->rowCount(parent); ++row)
        lines << line(m_model->index(row, 0, parent));
    return lines;
}

void TestMetadataModel::showsBothSectionsWithTheirEntries()
{
    QCOMPARE(linesBelow({}), QStringList({"Metalayers |  | 2 entries",
                                          "Variable-length metalayers |  | 3 entries"}));
    QCOMPARE(linesBelow(m_model->indexOf({.section = Vl})),
             QStringList({R"(units | str | "K")", "levels | array | [10, 20, 30]",
                          R"(station | map | {"id": 7, "place": {"lat": 1.5}, "on": true})"}));
    open(arrayFrame({2}, "<i4", counted<std::int32_t>(2)));
    QCOMPARE(line(m_model->indexOf({.section = Vl})),
             QString("Variable-length metalayers |  | none"));
    QVERIFY(!m_model->hasChildren(m_model->indexOf({.section = Vl})));
}

void TestMetadataModel::showsItemsOfListsMapsAndTuples()
{
    open(frameWith({{"a", R"([1, -300, 2.5, null, false, {"$bin": "00ff"}])"},
                    {"b", R"(["__tuple__", 1, "x"])"},
                    {"c", R"({"$map": [[1, 2], ["k", {"$timestamp": "0.000000000"}]]})"}}));
    QCOMPARE(
        linesBelow(entry(0)),
        QStringList({"[0] | integer | 1", "[1] | int16 | -300", "[2] | float64 | 2.5",
                     "[3] | nil | null", "[4] | boolean | false", "[5] | bin | <2 bytes 00ff>"}));
    QCOMPARE(linesBelow(entry(1)), QStringList({"[0] | integer | 1", R"([1] | str | "x")"}));
    QCOMPARE(linesBelow(entry(2)),
             QStringList({"1 | integer | 2", "k | timestamp | <1970-01-01T00:00:00Z>"}));
}

void TestMetadataModel::makesItemsWhenTheyAreLookedAt()
{
    MetadataModel model(m_edits->edits, m_edits->scheduler);
    const QModelIndex station = model.index(2, 0, model.indexOf({.section = Vl}));
    QVERIFY(model.hasChildren(station));
    QCOMPARE(model.rowCount(station), 0);
    model.fetchMore(station);
    QCOMPARE(model.rowCount(station), 3);
    QVERIFY(!m_model->hasChildren(entry(0)));
    QCOMPARE(line(at({Vl, 2, {1, 0}})), QString("lat | float64 | 1.5"));
    QVERIFY(!at({Vl, 2, {1, 1}}).isValid());
    QVERIFY(!at({Vl, 3, {}}).isValid());
}

void TestMetadataModel::cutsLongListsIntoPages()
{
    msgpack_value::Array items;
    for (std::int64_t i = 0; i < 100'000; ++i)
        items.emplace_back().data = i;
    open(frameWith({}));
    m_tester.reset(); // it looks at every row each time
    QVERIFY(m_edits->edits.edit("add", [&](EditSet& edits) {
        return edits.add(Vl, "long", msgpack_value::writeValue({items}), 0);
    }));
    QCOMPARE(linesBelow(entry(0)).size(), 100);
    QCOMPARE(linesBelow(entry(0))[1], QString("[1000–1999] |  | "));
    const QModelIndex item = at({Vl, 0, {54'321}});
    QCOMPARE(line(item), QString("[54321] | uint16 | 54321"));
    QCOMPARE(item.data(MetadataCells::PlaceRole).value<ItemPlace>(), (ItemPlace{Vl, 0, {54'321}}));
    QCOMPARE(m_model->rowCount(item.parent()), 1000);

    const QPersistentModelIndex persistent = item; // one item less before it: it moves up
    QVERIFY(MetadataSteps(m_edits->edits).remove({Vl, 0, {54'000}}));
    QCOMPARE(line(persistent), QString("[54320] | uint16 | 54321"));
    QCOMPARE(linesBelow(persistent.parent()).last(), QString("[54999] | uint16 | 55000"));
}

void TestMetadataModel::tellsWhatIsNotMsgpack()
{
    FrameOptions options;
    const auto bytes = [](std::string_view text) {
        return ByteBuffer(bytesOf(text).begin(), bytesOf(text).end());
    };
    options.vlMetalayers = {{"text", bytes("plain text")},
                            {"bytes", bytes("\xc1\x02\xff")},
                            {"more", bytes("\xc3\xff\xff")},
                            {"none", {}}};
    open(chunksFrame({counted<std::uint8_t>(8)}, 1, options));
    QCOMPARE(
        linesBelow(m_model->indexOf({.section = Vl})),
        QStringList({"text | text, not msgpack | plain text", "bytes | bytes, not msgpack | c102ff",
                     "more | boolean | true", "none |  | empty"}));
    QCOMPARE(entry(2).data(MetadataCells::ProblemRole).toString(),
             QString("2 bytes after the value"));
    QVERIFY(!(m_model->flags(entry(1, Column::ValueColumn)) & Qt::ItemIsEditable));
}

void TestMetadataModel::saysThatItReads()
{
    cleanup();
    Scheduler scheduler;
    DocumentEdits edits(*Frame::open(memorySource(frameWith({{"units", R"("K")"}}))), scheduler);
    MetadataModel model(edits, scheduler);
    const QModelIndex row = model.indexOf({Vl, 0, {}});
    QCOMPARE(line(row), QString("units |  | Reading…"));
    QVERIFY(!model.setData(row.siblingAtColumn(Column::ValueColumn), "x"));
    QTRY_COMPARE(line(row), QString(R"(units | str | "K")"));
}

void TestMetadataModel::tellsLocksAndTheirReasons()
{
    const QModelIndex b2nd = at({Fixed, 0, {}});
    QCOMPARE(textAt(b2nd, 0), QString("b2nd"));
    QVERIFY(b2nd.data(MetadataCells::LockRole).toString().startsWith("Locked because "));
    QVERIFY(at({Fixed, 0, {0}}).data(MetadataCells::LockRole).isValid());
    QVERIFY(!(m_model->flags(b2nd) & Qt::ItemIsEditable));
    QVERIFY(!b2nd.data(Qt::DecorationRole).isNull());
    QCOMPARE(entry(0).data(MetadataCells::LockRole).toString(), QString());

    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    m_edits->edits.unlock(Fixed, "b2nd");
    QVERIFY(!changed.isEmpty());
    QCOMPARE(b2nd.data(MetadataCells::LockRole).toString(), QString());
    QVERIFY(m_model->flags(b2nd) & Qt::ItemIsEditable);
}

void TestMetadataModel::marksWhatIsNotAsInTheFile()
{
    MetadataSteps steps(m_edits->edits);
    QVERIFY(steps.remove({Vl, 1, {0}}));
    QVERIFY(entry(1).data(MetadataCells::ChangedRole).toBool());
    QVERIFY(entry(1).data(Qt::FontRole).value<QFont>().bold());
    QVERIFY(entry(1).data(Qt::ToolTipRole).toString().contains("Changed, not saved yet"));
    QVERIFY(!entry(0).data(MetadataCells::ChangedRole).toBool());
    QVERIFY(steps.rename({Vl, 0, {}}, "unit"));
    QVERIFY(entry(0).data(Qt::ToolTipRole).toString().contains("Renamed from 'units'"));
    QVERIFY(steps.add({Vl, {}, {}}, {}, "new", fromJson("1")));
    QVERIFY(entry(3).data(Qt::ToolTipRole).toString().contains("Added"));
    while (m_edits->edits.undoStack().canUndo())
        m_edits->edits.undo();
    QVERIFY(!entry(1).data(MetadataCells::ChangedRole).toBool());
}

void TestMetadataModel::tellsExactlyWhatAnEditChanges_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("signalsSeen");
    QTest::newRow("an item") << "[1, 2, 3]"
                             << "[1, 5, 3]"
                             << "changed [1]; changed a";
    QTest::newRow("an item less") << "[1, 2, 3]"
                                  << "[1, 3]"
                                  << "removed 1; changed [1]; changed a";
    QTest::newRow("an item more") << "[1, 3]"
                                  << "[1, 2, 3]"
                                  << "inserted 1; changed [2]; changed a";
    QTest::newRow("moved") << "[1, 2, 3]"
                           << "[2, 3, 1]"
                           << "moved; changed [0]; changed [1]; changed [2]; changed a";
    QTest::newRow("a key") << R"({"x": 1, "y": 2})"
                           << R"({"x": 1, "z": 2})"
                           << "changed z; changed a";
    QTest::newRow("below a key") << R"({"x": [1], "y": 2})"
                                 << R"({"x": [3], "y": 2})"
                                 << "changed [0]; changed x; changed a";
    QTest::newRow("from none") << "[]"
                               << "[1]"
                               << "inserted 0; changed a";
    QTest::newRow("to a scalar") << "[1]"
                                 << "7"
                                 << "removed 0; changed a";
    QTest::newRow("nothing") << "[1]"
                             << "[1]"
                             << "";
}

void TestMetadataModel::tellsExactlyWhatAnEditChanges()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, signalsSeen);
    open(frameWith({{"a", before.toUtf8()}}));
    linesBelow(entry(0));
    QStringList seen;
    connect(m_model.get(), &QAbstractItemModel::rowsInserted, this,
            [&](const QModelIndex&, int first) { seen << QString("inserted %1").arg(first); });
    connect(m_model.get(), &QAbstractItemModel::rowsRemoved, this,
            [&](const QModelIndex&, int first) { seen << QString("removed %1").arg(first); });
    connect(m_model.get(), &QAbstractItemModel::rowsMoved, this, [&] { seen << "moved"; });
    connect(m_model.get(), &QAbstractItemModel::dataChanged, this,
            [&](const QModelIndex& index) { seen << "changed " + textAt(index, 0); });
    QVERIFY(m_edits->edits.edit("set", [&](EditSet& edits) {
        return edits.setValue(Vl, 0, fromJson(after.toStdString()));
    }));
    seen.removeAll("changed Variable-length metalayers");
    QCOMPARE(seen.join("; "), signalsSeen);
}

void TestMetadataModel::keepsPlacesOverEditsAndUndo()
{
    const QPersistentModelIndex latitude = at({Vl, 2, {1, 0}});
    MetadataSteps steps(m_edits->edits);
    QVERIFY(steps.move({Vl, 2, {}}, 0));
    QVERIFY(steps.remove({Vl, 0, {0}}));
    QVERIFY(steps.duplicate({Vl, 0, {0}}));
    QVERIFY(steps.rename({Vl, 0, {}}, "post"));
    QCOMPARE(line(latitude), QString("lat | float64 | 1.5"));
    QCOMPARE(latitude.data(MetadataCells::PlaceRole).value<ItemPlace>(),
             (ItemPlace{Vl, 0, {0, 0}}));
    while (m_edits->edits.undoStack().canUndo())
        m_edits->edits.undo();
    QCOMPARE(latitude.data(MetadataCells::PlaceRole).value<ItemPlace>(),
             (ItemPlace{Vl, 2, {1, 0}}));
    QVERIFY(m_edits->edits.isClean());
}

namespace {

using Random = std::mt19937;

msgpack_value::Value randomValue(Random& random, int levels)
{
    switch (random() % (levels > 0 ? 6 : 3)) {
    case 0:
        return {std::int64_t(random() % 5)};
    case 1:
        return {msgpack_value::Text{std::string(1, char('a' + random() % 3))}};
    case 2:
        return {msgpack_value::Nil()};
    case 3:
    case 4: {
        msgpack_value::Array array;
        for (auto i = random() % 5; i > 0; --i)
            array.push_back(randomValue(random, levels - 1));
        return {array};
    }
    default: {
        msgpack_value::Map map;
        for (int i = 0; i < 4; ++i)
            if (random() % 2)
                map.push_back({{msgpack_value::Text{std::string(1, char('p' + i))}},
                               randomValue(random, levels - 1)});
        return {map};
    }
    }
}

// A container somewhere in the value of an entry, or the value itself.
ItemPlace randomPlace(Random& random, const MetadataSteps& steps, const EditSet& edits)
{
    ItemPlace place{Vl, random() % edits.entries(Vl).size(), {}};
    while (random() % 3) {
        const auto count = steps.countIn(place);
        if (!count || *count == 0)
            break;
        place = place.below(random() % *count);
    }
    return place;
}

void editAtRandom(Random& random, DocumentEdits& edits)
{
    MetadataSteps steps(edits);
    const ItemPlace place = randomPlace(random, steps, edits.current());
    const ByteBuffer value = msgpack_value::writeValue(randomValue(random, 3));
    Result<> outcome; // what is not possible changes nothing
    switch (random() % 9) {
    case 0:
    case 1:
        outcome = steps.setBytes(place, value);
        break;
    case 2:
        if (const auto added = steps.add(place, {}, "p", value); !added)
            outcome = added.error();
        break;
    case 3:
        if (const auto added = steps.add({Vl, {}, {}}, 0, "new", value); !added)
            outcome = added.error();
        break;
    case 4:
        if (place.isItem() || edits.current().entries(Vl).size() > 1)
            outcome = steps.remove(place);
        break;
    case 5:
        if (const auto copy = steps.duplicate(place); !copy)
            outcome = copy.error();
        break;
    case 6:
        if (const auto count = steps.countIn(place.above()))
            outcome = steps.move(place, random() % *count);
        break;
    case 7:
        outcome = steps.rename(place, QString("name%1").arg(random() % 4));
        break;
    default:
        for (auto times = random() % 5; times > 0; --times)
            random() % 3 > 0 ? edits.undo() : edits.redo();
    }
}

} // namespace

void TestMetadataModel::equalsAFreshModelAfterRandomEdits()
{
    Random random(11);
    for (int run = 0; run < 12; ++run) {
        init();
        for (int step = 0; step < 60; ++step) {
            editAtRandom(random, m_edits->edits);
            const QModelIndex looked = m_model->indexOf(
                randomPlace(random, MetadataSteps(m_edits->edits), m_edits->edits.current()));
            if (m_model->canFetchMore(looked))
                m_model->fetchMore(looked);
            MetadataModel fresh(m_edits->edits, m_edits->scheduler);
            for (const auto section : {Fixed, Vl}) {
                const QString wrong = difference(m_model->indexOf({.section = section}),
                                                 fresh.indexOf({.section = section}), fresh);
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            }
        }
    }
}

void TestMetadataModel::editsNamesKeysAndScalars_data()
{
    QTest::addColumn<ItemPlace>("place");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("json");
    constexpr int name = Column::NameColumn;
    constexpr int value = Column::ValueColumn;
    QTest::newRow("text") << ItemPlace{Vl, 0, {}} << value << "K"
                          << "°C"
                          << "Change 'units'"
                          << R"("°C")";
    QTest::newRow("item") << ItemPlace{Vl, 1, {1}} << value << "20"
                          << "25"
                          << "Change 'levels › [1]'"
                          << "[10,25,30]";
    QTest::newRow("in a map") << ItemPlace{Vl, 2, {1, 0}} << value << "1.5"
                              << "-2"
                              << "Change 'station › place › lat'"
                              << R"({"id":7,"place":{"lat":-2.0},"on":true})";
    QTest::newRow("name") << ItemPlace{Vl, 0, {}} << name << "units"
                          << "unit"
                          << "Rename 'units' to 'unit'"
                          << R"("K")";
    QTest::newRow("key") << ItemPlace{Vl, 2, {0}} << name << "id"
                         << "number"
                         << "Rename 'station › id' to 'number'"
                         << R"({"number":7,"place":{"lat":1.5},"on":true})";
}

void TestMetadataModel::editsNamesKeysAndScalars()
{
    QFETCH(ItemPlace, place);
    QFETCH(int, column);
    QFETCH(QString, shown);
    QFETCH(QString, typed);
    QFETCH(QString, step);
    const QModelIndex index = at(place, column);
    QVERIFY(m_model->flags(index) & Qt::ItemIsEditable);
    QCOMPARE(index.data(Qt::EditRole).toString(), shown);
    QVERIFY(m_model->setData(index, shown)); // no step
    QVERIFY(!m_edits->edits.undoStack().canUndo());
    QVERIFY(m_model->setData(index, typed));
    QCOMPARE(m_edits->edits.undoStack().undoText(), step);
    QTEST(json(*place.entry), "json");
}

// More than 16 entries, and a name that is no UTF-8: the others are edited, that name stays.
void TestMetadataModel::editsBesideWhatOtherProgramsWrote()
{
    StoredEntries entries{{"\xff", *vlMetadataChunk(fromJson("1"))}};
    for (int i = 1; i < 20; ++i)
        entries.emplace_back("entry " + std::to_string(i), *vlMetadataChunk(fromJson("1")));
    open(withForeignMetadata(chunksFrame({counted<float>(6)}, 4), {}, entries));
    const QModelIndex name = entry(0, Column::NameColumn);
    QVERIFY(m_model->setData(name, name.data(Qt::EditRole))); // as an editor that is left at once
    QVERIFY(!m_edits->edits.undoStack().canUndo());
    QVERIFY(m_model->setData(entry(0, Column::ValueColumn), "2"));
    QVERIFY(m_model->setData(entry(7, Column::ValueColumn), "3"));
    MetadataSteps steps(m_edits->edits);
    QVERIFY(steps.remove({Vl, 19, {}}));
    QVERIFY(!steps.add({Vl, {}, {}}, {}, "one more", {}));
    QCOMPARE(m_edits->edits.current().entries(Vl).front().name, std::string("\xff"));

    const auto plan = planSave(m_edits->edits.current(), calmPool());
    QVERIFY2(plan, plan ? "" : plan.error().text().c_str());
}

void TestMetadataModel::checksBooleans()
{
    const QModelIndex on = at({Vl, 2, {2}}, Column::ValueColumn);
    QVERIFY(m_model->flags(on) & Qt::ItemIsUserCheckable);
    QCOMPARE(on.data(Qt::CheckStateRole), QVariant(Qt::Checked));
    QVERIFY(m_model->setData(on, Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(on.data().toString(), QString("false"));
    QCOMPARE(on.data(Qt::CheckStateRole), QVariant(Qt::Unchecked));
    QCOMPARE(m_edits->edits.undoStack().undoText(), QString("Change 'station › on'"));
}

void TestMetadataModel::refusesWithAReason()
{
    QSignalSpy refused(m_model.get(), &MetadataModel::refused);
    QVERIFY(!m_model->setData(at({Vl, 1, {0}}, Column::ValueColumn), "ten"));
    QCOMPARE(refused.size(), 1);
    QVERIFY(refused[0][1].toString().startsWith("This is not possible: "));
    QVERIFY(!m_model->setData(entry(0), "levels")); // is there already
    QVERIFY(!m_model->setData(at({Fixed, 0, {}}), "array"));
    QCOMPARE(refused.size(), 2); // what is locked cannot be edited at all
    QVERIFY(m_edits->edits.isClean());
}

void TestMetadataModel::movesDraggedRows()
{
    const std::unique_ptr<QMimeData> data(m_model->mimeData({at({Vl, 1, {0}})}));
    QVERIFY(m_model->canDropMimeData(data.get(), Qt::MoveAction, 3, 0, entry(1)));
    QVERIFY(!m_model->canDropMimeData(data.get(), Qt::MoveAction, 0, 0, entry(2)));
    QVERIFY(!m_model->canDropMimeData(data.get(), Qt::MoveAction, -1, -1, entry(1)));
    QVERIFY(m_model->dropMimeData(data.get(), Qt::MoveAction, 3, 0, entry(1)));
    QCOMPARE(json(1), QString("[20,30,10]"));
    QCOMPARE(m_edits->edits.undoStack().undoText(), QString("Move 'levels › [0]'"));
}

const Registered<TestMetadataModel, QApplication> registered;

} // namespace bloscope::tst_metadata_model

#include "tst_metadata_model.moc"
