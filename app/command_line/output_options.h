#pragma once

#include "core/export/export_format.h"
#include "core/export/sink.h"

#include <string>

namespace CLI {
class App;
}

namespace bloscope {

// --format and -o: what is written, and where to.
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

    bool isStandardOutput() const { return m_path == "-"; }

    // `input` is what is read, no part of which is written over. Errors: those of fileSink().
    Result<std::unique_ptr<Sink>> open(const std::string& input, Packing packing,
                                       const std::stop_token& stop) const;

 private:
    Result<> check(const Form& form) const;

    std::optional<ExportFormat> m_format;
    std::string m_path = "-";
};

} // namespace bloscope
