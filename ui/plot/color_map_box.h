#pragma once

class QComboBox;

namespace bloscope {

// Gives a box the names and pictures of all colour maps, in the order of colorMaps().
void fillWithColorMaps(QComboBox& box);

} // namespace bloscope
