#include "core/system/standard_streams.h"

#include "core/system/streams.h"
#include "core/system/windows/handles.h"

#include <cstdlib>
#include <fcntl.h>
#include <io.h>

namespace bloscope {

namespace {

constexpr int standardError = 2;

UINT codePageBefore = 0;

void restoreCodePage()
{
    ::SetConsoleOutputCP(codePageBefore);
}

} // namespace

// What is written is UTF-8, on a console as well, and bytes stay what they are.
void holdStandardStreams()
{
    for (const int number : {standardInput, standardOutput, standardError}) {
        if (::_get_osfhandle(number) < 0) {
            const int nothing = ::_open("NUL", number == standardInput ? _O_RDONLY : _O_WRONLY);
            if (nothing != number && nothing >= 0) {
                ::_dup2(nothing, number);
                ::_close(nothing);
            }
        }
        ::_setmode(number, _O_BINARY);
    }
    codePageBefore = ::GetConsoleOutputCP();
    if (codePageBefore != 0 && ::SetConsoleOutputCP(CP_UTF8))
        std::atexit(restoreCodePage);
    ::SetErrorMode(SEM_FAILCRITICALERRORS); // a drive without a disk is an error, not a question
}

void letTooLargeFilesFail() {}

void tellStandardError(std::string_view text)
{
    (void)StreamWriter(standardError).write(bytesOf(text));
}

} // namespace bloscope
