#pragma once

#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "ui/document/app_services.h"
#include "ui/document/opened_document.h"
#include "ui/heatmap/heatmap_bar.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plot/figure.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::test {

// The heatmap of a file in a folder of its own, driven by a person.
class OpenedHeatmap {
 public:
    static constexpr QSize usualSize{700, 520};

    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const ByteBuffer& content) const
    {
        writeFile(path(name).toStdString(), content);
    }

    // Null when it cannot be opened.
    std::unique_ptr<Document> opened(const QString& name)
    {
        const AppServices services = m_services.services();
        const auto document =
            openForViewing(OpenRequest::of(path(name)), services.cache, services.pool);
        return document ? std::make_unique<Document>(std::get<OpenedArray>(document->content).file,
                                                     nullptr, services.arrays)
                        : nullptr;
    }

    bool open(const QString& name, const char* slice = "")
    {
        auto document = opened(name);
        if (!document)
            return false;
        m_view.reset();
        m_look.reset();
        m_document = std::move(document);
        m_look = std::make_unique<HeatmapLook>(*m_document, m_services.scheduler());
        m_view = std::make_unique<HeatmapView>(*m_document, *m_look, m_services.scheduler());
        show(slice);
        m_view->resize(usualSize);
        m_view->show();
        return QTest::qWaitForWindowExposed(m_view.get()) && isDrawn();
    }

    Document& document() { return *m_document; }
    HeatmapView& view() { return *m_view; }
    HeatmapPlot& plot() { return *m_view->findChild<HeatmapPlot*>(); }

    void show(const char* slice)
    {
        m_document->setSlice(*Slice::parse(slice, m_document->array()->shape()));
    }
    // The final picture of the current slice?
    bool isDrawn()
    {
        return QTest::qWaitFor([this] {
            const PlanePicture* picture = plot().picture();
            return picture && picture->plane == PicturePlane(m_document->slice()) &&
                   !picture->isSampled();
        });
    }

    QPoint middleOf(int row, int column)
    {
        return QPoint(int(plot().xAxis->coordToPixel(column)),
                      int(plot().yAxis->coordToPixel(row)));
    }
    // As a figure of all that is seen would show it.
    QColor colorAt(const QPoint& pixel)
    {
        return figureImage(plot(), {.hasMarks = true, .hasHistogram = true})
            .pixelColor(FigurePage(plot(), {}, {}).pointOf(pixel));
    }
    QColor colorOf(int row, int column) { return colorAt(middleOf(row, column)); }

 private:
    QTemporaryDir m_folder;
    AppServicesOwner m_services;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<HeatmapLook> m_look;
    std::unique_ptr<HeatmapView> m_view; // first of all to go
};

} // namespace bloscope::test
