#pragma once

#include "core/edit/edit_set.h"
#include "core/frame/frame.h"
#include "core/geometry/label_names.h"
#include "core/plane/label_looks.h"

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace bloscope {

// The looks of labels as a file keeps them: the vlmetalayer "bloscope_labels" (docs/labels.md).
inline constexpr std::string_view labelsMetalayer = "bloscope_labels";

nlohmann::ordered_json labelLooksToJson(const LabelLooks& looks);
// Errors: Malformed, Unsupported for a version that came later.
Result<LabelLooks> labelLooksFromJson(const nlohmann::json& json);

// Those of a file; empty where it keeps none. Reads from the file. Errors: why they cannot be read.
Result<LabelLooks> storedLabelLooks(const Frame& frame);

// What labels are called: as the file keeps it, all others as labelNamesFor() finds it at `path`,
// which may be empty. Reads from the file.
LabelNames labelNamesOf(const Frame& frame, const std::filesystem::path& path);

// Makes them those of the file; empty: it keeps none. Errors: those of EditSet.
Result<> storeLabelLooks(const LabelLooks& looks, EditSet& edits);

} // namespace bloscope
