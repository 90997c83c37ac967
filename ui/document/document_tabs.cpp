#include "ui/document/document_tabs.h"

#include "ui/icons.h"
#include "ui/worker/long_job.h"

#include <QDir>
#include <QFileInfo>
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

void DocumentTabs::open(const QString& path, const QString& slice)
{
    const QString absolute = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    DocumentTab* there = find(absolute);
    if (!there)
        return add(absolute, slice);
    setCurrentWidget(there);
    if (!slice.isEmpty())
        there->showSlice(slice);
}

void DocumentTabs::add(const QString& path, const QString& slice)
{
    auto* tab = new DocumentTab(path, slice, m_workshop, this);
    connect(tab, &DocumentTab::closeWanted, this, [this, tab] { close(tab); });
    connect(tab, &DocumentTab::failed, this, [this, tab] {
        setTabIcon(indexOf(tab), style()->standardIcon(QStyle::SP_MessageBoxCritical));
    });
    connect(tab, &DocumentTab::opened, this, [this, tab] { tabOpened(tab); });
    const int index = addTab(tab, lineIcon("file"), QFileInfo(path).fileName().replace('&', "&&"));
    setTabToolTip(index, QDir::toNativeSeparators(path));
    setCurrentIndex(index);
}

void DocumentTabs::tabOpened(DocumentTab* tab)
{
    setTabIcon(indexOf(tab), lineIcon("file"));
    connect(tab->page(), &DocumentPage::structurePartWanted, this,
            &DocumentTabs::structurePartWanted);
    tab->page()->showView(m_view);
    connect(tab->page(), &DocumentPage::currentViewChanged, this, [this, tab] {
        m_view = tab->page()->shownView();
        emit viewChanged();
    });
    connect(tab->page(), &DocumentPage::notice, this, &DocumentTabs::notice);
    connect(tab->page(), &DocumentPage::jobAdopted, this, &DocumentTabs::jobAdopted);
    emit fileOpened(tab->path());
    if (tab != currentTab())
        return;
    emit currentPageChanged();
    if (SliceView* view = tab->page()->currentView())
        view->setFocus();
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

DocumentTab* DocumentTabs::find(const QString& path) const
{
    for (int index = 0; index < count(); ++index)
        if (tab(index)->path() == path)
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
