#include "core/dtype/dtypes_of_size.h"

#include "core/dtype/dtype_scalar.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::string_view numbersAndTimes[] = {
    "b1", "i1", "u1", "i2",  "u2",  "f2",  "i4",  "u4",  "f4",     "i8",
    "u8", "f8", "c8", "f12", "f16", "c16", "c24", "c32", "M8[ns]", "m8[ns]"};

} // namespace

std::vector<DType> dtypesOfSize(std::size_t itemsize)
{
    std::vector<DType> found;
    const auto addIfOfSize = [&](const std::string& typestring) {
        if (auto dtype = parseScalarDType(typestring); dtype && dtype->itemsize == itemsize)
            found.push_back(*std::move(dtype));
    };
    for (const char order : itemsize == 1 ? std::string_view("|") : std::string_view("<>"))
        for (const std::string_view type : numbersAndTimes)
            addIfOfSize(fmt::format("{}{}", order, type));
    if (itemsize % 4 == 0)
        addIfOfSize(fmt::format("<U{}", itemsize / 4));
    addIfOfSize(fmt::format("|S{}", itemsize));
    addIfOfSize(fmt::format("|V{}", itemsize));
    return found;
}

} // namespace bloscope
