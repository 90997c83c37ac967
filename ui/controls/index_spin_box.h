#pragma once

#include "ui/controls/wheel_guard.h"

#include <QAbstractSpinBox>
#include <cstdint>
#include <functional>
#include <optional>

namespace bloscope {

// A spin box for an index of [0, extent), which may need 64 bits. A typed index counts when it is
// finished (Enter, or leaving the box); a negative one counts from the end, as in NumPy.
class IndexSpinBox : public QAbstractSpinBox {
    Q_OBJECT

 public:
    explicit IndexSpinBox(QWidget* parent = nullptr);

    void setExtent(std::int64_t extent); // at least 1
    void setIndex(std::int64_t index);   // emits nothing
    // Which index somebody means who types "=" and a text; nothing: none. Until then "=" is no
    // index.
    using Nearest = std::function<std::optional<std::int64_t>(const QString& text)>;
    void setNearest(Nearest nearest) { m_nearest = std::move(nearest); }
    std::int64_t index() const { return m_index; }

    void stepBy(int steps) override;
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
    void indexChosen(qint64 index); // by the user

 protected:
    StepEnabled stepEnabled() const override;
    void wheelEvent(QWheelEvent* event) override;

 private:
    std::optional<std::int64_t> typedIndex(const QString& text) const;
    void takeText();
    void choose(std::int64_t index);

    Nearest m_nearest;
    std::int64_t m_extent = 1;
    std::int64_t m_index = 0;
    WheelSteps m_wheel;
};

} // namespace bloscope
