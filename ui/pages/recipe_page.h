#pragma once

#include "ui/pages/document_page.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace bloscope {

// A recipe: what would be computed, from what; nothing of it is computed here.
class RecipePage : public DocumentPage {
    Q_OBJECT

 public:
    // `opened` holds an OpenedRecipe.
    explicit RecipePage(const OpenedDocument& opened, QWidget* parent = nullptr);

    QString shownText() const override;
    bool canCopy() const override { return true; }
    void copy() override; // the text of the recipe
    void takeFocus() override;

 private:
    QLabel* addLabel(const QString& text);
    void addText();
    void addOpening(const OpenRequest& request);
    void addOperands();
    void openOperand(const QTreeWidgetItem* item);

    OpenedRecipe m_recipe;
    QTreeWidget* m_operands = nullptr;
};

} // namespace bloscope
