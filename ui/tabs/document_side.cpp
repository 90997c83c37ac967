#include "ui/tabs/document_side.h"

#include "ui/document/document_link.h"
#include "ui/pages/array_page.h"
#include "ui/pages/damage_notice.h"
#include "ui/tabs/document_tab_bar.h"
#include "ui/tabs/save_note.h"
#include "ui/theme/icons.h"

#include <QStyle>

namespace bloscope {

namespace {

// That slices are linked is seen from other tabs, too.
QIcon iconOf(const DocumentTab& tab, const QStyle& style)
{
    if (tab.hasFailed())
        return style.standardIcon(QStyle::SP_MessageBoxCritical);
    if (tab.page() && tab.page()->damage().isDamaged())
        return style.standardIcon(QStyle::SP_MessageBoxWarning);
    const ArrayPage* array = tab.arrayPage();
    return lineIcon(array && array->link().isOn() ? "link" : "file");
}

QString toolTipOf(const DocumentTab& tab)
{
    QStringList about{tab.address().fullName()};
    if (tab.isEdited())
        about << DocumentSide::tr("Edited, and not saved yet.");
    if (tab.page() && tab.page()->damage().isDamaged())
        about << DocumentSide::tr("Damage was found in this file.");
    if (!tab.saveNote().sentence().isEmpty())
        about << tab.saveNote().sentence();
    return about.join('\n');
}

} // namespace

DocumentSide::DocumentSide(QWidget* parent) : QTabWidget(parent), m_bar(new DocumentTabBar(this))
{
    setTabBar(m_bar);
    setDocumentMode(true);
    setTabsClosable(true);
    setMovable(true);
    setElideMode(Qt::ElideNone); // their titles are short enough; many scroll
    connect(this, &QTabWidget::tabCloseRequested, this,
            [this](int index) { emit closeWanted(tab(index)); });
    connect(m_bar, &DocumentTabBar::tornOff, this, [this](int index) { emit tornOff(tab(index)); });
    connect(m_bar, &DocumentTabBar::menuWanted, this,
            [this](int index, const QPoint& at) { emit menuWanted(tab(index), at); });
}

DocumentTab* DocumentSide::tab(int index) const
{
    return qobject_cast<DocumentTab*>(widget(index));
}

QList<DocumentTab*> DocumentSide::tabs() const
{
    QList<DocumentTab*> all;
    for (int index = 0; index < count(); ++index)
        all << tab(index);
    return all;
}

void DocumentSide::add(DocumentTab* tab)
{
    addTab(tab, iconOf(*tab, *style()), QString());
}

void DocumentSide::describe(const DocumentTab& tab, const QString& title)
{
    const int index = indexOf(&tab);
    const QString name = QString(title).replace('&', "&&");
    const QString text = tab.isEdited() ? name + '*' : name;
    setTabIcon(index, iconOf(tab, *style()));
    if (tabText(index) != text) // all tabs are laid out anew, even for the same text
        setTabText(index, text);
    setTabToolTip(index, toolTipOf(tab));
}

void DocumentSide::setMarked(bool marked)
{
    m_bar->setMarked(marked);
}

DocumentTab* draggedTab(const QDropEvent& event)
{
    const DocumentTabBar* bar = draggedFrom(event);
    const auto* side = bar ? qobject_cast<const DocumentSide*>(bar->parentWidget()) : nullptr;
    return side ? side->tab(bar->draggedTab()) : nullptr;
}

} // namespace bloscope
