#include "ui/plot/range_button.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QDoubleSpinBox>
#include <QFrame>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_range_button {

using Kind = RangeChoice::Kind;

class TestRangeButton : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void tellsWhatIsInForce_data();
    void tellsWhatIsInForce();
    void tellsTheNumbersWhenAsked();
    void isChosenInItsMenu();
    void opensFieldsForNumbersThatAreTyped();
    void isClosedByReturn();
    void endsLongTextsInDots();
    void takesCentreAndWidth();
    void offersWindowsOfCt();
    void takesDates();

 private:
    QAction& entry(const QString& text) const
    {
        for (QAction* entry : m_button->menu()->actions())
            if (entry->text().remove('&') == text)
                return *entry;
        qFatal("no entry %s", qPrintable(text));
    }
    QLineEdit& field(const QString& name) const
    {
        for (auto* edit : panel().findChildren<QLineEdit*>())
            if (edit->accessibleName() == name)
                return *edit;
        qFatal("no field %s", qPrintable(name));
    }
    static void type(QLineEdit& field, const QString& text)
    {
        field.setText(text);
        field.setModified(true);
        emit field.editingFinished();
    }
    QFrame& panel() const { return *m_button->findChild<QFrame*>({}, Qt::FindDirectChildrenOnly); }

    std::unique_ptr<RangeButton> m_button;
};

void TestRangeButton::init()
{
    m_button = std::make_unique<RangeButton>();
}

void TestRangeButton::tellsWhatIsInForce_data()
{
    QTest::addColumn<RangeChoice>("choice");
    QTest::addColumn<std::vector<double>>("numbers");
    QTest::addColumn<QString>("text");
    const std::vector<double> floats{0.25, 1.5, 3, 100};
    const std::vector<double> labels{0, 1, 2, 100};
    QTest::newRow("nothing known") << RangeChoice{} << std::vector<double>{} << "Automatic";
    QTest::newRow("floats") << RangeChoice{} << floats << "1 % to 99 %";
    QTest::newRow("labels") << RangeChoice{} << labels << "Minimum to maximum";
    QTest::newRow("all") << RangeChoice{Kind::MinMax} << floats << "Minimum to maximum";
    QTest::newRow("percentiles") << RangeChoice{Kind::Percentile, 2, 99.5} << floats
                                 << "2 % to 99.5 %";
    QTest::newRow("deviations") << RangeChoice{Kind::Deviations, 1, 99, {}, 2.5} << floats
                                << "Mean ± 2.5 σ";
    QTest::newRow("fixed") << RangeChoice{Kind::Manual, 1, 99, {230, 286}} << floats
                           << "230 to 286";
}

void TestRangeButton::tellsWhatIsInForce()
{
    QFETCH(RangeChoice, choice);
    QFETCH(std::vector<double>, numbers);
    m_button->restore(choice);
    if (!numbers.empty()) {
        m_button->setDistribution(distributionOf(numbers, ValueScale::Linear));
        m_button->setRange(rangeOf(numbers, choice, ValueScale::Linear));
    }
    QTEST(m_button->text(), "text");
    QCOMPARE(m_button->accessibleDescription(), m_button->text());
    QVERIFY(!m_button->accessibleName().isEmpty());
}

void TestRangeButton::tellsTheNumbersWhenAsked()
{
    m_button->setOfArray(true);
    QCOMPARE(m_button->text(), QString("Whole array"));
    m_button->setRange({230.5, 286});
    QVERIFY(m_button->toolTip().contains("230.5 to 286"));
}

void TestRangeButton::isChosenInItsMenu()
{
    QSignalSpy chosen(m_button.get(), &RangeButton::chosen);
    const QSignalSpy ofArray(m_button.get(), &RangeButton::ofArrayChosen);
    entry("Min–Max").trigger();
    QCOMPARE(m_button->choice().kind, Kind::MinMax);
    QVERIFY(!panel().isVisible());
    entry("Symmetric about Zero").trigger();
    QVERIFY(m_button->choice().isSymmetric);
    entry("Range of Whole Array").trigger();
    QCOMPARE(ofArray.count(), 1);
    QCOMPARE(chosen.count(), 2); // the range of the array is no part of the choice
    QVERIFY(entry("Min–Max").isChecked());
}

void TestRangeButton::opensFieldsForNumbersThatAreTyped()
{
    m_button->show();
    QVERIFY(!panel().isVisible());
    entry("Percentiles").trigger();
    QVERIFY(panel().isVisible());
    for (auto* field : panel().findChildren<QDoubleSpinBox*>())
        if (field->accessibleName() == "Lower percentile")
            QVERIFY(field->isVisible());
    panel().hide();
    m_button->setRange({230, 286});
    entry("Fixed").trigger();
    QVERIFY(panel().isVisible());
    QCOMPARE(m_button->text(), QString("230 to 286"));
}

void TestRangeButton::isClosedByReturn()
{
    m_button->show();
    m_button->setRange({230, 286});
    entry("Fixed").trigger();
    QLineEdit* const low = &field("Number for the lowest colour");
    low->selectAll();
    QTest::keyClicks(low, "200");
    QTest::keyClick(low, Qt::Key_Return);
    QCOMPARE(m_button->choice().manual, (ValueRange{200, 286}));
    QVERIFY(!panel().isVisible());
}

void TestRangeButton::endsLongTextsInDots()
{
    m_button->restore({Kind::Manual, 1, 99, {-123456.5, 1234567.5}});
    QVERIFY(m_button->minimumSizeHint().width() < m_button->sizeHint().width() / 2 + 30);
    const int before = m_button->sizeHint().width();
    m_button->restore({});
    QCOMPARE(m_button->sizeHint().width(), before);
}

void TestRangeButton::takesCentreAndWidth()
{
    m_button->setRange({-1350, 150});
    const QLineEdit& center = field("Centre of the range (level)");
    QCOMPARE(center.text(), QString("-600"));
    QCOMPARE(field("Width of the range (window)").text(), QString("1500"));
    type(field("Width of the range (window)"), "400");
    QCOMPARE(m_button->choice().kind, Kind::Manual);
    QCOMPARE(m_button->choice().manual, (ValueRange{-800, -400}));
    QCOMPARE(field("Number for the lowest colour").text(), QString("-800"));
    for (const char* no : {"0", "-5", "nan", "wide"}) {
        type(field("Width of the range (window)"), no);
        QCOMPARE(m_button->choice().manual, (ValueRange{-800, -400}));
    }
}

void TestRangeButton::offersWindowsOfCt()
{
    const QList<QAction*> windows = entry("Window Presets").menu<QMenu*>()->actions();
    QCOMPARE(windows.at(4)->text(), QString("Lung (centre -600, width 1500)"));
    windows.at(4)->trigger();
    QCOMPARE(m_button->choice().manual, (ValueRange{-1350, 150}));
    QCOMPARE(m_button->text(), QString("-1350 to 150"));
}

void TestRangeButton::takesDates()
{
    m_button->setTexts(ValueText(*parseDType("<M8[D]", {})));
    m_button->setRange({-11780, 0});
    QLineEdit& low = field("Number for the lowest colour");
    QCOMPARE(low.text(), QString("1937-10-01"));
    QVERIFY(field("Width of the range (window)").parentWidget()->isHidden());
    type(low, "1969-12-01");
    QCOMPARE(m_button->choice().kind, Kind::Manual);
    QCOMPARE(m_button->choice().manual, (ValueRange{-31, 0}));
    QCOMPARE(m_button->text(), QString("1969-12-01 to 1970-01-01"));
}

const test::Registered<TestRangeButton, QApplication> registered;

} // namespace bloscope::tst_range_button

#include "tst_range_button.moc"
