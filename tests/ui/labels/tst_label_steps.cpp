#include "ui/labels/label_subject.h"

#include "core/dtype/dtype.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_label_steps {

using namespace test;

namespace {

using Index = std::vector<std::int64_t>;

// Labels 1 at 2 and 5 of 10 slices, 2 at 7, and 3 nobody knows where.
LabelSizes sizes()
{
    const NumberOrder order(*parseDType("|u1", {}));
    LabelSizes found{order, {}, 0, {}, false};
    const auto add = [&](int label, const Index& places) {
        LabelSize size{order.keyOfInteger(label), places.size(), {places.front()}, {IndexSet(10)}};
        for (const std::int64_t place : places)
            size.places[0].add(place, place + 1);
        found.labels.push_back(size);
    };
    add(1, {2, 5});
    add(2, {7});
    add(3, {0});
    found.labels.back().places.clear();
    return found;
}

} // namespace

class TestLabelSteps : public QObject {
    Q_OBJECT

 private slots:
    void layOneOverTheOther()
    {
        const Shape image{2, 5, 6, 7};
        QCOMPARE(dimensionOver(1, {1, 5, 6, 7}, image), std::optional<std::size_t>(1));
        QCOMPARE(dimensionOver(0, {1, 5, 6, 7}, image), std::nullopt);
        QCOMPARE(dimensionOver(3, {5, 6, 7}, image), std::optional<std::size_t>(2));
        QCOMPARE(dimensionOver(0, {5, 6, 7}, image), std::nullopt);
        QCOMPARE(dimensionOver(0, {1, 1, 6, 7}, {6, 7}), std::optional<std::size_t>(2));
    }

    void findTheNextSlice_data()
    {
        QTest::addColumn<int>("label"); // 0: any
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("next"); // -1: none
        QTest::addColumn<int>("previous");
        QTest::newRow("of one") << 1 << 3 << 5 << 2;
        QTest::newRow("from one of them") << 1 << 5 << -1 << 2;
        QTest::newRow("of any") << 0 << 5 << 7 << 2;
        QTest::newRow("in front of all") << 0 << 0 << 2 << -1;
        QTest::newRow("behind all") << 0 << 9 << -1 << 7;
        QTest::newRow("of another one") << 4 << 3 << -1 << -1;
        QTest::newRow("of one without places") << 3 << 3 << -1 << -1;
    }
    void findTheNextSlice()
    {
        QFETCH(int, label);
        QFETCH(int, from);
        const WantedLabel wanted = label == 0 ? WantedLabel() : WantedLabel(label);
        const auto to = [&](StepTo step) {
            return int(indexWithLabel(sizes(), wanted, 0, from, step).value_or(-1));
        };
        QTEST(to(StepTo::Next), "next");
        QTEST(to(StepTo::Previous), "previous");
    }

    void findLabelsOf64Bits()
    {
        const NumberOrder order(*parseDType("<u8", {}));
        LabelSizes found{order, {}, 0, {}, false};
        for (const std::int64_t place : {2, 5}) {
            LabelSize size{
                order.keyOfInteger(Int128(UINT64_MAX) - place), 1, {place}, {IndexSet(10)}};
            size.places[0].add(place, place + 1);
            found.labels.push_back(size);
        }
        const auto next = [&](std::int64_t place) {
            const WantedLabel label = Int128(UINT64_MAX) - place;
            return indexWithLabel(found, label, 0, 0, StepTo::Next).value_or(-1);
        };
        QCOMPARE(next(2), 2);
        QCOMPARE(next(5), 5);
        QCOMPARE(next(0), -1);
    }

    void leadToTheArrayBelow()
    {
        QCOMPARE(indexBelow({0, 4, 5, 6}, {1, 5, 6, 7}, {1, 0, 0, 0}, {2, 5, 6, 7}),
                 (Index{1, 4, 5, 6}));
        QCOMPARE(indexBelow({4, 5, 6}, {5, 6, 7}, {1, 0, 0, 0}, {2, 5, 6, 7}), (Index{1, 4, 5, 6}));
    }
};

const Registered<TestLabelSteps> registered;

} // namespace bloscope::tst_label_steps

#include "tst_label_steps.moc"
