#pragma once

#include "core/dtype/dtype.h"
#include "core/scan/number_scan.h"
#include "core/scan/slice_parts.h"

#include <QString>
#include <optional>
#include <string>

namespace bloscope {

// A text that is looked for in some fields of the elements, all of which are texts (isText()).
struct TextQuery {
    enum class Kind { Containing, Equal };

    Kind kind = Kind::Containing;
    // Upper and lower case are the same to it, unless all of a cell is asked for. In fields of
    // bytes b'..' stands for these bytes as well.
    QString text;
    std::vector<DTypeLeaf> fields;
};
bool operator==(const TextQuery& one, const TextQuery& other);

// Which cells of a slice have such a text in any of the fields, as numbers: 1 of those that have, 0
// of the others, in the order of booleans, so that they are found and counted as numbers are. Bytes
// are read as UTF-8. Usable from any thread.
class TextMatchScan final : public NumberScan {
 public:
    // Errors: Usage when the slice was made for another shape, Limit when its cells cannot be
    // counted. The source lives longer.
    static Result<NumberScanPtr> create(const CellSource& source, const Slice& slice,
                                        TextQuery query);

    static const NumberOrder& orderOfMatches();

    WorkerPool& pool() const override { return m_slice.source().pool(); }
    std::optional<std::int64_t> chunkOf(const CellBox&) const override { return {}; }
    std::optional<std::int64_t> wholeChunk(const CellBox&) const override { return {}; }
    Result<> visitPart(const CellBox& part, CellVisitor& to, const Job& job) const override;

 private:
    TextMatchScan(SliceParts slice, TextQuery query);

    void visitPiece(const Cells& cells, const CellBox& piece, CellVisitor& to) const;
    bool isMatch(const std::byte* element) const;
    bool hasBytes(const std::byte* cell, const DType& dtype) const;

    SliceParts m_slice;
    TextQuery m_query;
    std::optional<std::string> m_bytes; // that b'..' stands for
};

} // namespace bloscope
