#include "ui/actions/check_actions.h"

#include "core/array/chunk_plane.h"
#include "ui/actions/actions.h"
#include "ui/controls/open_dialog.h"
#include "ui/doctor/check_panel.h"
#include "ui/doctor/check_work.h"
#include "ui/doctor/folder_check_panel.h"
#include "ui/document/byte_focus.h"
#include "ui/pages/array_page.h"
#include "ui/pages/damage_notice.h"
#include "ui/structure/structure_source.h"
#include "ui/tabs/document_tabs.h"
#include "ui/tabs/file_panels.h"
#include "ui/tabs/salvage_offer.h"

#include <QDir>
#include <QFileDialog>
#include <array>

namespace bloscope {

namespace {

struct StructurePart {
    const char* place; // of a finding: how its text begins
    const char* name;  // of the part that holds it
};

constexpr std::array<StructurePart, 6> structureParts = {
    {{"header", "Header"},
     {"metalayer", "Metalayers"},
     {"array", "Metalayers"},
     {"index", "Chunk index"},
     {"trailer", "Trailer"},
     {"vlmetalayer", "Variable-length metalayers"}}};

// What is told of the file as a whole stands among its problems, if anywhere.
QString structurePartOf(const FindingPlace& place)
{
    for (const StructurePart& part : structureParts)
        if (place.part.starts_with(part.place))
            return QString::fromLatin1(part.name);
    return problemsPartName();
}

// Whether there are such cells.
bool showCellsOf(ArrayPage& page, const FindingPlace& place)
{
    const Array& array = *page.document().array();
    const auto index = place.block ? firstIndexOf(array, *place.chunk, *place.block)
                                   : firstIndexOf(array, *place.chunk);
    if (!index || !page.currentView())
        return false;
    page.showCell(*index);
    return true;
}

// Leads to where something was found, as far as its place says it: to the first cell of its chunk
// or block, and to the part of the structure that holds it. `page` shows the file, or the part of
// the store, that was checked.
void showFinding(DocumentPage& page, const Finding& finding)
{
    if (!finding.place.chunk) {
        emit page.structurePartWanted(structurePartOf(finding.place));
        return;
    }
    auto* array = qobject_cast<ArrayPage*>(&page);
    const bool isShown = array && showCellsOf(*array, finding.place);
    if (isShown)
        emit page.structureChunkShown(*finding.place.chunk);
    else
        emit page.structureChunkWanted(*finding.place.chunk);
}

// The same to its bytes, of pages that show such.
void showBytesOf(DocumentPage& page, const Finding& finding)
{
    auto* focus = page.findChild<ByteFocus*>();
    if (!focus)
        return;
    const FindingPlace& place = finding.place;
    const bool isOfFrame = place.offset && place.file.empty();
    focus->choose({isOfFrame ? -1 : place.chunk.value_or(-1), place.offset.value_or(0),
                   place.offset ? place.size : 0});
    emit focus->bytesWanted();
}

} // namespace

CheckActions::CheckActions(const Actions& actions, DocumentTabs& tabs, const AppServices& services,
                           FilePanels& panels, QWidget& window)
    : QObject(&window),
      m_actions(actions),
      m_tabs(tabs),
      m_services(services),
      m_panels(panels),
      m_window(window)
{
    connect(m_actions.checkFile, &QAction::triggered, this, &CheckActions::checkCurrent);
    connect(m_actions.checkFolder, &QAction::triggered, this, &CheckActions::askForFolder);
    connect(&m_tabs, &DocumentTabs::currentPageChanged, this, &CheckActions::update);
    update();
}

void CheckActions::update()
{
    DocumentTab* tab = m_tabs.currentTab();
    m_actions.checkFile->setEnabled(tab);
    if (tab && tab->page())
        connect(&tab->page()->damage(), &DamageNotice::checkWanted, this,
                &CheckActions::checkCurrent, Qt::UniqueConnection);
}

void CheckActions::checkCurrent()
{
    if (DocumentTab* tab = m_tabs.currentTab())
        check(*tab);
}

void CheckActions::askForFolder()
{
    const DocumentTab* tab = m_tabs.currentTab();
    const QString here = tab ? tab->address().folder() : QString();
    QFileDialog* dialog = newOpenFolderDialog(here, &m_window);
    dialog->setWindowTitle(tr("Check Folder"));
    connect(dialog, &QFileDialog::fileSelected, this, &CheckActions::checkFolder);
    dialog->open();
}

void CheckActions::checkFolder(const QString& folder)
{
    if (auto* there = m_panels.panelAbout<FolderCheckPanel>(QDir::cleanPath(folder))) {
        there->checkAgain();
        return m_panels.bringUp(there);
    }
    auto* panel = new FolderCheckPanel(folder, m_services);
    connect(panel, &FolderCheckPanel::fileWanted, this,
            [this](const QString& path, const QString& key) {
                m_tabs.open(OpenRequest::of(path, key));
                DocumentTab* const tab = m_tabs.currentTab();
                if (key.isEmpty()) // also where it cannot be opened
                    check(*tab);
                else
                    tab->whenOpen([this, tab] { check(*tab); });
            });
    m_panels.add(panel);
}

void CheckActions::check(DocumentTab& tab)
{
    if (auto* there = m_panels.panelAbout<CheckPanel>(tab)) {
        there->checkAgain();
        return m_panels.bringUp(there);
    }
    auto* panel = new CheckPanel(subjectOf(tab.file()), m_services);
    panel->setOffersSalvage(whyNotSalvaged(tab.file()).isEmpty());
    connect(panel, &CheckPanel::placeWanted, this, [this, &tab](const FoundInPart& found) {
        m_panels.keepFocus([&] { lead(tab, found, showFinding); });
    });
    connect(panel, &CheckPanel::bytesWanted, this,
            [this, &tab](const FoundInPart& found) { lead(tab, found, showBytesOf); });
    connect(panel, &CheckPanel::salvageWanted, &tab, &DocumentTab::salvage);
    connect(panel, &CheckPanel::damageFound, &tab, [&tab](const QString& verdict) {
        if (DocumentPage* page = tab.page())
            page->damage().tell({tr("Check File: %1").arg(verdict), {}});
    });
    m_panels.add(panel, &tab);
}

// Of a store the part is opened where it lies. What does not open leads nowhere.
void CheckActions::lead(DocumentTab& tab, const FoundInPart& found, Way way)
{
    if (found.key.empty())
        m_tabs.setCurrentTab(&tab);
    else
        m_tabs.open(OpenRequest::of(tab.address().path, QString::fromStdString(found.key)));
    DocumentTab* const shown = m_tabs.currentTab();
    if (!shown->hasFailed())
        shown->whenOpen([shown, way, finding = found.finding] { way(*shown->page(), finding); });
}

} // namespace bloscope
