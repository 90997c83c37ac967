#include "core/export/export_format.h"

#include "core/base/text.h"
#include "core/export/csv_writer.h"
#include "core/export/json_writer.h"
#include "core/export/nifti_writer.h"
#include "core/export/npy_writer.h"
#include "core/export/raw_writer.h"
#include "core/export/record_writer.h"
#include "core/export/sqlite_writer.h"
#include "core/export/table_writer.h"
#include "core/export/tiff_writer.h"

#include <algorithm>
#include <array>

namespace bloscope {

namespace {

using Content = ExportFormatTraits::Content;

constexpr std::string_view csvEndings[] = {"csv", "txt"};
constexpr std::string_view tsvEndings[] = {"tsv", "tab"};
constexpr std::string_view jsonEndings[] = {"jsonl", "ndjson"};
constexpr std::string_view npyEndings[] = {"npy"};
constexpr std::string_view b2ndEndings[] = {"b2nd"};
constexpr std::string_view b2zEndings[] = {"b2z"};
constexpr std::string_view b2dEndings[] = {"b2d"};
constexpr std::string_view arrowEndings[] = {"arrow", "feather"};
constexpr std::string_view sqliteEndings[] = {"sqlite", "sqlite3", "db"};
constexpr std::string_view niftiEndings[] = {"nii"};
constexpr std::string_view tiffEndings[] = {"tif", "tiff"};
constexpr std::string_view rawEndings[] = {"bin", "raw"};
constexpr std::string_view pngEndings[] = {"png"};
constexpr std::string_view svgEndings[] = {"svg"};
constexpr std::string_view pdfEndings[] = {"pdf"};

Result<ExportReport> writeAsTsv(const FilledCells& cells, const Slice& slice,
                                const CsvOptions& options, Sink& to, const Job& job)
{
    return writeCsv(cells, slice, textOptions(ExportFormat::Tsv, options), to, job);
}

Result<ExportReport> writeAsJsonLines(const FilledCells& cells, const Slice& slice,
                                      const CsvOptions& options, Sink& to, const Job& job)
{
    return writeJsonLines(cells, slice, options.bytes, to, job);
}

Result<ExportReport> writeAsNpy(const FilledCells& cells, const Slice& slice, const CsvOptions&,
                                Sink& to, const Job& job)
{
    return writeNpy(cells, slice, to, job);
}

Result<ExportReport> writeAsNifti(const FilledCells& cells, const Slice& slice,
                                  const CsvOptions& options, Sink& to, const Job& job)
{
    return writeNifti(cells, slice, options.geometry.get(), to, job);
}

Result<ExportReport> writeAsTiff(const FilledCells& cells, const Slice& slice,
                                 const CsvOptions& options, Sink& to, const Job& job)
{
    return writeTiff(cells, slice, options.geometry.get(), to, job);
}

Result<ExportReport> writeAsRaw(const FilledCells& cells, const Slice& slice, const CsvOptions&,
                                Sink& to, const Job& job)
{
    return writeRaw(cells, slice, to, job);
}

Result<ExportReport> writeRowsAsCsv(const TableSource& source, const RowsToWrite& rows, Sink& to,
                                    const Job& job)
{
    return writeTable(source, rows.first, rows.count, rows.csv, to, job);
}

Result<ExportReport> writeRowsAsTsv(const TableSource& source, const RowsToWrite& rows, Sink& to,
                                    const Job& job)
{
    return writeTable(source, rows.first, rows.count, textOptions(ExportFormat::Tsv, rows.csv), to,
                      job);
}

Result<ExportReport> writeRowsAsJsonLines(const TableSource& source, const RowsToWrite& rows,
                                          Sink& to, const Job& job)
{
    return writeTableLines(source, rows.first, rows.count, rows.csv.bytes, to, job);
}

Result<ExportReport> writeRowsAsNpy(const TableSource& source, const RowsToWrite& rows, Sink& to,
                                    const Job& job)
{
    return writeRecords(source, rows.first, rows.count, rows.fill, to, job);
}

Result<ExportReport> writeRowsAsB2nd(const TableSource& source, const RowsToWrite& rows, Sink& to,
                                     const Job& job)
{
    return writeRecordArray(source, rows.first, rows.count, rows.fill, to, job);
}

Result<ExportReport> writeRowsAsB2z(const TableSource& source, const RowsToWrite& rows, Sink& to,
                                    const Job& job)
{
    return writeNewTable(source, rows.first, rows.count, NewTableForm::Archive, to, job);
}

Result<ExportReport> writeRowsAsB2d(const TableSource& source, const RowsToWrite& rows, Sink& to,
                                    const Job& job)
{
    return writeNewTable(source, rows.first, rows.count, NewTableForm::Directory, to, job);
}

Result<ExportReport> writeRowsAsArrow(const TableSource& source, const RowsToWrite& rows, Sink& to,
                                      const Job& job)
{
    return writeArrow(source, rows.first, rows.count, to, job);
}

Result<ExportReport> writeRowsAsSqlite(const TableSource& source, const RowsToWrite& rows, Sink& to,
                                       const Job& job)
{
    return writeSqlite(source, rows.first, rows.count, rows.table, to, job);
}

constexpr std::array<ExportFormatTraits, 15> allFormats = {
    {{ExportFormat::Csv, "csv", "CSV", "delimited text", csvEndings, Content::Delimited, writeCsv,
      writeRowsAsCsv, false},
     {ExportFormat::Tsv, "tsv", "TSV", "tab-separated text", tsvEndings, Content::Delimited,
      writeAsTsv, writeRowsAsTsv, false},
     {ExportFormat::JsonLines, "jsonl", "JSON lines", "one line of JSON per row", jsonEndings,
      Content::Json, writeAsJsonLines, writeRowsAsJsonLines, false},
     {ExportFormat::Npy, "npy", "NPY", "NumPy array", npyEndings, Content::Bytes, writeAsNpy,
      writeRowsAsNpy, false},
     {ExportFormat::B2nd, "b2nd", "Blosc2", "structured array", b2ndEndings, Content::Rows, nullptr,
      writeRowsAsB2nd, false},
     {ExportFormat::B2z, "b2z", "Blosc2 archive", "table in one file", b2zEndings, Content::Rows,
      nullptr, writeRowsAsB2z, false},
     {ExportFormat::B2d, "b2d", "Blosc2 directory", "table in a directory", b2dEndings,
      Content::Rows, nullptr, writeRowsAsB2d, false, true},
     {ExportFormat::Sqlite, "sqlite", "SQLite", "table of a database", sqliteEndings, Content::Rows,
      nullptr, writeRowsAsSqlite, false},
     {ExportFormat::Arrow, "arrow", "Arrow", "columns for data frames", arrowEndings, Content::Rows,
      nullptr, writeRowsAsArrow, false},
     {ExportFormat::Nifti, "nifti", "NIfTI-1", "medical image", niftiEndings, Content::Bytes,
      writeAsNifti, nullptr, false},
     {ExportFormat::Tiff, "tiff", "TIFF", "image or stack with the original values", tiffEndings,
      Content::Bytes, writeAsTiff, nullptr, false},
     {ExportFormat::Raw, "raw", "Raw", "raw bytes of the elements", rawEndings, Content::Bytes,
      writeAsRaw, nullptr, false},
     {ExportFormat::Png, "png", "PNG", "picture as displayed", pngEndings, Content::Picture,
      nullptr, nullptr, false},
     {ExportFormat::Svg, "svg", "SVG", "picture as vector graphics", svgEndings, Content::Picture,
      nullptr, nullptr, true},
     {ExportFormat::Pdf, "pdf", "PDF", "picture as a document", pdfEndings, Content::Picture,
      nullptr, nullptr, true}}};

struct PackingEnding {
    std::string_view ending;
    Packing packing;
};
constexpr PackingEnding packingEndings[] = {{"gz", Packing::Gzip}, {"zst", Packing::Zstd}};

std::string withoutPoint(const std::filesystem::path& ending)
{
    const std::string text = ending.string();
    return text.empty() ? text : text.substr(1);
}

std::optional<ExportFormat> formatOfEnding(std::string_view ending)
{
    for (const ExportFormatTraits& traits : allFormats)
        if (std::ranges::find(traits.endings, ending) != traits.endings.end())
            return traits.format;
    return {};
}

} // namespace

std::span<const ExportFormatTraits> exportFormats()
{
    return allFormats;
}

const ExportFormatTraits& traitsOf(ExportFormat format)
{
    return *std::ranges::find(allFormats, format, &ExportFormatTraits::format);
}

Result<std::unique_ptr<Sink>> sinkFor(ExportFormat format, const std::filesystem::path& target,
                                      const std::filesystem::path& source, std::stop_token stop)
{
    return traitsOf(format).isFolder ? folderSink(target, source)
                                     : fileSink(target, source, std::move(stop));
}

CsvOptions textOptions(ExportFormat format, CsvOptions options)
{
    if (format == ExportFormat::Tsv)
        options.delimiter = '\t';
    return options;
}

NamedFormat formatOfName(const std::filesystem::path& name)
{
    NamedFormat named;
    const bool isFolder = !name.has_filename() && name.has_parent_path(); // "x.b2d/"
    std::filesystem::path rest = isFolder ? name.parent_path().filename() : name.filename();
    named.ending = withoutPoint(rest.extension());
    const auto packed =
        std::ranges::find(packingEndings, lowerCase(named.ending), &PackingEnding::ending);
    if (packed != std::end(packingEndings)) {
        named.packing = packed->packing;
        rest = rest.stem();
        named.ending = withoutPoint(rest.extension());
    }
    named.format = formatOfEnding(lowerCase(named.ending));
    return named;
}

} // namespace bloscope
