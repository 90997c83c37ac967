#include "ui/export/movie_dialog.h"

#include "ui/controls/elided_label.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace bloscope {

namespace {

constexpr std::array formats{MovieFormat::WebP, MovieFormat::Gif, MovieFormat::Mp4};

} // namespace

MovieDialog::MovieDialog(SliceMovie movie, std::vector<MovieDimension> dimensions,
                         const QString& leftOut, QWidget* parent)
    : QDialog(parent),
      m_movie(std::move(movie)),
      m_dimensions(std::move(dimensions)),
      m_dimension(new QComboBox),
      m_every(new QSpinBox),
      m_rate(new QDoubleSpinBox),
      m_width(new QSpinBox),
      m_format(new QComboBox),
      m_summary(wrappingLabel())
{
    setWindowTitle(tr("Export Movie"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_export = buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeForm());
    column->addWidget(m_summary);
    if (!leftOut.isEmpty())
        column->addWidget(wrappingLabel(leftOut));
    column->addStretch();
    column->addWidget(buttons);
    dimensionChosen();
}

QWidget* MovieDialog::makeForm()
{
    for (const MovieDimension& dimension : m_dimensions)
        m_dimension->addItem(tr("%1 (%2)", "name of a dimension, its extent")
                                 .arg(dimension.name, countText(dimension.extent)));
    m_dimension->setToolTip(tr("Each index of this dimension is a frame"));
    m_every->setMinimum(1);
    m_every->setSpecialValueText(tr("Every index"));
    m_every->setPrefix(tr("1 of ", "10 indices"));
    m_every->setSuffix(tr(" indices", "1 of 10"));
    m_rate->setRange(MovieShape::leastRate, MovieShape::mostRate);
    m_rate->setDecimals(1);
    m_rate->setValue(m_movie.rate);
    m_rate->setSuffix(tr(" frames per second"));
    m_width->setRange(1, MovieShape::mostSide);
    m_width->setSuffix(tr(" pixels"));
    offerFormats();

    auto* form = new QWidget;
    auto* rows = new QFormLayout(form);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addRow(tr("&Along:"), m_dimension);
    rows->addRow(tr("&Frames:"), m_every);
    rows->addRow(tr("&Speed:"), m_rate);
    rows->addRow(tr("&Width:"), m_width);
    rows->addRow(tr("F&ormat:"), m_format);
    connect(m_dimension, &QComboBox::currentIndexChanged, this, &MovieDialog::dimensionChosen);
    connect(m_every, &QSpinBox::valueChanged, this, &MovieDialog::update);
    connect(m_rate, &QDoubleSpinBox::valueChanged, this, &MovieDialog::update);
    connect(m_format, &QComboBox::currentIndexChanged, this, &MovieDialog::update);
    connect(m_width, &QSpinBox::valueChanged, this, [this] {
        m_isWidthChosen = true;
        update();
    });
    return form;
}

void MovieDialog::offerFormats()
{
    m_format->addItem(tr("Animated WebP (lossless)"));
    m_format->addItem(tr("GIF (256 colours per frame)"));
    m_format->addItem(tr("MP4"));
    auto* items = qobject_cast<QStandardItemModel*>(m_format->model());
    for (std::size_t i = 0; items && i < formats.size(); ++i)
        if (!checkMovieFormat(formats[i])) {
            items->item(static_cast<int>(i))->setEnabled(false);
            items->item(static_cast<int>(i))
                ->setToolTip(tr("MP4 is written by the program ffmpeg, which is not installed"));
        }
}

void MovieDialog::dimensionChosen()
{
    const auto& chosen = m_dimensions[static_cast<std::size_t>(m_dimension->currentIndex())];
    m_every->setMaximum(
        static_cast<int>(std::min<std::int64_t>(chosen.extent, std::numeric_limits<int>::max())));
    update();
}

void MovieDialog::setChoice(const MovieChoice& choice)
{
    const auto place = std::ranges::find(formats, choice.format) - formats.begin();
    if (checkMovieFormat(choice.format))
        m_format->setCurrentIndex(static_cast<int>(place));
    m_rate->setValue(choice.rate);
    if (choice.width > 0)
        m_width->setValue(choice.width);
}

MovieChoice MovieDialog::choice() const
{
    return {format(), m_rate->value(), m_isWidthChosen ? m_width->value() : 0};
}

MovieFormat MovieDialog::format() const
{
    return formats[static_cast<std::size_t>(m_format->currentIndex())];
}

SliceMovie MovieDialog::wanted() const
{
    SliceMovie movie = m_movie;
    const auto& chosen = m_dimensions[static_cast<std::size_t>(m_dimension->currentIndex())];
    const std::int64_t every = m_every->value();
    movie.dimension = chosen.dimension;
    movie.indices = {0, (chosen.extent - 1) / every + 1, every};
    movie.rate = m_rate->value();
    if (m_isWidthChosen) {
        const MovieShape usual = shapeOf(movie);
        const double height = static_cast<double>(m_width->value()) * usual.height / usual.width;
        movie.options.size =
            PixelSize{m_width->value(), std::max(1, static_cast<int>(std::lround(height)))};
    }
    return movie;
}

void MovieDialog::update()
{
    const MovieShape shape = shapeOf(wanted());
    if (!m_isWidthChosen) {
        const QSignalBlocker quiet(m_width);
        m_width->setValue(shape.width);
    }
    const Result<> possible = checkMovieShape(format(), shape);
    m_export->setEnabled(possible.has_value());
    if (!possible) {
        m_summary->setText(errorSentence(tr("This movie cannot be written"), possible.error()));
        return;
    }
    const double seconds = static_cast<double>(shape.frames) / shape.rate;
    m_summary->setText(countedText(shape.frames, tr("%n frame(s) of %1 × %2 pixels, %3 s.", nullptr,
                                                    pluralNumber(shape.frames)))
                           .arg(countText(shape.width), countText(shape.height),
                                decimalText(seconds, seconds < 10 ? 1 : 0)));
}

} // namespace bloscope
