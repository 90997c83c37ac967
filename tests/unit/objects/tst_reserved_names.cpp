#include "core/objects/reserved_names.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_reserved_names {

class TestReservedNames : public QObject {
    Q_OBJECT

 private slots:
    void knowsWhatLibrariesWrite()
    {
        QVERIFY(reservedMetalayer("b2nd"));
        QVERIFY(reservedMetalayer("proxy-source"));
        QVERIFY(reservedVlMetalayer("_LazyArray", ObjectKind::LazyFunction));
        QVERIFY(reservedVlMetalayer("proxy-fetched", ObjectKind::Proxy));
    }

    void leavesNamesOfUsersAlone()
    {
        QVERIFY(!reservedMetalayer("units"));
        QVERIFY(!reservedMetalayer("_LazyArray"));
        QVERIFY(!reservedVlMetalayer("b2nd", ObjectKind::Array));
        QVERIFY(!reservedVlMetalayer("", ObjectKind::Array));
    }

    // "version" may be anybody's, except where a table is described.
    void reservesSomeNamesInTablesOnly()
    {
        for (const char* name : {"kind", "version", "schema", "value_epoch"}) {
            QVERIFY(reservedVlMetalayer(name, ObjectKind::TableMeta));
            QVERIFY(!reservedVlMetalayer(name, ObjectKind::Array));
        }
    }
};

const test::Registered<TestReservedNames> registered;

} // namespace bloscope::tst_reserved_names

#include "tst_reserved_names.moc"
