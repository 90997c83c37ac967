#include "ui/cells/special_cell.h"

#include "core/dtype/dtype.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>
#include <set>

namespace bloscope::tst_special_cell {

class TestSpecialCell : public QObject {
    Q_OBJECT

 private slots:
    void hasNames_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("isOfTimes");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char* name, SpecialCell kind, bool isOfTimes,
                            const QStringList& names) {
            QTest::newRow(name) << int(kind) << isOfTimes << names;
        };
        row("no number", SpecialCell::NotANumber, false, {"NaN", "NaN", "not a number", "NaN"});
        row("no time", SpecialCell::NotANumber, true, {"NaT", "NaT", "not a number", "NaT"});
        row("infinite", SpecialCell::PositiveInfinite, false, {"inf", "+inf", "inf", "+Infinity"});
        row("damaged", SpecialCell::Damaged, true, {"damaged", "damaged", "damaged", "Damaged"});
        row("never written", SpecialCell::Uninitialised, false,
            {"unwritten", "never written", "never written", "Never written"});
        row("absent", SpecialCell::Absent, false,
            {"absent", "absent", "not in this file", "Not in this file"});
    }
    void hasNames()
    {
        QFETCH(int, kind);
        QFETCH(bool, isOfTimes);
        QStringList names;
        for (const SpecialName name :
             {SpecialName::Brief, SpecialName::Choice, SpecialName::Legend, SpecialName::Title})
            names << nameOf(static_cast<SpecialCell>(kind), name, isOfTimes);
        QTEST(names, "names");
    }

    // Each kind by its criterion and by its count, and none by that of another.
    void isFoundAndCounted()
    {
        const NumberOrder order(*parseDType("<f8", {}));
        const auto keyOf = [&](double number) {
            return order.keyOf(std::as_bytes(std::span(&number, 1)));
        };
        std::set<std::uint64_t> counted;
        const CellCounts counts{28, 1, 2, 3, 4, 5, 6, 7, 0};
        for (const SpecialCell kind : specialCells) {
            counted.insert(countOf(counts, kind));
            const CellCriterion criterion = criterionOf(kind, order);
            for (const CellState state :
                 {CellState::Damaged, CellState::Uninitialised, CellState::Absent})
                QCOMPARE(criterion.accepts(state), specialCellOf(state) == kind);
            QCOMPARE(criterion.accepts(keyOf(NAN)), kind == SpecialCell::NotANumber);
            QCOMPARE(criterion.accepts(keyOf(INFINITY)), kind == SpecialCell::PositiveInfinite);
            QCOMPARE(criterion.accepts(keyOf(-INFINITY)), kind == SpecialCell::NegativeInfinite);
        }
        QCOMPARE(counted, (std::set<std::uint64_t>{2, 3, 4, 5, 6, 7}));
    }
};

const test::Registered<TestSpecialCell> registered;

} // namespace bloscope::tst_special_cell

#include "tst_special_cell.moc"
