#pragma once

namespace bloscope {

// What the program tells those who started it.
enum class ExitCode {
    Done = 0,
    Failed = 1, // the file is damaged or the operation failed; what could be done was done
    WrongUsage = 2,
    NotReadable = 3,  // no Blosc2 file, or one that cannot be read
    Different = 1,    // of `diff`, as diff(1) has it
    Trouble = 2,      // likewise: nobody knows whether they differ
    Interrupted = 130 // by SIGINT, SIGTERM, SIGHUP or SIGQUIT; nothing half written is left
};

} // namespace bloscope
