#include "core/bytes/scratch_bytes.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>

namespace bloscope::tst_scratch_bytes {

class TestScratchBytes : public QObject {
    Q_OBJECT

 private slots:
    void hasTheSizeThatWasAskedFor()
    {
        for (const std::size_t size : {0U, 1U, 1000U, 100'000U, 10'000'000U, 5U}) {
            const ScratchBytes scratch(size);
            QCOMPARE(scratch.span().size(), size);
            std::fill(scratch.span().begin(), scratch.span().end(), std::byte{1});
        }
    }

    void doesNotShareWhatIsInUse()
    {
        const ScratchBytes first(100);
        const ScratchBytes second(100);
        const ScratchBytes third(50);
        const ScratchBytes fourth(100);
        const std::vector<const ScratchBytes*> all = {&first, &second, &third, &fourth};
        for (std::size_t i = 0; i < all.size(); ++i)
            std::fill(all[i]->span().begin(), all[i]->span().end(), static_cast<std::byte>(i));
        for (std::size_t i = 0; i < all.size(); ++i)
            QVERIFY(std::all_of(all[i]->span().begin(), all[i]->span().end(),
                                [i](std::byte byte) { return byte == static_cast<std::byte>(i); }));
    }
};

const test::Registered<TestScratchBytes> registered;

} // namespace bloscope::tst_scratch_bytes

#include "tst_scratch_bytes.moc"
