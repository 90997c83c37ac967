#pragma once

#include "app/command_line/found_object.h"
#include "core/export/export_format.h"

namespace CLI {
class App;
}

namespace bloscope {

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

} // namespace bloscope
