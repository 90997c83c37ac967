#include "ui/actions/help.h"

#include "core/inspect/library_versions.h"
#include "ui/actions/actions.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/tabs/document_tabs.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSplitter>
#include <QStatusBar>
#include <QStyle>
#include <QSysInfo>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <qcustomplot.h>

// A static library's resources are not there until they are asked for, outside of any namespace.
static void makeGuideAvailable()
{
    Q_INIT_RESOURCE(guide);
}

namespace bloscope {

namespace {

constexpr QSize windowSize(900, 680);
constexpr int listWidth = 220;
constexpr int margin = 18; // around the text

// In the order in which they are read. Each begins with its title.
constexpr const char* pageNames[] = {"index.md",        "tutorial.md", "window.md", "views.md",
                                     "tables.md",       "bytes.md",    "values.md", "saving.md",
                                     "command-line.md", "checking.md", "repair.md", "questions.md"};

enum Role { NameRole = Qt::UserRole, TextRole };

QUrl addressOf(const QString& name)
{
    return QUrl(QStringLiteral("qrc:/guide/%1").arg(name));
}

QString markdownOf(const QString& name)
{
    QFile file(QStringLiteral(":/guide/%1").arg(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString plainText(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown);
    return document.toPlainText();
}

QString titleOf(const QString& text)
{
    return text.section('\n', 0, 0);
}

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

const auto placeholder = QStringLiteral("…");

QString line(const QString& name, const QString& version)
{
    return QStringLiteral("%1: %2\n").arg(name, version);
}

QString programVersion(const QString& commit)
{
    const QString version = QApplication::applicationVersion();
    return commit.isEmpty() ? version : QStringLiteral("%1 (%2)").arg(version, commit);
}

constexpr int iconSide = 64;
constexpr QSize dialogSize(520, 460);

QLabel* createText()
{
    auto* label = new QLabel(
        QDialog::tr("<p style=\"font-size: x-large\"><b>Bloscope %1</b></p>"
                    "<p>Opens, shows, checks and edits Blosc2 files.</p>"
                    "<p>Free software under the GNU General Public License, version 3 or later. It "
                    "comes without any warranty.</p>")
            .arg(QGuiApplication::applicationVersion().toHtmlEscaped()));
    label->setWordWrap(true);
    return label;
}

QPlainTextEdit* createVersions(const QString& versions)
{
    auto* text = new QPlainTextEdit(versions.trimmed());
    text->setReadOnly(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setAccessibleName(QDialog::tr("Versions"));
    return text;
}

// Help > About: what this is, and the versions of everything in it.
void showAbout(const QString& versions, QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QDialog::tr("About Bloscope"));
    auto* icon = new QLabel;
    icon->setPixmap(
        applicationIcon().pixmap(QSize(iconSide, iconSide), dialog->devicePixelRatioF()));
    auto* head = new QHBoxLayout;
    head->addWidget(icon, 0, Qt::AlignTop);
    head->addSpacing(12);
    head->addWidget(createText(), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy =
        buttons->addButton(QDialog::tr("&Copy Versions"), QDialogButtonBox::ActionRole);
    QObject::connect(copy, &QPushButton::clicked, dialog,
                     [versions] { QGuiApplication::clipboard()->setText(versions); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addLayout(head);
    column->addSpacing(8);
    column->addWidget(createVersions(versions), 1);
    column->addWidget(buttons);
    dialog->resize(dialogSize);
    dialog->open();
}

constexpr int noticeMs = 6000;

void showShortcuts(QMainWindow& window)
{
    auto* dialog = new ShortcutDialog(*window.menuBar(), &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void copyReport(const DocumentTabs& tabs, const QString& commit, QMainWindow& window)
{
    const DocumentTab* tab = tabs.currentTab();
    const QString text =
        tab ? reportText(commit, tab->problem(), tab->address().path) : versionsText(commit);
    QGuiApplication::clipboard()->setText(text);
    window.statusBar()->showMessage(QDialog::tr("Copied the report."), noticeMs);
}

} // namespace

GuideWindow::GuideWindow(QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_search(new QLineEdit),
      m_pages(new QListWidget),
      m_nothing(new QLabel(tr("No page contains these words."))),
      m_text(new QTextBrowser)
{
    makeGuideAvailable();
    setWindowTitle(tr("Bloscope User Guide"));
    setWindowIcon(applicationIcon());
    resize(windowSize);
    layOut();
    addPages();
    connect(m_search, &QLineEdit::textChanged, this, &GuideWindow::listMatches);
    connect(m_search, &QLineEdit::returnPressed, this, &GuideWindow::goToNextMatch);
    connect(m_pages, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            showPage(item->data(NameRole).toString());
    });
    connect(m_text, &QTextBrowser::sourceChanged, this, &GuideWindow::follow);
    connect(m_text, &QTextBrowser::anchorClicked, this, [](const QUrl& link) {
        if (link.scheme().startsWith(QStringLiteral("http")))
            QDesktopServices::openUrl(link);
    });
    showPage(QString::fromLatin1(pageNames[0]));
    m_search->setFocus();
}

void GuideWindow::layOut()
{
    m_search->setPlaceholderText(tr("Search the guide"));
    m_search->setAccessibleName(tr("Search the guide"));
    m_search->setClearButtonEnabled(true);
    m_pages->setAccessibleName(tr("Pages"));
    m_pages->setItemDelegate(new RoomyDelegate(m_pages));
    m_pages->setFrameShape(QFrame::NoFrame);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    m_text->setAccessibleName(tr("Page"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(margin);
    auto* side = new QWidget;
    putInto(new QVBoxLayout(side), {m_search, m_nothing, {m_pages, 1}});
    auto* halves = new QSplitter;
    halves->addWidget(side);
    halves->addWidget(m_text);
    halves->setSizes({listWidth, windowSize.width() - listWidth});
    halves->setStretchFactor(1, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(halves);
}

void GuideWindow::addPages()
{
    for (const char* name : pageNames) {
        const QString text = plainText(markdownOf(QString::fromLatin1(name)));
        auto* item = new QListWidgetItem(titleOf(text), m_pages);
        item->setData(NameRole, QString::fromLatin1(name));
        item->setData(TextRole, text);
    }
}

void GuideWindow::showPage(const QString& name)
{
    if (name != m_page)
        m_text->setSource(addressOf(name), QTextDocument::MarkdownResource);
}

// The list shows where a link has led; what is searched for is found on each page from its
// beginning.
void GuideWindow::follow(const QUrl& page)
{
    m_page = page.fileName();
    for (int row = 0; row < m_pages->count(); ++row)
        if (m_pages->item(row)->data(NameRole).toString() == m_page)
            m_pages->setCurrentRow(row);
    markMatches();
    goToNextMatch();
}

// Pages that have the words stay; the first of them is shown unless the one in front is among them.
void GuideWindow::listMatches(const QString& words)
{
    QListWidgetItem* first = nullptr;
    for (int row = 0; row < m_pages->count(); ++row) {
        QListWidgetItem* item = m_pages->item(row);
        const bool has = item->data(TextRole).toString().contains(words, Qt::CaseInsensitive);
        item->setHidden(!has);
        if (has && !first)
            first = item;
    }
    m_nothing->setVisible(!first);
    if (first && m_pages->currentItem() && m_pages->currentItem()->isHidden())
        m_pages->setCurrentItem(first);
    markMatches();
    m_text->moveCursor(QTextCursor::Start);
    if (first && !words.isEmpty())
        goToNextMatch();
}

void GuideWindow::markMatches()
{
    QList<QTextEdit::ExtraSelection> marks;
    const QString words = m_search->text();
    QTextCursor found(m_text->document());
    while (!words.isEmpty() && !(found = m_text->document()->find(words, found)).isNull()) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = found;
        mark.format.setBackground(palette().highlight());
        mark.format.setForeground(palette().highlightedText());
        marks << mark;
    }
    m_text->setExtraSelections(marks);
}

void GuideWindow::goToNextMatch()
{
    if (m_search->text().isEmpty() || m_text->find(m_search->text()))
        return;
    m_text->moveCursor(QTextCursor::Start); // around the end
    m_text->find(m_search->text());
}

void GuideWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Find)) {
        m_search->setFocus();
        m_search->selectAll();
    } else if (event->matches(QKeySequence::Cancel) || event->matches(QKeySequence::Close))
        close();
    else if (event->matches(QKeySequence::Back))
        m_text->backward();
    else
        QWidget::keyPressEvent(event);
}

// What is found has the colours of the time when it was marked.
void GuideWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        markMatches();
}

void showGuide(QWidget* window)
{
    auto* guide = window->findChild<GuideWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (!guide)
        guide = new GuideWindow(window);
    guide->show();
    guide->raise();
    guide->activateWindow();
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

QString versionsText(const QString& commit)
{
    const QString qt = QString::fromLatin1(qVersion());
    QString text = line(QStringLiteral("Bloscope"), programVersion(commit));
    text += line(QStringLiteral("Qt"),
                 qt == QLatin1String(QT_VERSION_STR)
                     ? qt
                     : QStringLiteral("%1, built with %2").arg(qt, QT_VERSION_STR));
    text += line(QStringLiteral("QCustomPlot"), QStringLiteral(QCUSTOMPLOT_VERSION_STR));
    for (const LibraryVersion& library : libraryVersions())
        text += line(QString::fromStdString(library.name), QString::fromStdString(library.version));
    text += line(QStringLiteral("System"),
                 QStringLiteral("%1, %2").arg(QSysInfo::prettyProductName(),
                                              QSysInfo::currentCpuArchitecture()));
    text += line(QStringLiteral("Window system"),
                 QStringLiteral("%1, %2").arg(QGuiApplication::platformName(),
                                              OwnStyle::nameOf(*QApplication::style())));
    return text;
}

QString withoutNames(const QString& sentence, const QString& path)
{
    static const QRegularExpression quoted(QStringLiteral("\"[^\"]*\"|“[^”]*”|'[^']*'"));
    static const QRegularExpression paths(
        QStringLiteral("(^|[\\s(])([A-Za-z]:[\\\\/]|[\\\\/~])\\S+"));
    QString anonymous = sentence;
    for (const QString& name : {path, QFileInfo(path).fileName()})
        if (!name.isEmpty())
            anonymous.replace(name, placeholder);
    anonymous.replace(quoted, '"' + placeholder + '"');
    anonymous.replace(paths, "\\1" + placeholder);
    return anonymous;
}

QString reportText(const QString& commit, const QString& error, const QString& path)
{
    const QString text = versionsText(commit);
    return error.isEmpty() ? text : text + line(QStringLiteral("Error"), withoutNames(error, path));
}

void connectHelp(const Actions& actions, const DocumentTabs& tabs, const QString& commit,
                 QMainWindow* window)
{
    const auto on = [window](QAction* action, auto call) {
        QObject::connect(action, &QAction::triggered, window, call);
    };
    on(actions.guide, [window] { showGuide(window); });
    on(actions.shortcuts, [window] { showShortcuts(*window); });
    on(actions.copyReport, [&tabs, commit, window] { copyReport(tabs, commit, *window); });
    on(actions.about, [commit, window] { showAbout(versionsText(commit), window); });
}

} // namespace bloscope
