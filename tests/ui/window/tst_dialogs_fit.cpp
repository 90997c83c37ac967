#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "tests/ui/worker/settle.h"
#include "ui/actions/help.h"
#include "ui/bytes/pipeline_dialog.h"
#include "ui/compare/comparison_panel.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/fill_dialog.h"
#include "ui/controls/number_format_button.h"
#include "ui/convert/advice_dialog.h"
#include "ui/convert/copy_dialog.h"
#include "ui/doctor/check_panel.h"
#include "ui/doctor/folder_check_panel.h"
#include "ui/document/app_services.h"
#include "ui/export/export_dialog.h"
#include "ui/heatmap/heatmap_bands.h"
#include "ui/metadata/array_form_dialog.h"
#include "ui/metadata/changes_dialog.h"
#include "ui/metadata/merge_edits_dialog.h"
#include "ui/metadata/new_entry_dialog.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/repair/salvage_dialog.h"
#include "ui/settings/preferences_dialog.h"
#include "ui/text/languages.h"
#include "ui/value/value_dialog.h"
#include "ui/window/geometry_dialog.h"
#include "ui/window/interpret_dialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QMenuBar>
#include <QTabBar>
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

constexpr const char* allDialogs[] = {
    "new entry", "array form", "number format", "preferences",  "value",     "copy",     "advice",
    "salvage",   "comparison", "check",         "folder check", "interpret", "changes",  "compare",
    "export",    "fill",       "geometry",      "bands",        "shortcuts", "pipeline", "on top"};

// What a visible widget is reached by, with its mark; empty where it has none.
QStringList markedTexts(const QWidget& widget)
{
    if (!widget.isVisible())
        return {};
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->buddy() ? QStringList(label->text()) : QStringList();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return {button->text()};
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget))
        return {group->title()};
    QStringList texts;
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int tab = 0; tab < tabs->count(); ++tab)
            texts << tabs->tabText(tab);
    return texts;
}

QStringList sharedLettersIn(const QWidget& dialog)
{
    QStringList shared;
    QHash<QChar, QString> taken;
    for (const QWidget* widget : dialog.findChildren<QWidget*>())
        for (const QString& text : markedTexts(*widget)) {
            const QKeySequence letter = QKeySequence::mnemonic(text);
            if (letter.isEmpty())
                continue;
            const QChar key(letter[0].key());
            if (taken.contains(key) && taken[key] != text)
                shared << taken[key] + " / " + text;
            taken[key] = text;
        }
    return shared;
}

} // namespace

// Dialogs of metadata, copies and settings, and panels of findings, as large as each begins and on
// the smallest screen.
class TestDialogsFit : public QObject {
    Q_OBJECT

 private slots:
    void cutNothingOff_data();
    void cutNothingOff();
    void haveALetterForOneThingOnly_data();
    void haveALetterForOneThingOnly();
    void cleanup() { useLanguage(*qApp, languages.front()); }

 private:
    std::unique_ptr<QWidget> create(const QString& name);
    FramePtr frame(const char* dtype = "<i4") const
    {
        return *Frame::open(
            memorySource(arrayFrame({10, 12}, {4, 5}, {2, 3}, dtype, counted<std::int32_t>(120))));
    }
    void compareAllTexts(QWidget& dialog);

    QTemporaryDir m_folder;
    AppServicesOwner m_services;
    OpenedFrame m_opened{arrayFrame({10, 12}, {4, 5}, {2, 3}, "<i4", counted<std::int32_t>(120))};
    ShownPlane m_shown{m_opened.document().reader()};
    HeatmapPlot m_plot{m_shown, QStringList()};
};

std::unique_ptr<QWidget> TestDialogsFit::create(const QString& name)
{
    Scheduler& scheduler = m_services.scheduler();
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
                                               m_services.services());
    if (name == "comparison")
        return std::make_unique<ComparisonPanel>(
            m_opened.document(), QList<OpenRequest>{OpenRequest::of(m_folder.filePath("ct.b2nd"))},
            scheduler);
    if (name == "check")
        return std::make_unique<CheckPanel>(FileSubject{m_folder.filePath("ct.b2nd"), "ct.b2nd"},
                                            m_services.services());
    if (name == "folder check")
        return std::make_unique<FolderCheckPanel>(m_folder.path(), m_services.services());
    if (name == "interpret") {
        const AppServices services = m_services.services();
        const auto plain = *Frame::open(memorySource(chunksFrame({counted<std::uint8_t>(240)}, 4)));
        return std::make_unique<InterpretDialog>(
            std::make_shared<const SliceReader>(Array::of(plain), services.cache, services.pool),
            scheduler);
    }
    if (name == "export") {
        ExportOffer offer;
        offer.figure = &m_plot;
        return std::make_unique<ExportDialog>(m_opened.document(), scheduler, offer,
                                              m_folder.path());
    }
    if (name == "fill")
        return std::make_unique<FillDialog>(FillDialog::Start{"12 cells", {"a", "b"}, "0", false},
                                            [](const QString&, int) { return QString(); });
    if (name == "geometry")
        return std::make_unique<GeometryDialog>(m_opened.document(),
                                                [](const HandGeometry&) { return Result<>(); });
    if (name == "bands")
        return std::make_unique<BandsDialog>(m_opened.document(), ColorBands{1, {3, 2, 1}});
    if (name == "shortcuts")
        return std::make_unique<ShortcutDialog>(QMenuBar());
    if (name == "pipeline")
        return std::make_unique<PipelineDialog>(m_opened.document(), scheduler);
    if (!edits.add(MetadataSectionOf::Trailer, "units", {std::byte{0xa0}}, 0))
        qFatal("not added");
    if (name == "changes")
        return std::make_unique<ChangesDialog>(edits, nullptr, ChangesDialog::Target::SameFile,
                                               scheduler, m_services.services().pool);
    const QString path = m_folder.filePath("a.b2nd");
    writeFile(path.toStdString(),
              arrayFrame({10, 12}, {4, 5}, {2, 3}, "<i4", counted<std::int32_t>(120)));
    if (name == "compare")
        return std::make_unique<CompareDialog>(edits, path, scheduler);
    return std::make_unique<MergeEditsDialog>(edits, nullptr, path, MergeEditsDialog::Then::Save,
                                              scheduler);
}

void TestDialogsFit::cutNothingOff_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("size"); // of the screen
    QTest::addColumn<QString>("language");
    for (const char* name : {"new entry", "array form", "number format", "preferences", "value",
                             "copy", "advice", "salvage", "comparison", "check", "folder check",
                             "interpret", "changes", "compare", "on top"}) {
        QTest::addRow("%s", name) << QString(name) << QSize() << "en";
        QTest::addRow("%s at 200 %%", name) << QString(name) << smallScreen << "en";
        QTest::addRow("%s, large", name) << QString(name) << largeLetters << "en";
        for (const char* longer : {"de", "es", "fr"}) {
            QTest::addRow("%s in %s", name, longer) << QString(name) << QSize() << longer;
            QTest::addRow("%s at 200 %% in %s", name, longer)
                << QString(name) << smallScreen << longer;
        }
    }
}

void TestDialogsFit::compareAllTexts(QWidget& dialog)
{
    QCoreApplication::sendPostedEvents();
    QVERIFY(settle()); // layouts, and what workers tell
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
    QFETCH(QString, language);
    useLanguage(*qApp, *findLanguage(language));
    const auto dialog = create(name);
    dialog->show();
    QVERIFY(settle());
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

void TestDialogsFit::haveALetterForOneThingOnly_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("language");
    for (const Language& language : languages)
        for (const char* name : allDialogs)
            QTest::addRow("%s, %s", language.code, name) << QString(name) << QString(language.code);
}

// On each of its pages, of all that takes one there.
void TestDialogsFit::haveALetterForOneThingOnly()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    useLanguage(*qApp, *findLanguage(language));
    const auto dialog = create(name);
    dialog->show();
    QVERIFY(settle());
    QStringList shared = sharedLettersIn(*dialog);
    for (auto* pages : dialog->findChildren<QTabWidget*>())
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentIndex(page);
            shared << sharedLettersIn(*dialog);
        }
    if (auto* format = dialog->findChild<QComboBox*>("format")) // with other controls for each
        for (int item = 0; item < format->count(); ++item) {
            format->setCurrentIndex(item);
            emit format->activated(item);
            shared << sharedLettersIn(*dialog);
        }
    shared.removeDuplicates();
    QCOMPARE(shared.join('\n'), QString());
}

const Registered<TestDialogsFit, QApplication> registered;

} // namespace bloscope::tst_dialogs_fit

#include "tst_dialogs_fit.moc"
