#include "ui/statistics/statistics_view.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/controls/text_table.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <cmath>

namespace bloscope::tst_statistics_view {

using namespace test;
using Index = std::vector<std::int64_t>;

namespace {

// 3 planes of 40 x 50 floats; NaN at [1, 2, 3] and [1, 30, 4].
ByteBuffer planesFrame()
{
    std::vector<float> numbers(3 * 40 * 50);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = static_cast<float>((i * 7919) % 6000) / 8;
    numbers[1 * 2000 + 2 * 50 + 3] = NAN;
    numbers[1 * 2000 + 30 * 50 + 4] = NAN;
    return arrayFrame({3, 40, 50}, {2, 16, 16}, {1, 8, 16}, "<f4",
                      std::as_bytes(std::span(numbers)));
}

QString labelText(const QWidget& view, const QString& beginning)
{
    for (const auto* label : view.findChildren<QLabel*>())
        if (label->text().startsWith(beginning))
            return label->text();
    return {};
}

} // namespace

class TestStatisticsView : public QObject {
    Q_OBJECT

 private slots:
    void tellsOfTheShownSlice();
    void followsTheSlice();
    void tellsOfTheWholeArray();
    void computesOnlyWhileItIsShown();
    void leadsToTheExtremes();
    void leadsFromOneCellToTheNext();
    void canBeCancelledAndStartedAgain();
    void copiesWhatItShows();
    void saysWhyThereIsNothing();
    void listsValuesOfIntegers();
    void namesWhatIsDamaged();
    void tellsOfTexts();
    void tellsOfAChosenField();
    void cutsNoColumn_data();
    void cutsNoColumn();

 private:
    void open(const ByteBuffer& frame, const char* slice = nullptr);
    TextTable* table(const QString& name) const;
    QString valueOf(const QString& label) const;
    QTreeWidgetItem* lineOf(const QString& label) const;
    bool isComplete() const { return labelText(*m_view, "Exact").endsWith(']'); }

    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<Scheduler> m_scheduler; // goes first and waits for work that uses the frame
    std::unique_ptr<StatisticsView> m_view;
};

void TestStatisticsView::open(const ByteBuffer& frame, const char* slice)
{
    m_view.reset();
    m_scheduler = std::make_unique<Scheduler>();
    m_opened = std::make_unique<OpenedFrame>(frame);
    if (slice)
        m_opened->show(slice);
    m_view = std::make_unique<StatisticsView>(m_opened->document(), *m_scheduler);
    m_view->resize(900, 500);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

TextTable* TestStatisticsView::table(const QString& name) const
{
    for (auto* table : m_view->findChildren<TextTable*>())
        if (table->accessibleName() == name)
            return table;
    return nullptr;
}

QTreeWidgetItem* TestStatisticsView::lineOf(const QString& label) const
{
    const auto found = table("Statistics")->findItems(label, Qt::MatchExactly);
    return found.isEmpty() ? nullptr : found.first();
}

QString TestStatisticsView::valueOf(const QString& label) const
{
    const QTreeWidgetItem* line = lineOf(label);
    return line ? line->text(1) : QString();
}

void TestStatisticsView::tellsOfTheShownSlice()
{
    open(arrayFrame({10, 12}, {4, 5}, {3, 2}, "|u1", counted<std::uint8_t>(120)), "2, 3:6");
    QTRY_VERIFY(isComplete());
    QCOMPARE(labelText(*m_view, "Exact"), "Exact, from all 3 cells in [2, 3:6]");
    QCOMPARE(valueOf("Minimum"), "27");
    QCOMPARE(lineOf("Minimum")->text(2), "[2, 3]");
    QCOMPARE(valueOf("Maximum"), "29");
    QCOMPARE(valueOf("Mean"), "28.0");
    QCOMPARE(valueOf("Sum"), "84");
    QCOMPARE(table("Percentiles")->topLevelItem(3)->text(0), "50 % (median)");
    QCOMPARE(table("Percentiles")->topLevelItem(3)->text(1), "28");
}

void TestStatisticsView::followsTheSlice()
{
    open(planesFrame());
    QTRY_VERIFY(isComplete());
    QCOMPARE(valueOf("NaN"), "0");
    m_opened->show("1");
    QTRY_COMPARE(valueOf("NaN"), "2");
    QTRY_COMPARE(labelText(*m_view, "Exact"), "Exact, from all 2 000 cells in [1, :, :]");
}

void TestStatisticsView::tellsOfTheWholeArray()
{
    open(planesFrame());
    QTest::keyClick(m_view->findChild<QComboBox*>(), Qt::Key_Down);
    QCOMPARE(m_view->scope(), StatisticsView::Scope::Array);
    QTRY_COMPARE(labelText(*m_view, "Exact"), "Exact, from all 6 000 cells in [:, :, :]");
    QCOMPARE(valueOf("NaN"), "2");
    m_opened->show("2"); // the array is the same
    QVERIFY(!m_view->isRunning());
    m_view->setScope(StatisticsView::Scope::Slice);
    QTRY_COMPARE(labelText(*m_view, "Exact"), "Exact, from all 2 000 cells in [2, :, :]");
}

void TestStatisticsView::computesOnlyWhileItIsShown()
{
    open(planesFrame());
    QTRY_VERIFY(isComplete());
    m_view->hide();
    m_opened->show("1");
    QVERIFY(!m_view->isRunning());
    QCOMPARE(valueOf("NaN"), "0");
    m_view->show();
    QTRY_COMPARE(valueOf("NaN"), "2");
}

void TestStatisticsView::leadsToTheExtremes()
{
    open(planesFrame());
    QTRY_VERIFY(isComplete());
    QSignalSpy wanted(m_view.get(), &StatisticsView::cellWanted);
    TextTable* lines = table("Statistics");
    lines->setFocus();
    lines->setCurrentItem(lineOf("Minimum"));
    QTest::keyClick(lines, Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].value<Index>(), (Index{0, 0, 0}));
    const QRect place = lines->visualItemRect(lineOf("Maximum"));
    const int where = lines->columnViewportPosition(2) + 5;
    QTest::mouseClick(lines->viewport(), Qt::LeftButton, {}, {where, place.center().y()});
    QCOMPARE(wanted.size(), 2);
    lines->setCurrentItem(lineOf("Mean"));
    QTest::keyClick(lines, Qt::Key_Return);
    QCOMPARE(wanted.size(), 2); // that is no cell
}

void TestStatisticsView::leadsFromOneCellToTheNext()
{
    open(planesFrame());
    m_view->setScope(StatisticsView::Scope::Array);
    QTRY_COMPARE(labelText(*m_view, "Exact"), "Exact, from all 6 000 cells in [:, :, :]");
    QSignalSpy wanted(m_view.get(), &StatisticsView::cellWanted);
    TextTable* lines = table("Statistics");
    lines->setCurrentItem(lineOf("NaN"));
    const std::vector<Index> expected = {{1, 2, 3}, {1, 30, 4}, {1, 2, 3}};
    for (const Index& index : expected) {
        wanted.clear();
        QTest::keyClick(lines, Qt::Key_Return);
        QTRY_COMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].value<Index>(), index);
    }
}

void TestStatisticsView::canBeCancelledAndStartedAgain()
{
    const std::int64_t many = 40'000'000; // chunks: minutes of work
    open(unstoredArrayFrame({many}, {1}, {1}, "<f4"));
    QTRY_VERIFY(labelText(*m_view, "So far").contains("40 000 000"));
    auto* stop = m_view->findChild<QToolButton*>();
    QCOMPARE(stop->text(), "Cancel");
    QTest::mouseClick(stop, Qt::LeftButton);
    QTRY_VERIFY(!m_view->isRunning());
    QVERIFY(labelText(*m_view, "Cancelled after").endsWith("of 40 000 000 cells in [:]"));
    QVERIFY(!valueOf("Minimum").isEmpty());
    QCOMPARE(stop->text(), "Start Again");
    QTest::mouseClick(stop, Qt::LeftButton);
    QVERIFY(m_view->isRunning());
}

void TestStatisticsView::copiesWhatItShows()
{
    open(planesFrame());
    QTRY_VERIFY(isComplete());
    table("Percentiles")->setFocus();
    m_view->copy();
    const QString all = QGuiApplication::clipboard()->text();
    QVERIFY(all.startsWith(
        "Exact, from all 2 000 cells in [0, :, "
        ":]\n\nQuantity\tValue\tPosition\nCells\t2000\t\nMinimum\t0.0\t[0, 0, 0]\n"));
    QVERIFY(all.contains("\n\nPercentile\tValue\n1 %\t"));
    table("Statistics")->setFocus();
    lineOf("Cells")->setSelected(true);
    m_view->copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), "Cells\t2000\t");
}

void TestStatisticsView::saysWhyThereIsNothing()
{
    open(arrayFrame({2}, "|V3", bytesOf("abcdef")));
    QTRY_COMPARE(labelText(*m_view, "The statistics cannot be computed"),
                 "The statistics cannot be computed: elements of type |V3 are not numbers.");
    QCOMPARE(table("Statistics")->topLevelItemCount(), 0);
}

void TestStatisticsView::listsValuesOfIntegers()
{
    open(arrayFrame({6}, "|u1", elementsOf<std::uint8_t>({9, 4, 4, 1, 9, 9})));
    QTRY_VERIFY(isComplete());
    QVERIFY(table("Values")->isVisible());
    QCOMPARE(table("Values")->text(),
             "Value\tCells\tShare\n1\t1\t16.67 %\n4\t2\t33.33 %\n9\t3\t50.00 %");
    open(planesFrame());
    QTRY_VERIFY(isComplete());
    QVERIFY(!table("Values")->isVisible());
}

void TestStatisticsView::namesWhatIsDamaged()
{
    ByteBuffer frame = arrayFrame({64}, {32}, {16}, "<i4", counted<std::int32_t>(64));
    damageBlock(frame, 0, 1);
    open(frame);
    QTRY_COMPARE(valueOf("Damaged"), "16");
    QVERIFY(labelText(*m_view, "Left out").startsWith("Left out: chunk 0: block 1: "));
}

void TestStatisticsView::tellsOfTexts()
{
    open(arrayFrame({5}, "|S4",
                    bytesOf(std::string_view("ab\0\0"
                                             "abcd"
                                             "\0\0\0\0"
                                             "ab\0\0"
                                             "wxyz",
                                             20))));
    QTRY_VERIFY(isComplete());
    QCOMPARE(valueOf("Strings"), "5");
    QCOMPARE(valueOf("Shortest"), "(empty, length 0)");
    QCOMPARE(valueOf("Longest"), "abcd (length 4)");
    QCOMPARE(valueOf("Distinct values"), "4");
    QCOMPARE(table("Values")->text(), "Value\tCells\tShare\n(empty)\t1\t20.00 %\nab\t2\t40.00 %\n"
                                      "abcd\t1\t20.00 %\nwxyz\t1\t20.00 %");
    QVERIFY(!table("Percentiles")->isVisible());
    const QSignalSpy wanted(m_view.get(), &SliceView::cellWanted);
    emit table("Statistics")->itemActivated(lineOf("Longest"), 2);
    QCOMPARE(wanted.first().first().value<Index>(), (Index{1}));
}

void TestStatisticsView::tellsOfAChosenField()
{
    // (u1, S2) three times
    open(arrayFrame({3}, "[('number', 'u1'), ('name', 'S2')]",
                    bytesOf(std::string_view("\x05"
                                             "ab"
                                             "\x09"
                                             "c\0"
                                             "\x01"
                                             "ab",
                                             9))));
    QTRY_VERIFY(isComplete());
    QCOMPARE(valueOf("Maximum"), "9");
    QComboBox* fields = nullptr;
    for (auto* box : m_view->findChildren<QComboBox*>())
        if (box->accessibleName() == "Field")
            fields = box;
    QVERIFY(fields && fields->isVisible());
    QCOMPARE(fields->itemText(1), "name");
    fields->setCurrentIndex(1);
    QTRY_COMPARE(valueOf("Distinct values"), "2");
    fields->setCurrentIndex(0);
    QTRY_COMPARE(valueOf("Sum"), "15");
    open(planesFrame());
    for (auto* box : m_view->findChildren<QComboBox*>())
        QVERIFY(box->accessibleName() != "Field" || !box->isVisible());
}

void TestStatisticsView::cutsNoColumn_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(1200, 700);
    QTest::newRow("as at 200 %") << QSize(420, 300);
}

// Each is as wide as its texts, and what does not fit can be scrolled to.
void TestStatisticsView::cutsNoColumn()
{
    QFETCH(QSize, size);
    std::vector<double> numbers(2000);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = std::sqrt(double(i)) * 1e300;
    open(arrayFrame({2, 1000}, "<f8", std::as_bytes(std::span(numbers))));
    m_view->resize(size);
    QTRY_VERIFY(isComplete());
    for (const char* name : {"Statistics", "Percentiles"}) {
        const TextTable& shown = *table(name);
        const int last = shown.columnCount() - 1;
        for (int column = 0; column <= last; ++column)
            for (int row = 0; row < shown.topLevelItemCount(); ++row)
                QVERIFY(shown.columnWidth(column) >= shown.fontMetrics().horizontalAdvance(
                                                         shown.topLevelItem(row)->text(column)));
        QVERIFY(shown.header()->length() <=
                shown.viewport()->width() + shown.horizontalScrollBar()->maximum());
    }
}

const Registered<TestStatisticsView, QApplication> registered;

} // namespace bloscope::tst_statistics_view

#include "tst_statistics_view.moc"
