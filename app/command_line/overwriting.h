#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/edit/edit_set.h"
#include "core/frame_writing/other_names.h"

#include <string>

namespace CLI {
class App;
}

namespace bloscope {

// --overwrite: the one rule of all commands that write a file somebody named. What exists is
// replaced with that option only. Streams (isStream()) are written to without it.
class OverwriteOption {
 public:
    // Adds itself to the command; lives as long as that.
    void addTo(CLI::App& command);
    bool isGiven() const { return m_isGiven; }

    // May a file be written there? Asked when nothing else is wrong with the line. `changed` is
    // the file that is meant to be changed, which needs no permission, if any. Errors: Io.
    Result<> check(const std::string& target, const std::string& changed = {}) const;

 private:
    bool m_isGiven = false;
};

// A file that a new one is about to replace. Its other names (hard links) keep the old one.
class ReplacedFile {
 public:
    explicit ReplacedFile(std::string path);
    // Says so, once the new one is there.
    void tellOfOtherNames() const;

 private:
    std::string m_path;
    OtherNames m_others;
};

// "-", and whatever isStream().
bool isOutputStream(const std::string& name);
// A terminal would obey the bytes of a binary format.
bool isOutputTerminal(const std::string& name);
// The edited frame to such a stream. Errors: those of openStream() and saveToStream(), with the
// name in front.
Result<> saveToOutputStream(const EditSet& edits, const std::string& name, const Job& job);

} // namespace bloscope
