#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "tests/ui/heatmap/heatmap_plot_of.h"
#include "tests/ui/heatmap/overlaid_heatmap.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/settle.h"
#include "ui/brush/brush_bar.h"
#include "ui/brush/heatmap_brush.h"
#include "ui/document/value_changes.h"
#include "ui/labels/label_panel.h"
#include "ui/window/window_docks.h"

#include <QComboBox>
#include <QLabel>
#include <QTreeView>

namespace bloscope::tst_painting_cases {

using namespace test;

// Cases that are painted one after the other, as somebody does who mends the labels of a dataset.
class TestPaintingCases : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m.reset(); }
    void asksWhatToPaint();
    void paintsTheImageThatWasChosen();
    void offersTheLabelsOfAnImageThatCannotBePainted();
    void goesOnWithTheNextFile();
    void staysWhereStrokesAreNotSaved();
    void keepsLabelsThatWereLookedAt();
    void closesTheLabelsWithTheirImage();
    void knowsTheNamesOfLabels();
    void paintsWithTheChosenRow();

 private:
    bool open(const QString& name);
    bool openWithLabels(); // the first image, and those that are offered for it
    bool openToPaintLabels();
    HeatmapPlot& plot() const { return *heatmapPlotOf(image()); }
    HeatmapOverlay& overlay() const { return *image()->arrayPage()->findChild<HeatmapOverlay*>(); }
    HeatmapBrush& brush() const { return *image()->arrayPage()->findChild<HeatmapBrush*>(); }
    BrushBar& bar() const { return *brush().bar(); }
    DocumentTab* image() const { return m->tabs().tab(0); }
    bool isPaintingLabels(const QString& name)
    {
        return QTest::qWaitFor([&] {
            const ValueChanges* changes = overlay().document().changes();
            return brush().isOn() && overlay().array() && changes &&
                   changes->editObstacle().isEmpty() &&
                   bar().findChild<TargetChoice*>()->shown() == "Labels: " + name &&
                   overlay().drawing().picture();
        });
    }
    void answer(const QString& beginning)
    {
        QTRY_VERIFY(m->dialog<QMessageBox>());
        for (QAbstractButton* button : m->dialog<QMessageBox>()->buttons())
            if (button->text().remove('&').startsWith(beginning))
                return button->click();
        QFAIL("there is no such answer");
    }
    void drag(CellPosition from, CellPosition to)
    {
        QVERIFY(settle()); // for the layout with the bar
        plot().replot(QCustomPlot::rpImmediateRefresh);
        const auto at = [this](CellPosition cell) {
            return QPoint(int(plot().xAxis->coordToPixel(double(cell.column))),
                          int(plot().yAxis->coordToPixel(double(cell.row))));
        };
        QTest::mousePress(&plot(), Qt::LeftButton, {}, at(from));
        QTest::mouseMove(&plot(), at(to));
        QTest::mouseRelease(&plot(), Qt::LeftButton, {}, at(to));
    }
    void nextFile() { m->action("Next File in Folder")->trigger(); }
    QStringList shownTabs() const
    {
        QStringList names;
        for (const DocumentTab* tab : m->tabs().tabs())
            names << tab->address().name();
        return names;
    }
    QString digits(const QString& name) const
    {
        OpenedFrame opened(contentOfFile(m->file(name)));
        const Document& document = opened.document();
        const auto cells =
            document.reader()->read(*Slice::parse("0, 0, 7", document.array()->shape()));
        QString text;
        for (const std::byte cell : cells->bytes)
            text += QString::number(int(cell));
        return text;
    }

    std::unique_ptr<WindowWithFiles> m;
};

// Images of floats, and two of whole numbers.
void TestPaintingCases::init()
{
    m = std::make_unique<WindowWithFiles>();
    for (const char* name : {"a", "b", "c"}) {
        writeFile(m->file(QString(name) + ".b2nd"), test::image());
        writeFile(m->file(QString(name) + "_seg.b2nd"), labels());
    }
    writeFile(m->file("whole.b2nd"), labels());
    writeFile(m->file("whole_seg.b2nd"), labels());
    QVERIFY(QTest::qWaitForWindowActive(&m->window()));
}

bool TestPaintingCases::open(const QString& name)
{
    if (!m->open(name))
        return false;
    ArrayPage& page = *m->tab()->arrayPage();
    page.document().setSlice(*Slice::parse("0, 0, :, :", page.document().array()->shape()));
    page.showView("heatmap");
    return QTest::qWaitFor([&] { return heatmapPlotOf(&page)->picture(); }) &&
           QTest::qWaitFor([this] { return !overlay().offeredLabels().isEmpty(); });
}

bool TestPaintingCases::openWithLabels()
{
    if (!open("a.b2nd"))
        return false;
    overlay().takeOffer();
    return QTest::qWaitFor([this] { return overlay().isShown(); });
}

bool TestPaintingCases::openToPaintLabels()
{
    if (!openWithLabels())
        return false;
    brush().action()->trigger();
    return isPaintingLabels("a_seg.b2nd");
}

void TestPaintingCases::asksWhatToPaint()
{
    QVERIFY(open("whole.b2nd"));
    brush().action()->trigger();
    QVERIFY(!brush().isOn());
    answer("Cancel");
    QTRY_VERIFY(!m->dialog<QMessageBox>());
    QVERIFY(!brush().isOn() && !overlay().isShown());
    brush().action()->trigger();
    answer("Labels: whole_seg.b2nd");
    QVERIFY(isPaintingLabels("whole_seg.b2nd"));
    bar().setValue("3");
    bar().setSize(1);
    drag({7, 2}, {7, 5});
    QTRY_VERIFY(m->tabs().tab(1)->isEdited());
    QVERIFY(!image()->isEdited());
    brush().action()->trigger();
    brush().action()->trigger(); // it was said
    QVERIFY(brush().isOn() && !m->dialog<QMessageBox>());
}

void TestPaintingCases::paintsTheImageThatWasChosen()
{
    QVERIFY(open("whole.b2nd"));
    brush().action()->trigger();
    answer("Image: whole.b2nd");
    QVERIFY(brush().isOn());
    bar().setValue("3");
    bar().setSize(1);
    drag({7, 2}, {7, 5});
    QTRY_VERIFY(image()->isEdited());
    m->action("Save")->trigger();
    QTRY_VERIFY(!image()->isEdited() && !image()->saver().isSaving());
    QTRY_VERIFY(brush().isOn()); // on the page that shows it now
    QVERIFY(!m->dialog<QMessageBox>());
    QCOMPARE(digits("whole.b2nd"), QString("2550333300"));
    QCOMPARE(m->tabs().count(), 1);
}

void TestPaintingCases::offersTheLabelsOfAnImageThatCannotBePainted()
{
    QVERIFY(open("a.b2nd"));
    brush().action()->trigger();
    QTRY_VERIFY(m->dialog<QMessageBox>());
    QCOMPARE(m->dialog<QMessageBox>()->buttons().size(), 2);
    answer("Labels: a_seg.b2nd");
    QVERIFY(isPaintingLabels("a_seg.b2nd"));
}

void TestPaintingCases::goesOnWithTheNextFile()
{
    QVERIFY(open("a.b2nd"));
    brush().action()->trigger();
    answer("Labels: a_seg.b2nd");
    QVERIFY(isPaintingLabels("a_seg.b2nd"));
    bar().setValue("3");
    bar().setSize(1);
    drag({7, 2}, {7, 5});
    nextFile();
    answer("Save");
    QVERIFY(QTest::qWaitFor([this] { return image()->address().name() == "b.b2nd"; }));
    QVERIFY(isPaintingLabels("b_seg.b2nd"));
    QTRY_COMPARE(shownTabs(), QStringList({"b.b2nd", "b_seg.b2nd"}));
    QCOMPARE(m->tab(), image());
    QCOMPARE(digits("a_seg.b2nd"), QString("2550333300"));
    QCOMPARE(bar().value(), QString("3"));
    QVERIFY(!m->tabs().tab(1)->isEdited());
    drag({7, 2}, {7, 3});
    QTRY_VERIFY(m->tabs().tab(1)->isEdited());
    nextFile();
    m->answer(QMessageBox::Discard);
    QTRY_COMPARE(image()->address().name(), QString("c.b2nd"));
    QVERIFY(isPaintingLabels("c_seg.b2nd"));
    QTRY_COMPARE(shownTabs(), QStringList({"c.b2nd", "c_seg.b2nd"}));
    QVERIFY(contentOfFile(m->file("b_seg.b2nd")) == labels());
}

void TestPaintingCases::staysWhereStrokesAreNotSaved()
{
    QVERIFY(openToPaintLabels());
    drag({7, 2}, {7, 5});
    nextFile();
    answer("Cancel");
    QVERIFY(settle());
    QCOMPARE(shownTabs(), QStringList({"a.b2nd", "a_seg.b2nd"}));
    QVERIFY(m->tabs().tab(1)->isEdited());
}

void TestPaintingCases::keepsLabelsThatWereLookedAt()
{
    QVERIFY(openToPaintLabels());
    m->tabs().setCurrentIndex(1);
    m->tabs().setCurrentIndex(0);
    nextFile();
    QVERIFY(isPaintingLabels("b_seg.b2nd"));
    QCOMPARE(shownTabs().count("a_seg.b2nd"), 1);
}

void TestPaintingCases::closesTheLabelsWithTheirImage()
{
    QVERIFY(openToPaintLabels());
    drag({7, 2}, {7, 5});
    m->tabs().close(image());
    answer("Save");
    QTRY_COMPARE(m->tabs().count(), 0);
    QVERIFY(digits("a_seg.b2nd") != QString("2550000000"));
}

void TestPaintingCases::knowsTheNamesOfLabels()
{
    const std::string_view names = R"({"labels": {"background": 0, "liver": 3, "tumour": 4}})";
    writeFile(m->file("dataset.json"), std::as_bytes(std::span(names)));
    QVERIFY(openToPaintLabels());
    auto* values = bar().findChild<QLineEdit*>()->parentWidget();
    const auto offers = [&](const QString& item) {
        return qobject_cast<QComboBox*>(values)->findText(item) >= 0;
    };
    QTRY_VERIFY(offers("4  tumour") && offers("7"));
    const auto told = [this] {
        QStringList shown;
        for (const auto* label : bar().findChildren<QLabel*>())
            if (label->isVisible())
                shown << label->text();
        return shown;
    };
    bar().setValue("4");
    QVERIFY(told().contains("tumour"));
    bar().setValue("liver");
    QCOMPARE(bar().value(), QString("3"));
    bar().setValue("tumour");
    bar().setSize(1);
    drag({7, 2}, {7, 5});
    QTRY_VERIFY(m->tabs().tab(1)->isEdited());
    QCOMPARE(m->tabs().tab(1)->edits()->undoText(), QString("Paint tumour (4)"));
    QTRY_VERIFY(m->tabs().tab(1)->edits()->queue().isSettled());
    overlay().pointAt({7, 3});
    QTRY_COMPARE(overlay().textAt({7, 3}), QString("tumour (4)"));
    overlay().pointAt({3, 6});
    QTRY_COMPARE(overlay().textAt({3, 6}), QString("label 7"));
}

void TestPaintingCases::paintsWithTheChosenRow()
{
    QVERIFY(openWithLabels());
    m->action("Label Sizes")->trigger();
    auto& dock = *m->window().findChild<LabelsDock*>();
    QTRY_VERIFY(dock.currentPanel() && dock.currentPanel()->labels());
    auto& table = *dock.currentPanel()->findChild<QTreeView*>();
    const QString before = bar().value();
    QVERIFY(before != "7");
    for (int row = 0; row < table.model()->rowCount(); ++row)
        if (table.model()->index(row, 0).data().toString() == "7")
            table.setCurrentIndex(table.model()->index(row, 0));
    QCOMPARE(bar().value(), QString("7"));
}

const Registered<TestPaintingCases, QApplication> registered;

} // namespace bloscope::tst_painting_cases

#include "tst_painting_cases.moc"
