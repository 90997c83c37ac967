#include "tests/support/registered_test.h"
#include "ui/plot/range_button.h"

#include <QApplication>
#include <QInputDialog>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_range_presets_menu {

class Kept : public RangePresets {
 public:
    std::vector<RangePreset> rangePresets() const override { return ranges; }
    void setRangePresets(const std::vector<RangePreset>& now) override { ranges = now; }

    std::vector<RangePreset> ranges;
};

class TestRangePresetsMenu : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_menu.reset(); }
    void hasTheWindowsOfCt();
    void keepsTheShownRange();
    void keepsOneRangeOfAName();
    void keepsNothingWithoutAName();
    void showsWhatAnotherWindowKept();
    void asksForAName();
    void renamesAndRemoves();

 private:
    QStringList texts() const
    {
        QStringList texts;
        for (const QAction* action : m_menu->actions())
            if (!action->isSeparator())
                texts << action->text().remove('&');
        return texts;
    }
    QAction& entry(const QString& text) const
    {
        for (QAction* action : m_menu->actions())
            if (action->text().remove('&') == text)
                return *action;
        qFatal("no entry %s", qPrintable(text));
    }

    Kept m_kept;
    std::unique_ptr<RangePresetsMenu> m_menu;
};

void TestRangePresetsMenu::init()
{
    m_kept.ranges.clear();
    m_menu = std::make_unique<RangePresetsMenu>();
    m_menu->setKept(&m_kept);
    m_menu->setShown({-100, 300});
}

void TestRangePresetsMenu::hasTheWindowsOfCt()
{
    const QSignalSpy chosen(m_menu.get(), &RangePresetsMenu::chosen);
    entry("Brain (centre 40, width 80)").trigger();
    QCOMPARE(chosen.last().first().value<ValueRange>(), (ValueRange{0, 80}));
    m_menu->setKept(nullptr); // there is nothing else to choose then
    QCOMPARE(texts().size(), 5);
}

void TestRangePresetsMenu::keepsTheShownRange()
{
    QVERIFY(!entry("Edit Windows…").isEnabled());
    m_menu->keep("  Liver &  spleen ");
    QCOMPARE(m_kept.ranges, (std::vector<RangePreset>{{"Liver & spleen", {-100, 300}}}));
    QVERIFY(entry("Edit Windows…").isEnabled());
    const QSignalSpy chosen(m_menu.get(), &RangePresetsMenu::chosen);
    QAction* liver = m_menu->actions().at(7);
    QCOMPARE(liver->text(), QString("Liver && spleen (centre 100, width 400)"));
    liver->trigger();
    QCOMPARE(chosen.last().first().value<ValueRange>(), (ValueRange{-100, 300}));
}

void TestRangePresetsMenu::keepsOneRangeOfAName()
{
    m_menu->keep("Liver");
    m_menu->keep("Skin");
    m_menu->setShown({0, 10});
    m_menu->keep("Liver");
    QCOMPARE(m_kept.ranges, (std::vector<RangePreset>{{"Liver", {0, 10}}, {"Skin", {-100, 300}}}));
}

void TestRangePresetsMenu::keepsNothingWithoutAName()
{
    m_menu->keep("  ");
    QVERIFY(m_kept.ranges.empty());
    m_menu->keep(QString(500, 'x'));
    QCOMPARE(m_kept.ranges.front().name.size(), 60);
}

void TestRangePresetsMenu::showsWhatAnotherWindowKept()
{
    m_kept.ranges = {{"Skin", {0, 10}}};
    emit m_menu->aboutToShow();
    QVERIFY(texts().contains("Skin (centre 5, width 10)"));
}

void TestRangePresetsMenu::asksForAName()
{
    QWidget window;
    m_menu->setParent(&window, Qt::Popup);
    window.show();
    entry("Save This Window…").trigger();
    auto* dialog = window.findChild<QInputDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(dialog->labelText().contains("-100 to 300"));
    dialog->setTextValue("Skin");
    dialog->accept();
    QCOMPARE(m_kept.ranges, (std::vector<RangePreset>{{"Skin", {-100, 300}}}));
    m_menu.reset(); // before its window
}

void TestRangePresetsMenu::renamesAndRemoves()
{
    const std::vector<RangePreset> before = {{"a", {0, 1}}, {"b", {0, 2}}, {"c", {0, 3}}};
    RangePresetsDialog dialog(before);
    QCOMPARE(dialog.ranges(), before);
    auto& list = *dialog.findChild<QListWidget*>();
    list.item(2)->setText("skin");
    list.item(1)->setText("  ");
    QCOMPARE(dialog.ranges(), (std::vector<RangePreset>{{"a", {0, 1}}, {"skin", {0, 3}}}));
    list.setCurrentRow(0);
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text().remove('&') == "Remove")
            button->click();
    QCOMPARE(dialog.ranges(), (std::vector<RangePreset>{{"skin", {0, 3}}}));
}

const test::Registered<TestRangePresetsMenu, QApplication> registered;

} // namespace bloscope::tst_range_presets_menu

#include "tst_range_presets_menu.moc"
