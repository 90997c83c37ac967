#include "ui/window/file_opener.h"

#include "core/change/write_labels.h"
#include "ui/actions/actions.h"
#include "ui/actions/sample_path.h"
#include "ui/actions/welcome_page.h"
#include "ui/controls/message_bar.h"
#include "ui/controls/open_dialog.h"
#include "ui/document/document_edits.h"
#include "ui/pages/array_page.h"
#include "ui/pages/page_command.h"
#include "ui/settings/settings.h"
#include "ui/tabs/document_tabs.h"
#include "ui/window/geometry_dialog.h"
#include "ui/window/interpret_dialog.h"

#include <QDialog>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <algorithm>

namespace bloscope {

namespace {

// Into entries of the metadata, as one step that can be undone; none where these cannot be edited.
GeometryDialog::Write writerOfGeometry(const Document& document, DocumentEdits* edits)
{
    if (!edits || !edits->isLoaded())
        return {};
    return [edits = QPointer(edits), shape = document.array()->shape(),
            told = *document.toldGeometry()](const HandGeometry& hand) -> Result<> {
        if (!edits)
            return usageError(FileOpener::tr("the file is closed").toStdString());
        Geometry geometry = told;
        putByHand(hand, shape, geometry);
        return edits->edit(FileOpener::tr("Write Coordinates"),
                           [&](EditSet& to) { return writeLabels(hand, geometry, to); });
    };
}

// Is something asked or shown that is about an open document?
bool hasDialogOverTabs(const DocumentTabs& tabs)
{
    const auto dialogs = tabs.findChildren<QDialog*>();
    return tabs.currentTab() && std::ranges::any_of(dialogs, [](const QDialog* dialog) {
               return dialog->isVisible() && dialog->isModal();
           });
}

// The same of questions of the window, as whether to save before it closes.
bool isQuestionOpen(const DocumentTabs& tabs)
{
    const auto questions = tabs.window()->findChildren<QMessageBox*>();
    return tabs.currentTab() &&
           std::ranges::any_of(questions, [](const QMessageBox* box) { return box->isVisible(); });
}

// Beside the document in front, as when a folder is checked.
QString folderOf(const DocumentTabs& tabs, const Settings& settings)
{
    const DocumentTab* tab = tabs.currentTab();
    const QFileInfo file(tab ? tab->address().path : QString());
    return file.exists() ? file.absolutePath() : settings.lastFolder();
}

} // namespace

FileOpener::FileOpener(const Actions& actions, DocumentTabs& tabs, WelcomePage& welcome,
                       Settings& settings, Scheduler& scheduler, QWidget* parent)
    : QObject(parent),
      m_actions(actions),
      m_tabs(tabs),
      m_welcome(welcome),
      m_settings(settings),
      m_scheduler(scheduler),
      m_window(parent),
      m_recentMenu(new QMenu(parent))
{
    connect(actions.open, &QAction::triggered, this,
            [this] { ask(newOpenDialog(folderOf(m_tabs, m_settings), m_window)); });
    connect(actions.openFolder, &QAction::triggered, this,
            [this] { ask(newOpenFolderDialog(folderOf(m_tabs, m_settings), m_window)); });
    connect(actions.openSample, &QAction::triggered, this, [this] { open({samplePath()}); });
    connect(actions.clearRecent, &QAction::triggered, this, [this] {
        m_settings.clearRecentFiles();
        tellRecentFiles();
    });
    connect(&welcome, &WelcomePage::fileWanted, this,
            [this](const QString& path) { open({path}); });
    connect(&tabs, &DocumentTabs::fileOpened, this, [this](const QString& path) {
        m_settings.addRecentFile(path);
        tellRecentFiles();
    });
    connect(&tabs, &DocumentTabs::copyPlaced, this,
            [this](const QString& path, const HandGeometry& geometry) {
                m_settings.setHandGeometry(OpenRequest::of(path).address.fullName(), geometry);
            });
    connect(actions.interpret, &QAction::triggered, this, &FileOpener::askForInterpretation);
    connect(&tabs, &DocumentTabs::interpretWanted, this, &FileOpener::askForInterpretation);
    connect(actions.tellGeometry, &QAction::triggered, this, &FileOpener::askForGeometry);
    updateRecentFiles();
}

void FileOpener::open(const QStringList& paths, const OpenOptions& wish)
{
    for (const QString& path : paths) {
        if (path.isEmpty())
            continue;
        DocumentTab* tab =
            openTab(m_settings.withWhatWasTold(OpenRequest::of(path, wish.key)), wish.slice);
        tab->whenOpen([tab, wish] { show(*tab, wish); });
    }
}

// Not in front of a document that a dialog is about, where another call of the program opens it.
DocumentTab* FileOpener::openTab(const OpenRequest& request, const QString& slice)
{
    if (!hasDialogOverTabs(m_tabs) && !isQuestionOpen(m_tabs)) {
        m_tabs.open(request, slice);
        return m_tabs.currentTab();
    }
    m_tabs.openBehind(request);
    const QList<DocumentTab*> tabs = m_tabs.tabs();
    DocumentTab* tab = *std::ranges::find(tabs, request.address, &DocumentTab::address);
    if (!slice.isEmpty())
        tab->showSlice(slice);
    return tab;
}

// What was remembered of the file is there already.
void FileOpener::show(const DocumentTab& tab, const OpenOptions& wish)
{
    ArrayPage* page = tab.arrayPage();
    const QStringList problems = page ? showAsAsked(*page, wish) : QStringList();
    if (!problems.isEmpty())
        page->messageBar().tell(MessageBar::Severity::Note, problems.join(' '));
}

void FileOpener::ask(QFileDialog* dialog)
{
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList& paths) {
        m_settings.setLastFolder(QFileInfo(paths.first()).absolutePath());
        open(paths);
    });
    dialog->open();
}

void FileOpener::askForInterpretation()
{
    const ArrayPage* page = m_tabs.currentArrayPage();
    if (!page || !page->canInterpret())
        return;
    auto* dialog = new InterpretDialog(page->document().reader(), m_scheduler, m_tabs.currentTab());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const QPointer<DocumentTab> tab = m_tabs.currentTab();
    connect(dialog, &InterpretDialog::chosen, this, [this, tab](const Interpretation& how) {
        if (tab)
            interpret(*tab, how);
    });
    connect(dialog, &InterpretDialog::resetWanted, this, [this, tab] {
        if (tab)
            interpret(*tab, std::nullopt);
    });
    dialog->open();
}

void FileOpener::interpret(DocumentTab& tab, const std::optional<Interpretation>& how)
{
    m_settings.setInterpretation(tab.address().fullName(), how);
    tab.file().interpret(how);
}

void FileOpener::askForGeometry()
{
    const ArrayPage* page = m_tabs.currentArrayPage();
    if (!page)
        return;
    const QPointer<DocumentTab> tab = m_tabs.currentTab();
    auto* dialog =
        new GeometryDialog(page->document(), writerOfGeometry(page->document(), tab->edits()), tab);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GeometryDialog::chosen, this,
            [this, tab](const std::optional<HandGeometry>& geometry) {
                if (tab)
                    tellGeometry(*tab, geometry);
            });
    dialog->open();
}

void FileOpener::tellGeometry(DocumentTab& tab, const std::optional<HandGeometry>& geometry)
{
    m_settings.setHandGeometry(tab.address().fullName(), geometry);
    tab.keepView();
    tab.file().tellGeometry(geometry);
}

void FileOpener::tellRecentFiles()
{
    updateRecentFiles();
    emit recentFilesChanged();
}

void FileOpener::updateRecentFiles()
{
    const QStringList paths = m_settings.recentFiles();
    m_welcome.setRecentFiles(paths);
    m_recentMenu->clear();
    m_recentMenu->setEnabled(!paths.isEmpty());
    for (const QString& path : paths) {
        const QString name = QDir::toNativeSeparators(path).replace('&', "&&");
        connect(m_recentMenu->addAction(name), &QAction::triggered, this,
                [this, path] { open({path}); });
    }
    m_recentMenu->addSeparator();
    m_recentMenu->addAction(m_actions.clearRecent);
}

} // namespace bloscope
