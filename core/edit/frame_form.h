#pragma once

namespace bloscope {

// How a new frame is to be laid out.
enum class FrameForm {
    Contiguous, // one file
    Sparse      // a directory, with a file for each chunk
};

} // namespace bloscope
