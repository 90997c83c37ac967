#pragma once

#include <cstdint>
#include <vector>

namespace bloscope {

// By what a row is found again after an edit. Rows of different groups (items, pages of items)
// never become each other.
struct RowIdentity {
    std::uint64_t group = 0;
    std::uint64_t value = 0; // a hash of what the row is: two rows may have the same

    bool operator==(const RowIdentity&) const = default;
};

// One step from a list of rows to another one.
struct RowChange {
    enum class Kind { Remove, Insert, Move };
    Kind kind;
    int first; // the first row that is removed or inserted, the one that moves
    int count; // of rows; 1 for a move
    int to;    // where the row stands after a move

    bool operator==(const RowChange&) const = default;
};

// The steps, in order, after which there are as many rows as in `after`, each of them in the place
// of the row that it was `before`, so that only contents remain to be brought up to date. Few
// steps for what people do (a row more, a row less, a row moved, contents changed), correct ones
// for everything.
std::vector<RowChange> rowChanges(const std::vector<RowIdentity>& before,
                                  const std::vector<RowIdentity>& after);

} // namespace bloscope
