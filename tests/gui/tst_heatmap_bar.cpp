#include "ui/controls/heatmap_bar.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <algorithm>

using namespace bloscope;
using Kind = RangeChoice::Kind;

class TestHeatmapBar : public QObject {
    Q_OBJECT

 private slots:
    void init();

    void offersEveryColourMap();
    void choosesTheScale();
    void choosesPercentiles();
    void showsTheRangeAndKeepsItWhenFixed();
    void takesNoRangeThatIsNone_data();
    void takesNoRangeThatIsNone();
    void changesNothingByLeavingAField();
    void choosesTheShapeOfCells();

 private:
    template <class Field>
    Field& field(const QString& name) const
    {
        const auto fields = m_bar->findChildren<Field*>();
        const auto found = std::ranges::find(fields, name, &QWidget::accessibleName);
        if (found == fields.end())
            qFatal("no field %s", qPrintable(name));
        return **found;
    }
    void choose(const QString& name, const QString& item)
    {
        auto& box = field<QComboBox>(name);
        box.setCurrentText(item);
        QCOMPARE(box.currentText(), item);
        emit box.activated(box.currentIndex());
    }
    void type(const QString& name, const QString& text)
    {
        auto& edit = field<QLineEdit>(name);
        edit.selectAll();
        QTest::keyClicks(&edit, text);
        QTest::keyClick(&edit, Qt::Key_Return);
    }

    const QString m_low = "Number of the lowest colour";
    const QString m_high = "Number of the highest colour";
    std::unique_ptr<HeatmapBar> m_bar;
    std::unique_ptr<QSignalSpy> m_changed;
};

void TestHeatmapBar::init()
{
    m_changed.reset();
    m_bar = std::make_unique<HeatmapBar>();
    m_changed = std::make_unique<QSignalSpy>(m_bar.get(), &HeatmapBar::optionsChanged);
}

void TestHeatmapBar::offersEveryColourMap()
{
    auto& maps = field<QComboBox>("Colour map");
    QCOMPARE(maps.count(), int(colorMaps().size()));
    choose("Colour map", "magma");
    QCOMPARE(m_bar->options().map, findColorMap("magma"));
    QCOMPARE(m_changed->count(), 1);
    choose("Colour map", "magma");
    QCOMPARE(m_changed->count(), 1);
}

void TestHeatmapBar::choosesTheScale()
{
    choose("Scale of the colours", "symlog");
    QCOMPARE(m_bar->options().scale, ValueScale::SymLog);
    choose("Scale of the colours", "linear");
    QCOMPARE(m_bar->options().scale, ValueScale::Linear);
}

void TestHeatmapBar::choosesPercentiles()
{
    choose("Range of the colours", "percentiles");
    QCOMPARE(m_bar->options().range, (RangeChoice{Kind::Percentile, 1, 99}));
    auto& low = field<QDoubleSpinBox>("Lower percentile");
    low.setValue(5);
    emit low.editingFinished();
    QCOMPARE(m_bar->options().range, (RangeChoice{Kind::Percentile, 5, 99}));
    low.setValue(99.5); // above the upper one
    emit low.editingFinished();
    QCOMPARE(m_bar->options().range, (RangeChoice{Kind::Percentile, 5, 99}));
}

void TestHeatmapBar::showsTheRangeAndKeepsItWhenFixed()
{
    m_bar->setRange({0.1, 1e6});
    QCOMPARE(field<QLineEdit>(m_low).text(), QString("0.1"));
    QCOMPARE(field<QLineEdit>(m_high).text(), QString("1e+06"));
    choose("Range of the colours", "fixed");
    QCOMPARE(m_bar->options().range.kind, Kind::Manual);
    QCOMPARE(m_bar->options().range.manual, (ValueRange{0.1, 1e6}));
    type(m_low, "-5");
    QCOMPARE(m_bar->options().range.manual, (ValueRange{-5, 1e6}));
    choose("Range of the colours", "min–max");
    QCOMPARE(m_bar->options().range.kind, Kind::MinMax);
}

void TestHeatmapBar::takesNoRangeThatIsNone_data()
{
    QTest::addColumn<QString>("low");
    QTest::newRow("a word") << "low";
    QTest::newRow("nothing") << "";
    QTest::newRow("above the other end") << "7";
    QTest::newRow("the other end") << "5";
    QTest::newRow("infinite") << "-inf";
    QTest::newRow("no number") << "nan";
}

void TestHeatmapBar::takesNoRangeThatIsNone()
{
    QFETCH(QString, low);
    m_bar->setRange({0, 5});
    type(m_low, low);
    QCOMPARE(m_bar->options().range.kind, Kind::Automatic);
    QVERIFY(m_changed->isEmpty());
}

void TestHeatmapBar::changesNothingByLeavingAField()
{
    m_bar->setRange({0, 5});
    emit field<QLineEdit>(m_low).editingFinished();
    QCOMPARE(m_bar->options().range.kind, Kind::Automatic);
}

void TestHeatmapBar::choosesTheShapeOfCells()
{
    QSignalSpy changed(m_bar.get(), &HeatmapBar::aspectChanged);
    QCOMPARE(m_bar->aspect(), CellAspect::Fill);
    for (auto* button : m_bar->findChildren<QToolButton*>())
        if (button->isCheckable())
            button->click();
    QCOMPARE(m_bar->aspect(), CellAspect::Square);
    QCOMPARE(changed.count(), 1);
}

QTEST_MAIN(TestHeatmapBar)
#include "tst_heatmap_bar.moc"
