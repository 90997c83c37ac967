#include "ui/metadata/metadata_commands.h"

#include "core/codecs/gzip.h"
#include "core/inspect/opaque_content.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/metadata_frames.h"
#include "ui/metadata/metadata_tree.h"
#include "ui/metadata/metadata_view.h"
#include "ui/value/value_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>

namespace bloscope::tst_metadata_commands {

using namespace test;

namespace {

constexpr auto Vl = MetadataSectionOf::Trailer;
constexpr auto Fixed = MetadataSectionOf::Header;

} // namespace

// Called one by one; what keys and mouse make of them is tst_metadata_tree's.
class TestMetadataCommands : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_view.reset(); }

    void knowsWhereTheCurrentRowIs_data();
    void knowsWhereTheCurrentRowIs();
    void movesAndSelects();
    void cutsAndPastesBehindTheCurrentRow();
    void tellsWhatIsRefused();
    void editsThePickleOfMlArrayAsJson();
    void tellsWhyAPickleIsOnlyBytes();

 private:
    MetadataTree& tree() const { return m_view->tree(); }
    MetadataCommands& commands() const { return tree().commands(); }
    QString json(std::size_t entry) const
    {
        return toJson(**m_edits->edits.current().value(Vl, entry));
    }

    // The only entry of a frame: bytes, of which some are a pickle.
    void openBytes(ByteBuffer bytes)
    {
        FrameOptions options;
        options.vlMetalayers = {
            {"header", msgpack_value::writeValue({msgpack_value::Binary{std::move(bytes)}})}};
        m_view.reset();
        m_edits =
            std::make_unique<LoadedEdits>(arrayFrame({2, 3}, "<f4", counted<float>(6), options));
        m_view = std::make_unique<MetadataView>(m_edits->edits, m_edits->scheduler);
        tree().select({Vl, 0, {}});
        commands().showValue();
    }
    ValueDialog& dialog() const { return *tree().findChild<ValueDialog*>(); }
    QString noteIn(const ValueDialog& dialog) const
    {
        const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
        const auto note = std::ranges::find_if(
            labels, [](QLabel* label) { return label->text().startsWith("This"); });
        return note == labels.end() ? QString() : (*note)->text();
    }

    std::unique_ptr<LoadedEdits> m_edits;
    std::unique_ptr<MetadataView> m_view;
};

void TestMetadataCommands::init()
{
    m_edits = std::make_unique<LoadedEdits>(
        frameWith({{"units", R"("K")"}, {"levels", "[10, 20, 300]"}, {"station", R"({"id": 7})"}}));
    m_view = std::make_unique<MetadataView>(m_edits->edits, m_edits->scheduler);
}

void TestMetadataCommands::knowsWhereTheCurrentRowIs_data()
{
    QTest::addColumn<ItemPlace>("place");
    QTest::addColumn<ItemPlace>("target");
    QTest::addColumn<std::size_t>("siblings");
    QTest::addColumn<bool>("isArray");
    const ItemPlace levels{Vl, 1, {}};
    QTest::newRow("section") << ItemPlace{Vl, {}, {}} << ItemPlace{Vl, {}, {}} << std::size_t(0)
                             << false;
    QTest::newRow("scalar") << ItemPlace{Vl, 0, {}} << ItemPlace{Vl, {}, {}} << std::size_t(3)
                            << false;
    QTest::newRow("list") << levels << levels << std::size_t(3) << false;
    QTest::newRow("item") << ItemPlace{Vl, 1, {2}} << levels << std::size_t(3) << false;
    QTest::newRow("entry of a map")
        << ItemPlace{Vl, 2, {0}} << ItemPlace{Vl, 2, {}} << std::size_t(1) << false;
    QTest::newRow("array") << ItemPlace{Fixed, 0, {}} << ItemPlace{Fixed, 0, {}} << std::size_t(2)
                           << true;
}

void TestMetadataCommands::knowsWhereTheCurrentRowIs()
{
    QFETCH(ItemPlace, place);
    QFETCH(ItemPlace, target);
    QFETCH(std::size_t, siblings);
    QFETCH(bool, isArray);
    tree().select(place);
    QCOMPARE(commands().target(), std::optional(target));
    QCOMPARE(commands().siblings(), siblings);
    QCOMPARE(commands().isArray(), isArray);
}

void TestMetadataCommands::movesAndSelects()
{
    tree().select({Vl, 1, {0}});
    commands().moveDown();
    QCOMPARE(json(1), QString("[20,10,300]"));
    QCOMPARE(tree().currentPlace(), std::optional(ItemPlace{Vl, 1, {1}}));
    commands().moveUp();
    QCOMPARE(json(1), QString("[10,20,300]"));
    QCOMPARE(tree().currentPlace(), std::optional(ItemPlace{Vl, 1, {0}}));
    commands().duplicate();
    QCOMPARE(json(1), QString("[10,10,20,300]"));
    QCOMPARE(tree().currentPlace(), std::optional(ItemPlace{Vl, 1, {1}}));
}

void TestMetadataCommands::cutsAndPastesBehindTheCurrentRow()
{
    tree().select({Vl, 1, {0}});
    commands().cut();
    QCOMPARE(json(1), QString("[20,300]"));
    tree().select({Vl, 1, {0}});
    commands().paste();
    QCOMPARE(json(1), QString("[20,10,300]"));
    tree().select({Vl, 2, {0}});
    commands().copy();
    commands().paste(); // under a free key
    QCOMPARE(json(2), QString(R"({"id":7,"id_2":7})"));
}

void TestMetadataCommands::tellsWhatIsRefused()
{
    QSignalSpy refused(&commands(), &MetadataCommands::refused);
    QApplication::clipboard()->setText("no JSON");
    tree().select({Vl, 0, {}});
    commands().paste();
    QCOMPARE(refused.size(), 1);
    QVERIFY(refused.first().first().toString().startsWith("This is not possible: "));
    QVERIFY(m_edits->edits.isClean());
}

void TestMetadataCommands::editsThePickleOfMlArrayAsJson()
{
    const auto pickle = pickle::writePickle(*msgpack_value::fromJson(R"({"spacing":[1.0]})"), 4);
    openBytes(encodeGzip(*pickle));
    auto& text = *dialog().findChild<QPlainTextEdit*>();
    QTRY_COMPARE(text.toPlainText(), QString("{\n  \"spacing\": [\n    1.0\n  ]\n}"));
    QVERIFY(!dialog().findChild<QTabWidget*>()->isTabVisible(1));
    QVERIFY(noteIn(dialog()).contains("Python pickle, read as data"));
    text.setPlainText(R"({"spacing": [2.5]})");
    QPushButton& apply = *dialog().findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Apply);
    QTRY_VERIFY(apply.isEnabled());
    apply.click();
    QTRY_VERIFY(!m_edits->edits.isClean());
    const auto pickled = PickledValue::of(**m_edits->edits.current().value(Vl, 0));
    QVERIFY(pickled && *pickled);
    QCOMPARE(toJson((*pickled)->tree()), QString(R"({"spacing":[2.5]})"));
}

void TestMetadataCommands::tellsWhyAPickleIsOnlyBytes()
{
    openBytes(bytesFromHex("80048f284b01902e"));
    QVERIFY(noteIn(dialog()).contains("it contains a set"));
    QVERIFY(dialog().findChild<QTabWidget*>()->isTabVisible(1));
}

const Registered<TestMetadataCommands, QApplication> registered;

} // namespace bloscope::tst_metadata_commands

#include "tst_metadata_commands.moc"
