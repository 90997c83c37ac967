#pragma once

#include "ui/statistics/statistics_run.h"
#include "ui/statistics/statistics_text.h"

#include <QWidget>

class QLabel;
class QSplitter;

namespace bloscope {

class TextTable;

// Findings in tables: numbers or texts, percentiles and values, and below them what is left out.
// No column is ever cut. GUI thread.
class StatisticsTables : public QWidget {
    Q_OBJECT

 public:
    explicit StatisticsTables(QWidget* parent = nullptr);

    void show(const StatisticsFindings& findings);
    void clear();

    const StatisticsLine& line(int row) const { return m_lines[static_cast<std::size_t>(row)]; }
    // As other programs read them: the selected lines of the table that has the focus; all lines.
    QString selectedText() const; // empty where none is selected
    QStringList texts() const;

 signals:
    void placeWanted(int row); // that of a line

 protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    void makeTables();
    void layOut();
    void showLines(const StatisticsFindings& findings);
    void colorLinks();
    void showValues(const StatisticsFindings& findings);
    void showDamage(const std::vector<std::string>& damage, std::int64_t chunks);
    void layOutAnew();
    QString forPrograms(const QString& text) const;

    bool m_areTexts = false;
    TextTable* m_numbers;
    QLabel* m_title;
    QLabel* m_percentilesTitle;
    QSplitter* m_splitter;
    int m_rowsWithRoom = 0; // of the numbers, above the others
    TextTable* m_percentiles;
    QLabel* m_valuesTitle;
    TextTable* m_values;
    QLabel* m_damage;
    std::vector<StatisticsLine> m_lines;
};

} // namespace bloscope
