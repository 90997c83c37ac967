#pragma once

#include "core/base/result.h"

#include <QWidget>

class QLabel;

namespace bloscope {

// Why a file cannot be opened, what one can do about it, and two ways on. Fills a tab; never a
// dialog.
class FailurePage : public QWidget {
    Q_OBJECT

 public:
    explicit FailurePage(QWidget* parent = nullptr);

    void explain(const QString& fileName, const Error& error);

 signals:
    void retryWanted();
    void closeWanted();

 private:
    QLabel* createText();

    QLabel* m_sentence;
    QLabel* m_advice;
};

} // namespace bloscope
