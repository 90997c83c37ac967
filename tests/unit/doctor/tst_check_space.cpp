#include "core/doctor/check_frame.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_check_space {

using namespace test;

namespace {

struct Space {
    CheckedChunks chunks; // as they lie in the frame
    FramePtr frame;

    std::vector<Finding> check() const
    {
        std::vector<Finding> findings;
        FindingLog log([&](const Finding& finding) { findings.push_back(finding); }, 100);
        checkSpace(*frame, chunks, log);
        return findings;
    }
};

// Three chunks, one behind the other.
Space threeChunks()
{
    const ByteBuffer chunk = nearlyAlike(256, std::byte{7});
    Space space;
    space.frame = *Frame::open(memorySource(chunksFrame({chunk, chunk, chunk}, 1)));
    for (const std::int64_t n : {0, 1, 2}) {
        const ChunkPtr opened = *space.frame->chunk(n);
        space.chunks.places.push_back(
            {opened->offset(), static_cast<std::uint64_t>(opened->header().cbytes)});
    }
    return space;
}

} // namespace

class TestCheckSpace : public QObject {
    Q_OBJECT

 private slots:
    void findsNothingWhereChunksFillTheirArea()
    {
        QCOMPARE(threeChunks().check().size(), std::size_t(0));
    }

    void findsHoles()
    {
        Space space = threeChunks();
        const ChunkBytes gone = space.chunks.places[1];
        space.chunks.places.erase(space.chunks.places.begin() + 1);
        const auto findings = space.check();
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].severity, Finding::Severity::Note);
        QCOMPARE(findings[0].remedy, Remedy::Compact);
        QCOMPARE(findings[0].place.offset, gone.offset);
        QCOMPARE(findings[0].place.size, gone.size);
        QCOMPARE(findings[0].text, std::to_string(gone.size) +
                                       " bytes in their area belong to no chunk, at byte " +
                                       std::to_string(gone.offset));
    }

    void addsUpHoles()
    {
        Space space = threeChunks();
        const ChunkBytes middle = space.chunks.places[1];
        space.chunks.places = {middle};
        const auto findings = space.check();
        QCOMPARE(findings.size(), std::size_t(1));
        QVERIFY2(findings[0].text.ends_with("belong to no chunk, in 2 places"),
                 findings[0].text.c_str());
    }

    void saysNothingOfHolesWhereChunksAreNotKnown()
    {
        Space space = threeChunks();
        space.chunks.places.pop_back();
        space.chunks.areAllKnown = false;
        QCOMPARE(space.check().size(), std::size_t(0));
    }

    void countsChunksThatLieWhereAnotherOneDoes()
    {
        Space space = threeChunks();
        space.chunks.places.push_back(space.chunks.places[0]);
        const auto findings = space.check();
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].text, std::string("1 of them share the position of another chunk"));
    }

    void countsChunksThatBeginInsideOfAnother()
    {
        Space space = threeChunks();
        space.chunks.places.push_back({space.chunks.places[1].offset + 5, 10});
        const auto findings = space.check();
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].place.offset, space.chunks.places[1].offset + 5);
        QVERIFY2(findings[0].text.starts_with("1 of them begin inside another chunk"),
                 findings[0].text.c_str());
    }
};

const Registered<TestCheckSpace> registered;

} // namespace bloscope::tst_check_space

#include "tst_check_space.moc"
