#include "core/convert/write_cells.h"

#include "core/array/slice_reader.h"
#include "core/convert/flat_source.h"
#include "core/find/cell_criterion.h"
#include "tests/support/calm_pool.h"
#include "tests/support/frames.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_write_cells {

using namespace test;

namespace {

ArrayPtr arrayOf(ByteBuffer frame)
{
    return Array::of(*Frame::open(memorySource(std::move(frame))));
}

DTypeLeaf wholeOf(const DType& dtype)
{
    return {.path = {}, .dtype = dtype};
}

// Elements in C order, without the dimensions of which the slice takes one index.
FlatSource sourceFor(const Slice& slice, const DType& dtype, ByteBuffer elements)
{
    Shape shape;
    for (const DimensionSlice& taken : slice.dimensions())
        if (!taken.fixed)
            shape.push_back(taken.count);
    return {memorySource(std::move(elements)), {.dtype = dtype, .shape = shape}, calmPool()};
}

} // namespace

class TestWriteCells : public QObject {
    Q_OBJECT

    SystemFileCalls m_calls;
    std::shared_ptr<SpillStore> m_store = SpillStore::create(m_calls);
    BlockCache m_cache;
    WorkerPool m_pool{2};

    // What an array holds once its edits are read with it.
    ByteBuffer elementsWith(const ValueEditor& editor, const SliceReader& untouched)
    {
        const auto reader = untouched.withEdits(editor.edits());
        const auto cells = reader->read(Slice::whole(untouched.array()->shape()));
        return cells ? ByteBuffer(cells->bytes.begin(), cells->bytes.end()) : ByteBuffer();
    }

 private slots:
    // Of every slice, and nothing beside it.
    void writesTheElementsOfASource()
    {
        std::mt19937 random(20261123);
        for (int turn = 0; turn < 60; ++turn) {
            const NaiveArray model = randomArray(random, random() % 5, 3000);
            const Slice slice = randomSlice(random, model.shape);
            const ArrayPtr array = arrayOf(model.frame({.codec = 1}));
            const SliceReader reader(array, m_cache, m_pool);
            const auto count = static_cast<std::size_t>(slice.cellCount().value());
            const ByteBuffer bytes = noise(count * model.itemsize, std::uint32_t(random()));
            const FlatSource source = sourceFor(slice, array->dtype(), bytes);
            QVERIFY(checkFits(source, slice, array->dtype()));
            ValueEditor editor(array, {}, m_store, m_pool);
            const auto written = writeCells({.part = wholeOf(array->dtype()), .from = source},
                                            slice, reader, editor, {});
            QVERIFY2(written, written ? "" : written.error().text().c_str());
            QCOMPARE(*written, std::uint64_t(count));
            const auto edited = reader.withEdits(editor.edits());
            const auto cells = edited->read(slice);
            QVERIFY(cells && std::ranges::equal(cells->bytes, bytes));
            ValueEditor back(array, editor.edits(), m_store, m_pool);
            QVERIFY(back.write(slice, {0, model.itemsize}, model.cells(slice)));
            QVERIFY(elementsWith(back, reader) == model.elements);
        }
    }

    void writesOnlyWhatIsChosen()
    {
        const ArrayPtr array =
            arrayOf(arrayFrame({3, 4}, {2, 2}, {1, 2}, "<i4", counted<std::int32_t>(12)));
        const SliceReader reader(array, m_cache, m_pool);
        const Slice slice = *Slice::parse("1:, ::-1", array->shape()); // 7 6 5 4, 11 10 9 8
        const FlatSource source = sourceFor(
            slice, array->dtype(), elementsOf<std::int32_t>({-1, -2, -3, -4, -5, -6, -7, -8}));
        ValueEditor editor(array, {}, m_store, m_pool);
        Progress progress;
        const auto written = writeCells({.part = wholeOf(array->dtype()),
                                         .from = source,
                                         .where = *parseCriterion(">8", array->dtype())},
                                        slice, reader, editor, {{}, &progress});
        QVERIFY2(written, written ? "" : written.error().text().c_str());
        QCOMPARE(*written, std::uint64_t(3));
        QCOMPARE(progress.done.load(), progress.total.load());
        QVERIFY(elementsWith(editor, reader) ==
                elementsOf<std::int32_t>({0, 1, 2, 3, 4, 5, 6, 7, 8, -7, -6, -5}));
    }

    // What lies between the fields of an element belongs to nobody and stays.
    void leavesTheRestOfElements_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<ByteBuffer>("source"); // for two cells
        QTest::addColumn<ByteBuffer>("elements");
        const auto bytes = [](std::initializer_list<std::uint8_t> values) {
            return elementsOf<std::uint8_t>(values);
        };
        QTest::newRow("field") << "b" << bytes({13, 14, 17, 18})
                               << bytes({1, 2, 13, 14, 5, 6, 17, 18});
        QTest::newRow("all fields") << "" << bytes({11, 12, 13, 14, 15, 16, 17, 18})
                                    << bytes({11, 2, 13, 14, 15, 6, 17, 18});
    }
    void leavesTheRestOfElements()
    {
        QFETCH(QString, part);
        QFETCH(ByteBuffer, source);
        QFETCH(ByteBuffer, elements);
        const std::string_view dtype =
            "{'names': ['a', 'b'], 'formats': ['|u1', '<u2'], 'offsets': [0, 2], 'itemsize': 4}";
        const ArrayPtr array =
            arrayOf(arrayFrame({2}, dtype, elementsOf<std::uint8_t>({1, 2, 3, 4, 5, 6, 7, 8})));
        const SliceReader reader(array, m_cache, m_pool);
        const Slice whole = Slice::whole({2});
        const DTypeLeaf leaf = part.isEmpty() ? wholeOf(array->dtype())
                                              : *partNamed(array->dtype(), part.toStdString());
        const FlatSource from = sourceFor(whole, leaf.dtype, source);
        QVERIFY(checkFits(from, whole, leaf.dtype));
        ValueEditor editor(array, {}, m_store, m_pool);
        QVERIFY(writeCells({.part = leaf, .from = from}, whole, reader, editor, {}));
        QVERIFY(elementsWith(editor, reader) == elements);
    }

    void refusesWhatDoesNotFit_data()
    {
        QTest::addColumn<QString>("slice");
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<QString>("why");
        QTest::newRow("turned") << ":2" << Shape{4, 2} << QByteArray("<i4")
                                << "it has the shape (4, 2), but the cells have (2, 4)";
        QTest::newRow("a dimension too many") << "1" << Shape{1, 4} << QByteArray("<i4")
                                              << "it has the shape (1, 4), but the cells have (4,)";
        QTest::newRow("one cell") << "1, 1" << Shape{1} << QByteArray("<i4")
                                  << "it has the shape (1,), but the cells have ()";
        QTest::newRow("type") << "1" << Shape{4} << QByteArray("<f4")
                              << "it has elements of type <f4, but the cells are <i4";
        QTest::newRow("byte order") << "1" << Shape{4} << QByteArray(">i4")
                                    << "it has elements of type >i4, but the cells are <i4";
        QTest::newRow("fits") << "1" << Shape{4} << QByteArray("<i4") << "";
    }
    void refusesWhatDoesNotFit()
    {
        QFETCH(QString, slice);
        QFETCH(Shape, shape);
        QFETCH(QByteArray, dtype);
        QFETCH(QString, why);
        const FlatSource source(memorySource(ByteBuffer()),
                                {.dtype = *parseDType(dtype.toStdString(), {}), .shape = shape},
                                calmPool());
        const auto fits =
            checkFits(source, *Slice::parse(slice.toStdString(), {3, 4}), *parseDType("<i4", {}));
        QCOMPARE(QString::fromStdString(fits ? "" : fits.error().text()), why);
    }

    // What cannot be read is said, and what was written before is no edit that somebody saves.
    void tellsWhatCannotBeRead()
    {
        const ArrayPtr array = arrayOf(arrayFrame({6}, "<i4", counted<std::int32_t>(6)));
        const SliceReader reader(array, m_cache, m_pool);
        const Slice whole = Slice::whole({6});
        const FlatSource cut = sourceFor(whole, array->dtype(), counted<std::int32_t>(5));
        ValueEditor editor(array, {}, m_store, m_pool);
        const auto written =
            writeCells({.part = wholeOf(array->dtype()), .from = cut}, whole, reader, editor, {});
        QVERIFY(!written);
        QCOMPARE(written.error().kind(), ErrorKind::Malformed);
        QVERIFY(editor.edits().isEmpty());
    }

    void canBeStopped()
    {
        const ArrayPtr array = arrayOf(arrayFrame({6}, "<i4", counted<std::int32_t>(6)));
        const SliceReader reader(array, m_cache, m_pool);
        const Slice whole = Slice::whole({6});
        const FlatSource source = sourceFor(whole, array->dtype(), counted<std::int32_t>(6));
        ValueEditor editor(array, {}, m_store, m_pool);
        std::stop_source stop;
        stop.request_stop();
        const auto written = writeCells({.part = wholeOf(array->dtype()), .from = source}, whole,
                                        reader, editor, {stop.get_token(), nullptr});
        QVERIFY(!written);
        QCOMPARE(written.error().kind(), ErrorKind::Cancelled);
    }
};

const Registered<TestWriteCells> registered;

} // namespace bloscope::tst_write_cells

#include "tst_write_cells.moc"
