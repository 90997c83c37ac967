#include "core/edit/edits_on_top.h"

#include "core/frame_writing/frame_writer.h"
#include "tests/support/compare.h"
#include "tests/support/foreign_metadata.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_edits_on_top {

using namespace test;

using Of = MetadataSectionOf;
using Numbers = QMap<QString, int>; // entries and what they hold

// Edits, and what another program made of the file meanwhile, entry by entry.
class TestEditsOnTop : public QObject {
    Q_OBJECT

 private slots:
    void takesWhatOneChangedAndAsksWhereBothDid_data();
    void takesWhatOneChangedAndAsksWhereBothDid();
    void keepsTheOrderThatIChose();
    void putsTheFormOfAnArrayOnTop();
    void refusesNamesThatOccurTwice();
    void leavesTheirsAsTheyAreWhereNothingIsMine();
    void laysValuesOverTheirs();
    void asksWhereBothChangedAValue();
    void refusesValuesForAnArrayOfAnotherForm();
};

namespace {

ByteBuffer number(int value) // msgpack fixint
{
    return {static_cast<std::byte>(value)};
}

FramePtr frameWith(const std::vector<NamedValue>& vlMetalayers, const Shape& shape = {4})
{
    return *Frame::open(memorySource(
        arrayFrame(shape, "<i4", counted<std::int32_t>(4), {.vlMetalayers = vlMetalayers})));
}

FramePtr frameOf(const Numbers& numbers)
{
    std::vector<NamedValue> values;
    for (auto it = numbers.begin(); it != numbers.end(); ++it)
        values.push_back({it.key().toStdString(), number(it.value())});
    return frameWith(values);
}

OriginalValuesPtr valuesOf(FramePtr frame)
{
    return std::make_shared<const OriginalValues>(std::move(frame));
}

EditSet withAValue(EditSet edits)
{
    static SystemFileCalls calls;
    const ByteBuffer bytes(4, std::byte{7});
    const auto chunk = ChunkEdits::over(nullptr, {{4, bytes}}, *SpillStore::create(calls));
    edits.setValues(ValueEdits({{0, *chunk}}));
    return edits;
}

EditSet edited(const Numbers& before, const Numbers& after)
{
    EditSet edits(frameOf(before));
    for (auto it = after.begin(); it != after.end(); ++it) {
        const auto place = edits.find(Of::Trailer, it.key().toStdString());
        const auto outcome =
            place ? edits.setValue(Of::Trailer, *place, number(it.value()))
                  : edits.add(Of::Trailer, it.key().toStdString(), number(it.value()), 0);
        if (!outcome)
            qFatal("%s", outcome.error().text().c_str());
    }
    for (const QString& name : before.keys())
        if (!after.contains(name) &&
            !edits.remove(Of::Trailer, *edits.find(Of::Trailer, name.toStdString())))
            qFatal("not removed");
    return edits;
}

Numbers numbersOf(const EditSet& edits)
{
    Numbers numbers;
    for (std::size_t i = 0; i < edits.entries(Of::Trailer).size(); ++i)
        numbers[QString::fromStdString(edits.entries(Of::Trailer)[i].name)] =
            int((**edits.value(Of::Trailer, i)).front());
    return numbers;
}

} // namespace

void TestEditsOnTop::takesWhatOneChangedAndAsksWhereBothDid_data()
{
    QTest::addColumn<Numbers>("before");
    QTest::addColumn<Numbers>("mine");
    QTest::addColumn<Numbers>("theirs");
    QTest::addColumn<QStringList>("conflicts");
    QTest::addColumn<Numbers>("withMine");
    QTest::addColumn<Numbers>("withTheirs");
    const auto row = [](const char* name) -> QTestData& { return QTest::newRow(name); };
    row("one each") << Numbers{{"a", 1}, {"b", 1}} << Numbers{{"a", 2}, {"b", 1}}
                    << Numbers{{"a", 1}, {"b", 3}} << QStringList() << Numbers{{"a", 2}, {"b", 3}}
                    << Numbers{{"a", 2}, {"b", 3}};
    row("the same") << Numbers{{"a", 1}} << Numbers{{"a", 2}} << Numbers{{"a", 2}} << QStringList()
                    << Numbers{{"a", 2}} << Numbers{{"a", 2}};
    row("both") << Numbers{{"a", 1}} << Numbers{{"a", 2}} << Numbers{{"a", 3}}
                << QStringList{"a: 1, 2, 3"} << Numbers{{"a", 2}} << Numbers{{"a", 3}};
    row("removed by them") << Numbers{{"a", 1}, {"b", 1}} << Numbers{{"a", 2}, {"b", 1}}
                           << Numbers{} << QStringList{"a: 1, 2, -"} << Numbers{{"a", 2}}
                           << Numbers{};
    row("removed by me") << Numbers{{"a", 1}, {"b", 1}} << Numbers{} << Numbers{{"a", 3}, {"b", 1}}
                         << QStringList{"a: 1, -, 3"} << Numbers{} << Numbers{{"a", 3}};
    row("added by both") << Numbers{} << Numbers{{"a", 2}} << Numbers{{"a", 3}, {"c", 4}}
                         << QStringList{"a: -, 2, 3"} << Numbers{{"a", 2}, {"c", 4}}
                         << Numbers{{"a", 3}, {"c", 4}};
    row("added by each") << Numbers{} << Numbers{{"a", 2}} << Numbers{{"c", 4}} << QStringList()
                         << Numbers{{"a", 2}, {"c", 4}} << Numbers{{"a", 2}, {"c", 4}};
}

void TestEditsOnTop::takesWhatOneChangedAndAsksWhereBothDid()
{
    QFETCH(Numbers, before);
    QFETCH(Numbers, mine);
    QFETCH(Numbers, theirs);
    const auto both = EditsOnTop::of(edited(before, mine), valuesOf(frameOf(theirs)));
    QVERIFY2(both, outcomeOf(both).c_str());
    QStringList conflicts;
    for (const ThreeWayEntry& entry : both->entries())
        if (entry.isConflict)
            conflicts << QString::fromStdString(entry.name + ": " + entry.before.value_or("-") +
                                                ", " + entry.mine.value_or("-") + ", " +
                                                entry.theirs.value_or("-"));
    QTEST(conflicts, "conflicts");
    const auto with = [&](EditSide side) {
        const auto merged =
            both->merged({.entries = std::vector<EditSide>(both->entries().size(), side)});
        return merged ? numbersOf(*merged) : Numbers{{outcomeOf(merged).c_str(), 0}};
    };
    QTEST(with(EditSide::Mine), "withMine");
    QTEST(with(EditSide::Theirs), "withTheirs");
}

void TestEditsOnTop::keepsTheOrderThatIChose()
{
    EditSet mine(frameWith({{"a", number(1)}, {"b", number(2)}, {"c", number(3)}}));
    QVERIFY(mine.move(Of::Trailer, 2, 0));
    const auto theirs =
        frameWith({{"new", number(9)}, {"a", number(1)}, {"b", number(5)}, {"c", number(3)}});
    const auto both = EditsOnTop::of(mine, valuesOf(theirs));
    QVERIFY2(both, outcomeOf(both).c_str());
    const auto merged = both->merged({.entries = std::vector<EditSide>(both->entries().size())});
    QVERIFY2(merged, outcomeOf(merged).c_str());
    QStringList names;
    for (const EditedEntry& entry : merged->entries(Of::Trailer))
        names << QString::fromStdString(entry.name);
    QCOMPARE(names, QStringList({"new", "c", "a", "b"}));
    QCOMPARE(numbersOf(*merged)["b"], 5);
}

void TestEditsOnTop::putsTheFormOfAnArrayOnTop()
{
    EditSet mine(frameWith({}));
    B2ndMetadata array = *parseB2nd(**mine.value(Of::Header, 0), 0);
    array.dtype = "<f4";
    QVERIFY(mine.setArray(array));
    const auto both = EditsOnTop::of(mine, valuesOf(frameWith({{"a", number(1)}})));
    QVERIFY2(both, outcomeOf(both).c_str());
    const auto merged = both->merged({.entries = std::vector<EditSide>(both->entries().size())});
    QVERIFY2(merged, outcomeOf(merged).c_str());
    QCOMPARE(parseB2nd(**merged->value(Of::Header, 0), 0)->dtype,
             std::optional<std::string>("<f4"));
    QVERIFY(merged->lockReason(Of::Header, "b2nd")); // as nobody unlocked it
    QVERIFY(merged->find(Of::Trailer, "a"));
}

void TestEditsOnTop::refusesNamesThatOccurTwice()
{
    const EditSet mine = edited({{"a", 1}}, {{"a", 2}});
    const ByteBuffer value = *vlMetadataChunk(number(1));
    const auto twice = *Frame::open(memorySource(withForeignMetadata(
        chunksFrame({counted<std::int32_t>(4)}, 4), {}, {{"a", value}, {"a", value}})));
    QCOMPARE(outcomeOf(EditsOnTop::of(mine, valuesOf(twice))),
             std::string("'a' occurs twice, so the two entries cannot be distinguished"));
    QVERIFY(
        EditsOnTop::of(EditSet(frameOf({{"b", 1}})), valuesOf(twice))); // nothing is edited there
}

void TestEditsOnTop::leavesTheirsAsTheyAreWhereNothingIsMine()
{
    const auto theirs = valuesOf(frameOf({{"a", 1}, {"b", 7}}));
    const auto both = EditsOnTop::of(edited({{"a", 1}}, {{"a", 1}}), theirs);
    QVERIFY2(both, outcomeOf(both).c_str());
    const auto merged = both->merged({.entries = std::vector<EditSide>(both->entries().size())});
    QVERIFY2(merged, outcomeOf(merged).c_str());
    QVERIFY(merged->isClean());
    QCOMPARE(merged->originals(), theirs);
}

void TestEditsOnTop::laysValuesOverTheirs()
{
    const EditSet mine = withAValue(EditSet(frameOf({{"a", 1}})));
    const auto both = EditsOnTop::of(mine, valuesOf(frameOf({{"a", 2}})));
    QVERIFY2(both, outcomeOf(both).c_str());
    const auto merged = both->merged({.entries = {EditSide::Theirs}});
    QVERIFY2(merged, outcomeOf(merged).c_str());
    QVERIFY(merged->values() == mine.values());
    QVERIFY(merged->isClean(Of::Trailer));
}

void TestEditsOnTop::asksWhereBothChangedAValue()
{
    const EditSet mine = withAValue(EditSet(frameWith({})));
    const auto theirs =
        *Frame::open(memorySource(arrayFrame({4}, "<i4", elementsOf<std::int32_t>({0, 5, 2, 3}))));
    const auto both = EditsOnTop::of(mine, valuesOf(theirs));
    QVERIFY2(both, outcomeOf(both).c_str());
    QCOMPARE(both->values().conflictCount(), std::uint64_t(1));
    QVERIFY(both->merged({.cells = {EditSide::Theirs}})->isClean());
    QVERIFY(both->merged({.cells = {EditSide::Mine}})->values() == mine.values());
}

void TestEditsOnTop::refusesValuesForAnArrayOfAnotherForm()
{
    const EditSet mine = withAValue(EditSet(frameOf({{"a", 1}})));
    QCOMPARE(outcomeOf(EditsOnTop::of(mine, valuesOf(frameWith({}, {2, 2})))),
             std::string("the array is now (2, 2) of <i4, but was (4) of <i4: the edited values do "
                         "not fit into it"));
}

const Registered<TestEditsOnTop> registered;

} // namespace bloscope::tst_edits_on_top

#include "tst_edits_on_top.moc"
