#include "app/command_line/commands.h"

#include "app/command_line/choice.h"
#include "app/command_line/console.h"
#include "app/command_line/deadline.h"
#include "app/command_line/input_options.h"
#include "app/command_line/interruption.h"
#include "app/command_line/painters.h"
#include "core/array/array.h"
#include "core/base/job.h"
#include "core/base/result.h"
#include "core/system/path_text.h"
#include "core/system/process.h"
#include "core/system/streams.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <memory>
#include <stop_token>
#include <string>

namespace bloscope {

namespace {

// Recipes have a shape but no values; chunks of lists are no elements.
bool isArray(const Frame& frame)
{
    const ObjectKind kind = classify(frame);
    return !isRecipe(kind) && !isItemList(kind) && kind != ObjectKind::TableMeta;
}

// The array of a leaf, null when it is nothing to look at. What is wrong with one leaf does not
// hide the others.
ArrayPtr arrayOf(const Store& store, const StoreNode& node)
{
    if (node.kind != StoreNode::Kind::Leaf || node.internal)
        return nullptr;
    const auto frame = store.openLeaf(node.key);
    if (!frame || !isArray(**frame))
        return nullptr;
    ArrayPtr array = Array::of(*frame);
    return array->dtype().isNumeric() && array->logicalBytes() > 0 ? array : nullptr;
}

Result<ArrayPtr> firstBelow(const Store& store, const StoreNode& node, const Job& job)
{
    if (job.stopped())
        return cancelled();
    if (ArrayPtr array = arrayOf(store, node))
        return array;
    for (const StoreNode& child : node.children) {
        BLOSCOPE_TRY(ArrayPtr array, firstBelow(store, child, job));
        if (array)
            return array;
    }
    return ArrayPtr();
}

// The array that stands for what was found: its own, or that of the first leaf of a store or a
// group, in the order of keys, whose elements are numbers. Errors: Usage where there is none,
// Cancelled.
Result<ArrayPtr> firstArrayOf(const FoundObject& found, const Job& job)
{
    if (const FramePtr& frame = found.frame) {
        if (!isArray(*frame))
            return Error{ErrorKind::Usage,
                         fmt::format("this {} has no values to draw", nameOf(classify(*frame)))};
        return Array::of(frame);
    }
    BLOSCOPE_TRY(ArrayPtr array, firstBelow(*found.store, *found.node, job));
    if (!array)
        return Error{ErrorKind::Usage,
                     fmt::format("no leaf of this {} is an array of numbers",
                                 found.node->key == "/" ? "store" : nameOf(found.node->kind))};
    return array;
}

using namespace std::chrono_literals;

constexpr std::uint64_t mostMemory = 256_MiB;
constexpr std::size_t cacheBytes = 32_MiB;

// Nine tenths of two seconds for the work, the rest for ending it.
constexpr Deadline::Duration untilStop = 1800ms;
constexpr Deadline::Duration untilEnd = 1950ms;

// Far below what the window allows: nobody has asked for this file yet.
constexpr Limits limits{.chunkBytes = 128_MiB,
                        .frameHeaderBytes = 16_MiB,
                        .metadataValueBytes = 16_MiB,
                        .msgpackValues = 200'000,
                        .storeNodes = 100'000,
                        .inflatedBytes = 32_MiB};

// Writes into the file that is there, and does not replace it: who asks for a thumbnail may have
// made that file and read from it through what it opened then, as tumbler does. What could not be
// written as a whole is removed.
Result<> writeInto(const std::string& path, const std::string& bytes, const std::string& source)
{
    std::error_code notThere;
    if (std::filesystem::equivalent(utf8Path(path), utf8Path(source), notThere))
        return Error{ErrorKind::Usage, "the thumbnail cannot overwrite its own source file"};
    std::ofstream file(utf8Path(path), std::ios::binary | std::ios::trunc);
    const bool isOpen = file.is_open();
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (file)
        return {};
    std::error_code ignored;
    if (isOpen && std::filesystem::is_regular_file(utf8Path(path), ignored))
        std::filesystem::remove(utf8Path(path), ignored);
    return Error{ErrorKind::Io, fmt::format("{} cannot be written", path)};
}

// bloscope render FILE [--key KEY] -o OUT.png [--size N]
//
// A thumbnail, for file managers, which ask for one of every file they meet: within 2 seconds and
// 256 MiB, or none at all.
class RenderCommand final : public Command {
 public:
    explicit RenderCommand(const Painters* painters) : m_painters(painters) {}

    CLI::App* addTo(CLI::App& commandLine) override;
    bool needsPainters() const override { return true; }
    ExitCode run() const override;

 private:
    Result<PaintedThumbnail> picture(std::stop_token interruption) const;
    ExitCode tell(const std::string& note) const;
    Result<> write(const std::string& png, std::stop_token interruption) const;

    const Painters* m_painters;
    std::string m_file;
    std::string m_key;
    std::string m_output;
    int m_side = 256; // pixels
};

} // namespace

CLI::App* RenderCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command = commandLine.add_subcommand(
        "render", "Draw a thumbnail of the first array, within 2 seconds and 256 MiB");
    command->add_option("FILE", m_file, "the file to read")->required();
    command->add_option("--key", m_key, "part of a store to use, such as /group/leaf, or a group")
        ->type_name("KEY");
    command->add_option("-o", m_output, "the PNG file to write; - is standard output")
        ->type_name("OUT")
        ->required();
    addWholeNumber<int>(*command, "--size", m_side,
                        "maximum pixels per side, 1 to 1024; default: 256")
        ->type_name("N")
        ->check(numberBetween<int>(1, 1024, "a whole number from 1 to 1024"));
    return command;
}

ExitCode RenderCommand::run() const
{
    if (m_output == "-" ? isTerminal(standardOutput) : isTerminal(utf8Path(m_output)))
        return fail(usageError("a picture is not written to a terminal; name a file with -o"),
                    ExitCode::WrongUsage);
    limitMemory(mostMemory);
    const Interruption interruption;
    const Result<PaintedThumbnail> thumbnail = picture(interruption.token());
    const Result<> written =
        thumbnail ? write(thumbnail->png, interruption.token()) : thumbnail.error();
    if (written)
        return tell(thumbnail->colors);
    if (interruption.token().stop_requested())
        return ExitCode::Interrupted;
    complain(written.error().kind() == ErrorKind::Cancelled
                 ? m_file + ": drawing a thumbnail would take too long"
                 : written.error().within(m_file).text());
    const bool isWrongKey = !m_key.empty() && written.error().kind() == ErrorKind::Usage;
    return isWrongKey ? ExitCode::WrongUsage : ExitCode::Failed;
}

// One thread: whoever asks for thumbnails asks for many at once.
Result<PaintedThumbnail> RenderCommand::picture(std::stop_token interruption) const
{
    Deadline deadline(untilStop, untilEnd);
    const std::stop_callback passOn(std::move(interruption), [&deadline] { deadline.stop(); });
    const Job job{deadline.token(), nullptr};
    BLOSCOPE_TRY(const FoundObject found, findObject(m_file, m_key, OffsetOption(), limits));
    BLOSCOPE_TRY(const ArrayPtr array, firstArrayOf(found, job));
    BlockCache cache(cacheBytes);
    WorkerPool pool(1);
    return m_painters->thumbnail(std::make_shared<SliceReader>(array, cache, pool), m_side, job);
}

ExitCode RenderCommand::tell(const std::string& note) const
{
    if (m_output != "-" && descriptorNamed(utf8Path(m_output)) != standardOutput)
        return print(note + "\n");
    complain(note);
    return ExitCode::Done;
}

Result<> RenderCommand::write(const std::string& png, std::stop_token interruption) const
{
    if (m_output == "-")
        return descriptorSink(standardOutput, std::move(interruption))->write(bytesOf(png));
    if (isStream(utf8Path(m_output))) {
        BLOSCOPE_TRY(const auto sink,
                     fileSink(utf8Path(m_output), utf8Path(m_file), std::move(interruption)));
        return sink->write(bytesOf(png));
    }
    return writeInto(m_output, png, m_file);
}

std::unique_ptr<Command> makeRenderCommand(const Painters* painters)
{
    return std::make_unique<RenderCommand>(painters);
}

} // namespace bloscope
