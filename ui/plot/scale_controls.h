#pragma once

#include "ui/picture/value_scale.h"

#include <QWidget>

class QActionGroup;
class QDoubleSpinBox;

namespace bloscope {

class ChoiceButton;

// Chooses how numbers are spread over colours: a button with a menu, and beside it the exponent
// while it is of use.
class ScaleControls : public QWidget {
    Q_OBJECT

 public:
    explicit ScaleControls(QWidget* parent = nullptr);

    ValueScale scale() const;
    void setScale(const ValueScale& scale); // tells nobody

 signals:
    void chosen(); // by the user

 private:
    void addKinds();
    void makeGammaBox();
    void showKind(ValueScale::Kind kind);

    ChoiceButton* m_button;
    QActionGroup* m_kinds;
    QDoubleSpinBox* m_gamma;
};

} // namespace bloscope
