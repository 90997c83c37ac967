#pragma once

#include "app/command_line/encoding_options.h"
#include "app/command_line/exit_code.h"
#include "app/command_line/found_object.h"
#include "app/command_line/interpretation_options.h"
#include "core/base/job.h"
#include "core/convert/copy_array.h"
#include "core/export/export_cells.h"

#include <optional>

namespace bloscope {

// bloscope convert IN OUT [--key KEY] [--slice S] [--field NAME] [how it is stored]
class ConvertCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    ExitCode run() const;

 private:
    void addContentOptions(CLI::App& command);

    Result<> checkTarget() const;
    Result<> checkNpyOptions() const;
    Result<ExportCells> cellsFrom(const SliceReader& reader) const;
    ExitCode convertNpy(ByteSourcePtr file, const Job& job) const;
    ExitCode convertArray(const Job& job) const;
    ExitCode write(const ElementSource& from, const CopiedMetadata& metadata, WorkerPool& pool,
                   const Job& job) const;
    ExitCode tell(const ArrayEncoding& how, const CopyReport& report) const;

    const CLI::App* m_command = nullptr;
    std::string m_input;
    std::string m_output;
    std::string m_key;
    std::string m_slice;
    std::string m_field;
    std::optional<std::string> m_fill;
    bool m_isOverwriting = false;
    bool m_withoutMetadata = false;
    EncodingOptions m_encoding;
    InterpretationOptions m_interpretation;
    OffsetOption m_offset;
};

} // namespace bloscope
