#include "ui/tabs/unsaved_questions.h"

#include "ui/text/number_text.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QMessageBox>

namespace bloscope {

namespace {

constexpr int mostListed = 12;

struct UnsavedQuestions {
    Q_DECLARE_TR_FUNCTIONS(UnsavedQuestions)
};

QMessageBox* question(const QString& title, const QString& text, const QString& consequence,
                      QMessageBox::StandardButtons buttons, QWidget* parent)
{
    auto* box = new QMessageBox(QMessageBox::Warning, title, text, buttons, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(consequence);
    box->setEscapeButton(QMessageBox::Cancel);
    return box;
}

void onClick(const QMessageBox& box, QMessageBox::StandardButton which, const QObject* context,
             const std::function<void()>& call)
{
    QObject::connect(box.button(which), &QAbstractButton::clicked, context, call);
}

} // namespace

QDialog* askWhetherToDiscard(const QString& name, QWidget* parent, const QObject* context,
                             const std::function<void()>& discard)
{
    QMessageBox* box =
        question(UnsavedQuestions::tr("Reload"), UnsavedQuestions::tr("Reload %1?").arg(name),
                 UnsavedQuestions::tr("Your unsaved changes will be lost."),
                 QMessageBox::Discard | QMessageBox::Cancel, parent);
    box->button(QMessageBox::Discard)->setText(UnsavedQuestions::tr("&Discard and Reload"));
    box->setDefaultButton(QMessageBox::Cancel);
    onClick(*box, QMessageBox::Discard, context, discard);
    box->open();
    return box;
}

QDialog* askWhetherToSave(const QString& name, const QString& what, QWidget* parent,
                          const QObject* context, const std::function<void()>& save,
                          const std::function<void()>& discard)
{
    QMessageBox* box = question(
        UnsavedQuestions::tr("Save Changes"), UnsavedQuestions::tr("Save changes to %1?").arg(name),
        UnsavedQuestions::tr("Edited: %1. Your changes will be lost if you don't save them.")
            .arg(what),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    box->setDefaultButton(QMessageBox::Save);
    onClick(*box, QMessageBox::Save, context, save);
    onClick(*box, QMessageBox::Discard, context, discard);
    box->open();
    return box;
}

QDialog* askWhetherToSaveAll(const QStringList& names, QWidget* parent, const QObject* context,
                             const std::function<void()>& save,
                             const std::function<void()>& discard)
{
    QStringList listed = names.mid(0, mostListed);
    if (const qsizetype more = names.size() - mostListed; more > 0)
        listed << countedText(more,
                              UnsavedQuestions::tr("and %n more", nullptr, pluralNumber(more)));
    QMessageBox* box = question(
        UnsavedQuestions::tr("Quit"),
        countedText(names.size(), UnsavedQuestions::tr("%n file(s) have unsaved changes:", nullptr,
                                                       pluralNumber(names.size()))),
        listed.join('\n'), QMessageBox::SaveAll | QMessageBox::Discard | QMessageBox::Cancel,
        parent);
    box->button(QMessageBox::Discard)->setText(UnsavedQuestions::tr("&Discard All"));
    box->setDefaultButton(QMessageBox::SaveAll);
    onClick(*box, QMessageBox::SaveAll, context, save);
    onClick(*box, QMessageBox::Discard, context, discard);
    box->open();
    return box;
}

} // namespace bloscope
