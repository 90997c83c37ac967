#pragma once

#include <QToolButton>

namespace bloscope {

// A button that opens its menu and tells what is chosen there; it looks like a box of choices. Its
// width does not depend on what is chosen: texts that do not fit end in dots.
class ChoiceButton : public QToolButton {
    Q_OBJECT

 public:
    // `longest`: a text for which it has room where there is room for all.
    explicit ChoiceButton(QString longest, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    QSize sizeFor(const QString& text) const;

    QString m_longest;
};

} // namespace bloscope
