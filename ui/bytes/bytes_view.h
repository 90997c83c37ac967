#pragma once

#include "core/inspect/byte_map.h"
#include "core/inspect/byte_readings.h"
#include "core/inspect/find_bytes.h"
#include "core/scan/fold_parts.h"
#include "ui/document/byte_focus.h"
#include "ui/document/document.h"
#include "ui/slice/slice_view.h"
#include "ui/worker/long_job.h"
#include "ui/worker/scheduler.h"

#include <QString>
#include <QTimer>
#include <QWidget>
#include <cstdint>
#include <optional>

class QLabel;
class QToolButton;
namespace bloscope {

class ByteInspector;
class ByteSearch;
class GoToBar;
class MappedHexView;
class TextFindBar;
class TextTable;

// The file of a document byte by byte, whatever its size: each structure in the colour of its part,
// with its name at the caret; of a sparse frame also the files of its chunks. What is chosen in the
// structure or on the map of chunks is selected here, and the other way round. It reads only while
// it is shown.
class BytesView : public SliceView {
    Q_OBJECT

 public:
    // All live longer than the view.
    BytesView(Document& document, Scheduler& scheduler, ByteFocus& focus,
              QWidget* parent = nullptr);
    ~BytesView() override;

    QWidget* bar() const override { return m_bar; }
    void copy() override;
    QString selectionText() const override;
    MappedHexView& hex() const { return *m_hex; }
    QString placeText() const; // of the line at the foot

    void askWhereToGo();
    void askWhatToFind();
    void find(ScanDirection direction); // asks first where nothing was asked yet

 protected:
    void load() override;
    void leave() override;

 private:
    struct Shown { // what a place leads to
        ByteMapPtr map;
        std::uint64_t offset = 0;
        std::uint64_t size = 0;
    };
    static Result<Shown> shownAt(const FramePtr& frame, const BytePlace& place, ByteMapPtr own,
                                 const std::stop_token& stop);

    QWidget* makeBar();
    void layOut();
    void connectParts();
    void takeFile();
    enum class Caret { Goes, Stays };
    void arrive(const Result<Shown>& shown, Caret caret);
    void showFile();
    void showCaret();
    void tellCaret();
    void goTo(const QString& text);
    void search(ScanDirection direction);
    void tellFound(std::optional<std::uint64_t> position, bool hasTurned, std::uint64_t size);
    void endSearch();

    Document& m_document;
    Scheduler& m_scheduler;
    ByteFocus& m_focus;
    ByteMapPtr m_own; // of the file of the frame; null until it is there
    Ticket m_loading;
    std::optional<BytePlace> m_shown; // or on its way
    bool m_isOfBefore = false;        // what is shown: the file was saved since
    MappedHexView* m_hex;
    ByteInspector* m_inspector;
    QLabel* m_place;
    QLabel* m_file;
    QToolButton* m_showFrame;
    QToolButton* m_showChunk;
    QWidget* m_bar;
    GoToBar* m_goTo;
    TextFindBar* m_find;
    ByteSearch* m_search = nullptr;
    QTimer m_telling; // once the caret stands still
};

// The bytes that somebody can go to, and where they are.
struct ByteBounds {
    std::uint64_t begin = 0;
    std::uint64_t end = 0; // behind the last
    std::uint64_t current = 0;
};

// "4 096", "0x1000", or with a sign, counted from where one is: "+16", "-0x10". Nothing for any
// other text and for places outside.
std::optional<std::uint64_t> byteOffsetIn(const QString& text, const ByteBounds& bounds);

// What the bytes at the caret would be as values of every type, in both byte orders. Folds into its
// heading.
class ByteInspector : public QWidget {
    Q_OBJECT

 public:
    explicit ByteInspector(QWidget* parent = nullptr);

    void showBytes(ByteView bytes); // from the caret on
    bool isOpen() const;
    void setOpen(bool open);
    QSize sizeHint() const override; // two numbers of 64 bits beside their type

 private:
    QToolButton* m_heading;
    TextTable* m_table;
    QList<QStringList> m_rows; // that are shown
};

// What somebody looks for: bytes as "0x00ff", anything else as text in UTF-8; nothing for an empty
// text and for digits that are no whole bytes.
std::optional<ByteBuffer> wantedBytes(const QString& text);

// Looks for bytes in a source in the background; where they are not found in front of the end, it
// goes on from the other one. Lives in the GUI thread; destroying it ends the work.
class ByteSearch : public QObject {
    Q_OBJECT

 public:
    struct Answer {
        std::optional<std::uint64_t> position; // of the source
        bool hasTurned = false;                // it went on from the other end
    };

    // The scheduler lives longer. Forwards from byte `from` on, backwards from before it.
    ByteSearch(ByteSourcePtr source, ByteBuffer wanted, std::uint64_t from, ScanDirection direction,
               Scheduler& scheduler, QObject* parent = nullptr);

    std::uint64_t done() const { return m_job->done(); } // bytes looked at
    void cancel() { m_job->cancel(); }

 signals:
    void progressed();
    void finished(const bloscope::Result<bloscope::ByteSearch::Answer>& answer);

 private:
    LongJob* m_job;
};

} // namespace bloscope
