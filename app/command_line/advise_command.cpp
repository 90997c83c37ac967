#include "app/command_line/advise_command.h"

#include "app/command_line/advise_text.h"
#include "app/command_line/choice.h"
#include "app/command_line/console.h"
#include "app/command_line/for_slices.h"
#include "app/command_line/interruption.h"
#include "app/command_line/slice_option.h"
#include "core/base/printable.h"
#include "core/base/text.h"
#include "core/convert/slice_source.h"
#include "core/convert/stored_form.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

constexpr std::size_t cacheBytes = 32_MiB; // a sample touches most blocks once

} // namespace

CLI::App* AdviseCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command = commandLine.add_subcommand(
        "advise", "Try on a sample how an array could be stored, and say which way is best");
    command->add_option("FILE", m_file, "the file to read")->required();
    command->add_option("--key", m_key, "the part of a store: /group/leaf")->type_name("KEY");
    command
        ->add_option(
            "--slice", m_slice,
            "for what of it, as NumPy does: \"0,:,2:10\", or in coordinates: \"=46.5\"; for "
            "all when left out")
        ->type_name("S");
    addChoice<AdviceGoal>(*command, "--goal", m_wish.goal,
                          {{"small", AdviceGoal::Small},
                           {"fast", AdviceGoal::Fast},
                           {"balanced", AdviceGoal::Balanced}},
                          "what is best: small, fast or balanced, also when left out");
    command
        ->add_option_function<std::vector<std::string>>(
            "--for-slices",
            [this](const std::vector<std::string>& axes) {
                auto dimensions = parseAxes(axes);
                if (!dimensions)
                    throw CLI::ValidationError(dimensions.error().text(),
                                               CLI::ExitCodes::ValidationError);
                m_wish.planesAlong = *std::move(dimensions);
            },
            "dimensions of which one index is read at a time: axis0 for images in a stack")
        ->delimiter(',')
        ->type_name("LIST");
    command->add_flag("--json", m_json, "one JSON object, for programs");
    m_interpretation.addTo(*command);
    m_offset.addTo(*command);
    return command;
}

Result<ArrayPtr> AdviseCommand::arrayOf(const FoundObject& found) const
{
    if (!found.frame)
        return usageError("this is no array; name one of its leaves with --key");
    BLOSCOPE_TRY(ArrayPtr array, m_interpretation.arrayOf(found.frame));
    if (const std::string& nothing = array->presence().nothing(); !nothing.empty())
        return Error{ErrorKind::Unsupported, nothing};
    return array;
}

ExitCode AdviseCommand::run() const
{
    const auto found = findObject(m_file, m_key, m_offset);
    if (!found)
        return fail(found.error().within(m_file), ExitCode::NotReadable);
    const auto array = arrayOf(*found);
    if (!array)
        return fail(array.error().within(m_file), ExitCode::Failed);
    const auto slice = sliceGiven(m_slice, **array, m_file, found->fileAlone(m_file));
    if (!slice)
        return fail(slice.error().within(m_file), ExitCode::WrongUsage);
    return adviseOnArray(*array, *slice);
}

ExitCode AdviseCommand::adviseOnArray(const ArrayPtr& array, const Slice& slice) const
{
    const Interruption interruption;
    WorkerPool pool;
    BlockCache cache(cacheBytes);
    const SliceReader reader(array, cache, pool);
    const SliceSource source(reader, slice, MissingCells::Fill);
    const auto advice = adviseOn(source, storedFormOfPart(*array, source.shape()), m_wish, pool,
                                 {interruption.token(), nullptr});
    if (!advice)
        return fail(advice.error().within(m_file), ExitCode::Failed);
    const ExitCode code =
        m_json ? printJson(adviceJson(*advice).dump(1) + "\n") : print(adviceText(m_file, *advice));
    if (source.filledCells() == 0)
        return code;
    complain(fmt::format("{}: {} of the sample could not be read", m_file,
                         amountOf(source.filledCells(), "cell", "cells")));
    return code == ExitCode::Done ? ExitCode::Failed : code;
}

} // namespace bloscope
