#pragma once

#include <string_view>

namespace bloscope {

// As what a frame is found.
enum class FrameKind {
    Contiguous, // one file, or a part of one, that holds everything (format.md 6)
    Sparse,     // a directory with a file for each chunk (format.md 7)
    Chunk       // one chunk without a frame around it, shown as if it had one
};

// "cframe", "sframe", "chunk": for programs
constexpr std::string_view codeOf(FrameKind kind)
{
    switch (kind) {
    case FrameKind::Contiguous:
        return "cframe";
    case FrameKind::Sparse:
        return "sframe";
    case FrameKind::Chunk:
        return "chunk";
    }
    return {};
}

// "contiguous Blosc2 frame", ...: for people
constexpr std::string_view nameOf(FrameKind kind)
{
    switch (kind) {
    case FrameKind::Contiguous:
        return "contiguous Blosc2 frame";
    case FrameKind::Sparse:
        return "sparse Blosc2 frame (a directory)";
    case FrameKind::Chunk:
        return "Blosc2 chunk without a frame";
    }
    return {};
}

} // namespace bloscope
