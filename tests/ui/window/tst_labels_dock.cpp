#include "ui/window/window_docks.h"

#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/labels/label_panel.h"

namespace bloscope::tst_labels_dock {

using namespace test;

// The labels of the array in front beside the data.
class TestLabelsDock : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void isThereWhenSomebodyWantsIt();
    void stepsByKeysAndCountsFirst();
    void keepsAPanelForEachArray();
    void saysThatThereIsNoArray();

 private:
    LabelsDock& dock() const { return *m_window->window().findChild<LabelsDock*>(); }
    QString slice() const
    {
        return QString::fromStdString(m_window->tab()->arrayPage()->document().slice().text());
    }

    std::unique_ptr<WindowWithFiles> m_window;
};

// Label 3 in the third of four planes.
void TestLabelsDock::init()
{
    m_window = std::make_unique<WindowWithFiles>();
    std::vector<std::uint8_t> cells(4 * 6 * 8);
    cells[2 * 6 * 8 + 20] = 3;
    const auto bytes = std::as_bytes(std::span(cells));
    const ByteBuffer labels = arrayFrame({4, 6, 8}, "|u1", {bytes.begin(), bytes.end()});
    writeFile(m_window->file("a_seg.b2nd"), labels);
    writeFile(m_window->file("b_seg.b2nd"), labels);
    QVERIFY(m_window->open("a_seg.b2nd"));
}

void TestLabelsDock::isThereWhenSomebodyWantsIt()
{
    QVERIFY(!dock().isVisible());
    m_window->action("Label Sizes")->trigger();
    QVERIFY(dock().isVisible());
    QTRY_VERIFY(dock().currentPanel() && dock().currentPanel()->labels());
    QCOMPARE(dock().currentPanel()->labels()->sizes.labels.size(), std::size_t(1));
}

void TestLabelsDock::stepsByKeysAndCountsFirst()
{
    QCOMPARE(slice(), QString("[0, :, :]"));
    m_window->action("Next Slice with Label")->trigger();
    QTRY_COMPARE(slice(), QString("[2, :, :]"));
    m_window->tab()->arrayPage()->document().setSlice(*Slice::parse("3", {4, 6, 8}));
    m_window->action("Previous Slice with Label")->trigger();
    QCOMPARE(slice(), QString("[2, :, :]"));
}

void TestLabelsDock::keepsAPanelForEachArray()
{
    m_window->action("Label Sizes")->trigger();
    QTRY_VERIFY(dock().currentPanel() && dock().currentPanel()->labels());
    const LabelPanel* first = dock().currentPanel();
    QVERIFY(m_window->open("b_seg.b2nd"));
    QTRY_VERIFY(dock().currentPanel() != first);
    m_window->tabs().setCurrentIndex(0);
    QTRY_COMPARE(dock().currentPanel(), first);
    QVERIFY(first->labels());
}

void TestLabelsDock::saysThatThereIsNoArray()
{
    m_window->action("Label Sizes")->trigger();
    m_window->tabs().close(m_window->tab());
    QTRY_VERIFY(!dock().isVisible());
    m_window->action("Next Slice with Label")->trigger(); // does nothing
}

const Registered<TestLabelsDock, QApplication> registered;

} // namespace bloscope::tst_labels_dock

#include "tst_labels_dock.moc"
