#include "core/dtype/python_literal.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_python_literal {

using namespace Qt::Literals;

using Kind = PythonLiteral::Kind;

namespace {

// A literal as text again, in one spelling.
std::string spelled(const PythonLiteral& literal)
{
    std::string text;
    switch (literal.kind) {
    case Kind::Text:
        appendPythonText(literal.text, text);
        return text;
    case Kind::Integer:
        return std::to_string(literal.integer);
    case Kind::Word:
        return literal.text;
    case Kind::List:
    case Kind::Tuple:
    case Kind::Dict:
        break;
    }
    for (const PythonLiteral& item : literal.items)
        text += spelled(item) + ' ';
    return (literal.kind == Kind::List    ? "[ "
            : literal.kind == Kind::Tuple ? "( "
                                          : "{ ") +
           text +
           (literal.kind == Kind::List    ? "]"
            : literal.kind == Kind::Tuple ? ")"
                                          : "}");
}

} // namespace

class TestPythonLiteral : public QObject {
    Q_OBJECT

 private slots:
    void readsLiterals_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("spelling");

        QTest::newRow("list") << "[1, -2,3 , ]"_ba
                              << "[ 1 -2 3 ]"_ba;
        QTest::newRow("empty list") << "[]"_ba
                                    << "[ ]"_ba;
        QTest::newRow("tuple") << "(1,)"_ba
                               << "( 1 )"_ba;
        QTest::newRow("brackets around one") << "((1))"_ba
                                             << "1"_ba;
        QTest::newRow("empty tuple") << "()"_ba
                                     << "( )"_ba;
        QTest::newRow("dict") << "{'a': [1], 'b':None}"_ba
                              << "{ 'a' [ 1 ] 'b' None }"_ba;
        QTest::newRow("words") << "(numpy.record, True)"_ba
                               << "( numpy.record True )"_ba;
        QTest::newRow("blanks") << " [\n'a' ,\t\"b\"] "_ba
                                << "[ 'a' 'b' ]"_ba;
        QTest::newRow("quotes") << "['it\\'s', \"it's\", '\"', \"\\\"\"]"_ba
                                << "[ \"it's\" \"it's\" '\"' '\"' ]"_ba;
        QTest::newRow("escapes") << "'\\\\ \\n\\t\\r \\x41 \\u00e9 \\U0001F600 \\101 \\q'"_ba
                                 << "'\\\\ \\n\\t\\r A \u00e9 \U0001F600 A \\\\q'"_ba;
        QTest::newRow("surrogates are no characters") << "'\\ud800'"_ba
                                                      << "'\uFFFD'"_ba;
        QTest::newRow("control characters") << "'\\x01\\x7f\\x85\\xad'"_ba
                                            << "'\\x01\\x7f\\x85\\xad'"_ba;
        QTest::newRow("non-ASCII") << "'\u65e5\u672c'"_ba
                                   << "'\u65e5\u672c'"_ba;
    }
    void readsLiterals()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, spelling);
        const auto literal = parsePythonLiteral(text.toStdString(), 8);
        QVERIFY2(literal, literal ? "" : literal.error().text().c_str());
        QCOMPARE(QByteArray::fromStdString(spelled(*literal)), spelling);
    }

    void saysWhereItGoesWrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("what");

        QTest::newRow("nothing") << ""_ba
                                 << "a value is expected at character 0"_ba;
        QTest::newRow("unclosed") << "[1"_ba
                                  << "',' or ']' is expected at character 2"_ba;
        QTest::newRow("a comma alone") << "[,]"_ba
                                       << "a value is expected at character 1"_ba;
        QTest::newRow("the wrong bracket") << "(1]"_ba
                                           << "',' or ')' is expected at character 2"_ba;
        QTest::newRow("text without end") << "'abc"_ba
                                          << "the closing ' is expected at character 4"_ba;
        QTest::newRow("ends in a backslash") << "'\\"_ba
                                             << "an escape is expected at character 2"_ba;
        QTest::newRow("short escape") << "'\\x4'"_ba
                                      << "2 hexadecimal digits is expected at character 3"_ba;
        QTest::newRow("large number") << "99999999999999999999"_ba
                                      << "a 64-bit integer is expected at character 0"_ba;
        QTest::newRow("more") << "1 2"_ba
                              << "the end is expected at character 2"_ba;
        QTest::newRow("call") << "__import__('os')"_ba
                              << "the end is expected at character 10"_ba;
        QTest::newRow("dict without value") << "{'a'}"_ba
                                            << "':' is expected at character 4"_ba;
        QTest::newRow("deep") << "[[[[[[[[[[1]]]]]]]]]]"_ba
                              << "it is nested deeper than 8 levels"_ba;
    }
    void saysWhereItGoesWrong()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, what);
        const auto literal = parsePythonLiteral(text.toStdString(), 8);
        QVERIFY(!literal);
        QCOMPARE(QByteArray::fromStdString(literal.error().text()), what);
    }
};

const test::Registered<TestPythonLiteral> registered;

} // namespace bloscope::tst_python_literal

#include "tst_python_literal.moc"
