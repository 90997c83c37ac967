#pragma once

#include <QLabel>
#include <QString>

class QLabel;
class QWidget;
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

// Plain text of as many lines as it needs, which can be selected and copied.
QLabel* wrappingLabel(const QString& text = {}, QWidget* parent = nullptr);

} // namespace bloscope
