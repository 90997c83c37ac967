#include "ui/actions/help.h"

#include "core/inspect/library_versions.h"
#include "ui/actions/actions.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/plot/svg_figure.h"
#include "ui/tabs/document_tabs.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSplitter>
#include <QStatusBar>
#include <QStyle>
#include <QSysInfo>
#include <QTextBrowser>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <qcustomplot.h>

// A static library's resources are not there until they are asked for, outside of any namespace.
static void makeGuideAvailable()
{
    Q_INIT_RESOURCE(guide);
}

namespace bloscope {

namespace {

constexpr QSize windowSize(900, 680);
constexpr int listWidth = 220;
constexpr int margin = 18; // around the text

// In the order in which they are read. Each begins with its title.
constexpr const char* pageNames[] = {"index.md",        "tutorial.md", "window.md", "views.md",
                                     "tables.md",       "bytes.md",    "values.md", "saving.md",
                                     "command-line.md", "checking.md", "repair.md", "remote.md",
                                     "questions.md"};

enum Role { NameRole = Qt::UserRole, TextRole };

QUrl addressOf(const QString& name)
{
    return QUrl(QStringLiteral("qrc:/guide/%1").arg(name));
}

QString markdownOf(const QString& name)
{
    QFile file(QStringLiteral(":/guide/%1").arg(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString plainText(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown);
    return document.toPlainText();
}

QString titleOf(const QString& text)
{
    return text.section('\n', 0, 0);
}

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

GuideWindow::GuideWindow(QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_search(new QLineEdit),
      m_pages(new QListWidget),
      m_nothing(new QLabel(tr("No page contains these words."))),
      m_text(new QTextBrowser)
{
    makeGuideAvailable();
    setWindowTitle(tr("Bloscope User Guide"));
    setWindowIcon(applicationIcon());
    resize(windowSize);
    layOut();
    addPages();
    connect(m_search, &QLineEdit::textChanged, this, &GuideWindow::listMatches);
    connect(m_search, &QLineEdit::returnPressed, this, &GuideWindow::goToNextMatch);
    connect(m_pages, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            showPage(item->data(NameRole).toString());
    });
    connect(m_text, &QTextBrowser::sourceChanged, this, &GuideWindow::follow);
    connect(m_text, &QTextBrowser::anchorClicked, this, [](const QUrl& link) {
        if (link.scheme().startsWith(QStringLiteral("http")))
            QDesktopServices::openUrl(link);
    });
    showPage(QString::fromLatin1(pageNames[0]));
    m_search->setFocus();
}

void GuideWindow::layOut()
{
    m_search->setPlaceholderText(tr("Search the guide"));
    m_search->setAccessibleName(tr("Search the guide"));
    m_search->setClearButtonEnabled(true);
    m_pages->setAccessibleName(tr("Pages"));
    m_pages->setItemDelegate(new RoomyDelegate(m_pages));
    m_pages->setFrameShape(QFrame::NoFrame);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    m_text->setAccessibleName(tr("Page"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(margin);
    auto* side = new QWidget;
    putInto(new QVBoxLayout(side), {m_search, m_nothing, {m_pages, 1}});
    auto* halves = new QSplitter;
    halves->addWidget(side);
    halves->addWidget(m_text);
    halves->setSizes({listWidth, windowSize.width() - listWidth});
    halves->setStretchFactor(1, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(halves);
}

void GuideWindow::addPages()
{
    for (const char* name : pageNames) {
        const QString text = plainText(markdownOf(QString::fromLatin1(name)));
        auto* item = new QListWidgetItem(titleOf(text), m_pages);
        item->setData(NameRole, QString::fromLatin1(name));
        item->setData(TextRole, text);
    }
}

void GuideWindow::showPage(const QString& name)
{
    if (name != m_page)
        m_text->setSource(addressOf(name), QTextDocument::MarkdownResource);
}

// The list shows where a link has led; what is searched for is found on each page from its
// beginning.
void GuideWindow::follow(const QUrl& page)
{
    m_page = page.fileName();
    for (int row = 0; row < m_pages->count(); ++row)
        if (m_pages->item(row)->data(NameRole).toString() == m_page)
            m_pages->setCurrentRow(row);
    markMatches();
    goToNextMatch();
}

// Pages that have the words stay; the first of them is shown unless the one in front is among them.
void GuideWindow::listMatches(const QString& words)
{
    QListWidgetItem* first = nullptr;
    for (int row = 0; row < m_pages->count(); ++row) {
        QListWidgetItem* item = m_pages->item(row);
        const bool has = item->data(TextRole).toString().contains(words, Qt::CaseInsensitive);
        item->setHidden(!has);
        if (has && !first)
            first = item;
    }
    m_nothing->setVisible(!first);
    if (first && m_pages->currentItem() && m_pages->currentItem()->isHidden())
        m_pages->setCurrentItem(first);
    markMatches();
    m_text->moveCursor(QTextCursor::Start);
    if (first && !words.isEmpty())
        goToNextMatch();
}

void GuideWindow::markMatches()
{
    QList<QTextEdit::ExtraSelection> marks;
    const QString words = m_search->text();
    QTextCursor found(m_text->document());
    while (!words.isEmpty() && !(found = m_text->document()->find(words, found)).isNull()) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = found;
        mark.format.setBackground(palette().highlight());
        mark.format.setForeground(palette().highlightedText());
        marks << mark;
    }
    m_text->setExtraSelections(marks);
}

void GuideWindow::goToNextMatch()
{
    if (m_search->text().isEmpty() || m_text->find(m_search->text()))
        return;
    m_text->moveCursor(QTextCursor::Start); // around the end
    m_text->find(m_search->text());
}

void GuideWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Find)) {
        m_search->setFocus();
        m_search->selectAll();
    } else if (event->matches(QKeySequence::Cancel) || event->matches(QKeySequence::Close))
        close();
    else if (event->matches(QKeySequence::Back))
        m_text->backward();
    else
        QWidget::keyPressEvent(event);
}

// What is found has the colours of the time when it was marked.
void GuideWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        markMatches();
}

void showGuide(QWidget* window)
{
    auto* guide = window->findChild<GuideWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (!guide)
        guide = new GuideWindow(window);
    guide->show();
    guide->raise();
    guide->activateWindow();
}

QString versionsText(const QString& commit)
{
    const QString qt = QString::fromLatin1(qVersion());
    QString text = line(QStringLiteral("Bloscope"), programVersion(commit));
    text += line(QStringLiteral("Qt"),
                 qt == QLatin1String(QT_VERSION_STR)
                     ? qt
                     : QStringLiteral("%1, built with %2").arg(qt, QT_VERSION_STR));
    text += line(QStringLiteral("Qt SVG"),
                 canDrawSvg() ? QStringLiteral(QT_VERSION_STR) : QStringLiteral("none"));
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
        QStringLiteral("(^|[\\s(])([A-Za-z]:[\\\\/]|[\\\\/~]|[A-Za-z][A-Za-z0-9]*://)\\S+"));
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
