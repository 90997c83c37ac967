#pragma once

#include "core/array/cell_rect.h"
#include "core/array/slice_reader.h"
#include "core/numbers/float_text.h"
#include "ui/document/document.h"
#include "ui/worker/scheduler.h"

#include <QString>
#include <memory>

namespace bloscope {

// Cells as text for the clipboard.
struct CellCopy {
    // More cells, or more bytes of the fields that are selected, are exported to a file instead.
    static constexpr std::int64_t mostCells = 1'000'000;
    static constexpr std::int64_t mostBytes = 64 << 20;

    enum class Headers {
        None,
        Indices // of rows and columns, with the names of parts of structured elements
    };

    struct How {
        Headers headers = Headers::None;
        NumberFormat::Bytes bytes = NumberFormat::Bytes::AsText;
    };

    enum class Excess { None, Cells, Bytes };
    static Excess excessOf(const CellRect& cells, const DType& dtype);

    // Writes out `cells` of a plane, in rows and in columns of CellColumns, exactly as the TSV
    // export would; one cell without the end of its line. For worker threads. Errors: those of
    // writeCsv().
    static Result<CellCopy> make(const SliceReader& reader, const Slice& plane,
                                 const CellRect& cells, const How& how, const Job& job);

    QString text;
    std::uint64_t missingCells = 0; // damaged or never written; "nan" stands for them
};

// Puts cells of an array onto the clipboard, in the background, with all that is being changed of
// them, and says what came of it. Only the newest request is followed. GUI thread.
class CellCopying : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    CellCopying(const Document& document, Scheduler& scheduler, QObject* parent = nullptr);

    void copy(const Slice& plane, const CellRect& cells, const CellCopy::How& how);

 signals:
    void ended(const QString& sentence);

 private:
    void read(const Slice& plane, const CellRect& cells, const CellCopy::How& how);
    void copied(const CellRect& cells, const Result<CellCopy>& copy);

    const Document& m_document;
    Scheduler& m_scheduler;
    std::unique_ptr<QObject> m_settling; // for the newest request
    Ticket m_copying;
};

} // namespace bloscope
