#pragma once

namespace bloscope {

class ArrayPage;
class GoToBar;
class RegionSet;

// The bar that asks where to go in an array: to a cell, by its index, coordinates or position, to a
// region by its name, or to a slice that is to be shown. The page is its parent.
GoToBar* createGoToIndex(ArrayPage& page, RegionSet& regions);

} // namespace bloscope
