#pragma once

#include <QString>
#include <initializer_list>

class QBoxLayout;
class QFormLayout;
class QHBoxLayout;
class QLayout;
class QVBoxLayout;
class QWidget;
class QToolButton;

namespace bloscope {

// A flat button with an icon of the program's (by its name) and a word beside it; `meaning` is its
// tooltip and what screen readers say. Whoever lays it out owns it.
QToolButton* makeLabelledButton(const char* icon, const QString& text, const QString& meaning);

// A row and a column without margins around them, for what belongs together.
QHBoxLayout* tightRow(QWidget* parent);
QVBoxLayout* tightColumn(QWidget* parent, int between = 0);

// The column of a panel beside or below the data, with little around it.
QVBoxLayout* panelColumn(QWidget& panel);

// A widget or a layout, with its share of the room that is left.
struct PlacedPart {
    PlacedPart(QWidget* part, int share = 0) : widget(part), stretch(share) {}
    PlacedPart(QLayout* part, int share = 0) : layout(part), stretch(share) {}

    QWidget* widget = nullptr;
    QLayout* layout = nullptr;
    int stretch;
};

// Puts parts into a row or a column, one behind the other.
void putInto(QBoxLayout* line, std::initializer_list<PlacedPart> parts);

// A field behind its label, and perhaps more. They stay together where a bar is too narrow for one
// line.
QWidget* labelled(const QString& text, QWidget* field, QWidget* more = nullptr);

// Lets the fields of two forms, one below the other, begin at the same place.
void alignFields(QFormLayout& above, QFormLayout& below);

} // namespace bloscope
