#include "core/base/checked.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/convert/advice_dialog.h"
#include "ui/convert/advice_model.h"
#include "ui/worker/scheduler.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

namespace bloscope::tst_advice_dialog {

using namespace test;

// Ways to store an array: tried, shown in two forms, chosen.
class TestAdviceDialog : public QObject {
    Q_OBJECT

 private slots:
    void cleanup()
    {
        m_dialog.reset();
        m_scheduler.reset(); // waits for what still reads
        m_opened.reset();
    }

    void showsWhatWasTriedTheBestFirst()
    {
        open();
        const AdviceModel& model = tried();
        QVERIFY(model.rowCount() > 10);
        QCOMPARE(model.columnCount(), AdviceModel::FirstPlane + 3);
        QCOMPARE(textOf(Qt::Horizontal, AdviceModel::FirstPlane + 1), QString("Plane of dim 1"));
        QVERIFY(summary().startsWith("Recommended: "));
        QCOMPARE(size_t(currentRow()), model.advice().recommended);
        QVERIFY(m_dialog->findChild<QProgressBar*>()->isHidden());
        QVERIFY(button("&Use This Layout").isEnabled());
        QVERIFY(button("&Use This Layout").isDefault());
    }

    void sortsByNumbers_data()
    {
        QTest::addColumn<int>("column");
        QTest::newRow("size") << int(AdviceModel::Size);
        QTest::newRow("ratio") << int(AdviceModel::Ratio);
        QTest::newRow("decode") << int(AdviceModel::Decode);
        QTest::newRow("plane") << int(AdviceModel::FirstPlane + 2);
    }
    void sortsByNumbers()
    {
        QFETCH(int, column);
        open();
        tried();
        table().sortByColumn(column, Qt::AscendingOrder);
        const QAbstractItemModel& sorted = *table().model();
        for (int row = 1; row < sorted.rowCount(); ++row)
            QVERIFY(numberAt(row - 1, column) <= numberAt(row, column));
        QCOMPARE(table().currentIndex().siblingAtColumn(0).data().toString(),
                 nameOfForm(tried().advice().rows[tried().advice().recommended]));
    }

    void takesTheRowThat_data()
    {
        QTest::addColumn<QString>("how");
        QTest::newRow("Return is pressed on") << "key";
        QTest::newRow("is clicked twice") << "double click";
        QTest::newRow("the button takes") << "button";
        QTest::newRow("is clicked twice in the plot") << "plot";
    }
    void takesTheRowThat()
    {
        QFETCH(QString, how);
        open();
        const int row = tried().rowCount() - 2;
        choose(row);
        if (how == "key")
            QTest::keyClick(&table(), Qt::Key_Return);
        else if (how == "double click")
            doubleClickCurrent();
        else if (how == "button")
            button("&Use This Layout").click();
        else
            QTest::mouseDClick(&plot(), Qt::LeftButton, {}, plot().pixelOf(row).toPoint());
        QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
        const AdviceRow& taken =
            tried().advice().rows[static_cast<std::size_t>(how == "plot" ? currentRow() : row)];
        QCOMPARE(pipelineText(m_dialog->chosen().chunks), pipelineText(taken.how.chunks));
    }

    void aClickInThePlotChooses()
    {
        open();
        tried();
        QSignalSpy chosen(&plot(), &AdvicePlot::chosen);
        QTest::mouseClick(&plot(), Qt::LeftButton, {}, plot().pixelOf(3).toPoint());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(currentRow(), chosen.front().front().toInt());
        QTest::mouseClick(&plot(), Qt::LeftButton, {}, QPoint(1, 1)); // where no point is
        QCOMPARE(chosen.size(), 1);
    }

    void canBeStoppedAndTriedAgain()
    {
        open({512, 256, 32});
        button("S&top").click();
        QTRY_COMPARE(summary(), QString("Stopped before all combinations were tried."));
        QVERIFY(!button("&Use This Layout").isEnabled());
        button("&Try Again").click();
        QVERIFY(!m_dialog->findChild<QProgressBar*>()->isHidden());
        button("S&top").click();
        QTRY_COMPARE(summary(), QString("Stopped before all combinations were tried."));
    }

    void triesAnewForAnotherWish()
    {
        open();
        tried();
        m_dialog->findChild<QComboBox*>()->setCurrentText("Small size");
        QVERIFY(summary().startsWith("Trying codecs"));
        QTRY_VERIFY(summary().startsWith("Recommended: "));
        const auto& rows = tried().advice().rows;
        for (const AdviceRow& row : rows)
            QVERIFY(!row.storedBytes || *rows.front().storedBytes <= *row.storedBytes);
    }

    void endsWhileItRuns()
    {
        open({512, 256, 32});
        m_dialog.reset(); // what runs keeps what it reads
        QVERIFY(!m_dialog);
    }

    void saysWhenNothingCanBeTried()
    {
        open({4, 4}, "0:0");
        QTRY_COMPARE(summary(), QString("The trial cannot run: there are no elements to test."));
        QVERIFY(!button("&Use This Layout").isEnabled());
    }

 private:
    void open(const Shape& shape = {16, 20, 24}, const char* slice = "")
    {
        const auto cells = static_cast<std::size_t>(*checkedProduct<std::int64_t>(shape));
        m_opened =
            std::make_unique<OpenedFrame>(arrayFrame(shape, "<i4", counted<std::int32_t>(cells)));
        SliceCopy copy;
        copy.slice = *Slice::parse(slice, shape);
        m_scheduler = std::make_unique<Scheduler>();
        m_dialog = std::make_unique<AdviceDialog>(
            AdviceDialog::Subject{m_opened->document().reader(), copy,
                                  m_opened->document().dimensionLabels().names()},
            *m_scheduler);
        m_dialog->show();
    }
    // Waits for it.
    const AdviceModel& tried() const
    {
        static_cast<void>(QTest::qWaitFor([this] { return model().rowCount() > 0; }, 60'000));
        return model();
    }
    const AdviceModel& model() const { return *m_dialog->findChild<AdviceModel*>(); }
    QTreeView& table() const { return *m_dialog->findChild<QTreeView*>(); }
    AdvicePlot& plot() const { return *m_dialog->findChild<AdvicePlot*>(); }
    QString summary() const
    {
        for (const auto* label : m_dialog->findChildren<QLabel*>())
            if (label->wordWrap())
                return label->text();
        return {};
    }
    QString textOf(Qt::Orientation orientation, int section) const
    {
        return model().headerData(section, orientation, Qt::DisplayRole).toString();
    }
    double numberAt(int row, int column) const
    {
        return table().model()->index(row, column).data(AdviceModel::NumberRole).toDouble();
    }
    QModelIndex indexOf(int row) const
    {
        for (int i = 0; i < table().model()->rowCount(); ++i)
            if (qobject_cast<QSortFilterProxyModel*>(table().model())
                    ->mapToSource(table().model()->index(i, 0))
                    .row() == row)
                return table().model()->index(i, 0);
        return {};
    }
    int currentRow() const
    {
        return qobject_cast<QSortFilterProxyModel*>(table().model())
            ->mapToSource(table().currentIndex())
            .row();
    }
    void choose(int row) { table().setCurrentIndex(indexOf(row)); }
    void doubleClickCurrent()
    {
        const QPoint at = table().visualRect(table().currentIndex()).center();
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, at);
    }
    QPushButton& button(const QString& text) const
    {
        for (auto* button : m_dialog->findChildren<QPushButton*>())
            if (button->text() == text)
                return *button;
        qFatal("there is no button");
    }

    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<AdviceDialog> m_dialog;
};

const Registered<TestAdviceDialog, QApplication> registered;

} // namespace bloscope::tst_advice_dialog

#include "tst_advice_dialog.moc"
