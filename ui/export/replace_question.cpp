#include "ui/export/replace_question.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace bloscope {

namespace {

struct ReplaceQuestion {
    Q_DECLARE_TR_FUNCTIONS(ReplaceQuestion)
};

} // namespace

void askWhetherToReplace(const QString& path, QDialog* over, const std::function<void()>& replace)
{
    auto* question = new QMessageBox(
        QMessageBox::Question, ReplaceQuestion::tr("Replace File"),
        ReplaceQuestion::tr("Replace %1, which is there already?").arg(QFileInfo(path).fileName()),
        QMessageBox::Cancel, over);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    const auto* button =
        question->addButton(ReplaceQuestion::tr("&Replace"), QMessageBox::AcceptRole);
    QObject::connect(button, &QAbstractButton::clicked, over, replace);
    question->open();
}

} // namespace bloscope
