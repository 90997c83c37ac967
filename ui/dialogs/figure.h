#pragma once

#include "ui/worker/scheduler.h"

#include <QString>
#include <functional>

class QCustomPlot;

namespace bloscope {

enum class FigureFormat { Png, Svg, Pdf };

// By the ending of its name; PNG unless it is one of the others.
FigureFormat figureFormatOf(const QString& path);

// A figure as it is seen, axes and all, as a file of its own: pixels as dense as the screen's, or
// lines and texts that can be enlarged. In the GUI thread.
QByteArray figureFile(QCustomPlot& plot, FigureFormat format);

// Puts the figure as it is seen on the clipboard. In the GUI thread.
void copyFigure(QCustomPlot& plot);

// Asks for a name, proposing `path`, and writes the figure there on a worker. `done` gets a
// sentence, of success or of failure. The scheduler and the plot live longer than the dialog, which
// is a child of the plot.
void saveFigure(QCustomPlot& plot, const QString& path, Scheduler& scheduler,
                std::function<void(const QString& sentence)> done);

} // namespace bloscope
