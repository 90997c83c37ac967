#include "app/command_line/export_options.h"

#include "app/command_line/choice.h"
#include "core/base/text.h"
#include "core/plane/heatmap_options.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

using EnumSet = unsigned; // of the enumerators of an enum, one bit each

template <class Enum, class... Others>
constexpr EnumSet setOf(Enum first, Others... others)
{
    const EnumSet bit = 1U << static_cast<unsigned>(first);
    if constexpr (sizeof...(others) > 0)
        return bit | setOf(others...);
    else
        return bit;
}

constexpr EnumSet asDelimited = setOf(ExportFormat::Csv, ExportFormat::Tsv);
constexpr EnumSet asText = asDelimited | setOf(ExportFormat::JsonLines);
constexpr EnumSet asElements = setOf(ExportFormat::Npy, ExportFormat::B2nd, ExportFormat::Nifti,
                                     ExportFormat::Tiff, ExportFormat::Raw);
constexpr EnumSet asPicture = setOf(ExportFormat::Png);
constexpr EnumSet asAny = ~0U;

constexpr EnumSet ofArrays = setOf(ExportSubject::Array);
constexpr EnumSet ofFrames = ofArrays | setOf(ExportSubject::Chunks);
constexpr EnumSet ofColumns = ofArrays | setOf(ExportSubject::Table);
constexpr EnumSet ofAny = ~0U;

struct OptionUse {
    const char* option;
    EnumSet formats;
    EnumSet subjects;
};

// Options that are not listed are for everything.
constexpr OptionUse optionUses[] = {
    {"--rows", asAny, ofArrays},
    {"--columns", asAny, ofArrays},
    {"--field", asAny, ofArrays},
    {"--project", asAny, ofArrays},
    {"--chunk", setOf(ExportFormat::Raw), setOf(ExportSubject::Chunks)},
    {"--fill", asElements, ofColumns},
    {"--table", setOf(ExportFormat::Sqlite), setOf(ExportSubject::Table)},
    {"--dtype", asAny, ofFrames},
    {"--delimiter", setOf(ExportFormat::Csv), ofAny},
    {"--header", asDelimited, ofColumns},
    {"--precision", asDelimited, ofColumns},
    {"--floats", asDelimited, ofColumns},
    {"--integers", asDelimited, ofColumns},
    {"--bytes", asText, ofColumns},
    {"--decimal", asDelimited, ofColumns},
    {"--na", asDelimited, ofAny},
    {"--eol", asDelimited, ofAny},
    {"--long", asDelimited, ofArrays},
    {"--coordinates", asDelimited, ofArrays},
    {"--with-vectors", asDelimited, ofArrays},
    {"--size", asPicture, ofArrays},
    {"--colormap", asPicture, ofArrays},
    {"--range", asPicture, ofArrays},
    {"--scale", asPicture, ofArrays},
    {"--bands", asPicture, ofArrays},
    {"--hot-pixels", asPicture, ofArrays}};

std::string_view nameOf(ExportSubject subject)
{
    switch (subject) {
    case ExportSubject::Array:
        return "arrays";
    case ExportSubject::Chunks:
        return "raw chunks";
    case ExportSubject::Table:
        return "tables";
    case ExportSubject::Items:
        return "lists of items";
    }
    return {};
}

// `taken`: those for which an option is.
Result<> checkUses(const CLI::App& command, EnumSet OptionUse::*taken, EnumSet wanted,
                   std::string_view name)
{
    for (const OptionUse& use : optionUses) {
        const CLI::Option* option = command.get_option_no_throw(use.option);
        if (option && option->count() > 0 && (use.*taken & wanted) == 0)
            return usageError(fmt::format("{} does not apply to {}", use.option, name));
    }
    return {};
}

constexpr int mostDigits = 60;
constexpr int usualDigits = 6; // of --floats fixed, as printf() has it
constexpr char textGroup[] = "Text (csv, tsv)";
constexpr char pictureGroup[] = "Picture";

std::optional<int> parsePrecision(const std::string& text)
{
    if (text == "shortest")
        return std::nullopt;
    const auto digits = parseNumber<int>(text);
    if (!digits || *digits < 0 || *digits > mostDigits)
        throw CLI::ValidationError(
            "--precision", fmt::format("\"{}\" is neither \"shortest\" nor a number from 0 to {}",
                                       text, mostDigits));
    return digits;
}

} // namespace

Result<> checkOptions(const CLI::App& command, ExportFormat format)
{
    return checkUses(command, &OptionUse::formats, setOf(format), traitsOf(format).name);
}

Result<> checkOptions(const CLI::App& command, ExportSubject subject)
{
    return checkUses(command, &OptionUse::subjects, setOf(subject), nameOf(subject));
}

char parseDelimiter(const std::string& text)
{
    if (text == "tab" || text == "\\t")
        return '\t';
    constexpr std::string_view impossible = "\"\r\n";
    const bool isPossible = text.size() == 1 && static_cast<unsigned char>(text[0]) < 0x80 &&
                            impossible.find(text[0]) == std::string_view::npos;
    if (!isPossible)
        throw CLI::ValidationError("--delimiter", "the delimiter must be one character or \"tab\"");
    return text[0];
}

void TextOptions::addTo(CLI::App& command)
{
    const auto takeDelimiter = [this](const std::string& text) {
        m_csv.delimiter = parseDelimiter(text);
    };
    command
        .add_option_function<std::string>("--delimiter", takeDelimiter,
                                          "separator between cells (csv): one character or \"tab\"")
        ->type_name("C")
        ->group(textGroup);
    addChoice<CsvOptions::Header>(command, "--header", m_header,
                                  {{"none", CsvOptions::Header::None},
                                   {"index", CsvOptions::Header::Index},
                                   {"names", CsvOptions::Header::Names}},
                                  "header: none, index (of columns and rows) or names (of columns)")
        ->group(textGroup);
    addNumberOptions(command);
    command
        .add_option(
            "--na", m_na,
            "text for NaN and for cells without a value; default: \"nan\", in tables nothing")
        ->type_name("TEXT")
        ->group(textGroup);
    addChoice<CsvOptions::LineEnd>(
        command, "--eol", m_csv.lineEnd,
        {{"lf", CsvOptions::LineEnd::Lf}, {"crlf", CsvOptions::LineEnd::CrLf}},
        "line ending: lf or crlf")
        ->group(textGroup);
    command
        .add_flag_callback(
            "--long", [this] { m_csv.layout = CsvOptions::Layout::Long; },
            "one line per cell: its indices and its value")
        ->group(textGroup);
    command
        .add_flag("--coordinates", m_csv.coordinates,
                  "coordinates instead of indices, where the file has them; the default of "
                  "--header is then index")
        ->group(textGroup);
    command
        .add_flag_callback(
            "--with-vectors",
            [this] {
                m_csv.vectors = true;
                m_csv.layout = CsvOptions::Layout::Long;
            },
            "like --long, with the metadata of a recording for each frame")
        ->group(textGroup);
}

void TextOptions::addNumberOptions(CLI::App& command)
{
    using Base = NumberFormat::Base;
    const auto takePrecision = [this](const std::string& text) {
        m_csv.precision = parsePrecision(text);
    };
    command
        .add_option_function<std::string>(
            "--precision", takePrecision,
            "digits after the decimal point, or \"shortest\" (the default)")
        ->type_name("N")
        ->group(textGroup);
    addChoice<Floats>(
        command, "--floats", m_floats,
        {{"plain", Floats::Plain}, {"fixed", Floats::Fixed}, {"scientific", Floats::Scientific}},
        "plain (an exponent where it is shorter), fixed (6 digits after the point, or as "
        "--precision says) or scientific")
        ->group(textGroup);
    addChoice<Base>(command, "--integers", m_csv.base,
                    {{"decimal", Base::Decimal},
                     {"hexadecimal", Base::Hexadecimal},
                     {"octal", Base::Octal},
                     {"binary", Base::Binary}},
                    "decimal, hexadecimal, octal or binary")
        ->group(textGroup);
    using Bytes = NumberFormat::Bytes;
    addChoice<Bytes>(command, "--bytes", m_csv.bytes,
                     {{"text", Bytes::AsText}, {"literal", Bytes::Literal}},
                     "byte strings: text (b'..' only where they are not text) or literal (always "
                     "b'..'); also for jsonl")
        ->group(textGroup);
    addChoice<char>(command, "--decimal", m_csv.decimalPoint, {{".", '.'}, {",", ','}},
                    "decimal point: . or ,")
        ->group(textGroup);
}

CsvOptions TextOptions::csv(const CsvOptions& otherwise) const
{
    CsvOptions csv = m_csv;
    csv.header = m_header.value_or(csv.coordinates ? CsvOptions::Header::Index : otherwise.header);
    csv.na = m_na.value_or(otherwise.na);
    if (m_floats == Floats::Scientific)
        csv.exponent = NumberFormat::Exponent::Always;
    if (m_floats == Floats::Fixed && !csv.precision)
        csv.precision = usualDigits;
    return csv;
}

void addFrameOptions(CLI::App& command, PngOptions& png)
{
    command
        .add_option("--colormap", png.colorMap,
                    "colour map; _r after the name inverts it; default: viridis")
        ->type_name("NAME")
        ->group(pictureGroup);
    command
        .add_option("--range", png.range,
                    "value range of the colours: MIN,MAX, auto, minmax, PCT%, LOW%,HIGH% or "
                    "Ksigma; the prefix symmetric: puts zero in the middle")
        ->type_name("R")
        ->group(pictureGroup);
    command
        .add_option("--bands", png.bands,
                    "indices used as red, green, blue and optionally opacity, of dimension D or "
                    "the last one; none uses the colour map, even for photos")
        ->type_name("[D:]R,G,B")
        ->group(pictureGroup);
    command
        .add_option("--scale", png.scale,
                    "linear, log, symlog, asinh, sqrt, gamma or gamma=EXPONENT")
        ->type_name("WORD")
        ->group(pictureGroup);
    command
        .add_option_function<std::string>(
            "--hot-pixels",
            [&png](const std::string& text) { png.hotPixels = *parseNumber<double>(text); },
            "draw pixels that differ from the median of their neighbours by more than K standard "
            "deviations as that median")
        ->type_name("K")
        ->check(numberBetween<double>(
            0, HeatmapOptions::mostHotPixels,
            fmt::format("a number from 0 to {}", HeatmapOptions::mostHotPixels)))
        ->group(pictureGroup);
}

void addPngOptions(CLI::App& command, PngOptions& png)
{
    command.add_option("--size", png.size, "size in pixels; default: one pixel per cell")
        ->type_name("WxH")
        ->group(pictureGroup);
    addFrameOptions(command, png);
    command.add_flag("--transparent-nan", png.hasTransparentNaN, "draw NaN transparent")
        ->group(pictureGroup);
}

} // namespace bloscope
