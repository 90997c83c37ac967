#pragma once

#include "app/command_line/overwriting.h"
#include "core/export/export_format.h"
#include "core/export/sink.h"

#include <string>

namespace CLI {
class App;
}

namespace bloscope {

// --format, -o and --overwrite: what is written, and where to.
class OutputOptions {
 public:
    // Adds itself to the command; lives as long as that.
    void addTo(CLI::App& command);

    struct Form {
        ExportFormat format = ExportFormat::Csv;
        Packing packing = Packing::None;
    };
    // By --format, or else by the name of the output. Errors: Usage for names that say nothing, for
    // what only the window writes, and for bytes on a terminal.
    Result<Form> form() const;

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
