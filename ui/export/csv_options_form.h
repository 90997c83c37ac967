#pragma once

#include "core/export/csv_options.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace bloscope {

// The controls for how cells become text.
class CsvOptionsForm : public QWidget {
    Q_OBJECT

 public:
    explicit CsvOptionsForm(QWidget* parent = nullptr);

    CsvOptions options() const;
    void setOptions(const CsvOptions& options); // those that the form has
    void setHeader(CsvOptions::Header header);
    void setDelimited(bool isDelimited);     // JSON has only the notation of bytes to choose
    void setHasDelimiter(bool hasDelimiter); // TSV has none to choose
    void setHasVectors(bool hasVectors);     // has the array frames with vectors?

 signals:
    void changed();

 private:
    QComboBox* addChoice(const QString& label, const QStringList& texts,
                         const QVariantList& values);
    QCheckBox* addSwitch(const QString& text, const QString& toolTip);
    void addNumberFields();
    void enableVectors();
    void keepPointAndDelimiterApart();

    QFormLayout* m_rows;
    QComboBox* m_delimiter;
    QComboBox* m_header;
    QComboBox* m_layout;
    QCheckBox* m_coordinates;
    QCheckBox* m_vectors;
    QSpinBox* m_precision;
    QComboBox* m_decimalPoint;
    QLineEdit* m_na;
    QComboBox* m_bytes;
    QComboBox* m_lineEnd;
    bool m_isDelimited = true;
};

} // namespace bloscope
