#pragma once

#include "app/command_line/offset_option.h"

#include <filesystem>

namespace bloscope {

// The frame whose metadata are shown and changed, and what saves it: the path as saveFile() wants
// it. A frame inside another file has none of its own, and saveFile() says so.
struct MetaTarget {
    FramePtr frame;
    std::filesystem::path path;
    bool isNew = false; // there is no such file yet: saveNewFile() makes it
};

// What becomes of a group of a directory that has no attributes: an error, or the first ones.
enum class NoAttributes { Refused, Begun };

// FILE itself, or with --offset the frame inside it, or with --key a leaf of the store that it is;
// the key of a group or a table stands for the leaf that holds its attributes. Errors: Usage for
// stores without a key and for keys that lead nowhere or to what has no attributes; others as
// findObject().
Result<MetaTarget> openMetaTarget(const std::string& file, const std::string& key,
                                  const OffsetOption& offset,
                                  NoAttributes missing = NoAttributes::Refused);

} // namespace bloscope
