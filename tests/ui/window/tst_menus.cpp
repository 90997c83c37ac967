#include "tests/support/language_rows.h"
#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/heatmap_plot_of.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/actions/help.h"
#include "ui/pages/array_views.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTimer>
#include <QTreeView>
#include <QTreeWidget>
#include <algorithm>

namespace bloscope::tst_menus {

using namespace test;

// No key stands for two things.
class TestMenus : public QObject {
    Q_OBJECT

 private slots:
    void init() { openWindow(); }
    void cleanup();
    void haveALetterForOneEntryOnly_data() { addLanguages(); }
    void haveALetterForOneEntryOnly();
    void haveALetterForOneEntryOnlyWhereOneClicks_data() { addLanguages(); }
    void haveALetterForOneEntryOnlyWhereOneClicks();
    void haveEachShortcutOnce();
    void areListedWithAllGestures();
    void havePaintingProfilesAndOverlay();
    void haveTheirKeysWhileTheyAreOpen();
    void listsChooseByReturn();

 private:
    void openWindow();
    void openWindowInLanguage();
    // The letters that two visible entries of a menu share, or any of its menus.
    static QStringList sharedLetters(const QMenu& menu);
    QStringList sharedLettersOfMenuAt(QWidget* widget);

    std::unique_ptr<WindowWithFiles> m_window;
};

namespace {

// Its fields have menus of its own.
bool isOfQt(const QWidget* widget)
{
    return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget);
}

} // namespace

void TestMenus::cleanup()
{
    m_window.reset();
    useLanguage(*qApp, languages.front());
}

void TestMenus::openWindow()
{
    m_window = std::make_unique<WindowWithFiles>();
    writeFile(m_window->file("a.b2nd"), WindowWithFiles::frame("K", {4, 30, 50}));
    QVERIFY(m_window->open("a.b2nd"));
}

void TestMenus::openWindowInLanguage()
{
    QFETCH(QString, language);
    m_window.reset();
    useLanguage(*qApp, *findLanguage(language));
    openWindow();
}

QStringList TestMenus::sharedLetters(const QMenu& menu)
{
    QStringList shared;
    QHash<QKeySequence, QString> taken;
    for (const QAction* action : menu.actions()) {
        const auto letter = QKeySequence::mnemonic(action->text());
        if (action->isVisible() && !letter.isEmpty()) {
            if (taken.contains(letter))
                shared << taken[letter] + " / " + action->text();
            taken[letter] = action->text();
        }
        if (const auto* below = action->menu<QMenu*>())
            shared << sharedLetters(*below);
    }
    return shared;
}

void TestMenus::haveALetterForOneEntryOnly()
{
    openWindowInLanguage();
    QMenu bar;
    bar.addActions(m_window->window().menuBar()->actions());
    QStringList shared = sharedLetters(bar);
    for (const auto* menu : m_window->window().findChildren<QMenu*>())
        shared << sharedLetters(*menu);
    QCOMPARE(shared.join('\n'), QString());
}

QStringList TestMenus::sharedLettersOfMenuAt(QWidget* widget)
{
    const QPoint at = widget->rect().center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
    QStringList shared;
    QTimer::singleShot(0, this, [&shared] { // some wait until they are closed
        if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
            shared = sharedLetters(*menu);
            menu->close();
        }
    });
    QCoreApplication::sendEvent(widget, &event);
    QCoreApplication::processEvents();
    return shared;
}

void TestMenus::haveALetterForOneEntryOnlyWhereOneClicks()
{
    openWindowInLanguage();
    QStringList shared;
    for (const ArrayView& view : arrayViews()) {
        m_window->tab()->arrayPage()->showView(view.word);
        for (auto* widget : m_window->tab()->arrayPage()->currentView()->findChildren<QWidget*>())
            if (widget->isVisible() && !isOfQt(widget))
                shared << sharedLettersOfMenuAt(widget);
    }
    for (auto* tree : m_window->window().findChildren<QTreeView*>())
        shared << sharedLettersOfMenuAt(tree->viewport());
    shared << sharedLettersOfMenuAt(m_window->tabs().activeSide().tabBar());
    QCOMPARE(shared.join('\n'), QString());
}

// Of what counts wherever the focus is.
void TestMenus::haveEachShortcutOnce()
{
    QHash<QKeySequence, QString> taken;
    for (const auto* action : m_window->window().findChildren<QAction*>()) {
        const bool countsEverywhere = action->shortcutContext() == Qt::WindowShortcut ||
                                      action->shortcutContext() == Qt::ApplicationShortcut;
        for (const QKeySequence& keys : action->shortcuts()) {
            if (!countsEverywhere || action->associatedObjects().isEmpty())
                continue;
            QVERIFY2(!taken.contains(keys),
                     qPrintable(keys.toString() + ": " + taken[keys] + ", " + action->text()));
            taken[keys] = action->text();
        }
    }
    QVERIFY(taken.size() > 30);
}

void TestMenus::areListedWithAllGestures()
{
    ShortcutDialog dialog(*m_window->window().menuBar());
    dialog.show();
    const auto* list = dialog.findChild<QTreeWidget*>();
    const auto isListed = [&](const QString& what) {
        const auto found = list->findItems(what, Qt::MatchExactly | Qt::MatchRecursive);
        return std::ranges::any_of(found, [](const auto* row) { return !row->isHidden(); });
    };
    for (const QAction* action : m_window->window().findChild<Actions*>()->all())
        if (!action->shortcuts().isEmpty())
            QVERIFY2(isListed(action->text().remove('&').remove(u'…')), qPrintable(action->text()));
    for (const char* what : {"Select a rectangle", "Erase", "Mark a cell", "Brush size",
                             "Maximise a plane, or show all of them"})
        QVERIFY2(isListed(what), what);
    QTest::keyClicks(dialog.findChild<QLineEdit*>(), "paint space");
    QVERIFY(isListed("Paint"));
    QVERIFY(!isListed("Mark a cell") && !isListed("Open"));
    int groups = 0;
    for (int i = 0; i < list->topLevelItemCount(); ++i)
        groups += list->topLevelItem(i)->isHidden() ? 0 : 1;
    QCOMPARE(groups, 1);
}

void TestMenus::havePaintingProfilesAndOverlay()
{
    const QMenu& menu = *m_window->window().findChild<Actions*>()->overPicture;
    QVERIFY(menu.isEnabled());
    m_window->tab()->arrayPage()->showView("table");
    QHash<QString, QAction*> actions;
    for (QAction* action : menu.actions())
        actions[action->text()] = action;
    QVERIFY(actions.contains("Pa&int") && actions.contains("&Overlay"));
    QAction* profiles = actions.value("&Profiles");
    QVERIFY(profiles);
    profiles->trigger();
    QVERIFY(profiles->isChecked());
}

// The heatmap has letters for keys, and the focus.
void TestMenus::haveTheirKeysWhileTheyAreOpen()
{
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
    m_window->tab()->arrayPage()->showView("heatmap");
    HeatmapPlot& plot = *heatmapPlotOf(m_window->tab());
    plot.setFocus();
    QAction* profiles = nullptr;
    for (QAction* action : plot.actions())
        if (action->shortcut() == QKeySequence(Qt::Key_P))
            profiles = action;
    QVERIFY(profiles);
    QTest::keyClick(&plot, Qt::Key_P);
    QVERIFY(profiles->isChecked());
    QMenu menu(&m_window->window());
    const QAction* entry = menu.addAction("&Pick");
    QSignalSpy picked(entry, &QAction::triggered);
    menu.popup({20, 20});
    QTRY_COMPARE(QApplication::activePopupWidget(), &menu);
    QTest::keyClick(&menu, Qt::Key_P);
    QVERIFY(profiles->isChecked());
    QCOMPARE(picked.size(), 1);
}

void TestMenus::listsChooseByReturn()
{
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
    QComboBox box(&m_window->window());
    box.addItems({"one", "two", "three"});
    box.show();
    box.showPopup();
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(box.view(), Qt::Key_Down);
    QTest::keyClick(box.view(), Qt::Key_Return);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    QCOMPARE(box.currentText(), QString("two"));
}

const Registered<TestMenus, QApplication> registered;

} // namespace bloscope::tst_menus

#include "tst_menus.moc"
