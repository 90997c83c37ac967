#include "ui/metadata/metadata_commands.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/metadata_frames.h"
#include "ui/metadata/metadata_tree.h"
#include "ui/metadata/metadata_view.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>

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

 private:
    MetadataTree& tree() const { return m_view->tree(); }
    MetadataCommands& commands() const { return tree().commands(); }
    QString json(std::size_t entry) const
    {
        return toJson(**m_edits->edits.current().value(Vl, entry));
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

const Registered<TestMetadataCommands, QApplication> registered;

} // namespace bloscope::tst_metadata_commands

#include "tst_metadata_commands.moc"
