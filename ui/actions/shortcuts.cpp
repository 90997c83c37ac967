#include "ui/actions/help.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/text/menu_text.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QKeySequence>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace bloscope {

namespace {

constexpr QSize usualSize{620, 640};

QString plain(const QString& text)
{
    return withoutLetter(text).remove(u'…');
}

QString keysOf(const QAction& action)
{
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts())
        keys << key.toString(QKeySequence::NativeText);
    keys.removeDuplicates();
    return keys.join(QStringLiteral(", "));
}

void addMenuRows(const QMenu& menu, QTreeWidgetItem& group)
{
    for (const QAction* action : menu.actions()) {
        if (const auto* below = action->menu<QMenu*>())
            addMenuRows(*below, group);
        else if (!action->shortcuts().isEmpty())
            new QTreeWidgetItem(&group, {plain(action->text()), keysOf(*action)});
    }
}

bool hasAll(const QStringList& words, const QTreeWidgetItem& row)
{
    const QString text = row.parent()->text(0) + ' ' + row.text(0) + ' ' + row.text(1);
    return std::ranges::all_of(
        words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

struct ShortcutDialog::Gesture {
    const char* what;
    const char* keys;
};

struct ShortcutDialog::GestureGroup {
    const char* name;
    std::initializer_list<Gesture> gestures;
};

// What no menu has.
std::span<const ShortcutDialog::GestureGroup> ShortcutDialog::gestureGroups()
{
    static const GestureGroup groups[] = {
        {QT_TR_NOOP("Table"),
         {{QT_TR_NOOP("Move the current cell"),
           QT_TR_NOOP("Arrow keys, Page Up, Page Down, Home, End")},
          {QT_TR_NOOP("Select cells"), QT_TR_NOOP("Shift with these keys, Drag, Shift+Click")},
          {QT_TR_NOOP("Edit the current cell"),
           QT_TR_NOOP("F2, Return, Double-click, or type a value")},
          {QT_TR_NOOP("Accept the value and move on"),
           QT_TR_NOOP("Return, Shift+Return, Tab, Shift+Tab")},
          {QT_TR_NOOP("Discard the typed value"), QT_TR_NOOP("Escape")},
          {QT_TR_NOOP("Fit a column to its contents"),
           QT_TR_NOOP("Double-click on the edge of its header")},
          {QT_TR_NOOP("Change the width of a column"), QT_TR_NOOP("Drag the edge of its header")},
          {QT_TR_NOOP("Open the menu of the cells"), QT_TR_NOOP("Right click")}}},
        {QT_TR_NOOP("Heatmap"),
         {{QT_TR_NOOP("Zoom"), QT_TR_NOOP("Wheel, +, -")},
          {QT_TR_NOOP("Move the picture"), QT_TR_NOOP("Drag, Arrow keys")},
          {QT_TR_NOOP("Show everything"), QT_TR_NOOP("Home, Double-click")},
          {QT_TR_NOOP("Mark a cell"), QT_TR_NOOP("Click")},
          {QT_TR_NOOP("Move the mark"), QT_TR_NOOP("Shift+Arrow keys")},
          {QT_TR_NOOP("Remove mark and selection"), QT_TR_NOOP("Escape")},
          {QT_TR_NOOP("Select a rectangle"), QT_TR_NOOP("Shift+Drag, Ctrl+Shift+Arrow keys")},
          {QT_TR_NOOP("Go to another plane"), QT_TR_NOOP("Page Up, Page Down, Alt+Wheel")},
          {QT_TR_NOOP("Show or hide the histogram"), QT_TR_NOOP("H")},
          {QT_TR_NOOP("Show or hide the profiles"), QT_TR_NOOP("P")},
          {QT_TR_NOOP("Choose a projection"), QT_TR_NOOP("J")},
          {QT_TR_NOOP("Turn the maximum of a volume by 15°, or back"), QT_TR_NOOP("T, Shift+T")},
          {QT_TR_NOOP("Show or hide the overlay"), QT_TR_NOOP("O")},
          {QT_TR_NOOP("Change the colour range"),
           QT_TR_NOOP("Drag an end of the range, or Up, Down, Page Up, Page Down on it")}}},
        {QT_TR_NOOP("Painting"),
         {{QT_TR_NOOP("Start or stop painting"), QT_TR_NOOP("B")},
          {QT_TR_NOOP("Paint"), QT_TR_NOOP("Drag, Space at the marked cell")},
          {QT_TR_NOOP("Erase"), QT_TR_NOOP("Right button, Shift+Drag, Shift+Space")},
          {QT_TR_NOOP("Pick the value of a cell"), QT_TR_NOOP("Alt+Click")},
          {QT_TR_NOOP("Brush size"), QT_TR_NOOP("[, ]")},
          {QT_TR_NOOP("Disc, ball, fill slice, fill volume, polygon, lasso"), QT_TR_NOOP("1 to 6")},
          {QT_TR_NOOP("Fill the polygon, remove its last corner"),
           QT_TR_NOOP("Return or double-click, Backspace")},
          {QT_TR_NOOP("Copy the label to the next or previous slice"), QT_TR_NOOP("N, Shift+N")},
          {QT_TR_NOOP("Interpolate the label between slices"), QT_TR_NOOP("I")},
          {QT_TR_NOOP("Erase islands in the volume or the slice"), QT_TR_NOOP("K, Shift+K")},
          {QT_TR_NOOP("Move the picture"), QT_TR_NOOP("Ctrl+Drag")},
          {QT_TR_NOOP("Stop painting"), QT_TR_NOOP("Escape")}}},
        {QT_TR_NOOP("Curve"),
         {{QT_TR_NOOP("Zoom"), QT_TR_NOOP("Wheel, +, -")},
          {QT_TR_NOOP("Move"), QT_TR_NOOP("Drag, Left, Right")},
          {QT_TR_NOOP("Show everything"), QT_TR_NOOP("Home, Double-click")},
          {QT_TR_NOOP("Mark a point"), QT_TR_NOOP("Click, Shift+Left, Shift+Right")},
          {QT_TR_NOOP("Remove the mark"), QT_TR_NOOP("Escape")},
          {QT_TR_NOOP("Show other lines"), QT_TR_NOOP("Alt+Wheel")}}},
        {QT_TR_NOOP("Planes"),
         {{QT_TR_NOOP("Move the crosshair"), QT_TR_NOOP("Click, Drag, Arrow keys")},
          {QT_TR_NOOP("Go to another plane"), QT_TR_NOOP("Wheel, Page Up, Page Down")},
          {QT_TR_NOOP("Zoom"), QT_TR_NOOP("Ctrl+Wheel, +, -")},
          {QT_TR_NOOP("Move the picture"), QT_TR_NOOP("Ctrl+Drag, Shift+Arrow keys")},
          {QT_TR_NOOP("Maximise a plane, or show all of them"), QT_TR_NOOP("Double-click")},
          {QT_TR_NOOP("Show or hide the enlarged plane"), QT_TR_NOOP("L")},
          {QT_TR_NOOP("Show everything"), QT_TR_NOOP("Home")}}},
        {QT_TR_NOOP("Dimension bar"),
         {{QT_TR_NOOP("Change the index"),
           QT_TR_NOOP("Drag the slider, Click next to its handle, Arrow keys")},
          {QT_TR_NOOP("First or last index"), QT_TR_NOOP("Home, End")},
          {QT_TR_NOOP("Show the typed slice"), QT_TR_NOOP("Return")}}},
        {QT_TR_NOOP("Chunk map"),
         {{QT_TR_NOOP("Choose a chunk"), QT_TR_NOOP("Click, Arrow keys")},
          {QT_TR_NOOP("Show the cells of the chunk"), QT_TR_NOOP("Return, Double-click")},
          {QT_TR_NOOP("Scroll the map"), QT_TR_NOOP("Wheel")}}},
        {QT_TR_NOOP("Bytes"),
         {{QT_TR_NOOP("Move the caret"), QT_TR_NOOP("Arrow keys, Page Up, Page Down, Home, End")},
          {QT_TR_NOOP("Select bytes"), QT_TR_NOOP("Shift with these keys, Drag")},
          {QT_TR_NOOP("Switch between digits and characters"), QT_TR_NOOP("Tab")},
          {QT_TR_NOOP("Show the cell at the caret"), QT_TR_NOOP("Return")}}},
        {QT_TR_NOOP("Metadata"),
         {{QT_TR_NOOP("Add an entry"), QT_TR_NOOP("Insert")},
          {QT_TR_NOOP("Edit the value"), QT_TR_NOOP("Return, Double-click")},
          {QT_TR_NOOP("Rename"), QT_TR_NOOP("F2")},
          {QT_TR_NOOP("Change the type"), QT_TR_NOOP("F4")},
          {QT_TR_NOOP("Edit as JSON or hex"), QT_TR_NOOP("Ctrl+J")},
          {QT_TR_NOOP("Duplicate"), QT_TR_NOOP("Ctrl+D")},
          {QT_TR_NOOP("Move up or down"), QT_TR_NOOP("Alt+Up, Alt+Down")},
          {QT_TR_NOOP("Remove"), QT_TR_NOOP("Delete")},
          {QT_TR_NOOP("Expand everything below"), QT_TR_NOOP("*")}}},
        {QT_TR_NOOP("Bars and panels"),
         {{QT_TR_NOOP("Close the find bar, the go-to bar or a message"), QT_TR_NOOP("Escape")},
          {QT_TR_NOOP("Close a findings or comparison panel"), QT_TR_NOOP("Escape")},
          {QT_TR_NOOP("Next or previous match"), QT_TR_NOOP("Return, Shift+Return")},
          {QT_TR_NOOP("Move a tab, or detach it as a window"), QT_TR_NOOP("Drag")}}}};
    return groups;
}

ShortcutDialog::ShortcutDialog(const QMenuBar& menus, QWidget* parent)
    : QDialog(parent), m_search(new QLineEdit), m_list(new QTreeWidget)
{
    setWindowTitle(tr("Keyboard Shortcuts"));
    layOut();
    addMenus(menus);
    addGestures();
    m_list->expandAll();
    m_list->resizeColumnToContents(0);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutDialog::filter);
    resize(usualSize);
}

void ShortcutDialog::layOut()
{
    m_search->setPlaceholderText(tr("Search actions and keys"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Keys and mouse gestures"));
    m_list->setHeaderLabels({tr("Action"), tr("Keys and mouse")});
    m_list->setItemDelegate(new RoomyDelegate(m_list));
    m_list->setUniformRowHeights(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    putInto(new QVBoxLayout(this), {m_search, {m_list, 1}, buttons});
}

void ShortcutDialog::addMenus(const QMenuBar& menus)
{
    for (const QAction* entry : menus.actions())
        if (const auto* menu = entry->menu<QMenu*>())
            addMenuRows(*menu, *new QTreeWidgetItem(m_list, {plain(entry->text())}));
}

void ShortcutDialog::addGestures()
{
    for (const GestureGroup& group : gestureGroups()) {
        auto* item = new QTreeWidgetItem(m_list, {tr(group.name)});
        for (const Gesture& gesture : group.gestures) {
            auto* row = new QTreeWidgetItem(item, {tr(gesture.what), tr(gesture.keys)});
            row->setToolTip(1, row->text(1));
        }
    }
}

void ShortcutDialog::filter(const QString& text)
{
    const QStringList words = text.split(' ', Qt::SkipEmptyParts);
    for (int g = 0; g < m_list->topLevelItemCount(); ++g) {
        QTreeWidgetItem* group = m_list->topLevelItem(g);
        bool isEmpty = true;
        for (int row = 0; row < group->childCount(); ++row) {
            const bool isFound = hasAll(words, *group->child(row));
            group->child(row)->setHidden(!isFound);
            isEmpty = isEmpty && !isFound;
        }
        group->setHidden(isEmpty);
    }
}

} // namespace bloscope
