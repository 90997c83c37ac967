#pragma once

#include "core/base/result.h"

#include <cstdio>
#include <cstdlib>

namespace bloscope::test {

// What a test makes for itself and relies on: without it there is nothing to test.
inline void orAbort(const Result<>& result)
{
    if (result)
        return;
    std::fprintf(stderr, "a test cannot make what it needs: %s\n", result.error().text().c_str());
    std::abort();
}

template <class T>
T orAbort(Result<T> result)
{
    if (!result)
        orAbort(Result<>(std::move(result).error()));
    return *std::move(result);
}

} // namespace bloscope::test
