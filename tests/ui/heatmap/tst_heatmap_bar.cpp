#include "ui/heatmap/heatmap_bar.h"

#include "tests/support/registered_test.h"
#include "tests/support/with_text.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plot/range_button.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMenu>
#include <QSet>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <QToolButton>
#include <algorithm>

namespace bloscope::tst_heatmap_bar {

using Kind = RangeChoice::Kind;

class TestHeatmapBar : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();

    void offersEveryColourMap();
    void choosesTheScale();
    void choosesAnExponent();
    void invertsTheColours();
    void leavesScaleAndRangeToNumbers();
    void choosesDeviations();
    void choosesARangeAboutZero();
    void locksAndUnlocksTheRange();
    void tellsWhatTheUserChoosesOnly();
    void choosesPercentiles();
    void showsTheRangeAndKeepsItWhenFixed();
    void takesNoRangeThatIsNone_data();
    void takesNoRangeThatIsNone();
    void changesNothingByLeavingAField();
    void choosesTheShapeOfCells();
    void saysWhyThereIsNoSpacing();
    void flipsAndTurns();
    void takesOneLineOfLittleRoom_data();
    void takesOneLineOfLittleRoom();
    void namesEveryControl();
    void hasNoTwoLettersAlikeInAMenu();

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

    QAction* action(const QString& text) const { return test::withText<QAction>(*m_bar, text); }

    RangeButton& range() const { return *m_bar->findChild<RangeButton*>(); }

    const QString m_low = "Number for the lowest colour";
    const QString m_high = "Number for the highest colour";
    std::unique_ptr<Scheduler> m_scheduler; // goes before the frame that its work uses
    std::unique_ptr<test::OpenedFrame> m_opened;
    std::unique_ptr<HeatmapLook> m_look;
    std::unique_ptr<HeatmapBar> m_bar;
    std::unique_ptr<QSignalSpy> m_changed;
};

void TestHeatmapBar::init()
{
    m_scheduler = std::make_unique<Scheduler>();
    m_opened = std::make_unique<test::OpenedFrame>(test::arrayFrame({4, 6}, "<f4", ByteBuffer(96)));
    m_look = std::make_unique<HeatmapLook>(m_opened->document(), *m_scheduler);
    m_bar = std::make_unique<HeatmapBar>(*m_look);
    m_changed = std::make_unique<QSignalSpy>(m_look.get(), &HeatmapLook::changed);
}

void TestHeatmapBar::cleanup()
{
    m_changed.reset();
    m_bar.reset();
    m_look.reset();
    m_scheduler.reset();
}

void TestHeatmapBar::offersEveryColourMap()
{
    auto& maps = field<QComboBox>("Colour map");
    for (const ColorMap& map : colorMaps())
        QVERIFY2(maps.findText(QString::fromStdString(map.name)) >= 0, map.name.c_str());
    const auto* model = qobject_cast<QStandardItemModel*>(maps.model());
    QCOMPARE(maps.itemText(0), QString("Sequential"));
    QVERIFY(!model->item(0)->isEnabled() && model->item(1)->isEnabled());
    QCOMPARE(maps.count(), int(colorMaps().size()) + 4);
    choose("Colour map", "magma");
    QCOMPARE(m_look->options().map, findColorMap("magma"));
    QCOMPARE(m_changed->count(), 1);
    choose("Colour map", "magma");
    QCOMPARE(m_changed->count(), 1);
}

void TestHeatmapBar::choosesTheScale()
{
    action("Symlog")->trigger();
    QVERIFY(m_look->options().scale.kind == ValueScale::SymLog);
    action("Linear")->trigger();
    QVERIFY(m_look->options().scale.kind == ValueScale::Linear);
}

void TestHeatmapBar::choosesAnExponent()
{
    auto& exponent = field<QDoubleSpinBox>("Scale exponent");
    QVERIFY(exponent.isHidden());
    action("Gamma")->trigger();
    QVERIFY(!exponent.isHidden());
    QCOMPARE(m_look->options().scale, ValueScale(ValueScale::Gamma, 0.5));
    exponent.setValue(2.2);
    emit exponent.editingFinished();
    QCOMPARE(m_look->options().scale, ValueScale(ValueScale::Gamma, 2.2));
    action("Sqrt")->trigger();
    QVERIFY(m_look->options().scale.kind == ValueScale::Sqrt);
    QVERIFY(exponent.isHidden());
}

void TestHeatmapBar::invertsTheColours()
{
    action("Invert Colours")->trigger();
    QCOMPARE(m_look->options().map, findColorMap("viridis_r"));
    choose("Colour map", "magma");
    QCOMPARE(m_look->options().map, findColorMap("magma_r"));
    action("Invert Colours")->trigger();
    QCOMPARE(m_look->options().map, findColorMap("magma"));
    HeatmapOptions inverted;
    inverted.map = findColorMap("grey_r");
    m_look->setOptions(inverted);
    QCOMPARE(field<QComboBox>("Colour map").currentText(), QString("grey"));
    QVERIFY(action("Invert Colours")->isChecked());
}

void TestHeatmapBar::leavesScaleAndRangeToNumbers()
{
    choose("Colour map", "okabe");
    QVERIFY(!field<QToolButton>("Colour scale").isEnabled());
    QVERIFY(!range().isEnabled());
    choose("Colour map", "grey");
    QVERIFY(field<QToolButton>("Colour scale").isEnabled());
    QVERIFY(range().isEnabled());
}

void TestHeatmapBar::choosesDeviations()
{
    choose("Colour range", "Mean ± k σ");
    QCOMPARE(m_look->options().range.kind, Kind::Deviations);
    QCOMPARE(m_look->options().range.deviations, 3.0);
    auto& deviations = field<QDoubleSpinBox>("Standard deviations around the mean");
    deviations.setValue(1.5);
    emit deviations.editingFinished();
    QCOMPARE(m_look->options().range.deviations, 1.5);
}

void TestHeatmapBar::choosesARangeAboutZero()
{
    action("Symmetric about Zero")->trigger();
    QVERIFY(m_look->options().range.isSymmetric);
    choose("Colour range", "Min–Max");
    QVERIFY(m_look->options().range.isSymmetric);
    action("Symmetric about Zero")->trigger();
    QVERIFY(!m_look->options().range.isSymmetric);
}

void TestHeatmapBar::locksAndUnlocksTheRange()
{
    const ValueRange exact{1.0 / 3, 2.0 / 3}; // more digits than the fields show
    choose("Colour range", "Percentiles");
    m_bar->setRange(exact);
    action("Lock Range")->trigger();
    QCOMPARE(m_look->options().range.kind, Kind::Manual);
    QCOMPARE(m_look->options().range.manual, exact);
    QCOMPARE(field<QComboBox>("Colour range").currentText(), QString("Fixed"));
    m_bar->setRange({0, 9}); // of another slice
    QCOMPARE(field<QLineEdit>(m_low).text(), QString("0.333333"));
    action("Lock Range")->trigger();
    QCOMPARE(m_look->options().range.kind, Kind::Percentile);
    type(m_low, "-2"); // which fixes it as well
    QVERIFY(action("Lock Range")->isChecked());
    choose("Colour range", "Min–Max");
    QVERIFY(!action("Lock Range")->isChecked());
}

void TestHeatmapBar::tellsWhatTheUserChoosesOnly()
{
    QSignalSpy chosen(m_bar.get(), &HeatmapBar::chosen);
    HeatmapOptions options;
    options.map = findColorMap("grey");
    m_look->setOptions(options);
    QCOMPARE(m_changed->count(), 1);
    QVERIFY(chosen.isEmpty());
    choose("Colour map", "magma");
    QCOMPARE(chosen.count(), 1);
}

void TestHeatmapBar::choosesPercentiles()
{
    choose("Colour range", "Percentiles");
    QCOMPARE(m_look->options().range, (RangeChoice{Kind::Percentile, 1, 99}));
    auto& low = field<QDoubleSpinBox>("Lower percentile");
    low.setValue(5);
    emit low.editingFinished();
    QCOMPARE(m_look->options().range, (RangeChoice{Kind::Percentile, 5, 99}));
    low.setValue(99.5); // above the upper one
    emit low.editingFinished();
    QCOMPARE(m_look->options().range, (RangeChoice{Kind::Percentile, 5, 99}));
}

void TestHeatmapBar::showsTheRangeAndKeepsItWhenFixed()
{
    m_bar->setRange({0.1, 1e6});
    QCOMPARE(field<QLineEdit>(m_low).text(), QString("0.1"));
    QCOMPARE(field<QLineEdit>(m_high).text(), QString("1e+06"));
    choose("Colour range", "Fixed");
    QCOMPARE(m_look->options().range.kind, Kind::Manual);
    QCOMPARE(m_look->options().range.manual, (ValueRange{0.1, 1e6}));
    type(m_low, "-5");
    QCOMPARE(m_look->options().range.manual, (ValueRange{-5, 1e6}));
    choose("Colour range", "Min–Max");
    QCOMPARE(m_look->options().range.kind, Kind::MinMax);
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
    QCOMPARE(m_look->options().range.kind, Kind::Automatic);
    QVERIFY(m_changed->isEmpty());
}

void TestHeatmapBar::changesNothingByLeavingAField()
{
    m_bar->setRange({0, 5});
    emit field<QLineEdit>(m_low).editingFinished();
    QCOMPARE(m_look->options().range.kind, Kind::Automatic);
}

void TestHeatmapBar::choosesTheShapeOfCells()
{
    QSignalSpy chosen(m_bar.get(), &HeatmapBar::chosen);
    QVERIFY(action("Automatic")->isChecked());
    action("Squares")->trigger();
    QCOMPARE(m_look->aspect(), std::optional(CellAspect::Square));
    action("Automatic")->trigger();
    QVERIFY(!m_look->aspect());
    QCOMPARE(chosen.count(), 2);
    m_look->setAspect(CellAspect::Fill);
    QVERIFY(action("Stretch to Fit")->isChecked());
    QCOMPARE(chosen.count(), 2);
}

void TestHeatmapBar::saysWhyThereIsNoSpacing()
{
    ShownPlane shown(m_look->source());
    shown.setPlane(PicturePlane(m_opened->document().slice()));
    m_look->follow(shown);
    QVERIFY(!action("True to Spacing")->isEnabled());
    QVERIFY(action("True to Spacing")->toolTip().startsWith("The metadata of this file does not"));
    AspectMenu menu;
    menu.showChoice({}, {});
    QVERIFY(menu.actions().last()->isEnabled());
}

void TestHeatmapBar::flipsAndTurns()
{
    QSignalSpy transposed(m_bar.get(), &HeatmapBar::transposeWanted);
    action("Flip Horizontally")->trigger();
    QVERIFY(m_look->flips() == (PlaneFlips{true, false}));
    action("Rotate Clockwise")->trigger();
    QVERIFY(m_look->flips() == (PlaneFlips{true, true}));
    QVERIFY(action("Flip Vertically")->isChecked());
    QCOMPARE(transposed.count(), 1);
}

void TestHeatmapBar::takesOneLineOfLittleRoom_data()
{
    QTest::addColumn<QString>("map");
    QTest::addColumn<QString>("scale");
    QTest::newRow("usual") << "viridis"
                           << "Linear";
    QTest::newRow("with an exponent") << "cividis"
                                      << "Gamma";
}

void TestHeatmapBar::takesOneLineOfLittleRoom()
{
    constexpr int room = 500; // in a window of 1024 pixels
    QFETCH(QString, map);
    QFETCH(QString, scale);
    choose("Colour map", map);
    action(scale)->trigger();
    QVERIFY2(m_bar->sizeHint().width() <= room,
             qPrintable(QString::number(m_bar->sizeHint().width())));
    QVERIFY(m_bar->sizeHint().height() <= 2 * field<QComboBox>("Colour map").sizeHint().height());
    const int before = m_bar->sizeHint().width();
    m_bar->setRange({-123456.5, 123456.5});
    choose("Colour range", "Fixed");
    QCOMPARE(m_bar->sizeHint().width(), before); // whatever the range is
}

void TestHeatmapBar::namesEveryControl()
{
    m_bar->show();
    for (const QWidget* control : m_bar->findChildren<QWidget*>()) {
        if (control->focusPolicy() == Qt::NoFocus || !control->isVisible())
            continue;
        const auto* button = qobject_cast<const QToolButton*>(control);
        const bool hasName =
            !control->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        QVERIFY2(hasName, control->metaObject()->className());
        QVERIFY2(!control->toolTip().isEmpty(), qPrintable(control->accessibleName()));
        QVERIFY(control->focusPolicy() & Qt::TabFocus);
    }
}

void TestHeatmapBar::hasNoTwoLettersAlikeInAMenu()
{
    for (const QMenu* menu : m_bar->findChildren<QMenu*>()) {
        QStringList letters;
        for (const QAction* entry : menu->actions())
            if (const auto at = entry->text().indexOf('&'); at >= 0)
                letters << entry->text().mid(at + 1, 1).toLower();
        QCOMPARE(QSet<QString>(letters.begin(), letters.end()).size(), letters.size());
    }
}

const test::Registered<TestHeatmapBar, QApplication> registered;

} // namespace bloscope::tst_heatmap_bar

#include "tst_heatmap_bar.moc"
