#pragma once

#include <QObject>
#include <functional>

namespace bloscope {

class DocumentTab;

// Leaves documents, to close them or to go to other files, without losing an edit that nobody gave
// up. GUI thread.
class DocumentLeaver : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    // Goes on once the edits of a tab are saved or may be lost; asks first, where there are any. Is
    // it cancelled, or cannot be saved, it stays.
    void leave(DocumentTab& tab, const std::function<void()>& goOn);
    void forget(const DocumentTab& tab); // as if nobody had wanted to leave it

 signals:
    void asking(bloscope::DocumentTab* tab); // which had better be in sight

 private:
    void leaveWhenSaved(DocumentTab& tab, const std::function<void()>& goOn);
};

} // namespace bloscope
