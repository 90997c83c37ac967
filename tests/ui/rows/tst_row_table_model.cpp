#include "ui/rows/row_table_model.h"
#include "ui/rows/row_table_view.h"

#include "tests/support/registered_test.h"
#include "ui/grid/cell_grid.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QFontMetrics>
#include <QTest>
#include <thread>

namespace bloscope::tst_row_table_model {

using State = RowCell::State;

// "row,column" in every cell; nulls in every third row, one row of the thousandth tile damaged.
class SlowRows : public ShownRows {
 public:
    int columnCount() const override { return 20; }
    QString columnName(int column) const override { return QString("c%1").arg(column); }
    QString columnToolTip(int column) const override { return QString("column %1").arg(column); }
    bool isNumber(int column) const override { return column == 1; }
    bool isGreyed(int column) const override { return column == 2; }

    Result<RowTile> read(std::int64_t firstRow, std::int64_t rows, int firstColumn, int columns,
                         const Form& form, const Job& job) const override
    {
        ++reads;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        if (job.stopped())
            return cancelled();
        if (firstRow == 256)
            return Error{ErrorKind::Malformed, "chunk 3: broken"};
        RowTile tile;
        for (int column = firstColumn; column < firstColumn + columns; ++column) {
            std::vector<RowCell> cells;
            for (std::int64_t row = firstRow; row < firstRow + rows; ++row)
                cells.push_back(cellOf(row, column, form));
            tile.columns.push_back(std::move(cells));
        }
        return tile;
    }

    mutable std::atomic<int> reads = 0;

 private:
    static RowCell cellOf(std::int64_t row, int column, const Form& form)
    {
        if (row % 3 == 0)
            return {"null", State::Null};
        if (form.numbers.base == NumberFormat::Base::Hexadecimal)
            return {QString("0x%1").arg(row, 0, 16), State::Value};
        const QString end = form.length == Length::Full ? "\tfull" : "";
        return {QString("%1,%2%3").arg(row).arg(column).arg(end), State::Value};
    }
};

class TestRowTableModel : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_model.reset();
        m_rows = std::make_shared<SlowRows>();
        m_model = std::make_unique<RowTableModel>(m_rows, m_scheduler);
    }

    void keepsTheRulesOfModelsWhileAnswersArrive()
    {
        QAbstractItemModelTester tester(m_model.get(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model->setTotalRows(300'000);
        QTRY_COMPARE(text(130, 18), QString("130,18"));
        m_model->moveWindow({102'400, 0});
        QTRY_COMPARE(text(1, 0), QString("102401,0"));
        m_model->setTotalRows(2);
        QTRY_COMPARE(text(1, 1), QString("1,1"));
    }

    void answersAtOnceAndReadsWhatIsLookedAt()
    {
        m_model->setTotalRows(3'000'000'000);
        QCOMPARE(m_model->rowCount(), GridModel::mostSections);
        QCOMPARE(m_rows->reads.load(), 0);
        QVERIFY(m_model->index(5, 0).data(RowTableModel::LoadingRole).toBool());
        QTRY_COMPARE(text(5, 0), QString("5,0"));
        QCOMPARE(text(100, 15), QString("100,15")); // of the same tile
        QCOMPARE(m_rows->reads.load(), 1);
    }

    void movesItsWindowAndKeepsTrueNumbers()
    {
        m_model->setTotalRows(250'000);
        m_model->moveWindow({204'800, 0});
        QCOMPARE(m_model->rowCount(), GridModel::mostSections);
        QCOMPARE(m_model->headerData(0, Qt::Vertical).toString(), QString("204800"));
        QCOMPARE(m_model->positionOf(m_model->index(7, 0)).row, std::int64_t(204'807));
        QCOMPARE(m_model->indexOf({204'807, 0}).row(), 7);
        QVERIFY(!m_model->indexOf({7, 0}).isValid());
        QTRY_COMPARE(text(8, 1), QString("204808,1"));
    }

    void readsOnlyWhatIsVisible()
    {
        m_model->setTotalRows(1'000'000);
        for (int row = 0; row < 4000; row += RowTableModel::tileRows)
            text(row, 0);
        m_model->setVisibleCells({3968, 0, 20, 3});
        QTRY_COMPARE(text(3970, 0), QString("3970,0"));
        QVERIFY2(m_rows->reads.load() < 10, qPrintable(QString::number(m_rows->reads.load())));
    }

    void tellsNullsGreyAndNumbers()
    {
        m_model->setTotalRows(10);
        QTRY_COMPARE(m_model->index(3, 0).data(GridModel::MarkRole).toInt(),
                     static_cast<int>(CellMark::NoValue));
        QVERIFY(m_model->index(0, 2).data(RowTableModel::GreyedRole).toBool());
        QVERIFY(!m_model->index(0, 1).data(RowTableModel::GreyedRole).toBool());
        QVERIFY(m_model->index(0, 1).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
        QCOMPARE(m_model->headerData(4, Qt::Horizontal).toString(), QString("c4"));
        QCOMPARE(m_model->headerData(4, Qt::Horizontal, Qt::ToolTipRole).toString(),
                 QString("column 4"));
    }

    void writesNumbersAsWished()
    {
        m_model->setTotalRows(1000);
        QTRY_COMPARE(text(17, 0), QString("17,0"));
        NumberFormat hexadecimal;
        hexadecimal.base = NumberFormat::Base::Hexadecimal;
        m_model->setFormat(hexadecimal);
        QTRY_COMPARE(text(17, 0), QString("0x11"));
        m_model->setFormat({});
        QTRY_COMPARE(text(17, 0), QString("17,0"));
    }

    // The longest ones come last.
    void makesRoomForTexts()
    {
        constexpr std::int64_t last = 2'999'999'999;
        m_model->setTotalRows(last + 1);
        RowTableView view(*m_model, m_scheduler);
        view.resize(800, 300);
        view.show();
        QTRY_COMPARE(text(20, 1), QString("20,1"));
        const int before = view.grid().columnWidth(1);
        const QFontMetrics font(view.grid().font());
        QVERIFY(before < font.horizontalAdvance("2999999998,1"));
        view.goTo({last, 1});
        const QModelIndex index = m_model->indexOf({last - 1, 1});
        QTRY_COMPARE(index.data().toString(), QString("2999999998,1"));
        QVERIFY(view.grid().columnWidth(1) > font.horizontalAdvance("2999999998,1"));
        view.grid().setColumnWidth(1, before); // which stays
        view.goToRow(last - 1000);
        QTRY_COMPARE(m_model->indexOf({last - 1000, 0}).data().toString(), QString("2999998999,0"));
        QCOMPARE(view.grid().columnWidth(1), before);
    }

    void scrollsThroughAllRowsWithOneBar()
    {
        m_model->setTotalRows(3'000'000'000);
        RowTableView view(*m_model, m_scheduler);
        view.resize(800, 300);
        view.show();
        QVERIFY(!view.isAtEnd());
        view.showEnd();
        QVERIFY(view.isAtEnd());
        QVERIFY(!view.hasSelection());
        QTRY_COMPARE(m_model->indexOf({2'999'999'998, 0}).data().toString(),
                     QString("2999999998,0"));
        QTest::keyClick(&view.grid(), Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(view.currentRow(), std::int64_t(0));
        QTest::keyClick(&view.grid(), Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(view.currentRow(), std::int64_t(2'999'999'999));
    }

    void showsDamageInItsTileOnly()
    {
        m_model->setTotalRows(1000);
        QTRY_COMPARE(text(300, 0), QString("damaged"));
        QCOMPARE(m_model->index(300, 0).data(Qt::ToolTipRole).toString(),
                 QString("chunk 3: broken"));
        QTRY_COMPARE(text(200, 0), QString("200,0"));
    }

    void copiesWholeValuesAsLines()
    {
        const auto text = copyOf(*m_rows, {1, 3, 4, 2}, CopiedNames::None, {});
        QVERIFY(text);
        QCOMPARE(*text,
                 QString("\"1,4\tfull\"\t\"1,5\tfull\"\n\"2,4\tfull\"\t\"2,5\tfull\"\n\t\n"));
    }

    void copiesNamesFirst()
    {
        const auto text = copyOf(*m_rows, {1, 1, 4, 1}, CopiedNames::First, {});
        QVERIFY(text);
        QCOMPARE(*text, QString("c4\n\"1,4\tfull\"\n"));
    }

    void stopsCopyingWhenAskedTo()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto text =
            copyOf(*m_rows, {0, 1'000'000, 0, 1}, CopiedNames::None, {stop.get_token()});
        QVERIFY(!text);
        QCOMPARE(text.error().kind(), ErrorKind::Cancelled);
    }

 private:
    QString text(int row, int column) const
    {
        return m_model->index(row, column).data().toString();
    }

    Scheduler m_scheduler;
    std::shared_ptr<SlowRows> m_rows;
    std::unique_ptr<RowTableModel> m_model;
};

const test::Registered<TestRowTableModel, QApplication> registered;

} // namespace bloscope::tst_row_table_model

#include "tst_row_table_model.moc"
