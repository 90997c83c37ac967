#pragma once

#include "ui/document/opened_document.h"
#include "ui/document/workshop.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace bloscope {

class ArrayPage;
class DocumentPage;
class FailurePage;
class MetadataEdits;

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
    DocumentPage* page() const { return m_page; }    // null until the file is open
    ArrayPage* arrayPage() const;                    // null when it is something else
    MetadataEdits* edits() const { return m_edits; } // null when there is no frame to be edited
    void showSlice(const QString& text);             // now, or once it is open
    // Opens the file once more, its plain chunks read as told, or as it says itself.
    void interpret(const std::optional<Interpretation>& how);

 signals:
    void opened();
    void failed();
    void closeWanted();
    void openWanted(const OpenRequest& request); // another one in place of what failed

 private:
    void open();
    void documentArrives(const Result<OpenedDocument>& document);
    void showFailure(const Error& error);
    void lookForFrames();
    void prepareEdits(const OpenedDocument& document);

    OpenRequest m_request;
    QString m_firstSlice;
    Workshop m_workshop;
    QStackedWidget* m_stack;
    QLabel* m_opening;
    FailurePage* m_failure;
    DocumentPage* m_page = nullptr;
    MetadataEdits* m_edits = nullptr;
    Ticket m_ticket;
    Ticket m_search; // for frames inside of a file that is none
};

} // namespace bloscope
