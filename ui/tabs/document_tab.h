#pragma once

#include "core/array/fitted_slice.h"
#include "core/edit/edit_set.h"
#include "ui/document/opened_document.h"
#include "ui/document/workshop.h"
#include "ui/pages/view_state.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace bloscope {

class ArrayPage;
class DocumentPage;
class DocumentSaver;
class FailurePage;
class MessageBar;
class MetadataEdits;
class OutsideChanges;
class SaveNote;

// The tab of one file, from the moment somebody wants it: opening, then open, or the reason why
// not. Never a dialog. Owns the edits of its metadata.
class DocumentTab : public QWidget {
    Q_OBJECT

 public:
    // Begins to open what is wanted. `slice` is shown first, unless it is empty.
    DocumentTab(OpenRequest request, const QString& slice, Workshop workshop,
                QWidget* parent = nullptr);

    const OpenRequest& request() const { return m_request; }
    const DocumentAddress& address() const { return m_request.address; }
    DocumentPage* page() const { return m_page; } // null until the file is open
    bool hasFailed() const;
    QString problem() const;                         // what is told about it now; mostly empty
    ArrayPage* arrayPage() const;                    // null when it is something else
    MetadataEdits* edits() const { return m_edits; } // null when there is no frame to be edited
    bool isEdited() const;                           // and not saved
    DocumentSaver& saver() const { return *m_saver; }
    OutsideChanges& outsideChanges() const { return *m_outside; }
    const SaveNote& saveNote() const { return *m_saveNote; }
    void showSlice(const QString& text); // now, or once it is open
    // Opens the file once more, its plain chunks read as told, or as it says itself.
    void interpret(const std::optional<Interpretation>& how);

    // How somebody looks at it, or will look at it once it is open.
    ViewState viewState() const;
    void showAs(const ViewState& state); // now, or once it is open

    // Opens another file in the place of this one and shows it in the same way, as far as that
    // fits. Until it is open everything stays; when it cannot be opened, the tab says why and keeps
    // the way for the next. Edits that wait to be saved are lost then, but not those that are begun
    // meanwhile: the file stays. The last one asked for wins.
    void goTo(const OpenRequest& request);
    const OpenRequest& comingRequest() const { return m_coming ? *m_coming : m_request; }
    bool wasGoneTo() const { return m_wasGoneTo; } // and not opened by somebody who chose it

    // What is to be said about the file itself; what it holds, the page tells.
    MessageBar& messageBar() const { return *m_message; }

    // Reads the file again and shows it, as somebody looks at it now, in place of the page. Edits
    // that wait to be saved are gone then, but not those that are only begun while the file is
    // read: they are a reason to fail. Ends with reloaded() or reloadFailed().
    void reload(LastIndex lastIndex = LastIndex::Stays);
    // The same after the edits have been saved, as they stood in `saved`, to the file of `request`:
    // it becomes the file of this tab, and what was edited since waits to be saved to it.
    void reloadSaved(const EditSet& saved, const OpenRequest& request);

 signals:
    void opened();
    void pageReplaced(bloscope::DocumentPage* before, bloscope::DocumentPage* now);
    void reloaded();                                 // after that
    void editedChanged();                            // isEdited() is
    void reloadFailed(const bloscope::Error& error); // everything is as before
    void addressChanged();                           // it was saved as another file
    void wentTo();                                   // goTo() has come to its end
    void failed();
    void closeWanted();
    void openWanted(const OpenRequest& request); // another one in place of what failed

 private:
    void open();
    void documentArrives(const Result<OpenedDocument>& document);
    void reread(const OpenRequest& request, const std::optional<EditSet>& saved,
                LastIndex lastIndex);
    Result<> renewEdits(const OpenedDocument& document, const std::optional<EditSet>& saved);
    void replacePage(const OpenedDocument& document, LastIndex lastIndex);
    void arriveAt(const OpenRequest& request, const Result<OpenedDocument>& document);
    void leaveFile(const OpenRequest& next);
    ViewState carriedView() const;
    void showFailure(const Error& error);
    void lookForFrames();
    void prepareEdits(const OpenedDocument& document);

    OpenRequest m_request;
    std::optional<OpenRequest> m_coming; // that is being opened in the place of m_request
    bool m_wasGoneTo = false;
    QString m_firstSlice;
    std::optional<ViewState> m_firstView;
    ViewState m_carried; // to this file, by goTo()
    Workshop m_workshop;
    MessageBar* m_message;
    QStackedWidget* m_stack;
    QLabel* m_opening;
    FailurePage* m_failure;
    DocumentPage* m_page = nullptr;
    MetadataEdits* m_edits = nullptr;
    DocumentSaver* m_saver;
    SaveNote* m_saveNote;
    OutsideChanges* m_outside;
    Ticket m_ticket;
    Ticket m_going;  // to another file
    Ticket m_search; // for frames inside of a file that is none
};

} // namespace bloscope
