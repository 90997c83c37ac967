#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/convert/copy_dialog.h"
#include "ui/document/value_changes.h"
#include "ui/grid/cell_grid.h"
#include "ui/table/slice_table_view.h"

#include <QCheckBox>
#include <QSignalSpy>

namespace bloscope::tst_refused_changes {

using namespace test;

// What cannot be changed, and what is offered in its place.
class TestRefusedChanges : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_window = std::make_unique<WindowWithFiles>();
        QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
    }
    void cleanup() { m_window.reset(); }
    void offersACopyOfADamagedChunk();
    void copiesItWithZeros();

 private:
    ArrayPage& page() const { return *m_window->tabs().currentArrayPage(); }
    void openDamaged();
    void takeOffer(const QString& text)
    {
        for (auto* button : page().messageBar().findChildren<QAbstractButton*>())
            if (button->isVisible() && button->text() == text)
                return button->click();
        QFAIL(qPrintable("there is no " + text));
    }

    std::unique_ptr<WindowWithFiles> m_window;
};

// Of the second chunk the second block.
void TestRefusedChanges::openDamaged()
{
    ByteBuffer frame = arrayFrame({4, 400}, {2, 400}, {2, 200}, "<i4", counted<std::int32_t>(1600));
    damageBlock(frame, 1, 1);
    writeFile(m_window->file("damaged.b2nd"), frame);
    QVERIFY(m_window->open("damaged.b2nd"));
    page().showView("table");
    auto* table = page().findChild<SliceTableView*>();
    QSignalSpy checked(&page().changes(), &ValueChanges::cellChecked);
    table->goTo({2, 0});
    QTRY_VERIFY(!checked.isEmpty());
    QTest::keyClick(table->findChild<CellGrid*>(), Qt::Key_5);
}

void TestRefusedChanges::offersACopyOfADamagedChunk()
{
    openDamaged();
    QVERIFY2(
        page().messageBar().text().startsWith("Values cannot be edited here: chunk 1: block 1: "),
        qPrintable(page().messageBar().text()));
    takeOffer("&Save a Copy…");
    QVERIFY(m_window->dialog<CopyDialog>());
}

void TestRefusedChanges::copiesItWithZeros()
{
    openDamaged();
    for (const bool fills : {false, true}) {
        page().saveInOtherForm();
        auto* dialog = m_window->dialog<CopyDialog>();
        dialog->findChildren<QCheckBox*>().last()->setChecked(fills);
        dialog->accept();
        QTRY_VERIFY(!page().messageBar().text().startsWith("Values"));
        QVERIFY2(page().messageBar().text().startsWith("Saved damaged-copy.b2nd") == fills,
                 qPrintable(page().messageBar().text()));
        page().messageBar().tell(MessageBar::Severity::Note, "Values");
    }
    const auto copy = Frame::open(*openFile(m_window->file("damaged-copy.b2nd")));
    QVERIFY(copy);
}

const Registered<TestRefusedChanges, QApplication> registered;

} // namespace bloscope::tst_refused_changes

#include "tst_refused_changes.moc"
