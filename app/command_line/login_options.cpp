#include "app/command_line/choice.h"
#include "app/command_line/console.h"
#include "app/command_line/input_options.h"
#include "core/base/text.h"
#include "core/remote/remote_reading.h"
#include "core/system/path_text.h"
#include "core/system/terminal.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

// How files on servers are read, and as whom.
namespace bloscope {

namespace {

constexpr std::size_t longestPassword = 1024;

std::optional<std::string> passwordOf(const std::string& user, const std::string& server)
{
    if (const char* given = std::getenv("BLOSCOPE_PASSWORD"))
        return given;
    const std::string question =
        fmt::format("Password of {} at {}: ", escapeForDisplay(user), escapeForDisplay(server));
    return typedInSilence(question, longestPassword);
}

// "host" is any port of it.
bool isNamed(const std::vector<std::string>& servers, const std::string& server)
{
    return std::ranges::any_of(servers, [&](const std::string& each) {
        const std::string lower = lowerCase(each);
        return server == lower || server.substr(0, server.rfind(':')) == lower;
    });
}

// What could be answered, were it on the command line.
std::string adviceOn(const RemoteQuestion& question)
{
    switch (question.kind) {
    case RemoteQuestion::Kind::Login:
        return fmt::format("--login USER logs in to {}", question.server);
    case RemoteQuestion::Kind::OtherServer:
        return fmt::format("--follow {} allows the redirection", question.server);
    case RemoteQuestion::Kind::WholeFile:
        break;
    }
    return fmt::format("--whole fetches all of the file, {}",
                       question.size > 0 ? exactByteCountText(question.size)
                                         : "of which the size is not known");
}

} // namespace

// Answers with what is on the command line, from any thread.
class RemoteOptions::Answers {
 public:
    Answers(std::string user, std::vector<std::string> servers, bool fetchesWhole)
        : m_user(std::move(user)), m_servers(std::move(servers)), m_fetchesWhole(fetchesWhole)
    {
    }

    bool answer(const std::filesystem::path& address, const RemoteQuestion& question)
    {
        const std::lock_guard lock(m_mutex);
        const bool isServer = question.kind == RemoteQuestion::Kind::OtherServer;
        const bool isWhole = question.kind == RemoteQuestion::Kind::WholeFile;
        if (question.kind == RemoteQuestion::Kind::Login && !m_user.empty())
            return logIn(address, question.server);
        if ((isWhole && m_fetchesWhole) || (isServer && isNamed(m_servers, question.server))) {
            if (isWhole && question.size > 0)
                complain(fmt::format("all of the file is fetched, {}",
                                     exactByteCountText(question.size)));
            RemoteReading::ofThisProcess().allow(address, question);
            return true;
        }
        const std::string advice = adviceOn(question);
        if (std::ranges::count(m_advice, advice) == 0)
            m_advice.push_back(advice);
        return false;
    }

    void tell() const
    {
        const std::lock_guard lock(m_mutex);
        for (const std::string& advice : m_advice)
            complain(advice);
    }

 private:
    // Once for each server, whatever is opened there.
    bool logIn(const std::filesystem::path& address, const std::string& server)
    {
        const auto [at, isNew] = m_isIn.emplace(server, false);
        if (!isNew)
            return at->second;
        const auto password = passwordOf(m_user, server);
        if (!password) {
            complain("no password was typed; BLOSCOPE_PASSWORD can have it");
            return false;
        }
        const auto in = RemoteReading::ofThisProcess().logIn(address, m_user, *password);
        if (!in)
            complain(in.error().text());
        at->second = in.has_value();
        return at->second;
    }

    const std::string m_user;
    const std::vector<std::string> m_servers;
    const bool m_fetchesWhole;
    mutable std::mutex m_mutex;
    std::map<std::string, bool> m_isIn; // by server
    std::vector<std::string> m_advice;
};

void RemoteOptions::addTo(CLI::App& command)
{
    constexpr std::int64_t mostSeconds = 86'400;
    const std::string group = "Files on servers";
    command
        .add_option("--cache", m_cache,
                    "folder for what is read of addresses, or off to keep nothing of it")
        ->type_name("DIR|off")
        ->group(group);
    addWholeNumber<std::int64_t>(command, "--timeout", m_timeout,
                                 "how long to wait for a silent server; default: 30")
        ->check(numberBetween<std::int64_t>(1, mostSeconds, "a number from 1 to 86400"))
        ->type_name("SECONDS")
        ->group(group);
    command
        .add_option("--login", m_user,
                    "user of the server; the password is that of BLOSCOPE_PASSWORD, or asked for")
        ->type_name("USER")
        ->group(group);
    command
        .add_option("--follow", m_servers,
                    "another server that may be redirected to, such as data.example.org")
        ->allow_extra_args(false)
        ->type_name("SERVER")
        ->group(group);
    command.add_flag("--whole", m_whole, "fetch whole files from servers that do not send parts")
        ->group(group);
}

void RemoteOptions::apply()
{
    m_answers = std::make_shared<Answers>(m_user, m_servers, m_whole);
    RemoteReading::ofThisProcess().setAnswerer(
        [answers = m_answers](const std::filesystem::path& address,
                              const RemoteQuestion& question) {
            return answers->answer(address, question);
        });
    if (!m_cache && !m_timeout)
        return;
    RemoteReading& reading = RemoteReading::ofThisProcess();
    RemoteSettings settings = reading.settings();
    if (m_cache == "off")
        settings.folder = std::nullopt;
    else if (m_cache)
        settings.folder = std::filesystem::absolute(utf8Path(*m_cache));
    if (m_timeout) {
        settings.manners.connectWait = std::chrono::seconds(*m_timeout);
        settings.manners.stallWait = std::chrono::seconds(*m_timeout);
    }
    reading.configure(std::move(settings));
}

void RemoteOptions::tell(ExitCode code) const
{
    if (m_answers && code != ExitCode::Done)
        m_answers->tell();
    for (const std::string& notice : RemoteReading::ofThisProcess().notices())
        complain(notice);
}

} // namespace bloscope
