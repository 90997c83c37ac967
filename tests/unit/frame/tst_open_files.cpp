#include "core/frame/chunk_storage.h"

#include "core/frame/file_marks.h"
#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/this_process.h"

#include <QTemporaryDir>
#include <atomic>

namespace bloscope::tst_open_files {

using namespace test;

namespace {

// A folder in memory that counts how often a file is opened.
class CountingFolder final : public ByteFolder {
 public:
    explicit CountingFolder(Files files) : m_files(memoryFolder(std::move(files))) {}

    Result<ByteSourcePtr> open(const std::string& name) const override
    {
        ++opened;
        return m_files->open(name);
    }
    Result<std::vector<Member>> list(std::size_t most) const override
    {
        return m_files->list(most);
    }

    mutable std::atomic<int> opened = 0;

 private:
    ByteFolderPtr m_files;
};

Files manyFiles(std::size_t count)
{
    Files files;
    for (std::size_t i = 0; i < count; ++i)
        files[chunkFileName(static_cast<std::int64_t>(i))] = {std::byte(i)};
    return files;
}

} // namespace

class TestOpenFiles : public QObject {
    Q_OBJECT

 private slots:
    void keepsTheFilesThatWereReadLast()
    {
        const auto folder = std::make_shared<CountingFolder>(manyFiles(OpenFiles::mostFiles + 1));
        OpenFiles files(folder);
        for (int round = 0; round < 3; ++round)
            for (std::size_t i = 0; i < OpenFiles::mostFiles; ++i)
                QCOMPARE(outcomeOf(files.open(chunkFileName(static_cast<std::int64_t>(i)))),
                         std::string());
        QCOMPARE(folder->opened.load(), int(OpenFiles::mostFiles));

        QVERIFY(files.open(chunkFileName(OpenFiles::mostFiles))); // in place of the oldest, 0
        QVERIFY(files.open(chunkFileName(1)));
        QCOMPARE(folder->opened.load(), int(OpenFiles::mostFiles) + 1);
        QVERIFY(files.open(chunkFileName(0)));
        QCOMPARE(folder->opened.load(), int(OpenFiles::mostFiles) + 2);
    }

    void holdsNoMoreDescriptorsThanItMay()
    {
        constexpr std::size_t count = 3 * OpenFiles::mostFiles;
        const QTemporaryDir directory;
        writeFiles(directory.path().toStdString(), manyFiles(count));
        const auto files = std::make_shared<OpenFiles>(*openFolder(directory.path().toStdString()));
        const std::size_t before = openFileCount();
        std::vector<ByteSourcePtr> sources;
        for (std::size_t i = 0; i < count; ++i)
            sources.push_back(*openedLazily(files, chunkFileName(static_cast<std::int64_t>(i))));
        QVERIFY(openFileCount() <= before + OpenFiles::mostFiles);
        for (std::size_t i = 0; i < count; ++i) // opened again where it was closed
            QCOMPARE(*readBytes(*sources[i], 0, 1), ByteBuffer{std::byte(i)});
    }

    void tellsThatAFileChanged()
    {
        const QTemporaryDir directory;
        const std::filesystem::path path = directory.path().toStdString();
        writeFiles(path, manyFiles(OpenFiles::mostFiles + 1));
        const auto files = std::make_shared<OpenFiles>(*openFolder(path));
        const ByteSourcePtr first = *openedLazily(files, chunkFileName(0));
        for (std::size_t i = 1; i <= OpenFiles::mostFiles; ++i)
            QVERIFY(files->open(chunkFileName(static_cast<std::int64_t>(i))));
        writeFiles(path, {{chunkFileName(0), "0102"_hex}});
        const auto read = readBytes(*first, 0, 1);
        QVERIFY(failedAs(ErrorKind::Io, read));
        QCOMPARE(outcomeOf(read),
                 std::string("the file 00000000.chunk changed while it was being read"));
    }
};

const Registered<TestOpenFiles> registered;

} // namespace bloscope::tst_open_files

#include "tst_open_files.moc"
