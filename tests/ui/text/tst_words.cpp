#include "ui/text/words.h"

#include "tests/support/registered_test.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_words {

namespace {

enum class Fruit { Apple, Pear, Plum };

constexpr std::array<Word<Fruit>, 3> fruits = {
    {{Fruit::Apple, "apple"}, {Fruit::Pear, "pear"}, {Fruit::Plum, "plum"}}};

} // namespace

class TestWords : public QObject {
    Q_OBJECT

 private slots:
    void readsWordsAndTheNumbersOfOldSessions_data();
    void readsWordsAndTheNumbersOfOldSessions();
    void writesWhatItReads();
    void keepsHowNumbersAreWritten_data();
    void keepsHowNumbersAreWritten();
    void takesDefaultsForUnknownWaysToWriteNumbers();
};

void TestWords::readsWordsAndTheNumbersOfOldSessions_data()
{
    QTest::addColumn<QJsonValue>("json");
    QTest::addColumn<int>("fruit"); // -1: none
    QTest::newRow("a word") << QJsonValue("pear") << int(Fruit::Pear);
    QTest::newRow("a number") << QJsonValue(2) << int(Fruit::Plum);
    QTest::newRow("the first number") << QJsonValue(0) << int(Fruit::Apple);
    QTest::newRow("an unknown word") << QJsonValue("fig") << -1;
    QTest::newRow("another case") << QJsonValue("Pear") << -1;
    QTest::newRow("a number too large") << QJsonValue(3) << -1;
    QTest::newRow("a negative number") << QJsonValue(-1) << -1;
    QTest::newRow("half a number") << QJsonValue(0.5) << -1;
    QTest::newRow("a number as text") << QJsonValue("1") << -1;
    QTest::newRow("no choice") << QJsonValue(true) << -1;
    QTest::newRow("nothing") << QJsonValue(QJsonValue::Undefined) << -1;
}

void TestWords::readsWordsAndTheNumbersOfOldSessions()
{
    QFETCH(const QJsonValue, json);
    const std::optional<Fruit> fruit = choiceFrom(json, fruits);
    QTEST(fruit ? int(*fruit) : -1, "fruit");
}

void TestWords::writesWhatItReads()
{
    for (const auto& [fruit, word] : fruits) {
        QCOMPARE(wordFor(fruits, fruit), QLatin1String(word));
        QVERIFY(choiceOf(fruits, word) == fruit);
    }
}

void TestWords::keepsHowNumbersAreWritten_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("word");
    QTest::addColumn<int>("number"); // in an old session
    for (const auto& [exponent, word] : exponentWords)
        QTest::newRow(word) << "exponent" << QString::fromLatin1(word) << int(exponent);
    for (const auto& [base, word] : baseWords)
        QTest::newRow(word) << "base" << QString::fromLatin1(word) << int(base);
}

void TestWords::keepsHowNumbersAreWritten()
{
    QFETCH(const QString, key);
    QFETCH(const QString, word);
    QFETCH(const int, number);
    for (const QJsonValue& json : {QJsonValue(word), QJsonValue(number)}) {
        const auto format = numberFormatFrom(QJsonObject{{key, json}});
        QVERIFY(format);
        QCOMPARE(toJson(*format)[key].toString(), word);
    }
}

void TestWords::takesDefaultsForUnknownWaysToWriteNumbers()
{
    const auto format = numberFormatFrom(
        QJsonObject{{"exponent", "roman"}, {"base", 60}, {"precision", 1'000'000}});
    QVERIFY(format == NumberFormat());
    QVERIFY(!numberFormatFrom("decimal"));
}

const test::Registered<TestWords, QCoreApplication> registered;

} // namespace bloscope::tst_words

#include "tst_words.moc"
