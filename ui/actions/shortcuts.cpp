#include "ui/actions/help.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"

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

struct Gesture {
    const char* what;
    const char* keys;
};

struct GestureGroup {
    const char* name;
    std::initializer_list<Gesture> gestures;
};

#define SAY(text) QT_TRANSLATE_NOOP("ShortcutDialog", text)

const GestureGroup gestureGroups[] = {
    {SAY("Table"),
     {{SAY("Move the current cell"), SAY("Arrow keys, Page Up, Page Down, Home, End")},
      {SAY("Select cells"), SAY("Shift with these keys, Drag, Shift+Click")},
      {SAY("Edit the current cell"), SAY("F2, Return, Double-click, or type a value")},
      {SAY("Accept the value and move on"), SAY("Return, Shift+Return, Tab, Shift+Tab")},
      {SAY("Discard the typed value"), SAY("Escape")},
      {SAY("Fit a column to its contents"), SAY("Double-click on the edge of its header")},
      {SAY("Change the width of a column"), SAY("Drag the edge of its header")},
      {SAY("Open the menu of the cells"), SAY("Right click")}}},
    {SAY("Heatmap"),
     {{SAY("Zoom"), SAY("Wheel, +, -")},
      {SAY("Move the picture"), SAY("Drag, Arrow keys")},
      {SAY("Show everything"), SAY("Home, Double-click")},
      {SAY("Mark a cell"), SAY("Click")},
      {SAY("Move the mark"), SAY("Shift+Arrow keys")},
      {SAY("Remove mark and selection"), SAY("Escape")},
      {SAY("Select a rectangle"), SAY("Shift+Drag, Ctrl+Shift+Arrow keys")},
      {SAY("Go to another plane"), SAY("Page Up, Page Down, Alt+Wheel")},
      {SAY("Show or hide the histogram"), SAY("H")},
      {SAY("Show or hide the profiles"), SAY("P")},
      {SAY("Choose a projection"), SAY("J")},
      {SAY("Turn the maximum of a volume by 15°, or back"), SAY("T, Shift+T")},
      {SAY("Show or hide the overlay"), SAY("O")},
      {SAY("Change the colour range"),
       SAY("Drag an end of the range, or Up, Down, Page Up, Page Down on it")}}},
    {SAY("Painting"),
     {{SAY("Start or stop painting"), SAY("B")},
      {SAY("Paint"), SAY("Drag, Space at the marked cell")},
      {SAY("Erase"), SAY("Right button, Shift+Drag, Shift+Space")},
      {SAY("Pick the value of a cell"), SAY("Alt+Click")},
      {SAY("Brush size"), SAY("[, ]")},
      {SAY("Disc, ball, fill slice, fill volume, polygon, lasso"), SAY("1 to 6")},
      {SAY("Fill the polygon, remove its last corner"), SAY("Return or double-click, Backspace")},
      {SAY("Copy the label to the next or previous slice"), SAY("N, Shift+N")},
      {SAY("Interpolate the label between slices"), SAY("I")},
      {SAY("Erase islands in the volume or the slice"), SAY("K, Shift+K")},
      {SAY("Move the picture"), SAY("Ctrl+Drag")},
      {SAY("Stop painting"), SAY("Escape")}}},
    {SAY("Curve"),
     {{SAY("Zoom"), SAY("Wheel, +, -")},
      {SAY("Move"), SAY("Drag, Left, Right")},
      {SAY("Show everything"), SAY("Home, Double-click")},
      {SAY("Mark a point"), SAY("Click, Shift+Left, Shift+Right")},
      {SAY("Remove the mark"), SAY("Escape")},
      {SAY("Show other lines"), SAY("Alt+Wheel")}}},
    {SAY("Planes"),
     {{SAY("Move the crosshair"), SAY("Click, Drag, Arrow keys")},
      {SAY("Go to another plane"), SAY("Wheel, Page Up, Page Down")},
      {SAY("Zoom"), SAY("Ctrl+Wheel, +, -")},
      {SAY("Move the picture"), SAY("Ctrl+Drag, Shift+Arrow keys")},
      {SAY("Maximise a plane, or show all of them"), SAY("Double-click")},
      {SAY("Show or hide the enlarged plane"), SAY("L")},
      {SAY("Show everything"), SAY("Home")}}},
    {SAY("Dimension bar"),
     {{SAY("Change the index"), SAY("Drag the slider, Click next to its handle, Arrow keys")},
      {SAY("First or last index"), SAY("Home, End")},
      {SAY("Show the typed slice"), SAY("Return")}}},
    {SAY("Chunk map"),
     {{SAY("Choose a chunk"), SAY("Click, Arrow keys")},
      {SAY("Show the cells of the chunk"), SAY("Return, Double-click")},
      {SAY("Scroll the map"), SAY("Wheel")}}},
    {SAY("Bytes"),
     {{SAY("Move the caret"), SAY("Arrow keys, Page Up, Page Down, Home, End")},
      {SAY("Select bytes"), SAY("Shift with these keys, Drag")},
      {SAY("Switch between digits and characters"), SAY("Tab")},
      {SAY("Show the cell at the caret"), SAY("Return")}}},
    {SAY("Metadata"),
     {{SAY("Add an entry"), SAY("Insert")},
      {SAY("Edit the value"), SAY("Return, Double-click")},
      {SAY("Rename"), SAY("F2")},
      {SAY("Change the type"), SAY("F4")},
      {SAY("Edit as JSON or hex"), SAY("Ctrl+J")},
      {SAY("Duplicate"), SAY("Ctrl+D")},
      {SAY("Move up or down"), SAY("Alt+Up, Alt+Down")},
      {SAY("Remove"), SAY("Delete")},
      {SAY("Expand everything below"), SAY("*")}}},
    {SAY("Bars and panels"),
     {{SAY("Close the find bar, the go-to bar or a message"), SAY("Escape")},
      {SAY("Close a findings or comparison panel"), SAY("Escape")},
      {SAY("Next or previous match"), SAY("Return, Shift+Return")},
      {SAY("Move a tab, or detach it as a window"), SAY("Drag")}}}};

#undef SAY

QString plain(QString text)
{
    return text.remove('&').remove(u'…');
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
    for (const GestureGroup& group : gestureGroups) {
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
