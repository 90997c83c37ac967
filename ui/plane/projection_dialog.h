#pragma once

#include "ui/document/document.h"
#include "ui/plane/plane_computation.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;
namespace bloscope {

class IndexSpinBox;

// Asks what planes are computed from. The picture follows while one chooses.
class ProjectionDialog : public QDialog {
    Q_OBJECT

 public:
    // The document lives longer and has a dimension to compute along; `first` is shown first.
    ProjectionDialog(const Document& document, const PlaneComputation& first,
                     QWidget* parent = nullptr);

    void setComputation(const PlaneComputation& computation);
    void tell(const QString& sentence); // why nothing is computed, or empty

 signals:
    void computationChosen(const bloscope::PlaneComputation& computation);
    void offWanted();

 private:
    void layOut();
    void connectParts();
    void nameAxes();
    void choose(const PlaneComputation& computation);
    void chooseDimension();

    const Document& m_document;
    PlaneComputation m_computation;
    QComboBox* m_kind;
    QComboBox* m_dimension;
    QLabel* m_fromLabel = nullptr;
    QLabel* m_fromCoordinate = nullptr;
    QLabel* m_toCoordinate = nullptr;
    QLabel* m_sentence;
    QFormLayout* m_form;
    IndexSpinBox* m_from = nullptr;
    IndexSpinBox* m_to = nullptr;
    QComboBox* m_about;
    QSpinBox* m_degrees;
};

} // namespace bloscope
