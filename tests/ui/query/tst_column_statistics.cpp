#include "ui/query/column_statistics.h"

#include "core/query/plot_values.h"
#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/controls/text_table.h"
#include "ui/query/plot_view.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <array>
#include <numeric>
#include <span>

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
    void drawsBarsOfNumbers();
    void drawsBarsOfWords();
    void drawsNoBarsWhereThereAreNone();
    void filtersToABar();
    void filtersToSelectedBars();
    void offersToGroup();
    void tellsOfElementsOfAnArray();

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
    PlotView& bars() const { return *m_dialog->findChild<PlotView*>(); }
    QPoint placeOf(double value) const
    {
        const auto x = static_cast<int>(bars().xAxis->coordToPixel(value));
        return {x, bars().axisRect()->center().y()};
    }
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
    m_dialog = std::make_unique<ColumnStatistics>(rows(nullptr), *m_scheduler);
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
    m_dialog = std::make_unique<ColumnStatistics>(rows(std::make_shared<const RowSet>(found)),
                                                  *m_scheduler);
    m_dialog->show();
    showColumn(column->name.c_str());
    QVERIFY2(state().startsWith(QString("Exact, from all %1 cells").arg(found.count())),
             qPrintable(state()));
    QCOMPARE(cell("Minimum", 1).toDouble(), extents->front().range.low);
    QCOMPARE(cell("Maximum", 1).toDouble(), extents->front().range.high);
}

void TestColumnStatistics::drawsBarsOfNumbers()
{
    showColumn("i8");
    QTRY_VERIFY(bars().picture() && bars().picture()->histogram);
    const auto total = [this] {
        const auto& counts = bars().picture()->histogram->counts;
        return std::accumulate(counts.begin(), counts.end(), std::int64_t(0));
    };
    QCOMPARE(total(), std::int64_t(30));
    QCOMPARE(bars().picture()->basis->x.ends.low, -128.0);
    QVERIFY(says("Click a bar to show only its rows."));
    m_dialog->setRows(rows(std::make_shared<const RowSet>(RowSet::range(0, 4))));
    QTRY_VERIFY(bars().picture() && total() < 5);
}

void TestColumnStatistics::drawsBarsOfWords()
{
    showColumn("u");
    QTRY_VERIFY(bars().picture() && bars().picture()->words);
    QCOMPARE(bars().picture()->words->withoutOne, std::int64_t(10));
    const TopWords::Word first = bars().picture()->words->words.front();
    QSignalSpy wanted(m_dialog.get(), &ColumnStatistics::conditionWanted);
    const QRect inside = bars().axisRect()->rect();
    QTest::mouseClick(&bars(), Qt::LeftButton, {},
                      {inside.center().x(), int(bars().yAxis->coordToPixel(0))});
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toString(),
             QString("u == \"%1\"").arg(QString::fromStdString(first.text)));
}

void TestColumnStatistics::drawsNoBarsWhereThereAreNone()
{
    showColumn("nd");
    QTRY_VERIFY(!bars().isVisible());
    showColumn("i8");
    QTRY_VERIFY(bars().isVisible());
}

void TestColumnStatistics::filtersToABar()
{
    showColumn("i8");
    QTRY_VERIFY(bars().picture() && bars().picture()->histogram);
    QSignalSpy wanted(m_dialog.get(), &ColumnStatistics::conditionWanted);
    const PlotBins& bins = bars().picture()->histogram->bins;
    QTest::mouseClick(&bars(), Qt::LeftButton, {}, placeOf(bins.edge(0) + bins.width / 2));
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(
        wanted[0][0].toString(),
        QString("i8 between %1 and %2").arg(std::ceil(bins.edge(0))).arg(std::floor(bins.edge(1))));
}

void TestColumnStatistics::filtersToSelectedBars()
{
    showColumn("i8");
    QTRY_VERIFY(bars().picture() && bars().picture()->histogram);
    QSignalSpy wanted(m_dialog.get(), &ColumnStatistics::conditionWanted);
    bars().setFocus();
    QTest::keyClick(&bars(), Qt::Key_Return); // nothing is selected yet
    QVERIFY(wanted.isEmpty());
    QTest::keyClick(&bars(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(&bars(), Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    QVERIFY(wanted[0][0].toString().startsWith("i8 between "));
    QVERIFY(says(wanted[0][0].toString()));
}

void TestColumnStatistics::offersToGroup()
{
    showColumn("u");
    QSignalSpy wanted(m_dialog.get(), &ColumnStatistics::groupsWanted);
    for (QPushButton* button : m_dialog->findChildren<QPushButton*>())
        if (button->text().contains("Group"))
            button->click();
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(m_table->columns()[wanted[0][0].value<std::size_t>()].name, std::string("u"));
}

// Elements 9, 7, ... 1 of an array: an id, and a text of it.
void TestColumnStatistics::tellsOfElementsOfAnArray()
{
    struct Element {
        std::int32_t id;
        char text[4];
    };
    std::vector<Element> elements;
    for (int id = 0; id < 10; ++id)
        elements.push_back({10 * id, {char('a' + id % 3)}});
    const auto bytes = std::as_bytes(std::span(elements));
    static_assert(sizeof(Element) == 8);
    OpenedFrame opened(
        arrayFrame({10}, "[('id', '<i4'), ('t', 'S4')]", ByteBuffer(bytes.begin(), bytes.end())));
    const QueryTablePtr table =
        *QueryTable::of(opened.document().reader(), *Slice::parse("9:0:-2", {10}));
    m_dialog = std::make_unique<ColumnStatistics>(RowsToCount{table, nullptr, 5, 5}, *m_scheduler);
    m_dialog->show();
    QSignalSpy wanted(m_dialog.get(), &ColumnStatistics::cellWanted);
    m_dialog->showColumn(0);
    QTRY_COMPARE(state(), "Exact, from all 5 cells in id");
    QCOMPARE(cell("Maximum", 1), "90");
    QCOMPARE(cell("Maximum", 2), "[9]");
    QCOMPARE(cell("Sum", 1), "250");
    emit lines()->itemActivated(lines()->findItems("Minimum", Qt::MatchExactly).first(), 0);
    QCOMPARE(wanted.takeFirst(), QVariantList({qlonglong(4), 0}));
    QTRY_VERIFY(bars().picture() && bars().picture()->histogram);
    m_dialog->showColumn(1);
    QTRY_COMPARE(state(), "Exact, from all 5 cells in t");
    QCOMPARE(cell("Strings", 1), "5");
    QTRY_VERIFY(bars().picture() && bars().picture()->words);
    QCOMPARE(bars().picture()->words->distinct, std::int64_t(3));
    RowSet some;
    some.addRange(1, 3);
    m_dialog->setRows({table, std::make_shared<const RowSet>(some), 2, 5});
    m_dialog->showColumn(0);
    QTRY_COMPARE(state(), "Exact, from all 2 cells in id");
    QCOMPARE(cell("Sum", 1), "120");
    m_dialog.reset();
    m_scheduler.reset(); // before the array
}

const Registered<TestColumnStatistics, QApplication> registered;

} // namespace bloscope::tst_column_statistics

#include "tst_column_statistics.moc"
