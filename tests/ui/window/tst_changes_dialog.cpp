#include "tests/support/calm_pool.h"
#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/held_work.h"
#include "ui/controls/text_table.h"
#include "ui/document/value_changes.h"
#include "ui/metadata/changes_dialog.h"
#include "ui/metadata/metadata_view.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace bloscope::tst_changes_dialog {

using namespace test;

using Of = MetadataSectionOf;

// What would be written, told before it is.
class TestChangesDialog : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void saysThatThereIsNothingToSave();
    void listsChangesAndBytes();
    void listsValuesBeforeAndAfter();
    void tellsOfAFileOfItsOwn();
    void saysWhyItCannotBeSaved();
    void copiesEverything();
    void showsHowFarItIsAndStops();
    void savesWhenAsked();
    void namesItsFileAndKeepsItInFront();

 private:
    ChangesDialog* show();
    QStringList labels(const ChangesDialog& dialog) const;
    TextTable* table(const ChangesDialog& dialog, int i) const
    {
        return dialog.findChildren<TextTable*>().value(i);
    }

    std::unique_ptr<WindowWithFiles> m;
};

void TestChangesDialog::init()
{
    m = std::make_unique<WindowWithFiles>();
    writeFile(m->file("a.b2nd"), m->frame());
    QVERIFY(m->open("a.b2nd"));
}

void TestChangesDialog::cleanup()
{
    m.reset();
}

ChangesDialog* TestChangesDialog::show()
{
    m->action("Show Changes…")->trigger();
    auto* dialog = m->dialog<ChangesDialog>();
    const bool arrived =
        QTest::qWaitFor([&] { return !labels(*dialog).first().startsWith("Examining"); });
    return arrived ? dialog : nullptr;
}

QStringList TestChangesDialog::labels(const ChangesDialog& dialog) const
{
    QStringList texts;
    for (const auto* label : dialog.findChildren<QLabel*>())
        texts << label->text();
    return texts;
}

void TestChangesDialog::saysThatThereIsNothingToSave()
{
    ChangesDialog* dialog = show();
    QVERIFY(dialog);
    QVERIFY(labels(*dialog).first().startsWith("There is nothing to save"));
    QVERIFY(!dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->isEnabled());
    QVERIFY(table(*dialog, 1)->isHidden());
}

void TestChangesDialog::listsChangesAndBytes()
{
    m->setUnits("C");
    QVERIFY(m->edits().edit("Rename", [](EditSet& set) {
        return set.rename(Of::Header, *set.find(Of::Header, "fixed"), "named");
    }));
    ChangesDialog* dialog = show();
    QVERIFY(dialog);
    QCOMPARE(table(*dialog, 0)->text(), QString("Section\tName\tChange\tBefore\tAfter\n"
                                                "Metalayer\tnamed\trenamed\tfixed\tnamed\n"
                                                "Vlmetalayer\tunits\tchanged\t\"K\"\t\"C\""));
    const auto plan = planSave(m->edits().current(), calmPool());
    QVERIFY(plan);
    QCOMPARE(table(*dialog, 1)->topLevelItemCount(), int(plan->pieces.size()));
    const auto size = [](std::uint64_t bytes) {
        return QString::fromStdString(std::to_string(bytes) + " bytes");
    };
    const auto* header = table(*dialog, 1)->topLevelItem(0);
    QCOMPARE(header->text(0), QString("header"));
    QCOMPARE(header->text(1), QString("0"));
    QCOMPARE(header->text(2), size(plan->pieces[0].size));
    QCOMPARE(header->text(3), QString());
    const auto* chunks = table(*dialog, 1)->topLevelItem(1);
    QCOMPARE(chunks->text(2), QString());
    QCOMPARE(chunks->text(3), size(plan->pieces[1].size));
    QVERIFY2(labels(*dialog).join('\n').contains("writes " + size(plan->newBytes())),
             qPrintable(labels(*dialog).join('\n')));
}

void TestChangesDialog::listsValuesBeforeAndAfter()
{
    ValueChanges& changes = m->tabs().currentArrayPage()->changes();
    const auto fill = [&](const char* slice, std::uint16_t value) {
        const auto cells = *Slice::parse(slice, {6, 8});
        changes.change("Fill", [cells, value](const SliceReader&, ValueEditor& editor, const Job&) {
            return editor.fill(cells, {0, 2}, elementsOf({value}));
        });
        QTRY_VERIFY(!changes.isChanging());
    };
    fill("1, 2", 99);
    fill("0, 3", 3); // which it was
    ChangesDialog* dialog = show();
    QVERIFY(dialog);
    QCOMPARE(table(*dialog, 0)->text(), QString("Section\tName\tChange\tBefore\tAfter\n"
                                                "Value\t[1, 2]\tchanged\t10\t99"));
    QCOMPARE(labels(*dialog).first(), QString("1 unsaved change:"));
    QVERIFY(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->isEnabled());
    auto* metadata = m->window().findChild<MetadataView*>();
    QStringList buttons;
    for (const auto* button : metadata->findChildren<QToolButton*>())
        buttons << button->text();
    QVERIFY2(buttons.contains("edited values"), qPrintable(buttons.join('|')));
}

void TestChangesDialog::tellsOfAFileOfItsOwn()
{
    m->tabs().currentPage()->openEmbedded("inner", memorySource(m->frame()));
    QTRY_VERIFY(m->tab()->page() && m->tab()->edits() && m->edits().isLoaded());
    m->setUnits("C");
    ChangesDialog* dialog = show();
    QVERIFY(dialog);
    QVERIFY(labels(*dialog).join('\n').contains("Creates a separate file"));
}

void TestChangesDialog::saysWhyItCannotBeSaved()
{
    ByteBuffer cut = m->frame();
    cut.resize(cut.size() - 20); // its trailer is gone
    writeFile(m->file("cut.b2nd"), cut);
    const auto frame = Frame::open(*openFile(m->file("cut.b2nd")));
    if (!frame)
        QSKIP("such a frame is not opened at all");
    EditSet edits(*frame);
    QVERIFY(edits.rename(Of::Header, *edits.find(Of::Header, "fixed"), "named"));
    Scheduler scheduler;
    ChangesDialog dialog(edits, nullptr, ChangesDialog::Target::SameFile, scheduler, calmPool());
    dialog.show();
    QTRY_VERIFY(labels(dialog).join('\n').contains("This cannot be saved: "));
    QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->isEnabled());
}

void TestChangesDialog::copiesEverything()
{
    m->setUnits("C");
    ChangesDialog* dialog = show();
    QVERIFY(dialog);
    for (auto* button : dialog->findChildren<QPushButton*>())
        if (button->text() == "&Copy All")
            QTest::mouseClick(button, Qt::LeftButton);
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY(copied.contains("Vlmetalayer\tunits\tchanged\t\"K\"\t\"C\""));
    QVERIFY(copied.contains("header\t0\t"));
    table(*dialog, 0)->topLevelItem(0)->setSelected(true);
    QTest::keyClick(table(*dialog, 0), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QString("Vlmetalayer\tunits\tchanged\t\"K\"\t\"C\""));
}

void TestChangesDialog::namesItsFileAndKeepsItInFront()
{
    const ChangesDialog* dialog = show();
    QVERIFY(dialog);
    QCOMPARE(dialog->windowTitle(), QString("Changes – a.b2nd"));
    writeFile(m->file("b.b2nd"), m->frame());
    m->window().openPaths({m->path("b.b2nd")}); // as another call of the program does
    QTRY_COMPARE(m->tabs().count(), 2);
    QCOMPARE(m->tab()->address().path, m->path("a.b2nd"));
}

void TestChangesDialog::showsHowFarItIsAndStops()
{
    HeldWork held(m->scheduler());
    held.hold();
    m->action("Show Changes…")->trigger();
    const auto* dialog = m->dialog<ChangesDialog>();
    QVERIFY(dialog->findChild<QProgressBar*>()->isHidden());
    QTRY_VERIFY(dialog->findChild<QProgressBar*>()->isVisible());
    for (auto* button : dialog->findChildren<QPushButton*>())
        if (button->text() == "S&top")
            button->click();
    QTRY_COMPARE(labels(*dialog).first(), QString("Stopped before all changes were listed."));
}

void TestChangesDialog::savesWhenAsked()
{
    m->setUnits("C");
    ChangesDialog* dialog = show();
    QVERIFY(dialog);
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save),
                      Qt::LeftButton);
    QVERIFY(!dialog->isVisible());
    QTRY_COMPARE(m->unitsIn("a.b2nd"), std::string("C"));
    QTRY_VERIFY(m->edits().isClean());
}

const Registered<TestChangesDialog, QApplication> registered;

} // namespace bloscope::tst_changes_dialog

#include "tst_changes_dialog.moc"
