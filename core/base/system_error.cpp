#include "core/base/system_error.h"

#include <system_error>

namespace bloscope {

Error systemError(const std::string& what, int number)
{
    return {ErrorKind::Io, what + ": " + std::generic_category().message(number)};
}

} // namespace bloscope
