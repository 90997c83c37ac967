#pragma once

#include "ui/document/document.h"
#include "ui/plane/picture_loader.h"
#include "ui/plane/shown_plane.h"
#include "ui/text/error_text.h"

#include <QTimer>
#include <QWidget>

namespace bloscope {

class HeatmapPlot;

// One plane of an array as a picture that loads itself: the plot, and what makes its pictures. A
// coarse picture of the whole plane comes first and chooses the range; then what is in sight,
// exactly. The old picture stays until there is a new one, and only the newest wish is followed.
// Loads only while it is shown. How one chooses plane and colours is left to its owner, who tells
// them to shown().
class PlanePane : public QWidget {
    Q_OBJECT

 public:
    // Of the array of a document; `labels`: of every dimension of it. Document and scheduler live
    // longer.
    PlanePane(const Document& document, CellSourcePtr source, const DimensionLabels& labels,
              Scheduler& scheduler, QWidget* parent = nullptr);

    ShownPlane& shown() const { return *m_shown; }
    HeatmapPlot& plot() { return *m_plot; }
    const HeatmapPlot& plot() const { return *m_plot; }

    const CellSourcePtr& source() const { return m_shown->source(); }
    const PicturePlane& plane() const { return m_shown->plane(); }
    // Planes that will be wanted next are read ahead from here.
    void readAheadFrom(std::shared_ptr<const SliceReader> reader)
    {
        m_loader->readAheadFrom(std::move(reader));
    }
    // Large planes are kept there, from one opening of their file to the next; null: nowhere.
    void keepPlanesIn(PyramidStore* store, const DocumentAddress& array)
    {
        m_loader->keepPlanes({store, filePath(array.path), array.inside.toStdString()});
    }
    // One plane follows the other by itself, all in one range: each is seen until the next is
    // whole.
    void setPlaying(bool plays);
    // To look at until there is a new one, if it is of this plane: the file may be another, or have
    // changed. May be null.
    void setPictureBefore(const PicturePtr& picture);

    // Of the plane, once it is known.
    const std::optional<ValueRange>& range() const { return m_loader->range(); }
    PictureRequest request() const; // of what is in sight
    bool isReadingDetail() const { return m_loader->isReadingDetail(); }

 signals:
    void arrived(const bloscope::PicturePtr& picture); // and is shown
    void asked();                                      // for another picture, if one is needed
    void failed(const bloscope::Error& error);
    void isSlow();

 protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

 private:
    void take(ShownPlane::What what);
    void takeSource();
    void refresh();
    void showPicture(const PicturePtr& picture);

    const Document& m_document;
    ShownPlane* m_shown;
    HeatmapPlot* m_plot;
    PictureLoader* m_loader;
    CellRect m_cells;          // of the plane
    bool m_isOfBefore = false; // what is shown: its cells have to be read again
    QTimer m_refreshTimer;     // gathers what changes in one go
};

} // namespace bloscope
