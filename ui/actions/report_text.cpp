#include "ui/actions/report_text.h"

#include "core/inspect/library_versions.h"
#include "ui/theme/own_style.h"

#include <QApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStyle>
#include <QSysInfo>
#include <qcustomplot.h>

namespace bloscope {

namespace {

const auto placeholder = QStringLiteral("…");

QString line(const QString& name, const QString& version)
{
    return QStringLiteral("%1: %2\n").arg(name, version);
}

QString programVersion(const QString& commit)
{
    const QString version = QApplication::applicationVersion();
    return commit.isEmpty() ? version : QStringLiteral("%1 (%2)").arg(version, commit);
}

} // namespace

QString versionsText(const QString& commit)
{
    const QString qt = QString::fromLatin1(qVersion());
    QString text = line(QStringLiteral("Bloscope"), programVersion(commit));
    text += line(QStringLiteral("Qt"),
                 qt == QLatin1String(QT_VERSION_STR)
                     ? qt
                     : QStringLiteral("%1, built with %2").arg(qt, QT_VERSION_STR));
    text += line(QStringLiteral("QCustomPlot"), QStringLiteral(QCUSTOMPLOT_VERSION_STR));
    for (const LibraryVersion& library : libraryVersions())
        text += line(QString::fromStdString(library.name), QString::fromStdString(library.version));
    text += line(QStringLiteral("System"),
                 QStringLiteral("%1, %2").arg(QSysInfo::prettyProductName(),
                                              QSysInfo::currentCpuArchitecture()));
    text += line(QStringLiteral("Window system"),
                 QStringLiteral("%1, %2").arg(QGuiApplication::platformName(),
                                              OwnStyle::nameOf(*QApplication::style())));
    return text;
}

QString withoutNames(const QString& sentence, const QString& path)
{
    static const QRegularExpression quoted(QStringLiteral("\"[^\"]*\"|“[^”]*”|'[^']*'"));
    static const QRegularExpression paths(
        QStringLiteral("(^|[\\s(])([A-Za-z]:[\\\\/]|[\\\\/~])\\S+"));
    QString anonymous = sentence;
    for (const QString& name : {path, QFileInfo(path).fileName()})
        if (!name.isEmpty())
            anonymous.replace(name, placeholder);
    anonymous.replace(quoted, '"' + placeholder + '"');
    anonymous.replace(paths, "\\1" + placeholder);
    return anonymous;
}

QString reportText(const QString& commit, const QString& error, const QString& path)
{
    const QString text = versionsText(commit);
    return error.isEmpty() ? text : text + line(QStringLiteral("Error"), withoutNames(error, path));
}

} // namespace bloscope
