#include "core/frame_writing/frame_parts.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_write_frame_header {

using namespace test;

class TestWriteFrameHeader : public QObject {
    Q_OBJECT

 private slots:
    void isTheInverseOfParsing() // format.md 6.1, every field another value
    {
        const ByteBuffer bytes =
            "9e a8 62326672616d6500 d2 00000203 cf 0000000000040506 a4 53 00 95 02"
            "d3 0000000000070809 d3 00000000000a0b0c d2 0000000d d2 00000e0f d2 00000000"
            "d1 0011 d1 0012 c3 d8 06 010203042021 05 07 0b0c0d0e0f10 01 00"_hex;
        QCOMPARE(bytes.size(), fixedHeaderBytes);
        const Result<FrameHeader> header = parseFrameHeader(bytes);
        QVERIFY2(header, header ? "" : header.error().text().c_str());
        ByteWriter to;
        writeFrameHeader(*header, to);
        QCOMPARE(std::move(to).finish(), bytes);
    }
};

const Registered<TestWriteFrameHeader> registered;

} // namespace bloscope::tst_write_frame_header

#include "tst_write_frame_header.moc"
