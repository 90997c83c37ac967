#include "core/query/expression.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <fmt/format.h>

namespace bloscope::tst_expression {

using namespace test;

namespace {

using Kind = Expression::Kind;

const char* wordOf(const Expression& expression)
{
    constexpr const char* comparisons[] = {"==", "!=", "<", "<=", ">", ">="};
    switch (expression.kind) {
    case Kind::Negate:
        return "neg";
    case Kind::Invert:
        return "~";
    case Kind::Not:
        return "not";
    case Kind::And:
        return "and";
    case Kind::Or:
        return "or";
    case Kind::BitAnd:
        return "&";
    case Kind::BitOr:
        return "|";
    case Kind::BitXor:
        return "^";
    case Kind::Add:
        return "+";
    case Kind::Subtract:
        return "-";
    case Kind::Multiply:
        return "*";
    case Kind::Divide:
        return "/";
    case Kind::FloorDivide:
        return "//";
    case Kind::Remainder:
        return "%";
    case Kind::Power:
        return "**";
    case Kind::Compare:
        return comparisons[static_cast<std::size_t>(expression.comparison)];
    case Kind::In:
        return "in";
    case Kind::Between:
        return "between";
    case Kind::IsNull:
        return "null?";
    default:
        return "";
    }
}

// "(and (> a 1) (== b 'x'))"
std::string shown(const Expression& expression)
{
    switch (expression.kind) {
    case Kind::Number:
        return std::visit([](auto number) { return fmt::format("{}", number); }, expression.number);
    case Kind::Text:
        return "'" + expression.text + "'";
    case Kind::Bytes:
        return "b'" + expression.text + "'";
    case Kind::Boolean:
        return expression.truth ? "true" : "false";
    case Kind::Name:
        return expression.text;
    default:
        break;
    }
    std::string text = "(";
    text += expression.kind == Kind::Call ? expression.text : wordOf(expression);
    for (const Expression& part : expression.parts)
        text += " " + shown(part);
    return text + ")";
}

} // namespace

class TestExpression : public QObject {
    Q_OBJECT

 private slots:
    void reads_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("read");
        const auto row = [](const char* text, const char* read) {
            QTest::newRow(text) << std::string(text) << std::string(read);
        };
        row("price > 100", "(> price 100)");
        row("(price > 100) & (cat == 7)", "(& (> price 100) (== cat 7))");
        row("amount > 100 and region == 'North'", "(and (> amount 100) (== region 'North'))");
        row("not returned", "(not returned)");
        row("NOT a AND b Or c", "(or (and (not a) b) c)");
        row("value * category >= 150", "(>= (* value category) 150)");
        row("trip.begin.lon > -87.7 and fare > 10", "(and (> trip.begin.lon -87.7) (> fare 10))");
        row("a or b and c or d", "(or a (and b c) d)");
        row("1 < a <= 2", "(and (< 1 a) (<= a 2))");
        row("a = 1", "(== a 1)");
        row("a <> 1", "(!= a 1)");
        row("a in (1, 2.5, -3)", "(in a 1 2.5 -3)");
        row("a not in ['x', \"y\",]", "(not (in a 'x' 'y'))");
        row("'x' in name", "(contains name 'x')");
        row("'x' not in name", "(not (contains name 'x'))");
        row("a between 1 and 2 and b", "(and (between a 1 2) b)");
        row("a not between b - 1 and b + 1", "(not (between a (- b 1) (+ b 1)))");
        row("tree contains \"fir\"", "(contains tree 'fir')");
        row("tree not startswith 'f'", "(not (startswith tree 'f'))");
        row("endswith(tree, 'r')", "(endswith tree 'r')");
        row("tree.startswith('f')", "(startswith tree 'f')");
        row("a.b.contains('f')", "(contains a.b 'f')");
        row("contains == 1", "(== contains 1)");
        row("a is null", "(null? a)");
        row("a is not NULL or b is None", "(or (not (null? a)) (null? b))");
        row("`unit price` > 1 and `a``b` == `and`", "(and (> unit price 1) (== a`b and))");
        row("ok == TRUE", "(== ok true)");
        row("~(a > 1)", "(~ (> a 1))");
        row("~a & b | c ^ d", "(| (& (~ a) b) (^ c d))");
        row("-a ** 2 + 3 * -b", "(+ (neg (** a 2)) (* 3 (neg b)))");
        row("a - b - c", "(- (- a b) c)");
        row("a ** b ** c", "(** a (** b c))");
        row("a // 2 % 3 / 4", "(/ (% (// a 2) 3) 4)");
        row("-9223372036854775808", "-9223372036854775808");
        row("18446744073709551615", "18446744073709551615");
        row("1_000 < 0xff", "(< 1000 255)");
        row("1e3 > .5", "(> 1000 0.5)");
        row("where(a > 1, b, 0) < sqrt(c)", "(< (where (> a 1) b 0) (sqrt c))");
        row("grö == 'größer'", "(== grö 'größer')");
        row("a == \"fir \\\"red\\\"\\t\\x41\\u00e4\\q\"", "(== a 'fir \"red\"\tAä\\q')");
        row("a == b'\\xff'", "(== a b'\xff')");
        row("(flags & 4) == 4", "(== (& flags 4) 4)");
    }

    void reads()
    {
        QFETCH(const std::string, text);
        const auto expression = parseExpression(text);
        QCOMPARE(outcomeOf(expression), std::string());
        QTEST(shown(*expression), "read");
    }

    void refuses_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("why");
        const auto row = [](const char* text, const char* why) {
            QTest::newRow(text) << std::string(text) << std::string(why);
        };
        row("", "enter a condition such as price > 100 (at byte 0)");
        row("a > 1 & b < 2", "& binds more tightly than comparisons; write (a > 1) & (b < 2) (at "
                             "byte 6)");
        row("a > 1 & ok", "& binds more tightly than comparisons; write (a > 1) & ok (at byte 6)");
        row("c or ok | a == 1 and d",
            "| binds more tightly than comparisons; write ok | (a == 1) (at byte 8)");
        row("a is null & b", "& binds more tightly than comparisons; write (a is null) & b (at "
                             "byte 10)");
        row("flags & 4 == 4",
            "& binds more tightly than comparisons; write (flags & 4) == 4 (at byte 6)");
        row("a && b", "write \"and\" instead of && (at byte 2)");
        row("a || b", "write \"or\" instead of || (at byte 2)");
        row("!a", "write \"not\" instead of ! (at byte 0)");
        row("a == null", "null is not a value; write \"is null\" or \"is not null\" (at byte 5)");
        row("a >", "the condition ends where a value is expected (at byte 3)");
        row("a > > 1", "a value is expected, not > (at byte 4)");
        row("(a > 1", "the parenthesis is not closed (at byte 0)");
        row("a > 1)", "this parenthesis was not opened (at byte 5)");
        row("a > 1 b", "an operator such as \"and\" is missing before b (at byte 6)");
        row("a 'x'", "an operator such as \"and\" is missing before 'x' (at byte 2)");
        row("a, b", ", is not expected here (at byte 1)");
        row("a == 'x", "the text has no closing ' (at byte 5)");
        row("`a", "the name has no closing backtick (at byte 0)");
        row("a == 1.2.3", "an operator such as \"and\" is missing before .3 (at byte 8)");
        row("a == 12px", "px does not continue a number (at byte 7)");
        row("a ? b", "? has no meaning in a query (at byte 2)");
        row("a; b", "; has no meaning in a query (at byte 1)");
        row("a == '\\x4'", "2 hexadecimal digits are needed here (at byte 8)");
        row("a in ()", "the list is empty (at byte 6)");
        row("a in (b)", "a list can only contain numbers, texts, true and false; did you mean "
                        "\"b\"? (at byte 6)");
        row("a in (1 2)", "a comma or ) is expected in the list (at byte 8)");
        row("[1]", "a list can only follow \"in\" (at byte 0)");
        row("a between 1 or 2", "\"and\" and the highest value are expected after between (at byte "
                                "12)");
        row("a is 3", "\"null\" is expected after \"is\" (at byte 5)");
        row("sqr(a)", "there is no function named sqr; did you mean sqrt? (at byte 0)");
        row("__import__('os')", "there is no function named __import__ (at byte 0)");
        row("a.__class__()", "there is no function named __class__ (at byte 0)");
        row("where(a, b)", "where needs 3 arguments, not 2 (at byte 0)");
        row("sqrt(a", "sqrt( is not closed (at byte 0)");
        row("a == '\xff'", "the text is not valid UTF-8 (at byte 5)");
    }

    void refuses()
    {
        QFETCH(const std::string, text);
        const auto expression = parseExpression(text);
        QVERIFY(failedAs(ErrorKind::Usage, expression));
        QTEST(outcomeOf(expression), "why");
    }

    void boundsDepthAndLength()
    {
        const auto repeated = [](const std::string& part, std::size_t times) {
            std::string text;
            for (std::size_t i = 0; i < times; ++i)
                text += part;
            return text;
        };
        QVERIFY(parseExpression(repeated("(", 60) + "a" + repeated(")", 60)));
        for (const char* opening : {"(", "not ", "-", "~", "2 ** ", "sqrt("})
            QVERIFY(failedAs(ErrorKind::Limit, parseExpression(repeated(opening, 5000) + "a")));
        QVERIFY(parseExpression("a" + repeated(" and a", 5000)));
        QVERIFY(failedAs(ErrorKind::Limit, parseExpression("a" + repeated(" + a", 5000))));
        QVERIFY(failedAs(ErrorKind::Limit, parseExpression(repeated("a,", 15000))));
        QVERIFY(failedAs(ErrorKind::Limit, parseExpression(repeated(" ", longestQuery + 1))));
    }

    void namesColumns()
    {
        const auto expression = parseExpression("a > 1 and (`b c` < a or sqrt(d.e) == 2)");
        QVERIFY(columnNamesOf(*expression) == (std::vector<std::string>{"a", "b c", "d.e"}));
    }

    void writesNamesAndTexts()
    {
        for (const char* name : {"a", "a.b", "größe", "unit price", "and", "a`b", "1a", ""})
            QCOMPARE(parseExpression(nameInQuery(name))->text, std::string(name));
        QCOMPARE(nameInQuery("a.b"), std::string("a.b"));
        QCOMPARE(nameInQuery("In"), std::string("`In`"));
        for (const char* text : {"", "a", "fir \"red\"", "a\\n", "a\tb\n", "größer"})
            QCOMPARE(parseExpression(textInQuery(text))->text, std::string(text));
    }
};

const Registered<TestExpression> registered;

} // namespace bloscope::tst_expression

#include "tst_expression.moc"
