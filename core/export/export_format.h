#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/export/csv_options.h"
#include "core/export/sink.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace bloscope {

class FilledCells;
class Sink;
class Slice;
class TableSource;
struct ExportReport;

// What an export can be written as.
enum class ExportFormat {
    Csv,
    Tsv,
    JsonLines,
    Npy,
    B2nd,
    B2z,
    B2d,
    Sqlite,
    Arrow,
    Nifti,
    Tiff,
    Raw,
    Png,
    Svg,
    Pdf
};

// Rows of a table that are written.
struct RowsToWrite {
    std::int64_t first = 0;
    std::int64_t count = 0;
    CsvOptions csv = {};                  // of text
    std::optional<std::string> fill = {}; // of elements, where there is no value: parseElement()
    std::string table = "rows";           // their name in a database
};

// What is known of each of them; said once for the command line, the window and what it remembers.
struct ExportFormatTraits {
    enum class Content {
        Delimited, // lines of text, as CsvOptions say
        Json,      // lines of text
        Bytes,     // elements as they are in memory
        Rows,      // of tables alone
        Picture
    };
    // `options` is for text; the delimiter of a format that has one of its own is that. Its
    // geometry is for NIfTI and TIFF as well.
    using WriteSlice = Result<ExportReport> (*)(const FilledCells& cells, const Slice& slice,
                                                const CsvOptions& options, Sink& to,
                                                const Job& job);
    using WriteRows = Result<ExportReport> (*)(const TableSource& source, const RowsToWrite& rows,
                                               Sink& to, const Job& job);

    ExportFormat format;
    std::string_view name;                     // as it is chosen by, "csv"
    std::string_view title;                    // "JSON lines"
    std::string_view meaning;                  // "array for NumPy"
    std::span<const std::string_view> endings; // in lower case, without a point; the usual first
    Content content;
    WriteSlice write;      // of arrays; null where it cannot hold one, and for pictures, which are
                           // painted elsewhere
    WriteRows writeRows;   // of tables; null where it cannot hold one
    bool isForWindowOnly;  // drawn as it is seen there
    bool isFolder = false; // of files: it needs a folderSink()
};

// All of them, text first.
std::span<const ExportFormatTraits> exportFormats();
const ExportFormatTraits& traitsOf(ExportFormat format);

// Where a format is written to: fileSink() or folderSink(), with their errors.
Result<std::unique_ptr<Sink>> sinkFor(ExportFormat format, const std::filesystem::path& target,
                                      const std::filesystem::path& source, std::stop_token stop);

// Can it hold an array?
inline bool isForArrays(const ExportFormatTraits& traits)
{
    return traits.write || traits.content == ExportFormatTraits::Content::Picture;
}

inline bool isText(ExportFormat format)
{
    using Content = ExportFormatTraits::Content;
    const Content content = traitsOf(format).content;
    return content == Content::Delimited || content == Content::Json;
}

// The options as a format takes them: TSV always has tabs.
CsvOptions textOptions(ExportFormat format, CsvOptions options);

// What the name of a file says about its content, in letters of any case: "x.csv" is csv,
// "x.NPY.gz" packed npy, "x" says nothing.
struct NamedFormat {
    std::string ending;                 // the one that decides, as it was typed; empty: none
    std::optional<ExportFormat> format; // nothing for endings that stand for none
    Packing packing = Packing::None;
};
NamedFormat formatOfName(const std::filesystem::path& name);

} // namespace bloscope
