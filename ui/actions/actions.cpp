#include "ui/actions/actions.h"

#include "ui/pages/array_views.h"
#include "ui/slice/code_menu.h"
#include "ui/theme/icons.h"

namespace bloscope {

Actions::Actions(QObject* parent) : QObject(parent)
{
    using Keys = QKeySequence;
    const auto standard = [](Keys::StandardKey key) { return Keys::keyBindings(key); };

    newWindow = add(tr("&New Window"), {Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_N)});
    open = add(tr("&Open…"), standard(Keys::Open), "open");
    openFolder = add(tr("Open &Folder…"), {Keys(Qt::CTRL | Qt::ALT | Qt::Key_O)}, "folder");
    openAddress = add(tr("Open A&ddress…"), {Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_O)});
    keepLocalCopy = add(tr("Keep a Local Copy"), {});
    upload = add(tr("&Upload…"), {});
    openSample = add(tr("Open Sa&mple"), {}, "sample");
    clearRecent = add(tr("&Clear List"), {});
    save = add(tr("&Save"), standard(Keys::Save), "save");
    saveAs = add(tr("Save &As…"), {Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    saveCopy = add(tr("Save a Cop&y…"), {});
    saveInOtherForm = add(tr("Save a Copy &in Another Format…"), {});
    salvage = add(tr("Save &What Can Be Read…"), {});
    revert = add(tr("Re&vert"), {});
    compare = add(tr("Com&pare with…"), {});
    checkFile = add(tr("Chec&k File"), {});
    checkFolder = add(tr("Check Fo&lder…"), {});
    reportOnFolder = add(tr("Repor&t on Folder…"), {});
    closeTab = add(tr("&Close"), standard(Keys::Close), "close");
    exportSlice = add(tr("&Export Slice…"), {Keys(Qt::CTRL | Qt::Key_E)}, "export");
    exportMovie = add(tr("E&xport Movie…"), {});
    quit = add(tr("&Quit"), {Keys(Qt::CTRL | Qt::Key_Q)});

    undo = add(tr("&Undo"), standard(Keys::Undo), "undo");
    redo = add(tr("&Redo"), standard(Keys::Redo), "redo");
    if (const Keys more(Qt::CTRL | Qt::Key_Y); !redo->shortcuts().contains(more))
        redo->setShortcuts(redo->shortcuts() << more);
    copy = add(tr("&Copy"), standard(Keys::Copy), "copy");
    copyWithHeaders = add(tr("Copy &with Headers"), {Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_C)});
    for (const CodeLanguage language : codeLanguages)
        copyAsCode << add(menuText(language), {});
    copyAsCode.first()->setShortcut(Keys(Qt::CTRL | Qt::ALT | Qt::Key_C));
    paste = add(tr("Pas&te"), standard(Keys::Paste));
    editCell = add(tr("Ed&it Cell"), {Keys(Qt::Key_F2)});
    fill = add(tr("Fill Selecti&on…"), {});
    clear = add(tr("Cle&ar"), {Keys(Qt::Key_Delete)});
    for (QAction* action : {paste, editCell, clear}) // told here; what has the focus takes the key
        action->setShortcutContext(Qt::WidgetShortcut);
    find = add(tr("&Find…"), standard(Keys::Find));
    findNext = add(tr("Find &Next"), {Keys(Qt::Key_F3)});
    findPrevious = add(tr("Find &Previous"), {Keys(Qt::SHIFT | Qt::Key_F3)});
    replace = add(tr("Find and Replace &Values…"), {Keys(Qt::CTRL | Qt::Key_H)});
    findInStructure = add(tr("Find in &Structure"), {Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_F)});
    showChanges = add(tr("Show C&hanges…"), {});
    editSlice = add(tr("Edit S&lice"), {Keys(Qt::CTRL | Qt::Key_L)});
    goToIndex = add(tr("&Go to Index…"), {Keys(Qt::CTRL | Qt::Key_G)});
    preferences = add(tr("Pr&eferences…"), {Keys(Qt::CTRL | Qt::Key_Comma)});

    transpose = add(tr("&Transpose"), {Keys(Qt::CTRL | Qt::Key_T)}, "swap");
    interpret = add(tr("&Interpret as Array…"), {Keys(Qt::CTRL | Qt::Key_I)});
    tellGeometry = add(tr("Coor&dinates and Units…"), {});
    link = add(tr("&Link Slices"), {Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_L)});
    link->setCheckable(true);
    for (const QString& part : {tr("&Rows, Columns and Indices"), tr("&Marked Cell"), tr("&Zoom"),
                                tr("&Pointer"), tr("&Colours and Range")})
        linkedParts << add(part, {});
    for (QAction* part : std::as_const(linkedParts))
        part->setCheckable(true);
    for (const ArrayView& view : arrayViews())
        showViews << add(view.menuText(), {Keys(Qt::CTRL | view.key)}, view.word);
    overPicture = std::make_unique<QMenu>(tr("Paintin&g and Overlays"));
    overPicture->setEnabled(false);
    zoomIn =
        add(tr("Zoom I&n"), standard(Keys::ZoomIn) << Keys(Qt::CTRL | Qt::Key_Equal), "zoom-in");
    zoomOut = add(tr("Zoom &Out"), standard(Keys::ZoomOut), "zoom-out");
    zoomReset = add(tr("&Reset Zoom"), {Keys(Qt::CTRL | Qt::Key_0)}, "zoom-reset");
    showStructure = add(tr("Str&ucture"), {Keys(Qt::Key_F9)});
    showMetadata = add(tr("&Metadata"), {Keys(Qt::SHIFT | Qt::Key_F9)});
    showLabels = add(tr("Label Si&zes"), {Keys(Qt::CTRL | Qt::Key_F9)});
    showCases = add(tr("Folder Bro&wser"), {Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_F9)});
    showServers = add(tr("Servers"), {Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_B)});
    viewAlone = add(tr("View Alon&e"), {Keys(Qt::Key_F11)});
    split = add(tr("Split Le&ft/Right"), {Keys(Qt::Key_F8)}, "split");
    grid = add(tr("Four in a Grid"), {Keys(Qt::CTRL | Qt::Key_F8)});
    grid->setCheckable(true);
    moveToOtherSide = add(tr("Mo&ve to Other Side"), {Keys(Qt::SHIFT | Qt::Key_F8)});
    for (QAction* action :
         {showStructure, showMetadata, showLabels, showCases, showServers, viewAlone, split})
        action->setCheckable(true);

    nextIndex = add(tr("&Next Index"), {Keys(Qt::ALT | Qt::Key_Right)}, "next");
    previousIndex = add(tr("&Previous Index"), {Keys(Qt::ALT | Qt::Key_Left)}, "previous");
    nextLabelSlice = add(tr("Next Slice &with Label"), {Keys(Qt::ALT | Qt::SHIFT | Qt::Key_Right)});
    previousLabelSlice =
        add(tr("Previous S&lice with Label"), {Keys(Qt::ALT | Qt::SHIFT | Qt::Key_Left)});
    nextTab =
        add(tr("Next &Tab"), {Keys(Qt::CTRL | Qt::Key_Tab), Keys(Qt::CTRL | Qt::Key_PageDown)});
    previousTab = add(tr("Previous T&ab"),
                      {Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), Keys(Qt::CTRL | Qt::Key_PageUp)});
    otherSide = add(tr("&Other Side"), {Keys(Qt::Key_F6)});
    nextFile = add(tr("Next &File in Folder"), {Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown)});
    previousFile =
        add(tr("Previous F&ile in Folder"), {Keys(Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp)});

    guide = add(tr("User &Guide"), standard(Keys::HelpContents));
    shortcuts = add(tr("&Keyboard Shortcuts"), {Keys(Qt::CTRL | Qt::Key_Slash)});
    copyReport = add(tr("Copy &Report"), {});
    about = add(tr("&About Bloscope"), {});
    preferences->setMenuRole(QAction::PreferencesRole);
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);
}

Actions::~Actions() = default;

QAction* Actions::add(const QString& text, const QList<QKeySequence>& keys, const char* icon)
{
    auto* action = new QAction(text, this);
    action->setShortcuts(keys);
    if (icon)
        action->setIcon(lineIcon(QString::fromLatin1(icon)));
    m_all.append(action);
    return action;
}

} // namespace bloscope
