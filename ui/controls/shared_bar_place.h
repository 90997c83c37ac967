#pragma once

#include <QPointer>
#include <QWidget>

namespace bloscope {

// Where controls that several views have in common are in one of them. Each view has one of these:
// the controls go to that of the view which comes into sight.
class SharedBarPlace : public QWidget {
    Q_OBJECT

 public:
    // Takes the bar over, when it belongs to nobody yet, or as soon as it is shown.
    explicit SharedBarPlace(QWidget& bar, QWidget* parent = nullptr);
    ~SharedBarPlace() override; // gives it back to the place that had it first

 protected:
    void showEvent(QShowEvent* event) override;

 private:
    void take();

    QPointer<QWidget> m_bar;
    QPointer<QWidget> m_first; // null: this one
};

} // namespace bloscope
