#pragma once

#include <QString>
#include <optional>

namespace bloscope {

// What the file of labels beside the file of an image is called: nnU-Net writes "case_seg.b2nd" for
// "case.b2nd". Empty where the name has no ending.
QString labelPathOf(const QString& path);

// The other way round: "case.b2nd" for "case_seg.b2nd", empty for other names.
QString imagePathOf(const QString& labelPath);

// Of the labels, if there is such a file. Looks for the name alone and reads nothing. For worker
// threads.
std::optional<QString> labelFileBeside(const QString& path);

} // namespace bloscope
