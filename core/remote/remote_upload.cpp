#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/bytes/sha256.h"
#include "core/remote/remote_file.h"
#include "core/remote/remote_reading.h"
#include "core/remote/remote_wait.h"
#include "core/remote/s3_access.h"

#include <fmt/format.h>
#include <utility>

// How files get to servers.
namespace bloscope {

namespace {

constexpr std::uint64_t mostInOnePiece = 5_GiB; // says S3
constexpr std::uint64_t mostAnswerBytes = 1_MiB;

Error isThere()
{
    return {ErrorKind::Changed, "there is already something at this address"};
}

Error isAnother()
{
    return {ErrorKind::Changed, "the file on the server has changed since it was opened"};
}

WebRequest requestOf(const WebAddress& address, WebErrand errand)
{
    return {.address = address,
            .size = mostAnswerBytes,
            .errand = std::make_shared<const WebErrand>(std::move(errand))};
}

// S3 itself compares what is there with what is expected.
Result<WebRequest> putOf(const WebAddress& address, ByteSourcePtr file, const RemoteUpload& how)
{
    if (file->size() > mostInOnePiece)
        return Error{ErrorKind::Limit,
                     fmt::format("S3 takes at most {} in one piece, the file has "
                                 "{}",
                                 byteCountText(mostInOnePiece), exactByteCountText(file->size()))};
    WebErrand errand{.kind = WebErrand::Kind::Put, .progress = how.progress};
    if (!s3AccessHere().isAnonymous()) {
        BLOSCOPE_TRY(errand.sha256, sha256Of(*file, RemoteWait::stopOfThisThread()));
    }
    if (!how.replaces)
        errand.headers.emplace_back("If-None-Match: *");
    else if (!how.tag.empty())
        errand.headers.push_back("If-Match: " + how.tag);
    errand.file = std::move(file);
    return requestOf(address, std::move(errand));
}

} // namespace

std::string RemoteReading::tagOf(const ByteSource& source)
{
    const auto* file = dynamic_cast<const RemoteFile*>(&source);
    return file ? file->tag() : std::string();
}

Result<> RemoteReading::upload(const std::filesystem::path& file,
                               const std::filesystem::path& address, const RemoteUpload& how)
{
    BLOSCOPE_TRY(const WebAddress to, WebAddress::parse(address.string()));
    BLOSCOPE_TRY(ByteSourcePtr source, openFile(file));
    noteIfOpen(to);
    const auto place = to.caterva2();
    if (to.isS3()) {
        BLOSCOPE_TRY(const WebRequest request, putOf(to, std::move(source), how));
        return sent(request, address, how);
    }
    if (!place)
        return Error{ErrorKind::Unsupported,
                     "files can be sent to S3 and to Caterva2 servers, and to no others"};
    BLOSCOPE_CHECK(checkBefore(to, address, how));
    return sent(requestOf(place->base.route("api/upload/" + place->path),
                          {.kind = WebErrand::Kind::Multipart,
                           .file = std::move(source),
                           .fileName = to.name(),
                           .progress = how.progress}),
                address, how);
}

// For servers that do not compare: what happens in between is not seen.
Result<> RemoteReading::checkBefore(const WebAddress& to, const std::filesystem::path& address,
                                    const RemoteUpload& how)
{
    if (how.replaces && how.tag.empty())
        return {};
    auto outcomes =
        means()->transfers.fetch(std::vector{WebRequest{to, 0, 1}}, RemoteWait::stopOfThisThread());
    WebTransfers::Outcome& outcome = outcomes.front();
    setQuestion(address, outcome.question);
    const bool isMissing = outcome.status == 404 || outcome.status == 410;
    if (isMissing)
        return how.replaces ? Result<>(isAnother()) : Result<>();
    const bool isOther =
        !how.replaces || (outcome.answer && outcome.answer->version.tag != how.tag);
    if (outcome.answer || outcome.status == 200)
        return isOther ? Result<>(how.replaces ? isAnother() : isThere()) : Result<>();
    return std::move(outcome.answer).error();
}

Result<> RemoteReading::sent(const WebRequest& request, const std::filesystem::path& address,
                             const RemoteUpload& how)
{
    auto outcomes = means()->transfers.fetch(std::vector{request}, RemoteWait::stopOfThisThread());
    WebTransfers::Outcome& outcome = outcomes.front();
    setQuestion(address, outcome.question);
    constexpr int conflict = 409, preconditionFailed = 412;
    if (outcome.status == preconditionFailed || outcome.status == conflict)
        return how.replaces ? isAnother() : isThere();
    if (how.replaces && !how.tag.empty() && outcome.status == 404)
        return isAnother();
    BLOSCOPE_CHECK(std::move(outcome.answer));
    return {};
}

} // namespace bloscope
