#include "core/export/export_format.h"

#include "core/export/csv_writer.h"
#include "core/export/json_writer.h"
#include "core/export/npy_writer.h"
#include "core/export/raw_writer.h"

#include <algorithm>
#include <array>

namespace bloscope {

namespace {

using Content = ExportFormatTraits::Content;

constexpr std::string_view csvEndings[] = {"csv", "txt"};
constexpr std::string_view tsvEndings[] = {"tsv", "tab"};
constexpr std::string_view jsonEndings[] = {"jsonl", "ndjson"};
constexpr std::string_view npyEndings[] = {"npy"};
constexpr std::string_view rawEndings[] = {"bin", "raw"};
constexpr std::string_view pngEndings[] = {"png"};
constexpr std::string_view svgEndings[] = {"svg"};
constexpr std::string_view pdfEndings[] = {"pdf"};

Result<ExportReport> writeAsCsv(const ExportCells& cells, const Slice& slice,
                                const CsvOptions& options, Sink& to, const Job& job)
{
    return writeCsv(cells, slice, options, to, job);
}

Result<ExportReport> writeAsTsv(const ExportCells& cells, const Slice& slice,
                                const CsvOptions& options, Sink& to, const Job& job)
{
    return writeCsv(cells, slice, textOptions(ExportFormat::Tsv, options), to, job);
}

Result<ExportReport> writeAsJsonLines(const ExportCells& cells, const Slice& slice,
                                      const CsvOptions&, Sink& to, const Job& job)
{
    return writeJsonLines(cells, slice, to, job);
}

Result<ExportReport> writeAsNpy(const ExportCells& cells, const Slice& slice, const CsvOptions&,
                                Sink& to, const Job& job)
{
    return writeNpy(cells, slice, to, job);
}

Result<ExportReport> writeAsRaw(const ExportCells& cells, const Slice& slice, const CsvOptions&,
                                Sink& to, const Job& job)
{
    return writeRaw(cells, slice, to, job);
}

constexpr std::array<ExportFormatTraits, 8> allFormats = {
    {{ExportFormat::Csv, "csv", csvEndings, Content::Text, writeAsCsv, false},
     {ExportFormat::Tsv, "tsv", tsvEndings, Content::Text, writeAsTsv, false},
     {ExportFormat::JsonLines, "jsonl", jsonEndings, Content::Text, writeAsJsonLines, false},
     {ExportFormat::Npy, "npy", npyEndings, Content::Bytes, writeAsNpy, false},
     {ExportFormat::Raw, "raw", rawEndings, Content::Bytes, writeAsRaw, false},
     {ExportFormat::Png, "png", pngEndings, Content::Picture, nullptr, false},
     {ExportFormat::Svg, "svg", svgEndings, Content::Picture, nullptr, true},
     {ExportFormat::Pdf, "pdf", pdfEndings, Content::Picture, nullptr, true}}};

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

std::string lowerCase(std::string text)
{
    for (char& c : text)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return text;
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

CsvOptions textOptions(ExportFormat format, CsvOptions options)
{
    if (format == ExportFormat::Tsv)
        options.delimiter = '\t';
    return options;
}

NamedFormat formatOfName(const std::filesystem::path& name)
{
    NamedFormat named;
    std::filesystem::path rest = name.filename();
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
