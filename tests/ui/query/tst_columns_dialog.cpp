#include "ui/query/columns_dialog.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_columns_dialog {

using Columns = std::vector<std::size_t>;

class TestColumnsDialog : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_dialog = std::make_unique<ColumnsDialog>(QStringList{"id", "price", "tree", "code"},
                                                   Columns{2, 0});
    }

    void listsHiddenColumnsAfterThoseBeforeThem()
    {
        QCOMPARE(names(), QStringList({"tree", "code", "id", "price"}));
        QCOMPARE(m_dialog->chosen(), (Columns{2, 0}));
    }

    void choosesByTicksAndOrder()
    {
        list().item(3)->setCheckState(Qt::Checked);
        list().insertItem(0, list().takeItem(3));
        QCOMPARE(m_dialog->chosen(), (Columns{1, 2, 0}));
        std::vector<Columns> applied;
        connect(m_dialog.get(), &ColumnsDialog::applied, this,
                [&applied](const Columns& columns) { applied.push_back(columns); });
        ok().click();
        QCOMPARE(applied, std::vector<Columns>(1, Columns{1, 2, 0}));
    }

    void searchesAndTicksWhatIsFound()
    {
        m_dialog->findChild<QLineEdit*>()->setText("C");
        QVERIFY(list().item(0)->isHidden());
        QVERIFY(!list().item(1)->isHidden()); // code
        QVERIFY(!list().item(3)->isHidden()); // price
        button("Show &All").click();
        QCOMPARE(m_dialog->chosen(), (Columns{2, 3, 0, 1}));
    }

    void showsAtLeastOneColumn()
    {
        button("Hide A&ll").click();
        QVERIFY(!ok().isEnabled());
        list().item(1)->setCheckState(Qt::Checked);
        QVERIFY(ok().isEnabled());
    }

 private:
    QListWidget& list() const { return *m_dialog->findChild<QListWidget*>(); }
    QPushButton& ok() const
    {
        return *m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    QPushButton& button(const QString& text) const
    {
        for (QPushButton* each : m_dialog->findChildren<QPushButton*>())
            if (each->text() == text)
                return *each;
        qFatal("there is no button %s", qPrintable(text));
    }
    QStringList names() const
    {
        QStringList names;
        for (int row = 0; row < list().count(); ++row)
            names << list().item(row)->text();
        return names;
    }

    std::unique_ptr<ColumnsDialog> m_dialog;
};

const test::Registered<TestColumnsDialog, QApplication> registered;

} // namespace bloscope::tst_columns_dialog

#include "tst_columns_dialog.moc"
