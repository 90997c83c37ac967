#pragma once

#include "ui/chunks/chunk_survey.h"

#include <QImage>
#include <QPalette>
#include <QString>

namespace bloscope {

enum class ChunkColoring { Ratio, StoredBytes, Content };

// A map of chunks in colours, a pixel for each of its cells, and what the colours mean as rich
// text. Cells that nobody looked at yet are transparent.
struct ChunkPicture {
    QImage image;
    QString legend;
};

ChunkPicture chunkPictureOf(const ChunkMapCells& cells, ChunkColoring coloring,
                            const QPalette& palette);

QString contentName(ChunkContent content); // "compressed", "zeros", "damaged"

} // namespace bloscope
