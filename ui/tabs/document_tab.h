#pragma once

#include "ui/pages/view_state.h"
#include "ui/tabs/open_file.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace bloscope {

class ArrayPage;
class DocumentPage;
class DocumentSaver;
class FailurePage;
class MessageBar;
class OutsideChanges;
class SalvageOffer;
class SaveObstacle;

// The tab of one file: opening, then the page it is shown on, or the reason why there is none.
// Never a dialog. Owns the file.
class DocumentTab : public QWidget {
    Q_OBJECT

 public:
    // Begins to open what is wanted. `slice` is shown first, unless it is empty.
    DocumentTab(OpenRequest request, const QString& slice, const AppServices& services,
                QWidget* parent = nullptr);

    OpenFile& file() const { return *m_file; }
    const DocumentAddress& address() const { return m_file->address(); }
    DocumentEdits* edits() const { return m_file->edits(); }
    PendingEdits* pending() const { return m_file->pending(); }
    bool isEdited() const { return m_file->isEdited(); }
    DocumentSaver& saver() const { return *m_saver; }
    OutsideChanges& outsideChanges() const { return *m_outside; }
    const SaveObstacle& saveObstacle() const { return *m_saveObstacle; }

    DocumentPage* page() const { return m_page; }     // null unless the file is open
    ArrayPage* arrayPage() const;                     // null when it is something else
    void whenOpen(const std::function<void()>& call); // now, or once it is
    bool hasFailed() const;
    QString problem() const; // a warning or failure that it shows now; mostly empty
    // What is to be said about the file itself; what it holds, the page tells.
    MessageBar& messageBar() const { return *m_message; }

    void showSlice(const QString& text); // now, or once it is open
    // How somebody looks at it, or will look at it once it is open. It stays so as far as it fits
    // when the file is read again, or another one opened in its place.
    ViewState viewState() const;
    void showAs(const ViewState& state); // now, or once it is open
    void keepView();                     // the next page begins with what is seen now

    void salvage(); // asks how what can be read of the file is saved; see whyNotSalvaged()

 signals:
    void opened(); // page() is new, and not what somebody looked at before
    // The file was read again: `now` shows it as `before` did. Where it was saved and is shown as
    // before, its page stays.
    void pageReplaced(bloscope::DocumentPage* before, bloscope::DocumentPage* now);
    void closeWanted();
    void openWanted(const bloscope::OpenRequest& request); // instead of it, or made of it

 private:
    void layOut();
    void connectFile();
    void showOpening();
    DocumentPage* newPage();
    void showFirstPage();
    void showAgain(LastIndex lastIndex, ShownAs shownAs);
    void replacePage(LastIndex lastIndex);
    static void retire(DocumentPage& before);
    void showPage();
    void showFailure(const Error& error);
    void askWhoItIs(); // for its server
    void offerSalvageOfDamage();
    void showSalvage(const QString& whatReturns);
    void carryView();
    ViewState carriedView() const;
    void restore(const ViewState& state, LastIndex lastIndex);

    QString m_firstSlice;
    std::optional<ViewState> m_firstView;
    ViewState m_carried; // to this file, by OpenFile::goTo()
    AppServices m_services;
    OpenFile* m_file;
    MessageBar* m_message;
    QStackedWidget* m_stack;
    QLabel* m_opening;
    FailurePage* m_failure;
    SalvageOffer* m_offer;
    DocumentPage* m_page = nullptr;
    DocumentSaver* m_saver;
    SaveObstacle* m_saveObstacle;
    OutsideChanges* m_outside;
};

} // namespace bloscope
