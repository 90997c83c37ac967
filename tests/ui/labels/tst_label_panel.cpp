#include "ui/labels/label_panel.h"

#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/overlaid_heatmap.h"
#include "ui/document/document_edits.h"
#include "ui/document/value_changes.h"
#include "ui/slice/dimension_bar.h"

#include <QAction>
#include <QApplication>
#include <QColorDialog>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QTreeView>
#include <algorithm>

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
    void drawsLabelsAsChosen();
    void showsOneOfThem();
    void isUsedByKeys();
    void colorsAnArrayOfLabels();
    void keepsLooksInTheFile();
    void saysWhereLooksCannotBeKept();

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
    QModelIndex cell(int row, LabelTableModel::Column column) const
    {
        return table().model()->index(row, column);
    }
    bool choose(int row, LabelTableModel::Column column, const QVariant& value, int role) const
    {
        return table().model()->setData(cell(row, column), value, role);
    }
    QAction* entry(const QString& text) const
    {
        for (QAction* action : table().actions())
            if (action->text().remove('&') == text)
                return action;
        return nullptr;
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
    QVERIFY(!table().isColumnHidden(LabelTableModel::Name)); // they can be named
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

void TestLabelPanel::drawsLabelsAsChosen()
{
    QVERIFY(m_heatmap->showLabels());
    show();
    QVERIFY(isCounted());
    const QColor before(m_heatmap->overlay().colorOf(1));
    QCOMPARE(cell(1, LabelTableModel::Label).data(Qt::DecorationRole).value<QColor>(), before);
    QVERIFY(choose(1, LabelTableModel::Label, QColor("#102030"), Qt::DecorationRole));
    QCOMPARE(QColor(m_heatmap->overlay().colorOf(1)), QColor("#102030"));
    QVERIFY(m_heatmap->layer().look().colors.labels->of(1).color.has_value());
    QTRY_VERIFY(m_heatmap->overlay().legend().join(' ').contains("#102030"));
    QVERIFY(choose(1, LabelTableModel::Name, "liver", Qt::EditRole));
    QTRY_VERIFY(m_heatmap->overlay().legend().join(' ').contains("1 liver"));
    QCOMPARE(m_heatmap->overlay().array()->names.at(1), std::string("liver"));
    QVERIFY(choose(1, LabelTableModel::Label, Qt::Unchecked, Qt::CheckStateRole));
    QTRY_VERIFY(!m_heatmap->overlay().legend().join(' ').contains("liver"));
    entry("Colours as Before")->trigger();
    QCOMPARE(QColor(m_heatmap->overlay().colorOf(1)), before);
    QVERIFY(!m_heatmap->overlay().look().colors.labels->of(1).isVisible);
}

void TestLabelPanel::showsOneOfThem()
{
    QVERIFY(m_heatmap->showLabels());
    show();
    QVERIFY(isCounted());
    QVERIFY(!entry("Show Only This")->isEnabled());
    QVERIFY(!entry("Show All")->isEnabled());
    select(0); // -1, which is not drawn
    QVERIFY(!entry("Show Only This")->isEnabled());
    select(4); // 7
    entry("Show Only This")->trigger();
    const auto checks = [this] {
        QString states;
        for (int row = 1; row < table().model()->rowCount(); ++row)
            states +=
                cell(row, LabelTableModel::Label).data(Qt::CheckStateRole).toInt() == Qt::Checked
                    ? 'x'
                    : '.';
        return states;
    };
    QCOMPARE(checks(), QString("...x"));
    entry("Show All")->trigger();
    QCOMPARE(checks(), QString("xxxx"));
    QVERIFY(!m_heatmap->overlay().look().colors.labels);
}

void TestLabelPanel::isUsedByKeys()
{
    QVERIFY(m_heatmap->showLabels());
    show();
    QVERIFY(isCounted());
    m_panel->activateWindow();
    table().setFocus();
    select(1);
    QTest::keyClick(&table(), Qt::Key_Space);
    QVERIFY(!m_heatmap->overlay().look().colors.labels->of(1).isVisible);
    entry("Rename")->trigger();
    auto* editor = table().findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->setText("spleen");
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(m_heatmap->overlay().look().colors.labels->of(1).name, std::string("spleen"));
    entry("Opacity")->trigger();
    auto* box = table().findChild<QSpinBox*>();
    QVERIFY(box);
    QCOMPARE(box->value(), 100);
    box->setValue(40);
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_COMPARE(m_heatmap->overlay().look().colors.labels->of(1).opacity, 40);
    entry("Colour…")->trigger();
    auto* dialog = table().findChild<QColorDialog*>();
    QVERIFY(dialog);
    dialog->setCurrentColor(QColor("#aa5500"));
    dialog->accept();
    QCOMPARE(*m_heatmap->overlay().look().colors.labels->of(1).color, 0xffaa5500U);
}

// Also in the heatmap of their own file, on the background of the map.
void TestLabelPanel::colorsAnArrayOfLabels()
{
    QVERIFY(m_heatmap->open("case_seg.b2nd"));
    show();
    QVERIFY(isCounted());
    QVERIFY(table().isColumnHidden(LabelTableModel::Opacity)); // in colours of numbers
    m_heatmap->view().look().chooseMap(*findColorMap("labels"));
    QVERIFY(!table().isColumnHidden(LabelTableModel::Opacity));
    QVERIFY(choose(1, LabelTableModel::Label, QColor("#a0b0c0"), Qt::DecorationRole));
    QVERIFY(choose(1, LabelTableModel::Opacity, 50, Qt::EditRole));
    QTRY_VERIFY(m_heatmap->plot().picture()->options.labels &&
                m_heatmap->plot().picture()->options.labels->of(1).opacity == 50);
    const PlanePicture& picture = *m_heatmap->plot().picture();
    const auto& numbers = picture.numbers.numbers;
    const auto one = std::ranges::find(numbers, 1.0) - numbers.begin();
    QVERIFY(one < std::ssize(numbers));
    const int columns = picture.image.width();
    QCOMPARE(picture.image.pixelColor(int(one) % columns, int(one) / columns), QColor("#505860"));
}

void TestLabelPanel::keepsLooksInTheFile()
{
    QVERIFY(m_heatmap->open("case_seg.b2nd"));
    m_heatmap->view().look().chooseMap(*findColorMap("labels"));
    Document& document = m_heatmap->document();
    DocumentEdits edits(document.frame(), *m_scheduler);
    ValueChanges changes(document, *m_scheduler);
    changes.setEdits(&edits);
    show();
    QVERIFY(isCounted());
    QVERIFY(choose(1, LabelTableModel::Name, "liver", Qt::EditRole));
    QSignalSpy notices(m_panel.get(), &LabelPanel::notice);
    entry("Keep in File")->trigger();
    QCOMPARE(notices.takeFirst().first().toString(),
             QString("The labels are in the metadata of case_seg.b2nd; save that file to keep "
                     "them."));
    QCOMPARE(edits.undoStack().undoText(), QString("Keep Labels"));
    QVERIFY(edits.current().find(MetadataSectionOf::Trailer, "bloscope_labels"));
    changes.setEdits(nullptr);
}

void TestLabelPanel::saysWhereLooksCannotBeKept()
{
    QVERIFY(m_heatmap->showLabels());
    show();
    QVERIFY(isCounted());
    QSignalSpy notices(m_panel.get(), &LabelPanel::notice);
    entry("Keep in File")->trigger();
    QCOMPARE(notices.takeFirst().first().toString(),
             QString("Open case_seg.b2nd in a tab, then store the labels there."));
}

const Registered<TestLabelPanel, QApplication> registered;

} // namespace bloscope::tst_label_panel

#include "tst_label_panel.moc"
