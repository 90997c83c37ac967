#pragma once

#include "ui/pages/array_page.h"
#include "ui/settings/preferences.h"
#include "ui/tabs/document_sides.h"

#include <QMap>
#include <QObject>
#include <QPointer>
#include <functional>
#include <map>
#include <memory>

namespace bloscope {

class DocumentLeaver;
class DocumentTab;

// The open files of a window, each in a tab.
class DocumentTabs : public DocumentSides {
    Q_OBJECT

 public:
    // The memory lives longer; it is that of the exports from all documents.
    DocumentTabs(AppServices services, ExportMemory& exports, QWidget* parent = nullptr);

    // Opens a document in a new tab, or brings the one to the front that shows it already. In both
    // cases `slice` is shown, unless it is empty.
    void open(const OpenRequest& request, const QString& slice = {});
    // Opens a document in a tab behind the current one, unless it is open. It goes with the tab
    // that needs it, if any, as leave() says.
    void openBehind(const OpenRequest& request, DocumentTab* opener = nullptr);
    void close(DocumentTab* tab); // asks before edits are lost
    // DocumentLeaver::leave(), and with it those tabs that were opened behind it and that nobody
    // has looked at since: once another file is in its place, they are closed.
    void leave(DocumentTab& tab, const std::function<void()>& goOn);
    // Give a tab away, and take one that was given away, with everything in it.
    void release(DocumentTab* tab);
    void adopt(DocumentTab* tab);

    QList<DocumentTab*> editedTabs() const;
    // EditQueue::whenSettled() of all of them, one after the other.
    void whenSettled(QObject* context, const std::function<void(bool isWhole)>& then);
    void checkFiles(); // for changes that the system does not tell
    // A notice() of what became of a tab: once it is in front.
    void tell(const DocumentTab& tab, const QString& sentence);

    bool shows(const DocumentAddress& address) const { return find(address); }
    DocumentPage* currentPage() const;   // null when no open file is in front
    ArrayPage* currentArrayPage() const; // null when something else is in front
    // Of what is edited in the tab in front, which may be another one: labels that are painted
    // over its picture.
    DocumentTab* editedTab() const;              // null when there is no tab
    PendingEdits* currentEdits() const;          // null when that cannot be edited
    bool hasPages() const;                       // is any file open?
    void follow(const Preferences& preferences); // all documents, those to come included

 signals:
    void interpretWanted(); // of the current array
    void fileOpened(const QString& path);
    void fileReadAgain(const QString& path); // it was saved, or changed by another program
    // A file was saved, and these coordinates, entered by the user, belong to it.
    void copyPlaced(const QString& path, const bloscope::HandGeometry& geometry);
    void arrayOpened(bloscope::ArrayPage* page); // and not yet shown as it was before
    void currentPageChanged();                   // another tab, or the same one has got its page
    // The file of a tab was read again: `now` shows it as `before` did. The current page may be
    // another then.
    void pageReplaced(bloscope::DocumentPage* before, bloscope::DocumentPage* now);
    void abilitiesChanged();              // what can be done with the page in front
    void stepsChanged();                  // what can be undone and redone of currentEdits()
    void notice(const QString& sentence); // of the tab in front; empty: nothing is to be said
    void jobAdopted(bloscope::LongJob* job);
    void titleChanged(); // of the tab in front: name, edited or not, read-only or not

 private:
    DocumentTab* find(const DocumentAddress& address) const;
    DocumentTab* newTab(const OpenRequest& request, const QString& slice);
    struct Left {
        QPointer<DocumentTab> tab;
        bool mayLose = false; // its edits
    };
    void leaveBehind(DocumentTab& opener, QList<QPointer<DocumentTab>> behind,
                     const std::function<void()>& goOn);
    void closeLeft(const DocumentTab& opener);
    void tellUnsettled(const DocumentTab& tab);
    void connectTab(DocumentTab* tab);
    void disconnectTab(const DocumentTab& tab);
    void showTitle(const DocumentTab& tab);
    void connectPage(DocumentTab* tab);
    void tabOpened(DocumentTab* tab);
    void tabChanged(DocumentTab* tab);
    void connectSaving(DocumentTab* tab);
    void closeOthersLike(const DocumentTab& tab);
    void showNewPart(const OpenRequest& saved);
    void frontChanged();
    void linkSides();
    void remove(DocumentTab* tab);

    AppServices m_services;
    ExportMemory& m_exports;
    DocumentLeaver* m_leaver;
    QMap<DocumentTab*, DocumentTab*> m_openers; // of tabs behind that nobody has looked at
    QMap<const DocumentTab*, QList<Left>> m_left;
    QMap<const DocumentTab*, QString> m_untold; // the last notice of each, until it is in front
    QPointer<DocumentTab> m_inFrontBefore;      // a question brought another one there
    Preferences m_preferences;
};

// Leaves documents, to close them or to go to other files, without losing an edit that nobody gave
// up. GUI thread.
class DocumentLeaver : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    // Goes on once the edits of a tab are saved or may be lost; finishes what is being changed,
    // then asks, where there are any. It stays where that is cancelled or fails, or cannot be
    // saved.
    void leave(DocumentTab& tab, const std::function<void()>& goOn);
    void forget(const DocumentTab& tab); // as if nobody had wanted to leave it

 signals:
    void asking(bloscope::DocumentTab* tab); // which had better be in sight
    void stayed(bloscope::DocumentTab* tab); // by Cancel

 private:
    void leaveWhenSaved(DocumentTab& tab, const std::function<void()>& goOn);
    void leaveSettled(DocumentTab& tab, const std::function<void()>& goOn);

    std::map<const DocumentTab*, std::unique_ptr<QObject>> m_settling; // as long as it is wanted
};

} // namespace bloscope
