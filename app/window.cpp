#include "app/application_info.h"
#include "app/command_line/command_line.h"
#include "app/command_line/console.h"
#include "app/command_line/png_writer.h"
#include "app/commit.h"
#include "app/instance/single_instance.h"
#include "core/bytes/process_heap.h"
#include "core/system/process.h"
#include "core/system/standard_streams.h"
#include "ui/controls/redo_key.h"
#include "ui/controls/wheel_guard.h"
#include "ui/document/open_request.h"
#include "ui/plot/hash_seed.h"
#include "ui/settings/settings.h"
#include "ui/text/error_text.h"
#include "ui/text/languages.h"
#include "ui/window/main_window.h"
#include "ui/window/session.h"
#include "ui/window/session_keeper.h"
#include "ui/window/windows.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace bloscope {

namespace {

// Qt ends the program where there is no display. We say what is missing, and what works without.
bool hasDisplay()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (qEnvironmentVariableIsSet(name))
            return true;
    return false;
#else
    return true;
#endif
}

// How the desktop lets a program that it starts come to the front; Qt takes it away.
QByteArray activationToken()
{
    const QByteArray token = qgetenv("XDG_ACTIVATION_TOKEN");
    return token.isEmpty() ? qgetenv("DESKTOP_STARTUP_ID") : token;
}

OpenOptions wishOf(const WindowRequest& request)
{
    const auto text = [](const std::string& typed) { return QString::fromStdString(typed); };
    return {text(request.key),   text(request.slice), text(request.view), text(request.colorMap),
            text(request.range), text(request.scale), text(request.bands)};
}

WindowMessage messageOf(const WindowRequest& request, const QByteArray& token)
{
    WindowMessage message;
    for (const std::string& path : request.paths) {
        const QString name = QString::fromStdString(path);
        if (!name.isEmpty())
            message.paths << OpenRequest::of(name).address.path;
    }
    message.wish = wishOf(request);
    message.inNewWindow = request.inNewWindow;
    message.activationToken = token;
    return message;
}

void obey(Windows& windows, const WindowMessage& message)
{
    if (!message.activationToken.isEmpty()) // read by Qt where the window system asks for it
        qputenv("XDG_ACTIVATION_TOKEN", message.activationToken);
    windows.open(message.paths, message.wish, message.inNewWindow);
}

QString overviewFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
           QStringLiteral("/bloscope/overviews");
}

ExitCode runProgram()
{
    return QApplication::exec() == 0 ? ExitCode::Done : ExitCode::Failed;
}

// Nothing that was kept is read, and nothing is kept: for when the window does not come up.
ExitCode runSafely(const WindowMessage& message)
{
    const QTemporaryDir nowhere;
    Settings settings(nowhere.filePath(QStringLiteral("settings.ini")));
    Windows windows(settings, application::commit);
    obey(windows, message);
    windows.front()->tellForGood(
        MainWindow::tr("Safe mode: settings and session are neither loaded nor saved"));
    return runProgram();
}

ExitCode run(const WindowMessage& message)
{
    SingleInstance instance(instanceName());
    const SingleInstance::Role role = instance.begin(message);
    if (role == SingleInstance::Role::Later)
        return ExitCode::Done;
    Settings settings{QDir(QCoreApplication::applicationDirPath())};
    const QString language = QString::fromStdString(settings.preferences().language);
    if (const Language* chosen = findLanguage(language))
        useLanguage(*qApp, *chosen);
    Windows windows(settings, application::commit, overviewFolder());
    QObject::connect(&instance, &SingleInstance::asked, &windows,
                     [&windows](const WindowMessage& asked) { obey(windows, asked); });
    std::optional<SessionKeeper> keeper; // of the first one: others would write over it
    if (role == SingleInstance::Role::First)
        keeper.emplace(windows, sessionPath());
    Result<> restored;
    if (keeper && message.paths.isEmpty() && settings.preferences().restoresSession)
        restored = keeper->restore();
    if (!message.paths.isEmpty() || !windows.front())
        obey(windows, message);
    if (!restored)
        windows.front()->tell(
            errorSentence(MainWindow::tr("The last session cannot be restored"), restored.error()));
    return runProgram();
}

// Opens the window on what was asked for and returns when it is closed.
ExitCode runWindow(int argc, char** argv, const WindowRequest& request)
{
    if (!hasDisplay()) {
        complain(
            "there is no display to open a window on; \"bloscope info FILE\" works without one");
        return ExitCode::Failed;
    }
    shareOneHeap();
    fixHashSeed();
    const QByteArray token = activationToken();
    QApplication program(argc, argv);
    useLanguage(program, systemLanguage());
    const WheelGuard wheel(program);
    const RedoKey redo(program);
    QApplication::setApplicationName(application::name);
    QApplication::setApplicationVersion(application::version);
    QApplication::setDesktopFileName(application::id);
    const WindowMessage message = messageOf(request, token);
    return request.isSafe ? runSafely(message) : run(message);
}

} // namespace

} // namespace bloscope

int main(int argc, char** argv)
{
    using namespace bloscope;
    holdStandardStreams();
    letTooLargeFilesFail();
    takeArguments(argc, argv);
    const Painters painters{
        [](const FilledCells& from, const Slice& slice, const PngOptions& options, Sink& to,
           const Job& job,
           const Painters::Tell& tell) { return writePng(from, slice, options, to, job, tell); },
        thumbnailPng};
    const CommandLineOutcome outcome = runCommandLine(argc, argv, &painters);
    endProcess(
        static_cast<int>(outcome.done ? *outcome.done : runWindow(argc, argv, outcome.window)));
}
