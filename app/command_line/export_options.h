#pragma once

#include "app/command_line/painters.h"
#include "core/base/result.h"
#include "core/export/csv_options.h"
#include "core/export/export_format.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace bloscope {

// One character, or the name of one that is hard to type. Throws CLI::ValidationError.
char parseDelimiter(const std::string& text);

// How values become text: --delimiter, --header, --precision and their like.
class TextOptions {
 public:
    // Adds itself to the command; lives as long as that.
    void addTo(CLI::App& command);

    bool hasNa() const { return m_na.has_value(); }

    // As told; header and mark of missing values are those of `otherwise` where nothing was said.
    CsvOptions csv(const CsvOptions& otherwise = {}) const;

 private:
    enum class Floats { Plain, Fixed, Scientific };

    void addNumberOptions(CLI::App& command);

    CsvOptions m_csv;
    Floats m_floats = Floats::Plain;
    std::optional<CsvOptions::Header> m_header;
    std::optional<std::string> m_na;
};

// What of a file is written.
enum class ExportSubject {
    Array,  // cells of a slice
    Chunks, // decoded chunks as they are
    Table,  // its rows
    Items   // the items of a list, as text
};

// Which options a command was given, against what they are for: one that would be ignored is an
// error. Errors: Usage, the name of the option in front.
Result<> checkOptions(const CLI::App& command, ExportFormat format);
Result<> checkOptions(const CLI::App& command, ExportSubject subject);

// How a picture is made, and each one of a movie. Lives as long as the command.
void addPngOptions(CLI::App& command, PngOptions& png);
void addFrameOptions(CLI::App& command, PngOptions& png);

} // namespace bloscope
