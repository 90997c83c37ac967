#pragma once

#include <QLabel>

namespace bloscope {

// A line of plain text that ends in dots where there is no room for all of it.
class ElidedLabel : public QLabel {
    Q_OBJECT

 public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override; // a few letters and the dots

 protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace bloscope
