#include "core/store/zip_writer.h"

#include "core/files/file_io.h"
#include "tests/support/compare.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <cstring>

namespace bloscope::tst_zip_writer {

using namespace test;

// So many zeros, which nobody keeps.
class Zeros final : public ByteSource {
 public:
    explicit Zeros(std::uint64_t size) : m_size(size) {}
    std::uint64_t size() const override { return m_size; }

 private:
    Result<> readInside(std::uint64_t, ByteSpan to) const override
    {
        std::memset(to.data(), 0, to.size());
        return {};
    }

    std::uint64_t m_size;
};

// What is written is what is read.
class TestZipWriter : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    SystemFileCalls m_calls;

    std::filesystem::path path() const { return m_folder->filePath("a.zip").toStdString(); }

    struct Part {
        std::string name;
        std::uint64_t size;
        std::uint32_t crc;
        std::uint64_t inflated = 0; // of a compressed one
    };
    std::vector<ZipMember> written(const std::vector<Part>& parts)
    {
        {
            const Descriptor file = orAbort(createFile(m_calls, path()));
            ZipWriter writer(m_calls, file.number());
            for (const Part& part : parts) {
                ZipMember member;
                member.name = part.name;
                member.stored = member.size = part.size;
                member.crc = part.crc;
                if (part.inflated > 0) {
                    member.method = ZipMember::Method::Deflated;
                    member.size = part.inflated;
                }
                member.dosTime = 0x5b7b6a20;
                orAbort(writer.add(member, Zeros(part.size), {}));
            }
            orAbort(writer.finish());
        }
        return orAbort(readZipDirectory(orAbort(openFile(path())), Limits{.storeNodes = 100'000}));
    }

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void writesMembersAsTheyAre()
    {
        const std::uint32_t crc = orAbort(crcOf(Zeros(1000), {}));
        const auto members = written({{"a.b2nd", 1000, crc}, {"größe/b.b2f", 0, 0}});
        QCOMPARE(members.size(), std::size_t(2));
        QCOMPARE(members[0].name, std::string("a.b2nd"));
        QCOMPARE(members[0].size, std::uint64_t(1000));
        QCOMPARE(members[0].crc, crc);
        QCOMPARE(members[0].dosTime, std::uint32_t(0x5b7b6a20));
        QCOMPARE(members[0].problem, std::string());
        QCOMPARE(members[1].name, std::string("größe/b.b2f"));
        QCOMPARE(members[1].size, std::uint64_t(0));
    }

    // ZIP64, for more than 65535 of them.
    void writesManyMembers()
    {
        std::vector<Part> parts;
        for (int i = 0; i < 70'000; ++i)
            parts.push_back({std::to_string(i), 1, 0xd202ef8d});
        const auto members = written(parts);
        QCOMPARE(members.size(), parts.size());
        QCOMPARE(members.back().name, std::string("69999"));
        QCOMPARE(members.back().problem, std::string());
    }

    // Likewise, for members beyond 4 GiB: here of a compressed one. Not every minizip reads their
    // size, and nothing takes them for shorter ones.
    void writesLargeMembers()
    {
        constexpr std::uint64_t size = (std::uint64_t(1) << 32) + 5;
        const auto members = written({{"large", 20, 1, size}, {"last", 10, 2}});
        QCOMPARE(members.size(), std::size_t(2));
        QCOMPARE(members[0].stored, std::uint64_t(20));
        const bool isRead = members[0].size == size && members[0].problem.empty();
        QVERIFY(isRead ||
                members[0].problem == "it has 4 GiB or more, which this program cannot read");
        QCOMPARE(members[1].problem, std::string());
    }
};

const Registered<TestZipWriter> registered;

} // namespace bloscope::tst_zip_writer

#include "tst_zip_writer.moc"
