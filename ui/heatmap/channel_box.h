#pragma once

#include "core/array/array.h"

#include <QComboBox>
#include <optional>

namespace bloscope {

// Chooses a dimension whose three or four indices are the channels of colours: red, green, blue
// and perhaps how opaque.
class ChannelBox : public QComboBox {
    Q_OBJECT

 public:
    // `names`: one for every dimension of the array.
    ChannelBox(const Array& array, const QStringList& names, QWidget* parent = nullptr);

    bool hasChoice() const { return count() > 1; }
    std::optional<std::size_t> dimension() const; // nothing: numbers in colours of a map
    void setDimension(std::optional<std::size_t> dimension);
};

} // namespace bloscope
