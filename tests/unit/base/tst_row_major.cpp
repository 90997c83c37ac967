#include "core/base/row_major.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_row_major {

class TestRowMajor : public QObject {
    Q_OBJECT

 private slots:
    void stepsFartherInEarlierDimensions()
    {
        QCOMPARE(stridesOf({2, 3, 4}, 8), (std::vector<std::int64_t>{96, 32, 8}));
        QCOMPARE(stridesOf({}, 8), std::vector<std::int64_t>());
    }

    void countsTheLastIndexFirst()
    {
        QCOMPARE(indicesOf(0, {2, 3, 4}), (std::vector<std::int64_t>{0, 0, 0}));
        QCOMPARE(indicesOf(17, {2, 3, 4}), (std::vector<std::int64_t>{1, 1, 1}));
        QCOMPARE(indicesOf(23, {2, 3, 4}), (std::vector<std::int64_t>{1, 2, 3}));
        QCOMPARE(indicesOf(0, {}), std::vector<std::int64_t>());
    }
};

const test::Registered<TestRowMajor> registered;

} // namespace bloscope::tst_row_major

#include "tst_row_major.moc"
