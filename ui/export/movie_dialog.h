#pragma once

#include "core/picture/slice_movie.h"

#include <QDialog>
#include <QString>
#include <cstdint>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace bloscope {

// A dimension whose indices can be the frames of a movie.
struct MovieDimension {
    std::size_t dimension = 0;
    QString name;
    std::int64_t extent = 1;
};

// How a movie is written: what one leaves for the next.
struct MovieChoice {
    MovieFormat format = MovieFormat::WebP;
    double rate = 12; // frames per second
    int width = 0;    // of a frame in pixels; 0: as it suits the plane
};

// Asks along which dimension a movie goes, and how. Writes nothing.
class MovieDialog : public QDialog {
    Q_OBJECT

 public:
    // `movie` has the plane and its colours. There is one dimension at least. `leftOut`: what of
    // the picture is not in the frames, as a sentence.
    MovieDialog(SliceMovie movie, std::vector<MovieDimension> dimensions,
                const QString& leftOut = {}, QWidget* parent = nullptr);

    void setChoice(const MovieChoice& choice); // to begin with
    MovieChoice choice() const;

    SliceMovie wanted() const;
    MovieFormat format() const;

 private:
    QWidget* makeForm();
    void offerFormats();
    void dimensionChosen();
    void update();

    SliceMovie m_movie;
    std::vector<MovieDimension> m_dimensions;
    QComboBox* m_dimension;
    QSpinBox* m_every;
    QDoubleSpinBox* m_rate;
    QSpinBox* m_width;
    QComboBox* m_format;
    QLabel* m_summary;
    QPushButton* m_export;
    bool m_isWidthChosen = false;
};

} // namespace bloscope
