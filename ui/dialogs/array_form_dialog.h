#pragma once

#include "core/edit/edit_set.h"

#include <QDialog>

namespace bloscope {

// The form of an array's own metalayer (b2nd, or caterva without a dtype): shape, chunkshape,
// blockshape and dtype as text, checked against the chunks of the file while they are typed. Chunks
// stay as they are; only how they are read changes. Changes nothing itself.
class ArrayFormDialog : public QDialog {
    Q_OBJECT

 public:
    // `edits` are those of the moment, of a frame that is an array. With a reason (a sentence) the
    // form can only be looked at.
    explicit ArrayFormDialog(EditSet edits, const QString& readOnlyReason = {},
                             QWidget* parent = nullptr);

 signals:
    void applied(const bloscope::B2ndMetadata& array); // EditSet::setArray() takes it
};

} // namespace bloscope
