#include "core/query/filter.h"

#include "tests/support/compare.h"
#include "tests/support/made_table.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <fmt/format.h>
#include <random>

namespace bloscope::tst_random_conditions {

using namespace test;

namespace {

constexpr std::size_t rowCount = 700;

// A value of one row as a person would work it out: nothing, a truth, a number wide enough for all
// of them, or a text.
using Plain = std::variant<std::monostate, bool, long double, std::string>;

struct Columns {
    std::vector<std::int16_t> i;
    std::vector<std::uint64_t> u;
    std::vector<double> x;
    std::vector<std::uint8_t> ok;
    std::vector<std::string> t;
    std::vector<std::int32_t> w;
    std::vector<std::string> words = {"a", "ab", "b", "", "ba"};
    MadeTable::Flags hasI, hasX, hasOk, hasT;
};

// Evaluates one row after the other.
class PlainEvaluator {
 public:
    explicit PlainEvaluator(const Columns& columns) : m_columns(columns) {}

    Plain of(const Expression& e, std::size_t row) const
    {
        using Kind = Expression::Kind;
        switch (e.kind) {
        case Kind::Number:
            return std::visit([](auto n) { return static_cast<long double>(n); }, e.number);
        case Kind::Text:
            return e.text;
        case Kind::Boolean:
            return e.truth;
        case Kind::Name:
            return cell(e.text, row);
        case Kind::Not:
        case Kind::Invert:
            return negation(of(e.parts[0], row));
        case Kind::And:
        case Kind::BitAnd:
            return joined(e, row, false);
        case Kind::Or:
        case Kind::BitOr:
            return joined(e, row, true);
        case Kind::Compare:
            return compared(of(e.parts[0], row), of(e.parts[1], row), e.comparison);
        case Kind::In:
            return isIn(e, row);
        case Kind::Between:
            return between(e, row);
        case Kind::IsNull:
            return std::holds_alternative<std::monostate>(of(e.parts[0], row));
        case Kind::Call:
            return called(e, row);
        default:
            return arithmetic(e, row);
        }
    }

 private:
    Plain cell(const std::string& name, std::size_t row) const
    {
        if (name == "i")
            return m_columns.hasI[row] ? Plain(static_cast<long double>(m_columns.i[row]))
                                       : Plain();
        if (name == "u")
            return static_cast<long double>(m_columns.u[row]);
        if (name == "x")
            return m_columns.hasX[row] ? Plain(static_cast<long double>(m_columns.x[row]))
                                       : Plain();
        if (name == "ok")
            return m_columns.hasOk[row] ? Plain(m_columns.ok[row] != 0) : Plain();
        if (name == "t")
            return m_columns.hasT[row] ? Plain(m_columns.t[row]) : Plain();
        const std::int32_t code = m_columns.w[row];
        return code < 0 ? Plain() : Plain(m_columns.words[static_cast<std::size_t>(code)]);
    }

    static Plain negation(const Plain& a)
    {
        const bool* const truth = std::get_if<bool>(&a);
        return truth ? Plain(!*truth) : Plain();
    }

    // `decides`: the truth that settles it, whatever the others are.
    Plain joined(const Expression& e, std::size_t row, bool decides) const
    {
        bool isUnknown = false;
        for (const Expression& part : e.parts) {
            const Plain value = of(part, row);
            const bool* const truth = std::get_if<bool>(&value);
            if (truth && *truth == decides)
                return decides;
            isUnknown = isUnknown || !truth;
        }
        return isUnknown ? Plain() : Plain(!decides);
    }

    static bool holds(CompareOperator comparison, bool isLess, bool isEqual, bool isGreater)
    {
        switch (comparison) {
        case CompareOperator::Equal:
            return isEqual;
        case CompareOperator::NotEqual:
            return !isEqual;
        case CompareOperator::Less:
            return isLess;
        case CompareOperator::LessEqual:
            return isLess || isEqual;
        case CompareOperator::Greater:
            return isGreater;
        default:
            return isGreater || isEqual;
        }
    }

    static Plain compared(const Plain& a, const Plain& b, CompareOperator comparison)
    {
        if (a.index() == 0 || b.index() == 0)
            return {};
        if (const auto* const text = std::get_if<std::string>(&a)) {
            const auto& other = std::get<std::string>(b);
            return holds(comparison, *text<other, *text == other, *text> other);
        }
        const auto number = [](const Plain& value) {
            const bool* const truth = std::get_if<bool>(&value);
            return truth ? static_cast<long double>(*truth) : std::get<long double>(value);
        };
        const long double x = number(a);
        const long double y = number(b);
        return holds(comparison, x<y, x == y, x> y);
    }

    Plain isIn(const Expression& e, std::size_t row) const
    {
        const Plain value = of(e.parts[0], row);
        if (value.index() == 0)
            return {};
        for (std::size_t k = 1; k < e.parts.size(); ++k)
            if (std::get<bool>(compared(value, of(e.parts[k], row), CompareOperator::Equal)))
                return true;
        return false;
    }

    Plain between(const Expression& e, std::size_t row) const
    {
        const Plain value = of(e.parts[0], row);
        const Plain low = compared(value, of(e.parts[1], row), CompareOperator::GreaterEqual);
        const Plain high = compared(value, of(e.parts[2], row), CompareOperator::LessEqual);
        const bool* const a = std::get_if<bool>(&low);
        const bool* const b = std::get_if<bool>(&high);
        if ((a && !*a) || (b && !*b))
            return false;
        return a && b ? Plain(true) : Plain();
    }

    Plain called(const Expression& e, std::size_t row) const
    {
        const Plain a = of(e.parts[0], row);
        if (a.index() == 0)
            return {};
        if (e.text == "isnan")
            return std::isnan(std::get<long double>(a));
        if (e.text == "abs")
            return std::abs(std::get<long double>(a));
        const Plain b = of(e.parts[1], row);
        if (b.index() == 0)
            return {};
        const auto& text = std::get<std::string>(a);
        const auto& part = std::get<std::string>(b);
        if (e.text == "contains")
            return text.find(part) != text.npos;
        return e.text == "startswith" ? text.starts_with(part) : text.ends_with(part);
    }

    Plain arithmetic(const Expression& e, std::size_t row) const
    {
        using Kind = Expression::Kind;
        const Plain a = of(e.parts[0], row);
        const Plain b = e.parts.size() > 1 ? of(e.parts[1], row) : Plain(0.0L);
        if (a.index() == 0 || b.index() == 0)
            return {};
        const long double x = std::get<long double>(a);
        const long double y = std::get<long double>(b);
        // What float64 has.
        const auto rounded = [](long double number) {
            return static_cast<long double>(static_cast<double>(number));
        };
        switch (e.kind) {
        case Kind::Negate:
            return -x;
        case Kind::Add:
            return rounded(x + y);
        case Kind::Subtract:
            return rounded(x - y);
        default:
            return rounded(x * y);
        }
    }

    const Columns& m_columns;
};

// Texts of conditions with all that the evaluator above knows.
class RandomTexts {
 public:
    explicit RandomTexts(unsigned seed) : m_random(seed) {}

    std::string condition(int depth)
    {
        switch (depth > 0 ? pick(8) : 4 + pick(8)) {
        case 0:
            return fmt::format("({}) and ({})", condition(depth - 1), condition(depth - 1));
        case 1:
            return fmt::format("({}) or ({})", condition(depth - 1), condition(depth - 1));
        case 2:
            return fmt::format("not ({})", condition(depth - 1));
        case 3:
            return fmt::format("({}) {} (~({}))", condition(depth - 1), pick(2) ? "&" : "|",
                               condition(depth - 1));
        case 4:
            return fmt::format("{} {} {}", number(2), comparison(), number(2));
        case 5:
            return fmt::format("{} {} {}", text(), comparison(), text());
        case 6:
            return fmt::format("{} {} {}", text(),
                               pick(3) == 0   ? "contains"
                               : pick(2) == 0 ? "startswith"
                                              : "endswith",
                               quoted());
        case 7:
            return fmt::format("{} {}in ({}, {}, 3)", pick(2) ? "i" : "u", pick(2) ? "not " : "",
                               literal(), literal());
        case 8:
            return fmt::format("{} {}between {} and {}", pick(2) ? "i" : "x", pick(2) ? "not " : "",
                               literal(), literal());
        case 9:
            return fmt::format("{} is {}null", name(), pick(2) ? "not " : "");
        case 10:
            return pick(2) ? "ok" : fmt::format("ok {} true", pick(2) ? "==" : "!=");
        default:
            return fmt::format("{} {} {}",
                               pick(2)   ? "i"
                               : pick(2) ? "u"
                                         : "x",
                               comparison(), literal());
        }
    }

 private:
    unsigned pick(unsigned count) { return static_cast<unsigned>(m_random()) % count; }
    const char* comparison()
    {
        constexpr const char* all[] = {"==", "!=", "<", "<=", ">", ">="};
        return all[pick(6)];
    }
    const char* name()
    {
        constexpr const char* all[] = {"i", "u", "x", "ok", "t", "w"};
        return all[pick(6)];
    }
    std::string literal()
    {
        constexpr const char* all[] = {"0",     "3",     "-2", "2.5",
                                       "1e300", "-7.25", "40", "18446744073709551615"};
        return all[pick(8)];
    }
    std::string quoted()
    {
        return fmt::format("'{}'", std::string("abba").substr(pick(4), pick(3)));
    }
    std::string number(int depth)
    {
        switch (depth > 0 ? pick(7) : 3 + pick(4)) {
        case 0:
            return fmt::format("({} + {})", number(depth - 1), number(depth - 1));
        case 1:
            return fmt::format("(x * {})", number(0));
        case 2:
            return fmt::format("abs(i - {})", pick(10));
        case 3:
            return "i";
        case 4:
            return "x";
        case 5:
            return "-x";
        default:
            return std::to_string(pick(9));
        }
    }
    std::string text() { return pick(3) == 0 ? quoted() : pick(2) ? "t" : "w"; }

    std::mt19937 m_random;
};

Columns randomColumns(unsigned seed)
{
    std::mt19937 random(seed);
    const auto flags = [&](unsigned percent) {
        MadeTable::Flags some(rowCount);
        for (std::uint8_t& flag : some)
            flag = random() % 100 < percent ? 1 : 0;
        return some;
    };
    Columns columns;
    columns.hasI = flags(90);
    columns.hasX = flags(80);
    columns.hasOk = flags(70);
    columns.hasT = flags(85);
    columns.ok = flags(50);
    constexpr double some[] = {0, -0.0, 2.5, 3, -7.25, INFINITY, NAN, 1e300};
    for (std::size_t row = 0; row < rowCount; ++row) {
        columns.i.push_back(static_cast<std::int16_t>(static_cast<int>(random() % 12) - 4));
        columns.u.push_back(random() % 5 == 0 ? UINT64_MAX - random() % 2 : random() % 6);
        columns.x.push_back(some[random() % 8]);
        columns.t.push_back(std::string("abbab").substr(random() % 5, random() % 3));
        columns.w.push_back(static_cast<std::int32_t>(random() % 6) - 1);
    }
    return columns;
}

} // namespace

class TestRandomConditions : public QObject {
    Q_OBJECT

 private:
    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};

 private slots:
    // Each condition over all rows is what it is row by row.
    void areWhatTheyAreRowByRow_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 20; ++seed)
            QTest::newRow(std::to_string(seed).c_str()) << seed;
    }

    void areWhatTheyAreRowByRow()
    {
        QFETCH(const unsigned, seed);
        const Columns columns = randomColumns(seed);
        MadeTable made(std::filesystem::path(m_folder.path().toStdString()) /
                           fmt::format("{}.b2d", seed),
                       rowCount, 64);
        made.add("i", "int16", "<i2", columns.i, columns.hasI);
        made.add("u", "uint64", "<u8", columns.u);
        made.add("x", "float64", "<f8", columns.x, columns.hasX);
        made.add("ok", "bool", "|b1", columns.ok, columns.hasOk);
        made.addTexts("t", columns.t, columns.hasT);
        made.addWords("w", columns.w, columns.words);
        const QueryTablePtr table = made.open(m_cache, m_pool);
        const PlainEvaluator plain(columns);
        RandomTexts texts(seed);
        for (int round = 0; round < 40; ++round) {
            const std::string text = texts.condition(3);
            const auto expression = parseExpression(text);
            QVERIFY2(expression, text.c_str());
            const auto condition = bindCondition(*expression, *table, {});
            QVERIFY2(condition, (text + ": " + outcomeOf(condition)).c_str());
            const auto found = filterRows(*table, *condition, {}, {});
            QCOMPARE(outcomeOf(found), std::string());
            for (std::size_t row = 0; row < rowCount; ++row) {
                const Plain value = plain.of(*expression, row);
                const bool* const truth = std::get_if<bool>(&value);
                QVERIFY2(found->rows.contains(static_cast<std::int64_t>(row)) == (truth && *truth),
                         fmt::format("row {} of {}", row, text).c_str());
            }
        }
    }
};

const Registered<TestRandomConditions> registered;

} // namespace bloscope::tst_random_conditions

#include "tst_random_conditions.moc"
