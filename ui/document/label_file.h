#pragma once

#include <QString>
#include <optional>

namespace bloscope {

// The file of labels that lies beside the file of an image: nnU-Net writes "case_seg.b2nd" for
// "case.b2nd". Looks for the name alone and reads nothing. For worker threads.
std::optional<QString> labelFileBeside(const QString& path);

} // namespace bloscope
