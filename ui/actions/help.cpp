#include "ui/actions/help.h"

#include "core/inspect/library_versions.h"
#include "ui/actions/actions.h"
#include "ui/actions/guide_window.h"
#include "ui/actions/shortcut_dialog.h"
#include "ui/tabs/document_tabs.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QStatusBar>
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

constexpr int iconSide = 64;
constexpr QSize dialogSize(520, 460);

QLabel* createText()
{
    auto* label = new QLabel(
        QDialog::tr("<p style=\"font-size: x-large\"><b>Bloscope %1</b></p>"
                    "<p>Opens, shows, checks and edits Blosc2 files.</p>"
                    "<p>Free software under the GNU General Public License, version 3 or later. It "
                    "comes without any warranty.</p>")
            .arg(QGuiApplication::applicationVersion().toHtmlEscaped()));
    label->setWordWrap(true);
    return label;
}

QPlainTextEdit* createVersions(const QString& versions)
{
    auto* text = new QPlainTextEdit(versions.trimmed());
    text->setReadOnly(true);
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setAccessibleName(QDialog::tr("Versions"));
    return text;
}

// Help > About: what this is, and the versions of everything in it.
void showAbout(const QString& versions, QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QDialog::tr("About Bloscope"));
    auto* icon = new QLabel;
    icon->setPixmap(
        applicationIcon().pixmap(QSize(iconSide, iconSide), dialog->devicePixelRatioF()));
    auto* head = new QHBoxLayout;
    head->addWidget(icon, 0, Qt::AlignTop);
    head->addSpacing(12);
    head->addWidget(createText(), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy =
        buttons->addButton(QDialog::tr("&Copy Versions"), QDialogButtonBox::ActionRole);
    QObject::connect(copy, &QPushButton::clicked, dialog,
                     [versions] { QGuiApplication::clipboard()->setText(versions); });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addLayout(head);
    column->addSpacing(8);
    column->addWidget(createVersions(versions), 1);
    column->addWidget(buttons);
    dialog->resize(dialogSize);
    dialog->open();
}

constexpr int noticeMs = 6000;

void showShortcuts(QMainWindow& window)
{
    auto* dialog = new ShortcutDialog(*window.menuBar(), &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void copyReport(const DocumentTabs& tabs, const QString& commit, QMainWindow& window)
{
    const DocumentTab* tab = tabs.currentTab();
    const QString text =
        tab ? reportText(commit, tab->problem(), tab->address().path) : versionsText(commit);
    QGuiApplication::clipboard()->setText(text);
    window.statusBar()->showMessage(QDialog::tr("Copied the report."), noticeMs);
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

void connectHelp(const Actions& actions, const DocumentTabs& tabs, const QString& commit,
                 QMainWindow* window)
{
    const auto on = [window](QAction* action, auto call) {
        QObject::connect(action, &QAction::triggered, window, call);
    };
    on(actions.guide, [window] { showGuide(window); });
    on(actions.shortcuts, [window] { showShortcuts(*window); });
    on(actions.copyReport, [&tabs, commit, window] { copyReport(tabs, commit, *window); });
    on(actions.about, [commit, window] { showAbout(versionsText(commit), window); });
}

} // namespace bloscope
