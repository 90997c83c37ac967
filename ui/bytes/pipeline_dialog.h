#pragma once

#include "core/array/array.h"
#include "core/inspect/block_pipeline.h"
#include "ui/document/byte_focus.h"
#include "ui/document/document.h"
#include "ui/rows/shown_rows.h"
#include "ui/value/hex_view.h"
#include "ui/worker/scheduler.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QSplitter;
namespace bloscope {

class IndexSpinBox;
class RowTableModel;
class RowTableView;
class StepHexView;
class TextTable;

// The bytes of a block after one step of its pipeline, read as the elements of its array: one a
// row, with the byte at which it begins.
struct StepValues {
    enum class Places { Unknown, Known }; // of elements: known once all filters are undone

    ArrayPtr array;
    std::int64_t chunk = 0;
    std::int64_t begin = 0; // of the bytes, in the decoded chunk
    StepBytes bytes = {};
    Places places = Places::Unknown; // their cells are told then

    std::int64_t firstByte() const; // of the first whole element
    std::int64_t count() const;
    std::int64_t byteOf(std::int64_t row) const { return firstByte() + row * array->itemsize(); }
    std::int64_t rowOf(std::int64_t byte) const; // the nearest
    // The indices of an element in the array; nothing for padding.
    std::optional<std::vector<std::int64_t>> cellOf(std::int64_t row) const;
};

ShownRowsPtr rowsOf(StepValues values);

// A block on its way from the file to the values, step by step: what each step makes of the bytes,
// how large they are then and how long it takes. Where a step fails, it says why, and those before
// it are shown. Reads and decodes on workers; shows what is in the file, without pending edits.
class PipelineDialog : public QDialog {
    Q_OBJECT

 public:
    // Of the array of a document. Both live longer. When the file is saved, the block is shown as
    // it is then.
    PipelineDialog(const Document& document, Scheduler& scheduler, QWidget* parent = nullptr);
    ~PipelineDialog() override;

    // With a position, the element there is selected in the last step.
    void showBlock(const BlockAddress& block);

    TextTable& steps() const { return *m_steps; }
    StepHexView& hex() const { return *m_hex; }
    RowTableView* values() const { return m_values; } // null while there are none
    QString summary() const;                          // where the block lies
    QString problem() const;                          // empty where every step was done

 signals:
    void placeWanted(const bloscope::BytePlace& place); // in the view of the bytes
    void cellWanted(const std::vector<std::int64_t>& index);

 private:
    QWidget* makeTop();
    void layOut();
    void connectParts();
    void arrive(const BlockAddress& wanted, Result<BlockPipeline> pipeline);
    void tell();
    void fillSteps();
    void showStep(int step);
    void showValues(const StepValues& values);
    void selectElement(std::int64_t position); // of the decoded chunk
    void followCaret();
    void followRow();
    bool isLast(int step) const; // and all of them were done

    const Document& m_document;
    Scheduler& m_scheduler;
    std::optional<BlockAddress> m_wanted; // shown, or on its way
    IndexSpinBox* m_chunk;
    IndexSpinBox* m_block;
    QLabel* m_blockCount;
    QPushButton* m_showBytes;
    QLabel* m_summary;
    QLabel* m_problem;
    TextTable* m_steps;
    StepHexView* m_hex;
    QLabel* m_place;
    QSplitter* m_splitter;
    std::unique_ptr<RowTableModel> m_model; // of the step that is shown
    RowTableView* m_values = nullptr;
    std::optional<StepValues> m_shown;
    std::optional<BlockPipeline> m_pipeline; // null while there is none
    Ticket m_loading;
    bool m_isFollowing = false; // one list the other
};

// The bytes of a block after one step of its pipeline; read-only.
class StepHexView : public HexView {
    Q_OBJECT

 public:
    explicit StepHexView(QWidget* parent = nullptr);

    // `origin`: what the first byte is called. Null: there are none. The caret goes to the first.
    void setBytes(StepBytes bytes, std::uint64_t origin);

    std::uint64_t size() const override { return m_bytes ? m_bytes->size() : 0; }
    std::uint64_t origin() const override { return m_origin; }

 protected:
    ByteView bytesAt(std::uint64_t first, std::uint64_t count) const override;

 private:
    StepBytes m_bytes;
    std::uint64_t m_origin = 0;
};

} // namespace bloscope
