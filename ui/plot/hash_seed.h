#pragma once

#include <QHashSeed>

namespace bloscope {

// Gives every QHash of the program one seed. Debian's QCustomPlot was built with the headers of
// Qt 6.3, in which a small QHash goes on at its first bucket after its last; since Qt 6.4 it goes
// on beyond the last. What the one has put there the other does not find: with about one seed of
// 256, plots lost a margin that they share, and their lines lay beside the cells. With the fixed
// seed none of the sides and axes, which are the keys of those tables, comes to the last bucket
// twice. Our own keys are pointers and names, which nobody chooses so that a table becomes slow.
// Called before there are plots.
inline void fixHashSeed()
{
    QHashSeed::setDeterministicGlobalSeed();
}

} // namespace bloscope
