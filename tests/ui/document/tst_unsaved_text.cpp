#include "core/edit/value_editor.h"
#include "tests/support/calm_pool.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "ui/document/unsaved_text.h"

#include <QTest>

namespace bloscope::tst_unsaved_text {

using namespace test;

using Of = MetadataSectionOf;

// What would be lost, in few words.
class TestUnsavedText : public QObject {
    Q_OBJECT

 private slots:
    void namesWhatIsEdited()
    {
        EditSet edits(*Frame::open(memorySource(arrayFrame({4}, "|u1", counted<std::uint8_t>(4)))));
        QCOMPARE(unsavedText(edits), QString());
        add(edits, "units");
        QCOMPARE(unsavedText(edits), QString("'units'"));
        const ArrayPtr array = Array::of(edits.frame());
        ValueEditor editor(array, {}, SpillStore::create(), calmPool());
        const ByteBuffer nine{std::byte{9}};
        QVERIFY(editor.fill(*Slice::parse("1", {4}), {0, 1}, nine));
        edits.setValues(editor.edits());
        QCOMPARE(unsavedText(edits), QString("1 value and 'units'"));
        QVERIFY(editor.fill(*Slice::parse("2:", {4}), {0, 1}, nine));
        edits.setValues(editor.edits());
        for (const char* name : {"a", "b", "c"})
            add(edits, name);
        QCOMPARE(unsavedText(edits), QString("3 values, 'a', 'b', 'c' and 1 more"));
    }

 private:
    static void add(EditSet& edits, const char* name)
    {
        QVERIFY(edits.add(Of::Trailer, name, ByteBuffer{std::byte{0xC0}}, 0));
    }
};

const Registered<TestUnsavedText, QCoreApplication> registered;

} // namespace bloscope::tst_unsaved_text

#include "tst_unsaved_text.moc"
