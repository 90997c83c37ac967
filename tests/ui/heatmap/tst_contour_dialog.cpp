#include "tests/support/registered_test.h"
#include "ui/heatmap/heatmap_bar.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace bloscope::tst_contour_dialog {

class TestContourDialog : public QObject {
    Q_OBJECT

 private slots:
    void beginsWithWhatWasChosen()
    {
        ContourChoice choice{true, 5, {1.5, 20}, ContourChoice::Color::Yellow, false};
        const ContourDialog dialog(choice, {});
        QVERIFY(dialog.choice() == choice);
        QCOMPARE(levels(dialog).text(), QString("1.5 20"));
        QCOMPARE(dialog.findChild<QSpinBox*>()->value(), 5);
        QCOMPARE(dialog.findChild<QComboBox*>()->currentText(), QString("Yellow"));
        QVERIFY(!dialog.findChild<QCheckBox*>()->isChecked());
        choice.levels.clear();
        const ContourDialog other(choice, {});
        QVERIFY(other.findChildren<QRadioButton*>().first()->isChecked());
    }

    void changesAtOnce()
    {
        ContourDialog dialog({}, {});
        const QSignalSpy chosen(&dialog, &ContourDialog::chosen);
        dialog.findChild<QSpinBox*>()->setValue(12);
        QCOMPARE(dialog.choice().count, 12);
        dialog.findChild<QCheckBox*>()->setChecked(false);
        QVERIFY(!dialog.choice().hasValues);
        auto& colors = *dialog.findChild<QComboBox*>();
        colors.setCurrentIndex(colors.findText("White"));
        QCOMPARE(dialog.choice().color, ContourChoice::Color::White);
        QCOMPARE(chosen.count(), 3);
    }

    void takesLevels_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<std::vector<double>>("levels");
        QTest::newRow("one") << "7" << std::vector<double>{7};
        QTest::newRow("in any order, once each")
            << "3, -1.5;2e3   3" << std::vector<double>{-1.5, 3, 2000};
        QTest::newRow("none") << "" << std::vector<double>{};
    }
    void takesLevels()
    {
        QFETCH(const QString, text);
        ContourDialog dialog({}, {});
        QTest::keyClicks(&levels(dialog), text);
        QTEST(dialog.choice().levels, "levels");
        QCOMPARE(dialog.findChildren<QRadioButton*>().first()->isChecked(), text.isEmpty());
    }

    // What was chosen stays.
    void refusesWhatIsNoLevel_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a word") << "7 high";
        QTest::newRow("infinity") << "7 inf";
        QTest::newRow("too many") << QString("1.5 ") + [] {
            QStringList many;
            for (int i = 0; i < 60; ++i)
                many << QString::number(i);
            return many.join(' ');
        }();
    }
    void refusesWhatIsNoLevel()
    {
        QFETCH(const QString, text);
        ContourDialog dialog({true, 8, {7}, {}, true}, {});
        levels(dialog).setText(text);
        emit levels(dialog).textEdited(text);
        QCOMPARE(dialog.choice().levels, std::vector<double>{7});
    }

    void offersDeviations()
    {
        HotPixelsMenu menu;
        const QSignalSpy chosen(&menu, &HotPixelsMenu::chosen);
        const auto checked = [&menu] {
            QStringList texts;
            for (const QAction* action : menu.actions())
                if (action->isChecked())
                    texts << action->text().remove('&');
            return texts.join('+');
        };
        QCOMPARE(checked(), QString("Draw As They Are"));
        menu.actions().at(3)->trigger();
        QCOMPARE(chosen.last().first().toDouble(), 5.0);
        QCOMPARE(checked(), QString("Replace beyond 5 σ"));
        menu.showChoice(7); // of the command line
        QCOMPARE(checked(), QString());
        menu.showChoice(0);
        QCOMPARE(checked(), QString("Draw As They Are"));
        QCOMPARE(chosen.count(), 1);
    }

 private:
    static QLineEdit& levels(const ContourDialog& dialog)
    {
        for (auto* edit : dialog.findChildren<QLineEdit*>())
            if (edit->accessibleName() == "Values of the lines")
                return *edit;
        qFatal("no field for levels");
    }
};

const test::Registered<TestContourDialog, QApplication> registered;

} // namespace bloscope::tst_contour_dialog

#include "tst_contour_dialog.moc"
