#pragma once

#include <QString>
#include <cstdint>

namespace bloscope {

// Of a file that was replaced, and had other names (hard links) that keep what it was; empty for
// none.
QString otherNamesText(const QString& name, std::uint64_t others);

} // namespace bloscope
