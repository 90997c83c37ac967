#include "core/inspect/opaque_content.h"

#include "core/geometry/geometry.h"
#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "tests/support/conventions.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_pickled_value {

using namespace test;
namespace msgpack = msgpack_value;

class TestPickledValue : public QObject {
    Q_OBJECT

 private slots:
    void changesTheHeaderOfMlArray()
    {
        const FramePtr frame = mlArray()->frame();
        const auto before = frame->readVlMetadata(*frame->vlMetalayers().find("mlarray"));
        const auto pickled = PickledValue::of(*before);
        QVERIFY(pickled && *pickled);
        std::string json = *msgpack::jsonText((*pickled)->tree(), msgpack::JsonLayout::OneLine);
        const std::size_t at = json.find("2.5");
        QVERIFY(at != std::string::npos);
        const auto tree = msgpack::fromJson(json.replace(at, 3, "4.0"));
        const auto after = (*pickled)->with(msgpack::writeValue(*tree));
        QVERIFY2(after, after ? "" : after.error().text().c_str());

        FrameOptions options;
        options.vlMetalayers = {{"mlarray", *after}};
        const ArrayPtr array = Array::of(
            *Frame::open(memorySource(arrayFrame({1, 2, 3, 4}, "|u1", ByteBuffer(24), options))));
        QCOMPARE(geometryOf(*array).spacing(), (std::vector<double>{0, 4, 0.75, 0.5}));
    }

    void isNothingElse_data()
    {
        QTest::addColumn<ByteBuffer>("value");
        QTest::newRow("a text") << "a161"_hex;
        QTest::newRow("bytes") << "c403010203"_hex;
        QTest::newRow("no msgpack") << "c1"_hex;
        QTest::newRow("two values") << "0102"_hex;
        QTest::newRow("nothing") << ByteBuffer();
    }
    void isNothingElse()
    {
        QFETCH(ByteBuffer, value);
        QVERIFY(!PickledValue::of(value));
    }

    void saysWhyNot()
    {
        const auto pickled =
            PickledValue::of(msgpack::writeValue({msgpack::Binary{nnUnetPickle()}}));
        QVERIFY(pickled && !*pickled);
        QCOMPARE(pickled->error().text(),
                 std::string("it contains a NumPy value, which cannot be written back"));
    }
};

const Registered<TestPickledValue, QCoreApplication> registered;

} // namespace bloscope::tst_pickled_value

#include "tst_pickled_value.moc"
