#include "core/array/slice_reader.h"

#include "tests/support/frames.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QCoreApplication>
#include <QTest>
#include <algorithm>
#include <random>

namespace bloscope::tst_shown_blocks {

using namespace test;

namespace {

// Rows and columns, and how often each cell was shown.
struct Assembled {
    ByteBuffer elements;
    std::vector<CellState> states;
    std::vector<int> times;

    Assembled(std::int64_t rows, std::int64_t columns, std::size_t itemsize)
        : elements(static_cast<std::size_t>(rows * columns) * itemsize),
          states(static_cast<std::size_t>(rows * columns)),
          times(states.size())
    {
    }
    void add(const CellsView& cells, const CellRect& at, std::int64_t columns)
    {
        for (std::int64_t row = 0; row < at.rows; ++row)
            for (std::int64_t column = 0; column < at.columns; ++column) {
                const auto to =
                    static_cast<std::size_t>((at.row + row) * columns + at.column + column);
                const std::size_t from = cells.steps.at(row, column);
                std::copy_n(cells.first + from * cells.itemsize, cells.itemsize,
                            elements.begin() + static_cast<std::ptrdiff_t>(to * cells.itemsize));
                states[to] = cells.states.empty() ? CellState::Fine : cells.states[from];
                ++times[to];
            }
    }
};

Assembled shown(const CellSource& source, const Slice& plane, Reuse reuse)
{
    Assembled all(plane.rows(), plane.columns(), source.dtype().itemsize);
    const auto add = [&](const CellsView& cells, const CellRect& at) {
        all.add(cells, at, plane.columns());
    };
    if (!source.show(plane, reuse, add, {}))
        std::abort();
    return all;
}

Assembled readAtOnce(const CellSource& source, const Slice& plane)
{
    const Result<Cells> cells = source.read(plane, {});
    Assembled all(plane.rows(), plane.columns(), source.dtype().itemsize);
    all.add(*cells, {0, 0, plane.rows(), plane.columns()}, plane.columns());
    return all;
}

} // namespace

class TestShownBlocks : public QObject {
    Q_OBJECT

 private slots:
    void showsWhatIsReadAtOnce_data()
    {
        QTest::addColumn<bool>("isHalfZero");
        QTest::addColumn<bool>("isDamaged");
        QTest::newRow("noise") << false << false;
        QTest::newRow("with chunks of zeros") << true << false;
        QTest::newRow("with damage") << false << true;
        QTest::newRow("with both") << true << true;
    }
    void showsWhatIsReadAtOnce()
    {
        QFETCH(bool, isHalfZero);
        QFETCH(bool, isDamaged);
        std::mt19937 random(31);
        for (int round = 0; round < 40; ++round) {
            NaiveArray naive = randomArray(random, 1 + random() % 4, 3000);
            if (isHalfZero)
                std::fill_n(naive.elements.begin(), naive.elements.size() / 2, std::byte{0});
            ByteBuffer frame = naive.frame({});
            if (isDamaged)
                damageChunkHeader(frame, 0);
            BlockCache cache;
            WorkerPool pool(2);
            const CellSourcePtr source = std::make_shared<const SliceReader>(
                Array::of(*Frame::open(memorySource(frame))), cache, pool);
            for (int i = 0; i < 10; ++i) {
                Slice plane = randomSlice(random, naive.shape).plane();
                if (i % 3 == 0)
                    plane.transpose();
                const Assembled whole = readAtOnce(*source, plane);
                for (const Reuse reuse : {Reuse::Unlikely, Reuse::Sure}) {
                    const Assembled parts = shown(*source, plane, reuse);
                    QVERIFY2(parts.elements == whole.elements, plane.text().c_str());
                    QVERIFY2(parts.states == whole.states, plane.text().c_str());
                    QVERIFY2(parts.times == whole.times, plane.text().c_str()); // each once
                }
            }
        }
    }

    void marksDamagedBlocks()
    {
        const NaiveArray naive{{30, 30}, {10, 10}, {5, 5}, 4, repetitive(3600)};
        ByteBuffer frame = naive.frame();
        damageBlock(frame, 4, 1); // rows 10 to 14, columns 15 to 19
        BlockCache cache;
        WorkerPool pool(1);
        const CellSourcePtr source = std::make_shared<const SliceReader>(
            Array::of(*Frame::open(memorySource(frame))), cache, pool);
        const Assembled all = shown(*source, Slice::whole(naive.shape), Reuse::Unlikely);
        QCOMPARE(std::ranges::count(all.states, CellState::Damaged), 25);
        QCOMPARE(all.states[14 * 30 + 19], CellState::Damaged);
        QCOMPARE(all.states[14 * 30 + 20], CellState::Fine);
        QVERIFY(std::ranges::all_of(all.times, [](int times) { return times == 1; }));
    }

    void stops()
    {
        const NaiveArray naive{{30, 30}, {10, 10}, {5, 5}, 2, ByteBuffer(1800, std::byte{7})};
        BlockCache cache;
        WorkerPool pool(1);
        const CellSourcePtr source = std::make_shared<const SliceReader>(
            Array::of(*Frame::open(memorySource(naive.frame({})))), cache, pool);
        std::stop_source stop;
        stop.request_stop();
        const Result<> answer =
            source->show(Slice::whole(naive.shape), Reuse::Unlikely,
                         [](const CellsView&, const CellRect&) {}, {stop.get_token()});
        QVERIFY(!answer && answer.error().kind() == ErrorKind::Cancelled);
    }
};

const Registered<TestShownBlocks, QCoreApplication> registered;

} // namespace bloscope::tst_shown_blocks

#include "tst_shown_blocks.moc"
