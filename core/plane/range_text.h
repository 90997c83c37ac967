#pragma once

#include "core/plane/value_range.h"
#include "core/plane/value_ticks.h"

namespace bloscope {

// Reads "auto", "minmax", "2%" (leaves out two percent at either end), "1%,99.5%", "3sigma" or
// "-10,10.5"; times as `texts` reads them ("1937-10-01,1960") or as counts. Each may follow
// "symmetric:". Errors: Usage.
Result<RangeChoice> parseRangeChoice(std::string_view text, const ValueText& texts = {});

// The text of a choice. The range of a whole array has none.
std::string textOf(const RangeChoice& choice, const ValueText& texts = {});

} // namespace bloscope
