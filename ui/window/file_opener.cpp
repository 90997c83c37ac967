#include "ui/window/file_opener.h"

#include "core/change/write_labels.h"
#include "core/remote/remote_listing.h"
#include "ui/actions/actions.h"
#include "ui/actions/sample_path.h"
#include "ui/actions/welcome_page.h"
#include "ui/controls/message_bar.h"
#include "ui/controls/open_dialog.h"
#include "ui/document/document_edits.h"
#include "ui/pages/array_page.h"
#include "ui/pages/page_command.h"
#include "ui/servers/servers_view.h"
#include "ui/settings/settings.h"
#include "ui/tabs/document_tabs.h"
#include "ui/text/error_text.h"
#include "ui/window/geometry_dialog.h"
#include "ui/window/interpret_dialog.h"

#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPointer>
#include <algorithm>

namespace bloscope {

namespace {

constexpr qint64 mostRead = 65536; // bytes of a text

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

// The first line that is no comment. For worker threads.
bool beginsWithAddress(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QList<QByteArray> lines = file.read(mostRead).split('\n');
    const auto first = std::ranges::find_if(lines, [](const QByteArray& line) {
        return !line.trimmed().isEmpty() && !line.trimmed().startsWith('#');
    });
    return first != lines.end() && isOnServer(QString::fromUtf8(first->trimmed()));
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
    connect(actions.openAddress, &QAction::triggered, this, &FileOpener::askForAddress);
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
    for (const QString& path : paths)
        if (isCalledAddressList(path.toStdString()))
            openText(path, wish);
        else if (!path.isEmpty())
            openFile(path, wish);
}

void FileOpener::openFile(const QString& path, const OpenOptions& wish)
{
    DocumentTab* tab =
        openTab(withWhatWasTold(OpenRequest::of(path, wish.key), m_settings), wish.slice);
    tab->whenOpen([tab, wish] { show(*tab, wish); });
}

// Addresses to be browsed, or something else.
void FileOpener::openText(const QString& path, const OpenOptions& wish)
{
    if (isOnServer(path))
        return emit listWanted(path);
    m_texts[path] = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [path](const std::stop_token&) { return beginsWithAddress(path); },
        [this, path, wish](bool isList) {
            m_texts.erase(path);
            if (isList)
                emit listWanted(OpenRequest::of(path).address.path);
            else
                openFile(path, wish);
        });
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

// One that was copied elsewhere is probably what is wanted.
void FileOpener::askForAddress()
{
    QStringList known = m_settings.recentFiles();
    known.removeIf([](const QString& path) { return !isOnServer(path); });
    const QString copied = QGuiApplication::clipboard()->text().trimmed();
    auto* dialog = new AddressDialog(AddressDialog::Purpose::Open, known,
                                     isOnServer(copied) ? copied : QString(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AddressDialog::chosen, this,
            [this](const QString& address) { open({address}); });
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
