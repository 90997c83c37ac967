#include "ui/pages/view_tabs.h"

#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/segment_bar.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr int besideButtons = 12;  // pixels
constexpr int untilOthersMs = 100; // the view in front is drawn first

QString wordOfView(const ArrayView& view)
{
    return QString::fromLatin1(view.word);
}

// What is hidden or not as the view says, in what is hidden with the view.
QWidget* holderOf(QWidget* controls)
{
    auto* holder = new QWidget;
    QHBoxLayout* row = tightRow(holder);
    if (controls)
        row->addWidget(controls);
    return holder;
}

} // namespace

ViewTabs::ViewTabs(ArrayViewParts parts, QWidget* parent)
    : QWidget(parent),
      m_parts(std::move(parts)),
      m_buttons(new SegmentBar),
      m_views(new QStackedWidget),
      m_places(arrayViews().size())
{
    m_buttons->setAccessibleName(tr("Slice views"));
    auto* line = new QWidget(this);
    m_line = new FlowLayout(line, FlowLayout::Spare::Shared);
    m_line->setContentsMargins(6, 4, 6, 4);
    m_line->setSpacing(besideButtons);
    m_line->addWidget(m_buttons);
    for (const ArrayView& view : arrayViews())
        addButton(view);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(line);
    column->addWidget(m_views, 1);
    connect(m_buttons, &QTabBar::currentChanged, this, &ViewTabs::showView);
    m_making.setSingleShot(true);
    connect(&m_making, &QTimer::timeout, this, &ViewTabs::makeNext);
    showView(indexInFront());
}

// Views refer to their controls: they go first.
ViewTabs::~ViewTabs()
{
    delete m_views;
}

void ViewTabs::addButton(const ArrayView& view)
{
    const int index = m_buttons->addTab(view.title());
    const QString keys = QKeySequence(Qt::CTRL | view.key).toString(QKeySequence::NativeText);
    m_buttons->setTabToolTip(index, tr("%1 (%2)").arg(view.title(), keys));
}

void ViewTabs::make(int index)
{
    Place& place = m_places[std::size_t(index)];
    SliceView* view = arrayViews()[std::size_t(index)].make(m_parts);
    place.view = view;
    place.controls = holderOf(view->bar());
    m_line->addWidget(place.controls);
    m_line->setAlignment(place.controls, Qt::AlignRight);
    place.controls->setVisible(index == indexInFront());
    m_views->addWidget(view);
    emit viewMade(view);
    if (const auto wanted = std::exchange(place.wanted, {}))
        view->restoreState(*wanted);
}

void ViewTabs::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_making.start(untilOthersMs);
}

void ViewTabs::makeNext()
{
    const auto next = std::ranges::find(m_places, nullptr, &Place::view);
    if (next == m_places.end())
        return;
    make(static_cast<int>(next - m_places.begin()));
    m_making.start(0);
}

void ViewTabs::showView(int index)
{
    SliceView* view = this->view(index);
    for (const Place& place : m_places)
        if (place.controls)
            place.controls->setVisible(place.view == view);
    layout()->activate(); // it comes into sight as large as it stays
    m_parts.document.setCurrentCell({},
                                    {}); // which another view has told, perhaps of another field
    m_views->setCurrentWidget(view);
    emit frontChanged();
}

void ViewTabs::bringToFront(const QString& word)
{
    if (const int index = indexOf(word); index >= 0)
        m_buttons->setCurrentIndex(index);
}

QString ViewTabs::wordInFront() const
{
    return wordOfView(arrayViews()[std::size_t(indexInFront())]);
}

QWidget& ViewTabs::line() const
{
    return *m_line->parentWidget();
}

int ViewTabs::count() const
{
    return static_cast<int>(m_places.size());
}

int ViewTabs::indexInFront() const
{
    return m_buttons->currentIndex();
}

int ViewTabs::indexOf(const QString& word) const
{
    const auto all = arrayViews();
    const auto found = std::ranges::find(all, word, wordOfView);
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

SliceView* ViewTabs::view(int index)
{
    if (!made(index))
        make(index);
    return made(index);
}

SliceView* ViewTabs::made(int index) const
{
    return m_places[std::size_t(index)].view;
}

std::map<QString, KeptState> ViewTabs::savedStates() const
{
    std::map<QString, KeptState> states;
    for (std::size_t index = 0; index < m_places.size(); ++index) {
        const Place& place = m_places[index];
        const QString word = wordOfView(arrayViews()[index]);
        if (place.view)
            states[word] = place.view->saveState();
        else if (place.wanted)
            states[word] = *place.wanted;
    }
    return states;
}

void ViewTabs::restoreState(const std::map<QString, KeptState>& states)
{
    for (const auto& [word, state] : states) {
        const int index = indexOf(word);
        if (index < 0)
            continue;
        if (SliceView* view = made(index))
            view->restoreState(state);
        else
            m_places[std::size_t(index)].wanted = state;
    }
}

} // namespace bloscope
