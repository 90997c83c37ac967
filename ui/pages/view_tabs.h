#pragma once

#include "ui/pages/array_views.h"

#include <QTimer>
#include <QWidget>
#include <map>
#include <optional>
#include <vector>

class QStackedWidget;
class QTabBar;

namespace bloscope {

class FlowLayout;

// The views of an array, one in front: a line with a button for each of arrayViews() and the
// controls of the view in front, and the view below it. Controls too wide for that line get one of
// their own. A view is made when somebody asks for it or it comes to the front; those that are
// left, one at a time once the tabs are seen.
class ViewTabs : public QWidget {
    Q_OBJECT

 public:
    explicit ViewTabs(ArrayViewParts parts, QWidget* parent = nullptr);
    ~ViewTabs() override;

    void bringToFront(const QString& word); // nothing where there is no such view
    QString wordInFront() const;

    QTabBar& buttons() const { return *m_buttons; }
    QWidget& line() const; // with the buttons and the controls
    int count() const;
    int indexInFront() const;
    SliceView* inFront() const { return made(indexInFront()); }
    SliceView* view(int index);       // made where it is not yet
    SliceView* made(int index) const; // null: not yet
    template <class View>
    View* get(const QString& word) // one of those in the table
    {
        return qobject_cast<View*>(view(indexOf(word)));
    }

    // By their words, of views that are made or have taken up one; of unknown ones nothing is taken
    // up, and others wait for their view.
    std::map<QString, KeptState> savedStates() const;
    void restoreState(const std::map<QString, KeptState>& states);

 signals:
    void frontChanged();
    void viewMade(bloscope::SliceView* view);

 protected:
    void showEvent(QShowEvent* event) override;

 private:
    struct Place {
        SliceView* view = nullptr; // not made yet
        QWidget* controls = nullptr;
        std::optional<KeptState> wanted; // until it is made
    };

    void addButton(const ArrayView& view);
    int indexOf(const QString& word) const; // -1: there is none
    void make(int index);
    void makeNext();
    void showView(int index);

    ArrayViewParts m_parts;
    QTabBar* m_buttons;
    FlowLayout* m_line; // the buttons, and the controls of each view, of which one's are seen
    QStackedWidget* m_views;
    std::vector<Place> m_places; // of arrayViews()
    QTimer m_making;             // of the views that nobody has asked for
};

} // namespace bloscope
