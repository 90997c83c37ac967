#include "core/repair/salvage_json.h"

#include "core/inspect/info_json.h"

#include <nlohmann/json.hpp>

namespace bloscope {

nlohmann::ordered_json salvageJson(const SalvagePlan& plan)
{
    using Json = nlohmann::ordered_json;
    Json losses = Json::array();
    for (const LostChunk& loss : plan.losses)
        losses.push_back({{"chunk", loss.number},
                          {"partly", loss.extent == LostChunk::Extent::Partly},
                          {"unchecked", loss.extent == LostChunk::Extent::Unchecked},
                          {"why", textForJson(loss.why)}});
    Json problems = Json::array();
    for (const Problem& problem : plan.problems)
        problems.push_back(
            {{"severity", problem.severity == Problem::Severity::Note ? "note" : "damage"},
             {"part", textForJson(problem.part)},
             {"text", textForJson(problem.text)}});
    return {{"found_by", plan.way == SalvagePlan::Way::ByIndex ? "index" : "search"},
            {"chunks", plan.chunkCount()},
            {"readable", plan.readableChunks()},
            {"partly_readable", plan.mendedChunks},
            {"lost", plan.lostChunks},
            {"unchecked", plan.uncheckedChunks},
            {"lost_chunks", losses},
            {"problems", problems}};
}

} // namespace bloscope
