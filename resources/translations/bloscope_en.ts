<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>CheckText</name>
    <message numerus="yes">
        <source>Damaged in %n place(s); all chunks found can be read.</source>
        <translation>
            <numerusform>Damaged in %n place; all chunks found can be read.</numerusform>
            <numerusform>Damaged in %n places; all chunks found can be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged in %n place(s), in the only chunk.</source>
        <translation>
            <numerusform>Damaged in %n place, in the only chunk.</numerusform>
            <numerusform>Damaged in %n places, in the only chunk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged in %n place(s), in %1 of %2 chunks.</source>
        <translation>
            <numerusform>Damaged in %n place, in %1 of %2 chunks.</numerusform>
            <numerusform>Damaged in %n places, in %1 of %2 chunks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bloscope cannot read %n other part(s).</source>
        <translation>
            <numerusform>Bloscope cannot read %n other part.</numerusform>
            <numerusform>Bloscope cannot read %n other parts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No damage was found, but Bloscope cannot read %n part(s).</source>
        <translation>
            <numerusform>No damage was found, but Bloscope cannot read %n part.</numerusform>
            <numerusform>No damage was found, but Bloscope cannot read %n parts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No damage found. All %n chunk(s) can be read (%1 decoded).</source>
        <translation>
            <numerusform>No damage found. All %n chunk can be read (%1 decoded).</numerusform>
            <numerusform>No damage found. All %n chunks can be read (%1 decoded).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n note(s).</source>
        <translation>
            <numerusform>There is %n note.</numerusform>
            <numerusform>There are %n notes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s) are not listed.</source>
        <translation>
            <numerusform>%n more finding is not listed.</numerusform>
            <numerusform>%n more findings are not listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s): no damage found in %1, notes on %2, %3 damaged, %4 unreadable.</source>
        <translation>
            <numerusform>%n file: no damage found in %1, notes on %2, %3 damaged, %4 unreadable.</numerusform>
            <numerusform>%n files: no damage found in %1, notes on %2, %3 damaged, %4 unreadable.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message numerus="yes">
        <source>%n of %1 cells differ.</source>
        <translation>
            <numerusform>%n of %1 cells differs.</numerusform>
            <numerusform>%n of %1 cells differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells differ; the largest difference is %2 at %3.</source>
        <translation>
            <numerusform>%n of %1 cells differs; the largest difference is %2 at %3.</numerusform>
            <numerusform>%n of %1 cells differ; the largest difference is %2 at %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cannot be read in one or both arrays.</source>
        <translation>
            <numerusform>%n cell cannot be read in one or both arrays.</numerusform>
            <numerusform>%n cells cannot be read in one or both arrays.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DTypeText</name>
    <message numerus="yes">
        <source>structure of %n field(s), %1</source>
        <translation>
            <numerusform>structure of %n field, %1</numerusform>
            <numerusform>structure of %n fields, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportPreview</name>
    <message numerus="yes">
        <source>%n page(s) of %1 × %2 colour pixels of type %3.</source>
        <translation>
            <numerusform>%n page of %1 × %2 colour pixels of type %3.</numerusform>
            <numerusform>%n pages of %1 × %2 colour pixels of type %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1 × %2 pixels of type %3.</source>
        <translation>
            <numerusform>%n page of %1 × %2 pixels of type %3.</numerusform>
            <numerusform>%n pages of %1 × %2 pixels of type %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FillCells</name>
    <message numerus="yes">
        <source>Fill %n cell(s): %1</source>
        <extracomment>%1 which cells, &quot;[0, 1:3, 2:5]&quot;</extracomment>
        <translation>
            <numerusform>Fill %n cell: %1</numerusform>
            <numerusform>Fill %n cells: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabelLegend</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeafText</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Metadata</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberFormatText</name>
    <message numerus="yes">
        <source>scientific, %n digit(s)</source>
        <translation>
            <numerusform>scientific, %n digit</numerusform>
            <numerusform>scientific, %n digits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n digit</numerusform>
            <numerusform>%n digits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ObjectText</name>
    <message numerus="yes">
        <source>%n item(s) of %1</source>
        <comment>bytes</comment>
        <translation>
            <numerusform>%n item of %1</numerusform>
            <numerusform>%n items of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a cache of %1; %2 of %n chunk(s) were fetched.</source>
        <translation>
            <numerusform>This is a cache of %1; %2 of %n chunk were fetched.</numerusform>
            <numerusform>This is a cache of %1; %2 of %n chunks were fetched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a cache of %1; %2 of %n block(s) were fetched.</source>
        <translation>
            <numerusform>This is a cache of %1; %2 of %n block were fetched.</numerusform>
            <numerusform>This is a cache of %1; %2 of %n blocks were fetched.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherNamesText</name>
    <message numerus="yes">
        <source>%1 had %n other hard link(s), which keep the old content.</source>
        <translation>
            <numerusform>%1 had %n other hard link, which keeps the old content.</numerusform>
            <numerusform>%1 had %n other hard links, which keep the old content.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureLegend</name>
    <message numerus="yes">
        <source>%n hot pixel(s) replaced</source>
        <translation>
            <numerusform>%n hot pixel replaced</numerusform>
            <numerusform>%n hot pixels replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlotText</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SalvageText</name>
    <message numerus="yes">
        <source>%1 of %n chunk(s) can be read in full.</source>
        <translation>
            <numerusform>%1 of %n chunk can be read in full.</numerusform>
            <numerusform>%1 of %n chunks can be read in full.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) can be read in part.</source>
        <translation>
            <numerusform>%n chunk can be read in part.</numerusform>
            <numerusform>%n chunks can be read in part.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) are lost.</source>
        <translation>
            <numerusform>%n chunk is lost.</numerusform>
            <numerusform>%n chunks are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) cannot be checked.</source>
        <translation>
            <numerusform>%n chunk cannot be checked.</numerusform>
            <numerusform>%n chunks cannot be checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chunk(s) can be saved to a new file.</source>
        <translation>
            <numerusform>%1 of %n chunk can be saved to a new file.</numerusform>
            <numerusform>%1 of %n chunks can be saved to a new file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more chunk(s)</source>
        <translation>
            <numerusform>%n more chunk</numerusform>
            <numerusform>%n more chunks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectionText</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerActions</name>
    <message numerus="yes">
        <source>%1 opens without a network from now on. %n part(s) are damaged: see Check File.</source>
        <translation>
            <numerusform>%1 opens without a network from now on. %n part is damaged: see Check File.</numerusform>
            <numerusform>%1 opens without a network from now on. %n parts are damaged: see Check File.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SizeText</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsavedQuestions</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have unsaved changes:</source>
        <translation>
            <numerusform>%n file has unsaved changes:</numerusform>
            <numerusform>%n files have unsaved changes:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsavedText</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>entries of the metadata</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more column(s)</source>
        <translation>
            <numerusform>%n more column</numerusform>
            <numerusform>%n more columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::BytesView</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CellChanging</name>
    <message numerus="yes">
        <source>Changed %n cell(s).</source>
        <translation>
            <numerusform>Changed %n cell.</numerusform>
            <numerusform>Changed %n cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CellCopying</name>
    <message numerus="yes">
        <source>Copied %1 × %2 cells. %n unreadable cell(s) were copied as nan.</source>
        <translation>
            <numerusform>Copied %1 × %2 cells. %n unreadable cell was copied as nan.</numerusform>
            <numerusform>Copied %1 × %2 cells. %n unreadable cells were copied as nan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CellFinder</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not found: %1 cells in %n chunk(s) searched, %2 skipped</source>
        <extracomment>%1 cells, %2 chunks that were not read since they cannot contain the value</extracomment>
        <translation>
            <numerusform>Not found: %1 cells in %n chunk searched, %2 skipped</numerusform>
            <numerusform>Not found: %1 cells in %n chunks searched, %2 skipped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CellReplacing</name>
    <message numerus="yes">
        <source>Replaced %n cell(s).</source>
        <translation>
            <numerusform>Replaced %n cell.</numerusform>
            <numerusform>Replaced %n cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::ChangesDialog</name>
    <message numerus="yes">
        <source>%n more value(s)</source>
        <translation>
            <numerusform>%n more value</numerusform>
            <numerusform>%n more values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved change(s):</source>
        <translation>
            <numerusform>%n unsaved change:</numerusform>
            <numerusform>%n unsaved changes:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CheckPanel</name>
    <message numerus="yes">
        <source>Stopped. %n finding(s) so far.</source>
        <translation>
            <numerusform>Stopped. %n finding so far.</numerusform>
            <numerusform>Stopped. %n findings so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::ColumnStatistics</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::ColumnsDialog</name>
    <message numerus="yes">
        <source>%1 of %n column(s) shown</source>
        <extracomment>%1 how many of them</extracomment>
        <translation>
            <numerusform>%1 of %n column shown</numerusform>
            <numerusform>%1 of %n columns shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CompareDialog</name>
    <message numerus="yes">
        <source>%n metadata entries differ. The others are the same.</source>
        <translation>
            <numerusform>%n metadata entry differs. The others are the same.</numerusform>
            <numerusform>%n metadata entries differ. The others are the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::ContourLayer</name>
    <message numerus="yes">
        <source>%n level(s) with too many lines left out</source>
        <translation>
            <numerusform>%n level with too many lines left out</numerusform>
            <numerusform>%n levels with too many lines left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentPage</name>
    <message numerus="yes">
        <source>Part of this file is damaged: %1 (and %n more).</source>
        <translation>
            <numerusform>Part of this file is damaged: %1 (and %n more).</numerusform>
            <numerusform>Part of this file is damaged: %1 (and %n more).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::EditQueue</name>
    <message numerus="yes">
        <source>%1 was cancelled together with %n change(s) that were waiting for it.</source>
        <translation>
            <numerusform>%1 was cancelled together with %n change that was waiting for it.</numerusform>
            <numerusform>%1 was cancelled together with %n changes that were waiting for it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::EncodingForm</name>
    <message numerus="yes">
        <source>%n chunk(s) of %1, one block each: other programs may misread parts of chunks that have several blocks and use the delta filter</source>
        <translation>
            <numerusform>%n chunk of %1, one block each: other programs may misread parts of chunks that have several blocks and use the delta filter</numerusform>
            <numerusform>%n chunks of %1, one block each: other programs may misread parts of chunks that have several blocks and use the delta filter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1, in blocks of %2</source>
        <translation>
            <numerusform>%n chunk of %1, in blocks of %2</numerusform>
            <numerusform>%n chunks of %1, in blocks of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::ExportDialog</name>
    <message numerus="yes">
        <source>%n element(s), %1</source>
        <extracomment>%1 a number of bytes</extracomment>
        <translation>
            <numerusform>%n element, %1</numerusform>
            <numerusform>%n elements, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::FoldedDimensions</name>
    <message numerus="yes">
        <source>%n of length 1</source>
        <translation>
            <numerusform>%n of length 1</numerusform>
            <numerusform>%n of length 1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::FolderBrowser</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::FolderCheckPanel</name>
    <message numerus="yes">
        <source>%n more file(s) were left out because there are too many.</source>
        <translation>
            <numerusform>%n more file was left out because there are too many.</numerusform>
            <numerusform>%n more files were left out because there are too many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::FolderReportPanel</name>
    <message numerus="yes">
        <source>Saved %1 with %n case(s).</source>
        <translation>
            <numerusform>Saved %1 with %n case.</numerusform>
            <numerusform>Saved %1 with %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is/are damaged or unreadable.</source>
        <translation>
            <numerusform>%n of them is damaged or unreadable.</numerusform>
            <numerusform>%n of them are damaged or unreadable.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::GroupBars</name>
    <message numerus="yes">
        <source>%n more group(s) not drawn</source>
        <translation>
            <numerusform>%n more group is not drawn</numerusform>
            <numerusform>%n more groups are not drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::GroupWindow</name>
    <message numerus="yes">
        <source>%n group(s) of %1 rows</source>
        <extracomment>%1 a number of rows</extracomment>
        <translation>
            <numerusform>%n group of %1 rows</numerusform>
            <numerusform>%n groups of %1 rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::HexView</name>
    <message numerus="yes">
        <source>End of %n byte(s)</source>
        <translation>
            <numerusform>End of %n byte</numerusform>
            <numerusform>End of %n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::InterpretDialog</name>
    <message numerus="yes">
        <source>%n byte(s) after the array are not shown.</source>
        <translation>
            <numerusform>%n byte after the array is not shown.</numerusform>
            <numerusform>%n bytes after the array are not shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::ItemListPage</name>
    <message numerus="yes">
        <source>%1 of %n item(s)</source>
        <extracomment>%1 a kind of list</extracomment>
        <translation>
            <numerusform>%1 of %n item</numerusform>
            <numerusform>%1 of %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::JobBar</name>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::LabelPanel</name>
    <message numerus="yes">
        <source>%n label(s)</source>
        <translation>
            <numerusform>%n label</numerusform>
            <numerusform>%n labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are damaged</source>
        <translation>
            <numerusform>%n cell is damaged</numerusform>
            <numerusform>%n cells are damaged</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::LeafPreview</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::MappedHexView</name>
    <message numerus="yes">
        <source>Copied %n byte(s).</source>
        <translation>
            <numerusform>Copied %n byte.</numerusform>
            <numerusform>Copied %n bytes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::MeasureBar</name>
    <message numerus="yes">
        <source>cell(s)</source>
        <extracomment>behind the width of a line</extracomment>
        <translation>
            <numerusform>cell</numerusform>
            <numerusform>cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::MergeEditsDialog</name>
    <message numerus="yes">
        <source>%n more value(s)</source>
        <translation>
            <numerusform>%n more value</numerusform>
            <numerusform>%n more values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries were changed by both you and the other program.</source>
        <translation>
            <numerusform>%n entry was changed by both you and the other program.</numerusform>
            <numerusform>%n entries were changed by both you and the other program.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values were changed by both you and the other program.</source>
        <translation>
            <numerusform>%n value was changed by both you and the other program.</numerusform>
            <numerusform>%n values were changed by both you and the other program.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataView</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::MovieDialog</name>
    <message numerus="yes">
        <source>%n frame(s) of %1 × %2 pixels, %3 s.</source>
        <translation>
            <numerusform>%n frame of %1 × %2 pixels, %3 s.</numerusform>
            <numerusform>%n frames of %1 × %2 pixels, %3 s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::PipelineDialog</name>
    <message numerus="yes">
        <source>%n byte(s) at offset %1 of the file contain bytes %2 to %3 of the decoded chunk.</source>
        <translation>
            <numerusform>%n byte at offset %1 of the file contains bytes %2 to %3 of the decoded chunk.</numerusform>
            <numerusform>%n bytes at offset %1 of the file contain bytes %2 to %3 of the decoded chunk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) at offset %1 of %4 contain bytes %2 to %3 of the decoded chunk.</source>
        <translation>
            <numerusform>%n byte at offset %1 of %4 contains bytes %2 to %3 of the decoded chunk.</numerusform>
            <numerusform>%n bytes at offset %1 of %4 contain bytes %2 to %3 of the decoded chunk.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::PlotWindow</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::RowEditing</name>
    <message numerus="yes">
        <source>Fill %n cell(s).</source>
        <translation>
            <numerusform>Fill %n cell.</numerusform>
            <numerusform>Fill %n cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsTables</name>
    <message numerus="yes">
        <source>Left out: damaged parts of %n chunk(s), such as %1</source>
        <extracomment>%1 a damaged part, %n chunks that have some</extracomment>
        <translation>
            <numerusform>Left out: damaged parts of %n chunk, such as %1</numerusform>
            <numerusform>Left out: damaged parts of %n chunks, such as %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::StatusFields</name>
    <message numerus="yes">
        <source>Fetched %1 in %n request(s)</source>
        <comment>bytes</comment>
        <translation>
            <numerusform>Fetched %1 in %n request</numerusform>
            <numerusform>Fetched %1 in %n requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::TableEditing</name>
    <message numerus="yes">
        <source>Fill %n cell(s).</source>
        <translation>
            <numerusform>Fill %n cell.</numerusform>
            <numerusform>Fill %n cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::TablePage</name>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
</TS>
