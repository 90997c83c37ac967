#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/compare/comparison_dialog.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/number_format_dialog.h"
#include "ui/convert/advice_dialog.h"
#include "ui/convert/copy_dialog.h"
#include "ui/doctor/check_dialog.h"
#include "ui/doctor/folder_check_dialog.h"
#include "ui/document/workshop.h"
#include "ui/metadata/array_form_dialog.h"
#include "ui/metadata/changes_dialog.h"
#include "ui/metadata/compare_dialog.h"
#include "ui/metadata/new_entry_dialog.h"
#include "ui/metadata/on_top_dialog.h"
#include "ui/repair/salvage_dialog.h"
#include "ui/settings/preferences_dialog.h"
#include "ui/value/value_dialog.h"
#include "ui/window/interpret_dialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_dialogs_fit {

using namespace test;

namespace {

constexpr QSize smallScreen(512, 350); // 1024 x 700 at 200 %
constexpr QSize largeLetters(960, 700);

// What of a text or a button is cut off, by its name; empty when nothing is.
QString cutIn(const QWidget& widget)
{
    const QSize wanted = widget.sizeHint();
    QString text;
    bool isCut = false;
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        text = label->text();
        isCut = label->wordWrap()
                    ? label->heightForWidth(label->width()) > label->height()
                    : wanted.width() > label->width() && !text.isEmpty() &&
                          label->sizePolicy().horizontalPolicy() != QSizePolicy::Ignored;
        if (qobject_cast<const ElidedLabel*>(label))
            isCut = false; // ends in dots on purpose
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        text = button->text();
        isCut = !text.isEmpty() && wanted.width() > button->width();
    }
    return isCut ? QString("\"%1\" has %2 x %3, needs %4 x %5")
                       .arg(text)
                       .arg(widget.width())
                       .arg(widget.height())
                       .arg(wanted.width())
                       .arg(wanted.height())
                 : QString();
}

} // namespace

// Dialogs of metadata, copies and settings, as large as it begins and on the smallest screen.
class TestDialogsFit : public QObject {
    Q_OBJECT

 private slots:
    void cutNothingOff_data();
    void cutNothingOff();

 private:
    std::unique_ptr<QDialog> create(const QString& name);
    FramePtr frame(const char* dtype = "<i4") const
    {
        return *Frame::open(
            memorySource(arrayFrame({10, 12}, {4, 5}, {2, 3}, dtype, counted<std::int32_t>(120))));
    }
    void compareAllTexts(QDialog& dialog);

    QTemporaryDir m_folder;
    WorkshopOwner m_workshop;
    OpenedFrame m_opened{arrayFrame({10, 12}, {4, 5}, {2, 3}, "<i4", counted<std::int32_t>(120))};
};

std::unique_ptr<QDialog> TestDialogsFit::create(const QString& name)
{
    Scheduler& scheduler = m_workshop.scheduler();
    EditSet edits(frame());
    if (name == "new entry")
        return std::make_unique<NewEntryDialog>(edits, MetadataSectionOf::Trailer);
    if (name == "array form")
        return std::make_unique<ArrayFormDialog>(edits);
    if (name == "number format")
        return std::make_unique<NumberFormatDialog>(NumberFormat());
    if (name == "preferences")
        return std::make_unique<PreferencesDialog>(Preferences());
    if (name == "value")
        return std::make_unique<ValueDialog>(
            ValueToEdit{.title = "units",
                        .bytes = std::make_shared<const ByteBuffer>(ByteBuffer{std::byte{0xa0}})},
            scheduler);
    if (name == "copy")
        return std::make_unique<CopyDialog>(m_opened.document(), ExportOffer(), m_folder.path(),
                                            scheduler);
    if (name == "advice")
        return std::make_unique<AdviceDialog>(
            AdviceDialog::Subject{m_opened.document().reader(),
                                  {.slice = m_opened.document().slice()},
                                  m_opened.document().dimensionLabels().names()},
            scheduler);
    if (name == "salvage")
        return std::make_unique<SalvageDialog>(FileSubject{m_folder.filePath("ct.b2nd"), "ct.b2nd"},
                                               m_workshop.workshop());
    if (name == "comparison")
        return std::make_unique<ComparisonDialog>(
            m_opened.document(), QList<OpenRequest>{OpenRequest::of(m_folder.filePath("ct.b2nd"))},
            scheduler);
    if (name == "check")
        return std::make_unique<CheckDialog>(FileSubject{m_folder.filePath("ct.b2nd"), "ct.b2nd"},
                                             m_workshop.workshop());
    if (name == "folder check")
        return std::make_unique<FolderCheckDialog>(m_folder.path(), m_workshop.workshop());
    if (name == "interpret") {
        const Workshop workshop = m_workshop.workshop();
        const auto plain = *Frame::open(memorySource(chunksFrame({counted<std::uint8_t>(240)}, 4)));
        return std::make_unique<InterpretDialog>(
            std::make_shared<const SliceReader>(Array::of(plain), workshop.cache, workshop.pool),
            scheduler);
    }
    if (!edits.add(MetadataSectionOf::Trailer, "units", {std::byte{0xa0}}, 0))
        qFatal("not added");
    if (name == "changes")
        return std::make_unique<ChangesDialog>(edits, nullptr, ChangesDialog::Target::SameFile,
                                               scheduler);
    const QString path = m_folder.filePath("a.b2nd");
    writeFile(path.toStdString(),
              arrayFrame({10, 12}, {4, 5}, {2, 3}, "<i4", counted<std::int32_t>(120)));
    if (name == "compare")
        return std::make_unique<CompareDialog>(edits, path, scheduler);
    return std::make_unique<OnTopDialog>(edits, nullptr, path, OnTopDialog::Then::Save, scheduler);
}

void TestDialogsFit::cutNothingOff_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("size"); // of the screen
    for (const char* name : {"new entry", "array form", "number format", "preferences", "value",
                             "copy", "advice", "salvage", "comparison", "check", "folder check",
                             "interpret", "changes", "compare", "on top"}) {
        QTest::addRow("%s", name) << QString(name) << QSize();
        QTest::addRow("%s at 200 %%", name) << QString(name) << smallScreen;
        QTest::addRow("%s, large", name) << QString(name) << largeLetters;
    }
}

void TestDialogsFit::compareAllTexts(QDialog& dialog)
{
    QCoreApplication::sendPostedEvents();
    QTest::qWait(30); // layouts, and what workers tell
    for (const QWidget* widget : dialog.findChildren<QWidget*>())
        if (widget->isVisible()) {
            const QString cut = cutIn(*widget);
            QVERIFY2(cut.isEmpty(), qPrintable(cut));
        }
}

void TestDialogsFit::cutNothingOff()
{
    QFETCH(QString, name);
    QFETCH(QSize, size);
    const auto dialog = create(name);
    dialog->show();
    QTest::qWait(50);
    if (size.isValid()) {
        dialog->resize(size);
        QVERIFY2(
            dialog->width() <= size.width() && dialog->height() <= size.height(),
            qPrintable(QString("it needs %1 x %2").arg(dialog->width()).arg(dialog->height())));
    }
    compareAllTexts(*dialog);
    for (auto* pages : dialog->findChildren<QTabWidget*>())
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentIndex(page);
            compareAllTexts(*dialog);
        }
}

const Registered<TestDialogsFit, QApplication> registered;

} // namespace bloscope::tst_dialogs_fit

#include "tst_dialogs_fit.moc"
