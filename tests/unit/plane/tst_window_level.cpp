#include "core/plane/window_level.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <limits>

namespace bloscope::tst_window_level {

class TestWindowLevel : public QObject {
    Q_OBJECT

 private slots:
    void isARangeByItsCentre()
    {
        QCOMPARE(WindowLevel::of({-1350, 150}), (WindowLevel{-600, 1500}));
        QCOMPARE((WindowLevel{40, 80}.range()), (ValueRange{0, 80}));
        for (const CtWindow& usual : ctWindows())
            QCOMPARE(WindowLevel::of(usual.window.range()), usual.window);
    }

    void isDragged_data()
    {
        QTest::addColumn<ValueRange>("from");
        QTest::addColumn<ValueScale>("scale");
        QTest::addColumn<double>("right");
        QTest::addColumn<double>("up");
        QTest::addColumn<ValueRange>("to");
        const ValueRange range{0, 100};
        const double most = std::numeric_limits<double>::max();
        QTest::newRow("not at all") << range << ValueScale() << 0.0 << 0.0 << range;
        QTest::newRow("wider") << range << ValueScale() << 0.25 << 0.0 << ValueRange{-50, 150};
        QTest::newRow("narrower") << range << ValueScale() << -0.25 << 0.0 << ValueRange{25, 75};
        QTest::newRow("higher") << range << ValueScale() << 0.0 << 0.5 << ValueRange{50, 150};
        QTest::newRow("both") << range << ValueScale() << 0.25 << -1.0 << ValueRange{-150, 50};
        QTest::newRow("beyond float64") << ValueRange{-most / 4, most / 4} << ValueScale() << 1.0
                                        << 0.0 << ValueRange{-most / 4, most / 4};
        QTest::newRow("narrower than float64 can be") << ValueRange{1e16, 1e16 + 2} << ValueScale()
                                                      << -1.0 << 0.0 << ValueRange{1e16, 1e16 + 2};
    }
    void isDragged()
    {
        QFETCH(const ValueRange, from);
        QFETCH(const ValueScale, scale);
        QFETCH(const double, right);
        QFETCH(const double, up);
        QTEST(draggedRange(from, scale, right, up), "to");
    }

    void isDraggedOnItsScale()
    {
        const ValueRange wider = draggedRange({1, 100}, ValueScale::Log, 0.25, 0);
        QVERIFY(qAbs(wider.low - 0.1) < 1e-12);
        QVERIFY(qAbs(wider.high - 1000) < 1e-9);
        const ValueRange higher = draggedRange({1, 100}, ValueScale::Log, 0, 0.5);
        QVERIFY(qAbs(higher.low - 10) < 1e-12);
        QVERIFY(qAbs(higher.high - 1000) < 1e-9);
    }
};

const test::Registered<TestWindowLevel> registered;

} // namespace bloscope::tst_window_level

#include "tst_window_level.moc"
