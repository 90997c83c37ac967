#include "core/dtype/dtype.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_dtype_part {

using namespace test;

class TestDTypePart : public QObject {
    Q_OBJECT

 private slots:
    void findsPartsByTheirPaths_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("found"); // "type at offset"
        const auto row = [](const char* path, const char* found) {
            QTest::newRow(path) << QByteArray(path) << QByteArray(found);
        };
        row("a", "|u1 at 0");
        row("p", "|V16 at 1");
        row("p.q", "|V12 at 5");
        row("p.q[1,0]", "<u2 at 11");
        row("p.q[1,2]", "<u2 at 15");
        row("z", "<c8 at 17");
        row("z.real", "<f4 at 17");
        row("z.imag", "<f4 at 21");
        row("with.point", "|u1 at 25");
        row("with.point[]", "|u1 at 26");
        for (const char* missing : {"", "b", "a.b", "aa", "p.q[2,0]", "p.q[0]", "p.q[0,0",
                                    "p.q[-1,0]", "p.q[0,0,0]", "z.phase", "p.q[0,0].x", "empty"})
            row(missing, "nothing");
    }
    void findsPartsByTheirPaths()
    {
        QFETCH(QByteArray, path);
        const auto dtype = parseDType("[('a', 'u1'), ('p', [('x', '<i4'), ('q', '<u2', (2, 3))]), "
                                      "('z', '<c8'), ('with.point', 'u1'), ('with.point[]', 'u1'), "
                                      "('empty', 'S0')]",
                                      {});
        QVERIFY(dtype);
        const auto part = partNamed(*dtype, path.toStdString());
        const std::string found =
            part ? typestringOf(part->dtype) + " at " + std::to_string(part->offset) : "nothing";
        QTEST(QByteArray::fromStdString(found), "found");
        if (part)
            QCOMPARE(QByteArray::fromStdString(part->path), path);
    }

    void namesTheLeavesOfAPartInTheWhole()
    {
        const auto dtype = parseDType("[('p', [('x', '<i4'), ('q', '<u2', (2,))])]", {});
        std::string names;
        for (const DTypeLeaf& leaf : leavesOf(*partNamed(*dtype, "p")))
            names += leaf.path + ' ';
        for (const DTypeLeaf& leaf : leavesOf(*partNamed(*dtype, "p.q")))
            names += leaf.path + ' ';
        QCOMPARE(names, std::string("p.x p.q[0] p.q[1] p.q[0] p.q[1] "));
    }
};

const Registered<TestDTypePart> registered;

} // namespace bloscope::tst_dtype_part

#include "tst_dtype_part.moc"
