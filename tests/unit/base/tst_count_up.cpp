#include "core/base/row_major.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <vector>

namespace bloscope::tst_count_up {

using Index = std::vector<std::int64_t>;

class TestCountUp : public QObject {
    Q_OBJECT

 private slots:
    void countsTheLastFastest()
    {
        const Index ends{2, 1, 3};
        Index index(3);
        std::vector<Index> all{index};
        while (countUp(index, ends))
            all.push_back(index);
        QCOMPARE(all, (std::vector<Index>{
                          {0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {1, 0, 0}, {1, 0, 1}, {1, 0, 2}}));
        QCOMPARE(index, (Index{0, 0, 0}));
    }

    void isThroughAtOnceWithoutDimensions()
    {
        Index none;
        QVERIFY(!countUp(none, none));
    }
};

const test::Registered<TestCountUp> registered;

} // namespace bloscope::tst_count_up

#include "tst_count_up.moc"
