#pragma once

#include "core/base/result.h"
#include "core/remote/remote_reading.h"

#include <QWidget>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace bloscope {

struct DocumentAddress;

// Why a file cannot be opened, what one can do about it, and ways on. Fills a tab; never a
// dialog.
class FailurePage : public QWidget {
    Q_OBJECT

 public:
    explicit FailurePage(QWidget* parent = nullptr);

    void explain(const DocumentAddress& address, const Error& error);

    QString sentence() const; // that was explained last

    // A button for each of the first of these bytes at which frames begin in the file.
    void offerFrames(const std::vector<std::uint64_t>& offsets);

    void offerSalvage(bool isOffered);            // of what can be read; at first it is not
    void tellSalvage(const QString& whatReturns); // "7 of 9 chunks can be saved to ..."

 signals:
    void frameWanted(std::uint64_t offset);
    void retryWanted();
    void logInWanted(); // to the server of the address
    void salvageWanted();
    void closeWanted();

 private:
    static QString adviceFor(const DocumentAddress& address, const Error& error);
    void offerAnswer(const DocumentAddress& address);
    void answer();

    QLabel* m_sentence;
    QLabel* m_advice;
    QLabel* m_returns;     // what can be saved
    QVBoxLayout* m_frames; // buttons
    QPushButton* m_salvage;
    QPushButton* m_answer; // to what a server wants to know
    QString m_path;        // of what was explained last
    std::optional<RemoteQuestion> m_question;
};

} // namespace bloscope
