#include "core/remote/web_answer.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

// What buffers are made by, and what is compared with other answers.
void fitsTheRequest(const WebAnswerHead::Body& body, const WebRequest& request)
{
    require(body.range.size <= request.size);
    require(body.range.offset <= body.version.size);
    require(body.range.size <= body.version.size - body.range.offset);
    if (!request.isFromEnd && body.range.size > 0)
        require(body.range.offset == request.offset);
    if (request.isFromEnd)
        require(body.range.end() == body.version.size);
}

} // namespace

// A request, then the lines of what a server answers; then where it sends to.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    static const WebAddress address = *WebAddress::parse("https://example.org/a/b.b2nd");
    WebRequest request{address};
    request.isFromEnd = input.number<std::uint8_t>() % 2 != 0;
    request.offset = input.number<std::uint32_t>();
    request.size = std::max<std::uint64_t>(input.number<std::uint32_t>(), 1);
    std::string_view text = textOf(input.rest());
    WebAnswerHead head;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        head.takeLine(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    require(head.wantedPause().count() >= 0);
    if (const auto body = head.bodyFor(request))
        fitsTheRequest(*body, request);
    else
        require(!body.error().text().empty());
    const auto reference = head.redirection();
    const auto to = reference ? address.resolved(*reference) : Result<WebAddress>(cancelled());
    if (to && mayFollow(address, *to))
        require(to->isEncrypted() && to->host() == address.host());
    if (to)
        require(*WebAddress::parse(to->text()) == *to);
    return 0;
}
