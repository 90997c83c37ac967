#include "core/base/text.h"
#include "core/bytes/file_source.h"
#include "core/files/file_io.h"
#include "core/files/spill_store.h"
#include "core/remote/remote_file.h"
#include "core/remote/remote_reading.h"
#include "core/remote/remote_wait.h"
#include "core/system/nameless_file.h"

#include <fmt/format.h>
#include <utility>

// What the user is asked about servers, and what follows from his answers.
namespace bloscope {

namespace {

constexpr int mostAnswers = 4; // for one address: another server, a log-in, all of a file

// A file that comes in as a whole, on the disk, where only this process finds it.
class NamelessSink final : public WebSink {
 public:
    Result<> begin(const WebVersion&, bool) override
    {
        BLOSCOPE_TRY(m_file, createNamelessFile(temporaryFolder()));
        m_size = 0;
        return {};
    }

    Result<> take(ByteView bytes) override
    {
        BLOSCOPE_CHECK(writeAt(m_calls, m_file.number(), m_size, bytes));
        m_size += bytes.size();
        return {};
    }

    Result<ByteSourcePtr> source() { return fileSource(std::move(m_file)); }

 private:
    SystemFileCalls m_calls;
    Descriptor m_file;
    std::uint64_t m_size = 0;
};

Error notAccepted(const WebAddress& address)
{
    return usageError(fmt::format("{} does not accept this user and password", address.host()));
}

} // namespace

Result<ByteSourcePtr> RemoteReading::open(const std::filesystem::path& address)
{
    auto opened = openOnce(address);
    for (int n = 0; n < mostAnswers && !opened && isAnswered(address); ++n)
        opened = openOnce(address);
    return opened;
}

Result<RemoteList> RemoteReading::list(const std::filesystem::path& address, std::size_t most)
{
    auto list = listOnce(address, most);
    for (int n = 0; n < mostAnswers && !list && isAnswered(address); ++n)
        list = listOnce(address, most);
    return list;
}

void RemoteReading::setAnswerer(Answerer answerer)
{
    m_answerer = std::move(answerer);
}

bool RemoteReading::isAnswered(const std::filesystem::path& address) const
{
    const auto question = m_answerer ? questionOf(address) : std::nullopt;
    return question && m_answerer(address, *question);
}

void RemoteReading::setQuestion(const std::filesystem::path& address,
                                std::optional<RemoteQuestion> question)
{
    constexpr std::size_t mostQuestions = 256;
    const std::lock_guard lock(m_mutex);
    m_questions.erase(address.string());
    if (m_questions.size() >= mostQuestions)
        m_questions.clear();
    if (question)
        m_questions.emplace(address.string(), *std::move(question));
}

std::optional<RemoteQuestion> RemoteReading::questionOf(const std::filesystem::path& address) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_questions.find(address.string());
    return found == m_questions.end() ? std::nullopt : std::optional(found->second);
}

void RemoteReading::allow(const std::filesystem::path& address, const RemoteQuestion& question)
{
    const auto which = WebAddress::parse(address.string());
    if (!which)
        return;
    if (question.kind == RemoteQuestion::Kind::OtherServer)
        m_permits->allowServer(*which, question.server);
    else if (question.kind == RemoteQuestion::Kind::WholeFile)
        m_permits->allowWhole(*which);
}

// It comes in anew each time: nothing can be asked about it but all of it.
Result<ByteSourcePtr> RemoteReading::openWhole(const WebAddress& which, std::uint64_t size)
{
    const auto kept = means();
    const auto place = which.caterva2();
    const WebAddress address = place ? place->base.route("api/download/" + place->path) : which;
    const auto sink = std::make_shared<NamelessSink>();
    const WebErrand errand{.kind = WebErrand::Kind::WholeFile, .sink = sink};
    const std::uint64_t most = size > 0 ? size : kept->mostPageBytes;
    auto outcomes = kept->transfers.fetch(
        std::vector{WebRequest{
            .address = address, .size = most, .errand = std::make_shared<const WebErrand>(errand)}},
        RemoteWait::stopOfThisThread());
    BLOSCOPE_CHECK(std::move(outcomes.front().answer));
    return sink->source();
}

Result<> RemoteReading::logIn(const std::filesystem::path& address, const std::string& user,
                              const std::string& password)
{
    BLOSCOPE_TRY(const WebAddress which, WebAddress::parseFolder(address.string()));
    if (which.isS3())
        return usageError("keys of S3 are read from the environment and from ~/.aws");
    if (!which.isEncrypted() && !which.isLoopback())
        return usageError(fmt::format("{} is asked over http, which is not encrypted: no password "
                                      "is sent there",
                                      which.host()));
    const WebLogin login{WebLogin::Kind::Basic, user, password};
    if (const auto place = which.caterva2())
        return logInByForm(place->base, login);
    const auto roots = means()->transfers.fetch(
        std::vector{documentAt(which.route("api/roots"), 1_MiB)}, RemoteWait::stopOfThisThread());
    const auto& answer = roots.front().answer;
    if (answer && parseRoots(textOf(answer->bytes)))
        return logInByForm(which, login);
    return logInByHeader(isAddress(address) ? *WebAddress::parse(address.string()) : which, login);
}

// As Caterva2 does it: for a cookie.
Result<> RemoteReading::logInByForm(const WebAddress& base, const WebLogin& login)
{
    WebErrand errand{.kind = WebErrand::Kind::Form};
    errand.fields = {{"username", login.user}, {"password", login.secret}};
    m_permits->forgetLogin(base);
    auto outcomes = means()->transfers.fetch(
        std::vector{WebRequest{.address = base.route("auth/jwt/login"),
                               .size = 64_KiB,
                               .errand = std::make_shared<const WebErrand>(std::move(errand))}},
        RemoteWait::stopOfThisThread());
    const auto& [answer, status, question, wantsDigest] = outcomes.front();
    if (status == 400 || status == 401 || status == 422)
        return notAccepted(base);
    if (status == 404 || status == 405)
        return Error{ErrorKind::Unsupported,
                     fmt::format("{} has no users that could log in", base.host())};
    BLOSCOPE_CHECK(answer);
    if (answer->cookie.empty())
        return Error{ErrorKind::Malformed,
                     fmt::format("{} does not answer a log-in as it should", base.host())};
    m_permits->setLogin(base, {WebLogin::Kind::Cookie, login.user, answer->cookie});
    return {};
}

// For the whole server, once it is known that it is right.
Result<> RemoteReading::logInByHeader(const WebAddress& address, WebLogin login)
{
    const auto kept = means();
    const WebAddress root = address.root();
    const std::vector<WebRequest> probe{{address, 0, 1}};
    const std::stop_token& stop = RemoteWait::stopOfThisThread();
    m_permits->forgetLogin(root);
    const auto asked = kept->transfers.fetch(probe, stop);
    if (asked.front().status != 401)
        return asked.front().status != 0
                   ? Result<>()
                   : Result<>(asked.front().answer.error()); // nobody asks who this is
    login.kind = asked.front().wantsDigest ? WebLogin::Kind::Digest : WebLogin::Kind::Basic;
    m_permits->setLogin(root, std::move(login));
    if (kept->transfers.fetch(probe, stop).front().status != 401)
        return {};
    m_permits->forgetLogin(root);
    return notAccepted(root);
}

} // namespace bloscope
