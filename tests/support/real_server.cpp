#include "tests/support/real_server.h"

#include "tests/support/files.h"

#include <QStandardPaths>
#include <QThread>
#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace bloscope::test {

namespace {

namespace fs = std::filesystem;

sockaddr_in loopback(int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    return address;
}

int freePort()
{
    const int listener = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    auto* general = reinterpret_cast<sockaddr*>(&address);
    const bool isFound = listener >= 0 && ::bind(listener, general, size) == 0 &&
                         ::getsockname(listener, general, &size) == 0;
    ::close(listener);
    if (!isFound)
        throw std::runtime_error("no port on the loopback network");
    return ntohs(address.sin_port);
}

QString programOf(const QString& name)
{
    return QStandardPaths::findExecutable(name, {"/usr/sbin", "/usr/local/sbin", "/usr/bin"});
}

QString textOfPath(const fs::path& path)
{
    return QString::fromStdString(path.string());
}

} // namespace

RealServer::RealServer(fs::path folder, bool isEncrypted)
    : m_folder(std::move(folder)), m_isEncrypted(isEncrypted), m_port(freePort())
{
    fs::create_directories(m_folder);
}

RealServer::~RealServer()
{
    m_process.terminate();
    if (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished())
        m_process.kill();
    m_process.waitForFinished();
}

bool RealServer::answers() const
{
    const int connection = ::socket(AF_INET, SOCK_STREAM, 0);
    const sockaddr_in address = loopback(m_port);
    const bool isThere =
        ::connect(connection, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    ::close(connection);
    return isThere;
}

bool RealServer::start(const QString& program, const QStringList& arguments)
{
    constexpr int mostTries = 400;
    constexpr unsigned long pauseMs = 25;
    m_process.start(program, arguments);
    for (int i = 0; i < mostTries && m_process.waitForStarted(); ++i) {
        if (answers())
            return true;
        QThread::msleep(pauseMs);
        if (m_process.waitForFinished(0) || m_process.state() == QProcess::NotRunning)
            return false;
    }
    return false;
}

// In the foreground, as one process, with all that it writes in our folder.
std::unique_ptr<RealServer> RealServer::nginx(const fs::path& files, const fs::path& folder,
                                              const ServerIdentity& identity)
{
    const QString program = programOf("nginx");
    const bool isEncrypted = !identity.key.empty();
    std::unique_ptr<RealServer> server(new RealServer(folder, isEncrypted));
    const std::string secrets =
        isEncrypted ? fmt::format("ssl_certificate {}; ssl_certificate_key {};",
                                  identity.certificate.string(), identity.key.string())
                    : std::string();
    const std::string config = fmt::format(
        "daemon off; master_process off; pid {0}/pid; error_log {0}/errors;\n"
        "events {{}}\n"
        "http {{ log_format brief '$server_protocol $status'; access_log {0}/log brief;\n"
        "client_body_temp_path {0}/a; proxy_temp_path {0}/b;\n"
        "fastcgi_temp_path {0}/c; uwsgi_temp_path {0}/d; scgi_temp_path {0}/e;\n"
        "server {{ listen 127.0.0.1:{1}{2}; {3} root {4}; autoindex on; }} }}\n",
        folder.string(), server->m_port, isEncrypted ? " ssl http2" : "", secrets, files.string());
    writeFile(folder / "nginx.conf", bytesOf(config));
    const QString own = textOfPath(folder);
    const bool isStarted = !program.isEmpty() && server->start(program, {"-c", own + "/nginx.conf",
                                                                         "-e", own + "/errors"});
    return isStarted ? std::move(server) : nullptr;
}

std::unique_ptr<RealServer> RealServer::lighttpd(const fs::path& files, const fs::path& folder,
                                                 const ServerIdentity& identity)
{
    const QString program = programOf("lighttpd");
    const bool isEncrypted = !identity.key.empty();
    std::unique_ptr<RealServer> server(new RealServer(folder, isEncrypted));
    std::string config =
        fmt::format("server.document-root = \"{}\"\nserver.bind = \"127.0.0.1\"\nserver.port = {}\n"
                    "server.modules = (\"mod_dirlisting\")\ndir-listing.activate = \"enable\"\n",
                    files.string(), server->m_port);
    if (isEncrypted)
        config += fmt::format("server.modules += (\"mod_openssl\")\nssl.engine = \"enable\"\n"
                              "ssl.pemfile = \"{}\"\nssl.privkey = \"{}\"\n",
                              identity.certificate.string(), identity.key.string());
    writeFile(folder / "lighttpd.conf", bytesOf(config));
    const bool isStarted =
        !program.isEmpty() &&
        server->start(program, {"-D", "-f", textOfPath(folder / "lighttpd.conf")});
    return isStarted ? std::move(server) : nullptr;
}

std::string RealServer::address(const std::string& path) const
{
    return fmt::format("{}://127.0.0.1:{}{}", m_isEncrypted ? "https" : "http", m_port, path);
}

std::string RealServer::log() const
{
    return std::string(textOf(contentOfFile(m_folder / "log")));
}

bool makeIdentity(const fs::path& folder, const std::string& name, MadeIdentity& made)
{
    made = {{folder / "server.pem", folder / "server.key"}, folder / "authority.pem"};
    fs::create_directories(folder);
    const QStringList common{"req",    "-x509",    "-newkey",
                             "ec",     "-pkeyopt", "ec_paramgen_curve:prime256v1",
                             "-nodes", "-days",    "2"};
    const QString key = textOfPath(folder / "authority.key");
    const auto run = [&common](const QStringList& arguments) {
        return QProcess::execute("openssl", common + arguments) == 0;
    };
    return !programOf("openssl").isEmpty() &&
           run({"-subj", "/CN=an authority of a test", "-keyout", key, "-out",
                textOfPath(made.authority)}) &&
           run({"-subj", "/CN=a server of a test", "-CA", textOfPath(made.authority), "-CAkey", key,
                "-addext", "subjectAltName=" + QString::fromStdString(name), "-addext",
                "basicConstraints=critical,CA:FALSE", "-keyout", textOfPath(made.server.key),
                "-out", textOfPath(made.server.certificate)});
}

} // namespace bloscope::test
