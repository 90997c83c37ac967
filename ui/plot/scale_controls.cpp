#include "ui/plot/scale_controls.h"

#include "ui/plot/choice_button.h"

#include <QActionGroup>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QMenu>

namespace bloscope {

ScaleControls::ScaleControls(QWidget* parent)
    : QWidget(parent),
      m_button(new ChoiceButton(tr("gamma"))),
      m_kinds(new QActionGroup(this)),
      m_gamma(new QDoubleSpinBox)
{
    addKinds();
    makeGammaBox();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_button);
    row->addWidget(m_gamma);
    showKind(ValueScale::Linear);
    connect(m_kinds, &QActionGroup::triggered, this, [this](const QAction* action) {
        showKind(static_cast<ValueScale::Kind>(action->data().toInt()));
        emit chosen();
    });
}

void ScaleControls::addKinds()
{
    auto* menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    const auto add = [&](const QString& text, ValueScale::Kind kind, const QString& toolTip) {
        QAction* action = m_kinds->addAction(menu->addAction(text));
        action->setCheckable(true);
        action->setData(static_cast<int>(kind));
        action->setToolTip(toolTip);
    };
    add(tr("&linear"), ValueScale::Linear, tr("Evenly"));
    add(tr("l&og"), ValueScale::Log, tr("Logarithmic; numbers up to zero are not on it"));
    add(tr("&symlog"), ValueScale::SymLog, tr("Logarithmic on both sides of zero"));
    add(tr("&asinh"), ValueScale::Asinh,
        tr("By the inverse of the hyperbolic sine: even near zero, gently logarithmic beyond"));
    add(tr("s&qrt"), ValueScale::Sqrt, tr("By square roots, on both sides of zero"));
    add(tr("&gamma"), ValueScale::Gamma, tr("The place in the range to a power"));
    m_button->setMenu(menu);
    m_button->setAccessibleName(tr("Scale of the colours"));
    m_button->setToolTip(tr("How numbers are spread over the colours"));
}

void ScaleControls::makeGammaBox()
{
    m_gamma->setAccessibleName(tr("Exponent of the scale"));
    m_gamma->setToolTip(tr("Below 1 low numbers are told apart better, above 1 high ones"));
    m_gamma->setRange(ValueScale::leastGamma, ValueScale::mostGamma);
    m_gamma->setDecimals(2);
    m_gamma->setSingleStep(0.1);
    m_gamma->setButtonSymbols(QAbstractSpinBox::NoButtons); // there is little room
    m_gamma->setValue(ValueScale().gamma);
    connect(m_gamma, &QDoubleSpinBox::editingFinished, this, &ScaleControls::chosen);
}

void ScaleControls::showKind(ValueScale::Kind kind)
{
    for (QAction* action : m_kinds->actions())
        if (action->data().toInt() == static_cast<int>(kind)) {
            action->setChecked(true);
            m_button->setText(action->text().remove('&'));
            m_button->setAccessibleDescription(m_button->text());
        }
    m_gamma->setVisible(kind == ValueScale::Gamma);
}

ValueScale ScaleControls::scale() const
{
    return {static_cast<ValueScale::Kind>(m_kinds->checkedAction()->data().toInt()),
            m_gamma->value()};
}

void ScaleControls::setScale(const ValueScale& scale)
{
    m_gamma->setValue(scale.gamma);
    showKind(scale.kind);
}

} // namespace bloscope
