#include "ui/pyramid/pyramid_store.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryFile>
#include <filesystem>

namespace bloscope {

namespace {

constexpr auto ending = ".overview";
constexpr auto unfinished = ".part";
constexpr int hoursOfUnfinished = 1; // what is older was left by a program that was killed
constexpr std::int64_t mostFileBytes = std::int64_t(160) << 20;
constexpr QFile::Permissions forOwner = QFile::ReadOwner | QFile::WriteOwner;

// A word for file names that is another one for another text.
QString wordOf(const QString& text)
{
    constexpr int digits = 16;
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex().left(digits));
}

QString nameOf(const PyramidStore::Key& key)
{
    return QStringList{key.file, key.state, key.plane}.join('\n');
}

// All that a file has, or less when somebody stops it: a disk may be slow.
QByteArray bytesOf(QFile& file, const std::stop_token& stop)
{
    constexpr qint64 piece = qint64(1) << 20;
    QByteArray bytes;
    bytes.reserve(file.size());
    while (!stop.stop_requested() && bytes.size() < mostFileBytes && !file.atEnd()) {
        const QByteArray more = file.read(piece);
        if (more.isEmpty())
            break;
        bytes += more;
    }
    return bytes;
}

QFileInfoList filesIn(const QString& folder, const QString& pattern)
{
    return QDir(folder).entryInfoList({pattern}, QDir::Files | QDir::Hidden | QDir::System,
                                      QDir::Time); // the newest first
}

} // namespace

PyramidStore::PyramidStore(QString folder, std::int64_t mostBytes, int leastGain)
    : m_folder(std::move(folder)), m_mostBytes(mostBytes), m_leastGain(leastGain)
{
}

QString PyramidStore::pathOf(const Key& key) const
{
    return QDir(m_folder).filePath(
        QStringList{wordOf(key.file), wordOf(key.state), wordOf(key.plane)}.join('-') + ending);
}

std::optional<PyramidGround> PyramidStore::find(const Key& key, const PyramidGround& wanted,
                                                WorkerPool* pool, const std::stop_token& stop)
{
    QFile file(pathOf(key));
    const QFileInfo info(file);
    if (m_mostBytes == 0 || !info.isFile() || info.isSymLink() ||
        !file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        return {};
    std::optional<PyramidGround> found;
    if (file.size() <= mostFileBytes)
        found = parseGround(bytesOf(file, stop), nameOf(key), wanted, pool, stop);
    if (stop.stop_requested())
        return {};
    if (found)
        file.setFileTime(QDateTime::currentDateTimeUtc(), QFileDevice::FileModificationTime);
    else
        file.remove();
    return found;
}

bool PyramidStore::has(const Key& key) const
{
    return QFileInfo(pathOf(key)).isFile();
}

bool PyramidStore::keeps(std::int64_t bytes, std::int64_t decodedBytes) const
{
    return bytes <= std::min<std::int64_t>(mostFileBytes, m_mostBytes) &&
           bytes <= decodedBytes / m_leastGain;
}

// Written beside it first: whoever looks finds all of it or nothing.
void PyramidStore::keep(const Key& key, const PyramidGround& ground, const std::stop_token& stop)
{
    if (m_mostBytes == 0 || !makeFolder())
        return;
    QTemporaryFile file(QDir(m_folder).filePath(QStringLiteral("XXXXXX") + unfinished));
    if (!file.open() || !file.setPermissions(forOwner) ||
        !writeGround(ground, nameOf(key), file, stop) || !file.flush())
        return;
    removeOtherStates(key);
    std::error_code error;
    std::filesystem::rename(QFileInfo(file).filesystemFilePath(),
                            QFileInfo(pathOf(key)).filesystemFilePath(), error);
    if (!error)
        file.setAutoRemove(false);
    trim();
}

bool PyramidStore::makeFolder() const
{
    constexpr QFile::Permissions all = forOwner | QFile::ExeOwner;
    const QFileInfo info(m_folder);
    if (info.isSymLink() || !QDir().mkpath(info.path()))
        return false;
    return QDir().mkdir(m_folder, all) || (info.isDir() && QFile::setPermissions(m_folder, all));
}

void PyramidStore::removeOtherStates(const Key& key) const
{
    const QString ofFile = wordOf(key.file) + '-';
    const QString ofState = ofFile + wordOf(key.state) + '-';
    for (const QFileInfo& info : filesIn(m_folder, ofFile + '*' + ending))
        if (!info.fileName().startsWith(ofState))
            QFile::remove(info.filePath());
}

void PyramidStore::trim()
{
    const std::lock_guard lock(m_mutex);
    std::int64_t bytes = 0;
    for (const QFileInfo& info : filesIn(m_folder, QString('*') + ending)) {
        bytes += info.size();
        if (bytes > m_mostBytes)
            QFile::remove(info.filePath());
    }
    const QDateTime longAgo = QDateTime::currentDateTimeUtc().addSecs(-3600 * hoursOfUnfinished);
    for (const QFileInfo& info : filesIn(m_folder, QString('*') + unfinished))
        if (m_mostBytes == 0 || info.lastModified() < longAgo)
            QFile::remove(info.filePath());
}

} // namespace bloscope
