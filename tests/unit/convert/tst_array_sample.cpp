#include "core/convert/encoding_trial.h"

#include "core/convert/slice_source.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <set>

namespace bloscope::tst_array_sample {

using namespace test;

class TestArraySample : public QObject {
    Q_OBJECT

 private slots:
    void spreadsEvenly_data()
    {
        QTest::addColumn<qint64>("count");
        QTest::addColumn<qint64>("wanted");
        QTest::newRow("none") << qint64{0} << qint64{5};
        QTest::newRow("all") << qint64{5} << qint64{5};
        QTest::newRow("more than there are") << qint64{3} << qint64{5};
        QTest::newRow("some") << qint64{1000} << qint64{16};
        QTest::newRow("nearly all") << qint64{17} << qint64{16};
        QTest::newRow("of very many") << qint64{INT64_MAX} << qint64{16};
    }
    void spreadsEvenly()
    {
        QFETCH(qint64, count);
        QFETCH(qint64, wanted);
        const auto numbers = spreadNumbers(count, wanted);
        QCOMPARE(static_cast<qint64>(numbers.size()), std::min(count, wanted));
        QCOMPARE(numbers, spreadNumbers(count, wanted)); // always the same ones
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            QVERIFY(numbers[i] >= 0 && numbers[i] < count);
            QVERIFY(i == 0 || numbers[i] > numbers[i - 1]);
            const double share = static_cast<double>(numbers[i]) / static_cast<double>(count);
            const double place = static_cast<double>(i) / static_cast<double>(numbers.size());
            QVERIFY(std::abs(share - place) <= 1.1 / static_cast<double>(numbers.size()));
        }
    }

    void doesNotStayInOneColumn()
    {
        std::set<std::int64_t> columns;
        for (const std::int64_t n : spreadNumbers(64 * 64, 16))
            columns.insert(n % 64);
        QVERIFY(columns.size() >= 12);
    }

    void holdsTheElementsOfItsBlocks()
    {
        const auto frame = Frame::open(
            memorySource(arrayFrame({5, 7}, {4, 4}, {2, 4}, "<i4", counted<std::int32_t>(35))));
        const ArrayPtr array = Array::of(*frame);
        WorkerPool pool(2);
        BlockCache cache;
        const SliceReader reader(array, cache, pool);
        const SliceSource source(reader, Slice::whole(array->shape()), MissingCells::Refuse);
        const auto sample = ArraySample::read(source, {3, 5}, 1 << 20, {});
        QVERIFY(sample);
        QCOMPARE(sample->blocks().size(), std::size_t(4));
        QCOMPARE(sample->elementBytes(), std::uint64_t(35 * 4));
        const ArraySample::Block& last = sample->blocks().back();
        QCOMPARE(last.count, (Shape{2, 2}));
        QVERIFY(last.elements == elementsOf<std::int32_t>({26, 27, 33, 34}));
        const auto small = ArraySample::read(source, {3, 5}, 1, {});
        QCOMPARE(small->blocks().size(), std::size_t(1)); // one at least
    }
};

const Registered<TestArraySample> registered;

} // namespace bloscope::tst_array_sample

#include "tst_array_sample.moc"
