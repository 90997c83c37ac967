// Makes the pictures of docs/images with the window itself, without a display:
//
//     cmake --build --preset dev --target make-screenshots
//     QT_QPA_PLATFORM=offscreen build/dev/docs/screenshots/make-screenshots PICTURE FILE [SLICE]
//     [WORD...]
//
// A PNG named PICTURE of the window that shows FILE. Words: "table", "curve" and so on for the
// view, "dark" for dark colours, "size=1024x700" for another size of the window, "chunk=17" to
// unfold a chunk of the structure, "units=\"C\"" to give a vlmetalayer another value, "overlay" for
// the labels that lie beside the file, "profiles=40,60" for the row and the column of a cell,
// "part=phase" to draw that part of the elements, "map=grey" for other colours, "export" for the
// dialog of the export instead of the window, "beside=FILE" for another file beside it.
// "do=NAME,NAME" chooses actions of the menus and presses buttons of dialogs, one after the other,
// by the beginnings of their texts: the dialog that comes of it is in the picture.

#include "core/msgpack/json.h"
#include "ui/brush/brush_bar.h"
#include "ui/document/document_edits.h"
#include "ui/export/export_dialog.h"
#include "ui/export/export_target.h"
#include "ui/heatmap/heatmap_profiles.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/overlay_bar.h"
#include "ui/pages/array_page.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/settings/settings.h"
#include "ui/slice/part_box.h"
#include "ui/structure/structure_view.h"
#include "ui/tabs/document_tabs.h"
#include "ui/text/languages.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/window_docks.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace bloscope;

namespace {

constexpr int loadMs = 4000; // the most a picture waits for what it shows
constexpr QSize usualSize(1440, 900);
const auto sizeWord = QStringLiteral("size=");
const auto mapWord = QStringLiteral("map=");
const auto profilesWord = QStringLiteral("profiles=");
const auto besideWord = QStringLiteral("beside=");
const auto doWord = QStringLiteral("do=");
const auto strokeWord = QStringLiteral("stroke=");

// "size=1024x700" among the words.
QSize sizeFrom(const QStringList& words)
{
    for (const QString& word : words)
        if (word.startsWith(sizeWord)) {
            const QStringList sides = word.mid(sizeWord.size()).split('x');
            return {sides.value(0).toInt(), sides.value(1).toInt()};
        }
    return usualSize;
}

void showView(const MainWindow& window, const QStringList& words)
{
    ArrayPage* page = window.tabs().currentArrayPage();
    if (!page)
        return;
    page->showView("heatmap");
    for (const QString& word : words)
        page->showView(word); // where there is such a view
}

void drawPart(const MainWindow& window, const QString& name)
{
    auto* box = window.tabs().currentArrayPage()->currentView()->bar()->findChild<PartBox*>();
    const int part = box->findText(name, Qt::MatchContains);
    if (part < 0)
        qFatal("there is no such part of the elements");
    box->setCurrentIndex(part);
}

// The dialog with the picture of the view that is shown.
QWidget* exportDialog(const MainWindow& window)
{
    ArrayPage* page = window.tabs().currentArrayPage();
    emit page->currentView()->figureWanted();
    QTest::qWait(loadMs / 8);
    auto* dialog = page->findChild<ExportDialog*>();
    dialog->findChild<ExportTarget*>()->edit()->setText("figure.png"); // in whichever folder
    return dialog;
}

// As a person does: "chunk 17" in the search box.
void unfoldChunk(MainWindow& window, const QString& chunk)
{
    auto* structure = window.findChild<StructureView*>();
    auto* search = structure->findChild<QLineEdit*>();
    QTest::keyClicks(search, "chunk " + chunk);
    QTest::keyClick(search, Qt::Key_Return);
    auto* tree = structure->findChild<QTreeView*>();
    tree->expand(tree->currentIndex());
}

// As a person does who takes what the heatmap offers.
void showOverlay(const MainWindow& window)
{
    const auto* overlay = window.tabs().currentArrayPage()->findChild<HeatmapOverlay*>();
    if (!QTest::qWaitFor([&] { return overlay->bar()->isVisible(); }, loadMs))
        qFatal("no labels lie beside the file");
    emit overlay->bar()->offerTaken();
}

void showProfiles(const MainWindow& window, const QString& cell)
{
    const ArrayPage* page = window.tabs().currentArrayPage();
    page->findChild<HeatmapProfiles*>()->setShown(true);
    page->findChild<HeatmapView*>()->findChild<HeatmapPlot*>()->shown().setMark(
        CellPosition{cell.section(',', 0, 0).toLongLong(), cell.section(',', 1).toLongLong()});
}

// "3 from 10,12 to 20,15": a stroke of the brush, with a value, between two cells.
void paint(const MainWindow& window, const QString& stroke)
{
    const ArrayPage* page = window.tabs().currentArrayPage();
    const QWidget* heatmap = page->findChild<HeatmapView*>();
    auto* plot = heatmap->findChild<HeatmapPlot*>();
    auto* bar = heatmap->findChild<BrushBar*>();
    QTest::qWait(loadMs / 8); // until what is painted is ready
    bar->setValue(stroke.section(' ', 0, 0));
    const auto at = [&](const QString& cell) {
        return QPointF(plot->xAxis->coordToPixel(cell.section(',', 1).toDouble()),
                       plot->yAxis->coordToPixel(cell.section(',', 0, 0).toDouble()))
            .toPoint();
    };
    const QPoint end = at(stroke.section(' ', 4));
    QTest::mousePress(plot, Qt::LeftButton, {}, at(stroke.section(' ', 2, 2)));
    QTest::mouseMove(plot, end);
    QTest::mouseRelease(plot, Qt::LeftButton, {}, end);
}

// Is it the text of an action or a button, mnemonics aside?
bool isNamed(QString text, const QString& name)
{
    return text.remove('&').startsWith(name);
}

// The dialog in front, or null.
QDialog* dialogInFront()
{
    QDialog* front = nullptr;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible())
            if (!front || front->isAncestorOf(dialog))
                front = dialog;
    return front;
}

void act(const MainWindow& window, const QString& name)
{
    QTest::qWait(loadMs / 8);
    if (const QDialog* dialog = dialogInFront())
        for (auto* button : dialog->findChildren<QAbstractButton*>())
            if (isNamed(button->text(), name) && button->isVisible())
                return button->click();
    for (auto* action : window.findChildren<QAction*>())
        if (isNamed(action->text(), name) && action->isEnabled())
            return action->trigger();
    for (auto* button : window.findChildren<QAbstractButton*>())
        if (isNamed(button->text(), name) && button->isVisible())
            return button->click();
    qFatal("nothing is called %s", qPrintable(name));
}

// The window goes on to follow the first one.
void showBeside(MainWindow& window, const QString& file)
{
    const QString view = window.tabs().currentArrayPage()->shownView();
    window.openPaths({file});
    if (!QTest::qWaitFor([&] { return window.tabs().currentArrayPage() != nullptr; }, loadMs))
        qFatal("the file beside it is no array");
    window.tabs().currentArrayPage()->showView(view);
    window.tabs().setCurrentIndex(0);
    window.tabs().setSplit(true);
}

// In front of the structure, where they share a place.
void editMetadata(MainWindow& window, const std::string& name, const std::string& json)
{
    window.findChild<MetadataDock*>()->raise();
    DocumentEdits* edits = window.tabs().currentTab()->edits();
    if (!QTest::qWaitFor([&] { return edits->isLoaded(); }, loadMs))
        qFatal("the metadata cannot be read");
    const Result<> done = edits->edit("Change", [&](EditSet& to) -> Result<> {
        const auto place = to.find(MetadataSectionOf::Trailer, name);
        if (!place)
            return Error{ErrorKind::Usage, "there is no such vlmetalayer"};
        BLOSCOPE_TRY(ByteBuffer value, msgpack_value::valueFromJson(json, {}));
        return to.setValue(MetadataSectionOf::Trailer, *place, std::move(value));
    });
    if (!done)
        qFatal("%s", done.error().text().c_str());
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    useLanguage(application, languages.front());
    QStringList words = application.arguments().mid(1);
    if (words.size() < 2)
        qFatal(
            "make-screenshots PICTURE FILE [SLICE] [table|heatmap|curve|statistics|planes|chunks] "
            "[dark] [size=WxH] [chunk=N] [overlay] [profiles=ROW,COLUMN] [part=NAME] [map=NAME] "
            "[beside=FILE] [export] [do=NAME,...] [stroke='VALUE from R,C to R,C'] [NAME=JSON]");
    const QString picture = words.takeFirst();
    const QString file = words.takeFirst();
    const QString slice = words.isEmpty() ? QString() : words.takeFirst();
    Theme theme;
    theme.setChoice(words.contains("dark") ? ThemeChoice::Dark : ThemeChoice::Light);
    const QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    Preferences preferences;
    for (const QString& word : words)
        if (word.startsWith(mapWord))
            preferences.colorMap = word.mid(mapWord.size()).toStdString();
    settings.setPreferences(preferences);
    AppServicesOwner services;
    MainWindow window(settings, services.services());
    window.resize(sizeFrom(words));
    window.show();
    window.openPaths({file}, {.slice = slice});
    if (!QTest::qWaitFor([&] { return window.tabs().currentPage() != nullptr; }, loadMs))
        qFatal("the file cannot be shown");
    showView(window, words);
    for (const QString& word : words)
        if (word.startsWith("chunk="))
            unfoldChunk(window, word.mid(6));
        else if (word == "overlay")
            showOverlay(window);
        else if (word.startsWith(profilesWord))
            showProfiles(window, word.mid(profilesWord.size()));
        else if (word.startsWith(besideWord))
            showBeside(window, word.mid(besideWord.size()));
        else if (word.startsWith("part="))
            drawPart(window, word.mid(5));
        else if (word.startsWith(doWord))
            for (const QString& name : word.mid(doWord.size()).split(','))
                act(window, name);
        else if (word.startsWith(strokeWord))
            paint(window, word.mid(strokeWord.size()));
        else if (word.contains('=') && !word.startsWith(sizeWord) && !word.startsWith(mapWord))
            editMetadata(window, word.section('=', 0, 0).toStdString(),
                         word.section('=', 1).toStdString());
    QTest::qWait(loadMs / 2);
    QWidget* shown = words.contains("export") ? exportDialog(window) : dialogInFront();
    if (!shown)
        shown = &window;
    return shown->grab().save(picture) ? 0 : 1;
}
