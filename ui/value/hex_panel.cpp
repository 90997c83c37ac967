#include "ui/value/hex_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace bloscope {

HexPanel::HexPanel(QWidget* parent)
    : QWidget(parent), m_edit(new HexEdit), m_place(new QLabel), m_insert(new QToolButton)
{
    setFocusProxy(m_edit);
    m_place->setTextFormat(Qt::PlainText);
    m_place->setWordWrap(true);
    m_insert->setText(tr("Insert"));
    m_insert->setCheckable(true);
    m_insert->setToolTip(tr("Typing inserts bytes instead of overwriting them (Ins)"));
    m_insert->setFocusPolicy(Qt::TabFocus);
    auto* below = new QHBoxLayout;
    below->addWidget(m_place, 1);
    below->addWidget(m_insert);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_edit, 1);
    column->addLayout(below);
    connect(m_edit, &HexView::caretMoved, this, &HexPanel::showPlace);
    connect(m_edit, &HexView::notice, m_place, &QLabel::setText);
    connect(m_edit, &HexEdit::modeChanged, this,
            [this] { m_insert->setChecked(m_edit->mode() == HexEdit::Mode::Insert); });
    connect(m_insert, &QToolButton::toggled, this, [this](bool inserts) {
        if (inserts != (m_edit->mode() == HexEdit::Mode::Insert))
            m_edit->setMode(inserts ? HexEdit::Mode::Insert : HexEdit::Mode::Overwrite);
    });
    showPlace();
}

void HexPanel::setReadOnly(bool readOnly)
{
    m_edit->setReadOnly(readOnly);
    m_insert->setVisible(!readOnly);
}

void HexPanel::showPlace()
{
    m_place->setText(m_edit->placeText());
}

} // namespace bloscope
