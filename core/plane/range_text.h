#pragma once

#include "core/plane/value_range.h"
#include "core/plane/value_ticks.h"

namespace bloscope {

// "auto", "minmax", "2%" (leaves two percent away at either end), "1%,99.5%", "3sigma" or
// "-10,10.5", of times as `texts` reads them ("1937-10-01,1960") or as counts; before each of them
// perhaps "symmetric:". Errors: Usage.
Result<RangeChoice> parseRangeChoice(std::string_view text, const ValueText& texts = {});

// The same text, but for the range of a whole array, which has none.
std::string textOf(const RangeChoice& choice, const ValueText& texts = {});

} // namespace bloscope
