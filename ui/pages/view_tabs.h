#pragma once

#include "ui/pages/array_views.h"

#include <QWidget>
#include <map>

class QStackedWidget;
class QTabBar;

namespace bloscope {

class FlowLayout;

// The views of an array, one in front: a line with a button for each of arrayViews() and the
// controls of the view in front, and the view below it. Controls too wide for that line get one of
// their own.
class ViewTabs : public QWidget {
    Q_OBJECT

 public:
    explicit ViewTabs(const ArrayViewParts& parts, QWidget* parent = nullptr);
    ~ViewTabs() override;

    void bringToFront(const QString& word); // nothing where there is no such view
    QString wordInFront() const;

    QTabBar& buttons() const { return *m_buttons; }
    QWidget& line() const; // with the buttons and the controls
    int count() const;
    int indexInFront() const;
    SliceView* inFront() const { return view(indexInFront()); }
    SliceView* view(int index) const;
    template <class View>
    View* get() const // of those in the table
    {
        return findChild<View*>();
    }

    // By their words; of unknown ones nothing is taken up.
    std::map<QString, KeptState> keptStates() const;
    void takeUp(const std::map<QString, KeptState>& states);

 signals:
    void frontChanged();

 private:
    void add(const ArrayView& view, const ArrayViewParts& parts);
    void showView(int index);

    QTabBar* m_buttons;
    FlowLayout* m_line; // the buttons, and the controls of each view, of which one's are seen
    QStackedWidget* m_views;
};

} // namespace bloscope
