#pragma once

#include <QString>

class QFormLayout;
class QHBoxLayout;
class QVBoxLayout;
class QWidget;
class QToolButton;
namespace bloscope {

// A flat button with an icon of the program's (by its name) and a word beside it; `meaning` is its
// tooltip and what screen readers say. Whoever lays it out owns it.
QToolButton* makeLabelledButton(const char* icon, const QString& text, const QString& meaning);

// A row and a column without margins around them: for what belongs together, and for what fills a
// widget.
QHBoxLayout* tightRow(QWidget* parent);
QVBoxLayout* tightColumn(QWidget* parent);

// The column of a panel beside or below the data, with little around it.
QVBoxLayout* panelColumn(QWidget& panel);

// A field behind its label, and perhaps more. They stay together where a bar is too narrow for one
// line.
QWidget* labelled(const QString& text, QWidget* field, QWidget* more = nullptr);

// Lets the fields of two forms, one below the other, begin at the same place.
void alignFields(QFormLayout& above, QFormLayout& below);

} // namespace bloscope
