#include "ui/controls/number_format_button.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace bloscope::tst_number_format_button {

class TestNumberFormatButton : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void showsThatOfThePreferencesFirst();
    void keepsWhatIsChosenWhenThePreferencesChange();
    void offersWhatTheNumbersCanBe_data();
    void offersWhatTheNumbersCanBe();
    void chooses();
    void asksForOthers();
    void goesBackToThePreferences();

 private:
    QStringList ways() const
    {
        QStringList texts;
        for (const QAction* way : m_button->menu()->actions())
            if (!way->isSeparator())
                texts << QString(way->text()).remove('&');
        return texts;
    }
    QAction* way(const QString& beginning) const
    {
        emit m_button->menu()->aboutToShow();
        for (QAction* way : m_button->menu()->actions())
            if (QString(way->text()).remove('&').startsWith(beginning))
                return way;
        return nullptr;
    }
    NumberFormatDialog* dialog() const
    {
        return m_button->window()->findChild<NumberFormatDialog*>();
    }

    std::unique_ptr<NumberFormatButton> m_button;
};

void TestNumberFormatButton::init()
{
    m_button = std::make_unique<NumberFormatButton>(NumberKinds{true, true});
    m_button->show();
}

void TestNumberFormatButton::showsThatOfThePreferencesFirst()
{
    QCOMPARE(m_button->text(), QString("shortest"));
    QSignalSpy changed(m_button.get(), &NumberFormatButton::formatChanged);
    NumberFormat preferred;
    preferred.precision = 3;
    m_button->setPreferred(preferred);
    QCOMPARE(m_button->text(), QString("3 digits"));
    QCOMPARE(changed.size(), 1);
    QVERIFY(!m_button->chosen());
    m_button->setPreferred(preferred);
    QCOMPARE(changed.size(), 1);
}

void TestNumberFormatButton::keepsWhatIsChosenWhenThePreferencesChange()
{
    way("Hexadecimal")->trigger();
    NumberFormat preferred;
    preferred.precision = 3;
    QSignalSpy changed(m_button.get(), &NumberFormatButton::formatChanged);
    m_button->setPreferred(preferred);
    QCOMPARE(changed.size(), 0);
    QCOMPARE(m_button->format().base, NumberFormat::Base::Hexadecimal);
}

void TestNumberFormatButton::offersWhatTheNumbersCanBe_data()
{
    QTest::addColumn<bool>("floats");
    QTest::addColumn<bool>("integers");
    QTest::addColumn<bool>("bytes");
    QTest::addColumn<QStringList>("offered");
    const QStringList floats{"Shortest: 0.25", "2 Digits: 0.25", "4 Digits: 0.2500",
                             "Scientific: 2.5000e-01"};
    const QStringList integers{"Decimal: 10", "Hexadecimal: 0x0a", "Octal: 0o012",
                               "Binary: 0b00001010"};
    const auto all = [](const char* preferred, const QStringList& ways) {
        return QStringList{QString("As in Preferences (%1)").arg(preferred)} + ways +
               QStringList{"Other…"};
    };
    const QStringList bytes{"Text Where Possible: ab", "Bytes as in Python: b'ab'"};
    QTest::newRow("floats") << true << false << false << all("shortest", floats);
    QTest::newRow("integers") << false << true << false << all("decimal", integers);
    QTest::newRow("both") << true << true << false << all("shortest", floats + integers);
    QTest::newRow("bytes") << false << false << true << all("text", bytes);
    QTest::newRow("all") << true << true << true << all("shortest", floats + integers + bytes);
}

void TestNumberFormatButton::offersWhatTheNumbersCanBe()
{
    QFETCH(bool, floats);
    QFETCH(bool, integers);
    QFETCH(bool, bytes);
    m_button = std::make_unique<NumberFormatButton>(NumberKinds{floats, integers, bytes});
    emit m_button->menu()->aboutToShow();
    QTEST(ways(), "offered");
}

void TestNumberFormatButton::chooses()
{
    QVERIFY(way("As in")->isChecked());
    QSignalSpy changed(m_button.get(), &NumberFormatButton::formatChanged);
    way("Scientific")->trigger();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(m_button->text(), QString("scientific, 4 digits"));
    QCOMPARE(m_button->accessibleName(), QString("Number format: scientific, 4 digits"));
    QVERIFY(way("Scientific")->isChecked());
    QVERIFY(!way("As in")->isChecked());
}

void TestNumberFormatButton::asksForOthers()
{
    way("Other")->trigger();
    QVERIFY(dialog() && dialog()->isVisible());
    dialog()->findChild<QSpinBox*>()->setValue(7);
    QCOMPARE(m_button->text(), QString("7 digits"));
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!dialog());
    QCOMPARE(m_button->format().precision, std::optional(7));
}

void TestNumberFormatButton::goesBackToThePreferences()
{
    way("Binary")->trigger();
    way("Other")->trigger();
    for (auto* button : dialog()->findChildren<QPushButton*>())
        if (button->text().contains("Preferences"))
            QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!m_button->chosen());
    QCOMPARE(m_button->text(), QString("shortest"));
    QCOMPARE(dialog()->findChild<QSpinBox*>()->value(), -1);
    dialog()->close();
    way("Binary")->trigger();
    way("As in")->trigger();
    QVERIFY(!m_button->chosen());
}

const test::Registered<TestNumberFormatButton, QApplication> registered;

} // namespace bloscope::tst_number_format_button

#include "tst_number_format_button.moc"
