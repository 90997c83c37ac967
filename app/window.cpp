#include "app/window.h"

#include "app/application_info.h"
#include "app/command_line/console.h"
#include "ui/main_window.h"
#include "ui/settings.h"

#include <QApplication>

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

QStringList pathsOf(const WindowRequest& request)
{
    QStringList paths;
    for (const std::string& path : request.paths)
        paths << QString::fromLocal8Bit(path.data(), static_cast<qsizetype>(path.size()));
    return paths;
}

} // namespace

ExitCode runWindow(int argc, char** argv, const WindowRequest& request)
{
    if (!hasDisplay()) {
        complain("there is no display to open a window on; \"bloscope info FILE\" needs none");
        return ExitCode::Failed;
    }
    QApplication program(argc, argv);
    QApplication::setApplicationName(application::name);
    QApplication::setApplicationVersion(application::version);
    QApplication::setDesktopFileName(application::id);
    Settings settings;
    MainWindow window(settings);
    window.show();
    window.openPaths(pathsOf(request), QString::fromStdString(request.slice));
    return QApplication::exec() == 0 ? ExitCode::Done : ExitCode::Failed;
}

} // namespace bloscope
