#include "app/command_line/output_options.h"

#include "app/command_line/choice.h"
#include "core/base/text.h"
#include "core/export/parts_of_input.h"
#include "core/files/stream_writer.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

// Text on a terminal, which obeys no character that a file has in it: all but tabs and ends of
// lines are escaped. A terminal is no place from which cells are read back.
class TerminalText final : public Sink {
 public:
    explicit TerminalText(std::unique_ptr<Sink> to) : m_to(std::move(to)) {}

    Result<> write(ByteView bytes) override
    {
        m_text += textOf(bytes);
        const std::size_t end = m_text.rfind('\n') + 1; // 0 where there is none
        std::string shown;
        for (std::string_view left = std::string_view(m_text).substr(0, end); !left.empty();) {
            const std::size_t size = std::min(left.find_first_of("\t\n"), left.size() - 1);
            const bool hasCarriageReturn = size > 0 && left[size] == '\n' && left[size - 1] == '\r';
            shown += printableLine(left.substr(0, size - (hasCarriageReturn ? 1 : 0)));
            shown += left.substr(size - (hasCarriageReturn ? 1 : 0), hasCarriageReturn ? 2 : 1);
            left.remove_prefix(size + 1);
        }
        m_text.erase(0, end);
        return m_to->write(bytesOf(shown));
    }

    Result<> commit() override
    {
        BLOSCOPE_CHECK(m_to->write(bytesOf(printableLine(m_text))));
        return m_to->commit();
    }

 private:
    std::unique_ptr<Sink> m_to;
    std::string m_text; // the beginning of a line
};

// A file that is opened when something is written to it. Lives no longer than the rule.
class OutputFile final : public Sink {
 public:
    OutputFile(std::string path, std::string input, const OverwriteOption& overwrite,
               std::stop_token stop)
        : m_path(std::move(path)),
          m_input(std::move(input)),
          m_overwrite(overwrite),
          m_stop(std::move(stop)),
          m_replaced(m_path)
    {
    }

    Result<> expect(std::uint64_t leastBytes) override
    {
        BLOSCOPE_CHECK(open());
        return m_file->expect(leastBytes);
    }

    Result<> write(ByteView bytes) override
    {
        BLOSCOPE_CHECK(open());
        return m_file->write(bytes);
    }

    Result<> commit() override
    {
        BLOSCOPE_CHECK(open());
        BLOSCOPE_CHECK(m_file->commit());
        m_replaced.tellOfOtherNames();
        return {};
    }

 private:
    Result<> open()
    {
        if (m_file)
            return {};
        const Result<> free = m_overwrite.check(m_path).within(m_path);
        if (!free && !isPartOf(m_path, m_input)) // which is the greater mistake
            return free;
        BLOSCOPE_TRY(m_file, fileSink(m_path, m_input, m_stop));
        return {};
    }

    std::string m_path;
    std::string m_input;
    const OverwriteOption& m_overwrite;
    std::stop_token m_stop;
    ReplacedFile m_replaced;
    std::unique_ptr<Sink> m_file;
};

} // namespace

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
    m_overwrite.addTo(command);
}

bool OutputOptions::isStandardOutput() const
{
    return m_path == "-" || descriptorNamed(m_path) == standardOutput;
}

Result<OutputOptions::Form> OutputOptions::form() const
{
    const NamedFormat named = isStandardOutput() ? NamedFormat() : formatOfName(m_path);
    if (!m_format && named.ending == "npz")
        return usageError(fmt::format("{}: NumPy's archives of several arrays (.npz) are not "
                                      "written; a .npy file has one array",
                                      m_path));
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
    if (!isText(form.format) && isOutputTerminal(m_path))
        return usageError("this is not written to a terminal; name a file with -o");
    return {};
}

std::unique_ptr<Sink> OutputOptions::open(const std::string& input, const Form& form,
                                          const std::stop_token& stop) const
{
    std::unique_ptr<Sink> output;
    if (m_path == "-")
        output = descriptorSink(standardOutput, stop);
    else
        output = std::make_unique<OutputFile>(m_path, input, m_overwrite, stop);
    if (isText(form.format) && isOutputTerminal(m_path))
        return std::make_unique<TerminalText>(std::move(output));
    return packingSink(std::move(output), form.packing);
}

} // namespace bloscope
