#include "app/command_line/convert_input.h"

#include "app/command_line/array_export.h"
#include "app/command_line/choice.h"
#include "app/command_line/slice_option.h"
#include "app/command_line/text_options.h"
#include "core/convert/csv_source.h"
#include "core/convert/npy_source.h"
#include "core/convert/raw_source.h"
#include "core/export/export_format.h"
#include "core/geometry/coordinate_slice.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace bloscope {

namespace {

constexpr std::size_t npyMagicBytes = 8;

// Those that only arrays of Blosc2 files have a use for, or only texts, or only what has no type.
constexpr const char* ofArraysAlone[] = {"--key", "--field", "--fill", "--no-metadata", "--offset"};
constexpr const char* ofTextsAlone[] = {"--header", "--delimiter", "--decimal", "--na"};
constexpr const char* ofTypes[] = {"--dtype", "--shape", "--skip"};
constexpr std::span ofForms(ofTypes + 1, 2);

bool isNpy(const ByteSource& file)
{
    const auto start = readBytes(file, 0, std::min<std::uint64_t>(npyMagicBytes, file.size()));
    return start && looksLikeNpy(*start);
}

bool isCalledText(const std::string& path)
{
    const NamedFormat named = formatOfName(path);
    return named.packing == Packing::None &&
           (named.format == ExportFormat::Csv || named.format == ExportFormat::Tsv);
}

} // namespace

const ElementSource& ConvertInput::elements() const
{
    if (m_cast)
        return *m_cast;
    if (m_slice)
        return *m_slice;
    return m_part ? static_cast<const ElementSource&>(*m_part) : *m_file;
}

Result<CopiedMetadata> ConvertInput::metadata(const std::filesystem::path& target) const
{
    if (!m_reader)
        return CopiedMetadata();
    BLOSCOPE_TRY(CopiedMetadata metadata, metadataOf(*m_reader->array(), *m_taken));
    std::ranges::move(leftBeside(m_path, *m_taken, target), std::back_inserter(metadata.leftOut));
    return metadata;
}

void ConvertInputOptions::addTo(CLI::App& command)
{
    command.add_option("--key", m_key, "the part of a store: /group/leaf")->type_name("KEY");
    command
        .add_option("--slice", m_slice,
                    "what of it, as NumPy does: \"0,:,2:10\", or in coordinates: \"=40:=50\"; all "
                    "of it when left out")
        ->type_name("S");
    command
        .add_option("--field", m_field,
                    "one part of each element: a field such as \"a.b[1]\"; real or imag of complex "
                    "numbers")
        ->type_name("NAME");
    command
        .add_option("--fill", m_fill,
                    "for cells that cannot be read, which are an error when it is left out")
        ->type_name("VALUE");
    auto* as = command.add_option("--as", m_as,
                                  "another type for the numbers, as NumPy has it: an error where a "
                                  "value would change");
    as->type_name("TYPE");
    addChoice<Rounding>(command, "--rounding", m_rounding,
                        {{"nearest", Rounding::Nearest},
                         {"toward-zero", Rounding::TowardZero},
                         {"up", Rounding::Up},
                         {"down", Rounding::Down}},
                        "nearest, toward-zero, up or down, for values that the other type does not "
                        "have")
        ->needs(as);
    m_interpretation.addTo(command);
    m_offset.addTo(command);
    addTextOptions(command);
    m_command = &command;
}

void ConvertInputOptions::addTextOptions(CLI::App& command)
{
    constexpr char group[] = "Text (csv, tsv)";
    using Header = CsvReading::Header;
    addChoice<Header>(command, "--header", m_text.header,
                      {{"yes", Header::Yes}, {"no", Header::No}, {"index", Header::Index}},
                      "yes (the first line holds names), no (it holds values) or index (it and the "
                      "first columns hold indices); without it, found out and reported")
        ->group(group);
    const auto takeDelimiter = [this](const std::string& text) {
        m_text.delimiter = parseDelimiter(text);
    };
    command
        .add_option_function<std::string>("--delimiter", takeDelimiter,
                                          "between values; without it, found out")
        ->type_name("C")
        ->group(group);
    addChoice<char>(command, "--decimal", m_text.decimalPoint, {{".", '.'}, {",", ','}},
                    "decimal point: . or ,; without it, found out")
        ->group(group);
    command.add_option("--na", m_text.na, "what stands for a missing value: NaN or NaT")
        ->type_name("TEXT")
        ->group(group);
}

Result<std::unique_ptr<ConvertInput>>
ConvertInputOptions::open(const std::string& path, WorkerPool& pool, const Job& job) const
{
    auto input = std::make_unique<ConvertInput>();
    const Result<> ours = openFound(*input, path, pool);
    if (!ours && ours.error().kind() != ErrorKind::NotBlosc2)
        return ours.error();
    if (!ours) {
        BLOSCOPE_CHECK(openForeign(*input, path, job, ours.error()));
    }
    BLOSCOPE_CHECK(cast(*input));
    return input;
}

Result<> ConvertInputOptions::openFound(ConvertInput& input, const std::string& path,
                                        WorkerPool& pool) const
{
    BLOSCOPE_TRY(input.m_found, findObject(path, m_key, m_offset));
    BLOSCOPE_CHECK(refuseOptions(ofTextsAlone, "Blosc2 files"));
    if (!input.m_found.frame)
        return usageError("this is no array; name one of its leaves with --key");
    BLOSCOPE_TRY(ArrayPtr array, m_interpretation.arrayOf(input.m_found.frame));
    input.m_path = input.m_found.fileAlone(path);
    BLOSCOPE_TRY(Slice slice, sliceGiven(m_slice, *array, path, input.m_path));
    input.m_taken = slice;
    input.m_reader.emplace(std::move(array), input.m_cache, pool);
    BLOSCOPE_TRY(ExportCells cells, cellsOf(*input.m_reader, m_field));
    if (m_fill) {
        BLOSCOPE_CHECK(cells.setFill(*m_fill).within("--fill"));
    }
    input.m_slice.emplace(std::move(cells), std::move(slice),
                          m_fill ? MissingCells::Fill : MissingCells::Refuse);
    return {};
}

Result<> ConvertInputOptions::openForeign(ConvertInput& input, const std::string& path,
                                          const Job& job, Error notOurs) const
{
    auto file = openFile(path);
    if (!file)
        return notOurs;
    if (isNpy(**file)) {
        BLOSCOPE_CHECK(refuseOptions(ofArraysAlone, ".npy files"));
        BLOSCOPE_CHECK(refuseOptions(ofTypes, ".npy files"));
        BLOSCOPE_CHECK(refuseOptions(ofTextsAlone, ".npy files"));
        BLOSCOPE_TRY(input.m_file, openNpy(*std::move(file)));
    } else if (isCalledText(path)) {
        BLOSCOPE_CHECK(openText(input, *std::move(file), job));
    } else if (m_interpretation.isGiven()) {
        BLOSCOPE_CHECK(refuseOptions(ofArraysAlone, "raw bytes"));
        BLOSCOPE_CHECK(refuseOptions(ofTextsAlone, "raw bytes"));
        BLOSCOPE_TRY(const Interpretation how, m_interpretation.interpretation());
        BLOSCOPE_TRY(input.m_file, openRaw(*std::move(file), how));
    } else {
        return notOurs;
    }
    return sliceForeign(input);
}

// Such files tell no coordinates.
Result<> ConvertInputOptions::sliceForeign(ConvertInput& input) const
{
    if (m_slice.empty())
        return {};
    const Shape& shape = input.m_file->shape();
    BLOSCOPE_TRY(Slice slice,
                 parseSlice(m_slice, shape, untoldGeometry(shape.size())).within("--slice"));
    input.m_part.emplace(*input.m_file, std::move(slice));
    return {};
}

Result<> ConvertInputOptions::openText(ConvertInput& input, ByteSourcePtr file,
                                       const Job& job) const
{
    BLOSCOPE_CHECK(refuseOptions(ofArraysAlone, "texts"));
    BLOSCOPE_CHECK(refuseOptions(ofForms, "texts"));
    CsvReading reading = m_text;
    BLOSCOPE_TRY(reading.dtype, m_interpretation.dtype());
    BLOSCOPE_TRY(auto text, CsvSource::open(std::move(file), reading, job));
    input.m_notes = text->notes();
    input.m_file = std::move(text);
    return {};
}

Result<> ConvertInputOptions::refuseOptions(std::span<const char* const> options,
                                            const char* what) const
{
    for (const char* option : options)
        if (m_command->count(option) > 0)
            return usageError(fmt::format("{} does not apply to {}", option, what));
    return {};
}

Result<> ConvertInputOptions::cast(ConvertInput& input) const
{
    if (m_as.empty())
        return {};
    const auto dtype = parseDType(m_as, {});
    if (!dtype)
        return usageError(dtype.error().text()).within("--as");
    if (*dtype == input.elements().dtype())
        return {};
    const ElementSource& from = input.elements();
    BLOSCOPE_TRY(CastSource cast, CastSource::create(from, *dtype, m_rounding).within("--as"));
    input.m_cast.emplace(std::move(cast));
    return {};
}

} // namespace bloscope
