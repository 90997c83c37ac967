#include "ui/rows/row_search.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_row_search {

namespace {

constexpr std::int64_t rowCount = 50'000;

// "row:column" in every cell, and a name or bytes in few.
class NumberedRows : public ShownRows {
 public:
    int columnCount() const override { return 3; }
    QString columnName(int column) const override { return QString::number(column); }
    QString columnToolTip(int) const override { return {}; }
    bool isNumber(int) const override { return false; }

    Result<RowTile> read(std::int64_t firstRow, std::int64_t rows, int firstColumn, int columns,
                         const Form& form, const Job&) const override
    {
        if (firstRow <= broken && broken < firstRow + rows)
            return Error{ErrorKind::Malformed, "chunk 3: broken"};
        RowTile tile;
        for (int column = firstColumn; column < firstColumn + columns; ++column) {
            tile.columns.emplace_back();
            for (std::int64_t row = firstRow; row < firstRow + rows; ++row)
                tile.columns.back().push_back({textOf(row, column, form)});
        }
        return tile;
    }

    std::int64_t broken = -1;

 private:
    static QString textOf(std::int64_t row, int column, const Form& form)
    {
        const bool isLiteral = form.numbers.bytes == NumberFormat::Bytes::Literal;
        if (row == 20 && column == 1)
            return isLiteral ? QStringLiteral("b'Ibis'") : QStringLiteral("Ibis");
        if ((row == 7 && column == 2) || (row == 30'000 && column == 1))
            return QStringLiteral("Grey Heron");
        return QStringLiteral("%1:%2").arg(row).arg(column);
    }
};

} // namespace

class TestRowSearch : public QObject {
    Q_OBJECT

 private slots:
    void goesFromCellToCell_data();
    void goesFromCellToCell();
    void endsWithWhatCannotBeRead();
    void ends();
};

void TestRowSearch::goesFromCellToCell_data()
{
    using Cell = std::optional<RowAndColumn>;
    QTest::addColumn<QString>("text");
    QTest::addColumn<Cell>("from");
    QTest::addColumn<ScanDirection>("direction");
    QTest::addColumn<Cell>("cell");
    QTest::addColumn<bool>("hasTurned");
    constexpr auto on = ScanDirection::Forwards;
    constexpr auto back = ScanDirection::Backwards;
    const Cell first = RowAndColumn{7, 2};
    const Cell second = RowAndColumn{30'000, 1};
    const auto row = [](const char* name, const char* text, Cell from, ScanDirection direction,
                        Cell cell, bool hasTurned) {
        QTest::newRow(name) << text << from << direction << cell << hasTurned;
    };
    row("from the beginning", "heron", {}, on, first, false);
    row("in letters of the other case", "GREY h", {}, on, first, false);
    row("from the end", "heron", {}, back, second, false);
    row("behind a cell", "heron", first, on, second, false);
    row("in the same row", "heron", RowAndColumn{7, 1}, on, first, false);
    row("before a cell", "heron", second, back, first, false);
    row("around the end", "heron", second, on, first, true);
    row("around the beginning", "heron", first, back, second, true);
    row("the only one", "49999:0", RowAndColumn{49'999, 0}, on, RowAndColumn{49'999, 0}, true);
    row("bytes by their text", "ibis", {}, on, RowAndColumn{20, 1}, false);
    row("bytes as in Python", "b'Ibis'", {}, on, RowAndColumn{20, 1}, false);
    row("bytes in other quotes", "b\"\\x49bis\"", {}, on, RowAndColumn{20, 1}, false);
    row("the beginning of bytes", "b'Ib", {}, on, RowAndColumn{20, 1}, false);
    row("none", "stork", first, on, {}, true);
}

void TestRowSearch::goesFromCellToCell()
{
    using Cell = std::optional<RowAndColumn>;
    QFETCH(const QString, text);
    QFETCH(const Cell, from);
    QFETCH(const ScanDirection, direction);
    QFETCH(const Cell, cell);
    const auto found = findInRows(NumberedRows(), {text, rowCount, from, direction}, {});
    QVERIFY(found);
    QVERIFY(found->cell == cell);
    QTEST(found->hasTurned, "hasTurned");
}

void TestRowSearch::endsWithWhatCannotBeRead()
{
    NumberedRows rows;
    rows.broken = 20'000;
    const auto found = findInRows(rows, {"stork", rowCount}, {});
    QVERIFY(!found);
    QCOMPARE(found.error().kind(), ErrorKind::Malformed);
}

void TestRowSearch::ends()
{
    std::stop_source stop;
    stop.request_stop();
    const auto found = findInRows(NumberedRows(), {"stork", rowCount}, {stop.get_token()});
    QVERIFY(!found);
    QCOMPARE(found.error().kind(), ErrorKind::Cancelled);
}

const test::Registered<TestRowSearch, QCoreApplication> registered;

} // namespace bloscope::tst_row_search

#include "tst_row_search.moc"
