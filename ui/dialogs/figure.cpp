#include "ui/dialogs/save_figure.h"

#include "core/export/sink.h"
#include "ui/text/error_text.h"

#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPdfWriter>
#include <QPointer>
#include <QSvgGenerator>
#include <qcustomplot.h>

namespace bloscope {

namespace {

struct Form {
    FigureFormat format;
    const char* ending;
    const char* filter;
};
constexpr Form forms[] = {
    {FigureFormat::Png, "png", QT_TRANSLATE_NOOP("SaveFigure", "PNG picture (*.png)")},
    {FigureFormat::Svg, "svg", QT_TRANSLATE_NOOP("SaveFigure", "SVG drawing (*.svg)")},
    {FigureFormat::Pdf, "pdf", QT_TRANSLATE_NOOP("SaveFigure", "PDF document (*.pdf)")}};

QString text(const char* source)
{
    return QCoreApplication::translate("SaveFigure", source);
}

void drawSvg(QCustomPlot& plot, QIODevice& to)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&to);
    generator.setSize(plot.size());
    generator.setViewBox(plot.rect());
    generator.setTitle(plot.accessibleName());
    QCPPainter painter(&generator);
    painter.setMode(QCPPainter::pmVectorized);
    plot.toPainter(&painter, plot.width(), plot.height());
}

void drawPdf(QCustomPlot& plot, QIODevice& to)
{
    constexpr int pointsPerInch = 72;
    QPdfWriter writer(&to);
    writer.setPageMargins({});
    writer.setPageSize(QPageSize(QSizeF(plot.size()), QPageSize::Point));
    writer.setResolution(pointsPerInch);
    writer.setCreator(QStringLiteral("Bloscope"));
    QCPPainter painter(&writer);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    plot.toPainter(&painter, plot.width(), plot.height());
}

Result<> write(const QByteArray& content, const QString& path, std::stop_token stop)
{
    const std::filesystem::path target = QFile::encodeName(path).toStdString();
    BLOSCOPE_TRY(const std::unique_ptr<Sink> sink, fileSink(target, {}, std::move(stop)));
    BLOSCOPE_CHECK(
        sink->write(std::as_bytes(std::span(content.data(), std::size_t(content.size())))));
    return sink->commit();
}

// The wish for the file is the dialog's: it lives until the file is written.
class FigureDialog : public QFileDialog {
 public:
    using QFileDialog::QFileDialog;
    Ticket writing;
};

} // namespace

FigureFormat figureFormatOf(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    for (const Form& form : forms)
        if (ending == QLatin1String(form.ending))
            return form.format;
    return FigureFormat::Png;
}

QByteArray figureFile(QCustomPlot& plot, FigureFormat format)
{
    plot.replot(QCustomPlot::rpImmediateRefresh); // what is due may not be drawn yet
    QByteArray content;
    QBuffer to(&content);
    to.open(QIODevice::WriteOnly);
    if (format == FigureFormat::Svg)
        drawSvg(plot, to);
    else if (format == FigureFormat::Pdf)
        drawPdf(plot, to);
    else
        plot.grab().save(&to, "PNG");
    return content;
}

void copyFigure(QCustomPlot& plot)
{
    plot.replot(QCustomPlot::rpImmediateRefresh); // what is due may not be drawn yet
    QGuiApplication::clipboard()->setPixmap(plot.grab());
}

void saveFigure(QCustomPlot& plot, const QString& path, Scheduler& scheduler,
                std::function<void(const QString& sentence)> done)
{
    auto* dialog = new FigureDialog(&plot, text(QT_TRANSLATE_NOOP("SaveFigure", "Save Figure")));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    for (const Form& form : forms)
        filters << text(form.filter);
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(QString::fromLatin1(forms[0].ending));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        for (const Form& form : forms)
            if (filter == text(form.filter))
                dialog->setDefaultSuffix(QString::fromLatin1(form.ending));
    });
    dialog->selectFile(path);
    QObject::connect(dialog, &QDialog::rejected, dialog, &QObject::deleteLater);
    QObject::connect(
        dialog, &QFileDialog::fileSelected, dialog,
        [dialog, &plot, &scheduler, done = std::move(done)](const QString& chosen) {
            const QByteArray content = figureFile(plot, figureFormatOf(chosen));
            dialog->writing = scheduler.submit(
                Scheduler::Priority::Visible, dialog,
                [content, chosen](std::stop_token stop) {
                    return write(content, chosen, std::move(stop));
                },
                [dialog, done, chosen](const Result<>& end) {
                    const QString name = QFileInfo(chosen).fileName();
                    done(end ? text(QT_TRANSLATE_NOOP("SaveFigure", "Saved %1.")).arg(name)
                             : errorSentence(
                                   text(QT_TRANSLATE_NOOP("SaveFigure", "%1 cannot be written"))
                                       .arg(name),
                                   end.error()));
                    dialog->deleteLater();
                });
        });
    dialog->open();
}

} // namespace bloscope
