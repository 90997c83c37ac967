#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <utility>

namespace bloscope {

// The edits of one open file that wait to be saved, and the way back, whatever is edited: what
// menus, questions before closing and saving need of them. GUI thread.
class PendingEdits : public QObject {
    Q_OBJECT

 public:
    using QObject::QObject;

    // Nothing that could be saved, neither made, nor on its way, nor being typed.
    virtual bool isClean() const = 0;
    virtual QString unsavedText() const = 0; // what is edited, in few words; empty: nothing

    // Changes are made by workers, in the order in which they are asked for; until then they wait.
    virtual bool isSettled() const = 0;      // nothing is on its way
    virtual QString waitingName() const = 0; // of what was asked for last; empty when settled
    virtual bool isFollowed() const = 0;     // was a step made after that was asked for?
    // Calls `then` once all that was asked for until now is done or given up: at once where there
    // is nothing. `isWhole`: none of it was given up. Never called once `context` is gone.
    virtual void whenSettled(QObject* context, std::function<void(bool isWhole)> then) = 0;

    // A value is being typed and is no change yet; whenSettled() makes it one.
    void setTyping(bool isTyping)
    {
        m_isTyping = isTyping;
        tellClean();
    }

    // Go one step back or forth, or to what the file holds, once all that was asked for before is
    // done.
    virtual void undo() = 0;
    virtual void redo() = 0;
    virtual void revert() = 0; // a step of its own
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual QString undoText() const = 0; // the name of the step
    virtual QString redoText() const = 0;

 signals:
    void cleanChanged(bool clean); // isClean() is
    void stepsChanged();           // what can be undone and redone

 protected:
    bool isTyping() const { return m_isTyping; }
    void tellClean() // isClean(), where it is another
    {
        if (const bool isNow = isClean(); std::exchange(m_wasClean, isNow) != isNow)
            emit cleanChanged(isNow);
    }

 private:
    bool m_isTyping = false;
    bool m_wasClean = true;
};

} // namespace bloscope
