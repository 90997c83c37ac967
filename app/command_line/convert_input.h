#pragma once

#include "app/command_line/found_object.h"
#include "app/command_line/interpretation_options.h"
#include "core/array/slice_reader.h"
#include "core/convert/cast_source.h"
#include "core/convert/copy_array.h"
#include "core/convert/csv_scan.h"
#include "core/convert/slice_source.h"

#include <optional>
#include <span>

namespace bloscope {

// One input of `bloscope convert`, open: its elements, with all that they are read by.
class ConvertInput {
 public:
    const ElementSource& elements() const;

    // The user's own, as a copy at `target` has it. Errors: those of reading it.
    Result<CopiedMetadata> metadata(const std::filesystem::path& target) const;

    // What the user has to know of how a text was read.
    const std::vector<std::string>& notes() const { return m_notes; }

    // For which --fill stands, counted as often as they were read.
    std::uint64_t filledCells() const { return m_slice ? m_slice->filledCells() : 0; }

 private:
    friend class ConvertInputOptions;

    std::filesystem::path m_path; // of an array that is all of its file
    FoundObject m_found;          // with a frame for arrays only
    std::optional<Slice> m_taken; // of it
    BlockCache m_cache;
    std::optional<SliceReader> m_reader;
    std::optional<SliceSource> m_slice;
    std::unique_ptr<ElementSource> m_file; // of everything else
    std::optional<SlicedSource> m_part;    // of that
    std::optional<CastSource> m_cast;
    std::vector<std::string> m_notes;
};

// What is read of the inputs: --key, --slice, --field, --fill, --dtype and what belongs to it,
// --offset; --header, --delimiter, --decimal and --na of texts; --as and --rounding.
class ConvertInputOptions {
 public:
    // Adds itself to the command; lives as long as that.
    void addTo(CLI::App& command);

    // An array, a .npy file, a text of numbers called .csv, .tsv, .tab or .txt; or with --dtype
    // whatever else there is as raw bytes. `pool` lives longer. Errors: Usage, the option in front;
    // those of opening it.
    Result<std::unique_ptr<ConvertInput>> open(const std::string& path, WorkerPool& pool,
                                               const Job& job) const;

 private:
    Result<> openFound(ConvertInput& input, const std::string& path, WorkerPool& pool) const;
    Result<> openForeign(ConvertInput& input, const std::string& path, const Job& job,
                         Error notOurs) const;
    Result<> sliceForeign(ConvertInput& input) const;
    Result<> openText(ConvertInput& input, ByteSourcePtr file, const Job& job) const;
    Result<> refuseOptions(std::span<const char* const> options, const char* what) const;
    void addTextOptions(CLI::App& command);
    Result<> cast(ConvertInput& input) const;

    const CLI::App* m_command = nullptr;
    std::string m_key;
    std::string m_slice;
    std::string m_field;
    std::optional<std::string> m_fill;
    std::string m_as;
    Rounding m_rounding = Rounding::None;
    InterpretationOptions m_interpretation;
    OffsetOption m_offset;
    CsvReading m_text;
};

} // namespace bloscope
