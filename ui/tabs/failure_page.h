#pragma once

#include "core/base/result.h"

#include <QWidget>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace bloscope {

// Why a file cannot be opened, what one can do about it, and ways on. Fills a tab; never a
// dialog.
class FailurePage : public QWidget {
    Q_OBJECT

 public:
    explicit FailurePage(QWidget* parent = nullptr);

    void explain(const QString& fileName, const Error& error);

    QString sentence() const; // that was explained last

    // A button for each of the first of these bytes at which frames begin in the file.
    void offerFrames(const std::vector<std::uint64_t>& offsets);

    void offerSalvage(bool isOffered);            // of what can be read; at first it is not
    void tellSalvage(const QString& whatReturns); // "7 of 9 chunks can be saved to ..."

 signals:
    void frameWanted(std::uint64_t offset);
    void retryWanted();
    void salvageWanted();
    void closeWanted();

 private:
    QLabel* m_sentence;
    QLabel* m_advice;
    QLabel* m_returns;     // what can be saved
    QVBoxLayout* m_frames; // buttons
    QPushButton* m_salvage;
};

} // namespace bloscope
