#pragma once

#include "core/store/table.h"
#include "core/table_edit/leaf_edits.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// How the cells of a column are edited, by the way in which it is stored (format.md 10.7).
enum class CellStorage {
    Elements, // one element for each row
    Words,    // codes, and a list with the texts that they mean
    Texts     // offsets, and the bytes of all texts
};

// Errors (Unsupported), each a sentence for people: columns of lists, arrays, structs and objects,
// computed ones and those that were computed from others.
Result<CellStorage> cellStorageOf(const Table& table, std::size_t column);

// How a column says that a cell has no value.
enum class NullStorage { None, Mask, Element, Code };

// What a column demands of its values, where its schema says so (python-blosc2's ge, gt, le, lt).
struct ValueBounds {
    std::optional<double> atLeast = {};
    std::optional<double> above = {};
    std::optional<double> atMost = {};
    std::optional<double> below = {};
};

// What the cells of a column are written with.
struct CellWriter {
    std::string name; // of the column, for errors
    CellStorage storage = CellStorage::Elements;
    NullStorage nulls = NullStorage::None;
    DType stored = {};                        // of the elements, or of the codes
    DType value = {};                         // the same, as its texts are read
    NullRule rule = {};                       // of Element
    std::int64_t nullCode = -1;               // of Code
    ValueBounds bounds = {};                  // of numbers
    std::optional<std::string> fallback = {}; // of cells of new rows that nobody gives a value
};
Result<CellWriter> cellWriterOf(const Table& table, std::size_t column);

// The element that a text stands for, or the one that lies under a null or means it. Errors
// (Usage): a text that is no such value or too long, a value outside of the bounds or that means
// null, a null where there is none.
Result<ByteBuffer> elementOfCell(const CellWriter& writer, const std::optional<std::string>& text);
// The element of a code of Words.
ByteBuffer elementOfCode(const CellWriter& writer, std::int32_t code);
// The text of a cell that is stored as text, or of the null. Errors: as above.
Result<std::string> textOfCell(const CellWriter& writer, const std::optional<std::string>& text);

// A mask that says that every row has a value, in the grid of `like`, as python-blosc2 makes it for
// the first null.
Result<FramePtr> newMask(std::int64_t rows, const FramePtr& like);

// The list of a dictionary with more words, in the order of their codes. Errors: Unsupported for
// lists that this program does not write.
Result<FramePtr> longerWords(const FramePtr& words, const std::vector<std::string>& more,
                             const EditTools& tools);

// Offsets and bytes of texts, of which those of some rows are others; rows between the last that is
// stored and one of these become empty texts. All that comes after the first of them is written
// again, unless texts keep their lengths. Errors: Malformed for offsets that make no sense, Limit.
struct TextLeaves {
    LeafEdits offsets;
    LeafEdits bytes;
};
Result<TextLeaves> rewrittenTexts(const FramePtr& offsets, const FramePtr& bytes,
                                  const std::map<std::int64_t, std::string>& texts,
                                  BlockCache& cache, const EditTools& tools);

} // namespace bloscope
