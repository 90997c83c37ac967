#include "ui/pages/view_tabs.h"

#include "ui/theme/icons.h"

namespace bloscope {

namespace {

QString wordAt(int index)
{
    return QString::fromLatin1(arrayViews()[std::size_t(index)].word);
}

} // namespace

ViewTabs::ViewTabs(const ArrayViewParts& parts, QWidget* parent) : QTabWidget(parent)
{
    setDocumentMode(true);
    setAccessibleName(tr("Views of the slice"));
    for (const ArrayView& view : arrayViews())
        addTab(view.make(parts), lineIcon(QString::fromLatin1(view.word)), view.title());
}

void ViewTabs::bringToFront(const QString& word)
{
    for (int index = 0; index < count(); ++index)
        if (wordAt(index) == word)
            setCurrentIndex(index);
}

QString ViewTabs::wordInFront() const
{
    return wordAt(currentIndex());
}

SliceView* ViewTabs::view(int index) const
{
    return qobject_cast<SliceView*>(widget(index));
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
