#include "core/array/array.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_interpretation {

using namespace test;
using namespace Qt::Literals;

namespace {

// 24 bytes in two chunks, with `tensor` as vlmetalayer.
ArrayPtr packed(const char* tensorHex, std::size_t bytes = 24)
{
    FrameOptions options;
    options.vlMetalayers = {{"__pack_tensor__", bytesFromHex(tensorHex)}};
    const ByteBuffer content = counted<std::uint8_t>(bytes);
    const auto half = content.begin() + static_cast<std::ptrdiff_t>(bytes / 2);
    auto frame = chunksFrame({{content.begin(), half}, {half, content.end()}}, 4, options);
    return Array::of(*Frame::open(memorySource(std::move(frame))));
}

// "__tuple__", "numpy" and their like as msgpack texts.
std::string text(const char* words)
{
    std::string hex;
    for (const QByteArray& word : QByteArray(words).split(' '))
        hex += (QByteArray(1, char(0xa0 + word.size())) + word).toHex().toStdString();
    return hex;
}

std::string tensor(const char* kind, const std::string& shape, const std::string& dtype)
{
    return "94" + text("__tuple__") + text(kind) + shape + dtype;
}

} // namespace

class TestInterpretation : public QObject {
    Q_OBJECT

 private slots:
    void fitsItselfToTheBytes_data()
    {
        QTest::addColumn<Interpretation>("how");
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<qint64>("bytes");
        QTest::newRow("what there is") << Interpretation{"<i4"} << Shape{6} << qint64(24);
        QTest::newRow("rows") << Interpretation{"<i2", {-1, 4}} << Shape{3, 4} << qint64(24);
        QTest::newRow("columns") << Interpretation{"u1", {2, -1, 3}} << Shape{2, 4, 3}
                                 << qint64(24);
        QTest::newRow("a part") << Interpretation{"<i4", {2, 2}} << Shape{2, 2} << qint64(16);
        QTest::newRow("behind a header")
            << Interpretation{"<i4", {-1}, 4} << Shape{5} << qint64(20);
        QTest::newRow("at the end") << Interpretation{"<i4", {-1}, 24} << Shape{0} << qint64(0);
        QTest::newRow("one element") << Interpretation{"<f8", {}} << Shape{} << qint64(8);
        QTest::newRow("nothing") << Interpretation{"<f8", {0, 3}} << Shape{0, 3} << qint64(0);
        QTest::newRow("structured") << Interpretation{"u1,<i2"} << Shape{8} << qint64(24);
    }
    void fitsItselfToTheBytes()
    {
        QFETCH(Interpretation, how);
        QFETCH(Shape, shape);
        QFETCH(qint64, bytes);
        const auto layout = fitted(how, 24, Limits());
        QVERIFY2(layout, layout ? "" : layout.error().text().c_str());
        QCOMPARE(layout->shape, shape);
        QCOMPARE(layout->bytes, bytes);
    }

    void saysWhyItDoesNotFit_data()
    {
        QTest::addColumn<Interpretation>("how");
        QTest::addColumn<QByteArray>("what");
        const std::int64_t huge = std::int64_t(1) << 62;
        QTest::newRow("type") << Interpretation{"i3"} << "unknown element type 'i3'"_ba;
        QTest::newRow("no type") << Interpretation{""}
                                 << "the text of the element type is empty"_ba;
        QTest::newRow("a rest")
            << Interpretation{"<i4", {-1, 5}}
            << "the shape (-1, 5) needs a multiple of 20 bytes, but there are 24"_ba;
        QTest::newRow("too many")
            << Interpretation{"<i4", {7}}
            << "the shape (7,) with elements of 4 bytes needs 28 bytes, but there are 24"_ba;
        QTest::newRow("two open") << Interpretation{"<i4", {-1, -1}}
                                  << "only one extent of the shape (-1, -1) can be -1"_ba;
        QTest::newRow("negative") << Interpretation{"<i4", {-2}}
                                  << "the shape (-2,) has a negative extent"_ba;
        QTest::newRow("anything") << Interpretation{"<i4", {-1, 0}}
                                  << "the shape (-1, 0) has no elements, so -1 is ambiguous"_ba;
        QTest::newRow("overflow") << Interpretation{"<i4", {huge, 4}}
                                  << QByteArray(
                                         "the shape (4611686018427387904, 4) with elements of 4 "
                                         "bytes needs far too many bytes, but there are 24");
        QTest::newRow("offset")
            << Interpretation{"<i4", {-1}, 25}
            << "the elements begin at byte 25, but there are only 24 bytes of data"_ba;
        QTest::newRow("negative offset")
            << Interpretation{"<i4", {-1}, -1}
            << "the elements begin at byte -1, but there are only 24 bytes of data"_ba;
        QTest::newRow("dimensions") << Interpretation{"<i4", Shape(17, 1)}
                                    << "the shape has 17 dimensions; the limit is 16"_ba;
    }
    void saysWhyItDoesNotFit()
    {
        QFETCH(Interpretation, how);
        QFETCH(QByteArray, what);
        const auto layout = fitted(how, 24, Limits());
        QVERIFY(!layout);
        QCOMPARE(QByteArray::fromStdString(layout.error().text()), what);
    }

    void readsShapesAsText_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::newRow("2,3") << Shape{2, 3};
        QTest::newRow("(2, -1)") << Shape{2, -1};
        QTest::newRow("[7,]") << Shape{7};
        QTest::newRow("()") << Shape{};
    }
    void readsShapesAsText()
    {
        QFETCH(Shape, shape);
        QCOMPARE(*parseShape(QTest::currentDataTag()), shape);
    }

    void refusesOtherTexts_data()
    {
        QTest::addColumn<int>("nothing");
        for (const char* text : {"2 3", "2x3", ",2", "2,,3", "two", "9999999999999999999999"})
            QTest::newRow(text) << 0;
    }
    void refusesOtherTexts()
    {
        const auto shape = parseShape(QTest::currentDataTag());
        QVERIFY(!shape);
        QVERIFY(shape.error().kind() == ErrorKind::Usage);
    }

    void showsPackedTensorsAsArrays_data()
    {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<Shape>("shape");
        const auto row = [](const char* name, const std::string& hex, const char* dtype,
                            const Shape& shape) {
            QTest::newRow(name) << QByteArray::fromStdString(hex) << QByteArray(dtype) << shape;
        };
        const std::string shape23 = "93" + text("__tuple__") + "0203";
        row("numpy", tensor("numpy", shape23, text("<f4")), "<f4", {2, 3});
        row("torch", tensor("torch", shape23, text("torch.float32")), "float32", {2, 3});
        row("tensorflow", tensor("tensorflow", "9206" + std::string("02"), text("<i2")), "<i2",
            {6, 2});
        row("structured",
            tensor("numpy", "92" + text("__tuple__") + "04",
                   "92" + ("93" + text("__tuple__ a <i4")) + "94" + text("__tuple__ b |u1") + "92" +
                       text("__tuple__") + "02"),
            "[('a', '<i4', ), ('b', '|u1', (2, ), ), ]", {4});
    }
    void showsPackedTensorsAsArrays()
    {
        QFETCH(QByteArray, hex);
        QFETCH(QByteArray, dtype);
        QFETCH(Shape, shape);
        const ArrayPtr array = packed(hex);
        QVERIFY2(array->problems().empty(),
                 array->problems().empty() ? "" : array->problems().front().text.c_str());
        QCOMPARE(array->shape(), shape);
        QCOMPARE(QByteArray::fromStdString(array->dtype().text), dtype);
        QCOMPARE(array->itemsize(), std::int64_t(array->dtype().itemsize));
        QCOMPARE(array->logicalBytes(), std::int64_t(24));
        QVERIFY(array->interpretation().has_value());
    }

    void showsPlainChunksWhenATensorDoesNotFit_data()
    {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<QByteArray>("problem");
        const auto row = [](const char* name, const std::string& hex, const char* problem) {
            QTest::newRow(name) << QByteArray::fromStdString(hex)
                                << "packed tensor: " + QByteArray(problem) +
                                       "; shown as plain chunks";
        };
        row("too small", tensor("numpy", "9105", text("<f4")),
            "the tensor has 20 bytes, but the chunks contain 24");
        row("too large", tensor("numpy", "9107", text("<f4")),
            "the shape (7,) with elements of 4 bytes needs 28 bytes, but there are 24");
        row("unknown type", tensor("numpy", "9106", text("i3")), "unknown element type 'i3'");
        row("no msgpack", "c1", "__pack_tensor__: not a complete msgpack value");
        row("a number", "05",
            "__pack_tensor__: it does not consist of a kind, a shape and a dtype");
        row("a shape of texts", tensor("numpy", "91" + text("a"), text("<f4")),
            "__pack_tensor__: its shape is not a list of sizes");
        row("a negative extent", tensor("numpy", "91ff", text("<f4")),
            "__pack_tensor__: its shape is not a list of sizes");
        row("a type of maps", tensor("numpy", "9106", "80"),
            "__pack_tensor__: its dtype is neither a string nor a list of fields");
    }
    void showsPlainChunksWhenATensorDoesNotFit()
    {
        QFETCH(QByteArray, hex);
        QFETCH(QByteArray, problem);
        const ArrayPtr array = packed(hex);
        QCOMPARE(array->shape(), Shape{6});
        QCOMPARE(array->dtype().text, std::string("V4"));
        QCOMPARE(array->problems().size(), std::size_t(1));
        QCOMPARE(QByteArray::fromStdString(array->problems()[0].text), problem);
    }

    void isForPlainChunksOnly()
    {
        const auto frame =
            *Frame::open(memorySource(arrayFrame({4}, "<i4", counted<std::int32_t>(4))));
        const auto array = Array::of(frame, Interpretation{"<i2"});
        QVERIFY(!array);
        QVERIFY(array.error().kind() == ErrorKind::Usage);
    }
};

const Registered<TestInterpretation> registered;

} // namespace bloscope::tst_interpretation

#include "tst_interpretation.moc"
