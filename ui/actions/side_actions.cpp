#include "ui/actions/side_actions.h"

#include "ui/actions/actions.h"
#include "ui/tabs/document_sides.h"

namespace bloscope {

namespace {

void update(const Actions& actions, const DocumentSides& sides)
{
    for (QAction* action : {actions.split, actions.moveToOtherSide})
        action->setEnabled(sides.canMove());
    actions.split->setChecked(sides.isSplit());
    actions.otherSide->setEnabled(sides.isSplit());
    for (QAction* action : {actions.nextTab, actions.previousTab})
        action->setEnabled(sides.activeSide().count() > 1);
}

} // namespace

void connectSideActions(const Actions& actions, DocumentSides& sides)
{
    const auto on = [&sides](QAction* action, auto call) {
        QObject::connect(action, &QAction::triggered, &sides, call);
    };
    on(actions.split, [&sides](bool split) { sides.setSplit(split); });
    on(actions.moveToOtherSide, [&sides] { sides.moveToOtherSide(sides.currentTab()); });
    on(actions.otherSide, [&sides] { sides.showOtherSide(); });
    on(actions.nextTab, [&sides] { sides.showNextTab(1); });
    on(actions.previousTab, [&sides] { sides.showNextTab(-1); });
    const auto offer = [&actions, &sides] { update(actions, sides); };
    QObject::connect(&sides, &DocumentSides::arranged, &sides, offer);
    QObject::connect(&sides, &DocumentSides::currentChanged, &sides, offer);
    offer();
}

} // namespace bloscope
