#include "ui/value/json_edit.h"

#include "core/msgpack/json.h"
#include "ui/text/error_text.h"
#include "ui/theme/contrast.h"
#include "ui/value/json_text_edit.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>

namespace bloscope {

namespace {

using namespace std::chrono_literals;

constexpr auto typingPause = 150ms;
constexpr int shortText = 16 * 1024;   // characters, and bytes of the value before
constexpr qsizetype piece = 16 * 1024; // characters that a text field takes in some 10 ms

} // namespace

JsonEdit::JsonEdit(Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_scheduler(scheduler),
      m_before(std::make_shared<const ByteBuffer>()),
      m_text(new JsonTextEdit),
      m_problem(new QLabel),
      m_format(new QPushButton(tr("&Format")))
{
    layOut();
    setFocusProxy(m_text);
    m_typingPause.setSingleShot(true);
    m_typingPause.setInterval(typingPause);
    m_nextPiece.setSingleShot(true);
    connect(&m_nextPiece, &QTimer::timeout, this, &JsonEdit::showPiece);
    connect(&m_typingPause, &QTimer::timeout, this, &JsonEdit::check);
    connect(m_text, &QPlainTextEdit::textChanged, this, &JsonEdit::textChanged);
    connect(m_format, &QPushButton::clicked, this, &JsonEdit::format);
}

void JsonEdit::layOut()
{
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->setMinimumHeight(2 * m_problem->fontMetrics().lineSpacing());
    m_problem->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_problem->setAccessibleName(tr("Error in the text"));
    m_format->setAutoDefault(false);
    m_format->setToolTip(tr("One item per line, two spaces per level"));
    auto* below = new QHBoxLayout;
    below->addWidget(m_problem, 1);
    below->addWidget(m_format, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text, 1);
    column->addLayout(below);
}

void JsonEdit::setText(const QString& text, SharedBytes before)
{
    m_before = std::move(before);
    m_nextPiece.stop();
    m_coming = text;
    m_shown = 0;
    m_text->setUndoRedoEnabled(false);
    m_text->setReadOnly(true);
    m_text->clear();
    showPiece();
}

void JsonEdit::showPiece()
{
    m_isChecking = true;
    QTextCursor cursor(m_text->document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(m_coming.sliced(m_shown, std::min(piece, m_coming.size() - m_shown)));
    m_shown = std::min(m_shown + piece, m_coming.size());
    if (m_shown < m_coming.size()) {
        m_nextPiece.start();
        return;
    }
    m_coming.clear();
    m_text->setUndoRedoEnabled(true);
    m_text->setReadOnly(m_isReadOnly);
    m_text->moveCursor(QTextCursor::Start);
    textChanged();
}

void JsonEdit::replaceText(const QString& text)
{
    if (text.size() > piece) {
        setText(text, m_before);
        return;
    }
    QTextCursor cursor(m_text->document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    m_text->moveCursor(QTextCursor::Start);
}

QString JsonEdit::text() const
{
    return m_text->toPlainText();
}

void JsonEdit::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    m_text->setReadOnly(readOnly || !m_coming.isEmpty());
    m_format->setVisible(!readOnly);
}

bool JsonEdit::isShort() const
{
    return m_text->document()->characterCount() <= shortText &&
           m_before->size() <= std::size_t(shortText);
}

void JsonEdit::textChanged()
{
    if (!m_coming.isEmpty())
        return; // it is checked when it is complete
    m_checkTicket.cancel();
    m_formatTicket.cancel();
    m_isChecking = true;
    emit changed();
    if (isShort()) {
        m_typingPause.stop();
        take(checkedJson(text(), *m_before));
    } else {
        m_typingPause.start();
    }
}

void JsonEdit::check()
{
    m_checkTicket = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [text = text(), before = m_before](const std::stop_token&) {
            return Result<CheckedJson>(checkedJson(text, *before));
        },
        [this](Result<CheckedJson> checked) {
            take(checked ? *std::move(checked)
                         : CheckedJson{.problem = displayText(checked.error().text())});
        });
}

void JsonEdit::take(CheckedJson checked)
{
    m_checkTicket = {};
    m_isChecking = false;
    m_checked = std::move(checked);
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, damageColor(colors));
    m_problem->setPalette(colors);
    m_problem->setText(m_checked.problem);
    m_text->setAccessibleDescription(m_checked.problem);
    m_text->markProblem(m_checked.place ? static_cast<int>(m_checked.place->position) : -1);
    m_format->setEnabled(m_checked.value != nullptr);
    emit checkFinished();
}

void JsonEdit::format()
{
    if (!m_checked.value || m_isChecking)
        return;
    m_formatTicket = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [value = m_checked.value](const std::stop_token&) {
            return msgpack_value::jsonText(*value, msgpack_value::JsonLayout::Indented);
        },
        [this](const Result<std::string>& text) {
            if (text)
                replaceText(QString::fromStdString(*text));
        });
}

} // namespace bloscope
