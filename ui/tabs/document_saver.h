#pragma once

#include "core/saving/save_file.h"
#include "core/table_edit/save_table.h"
#include "ui/document/app_services.h"
#include "ui/document/open_request.h"

#include <QObject>
#include <QPointer>
#include <functional>
#include <optional>
#include <string>
#include <vector>

class QFileDialog;

namespace bloscope {

class LongJob;
class MessageBar;
class DocumentEdits;
class OpenFile;
class PendingEdits;
class TableChanges;

// Saves the edits of a document, one save at a time, in a job that the status bar shows: what is
// being changed is finished first and saved with the rest. Afterwards the document is read again
// from what was written; what was edited meanwhile waits to be saved. No failure loses an edit: it
// is told, with what can be done. GUI thread.
class DocumentSaver : public QObject {
    Q_OBJECT

 public:
    // Owned by the file. Tells in the message bar and asks over the widget in which that lies; it
    // and what the services refer to live longer.
    DocumentSaver(OpenFile& file, MessageBar& message, const AppServices& services);

    bool isSaving() const { return m_job || m_isReadingAgain || isWaiting(); }
    bool canSave() const; // something that is not saved yet
    bool canSaveAs() const;
    bool isTableInDirectory() const;

    // A file of the document's own that is made when it is saved: attributes of a group that had
    // none.
    bool isNewFile() const;

    // Where edits are saved to: the file that the document is all of, which may be a leaf of a
    // directory. Empty: it lies inside another file, or in memory.
    QString ownFile() const;

    // Why the document is not saved where it is but to a file of its own; empty when it is.
    QString whyNotInPlace() const;

    // Why it is saved where it is only; empty when it can be saved to another file.
    QString whyNotElsewhere() const;

    // Each ends with ended(); one that is asked for during another begins after that, and both
    // end together. The latter two ask for a file.
    void save();
    void saveAs();   // which this file becomes
    void saveCopy(); // which is nothing to it

 signals:
    void jobStarted(bloscope::LongJob* job);
    void abilitiesChanged();
    void writing(); // to the document's own file, or to what becomes it
    void foundChanged(const bloscope::Error& error); // that file is not the one that was read
    void notice(const QString& sentence);
    // After the document has been read again. Not saved: it was cancelled, or failed as is told.
    void ended(bool isSaved);

 private:
    enum class Purpose { Save, SaveAs, Copy };
    struct Wanted {
        Purpose purpose;
        QString path;
    };
    // What a worker wrote; one of both.
    struct Written {
        std::optional<SaveReport> frame = {};
        std::optional<TableSaveReport> table = {};
        std::uint64_t otherNames = 0; // that keep what was there
    };
    using Work = std::function<Result<Written>(const Job&)>;

    DocumentEdits* edits() const;
    TableChanges* tableChanges() const;
    PendingEdits* pending() const;
    void tellWhyNotInPlace();
    bool isWaiting() const;
    bool isOwnFile(const QString& path) const;
    void askForFile(Purpose purpose);
    void offerStores(QFileDialog& dialog) const;
    QString proposedPath() const;
    void write(Purpose purpose, const QString& path);
    void settled(const Wanted& wanted, bool isWhole);
    void writeNow(const Wanted& wanted);
    Work writingFrame(const Wanted& wanted) const;
    Work writingTable(const Wanted& wanted) const;
    void written(const Wanted& wanted, const EditSet* edits, const Written& report);
    void tellWhatCameOfIt(const QString& name, const Written& report);
    QString staleText() const;
    static QString leftOutText(const std::vector<std::string>& files);
    void failed(Purpose purpose, const QString& path, const Error& error);
    OpenRequest requestAfter(const QString& path) const;
    void end(bool isSaved);

    OpenFile& m_file;
    MessageBar& m_message;
    AppServices m_services;
    LongJob* m_job = nullptr;
    bool m_isReadingAgain = false;
    QPointer<PendingEdits> m_waitsFor; // to be settled
    std::optional<Wanted> m_next;      // asked for during a save
};

} // namespace bloscope
