#pragma once

#include "core/system/file_calls.h"

namespace bloscope::test {

// The system, for files that do not have to last: a thousand saves take no time then.
class UnsyncedFileCalls : public SystemFileCalls {
 public:
    int sync(int) override { return 0; }
};

} // namespace bloscope::test
