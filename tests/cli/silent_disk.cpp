// A disk that stops answering. Preloaded into the program, it lets as many reads through as
// BLOSCOPE_ANSWERED_READS says and never comes back from the next one.
#include <atomic>
#include <cstdlib>
#include <dlfcn.h>
#include <unistd.h>

namespace {

using PositionedRead = ssize_t (*)(int, void*, std::size_t, off_t);

bool isAnswered()
{
    const char* answered = std::getenv("BLOSCOPE_ANSWERED_READS");
    static std::atomic<long> left = answered ? std::atol(answered) : 0;
    return left.fetch_sub(1) > 0;
}

} // namespace

extern "C" ssize_t pread(int descriptor, void* to, std::size_t count, off_t offset)
{
    static const auto real = reinterpret_cast<PositionedRead>(::dlsym(RTLD_NEXT, "pread"));
    if (isAnswered())
        return real(descriptor, to, count, offset);
    for (;;)
        ::pause();
}
