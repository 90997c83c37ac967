#include "ui/metadata/metadata_row.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <random>

namespace bloscope::tst_row_changes {

namespace {

// One row for each letter; capitals are a group of their own.
std::vector<RowIdentity> rowsOf(const QString& letters)
{
    std::vector<RowIdentity> rows;
    for (const QChar letter : letters)
        rows.push_back({letter.isUpper() ? 1U : 0U, letter.unicode()});
    return rows;
}

QString textOf(const std::vector<RowChange>& changes)
{
    QStringList texts;
    for (const RowChange& change : changes) {
        if (change.kind == RowChange::Kind::Move)
            texts << QString("move %1 to %2").arg(change.first).arg(change.to);
        else
            texts << QString("%1 %2 at %3")
                         .arg(change.kind == RowChange::Kind::Insert ? "insert" : "remove")
                         .arg(change.count)
                         .arg(change.first);
    }
    return texts.join("; ");
}

// What becomes of the rows; "?" stands for new ones.
QString applied(QString rows, const std::vector<RowChange>& changes)
{
    for (const RowChange& change : changes) {
        switch (change.kind) {
        case RowChange::Kind::Remove:
            rows.remove(change.first, change.count);
            break;
        case RowChange::Kind::Insert:
            rows.insert(change.first, QString(change.count, '?'));
            break;
        case RowChange::Kind::Move: {
            const QChar moved = rows[change.first];
            rows.remove(change.first, 1);
            rows.insert(change.to, moved);
            break;
        }
        }
    }
    return rows;
}

} // namespace

class TestRowChanges : public QObject {
    Q_OBJECT

 private slots:
    void findsTheFewestSteps_data();
    void findsTheFewestSteps();
    void leadsFromAnyRowsToAnyOthers();
    void isQuickForManyRows();
};

void TestRowChanges::findsTheFewestSteps_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("steps");
    QTest::newRow("nothing") << "abc"
                             << "abc"
                             << "";
    QTest::newRow("from none") << ""
                               << "abc"
                               << "insert 3 at 0";
    QTest::newRow("to none") << "abc"
                             << ""
                             << "remove 3 at 0";
    QTest::newRow("one more") << "abd"
                              << "abcd"
                              << "insert 1 at 2";
    QTest::newRow("one less") << "abcd"
                              << "abd"
                              << "remove 1 at 2";
    QTest::newRow("a copy") << "abc"
                            << "abbc"
                            << "insert 1 at 2";
    QTest::newRow("contents") << "abc"
                              << "axc"
                              << "";
    QTest::newRow("contents, twice") << "abcde"
                                     << "xbcdy"
                                     << "";
    QTest::newRow("down by one") << "abc"
                                 << "bac"
                                 << "move 0 to 1";
    QTest::newRow("to the end") << "abcd"
                                << "bcda"
                                << "move 0 to 3";
    QTest::newRow("to the beginning") << "abcd"
                                      << "dabc"
                                      << "move 3 to 0";
    QTest::newRow("a page, one more before it") << "abcd"
                                                << "xabc"
                                                << "remove 1 at 3; insert 1 at 0";
    QTest::newRow("contents, and one more") << "abc"
                                            << "axyc"
                                            << "insert 1 at 2";
    QTest::newRow("another group") << "abc"
                                   << "aXc"
                                   << "remove 1 at 1; insert 1 at 1";
}

void TestRowChanges::findsTheFewestSteps()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, steps);
    QCOMPARE(textOf(rowChanges(rowsOf(before), rowsOf(after))), steps);
}

void TestRowChanges::leadsFromAnyRowsToAnyOthers()
{
    std::mt19937 random(4);
    const auto anyRows = [&random] {
        QString rows;
        for (int i = static_cast<int>(random() % 9); i > 0; --i)
            rows += "abcdefAB"[random() % 8];
        return rows;
    };
    for (int run = 0; run < 20'000; ++run) {
        const QString before = anyRows();
        const QString after = anyRows();
        const QString now = applied(before, rowChanges(rowsOf(before), rowsOf(after)));
        QCOMPARE(now.size(), after.size());
        for (int i = 0; i < now.size(); ++i)
            QVERIFY2(now[i] == '?' || now[i] == after[i] ||
                         (!after.contains(now[i]) || now.count(now[i]) > after.count(now[i]) ||
                          before.count(now[i]) > after.count(now[i])),
                     qPrintable(before + " -> " + after + ": " + now));
        for (int i = 0; i < now.size(); ++i)
            QVERIFY(now[i] == '?' || now[i].isUpper() == after[i].isUpper());
    }
}

void TestRowChanges::isQuickForManyRows()
{
    std::vector<RowIdentity> before;
    for (std::uint64_t i = 0; i < 100'000; ++i)
        before.push_back({0, i});
    std::vector<RowIdentity> after = before;
    after.erase(after.begin() + 50'000);
    QCOMPARE(textOf(rowChanges(before, after)), QString("remove 1 at 50000"));
}

const test::Registered<TestRowChanges> registered;

} // namespace bloscope::tst_row_changes

#include "tst_row_changes.moc"
