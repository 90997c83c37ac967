#include "ui/tabs/document_tab.h"

#include "ui/controls/message_bar.h"
#include "ui/document/table_changes.h"
#include "ui/document/value_changes.h"
#include "ui/pages/array_page.h"
#include "ui/pages/damage_notice.h"
#include "ui/pages/page_factory.h"
#include "ui/pages/table_page.h"
#include "ui/repair/salvage_dialog.h"
#include "ui/servers/servers_view.h"
#include "ui/slice/dimension_bar.h"
#include "ui/tabs/document_saver.h"
#include "ui/tabs/failure_page.h"
#include "ui/tabs/outside_changes.h"
#include "ui/tabs/salvage_offer.h"
#include "ui/tabs/save_obstacle.h"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <utility>

namespace bloscope {

DocumentTab::DocumentTab(OpenRequest request, const QString& slice, const AppServices& services,
                         QWidget* parent)
    : QWidget(parent),
      m_firstSlice(slice),
      m_services(services),
      m_file(new OpenFile(std::move(request), services, this)),
      m_message(new MessageBar(this)),
      m_stack(new QStackedWidget(this)),
      m_opening(new QLabel(this)),
      m_failure(new FailurePage(this)),
      m_offer(new SalvageOffer(services, this))
{
    layOut();
    connectFile(); // first, so that all others hear of a page that is there
    m_saver = new DocumentSaver(*m_file, *m_message, services);
    m_saveObstacle = new SaveObstacle(*m_file, *m_saver, services.scheduler);
    m_outside = new OutsideChanges(*m_file, *m_saver, *m_message, services.scheduler);
    m_file->open();
}

void DocumentTab::layOut()
{
    m_opening->setAlignment(Qt::AlignCenter);
    m_opening->setForegroundRole(QPalette::PlaceholderText);
    m_stack->addWidget(m_opening);
    m_stack->addWidget(m_failure);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_message);
    column->addWidget(m_stack, 1);
}

void DocumentTab::connectFile()
{
    connect(m_file, &OpenFile::opening, this, &DocumentTab::showOpening);
    connect(m_file, &OpenFile::opened, this, &DocumentTab::showFirstPage);
    connect(m_file, &OpenFile::reloaded, this, &DocumentTab::showAgain);
    connect(m_file, &OpenFile::failed, this, &DocumentTab::showFailure);
    connect(m_file, &OpenFile::framesFound, m_failure, &FailurePage::offerFrames);
    connect(m_file, &OpenFile::leaving, this, &DocumentTab::carryView);
    connect(m_file, &OpenFile::stayed, this, [this] {
        m_message->tell(MessageBar::Severity::Note,
                        tr("%1 was edited in the meantime and stays open.").arg(address().name()));
    });
    connect(m_failure, &FailurePage::retryWanted, m_file, &OpenFile::open);
    connect(m_failure, &FailurePage::logInWanted, this, &DocumentTab::askWhoItIs);
    connect(m_failure, &FailurePage::closeWanted, this, &DocumentTab::closeWanted);
    connect(m_failure, &FailurePage::salvageWanted, this, &DocumentTab::salvage);
    connect(m_offer, &SalvageOffer::found, this, &DocumentTab::showSalvage);
    connect(m_offer, &SalvageOffer::counting, this, [this] {
        if (m_page)
            m_page->offerSalvage(tr("Counting the readable chunks…"), [this, page = m_page] {
                m_offer->forget();
                page->offerSalvage();
            });
    });
    connect(m_failure, &FailurePage::frameWanted, this,
            [this](std::uint64_t offset) { emit openWanted(m_file->request().frameAt(offset)); });
}

void DocumentTab::showOpening()
{
    m_opening->setText(tr("Opening %1…").arg(address().name()));
    m_stack->setCurrentWidget(m_opening);
}

DocumentPage* DocumentTab::newPage()
{
    DocumentPage* page = createPage(*m_file->document(), m_services, this);
    if (auto* array = qobject_cast<ArrayPage*>(page))
        array->changes().setEdits(edits());
    else if (auto* table = qobject_cast<TablePage*>(page))
        table->setChanges(m_file->tableChanges());
    return page;
}

void DocumentTab::showFirstPage()
{
    DocumentPage* const before = std::exchange(m_page, newPage());
    showPage();
    if (!m_firstSlice.isEmpty())
        showSlice(std::exchange(m_firstSlice, {}));
    emit opened();
    if (const auto state = std::exchange(m_firstView, {}))
        restore(*state, LastIndex::Stays);
    if (before) // others have let go of it now
        retire(*before);
}

void DocumentTab::showAgain(LastIndex lastIndex, ShownAs shownAs)
{
    if (ArrayPage* page = arrayPage(); page && shownAs == ShownAs::Before)
        page->takeFile(*m_file->document());
    else if (auto* table = qobject_cast<TablePage*>(m_page); table && shownAs == ShownAs::Before)
        table->takeFile(*m_file->document());
    else
        replacePage(lastIndex);
}

void DocumentTab::replacePage(LastIndex lastIndex)
{
    DocumentPage* const before = m_page;
    const bool hadFocus = before && before->isAncestorOf(window()->focusWidget());
    m_page = newPage();
    if (before)
        restore(before->viewState(), lastIndex);
    showPage();
    if (hadFocus)
        m_page->takeFocus();
    emit pageReplaced(before, m_page);
    if (before)
        retire(*before);
}

// What becomes of changes that are asked for there is said by the page in its place.
void DocumentTab::retire(DocumentPage& before)
{
    if (const auto* array = qobject_cast<ArrayPage*>(&before))
        array->changes().leave();
    before.retire();
}

void DocumentTab::showPage()
{
    m_stack->addWidget(m_page);
    m_stack->setCurrentWidget(m_page);
    m_offer->forget();
    connect(m_page, &DocumentPage::salvageWanted, this, &DocumentTab::salvage);
    connect(&m_page->damage(), &DamageNotice::found, this, &DocumentTab::offerSalvageOfDamage);
    connect(&m_page->damage(), &DamageNotice::reloadWanted, this, [this] {
        if (!m_file->isEdited())
            return m_file->reload();
        m_message->tell(MessageBar::Severity::Warning,
                        tr("Save or revert the changes first: reloading would lose them."));
    });
    if (m_page->damage().isDamaged())
        offerSalvageOfDamage();
}

// However the damage was found: by opening the file, by reading it or by a check. Once a page.
void DocumentTab::offerSalvageOfDamage()
{
    if (!m_page || m_page->damage().hasOffer() || !whyNotSalvaged(*m_file).isEmpty())
        return;
    m_page->offerSalvage();
    m_offer->lookAt(subjectOf(*m_file));
}

void DocumentTab::showSalvage(const QString& whatReturns)
{
    if (m_page)
        m_page->offerSalvage(whatReturns);
    else if (!whatReturns.isEmpty())
        m_failure->tellSalvage(whatReturns);
}

void DocumentTab::askWhoItIs()
{
    auto* dialog = new LogInDialog(address().path, m_services.scheduler, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LogInDialog::loggedIn, m_file, &OpenFile::open);
    dialog->open();
}

void DocumentTab::showFailure(const Error& error)
{
    if (DocumentPage* before = std::exchange(m_page, nullptr))
        retire(*before);
    m_failure->explain(address(), error);
    const bool isOffered = error.kind() != ErrorKind::Io && whyNotSalvaged(*m_file).isEmpty();
    m_failure->offerSalvage(isOffered);
    m_stack->setCurrentWidget(m_failure);
    m_offer->forget();
    if (isOffered)
        m_offer->lookAt(subjectOf(*m_file));
}

void DocumentTab::keepView()
{
    if (m_page)
        m_firstView = m_page->viewState();
}

void DocumentTab::carryView()
{
    m_carried = carriedView();
    if (m_carried.array)
        m_carried.array->carryFrom(address());
    m_firstView = m_carried;
    m_firstSlice.clear();
    m_message->dismiss();
}

// What did not fit the file that is left, the next one may have again.
ViewState DocumentTab::carriedView() const
{
    ViewState view = viewState();
    if (!m_carried.array)
        return view;
    const Slice& carried = m_carried.array->slice;
    if (!view.array)
        view.array = m_carried.array;
    else if (view.array->slice == fittedTo(view.array->slice.shape(), carried).slice)
        view.array->slice = carried;
    return view;
}

ViewState DocumentTab::viewState() const
{
    return m_page ? m_page->viewState() : m_firstView.value_or(ViewState());
}

void DocumentTab::showAs(const ViewState& state)
{
    if (m_page)
        restore(state, LastIndex::Stays);
    else
        m_firstView = state;
}

void DocumentTab::restore(const ViewState& state, LastIndex lastIndex)
{
    const QString missing = m_page->restore(state, lastIndex);
    if (!missing.isEmpty() && m_page->messageBar().text().isEmpty())
        m_page->messageBar().tell(MessageBar::Severity::Note, missing);
}

void DocumentTab::salvage()
{
    auto* dialog = new SalvageDialog(subjectOf(*m_file), m_services, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SalvageDialog::openWanted, this,
            [this](const QString& path) { emit openWanted(OpenRequest::of(path)); });
    dialog->open();
}

bool DocumentTab::hasFailed() const
{
    return m_stack->currentWidget() == m_failure;
}

QString DocumentTab::problem() const
{
    if (hasFailed())
        return m_failure->sentence();
    if (m_message->showsProblem())
        return m_message->text();
    return m_page && m_page->messageBar().showsProblem() ? m_page->messageBar().text() : QString();
}

void DocumentTab::whenOpen(const std::function<void()>& call)
{
    if (m_page)
        call();
    else
        connect(this, &DocumentTab::opened, this, call, Qt::SingleShotConnection);
}

ArrayPage* DocumentTab::arrayPage() const
{
    return qobject_cast<ArrayPage*>(m_page);
}

void DocumentTab::showSlice(const QString& text)
{
    if (!m_page)
        m_firstSlice = text;
    else if (ArrayPage* array = arrayPage())
        array->dimensionBar().setSliceText(text);
}

} // namespace bloscope
