#include "tests/bench/window/figures.h"

#include "core/statistics/slice_percentiles.h"

#include <QStringList>
#include <cstdio>

namespace bloscope::bench {

namespace {

QString digits(double number)
{
    return QString::number(number, 'f', number < 100 ? 1 : 0);
}

} // namespace

double medianOf(std::vector<double> latencies)
{
    return latencies.empty() ? 0 : percentileOf(latencies, 50);
}

double percentile95Of(std::vector<double> latencies)
{
    return latencies.empty() ? 0 : percentileOf(latencies, 95);
}

QString milliseconds(double ms)
{
    return digits(ms);
}

QString medianAnd95(const std::vector<double>& latencies)
{
    return milliseconds(medianOf(latencies)) + ", " + milliseconds(percentile95Of(latencies));
}

QString megabytes(double bytes)
{
    return digits(bytes / 1e6);
}

QString mebibytes(double bytes)
{
    return digits(bytes / double(1 << 20));
}

QString percent(int part, int whole)
{
    return QString::number(100.0 * part / whole, 'f', 0) + " %";
}

void printRow(const QStringList& cells)
{
    std::printf("| %s |\n", qPrintable(cells.join(" | ")));
    std::fflush(stdout);
}

void printHead(const QString& title, const QStringList& columns)
{
    std::printf("\n%s\n\n", qPrintable(title));
    printRow(columns);
    QStringList rule("---");
    while (rule.size() < columns.size())
        rule << "--:";
    std::printf("|%s|\n", qPrintable(rule.join('|')));
}

} // namespace bloscope::bench
