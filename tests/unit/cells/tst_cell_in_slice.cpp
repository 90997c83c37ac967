#include "core/cells/cell_in_slice.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_cell_in_slice {

class TestCellInSlice : public QObject {
    Q_OBJECT

 private slots:
    void knowsWhichCellsThereAre()
    {
        const Shape shape{2, 3};
        QVERIFY(hasCell(shape, {1, 2}));
        for (const std::vector<std::int64_t>& none :
             {std::vector<std::int64_t>{}, {1}, {1, 2, 0}, {2, 0}, {0, 3}, {-1, 0}})
            QVERIFY(!hasCell(shape, none));
        QVERIFY(!hasCell({2, 0}, {1, 0}));
        QVERIFY(hasCell({}, {}));
    }

    void changesOnlyWhatHidesTheCell_data()
    {
        QTest::addColumn<QByteArray>("slice");
        QTest::addColumn<std::vector<std::int64_t>>("index");
        QTest::addColumn<QByteArray>("shown");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        const auto row = [](const char* name, const char* slice, std::vector<std::int64_t> index,
                            const char* shown, int atRow, int atColumn) {
            QTest::newRow(name) << QByteArray(slice) << std::move(index) << QByteArray(shown)
                                << atRow << atColumn;
        };
        row("in sight already", "[2, :, :]", {2, 3, 4}, "[2, :, :]", 3, 4);
        row("another plane", "[2, :, :]", {0, 3, 4}, "[0, :, :]", 3, 4);
        row("inside of ranges", "[2, 1:8:2, ::-1]", {2, 7, 0}, "[2, 1:8:2, ::-1]", 3, 9);
        row("between the steps", "[2, 1:9:2, :]", {2, 4, 4}, "[2, :, :]", 4, 4);
        row("outside of a range", "[2, 5:, :3]", {2, 4, 3}, "[2, :, :]", 4, 3);
        row("behind the first plane of a range", "[:, :, :]", {3, 0, 9}, "[3, :, :]", 0, 9);
        row("a single column", "[0, :, 4]", {0, 2, 5}, "[0, :, 5]", 2, 0);
        row("a single cell", "[0, 1, 4]", {4, 2, 5}, "[4, 2, 5]", 0, 0);
    }
    void changesOnlyWhatHidesTheCell()
    {
        QFETCH(QByteArray, slice);
        QFETCH(std::vector<std::int64_t>, index);
        const Slice shown = sliceShowing(*Slice::parse(slice.toStdString(), {5, 10, 10}), index);
        QTEST(QByteArray::fromStdString(shown.text()), "shown");
        const CellPosition position = positionOf(shown, index);
        QTEST(int(position.row), "row");
        QTEST(int(position.column), "column");
        QCOMPARE(shown.indexAt(position.row, position.column), index);
    }
};

const test::Registered<TestCellInSlice> registered;

} // namespace bloscope::tst_cell_in_slice

#include "tst_cell_in_slice.moc"
