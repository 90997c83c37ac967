#include "ui/document/value_changes.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"

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
    void cleanup() { m_changes.reset(); }

    void areSteps()
    {
        const QSignalSpy told(&m_frame->document(), &Document::valuesChanged);
        m_changes->change("Fill", fill("1:3", 9));
        QVERIFY(waitForEnd());
        QCOMPARE(values(), QByteArray("\0\x9\x9\x3", 4));
        QCOMPARE(m_edits->undoStack().undoText(), QString("Fill"));
        QVERIFY(!m_edits->isClean());
        m_edits->undoStack().undo();
        QCOMPARE(values(), QByteArray("\0\1\2\3", 4));
        QVERIFY(m_edits->isClean());
        m_edits->undoStack().redo();
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

    void becomeOneStepWithOneKey()
    {
        m_changes->change("Paint", fill("0", 5), "stroke 1");
        m_changes->change("Paint", fill("1", 5), "stroke 1");
        m_changes->change("Paint", fill("2", 5), "stroke 2");
        QVERIFY(waitForEnd());
        QCOMPARE(m_edits->undoStack().count(), 2);
        m_edits->undoStack().undo();
        QCOMPARE(values(), QByteArray("\5\5\2\3", 4));
    }

    // What was found out over other values is found out again.
    void standUndoMeanwhile()
    {
        m_changes->change("Fill", fill("0", 7));
        QVERIFY(waitForEnd());
        m_changes->change("Fill", fill("3", 7));
        m_edits->undoStack().undo();
        QVERIFY(waitForEnd());
        QCOMPARE(values(), QByteArray("\0\1\2\7", 4));
    }

    void sayWhyNothingWasChanged()
    {
        QSignalSpy failed(m_changes.get(), &ValueChanges::failed);
        const auto refuse = [](const SliceReader&, ValueEditor&, const Job&) -> Result<> {
            return usageError("row 3: 'x' is no number");
        };
        m_changes->change("Paste", refuse);
        m_changes->change("Fill", fill("0", 7)); // over what was to be pasted
        QVERIFY(waitForEnd());
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].toString(),
                 QString("Paste: nothing was changed: row 3: 'x' is no number."));
        QVERIFY(m_edits->isClean());
    }

    void sayWhyNothingCanBe()
    {
        QVERIFY(m_changes->whyNot().isEmpty());
        QSignalSpy ability(m_changes.get(), &ValueChanges::abilityChanged);
        m_changes->setEdits(nullptr);
        QCOMPARE(ability.size(), 1);
        QVERIFY(!m_changes->whyNot().isEmpty());
        QSignalSpy failed(m_changes.get(), &ValueChanges::failed);
        m_changes->change("Fill", fill("0", 7));
        QCOMPARE(failed[0][0].toString(), m_changes->whyNot());
    }
};

const Registered<TestValueChanges, QCoreApplication> registered;

} // namespace bloscope::tst_value_changes

#include "tst_value_changes.moc"
