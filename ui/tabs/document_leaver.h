#pragma once

#include <QObject>
#include <functional>
#include <map>
#include <memory>

namespace bloscope {

class DocumentTab;

// Leaves documents, to close them or to go to other files, without losing an edit that nobody gave
// up. GUI thread.
class DocumentLeaver : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    // Goes on once the edits of a tab are saved or may be lost; finishes what is being changed,
    // then asks, where there are any. It stays where that is cancelled or fails, or cannot be
    // saved.
    void leave(DocumentTab& tab, const std::function<void()>& goOn);
    void forget(const DocumentTab& tab); // as if nobody had wanted to leave it

 signals:
    void asking(bloscope::DocumentTab* tab); // which had better be in sight
    void stayed(bloscope::DocumentTab* tab); // by Cancel

 private:
    void leaveWhenSaved(DocumentTab& tab, const std::function<void()>& goOn);
    void leaveSettled(DocumentTab& tab, const std::function<void()>& goOn);

    std::map<const DocumentTab*, std::unique_ptr<QObject>> m_settling; // as long as it is wanted
};

} // namespace bloscope
