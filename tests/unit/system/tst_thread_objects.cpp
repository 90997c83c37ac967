#include "core/system/thread_objects.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <atomic>
#include <cstdint>
#include <memory>
#include <thread>
#include <vector>

namespace bloscope::tst_thread_objects {

namespace {

constexpr std::uint64_t alive = 0x0123456789abcdef;

std::atomic<int> made = 0;
std::atomic<int> destroyedWhole = 0;

struct Watched {
    Watched() { ++made; }
    Watched(const Watched&) = delete;
    Watched& operator=(const Watched&) = delete;
    ~Watched()
    {
        destroyedWhole += state == alive ? 1 : 0;
        state = 0;
    }

    std::uint64_t state = alive;
    int uses = 0;
};

const OfEachThread<Watched>& watched()
{
    static const OfEachThread<Watched> all;
    return all;
}

} // namespace

class TestThreadObjects : public QObject {
    Q_OBJECT

 private slots:
    void init() { made = destroyedWhole = 0; }

    void areTheSameInOneThread()
    {
        std::thread other([] {
            ++watched().ofThisThread().uses;
            ++watched().ofThisThread().uses;
            QCOMPARE(watched().ofThisThread().uses, 2);
        });
        other.join();
        QCOMPARE(made.load(), 1);
    }

    // Much is asked for and given back, so that memory which is gone would not look the same.
    void areDestroyedWithTheirThreads()
    {
        constexpr int rounds = 50, threads = 8;
        for (int round = 0; round < rounds; ++round) {
            std::vector<std::thread> all;
            for (int i = 0; i < threads; ++i)
                all.emplace_back([] {
                    ++watched().ofThisThread().uses;
                    std::vector<std::unique_ptr<char[]>> pieces;
                    for (int piece = 0; piece < 50; ++piece)
                        pieces.push_back(std::make_unique<char[]>(40));
                });
            for (std::thread& thread : all)
                thread.join();
        }
        QCOMPARE(made.load(), rounds * threads);
        QCOMPARE(destroyedWhole.load(), rounds * threads);
    }

    void areOfEachThread()
    {
        const void* const here = &watched().ofThisThread();
        const void* there = nullptr;
        std::thread other([&there] { there = &watched().ofThisThread(); });
        other.join();
        QVERIFY(there && there != here);
    }
};

const test::Registered<TestThreadObjects> registered;

} // namespace bloscope::tst_thread_objects

#include "tst_thread_objects.moc"
