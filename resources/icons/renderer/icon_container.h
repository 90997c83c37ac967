#pragma once

#include <QByteArray>
#include <vector>

namespace bloscope {

// One picture of an icon: square, as PNG.
struct IconPicture {
    int size = 0; // pixels of a side
    QByteArray png;
};

// An .ico file as Windows has read them since Vista: a directory and PNG files, up to 256 pixels.
QByteArray icoFile(const std::vector<IconPicture>& pictures);

// An .icns file of macOS: tagged PNG files. Sizes that have no tag (other than 16, 32, 64, 128,
// 256, 512, 1024) are left out.
QByteArray icnsFile(const std::vector<IconPicture>& pictures);

} // namespace bloscope
