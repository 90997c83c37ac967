#include "tests/support/registered_test.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/controls/fill_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace bloscope::tst_fill_dialog {

// One value for many cells, asked for.
class TestFillDialog : public QObject {
    Q_OBJECT

 private slots:
    void refusesWhatDoesNotFit()
    {
        open({.what = "6 cells: [1:3, 2:5]"});
        QVERIFY(says("6 cells: [1:3, 2:5]"));
        QVERIFY(!button()->isEnabled());
        QVERIFY(!says("is not"));
        field()->setText("128");
        QVERIFY(!button()->isEnabled());
        QVERIFY(says("128 is not 7"));
        m_dialog->accept();
        QVERIFY(!m_choice);
        field()->setText("7");
        QVERIFY(!says("is not"));
        m_dialog->accept();
        QVERIFY(m_choice);
        QCOMPARE(m_choice->value, QString("7"));
    }

    void asksForWhatThereIsToChoose()
    {
        open({.what = "Cells", .value = "7"});
        QVERIFY(button()->isEnabled()); // with what is proposed
        QVERIFY(field()->hasSelectedText());
        QVERIFY(m_dialog->findChild<QComboBox*>()->isHidden());
        QVERIFY(m_dialog->findChild<QCheckBox*>()->isHidden());

        open({.what = "Cells", .parts = {"b", "all"}, .value = "7", .isForClearing = false});
        QVERIFY(m_dialog->findChild<QComboBox*>()->isVisible());
        m_dialog->findChild<QCheckBox*>()->setChecked(true);
        m_dialog->accept();
        QVERIFY(m_choice->isForClearing);
        QCOMPARE(m_choice->part, 0);
    }

    void closesWithEscapeWhateverWasTyped()
    {
        open({.what = "Cells", .value = "7"});
        field()->setText("12");
        QTest::keyClick(field(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
        QVERIFY(!m_choice);
    }

    void checksAnewForAnotherPart()
    {
        open({.what = "Cells", .parts = {"b", "all"}});
        field()->setText("7");
        m_dialog->findChild<QComboBox*>()->setCurrentIndex(1);
        QVERIFY(!button()->isEnabled());
        QVERIFY(says("7 is not 8"));
        field()->setText("8");
        m_dialog->accept();
        QCOMPARE(m_choice->part, 1);
    }

 private:
    // Only 7 is right, and 8 for the second part.
    void open(const FillDialog::Start& start)
    {
        m_choice.reset();
        m_dialog =
            std::make_unique<FillDialog>(start, [](const QString& value, int part) -> QString {
                const QString right = part == 1 ? "8" : "7";
                return value == right ? QString() : QString("%1 is not %2").arg(value, right);
            });
        connect(m_dialog.get(), &FillDialog::chosen, this,
                [this](const FillDialog::Choice& choice) { m_choice = choice; });
        m_dialog->open();
    }
    CheckedLineEdit* field() const { return m_dialog->findChild<CheckedLineEdit*>(); }
    QPushButton* button() const
    {
        for (auto* button : m_dialog->findChildren<QPushButton*>())
            if (button->text() == "&Fill")
                return button;
        return nullptr;
    }
    bool says(const QString& text) const
    {
        for (const auto* label : m_dialog->findChildren<QLabel*>())
            if (label->text().contains(text))
                return true;
        return false;
    }

    std::unique_ptr<FillDialog> m_dialog;
    std::optional<FillDialog::Choice> m_choice;
};

const test::Registered<TestFillDialog, QApplication> registered;

} // namespace bloscope::tst_fill_dialog

#include "tst_fill_dialog.moc"
