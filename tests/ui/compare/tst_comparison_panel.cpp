#include "ui/compare/comparison_panel.h"

#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/controls/text_table.h"
#include "ui/heatmap/difference_pane.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/worker/scheduler.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <limits>

namespace bloscope::tst_comparison_panel {

using namespace test;

// One array beside another.
class TestComparisonPanel : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_scheduler = std::make_unique<Scheduler>();
        m_opened = std::make_unique<OpenedFrame>(array(numbers()), path("a.b2nd"));
    }
    void cleanup()
    {
        m_panel.reset();
        m_scheduler.reset(); // waits for what reads from the frame
    }

    void findsNothingInEqualArrays();
    void listsThePlacesAndShowsThem();
    void drawsWhatNumbersAreApart();
    void drawsNothingWhereNoNumbersDiffer();
    void takesATolerance();
    void refusesToleranceThatIsNoNumber();
    void comparesLabels();
    void goesToSlicesThatDiffer();
    void comparesNoLabelsOfFloats();
    void tellsFormsThatDiffer();
    void saysWhyAFileCannotBeCompared();
    void waitsForAFile();
    void offersEachFileOnce();
    void forgetsWhatItFoundWhenTheFileIsReadAgain();

 private:
    static std::vector<float> numbers()
    {
        std::vector<float> values(120);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = static_cast<float>(i);
        values[7] = std::numeric_limits<float>::quiet_NaN();
        return values;
    }
    static ByteBuffer array(const std::vector<float>& values)
    {
        const auto bytes = std::as_bytes(std::span(values));
        return arrayFrame({12, 10}, {5, 4}, {2, 2}, "<f4", bytes);
    }
    QString path(const QString& name) const { return m_folder->filePath(name); }

    void compareWith(const ByteBuffer& other)
    {
        writeFile(path("b.b2nd").toStdString(), other);
        open({OpenRequest::of(path("b.b2nd"))});
        QTRY_COMPARE(button().text(), QString("Compare"));
    }
    void open(const QList<OpenRequest>& others)
    {
        m_panel = std::make_unique<ComparisonPanel>(m_opened->document(), others, *m_scheduler);
        m_panel->show();
    }
    QPushButton& button() const // to compare, or to stop
    {
        for (auto* button : m_panel->findChildren<QPushButton*>())
            if (button->text() == "Compare" || button->text() == "S&top")
                return *button;
        qFatal("there is no button");
    }
    QToolButton& tool(const QString& text) const
    {
        for (auto* tool : m_panel->findChildren<QToolButton*>())
            if (tool->text() == text)
                return *tool;
        qFatal("there is no button %s", qPrintable(text));
    }
    bool says(const QString& text) const
    {
        for (const auto* label : m_panel->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(text))
                return true;
        return false;
    }
    TextTable& table(const QString& name) const
    {
        for (auto* table : m_panel->findChildren<TextTable*>())
            if (table->accessibleName() == name)
                return *table;
        qFatal("there is no table %s", qPrintable(name));
    }
    TextTable& places() const { return table("Differing cells"); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<ComparisonPanel> m_panel;
};

void TestComparisonPanel::findsNothingInEqualArrays()
{
    compareWith(array(numbers()));
    QVERIFY(says("All compared cells are equal."));
    QCOMPARE(places().topLevelItemCount(), 0);
}

void TestComparisonPanel::listsThePlacesAndShowsThem()
{
    auto other = numbers();
    other[23] += 2;
    other[117] -= 0.5F;
    compareWith(array(other));
    QVERIFY(says("2 of 120 cells differ; the largest difference is 2 at [2, 3]."));
    QCOMPARE(places().topLevelItemCount(), 2);
    QCOMPARE(places().topLevelItem(1)->text(0), QString("[11, 7]"));
    QCOMPARE(places().topLevelItem(1)->text(3), QString("0.5"));
    const QSignalSpy wanted(m_panel.get(), &ComparisonPanel::placeWanted);
    const QRect row = places().visualItemRect(places().topLevelItem(1));
    QTest::mouseClick(places().viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].value<OpenRequest>().address.path, path("b.b2nd"));
    QCOMPARE(wanted[0][1].value<CellIndex>(), (CellIndex{11, 7}));
}

void TestComparisonPanel::drawsWhatNumbersAreApart()
{
    auto other = numbers();
    other[23] += 2;
    other[117] -= 0.5F;
    compareWith(array(other));
    auto* picture = m_panel->findChild<DifferencePane*>();
    QVERIFY(picture->isVisible());
    auto* plot = picture->findChild<HeatmapPlot*>();
    QTRY_VERIFY(plot->picture() && plot->picture()->isWhole());
    QCOMPARE(plot->picture()->range, (ValueRange{-2, 2}));
    const std::vector<double>& differences = plot->picture()->numbers.numbers;
    QCOMPARE(differences[23], -2.0);
    QCOMPARE(differences[117], 0.5);
    QCOMPARE(differences[7], 0.0); // NaN in both
    const auto lengthOf = [](const QCPAxis& axis) {
        return std::abs(axis.coordToPixel(1) - axis.coordToPixel(0));
    };
    QTRY_VERIFY(std::abs(lengthOf(*plot->xAxis) - lengthOf(*plot->yAxis)) < 0.1); // squares
    const QSignalSpy wanted(m_panel.get(), &ComparisonPanel::placeWanted);
    plot->markInSight({4, 5});
    QCOMPARE(wanted.value(0).value(1).value<CellIndex>(), (CellIndex{4, 5}));
    m_opened->show("3, :");
    QTRY_COMPARE(plot->picture() ? plot->picture()->plane.rows() : 0, 1);
}

void TestComparisonPanel::drawsNothingWhereNoNumbersDiffer()
{
    compareWith(array(numbers()));
    QVERIFY(!m_panel->findChild<DifferencePane*>()->isVisible());
}

void TestComparisonPanel::takesATolerance()
{
    auto other = numbers();
    other[23] += 2;
    other[117] -= 0.5F;
    compareWith(array(other));
    m_panel->findChildren<QLineEdit*>().last()->setText("0.5"); // absolute
    button().click();
    QTRY_VERIFY(says("1 of 120 cells differs"));
    m_panel->findChild<QCheckBox*>()->setChecked(false);
    button().click();
    QTRY_VERIFY(says("2 of 120 cells differ"));
}

void TestComparisonPanel::refusesToleranceThatIsNoNumber()
{
    compareWith(array(numbers()));
    for (const char* text : {"", "-1", "nan", "inf", "a lot"}) {
        m_panel->findChildren<QLineEdit*>().last()->setText(text);
        QVERIFY2(!button().isEnabled(), text);
    }
    m_panel->findChildren<QLineEdit*>().last()->setText("1e-6");
    QVERIFY(button().isEnabled());
}

// Label 1 is one cell larger in the other array, label 3 is only there.
void TestComparisonPanel::comparesLabels()
{
    std::vector<std::uint8_t> a(120);
    for (const int cell : {11, 12, 13, 21, 22, 23})
        a[std::size_t(cell)] = 1;
    a[77] = 2;
    std::vector<std::uint8_t> b = a;
    b[24] = 1;
    b[99] = 3;
    const auto frameOf = [](const std::vector<std::uint8_t>& cells) {
        return arrayFrame({12, 10}, {5, 4}, {2, 2}, "|u1", std::as_bytes(std::span(cells)));
    };
    m_opened = std::make_unique<OpenedFrame>(frameOf(a), path("a_seg.b2nd"));
    compareWith(frameOf(b));
    const TextTable& labels = table("Agreement of labels");
    QVERIFY(labels.isVisible());
    QCOMPARE(labels.topLevelItemCount(), 3);
    const auto row = [&](int number) {
        QStringList texts;
        for (int column = 0; column < labels.columnCount(); ++column)
            texts << labels.topLevelItem(number)->text(column);
        return texts;
    };
    QCOMPARE(row(0),
             (QStringList{"1", "0.9231", "0.8571", "16.7 %", "0.7 cells", "1 cell", "6", "7"}));
    QCOMPARE(row(1),
             (QStringList{"2", "1.0000", "1.0000", "0.0 %", "0 cells", "0 cells", "1", "1"}));
    QCOMPARE(row(2), (QStringList{"3", "0.0000", "0.0000", "", "", "", "0", "1"}));
    for (int column = 0; column < labels.columnCount(); ++column)
        QVERIFY(labels.columnWidth(column) >= labels.header()->sectionSizeHint(column));
    const QSignalSpy outlines(m_panel.get(), &ComparisonPanel::outlinesWanted);
    QVERIFY(tool("&Outlines of B").isVisible());
    QVERIFY(!tool("&Next Difference").isVisible()); // there are no slices
    tool("&Outlines of B").click();
    QCOMPARE(outlines.size(), 1);
    QCOMPARE(outlines[0][0].value<OpenRequest>().address.path, path("b.b2nd"));
}

void TestComparisonPanel::goesToSlicesThatDiffer()
{
    std::vector<std::uint8_t> a(std::size_t(6 * 4 * 5));
    std::vector<std::uint8_t> b = a;
    b[1 * 20 + 7] = 1;
    b[4 * 20 + 13] = 1;
    const auto frameOf = [](const std::vector<std::uint8_t>& cells) {
        return arrayFrame({6, 4, 5}, {2, 4, 5}, {1, 4, 5}, "|u1", std::as_bytes(std::span(cells)));
    };
    m_opened = std::make_unique<OpenedFrame>(frameOf(a), path("a.b2nd"));
    m_opened->show("2");
    compareWith(frameOf(b));
    QVERIFY(!tool("&Outlines of B").isVisible()); // these are no labels
    QSignalSpy cells(m_panel.get(), &ComparisonPanel::cellWanted);
    tool("&Next Difference").click();
    QTRY_COMPARE(cells.size(), 1);
    QCOMPARE(cells.takeFirst().first().value<CellIndex>(), (CellIndex{4, 2, 3}));
    tool("&Previous Difference").click();
    QTRY_COMPARE(cells.size(), 1);
    QCOMPARE(cells.takeFirst().first().value<CellIndex>(), (CellIndex{1, 1, 2}));
    m_opened->show("4");
    tool("&Next Difference").click();
    QTRY_VERIFY(says("No later slice differs."));
    QCOMPARE(cells.size(), 0);
    m_opened->show("0");
    tool("&Previous Difference").click();
    QTRY_VERIFY(says("No earlier slice differs."));
}

void TestComparisonPanel::comparesNoLabelsOfFloats()
{
    compareWith(array(numbers()));
    QVERIFY(!table("Agreement of labels").isVisible());
}

void TestComparisonPanel::tellsFormsThatDiffer()
{
    const std::vector<float> values = numbers();
    compareWith(arrayFrame({6, 20}, {6, 20}, {3, 20}, "<f4", std::as_bytes(std::span(values))));
    QVERIFY(says("Cells cannot be compared: "));
    auto& differences = table("Differences in layout, metadata and storage");
    QVERIFY(differences.topLevelItemCount() > 0);
    QCOMPARE(differences.topLevelItem(0)->text(0), QString("Layout"));
    QCOMPARE(differences.topLevelItem(0)->text(1), QString("shape"));
}

void TestComparisonPanel::saysWhyAFileCannotBeCompared()
{
    compareWith(ByteBuffer(100));
    QVERIFY(says("b.b2nd cannot be compared: "));
    QVERIFY(button().isEnabled()); // perhaps it is mended
}

void TestComparisonPanel::waitsForAFile()
{
    open({});
    QVERIFY(says("Choose a file to compare with."));
    QVERIFY(!button().isEnabled());
    writeFile(path("c.b2nd").toStdString(), array(numbers()));
    m_panel->compareWithFile(path("c.b2nd"));
    QTRY_VERIFY(says("All compared cells are equal."));
}

void TestComparisonPanel::offersEachFileOnce()
{
    compareWith(array(numbers()));
    const auto* others = m_panel->findChild<QComboBox*>();
    m_panel->offer({OpenRequest::of(path("b.b2nd")), OpenRequest::of(path("c.b2nd"))});
    QCOMPARE(others->count(), 2);
    QCOMPARE(others->currentText(), QString("b.b2nd"));
    QCOMPARE(m_panel->windowTitle(), QString("Compare a.b2nd with b.b2nd"));
}

void TestComparisonPanel::forgetsWhatItFoundWhenTheFileIsReadAgain()
{
    auto other = numbers();
    other[23] += 2;
    compareWith(array(other));
    QCOMPARE(places().topLevelItemCount(), 1);
    auto again = std::make_unique<OpenedFrame>(array(other), path("a.b2nd"));
    m_panel->setDocument(again->document());
    m_opened = std::move(again); // what was there before is gone
    QCOMPARE(places().topLevelItemCount(), 0);
    QVERIFY(says("a.b2nd was reloaded. Press Compare to update the result."));
    QVERIFY(!m_panel->findChild<DifferencePane*>()->isVisible());
    button().click();
    QTRY_VERIFY(says("All compared cells are equal."));
}

const Registered<TestComparisonPanel, QApplication> registered;

} // namespace bloscope::tst_comparison_panel

#include "tst_comparison_panel.moc"
