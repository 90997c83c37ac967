#include "ui/query/columns_dialog.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

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
        button("Show &All Found").click();
        QCOMPARE(m_dialog->chosen(), (Columns{2, 3, 0, 1}));
    }

    void saysHowManyAreShown()
    {
        QVERIFY(says("2 of 4 columns shown"));
        m_dialog->findChild<QLineEdit*>()->setText("c");
        QVERIFY(says("2 of 4 columns shown · 2 found"));
        button("Show &All Found").click();
        QVERIFY(says("4 of 4 columns shown · 2 found"));
    }

    // Of tree, code, id, price.
    void movesWhatIsSelected_data()
    {
        QTest::addColumn<QList<int>>("selected");
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("move");
        QTest::addColumn<QStringList>("after");
        const auto row = [](const char* name, const QList<int>& selected, const QString& search,
                            const QString& move, const QStringList& after) {
            QTest::newRow(name) << selected << search << move << after;
        };
        row("one up", {2}, "", "&Up", {"tree", "id", "code", "price"});
        row("the first up", {0}, "", "&Up", {"tree", "code", "id", "price"});
        row("one down", {1}, "", "&Down", {"tree", "id", "code", "price"});
        row("the last down", {3}, "", "&Down", {"tree", "code", "id", "price"});
        row("two up, as a block", {1, 3}, "", "&Up", {"code", "price", "tree", "id"});
        row("two down, as a block", {0, 2}, "", "&Down", {"code", "price", "tree", "id"});
        row("two to the top", {1, 3}, "", "To &Top", {"code", "price", "tree", "id"});
        row("over what is not found", {3}, "c", "&Up", {"tree", "price", "code", "id"});
        row("down over what is not found", {1}, "c", "&Down", {"tree", "id", "price", "code"});
        row("none", {}, "", "To &Top", {"tree", "code", "id", "price"});
    }

    void movesWhatIsSelected()
    {
        QFETCH(const QList<int>, selected);
        QFETCH(const QString, search);
        QFETCH(const QString, move);
        QFETCH(const QStringList, after);
        m_dialog->findChild<QLineEdit*>()->setText(search);
        for (const int row : selected)
            list().item(row)->setSelected(true);
        const auto chosen = m_dialog->chosen();
        button(move).click();
        QCOMPARE(names(), after);
        QCOMPARE(list().selectedItems().size(), selected.size());
        auto same = m_dialog->chosen();
        QVERIFY(std::ranges::is_permutation(same, chosen));
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
    bool says(const QString& text) const
    {
        return std::ranges::any_of(m_dialog->findChildren<QLabel*>(),
                                   [&](const QLabel* label) { return label->text() == text; });
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
