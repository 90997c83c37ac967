#pragma once

#include "core/painting/cell_filter.h"
#include "ui/brush/brush_choice.h"

#include <QColor>
#include <QObject>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

class QComboBox;
class QMenu;
class QToolButton;
class QWidget;
namespace bloscope {

class CheckedLineEdit;
struct DType;

// A value that can be painted, in the colour that the picture has for it.
struct BrushColor {
    QString value;
    QRgb color = 0;
    QString name = {}; // empty: it has none
};

QIcon brushIcon(QRgb color);

// The controls that say what may be painted over: which value, which ones not, and where the image
// lies between two numbers. Whoever lays them out owns them.
class PaintWhere : public QObject {
    Q_OBJECT

 public:
    explicit PaintWhere(QObject* parent = nullptr);

    QWidget* overBox() const;
    QWidget* protectButton() const;
    QWidget* limitFields() const { return m_limitFields; } // with their switch

    void offer(const std::vector<BrushColor>& colors);            // to be chosen
    const std::optional<QString>& only() const { return m_only; } // nothing: any value
    const QStringList& isProtected() const { return m_protected; }
    void setValues(const std::optional<QString>& only, const QStringList& isProtected);

    BrushChoice::Limits limits() const;
    void setLimits(const BrushChoice::Limits& limits);
    void proposeLimits(double low, double high); // where none are typed

    // Of values of a type. Errors: those of parseCell().
    Result<PaintRule> rule(const DType& dtype) const;
    // Without an image; nothing: they are off. Errors: Usage for what is no number.
    Result<std::optional<ImageLimits>> imageLimits() const;

 signals:
    void limitsSwitched(bool on); // by the user
    void typed();                 // Enter

 private:
    void makeLimits();
    void fillOver();
    void fillProtected();
    void showProtected();
    std::vector<BrushColor> offered(const QStringList& chosen) const;

    std::vector<BrushColor> m_colors;
    std::optional<QString> m_only;
    QStringList m_protected;
    QComboBox* m_over;
    QToolButton* m_protect;
    QMenu* m_menu;
    QToolButton* m_limit;
    CheckedLineEdit* m_low;
    CheckedLineEdit* m_high;
    QWidget* m_limitFields = nullptr;
    QWidget* m_numbers = nullptr;
};

} // namespace bloscope
