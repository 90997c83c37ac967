#pragma once

#include "ui/plot/hash_seed.h"

#include <QCoreApplication>
#include <QTest>
#include <type_traits>
#include <vector>

// The test programs: one a folder, in which each class runs alone, in a process of its own.
// Every tst_<name>.cpp keeps what it has in a namespace of that name, bloscope::tst_<name>, and
// registers its class there:
//   const test::Registered<TestSlice> registered;
//   const test::Registered<TestHeatmapView, QApplication> registered;
// "array_tests slice" then runs TestSlice of tst_slice.cpp; what follows are options of Qt Test.
namespace bloscope::test {

// A class of this program. Made before main() begins, and never destroyed before it ends.
class RegisteredTest {
 public:
    using Run = int (*)(int argc, char** argv); // gives the exit code of QTest::qExec()

    RegisteredTest(const QMetaObject& testClass, Run function);
    RegisteredTest(const RegisteredTest&) = delete;
    RegisteredTest& operator=(const RegisteredTest&) = delete;

    QByteArray name() const; // of the file, without "tst_"
    int run(int argc, char** argv) const { return m_run(argc, argv); }

 private:
    const QMetaObject& m_testClass;
    Run m_run;
};

const std::vector<const RegisteredTest*>& registeredTests();

template <class Test, class Application>
int runTest(int argc, char** argv)
{
    if constexpr (std::is_void_v<Application>) {
        Test test;
        return QTest::qExec(&test, argc, argv);
    } else {
        fixHashSeed();                                   // as the program does
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi); // the same pixels everywhere
        Application application(argc, argv);
        Test test;
        return QTest::qExec(&test, argc, argv);
    }
}

// Application is what the class needs around it: QApplication, QCoreApplication, or nothing.
template <class Test, class Application = void>
class Registered : public RegisteredTest {
 public:
    Registered() : RegisteredTest(Test::staticMetaObject, runTest<Test, Application>) {}
};

} // namespace bloscope::test
