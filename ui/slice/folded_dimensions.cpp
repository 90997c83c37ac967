#include "ui/slice/folded_dimensions.h"

#include "ui/slice/dimension_chip.h"

#include <QMenu>

namespace bloscope {

FoldedDimensions::FoldedDimensions(QWidget* parent) : QToolButton(parent)
{
    setMenu(new QMenu(this));
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::TabFocus);
    setForegroundRole(QPalette::PlaceholderText);
}

void FoldedDimensions::fold(const QList<DimensionChip*>& chips)
{
    menu()->clear();
    QStringList names;
    for (DimensionChip* chip : chips) {
        names << chip->menu()->title();
        menu()->addMenu(chip->menu());
    }
    constexpr qsizetype mostNames = 2;
    setText(names.size() <= mostNames ? names.join(", ")
                                      : tr("%n of length 1", nullptr, int(names.size())));
    setToolTip(tr("Of length 1, at index 0: %1").arg(names.join(", ")));
    setAccessibleName(toolTip());
    setVisible(!chips.isEmpty());
}

} // namespace bloscope
