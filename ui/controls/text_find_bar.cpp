#include "ui/controls/text_find_bar.h"

#include "ui/controls/close_button.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/labelled_button.h"
#include "ui/text/letter_width.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

namespace bloscope {

namespace {

constexpr int leastTextLetters = 16; // in sight
constexpr int mostTextLetters = 40;

} // namespace

TextFindBar::TextFindBar(QWidget* parent)
    : QWidget(parent),
      m_text(new QLineEdit),
      m_previous(
          makeLabelledButton("up", tr("&Previous"), tr("Find the previous cell (Shift+F3)"))),
      m_next(makeLabelledButton("down", tr("&Next"), tr("Find the next cell (F3)"))),
      m_sentence(new ElidedLabel)
{
    const int letter = letterWidth(fontMetrics());
    m_text->setMinimumWidth(leastTextLetters * letter);
    m_text->setMaximumWidth(mostTextLetters * letter);
    m_text->setAccessibleName(tr("Text to find"));
    auto* label = new QLabel(tr("Find te&xt:"));
    label->setBuddy(m_text);
    QToolButton* away = closeButton(tr("Close the find bar (Escape)"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 4, 6, 4);
    row->addWidget(label);
    row->addWidget(m_text, 2);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(m_sentence, 3);
    row->addWidget(away);
    const auto enable = [this] {
        for (QToolButton* button : {m_previous, m_next})
            button->setEnabled(!text().isEmpty());
        tell({});
    };
    connect(m_text, &QLineEdit::textChanged, this, enable);
    connect(m_previous, &QToolButton::clicked, this, &TextFindBar::previousWanted);
    connect(m_next, &QToolButton::clicked, this, &TextFindBar::nextWanted);
    connect(away, &QToolButton::clicked, this, &TextFindBar::close);
    closeOnEscape(*this, [this] { close(); });
    enable();
    hide();
}

void TextFindBar::ask()
{
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

QString TextFindBar::text() const
{
    return m_text->text();
}

void TextFindBar::tell(const QString& sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setToolTip(sentence);
    m_text->setAccessibleDescription(sentence);
}

void TextFindBar::close()
{
    hide();
    emit closed();
}

void TextFindBar::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || text().isEmpty())
        return QWidget::keyPressEvent(event);
    if (event->modifiers().testFlag(Qt::ShiftModifier))
        emit previousWanted();
    else
        emit nextWanted();
}

} // namespace bloscope
