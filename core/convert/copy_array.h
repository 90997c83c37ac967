#pragma once

#include "core/array/array.h"
#include "core/array/cell_source.h"
#include "core/convert/partition.h"
#include "core/frame/frame.h"
#include "core/frame_writing/array_encoder.h"
#include "core/frame_writing/frame_settings.h"
#include "core/system/file_calls.h"

#include <optional>

namespace bloscope {

// What a copy takes along beside its elements.
struct CopiedMetadata {
    NamedValues metalayers;   // without those of libraries, which say how the old frame is read
    NamedValues vlMetalayers; // as chunks
    // What would be false for a slice and is not taken along: "stats of med_blosc2, which ...".
    std::vector<std::string> leftOut = {};
};

// The user's own of an array, and where a medical image lies: byte for byte with a copy of all of
// it, else as SlicedEntries has them. Errors: Malformed for entries that cannot be read, Usage for
// more than the format holds.
Result<CopiedMetadata> metadataOf(const Array& array, const Slice& slice);

// What a copy of a slice has no place for: the sizes of voxels that nnU-Net keeps beside `file`,
// and those of another case beside `target`, which would be taken for those of the copy.
std::vector<std::string> leftBeside(const std::filesystem::path& file, const Slice& slice,
                                    const std::filesystem::path& target);

// How elements are to be stored that are encoded so: in their own shape and type, cut as wished,
// blocks split where the reference does it, one block in each chunk where a filter needs that.
// Errors: those of choosePartition(), Usage for
// truncations that do not fit the type.
Result<ArrayEncoding> encodingFor(const CellSource& elements, const ChunkEncoding& chunks,
                                  const PartitionWish& wish = {});

struct CopyReport {
    std::uint64_t elementBytes = 0;
    std::uint64_t fileBytes = 0;
    std::optional<Error> unconfirmed =
        {}; // it is there, but the disk did not say that it will last
    std::vector<std::string> leftOut = {}; // CopiedMetadata::leftOut
};

// Writes the elements as an n-d array to a new file at `target`, over a file that is there, or to a
// new directory where nothing is: all threads of its pool encode, memory grows with the chunks and
// not with the array. What is new is read again and compared with what was to be written before it
// takes its name; until then nothing is at `target` that was not there before. `how` has the shape
// and the type of the source. Progress in bytes of elements, counted twice: written, and read
// again. Errors: Usage for what no file can hold, those of `from`, Io, Cancelled.
Result<CopyReport> copyArray(const CellSource& from, const ArrayEncoding& how,
                             const CopiedMetadata& metadata, const std::filesystem::path& target,
                             FileCalls& calls, const Job& job = {},
                             FrameForm form = FrameForm::Contiguous);

} // namespace bloscope
