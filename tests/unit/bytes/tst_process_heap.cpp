#include "core/bytes/process_heap.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <cstdio>
#include <malloc.h>
#include <thread>
#include <vector>

namespace bloscope::tst_process_heap {

namespace {

// How many heaps the C library has in this process.
int heaps()
{
    char* text = nullptr;
    std::size_t size = 0;
    std::FILE* to = open_memstream(&text, &size);
    malloc_info(0, to);
    std::fclose(to);
    const int count = static_cast<int>(QByteArray(text, qsizetype(size)).count("<heap nr="));
    std::free(text);
    return count;
}

} // namespace

class TestProcessHeap : public QObject {
    Q_OBJECT

 private slots:
    void isNotMultipliedByThreads()
    {
        shareOneHeap();
        const int before = heaps(); // Qt Test has a thread already
        std::vector<std::thread> threads;
        std::vector<std::vector<char>> taken(8);
        for (auto& bytes : taken)
            threads.emplace_back([&bytes] { bytes.resize(100'000); });
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(heaps(), before);
    }
};

const test::Registered<TestProcessHeap> registered;

} // namespace bloscope::tst_process_heap

#include "tst_process_heap.moc"
