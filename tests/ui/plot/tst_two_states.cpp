#include "ui/plot/color_scale.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_two_states {

class TestTwoStates : public QObject {
    Q_OBJECT

 private slots:
    void areNamed_data();
    void areNamed();
    void areForgottenWithOtherElements();

 private:
    static DType dtype(const std::string& text) { return *parseDType(text, {}); }
};

void TestTwoStates::areNamed_data()
{
    using Numbers = std::vector<double>;
    QTest::addColumn<std::string>("elements");
    QTest::addColumn<std::vector<Numbers>>("seen"); // one after the other
    QTest::addColumn<QStringList>("names");
    const QStringList none;
    const QStringList truths{"false", "true"};
    const QStringList labels{"false (0)", "true (1)"};
    const auto add = [](const char* name, const char* elements, const std::vector<Numbers>& seen,
                        const QStringList& names) {
        QTest::newRow(name) << std::string(elements) << seen << names;
    };
    add("truths", "|b1", {}, truths);
    add("truths that are all false", "|b1", {{0, 0}}, truths);
    add("labels before any was seen", "|u1", {}, none);
    add("labels", "|u1", {{0, 1, 1}}, labels);
    add("labels below a plane of none", "<i4", {{0, 1}, {0, 0}}, labels);
    add("labels that come later", "|i1", {{0, 0}, {0, 1}}, labels);
    add("zeros", "|u1", {{0, 0}}, none);
    add("a third label", "|u1", {{0, 1}, {0, 1, 2}}, none);
    add("a third label that is gone", "|u1", {{0, 2}, {0, 1}}, none);
    add("floats", "<f4", {{0, 1}}, none);
}

void TestTwoStates::areNamed()
{
    QFETCH(std::string, elements);
    QFETCH(std::vector<std::vector<double>>, seen);
    TwoStates states;
    states.begin(dtype(elements));
    for (const std::vector<double>& numbers : seen)
        states.see(distributionOf(numbers, ValueScale::Linear));
    QTEST(states.names(), "names");
}

void TestTwoStates::areForgottenWithOtherElements()
{
    TwoStates states;
    states.begin(dtype("|u1"));
    states.see(distributionOf(std::vector<double>{0, 1}, ValueScale::Linear));
    states.begin(dtype("<i2"));
    QVERIFY(states.names().isEmpty());
    states.see({}); // nothing at all
    QVERIFY(states.names().isEmpty());
}

const test::Registered<TestTwoStates, QCoreApplication> registered;

} // namespace bloscope::tst_two_states

#include "tst_two_states.moc"
