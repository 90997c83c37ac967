#include "ui/cases/folder_files.h"

#include "core/frame/file_marks.h"
#include "core/remote/remote_reading.h"
#include "ui/controls/open_dialog.h"
#include "ui/document/open_request.h"
#include "ui/overlay/label_file.h"
#include "ui/text/error_text.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <algorithm>
#include <filesystem>
#include <map>
#include <utility>
#include <vector>

namespace bloscope {

namespace {

constexpr std::size_t mostOnServer = 20'000; // files of a folder

// The longer a number the larger it is, and of two that are equally long the larger digit decides.
// The zero in front keeps numbers where digits are among other characters.
QString numberKey(QStringView digits)
{
    while (digits.size() > 1 && digits.front() == u'0')
        digits = digits.sliced(1);
    const auto length = static_cast<char16_t>(std::min<qsizetype>(digits.size(), 0xffff));
    return QString(u'0') + QChar(length) + digits.toString();
}

namespace fs = std::filesystem;

QString endingOf(const QString& name)
{
    return QFileInfo(name).suffix().toLower();
}

QSet<QString> usualEndings()
{
    QSet<QString> endings;
    for (const QString& pattern : QString(usualNames()).split(' '))
        endings << endingOf(pattern);
    return endings;
}

bool isFrameFolder(const fs::path& path)
{
    std::error_code failed;
    return fs::is_regular_file(path / sparseFrameName, failed) || isStoreDirectory(path);
}

// A sparse frame may have been opened by the file in it that holds the index.
QString pathInFolder(const QString& path)
{
    const QFileInfo file(path);
    return file.fileName() == QLatin1String(sparseFrameName) ? file.absolutePath() : path;
}

// What counts as a file beside the one at `path`.
class Kind {
 public:
    explicit Kind(const QString& path) : m_endings(usualEndings()), m_takesFolders(true)
    {
        const QString ending = endingOf(QFileInfo(path).fileName());
        std::error_code failed;
        if (m_endings.contains(ending) || fs::is_directory(filePath(path), failed))
            return;
        m_endings = {ending};
        m_takesFolders = false;
    }

    bool takes(const QString& name, const fs::directory_entry& entry) const
    {
        std::error_code failed;
        if (name.startsWith('.'))
            return false;
        if (entry.is_directory(failed))
            return m_takesFolders && isFrameFolder(entry.path());
        return m_endings.contains(endingOf(name)) && entry.is_regular_file(failed);
    }

 private:
    QSet<QString> m_endings;
    bool m_takesFolders;
};

// Images, or the labels that lie beside them: whichever the shown one is.
void keepThoseLike(const QString& shown, QStringList& names)
{
    QSet<QString> labels;
    for (const QString& name : names)
        labels << QFileInfo(labelPathOf(name)).fileName();
    const bool isLabels = labels.contains(shown);
    names.removeIf([&](const QString& name) { return labels.contains(name) != isLabels; });
}

Result<QStringList> namesIn(const QString& folder, const Kind& kind, const std::stop_token& stop)
{
    QStringList names;
    std::error_code failed;
    for (fs::directory_iterator entry(filePath(folder), failed), end; !failed && entry != end;
         entry.increment(failed)) {
        if (stop.stop_requested())
            return cancelled();
        const QString name = QString::fromStdString(entry->path().filename().string());
        if (kind.takes(name, *entry))
            names << name;
    }
    if (failed)
        return Error{ErrorKind::Io, "cannot list the folder: " + failed.message()};
    return names;
}

// What ends like Blosc2's files, or is the one that is shown.
std::map<QString, QString> addressesIn(const RemoteList& list, const QString& shown)
{
    std::map<QString, QString> addresses; // by name
    for (const RemoteEntry& entry : list.entries) {
        const QString name = QString::fromStdString(entry.name);
        if (name == shown || isCalledLikeBlosc2(name))
            addresses.emplace(name, QString::fromStdString(entry.address));
    }
    return addresses;
}

Result<FolderFiles> filesOnServerAround(const QString& address)
{
    const qsizetype slash = address.lastIndexOf('/', address.endsWith('/') ? -2 : -1);
    const QString shown = DocumentAddress{address, {}}.name();
    FolderFiles files;
    files.folder = address.left(slash + 1);
    BLOSCOPE_TRY(const RemoteList list,
                 RemoteReading::ofThisProcess().list(filePath(files.folder), mostOnServer));
    std::map<QString, QString> addresses = addressesIn(list, shown);
    addresses[shown] = address;
    for (const auto& [name, where] : addresses)
        files.names << name;
    keepThoseLike(shown, files.names);
    sortNaturally(files.names);
    for (const QString& name : files.names)
        files.addresses << addresses[name];
    files.position = files.names.indexOf(shown);
    return files;
}

} // namespace

bool isCalledLikeBlosc2(const QString& name)
{
    const QString ending = endingOf(name);
    return ending == QLatin1String("b2d") || usualEndings().contains(ending);
}

QString naturalKey(const QString& name)
{
    const QString letters = name.normalized(QString::NormalizationForm_D).toCaseFolded();
    QString key;
    QString digits;
    const auto endNumber = [&] {
        if (!digits.isEmpty())
            key += numberKey(std::exchange(digits, {}));
    };
    for (const QChar character : letters) {
        if (character.isDigit()) {
            digits += QChar(u'0' + character.digitValue());
        } else if (character.category() != QChar::Mark_NonSpacing) { // an accent
            endNumber();
            key += character;
        }
    }
    endNumber();
    return key;
}

void sortNaturally(QStringList& names)
{
    std::vector<std::pair<QString, QString>> sorted; // keys first
    sorted.reserve(static_cast<std::size_t>(names.size()));
    for (QString& name : names)
        sorted.emplace_back(naturalKey(name), std::move(name));
    std::ranges::sort(sorted);
    for (qsizetype i = 0; i < names.size(); ++i)
        names[i] = std::move(sorted[static_cast<std::size_t>(i)].second);
}

QString FolderFiles::pathAt(qsizetype index) const
{
    return addresses.isEmpty() ? QDir(folder).filePath(names[index]) : addresses[index];
}

Result<FolderFiles> folderFilesAround(const QString& path, const std::stop_token& stop)
{
    if (isOnServer(path))
        return filesOnServerAround(path);
    const QFileInfo shown(pathInFolder(path));
    FolderFiles files;
    files.folder = shown.absolutePath();
    const Kind kind(shown.absoluteFilePath());
    BLOSCOPE_TRY(files.names, namesIn(files.folder, kind, stop));
    if (!files.names.contains(shown.fileName())) // hidden, or gone since
        files.names << shown.fileName();
    keepThoseLike(shown.fileName(), files.names);
    sortNaturally(files.names);
    files.position = files.names.indexOf(shown.fileName());
    return files;
}

} // namespace bloscope
