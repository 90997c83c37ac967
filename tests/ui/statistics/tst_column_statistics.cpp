#include "ui/statistics/column_statistics.h"

#include "core/query/plot_values.h"
#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "ui/controls/text_table.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <array>

namespace bloscope::tst_column_statistics {

using namespace test;

class TestColumnStatistics : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();

    void tellsOfNumbers();
    void tellsOfTexts();
    void saysWhyAColumnHasNone();
    void leadsToTheRow();
    void countsTheRowsThatWereFound();
    void countsThemAmongDeletedRows();

 private:
    // All of them, or those that were found.
    RowsToCount rows(const std::shared_ptr<const RowSet>& found) const
    {
        const std::int64_t all = *m_table->rowCount();
        return {QueryTable::of(m_table), found, found ? found->count() : all, all};
    }
    bool says(const QString& text) const
    {
        return std::ranges::any_of(m_dialog->findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->text().contains(text);
        });
    }
    void showColumn(const char* name);
    TextTable* lines() const
    {
        for (auto* table : m_dialog->findChildren<TextTable*>())
            if (table->accessibleName() == "Statistics")
                return table;
        return nullptr;
    }
    QString cell(const QString& label, int column) const
    {
        const auto found = lines()->findItems(label, Qt::MatchExactly);
        return found.isEmpty() ? QString() : found.first()->text(column);
    }
    QString state() const
    {
        for (const auto* label : m_dialog->findChildren<QLabel*>())
            if (label->text().startsWith("Exact") ||
                label->text().startsWith("The statistics cannot"))
                return label->text();
        return {};
    }

    BlockCache m_cache;
    WorkerPool m_pool{2};
    TablePtr m_table;
    std::unique_ptr<Scheduler> m_scheduler; // goes first and waits for work that uses the table
    std::unique_ptr<ColumnStatistics> m_dialog;
};

void TestColumnStatistics::init()
{
    const StorePtr store = *Store::openDirectory(corpusFolder() / "python/tables/nulls_mask.b2d");
    m_table = *Table::open(store, "/", m_cache, m_pool);
    m_scheduler = std::make_unique<Scheduler>();
    m_dialog = std::make_unique<ColumnStatistics>(m_table, rows(nullptr), *m_scheduler);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

void TestColumnStatistics::cleanup()
{
    m_dialog.reset();
    m_scheduler.reset();
}

void TestColumnStatistics::showColumn(const char* name)
{
    const auto column = std::ranges::find(m_table->columns(), name, &TableColumn::name);
    m_dialog->showColumn(static_cast<int>(column - m_table->columns().begin()));
    QTRY_VERIFY(state().endsWith(QString("in %1").arg(name)) ||
                state().startsWith("The statistics cannot"));
}

void TestColumnStatistics::tellsOfNumbers()
{
    showColumn("i8");
    QCOMPARE(state(), "Exact, from all 40 cells in i8");
    QCOMPARE(cell("Minimum", 1), "-128");
    QCOMPARE(cell("Maximum", 2), "[39]");
    QCOMPARE(cell("Null", 1), "10");
    QCOMPARE(cell("Sum", 1), "-3250");
}

void TestColumnStatistics::tellsOfTexts()
{
    showColumn("i8");
    showColumn("u");
    QCOMPARE(cell("Strings", 1), "30");
    QCOMPARE(cell("Null", 1), "10");
    QCOMPARE(cell("Longest", 2), "[12]");
    QCOMPARE(cell("Minimum", 1), QString());
}

void TestColumnStatistics::saysWhyAColumnHasNone()
{
    showColumn("nd");
    QVERIFY2(state().startsWith("The statistics cannot be computed: "), qPrintable(state()));
    QCOMPARE(lines()->topLevelItemCount(), 0);
}

void TestColumnStatistics::leadsToTheRow()
{
    showColumn("f");
    QSignalSpy wanted(m_dialog.get(), &ColumnStatistics::cellWanted);
    const auto activate = [this](const char* label) {
        emit lines()->itemActivated(lines()->findItems(label, Qt::MatchExactly).first(), 0);
    };
    activate("Maximum");
    QCOMPARE(wanted.takeFirst(), QVariantList({qlonglong(39), 1}));
    activate("NaN");
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(wanted.takeFirst(), QVariantList({qlonglong(3), 1}));
}

void TestColumnStatistics::countsTheRowsThatWereFound()
{
    showColumn("i8");
    RowSet some = RowSet::range(0, 4);
    some.addRange(30, 40);
    m_dialog->setRows(rows(std::make_shared<const RowSet>(some)));
    QTRY_COMPARE(state(), "Exact, from all 14 cells in i8");
    QVERIFY(says("int8, nullable · filtered: 14 rows of 40"));
    showColumn("u");
    QTRY_COMPARE(state(), "Exact, from all 14 cells in u");
    m_dialog->setRows(rows(nullptr));
    QTRY_COMPARE(state(), "Exact, from all 40 cells in u");
    QVERIFY(says("40 rows"));
}

// Rows are found by their slots, and counted by their numbers.
void TestColumnStatistics::countsThemAmongDeletedRows()
{
    const StorePtr store = *Store::openDirectory(corpusFolder() / "python/tables/deleted_rows.b2d");
    m_table = *Table::open(store, "/", m_cache, m_pool);
    const QueryTablePtr table = QueryTable::of(m_table);
    const auto live = *table->live({});
    QVERIFY(live->count() < table->slotCount());
    RowSet found;
    for (const std::int64_t slot : live->rows(0, live->count()))
        if (slot % 3 == 1)
            found.addRange(slot, slot + 1);
    const auto column = std::ranges::find_if(m_table->columns(), &TableColumn::numeric);
    const auto index = static_cast<std::size_t>(column - m_table->columns().begin());
    const std::array values{*plotValueOf(*table, index, {})};
    const auto extents = plotExtents({*table, found}, values, {});
    m_dialog = std::make_unique<ColumnStatistics>(
        m_table, rows(std::make_shared<const RowSet>(found)), *m_scheduler);
    m_dialog->show();
    showColumn(column->name.c_str());
    QVERIFY2(state().startsWith(QString("Exact, from all %1 cells").arg(found.count())),
             qPrintable(state()));
    QCOMPARE(cell("Minimum", 1).toDouble(), extents->front().range.low);
    QCOMPARE(cell("Maximum", 1).toDouble(), extents->front().range.high);
}

const Registered<TestColumnStatistics, QApplication> registered;

} // namespace bloscope::tst_column_statistics

#include "tst_column_statistics.moc"
