#include "ui/pages/array_views.h"

#include "ui/bytes/bytes_view.h"
#include "ui/chunks/chunks_view.h"
#include "ui/curve/curve_view.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/planes/planes_view.h"
#include "ui/records/rows_view.h"
#include "ui/statistics/statistics_view.h"
#include "ui/table/slice_table_view.h"
#include "ui/text/menu_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

template <class View>
SliceView* plain(const ArrayViewParts& parts)
{
    return new View(parts.document, parts.scheduler);
}

SliceView* table(const ArrayViewParts& parts)
{
    return new SliceTableView(parts.document, parts.scheduler, &parts.changes);
}

SliceView* heatmap(const ArrayViewParts& parts)
{
    return new HeatmapView(parts.document, parts.look, parts.scheduler, &parts.changes,
                           parts.planes);
}

SliceView* planes(const ArrayViewParts& parts)
{
    return new PlanesView(parts.document, parts.look, parts.scheduler, parts.planes);
}

SliceView* chunks(const ArrayViewParts& parts)
{
    auto* view = new ChunksView(parts.document, parts.scheduler);
    view->setByteFocus(parts.bytes);
    return view;
}

SliceView* bytes(const ArrayViewParts& parts)
{
    return new BytesView(parts.document, parts.scheduler, parts.bytes);
}

constexpr ArrayView views[] = {
    {"table", QT_TRANSLATE_NOOP("ArrayView", "T&able"), Qt::Key_1, table},
    {"heatmap", QT_TRANSLATE_NOOP("ArrayView", "&Heatmap"), Qt::Key_2, heatmap},
    {"curve", QT_TRANSLATE_NOOP("ArrayView", "&Curve"), Qt::Key_3, plain<CurveView>},
    {"statistics", QT_TRANSLATE_NOOP("ArrayView", "&Statistics"), Qt::Key_4, plain<StatisticsView>},
    {"planes", QT_TRANSLATE_NOOP("ArrayView", "&Planes"), Qt::Key_5, planes},
    {"chunks", QT_TRANSLATE_NOOP("ArrayView", "Chun&ks"), Qt::Key_6, chunks},
    {"bytes", QT_TRANSLATE_NOOP("ArrayView", "&Bytes"), Qt::Key_7, bytes},
    {"query", QT_TRANSLATE_NOOP("ArrayView", "&Query"), Qt::Key_8, plain<RowsView>},
};

} // namespace

QString ArrayView::menuText() const
{
    return QCoreApplication::translate("ArrayView", menuName);
}

QString ArrayView::title() const
{
    return withoutLetter(menuText());
}

std::span<const ArrayView> arrayViews()
{
    return views;
}

} // namespace bloscope
