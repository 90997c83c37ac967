#pragma once

#include "core/geometry/label_names.h"
#include "core/plane/label_looks.h"
#include "ui/document/open_request.h"

#include <QHash>
#include <QJsonObject>
#include <QObject>

namespace bloscope {

class Document;
class OpenArrays;

QJsonObject toJson(const LabelLooks& looks);        // empty where these are
LabelLooks labelLooksFrom(const QJsonObject& json); // empty where it makes no sense

// Where the looks of labels are kept from one run to the next.
class LabelLookMemory {
 public:
    virtual ~LabelLookMemory() = default;

    virtual QJsonObject labelLooks(const QString& file) const = 0; // empty: none are kept
    virtual void keepLabelLooks(const QString& file, const QJsonObject& looks) = 0;
};

// How labels of files are drawn and called, as somebody has chosen it or else as the files keep it:
// the same in all tabs, over images and alone. GUI thread.
class LabelLookBook : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    void setMemory(LabelLookMemory* memory) { m_memory = memory; } // lives longer

    LabelLooksPtr of(const DocumentAddress& file);
    void choose(const DocumentAddress& file, const LabelLooks& looks);
    // What the file keeps, or one like it: it counts where nobody has chosen anything.
    void take(const DocumentAddress& file, const LabelLooks& looks);

 signals:
    void changed(const bloscope::DocumentAddress& file);

 private:
    struct Page {
        LabelLooksPtr looks;
        bool areChosen = false;
    };
    Page& pageOf(const DocumentAddress& file);

    LabelLookMemory* m_memory = nullptr;
    QHash<QString, Page> m_pages;
};

LabelLookBook& labelLookBookOf(OpenArrays& arrays);
// That of all arrays that are open; of a document that nobody knows of, its own.
LabelLookBook& labelLookBookOf(const Document& document);

LabelNames withChosenNames(LabelNames names, const LabelLooksPtr& looks);
LabelNames shownLabelNames(const Document& document); // if its numbers are labels

} // namespace bloscope
