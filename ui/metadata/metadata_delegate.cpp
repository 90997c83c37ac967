#include "ui/metadata/metadata_delegate.h"

#include "ui/controls/checked_line_edit.h"
#include "ui/metadata/metadata_model.h"
#include "ui/metadata/metadata_steps.h"
#include "ui/text/error_text.h"

#include <QComboBox>
#include <QToolTip>
#include <QValidator>

namespace bloscope {

namespace {

using msgpack_value::ItemType;

constexpr int fewestEditorLetters = 24; // that an editor shows

// Keeps Enter from taking a text with which something is wrong.
class Checked : public QValidator {
 public:
    explicit Checked(CheckedLineEdit* line) : QValidator(line), m_line(line) {}

    State validate(QString&, int&) const override
    {
        return m_line->problem().isEmpty() ? Acceptable : Intermediate;
    }

 private:
    CheckedLineEdit* m_line;
};

QString sentenceOf(const Result<>& outcome)
{
    return outcome ? QString() : refusalText(outcome.error());
}

// Below the line, where it hides nothing that is typed.
void showProblem(QWidget* line, const QString& problem)
{
    QToolTip::showText(line->mapToGlobal(QPoint(0, line->height())), problem, line);
}

} // namespace

MetadataDelegate::MetadataDelegate(DocumentEdits& edits, QObject* parent)
    : RoomyDelegate(parent), m_edits(edits)
{
}

// What is not as in the file is bold, and has a mark that is seen without telling weights apart.
void MetadataDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    RoomyDelegate::initStyleOption(option, index);
    const bool isSection = !index.parent().isValid(); // in one column: see MetadataTree
    if (isSection)
        option->text = tr("%1: %2").arg(
            option->text, index.siblingAtColumn(MetadataCells::ValueColumn).data().toString());
    if (index.column() == MetadataCells::NameColumn &&
        index.data(MetadataCells::ChangedRole).toBool())
        option->text.prepend(QStringLiteral("• ")); // in front, where no narrow column cuts it off
    // Styles make the edge of a check box from the window, of which little is seen on the base.
    if (option->features & QStyleOptionViewItem::HasCheckIndicator)
        option->palette.setBrush(QPalette::Window, option->palette.placeholderText());
}

// Wide enough to read what one types, also in a narrow column.
void MetadataDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                            const QModelIndex& index) const
{
    RoomyDelegate::updateEditorGeometry(editor, option, index);
    QRect place = editor->geometry();
    place.setWidth(
        std::max(place.width(), fewestEditorLetters * option.fontMetrics.averageCharWidth()));
    place.moveRight(std::min(place.right(), editor->parentWidget()->width() - 1));
    editor->setGeometry(place);
}

QWidget* MetadataDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                        const QModelIndex& index) const
{
    if (index.column() == MetadataCells::TypeColumn)
        return createTypes(parent);
    return createLine(parent, index);
}

QWidget* MetadataDelegate::createLine(QWidget* parent, const QModelIndex& index) const
{
    const auto place = index.data(MetadataCells::PlaceRole).value<ItemPlace>();
    const bool isName = index.column() == MetadataCells::NameColumn;
    auto* line = new CheckedLineEdit(
        [this, place, isName](const QString& text) {
            const MetadataSteps steps(m_edits);
            return sentenceOf(isName ? steps.checkName(place, text) : steps.checkText(place, text));
        },
        parent);
    line->setFrame(false);
    line->setAutoFillBackground(true);
    line->setAccessibleName(isName ? tr("Name") : tr("Value"));
    line->setValidator(new Checked(line));
    connect(line, &CheckedLineEdit::problemChanged, line,
            [line](const QString& problem) { showProblem(line, problem); });
    return line;
}

QWidget* MetadataDelegate::createTypes(QWidget* parent) const
{
    auto* types = new QComboBox(parent);
    types->setAccessibleName(tr("Type"));
    for (const msgpack_value::ItemTypeFacts& facts : msgpack_value::itemTypes()) {
        types->addItem(bloscope::displayText(facts.name), static_cast<int>(facts.type));
        types->setItemData(types->count() - 1, bloscope::displayText(facts.explanation),
                           Qt::ToolTipRole);
    }
    connect(types, &QComboBox::activated, this, [this, types] {
        auto* self = const_cast<MetadataDelegate*>(this); // the signals of Qt are not const
        emit self->commitData(types);
        emit self->closeEditor(types);
    });
    return types;
}

void MetadataDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (auto* line = qobject_cast<CheckedLineEdit*>(editor)) {
        line->setTakenText(index.data(Qt::EditRole).toString());
        line->selectAll();
    } else if (auto* types = qobject_cast<QComboBox*>(editor)) {
        types->setCurrentIndex(types->findData(index.data(MetadataCells::TypeRole)));
    }
}

void MetadataDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                    const QModelIndex& index) const
{
    if (const auto* line = qobject_cast<CheckedLineEdit*>(editor)) {
        const bool isNameCleared = index.column() == MetadataCells::NameColumn &&
                                   line->text().isEmpty() &&
                                   !index.data(Qt::EditRole).toString().isEmpty();
        if (isNameCleared)
            emit nameCleared(index);
        else if (line->problem().isEmpty())
            model->setData(index, line->text());
    } else if (const auto* types = qobject_cast<QComboBox*>(editor)) {
        if (types->currentIndex() >= 0 &&
            types->currentData() != index.data(MetadataCells::TypeRole))
            emit typeChosen(index, static_cast<ItemType>(types->currentData().toInt()));
    }
}

} // namespace bloscope
