#include "ui/brush/cell_filling.h"

#include "core/base/job.h"
#include "core/change/change_cells.h"
#include "ui/controls/fill_dialog.h"
#include "ui/document/value_changes.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

namespace bloscope {

namespace {

struct FillCells {
    Q_DECLARE_TR_FUNCTIONS(FillCells)

 public:
    static QString nameOf(const DTypeLeaf& part)
    {
        return tr("%1 – %2", "a part of elements, and its type")
            .arg(part.path.empty() ? tr("whole element") : displayText(part.path),
                 dtypeText(part.dtype));
    }

    static QString sentenceOf(const Slice& cells)
    {
        const std::int64_t count = cells.cellCount().value_or(0);
        //: %1 which cells, "[0, 1:3, 2:5]"
        return countedText(count, tr("Fill %n cell(s): %1", nullptr, pluralNumber(count)))
            .arg(QString::fromStdString(cells.text()));
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
