#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/export/sink.h"
#include "core/system/descriptor.h"
#include "core/system/nameless_file.h"

namespace bloscope {

// A file without a name in the folder for temporary files, for what cannot be written front to
// back: it is made there, and then goes to a sink. It goes with this process, however that ends.
class SpilledFile {
 public:
    // Errors: Io, and those of `use`.
    static Result<SpilledFile> create(const UseOfName& use = {});

    int descriptor() const { return m_file.number(); }

    // All of it, in bounded memory. Errors: Io, those of the sink, Cancelled.
    Result<> writeTo(Sink& to, const Job& job) const;

    // What went wrong with such a file, and where.
    static Error error(const Error& error);

 private:
    explicit SpilledFile(Descriptor file) : m_file(std::move(file)) {}

    Descriptor m_file;
};

} // namespace bloscope
