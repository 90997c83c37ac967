#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/settle.h"
#include "ui/compare/comparison_panel.h"
#include "ui/controls/text_table.h"
#include "ui/tabs/file_panels.h"

#include <QApplication>
#include <QLabel>

namespace bloscope::tst_comparing {

using namespace test;

// Two arrays that are compared, and the cells that differ beside each other.
class TestComparing : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_window = std::make_unique<WindowWithFiles>();
        writeFile(m_window->file("a.b2nd"), WindowWithFiles::frame());
        writeFile(m_window->file("b.b2nd"), WindowWithFiles::frame("m"));
    }
    void cleanup() { m_window.reset(); }

    void isForArrays()
    {
        const QAction* compare = m_window->action("Compare with…");
        QVERIFY(!compare->isEnabled());
        QVERIFY(m_window->open("a.b2nd"));
        QVERIFY(compare->isEnabled());
    }

    void showsAPlaceInBoth()
    {
        QVERIFY(m_window->open("a.b2nd"));
        m_window->action("Compare with…")->trigger();
        ComparisonPanel* panel = comparison();
        QVERIFY(panel);
        emit panel->placeWanted(OpenRequest::of(m_window->path("b.b2nd")), {2, 3});
        DocumentTabs& tabs = m_window->tabs();
        QCOMPARE(tabs.count(), 2);
        QVERIFY(tabs.isSplit());
        QCOMPARE(tabs.currentTab()->address().name(), QString("a.b2nd"));
        QTRY_VERIFY(tabs.tabBeside()->arrayPage());
        for (const DocumentTab* tab : tabs.tabs())
            QTRY_VERIFY(tab->arrayPage()->currentText().contains("[2, 3]"));
        emit panel->placeWanted(OpenRequest::of(m_window->path("b.b2nd")), {4, 5});
        QCOMPARE(tabs.count(), 2);
        for (const DocumentTab* tab : tabs.tabs())
            QTRY_VERIFY(tab->arrayPage()->currentText().contains("[4, 5]"));
    }

    // Also where the other array moves to the other side for it.
    void leavesTheFocusInTheList()
    {
        ByteBuffer elements = counted<std::uint16_t>(48);
        elements[2 * 21] = std::byte{7}; // that is [2, 5]
        writeFile(m_window->file("c.b2nd"), arrayFrame({6, 8}, "<u2", elements));
        QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
        QVERIFY(m_window->open("c.b2nd"));
        QVERIFY(m_window->open("a.b2nd"));
        m_window->action("Compare with…")->trigger();
        QTRY_VERIFY(says(*comparison(), "1 of 48 cells differs"));
        TextTable* places = placesOf(*comparison());
        QCOMPARE(places->topLevelItemCount(), 1);
        const QRect row = places->visualItemRect(places->topLevelItem(0));
        QTest::mouseClick(places->viewport(), Qt::LeftButton, {}, row.center());
        QVERIFY(m_window->tabs().isSplit());
        for (const DocumentTab* tab : m_window->tabs().tabs())
            QTRY_VERIFY(tab->arrayPage()->currentText().contains("[2, 5]"));
        QVERIFY(settle()); // what takes the focus later
        QVERIFY(places->hasFocus());
    }

    void offersTheOpenOnes()
    {
        QVERIFY(m_window->open("a.b2nd"));
        QVERIFY(m_window->open("b.b2nd"));
        m_window->action("Compare with…")->trigger();
        ComparisonPanel* panel = comparison();
        QVERIFY(panel);
        QCOMPARE(panel->windowTitle(), QString("Compare b.b2nd with a.b2nd"));
        QTRY_VERIFY(says(*panel, "All compared cells are equal."));
    }

    void goesOnWhenTheFileIsReadAgain()
    {
        QVERIFY(m_window->open("b.b2nd"));
        QVERIFY(m_window->open("a.b2nd"));
        m_window->action("Compare with…")->trigger();
        const QPointer<ComparisonPanel> panel = comparison();
        QTRY_VERIFY(says(*panel, "All compared cells are equal."));
        const QPointer<DocumentPage> before = m_window->tab()->page();
        m_window->tab()->file().reload();
        QTRY_VERIFY(!before); // nothing refers to it any more
        QVERIFY(panel);
        QVERIFY(says(*panel, "a.b2nd was reloaded. Press Compare to update the result."));
        writeFile(m_window->file("a.b2nd"), ByteBuffer(100));
        m_window->tab()->file().open(); // fails: there is no array
        QTRY_VERIFY(!panel);
    }

 private:
    ComparisonPanel* comparison()
    {
        return qobject_cast<ComparisonPanel*>(m_window->window().findChild<FilePanels*>()->front());
    }
    static TextTable* placesOf(const ComparisonPanel& panel)
    {
        for (auto* table : panel.findChildren<TextTable*>())
            if (table->accessibleName() == "Differing cells")
                return table;
        return nullptr;
    }
    static bool says(const QWidget& panel, const QString& text)
    {
        for (const auto* label : panel.findChildren<QLabel*>())
            if (label->text().contains(text))
                return true;
        return false;
    }

    std::unique_ptr<WindowWithFiles> m_window;
};

const Registered<TestComparing, QApplication> registered;

} // namespace bloscope::tst_comparing

#include "tst_comparing.moc"
