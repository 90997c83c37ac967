#pragma once

#include "core/convert/advice.h"
#include "core/convert/partition.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace bloscope {

// How a new file is to be stored, in the words of `bloscope convert`: codec, filters, shapes of
// chunks and blocks. What is not typed of the shapes is what the rule of choosePartition() chooses,
// and shown.
class EncodingForm : public QWidget {
    Q_OBJECT

 public:
    explicit EncodingForm(QWidget* parent = nullptr);

    // Of what is stored: its shape, one name for each dimension, and the bytes of an element.
    void setArray(const Shape& shape, const QStringList& dimensionNames, std::int64_t itemsize);
    void setEncoding(const ArrayEncoding& how); // as if it had been typed

    ChunkEncoding encoding() const; // of what is right
    PartitionWish partition() const;
    QString problem() const;  // with what is typed; empty: there is none
    QString sizeText() const; // what comes of it: so many chunks and blocks

    QFormLayout& rows() const { return *m_rows; } // for alignFields()

 signals:
    void changed();

 private:
    void makeFields();
    void layOut();
    std::optional<std::size_t> planesAlong() const;
    QStringList filters() const;
    void showRule();

    Shape m_shape;
    std::int64_t m_itemsize = 1;
    QFormLayout* m_rows = nullptr;
    QComboBox* m_codec;
    QSpinBox* m_level;
    QComboBox* m_filters;
    QComboBox* m_along;
    QLineEdit* m_chunks;
    QLineEdit* m_blocks;
};

} // namespace bloscope
