#pragma once

#include "core/base/byte_view.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

// What systems tell of the process that runs a test, and do to it.
namespace bloscope::test {

// What `work` answers: in a copy of this process, which ends with it, or here where there are no
// copies of processes.
std::string saidByCopy(const std::function<std::string()>& work);

// As if somebody killed it: nothing is completed, written out or removed any more.
[[noreturn]] void endAtOnce();

// What all its threads have used of the processors.
std::int64_t processorMilliseconds();

// How many files, and on some systems other things of the system, it has open; 0 where nobody
// tells.
std::size_t openFileCount();

// How often it has a file open that has lost its name to another one; 0 where nobody tells.
std::size_t timesOpenWithoutName(const std::filesystem::path& file);

// How many pages of this memory, which begins with one, anybody has ever touched.
std::size_t residentPages(ByteView memory);
std::size_t pageBytes();

} // namespace bloscope::test
