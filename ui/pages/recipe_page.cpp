#include "ui/pages/recipe_page.h"

#include "ui/controls/roomy_delegate.h"
#include "ui/text/error_text.h"
#include "ui/theme/icons.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int margin = 8;
constexpr int longestHeading = 200;
constexpr int mostLines = 12; // in sight; longer texts get what room there is

QString headingOf(const Recipe& recipe)
{
    const QString kind = displayText(nameOf(recipe.kind));
    const QString name = displayText(recipe.name).left(longestHeading);
    QString what = name.isEmpty() ? kind : RecipePage::tr("%1 “%2”").arg(kind, name);
    what[0] = what[0].toUpper();
    return RecipePage::tr("%1 (no stored values)").arg(what);
}

// The address, where there is one, and the text; source code keeps its lines.
QString textOf(const Recipe& recipe)
{
    QStringList lines;
    if (recipe.remote.kind == Reference::Kind::Remote)
        lines << displayText(recipe.remote.text());
    if (recipe.text.empty())
        return lines.join('\n');
    for (const QString& line : QString::fromStdString(recipe.text).split('\n'))
        lines << displayText(line.toStdString());
    return lines.join('\n');
}

QString stateOf(const RecipeOperand& operand)
{
    if (!operand.isThere)
        return operand.request ? RecipePage::tr("on a server") : RecipePage::tr("not searched");
    return *operand.isThere ? RecipePage::tr("found") : RecipePage::tr("missing");
}

} // namespace

RecipePage::RecipePage(const OpenedDocument& opened, QWidget* parent)
    : DocumentPage(opened, parent), m_recipe(std::get<OpenedRecipe>(opened.content))
{
    QLabel* heading = addLabel(headingOf(m_recipe.recipe));
    QFont large = heading->font();
    large.setPointSizeF(1.3 * large.pointSizeF());
    heading->setFont(large);
    const bool isTable = m_recipe.recipe.kind == ObjectKind::RemoteTable;
    addLabel(isTable ? tr("The result would be a table. The expression is not evaluated; operands "
                          "are never opened automatically.")
                     : tr("The result would be %1. The expression is not evaluated; operands are "
                          "never opened automatically.",
                          "a shape and a type")
                           .arg(m_recipe.shapeText));
    addText();
    if (const auto request = requestOnServer(m_recipe.recipe.remote.place()))
        addOpening(*request);
    addOperands();
}

QLabel* RecipePage::addLabel(const QString& text)
{
    auto* label = new QLabel(text, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMargin(margin);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column()->addWidget(label);
    return label;
}

void RecipePage::addText()
{
    auto* text = new QPlainTextEdit(textOf(m_recipe.recipe), this);
    text->setReadOnly(true);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setAccessibleName(tr("Text of the expression"));
    const int lines = std::min(text->document()->lineCount() + 2, mostLines);
    text->setMinimumHeight(lines * text->fontMetrics().lineSpacing());
    if (lines < mostLines)
        text->setMaximumHeight(text->minimumHeight());
    column()->addWidget(text, 2);
}

void RecipePage::addOpening(const OpenRequest& request)
{
    const QString host = QUrl(request.address.path).host();
    auto* button = new QPushButton(tr("&Open from %1").arg(host), this);
    button->setToolTip(
        tr("Opens %1. Until then nothing is asked of the server.").arg(request.address.path));
    connect(button, &QPushButton::clicked, this, [this, request] { emit openWanted(request); });
    auto* line = new QHBoxLayout;
    line->setContentsMargins(margin, margin, margin, margin);
    line->addWidget(button);
    line->addStretch(1);
    column()->addLayout(line);
}

void RecipePage::addOperands()
{
    if (m_recipe.operands.empty()) {
        column()->addStretch(1);
        return;
    }
    addLabel(tr("Operands. Double-click an operand in this folder or on a server, or press Enter, "
                "to open it."));
    m_operands = new QTreeWidget(this);
    m_operands->setAccessibleName(tr("Operands"));
    m_operands->setHeaderLabels({tr("Name"), tr("Address"), tr("State")});
    m_operands->setRootIsDecorated(false);
    m_operands->setItemDelegate(new RoomyDelegate(m_operands));
    m_operands->setUniformRowHeights(true);
    for (const RecipeOperand& operand : m_recipe.operands) {
        auto* item =
            new QTreeWidgetItem(m_operands, {operand.name, operand.address, stateOf(operand)});
        item->setIcon(0, lineIcon(operand.request ? "file" : "link"));
        item->setToolTip(1, operand.address);
    }
    m_operands->header()->setStretchLastSection(false);
    m_operands->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    connect(m_operands, &QTreeWidget::itemActivated, this, &RecipePage::openOperand);
    column()->addWidget(m_operands, 1);
}

void RecipePage::openOperand(const QTreeWidgetItem* item)
{
    const int number = m_operands->indexOfTopLevelItem(const_cast<QTreeWidgetItem*>(item));
    const RecipeOperand& operand = m_recipe.operands[static_cast<std::size_t>(number)];
    if (operand.request)
        emit openWanted(*operand.request);
    else
        emit notice((operand.isThere
                         ? tr("%1 cannot be opened from here: the file is missing.")
                         : tr("%1 cannot be opened from here: it was not searched for."))
                        .arg(operand.address));
}

QString RecipePage::shownText() const
{
    return headingOf(m_recipe.recipe);
}

void RecipePage::copy()
{
    QGuiApplication::clipboard()->setText(QString::fromStdString(m_recipe.recipe.text));
}

void RecipePage::takeFocus()
{
    if (m_operands)
        m_operands->setFocus();
}

} // namespace bloscope
