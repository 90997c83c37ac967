#pragma once

#include <cstddef>

namespace bloscope {

// How long lists are shown: in pages of at most so many rows, and in pages of pages.
inline constexpr std::size_t mostInAPage = 1000;

// How many of `count` things each row stands for, so that one page is enough: 1, 1000, 1 000 000.
template <class Count>
constexpr Count pageStep(Count count)
{
    constexpr auto most = static_cast<Count>(mostInAPage);
    Count step = 1;
    while ((count + step - 1) / step > most)
        step *= most;
    return step;
}

} // namespace bloscope
