#include "ui/labels/label_panel.h"

#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/overlaid_heatmap.h"
#include "ui/slice/dimension_bar.h"

#include <QApplication>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTreeView>

namespace bloscope::tst_label_panel {

using namespace test;

// Labels 1, 2 and 3, each in a plane of its own, and 7 in all of them.
class TestLabelPanel : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void countsWhatLiesOverTheImage();
    void knowsTheNamesOfADataSet();
    void stepsToSlicesWithTheLabel();
    void stepsOnceTheLabelsAreKnown();
    void goesToTheCellsOfALabel();
    void forgetsWhatIsRemoved();
    void countsNumbersThatMayBeNoLabelsOnlyWhenAsked();
    void countsAgainWhatWasChanged();
    void saysWhatCannotBeCounted();

 private:
    void show();
    bool isCounted() const
    {
        return QTest::qWaitFor([this] { return m_panel->labels() && !m_panel->isCounting(); });
    }
    QTreeView& table() const { return *m_panel->findChild<QTreeView*>(); }
    QStringList column(int column) const
    {
        QStringList texts;
        for (int row = 0; row < table().model()->rowCount(); ++row)
            texts << table().model()->index(row, column).data().toString();
        return texts;
    }
    void select(int row) { table().setCurrentIndex(table().model()->index(row, 0)); }
    QString slice() const { return QString::fromStdString(m_heatmap->document().slice().text()); }
    QPushButton& button() const { return *m_panel->findChild<QPushButton*>(); }

    std::unique_ptr<OverlaidHeatmap> m_heatmap;
    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<DimensionBar> m_dimensions;
    std::unique_ptr<LabelPanel> m_panel;
};

void TestLabelPanel::init()
{
    m_heatmap = std::make_unique<OverlaidHeatmap>();
    m_scheduler = std::make_unique<Scheduler>();
}

void TestLabelPanel::cleanup()
{
    m_panel.reset();
    m_dimensions.reset();
    m_scheduler.reset();
    m_heatmap.reset();
}

void TestLabelPanel::show()
{
    m_dimensions = std::make_unique<DimensionBar>(m_heatmap->document());
    m_panel = std::make_unique<LabelPanel>(LabelPanelParts{m_heatmap->document(), *m_dimensions,
                                                           m_heatmap->view().look(),
                                                           m_heatmap->overlay()},
                                           *m_scheduler);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void TestLabelPanel::countsWhatLiesOverTheImage()
{
    QVERIFY(m_heatmap->showLabels());
    show();
    QVERIFY(isCounted());
    QCOMPARE(column(LabelTableModel::Label), (QStringList{"-1", "1", "2", "3", "7"}));
    QCOMPARE(column(LabelTableModel::Cells), (QStringList{"24", "16", "16", "16", "12"}));
    QCOMPARE(column(LabelTableModel::Slices), (QStringList{"3", "1", "1", "1", "3"}));
    QVERIFY(table().isColumnHidden(LabelTableModel::Name));
    QVERIFY(table().isColumnHidden(LabelTableModel::Volume));
    QVERIFY(!button().isVisible());
}

void TestLabelPanel::knowsTheNamesOfADataSet()
{
    QFile file(m_heatmap->path("dataset.json"));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(R"({"labels": {"background": 0, "liver": 1, "tumour": 7}})");
    file.close();
    QVERIFY(m_heatmap->showLabels());
    show();
    QVERIFY(isCounted());
    QCOMPARE(column(LabelTableModel::Name), (QStringList{"", "liver", "", "", "tumour"}));
    QVERIFY(!table().isColumnHidden(LabelTableModel::Name));
}

void TestLabelPanel::stepsToSlicesWithTheLabel()
{
    QVERIFY(m_heatmap->showLabels());
    show();
    QVERIFY(isCounted());
    select(3); // label 3, in the last plane
    m_panel->step(StepTo::Next);
    QCOMPARE(slice(), QString("[0, 2, :, :]"));
    QSignalSpy notices(m_panel.get(), &LabelPanel::notice);
    m_panel->step(StepTo::Next);
    QCOMPARE(slice(), QString("[0, 2, :, :]"));
    QCOMPARE(notices.size(), 1);
    table().clearSelection(); // any label
    m_panel->step(StepTo::Previous);
    QCOMPARE(slice(), QString("[0, 1, :, :]"));
}

void TestLabelPanel::stepsOnceTheLabelsAreKnown()
{
    QVERIFY(m_heatmap->showLabels());
    show();
    m_panel->step(StepTo::Next);
    QTRY_COMPARE(slice(), QString("[0, 1, :, :]"));
}

void TestLabelPanel::goesToTheCellsOfALabel()
{
    QVERIFY(m_heatmap->showLabels());
    show();
    QVERIFY(isCounted());
    QSignalSpy cells(m_panel.get(), &LabelPanel::cellWanted);
    select(2);
    m_panel->goToPlace();
    QCOMPARE(cells.takeFirst().first().value<CellIndex>(), (CellIndex{0, 1, 2, 2}));
}

void TestLabelPanel::forgetsWhatIsRemoved()
{
    QVERIFY(m_heatmap->showLabels());
    show();
    QVERIFY(isCounted());
    m_heatmap->overlay().remove();
    QVERIFY(!m_panel->labels());
    QCOMPARE(table().model()->rowCount(), 0);
    QSignalSpy notices(m_panel.get(), &LabelPanel::notice);
    m_panel->step(StepTo::Next);
    QCOMPARE(notices.takeFirst().first().toString(), QString("There are no labels here."));
}

void TestLabelPanel::countsNumbersThatMayBeNoLabelsOnlyWhenAsked()
{
    m_heatmap->write("numbers.b2nd", labels());
    QVERIFY(m_heatmap->open("numbers.b2nd"));
    show();
    QVERIFY(!m_panel->isCounting());
    QVERIFY(button().isVisible());
    QTest::mouseClick(&button(), Qt::LeftButton);
    QVERIFY(isCounted());
    QCOMPARE(table().model()->rowCount(), 5);
}

void TestLabelPanel::countsAgainWhatWasChanged()
{
    QVERIFY(m_heatmap->open("case_seg.b2nd"));
    show();
    QVERIFY(isCounted());
    m_heatmap->document().setValues({});
    QTRY_VERIFY(m_panel->labels()->of.lock() == m_heatmap->document().reader());
    QCOMPARE(table().model()->rowCount(), 5);
}

void TestLabelPanel::saysWhatCannotBeCounted()
{
    m_heatmap->write("many_seg.b2nd", arrayFrame({100, 100}, "<i4", counted<std::int32_t>(10'000)));
    QVERIFY(m_heatmap->open("many_seg.b2nd"));
    show();
    QVERIFY(isCounted());
    QVERIFY(m_panel->findChild<JobLine*>()->findChild<QLabel*>()->text().contains("not labels"));
}

const Registered<TestLabelPanel, QApplication> registered;

} // namespace bloscope::tst_label_panel

#include "tst_label_panel.moc"
