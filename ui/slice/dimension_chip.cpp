#include "ui/slice/dimension_chip.h"

#include "core/geometry/coordinate_slice.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/controls/labelled_button.h"
#include "ui/text/core_words.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QWidgetAction>

namespace bloscope {

namespace {

// Of the dimension alone.
Geometry geometryOf(const DimensionLabels& labels, std::size_t dimension)
{
    Geometry geometry = untoldGeometry(1);
    if (const Coordinates* all = labels.coordinates(dimension))
        geometry.dimensions.front().coordinates = *all;
    return geometry;
}

QString arrowOf(DimensionRole role)
{
    return role == DimensionRole::Rows      ? QStringLiteral("↓ ")
           : role == DimensionRole::Columns ? QStringLiteral("→ ")
                                            : QString();
}

} // namespace

DimensionChip::DimensionChip(std::size_t dimension, const DimensionLabels& labels,
                             std::int64_t extent, QWidget* parent)
    : QToolButton(parent),
      m_dimension(dimension),
      m_name(labels.name(dimension)),
      m_extent(extent),
      m_geometry(geometryOf(labels, dimension)),
      m_roles(new QActionGroup(this)),
      m_range(new CheckedLineEdit([this](const QString& text) {
          const Result<DimensionSlice> range = parseRange(text);
          return range ? QString() : coreCause(range.error().text());
      }))
{
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::TabFocus);
    fillMenu();
    connect(m_roles, &QActionGroup::triggered, this, [this](const QAction* action) {
        emit roleChosen(DimensionRole(action->data().toInt()));
    });
    connect(m_range, &CheckedLineEdit::taken, this, [this](const QString& text) {
        menu()->close();
        emit rangeChosen(*parseRange(text));
    });
}

Result<DimensionSlice> DimensionChip::parseRange(const QString& text) const
{
    BLOSCOPE_TRY(const Slice slice, parseSlice(text.toStdString(), {m_extent}, m_geometry));
    return slice[0];
}

void DimensionChip::fillMenu()
{
    setMenu(new QMenu(m_name, this));
    menu()->setToolTipsVisible(true);
    addRole(DimensionRole::Rows, tr("↓ Rows"), tr("Runs down the screen"));
    addRole(DimensionRole::Columns, tr("→ Columns"), tr("Runs across the screen"));
    addRole(DimensionRole::Index, tr("Index"), tr("Shows one index"));
    addRole(DimensionRole::Range, tr("Range"),
            tr("Shows the first index but exports the whole range"));
    menu()->addSeparator();
    auto* range = new QWidgetAction(this);
    range->setDefaultWidget(createRange());
    menu()->addAction(range);
}

void DimensionChip::addRole(DimensionRole role, const QString& text, const QString& tip)
{
    QAction* action = m_roles->addAction(text);
    action->setCheckable(true);
    action->setData(int(role));
    action->setToolTip(tip);
    menu()->addAction(action);
}

QWidget* DimensionChip::createRange()
{
    constexpr int rangeWidth = 120;
    auto* row = new QWidget;
    auto* label = new QLabel(tr("&Range:"), row);
    label->setBuddy(m_range);
    m_range->setMinimumWidth(rangeWidth);
    m_range->setAccessibleName(tr("Range of %1").arg(m_name));
    m_range->setToolTip(tr("Range of this dimension: start:stop:step, as in NumPy"));
    auto* extent = new QLabel(tr("of %1").arg(countText(m_extent)), row);
    extent->setForegroundRole(QPalette::PlaceholderText);
    putInto(new QHBoxLayout(row), {label, {m_range, 1}, extent});
    return row;
}

void DimensionChip::showSlice(const Slice& slice)
{
    const DimensionRole role = roleOf(slice, m_dimension);
    const QString taken = rangeText(slice, m_dimension);
    const bool isIndex = role == DimensionRole::Index;
    QAction* chosen = m_roles->actions().at(int(role));
    chosen->setChecked(true);
    enableRoles(slice);
    m_range->setTakenText(taken);
    m_range->setEnabled(!isIndex);
    setText(arrowOf(role) + m_name + (isIndex || taken == ":" ? QString() : "  " + taken));
    setToolTip(tr("%1, length %2: %3").arg(m_name, countText(m_extent), chosen->toolTip()));
    setAccessibleName(tr("Role of %1").arg(m_name));
}

void DimensionChip::setCurrent(bool isCurrent)
{
    QFont font = this->font();
    font.setBold(isCurrent);
    setFont(font);
}

QSize DimensionChip::sizeHint() const
{
    QFont bold = font();
    bold.setBold(true);
    const auto width = [this](const QFontMetrics& metrics) {
        return metrics.size(Qt::TextShowMnemonic, text()).width(); // as Qt measures it
    };
    const int more = width(QFontMetrics(bold)) - width(fontMetrics());
    return QToolButton::sizeHint() + QSize(more, 0);
}

void DimensionChip::enableRoles(const Slice& slice)
{
    // Two dimensions that are not fixed are always rows and columns; a third can be a range.
    const DimensionRole role = roleOf(slice, m_dimension);
    const bool isShown = role == DimensionRole::Rows || role == DimensionRole::Columns;
    const QList<QAction*> roles = m_roles->actions();
    roles[int(DimensionRole::Range)]->setEnabled(!isShown && slice.columnDimension());
    roles[int(DimensionRole::Index)]->setEnabled(m_extent > 0);
    roles[int(DimensionRole::Columns)]->setEnabled(slice.columnDimension() ||
                                                   role == DimensionRole::Index);
}

} // namespace bloscope
