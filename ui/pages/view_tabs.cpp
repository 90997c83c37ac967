#include "ui/pages/view_tabs.h"

#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled.h"
#include "ui/controls/segment_bar.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QStackedWidget>

namespace bloscope {

namespace {

constexpr int besideButtons = 12; // pixels

QString wordAt(int index)
{
    return QString::fromLatin1(arrayViews()[std::size_t(index)].word);
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

ViewTabs::ViewTabs(const ArrayViewParts& parts, QWidget* parent)
    : QWidget(parent), m_buttons(new SegmentBar), m_views(new QStackedWidget)
{
    m_buttons->setAccessibleName(tr("Views of the slice"));
    auto* line = new QWidget(this);
    m_line = new FlowLayout(line, FlowLayout::Spare::Shared);
    m_line->setContentsMargins(6, 4, 6, 4);
    m_line->setSpacing(besideButtons);
    m_line->addWidget(m_buttons);
    for (const ArrayView& view : arrayViews())
        add(view, parts);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(line);
    column->addWidget(m_views, 1);
    connect(m_buttons, &QTabBar::currentChanged, this, &ViewTabs::showView);
    showView(indexInFront());
}

// Views refer to their controls: they go first.
ViewTabs::~ViewTabs()
{
    delete m_views;
}

void ViewTabs::add(const ArrayView& view, const ArrayViewParts& parts)
{
    SliceView* made = view.make(parts);
    QWidget* controls = holderOf(made->bar());
    m_line->addWidget(controls);
    m_line->setAlignment(controls, Qt::AlignRight);
    m_views->addWidget(made);
    const int index = m_buttons->addTab(view.title());
    const QString keys = QKeySequence(Qt::CTRL | view.key).toString(QKeySequence::NativeText);
    m_buttons->setTabToolTip(index, tr("%1 (%2)").arg(view.title(), keys));
}

void ViewTabs::showView(int index)
{
    for (int i = 0; i < count(); ++i)
        m_line->itemAt(i + 1)->widget()->setVisible(i == index); // behind the buttons
    layout()->activate(); // it comes into sight as large as it stays
    m_views->setCurrentIndex(index);
    emit frontChanged();
}

void ViewTabs::bringToFront(const QString& word)
{
    for (int index = 0; index < count(); ++index)
        if (wordAt(index) == word)
            m_buttons->setCurrentIndex(index);
}

QString ViewTabs::wordInFront() const
{
    return wordAt(indexInFront());
}

QWidget& ViewTabs::line() const
{
    return *m_line->parentWidget();
}

int ViewTabs::count() const
{
    return m_views->count();
}

int ViewTabs::indexInFront() const
{
    return m_buttons->currentIndex();
}

SliceView* ViewTabs::view(int index) const
{
    return qobject_cast<SliceView*>(m_views->widget(index));
}

std::map<QString, KeptState> ViewTabs::keptStates() const
{
    std::map<QString, KeptState> states;
    for (int index = 0; index < count(); ++index)
        states[wordAt(index)] = view(index)->keptState();
    return states;
}

void ViewTabs::takeUp(const std::map<QString, KeptState>& states)
{
    for (int index = 0; index < count(); ++index)
        if (const auto state = states.find(wordAt(index)); state != states.end())
            view(index)->takeUp(state->second);
}

} // namespace bloscope
