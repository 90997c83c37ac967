#pragma once

#include "ui/document/document.h"
#include "ui/views/slice_view.h"
#include "ui/worker/scheduler.h"

#include <QWidget>

class QStackedWidget;
class QTabWidget;

namespace bloscope {

class DimensionBar;
class LongJob;
class MessageBar;

// An open document in its tab: what is wrong with it on top, what is shown of it, and the views
// that show it. Owns its document.
class DocumentPage : public QWidget {
    Q_OBJECT

 public:
    // The scheduler lives longer than the page.
    DocumentPage(OpenedFile file, Scheduler& scheduler, QWidget* parent = nullptr);
    ~DocumentPage() override;

    Document& document() const { return *m_document; }
    DimensionBar& dimensionBar() const { return *m_dimensions; }
    MessageBar& messageBar() const { return *m_message; }

    enum class View { Table, Heatmap };
    void showView(View view);
    View shownView() const;
    SliceView* currentView() const; // null when there are no elements to be seen

    // Takes a job that works on this document (an export): it ends with the page at the latest.
    // How it ended is told here, a failure in the message bar.
    void adopt(LongJob* job);

 signals:
    void currentViewChanged();
    void structurePartWanted(const QString& partName);
    void notice(const QString& sentence); // what came of something, for a moment
    void jobAdopted(bloscope::LongJob* job);

 private:
    void addView(SliceView* view, const char* icon, const QString& title);
    void showProblems();
    void tellEnd(const QString& title, const Result<>& outcome);
    void showViewsOrNothing();

    Document* m_document;
    MessageBar* m_message;
    DimensionBar* m_dimensions;
    QStackedWidget* m_centre; // the views, or the word that there is nothing to see
    QTabWidget* m_views;
};

} // namespace bloscope
