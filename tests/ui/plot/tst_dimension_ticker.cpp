#include "ui/plot/axis_look.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_dimension_ticker {

using Dates = Coordinates::Dates;

struct Ticks {
    QVector<double> cells;
    QStringList labels;
};

// Of an axis on which all cells of the slice are in sight.
Ticks ticksOf(const DimensionSlice& taken, const Coordinates* coordinates, int count = 5)
{
    const auto ticker = dimensionTicker(taken, coordinates);
    ticker->setTickCount(count);
    Ticks ticks;
    QVector<QString> labels;
    const QCPRange range(-0.5, static_cast<double>(taken.count) - 0.5);
    ticker->generate(range, QLocale::c(), 'g', 6, ticks.cells, nullptr, &labels);
    ticks.labels = QStringList(labels.begin(), labels.end());
    return ticks;
}

const Coordinates latitudes(Coordinates::Regular{90, -4, 46});
const Coordinates listed(Coordinates::Numbers{0, 0.1, 0.2, 0.3, 0.4});
const Coordinates levels(Coordinates::Numbers{1000, 850, 500, 250});
const Coordinates hours(Dates{{0, 360, 720}, {TimeUnit::Base::Minute}});

class TestDimensionTicker : public QObject {
    Q_OBJECT

 private slots:
    void marksRoundCoordinates()
    {
        const Ticks ticks = ticksOf(DimensionSlice::range(0, 46), &latitudes);
        QCOMPARE(ticks.labels, (QStringList{"75", "50", "25", "0", "-25", "-50", "-75"}));
        QCOMPARE(ticks.cells, (QVector<double>{3.75, 10, 16.25, 22.5, 28.75, 35, 41.25}));
    }

    void followsTheSlice()
    {
        const Ticks ticks = ticksOf(DimensionSlice::range(45, 46, -1), &latitudes);
        QCOMPARE(ticks.labels, (QStringList{"-75", "-50", "-25", "0", "25", "50", "75"}));
        QCOMPARE(ticks.cells, (QVector<double>{3.75, 10, 16.25, 22.5, 28.75, 35, 41.25}));
        const Ticks every = ticksOf(DimensionSlice::range(0, 23, 2), &latitudes);
        QCOMPARE(every.cells, (QVector<double>{1.875, 5, 8.125, 11.25, 14.375, 17.5, 20.625}));
    }

    void findsListsThatAreEvenlySpaced()
    {
        QCOMPARE(ticksOf(DimensionSlice::range(0, 5), &listed).labels,
                 (QStringList{"0", "0.1", "0.2", "0.3", "0.4"}));
    }

    void marksCellsOfAllOthers()
    {
        QCOMPARE(ticksOf(DimensionSlice::range(0, 4), &levels).labels,
                 (QStringList{"1000", "850", "500", "250"}));
        QCOMPARE(ticksOf(DimensionSlice::range(0, 3), &hours).labels,
                 (QStringList{"1970-01-01T00:00", "1970-01-01T06:00", "1970-01-01T12:00"}));
    }

    void marksIndicesWithoutAny()
    {
        QCOMPARE(ticksOf(DimensionSlice::range(2, 3), nullptr).labels,
                 (QStringList{"2", "3", "4"}));
    }

    void marksNothingOfAnEmptySlice()
    {
        QVERIFY(ticksOf(DimensionSlice::range(0, 0), &levels).cells.isEmpty());
    }
};

const test::Registered<TestDimensionTicker> registered;

} // namespace bloscope::tst_dimension_ticker

#include "tst_dimension_ticker.moc"
