#include "tests/bench/window/bench_starting.h"

#include "tests/bench/files.h"
#include "tests/bench/or_exit.h"

#include <QCoreApplication>
#include <QProcess>
#include <chrono>

namespace bloscope::bench {

namespace {

constexpr int starts = 31; // of each file

// As packages are linked: everything is bound before the program begins.
QProcessEnvironment environment()
{
    auto environment = QProcessEnvironment::systemEnvironment();
    const std::filesystem::path folder = scratchFolder() / "home";
    std::filesystem::create_directory(folder);
    std::filesystem::permissions(folder, std::filesystem::perms::owner_all);
    const QString home = QString::fromStdString(folder.string());
    environment.insert("LD_BIND_NOW", "1");
    for (const char* place : {"HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME",
                              "XDG_RUNTIME_DIR", "TMPDIR"})
        environment.insert(place, home);
    return environment;
}

// Milliseconds since the call.
struct Start {
    double application = 0; // of Qt, before the window is made
    double window = 0;      // painted, without its file
    double picture = 0;     // painted, exact
    double processor = 0;   // that all threads took until then
};

Start startOn(const std::filesystem::path& file)
{
    QProcess program;
    auto variables = environment();
    const std::chrono::nanoseconds began = std::chrono::steady_clock::now().time_since_epoch();
    variables.insert("BLOSCOPE_BENCH_BEGAN", QString::number(began.count()));
    program.setProcessEnvironment(variables);
    program.start(QCoreApplication::applicationDirPath() + "/start/bloscope",
                  {QString::fromStdString(file.string())});
    program.waitForFinished();
    Start start;
    const QByteArray line = program.readAllStandardOutput();
    if (std::sscanf(line.constData(), "%lf %lf %lf %lf", &start.application, &start.window,
                    &start.picture, &start.processor) != 4)
        giveUp({ErrorKind::Io, file.string() + ": the program told of no picture, but: " +
                                   program.readAllStandardError().toStdString()});
    return start;
}

QString told(const std::vector<Start>& taken, double Start::*figure)
{
    std::vector<double> latencies;
    for (const Start& start : taken)
        latencies.push_back(start.*figure);
    return medianAnd95(latencies);
}

} // namespace

void measureStarting(const std::vector<std::filesystem::path>& files, Extent extent)
{
    printHead("Starting, milliseconds since the call",
              {"median and p95", "application", "window painted", "exact picture painted",
               "processor until then"});
    for (const std::filesystem::path& file : files) {
        startOn(file); // so that the files are in memory, as everything else is measured
        std::vector<Start> taken;
        for (int i = 0; i < (extent == Extent::Quick ? 1 : starts); ++i)
            taken.push_back(startOn(file));
        printRow({QString::fromStdString(file.filename().string()),
                  told(taken, &Start::application), told(taken, &Start::window),
                  told(taken, &Start::picture), told(taken, &Start::processor)});
    }
}

} // namespace bloscope::bench
