#pragma once

#include <QProcess>
#include <filesystem>
#include <memory>
#include <string>

namespace bloscope::test {

// A certificate and its key; none: nothing is encrypted.
struct ServerIdentity {
    std::filesystem::path certificate = {};
    std::filesystem::path key = {};
};

// A web server of others that is installed here and lists its folders, started for a test on the
// loopback network in a folder of its own and ended with the object. Null where there is none, or
// where it does not start.
class RealServer {
 public:
    static std::unique_ptr<RealServer>
    nginx(const std::filesystem::path& files, const std::filesystem::path& folder,
          const ServerIdentity& identity = {}); // HTTP/2 with one
    static std::unique_ptr<RealServer> lighttpd(const std::filesystem::path& files,
                                                const std::filesystem::path& folder,
                                                const ServerIdentity& identity = {});
    ~RealServer();
    RealServer(const RealServer&) = delete;
    RealServer& operator=(const RealServer&) = delete;

    // "http://127.0.0.1:40123/a.b2nd"
    std::string address(const std::string& path) const;

    // "HTTP/2.0 206", a line each; of nginx
    std::string log() const;

 private:
    RealServer(std::filesystem::path folder, bool isEncrypted);
    bool start(const QString& program, const QStringList& arguments);
    bool answers() const;

    const std::filesystem::path m_folder;
    const bool m_isEncrypted;
    const int m_port;
    QProcess m_process;
};

// A certificate for a server, signed by an authority that is made with it and that nobody trusts.
struct MadeIdentity {
    ServerIdentity server;
    std::filesystem::path authority;
};
// `name` as certificates have it: "IP:127.0.0.1". Makes the files in `folder`; false where the
// program openssl is not there.
bool makeIdentity(const std::filesystem::path& folder, const std::string& name, MadeIdentity& made);

} // namespace bloscope::test
