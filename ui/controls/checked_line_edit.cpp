#include "ui/controls/checked_line_edit.h"

#include <QAction>
#include <QDialog>
#include <QKeyEvent>
#include <QStyle>

namespace bloscope {

CheckedLineEdit::CheckedLineEdit(Check check, QWidget* parent)
    : QLineEdit(parent),
      m_check(std::move(check)),
      m_sign(addAction(style()->standardIcon(QStyle::SP_MessageBoxWarning), TrailingPosition))
{
    m_sign->setVisible(false);
    connect(this, &QLineEdit::textChanged, this, &CheckedLineEdit::check);
    connect(this, &QLineEdit::returnPressed, this, &CheckedLineEdit::take);
}

void CheckedLineEdit::setTakenText(const QString& text)
{
    m_takenText = text;
    if (text == this->text())
        return;
    setText(text);
    setCursorPosition(0);
}

void CheckedLineEdit::check()
{
    const QString problem = m_check(text());
    if (problem == m_problem)
        return;
    m_problem = problem;
    m_sign->setVisible(!problem.isEmpty());
    m_sign->setToolTip(problem);
    emit problemChanged(problem);
}

void CheckedLineEdit::take()
{
    if (!m_problem.isEmpty() || text() == m_takenText)
        return;
    m_takenText = text();
    emit taken(m_takenText);
}

void CheckedLineEdit::keyPressEvent(QKeyEvent* event)
{
    const bool isForText = text() != m_takenText && !qobject_cast<QDialog*>(window());
    if (event->key() == Qt::Key_Escape && isForText)
        setText(m_takenText);
    else
        QLineEdit::keyPressEvent(event);
}

} // namespace bloscope
