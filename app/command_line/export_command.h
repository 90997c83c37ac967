#pragma once

#include "app/command_line/axes_options.h"
#include "app/command_line/exit_code.h"
#include "app/command_line/found_object.h"
#include "app/command_line/interpretation_options.h"
#include "app/command_line/offset_option.h"
#include "app/command_line/painters.h"
#include "core/export/csv_options.h"

#include <cstdint>
#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace bloscope {

class Interruption;

// bloscope export FILE [--key KEY] [--slice S | --chunk N] [--format F] [-o OUT]
class ExportCommand {
 public:
    // Adds itself to the command line; lives as long as that.
    CLI::App* addTo(CLI::App& commandLine);
    bool needsPainters() const { return format() == Format::Png; } // of what was parsed
    ExitCode run(const Painters* painters); // which are there when they are needed

 private:
    enum class Format { Csv, Tsv, Npy, Raw, Png, JsonLines };

    void addCsvOptions(CLI::App& command);
    void addPngOptions(CLI::App& command);

    Format format() const;
    bool toStandardOutput() const { return m_output == "-"; }
    Result<> checkUsage() const;
    Result<Slice> sliceOf(const Array& array) const;
    Result<std::unique_ptr<Sink>> openSink(const Interruption& interruption) const;
    Result<ExportReport> write(const ArrayPtr& array, WorkerPool& pool, Sink& to,
                               const Job& job) const;
    Result<ExportReport> writeSlice(const SliceReader& reader, Sink& to, const Job& job) const;
    Error withPlace(const Error& error) const;
    ExitCode tell(const ExportReport& report) const;
    void tellBeside(const std::string& note) const;

    CsvOptions csvOptions() const;
    Result<ExportReport> write(const FoundObject& found, const ArrayPtr& array, WorkerPool& pool,
                               Sink& to, const Job& job) const;
    Result<ExportReport> writeRows(const FoundObject& found, WorkerPool& pool, Sink& to,
                                   const Job& job) const;
    Result<ExportReport> writeItemsOf(const FramePtr& frame, Sink& to, const Job& job) const;
    Result<DimensionSlice> rowsOf(std::int64_t count) const;
    bool isText() const;

    std::string m_file;
    InterpretationOptions m_interpretation;
    std::string m_key;
    OffsetOption m_offset;
    std::string m_slice;
    AxesOptions m_axes;
    std::optional<std::int64_t> m_chunk;
    std::optional<Format> m_format;
    std::string m_output = "-";
    CsvOptions m_csv;
    std::optional<CsvOptions::Header> m_header; // otherwise by what is written
    std::optional<std::string> m_na;
    std::optional<char> m_delimiter; // otherwise by the format
    PngOptions m_png;
    const Painters* m_painters = nullptr;
};

} // namespace bloscope
