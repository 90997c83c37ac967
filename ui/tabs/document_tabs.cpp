#include "ui/tabs/document_tabs.h"

#include "ui/metadata/metadata_edits.h"
#include "ui/overlay/overlay_array.h"
#include "ui/tabs/document_saver.h"
#include "ui/tabs/document_tab_bar.h"
#include "ui/tabs/outside_changes.h"
#include "ui/tabs/save_note.h"
#include "ui/tabs/unsaved_questions.h"
#include "ui/theme/icons.h"
#include "ui/worker/long_job.h"

#include <QStyle>

namespace bloscope {

DocumentTabs::DocumentTabs(Workshop workshop, ExportMemory& exports, QWidget* parent)
    : QTabWidget(parent), m_workshop(workshop), m_exports(exports)
{
    createBar();
    setDocumentMode(true);
    setTabsClosable(true);
    setMovable(true);
    setElideMode(Qt::ElideMiddle);
    setAccessibleName(tr("Open files"));
    connect(this, &QTabWidget::tabCloseRequested, this, [this](int index) { close(tab(index)); });
    connect(this, &QTabWidget::currentChanged, this, &DocumentTabs::frontChanged);
}

void DocumentTabs::createBar()
{
    auto* bar = new DocumentTabBar(this);
    setTabBar(bar);
    connect(bar, &DocumentTabBar::tornOff, this,
            [this](int index) { emit tabTornOff(tab(index)); });
    connect(bar, &DocumentTabBar::menuWanted, this,
            [this](int index, const QPoint& at) { emit tabMenuWanted(tab(index), at); });
}

void DocumentTabs::open(const OpenRequest& request, const QString& slice)
{
    DocumentTab* there = find(request.address);
    if (!there)
        return add(request, slice);
    setCurrentWidget(there);
    if (!slice.isEmpty())
        there->showSlice(slice);
}

void DocumentTabs::add(const OpenRequest& request, const QString& slice)
{
    auto* tab = new DocumentTab(request, slice, m_workshop, this);
    connectTab(tab);
    putInFront(tab);
}

void DocumentTabs::connectTab(DocumentTab* tab)
{
    connect(tab, &DocumentTab::closeWanted, this, [this, tab] { close(tab); });
    connect(tab, &DocumentTab::openWanted, this,
            [this](const OpenRequest& wanted) { open(wanted); });
    connect(tab, &DocumentTab::opened, this, [this, tab] { tabOpened(tab); });
    connect(tab, &DocumentTab::pageReplaced, this, &DocumentTabs::pageReplaced);
    connect(tab, &DocumentTab::pageReplaced, this, [this, tab] { tabReloaded(tab); });
    connect(&tab->file(), &OpenFile::failed, this, [this, tab] { tabFailed(tab); });
    connect(&tab->file(), &OpenFile::wentTo, this, [this, tab] { showTitle(tab); });
    connectSaving(tab);
}

void DocumentTabs::disconnectTab(const DocumentTab& tab)
{
    tab.disconnect(this);
    for (const QObject* part : tab.findChildren<QObject*>())
        part->disconnect(this);
}

void DocumentTabs::putInFront(DocumentTab* tab)
{
    const QIcon icon =
        tab->hasFailed() ? style()->standardIcon(QStyle::SP_MessageBoxCritical) : lineIcon("file");
    const int index = addTab(tab, icon, tab->address().name().replace('&', "&&"));
    setTabToolTip(index, tab->address().fullName());
    setCurrentIndex(index);
}

void DocumentTabs::connectSaving(DocumentTab* tab)
{
    const DocumentSaver& saver = tab->saver();
    connect(&saver, &DocumentSaver::jobStarted, this, &DocumentTabs::jobAdopted);
    connect(&saver, &DocumentSaver::notice, this, &DocumentTabs::notice);
    connect(&saver, &DocumentSaver::abilitiesChanged, this, &DocumentTabs::abilitiesChanged);
    connect(&tab->outsideChanges(), &OutsideChanges::notice, this, &DocumentTabs::notice);
    connect(&tab->saveNote(), &SaveNote::changed, this, [this, tab] { showTitle(tab); });
    connect(&tab->file(), &OpenFile::editedChanged, this, [this, tab] {
        showTitle(tab);
        emit abilitiesChanged();
    });
    connect(&tab->file(), &OpenFile::addressChanged, this, [this, tab] {
        closeOthersLike(*tab);
        showTitle(tab);
        emit fileOpened(tab->address().path);
    });
}

// What was saved over a file that is open elsewhere shows that file now.
void DocumentTabs::closeOthersLike(const DocumentTab& tab)
{
    for (int index = count() - 1; index >= 0; --index) {
        DocumentTab* other = this->tab(index);
        if (other != &tab && other->address() == tab.address() && !other->isEdited())
            remove(other);
    }
}

// The mark of edits that are not saved is seen from other tabs, too.
void DocumentTabs::showTitle(DocumentTab* tab)
{
    const QString name = tab->address().name().replace('&', "&&");
    setTabText(indexOf(tab), tab->isEdited() ? name + '*' : name);
    QStringList about{tab->address().fullName()};
    if (tab->isEdited())
        about << tr("Edited, and not saved yet.");
    if (!tab->saveNote().sentence().isEmpty())
        about << tab->saveNote().sentence();
    setTabToolTip(indexOf(tab), about.join('\n'));
    if (tab == currentTab())
        emit titleChanged();
}

void DocumentTabs::frontChanged()
{
    MetadataEdits* edits = currentEdits();
    m_undoGroup.setActiveStack(edits ? &edits->undoStack() : nullptr);
    emit currentPageChanged();
}

void DocumentTabs::tabOpened(DocumentTab* tab)
{
    setTabIcon(indexOf(tab), lineIcon("file"));
    connectPage(tab->page());
    if (ArrayPage* array = tab->arrayPage()) {
        array->showView(m_view);
        connectArray(array);
        emit arrayOpened(array);
    }
    if (tab->address().inside.isEmpty() && !tab->file().wasGoneTo())
        emit fileOpened(tab->address().path);
    if (tab->edits())
        m_undoGroup.addStack(&tab->edits()->undoStack());
    if (tab != currentTab())
        return;
    frontChanged();
    tab->page()->takeFocus();
}

void DocumentTabs::tabReloaded(DocumentTab* tab)
{
    connectPage(tab->page());
    if (ArrayPage* array = tab->arrayPage())
        connectArray(array);
    if (tab->edits())
        m_undoGroup.addStack(&tab->edits()->undoStack());
    if (tab == currentTab())
        frontChanged();
}

// The page in front is gone, if there was one.
void DocumentTabs::tabFailed(DocumentTab* tab)
{
    setTabIcon(indexOf(tab), style()->standardIcon(QStyle::SP_MessageBoxCritical));
    if (tab == currentTab())
        frontChanged();
}

void DocumentTabs::connectPage(DocumentPage* page)
{
    page->follow(m_preferences);
    connect(page, &DocumentPage::structurePartWanted, this, &DocumentTabs::structurePartWanted);
    connect(page, &DocumentPage::structureChunkWanted, this, &DocumentTabs::structureChunkWanted);
    connect(page, &DocumentPage::abilitiesChanged, this, &DocumentTabs::abilitiesChanged);
    connect(page, &DocumentPage::notice, this, &DocumentTabs::notice);
    connect(page, &DocumentPage::jobAdopted, this, &DocumentTabs::jobAdopted);
    connect(page, &DocumentPage::openWanted, this,
            [this](const OpenRequest& request) { open(request); });
}

// The next array is shown in the view that was chosen last.
void DocumentTabs::connectArray(ArrayPage* page)
{
    page->setExportMemory(&m_exports);
    connect(page, &ArrayPage::interpretWanted, this, &DocumentTabs::interpretWanted);
    connect(page, &ArrayPage::heatmapLookChosen, this,
            [this, page] { emit heatmapLookChosen(page); });
    connect(page, &ArrayPage::openArraysWanted, this,
            [this, page](QList<OpenArray>& arrays) { addOpenArrays(arrays, page); });
    connect(page, &DocumentPage::abilitiesChanged, this,
            [this, page] { m_view = page->shownView(); });
    connect(page, &ArrayPage::linkedChanged, this, [this, page] { showLink(*page); });
    showLink(*page);
}

// That slices are linked is seen from other tabs, too.
void DocumentTabs::showLink(const ArrayPage& page)
{
    for (int index = 0; index < count(); ++index)
        if (tab(index)->page() == &page)
            setTabIcon(index, lineIcon(page.isLinked() ? "link" : "file"));
}

void DocumentTabs::addOpenArrays(QList<OpenArray>& to, const ArrayPage* besides) const
{
    for (int index = 0; index < count(); ++index)
        if (const ArrayPage* page = tab(index)->arrayPage(); page && page != besides)
            to << OpenArray{tab(index)->file().request(), page->document().array()->shape()};
}

void DocumentTabs::close(DocumentTab* tab)
{
    if (tab)
        leave(*tab, [this, tab] { remove(tab); });
}

void DocumentTabs::leave(DocumentTab& tab, const std::function<void()>& goOn)
{
    if (tab.saver().isSaving())
        return leaveWhenSaved(tab, goOn);
    if (!tab.isEdited())
        return goOn();
    setCurrentWidget(&tab);
    askWhetherToSave(
        tab.address().name(), &tab, &tab,
        [this, &tab, goOn] {
            leaveWhenSaved(tab, goOn);
            tab.saver().save();
        },
        goOn);
}

// Unless that fails. What was edited meanwhile is asked for.
void DocumentTabs::leaveWhenSaved(DocumentTab& tab, const std::function<void()>& goOn)
{
    connect(
        &tab.saver(), &DocumentSaver::ended, this,
        [this, &tab, goOn](bool isSaved) {
            if (isSaved)
                leave(tab, goOn);
        },
        Qt::SingleShotConnection);
}

void DocumentTabs::remove(DocumentTab* tab)
{
    disconnectTab(*tab); // a file that opens after all is of no interest
    removeTab(indexOf(tab));
    // Not at once: the call may come from one of its own buttons.
    tab->deleteLater();
}

QList<DocumentTab*> DocumentTabs::editedTabs() const
{
    QList<DocumentTab*> edited;
    for (int index = 0; index < count(); ++index)
        if (tab(index)->isEdited())
            edited << tab(index);
    return edited;
}

void DocumentTabs::checkFiles()
{
    for (int index = 0; index < count(); ++index)
        tab(index)->outsideChanges().check();
}

void DocumentTabs::release(DocumentTab* tab)
{
    disconnectTab(*tab);
    if (tab->edits())
        m_undoGroup.removeStack(&tab->edits()->undoStack());
    removeTab(indexOf(tab));
}

// It stays in the view in which it is.
void DocumentTabs::adopt(DocumentTab* tab)
{
    if (const ArrayPage* array = tab->arrayPage())
        m_view = array->shownView();
    connectTab(tab);
    putInFront(tab);
    if (tab->page())
        tabReloaded(tab);
    showTitle(tab);
}

DocumentTab* DocumentTabs::find(const DocumentAddress& address) const
{
    for (int index = 0; index < count(); ++index)
        if (tab(index)->address() == address)
            return tab(index);
    return nullptr;
}

DocumentTab* DocumentTabs::tab(int index) const
{
    return qobject_cast<DocumentTab*>(widget(index));
}

DocumentTab* DocumentTabs::currentTab() const
{
    return tab(currentIndex());
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

MetadataEdits* DocumentTabs::currentEdits() const
{
    DocumentTab* tab = currentTab();
    return tab ? tab->edits() : nullptr;
}

bool DocumentTabs::hasPages() const
{
    for (int index = 0; index < count(); ++index)
        if (tab(index)->page())
            return true;
    return false;
}

void DocumentTabs::follow(const Preferences& preferences)
{
    m_preferences = preferences;
    for (int index = 0; index < count(); ++index)
        if (DocumentPage* page = tab(index)->page())
            page->follow(preferences);
}

void DocumentTabs::showNextTab(int steps)
{
    if (count() > 0)
        setCurrentIndex((currentIndex() + steps + count()) % count());
}

} // namespace bloscope
