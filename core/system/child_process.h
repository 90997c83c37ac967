#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"
#include "core/system/descriptor.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace bloscope {

// Another program that reads what it is given on its standard input. It writes to one open file of
// this process, and to nobody what it prints but for its complaints. Ended with its owner.
class ChildProcess {
 public:
    // The name of an open file of this process for the program, where it is told to write.
    static std::string nameOf(int output);

    // Looks for the program in the folders of PATH. `output` stays the caller's. Errors: Io; that
    // there is no such program is told by exists().
    static Result<ChildProcess> start(const std::vector<std::string>& command, int output);
    static bool exists(const std::string& program);

    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&&) = delete;
    ~ChildProcess();

    // Waits while the program does not read. Errors: Io in the words of the program, where it has
    // ended; Cancelled.
    Result<> write(ByteView bytes, const std::stop_token& stop);

    // Nothing more comes: waits for its end. Errors: Io in its words, where it has failed;
    // Cancelled.
    Result<> finish(const std::stop_token& stop);

 private:
    ChildProcess(std::intptr_t process, Descriptor input, Descriptor complaints);
    Error failure();
    void end();

    std::intptr_t m_process; // -1: it has ended
    Descriptor m_input;
    Descriptor m_complaints; // a file without a name
};

} // namespace bloscope
