#pragma once

#include "ui/pages/array_views.h"

#include <QTabWidget>
#include <map>

namespace bloscope {

// The views of an array beside each other, one in front: a tab for each line of arrayViews().
class ViewTabs : public QTabWidget {
    Q_OBJECT

 public:
    explicit ViewTabs(const ArrayViewParts& parts, QWidget* parent = nullptr);

    void bringToFront(const QString& word); // nothing where there is no such view
    QString wordInFront() const;

    SliceView* inFront() const { return view(currentIndex()); }
    SliceView* view(int index) const;
    template <class View>
    View* get() const // of those in the table
    {
        return findChild<View*>();
    }

    // By their words; of unknown ones nothing is taken up.
    std::map<QString, KeptState> keptStates() const;
    void takeUp(const std::map<QString, KeptState>& states);
};

} // namespace bloscope
