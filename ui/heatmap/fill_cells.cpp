#include "ui/heatmap/fill_cells.h"

#include "core/change/change_cells.h"
#include "ui/controls/fill_dialog.h"
#include "ui/document/value_changes.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

struct FillCells {
    Q_DECLARE_TR_FUNCTIONS(bloscope::FillCells)

 public:
    static QString nameOf(const DTypeLeaf& part)
    {
        return tr("%1 – %2", "a part of elements, and its type")
            .arg(part.path.empty() ? tr("all of each element") : displayText(part.path),
                 dtypeText(part.dtype));
    }

    static QString sentenceOf(const Slice& cells)
    {
        const QString count = countedText(cells.cellCount().value_or(0), tr("1 cell gets a value"),
                                          tr("%1 cells get the same value"));
        return tr("%1: %2", "so many cells: which")
            .arg(count, QString::fromStdString(cells.text()));
    }

    static QString step() { return tr("Fill Selection"); }
};

void fill(CellsToChange cells, ValueChanges& changes)
{
    changes.change(FillCells::step(),
                   [some = std::vector{std::move(cells)}](
                       const SliceReader& values, ValueEditor& editor, const Job& job) -> Result<> {
                       BLOSCOPE_CHECK(changeCells(values, editor, some, {}, job));
                       return {};
                   });
}

} // namespace

void askToFill(const Slice& cells, const DType& dtype, const std::optional<DTypeLeaf>& seen,
               ValueChanges& changes, QWidget* parent)
{
    std::vector<DTypeLeaf> parts;
    if (seen && !seen->path.empty())
        parts.push_back(*seen);
    parts.push_back({{}, 0, dtype});
    QStringList names;
    std::ranges::transform(parts, std::back_inserter(names), &FillCells::nameOf);
    const auto check = [parts](const QString& text, int part) {
        return problemWithValue(text, parts[static_cast<std::size_t>(part)].dtype);
    };
    auto* dialog =
        new FillDialog({.what = FillCells::sentenceOf(cells), .parts = names}, check, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(
        dialog, &FillDialog::chosen, parent,
        [parts, cells, &changes](const FillDialog::Choice& choice) {
            fill({cells, parts[static_cast<std::size_t>(choice.part)], choice.value.toStdString()},
                 changes);
        });
    dialog->open();
}

} // namespace bloscope
