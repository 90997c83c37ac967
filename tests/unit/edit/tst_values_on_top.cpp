#include "core/edit/edits_on_top.h"

#include "core/array/slice_reader.h"
#include "core/edit/edit_set.h"
#include "core/edit/value_editor.h"
#include "tests/support/compare.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTemporaryDir>

namespace bloscope::tst_values_on_top {

using namespace test;

namespace {

ArrayPtr arrayOf(const ByteBuffer& frame)
{
    return Array::of(*Frame::open(memorySource(frame)));
}

constexpr auto recordType = "[('a', '<i2'), ('b', 'S2')]";

ByteBuffer record(std::int16_t a, std::string_view b)
{
    ByteBuffer bytes = elementsOf({a});
    const ByteView text = bytesOf(b);
    bytes.insert(bytes.end(), text.begin(), text.end());
    return bytes;
}

ByteBuffer records(const std::vector<ByteBuffer>& all)
{
    ByteBuffer bytes;
    for (const ByteBuffer& each : all)
        bytes.insert(bytes.end(), each.begin(), each.end());
    return arrayFrame({std::ssize(all)}, recordType, bytes);
}

} // namespace

// Edited values, and what another program made of the file meanwhile.
class TestValuesOnTop : public QObject {
    Q_OBJECT

    SystemFileCalls m_calls;
    std::shared_ptr<SpillStore> m_store = SpillStore::create(m_calls);
    BlockCache m_cache;
    WorkerPool m_pool{2};

    // Edits of `array` that write `bytes` to a part of the cells of a slice.
    ValueEdits edited(const ArrayPtr& array, const char* slice, const ElementBytes& part,
                      const ByteBuffer& bytes, const ValueEdits& before = {})
    {
        ValueEditor editor(array, before, m_store, m_pool);
        if (!editor.write(*Slice::parse(slice, array->shape()), part, bytes))
            qFatal("not written");
        return editor.edits();
    }

    // What is in the array of a frame once the edits lie over it.
    ByteBuffer contentOf(const ArrayPtr& array, const ValueEdits& edits)
    {
        const SliceReader plain(array, m_cache, m_pool);
        const auto cells = plain.withEdits(edits)->read(Slice::whole(array->shape()));
        return {cells->bytes.begin(), cells->bytes.end()};
    }

    static QStringList listed(const ValuesOnTop& both)
    {
        QStringList lines;
        for (const ThreeWayCell& cell : both.conflicts())
            lines << QString::fromStdString(cell.place + ": " + cell.before.value_or("-") + ", " +
                                            cell.mine + ", " + cell.theirs);
        return lines;
    }

 private slots:
    void namesValuesThatBothChanged_data()
    {
        using Numbers = std::vector<int>;
        QTest::addColumn<Numbers>("theirs"); // of 0 1 2 3 4 5, of which I make 0 9 9 3 4 5
        QTest::addColumn<QStringList>("conflicts");
        QTest::addColumn<Numbers>("withMine");
        QTest::addColumn<Numbers>("withTheirs");
        const auto row = [](const char* name) -> QTestData& { return QTest::newRow(name); };
        row("nothing") << Numbers{0, 1, 2, 3, 4, 5} << QStringList() << Numbers{0, 9, 9, 3, 4, 5}
                       << Numbers{0, 9, 9, 3, 4, 5};
        row("elsewhere") << Numbers{7, 1, 2, 3, 4, 8} << QStringList() << Numbers{7, 9, 9, 3, 4, 8}
                         << Numbers{7, 9, 9, 3, 4, 8};
        row("the same") << Numbers{0, 9, 2, 3, 4, 5} << QStringList() << Numbers{0, 9, 9, 3, 4, 5}
                        << Numbers{0, 9, 9, 3, 4, 5};
        row("one of them") << Numbers{0, 7, 2, 3, 4, 5} << QStringList{"[0, 1]: 1, 9, 7"}
                           << Numbers{0, 9, 9, 3, 4, 5} << Numbers{0, 7, 9, 3, 4, 5};
        row("both") << Numbers{0, 7, 8, 3, 4, 5}
                    << QStringList{"[0, 1]: 1, 9, 7", "[0, 2]: 2, 9, 8"}
                    << Numbers{0, 9, 9, 3, 4, 5} << Numbers{0, 7, 8, 3, 4, 5};
    }
    void namesValuesThatBothChanged()
    {
        using Numbers = std::vector<int>;
        QFETCH(const Numbers, theirs);
        const ArrayPtr mine = arrayOf(arrayFrame({2, 3}, "<i4", counted<std::int32_t>(6)));
        const auto bytesOf = [](const Numbers& numbers) {
            const auto bytes = std::as_bytes(std::span(numbers));
            return ByteBuffer(bytes.begin(), bytes.end());
        };
        const ArrayPtr now = arrayOf(arrayFrame({2, 3}, "<i4", bytesOf(theirs)));
        const auto both =
            ValuesOnTop::of(mine, edited(mine, "0, 1:", {0, 4}, bytesOf({9, 9})), now->frame());
        QVERIFY2(both, outcomeOf(both).c_str());
        QTEST(listed(*both), "conflicts");
        QVERIFY(both->isBeforeKnown());
        for (const auto& [side, column] :
             {std::pair(EditSide::Mine, "withMine"), std::pair(EditSide::Theirs, "withTheirs")}) {
            const auto merged = both->merged(std::vector(both->conflicts().size(), side), side);
            QVERIFY2(merged, outcomeOf(merged).c_str());
            QCOMPARE(contentOf(now, *merged),
                     bytesOf(*static_cast<Numbers*>(QTest::qData(column, qMetaTypeId<Numbers>()))));
        }
    }

    void takesFieldsForThemselves()
    {
        const ArrayPtr mine = arrayOf(records({record(1, "aa"), record(2, "bb")}));
        const ArrayPtr now = arrayOf(records({record(1, "xx"), record(8, "bb")}));
        const ValueEdits edits = edited(mine, ":", {0, 2}, elementsOf<std::int16_t>({5, 6}));
        const auto both = ValuesOnTop::of(mine, edits, now->frame());
        QVERIFY2(both, outcomeOf(both).c_str());
        QCOMPARE(listed(*both), QStringList{"[1].a: 2, 6, 8"});
        QCOMPARE(contentOf(now, *both->merged({EditSide::Mine}, EditSide::Mine)),
                 contentOf(arrayOf(records({record(5, "xx"), record(6, "bb")})), {}));
        QCOMPARE(contentOf(now, *both->merged({EditSide::Theirs}, EditSide::Mine)),
                 contentOf(arrayOf(records({record(5, "xx"), record(8, "bb")})), {}));
    }

    // Of a number that I changed in one byte and they in another neither byte alone is right.
    void neverMixesTwoNumbers()
    {
        const ArrayPtr mine = arrayOf(arrayFrame({1}, "<u2", elementsOf<std::uint16_t>({0x1234})));
        const ArrayPtr now = arrayOf(arrayFrame({1}, "<u2", elementsOf<std::uint16_t>({0x5634})));
        const ValueEdits edits = edited(mine, "0", {0, 1}, {std::byte{0x78}});
        const auto both = ValuesOnTop::of(mine, edits, now->frame());
        QVERIFY2(both, outcomeOf(both).c_str());
        QCOMPARE(listed(*both), QStringList{"[0]: 4660, 4728, 22068"});
        QCOMPARE(contentOf(now, *both->merged({EditSide::Mine}, EditSide::Mine)),
                 elementsOf<std::uint16_t>({0x1278}));
        QVERIFY(both->merged({EditSide::Theirs}, EditSide::Mine)->isEmpty());
    }

    void listsTheFirstOfManyAndCountsThemAll()
    {
        const std::size_t count = 3 * ValuesOnTop::mostListed;
        const Shape shape{static_cast<std::int64_t>(count)};
        const ArrayPtr mine =
            arrayOf(arrayFrame(shape, {700}, {100}, "<i4", counted<std::int32_t>(count)));
        const ByteBuffer zeros(4 * count);
        const ArrayPtr now = arrayOf(arrayFrame(shape, {700}, {100}, "<i4", zeros));
        const ByteBuffer ones(4 * (count - 1), std::byte{1});
        const auto both = ValuesOnTop::of(mine, edited(mine, "1:", {0, 4}, ones), now->frame());
        QVERIFY2(both, outcomeOf(both).c_str());
        QCOMPARE(both->conflicts().size(), ValuesOnTop::mostListed);
        QCOMPARE(both->conflictCount(), std::uint64_t(count - 1));
        std::vector<EditSide> sides(ValuesOnTop::mostListed, EditSide::Theirs);
        sides[1] = EditSide::Mine;
        ByteBuffer expected = zeros;
        std::fill_n(expected.begin() + 8, 4, std::byte{1});
        QCOMPARE(contentOf(now, *both->merged(sides, EditSide::Theirs)), expected);
        std::fill(expected.begin() + 4 * (ValuesOnTop::mostListed + 1), expected.end(),
                  std::byte{1});
        QCOMPARE(contentOf(now, *both->merged(sides, EditSide::Mine)), expected);
    }

    void mergesAsAModelDoes()
    {
        std::mt19937 random(7);
        for (int turn = 0; turn < 60; ++turn) {
            const NaiveArray before = randomArray(random, random() % 4, 600);
            NaiveArray theirs = before;
            for (auto& byte : theirs.elements)
                if (random() % 8 == 0)
                    byte = static_cast<std::byte>(random());
            const ArrayPtr array = arrayOf(before.frame({.codec = 1}));
            ValueEdits edits;
            for (int step = 0; step < 3; ++step) {
                const Slice slice = randomSlice(random, before.shape);
                const auto cells = static_cast<std::size_t>(slice.cellCount().value());
                ValueEditor editor(array, edits, m_store, m_pool);
                QVERIFY(editor.write(slice, {0, before.itemsize},
                                     noise(cells * before.itemsize, std::uint32_t(random()))));
                edits = editor.edits();
            }
            const ArrayPtr now = arrayOf(theirs.frame({.codec = 1}));
            const auto both = ValuesOnTop::of(array, edits, now->frame());
            QVERIFY2(both, outcomeOf(both).c_str());
            const ByteBuffer mine = contentOf(array, edits);
            for (const EditSide side : {EditSide::Mine, EditSide::Theirs}) {
                const auto merged = both->merged(std::vector(both->conflicts().size(), side), side);
                ByteBuffer expected = theirs.elements;
                std::uint64_t conflicts = 0;
                for (std::size_t at = 0; at < expected.size(); at += before.itemsize) {
                    const auto in = [&](const ByteBuffer& all) {
                        return ByteView(all).subspan(at, before.itemsize);
                    };
                    if (std::ranges::equal(in(mine), in(before.elements)))
                        continue;
                    const bool isTheirs =
                        !std::ranges::equal(in(theirs.elements), in(before.elements));
                    conflicts += isTheirs && !std::ranges::equal(in(theirs.elements), in(mine));
                    if (!isTheirs || side == EditSide::Mine)
                        std::ranges::copy(in(mine), expected.begin() + std::ptrdiff_t(at));
                }
                QCOMPARE(both->conflictCount(), conflicts);
                QCOMPARE(contentOf(now, *merged), expected);
            }
        }
    }

    // Where the file itself was written to, nobody knows what it held.
    void namesAllThatDifferWhereTheOldValuesAreGone()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("a.b2nd").toStdString();
        writeFile(path, arrayFrame({4}, "<i4", counted<std::int32_t>(4)));
        const ArrayPtr mine = Array::of(*Frame::open(*openFile(path)));
        const ByteBuffer bytes = elementsOf<std::int32_t>({7, 8, 9});
        const ValueEdits edits = edited(mine, "1:", {0, 4}, bytes);
        writeFile(path, arrayFrame({4}, "<i4", elementsOf<std::int32_t>({5, 1, 6, 9}))); // in place
        const ArrayPtr now = Array::of(*Frame::open(*openFile(path)));
        const auto unknown = ValuesOnTop::of(mine, edits, now->frame());
        QVERIFY2(unknown, outcomeOf(unknown).c_str());
        QCOMPARE(listed(*unknown), QStringList({"[1]: -, 7, 1", "[2]: -, 8, 6"}));
        QVERIFY(!unknown->isBeforeKnown());
        QCOMPARE(contentOf(now, *unknown->merged({EditSide::Theirs, EditSide::Mine}, {})),
                 elementsOf<std::int32_t>({5, 1, 8, 9}));
    }

    void followsAnArrayThatHasGrown()
    {
        const ArrayPtr mine = arrayOf(arrayFrame({3}, {2}, {2}, "<i4", counted<std::int32_t>(3)));
        const ArrayPtr now = arrayOf(arrayFrame({5}, {2}, {2}, "<i4", counted<std::int32_t>(5)));
        const ByteBuffer nine = elementsOf<std::int32_t>({9});
        const auto both = ValuesOnTop::of(mine, edited(mine, "2", {0, 4}, nine), now->frame());
        QVERIFY2(both, outcomeOf(both).c_str());
        QCOMPARE(listed(*both), QStringList());
        QCOMPARE(contentOf(now, *both->merged({}, {})), elementsOf<std::int32_t>({0, 1, 9, 3, 4}));
    }

    void saysWhyValuesHaveNoPlace_data()
    {
        QTest::addColumn<ByteBuffer>("theirs"); // of chunks of 2 x 2 in an array of 4 x 4
        QTest::addColumn<std::string>("says");
        const ByteBuffer elements = counted<std::int32_t>(16);
        QTest::newRow("shape") << arrayFrame({2, 8}, {2, 2}, {2, 2}, "<i4", elements)
                               << std::string("the array is now (2, 8) of <i4, but was (4, 4) of "
                                              "<i4: the edited values do not fit into it");
        QTest::newRow("shorter") << arrayFrame({2, 4}, {2, 2}, {2, 2}, "<i4",
                                               counted<std::int32_t>(8))
                                 << std::string("the array is now (2, 4) of <i4, but was (4, 4) of "
                                                "<i4: the edited values do not fit into it");
        QTest::newRow("type") << arrayFrame({4, 4}, {2, 2}, {2, 2}, "<f4", elements)
                              << std::string("the array is now (4, 4) of <f4, but was (4, 4) of "
                                             "<i4: the edited values do not fit into it");
        QTest::newRow("layout") << arrayFrame({4, 4}, {4, 2}, {2, 2}, "<i4", elements)
                                << std::string(
                                       "the array is now stored in chunks of (4, 2) and blocks of "
                                       "(2, 2), but was in chunks of (2, 2) and blocks of (2, 2): "
                                       "values edited in the old chunks cannot be merged");
    }
    void saysWhyValuesHaveNoPlace()
    {
        QFETCH(const ByteBuffer, theirs);
        const ArrayPtr mine =
            arrayOf(arrayFrame({4, 4}, {2, 2}, {2, 2}, "<i4", counted<std::int32_t>(16)));
        const ValueEdits edits = edited(mine, "0, 0", {0, 4}, elementsOf<std::int32_t>({9}));
        QTEST(outcomeOf(ValuesOnTop::of(mine, edits, arrayOf(theirs)->frame())), "says");
    }
};

const Registered<TestValuesOnTop> registered;

} // namespace bloscope::tst_values_on_top

#include "tst_values_on_top.moc"
