#include "ui/document/document_tabs.h"

#include "ui/icons.h"
#include "ui/worker/long_job.h"

#include <QStyle>

namespace bloscope {

DocumentTabs::DocumentTabs(Workshop workshop, QWidget* parent)
    : QTabWidget(parent), m_workshop(workshop)
{
    setDocumentMode(true);
    setTabsClosable(true);
    setMovable(true);
    setElideMode(Qt::ElideMiddle);
    setAccessibleName(tr("Open files"));
    connect(this, &QTabWidget::tabCloseRequested, this, [this](int index) { close(tab(index)); });
    connect(this, &QTabWidget::currentChanged, this, &DocumentTabs::currentPageChanged);
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
    connect(tab, &DocumentTab::closeWanted, this, [this, tab] { close(tab); });
    connect(tab, &DocumentTab::failed, this, [this, tab] {
        setTabIcon(indexOf(tab), style()->standardIcon(QStyle::SP_MessageBoxCritical));
    });
    connect(tab, &DocumentTab::openWanted, this,
            [this](const OpenRequest& wanted) { open(wanted); });
    connect(tab, &DocumentTab::opened, this, [this, tab] { tabOpened(tab); });
    connect(tab, &DocumentTab::pageReplaced, this, &DocumentTabs::pageReplaced);
    connect(tab, &DocumentTab::reloaded, this, [this, tab] { tabReloaded(tab); });
    const int index = addTab(tab, lineIcon("file"), request.address.name().replace('&', "&&"));
    setTabToolTip(index, request.address.fullName());
    setCurrentIndex(index);
}

void DocumentTabs::tabOpened(DocumentTab* tab)
{
    setTabIcon(indexOf(tab), lineIcon("file"));
    connectPage(tab->page());
    if (ArrayPage* array = tab->arrayPage()) {
        array->showView(m_view);
        connectArray(array);
    }
    if (tab->address().inside.isEmpty())
        emit fileOpened(tab->address().path);
    if (tab != currentTab())
        return;
    emit currentPageChanged();
    tab->page()->takeFocus();
}

void DocumentTabs::tabReloaded(DocumentTab* tab)
{
    connectPage(tab->page());
    if (ArrayPage* array = tab->arrayPage())
        connectArray(array);
    if (tab == currentTab())
        emit currentPageChanged();
}

void DocumentTabs::connectPage(DocumentPage* page)
{
    connect(page, &DocumentPage::structurePartWanted, this, &DocumentTabs::structurePartWanted);
    connect(page, &DocumentPage::abilitiesChanged, this, &DocumentTabs::abilitiesChanged);
    connect(page, &DocumentPage::notice, this, &DocumentTabs::notice);
    connect(page, &DocumentPage::jobAdopted, this, &DocumentTabs::jobAdopted);
    connect(page, &DocumentPage::openWanted, this,
            [this](const OpenRequest& request) { open(request); });
}

// The next array is shown in the view that was chosen last.
void DocumentTabs::connectArray(ArrayPage* page)
{
    connect(page, &ArrayPage::interpretWanted, this, &DocumentTabs::interpretWanted);
    connect(page, &DocumentPage::abilitiesChanged, this,
            [this, page] { m_view = page->shownView(); });
}

void DocumentTabs::close(DocumentTab* tab)
{
    if (!tab)
        return;
    tab->disconnect(this); // a file that opens after all is of no interest
    removeTab(indexOf(tab));
    // Not at once: the call may come from one of its own buttons.
    tab->deleteLater();
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

void DocumentTabs::showNextTab(int steps)
{
    if (count() > 0)
        setCurrentIndex((currentIndex() + steps + count()) % count());
}

} // namespace bloscope
