#include "core/change/begin_attributes.h"

#include "core/edit/save_ability.h"
#include "core/saving/save_file.h"
#include "core/store/store.h"
#include "tests/support/calm_pool.h"
#include "tests/support/compare.h"
#include "tests/support/corpus.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_begin_attributes {

using namespace test;

namespace {

namespace fs = std::filesystem;

StorePtr opened(const fs::path& path)
{
    const auto container = openContainer(path);
    return container ? std::get<StorePtr>(*container) : nullptr;
}

} // namespace

// The first attributes of a group of a directory.
class TestBeginAttributes : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        fs::copy(corpusFolder() / "python" / "stores" / "tree.b2d", path("tree.b2d"),
                 fs::copy_options::recursive);
    }

    void becomeAFileOfTheGroup()
    {
        const StorePtr store = opened(path("tree.b2d"));
        const auto begun = beginAttributes(*store, path("tree.b2d"), *store->find("/grp/sub/deep"));
        QVERIFY2(begun, outcomeOf(begun).c_str());
        QCOMPARE(begun->file, path("tree.b2d/grp/sub/deep/__vlmeta__.b2f"));
        QVERIFY(!fs::exists(begun->file));
        QVERIFY(saveNewAbility(begun->file).canReplace);
        EditSet edits(begun->frame);
        QVERIFY(edits.add(MetadataSectionOf::Trailer, "noted", {std::byte{1}}, 0));
        SystemFileCalls calls;
        const auto saved = saveNewFile(edits, begun->file, calls, calmPool());
        QVERIFY2(saved, outcomeOf(saved).c_str());
        const StorePtr now = opened(path("tree.b2d"));
        const StoreNode* leaf = now->attributesOf(*now->find("/grp/sub/deep"));
        QVERIFY(leaf);
        QCOMPARE((*now->openLeaf(leaf->key))->vlMetalayers().entries.size(), std::size_t(1));
    }

    // Nothing is written over what another program has begun meanwhile.
    void takeThePlaceOfNothing()
    {
        const StorePtr store = opened(path("tree.b2d"));
        const auto begun = beginAttributes(*store, path("tree.b2d"), *store->find("/grp/sub/deep"));
        writeFile(begun->file, {});
        SystemFileCalls calls;
        const auto saved = saveNewFile(EditSet(begun->frame), begun->file, calls, calmPool());
        QVERIFY(!saved && saved.error().kind() == ErrorKind::Changed);
        QCOMPARE(fs::file_size(begun->file), std::uintmax_t(0));
        QVERIFY(!saveNewAbility(begun->file).canReplace);
    }

    void areRefused_data()
    {
        QTest::addColumn<QString>("store");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const char* store, const char* key,
                            const char* sentence) {
            QTest::newRow(name) << QString(store) << QString(key) << QString(sentence);
        };
        row("of a leaf", "tree.b2d", "/grp/a", "this is a leaf");
        row("of a table", "tree.b2d", "/table", "this is a table");
        row("that are there", "tree.b2d", "/grp", "the group already has attributes");
        row("in an archive", "tree.b2z", "/grp/sub/deep",
            "the store is an archive; attributes can only be added to stores that are directories "
            "(.b2d)");
        row("behind a link", "tree.b2d", "/grp/sub/deep",
            "the group has no separate folder in the store");
    }
    void areRefused()
    {
        QFETCH(QString, store);
        QFETCH(QString, key);
        QFETCH(QString, sentence);
        const fs::path at =
            store == "tree.b2z" ? corpusFolder() / "python" / "stores" / "tree.b2z" : path(store);
        const StorePtr tree = opened(at);
        if (QString(QTest::currentDataTag()) == "behind a link") {
            fs::rename(at / "grp" / "sub", path("elsewhere"));
            if (!makeLink(path("elsewhere"), at / "grp" / "sub"))
                QSKIP(noLinks);
        }
        const auto begun = beginAttributes(*tree, at, *tree->find(key.toStdString()));
        QVERIFY(!begun);
        QCOMPARE(QString::fromStdString(begun.error().text()), sentence);
    }

 private:
    fs::path path(const QString& name) const { return m_folder->filePath(name).toStdString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestBeginAttributes> registered;

} // namespace bloscope::tst_begin_attributes

#include "tst_begin_attributes.moc"
