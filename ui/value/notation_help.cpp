#include "ui/value/notation_help.h"

#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

namespace bloscope {

namespace {

QWidget* makeTable()
{
    const std::pair<QString, const char*> rows[] = {
        {NotationHelp::tr("integers beyond 2⁵³"), R"({"$int": "9007199254740993"})"},
        {NotationHelp::tr("float64: with a point or an exponent"), "2.0"},
        {NotationHelp::tr("float64 that is no number: nan, inf, -inf"), R"({"$f64": "nan"})"},
        {NotationHelp::tr("float32"), R"({"$f32": "0.1"})"},
        {NotationHelp::tr("bytes"), R"({"$bin": "00ff"})"},
        {NotationHelp::tr("text that is no UTF-8"), R"({"$str_hex": "ff"})"},
        {NotationHelp::tr("extensions: type and bytes"), R"({"$ext": [42, "00ff"]})"},
        {NotationHelp::tr("times: seconds and nanoseconds"),
         R"({"$timestamp": "1700000000.000000000"})"},
        {NotationHelp::tr("maps with keys that are no different texts"),
         R"({"$map": [[1, "one"], [2, "two"]]})"},
        {NotationHelp::tr("Python's tuples"), R"(["__tuple__", 1, 2])"}};
    auto* table = new QWidget;
    auto* grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    table->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    int row = 0;
    for (const auto& [what, form] : rows) {
        auto* example = new QLabel(QString::fromUtf8(form));
        example->setTextFormat(Qt::PlainText);
        example->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        example->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        grid->addWidget(new QLabel(what), row, 0);
        grid->addWidget(example, row++, 1);
    }
    return table;
}

} // namespace

NotationHelp::NotationHelp(QWidget* parent) : QWidget(parent)
{
    auto* button = new QToolButton;
    button->setText(tr("How to write what JSON has nothing for"));
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setArrowType(Qt::RightArrow);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    QWidget* table = makeTable();
    table->hide();
    connect(button, &QToolButton::toggled, this, [button, table](bool isOpen) {
        button->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        table->setVisible(isOpen);
    });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(button, 0, Qt::AlignLeft);
    column->addWidget(table);
}

} // namespace bloscope
