#include "app/command_line/verify_printer.h"
#include "core/inspect/info_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

using VerifyObject = nlohmann::ordered_json;

VerifyObject jsonOf(const Finding& finding)
{
    const bool isNote = finding.severity == Finding::Severity::Note;
    const FindingPlace& place = finding.place;
    VerifyObject json = {{"severity", isNote ? "note" : "damage"},
                         {"part", textForJson(place.part)},
                         {"text", textForJson(finding.text)}};
    if (place.chunk)
        json["chunk"] = *place.chunk;
    if (place.block)
        json["block"] = *place.block;
    if (!place.file.empty())
        json["file"] = textForJson(place.file);
    if (place.offset)
        json["offset"] = *place.offset;
    if (place.size > 0)
        json["size"] = place.size;
    if (finding.remedy != Remedy::None)
        json["advice"] = remedyText(finding.remedy);
    return json;
}

VerifyObject jsonOf(const CheckedPart& part, VerifyObject problems)
{
    const CheckReport& report = part.report;
    VerifyObject json = {{"path", textForJson(part.place())}, {"verdict", nameOf(part.verdict())}};
    if (part.shape) {
        json["dtype"] = textForJson(part.dtype);
        json["shape"] = *part.shape;
    }
    if (part.isOpened)
        json["stored_bytes"] = part.storedBytes;
    json["chunks"] = report.chunks;
    json["damaged_chunks"] = report.damagedChunks;
    json["decoded_bytes"] = report.decodedBytes;
    json["problems"] = std::move(problems);
    json["untold_problems"] = report.untold;
    json["advice"] = part.adviceTexts();
    return json;
}

class VerifyJson final : public VerifyPrinter {
 public:
    void found(const CheckedPart&, const Finding& finding) override
    {
        m_problems.push_back(jsonOf(finding));
    }

 private:
    void print(const CheckedPart& part) override
    {
        const VerifyObject json = jsonOf(part, std::exchange(m_problems, VerifyObject::array()));
        put((std::exchange(m_isFirst, false) ? "{\n\"files\": [\n" : ",\n") + json.dump());
    }

    ExitCode putOut(const std::string& text) override { return printJson(text); }

    std::string ending(const CheckTotals& totals) override
    {
        return fmt::format("{}\n],\n\"no_damage_found\": {},\n\"notes\": {},\n\"damaged\": {},\n"
                           "\"unreadable\": {}\n}}\n",
                           m_isFirst ? "{\n\"files\": [" : "", totals.noDamageFound,
                           totals.withNotes, totals.damaged, totals.notReadable());
    }

    VerifyObject m_problems = VerifyObject::array(); // of the part that is being checked
    bool m_isFirst = true;
};

} // namespace

std::unique_ptr<VerifyPrinter> verifyJson()
{
    return std::make_unique<VerifyJson>();
}

} // namespace bloscope
