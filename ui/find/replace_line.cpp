#include "ui/find/replace_line.h"

#include "ui/controls/checked_line_edit.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled_button.h"
#include "ui/text/error_text.h"

#include <QKeyEvent>
#include <QToolButton>

namespace bloscope {

namespace {

constexpr int valueWidth = 150;

} // namespace

ReplaceLine::ReplaceLine(QWidget* parent) : QWidget(parent)
{
    m_value = new CheckedLineEdit([this](const QString& text) {
        return text.isEmpty() ? QString() : problemWithValue(text, m_dtype);
    });
    m_value->setAccessibleName(tr("Value to replace with"));
    m_value->setFixedWidth(valueWidth);
    m_one = makeButton(tr("&Replace"), tr("Replace the current cell and find the next (Enter)"),
                       &ReplaceLine::wanted);
    m_all = makeButton(tr("Replace A&ll"), tr("Replace all matches in one step"),
                       &ReplaceLine::allWanted);
    m_count = makeButton(tr("Cou&nt"), tr("Count the matches"), &ReplaceLine::countWanted);
    auto* row = new FlowLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(labelled(tr("Replace &with:"), m_value));
    for (QToolButton* button : {m_one, m_all, m_count})
        row->addWidget(button);
    connect(m_value, &QLineEdit::textChanged, this, &ReplaceLine::check);
    connect(m_value, &CheckedLineEdit::problemChanged, this, [this](const QString& problem) {
        check();
        emit problemChanged(problem);
    });
}

void ReplaceLine::setType(const DType& dtype)
{
    m_dtype = dtype;
    m_value->checkAgain();
}

QToolButton* ReplaceLine::makeButton(const QString& text, const QString& meaning,
                                     void (ReplaceLine::*wish)())
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setAutoRaise(true);
    button->setToolTip(meaning);
    button->setAccessibleName(meaning);
    connect(button, &QToolButton::clicked, this, wish);
    return button;
}

QString ReplaceLine::value() const
{
    return m_value->text();
}

void ReplaceLine::setPossible(bool canCount, bool canReplace)
{
    m_count->setEnabled(canCount);
    m_canReplace = canReplace;
    check();
}

void ReplaceLine::check()
{
    const bool isPossible =
        m_canReplace && !m_value->text().isEmpty() && m_value->problem().isEmpty();
    m_one->setEnabled(isPossible);
    m_all->setEnabled(isPossible);
}

void ReplaceLine::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (m_one->isEnabled())
            emit wanted();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace bloscope
