#include "ui/metadata/item_place.h"

namespace bloscope {

ItemPlace ItemPlace::above() const
{
    ItemPlace place = *this;
    if (place.isItem())
        place.path.pop_back();
    else
        place.entry.reset();
    return place;
}

ItemPlace ItemPlace::below(std::size_t number) const
{
    ItemPlace place = *this;
    if (place.entry)
        place.path.push_back(number);
    else
        place.entry = number;
    return place;
}

} // namespace bloscope
