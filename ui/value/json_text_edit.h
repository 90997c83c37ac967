#pragma once

#include <QPlainTextEdit>

namespace bloscope {

class JsonHighlighter;

// A field for the text of a value: line numbers, colours, brackets that belong together, a place
// that is underlined. Tab inserts two spaces, Enter keeps the indentation.
class JsonTextEdit : public QPlainTextEdit {
    Q_OBJECT

 public:
    explicit JsonTextEdit(QWidget* parent = nullptr);

    // Underlines what stands at this position; -1 takes the line away.
    void markProblem(int position);
    int problemPosition() const { return m_problem; }

    int numbersWidth() const; // pixels left of the text
    void paintNumbers(QPaintEvent* event);

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    void insertLineBreak();
    void updateMarks();
    void appendProblem(QList<QTextEdit::ExtraSelection>& marks) const;
    void appendBrackets(QList<QTextEdit::ExtraSelection>& marks) const;
    void placeNumbers();

    QWidget* m_numbers;
    JsonHighlighter* m_highlighter;
    int m_problem = -1;
};

} // namespace bloscope
