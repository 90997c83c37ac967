#pragma once

#include "core/repair/salvage_plan.h"
#include "ui/document/app_services.h"
#include "ui/document/open_request.h"

#include <QObject>
#include <QTimer>

namespace bloscope {

class OpenFile;

// Finds out in the background what would come back of a damaged file if it was saved to a new one.
// GUI thread.
class SalvageOffer : public QObject {
    Q_OBJECT

 public:
    // What the services refer to lives longer.
    explicit SalvageOffer(const AppServices& services, QObject* parent = nullptr);

    void lookAt(const FileSubject& subject); // in place of what is looked at
    void forget();

 signals:
    void counting();                 // it takes longer than one notices
    void found(const QString& text); // a sentence; empty where nothing comes back, if at all then

 private:
    AppServices m_services;
    Ticket m_search;
    QTimer m_patience;
};

// Why what can be read of a file is not saved to a new one, as a sentence; empty when it can be,
// also while it is being opened and when it cannot be.
QString whyNotSalvaged(const OpenFile& file);

// The file as it is there, without edits; of what lies in one, the frame.
FileSubject subjectOf(const OpenFile& file);

} // namespace bloscope
