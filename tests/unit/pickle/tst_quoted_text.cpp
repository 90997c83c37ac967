#include "core/pickle/pickle_stack.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_quoted_text {

using Read = std::optional<std::string>;

class TestQuotedText : public QObject {
    Q_OBJECT

 private slots:
    void readsPythonsNotation()
    {
        QCOMPARE(pickle::unquoted("''"), Read(""));
        QCOMPARE(pickle::unquoted("\"a'\""), Read("a'"));
        QCOMPARE(pickle::unquoted(R"('\\\'\"\n\r\t\x41')"), Read("\\'\"\n\r\tA"));
        for (const char* wrong :
             {"", "'", "a", "'a\"", R"('\')", R"('\q')", R"('\x4')", R"('\xgg')"})
            QCOMPARE(pickle::unquoted(wrong), Read());
    }

    void readsRawUnicode()
    {
        QCOMPARE(pickle::rawUnescaped(""), Read(""));
        QCOMPARE(pickle::rawUnescaped("a\\n\xE9"), Read("a\\né"));
        QCOMPARE(pickle::rawUnescaped(R"(\u20ac\U0001f600)"), Read("€😀"));
        for (const char* wrong : {R"(\u20a)", R"(\U0001f60)", R"(\U00110000)", R"(\uzzzz)"})
            QCOMPARE(pickle::rawUnescaped(wrong), Read());
    }
};

const test::Registered<TestQuotedText, QCoreApplication> registered;

} // namespace bloscope::tst_quoted_text

#include "tst_quoted_text.moc"
