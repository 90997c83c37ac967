#include "core/plane/color_map.h"
#include "ui/controls/number_format_form.h"
#include "ui/export/csv_options_form.h"
#include "ui/settings/preferences_dialog.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>

namespace bloscope::tst_preferences_dialog {

namespace {

Preferences unusual()
{
    Preferences p;
    p.theme = ThemeChoice::Dark;
    p.restoresSession = false;
    p.showsSides = false;
    p.asksBeforeDiscardingJobs = false;
    p.cacheMebibytes = 1024;
    p.overviewMebibytes = 0;
    p.fetchedMebibytes = 5;
    p.threads = 3;
    p.colorMap = colorMaps()[1].name;
    p.numbers.exponent = NumberFormat::Exponent::Always;
    p.numbers.precision = 0;
    p.numbers.base = NumberFormat::Base::Binary;
    p.numbers.bytes = NumberFormat::Bytes::Literal;
    p.csv.delimiter = ';';
    p.csv.decimalPoint = ',';
    p.csv.header = CsvOptions::Header::Names;
    p.csv.layout = CsvOptions::Layout::Long;
    p.csv.lineEnd = CsvOptions::LineEnd::CrLf;
    p.csv.precision = 4;
    p.csv.na = "NA";
    p.csv.bytes = NumberFormat::Bytes::Literal;
    return p;
}

Preferences defaults()
{
    Preferences p;
    p.colorMap = colorMaps().front().name; // the box has no empty line
    return p;
}

template <class Widget>
Widget* named(const PreferencesDialog& dialog, const QString& text)
{
    for (auto* label : dialog.findChildren<QLabel*>())
        if (QString(label->text()).remove('&') == text)
            return qobject_cast<Widget*>(label->buddy());
    return nullptr;
}

QCheckBox* boxWith(const PreferencesDialog& dialog, const QString& text)
{
    for (auto* box : dialog.findChildren<QCheckBox*>())
        if (QString(box->text()).remove('&').startsWith(text))
            return box;
    return nullptr;
}

} // namespace

class TestPreferencesDialog : public QObject {
    Q_OBJECT

 private slots:
    void showsWhatIsSet();
    void tellsEveryChangeAtOnce();
    void tellsANumberOnceItIsTyped();
    void bringsTheDefaultsBack();
    void everySettingSaysWhatItDoes();
    void numbersHaveUnits();
    void closesWithEscape();
};

void TestPreferencesDialog::showsWhatIsSet()
{
    QVERIFY(PreferencesDialog(unusual()).preferences() == unusual());
    QVERIFY(PreferencesDialog(Preferences()).preferences() == defaults());
}

void TestPreferencesDialog::tellsEveryChangeAtOnce()
{
    PreferencesDialog dialog{Preferences()};
    QSignalSpy told(&dialog, &PreferencesDialog::preferencesChanged);
    named<QComboBox>(dialog, "Colours:")->setCurrentIndex(2);
    QCOMPARE(told.count(), 1);
    QCOMPARE(told.last().first().value<Preferences>().theme, ThemeChoice::Dark);
    boxWith(dialog, "Reopen")->click();
    QCOMPARE(told.last().first().value<Preferences>().restoresSession, false);
    named<QSpinBox>(dialog, "Disk space for overviews:")->setValue(64);
    QCOMPARE(told.last().first().value<Preferences>().overviewMebibytes, 64);
    named<QSpinBox>(dialog, "Disk space for files on servers:")->setValue(64);
    QCOMPARE(told.last().first().value<Preferences>().fetchedMebibytes, 64);
    boxWith(dialog, "Ask before")->click();
    QCOMPARE(told.last().first().value<Preferences>().asksBeforeDiscardingJobs, false);
    named<QComboBox>(dialog, "Integers:")->setCurrentIndex(1);
    QCOMPARE(told.last().first().value<Preferences>().numbers.base,
             NumberFormat::Base::Hexadecimal);
    named<QComboBox>(dialog, "Floats:")->setCurrentIndex(1);
    QCOMPARE(told.last().first().value<Preferences>().numbers.exponent,
             NumberFormat::Exponent::Always);
    auto* csv = dialog.findChild<CsvOptionsForm*>();
    for (auto* edit : csv->findChildren<QLineEdit*>())
        if (edit->text() == "nan")
            edit->setText("NULL");
    QCOMPARE(told.last().first().value<Preferences>().csv.na, std::string("NULL"));
}

void TestPreferencesDialog::tellsANumberOnceItIsTyped()
{
    PreferencesDialog dialog{Preferences()};
    dialog.show();
    QSignalSpy told(&dialog, &PreferencesDialog::preferencesChanged);
    dialog.findChild<QTabWidget*>()->setCurrentIndex(1);
    auto* cache = named<QSpinBox>(dialog, "Memory for decoded blocks:");
    cache->setFocus();
    cache->selectAll();
    QTest::keyClicks(cache, "2048");
    QCOMPARE(told.count(), 0);
    QTest::keyClick(cache, Qt::Key_Return);
    QVERIFY(dialog.isVisible());
    QCOMPARE(told.count(), 1);
    QCOMPARE(told.last().first().value<Preferences>().cacheMebibytes, 2048);
}

void TestPreferencesDialog::bringsTheDefaultsBack()
{
    PreferencesDialog dialog(unusual());
    QSignalSpy told(&dialog, &PreferencesDialog::preferencesChanged);
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text().remove('&').contains("Defaults"))
            button->click();
    QCOMPARE(told.count(), 1);
    QVERIFY(told.last().first().value<Preferences>() == defaults());
}

void TestPreferencesDialog::everySettingSaysWhatItDoes()
{
    const PreferencesDialog dialog{Preferences()};
    QList<QWidget*> controls = {named<QWidget>(dialog, "Colours:"),
                                named<QWidget>(dialog, "Memory for decoded blocks:"),
                                named<QWidget>(dialog, "Number of decoding threads:"),
                                named<QWidget>(dialog, "Disk space for overviews:"),
                                named<QWidget>(dialog, "Disk space for files on servers:"),
                                named<QWidget>(dialog, "Heatmap:"),
                                named<QWidget>(dialog, "Floats:"),
                                named<QWidget>(dialog, "Integers:"),
                                dialog.findChild<NumberFormatForm*>()->findChild<QSpinBox*>()};
    for (QCheckBox* box : dialog.findChildren<QCheckBox*>())
        controls << box;
    QCOMPARE(controls.size(), 15);
    for (const QWidget* control : controls)
        QVERIFY(control->accessibleDescription().endsWith('.'));
    QVERIFY(controls[2]->accessibleDescription().contains("after a restart"));
}

void TestPreferencesDialog::numbersHaveUnits()
{
    const PreferencesDialog dialog{Preferences()};
    QCOMPARE(named<QSpinBox>(dialog, "Memory for decoded blocks:")->suffix(), QString(" MiB"));
    auto* overviews = named<QSpinBox>(dialog, "Disk space for overviews:");
    QCOMPARE(overviews->text(), QString("512 MiB"));
    QCOMPARE(named<QSpinBox>(dialog, "Disk space for files on servers:")->text(),
             QString("2048 MiB"));
    overviews->setValue(0);
    QCOMPARE(overviews->text(), QString("None"));
    QVERIFY(named<QSpinBox>(dialog, "Number of decoding threads:")
                ->text()
                .startsWith("One per processor"));
}

void TestPreferencesDialog::closesWithEscape()
{
    PreferencesDialog dialog{Preferences()};
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

const test::Registered<TestPreferencesDialog, QApplication> registered;

} // namespace bloscope::tst_preferences_dialog

#include "tst_preferences_dialog.moc"
