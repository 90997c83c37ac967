#pragma once

#include "app/command_line/overwriting.h"
#include "core/convert/copy_array.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace bloscope {

// What a new file is, by its name.
enum class ConvertedFile {
    Frame, // .b2nd, .b2frame
    Npy    // .npy
};

// --sparse and --overwrite: how `bloscope convert` and `repair` write to OUT.
class ConvertTargetOptions {
 public:
    // Adds itself to the command; lives as long as that.
    void addTo(CLI::App& command);

    FrameForm form() const { return m_isSparse ? FrameForm::Sparse : FrameForm::Contiguous; }

    // What each input becomes: `output`, or when that is a folder, a file in it called like the
    // input. Errors: Usage for several inputs and no folder, and for two that would get the same
    // name.
    Result<std::vector<std::string>> pathsFor(const std::vector<std::string>& inputs,
                                              const std::string& output) const;

    // As what can the input be written there? Errors: Usage for streams, for other endings, for
    // options that are for frames alone and for what is read.
    Result<ConvertedFile> check(const std::string& target, const std::string& input) const;
    // The same where only a frame is of use.
    Result<> checkFrame(const std::string& target, const std::string& input) const;
    // Is there room for it? Asked when nothing is wrong with the line. Errors: Io for what is there
    // and is not to be replaced.
    Result<> checkPlace(const std::string& target) const;

 private:
    Result<> checkOptionsOfNpy() const;

    const CLI::App* m_command = nullptr;
    bool m_isSparse = false;
    OverwriteOption m_overwrite;
};

} // namespace bloscope
