#pragma once

#include "core/base/result.h"

#include <cstdio>
#include <cstdlib>

namespace bloscope::bench {

// A benchmark without its data measures nothing: it says why and ends.
[[noreturn]] inline void giveUp(const Error& error)
{
    std::fprintf(stderr, "bench: %s\n", error.text().c_str());
    std::exit(1);
}

template <class T>
T orExit(Result<T> result)
{
    if (!result)
        giveUp(result.error());
    return *std::move(result);
}

inline void orExit(const Result<>& result)
{
    if (!result)
        giveUp(result.error());
}

} // namespace bloscope::bench
