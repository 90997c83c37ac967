#include "core/files/kept_pages.h"

#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/unit/files/pages_in_folder.h"

#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <random>
#include <sys/wait.h>
#include <unistd.h>

namespace bloscope::tst_kept_pages_kills {

using namespace test;

class TestKeptPagesKills : public QObject {
    Q_OBJECT

    QTemporaryDir m_parent;
    const ByteBuffer m_whole = noise(wholeBytes);

    std::filesystem::path folder() const
    {
        return std::filesystem::path(m_parent.path().toStdString()) / "f";
    }

 private slots:
    void init()
    {
        std::filesystem::remove_all(folder());
        std::filesystem::create_directory(folder());
    }

    // A process that writes ends at any moment, while others read and write.
    void isNeverWrongAfterAProcessWasKilled()
    {
        constexpr int rounds = 200;
        std::mt19937 random(7);
        for (int round = 0; round < rounds; ++round) {
            if (round % 10 == 0)
                init();
            const pid_t child = ::fork();
            if (child == 0) {
                std::mt19937 places(random());
                const auto kept = pagesIn(folder(), "k", 50_KiB);
                for (;;) {
                    const std::uint64_t first = places() % 40;
                    const std::uint64_t count =
                        1 + places() % std::min<std::uint64_t>(41 - first, 8);
                    kept->write(first, pagesOf(m_whole, first, count));
                }
            }
            const auto kept = pagesIn(folder(), "k", 50_KiB);
            for (unsigned i = random() % 20; i > 0; --i)
                QVERIFY(isRight(*kept, m_whole));
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
            QVERIFY(isRight(*pagesIn(folder(), "k", 50_KiB), m_whole));
        }
    }
};

const Registered<TestKeptPagesKills> registered;

} // namespace bloscope::tst_kept_pages_kills

#include "tst_kept_pages_kills.moc"
