#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace bloscope::test {

// What of `value` is not as `schema` has it (JSON Schema, draft 2020-12, the keywords that ours
// use): the first such place and why; empty when all is well. Stricter than the standard: members
// that no schema of theirs names are wrong, and so are keywords that are not understood here.
std::string mismatch(const nlohmann::json& schema, const nlohmann::json& value);

} // namespace bloscope::test
