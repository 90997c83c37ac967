#pragma once

#include "app/command_line/array_export.h"
#include "app/command_line/axes_options.h"
#include "app/command_line/exit_code.h"
#include "app/command_line/export_subject.h"
#include "app/command_line/interpretation_options.h"
#include "app/command_line/output_options.h"
#include "app/command_line/painters.h"
#include "app/command_line/text_options.h"

namespace bloscope {

// bloscope export FILE [--key KEY] [--slice S | --chunk N] [--format F] [-o OUT]
class ExportCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    bool needsPainters() const;             // of what was parsed
    ExitCode run(const Painters* painters); // which are there when they are needed

 private:
    // What is written, and from where.
    struct Source {
        FoundObject found;
        ArrayPtr array; // null for tables
        ExportSubject subject = ExportSubject::Array;
    };

    void addContentOptions(CLI::App& command);

    ExportSubject subjectOf(const FoundObject& found, const Array* array,
                            ExportFormat format) const;
    Result<> checkSource(const Source& source, ExportFormat format) const;
    ExitCode write(const Source& source, const OutputOptions::Form& form,
                   const std::stop_token& stop) const;
    Result<ExportReport> writeTo(Sink& to, const Source& source, ExportFormat format,
                                 const Job& job) const;
    Result<ExportReport> writeChunks(const Frame& frame, WorkerPool& pool, Sink& to,
                                     const Job& job) const;
    Result<ArrayExport> wantedOf(const Source& source, ExportFormat format) const;
    Result<Slice> sliceOf(const Source& source, ExportFormat format) const;
    Error withPlace(const Error& error) const;
    void tellBeside(const std::string& note) const;
    ExitCode tell(const ExportReport& report, ExportSubject subject) const;

    const CLI::App* m_command = nullptr;
    std::string m_file;
    std::string m_key;
    std::string m_slice;
    std::string m_field;
    std::optional<std::int64_t> m_chunk;
    std::optional<std::string> m_fill;
    OutputOptions m_output;
    AxesOptions m_axes;
    InterpretationOptions m_interpretation;
    OffsetOption m_offset;
    TextOptions m_text;
    PngOptions m_png;
    const Painters* m_painters = nullptr;
};

} // namespace bloscope
