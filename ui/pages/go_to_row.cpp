#include "ui/pages/go_to_row.h"

#include "ui/controls/go_to_bar.h"
#include "ui/pages/document_page.h"
#include "ui/rows/row_place.h"
#include "ui/rows/row_table_view.h"
#include "ui/text/number_text.h"

namespace bloscope {

GoToBar* createGoToRow(const QString& label, RowTableView& rows, DocumentPage& page)
{
    const auto meaning = [&rows](const QString& text) {
        const RowPlace place = parseRow(text, rows.totalRows());
        return GoToBar::Meaning{
            GoToBar::tr("%1 of %2").arg(countText(place.row), countText(rows.totalRows())),
            place.problem};
    };
    auto* bar = new GoToBar(label, GoToBar::tr("12, or -1 for the last one"), meaning, &page);
    QObject::connect(bar, &GoToBar::wanted, &rows, [&rows](const QString& text) {
        rows.goToRow(parseRow(text, rows.totalRows()).row);
    });
    QObject::connect(bar, &GoToBar::closed, &page, &DocumentPage::takeFocus);
    return bar;
}

} // namespace bloscope
