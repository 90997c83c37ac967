#include "core/frame_writing/frame_stream.h"

#include "core/chunk/chunk_encoder.h"
#include "core/files/file_io.h"
#include "core/frame/frame.h"
#include "core/frame_writing/frame_writer.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_frame_stream {

using namespace test;

namespace {

constexpr ChunkEncoding encoding{.typesize = 4, .blocksize = 400, .filters = {0, 0, 0, 0, 0, 1}};

ByteBuffer dataChunk(std::size_t elements)
{
    return *encodeChunk(counted<std::int32_t>(elements), encoding);
}

} // namespace

class TestFrameStream : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_path = m_folder.filePath("stream").toStdString();
        m_file = Descriptor(); // of the test before
        std::filesystem::remove(m_path);
        m_file = openedToChange(m_path);
    }

    // Both write the canonical form; the other one is compared with the reference.
    void writesWhatTheWriterInMemoryWrites_data()
    {
        QTest::addColumn<QByteArray>("chunks"); // d: data, z: zeros, n: NaN, s: a short last one
        for (const char* chunks : {"", "d", "z", "dd", "ddzzznd", "ds", "zzs", "nnnn"})
            QTest::newRow(*chunks == '\0' ? "none" : chunks) << QByteArray(chunks);
    }
    void writesWhatTheWriterInMemoryWrites()
    {
        QFETCH(QByteArray, chunks);
        const FrameSettings settings{.defaults = encoding, .chunksize = 4000};
        NamedValues metalayers;
        QVERIFY(metalayers.add("note", elementsOf<char>({'\x01'})));
        NamedValues vlMetalayers;
        QVERIFY(vlMetalayers.add("tag", *vlMetadataChunk(elementsOf<char>({'\x02'}))));
        FrameWriter inMemory(settings);
        QVERIFY(inMemory.addMetalayer("note", elementsOf<char>({'\x01'})));
        QVERIFY(inMemory.addVlMetalayer("tag", elementsOf<char>({'\x02'})));
        auto stream = FrameStream::create(settings, metalayers, m_calls, m_file.number());
        QVERIFY(stream);
        for (const char kind : chunks) {
            const ByteBuffer chunk = kind == 'd'   ? dataChunk(1000)
                                     : kind == 's' ? dataChunk(100)
                                     : kind == 'z'
                                         ? *specialChunk(SpecialKind::Zeros, 4000, encoding)
                                         : *specialChunk(SpecialKind::NaN, 4000, encoding);
            QVERIFY(stream->append(chunk));
            QVERIFY(inMemory.appendChunk(chunk));
        }
        const auto size = stream->finish(vlMetalayers);
        QVERIFY(size);
        QCOMPARE(contentOfFile(m_path), *inMemory.finish());
        QCOMPARE(*size, std::filesystem::file_size(m_path));
    }

    void isNoFrameBeforeItsEnd()
    {
        auto stream = FrameStream::create({.defaults = encoding, .chunksize = 4000}, {}, m_calls,
                                          m_file.number());
        QVERIFY(stream && stream->append(dataChunk(1000)));
        QVERIFY(!Frame::open(*openFile(m_path)));
    }

    void refusesWhatDoesNotFit()
    {
        QVERIFY(!FrameStream::create({.defaults = encoding}, {}, m_calls, m_file.number()));
        auto stream = FrameStream::create({.defaults = encoding, .chunksize = 4000}, {}, m_calls,
                                          m_file.number());
        QVERIFY(!stream->append(dataChunk(1001)));
        QVERIFY(!stream->append({}));
        QVERIFY(stream->append(dataChunk(100)));
        QVERIFY(!stream->append(dataChunk(1000))); // behind a shorter one
    }

 private:
    QTemporaryDir m_folder;
    std::filesystem::path m_path;
    SystemFileCalls m_calls;
    Descriptor m_file;
};

const Registered<TestFrameStream> registered;

} // namespace bloscope::tst_frame_stream

#include "tst_frame_stream.moc"
