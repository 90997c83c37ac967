#include "app/command_line/output_options.h"

#include "app/command_line/choice.h"
#include "core/base/text.h"
#include "core/files/stream_writer.h"

#include <fmt/format.h>

namespace bloscope {

void OutputOptions::addTo(CLI::App& command)
{
    Choices<ExportFormat> formats;
    for (const ExportFormatTraits& traits : exportFormats())
        formats.emplace(traits.name, traits.format);
    addChoice<ExportFormat>(
        command, "--format", m_format, formats,
        "csv, tsv, jsonl (a line of JSON for each row), npy, nifti, tiff, raw or png; by "
        "the name of OUT when left out, or else csv");
    command
        .add_option("-o", m_path,
                    "where to write, packed where the name ends in .gz or .zst; - is standard "
                    "output, the default")
        ->type_name("OUT");
}

Result<OutputOptions::Form> OutputOptions::form() const
{
    const NamedFormat named = isStandardOutput() ? NamedFormat() : formatOfName(m_path);
    if (!m_format && !named.format && !named.ending.empty())
        return usageError(fmt::format("{}: the ending .{} stands for no format; name one with "
                                      "--format",
                                      m_path, escapeForDisplay(named.ending)));
    const Form form{m_format.value_or(named.format.value_or(ExportFormat::Csv)), named.packing};
    BLOSCOPE_CHECK(check(form));
    return form;
}

bool OutputOptions::isLike(const std::string& document) const
{
    const auto ending = [](const std::filesystem::path& path) { return path.extension().string(); };
    return !m_format && !isStandardOutput() && ending(m_path) == ending(document);
}

Result<> OutputOptions::check(const Form& form) const
{
    const ExportFormatTraits& traits = traitsOf(form.format);
    if (traits.isForWindowOnly)
        return usageError(fmt::format("{} is drawn by the window alone (File > Export); the "
                                      "command line paints png",
                                      traits.name));
    if (form.packing != Packing::None && traits.content == ExportFormatTraits::Content::Picture)
        return usageError(fmt::format("{} is packed by itself; leave out the last ending of {}",
                                      traits.name, m_path));
    if (!isText(form.format) && isStandardOutput() && isTerminal(standardOutput))
        return usageError("this is not written to a terminal; name a file with -o");
    return {};
}

Result<std::unique_ptr<Sink>> OutputOptions::open(const std::string& input, Packing packing,
                                                  const std::stop_token& stop) const
{
    if (isStandardOutput())
        return descriptorSink(standardOutput, stop);
    BLOSCOPE_TRY(std::unique_ptr<Sink> file, fileSink(m_path, input, stop));
    return packingSink(std::move(file), packing);
}

} // namespace bloscope
