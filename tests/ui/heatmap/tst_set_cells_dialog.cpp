#include "core/dtype/dtype_part.h"
#include "tests/support/registered_test.h"
#include "ui/heatmap/set_cells_dialog.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace bloscope::tst_set_cells_dialog {

// One value for many cells, asked for.
class TestSetCellsDialog : public QObject {
    Q_OBJECT

 private slots:
    void refusesWhatDoesNotFit()
    {
        open("|i1");
        QVERIFY(!button()->isEnabled());
        type("128");
        QVERIFY(!button()->isEnabled());
        QVERIFY(says("128"));
        m_dialog->accept();
        QVERIFY(m_text.isEmpty());
        type("-128");
        QVERIFY(button()->isEnabled());
        m_dialog->accept();
        QCOMPARE(m_text, QString("-128"));
        QCOMPARE(m_part.dtype.itemsize, std::size_t(1));
    }

    void tellsWhichCells()
    {
        open("<f4");
        QVERIFY(says("6 cells: [1:3, 2:5]"));
        QVERIFY(m_dialog->findChild<QComboBox*>()->isHidden()); // nothing to choose
    }

    void givesAPartOrAllOfIt()
    {
        open("[('a', '|u1'), ('b', '<i2')]", "b");
        auto* box = m_dialog->findChild<QComboBox*>();
        QCOMPARE(box->count(), 2);
        type("513");
        box->setCurrentIndex(1);
        QVERIFY(!button()->isEnabled());
        box->setCurrentIndex(0);
        m_dialog->accept();
        QCOMPARE(m_part.offset, std::size_t(1));
        QCOMPARE(m_text, QString("513"));

        open("[('a', '|u1'), ('b', '<i2')]", "b");
        m_dialog->findChild<QComboBox*>()->setCurrentIndex(1);
        type("(7, 513)");
        m_dialog->accept();
        QCOMPARE(m_part.offset, std::size_t(0));
        QCOMPARE(m_part.dtype.itemsize, std::size_t(3));
        QCOMPARE(m_text, QString("(7, 513)"));
    }

 private:
    void open(const char* dtype, const char* part = nullptr)
    {
        const DType type = *parseDType(dtype, {});
        m_text.clear();
        m_dialog = std::make_unique<SetCellsDialog>(*Slice::parse("1:3, 2:5", {9, 9}), type,
                                                    part ? partNamed(type, part) : std::nullopt);
        connect(m_dialog.get(), &SetCellsDialog::wanted, this,
                [this](const DTypeLeaf& chosen, const QString& text) {
                    m_part = chosen;
                    m_text = text;
                });
        m_dialog->open();
    }
    void type(const QString& text) { m_dialog->findChild<QLineEdit*>()->setText(text); }
    QPushButton* button() const
    {
        for (auto* button : m_dialog->findChildren<QPushButton*>())
            if (button->text() == "&Set")
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

    std::unique_ptr<SetCellsDialog> m_dialog;
    DTypeLeaf m_part;
    QString m_text;
};

const test::Registered<TestSetCellsDialog, QApplication> registered;

} // namespace bloscope::tst_set_cells_dialog

#include "tst_set_cells_dialog.moc"
