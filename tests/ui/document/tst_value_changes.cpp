#include "ui/document/value_changes.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "tests/ui/worker/held_work.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_value_changes {

using namespace test;

namespace {

ValueChanges::Write fill(const char* where, std::uint8_t value)
{
    return [where, value](const SliceReader& values, ValueEditor& editor, const Job& job) {
        const std::byte byte{value};
        return editor.fill(*Slice::parse(where, values.array()->shape()), {0, 1}, {&byte, 1}, job);
    };
}

} // namespace

class TestValueChanges : public QObject {
    Q_OBJECT

    Scheduler m_scheduler;
    std::unique_ptr<OpenedFrame> m_frame;
    std::unique_ptr<DocumentEdits> m_edits;
    std::unique_ptr<ValueChanges> m_changes;

    QByteArray values() const
    {
        const auto cells = m_frame->document().reader()->read(Slice::whole({4}));
        return {reinterpret_cast<const char*>(cells->bytes.data()), 4};
    }
    Result<> add(const char* name)
    {
        return m_edits->edit(QString("Add %1").arg(name), [name](EditSet& edits) {
            return edits.add(MetadataSectionOf::Trailer, name, ByteBuffer(1), 0);
        });
    }
    // The first two values and the count of vlmetalayers, before and after each of the steps.
    QStringList states(const QList<void (DocumentEdits::*)()>& steps)
    {
        const auto state = [this] {
            const auto count = m_edits->current().entries(MetadataSectionOf::Trailer).size();
            return QString("%1 %2 %3").arg(int(values()[0])).arg(int(values()[1])).arg(count);
        };
        QStringList all{state()};
        for (const auto step : steps) {
            (m_edits.get()->*step)();
            all << state();
        }
        return all;
    }
    bool waitForEnd() const
    {
        return QTest::qWaitFor([this] { return !m_changes->isChanging(); });
    }

 private slots:
    void init()
    {
        m_frame = std::make_unique<OpenedFrame>(arrayFrame({4}, "|u1", counted<std::uint8_t>(4)));
        m_edits = std::make_unique<DocumentEdits>(m_frame->document().frame(), m_scheduler);
        m_changes = std::make_unique<ValueChanges>(m_frame->document(), m_scheduler);
        m_changes->setEdits(m_edits.get());
    }
    void cleanup()
    {
        m_changes.reset();
        m_edits.reset(); // which reads through the cache of the frame
        m_frame.reset();
    }

    void areSteps()
    {
        const QSignalSpy told(&m_frame->document(), &Document::valuesChanged);
        m_changes->change("Fill", fill("1:3", 9));
        QVERIFY(waitForEnd());
        QCOMPARE(values(), QByteArray("\0\x9\x9\x3", 4));
        QCOMPARE(m_edits->undoStack().undoText(), QString("Fill"));
        QVERIFY(!m_edits->isClean());
        m_edits->undo();
        QCOMPARE(values(), QByteArray("\0\1\2\3", 4));
        QVERIFY(m_edits->isClean());
        m_edits->redo();
        QCOMPARE(values(), QByteArray("\0\x9\x9\x3", 4));
        QCOMPARE(told.size(), 3);
    }

    void areMadeInTheirOrder()
    {
        for (std::uint8_t value = 5; value < 10; ++value)
            m_changes->change("Fill", fill("1:3", value));
        m_changes->change("Fill", fill("2", 1));
        QVERIFY(waitForEnd());
        QCOMPARE(values(), QByteArray("\0\x9\x1\x3", 4));
        QCOMPARE(m_edits->undoStack().count(), 6);
    }

    // Each is seen while it is written, and is no step before it is whole.
    void areOneStepOfAnyNumberOfParts()
    {
        auto first = m_changes->begin("Paint");
        first->add(fill("0", 5));
        QTRY_COMPARE(values(), QByteArray("\5\1\2\3", 4));
        QCOMPARE(m_edits->undoStack().count(), 0);
        QVERIFY(m_edits->current().isClean() && !m_edits->isClean());
        first->add(fill("1", 5));
        first.reset();
        auto second = m_changes->begin("Paint");
        second->add(fill("2", 5));
        second.reset();
        QVERIFY(waitForEnd());
        QCOMPARE(m_edits->undoStack().count(), 2);
        m_edits->undo();
        QCOMPARE(values(), QByteArray("\5\5\2\3", 4));
        m_edits->undo();
        QVERIFY(m_edits->isClean());
        m_edits->redo();
        QCOMPARE(values(), QByteArray("\5\5\2\3", 4));
    }

    // The whole of it, which was not there yet; and redo brings the whole of it back.
    void areFinishedBeforeTheyAreUndone()
    {
        m_changes->change("Fill", fill("0", 7));
        QVERIFY(waitForEnd());
        auto stroke = m_changes->begin("Paint");
        stroke->add(fill("3", 7));
        stroke->add(fill("2", 7));
        connect(m_changes.get(), &ValueChanges::settling, this, [&stroke] { stroke.reset(); });
        QCOMPARE(m_edits->undoText(), QString("Paint"));
        m_edits->undo();
        m_edits->undo();
        m_edits->redo();
        QVERIFY(m_edits->canRedo());
        QTRY_COMPARE(values(), QByteArray("\7\1\2\3", 4));
        QVERIFY(waitForEnd());
        QCOMPARE(m_edits->undoStack().index(), 1);
        m_edits->redo();
        QCOMPARE(values(), QByteArray("\7\1\7\7", 4));
    }

    // In the order in which they were asked for, also where values take longer.
    void comeBeforeMetadataThatAreEditedLater()
    {
        QTRY_VERIFY(m_edits->isLoaded());
        HeldWork held(m_scheduler);
        held.hold();
        const auto nothing = [](const SliceReader&, ValueEditor&, const Job&) {
            return Result<>();
        };
        m_changes->change("Fill", fill("0", 7));
        QVERIFY(add("a"));
        QCOMPARE(m_edits->undoText(), QString("Add a"));
        m_changes->change("Paint", fill("1", 8));
        m_changes->change("Nothing", nothing);
        QCOMPARE(m_edits->undoText(), QString("Nothing"));
        QVERIFY(add("b"));
        QVERIFY(add("c"));
        held.release();
        QVERIFY(waitForEnd());
        QStringList steps;
        for (int i = 0; i < m_edits->undoStack().count(); ++i)
            steps << m_edits->undoStack().text(i);
        QCOMPARE(steps, (QStringList{"Fill", "Add a", "Paint", "Add b", "Add c"}));
        QCOMPARE(states({&DocumentEdits::undo, &DocumentEdits::undo, &DocumentEdits::undo,
                         &DocumentEdits::undo, &DocumentEdits::undo}),
                 (QStringList{"7 8 3", "7 8 2", "7 8 1", "7 1 1", "7 1 0", "0 1 0"}));
        QVERIFY(m_edits->isClean());
        QCOMPARE(states({&DocumentEdits::redo, &DocumentEdits::redo, &DocumentEdits::redo}),
                 (QStringList{"0 1 0", "7 1 0", "7 1 1", "7 8 1"}));
    }

    // What would be edited then is not what is shown.
    void refuseMetadataWhileAnUndoWaits()
    {
        QTRY_VERIFY(m_edits->isLoaded());
        HeldWork held(m_scheduler);
        held.hold();
        m_changes->change("Fill", fill("0", 7));
        QVERIFY(add("a"));
        m_edits->undo();
        const Result<> refused = add("b");
        QVERIFY(!refused);
        QVERIFY(QByteArray(refused.error().text().c_str()).contains("try again"));
        held.release();
        QVERIFY(waitForEnd());
        QCOMPARE(states({}), QStringList{"7 1 0"}); // of both the later one was undone
        QVERIFY(add("b"));
    }

    void leaveNothingBehindWhenCancelled()
    {
        HeldWork held(m_scheduler);
        held.hold();
        QList<LongJob*> jobs;
        connect(m_changes.get(), &ValueChanges::jobStarted, this,
                [&jobs](LongJob* job) { jobs << job; });
        m_changes->change("Fill", fill("0", 7));
        m_changes->change("Fill", fill("1", 7));
        QList<bool> settled;
        m_edits->whenSettled(this, [&settled](bool isWhole) { settled << isWhole; });
        m_edits->undo();
        QCOMPARE(jobs.size(), 1);
        QSignalSpy failed(m_changes.get(), &ValueChanges::failed);
        jobs.first()->cancel();
        QCOMPARE(settled, QList{false});
        QVERIFY(!m_changes->isChanging() && m_edits->isClean());
        QCOMPARE(m_edits->undoStack().count(), 0);
        QCOMPARE(failed[0][0].toString(),
                 QString("Fill was cancelled together with 1 change that was waiting for it."));
    }

    // What is asked for while something waits has its turn behind it.
    void keepTheOrderOfWhatWaits()
    {
        QByteArrayList seen;
        const auto look = [this, &seen](bool) { seen << values(); };
        m_changes->change("Fill", fill("0", 7));
        m_edits->whenSettled(this, look);
        m_changes->change("Fill", fill("1", 7));
        m_edits->undo();
        m_edits->whenSettled(this, look);
        m_changes->change("Fill", fill("2", 7));
        m_edits->whenSettled(this, look);
        QVERIFY(seen.isEmpty());
        QVERIFY(waitForEnd());
        QCOMPARE(seen, QByteArrayList({QByteArray("\7\1\2\3", 4), QByteArray("\7\1\2\3", 4),
                                       QByteArray("\7\1\7\3", 4)}));
    }

    void sayWhyNothingWasChanged()
    {
        QSignalSpy failed(m_changes.get(), &ValueChanges::failed);
        const auto refuse = [](const SliceReader&, ValueEditor&, const Job&) -> Result<> {
            return usageError("row 3: 'x' is not a number");
        };
        m_changes->change("Paste", refuse);
        m_changes->change("Fill", fill("0", 7)); // over what was to be pasted
        QVERIFY(waitForEnd());
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].toString(),
                 QString("Paste: nothing was changed: row 3: 'x' is not a number."));
        QVERIFY(m_edits->isClean());
    }

    void sayWhyNothingCanBe()
    {
        QVERIFY(m_changes->editObstacle().isEmpty());
        QSignalSpy ability(m_changes.get(), &ValueChanges::abilityChanged);
        m_changes->setEdits(nullptr);
        QCOMPARE(ability.size(), 1);
        QVERIFY(!m_changes->editObstacle().isEmpty());
        QSignalSpy failed(m_changes.get(), &ValueChanges::failed);
        m_changes->change("Fill", fill("0", 7));
        QCOMPARE(failed[0][0].toString(), m_changes->editObstacle());
    }
};

const Registered<TestValueChanges, QCoreApplication> registered;

} // namespace bloscope::tst_value_changes

#include "tst_value_changes.moc"
