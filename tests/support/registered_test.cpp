#include "tests/support/registered_test.h"

namespace bloscope::test {

namespace {

std::vector<const RegisteredTest*>& tests()
{
    static std::vector<const RegisteredTest*> all;
    return all;
}

} // namespace

RegisteredTest::RegisteredTest(const QMetaObject& testClass, Run function)
    : m_testClass(testClass), m_run(function)
{
    tests().push_back(this);
}

QByteArray RegisteredTest::name() const
{
    const QList<QByteArray> parts = QByteArray(m_testClass.className()).split(':');
    for (const QByteArray& part : parts)
        if (part.startsWith("tst_"))
            return part.mid(4);
    return parts.last(); // a class outside of such a namespace
}

const std::vector<const RegisteredTest*>& registeredTests()
{
    return tests();
}

} // namespace bloscope::test
