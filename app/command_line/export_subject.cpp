#include "app/command_line/export_subject.h"

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
constexpr EnumSet asElements =
    setOf(ExportFormat::Npy, ExportFormat::Nifti, ExportFormat::Tiff, ExportFormat::Raw);
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
    {"--chunk", setOf(ExportFormat::Raw), setOf(ExportSubject::Chunks)},
    {"--fill", asElements, ofColumns},
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
    {"--bands", asPicture, ofArrays}};

std::string_view nameOf(ExportSubject subject)
{
    switch (subject) {
    case ExportSubject::Array:
        return "arrays";
    case ExportSubject::Chunks:
        return "chunks as they are";
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

} // namespace

Result<> checkOptions(const CLI::App& command, ExportFormat format)
{
    return checkUses(command, &OptionUse::formats, setOf(format), traitsOf(format).name);
}

Result<> checkOptions(const CLI::App& command, ExportSubject subject)
{
    return checkUses(command, &OptionUse::subjects, setOf(subject), nameOf(subject));
}

} // namespace bloscope
