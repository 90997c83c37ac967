#include "ui/query/plot_window.h"

#include "core/array/block_cache.h"
#include "core/query/query_lists.h"
#include "tests/support/made_table.h"
#include "tests/support/registered_test.h"
#include "ui/plot/svg_figure.h"
#include "ui/query/plot_view.h"
#include "ui/text/number_text.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>

namespace bloscope::tst_plot_window {

using namespace test;

constexpr std::size_t rowCount = 20'000;

// Rows 0 to 19 999: x is the row's number divided by 4, without a value in every tenth row; day is
// that number of days since 1970; tag one of three words.
class TestPlotWindow : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void drawsACurveOverRows();
    void drawsSeveralCurves();
    void drawsACurveOverAColumn();
    void refusesDifferentUnits();
    void drawsAHistogram();
    void countsWords();
    void drawsDensity();
    void drawsPointsOnceTheyAreFew();
    void filtersToABar();
    void filtersToARectangle();
    void filtersToWords();
    void filtersToWhatIsSeen();
    void selectsByKeys();
    void saysWhatIsUnderTheMouse();
    void followsTheRows();
    void followsTheOrder();
    void saysWhenThereIsNothing();
    void savesFigures_data();
    void savesFigures();
    void writesRangesAsConditions_data();
    void writesRangesAsConditions();

 private:
    QComboBox& box(const QString& name) const
    {
        for (QComboBox* each : m_window->findChildren<QComboBox*>())
            if (each->accessibleName() == name)
                return *each;
        qFatal("there is no box called %s", qPrintable(name));
    }
    QPushButton& button(const QString& text) const
    {
        for (QPushButton* each : m_window->findChildren<QPushButton*>())
            if (each->text().remove('&') == text)
                return *each;
        qFatal("there is no button %s", qPrintable(text));
    }
    PlotView& plot() const { return *m_window->findChild<PlotView*>(); }
    const PlotPicture* picture() const { return plot().picture().get(); }
    bool says(const QString& text) const
    {
        return std::ranges::any_of(m_window->findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->text().contains(text);
        });
    }
    bool isDone() const { return !says("Reading"); }
    std::size_t column(const char* name) const { return *m_table->find(name); }
    QPoint placeOf(double x, double y) const
    {
        return QPointF(plot().xAxis->coordToPixel(x), plot().yAxis->coordToPixel(y)).toPoint();
    }
    void choose(const QString& kind, const QString& x)
    {
        box("Kind of plot").setCurrentText(kind);
        box("Column along the horizontal axis").setCurrentText(x);
    }
    void chooseScatter()
    {
        choose("Scatter plot", "x");
        box("Column along the vertical axis").setCurrentText("day");
        QTRY_VERIFY(picture() && picture()->grid && isDone());
    }
    RowsToPlot rows(std::int64_t begin, std::int64_t end) const
    {
        return {m_table, std::make_shared<const RowSet>(RowSet::range(begin, end))};
    }

    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};
    Scheduler m_scheduler; // goes before both, which its work uses
    QueryTablePtr m_table;
    std::unique_ptr<PlotWindow> m_window;
};

void TestPlotWindow::initTestCase()
{
    std::vector<double> x;
    std::vector<std::int64_t> days;
    std::vector<std::int32_t> tags;
    MadeTable::Flags hasX;
    for (std::size_t row = 0; row < rowCount; ++row) {
        x.push_back(static_cast<double>(row) / 4);
        hasX.push_back(row % 10 != 0);
        days.push_back(static_cast<std::int64_t>(row) * 86'400);
        tags.push_back(static_cast<std::int32_t>(row % 4 == 3 ? 0 : row % 4));
    }
    MadeTable made(std::filesystem::path(m_folder.path().toStdString()) / "t.b2d", rowCount, 3000);
    made.add("x", "float64", "<f8", x, hasX);
    made.add("twice", "float64", "<f8", x);
    made.add("day", "timestamp", "<i8", days, {}, R"("unit": "s")");
    made.addWords("tag", tags, {"red", "green \"blue\"", "yellow"});
    m_table = made.open(m_cache, m_pool);
}

void TestPlotWindow::init()
{
    m_window =
        std::make_unique<PlotWindow>(rows(0, rowCount), m_folder.filePath("t.b2d"), m_scheduler);
    m_window->show();
    m_window->plotColumn(column("x"));
    QTRY_VERIFY(picture() && isDone());
}

void TestPlotWindow::drawsACurveOverRows()
{
    QCOMPARE(picture()->curves.size(), 1U);
    QCOMPARE(plot().graphCount(), 1);
    QTRY_VERIFY(says(countText(20'000) + " rows"));
    QVERIFY(std::abs(plot().yAxis->range().upper - 5250) < 10);
    const std::size_t bins = picture()->bins.count;
    for (int i = 0; i < 10; ++i)
        plot().zoomIn();
    QTRY_VERIFY(picture()->bins.width == 1 && isDone());
    QVERIFY(picture()->bins.count < bins);
    QVERIFY(plot().yAxis->range().size() < 500);
    button("Show All").click();
    QTRY_VERIFY(picture()->bins.width > 1 && plot().showsAll());
}

void TestPlotWindow::drawsSeveralCurves()
{
    auto* list = m_window->findChild<QListWidget*>();
    QCOMPARE(list->count(), 3);
    list->item(1)->setCheckState(Qt::Checked);
    QTRY_COMPARE(plot().graphCount(), 2);
    QVERIFY(plot().legend->visible());
    list->item(0)->setCheckState(Qt::Unchecked);
    list->item(1)->setCheckState(Qt::Unchecked);
    QVERIFY(says("Choose a column to plot."));
    QCOMPARE(plot().graphCount(), 0);
}

void TestPlotWindow::drawsACurveOverAColumn()
{
    choose("Curve", "day");
    QTRY_VERIFY(picture() && picture()->basis->x.name == "day" && isDone());
    QVector<double> ticks;
    QVector<QString> labels;
    plot().xAxis->ticker()->generate(plot().xAxis->range(), {}, 'g', 6, ticks, nullptr, &labels);
    QVERIFY(!labels.isEmpty());
    QVERIFY2(labels.front().startsWith("19"), qPrintable(labels.front()));
}

void TestPlotWindow::refusesDifferentUnits()
{
    m_window->findChild<QListWidget*>()->item(2)->setCheckState(Qt::Checked);
    QTRY_VERIFY(says("x and day have different units and cannot share an axis"));
    QCOMPARE(plot().graphCount(), 0);
}

void TestPlotWindow::drawsAHistogram()
{
    choose("Histogram", "x");
    QTRY_VERIFY(picture() && picture()->histogram && isDone());
    std::int64_t all = 0;
    for (const std::int64_t rows : picture()->histogram->counts)
        all += rows;
    QCOMPARE(all, 18'000);
    QVERIFY(says(countText(2000) + " rows without a value"));
    const double width = picture()->histogram->bins.width;
    for (int i = 0; i < 10; ++i)
        QTest::keyClick(&plot(), Qt::Key_Plus);
    QTRY_VERIFY(picture()->histogram->bins.width < width);
    QTest::keyClick(&plot(), Qt::Key_Home);
    QTRY_COMPARE(picture()->histogram->bins.width, width);
}

void TestPlotWindow::countsWords()
{
    m_window->plotColumn(column("tag"));
    QTRY_VERIFY(picture() && picture()->words && isDone());
    QCOMPARE(box("Kind of plot").currentText(), QString("Histogram"));
    QCOMPARE(picture()->words->words.front().text, std::string("red"));
    QCOMPARE(picture()->words->words.front().rows, 10'000);
    QVERIFY(!button("Show All").isEnabled());
}

void TestPlotWindow::drawsDensity()
{
    chooseScatter();
    QVERIFY(picture()->grid->points.empty());
    QCOMPARE(picture()->grid->inside, 18'000);
    QVERIFY(says("colours show density"));
    box("Column of the colours").setCurrentText("twice");
    QTRY_VERIFY(picture() && !picture()->grid->means.empty() && isDone());
    QVERIFY(plot().plotLayout()->hasElement(0, 1));
    choose("Curve", "Row number");
    QTRY_VERIFY(picture() && !picture()->grid && isDone());
    QVERIFY(!plot().plotLayout()->hasElement(0, 1));
}

void TestPlotWindow::drawsPointsOnceTheyAreFew()
{
    chooseScatter();
    for (int i = 0; i < 6; ++i)
        plot().zoomIn();
    QTRY_VERIFY(!picture()->grid->points.empty() && isDone());
    QCOMPARE(std::ssize(picture()->grid->points), picture()->grid->inside);
    QVERIFY(says("one point per row"));
}

void TestPlotWindow::filtersToABar()
{
    choose("Histogram", "x");
    QTRY_VERIFY(picture() && picture()->histogram && isDone());
    QVERIFY(!button("Filter to Range").isEnabled());
    const QSignalSpy wanted(m_window.get(), &PlotWindow::conditionWanted);
    const PlotBins bins = picture()->histogram->bins;
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, placeOf(bins.edge(2) + bins.width / 2, 1));
    button("Filter to Range").click();
    QCOMPARE(wanted.size(), 1);
    const QString condition = wanted[0][0].toString();
    QVERIFY2(condition.startsWith("x between "), qPrintable(condition));
    QTest::keyClick(&plot(), Qt::Key_Escape);
    QVERIFY(!plot().selection());
    QVERIFY(m_window->isVisible());
}

void TestPlotWindow::filtersToARectangle()
{
    chooseScatter();
    const QSignalSpy wanted(m_window.get(), &PlotWindow::conditionWanted);
    const QPoint from = placeOf(1000, 5000.0 * 86'400);
    const QPoint to = placeOf(2000, 10'000.0 * 86'400);
    QTest::mousePress(&plot(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&plot(), (from + to) / 2);
    QTest::mouseMove(&plot(), to);
    QTest::mouseRelease(&plot(), Qt::LeftButton, {}, to);
    QVERIFY(plot().selection());
    button("Filter to Range").click();
    const QString condition = wanted[0][0].toString();
    QVERIFY2(condition.contains("x between ") && condition.contains(" and day between \"1983-"),
             qPrintable(condition));
    QVERIFY(parseExpression(condition.toStdString()));
}

void TestPlotWindow::filtersToWords()
{
    m_window->plotColumn(column("tag"));
    QTRY_VERIFY(picture() && picture()->words && isDone());
    const QSignalSpy wanted(m_window.get(), &PlotWindow::conditionWanted);
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, placeOf(100, 0));
    button("Filter to Range").click();
    QCOMPARE(wanted[0][0].toString(), QString("tag == \"red\""));
    QTest::keyClick(&plot(), Qt::Key_Down, Qt::ShiftModifier);
    button("Filter to Range").click();
    QCOMPARE(wanted[1][0].toString(), QString("tag in (\"red\", \"green \\\"blue\\\"\")"));
}

void TestPlotWindow::filtersToWhatIsSeen()
{
    choose("Histogram", "x");
    QTRY_VERIFY(picture() && picture()->histogram && isDone());
    const QSignalSpy wanted(m_window.get(), &PlotWindow::conditionWanted);
    plot().zoomIn();
    button("Filter to Range").click();
    QCOMPARE(wanted.size(), 1);
}

void TestPlotWindow::selectsByKeys()
{
    chooseScatter();
    QTest::keyClick(&plot(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(plot().selection());
    const double high = plot().selection()->x->high;
    QTest::keyClick(&plot(), Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(plot().selection()->x->high > high);
    QTest::keyClick(&plot(), Qt::Key_Left, Qt::ShiftModifier);
    QTest::keyClick(&plot(), Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(plot().selection()->x->high < high);
}

void TestPlotWindow::saysWhatIsUnderTheMouse()
{
    choose("Histogram", "twice");
    QTRY_VERIFY(picture() && picture()->histogram && isDone());
    const PlotBins bins = picture()->histogram->bins;
    QTest::mouseMove(&plot(), placeOf(bins.edge(1) - bins.width / 2, 1));
    QTRY_VERIFY(says("twice 0 to "));
    QVERIFY(plot().accessibleValue().endsWith(" rows"));
}

void TestPlotWindow::followsTheRows()
{
    m_window->setRows(rows(100, 400));
    QTRY_COMPARE(picture()->basis->rows, 300);
    QTRY_VERIFY(says("300 rows"));
}

void TestPlotWindow::followsTheOrder()
{
    const std::array keys{*rowKeyOf(*m_table, {"twice", true}, {})};
    RowsToPlot sorted = rows(0, rowCount);
    ChosenRows::Choice choice{{0}, *sortRows(*m_table, *sorted.rows, keys, {}), false};
    sorted.order = *ChosenRows::of(m_table, std::move(choice), {});
    m_window->setRows(sorted);
    m_window->plotColumn(column("twice"));
    QTRY_VERIFY(picture() && isDone() &&
                picture()->curves.front().bins.front().highest == (PlotPoint{0, 4999.75}));
}

void TestPlotWindow::saysWhenThereIsNothing()
{
    m_window->setRows(rows(0, 0));
    QTRY_VERIFY(says("There are no rows to plot."));
    QVERIFY(!button("Save Figure…").isEnabled());
    m_window->setRows(rows(10, 11));
    choose("Histogram", "x");
    QTRY_VERIFY(says("These rows have no numbers to plot."));
}

void TestPlotWindow::savesFigures_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("png") << "f.png" << QByteArray("\x89PNG");
    if (canDrawSvg())
        QTest::newRow("svg") << "f.svg" << QByteArray("<?xml");
    QTest::newRow("pdf") << "f.pdf" << QByteArray("%PDF");
}

void TestPlotWindow::savesFigures()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, begin);
    chooseScatter();
    m_window->saveFigureTo(m_folder.filePath(name));
    QTRY_VERIFY(says("Saved " + name));
    QFile file(m_folder.filePath(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith(begin));
}

void TestPlotWindow::writesRangesAsConditions_data()
{
    using Values = PlotAxis::Values;
    QTest::addColumn<int>("values");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("condition");
    QTest::newRow("numbers") << int(Values::Numbers) << 1.23456789 << 5.0
                             << "`a b` between 1.235 and 5";
    QTest::newRow("small ones") << int(Values::Numbers) << 0.0 << 2.5e-7
                                << "`a b` between 0 and 0.00000025";
    QTest::newRow("large ones") << int(Values::Numbers) << -1e300 << 1e300
                                << "`a b` between -1.0000000000000001e+300 and "
                                   "1.0000000000000001e+300";
    QTest::newRow("whole") << int(Values::WholeNumbers) << 0.5 << 3.5 << "`a b` between 1 and 3";
    QTest::newRow("no whole one") << int(Values::WholeNumbers) << 0.2 << 0.7 << "";
    QTest::newRow("true") << int(Values::Booleans) << 0.5 << 1.5 << "`a b` == true";
    QTest::newRow("false") << int(Values::Booleans) << -0.5 << 0.5 << "`a b` == false";
    QTest::newRow("both") << int(Values::Booleans) << -0.5 << 1.5 << "";
}

void TestPlotWindow::writesRangesAsConditions()
{
    QFETCH(const int, values);
    QFETCH(const double, low);
    QFETCH(const double, high);
    TableColumn column;
    column.name = "a b";
    PlotAxis axis;
    axis.values = static_cast<PlotAxis::Values>(values);
    QTEST(rangeCondition(column, axis, {low, high}), "condition");
}

namespace {
const Registered<TestPlotWindow, QApplication> registered;
} // namespace

} // namespace bloscope::tst_plot_window

#include "tst_plot_window.moc"
