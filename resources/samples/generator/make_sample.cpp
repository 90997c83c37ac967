#include "resources/samples/generator/sample_frame.h"

#include <cstdio>
#include <fstream>

// make-sample FILE: writes the sample that comes with Bloscope.
int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: make-sample FILE\n");
        return 2;
    }
    const auto frame = bloscope::sample::sampleFrame();
    if (!frame) {
        std::fprintf(stderr, "%s\n", frame.error().text().c_str());
        return 1;
    }
    std::ofstream file(argv[1], std::ios::binary);
    file << bloscope::textOf(*frame);
    file.close();
    if (!file) {
        std::fprintf(stderr, "cannot write %s\n", argv[1]);
        return 1;
    }
    return 0;
}
