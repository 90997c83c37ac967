#include "tests/rules/source_files.h"

#include "tests/support/corpus.h"

#include <QFile>

namespace bloscope::test {

namespace {

QStringList linesOf(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split('\n');
}

bool isText(const std::filesystem::path& path)
{
    static const QStringList endings = {".h",   ".cpp",   ".txt", ".sh",   ".md",   ".json",
                                        ".qrc", ".ts",    ".xml", ".in",   ".css",  ".desktop",
                                        ".py",  ".cmake", ".yml", ".bash", ".fish", ""};
    return endings.contains(QString::fromStdString(path.extension().string()));
}

} // namespace

std::vector<SourceFile> sourceFiles()
{
    std::vector<SourceFile> files;
    const auto add = [&](const std::filesystem::directory_entry& entry) {
        if (!entry.is_regular_file() || !isText(entry.path()))
            return;
        const auto relative = entry.path().lexically_relative(sourceFolder());
        files.push_back({QString::fromStdString(relative.generic_string()), linesOf(entry.path())});
    };
    for (const auto& entry : std::filesystem::directory_iterator(sourceFolder()))
        if (entry.path().extension() == ".md")
            add(entry);
    for (const char* folder : {"core", "ui", "app", "tests", "scripts", "docs", "resources"}) {
        std::error_code missing; // a folder that is not there has no files
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator(sourceFolder() / folder, missing))
            add(entry);
    }
    return files;
}

} // namespace bloscope::test
