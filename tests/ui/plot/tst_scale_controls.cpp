
#include "tests/support/registered_test.h"
#include "ui/plot/choice_button.h"

#include <QApplication>
#include <QDoubleSpinBox>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_scale_controls {

class TestScaleControls : public QObject {
    Q_OBJECT

 private slots:
    void offersEveryScale();
    void tellsWhatIsChosen();
    void hasAnExponentWhereItCounts();

 private:
    ChoiceButton& button() { return *m_controls.findChild<ChoiceButton*>(); }
    QDoubleSpinBox& gamma() { return *m_controls.findChild<QDoubleSpinBox*>(); }

    ScaleControls m_controls;
};

void TestScaleControls::offersEveryScale()
{
    QStringList offered;
    for (QAction* entry : button().menu()->actions()) {
        offered << entry->text().remove('&').toLower();
        QVERIFY(!entry->toolTip().isEmpty());
    }
    QStringList words;
    for (const auto& [kind, word] : scaleWords)
        words << QString::fromStdString(std::string(word));
    QCOMPARE(offered, words);
}

void TestScaleControls::tellsWhatIsChosen()
{
    QSignalSpy chosen(&m_controls, &ScaleControls::chosen);
    m_controls.setScale(ValueScale::Log);
    QCOMPARE(button().text(), QString("Log"));
    QCOMPARE(button().accessibleDescription(), QString("Log"));
    QVERIFY(chosen.isEmpty());
    button().menu()->actions().at(4)->trigger();
    QCOMPARE(button().text(), QString("Sqrt"));
    QVERIFY(m_controls.scale().kind == ValueScale::Sqrt);
    QCOMPARE(chosen.count(), 1);
}

void TestScaleControls::hasAnExponentWhereItCounts()
{
    m_controls.setScale(ValueScale::Linear);
    QVERIFY(gamma().isHidden());
    m_controls.setScale({ValueScale::Gamma, 2});
    QVERIFY(!gamma().isHidden());
    QCOMPARE(m_controls.scale(), ValueScale(ValueScale::Gamma, 2));
    gamma().setValue(0.4);
    QSignalSpy chosen(&m_controls, &ScaleControls::chosen);
    emit gamma().editingFinished();
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(m_controls.scale().gamma, 0.4);
}

const test::Registered<TestScaleControls, QApplication> registered;

} // namespace bloscope::tst_scale_controls

#include "tst_scale_controls.moc"
