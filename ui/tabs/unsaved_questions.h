#pragma once

#include <QString>
#include <QStringList>
#include <functional>

class QDialog;
class QObject;
class QWidget;

namespace bloscope {

// What is asked before edits that are not saved would be lost. Each opens a dialog and returns it;
// the answer calls one of the functions, unless `context` is gone or it is Cancel. None is empty.
// The dialog belongs to the parent and deletes itself.

// "Reload a.b2nd and lose the edits?"
QDialog* askWhetherToDiscard(const QString& name, QWidget* parent, const QObject* context,
                             const std::function<void()>& discard);

// Before one document is left, to close it or for another file; `what` of it is edited, as
// unsavedText() says.
QDialog* askWhetherToSave(const QString& name, const QString& what, QWidget* parent,
                          const QObject* context, const std::function<void()>& save,
                          const std::function<void()>& discard);

// Before several are closed at once; lists them.
QDialog* askWhetherToSaveAll(const QStringList& names, QWidget* parent, const QObject* context,
                             const std::function<void()>& save,
                             const std::function<void()>& discard);

} // namespace bloscope
