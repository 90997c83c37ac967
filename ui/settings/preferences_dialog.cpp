#include "ui/settings/preferences_dialog.h"

#include "core/plane/color_map.h"
#include "ui/controls/fitting_scroll.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/number_format_form.h"
#include "ui/export/csv_options_form.h"
#include "ui/plot/choice_button.h"
#include "ui/text/languages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QThread>
#include <QVBoxLayout>
#include <algorithm>

namespace bloscope {

namespace {

constexpr QSize firstPreferencesSize{520, 480};
constexpr int spaceBetween = 14; // settings
constexpr int cacheStep = 64;    // MiB

QLabel* quietText(const QString& text)
{
    auto* label = new QLabel(text);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    return label;
}

// A setting: its name and control in a line, what it does below.
void addSetting(QVBoxLayout& page, const QString& name, QWidget* control, const QString& meaning)
{
    auto* label = new QLabel(name);
    label->setBuddy(control);
    control->setAccessibleDescription(meaning);
    auto* line = new QHBoxLayout;
    line->addWidget(label);
    line->addStretch(1);
    line->addWidget(control);
    page.addLayout(line);
    page.addWidget(quietText(meaning));
    page.addSpacing(spaceBetween);
}

void addSetting(QVBoxLayout& page, QCheckBox* box, const QString& meaning)
{
    box->setAccessibleDescription(meaning);
    page.addWidget(box);
    page.addWidget(quietText(meaning));
    page.addSpacing(spaceBetween);
}

QSpinBox* numberBox(int least, int most, int step)
{
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setKeyboardTracking(false); // half a number is none
    return box;
}

} // namespace

PreferencesDialog::PreferencesDialog(const Preferences& shown, QWidget* parent)
    : QDialog(parent),
      m_pages(new QTabWidget),
      m_theme(makeThemeBox()),
      m_language(makeLanguageBox()),
      m_restoresSession(new QCheckBox(tr("Re&open last session"))),
      m_asksBeforeDiscardingJobs(new QCheckBox(tr("&Ask before discarding a running job"))),
      m_showsCoordinates(new QCheckBox(tr("&Coordinates on axes"))),
      m_showsSides(new QCheckBox(tr("Orientation label&s"))),
      m_cache(
          numberBox(Preferences::leastCacheMebibytes, Preferences::mostCacheMebibytes, cacheStep)),
      m_overviews(numberBox(0, Preferences::mostOverviewMebibytes, cacheStep)),
      m_fetched(numberBox(0, Preferences::mostFetchedMebibytes, cacheStep)),
      m_threads(numberBox(0, Preferences::mostThreads, 1)),
      m_colorMap(makeColorMapBox()),
      m_numbers(new NumberFormatForm),
      m_csv(new CsvOptionsForm)
{
    setWindowTitle(tr("Preferences"));
    m_pages->setDocumentMode(
        true); // the pages in the colour of the window, on which all is readable
    addGeneralPage();
    addReadingPage();
    addViewsPage();
    addExportPage();
    auto* buttons =
        new QDialogButtonBox(QDialogButtonBox::RestoreDefaults | QDialogButtonBox::Close);
    for (QAbstractButton* button : buttons->buttons()) // Return ends a number, nothing else
        static_cast<QPushButton*>(button)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] {
                fill({});
                tell();
            });
    putInto(new QVBoxLayout(this), {{m_pages, 1}, buttons});
    fill(shown);
    resizeWithinScreen(*this, sizeHint().expandedTo(firstPreferencesSize));
    for (QComboBox* box : {m_theme, m_language, m_colorMap})
        connect(box, &QComboBox::currentIndexChanged, this, &PreferencesDialog::tell);
    for (QCheckBox* box :
         {m_restoresSession, m_asksBeforeDiscardingJobs, m_showsCoordinates, m_showsSides})
        connect(box, &QCheckBox::toggled, this, &PreferencesDialog::tell);
    for (QSpinBox* box : {m_cache, m_overviews, m_fetched, m_threads})
        connect(box, &QSpinBox::valueChanged, this, &PreferencesDialog::tell);
    connect(m_numbers, &NumberFormatForm::changed, this, &PreferencesDialog::tell);
    connect(m_csv, &CsvOptionsForm::changed, this, &PreferencesDialog::tell);
}

QVBoxLayout* PreferencesDialog::addPage(const QString& title)
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(16, 16, 16, 16);
    m_pages->addTab(new FittingScroll(page), title);
    return column;
}

void PreferencesDialog::addGeneralPage()
{
    QVBoxLayout* page = addPage(tr("&General"));
    addSetting(*page, tr("&Colours:"), m_theme,
               tr("Applies to the whole window immediately. \"System\" follows the desktop if it "
                  "reports changes."));
    addSetting(*page, tr("&Language:"), m_language,
               tr("Of texts, numbers and dates in the window; data stay as they are. Takes effect "
                  "after a restart."));
    addSetting(*page, m_restoresSession,
               tr("When Bloscope starts without a file, restores the windows and files of the last "
                  "session."));
    addSetting(*page, m_asksBeforeDiscardingJobs,
               tr("Asks for confirmation when a window is closed during an export."));
    page->addStretch(1);
}

void PreferencesDialog::addReadingPage()
{
    m_cache->setSuffix(tr(" MiB"));
    m_overviews->setSuffix(tr(" MiB"));
    m_overviews->setSpecialValueText(tr("None"));
    m_fetched->setSuffix(tr(" MiB"));
    m_fetched->setSpecialValueText(tr("None"));
    m_threads->setSpecialValueText(tr("One per processor (%1)").arg(QThread::idealThreadCount()));
    QVBoxLayout* page = addPage(tr("&Reading"));
    addSetting(*page, tr("&Memory for decoded blocks:"), m_cache,
               tr("Shared by all open files. A larger cache means less decoding when you go back "
                  "and forth; the status bar shows how much of it is in use."));
    addSetting(*page, tr("&Disk space for overviews:"), m_overviews,
               tr("For large planes, so that their heatmaps appear at once when the file is "
                  "reopened. Least recently used entries are removed first; 0 removes all."));
    addSetting(*page, tr("Disk space for &files on servers:"), m_fetched,
               tr("For the parts of them that were fetched, so that they are not fetched again and "
                  "can be read without a network. Least recently used files are removed first; 0 "
                  "removes all."));
    addSetting(*page, tr("Number of decoding &threads:"), m_threads,
               tr("Number of threads that decode in parallel. Takes effect after a restart."));
    page->addStretch(1);
}

void PreferencesDialog::addViewsPage()
{
    QVBoxLayout* page = addPage(tr("&Views"));
    page->addWidget(quietText(tr("How array tables show numbers and byte strings. The status bar, "
                                 "copies and exports keep all digits.")));
    page->addSpacing(spaceBetween / 2);
    page->addWidget(m_numbers);
    page->addSpacing(2 * spaceBetween);
    addSetting(*page, tr("&Heatmap:"), m_colorMap,
               tr("Colours of newly opened arrays. Each heatmap can use different ones."));
    addSetting(*page, m_showsCoordinates,
               tr("Heatmaps, planes and curves show coordinates and dates instead of indices where "
                  "the file has them."));
    addSetting(*page, m_showsSides,
               tr("Shows L and R, A and P, S and I at the edges of medical images with a known "
                  "orientation."));
    page->addStretch(1);
}

void PreferencesDialog::addExportPage()
{
    QVBoxLayout* page = addPage(tr("&Export"));
    page->addWidget(quietText(tr("Default options for exporting arrays as text (CSV, TSV). Tables "
                                 "in stores use this delimiter, number of digits, byte string "
                                 "notation and line ending, always with column names.")));
    page->addSpacing(spaceBetween / 2);
    page->addWidget(m_csv);
    page->addStretch(1);
}

QComboBox* PreferencesDialog::makeThemeBox()
{
    auto* box = new QComboBox;
    box->addItem(tr("System"), int(ThemeChoice::System));
    box->addItem(tr("Light"), int(ThemeChoice::Light));
    box->addItem(tr("Dark"), int(ThemeChoice::Dark));
    return box;
}

// Each in itself, so that who does not understand the others finds it.
QComboBox* PreferencesDialog::makeLanguageBox()
{
    auto* box = new QComboBox;
    box->addItem(tr("System (%1)").arg(QString::fromUtf8(systemLanguage().name)), QString());
    for (const Language& language : languages)
        box->addItem(QString::fromUtf8(language.name), QString(language.code));
    return box;
}

QComboBox* PreferencesDialog::makeColorMapBox()
{
    auto* box = new QComboBox;
    fillWithColorMaps(*box);
    return box;
}

void PreferencesDialog::fill(const Preferences& preferences)
{
    m_isShowing = true;
    m_theme->setCurrentIndex(m_theme->findData(int(preferences.theme)));
    const QString language = QString::fromStdString(preferences.language);
    m_language->setCurrentIndex(std::max(0, m_language->findData(language)));
    m_restoresSession->setChecked(preferences.restoresSession);
    m_asksBeforeDiscardingJobs->setChecked(preferences.asksBeforeDiscardingJobs);
    m_showsCoordinates->setChecked(preferences.showsCoordinates);
    m_showsSides->setChecked(preferences.showsSides);
    m_cache->setValue(preferences.cacheMebibytes);
    m_overviews->setValue(preferences.overviewMebibytes);
    m_fetched->setValue(preferences.fetchedMebibytes);
    m_threads->setValue(preferences.threads);
    const ColorMap* map = findColorMap(preferences.colorMap);
    showColorMap(*m_colorMap, map ? *map : colorMaps().front());
    m_numbers->setFormat(preferences.numbers);
    m_csv->setOptions(preferences.csv);
    m_isShowing = false;
}

Preferences PreferencesDialog::preferences() const
{
    Preferences chosen;
    chosen.theme = static_cast<ThemeChoice>(m_theme->currentData().toInt());
    chosen.language = m_language->currentData().toString().toStdString();
    chosen.restoresSession = m_restoresSession->isChecked();
    chosen.asksBeforeDiscardingJobs = m_asksBeforeDiscardingJobs->isChecked();
    chosen.showsCoordinates = m_showsCoordinates->isChecked();
    chosen.showsSides = m_showsSides->isChecked();
    chosen.cacheMebibytes = m_cache->value();
    chosen.overviewMebibytes = m_overviews->value();
    chosen.fetchedMebibytes = m_fetched->value();
    chosen.threads = m_threads->value();
    chosen.colorMap = colorMapIn(*m_colorMap).name;
    chosen.numbers = m_numbers->format();
    chosen.csv = m_csv->options();
    return chosen;
}

void PreferencesDialog::tell()
{
    if (!m_isShowing)
        emit preferencesChanged(preferences());
}

} // namespace bloscope
