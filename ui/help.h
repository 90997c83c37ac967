#pragma once

class QWidget;

namespace bloscope {

class Actions;

// Help > Keyboard Shortcuts: every action that has one.
void showShortcuts(const Actions& actions, QWidget* parent);

// Help > About.
void showAbout(QWidget* parent);

} // namespace bloscope
