#pragma once

#include <QString>
#include <vector>

namespace bloscope::bench {

// How much is measured: everything, or a little that shows that it works.
enum class Extent { Full, Quick };

// Of latencies in milliseconds; 0 when there are none.
double medianOf(std::vector<double> latencies);
double percentile95Of(std::vector<double> latencies);

QString milliseconds(double ms);                           // "3.1", "120"
QString medianAnd95(const std::vector<double>& latencies); // "3.1, 120"
QString megabytes(double bytes);                           // "9.4"
QString mebibytes(double bytes);
QString percent(int part, int whole);

// A row of a Markdown table, printed at once.
void printRow(const QStringList& cells);
void printHead(const QString& title, const QStringList& columns);

} // namespace bloscope::bench
