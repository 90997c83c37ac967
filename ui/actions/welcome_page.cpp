#include "ui/actions/welcome_page.h"

#include "ui/actions/actions.h"
#include "ui/document/open_request.h"
#include "ui/text/menu_text.h"
#include "ui/theme/icons.h"

#include <QCommandLinkButton>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace bloscope {

namespace {

constexpr int welcomeIconSide = 96;
constexpr int columnWidth = 560;
constexpr int folderWidth = 260;
constexpr qsizetype shownFiles = 6;

QLabel* createTitle(QWidget* parent)
{
    auto* title = new QLabel(QStringLiteral("Bloscope"), parent);
    QFont font = title->font();
    font.setPointSizeF(font.pointSizeF() * 2.2);
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    return title;
}

QLabel* createQuietText(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    return label;
}

// A button that does what a menu entry does and looks like it. Alt with its letter is the menu's.
QPushButton* createButton(QAction* action, QWidget* parent)
{
    auto* button = new QPushButton(action->icon(), withoutLetter(action->text()), parent);
    button->setEnabled(action->isEnabled());
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    QObject::connect(action, &QAction::enabledChanged, button, &QPushButton::setEnabled);
    return button;
}

} // namespace

WelcomePage::WelcomePage(const Actions& actions, QWidget* parent)
    : QWidget(parent), m_recent(new QWidget(this)), m_recentRows(new QVBoxLayout(m_recent))
{
    auto* icon = new QLabel(this);
    icon->setPixmap(
        applicationIcon().pixmap(QSize(welcomeIconSide, welcomeIconSide), devicePixelRatioF()));
    auto* titles = new QVBoxLayout;
    titles->addStretch(1);
    titles->addWidget(createTitle(this));
    titles->addWidget(createQuietText(tr("Opens, shows, checks and edits Blosc2 files"), this));
    titles->addStretch(1);
    auto* head = new QHBoxLayout;
    head->addWidget(icon);
    head->addSpacing(12);
    head->addLayout(titles, 1);

    auto* buttons = new QHBoxLayout;
    QPushButton* open = createButton(actions.open, this);
    open->setDefault(true);
    buttons->addWidget(open);
    buttons->addWidget(createButton(actions.openAddress, this));
    buttons->addWidget(createButton(actions.openSample, this));
    buttons->addStretch(1);

    m_recentRows->setContentsMargins(0, 0, 0, 0);
    m_recentRows->setSpacing(0);
    auto* content = new QWidget(this);
    content->setFixedWidth(columnWidth);
    auto* column = new QVBoxLayout(content);
    column->addStretch(2);
    column->addLayout(head);
    column->addSpacing(16);
    column->addLayout(buttons);
    column->addWidget(createQuietText(tr("… or drop files and folders here."), this));
    column->addSpacing(16);
    column->addWidget(m_recent);
    column->addStretch(3);
    auto* centre = new QHBoxLayout(this);
    centre->addWidget(content);
}

void WelcomePage::setRecentFiles(const QStringList& paths)
{
    qDeleteAll(m_recent->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    m_recent->setVisible(!paths.isEmpty());
    m_recentRows->addWidget(createQuietText(tr("Recent files"), m_recent));
    for (const QString& path : paths.mid(0, shownFiles))
        m_recentRows->addWidget(createRecentEntry(path));
}

QWidget* WelcomePage::createRecentEntry(const QString& path)
{
    const QFileInfo file(path.endsWith('/') ? path.chopped(1) : path);
    const QString folder = fontMetrics().elidedText(QDir::toNativeSeparators(file.path()),
                                                    Qt::ElideMiddle, folderWidth);
    //: %1 is the name of a file, %2 its folder
    const QString text = tr("%1 in %2").arg(DocumentAddress{path, {}}.name(), folder);
    auto* entry = new QPushButton(lineIcon("file"), QString(text).replace('&', "&&"), m_recent);
    entry->setFlat(true);
    entry->setStyleSheet(QStringLiteral("text-align: left; padding: 4px;"));
    entry->setToolTip(QDir::toNativeSeparators(path));
    entry->setAccessibleDescription(QDir::toNativeSeparators(path));
    connect(entry, &QPushButton::clicked, this, [this, path] { emit fileWanted(path); });
    return entry;
}

} // namespace bloscope
