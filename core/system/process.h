#pragma once

#include <cstdint>
#include <ctime>
#include <filesystem>
#include <optional>
#include <string>

namespace bloscope {

// This process, and those it starts.

std::uint64_t processNumber();

// Where the running program lies, links resolved; empty where the system does not say.
std::filesystem::path folderOfThisProgram();

// Where programs of this user keep what can be made again; nothing where the system does not say.
std::optional<std::filesystem::path> cacheFolder();

// In the time zone of this system; nothing where that cannot be told.
std::optional<std::tm> localTime(std::time_t seconds);

// The name of the file of a program: with ".exe", where programs have that.
std::string fileNameOfProgram(const std::string& name);

// Of main(), in UTF-8 wherever that is not how they come.
void takeArguments(int& count, char**& arguments);

// Runs a program in this one's place, with the same arguments. Answers its exit code; -1, and errno
// says why, where it cannot be run.
int runInstead(const std::filesystem::path& program, char** arguments);

// Ends this process once all that main() had is gone: with what is still to be written in its
// streams written, and on Windows without unloading libraries. Those take locks there that a thread
// of a library, which was ended in the middle, may have kept for ever.
[[noreturn]] void endProcess(int code);

// From now on the program gets no more than that for its data: what asks for more fails, as it does
// where memory has run out. Without effect on systems that know no such limit, and under the
// sanitizers, which keep books of many terabytes.
void limitMemory(std::uint64_t bytes);

} // namespace bloscope
