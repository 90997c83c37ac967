#include "ui/controls/go_to_bar.h"

#include "ui/controls/checked_line_edit.h"
#include "ui/controls/close_button.h"
#include "ui/controls/elided_label.h"
#include "ui/text/letter_width.h"
#include "ui/text/menu_text.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QToolButton>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int leastLetters = 16; // of the text in sight
constexpr int mostLetters = 40;
constexpr int lettersAround = 2; // as wide as the frame and the margins of the field

} // namespace

GoToBar::GoToBar(const QString& label, const QString& example, Read read, QWidget* parent)
    : QWidget(parent),
      m_read(std::move(read)),
      m_text(new CheckedLineEdit([this](const QString& text) {
          return text.trimmed().isEmpty() ? QString() : m_read(text).problem;
      })),
      m_meaning(new ElidedLabel)
{
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    const int letter = letterWidth(m_text->fontMetrics());
    const auto exampleLetters = static_cast<int>(example.size()) + lettersAround;
    m_text->setMinimumWidth(std::clamp(exampleLetters, leastLetters, mostLetters) * letter);
    m_text->setMaximumWidth(mostLetters * letter);
    m_text->setPlaceholderText(example);
    m_text->setAccessibleName(withoutLetter(label).remove(':').remove(u'：'));
    auto* name = new QLabel(label);
    name->setBuddy(m_text);
    QToolButton* away = closeButton(tr("Close the go-to bar (Escape)"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 4, 6, 4);
    row->addWidget(name);
    row->addWidget(m_text, 1);
    row->addWidget(m_meaning, 2);
    row->addWidget(away);
    connect(m_text, &QLineEdit::textChanged, this, &GoToBar::showMeaning);
    connect(m_text, &QLineEdit::returnPressed, this, &GoToBar::go);
    connect(away, &QToolButton::clicked, this, &GoToBar::close);
    closeOnEscape(*this, [this] { close(); });
    hide();
}

void GoToBar::ask(const QString& text)
{
    m_text->setTakenText(text);
    showMeaning();
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void GoToBar::showMeaning()
{
    const Meaning meaning = m_text->text().trimmed().isEmpty() ? Meaning() : m_read(m_text->text());
    m_meaning->setText(meaning.problem.isEmpty() ? meaning.place : meaning.problem);
    m_meaning->setToolTip(m_meaning->text());
    m_text->setAccessibleDescription(m_meaning->text());
}

void GoToBar::go()
{
    const QString text = m_text->text();
    if (!m_text->problem().isEmpty())
        return;
    close();
    if (!text.trimmed().isEmpty())
        emit wanted(text);
}

void GoToBar::close()
{
    hide();
    emit closed();
}

} // namespace bloscope
