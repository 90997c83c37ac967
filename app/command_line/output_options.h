#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/base/worker_pool.h"
#include "core/convert/copy_array.h"
#include "core/edit/edit_set.h"
#include "core/export/export_format.h"
#include "core/export/sink.h"
#include "core/frame_writing/other_names.h"

#include <optional>
#include <string>
#include <vector>

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

    // The same for what changes `file`, unless there is an `output`. Errors: Usage for files on
    // servers.
    Result<> checkChange(const std::string& file, const std::optional<std::string>& output) const;

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
Result<> saveToOutputStream(const EditSet& edits, const std::string& name, WorkerPool& pool,
                            const Job& job);

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

// --format, -o and --overwrite: what is written, and where to.
class OutputOptions {
 public:
    // Adds itself to the command; lives as long as that.
    void addTo(CLI::App& command);
    // Without --format, for commands that have formats of their own.
    void addPathTo(CLI::App& command);

    struct Form {
        ExportFormat format = ExportFormat::Csv;
        Packing packing = Packing::None;
    };
    // By --format, or else by the name of the output. Errors: Usage for names that say nothing, for
    // what only the window writes, and for bytes on a terminal.
    Result<Form> form() const { return formAs(m_format); }
    Result<Form> formAs(std::optional<ExportFormat> format) const;

    // The name of the output says that it is a file of that kind, and --format says nothing else:
    // "copy.txt" of "notes.txt".
    bool isLike(const std::string& document) const;

    bool isStandardOutput() const; // "-" or another name of it

    // `input` is what is read, no part of which is written over. The file is made, and errors are
    // told, when something is written or nothing had to be: everything that may be wrong with the
    // line was found before. Errors of the sink: those of fileSink() and OverwriteOption.
    std::unique_ptr<Sink> open(const std::string& input, const Form& form,
                               const std::stop_token& stop) const;

 private:
    Result<> check(const Form& form) const;

    std::optional<ExportFormat> m_format;
    std::string m_path = "-";
    OverwriteOption m_overwrite;
};

} // namespace bloscope
