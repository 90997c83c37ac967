#pragma once

namespace bloscope {

class ArrayPage;
class GoToBar;

// The bar that asks an array for an index in NumPy's text: of a cell, to which the page goes, or of
// what it is to show. The page is its parent.
GoToBar* createGoToIndex(ArrayPage& page);

} // namespace bloscope
