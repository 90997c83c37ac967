#include "ui/document/opened_document.h"

#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_recipe_operands {

class TestRecipeOperands : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase()
    {
        QDir(m_folder.path()).mkpath("recipes/below");
        for (const char* name : {"outside.b2nd", "recipes/a.b2nd", "recipes/below/b.b2nd"}) {
            QFile file(m_folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        m_hasLink =
            test::makeLink("../outside.b2nd", m_folder.filePath("recipes/link.b2nd").toStdString());
    }

    void looksInTheFolderOfTheRecipeOnly_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("state"); // "found", "missing" or "not looked for"

        QTest::newRow("beside") << "a.b2nd"
                                << "found";
        QTest::newRow("below") << "below/b.b2nd"
                               << "found";
        QTest::newRow("not there") << "c.b2nd"
                                   << "missing";
        QTest::newRow("above") << "../outside.b2nd"
                               << "not searched";
        QTest::newRow("above and back") << "../recipes/a.b2nd"
                                        << "found";
        QTest::newRow("a link that leads out") << "link.b2nd"
                                               << "not searched";
        QTest::newRow("absolute") << m_folder.filePath("recipes/a.b2nd") << "not searched";
        QTest::newRow("empty") << ""
                               << "not searched";
        QTest::newRow("the folder itself") << "."
                                           << "not searched";
    }
    void looksInTheFolderOfTheRecipeOnly()
    {
        QFETCH(QString, path);
        QFETCH(QString, state);
        if (path == "link.b2nd" && !m_hasLink)
            QSKIP(test::noLinks);
        const auto operand = operandOf({Reference::Kind::File, path.toStdString(), {}, {}});
        QCOMPARE(!operand.isThere   ? QString("not searched")
                 : *operand.isThere ? QString("found")
                                    : QString("missing"),
                 state);
        QCOMPARE(operand.request.has_value(), state == "found");
    }

    void neverLooksForWhatIsRemote()
    {
        const auto operand =
            operandOf({Reference::Kind::Remote, "a.b2nd", {}, "https://example.org/"});
        QVERIFY(!operand.isThere);
        QVERIFY(operand.address.contains("https://example.org/"));
    }

    void opensWhatIsRemoteWhenAsked_data()
    {
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("address"); // empty: it cannot be opened
        QTest::newRow("a data set") << "https://example.org"
                                    << "@public/a.b2nd"
                                    << "https://example.org/@public/a.b2nd";
        QTest::newRow("an address") << "https://Example.org/a.b2nd"
                                    << ""
                                    << "https://example.org/a.b2nd";
        QTest::newRow("a password") << "https://me:hush@example.org/a.b2nd"
                                    << ""
                                    << "";
        QTest::newRow("a signature") << "https://example.org/a?X-Amz-Signature=1"
                                     << ""
                                     << "";
        QTest::newRow("a file") << "file:///etc/passwd"
                                << ""
                                << "";
        QTest::newRow("no address") << "example"
                                    << "a.b2nd"
                                    << "";
    }
    void opensWhatIsRemoteWhenAsked()
    {
        QFETCH(QString, base);
        QFETCH(QString, path);
        const auto operand =
            operandOf({Reference::Kind::Remote, path.toStdString(), {}, base.toStdString()});
        QTEST(operand.request ? operand.request->address.path : QString(), "address");
    }

 private:
    RecipeOperand operandOf(const Reference& reference) const
    {
        Recipe recipe;
        recipe.operands = {{"o0", reference}};
        return operandsOf(recipe, OpenRequest::of(m_folder.filePath("recipes/r.b2nd"))).front();
    }

    QTemporaryDir m_folder;
    bool m_hasLink = false;
};

const test::Registered<TestRecipeOperands, QApplication> registered;

} // namespace bloscope::tst_recipe_operands

#include "tst_recipe_operands.moc"
