#include "core/base/byte_view.h"
#include "core/bytes/far_copy.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_far_copy {

using namespace test;

class TestFarCopy : public QObject {
    Q_OBJECT

 private slots:
    void copiesAnySizeToAnyAddress()
    {
        constexpr std::size_t guard = 16;
        const ByteBuffer from = noise(400);
        for (std::size_t size = 0; size <= 300; ++size)
            for (std::size_t shift = 0; shift < 80; shift += 1 + size / 20) {
                ByteBuffer to(guard + shift + size + guard, std::byte{1});
                ByteBuffer expected = to;
                copyFar(from.data() + shift, to.data() + guard + shift, size);
                finishFarCopies();
                std::memcpy(expected.data() + guard + shift, from.data() + shift, size);
                QVERIFY2(to == expected, qPrintable(QString("%1 to %2").arg(size).arg(shift)));
            }
    }
};

const Registered<TestFarCopy> registered;

} // namespace bloscope::tst_far_copy

#include "tst_far_copy.moc"
