#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <optional>

namespace bloscope {

enum class BrushTool {
    Disc,       // of one slice
    Ball,       // in the volume
    Fill,       // a region of the slice
    FillVolume, // and one of the volume
    Polygon,    // corner by corner
    Lasso       // along the mouse
};

// What is painted, with what, and over what.
struct BrushChoice {
    QString value = QStringLiteral("1"); // as it is typed
    int size = 5;                        // in cells across
    BrushTool tool = BrushTool::Disc;
    std::optional<QString> only = {}; // the one value that is painted over; nothing: any
    QStringList isProtected = {};     // values that are not
    // Of the image, as they are typed: cells outside of these are not painted.
    struct Limits {
        bool areOn = false;
        QString low = {};
        QString high = {};
        bool operator==(const Limits&) const = default;
    };
    Limits limits = {};

    bool operator==(const BrushChoice&) const = default;
};

QJsonObject toJson(const BrushChoice& choice);
// What is missing or makes no sense is as in a new brush.
BrushChoice brushChoiceFrom(const QJsonObject& json);

} // namespace bloscope
