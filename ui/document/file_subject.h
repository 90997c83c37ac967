#pragma once

#include "core/frame/frame.h"

#include <QString>

namespace bloscope {

// A file or a folder that is looked at as it is there, whether or not it opens, or a frame that
// lies in one.
struct FileSubject {
    QString path;
    QString name;            // as people know it
    FramePtr part = nullptr; // of what is at the path; null: all of it
};

} // namespace bloscope
