#include "app/command_line/choice.h"
#include "app/command_line/commands.h"
#include "app/command_line/console.h"
#include "app/command_line/encoding_options.h"
#include "app/command_line/export_options.h"
#include "app/command_line/input_options.h"
#include "app/command_line/interruption.h"
#include "app/command_line/output_options.h"
#include "core/array/interpretation.h"
#include "core/array/slice_reader.h"
#include "core/base/job.h"
#include "core/base/text.h"
#include "core/convert/cast_source.h"
#include "core/convert/copy_array.h"
#include "core/convert/copy_npy.h"
#include "core/convert/csv_scan.h"
#include "core/convert/csv_source.h"
#include "core/convert/flat_source.h"
#include "core/convert/npy_source.h"
#include "core/convert/slice_source.h"
#include "core/dtype/dtype_descr.h"
#include "core/export/export_format.h"
#include "core/geometry/coordinate_slice.h"
#include "core/remote/remote_reading.h"
#include "core/system/path_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <memory>
#include <optional>
#include <span>

namespace bloscope {

namespace {

// One input of `bloscope convert`, open: its elements, with all that they are read by.
class ConvertInput {
 public:
    const CellSource& elements() const;

    // The user's own, as a copy at `target` has it. Errors: those of reading it.
    Result<CopiedMetadata> metadata(const std::filesystem::path& target) const;

    // What the user has to know of how a text was read.
    const std::vector<std::string>& notes() const { return m_notes; }

    // For which --fill stands, counted as often as they were read.
    std::uint64_t filledCells() const { return m_slice ? m_slice->filledCells() : 0; }

 private:
    friend class ConvertInputOptions;

    std::filesystem::path m_path; // of an array that is all of its file
    FoundObject m_found;          // with a frame for arrays only
    std::optional<Slice> m_taken; // of it
    BlockCache m_cache;
    std::optional<SliceReader> m_reader;
    std::unique_ptr<CellSource> m_file; // of everything else
    std::optional<SliceSource> m_slice; // of either
    std::optional<CastSource> m_cast;
    std::vector<std::string> m_notes;
};

// What is read of the inputs: --key, --slice, --field, --fill, --dtype and what belongs to it,
// --offset; --header, --delimiter, --decimal and --na of texts; --as and --rounding.
class ConvertInputOptions {
 public:
    // Adds itself to the command; lives as long as that.
    void addTo(CLI::App& command);

    // An array, a .npy file, a text of numbers called .csv, .tsv, .tab or .txt; or with --dtype
    // whatever else there is as raw bytes. `pool` lives longer. Errors: Usage, the option in front;
    // those of opening it.
    Result<std::unique_ptr<ConvertInput>> open(const std::string& path, WorkerPool& pool,
                                               const Job& job) const;

 private:
    Result<> openFound(ConvertInput& input, const std::string& path, WorkerPool& pool) const;
    Result<> openForeign(ConvertInput& input, const std::string& path, WorkerPool& pool,
                         const Job& job, Error notOurs) const;
    Result<> sliceForeign(ConvertInput& input) const;
    Result<> openText(ConvertInput& input, ByteSourcePtr file, WorkerPool& pool,
                      const Job& job) const;
    Result<> refuseOptions(std::span<const char* const> options, const char* what) const;
    void addTextOptions(CLI::App& command);
    Result<> cast(ConvertInput& input) const;

    const CLI::App* m_command = nullptr;
    std::string m_key;
    std::string m_slice;
    std::string m_field;
    std::optional<std::string> m_fill;
    std::string m_as;
    Rounding m_rounding = Rounding::None;
    InterpretationOptions m_interpretation;
    OffsetOption m_offset;
    CsvReading m_text;
};

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
    const NamedFormat named = formatOfName(utf8Path(path));
    return named.packing == Packing::None &&
           (named.format == ExportFormat::Csv || named.format == ExportFormat::Tsv);
}

const CellSource& ConvertInput::elements() const
{
    if (m_cast)
        return *m_cast;
    return m_slice ? static_cast<const CellSource&>(*m_slice) : *m_file;
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
    command.add_option("--key", m_key, "part of a store to use, such as /group/leaf")
        ->type_name("KEY");
    command
        .add_option("--slice", m_slice,
                    "slice to convert, in NumPy notation: \"0,:,2:10\", or in coordinates: "
                    "\"=40:=50\"; default: everything")
        ->type_name("S");
    command
        .add_option("--field", m_field,
                    "one part of each element: a field such as \"a.b[1]\", or real or imag of "
                    "complex numbers")
        ->type_name("NAME");
    command
        .add_option("--fill", m_fill,
                    "value for cells that cannot be read; default: such cells are an error")
        ->type_name("VALUE");
    auto* as = command.add_option(
        "--as", m_as,
        "NumPy type to convert the numbers to; a value that would change is an error");
    as->type_name("TYPE");
    addChoice<Rounding>(
        command, "--rounding", m_rounding,
        {{"nearest", Rounding::Nearest},
         {"toward-zero", Rounding::TowardZero},
         {"up", Rounding::Up},
         {"down", Rounding::Down}},
        "nearest, toward-zero, up or down, for values that the new type cannot represent")
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
                      "yes (the first line contains names), no (it contains values) or index (it "
                      "and the first columns contain indices); default: detected and reported")
        ->group(group);
    const auto takeDelimiter = [this](const std::string& text) {
        m_text.delimiter = parseDelimiter(text);
    };
    command
        .add_option_function<std::string>("--delimiter", takeDelimiter,
                                          "separator between values; default: detected")
        ->type_name("C")
        ->group(group);
    addChoice<char>(command, "--decimal", m_text.decimalPoint, {{".", '.'}, {",", ','}},
                    "decimal point: . or ,; default: detected")
        ->group(group);
    command.add_option("--na", m_text.na, "text for a missing value, which becomes NaN or NaT")
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
        BLOSCOPE_CHECK(openForeign(*input, path, pool, job, ours.error()));
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
        return usageError("this is not an array; name one of its leaves with --key");
    BLOSCOPE_TRY(ArrayPtr array, m_interpretation.arrayOf(input.m_found.frame));
    input.m_path = input.m_found.fileAlone(path);
    BLOSCOPE_TRY(Slice slice, sliceGiven(m_slice, *array, path, input.m_path));
    input.m_taken = slice;
    input.m_reader.emplace(std::move(array), input.m_cache, pool);
    BLOSCOPE_TRY(FilledCells cells, cellsOf(*input.m_reader, m_field));
    if (m_fill) {
        BLOSCOPE_CHECK(cells.setFill(*m_fill).within("--fill"));
    }
    input.m_slice.emplace(std::move(cells), std::move(slice),
                          m_fill ? MissingCells::Fill : MissingCells::Refuse);
    return {};
}

Result<> ConvertInputOptions::openForeign(ConvertInput& input, const std::string& path,
                                          WorkerPool& pool, const Job& job, Error notOurs) const
{
    const std::filesystem::path place = utf8Path(path);
    auto file = isAddress(place) ? RemoteReading::ofThisProcess().open(place) : openFile(place);
    if (!file)
        return notOurs;
    if (isNpy(**file)) {
        BLOSCOPE_CHECK(refuseOptions(ofArraysAlone, ".npy files"));
        BLOSCOPE_CHECK(refuseOptions(ofTypes, ".npy files"));
        BLOSCOPE_CHECK(refuseOptions(ofTextsAlone, ".npy files"));
        BLOSCOPE_TRY(input.m_file, openNpy(*std::move(file), pool));
    } else if (isCalledText(path)) {
        BLOSCOPE_CHECK(openText(input, *std::move(file), pool, job));
    } else if (m_interpretation.isGiven()) {
        BLOSCOPE_CHECK(refuseOptions(ofArraysAlone, "raw bytes"));
        BLOSCOPE_CHECK(refuseOptions(ofTextsAlone, "raw bytes"));
        BLOSCOPE_TRY(const Interpretation how, m_interpretation.interpretation());
        BLOSCOPE_TRY(input.m_file, openRaw(*std::move(file), how, pool));
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
    input.m_slice.emplace(*input.m_file, std::move(slice));
    return {};
}

Result<> ConvertInputOptions::openText(ConvertInput& input, ByteSourcePtr file, WorkerPool& pool,
                                       const Job& job) const
{
    BLOSCOPE_CHECK(refuseOptions(ofArraysAlone, "text files"));
    BLOSCOPE_CHECK(refuseOptions(ofForms, "text files"));
    CsvReading reading = m_text;
    BLOSCOPE_TRY(reading.dtype, m_interpretation.dtype());
    BLOSCOPE_TRY(auto text, CsvSource::open(std::move(file), reading, pool, job));
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
    const CellSource& from = input.elements();
    BLOSCOPE_TRY(CastSource cast, CastSource::create(from, *dtype, m_rounding).within("--as"));
    input.m_cast.emplace(std::move(cast));
    return {};
}

ExitCode tell(const std::string& target, const std::string& form, const CopyReport& report)
{
    if (report.unconfirmed)
        complain(fmt::format("{}: {}", target, report.unconfirmed->text()));
    return print(fmt::format("{}: {}; {} in {}\n", printableLine(target), form,
                             byteCountText(report.elementBytes), byteCountText(report.fileBytes)));
}

std::string encodingText(const ArrayEncoding& how)
{
    return fmt::format("shape {}, chunks {}, blocks {}", tupleText(how.shape),
                       tupleText(how.chunkshape), tupleText(how.blockshape));
}

ExitCode failToWrite(const Error& error, const std::string& path, const std::string& target)
{
    return fail(error.within(error.kind() == ErrorKind::Io ? target : path), ExitCode::Failed);
}

ExitCode writeNpy(const ConvertInput& input, const std::string& path, const std::string& target,
                  const Job& job)
{
    const CellSource& from = input.elements();
    SystemFileCalls calls;
    const ReplacedFile replaced(target);
    const auto report = copyToNpy(from, utf8Path(target), calls, job);
    if (!report)
        return failToWrite(report.error(), path, target);
    replaced.tellOfOtherNames();
    return tell(
        target,
        fmt::format("shape {}, type {}", tupleText(from.shape()), storedTextOf(from.dtype())),
        *report);
}

// Of several inputs, when what could be done was done.
ExitCode codeOfAll(const std::vector<ExitCode>& codes)
{
    if (std::ranges::all_of(codes, [&](ExitCode code) { return code == codes.front(); }))
        return codes.front();
    const auto has = [&](ExitCode code) { return std::ranges::count(codes, code) > 0; };
    if (has(ExitCode::Failed) || has(ExitCode::WrongUsage))
        return ExitCode::Failed;
    return has(ExitCode::NotReadable) ? ExitCode::NotReadable : ExitCode::Done;
}

// bloscope convert IN... OUT [what of it] [how it is stored]
class ConvertCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    ExitCode convert(const std::string& path, const std::string& target, WorkerPool& pool,
                     const Job& job) const;
    ExitCode writeFrame(const ConvertInput& input, const ArrayEncoding& how,
                        const std::string& path, const std::string& target, const Job& job) const;

    std::vector<std::string> m_paths; // the last one is OUT
    bool m_withoutMetadata = false;
    ConvertInputOptions m_input;
    ConvertTargetOptions m_target;
    EncodingOptions m_encoding;
};

} // namespace

CLI::App* ConvertCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command = commandLine.add_subcommand(
        "convert", "Write arrays to new files with chosen storage options");
    command
        ->add_option("IN", m_paths,
                     "files to read: Blosc2, NumPy's .npy, numbers as text (.csv, .tsv), or raw "
                     "bytes with --dtype; last comes OUT, the new file NAME.b2nd or NAME.npy, or a "
                     "folder for files named after the inputs")
        ->required()
        ->expected(2, -1)
        ->option_text("... OUT");
    m_target.addTo(*command);
    m_input.addTo(*command);
    command->add_flag("--no-metadata", m_withoutMetadata, "do not copy the user's metadata");
    m_encoding.addTo(*command);
    return command;
}

ExitCode ConvertCommand::run() const
{
    const Interruption interruption;
    const Job job{interruption.token(), nullptr};
    if (const Result<> known = m_encoding.check(); !known)
        return fail(known.error(), ExitCode::WrongUsage);
    const std::vector<std::string> inputs(m_paths.begin(), m_paths.end() - 1);
    const auto targets = m_target.pathsFor(inputs, m_paths.back());
    if (!targets)
        return fail(targets.error(), ExitCode::WrongUsage);
    WorkerPool pool;
    std::vector<ExitCode> codes;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        codes.push_back(convert(inputs[i], (*targets)[i], pool, job));
        if (codes.back() == ExitCode::Interrupted)
            return ExitCode::Interrupted;
    }
    return codeOfAll(codes);
}

ExitCode ConvertCommand::convert(const std::string& path, const std::string& target,
                                 WorkerPool& pool, const Job& job) const
{
    const auto file = m_target.check(target, path);
    if (!file)
        return fail(file.error().within(target), ExitCode::Failed);
    const auto input = m_input.open(path, pool, job);
    if (!input)
        return fail(input.error().within(path), ExitCode::NotReadable);
    const auto how = *file == ConvertedFile::Frame ? m_encoding.encodingOf((*input)->elements())
                                                   : Result<ArrayEncoding>(ArrayEncoding());
    if (!how)
        return fail(how.error().within(path), ExitCode::WrongUsage);
    if (const Result<> free = m_target.checkPlace(target); !free)
        return fail(free.error().within(target), ExitCode::Failed);
    for (const std::string& note : (*input)->notes())
        complain(fmt::format("{}: {}", path, note));
    const ExitCode code = *file == ConvertedFile::Npy
                              ? writeNpy(**input, path, target, job)
                              : writeFrame(**input, *how, path, target, job);
    const std::uint64_t filled = (*input)->filledCells();
    if (filled > 0)
        complain(fmt::format("{}: the fill value replaces {} that could not be read", path,
                             amountOf(filled, "cell", "cells")));
    return filled > 0 && code == ExitCode::Done ? ExitCode::Failed : code;
}

ExitCode ConvertCommand::writeFrame(const ConvertInput& input, const ArrayEncoding& how,
                                    const std::string& path, const std::string& target,
                                    const Job& job) const
{
    const auto metadata = m_withoutMetadata ? Result<CopiedMetadata>(CopiedMetadata())
                                            : input.metadata(utf8Path(target));
    if (!metadata)
        return fail(metadata.error().within(path), ExitCode::Failed);
    SystemFileCalls calls;
    const ReplacedFile replaced(target);
    const auto report =
        copyArray(input.elements(), how, *metadata, utf8Path(target), calls, job, m_target.form());
    if (!report)
        return failToWrite(report.error(), path, target);
    replaced.tellOfOtherNames();
    if (m_encoding.hasLargerBlocks(input.elements(), how))
        complain(fmt::format("{}: each chunk is one block, because the reference library misreads "
                             "chunks with several blocks and the delta filter",
                             target));
    for (const std::string& left : report->leftOut)
        complain(fmt::format("{}: left out of the copy: {}", target, left));
    return tell(target, encodingText(how), *report);
}

std::unique_ptr<Command> makeConvertCommand()
{
    return std::make_unique<ConvertCommand>();
}

} // namespace bloscope
