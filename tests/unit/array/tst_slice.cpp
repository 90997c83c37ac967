#include "core/array/slice.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_slice {

using namespace Qt::Literals;

namespace {

using Indices = std::vector<std::int64_t>;

Slice parsed(std::string_view text, const Shape& shape)
{
    auto slice = Slice::parse(text, shape);
    if (!slice)
        qFatal("%s", slice.error().text().c_str());
    return *slice;
}

constexpr std::int64_t most = INT64_MAX;

} // namespace

class TestSlice : public QObject {
    Q_OBJECT

 private slots:
    void takesEverythingOrTheFirstPlane()
    {
        QCOMPARE(Slice::whole({2, 3}).text(), std::string("[:, :]"));
        QCOMPARE(Slice::whole({}).text(), std::string("[]"));
        QCOMPARE(Slice::firstPlane({}).text(), std::string("[]"));
        QCOMPARE(Slice::firstPlane({7}).text(), std::string("[:]"));
        QCOMPARE(Slice::firstPlane({2, 3, 4, 5}).text(), std::string("[0, 0, :, :]"));
        QCOMPARE(Slice::firstPlane({0}).text(), std::string("[:]"));
        QCOMPARE(Slice::middlePlane({7}).text(), std::string("[:]"));
        QCOMPARE(Slice::middlePlane({1, 2, 3, 4, 5}).text(), std::string("[0, 1, 1, :, :]"));
        QCOMPARE(Slice::middlePlane({5, 0, 4, 4}).text(), std::string("[2, :, :, :]"));
    }

    void takesNothingOfAnEmptyDimensionThatHasNoFirstIndex()
    {
        const Slice slice = Slice::firstPlane({4, 0, 5, 6});
        QCOMPARE(slice.text(), std::string("[0, :, :, :]"));
        QCOMPARE(slice.rowDimension(), std::optional<std::size_t>(2));
        QCOMPARE(slice.columnDimension(), std::optional<std::size_t>(3));
        QVERIFY(slice.isEmpty());
        QCOMPARE(slice.rows(), 0);
        QCOMPARE(slice.columns(), 6);
        QCOMPARE(slice.cellCount(), std::optional<std::int64_t>(0));
        QCOMPARE(slice.plane(), slice);
    }

    void choosesAxesAmongTheDimensionsThatAreNotFixed()
    {
        using Axis = std::optional<std::size_t>;
        Slice slice = parsed("[:, :, 3, :]", {5, 6, 7, 8});
        QCOMPARE(slice.rowDimension(), Axis(1));
        QCOMPARE(slice.columnDimension(), Axis(3));
        QCOMPARE(slice.rows(), 6);
        QCOMPARE(slice.columns(), 8);

        slice.transpose();
        QCOMPARE(slice.rowDimension(), Axis(3));
        QCOMPARE(slice.columnDimension(), Axis(1));
        QCOMPARE(slice.indexAt(7, 5), (Indices{0, 5, 3, 7}));

        slice.setAxes(3, {});
        QCOMPARE(slice.columnDimension(), Axis(1));
        slice.setAxes({}, 1);
        QCOMPARE(slice.rowDimension(), Axis(3));
        slice.setAxes(0, 1);
        slice.set(0, DimensionSlice::index(2));
        QCOMPARE(slice.rowDimension(), Axis(3)); // the chosen one is fixed meanwhile
        QCOMPARE(slice.columnDimension(), Axis(1));

        slice.set(1, DimensionSlice::index(0));
        QCOMPARE(slice.rowDimension(), Axis(3));
        QCOMPARE(slice.columnDimension(), Axis());
        QCOMPARE(slice.columns(), 1);
        slice.set(3, DimensionSlice::index(0));
        QCOMPARE(slice.rowDimension(), Axis());
        QCOMPARE(slice.rows(), 1);
        QCOMPARE(slice.cellCount(), std::optional<std::int64_t>(1));
    }

    void countsCellsAsFarAs64BitsGo()
    {
        QCOMPARE(Slice::whole({most}).cellCount(), std::optional<std::int64_t>(most));
        QVERIFY(!Slice::whole({most, 2}).cellCount());
        QCOMPARE(Slice::whole({most, 2, 0}).cellCount(), std::optional<std::int64_t>(0));
        QCOMPARE(Slice().cellCount(), std::optional<std::int64_t>(1));
    }

    void fixesWhatRowsAndColumnsDoNotShow()
    {
        const Slice slice = parsed("[2:, ::3, 4, ::-1]", {5, 6, 7, 8});
        QCOMPARE(slice.plane().text(), std::string("[2, ::3, 4, ::-1]"));
        QCOMPARE(slice.plane().indexAt(1, 0), (Indices{2, 3, 4, 7}));
    }

    void cutsWindows_data()
    {
        QTest::addColumn<QByteArray>("slice");
        QTest::addColumn<QList<qint64>>("rowsAndColumns"); // row, rowCount, column, columnCount
        QTest::addColumn<QByteArray>("window");

        using Window = QList<qint64>;
        QTest::newRow("inside") << "3, :, :"_ba << Window{2, 4, 1, 3} << "[3, 2:6, 1:4]"_ba;
        QTest::newRow("steps") << "3, ::2, ::-3"_ba << Window{1, 2, 1, 2}
                               << "[3, 2:5:2, 16:12:-3]"_ba;
        QTest::newRow("past the end")
            << "3, 4:, :"_ba << Window{5, 100, 19, most} << "[3, 9:, 19:]"_ba;
        QTest::newRow("before") << "3, :, :"_ba << Window{-5, 2, 0, 1} << "[3, :2, :1]"_ba;
        QTest::newRow("nothing") << "3, 4:6, :"_ba << Window{2, 1, 0, 1} << "[3, 4:4, :1]"_ba;
        QTest::newRow("others stay") << "::2, :, :"_ba << Window{0, 1, 0, 1} << "[::2, :1, :1]"_ba;
        QTest::newRow("one row of columns only")
            << "3, 1, :"_ba << Window{4, 3, 0, 1} << "[3, 1, 4:7]"_ba;
        QTest::newRow("a single element") << "3, 1, 0"_ba << Window{0, 1, 0, 1} << "[3, 1, 0]"_ba;
    }
    void cutsWindows()
    {
        QFETCH(QByteArray, slice);
        QFETCH(QList<qint64>, rowsAndColumns);
        QFETCH(QByteArray, window);
        const Slice cut =
            parsed(slice.toStdString(), {5, 10, 20})
                .window(rowsAndColumns[0], rowsAndColumns[1], rowsAndColumns[2], rowsAndColumns[3]);
        QCOMPARE(QByteArray::fromStdString(cut.text()), window);
    }

    void keepsTheAxesOfAWindow()
    {
        Slice slice = Slice::whole({5, 6});
        slice.transpose();
        const Slice window = slice.window(0, 2, 1, 3); // rows run along dimension 1
        QCOMPARE(window.text(), std::string("[1:4, :2]"));
        QCOMPARE(window.rowDimension(), std::optional<std::size_t>(1));
        QCOMPARE(window.indexAt(1, 2), (Indices{3, 1}));
    }
};

const test::Registered<TestSlice> registered;

} // namespace bloscope::tst_slice

#include "tst_slice.moc"
