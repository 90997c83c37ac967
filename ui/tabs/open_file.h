#pragma once

#include "core/array/fitted_slice.h"
#include "core/edit/edit_set.h"
#include "ui/document/app_services.h"
#include "ui/document/opened_document.h"

#include <QObject>
#include <functional>
#include <vector>

namespace bloscope {

class DocumentEdits;
class PendingEdits;
class TableChanges;

// Is a file that was read again shown as before, but for what is in it? It was saved then.
enum class ShownAs { Before, Another };

// One file from the moment somebody wants it: what was asked for, what was found there, and the
// edits of it. Read by workers, known in the GUI thread; shown by whoever listens.
class OpenFile : public QObject {
    Q_OBJECT

 public:
    // What the services refer to lives longer. Nothing happens before open().
    OpenFile(OpenRequest request, const AppServices& services, QObject* parent = nullptr);

    const OpenRequest& request() const { return m_request; }
    const DocumentAddress& address() const { return m_request.address; }
    const OpenedDocument* document() const { return m_document ? &*m_document : nullptr; }
    DocumentEdits* edits() const { return m_edits; } // null when there is no frame to be edited
    TableChanges* tableChanges() const { return m_tableChanges; } // null but for tables with files
    PendingEdits* pending() const; // one of both; null when nothing can be edited
    bool isEdited() const;         // and not saved

    void open(); // ends with opened() or failed()
    // Opens it once more, its plain chunks read as told, or as it says itself. The edits stay.
    void interpret(const std::optional<Interpretation>& how);
    // Likewise, its dimensions named and measured as told.
    void tellGeometry(const std::optional<HandGeometry>& geometry);

    // Reads it again. Edits that wait to be saved are gone then, but not those that are only begun
    // while it is read: they are a reason to fail. Ends with reloaded() or reloadFailed().
    void reload(LastIndex lastIndex = LastIndex::Stays);
    // The same after the edits have been saved, as they stood in `saved`, to what is asked for by
    // `request`: this is that file then, and what was edited since waits to be saved to it.
    void reloadSaved(const EditSet& saved, const OpenRequest& request);
    // Likewise after those of a table, whose changes are paused until then.
    void reloadSavedTable(const OpenRequest& request);
    // The same with edits put on top of what the file holds now: `merged` over that of `theirs`,
    // made of `mine`, which are the edits of this moment or it fails.
    void reloadOnTop(const EditSet& mine, const EditSet& theirs, const EditSet& merged);

    // Opens another one in its place. Until then everything stays. Edits that wait to be saved are
    // lost then, but not those that are begun meanwhile: stayed() tells of them. Otherwise it ends
    // with leaving(), opened() or failed(), and wentTo(). The last one asked for wins.
    void goTo(const OpenRequest& request);
    const OpenRequest& comingRequest() const { return m_coming ? *m_coming : m_request; }
    bool wasGoneTo() const { return m_wasGoneTo; } // and not opened by somebody who chose it

 signals:
    void opening();
    void opened();
    void failed(const bloscope::Error& error); // there is no document then
    // Frames begin at these bytes of the file, which itself is none: after failed().
    void framesFound(const std::vector<std::uint64_t>& offsets);
    void reloaded(bloscope::LastIndex lastIndex, bloscope::ShownAs shownAs);
    void reloadFailed(const bloscope::Error& error); // everything is as before
    void editedChanged();                            // isEdited() is
    void stepsChanged();                             // PendingEdits::stepsChanged()
    void addressChanged();                           // it was saved as another file
    void leaving(const bloscope::OpenRequest& next); // by goTo(): the last time it is what it was
    void stayed();
    void wentTo();

 private:
    using Found = Result<OpenedDocument>;

    Ticket read(const OpenRequest& request, std::function<void(const Found&)> then);
    void arrive(const Found& found);
    void arriveAt(const OpenRequest& request, const Found& found);
    // The edits that wait to be saved, over what was found.
    using RenewEdits = std::function<Result<>(const OpenedDocument& found)>;
    struct Reread {
        OpenRequest request;
        RenewEdits renewEdits;
        LastIndex lastIndex = LastIndex::Stays;
        bool isOfSave = false;
    };
    OpenRequest requestToReload() const;
    void reread(const Reread& how);
    void renew(const Reread& how, const Found& found);
    Result<> beginEditsAgain(const OpenedDocument& found);
    void beginEdits(const OpenedDocument& found);
    void beginTableChanges(const OpenedTable& found);
    void follow(const PendingEdits& edits);
    void dropEdits();
    void lookForFrames();

    OpenRequest m_request;
    std::optional<OpenRequest> m_coming; // that is being opened in the place of m_request
    bool m_wasGoneTo = false;
    AppServices m_services;
    std::optional<OpenedDocument> m_document;
    DocumentEdits* m_edits = nullptr;
    TableChanges* m_tableChanges = nullptr;
    Ticket m_reading;
    Ticket m_going;  // to another file
    Ticket m_search; // for frames inside of a file that is none
};

} // namespace bloscope
