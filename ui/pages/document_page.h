#pragma once

#include "core/array/fitted_slice.h"
#include "core/inspect/description.h"
#include "ui/document/opened_document.h"
#include "ui/pages/view_state.h"
#include "ui/structure/structure_source.h"
#include "ui/worker/scheduler.h"

#include <QWidget>
#include <functional>

class QVBoxLayout;

namespace bloscope {

struct Job;
struct Preferences;
class Finder;
class DamageNotice;
class EditableCells;
class LongJob;
class MessageBar;
class SliceView;

// What is attached to a node of a store, or to a table; what pickles tell of an array.
struct PageAttributes {
    QString owner; // as it is called, or a sentence about the values
    std::vector<Description> values;
    QString problem; // a sentence, also where there are none
};

// An open document in its tab: what is to be said about it on top, what it holds below. Which kind
// of page a document gets is decided in page_factory.h.
class DocumentPage : public QWidget {
    Q_OBJECT

 public:
    const DocumentAddress& address() const { return m_address; }
    MessageBar& messageBar() const { return *m_message; }

    DamageNotice& damage() const { return *m_damage; }

    // What the structure dock shows: of the document, or of what is selected in it. Null: nothing
    // now. structureChanged() says that it is something else.
    StructureSourcePtr structure() const { return m_structure; }
    const QString& structureName() const { return m_structureName; }

    // What the metadata dock shows below the metadata, or in their place: nothing of most arrays.
    const std::optional<PageAttributes>& attributes() const { return m_attributes; }

    // The texts of the status bar: what is shown, what the user points at, and what the selected
    // cells amount to.
    virtual QString shownText() const = 0;
    virtual QString currentText() const { return {}; }
    virtual QString selectionText() const { return {}; }

    virtual void takeFocus() { setFocus(); }

    // Edit > Copy and File > Export; only called while they are possible.
    virtual bool canCopy() const { return false; }
    virtual void copy() {}
    virtual bool canCopyWithHeaders() const { return false; }
    virtual void copyWithHeaders() {}
    virtual bool canExport() const { return false; }
    virtual void exportData() {}

    // Go > Index: asks for a place in a line at the foot, and goes there.
    virtual bool canGoTo() const { return false; }
    virtual void askWhereToGo() {}

    // Of pages that have such: the view in front, which can do more; what looks for something.
    virtual SliceView* currentView() const { return nullptr; }
    virtual Finder* finder() const { return nullptr; }

    // Edit > Edit Cell and the like; null: there are none. And why they cannot be edited now, a
    // sentence; or empty.
    virtual EditableCells* editableCells() const { return nullptr; }
    virtual QString editObstacle() const { return {}; }

    // Another open file that somebody edits from here: what is undone and saved is of that one.
    virtual std::optional<DocumentAddress> editedElsewhere() const { return std::nullopt; }

    // Without what stands around the data.
    void setAlone(bool alone);

    // What is set for all documents: when the page is new, and whenever it changes.
    virtual void follow(const Preferences&) {}

    // How somebody looks at it, for the page that takes the place of this one when its file is
    // read again. restore() says in a sentence what could not be shown any more.
    virtual ViewState viewState() const { return {}; }
    virtual QString restore(const ViewState& state, LastIndex lastIndex);

    // Asks for a document of its own for a frame that lies in a value called `name`.
    void openEmbedded(const QString& name, const bloscope::ByteSourcePtr& source);

    // Of a damaged file: a button in the message about it with which what can be read is saved, and
    // what would come back then, once that is known; `stopCounting` has a button while it is not.
    // Nothing where that message is not shown.
    void offerSalvage(const QString& whatReturns = {},
                      const std::function<void()>& stopCounting = {});

    // Takes a job that works on this document (an export): it ends with the page at the latest.
    // How it ended is told here, a failure in the message bar.
    void adopt(LongJob* job);
    // Starts such a job, which writes a file over what is at `target`, if anything. Other names of
    // that, which keep what it was, are told.
    void startWriting(LongJob* job, Scheduler& scheduler, const QString& target,
                      std::function<Result<>(const Job&)> write);

    // Another page has taken its place: it goes when its last job has ended.
    void retire();

 signals:
    void abilitiesChanged(); // what can be copied or exported, or what the view in front can do
    void textsChanged();     // shownText(), currentText(), selectionText()
    void structureChanged();
    void attributesChanged();
    void structurePartWanted(const QString& partName);
    void structureChunkWanted(std::int64_t chunk);
    void structureChunkShown(std::int64_t chunk); // its cells are: select it where there is room
    void openWanted(const bloscope::OpenRequest& request);       // something that lies in here
    void openBehindWanted(const bloscope::OpenRequest& request); // without leaving this one
    void editedElsewhereChanged();
    void salvageWanted();                 // see offerSalvage()
    void notice(const QString& sentence); // what came of something, for a moment
    void jobAdopted(bloscope::LongJob* job);

 protected:
    explicit DocumentPage(const OpenedDocument& opened, QWidget* parent = nullptr);

    QVBoxLayout* column() const; // below the message bar
    void setStructure(const QString& name, StructureSourcePtr structure);
    void setAttributes(PageAttributes attributes);
    void showFrame(const OpenedDocument& opened); // its structure, and what pickles tell
    void setAround(const QList<QWidget*>& around) { m_around = around; } // the data
    void tellFailure(const QString& sentence);

 private:
    void tellNotes(const OpenedDocument& opened);
    void tellEnd(const QString& title, const Result<>& outcome);

    DocumentAddress m_address;
    MessageBar* m_message;
    DamageNotice* m_damage;
    int m_jobs = 0; // that run
    bool m_isRetired = false;
    QString m_structureName;
    StructureSourcePtr m_structure;
    std::optional<PageAttributes> m_attributes;
    QList<QWidget*> m_around;
};

} // namespace bloscope
