#include "core/system/process.h"
#include "tests/support/registered_test.h"
#include "ui/text/languages.h"

#include <cstdio>

// The main() of every test program: runs the class that its first argument names, with texts as the
// program shows them.
int main(int argc, char** argv)
{
    using bloscope::test::RegisteredTest;
    qAddPreRoutine([] { bloscope::useLanguage(*qApp, bloscope::languages.front()); });
    for (const RegisteredTest* test : bloscope::test::registeredTests())
        if (argc > 1 && test->name() == argv[1])
            bloscope::endProcess(test->run(argc - 1, argv + 1)); // the class names the program
    std::fprintf(stderr, "usage: %s CLASS [options of Qt Test]; its classes are\n", argv[0]);
    for (const RegisteredTest* test : bloscope::test::registeredTests())
        std::fprintf(stderr, "  %s\n", test->name().constData());
    return 2;
}
