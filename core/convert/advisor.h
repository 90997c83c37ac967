#pragma once

#include "core/array/cell_source.h"
#include "core/convert/advice.h"

namespace bloscope {

struct AdviceWish {
    AdviceGoal goal = AdviceGoal::Balanced;
    std::vector<std::size_t> planesAlong = {};      // dimensions that are read index by index
    std::int64_t sampleBytes = std::int64_t{4_MiB}; // decoded, for each shape of blocks
};

// Tries on some blocks of an array how it could be stored, and says what each way would cost and
// which one is best. `stored` is how it is stored now, if it is: storedForm(), without bytes when
// the elements are a part of it.
//
// First all filters that lose nothing are tried before a quick codec, then all codecs behind the
// two best of them, in blocks as they are now, or by the rule of choosePartition() where planes are
// wished for or there are no blocks; then the best of all that in other shapes. Larger blocks are
// tried in pieces of 256 KiB.
//
// Runs in the calling thread and the pool of the elements, both wait for no more than a piece when
// they are to stop. Memory: the elements of one sample, and some pieces for each thread. The same
// elements are taken each time; the time that they take differs a little. Progress counts trials.
// Errors: Usage for an array without elements and for dimensions that it has not, those of reading,
// Cancelled.
Result<Advice> adviseOn(const CellSource& elements, const std::optional<AdviceRow>& stored,
                        const AdviceWish& wish, const Job& job = {});

} // namespace bloscope
