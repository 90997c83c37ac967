#pragma once

#include "app/command_line/array_export.h"
#include "app/command_line/exit_code.h"
#include "app/command_line/export_subject.h"
#include "app/command_line/interpretation_options.h"
#include "app/command_line/output_options.h"
#include "app/command_line/painters.h"
#include "app/command_line/text_options.h"
#include "core/array/slice.h"

namespace CLI {
class App;
}

namespace bloscope {

// --rows and --columns: which dimensions of a slice run down and across what is written.
class AxesOptions {
 public:
    // Adds itself to the command; lives as long as that.
    void addTo(CLI::App& command);

    bool areGiven() const { return m_rows || m_columns; }

    // Errors: Usage for a dimension that there is not, or of which the slice takes one index.
    Result<Slice> turned(Slice slice) const;

    // The first picture of an array: index 0 of all dimensions but these two. Errors: the same.
    Result<Slice> firstPlane(const Shape& shape) const;

 private:
    std::optional<std::int64_t> m_rows;
    std::optional<std::int64_t> m_columns;
};

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
