#pragma once

#include "ui/settings/preferences.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QSpinBox;
class QTabWidget;
class QVBoxLayout;

namespace bloscope {

class CsvOptionsForm;
class NumberFormatForm;

// Edit > Preferences: every setting with its unit and what it does. There is nothing to confirm:
// each change is told at once, and one button brings back what the program came with.
class PreferencesDialog : public QDialog {
    Q_OBJECT

 public:
    explicit PreferencesDialog(const Preferences& shown, QWidget* parent = nullptr);

    Preferences preferences() const;

 signals:
    void preferencesChanged(const bloscope::Preferences& preferences);

 private:
    void addGeneralPage();
    void addReadingPage();
    void addViewsPage();
    void addExportPage();
    QVBoxLayout* addPage(const QString& title);
    QComboBox* makeThemeBox();
    QComboBox* makeLanguageBox();
    QComboBox* makeColorMapBox();
    void fill(const Preferences& preferences);
    void tell();

    QTabWidget* m_pages;
    QComboBox* m_theme;
    QComboBox* m_language;
    QCheckBox* m_restoresSession;
    QCheckBox* m_asksBeforeDiscardingJobs;
    QCheckBox* m_showsCoordinates;
    QCheckBox* m_showsSides;
    QSpinBox* m_cache;
    QSpinBox* m_overviews;
    QSpinBox* m_fetched;
    QSpinBox* m_threads;
    QComboBox* m_colorMap;
    NumberFormatForm* m_numbers;
    CsvOptionsForm* m_csv;
    bool m_isShowing = false; // values put there by us are no news
};

} // namespace bloscope
