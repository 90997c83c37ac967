#include "ui/tabs/document_tabs.h"

#include "ui/document/document_edits.h"
#include "ui/document/link_group.h"
#include "ui/pages/damage_notice.h"
#include "ui/tabs/document_saver.h"
#include "ui/tabs/document_tab.h"
#include "ui/tabs/outside_changes.h"
#include "ui/tabs/save_obstacle.h"
#include "ui/tabs/unsaved_questions.h"
#include "ui/worker/long_job.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QMessageBox>
#include <algorithm>

namespace bloscope {

namespace {

// Gives each dialog over a document the name of its file, unless its title says that already: what
// it is about cannot be seen from the tab below, which may be covered.
class DialogTitles final : public QObject {
 public:
    explicit DialogTitles(DocumentTabs& tabs) : QObject(&tabs), m_tabs(tabs)
    {
        qApp->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* dialog = event->type() == QEvent::Show ? qobject_cast<QDialog*>(watched) : nullptr;
        const DocumentTab* tab = dialog ? tabOf(*dialog) : nullptr;
        if (tab && !dialog->windowTitle().isEmpty() &&
            !dialog->windowTitle().contains(tab->address().name()))
            dialog->setWindowTitle(
                DocumentTabs::tr("%1 – %2").arg(dialog->windowTitle(), tab->address().name()));
        return false;
    }

 private:
    // Dialogs of the window itself are about no document; those of its panels about the one in
    // front.
    const DocumentTab* tabOf(const QDialog& dialog) const
    {
        const QWidget* over = dialog.parentWidget();
        while (over && qobject_cast<const QDialog*>(over->window()))
            over = over->window()->parentWidget(); // what that dialog is about
        if (!over || over == m_tabs.window() || over->window() != m_tabs.window())
            return nullptr;
        for (const QWidget* each = over; each; each = each->parentWidget())
            if (const auto* tab = qobject_cast<const DocumentTab*>(each))
                return tab;
        return m_tabs.currentTab();
    }

    const DocumentTabs& m_tabs;
};

} // namespace

void DocumentLeaver::leave(DocumentTab& tab, const std::function<void()>& goOn)
{
    if (tab.saver().isSaving())
        return leaveWhenSaved(tab, goOn);
    if (!tab.pending())
        return goOn();
    auto& wanted = m_settling[&tab] = std::make_unique<QObject>();
    tab.pending()->whenSettled(wanted.get(), [this, &tab, goOn](bool isWhole) {
        m_settling.erase(&tab);
        if (isWhole)
            leaveSettled(tab, goOn);
    });
}

void DocumentLeaver::leaveSettled(DocumentTab& tab, const std::function<void()>& goOn)
{
    if (!tab.isEdited())
        return goOn();
    emit asking(&tab);
    const QDialog* question = askWhetherToSave(
        tab.address().name(), tab.pending()->unsavedText(), &tab, &tab,
        [this, &tab, goOn] {
            leaveWhenSaved(tab, goOn);
            tab.saver().save();
        },
        goOn);
    connect(question, &QDialog::finished, this, [this, &tab](int answer) {
        if (answer == QMessageBox::Cancel)
            emit stayed(&tab);
    });
}

// Unless that fails. What was edited meanwhile is asked for.
void DocumentLeaver::leaveWhenSaved(DocumentTab& tab, const std::function<void()>& goOn)
{
    connect(
        &tab.saver(), &DocumentSaver::ended, this,
        [this, &tab, goOn](bool isSaved) {
            if (isSaved)
                leave(tab, goOn);
        },
        Qt::SingleShotConnection);
}

void DocumentLeaver::forget(const DocumentTab& tab)
{
    tab.saver().disconnect(this);
    m_settling.erase(&tab);
}

DocumentTabs::DocumentTabs(AppServices services, ExportMemory& exports, QWidget* parent)
    : DocumentSides(parent),
      m_services(services),
      m_exports(exports),
      m_leaver(new DocumentLeaver(this))
{
    connect(this, &DocumentSides::closeWanted, this, &DocumentTabs::close);
    connect(this, &DocumentSides::currentChanged, this, [this] {
        frontChanged();
        emit notice(m_untold.take(currentTab()));
    });
    connect(this, &DocumentSides::wasSplit, this, &DocumentTabs::linkSides);
    connect(m_leaver, &DocumentLeaver::asking, this, [this](DocumentTab* tab) {
        m_inFrontBefore = currentTab();
        setCurrentTab(tab);
    });
    connect(m_leaver, &DocumentLeaver::stayed, this, [this](DocumentTab* tab) {
        if (m_inFrontBefore && currentTab() == tab)
            setCurrentTab(m_inFrontBefore);
    });
    new DialogTitles(*this);
}

void DocumentTabs::open(const OpenRequest& request, const QString& slice)
{
    DocumentTab* there = find(request.address);
    if (!there)
        return addTab(newTab(request, slice));
    setCurrentTab(there);
    if (there->hasFailed())
        there->file().open(); // it may be there now
    if (!slice.isEmpty())
        there->showSlice(slice);
}

void DocumentTabs::openBehind(const OpenRequest& request, DocumentTab* opener)
{
    if (find(request.address))
        return;
    DocumentTab* tab = newTab(request, {});
    if (opener)
        m_openers.insert(tab, opener);
    addTabBehind(tab);
}

DocumentTab* DocumentTabs::newTab(const OpenRequest& request, const QString& slice)
{
    auto* tab = new DocumentTab(request, slice, m_services, this);
    connectTab(tab);
    return tab;
}

void DocumentTabs::connectTab(DocumentTab* tab)
{
    connect(tab, &DocumentTab::closeWanted, this, [this, tab] { close(tab); });
    connect(tab, &DocumentTab::openWanted, this,
            [this](const OpenRequest& wanted) { open(wanted); });
    connect(tab, &DocumentTab::opened, this, [this, tab] { tabOpened(tab); });
    connect(tab, &DocumentTab::pageReplaced, this, &DocumentTabs::pageReplaced);
    connect(tab, &DocumentTab::pageReplaced, this, [this, tab] {
        connectPage(tab);
        tabChanged(tab);
    });
    connect(&tab->file(), &OpenFile::failed, this, [this, tab] { tabChanged(tab); });
    connect(&tab->file(), &OpenFile::reloaded, this,
            [this, tab] { emit fileReadAgain(tab->address().path); });
    connect(&tab->file(), &OpenFile::wentTo, this, [this, tab] {
        closeLeft(*tab);
        showTitle(*tab);
    });
    connect(&tab->file(), &OpenFile::stayed, this, [this, tab] { m_left.remove(tab); });
    connectSaving(tab);
}

void DocumentTabs::disconnectTab(const DocumentTab& tab)
{
    tab.disconnect(this);
    for (const QObject* part : tab.findChildren<QObject*>())
        part->disconnect(this);
    m_leaver->forget(tab);
    m_openers.removeIf([&tab](const auto& each) { return each.key() == &tab || *each == &tab; });
    m_left.remove(&tab);
    m_untold.remove(&tab);
}

// What is saved and undone in front may be of another tab (editedTab()).
void DocumentTabs::tell(const DocumentTab& tab, const QString& sentence)
{
    if (&tab == currentTab() || &tab == editedTab())
        emit notice(sentence);
    else
        m_untold[&tab] = sentence;
}

void DocumentTabs::connectSaving(DocumentTab* tab)
{
    const DocumentSaver& saver = tab->saver();
    const auto tellOfTab = [this, tab](const QString& sentence) { tell(*tab, sentence); };
    connect(&saver, &DocumentSaver::jobStarted, this, &DocumentTabs::jobAdopted);
    connect(&saver, &DocumentSaver::notice, this, tellOfTab);
    connect(&saver, &DocumentSaver::ended, this, [this, tab](bool isSaved) {
        if (!isSaved && tab == editedTab() && !tab->problem().isEmpty())
            setCurrentTab(tab); // which tells it
        if (isSaved && tab->file().request().beginsAttributes)
            showNewPart(tab->file().request());
    });
    connect(&saver, &DocumentSaver::abilitiesChanged, this, &DocumentTabs::abilitiesChanged);
    connect(&tab->outsideChanges(), &OutsideChanges::notice, this, tellOfTab);
    connect(&tab->saveObstacle(), &SaveObstacle::changed, this, [this, tab] { showTitle(*tab); });
    connect(&tab->file(), &OpenFile::editedChanged, this, [this, tab] {
        showTitle(*tab);
        emit abilitiesChanged();
    });
    connect(&tab->file(), &OpenFile::stepsChanged, this, [this, tab] {
        if (tab == editedTab())
            emit stepsChanged();
    });
    connect(&tab->file(), &OpenFile::addressChanged, this, [this, tab] {
        closeOthersLike(*tab);
        showTitle(*tab);
        emit fileOpened(tab->address().path);
    });
}

// A store that is shown has one part more.
void DocumentTabs::showNewPart(const OpenRequest& saved)
{
    for (const DocumentTab* tab : tabs()) {
        const OpenedDocument* document = tab->file().document();
        const auto* shown = document ? std::get_if<OpenedStore>(&document->content) : nullptr;
        if (shown && tab->address().path == saved.address.path && !shown->store->find(saved.key))
            tab->file().reload();
    }
}

// What was saved over a file that is open elsewhere shows that file now.
void DocumentTabs::closeOthersLike(const DocumentTab& tab)
{
    for (DocumentTab* other : tabs())
        if (other != &tab && other->address() == tab.address() && !other->isEdited())
            remove(other);
}

// The mark of edits that are not saved is seen from other tabs, too.
void DocumentTabs::showTitle(const DocumentTab& tab)
{
    describeTabs();
    if (&tab == currentTab())
        emit titleChanged();
}

// Arrays of the same shape are there to be compared: the others go to where this one is.
void DocumentTabs::linkSides()
{
    const ArrayPage* here = currentArrayPage();
    for (const DocumentTab* tab : tabsInFront()) {
        const ArrayPage* other = tab->arrayPage();
        if (!here || !other || other == here ||
            here->document().array()->shape() != other->document().array()->shape())
            continue;
        here->link().setOn(true);
        other->link().setOn(true);
    }
    emit abilitiesChanged();
}

void DocumentTabs::frontChanged()
{
    m_openers.remove(currentTab());
    emit stepsChanged();
    emit currentPageChanged();
}

void DocumentTabs::tabOpened(DocumentTab* tab)
{
    connectPage(tab);
    if (ArrayPage* array = tab->arrayPage())
        emit arrayOpened(array);
    if (tab->address().inside.isEmpty() && !tab->file().wasGoneTo())
        emit fileOpened(tab->address().path);
    tabChanged(tab);
    if (tab == currentTab())
        tab->page()->takeFocus();
}

// It has another page or none, and other edits.
void DocumentTabs::tabChanged(DocumentTab* tab)
{
    describeTabs();
    if (tab == currentTab())
        frontChanged();
    else if (tab == editedTab())
        emit stepsChanged();
}

void DocumentTabs::connectPage(DocumentTab* tab)
{
    DocumentPage* page = tab->page();
    page->follow(m_preferences);
    connect(page, &DocumentPage::abilitiesChanged, this, &DocumentTabs::abilitiesChanged);
    connect(page, &DocumentPage::notice, this,
            [this, tab](const QString& sentence) { tell(*tab, sentence); });
    for (const auto changed : {&DamageNotice::found, &DamageNotice::forgotten})
        connect(&page->damage(), changed, this, [this, tab] { showTitle(*tab); });
    connect(page, &DocumentPage::jobAdopted, this, &DocumentTabs::jobAdopted);
    connect(page, &DocumentPage::openWanted, this,
            [this](const OpenRequest& request) { open(request); });
    connect(page, &DocumentPage::openBehindWanted, this,
            [this, tab](const OpenRequest& request) { openBehind(request, tab); });
    connect(page, &DocumentPage::editedElsewhereChanged, this, [this] {
        emit stepsChanged();
        emit abilitiesChanged();
    });
    ArrayPage* array = tab->arrayPage();
    if (!array)
        return;
    array->setExportMemory(&m_exports);
    connect(array, &ArrayPage::interpretWanted, this, &DocumentTabs::interpretWanted);
    connect(array, &ArrayPage::copyPlaced, this, &DocumentTabs::copyPlaced);
    connect(&array->link(), &DocumentLink::changed, this, [this] { describeTabs(); });
}

void DocumentTabs::close(DocumentTab* tab)
{
    if (tab)
        leave(*tab, [this, tab] {
            closeLeft(*tab);
            remove(tab);
        });
}

void DocumentTabs::leave(DocumentTab& tab, const std::function<void()>& goOn)
{
    QList<QPointer<DocumentTab>> behind;
    for (DocumentTab* other : m_openers.keys(&tab))
        behind << other;
    m_leaver->leave(tab, [this, &tab, behind, goOn] {
        m_left.remove(&tab);
        leaveBehind(tab, behind, goOn);
    });
    tellUnsettled(tab);
}

void DocumentTabs::tellUnsettled(const DocumentTab& tab)
{
    if (tab.pending() && !tab.pending()->isSettled())
        emit notice(tr("“%1” must finish first.").arg(tab.pending()->waitingName()));
}

void DocumentTabs::leaveBehind(DocumentTab& opener, QList<QPointer<DocumentTab>> behind,
                               const std::function<void()>& goOn)
{
    behind.removeAll(nullptr);
    if (behind.isEmpty())
        return goOn();
    DocumentTab* const next = behind.takeFirst();
    m_leaver->leave(*next, [this, &opener, next, behind, goOn] {
        m_left[&opener] << Left{next, next->isEdited()};
        if (currentTab() == next) // it had something to ask
            setCurrentTab(&opener);
        leaveBehind(opener, behind, goOn);
    });
}

// Not those in which something was edited since.
void DocumentTabs::closeLeft(const DocumentTab& opener)
{
    for (const Left& left : m_left.take(&opener))
        if (left.tab && (left.mayLose || !left.tab->isEdited()))
            remove(left.tab);
}

void DocumentTabs::remove(DocumentTab* tab)
{
    disconnectTab(*tab); // a file that opens after all is of no interest
    removeTab(tab);
    // Not at once: the call may come from one of its own buttons.
    tab->deleteLater();
}

QList<DocumentTab*> DocumentTabs::editedTabs() const
{
    QList<DocumentTab*> edited = tabs();
    edited.removeIf([](const DocumentTab* tab) { return !tab->isEdited(); });
    return edited;
}

namespace {

void settle(QList<QPointer<DocumentTab>> tabs, const QPointer<QObject>& context,
            const std::function<void(bool isWhole)>& then)
{
    while (!tabs.isEmpty() && context) {
        const QPointer<DocumentTab> tab = tabs.takeFirst();
        if (tab && tab->pending())
            return tab->pending()->whenSettled(context, [tabs, context, then](bool isWhole) {
                isWhole ? settle(tabs, context, then) : then(false);
            });
    }
    if (context)
        then(true);
}

} // namespace

void DocumentTabs::whenSettled(QObject* context, const std::function<void(bool isWhole)>& then)
{
    const QList<DocumentTab*> all = tabs();
    settle(QList<QPointer<DocumentTab>>(all.begin(), all.end()), context, then);
    for (const DocumentTab* tab : all)
        tellUnsettled(*tab);
}

void DocumentTabs::checkFiles()
{
    for (const DocumentTab* tab : tabs())
        tab->outsideChanges().check();
}

void DocumentTabs::release(DocumentTab* tab)
{
    disconnectTab(*tab);
    removeTab(tab);
}

void DocumentTabs::adopt(DocumentTab* tab)
{
    connectTab(tab);
    if (tab->page())
        connectPage(tab);
    addTab(tab);
    tabChanged(tab);
}

DocumentTab* DocumentTabs::find(const DocumentAddress& address) const
{
    const QList<DocumentTab*> all = tabs();
    const auto there = std::ranges::find(all, address, &DocumentTab::address);
    return there == all.end() ? nullptr : *there;
}

DocumentPage* DocumentTabs::currentPage() const
{
    DocumentTab* tab = currentTab();
    return tab ? tab->page() : nullptr;
}

ArrayPage* DocumentTabs::currentArrayPage() const
{
    return qobject_cast<ArrayPage*>(currentPage());
}

DocumentTab* DocumentTabs::editedTab() const
{
    const DocumentPage* page = currentPage();
    const auto elsewhere = page ? page->editedElsewhere() : std::nullopt;
    DocumentTab* other = elsewhere ? find(*elsewhere) : nullptr;
    return other ? other : currentTab();
}

PendingEdits* DocumentTabs::currentEdits() const
{
    DocumentTab* tab = editedTab();
    return tab ? tab->pending() : nullptr;
}

bool DocumentTabs::hasPages() const
{
    return std::ranges::any_of(tabs(), &DocumentTab::page);
}

void DocumentTabs::follow(const Preferences& preferences)
{
    m_preferences = preferences;
    for (const DocumentTab* tab : tabs())
        if (DocumentPage* page = tab->page())
            page->follow(preferences);
}

} // namespace bloscope
