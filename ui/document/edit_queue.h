#pragma once

#include "core/array/slice_reader.h"
#include "core/edit/value_editor.h"
#include "ui/worker/long_job.h"

#include <QPointer>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace bloscope {

// What is being done to the values of a document, in the order in which it was asked for: gestures,
// and whatever has to come after them (saving, undoing, copying, closing). A gesture (a stroke, a
// fill, a paste) is written by workers in any number of parts and becomes one step as a whole;
// until then nothing of it is in the edits, and what comes after it waits. A gesture that fails or
// is cancelled leaves nothing behind, and neither do the gestures that were asked for after it. GUI
// thread.
class EditQueue : public QObject {
    Q_OBJECT

 public:
    // The edits that the next gesture is made over.
    using Base = std::function<const ValueEdits&()>;

    // The scheduler lives longer; so does what `base` refers to. The store keeps the bytes.
    EditQueue(Scheduler& scheduler, std::shared_ptr<SpillStore> store, Base base,
              QObject* parent = nullptr);
    ~EditQueue() override;

    // Reads the values of the file, whatever its edits. Null: the values cannot be changed now.
    void setReader(std::shared_ptr<const SliceReader> reader) { m_reader = std::move(reader); }

    // Writes to `editor`, in a worker. `values` are those of the array at that moment, with all
    // that was asked for before. Errors: nothing of the gesture is kept then.
    using Write =
        std::function<Result<>(const SliceReader& values, ValueEditor& editor, const Job& job)>;

    // Asks for a gesture of one part. `done` is called once it is a step, and never for one that
    // does not become one.
    void add(const QString& name, Write write, std::function<void()> done = {});

    // A gesture that is made while it is written. It ends with this object at the latest.
    class Gesture {
     public:
        Gesture(EditQueue& queue, quint64 id) : m_queue(&queue), m_id(id) {}
        ~Gesture();
        Gesture(const Gesture&) = delete;
        Gesture& operator=(const Gesture&) = delete;

        void add(Write write); // its next part; not after it failed or was cancelled

     private:
        QPointer<EditQueue> m_queue;
        quint64 m_id;
    };
    std::unique_ptr<Gesture> begin(const QString& name);

    // Calls `then` once all that was asked for until now is done or given up: at once where there
    // is nothing. `isWhole`: none of it was given up. Never called once `context` is gone.
    using Then = std::function<void(bool isWhole)>;
    void whenSettled(QObject* context, Then then); // gestures that are being made end with this
    void whenReached(QObject* context, Then then); // waits until they are ended

    bool isSettled() const;   // is no gesture asked for, or half written?
    QString lastName() const; // of the gesture that was asked for last; empty when settled
    // Steps of another kind were made, or taken back, after all that was asked for until now.
    void countSteps(int steps);
    bool isFollowed() const; // was one made after the gesture that was asked for last?
    // With what is written of the gesture that is being worked on.
    const ValueEdits& values() const { return m_written ? *m_written : m_base(); }

 signals:
    void settling(); // whatever is being made ends now
    void settledChanged();
    void jobStarted(bloscope::LongJob* job);
    // A gesture, as a whole. Its step comes before the last `later` ones, which were made after it
    // was asked for.
    void made(const QString& name, const bloscope::ValueEdits& values, int later);
    void valuesChanged();                 // values() are others
    void written();                       // a part; nothing may be different, too
    void failed(const QString& sentence); // a gesture, and those after it are forgotten
    void ended();                         // isSettled(), after work

 private:
    struct Waiting {
        quint64 id = 0; // of a gesture; 0: of what has to wait
        QString name = {};
        std::deque<Write> parts = {}; // that are not written yet
        bool isOpen = false;          // others may follow
        int later = 0;                // steps of another kind since it was asked for
        std::function<void()> done = {};
        QPointer<QObject> context = {};
        Then then = {};

        bool isGesture() const { return id != 0; }
    };

    void append(Waiting gesture);
    void proceed();
    bool proceedWithFront();
    void beginPart();
    void endPart(const Result<>& outcome, const ValueEdits& values);
    void endGesture();
    void giveUp(const Error& why);
    void tellGivenUp(const std::deque<Waiting>& waiting, const Error& why);
    void addTo(quint64 id, Write write);
    void close(quint64 id);
    Waiting* find(quint64 id);
    const Waiting* last() const; // gesture; null: there is none

    Scheduler& m_scheduler;
    std::shared_ptr<SpillStore> m_store;
    Base m_base;
    std::shared_ptr<const SliceReader> m_reader;
    std::deque<Waiting> m_waiting; // the first one is under way
    std::optional<ValueEdits> m_written;
    std::unique_ptr<LongJob> m_job;
    quint64 m_lastId = 0;
    bool m_isProceeding = false;
};

} // namespace bloscope
