#pragma once

#include "core/edit/edited_entry.h"
#include "ui/worker/scheduler.h"

#include <QDialog>
#include <functional>

namespace bloscope {

// One value of a metadata entry, or one inside of it, as it is to be edited.
struct ValueToEdit {
    QString title;     // "exposure", "exposure › 3"
    SharedBytes bytes; // not null
    QString lockReason =
        {}; // a sentence why it can only be looked at; empty when it can be changed

    // What a new value has to be beside what every value has to; called on a worker.
    std::function<Result<>(const ByteBuffer&)> check = {};
};

// Shows one value and lets it be edited, as JSON text or as bytes. Whatever is wrong with it is
// said while it is typed; what can be applied is one checked value. Changes nothing itself.
class ValueDialog : public QDialog {
    Q_OBJECT

 public:
    // The scheduler lives longer than the dialog.
    ValueDialog(ValueToEdit value, Scheduler& scheduler, QWidget* parent = nullptr);

 signals:
    void applied(const bloscope::ByteBuffer& value); // never the one it began with
};

} // namespace bloscope
