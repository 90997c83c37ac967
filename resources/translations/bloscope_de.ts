<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>ArraySummary</name>
    <message>
        <source>scalar</source>
        <translation>Skalar</translation>
    </message>
</context>
<context>
    <name>ArrayView</name>
    <message>
        <source>T&amp;able</source>
        <translation>Ta&amp;belle</translation>
    </message>
    <message>
        <source>&amp;Heatmap</source>
        <translation>&amp;Heatmap</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Kurve</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>&amp;Planes</source>
        <translation>&amp;Ebenen</translation>
    </message>
    <message>
        <source>Chun&amp;ks</source>
        <translation>&amp;Chunks</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>B&amp;ytes</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>Ab&amp;frage</translation>
    </message>
</context>
<context>
    <name>BytePartText</name>
    <message>
        <source>Header</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Metadaten</translation>
    </message>
    <message>
        <source>Chunk headers</source>
        <translation>Chunk-Header</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>Trailer</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>Unbenutzt</translation>
    </message>
</context>
<context>
    <name>CaseText</name>
    <message>
        <source>labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>labels of a different shape</source>
        <translation>Labels anderer Form</translation>
    </message>
    <message>
        <source>unreadable labels</source>
        <translation>unlesbare Labels</translation>
    </message>
    <message>
        <source>no labels</source>
        <translation>keine Labels</translation>
    </message>
    <message>
        <source>properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>no array</source>
        <translation>kein Array</translation>
    </message>
    <message>
        <source>Cannot be drawn</source>
        <translation>Kann nicht gezeichnet werden</translation>
    </message>
</context>
<context>
    <name>CellTile</name>
    <message>
        <source>This cell cannot be shown: %1.</source>
        <translation>Diese Zelle kann nicht angezeigt werden: %1.</translation>
    </message>
    <message>
        <source>This cell was never written and has no value.</source>
        <translation>Diese Zelle wurde nie geschrieben und hat keinen Wert.</translation>
    </message>
    <message>
        <source>This cell has no value here: %1.</source>
        <translation>Diese Zelle hat hier keinen Wert: %1.</translation>
    </message>
</context>
<context>
    <name>CellToolTip</name>
    <message>
        <source>%1 = %2
of %3</source>
        <translation>%1 = %2
aus %3</translation>
    </message>
    <message>
        <source>Edited; was empty in the file</source>
        <translation>Bearbeitet; in der Datei leer</translation>
    </message>
    <message>
        <source>Edited; was %1 in the file</source>
        <translation>Bearbeitet; in der Datei: %1</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message numerus="yes">
        <source>Damaged in %n place(s); all chunks found can be read.</source>
        <translation>
            <numerusform>An einer Stelle beschädigt; alle gefundenen Chunks sind lesbar.</numerusform>
            <numerusform>An %n Stellen beschädigt; alle gefundenen Chunks sind lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged in %n place(s), in the only chunk.</source>
        <translation>
            <numerusform>An %n Stelle im einzigen Chunk beschädigt.</numerusform>
            <numerusform>An %n Stellen im einzigen Chunk beschädigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged in %n place(s), in %1 of %2 chunks.</source>
        <translation>
            <numerusform>An %n Stelle in %1 von %2 Chunks beschädigt.</numerusform>
            <numerusform>An %n Stellen in %1 von %2 Chunks beschädigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bloscope cannot read %n other part(s).</source>
        <translation>
            <numerusform>Bloscope kann %n weiteren Teil nicht lesen.</numerusform>
            <numerusform>Bloscope kann %n weitere Teile nicht lesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No damage was found, but Bloscope cannot read %n part(s).</source>
        <translation>
            <numerusform>Kein Schaden gefunden, aber Bloscope kann %n Teil nicht lesen.</numerusform>
            <numerusform>Kein Schaden gefunden, aber Bloscope kann %n Teile nicht lesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No damage found. All %n chunk(s) can be read (%1 decoded).</source>
        <translation>
            <numerusform>Kein Schaden gefunden. Der einzige Chunk ist lesbar (%1 dekodiert).</numerusform>
            <numerusform>Kein Schaden gefunden. Alle %n Chunks sind lesbar (%1 dekodiert).</numerusform>
        </translation>
    </message>
    <message>
        <source>Blosc2 stores no checksums, so changed bytes that still decode go unnoticed.</source>
        <translation>Blosc2 speichert keine Prüfsummen. Veränderte Bytes, die sich noch dekodieren lassen, bleiben daher unbemerkt.</translation>
    </message>
    <message>
        <source>File &gt; Save What Can Be Read</source>
        <translation>Datei &gt; Lesbares speichern</translation>
    </message>
    <message>
        <source>View &gt; Metadata</source>
        <translation>Ansicht &gt; Metadaten</translation>
    </message>
    <message>
        <source>No damage found</source>
        <translation>Kein Schaden gefunden</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Unlesbar</translation>
    </message>
    <message numerus="yes">
        <source>There are %n note(s).</source>
        <translation>
            <numerusform>Es gibt %n Hinweis.</numerusform>
            <numerusform>Es gibt %n Hinweise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s) are not listed.</source>
        <translation>
            <numerusform>%n weiterer Befund ist nicht aufgeführt.</numerusform>
            <numerusform>%n weitere Befunde sind nicht aufgeführt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s): no damage found in %1, notes on %2, %3 damaged, %4 unreadable.</source>
        <translation>
            <numerusform>%n Datei: %1 ohne Schaden, %2 mit Hinweisen, %3 beschädigt, %4 unlesbar.</numerusform>
            <numerusform>%n Dateien: %1 ohne Schaden, %2 mit Hinweisen, %3 beschädigt, %4 unlesbar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckedJson</name>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>%3 is what is wrong there</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>ChunkPicture</name>
    <message>
        <source>not stored: %1</source>
        <translation>nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>compressed</source>
        <translation>komprimiert</translation>
    </message>
    <message>
        <source>stored uncompressed</source>
        <translation>unkomprimiert gespeichert</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>repeated value</source>
        <translation>wiederholter Wert</translation>
    </message>
    <message>
        <source>never written</source>
        <translation>nie geschrieben</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
</context>
<context>
    <name>ChunkRows</name>
    <message>
        <source>First index</source>
        <translation>Erster Index</translation>
    </message>
    <message>
        <source>Array index of the first element of the chunk</source>
        <translation>Array-Index des ersten Elements im Chunk</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Codec and filters, or the value of all elements</source>
        <translation>Codec und Filter, oder der Wert aller Elemente</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Decoded bytes per stored byte</source>
        <translation>Dekodierte Bytes pro gespeichertem Byte</translation>
    </message>
    <message>
        <source>Stored (bytes)</source>
        <translation>Gespeichert (Bytes)</translation>
    </message>
    <message>
        <source>Size in the file, including the chunk header</source>
        <translation>Größe in der Datei, einschließlich Chunk-Header</translation>
    </message>
    <message>
        <source>Decoded (bytes)</source>
        <translation>Dekodiert (Bytes)</translation>
    </message>
    <message>
        <source>Decoded size, including the padding at the array borders</source>
        <translation>Dekodierte Größe, einschließlich der Auffüllung an den Array-Rändern</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Parts that are decoded separately</source>
        <translation>Teile, die einzeln dekodiert werden</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Offset of the chunk in the file</source>
        <translation>Offset des Chunks in der Datei</translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <comment>a file, an offset in it</comment>
        <translation>%1, Byte %2</translation>
    </message>
</context>
<context>
    <name>CodeLanguage</name>
    <message>
        <source>&amp;Python (blosc2)</source>
        <translation>&amp;Python (blosc2)</translation>
    </message>
    <message>
        <source>&amp;NumPy (through bloscope)</source>
        <translation>&amp;NumPy (über bloscope)</translation>
    </message>
    <message>
        <source>Command for This &amp;View</source>
        <translation>Befehl für diese &amp;Ansicht</translation>
    </message>
    <message>
        <source>Command &amp;Line</source>
        <translation>Befehls&amp;zeile</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>(missing)</source>
        <translation>(fehlt)</translation>
    </message>
    <message>
        <source>All compared cells are equal.</source>
        <translation>Alle verglichenen Zellen sind gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells differ.</source>
        <translation>
            <numerusform>%n von %1 Zellen unterscheidet sich.</numerusform>
            <numerusform>%n von %1 Zellen unterscheiden sich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells differ; the largest difference is %2 at %3.</source>
        <translation>
            <numerusform>%n von %1 Zellen unterscheidet sich; größte Differenz: %2 bei %3.</numerusform>
            <numerusform>%n von %1 Zellen unterscheiden sich; größte Differenz: %2 bei %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cannot be read in one or both arrays.</source>
        <translation>
            <numerusform>%n Zelle ist in einem oder beiden Arrays nicht lesbar.</numerusform>
            <numerusform>%n Zellen sind in einem oder beiden Arrays nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells cannot be compared</source>
        <translation>Zellen können nicht verglichen werden</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Metalayer</source>
        <translation>Metalayer</translation>
    </message>
    <message>
        <source>Vlmetalayer</source>
        <translation>Vlmetalayer</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicherung</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 Zelle</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Labels cannot be compared</source>
        <translation>Labels können nicht verglichen werden</translation>
    </message>
    <message>
        <source>There are more than %1 distinct numbers: these are not labels.</source>
        <translation>Es gibt mehr als %1 verschiedene Zahlen: Das sind keine Labels.</translation>
    </message>
    <message>
        <source>Distances were not computed: %1.</source>
        <translation>Abstände wurden nicht berechnet: %1.</translation>
    </message>
</context>
<context>
    <name>ComputationText</name>
    <message>
        <source>Maximum over %1: %2–%3</source>
        <extracomment>%1 a dimension, %2 and %3 indices of it: &quot;Maximum over z: 0–119&quot;</extracomment>
        <translation>Maximum über %1: %2–%3</translation>
    </message>
    <message>
        <source>Minimum over %1: %2–%3</source>
        <translation>Minimum über %1: %2–%3</translation>
    </message>
    <message>
        <source>Mean over %1: %2–%3</source>
        <translation>Mittelwert über %1: %2–%3</translation>
    </message>
    <message>
        <source>Median over %1: %2–%3</source>
        <translation>Median über %1: %2–%3</translation>
    </message>
    <message>
        <source>Standard deviation over %1: %2–%3</source>
        <translation>Standardabweichung über %1: %2–%3</translation>
    </message>
    <message>
        <source>Sum over %1: %2–%3</source>
        <translation>Summe über %1: %2–%3</translation>
    </message>
    <message>
        <source>Difference to the previous index of %1</source>
        <translation>Differenz zum vorherigen Index von %1</translation>
    </message>
    <message>
        <source>Difference to index %2 of %1</source>
        <translation>Differenz zu Index %2 von %1</translation>
    </message>
    <message>
        <source>Maximum over %1: %2–%3, turned %5° about %4</source>
        <extracomment>%4 another dimension, %5 degrees: &quot;Maximum over z: 0–119, turned 45° about y&quot;</extracomment>
        <translation>Maximum über %1: %2–%3, um %5° um %4 gedreht</translation>
    </message>
</context>
<context>
    <name>CoreWord</name>
    <message>
        <source>Blosc2 archive</source>
        <translation>Blosc2-Archiv</translation>
    </message>
    <message>
        <source>Blosc2 directory</source>
        <translation>Blosc2-Verzeichnis</translation>
    </message>
    <message>
        <source>Chunk index</source>
        <translation>Chunk-Index</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON-Zeilen</translation>
    </message>
    <message>
        <source>Metalayers</source>
        <translation>Metalayer</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>NumPy-Array</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Roh</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>Trailer</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>Metalayer variabler Länge</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>Chunk</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>columns for data frames</source>
        <translation>Spalten für Dataframes</translation>
    </message>
    <message>
        <source>delimited text</source>
        <translation>Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>image or stack with the original values</source>
        <translation>Bild oder Stapel mit den Originalwerten</translation>
    </message>
    <message>
        <source>medical image</source>
        <translation>medizinisches Bild</translation>
    </message>
    <message>
        <source>no chunks</source>
        <translation>keine Chunks</translation>
    </message>
    <message>
        <source>one line of JSON per row</source>
        <translation>eine JSON-Zeile je Tabellenzeile</translation>
    </message>
    <message>
        <source>picture as a document</source>
        <translation>Bild als Dokument</translation>
    </message>
    <message>
        <source>picture as displayed</source>
        <translation>Bild wie angezeigt</translation>
    </message>
    <message>
        <source>picture as vector graphics</source>
        <translation>Bild als Vektorgrafik</translation>
    </message>
    <message>
        <source>raw bytes of the elements</source>
        <translation>rohe Bytes der Elemente</translation>
    </message>
    <message>
        <source>structured array</source>
        <translation>strukturiertes Array</translation>
    </message>
    <message>
        <source>tab-separated text</source>
        <translation>Text mit Tabulatoren</translation>
    </message>
    <message>
        <source>table in a directory</source>
        <translation>Tabelle in einem Verzeichnis</translation>
    </message>
    <message>
        <source>table in one file</source>
        <translation>Tabelle in einer Datei</translation>
    </message>
    <message>
        <source>table of a database</source>
        <translation>Tabelle einer Datenbank</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>cannot create a file in its directory</source>
        <translation>in seinem Verzeichnis kann keine Datei angelegt werden</translation>
    </message>
    <message>
        <source>cannot create a folder</source>
        <translation>ein Ordner kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>cannot create a folder in its directory</source>
        <translation>in seinem Verzeichnis kann kein Ordner angelegt werden</translation>
    </message>
    <message>
        <source>cannot examine the file</source>
        <translation>die Datei kann nicht untersucht werden</translation>
    </message>
    <message>
        <source>cannot list the directory</source>
        <translation>das Verzeichnis kann nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>cannot lock the file</source>
        <translation>die Datei kann nicht gesperrt werden</translation>
    </message>
    <message>
        <source>cannot open the directory</source>
        <translation>das Verzeichnis kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>cannot open the file</source>
        <translation>die Datei kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>cannot read</source>
        <translation>Lesen nicht möglich</translation>
    </message>
    <message>
        <source>cannot read the folder</source>
        <translation>der Ordner kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot replace the file</source>
        <translation>die Datei kann nicht ersetzt werden</translation>
    </message>
    <message>
        <source>cannot write</source>
        <translation>Schreiben nicht möglich</translation>
    </message>
    <message>
        <source>cannot write to the disk</source>
        <translation>auf den Datenträger kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>chunks.b2frame is missing</source>
        <translation>chunks.b2frame fehlt</translation>
    </message>
    <message>
        <source>embed.b2e is missing</source>
        <translation>embed.b2e fehlt</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>its directory is read-only</source>
        <translation>ihr Verzeichnis ist schreibgeschützt</translation>
    </message>
    <message>
        <source>no Blosc2 file was found in this folder</source>
        <translation>in diesem Ordner wurde keine Blosc2-Datei gefunden</translation>
    </message>
    <message>
        <source>not a Blosc2 directory</source>
        <translation>kein Blosc2-Verzeichnis</translation>
    </message>
    <message>
        <source>not a Blosc2 file</source>
        <translation>keine Blosc2-Datei</translation>
    </message>
    <message>
        <source>not a Blosc2 frame</source>
        <translation>kein Blosc2-Frame</translation>
    </message>
    <message>
        <source>not a Blosc2 store</source>
        <translation>kein Blosc2-Store</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the signature &quot;b2frame&quot; is missing</source>
        <translation>die Signatur „b2frame“ fehlt</translation>
    </message>
    <message>
        <source>there is no room for what is read</source>
        <translation>für das Gelesene ist kein Platz</translation>
    </message>
    <message>
        <source>this is not a Blosc2 file</source>
        <translation>dies ist keine Blosc2-Datei</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>Verbindung abgelehnt</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Zeitüberschreitung der Verbindung</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Gerät oder Ressource belegt</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Speicherkontingent überschritten</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Datei existiert bereits</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Dateiname zu lang</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ist ein Verzeichnis</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Verzeichnis nicht gefunden</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ist kein Verzeichnis</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>Datei wird gerade ausgeführt</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>%1 is longer than %2 bytes</source>
        <translation>%1 ist länger als %2 Byte</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters</source>
        <translation>%1 ist länger als %2 Zeichen</translation>
    </message>
    <message>
        <source>%1 is neither True nor False</source>
        <translation>%1 ist weder True noch False</translation>
    </message>
    <message>
        <source>%1 is not 0x followed by %2 hexadecimal digits</source>
        <translation>%1 ist nicht 0x mit %2 hexadezimalen Ziffern</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>%1 is not a number, or is too large</source>
        <translation>%1 ist keine Zahl oder zu groß</translation>
    </message>
    <message>
        <source>%1 is not a value of type %2</source>
        <translation>%1 ist kein Wert des Typs %2</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%1 ist keine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 is not expected here</source>
        <translation>%1 wird hier nicht erwartet</translation>
    </message>
    <message>
        <source>%1 is too large for %2 bits</source>
        <translation>%1 ist zu groß für %2 Bit</translation>
    </message>
    <message>
        <source>%1 at character %2 is neither an index nor a range start:stop:step of dimension %3</source>
        <translation>%1 an Zeichen %2 ist weder ein Index noch ein Bereich start:stop:step der Dimension %3</translation>
    </message>
    <message>
        <source>a list can only follow &quot;in&quot;</source>
        <translation>eine Liste kann nur auf „in“ folgen</translation>
    </message>
    <message>
        <source>a quoted string is expected</source>
        <translation>eine Zeichenkette in Anführungszeichen wird erwartet</translation>
    </message>
    <message>
        <source>a value is expected, not %1</source>
        <translation>ein Wert wird erwartet, nicht %1</translation>
    </message>
    <message>
        <source>an operator such as &quot;and&quot; is missing before %1</source>
        <translation>vor %1 fehlt ein Operator wie „and“</translation>
    </message>
    <message>
        <source>enter a condition such as price &gt; 100</source>
        <translation>eine Bedingung wie price &gt; 100 eingeben</translation>
    </message>
    <message>
        <source>enter a date such as 2021-03-04T05:06:07</source>
        <translation>ein Datum wie 2021-03-04T05:06:07 eingeben</translation>
    </message>
    <message>
        <source>index %1 is out of bounds for dimension %2 of size %3</source>
        <translation>Index %1 liegt außerhalb der Dimension %2 mit der Größe %3</translation>
    </message>
    <message>
        <source>null is not a value; write &quot;is null&quot; or &quot;is not null&quot;</source>
        <translation>null ist kein Wert; schreiben Sie „is null“ oder „is not null“</translation>
    </message>
    <message>
        <source>the condition ends too early</source>
        <translation>die Bedingung endet zu früh</translation>
    </message>
    <message>
        <source>the condition ends where a value is expected</source>
        <translation>die Bedingung endet, wo ein Wert erwartet wird</translation>
    </message>
    <message>
        <source>the number %1 at character %2 is too large for dimension %3</source>
        <translation>die Zahl %1 an Zeichen %2 ist zu groß für Dimension %3</translation>
    </message>
    <message>
        <source>the parenthesis is not closed</source>
        <translation>die Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the step of dimension %1 is 0</source>
        <translation>die Schrittweite der Dimension %1 ist 0</translation>
    </message>
    <message>
        <source>there is no column named %1; did you mean %2?</source>
        <translation>es gibt keine Spalte namens %1; meinten Sie %2?</translation>
    </message>
    <message>
        <source>there is no column named %1</source>
        <translation>es gibt keine Spalte namens %1</translation>
    </message>
    <message>
        <source>this parenthesis was not opened</source>
        <translation>diese Klammer wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>write &quot;%1&quot; instead of %2</source>
        <translation>schreiben Sie „%1“ statt %2</translation>
    </message>
    <message>
        <source>: </source>
        <extracomment>between a cause and what caused it: &quot;cannot open the file: Permission denied&quot;</extracomment>
        <translation>: </translation>
    </message>
</context>
<context>
    <name>CurveLegend</name>
    <message>
        <source>Only the first %1 lines are drawn.</source>
        <translation>Nur die ersten %1 Linien werden gezeichnet.</translation>
    </message>
    <message>
        <source>Drawn to 16 significant digits; finer differences are not visible.</source>
        <translation>Auf 16 signifikante Stellen gezeichnet; feinere Unterschiede sind nicht sichtbar.</translation>
    </message>
    <message>
        <source>Sampled: one point in %1. All points follow.</source>
        <translation>Ausgedünnt: ein Punkt von %1. Alle Punkte folgen.</translation>
    </message>
    <message>
        <source>Sampled: one point in %1. Zoom in to see all.</source>
        <translation>Ausgedünnt: ein Punkt von %1. Vergrößern, um alle zu sehen.</translation>
    </message>
    <message>
        <source>zero or less</source>
        <translation>kleiner oder gleich null</translation>
    </message>
    <message>
        <source>Not drawn: %1</source>
        <translation>Nicht gezeichnet: %1</translation>
    </message>
</context>
<context>
    <name>CurveText</name>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>DTypeText</name>
    <message numerus="yes">
        <source>structure of %n field(s), %1</source>
        <translation>
            <numerusform>Struktur mit %n Feld, %1</numerusform>
            <numerusform>Struktur mit %n Feldern, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, big-endian</source>
        <translation>%1, Big-Endian</translation>
    </message>
</context>
<context>
    <name>DocumentText</name>
    <message>
        <source>Saving %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>Save Document</source>
        <translation>Dokument speichern</translation>
    </message>
    <message>
        <source>This is the file %1, stored as Blosc2 chunks.</source>
        <translation>Dies ist die Datei %1, gespeichert als Blosc2-Chunks.</translation>
    </message>
    <message>
        <source>&amp;Save It…</source>
        <translation>&amp;Speichern…</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 what cannot be done (&quot;Chunk 17 cannot be shown&quot;), %2 why</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>This is not possible</source>
        <translation>Das ist nicht möglich</translation>
    </message>
    <message>
        <source>%1 was saved, but the disk did not confirm it</source>
        <translation>%1 wurde gespeichert, aber vom Datenträger nicht bestätigt</translation>
    </message>
    <message>
        <source>Keep a copy of important data.</source>
        <translation>Bewahren Sie von wichtigen Daten eine Kopie auf.</translation>
    </message>
    <message>
        <source>The file is damaged, or was not completely written or copied. If you have another copy, compare the sizes.</source>
        <translation>Die Datei ist beschädigt oder wurde nicht vollständig geschrieben oder kopiert. Falls Sie eine weitere Kopie haben, vergleichen Sie die Größen.</translation>
    </message>
    <message>
        <source>The file may be valid, but this version of Bloscope cannot read it.</source>
        <translation>Die Datei ist möglicherweise gültig, aber diese Version von Bloscope kann sie nicht lesen.</translation>
    </message>
    <message>
        <source>Bloscope refuses this so that no file can exhaust the computer&apos;s memory.</source>
        <translation>Bloscope lehnt das ab, damit keine Datei den Arbeitsspeicher des Computers erschöpfen kann.</translation>
    </message>
    <message>
        <source>Check that the file still exists, that you have permission to read it, and that its drive is connected.</source>
        <translation>Prüfen Sie, ob die Datei noch existiert, ob Sie Leserechte haben und ob das Laufwerk verbunden ist.</translation>
    </message>
    <message>
        <source>Bloscope opens Blosc2 files with any name; most end in .b2nd or .b2frame.</source>
        <translation>Bloscope öffnet Blosc2-Dateien mit beliebigem Namen; die meisten enden auf .b2nd oder .b2frame.</translation>
    </message>
    <message>
        <source>Another program changed or replaced the file. Reload it to see its current content.</source>
        <translation>Ein anderes Programm hat die Datei geändert oder ersetzt. Laden Sie sie neu, um den aktuellen Inhalt zu sehen.</translation>
    </message>
</context>
<context>
    <name>ExportPreview</name>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>Elements of type %1, shape (%2), in C order.</source>
        <translation>Elemente vom Typ %1, Form (%2), in C-Reihenfolge.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1 × %2 colour pixels of type %3.</source>
        <translation>
            <numerusform>%n Seite mit %1 × %2 Farbpixeln vom Typ %3.</numerusform>
            <numerusform>%n Seiten mit je %1 × %2 Farbpixeln vom Typ %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1 × %2 pixels of type %3.</source>
        <translation>
            <numerusform>%n Seite mit %1 × %2 Pixeln vom Typ %3.</numerusform>
            <numerusform>%n Seiten mit je %1 × %2 Pixeln vom Typ %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels per centimetre.</source>
        <translation>%1 × %2 Pixel pro Zentimeter.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels per unit.</source>
        <translation>%1 × %2 Pixel pro Einheit.</translation>
    </message>
    <message>
        <source>%1 voxels of type %2,
spacing %3.</source>
        <translation>%1 Voxel vom Typ %2,
Abstand %3.</translation>
    </message>
    <message>
        <source>The position in the scanner is included.</source>
        <translation>Die Position im Scanner wird mitgespeichert.</translation>
    </message>
    <message>
        <source>The position in the scanner is unknown and not included.</source>
        <translation>Die Position im Scanner ist unbekannt und wird nicht mitgespeichert.</translation>
    </message>
</context>
<context>
    <name>FileSalvage</name>
    <message>
        <source>Only files on this computer can be searched for readable data. Save a copy of the file first.</source>
        <translation>Nur Dateien auf diesem Computer können nach lesbaren Daten durchsucht werden. Speichern Sie zuerst eine Kopie der Datei.</translation>
    </message>
    <message>
        <source>Stores are saved part by part. Open one of the parts.</source>
        <translation>Stores werden Teil für Teil gespeichert. Öffnen Sie einen der Teile.</translation>
    </message>
    <message>
        <source>Only whole files can be searched for readable data.</source>
        <translation>Nur ganze Dateien können nach lesbaren Daten durchsucht werden.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
</context>
<context>
    <name>FillCells</name>
    <message>
        <source>%1 – %2</source>
        <comment>a part of elements, and its type</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>whole element</source>
        <translation>ganzes Element</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s): %1</source>
        <extracomment>%1 which cells, &quot;[0, 1:3, 2:5]&quot;</extracomment>
        <translation>
            <numerusform>%n Zelle füllen: %1</numerusform>
            <numerusform>%n Zellen füllen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill Selection</source>
        <translation>Auswahl füllen</translation>
    </message>
</context>
<context>
    <name>FrameStructure</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>ItemRows</name>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The exact stored type</source>
        <translation>Der genaue gespeicherte Typ</translation>
    </message>
    <message>
        <source>The value on one line</source>
        <translation>Der Wert in einer Zeile</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
</context>
<context>
    <name>KindNames</name>
    <message>
        <source>Sequential</source>
        <translation>Sequenziell</translation>
    </message>
    <message>
        <source>Diverging</source>
        <translation>Divergierend</translation>
    </message>
    <message>
        <source>Cyclic</source>
        <translation>Zyklisch</translation>
    </message>
    <message>
        <source>Qualitative (labels)</source>
        <translation>Qualitativ (Labels)</translation>
    </message>
</context>
<context>
    <name>LabelLegend</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name and number of a label</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>und mehr</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeafText</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n Element</numerusform>
            <numerusform>%n Elemente</numerusform>
        </translation>
    </message>
    <message>
        <source>remote array</source>
        <translation>Remote-Array</translation>
    </message>
    <message>
        <source>remote table</source>
        <translation>Remote-Tabelle</translation>
    </message>
    <message>
        <source>remote store</source>
        <translation>Remote-Store</translation>
    </message>
    <message>
        <source>remote object</source>
        <translation>Remote-Objekt</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>unusable</source>
        <translation>unbrauchbar</translation>
    </message>
    <message>
        <source>other file</source>
        <translation>andere Datei</translation>
    </message>
</context>
<context>
    <name>MainMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Copy as Co&amp;de</source>
        <translation>Als &amp;Code kopieren</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>What Links Share</source>
        <translation>Umfang der Verknüpfung</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>Metadata</name>
    <message>
        <source>%1 after the value</source>
        <translation>%1 nach dem Wert</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Metalayers</source>
        <translation>Metalayer</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>Metalayer variabler Länge</translation>
    </message>
    <message>
        <source>Added, not saved yet</source>
        <translation>Hinzugefügt, noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Changed, not saved yet</source>
        <translation>Geändert, noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Renamed from &apos;%1&apos;, not saved yet</source>
        <translation>Umbenannt von „%1“, noch nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>MetadataSteps</name>
    <message>
        <source>Metalayers</source>
        <translation>Metalayer</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>Metalayer variabler Länge</translation>
    </message>
    <message>
        <source>Rename &apos;%1&apos; to &apos;%2&apos;</source>
        <translation>„%1“ in „%2“ umbenennen</translation>
    </message>
    <message>
        <source>Change &apos;%1&apos;</source>
        <translation>„%1“ ändern</translation>
    </message>
    <message>
        <source>Change &apos;%1&apos; to %2</source>
        <translation>„%1“ in %2 umwandeln</translation>
    </message>
    <message>
        <source>Replace &apos;%1&apos; with an empty %2</source>
        <translation>„%1“ durch leeren Wert ersetzen: %2</translation>
    </message>
    <message>
        <source>Add &apos;%1&apos;</source>
        <translation>„%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Add to &apos;%1&apos;</source>
        <translation>Zu „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate &apos;%1&apos;</source>
        <translation>„%1“ duplizieren</translation>
    </message>
    <message>
        <source>Remove &apos;%1&apos;</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message>
        <source>Move &apos;%1&apos;</source>
        <translation>„%1“ verschieben</translation>
    </message>
</context>
<context>
    <name>NumberFormatText</name>
    <message>
        <source>scientific</source>
        <translation>wissenschaftlich</translation>
    </message>
    <message>
        <source>shortest</source>
        <translation>kürzeste Form</translation>
    </message>
    <message numerus="yes">
        <source>scientific, %n digit(s)</source>
        <translation>
            <numerusform>wissenschaftlich, %n Stelle</numerusform>
            <numerusform>wissenschaftlich, %n Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>hexadecimal</source>
        <translation>hexadezimal</translation>
    </message>
    <message>
        <source>octal</source>
        <translation>oktal</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>binär</translation>
    </message>
    <message>
        <source>decimal</source>
        <translation>dezimal</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>ObjectText</name>
    <message numerus="yes">
        <source>%n item(s) of %1</source>
        <comment>bytes</comment>
        <translation>
            <numerusform>%n Element mit %1</numerusform>
            <numerusform>%n Elemente mit je %1</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1) of %2</source>
        <translation>(%1) vom Typ %2</translation>
    </message>
    <message>
        <source>This is a cache of %1. It does not record what was fetched, so zeros may represent missing data.</source>
        <translation>Dies ist ein Cache von %1. Er verzeichnet nicht, was abgerufen wurde; Nullen können daher für fehlende Daten stehen.</translation>
    </message>
    <message numerus="yes">
        <source>This is a cache of %1; %2 of %n chunk(s) were fetched.</source>
        <translation>
            <numerusform>Dies ist ein Cache von %1; %2 von %n Chunk wurden abgerufen.</numerusform>
            <numerusform>Dies ist ein Cache von %1; %2 von %n Chunks wurden abgerufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a cache of %1; %2 of %n block(s) were fetched.</source>
        <translation>
            <numerusform>Dies ist ein Cache von %1; %2 von %n Block wurden abgerufen.</numerusform>
            <numerusform>Dies ist ein Cache von %1; %2 von %n Blöcken wurden abgerufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This contains only parts of %1; the rest is not stored here and is not fetched.</source>
        <translation>Dies enthält nur Teile von %1; der Rest ist hier nicht gespeichert und wird nicht abgerufen.</translation>
    </message>
    <message>
        <source>The server cannot be reached. All of the file is kept on this computer and shown as it was.</source>
        <translation>Der Server ist nicht erreichbar. Die ganze Datei liegt auf diesem Computer und wird im letzten bekannten Zustand angezeigt.</translation>
    </message>
    <message>
        <source>The server cannot be reached. What was read before is shown; the rest is missing.</source>
        <translation>Der Server ist nicht erreichbar. Bereits Gelesenes wird angezeigt; der Rest fehlt.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>Verzeichnis</translation>
    </message>
    <message>
        <source>zip archive</source>
        <translation>Zip-Archiv</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>This cannot be read as described by its metadata</source>
        <translation>Dies kann nicht so gelesen werden, wie es die Metadaten beschreiben</translation>
    </message>
    <message>
        <source>The voxel sizes may belong to different axes: %1.</source>
        <translation>Die Voxelgrößen gehören möglicherweise zu anderen Achsen: %1.</translation>
    </message>
    <message>
        <source>Your interpretation cannot be applied</source>
        <translation>Ihre Interpretation kann nicht angewendet werden</translation>
    </message>
    <message>
        <source>Internal data of the library that wrote this file.</source>
        <translation>Interne Daten der Bibliothek, die diese Datei geschrieben hat.</translation>
    </message>
    <message>
        <source>%1 has no attributes yet. Add them in the Metadata panel (+ or Insert); the file that contains them is created when you save.</source>
        <translation>%1 hat noch keine Attribute. Fügen Sie welche im Bereich „Metadaten“ hinzu (+ oder Einfg); die Datei dafür wird beim Speichern angelegt.</translation>
    </message>
    <message>
        <source>Locked because libraries use it: %1.</source>
        <translation>Gesperrt, weil Bibliotheken es verwenden: %1.</translation>
    </message>
    <message>
        <source>This contains a Python pickle, which is not opened.</source>
        <translation>Dies enthält ein Python-Pickle, das nicht geöffnet wird.</translation>
    </message>
    <message>
        <source>Internal index of the library, not data.</source>
        <translation>Interner Index der Bibliothek, keine Daten.</translation>
    </message>
    <message>
        <source>Internal query cache of the library.</source>
        <translation>Interner Abfrage-Cache der Bibliothek.</translation>
    </message>
</context>
<context>
    <name>OpenRequest</name>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
</context>
<context>
    <name>OtherNamesText</name>
    <message numerus="yes">
        <source>%1 had %n other hard link(s), which keep the old content.</source>
        <translation>
            <numerusform>%1 hatte %n weiteren Hardlink, der den alten Inhalt behält.</numerusform>
            <numerusform>%1 hatte %n weitere Hardlinks, die den alten Inhalt behalten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureLegend</name>
    <message>
        <source>Sampled: one row in %1, one column in %2. The exact picture follows.</source>
        <translation>Ausgedünnt: eine Zeile von %1, eine Spalte von %2. Das genaue Bild folgt.</translation>
    </message>
    <message>
        <source>Sampled: one row in %1, one column in %2. Zoom in to see all.</source>
        <translation>Ausgedünnt: eine Zeile von %1, eine Spalte von %2. Vergrößern, um alles zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n hot pixel(s) replaced</source>
        <translation>
            <numerusform>%n Hot-Pixel ersetzt</numerusform>
            <numerusform>%n Hot-Pixel ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % read.</source>
        <translation>%1 % gelesen.</translation>
    </message>
    <message>
        <source>Based on only some of the blocks.</source>
        <translation>Beruht nur auf einem Teil der Blöcke.</translation>
    </message>
    <message>
        <source>The exact picture follows.</source>
        <translation>Das genaue Bild folgt.</translation>
    </message>
</context>
<context>
    <name>PlanesText</name>
    <message>
        <source>Three planes need an array with at least three dimensions; this one has %1.</source>
        <translation>Für drei Ebenen braucht das Array mindestens drei Dimensionen; dieses hat %1.</translation>
    </message>
    <message>
        <source>The slice %1 has only one dimension. Assign dimensions to rows and columns to see the planes.</source>
        <translation>Der Ausschnitt %1 hat nur eine Dimension. Ordnen Sie Zeilen und Spalten Dimensionen zu, um die Ebenen zu sehen.</translation>
    </message>
</context>
<context>
    <name>PlotDrawing</name>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>PlotText</name>
    <message>
        <source>%1 and %2 have different units and cannot share an axis</source>
        <translation>%1 und %2 haben verschiedene Einheiten und können keine Achse teilen</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range of numbers or dates, both ends included</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>%1 where, %2 values, %3 &quot;12 rows&quot;</extracomment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>, mean %1</source>
        <translation>, Mittelwert %1</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>&lt;p style=&quot;font-size: x-large&quot;&gt;&lt;b&gt;Bloscope %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Opens, shows, checks and edits Blosc2 files.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p style=&quot;font-size: x-large&quot;&gt;&lt;b&gt;Bloscope %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Öffnet, zeigt, prüft und bearbeitet Blosc2-Dateien.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer. Ohne jede Gewährleistung.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>About Bloscope</source>
        <translation>Über Bloscope</translation>
    </message>
    <message>
        <source>&amp;Copy Versions</source>
        <translation>&amp;Versionen kopieren</translation>
    </message>
    <message>
        <source>Copied the report.</source>
        <translation>Bericht kopiert.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Blosc2 files (%1)</source>
        <translation>Blosc2-Dateien (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ordner öffnen</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message>
        <source>Replace File</source>
        <translation>Datei ersetzen</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 existiert bereits. Ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>E&amp;rsetzen</translation>
    </message>
</context>
<context>
    <name>RowPlaceText</name>
    <message>
        <source>&apos;%1&apos; is not a whole number</source>
        <translation>„%1“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>there is nothing to go to</source>
        <translation>hier gibt es kein Ziel</translation>
    </message>
    <message>
        <source>%1 is out of bounds: the last index is %2</source>
        <translation>%1 liegt außerhalb: der letzte Index ist %2</translation>
    </message>
</context>
<context>
    <name>SalvageText</name>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>partly lost</source>
        <translation>teilweise verloren</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>chunk %1</source>
        <translation>Chunk %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chunk(s) can be read in full.</source>
        <translation>
            <numerusform>%1 von %n Chunk ist vollständig lesbar.</numerusform>
            <numerusform>%1 von %n Chunks sind vollständig lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chunks were found without an index.</source>
        <translation>Die Chunks wurden ohne Index gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) can be read in part.</source>
        <translation>
            <numerusform>%n Chunk ist teilweise lesbar.</numerusform>
            <numerusform>%n Chunks sind teilweise lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) are lost.</source>
        <translation>
            <numerusform>%n Chunk ist verloren.</numerusform>
            <numerusform>%n Chunks sind verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) cannot be checked.</source>
        <translation>
            <numerusform>%n Chunk kann nicht geprüft werden.</numerusform>
            <numerusform>%n Chunks können nicht geprüft werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chunks found take up %1.</source>
        <translation>Die gefundenen Chunks belegen %1.</translation>
    </message>
    <message>
        <source>Nothing is lost: the new file would contain everything in this one except bytes that belong to no chunk.</source>
        <translation>Nichts ist verloren: Die neue Datei würde alles aus dieser enthalten, außer Bytes, die zu keinem Chunk gehören.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chunk(s) can be saved to a new file.</source>
        <translation>
            <numerusform>%1 von %n Chunk kann in eine neue Datei gerettet werden.</numerusform>
            <numerusform>%1 von %n Chunks können in eine neue Datei gerettet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (vorher %2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>shape, type</comment>
        <translation>%1 vom Typ %2</translation>
    </message>
    <message>
        <source>%1 of %2 (was %3)</source>
        <comment>shape, type, shape before</comment>
        <translation>%1 vom Typ %2 (vorher %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n more chunk(s)</source>
        <translation>
            <numerusform>%n weiterer Chunk</numerusform>
            <numerusform>%n weitere Chunks</numerusform>
        </translation>
    </message>
    <message>
        <source>lost, partly lost or not checked</source>
        <translation>verloren, teilweise verloren oder nicht geprüft</translation>
    </message>
</context>
<context>
    <name>SelectionText</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>min |z| %1</source>
        <translation>Min. |z| %1</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>Min. %1</translation>
    </message>
    <message>
        <source>max |z| %1</source>
        <translation>Max. |z| %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>Max. %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>std %1</source>
        <translation>Std.-Abw. %1</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many, of which kind</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ServerActions</name>
    <message>
        <source>Fetches all of the file and checks it. From then on it opens without a network.</source>
        <translation>Ruft die ganze Datei ab und prüft sie. Danach öffnet sie sich auch ohne Netzwerk.</translation>
    </message>
    <message>
        <source>Only for files on servers.</source>
        <translation>Nur für Dateien auf Servern.</translation>
    </message>
    <message>
        <source>Sends a copy of this file to S3 or to a Caterva2 server.</source>
        <translation>Überträgt eine Kopie dieser Datei an S3 oder einen Caterva2-Server.</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation>Es ist keine Datei geöffnet.</translation>
    </message>
    <message>
        <source>Save the file on this computer first.</source>
        <translation>Speichern Sie die Datei zuerst auf diesem Computer.</translation>
    </message>
    <message>
        <source>Keeping a local copy of %1</source>
        <translation>Lokale Kopie von %1 anlegen</translation>
    </message>
    <message>
        <source>%1 was checked, and opens without a network from now on.</source>
        <translation>%1 wurde geprüft und öffnet sich ab jetzt auch ohne Netzwerk.</translation>
    </message>
    <message numerus="yes">
        <source>%1 opens without a network from now on. %n part(s) are damaged: see Check File.</source>
        <translation>
            <numerusform>%1 öffnet sich ab jetzt auch ohne Netzwerk. %n Teil ist beschädigt: siehe „Datei prüfen“.</numerusform>
            <numerusform>%1 öffnet sich ab jetzt auch ohne Netzwerk. %n Teile sind beschädigt: siehe „Datei prüfen“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uploading %1</source>
        <translation>%1 hochladen</translation>
    </message>
    <message>
        <source>%1 was not uploaded</source>
        <translation>%1 wurde nicht hochgeladen</translation>
    </message>
    <message>
        <source>Replace It</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>SizeText</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>SpecialCellText</name>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>inf</source>
        <translation>inf</translation>
    </message>
    <message>
        <source>+inf</source>
        <translation>+inf</translation>
    </message>
    <message>
        <source>+Infinity</source>
        <translation>+Unendlich</translation>
    </message>
    <message>
        <source>-inf</source>
        <translation>-inf</translation>
    </message>
    <message>
        <source>−Infinity</source>
        <translation>−Unendlich</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>unwritten</source>
        <translation>ungeschrieben</translation>
    </message>
    <message>
        <source>never written</source>
        <translation>nie geschrieben</translation>
    </message>
    <message>
        <source>Never written</source>
        <translation>Nie geschrieben</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>not in this file</source>
        <translation>nicht in dieser Datei</translation>
    </message>
    <message>
        <source>Not in this file</source>
        <translation>Nicht in dieser Datei</translation>
    </message>
    <message>
        <source>NaT</source>
        <translation>NaT</translation>
    </message>
</context>
<context>
    <name>StatisticsText</name>
    <message>
        <source>real part</source>
        <translation>Realteil</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>Imaginärteil</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>(empty, length 0)</source>
        <translation>(leer, Länge 0)</translation>
    </message>
    <message>
        <source>%1 (length %2)</source>
        <translation>%1 (Länge %2)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Strings</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Kürzester</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längster</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>NULL</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Verschiedene Werte</translation>
    </message>
    <message>
        <source>Go to next</source>
        <translation>Zum nächsten</translation>
    </message>
    <message>
        <source>%1 (median)</source>
        <translation>%1 (Median)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
</context>
<context>
    <name>StepRows</name>
    <message>
        <source>Byte</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Offset of the element in the decoded chunk</source>
        <translation>Offset des Elements im dekodierten Chunk</translation>
    </message>
    <message>
        <source>Index of the element in the array</source>
        <translation>Index des Elements im Array</translation>
    </message>
    <message>
        <source>These bytes as an array element</source>
        <translation>Diese Bytes als Array-Element</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>Auffüllung</translation>
    </message>
</context>
<context>
    <name>StructureText</name>
    <message>
        <source>Expected: %1</source>
        <translation>Erwartet: %1</translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>Chunk %1</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>Chunks %1–%2</source>
        <translation>Chunks %1–%2</translation>
    </message>
    <message>
        <source>Blocks %1–%2</source>
        <translation>Blöcke %1–%2</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>Byte %1 of the file (0x%2)</source>
        <translation>Byte %1 der Datei (0x%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>Data missing</source>
        <translation>Daten fehlen</translation>
    </message>
    <message>
        <source>May contain nulls</source>
        <translation>Kann NULL-Werte enthalten</translation>
    </message>
</context>
<context>
    <name>TypedValueText</name>
    <message>
        <source>Enter a map as {&quot;key&quot;: 1, &quot;other&quot;: 2}.</source>
        <translation>Geben Sie eine Map ein: {&quot;key&quot;: 1, &quot;other&quot;: 2}.</translation>
    </message>
    <message>
        <source>Enter items as [1, 2.5, &quot;text&quot;].</source>
        <translation>Geben Sie Elemente ein: [1, 2.5, &quot;text&quot;].</translation>
    </message>
</context>
<context>
    <name>UndrawnText</name>
    <message>
        <source>The slice %1 is empty: there are no cells to show.</source>
        <translation>Der Ausschnitt %1 ist leer: Es gibt keine Zellen anzuzeigen.</translation>
    </message>
    <message>
        <source>Elements of type %1 are not numbers and cannot be drawn. The table shows them.</source>
        <translation>Elemente vom Typ %1 sind keine Zahlen und können nicht gezeichnet werden. Die Tabelle zeigt sie.</translation>
    </message>
    <message>
        <source>The slice %1 is a single value. The table shows it.</source>
        <translation>Der Ausschnitt %1 ist ein einzelner Wert. Die Tabelle zeigt ihn.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestions</name>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Reload %1?</source>
        <translation>%1 neu laden?</translation>
    </message>
    <message>
        <source>Your unsaved changes will be lost.</source>
        <translation>Ihre ungespeicherten Änderungen gehen verloren.</translation>
    </message>
    <message>
        <source>&amp;Discard and Reload</source>
        <translation>&amp;Verwerfen und neu laden</translation>
    </message>
    <message>
        <source>Save Changes</source>
        <translation>Änderungen speichern</translation>
    </message>
    <message>
        <source>Save changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Edited: %1. Your changes will be lost if you don&apos;t save them.</source>
        <translation>Bearbeitet: %1. Ihre Änderungen gehen verloren, wenn Sie sie nicht speichern.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have unsaved changes:</source>
        <translation>
            <numerusform>%n Datei hat ungespeicherte Änderungen:</numerusform>
            <numerusform>%n Dateien haben ungespeicherte Änderungen:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>Alle ver&amp;werfen</translation>
    </message>
</context>
<context>
    <name>UnsavedText</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n Wert</numerusform>
            <numerusform>%n Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>entries of the metadata</comment>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>the order of the metadata</source>
        <translation>die Reihenfolge der Metadaten</translation>
    </message>
    <message numerus="yes">
        <source>%n more column(s)</source>
        <translation>
            <numerusform>%n weitere Spalte</numerusform>
            <numerusform>%n weitere Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>deleted rows</source>
        <translation>gelöschte Zeilen</translation>
    </message>
</context>
<context>
    <name>ValueChangesText</name>
    <message>
        <source>This array is inside another file, so it cannot be edited here. Save a copy first.</source>
        <translation>Dieses Array liegt in einer anderen Datei und kann hier nicht bearbeitet werden. Speichern Sie zuerst eine Kopie.</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>These bytes are not valid msgpack; Python can only read them as bytes.</source>
        <translation>Diese Bytes sind kein gültiges msgpack; Python kann sie nur als Bytes lesen.</translation>
    </message>
    <message>
        <source>Extra bytes follow the msgpack value; Python will refuse to read it.</source>
        <translation>Auf den msgpack-Wert folgen weitere Bytes; Python wird ihn nicht lesen.</translation>
    </message>
</context>
<context>
    <name>bloscope::Actions</name>
    <message>
        <source>&amp;New Window</source>
        <translation>&amp;Neues Fenster</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>Open A&amp;ddress…</source>
        <translation>&amp;Adresse öffnen…</translation>
    </message>
    <message>
        <source>Keep a Local Copy</source>
        <translation>Lokale Kopie behalten</translation>
    </message>
    <message>
        <source>&amp;Upload…</source>
        <translation>&amp;Hochladen…</translation>
    </message>
    <message>
        <source>Open Sa&amp;mple</source>
        <translation>Be&amp;ispiel öffnen</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Liste leeren</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>Save a Copy &amp;in Another Format…</source>
        <translation>Kopie in anderem Fo&amp;rmat speichern…</translation>
    </message>
    <message>
        <source>Save &amp;What Can Be Read…</source>
        <translation>&amp;Lesbares speichern…</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Com&amp;pare with…</source>
        <translation>Vergleichen &amp;mit…</translation>
    </message>
    <message>
        <source>Chec&amp;k File</source>
        <translation>Datei &amp;prüfen</translation>
    </message>
    <message>
        <source>Check Fo&amp;lder…</source>
        <translation>Or&amp;dner prüfen…</translation>
    </message>
    <message>
        <source>Repor&amp;t on Folder…</source>
        <translation>Berich&amp;t über Ordner…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Export Slice…</source>
        <translation>Ausschnitt &amp;exportieren…</translation>
    </message>
    <message>
        <source>E&amp;xport Movie…</source>
        <translation>&amp;Video exportieren…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>&amp;Mit Überschriften kopieren</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Ed&amp;it Cell</source>
        <translation>&amp;Zelle bearbeiten</translation>
    </message>
    <message>
        <source>Fill Selecti&amp;on…</source>
        <translation>Auswahl &amp;füllen…</translation>
    </message>
    <message>
        <source>Cle&amp;ar</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Nächstes s&amp;uchen</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>&amp;Vorheriges suchen</translation>
    </message>
    <message>
        <source>Find and Replace &amp;Values…</source>
        <translation>&amp;Werte suchen und ersetzen…</translation>
    </message>
    <message>
        <source>Find in &amp;Structure</source>
        <translation>In S&amp;truktur suchen</translation>
    </message>
    <message>
        <source>Show C&amp;hanges…</source>
        <translation>Ä&amp;nderungen anzeigen…</translation>
    </message>
    <message>
        <source>Edit S&amp;lice</source>
        <translation>&amp;Ausschnitt bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Go to Index…</source>
        <translation>&amp;Gehe zu Index…</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>E&amp;instellungen…</translation>
    </message>
    <message>
        <source>&amp;Transpose</source>
        <translation>T&amp;ransponieren</translation>
    </message>
    <message>
        <source>&amp;Interpret as Array…</source>
        <translation>Als Array inter&amp;pretieren…</translation>
    </message>
    <message>
        <source>Coor&amp;dinates and Units…</source>
        <translation>K&amp;oordinaten und Einheiten…</translation>
    </message>
    <message>
        <source>&amp;Link Slices</source>
        <translation>Ausschnitte &amp;verknüpfen</translation>
    </message>
    <message>
        <source>&amp;Rows, Columns and Indices</source>
        <translation>&amp;Zeilen, Spalten und Indizes</translation>
    </message>
    <message>
        <source>&amp;Marked Cell</source>
        <translation>&amp;Markierte Zelle</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>Z&amp;oom</translation>
    </message>
    <message>
        <source>&amp;Pointer</source>
        <translation>Z&amp;eiger</translation>
    </message>
    <message>
        <source>&amp;Colours and Range</source>
        <translation>&amp;Farben und Bereich</translation>
    </message>
    <message>
        <source>Paintin&amp;g and Overlays</source>
        <translation>&amp;Malen und Overlays</translation>
    </message>
    <message>
        <source>Zoom I&amp;n</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Verkle&amp;inern</translation>
    </message>
    <message>
        <source>&amp;Reset Zoom</source>
        <translation>&amp;Zoom zurücksetzen</translation>
    </message>
    <message>
        <source>Str&amp;ucture</source>
        <translation>Str&amp;uktur</translation>
    </message>
    <message>
        <source>&amp;Metadata</source>
        <translation>Meta&amp;daten</translation>
    </message>
    <message>
        <source>Label Si&amp;zes</source>
        <translation>&amp;Label-Größen</translation>
    </message>
    <message>
        <source>Folder Bro&amp;wser</source>
        <translation>Ordnerbro&amp;wser</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>View Alon&amp;e</source>
        <translation>&amp;Nur Ansicht</translation>
    </message>
    <message>
        <source>Split Le&amp;ft/Right</source>
        <translation>Links/rechts &amp;teilen</translation>
    </message>
    <message>
        <source>Four in a Grid</source>
        <translation>Vier im Raster</translation>
    </message>
    <message>
        <source>Mo&amp;ve to Other Side</source>
        <translation>&amp;Auf andere Seite verschieben</translation>
    </message>
    <message>
        <source>&amp;Next Index</source>
        <translation>&amp;Nächster Index</translation>
    </message>
    <message>
        <source>&amp;Previous Index</source>
        <translation>&amp;Vorheriger Index</translation>
    </message>
    <message>
        <source>Next Slice &amp;with Label</source>
        <translation>Nächster &amp;Schnitt mit Label</translation>
    </message>
    <message>
        <source>Previous S&amp;lice with Label</source>
        <translation>Vorheriger Schnitt mit &amp;Label</translation>
    </message>
    <message>
        <source>Next &amp;Tab</source>
        <translation>Nächster Ta&amp;b</translation>
    </message>
    <message>
        <source>Previous T&amp;ab</source>
        <translation>Vorheriger T&amp;ab</translation>
    </message>
    <message>
        <source>&amp;Other Side</source>
        <translation>Andere S&amp;eite</translation>
    </message>
    <message>
        <source>Next &amp;File in Folder</source>
        <translation>Nächste &amp;Datei im Ordner</translation>
    </message>
    <message>
        <source>Previous F&amp;ile in Folder</source>
        <translation>Vorherige Date&amp;i im Ordner</translation>
    </message>
    <message>
        <source>User &amp;Guide</source>
        <translation>Benutzer&amp;handbuch</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Copy &amp;Report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;About Bloscope</source>
        <translation>Ü&amp;ber Bloscope</translation>
    </message>
</context>
<context>
    <name>bloscope::AddressDialog</name>
    <message>
        <source>Open Address</source>
        <translation>Adresse öffnen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Add&amp;ress of a file or folder:</source>
        <translation>&amp;Adresse einer Datei oder eines Ordners:</translation>
    </message>
    <message>
        <source>Only the parts that are looked at are fetched.</source>
        <translation>Nur die Teile, die Sie ansehen, werden abgerufen.</translation>
    </message>
    <message>
        <source>Only the parts that are looked at are fetched from %1.</source>
        <translation>Nur die Teile, die Sie ansehen, werden von %1 abgerufen.</translation>
    </message>
    <message>
        <source>Add Server</source>
        <translation>Server hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add&amp;ress of a server, bucket or list of addresses:</source>
        <translation>&amp;Adresse eines Servers, Buckets oder einer Adressliste:</translation>
    </message>
    <message>
        <source>S3 buckets, Caterva2 servers, web servers that list folders, and text files with one address a line can be browsed.</source>
        <translation>Durchsucht werden können S3-Buckets, Caterva2-Server, Webserver, die Ordner auflisten, und Textdateien mit einer Adresse pro Zeile.</translation>
    </message>
    <message>
        <source>%1 is asked for a list whenever a folder is opened.</source>
        <translation>Beim Öffnen eines Ordners wird jeweils eine Liste von %1 angefordert.</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Hochladen</translation>
    </message>
    <message>
        <source>&amp;Upload</source>
        <translation>&amp;Hochladen</translation>
    </message>
    <message>
        <source>Add&amp;ress of the new file:</source>
        <translation>&amp;Adresse der neuen Datei:</translation>
    </message>
    <message>
        <source>Files can be uploaded to S3 and to Caterva2 servers.</source>
        <translation>Dateien können zu S3 und zu Caterva2-Servern hochgeladen werden.</translation>
    </message>
    <message>
        <source>The file as it is saved on this computer is sent to %1.</source>
        <translation>Die Datei wird so, wie sie auf diesem Computer gespeichert ist, an %1 gesendet.</translation>
    </message>
    <message>
        <source>The connection will not be encrypted: others can read and change what goes over it.</source>
        <translation>Die Verbindung ist nicht verschlüsselt: Andere können mitlesen und Daten verändern.</translation>
    </message>
</context>
<context>
    <name>bloscope::AdviceDialog</name>
    <message>
        <source>&amp;Optimise for:</source>
        <translation>&amp;Optimieren für:</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>&amp;Use This Layout</source>
        <translation>Dieses Layout &amp;verwenden</translation>
    </message>
    <message>
        <source>Storage Advice</source>
        <translation>Speicherempfehlung</translation>
    </message>
    <message>
        <source>Fast reading and decoding</source>
        <translation>Schnelles Lesen und Dekodieren</translation>
    </message>
    <message>
        <source>Small size</source>
        <translation>Geringe Größe</translation>
    </message>
    <message>
        <source>Fast decoding</source>
        <translation>Schnelles Dekodieren</translation>
    </message>
    <message>
        <source>Optimisation goal. Changing it repeats the trial.</source>
        <translation>Optimierungsziel. Eine Änderung wiederholt den Testlauf.</translation>
    </message>
    <message>
        <source>Storage options</source>
        <translation>Speicheroptionen</translation>
    </message>
    <message>
        <source>Return to the copy with the selected layout</source>
        <translation>Mit dem ausgewählten Layout zur Kopie zurückkehren</translation>
    </message>
    <message>
        <source>Trying codecs, filters and shapes on a sample…</source>
        <translation>Codecs, Filter und Formen werden an einer Stichprobe getestet…</translation>
    </message>
    <message>
        <source>Stopped before all combinations were tried.</source>
        <translation>Gestoppt, bevor alle Kombinationen getestet waren.</translation>
    </message>
    <message>
        <source>The trial cannot run</source>
        <translation>Der Testlauf kann nicht ausgeführt werden</translation>
    </message>
    <message>
        <source>Recommended: %1 – %2. Tried on %3 of %4.</source>
        <translation>Empfohlen: %1 – %2. Getestet an %3 von %4.</translation>
    </message>
</context>
<context>
    <name>bloscope::AdviceModel</name>
    <message>
        <source>%1 (now)</source>
        <comment>form in which it is stored</comment>
        <translation>%1 (jetzt)</translation>
    </message>
    <message>
        <source>Recommended: %1.</source>
        <translation>Empfohlen: %1.</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Gespeichert als</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Encode</source>
        <translation>Kodieren</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Dekodieren</translation>
    </message>
    <message>
        <source>Plane of %1</source>
        <comment>a dimension</comment>
        <translation>Ebene von %1</translation>
    </message>
    <message>
        <source>Codec with level, and filters in order of application</source>
        <translation>Codec mit Stufe, und Filter in der Reihenfolge ihrer Anwendung</translation>
    </message>
    <message>
        <source>Shape of a chunk, the unit of storage</source>
        <translation>Form eines Chunks, der Einheit der Speicherung</translation>
    </message>
    <message>
        <source>Shape of a block, the unit of decoding</source>
        <translation>Form eines Blocks, der Einheit der Dekodierung</translation>
    </message>
    <message>
        <source>File size; for each trial, estimated from the sample</source>
        <translation>Dateigröße; bei den Tests aus der Stichprobe geschätzt</translation>
    </message>
    <message>
        <source>Decoded bytes per stored byte</source>
        <translation>Dekodierte Bytes pro gespeichertem Byte</translation>
    </message>
    <message>
        <source>Time to encode the whole array on one processor</source>
        <translation>Zeit zum Kodieren des ganzen Arrays auf einem Prozessor</translation>
    </message>
    <message>
        <source>Time to decode the whole array on one processor</source>
        <translation>Zeit zum Dekodieren des ganzen Arrays auf einem Prozessor</translation>
    </message>
    <message>
        <source>Blocks to decode for one plane: one index of %1, all indices of the other dimensions</source>
        <translation>Zu dekodierende Blöcke für eine Ebene: ein Index von %1, alle Indizes der anderen Dimensionen</translation>
    </message>
</context>
<context>
    <name>bloscope::AdvicePlot</name>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Size versus decoding time</source>
        <translation>Größe und Dekodierzeit</translation>
    </message>
    <message>
        <source>Decoding time (%1)</source>
        <translation>Dekodierzeit (%1)</translation>
    </message>
    <message>
        <source>Size (%1)</source>
        <translation>Größe (%1)</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayFormDialog</name>
    <message>
        <source>Shape and Type of the Array</source>
        <translation>Form und Typ des Arrays</translation>
    </message>
    <message>
        <source>The chunks stay unchanged; only their interpretation changes. If the shape grows, padding is shown as elements.</source>
        <translation>Die Chunks bleiben unverändert; nur ihre Interpretation ändert sich. Wächst die Form, erscheint die Auffüllung als Elemente.</translation>
    </message>
    <message>
        <source>The array metadata cannot be read</source>
        <translation>Die Array-Metadaten können nicht gelesen werden</translation>
    </message>
    <message>
        <source>&amp;Shape:</source>
        <translation>&amp;Form:</translation>
    </message>
    <message>
        <source>&amp;Chunks:</source>
        <translation>&amp;Chunks:</translation>
    </message>
    <message>
        <source>&amp;Blocks:</source>
        <translation>&amp;Blöcke:</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Typ:</translation>
    </message>
    <message>
        <source>Same Si&amp;ze</source>
        <translation>Gleiche &amp;Größe</translation>
    </message>
    <message>
        <source>Types whose elements have %1, like those of this array</source>
        <translation>Typen mit Elementen von %1, wie in diesem Array</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Elements:</source>
        <translation>Elemente:</translation>
    </message>
    <message>
        <source>Chunks:</source>
        <translation>Chunks:</translation>
    </message>
    <message>
        <source>Blocks per chunk:</source>
        <translation>Blöcke pro Chunk:</translation>
    </message>
    <message>
        <source>Bytes per element:</source>
        <translation>Bytes pro Element:</translation>
    </message>
    <message>
        <source>All elements:</source>
        <translation>Alle Elemente:</translation>
    </message>
    <message>
        <source>Enter the sizes as (2, 3, 4).</source>
        <translation>Geben Sie die Größen so ein: (2, 3, 4).</translation>
    </message>
    <message>
        <source>This does not fit</source>
        <extracomment>the beginning of a sentence; its end says why</extracomment>
        <translation>Das passt nicht</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>Nichts geändert.</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayPage</name>
    <message>
        <source>No elements</source>
        <translation>Keine Elemente</translation>
    </message>
    <message>
        <source>No elements: %1</source>
        <translation>Keine Elemente: %1</translation>
    </message>
    <message>
        <source>Interpret as Array…</source>
        <translation>Als Array interpretieren…</translation>
    </message>
    <message>
        <source>Set the type and shape of these chunks</source>
        <translation>Typ und Form dieser Chunks festlegen</translation>
    </message>
    <message>
        <source>The array now has shape %1; slice %2 is shown instead of %3.</source>
        <translation>Das Array hat jetzt die Form %1; statt %3 wird der Ausschnitt %2 angezeigt.</translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>The requested view cannot be shown</source>
        <translation>Die gewünschte Ansicht kann nicht angezeigt werden</translation>
    </message>
    <message>
        <source>There is no view &quot;%1&quot;. Use one of these: %2.</source>
        <translation>Es gibt keine Ansicht „%1“. Verfügbar sind: %2.</translation>
    </message>
    <message>
        <source>Left out of the copy: %1.</source>
        <translation>In der Kopie ausgelassen: %1.</translation>
    </message>
    <message>
        <source>Saved %1: %2 of data, stored in %3.</source>
        <translation>%1 gespeichert: %2 Daten in %3.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>There is no command for a frame inside another file.</source>
        <translation>Für einen Frame in einer anderen Datei gibt es keinen Befehl.</translation>
    </message>
    <message>
        <source>Copied the command that shows %1.</source>
        <translation>Befehl kopiert, der %1 anzeigt.</translation>
    </message>
    <message>
        <source>Copied the code that reads %1.</source>
        <translation>Code kopiert, der %1 liest.</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 cells could not be read (%3).</source>
        <translation>%1 ist unvollständig: %2 Zellen konnten nicht gelesen werden (%3).</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 of %3 cells are not stored in the shown file.</source>
        <translation>%1 ist unvollständig: %2 von %3 Zellen sind nicht in der angezeigten Datei gespeichert.</translation>
    </message>
    <message>
        <source>Not in the movie: %1. Its frames are slices of the array.</source>
        <translation>Nicht im Video: %1. Seine Bilder sind Schnitte des Arrays.</translation>
    </message>
    <message>
        <source>Export Movie</source>
        <translation>Video exportieren</translation>
    </message>
    <message>
        <source>Movies (*.%1)</source>
        <translation>Videos (*.%1)</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayRange</name>
    <message>
        <source>Range of the whole array</source>
        <translation>Bereich des ganzen Arrays</translation>
    </message>
    <message>
        <source>Range of the whole array: %1 % read. &lt;a href=&quot;stop&quot;&gt;Stop&lt;/a&gt;</source>
        <translation>Bereich des ganzen Arrays: %1 % gelesen. &lt;a href=&quot;stop&quot;&gt;Stoppen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Range of the %1 % of the array that was read.</source>
        <translation>Bereich der %1 % des Arrays, die gelesen wurden.</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayRowChanges</name>
    <message>
        <source>The values cannot be changed here.</source>
        <translation>Die Werte können hier nicht geändert werden.</translation>
    </message>
</context>
<context>
    <name>bloscope::AspectMenu</name>
    <message>
        <source>Use the cell spacing from the metadata</source>
        <translation>Zellabstände aus den Metadaten verwenden</translation>
    </message>
    <message>
        <source>&amp;Cell Shape</source>
        <translation>Zel&amp;lform</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automatisch</translation>
    </message>
    <message>
        <source>True to spacing for images, square cells otherwise; long tables are stretched to fit</source>
        <translation>Bilder maßstabsgetreu, sonst quadratische Zellen; lange Tabellen werden an die Fläche angepasst</translation>
    </message>
    <message>
        <source>Stretch to &amp;Fit</source>
        <translation>An &amp;Fläche anpassen</translation>
    </message>
    <message>
        <source>Use all available space</source>
        <translation>Den ganzen verfügbaren Platz nutzen</translation>
    </message>
    <message>
        <source>&amp;Squares</source>
        <translation>&amp;Quadrate</translation>
    </message>
    <message>
        <source>Draw every cell as a square</source>
        <translation>Jede Zelle als Quadrat zeichnen</translation>
    </message>
    <message>
        <source>&amp;True to Spacing</source>
        <translation>&amp;Maßstabsgetreu</translation>
    </message>
</context>
<context>
    <name>bloscope::BandsBox</name>
    <message>
        <source>%1 = %2</source>
        <comment>dimension and indices</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Colour bands</source>
        <translation>Farbbänder</translation>
    </message>
    <message>
        <source>Indices of a dimension to show as red, green and blue</source>
        <translation>Indizes einer Dimension, die rot, grün und blau dargestellt werden</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>RGB along %1</source>
        <translation>RGB entlang %1</translation>
    </message>
    <message>
        <source>RGBA along %1</source>
        <translation>RGBA entlang %1</translation>
    </message>
    <message>
        <source>BGR along %1</source>
        <translation>BGR entlang %1</translation>
    </message>
    <message>
        <source>BGRA along %1</source>
        <translation>BGRA entlang %1</translation>
    </message>
    <message>
        <source>Other bands…</source>
        <translation>Andere Bänder…</translation>
    </message>
</context>
<context>
    <name>bloscope::BandsDialog</name>
    <message>
        <source>RGB from Bands</source>
        <translation>RGB aus Bändern</translation>
    </message>
    <message>
        <source>Dimension that contains the bands</source>
        <translation>Dimension mit den Bändern</translation>
    </message>
    <message>
        <source>Bands along:</source>
        <translation>Bänder entlang:</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Rot:</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>&amp;Grün:</translation>
    </message>
    <message>
        <source>&amp;Blue:</source>
        <translation>&amp;Blau:</translation>
    </message>
    <message>
        <source>&amp;Swap Red and Blue</source>
        <translation>Rot und Blau &amp;tauschen</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushBar</name>
    <message>
        <source>Pic&amp;k</source>
        <translation>A&amp;ufnehmen</translation>
    </message>
    <message>
        <source>Pick the value of the next cell you click (or Alt+Click a cell)</source>
        <translation>Wert der nächsten angeklickten Zelle aufnehmen (oder Alt+Klick auf eine Zelle)</translation>
    </message>
    <message>
        <source> cells</source>
        <translation> Zellen</translation>
    </message>
    <message>
        <source>Brush size</source>
        <translation>Pinselgröße</translation>
    </message>
    <message>
        <source>Width of the brush in cells ([ and ])</source>
        <translation>Breite des Pinsels in Zellen ([ und ])</translation>
    </message>
    <message>
        <source>Brush value</source>
        <translation>Pinselwert</translation>
    </message>
    <message>
        <source>Value or label to paint: type one, or choose from the visible ones</source>
        <translation>Zu malender Wert oder Label: eintippen oder aus den sichtbaren wählen</translation>
    </message>
    <message>
        <source>Name of the value</source>
        <translation>Name des Werts</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>Paints along the mouse in this slice (1)</source>
        <translation>Malt entlang der Maus in diesem Schnitt (1)</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Paints along the mouse, also in the slices around (2)</source>
        <translation>Malt entlang der Maus, auch in den Schnitten davor und dahinter (2)</translation>
    </message>
    <message>
        <source>Fill slice</source>
        <translation>Schnitt füllen</translation>
    </message>
    <message>
        <source>A click fills all connected cells of this slice that have the same value (3)</source>
        <translation>Ein Klick füllt alle verbundenen Zellen dieses Schnitts mit demselben Wert (3)</translation>
    </message>
    <message>
        <source>Fill volume</source>
        <translation>Volumen füllen</translation>
    </message>
    <message>
        <source>A click fills all connected cells of all slices that have the same value (4)</source>
        <translation>Ein Klick füllt alle verbundenen Zellen aller Schnitte mit demselben Wert (4)</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygon</translation>
    </message>
    <message>
        <source>Each click sets a corner; Enter, or a double click, fills it (5)</source>
        <translation>Jeder Klick setzt eine Ecke; Enter oder ein Doppelklick füllt (5)</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Fills what you draw a line around (6)</source>
        <translation>Füllt, was Sie mit einer Linie umfahren (6)</translation>
    </message>
    <message>
        <source>Paint tool</source>
        <translation>Malwerkzeug</translation>
    </message>
    <message>
        <source>Sli&amp;ces</source>
        <translation>&amp;Schnitte</translation>
    </message>
    <message>
        <source>Copy labels to the next slice, fill between slices, erase islands</source>
        <translation>Labels in den nächsten Schnitt kopieren, zwischen Schnitten interpolieren, Inseln entfernen</translation>
    </message>
    <message>
        <source>Right button or Shift erases, Ctrl moves the picture, Esc stops.</source>
        <translation>Rechte Maustaste oder Umschalt radiert, Strg verschiebt das Bild, Esc beendet.</translation>
    </message>
    <message>
        <source>Stop painting (Esc)</source>
        <translation>Malen beenden (Esc)</translation>
    </message>
    <message>
        <source>V&amp;alue:</source>
        <translation>&amp;Wert:</translation>
    </message>
    <message>
        <source>&amp;Tool:</source>
        <translation>Werk&amp;zeug:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>G&amp;röße:</translation>
    </message>
    <message>
        <source>&amp;Over:</source>
        <translation>Üb&amp;er:</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushStrokes</name>
    <message>
        <source>Some cells cannot be painted</source>
        <translation>Einige Zellen können nicht bemalt werden</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushTargets</name>
    <message>
        <source>The overlay %1 contains values other than labels.</source>
        <translation>Das Overlay %1 enthält andere Werte als Labels.</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushTools</name>
    <message>
        <source>Copy to &amp;Next Slice</source>
        <translation>In den &amp;nächsten Schnitt kopieren</translation>
    </message>
    <message>
        <source>Copy to &amp;Previous Slice</source>
        <translation>In den &amp;vorherigen Schnitt kopieren</translation>
    </message>
    <message>
        <source>&amp;Interpolate Between Slices</source>
        <translation>Zwischen Schnitten &amp;interpolieren</translation>
    </message>
    <message>
        <source>Erase Islands in This &amp;Slice…</source>
        <translation>Inseln in diesem &amp;Schnitt entfernen…</translation>
    </message>
    <message>
        <source>Erase Islands in the &amp;Volume…</source>
        <translation>Inseln im V&amp;olumen entfernen…</translation>
    </message>
    <message>
        <source>Erase Region</source>
        <translation>Region radieren</translation>
    </message>
    <message>
        <source>Fill Region with %1</source>
        <translation>Region mit %1 füllen</translation>
    </message>
    <message>
        <source>This cannot be painted</source>
        <translation>Hier kann nicht gemalt werden</translation>
    </message>
    <message>
        <source>Interpolate %1</source>
        <translation>%1 interpolieren</translation>
    </message>
    <message>
        <source>Copy %1 to Next Slice</source>
        <translation>%1 in den nächsten Schnitt kopieren</translation>
    </message>
    <message>
        <source>Copy %1 to Previous Slice</source>
        <translation>%1 in den vorherigen Schnitt kopieren</translation>
    </message>
    <message>
        <source>Erase Islands</source>
        <translation>Inseln entfernen</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Erase the regions of %1 in this slice that have fewer cells than:</source>
        <translation>Regionen von %1 in diesem Schnitt entfernen, die weniger Zellen haben als:</translation>
    </message>
    <message>
        <source>Erase the regions of %1 in the volume that have fewer cells than:</source>
        <translation>Regionen von %1 im Volumen entfernen, die weniger Zellen haben als:</translation>
    </message>
    <message>
        <source>Erase Islands of %1</source>
        <translation>Inseln von %1 entfernen</translation>
    </message>
</context>
<context>
    <name>bloscope::ByteInspector</name>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>Little-Endian</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-Endian</translation>
    </message>
    <message>
        <source>Value at the caret</source>
        <translation>Wert am Cursor</translation>
    </message>
    <message>
        <source>The bytes at the caret, read as a value of each type</source>
        <translation>Die Bytes am Cursor, als Wert jedes Typs gelesen</translation>
    </message>
</context>
<context>
    <name>bloscope::BytePages</name>
    <message>
        <source>These bytes cannot be read</source>
        <translation>Diese Bytes können nicht gelesen werden</translation>
    </message>
</context>
<context>
    <name>bloscope::ByteSearch</name>
    <message>
        <source>Searching</source>
        <translation>Suche</translation>
    </message>
</context>
<context>
    <name>bloscope::BytesView</name>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>bytes %1 to %2</source>
        <translation>Bytes %1 bis %2</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>%1 gefunden, %2 erwartet</translation>
    </message>
    <message>
        <source>Go to b&amp;yte:</source>
        <translation>Gehe zu B&amp;yte:</translation>
    </message>
    <message>
        <source>4096, 0x1000, +16 or -0x10</source>
        <translation>4096, 0x1000, +16 oder -0x10</translation>
    </message>
    <message>
        <source>there is no such byte</source>
        <translation>dieses Byte gibt es nicht</translation>
    </message>
    <message>
        <source>goes to byte %1</source>
        <translation>geht zu Byte %1</translation>
    </message>
    <message>
        <source>Show F&amp;rame File</source>
        <translation>&amp;Frame-Datei anzeigen</translation>
    </message>
    <message>
        <source>Return from the chunk file to the frame file</source>
        <translation>Von der Chunk-Datei zur Frame-Datei zurückkehren</translation>
    </message>
    <message>
        <source>Show Ch&amp;unk</source>
        <translation>Chun&amp;k anzeigen</translation>
    </message>
    <message>
        <source>Show the chunk at the caret in the chunk table and map</source>
        <translation>Den Chunk am Cursor in Chunk-Tabelle und Chunk-Karte anzeigen</translation>
    </message>
    <message>
        <source>These bytes cannot be shown</source>
        <translation>Diese Bytes können nicht angezeigt werden</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter bytes as 0x00ff, two digits per byte</source>
        <translation>Geben Sie Bytes als 0x00ff ein, zwei Ziffern pro Byte</translation>
    </message>
    <message>
        <source>%1 bytes searched… (Esc cancels)</source>
        <translation>%1 Byte durchsucht… (Esc bricht ab)</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>Die Suche ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Found after wrapping around</source>
        <translation>Gefunden; Suche begann von Neuem</translation>
    </message>
</context>
<context>
    <name>bloscope::CaseListModel</name>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
</context>
<context>
    <name>bloscope::CellChanging</name>
    <message>
        <source>Stored as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Nothing changed: the cells already have these values.</source>
        <translation>Nichts geändert: Die Zellen haben bereits diese Werte.</translation>
    </message>
    <message numerus="yes">
        <source>Changed %n cell(s).</source>
        <translation>
            <numerusform>%n Zelle geändert.</numerusform>
            <numerusform>%n Zellen geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit Cell</source>
        <translation>Zelle bearbeiten</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>bloscope::CellCopying</name>
    <message>
        <source>%1 × %2 cells are too many to copy (at most %3); export them instead.</source>
        <translation>%1 × %2 Zellen sind zu viele zum Kopieren (höchstens %3); exportieren Sie sie stattdessen.</translation>
    </message>
    <message>
        <source>The cells exceed %1, which is too much to copy; export them instead.</source>
        <translation>Die Zellen umfassen mehr als %1, zu viel zum Kopieren; exportieren Sie sie stattdessen.</translation>
    </message>
    <message>
        <source>The cells cannot be copied</source>
        <translation>Die Zellen können nicht kopiert werden</translation>
    </message>
    <message>
        <source>Copied %1 × %2 cells.</source>
        <translation>%1 × %2 Zellen kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %1 × %2 cells. %n unreadable cell(s) were copied as nan.</source>
        <translation>
            <numerusform>%1 × %2 Zellen kopiert. %n unlesbare Zelle wurde als nan kopiert.</numerusform>
            <numerusform>%1 × %2 Zellen kopiert. %n unlesbare Zellen wurden als nan kopiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CellEditing</name>
    <message>
        <source>This text is too long for one line or contains invisible characters. Typing replaces it.</source>
        <translation>Dieser Text ist zu lang für eine Zeile oder enthält unsichtbare Zeichen. Eine Eingabe ersetzt ihn.</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
</context>
<context>
    <name>bloscope::CellFinder</name>
    <message>
        <source>First select more than one cell, but not all of them.</source>
        <translation>Wählen Sie zuerst mehr als eine Zelle aus, aber nicht alle.</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>Die Suche ist fehlgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>Found: %1, after wrapping around</source>
        <translation>Gefunden: %1; Suche begann von Neuem</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>Not found: %1 cells searched</source>
        <translation>Nicht gefunden: %1 Zellen durchsucht</translation>
    </message>
    <message numerus="yes">
        <source>Not found: %1 cells in %n chunk(s) searched, %2 skipped</source>
        <extracomment>%1 cells, %2 chunks that were not read since they cannot contain the value</extracomment>
        <translation>
            <numerusform>Nicht gefunden: %1 Zellen in %n Chunk durchsucht, %2 übersprungen</numerusform>
            <numerusform>Nicht gefunden: %1 Zellen in %n Chunks durchsucht, %2 übersprungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CellLineEditor</name>
    <message>
        <source>Not accepted: %1.</source>
        <translation>Nicht übernommen: %1.</translation>
    </message>
</context>
<context>
    <name>bloscope::CellReplacing</name>
    <message>
        <source>Counting cells</source>
        <translation>Zellen zählen</translation>
    </message>
    <message>
        <source>%1 of %2 cells match.</source>
        <translation>%1 von %2 Zellen stimmen überein.</translation>
    </message>
    <message>
        <source>The cells cannot be counted</source>
        <translation>Die Zellen können nicht gezählt werden</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>Replaced %n cell(s).</source>
        <translation>
            <numerusform>%n Zelle ersetzt.</numerusform>
            <numerusform>%n Zellen ersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>bloscope::CellSearch</name>
    <message>
        <source>Searching</source>
        <translation>Suche</translation>
    </message>
</context>
<context>
    <name>bloscope::ChangesDialog</name>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>umbenannt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>Metalayer</source>
        <translation>Metalayer</translation>
    </message>
    <message>
        <source>Vlmetalayer</source>
        <translation>Vlmetalayer</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s)</source>
        <translation>
            <numerusform>%n weiterer Wert</numerusform>
            <numerusform>%n weitere Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>edited</source>
        <translation>bearbeitet</translation>
    </message>
    <message>
        <source>header</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>chunks and index</source>
        <translation>Chunks und Index</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>new chunks</source>
        <translation>neue Chunks</translation>
    </message>
    <message>
        <source>index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>trailer</source>
        <translation>Trailer</translation>
    </message>
    <message>
        <source>data after the frame</source>
        <translation>Daten nach dem Frame</translation>
    </message>
    <message>
        <source>Appends %1 after the frame; a small write to the header commits the changes. Nothing is copied. The file size will then be %2.</source>
        <translation>Hängt %1 an den Frame an; ein kurzer Schreibvorgang im Header macht die Änderungen wirksam. Nichts wird kopiert. Die Datei ist danach %2 groß.</translation>
    </message>
    <message>
        <source>Creates a separate file of %1: writes %2, copies %3.</source>
        <translation>Erstellt eine eigene Datei von %1: schreibt %2, kopiert %3.</translation>
    </message>
    <message>
        <source>Creates a new file of %1, which replaces the old one when complete: writes %2, copies %3 unchanged.</source>
        <translation>Erstellt eine neue Datei von %1, die nach ihrer Fertigstellung die alte ersetzt: schreibt %2, kopiert %3 unverändert.</translation>
    </message>
    <message>
        <source>Examining…</source>
        <translation>Wird untersucht…</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Part of the file</source>
        <translation>Teil der Datei</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Stopped before all changes were listed.</source>
        <translation>Gestoppt, bevor alle Änderungen aufgelistet waren.</translation>
    </message>
    <message>
        <source>The changes cannot be listed</source>
        <translation>Die Änderungen können nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>List of changes</source>
        <translation>Liste der Änderungen</translation>
    </message>
    <message>
        <source>Parts of the file that are written or copied</source>
        <translation>Teile der Datei, die geschrieben oder kopiert werden</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>&amp;Alles kopieren</translation>
    </message>
    <message>
        <source>This cannot be saved</source>
        <translation>Dies kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>The edited values cannot be listed</source>
        <translation>Die bearbeiteten Werte können nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>There is nothing to save: the file is up to date.</source>
        <translation>Es gibt nichts zu speichern: Die Datei ist auf dem neuesten Stand.</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved change(s):</source>
        <translation>
            <numerusform>%n ungespeicherte Änderung:</numerusform>
            <numerusform>%n ungespeicherte Änderungen:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CheckActions</name>
    <message>
        <source>Check Folder</source>
        <translation>Ordner prüfen</translation>
    </message>
    <message>
        <source>Check File: %1</source>
        <translation>Datei prüfen: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::CheckPanel</name>
    <message>
        <source>Check Again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Show Bytes</source>
        <translation>Bytes anzeigen</translation>
    </message>
    <message>
        <source>Save What Can Be Read…</source>
        <translation>Lesbares speichern…</translation>
    </message>
    <message>
        <source>Check %1</source>
        <translation>%1 prüfen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Show the bytes of the selected finding</source>
        <translation>Die Bytes des ausgewählten Befunds anzeigen</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>%1 cannot be checked</source>
        <translation>%1 kann nicht geprüft werden</translation>
    </message>
    <message>
        <source>Stopped. No findings so far.</source>
        <translation>Gestoppt. Bisher keine Befunde.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n finding(s) so far.</source>
        <translation>
            <numerusform>Gestoppt. Bisher %n Befund.</numerusform>
            <numerusform>Gestoppt. Bisher %n Befunde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CheckedFileModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>chunks</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <translation>Empfehlung: %1</translation>
    </message>
    <message>
        <source>Number of damaged chunks, out of all chunks</source>
        <translation>Anzahl der beschädigten Chunks von allen Chunks</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>First finding</source>
        <translation>Erster Befund</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkAbility</name>
    <message>
        <source>Values cannot be edited here</source>
        <translation>Werte können hier nicht bearbeitet werden</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkMap</name>
    <message>
        <source>Chunk map</source>
        <translation>Chunk-Karte</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkSurvey</name>
    <message>
        <source>Scanning chunks</source>
        <translation>Chunks untersuchen</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunksView</name>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Stored bytes</source>
        <translation>Gespeicherte Bytes</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Map colours</source>
        <translation>Farben der Karte</translation>
    </message>
    <message>
        <source>Show &amp;Data</source>
        <translation>Dat&amp;en anzeigen</translation>
    </message>
    <message>
        <source>Go to the first cell of the chunk in the table (Return)</source>
        <translation>Zur ersten Zelle des Chunks in der Tabelle gehen (Return)</translation>
    </message>
    <message>
        <source>Show in &amp;Structure</source>
        <translation>In &amp;Struktur anzeigen</translation>
    </message>
    <message>
        <source>Show the header and blocks of the chunk</source>
        <translation>Header und Blöcke des Chunks anzeigen</translation>
    </message>
    <message>
        <source>Show &amp;Bytes</source>
        <translation>B&amp;ytes anzeigen</translation>
    </message>
    <message>
        <source>Show the bytes of the chunk in the file</source>
        <translation>Bytes des Chunks in der Datei anzeigen</translation>
    </message>
    <message>
        <source>S&amp;tep by Step…</source>
        <translation>Schritt für Schri&amp;tt…</translation>
    </message>
    <message>
        <source>Decode the blocks of the chunk step by step</source>
        <translation>Die Blöcke des Chunks Schritt für Schritt dekodieren</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>%1 of %2 chunks scanned</source>
        <translation>%1 von %2 Chunks untersucht</translation>
    </message>
    <message>
        <source>Rows: chunks along %1; columns: chunks along %2.</source>
        <translation>Zeilen: Chunks entlang %1; Spalten: Chunks entlang %2.</translation>
    </message>
    <message>
        <source>Chunks in file order, %1 per row.</source>
        <translation>Chunks in Dateireihenfolge, %1 pro Zeile.</translation>
    </message>
    <message>
        <source>Each cell represents %1 × %1 chunks.</source>
        <translation>Jede Zelle steht für %1 × %1 Chunks.</translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>Chunk %1</translation>
    </message>
    <message>
        <source>This chunk contains no elements of the array.</source>
        <translation>Dieser Chunk enthält keine Elemente des Arrays.</translation>
    </message>
</context>
<context>
    <name>bloscope::CloseGuard</name>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>A job is still running. Quit and discard it?</source>
        <translation>Ein Vorgang läuft noch. Beenden und verwerfen?</translation>
    </message>
</context>
<context>
    <name>bloscope::CoastLines</name>
    <message>
        <source>C&amp;oastlines</source>
        <translation>&amp;Küstenlinien</translation>
    </message>
</context>
<context>
    <name>bloscope::ColorScale</name>
    <message>
        <source>no numbers</source>
        <translation>keine Zahlen</translation>
    </message>
</context>
<context>
    <name>bloscope::ColumnStatistics</name>
    <message>
        <source>Statistics of a Column</source>
        <translation>Statistik einer Spalte</translation>
    </message>
    <message>
        <source>Co&amp;lumn:</source>
        <translation>&amp;Spalte:</translation>
    </message>
    <message>
        <source>Distribution of the values</source>
        <translation>Verteilung der Werte</translation>
    </message>
    <message>
        <source>&amp;Group by This Column…</source>
        <translation>Nach dieser Spalte &amp;gruppieren…</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>&amp;Alles kopieren</translation>
    </message>
    <message>
        <source>%1, nullable</source>
        <translation>%1, NULL erlaubt</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>filtered: %1 of %2</source>
        <translation>gefiltert: %1 von %2</translation>
    </message>
    <message>
        <source>Reading, %1 %…</source>
        <translation>Lesen, %1 %…</translation>
    </message>
    <message>
        <source>Click a bar to show only its rows.</source>
        <translation>Auf einen Balken klicken, um nur seine Zeilen anzuzeigen.</translation>
    </message>
</context>
<context>
    <name>bloscope::ColumnsDialog</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Search columns</source>
        <translation>Spalten suchen</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>Spalten der Tabelle</translation>
    </message>
    <message>
        <source>Tick the columns to show, and drag them into another order.</source>
        <translation>Anzuzeigende Spalten ankreuzen und in die gewünschte Reihenfolge ziehen.</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Alle anzeigen</translation>
    </message>
    <message>
        <source>Hide A&amp;ll</source>
        <translation>Alle aus&amp;blenden</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the selected columns up (Alt+Up)</source>
        <translation>Ausgewählte Spalten nach oben verschieben (Alt+Hoch)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move the selected columns down (Alt+Down)</source>
        <translation>Ausgewählte Spalten nach unten verschieben (Alt+Herunter)</translation>
    </message>
    <message>
        <source>To &amp;Top</source>
        <translation>Ganz nach ob&amp;en</translation>
    </message>
    <message>
        <source>Move the selected columns before all others (Alt+Home)</source>
        <translation>Ausgewählte Spalten vor alle anderen verschieben (Alt+Pos1)</translation>
    </message>
    <message>
        <source>Show &amp;All Found</source>
        <translation>&amp;Alle Treffer anzeigen</translation>
    </message>
    <message>
        <source>Hide A&amp;ll Found</source>
        <translation>Alle Treffer aus&amp;blenden</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n column(s) shown</source>
        <extracomment>%1 how many of them</extracomment>
        <translation>
            <numerusform>%1 von %n Spalte angezeigt</numerusform>
            <numerusform>%1 von %n Spalten angezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 found</source>
        <translation>%1 · %2 gefunden</translation>
    </message>
</context>
<context>
    <name>bloscope::CompareActions</name>
    <message>
        <source>Only arrays can be compared. Open one of the parts.</source>
        <translation>Nur Arrays können verglichen werden. Öffnen Sie einen der Teile.</translation>
    </message>
</context>
<context>
    <name>bloscope::CompareDialog</name>
    <message>
        <source>(missing)</source>
        <translation>(fehlt)</translation>
    </message>
    <message>
        <source>Metalayer</source>
        <translation>Metalayer</translation>
    </message>
    <message>
        <source>Vlmetalayer</source>
        <translation>Vlmetalayer</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>In the file now</source>
        <translation>Jetzt in der Datei</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Differing metadata</source>
        <translation>Abweichende Metadaten</translation>
    </message>
    <message>
        <source>The file cannot be compared</source>
        <translation>Die Datei kann nicht verglichen werden</translation>
    </message>
    <message>
        <source>The metadata here and in the file is the same; only the data may differ.</source>
        <translation>Die Metadaten hier und in der Datei sind gleich; höchstens die Daten unterscheiden sich.</translation>
    </message>
    <message numerus="yes">
        <source>%n metadata entries differ. The others are the same.</source>
        <translation>
            <numerusform>%n Metadateneintrag unterscheidet sich. Die anderen sind gleich.</numerusform>
            <numerusform>%n Metadateneinträge unterscheiden sich. Die anderen sind gleich.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::ComparisonPanel</name>
    <message>
        <source>A tolerance must be zero or a positive number, such as 0.5</source>
        <translation>Eine Toleranz muss null oder eine positive Zahl wie 0.5 sein</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>NaN equals NaN</source>
        <translation>NaN gleich NaN</translation>
    </message>
    <message>
        <source>Label by label</source>
        <translation>Label für Label</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>Jaccard</source>
        <translation>Jaccard</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Hausdorff 95 %</source>
        <translation>Hausdorff 95 %</translation>
    </message>
    <message>
        <source>Hausdorff</source>
        <translation>Hausdorff</translation>
    </message>
    <message>
        <source>Cells of A</source>
        <translation>Zellen von A</translation>
    </message>
    <message>
        <source>Cells of B</source>
        <translation>Zellen von B</translation>
    </message>
    <message>
        <source>&amp;Outlines of B</source>
        <translation>&amp;Umrisse von B</translation>
    </message>
    <message>
        <source>Draw the outlines of B over the areas of A</source>
        <translation>Umrisse von B über die Flächen von A zeichnen</translation>
    </message>
    <message>
        <source>&amp;Previous Difference</source>
        <translation>&amp;Vorherige Differenz</translation>
    </message>
    <message>
        <source>Go to the previous slice of A in which cells differ</source>
        <translation>Zum vorherigen Schnitt von A mit abweichenden Zellen gehen</translation>
    </message>
    <message>
        <source>&amp;Next Difference</source>
        <translation>&amp;Nächste Differenz</translation>
    </message>
    <message>
        <source>Go to the next slice of A in which cells differ</source>
        <translation>Zum nächsten Schnitt von A mit abweichenden Zellen gehen</translation>
    </message>
    <message>
        <source>Choose a file to compare with.</source>
        <translation>Wählen Sie eine Datei zum Vergleichen.</translation>
    </message>
    <message>
        <source>Array to compare with (B), as saved in its file</source>
        <translation>Array zum Vergleich (B), wie in seiner Datei gespeichert</translation>
    </message>
    <message>
        <source>Numbers count as equal if they differ by at most this factor times the larger of the two</source>
        <translation>Zahlen gelten als gleich, wenn sie um höchstens diesen Anteil der größeren von beiden abweichen</translation>
    </message>
    <message>
        <source>Numbers count as equal if they differ by at most this amount</source>
        <translation>Zahlen gelten als gleich, wenn sie um höchstens diesen Betrag abweichen</translation>
    </message>
    <message>
        <source>Compare two segmentations: Dice and Jaccard coefficients, volumes and distances of each label</source>
        <translation>Zwei Segmentierungen vergleichen: Dice- und Jaccard-Koeffizienten, Volumen und Abstände jedes Labels</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>Mit:</translation>
    </message>
    <message>
        <source>Relative tolerance:</source>
        <translation>Relative Toleranz:</translation>
    </message>
    <message>
        <source>Absolute:</source>
        <translation>Absolut:</translation>
    </message>
    <message>
        <source>Differences in layout, metadata and storage</source>
        <translation>Unterschiede in Layout, Metadaten und Speicherung</translation>
    </message>
    <message>
        <source>Differing cells</source>
        <translation>Abweichende Zellen</translation>
    </message>
    <message>
        <source>Click a cell to show it in both arrays</source>
        <translation>Auf eine Zelle klicken, um sie in beiden Arrays anzuzeigen</translation>
    </message>
    <message>
        <source>Agreement of labels</source>
        <translation>Übereinstimmung der Labels</translation>
    </message>
    <message>
        <source>How much larger the label is in B</source>
        <translation>Wie viel größer das Label in B ist</translation>
    </message>
    <message>
        <source>Kinds of differences</source>
        <translation>Arten von Unterschieden</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>%1 vergleichen</translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation>%1 mit %2 vergleichen</translation>
    </message>
    <message>
        <source>%1 was reloaded. Press Compare to update the result.</source>
        <translation>%1 wurde neu geladen. „Vergleichen“ aktualisiert das Ergebnis.</translation>
    </message>
    <message>
        <source>Compare %1 with</source>
        <translation>%1 vergleichen mit</translation>
    </message>
    <message>
        <source>Comparing with %1…</source>
        <translation>Vergleich mit %1 läuft…</translation>
    </message>
    <message>
        <source>Stopped before the comparison was complete.</source>
        <translation>Gestoppt, bevor der Vergleich vollständig war.</translation>
    </message>
    <message>
        <source>%1 cannot be compared</source>
        <translation>%1 kann nicht verglichen werden</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>Looking for the next slice in which cells differ…</source>
        <translation>Nächster Schnitt mit abweichenden Zellen wird gesucht…</translation>
    </message>
    <message>
        <source>No later slice differs.</source>
        <translation>Kein späterer Schnitt weicht ab.</translation>
    </message>
    <message>
        <source>No earlier slice differs.</source>
        <translation>Kein früherer Schnitt weicht ab.</translation>
    </message>
</context>
<context>
    <name>bloscope::ContourDialog</name>
    <message>
        <source>&amp;Round numbers, about</source>
        <translation>&amp;Runde Zahlen, etwa</translation>
    </message>
    <message>
        <source>&amp;These values:</source>
        <translation>&amp;Diese Werte:</translation>
    </message>
    <message>
        <source>&amp;Values on the lines</source>
        <translation>&amp;Werte an den Linien</translation>
    </message>
    <message>
        <source>Contour Levels</source>
        <translation>Konturstufen</translation>
    </message>
    <message>
        <source>Number of levels</source>
        <translation>Anzahl der Stufen</translation>
    </message>
    <message>
        <source>Values of the lines</source>
        <translation>Werte der Linien</translation>
    </message>
    <message>
        <source>Such as -400 0 250</source>
        <translation>Zum Beispiel -400 0 250</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>&amp;Colour:</source>
        <translation>&amp;Farbe:</translation>
    </message>
    <message>
        <source>Black with a white rim</source>
        <translation>Schwarz mit weißem Rand</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>By value, from blue to red</source>
        <translation>Nach Wert, von Blau bis Rot</translation>
    </message>
    <message>
        <source>Enter numbers with spaces between them</source>
        <translation>Zahlen durch Leerzeichen getrennt eingeben</translation>
    </message>
    <message>
        <source>Enter at most %1 values</source>
        <translation>Höchstens %1 Werte eingeben</translation>
    </message>
</context>
<context>
    <name>bloscope::ContourLayer</name>
    <message numerus="yes">
        <source>%n level(s) with too many lines left out</source>
        <translation>
            <numerusform>%n Stufe mit zu vielen Linien ausgelassen</numerusform>
            <numerusform>%n Stufen mit zu vielen Linien ausgelassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CopyDialog</name>
    <message>
        <source>&amp;Advise…</source>
        <translation>Em&amp;pfehlung…</translation>
    </message>
    <message>
        <source>Include &amp;metadata</source>
        <translation>&amp;Metadaten einschließen</translation>
    </message>
    <message>
        <source>Write &amp;zeros for unreadable parts</source>
        <translation>&amp;Nullen für unlesbare Teile schreiben</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save a Copy of %1</source>
        <translation>Kopie von %1 speichern</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>Ganzes Array</translation>
    </message>
    <message>
        <source>Shown slice</source>
        <translation>Angezeigter Ausschnitt</translation>
    </message>
    <message>
        <source>Cells to copy, including unsaved changes</source>
        <translation>Zu kopierende Zellen, einschließlich ungespeicherter Änderungen</translation>
    </message>
    <message>
        <source>Blosc2 array, one file (.b2nd)</source>
        <translation>Blosc2-Array, eine Datei (.b2nd)</translation>
    </message>
    <message>
        <source>Blosc2 array, directory of chunks (.b2nd)</source>
        <translation>Blosc2-Array, Verzeichnis von Chunks (.b2nd)</translation>
    </message>
    <message>
        <source>NumPy array (.npy)</source>
        <translation>NumPy-Array (.npy)</translation>
    </message>
    <message>
        <source>A Blosc2 array is read back and compared with the original before it gets its final name; a NumPy array is uncompressed and has no metadata</source>
        <translation>Ein Blosc2-Array wird zurückgelesen und mit dem Original verglichen, bevor es seinen endgültigen Namen erhält; ein NumPy-Array ist unkomprimiert und hat keine Metadaten</translation>
    </message>
    <message>
        <source>Measure size and speed of codecs, filters and chunk shapes on a sample, and choose a combination</source>
        <translation>Größe und Geschwindigkeit von Codecs, Filtern und Chunk-Formen an einer Stichprobe messen und eine Kombination wählen</translation>
    </message>
    <message>
        <source>Copies metalayers and vlmetalayers byte for byte, except those reserved for libraries; in a partial copy, coordinates, spacing and origin are adjusted to the part</source>
        <translation>Kopiert Metalayer und Vlmetalayer Byte für Byte, außer den für Bibliotheken reservierten; in einer Teilkopie werden Koordinaten, Abstände und Ursprung angepasst</translation>
    </message>
    <message>
        <source>Replaces damaged parts with zeros; otherwise copying a damaged array fails</source>
        <translation>Ersetzt beschädigte Teile durch Nullen; andernfalls schlägt das Kopieren eines beschädigten Arrays fehl</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Was:</translation>
    </message>
    <message>
        <source>Fi&amp;eld:</source>
        <translation>F&amp;eld:</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>name of a file</comment>
        <translation>%1-Kopie</translation>
    </message>
    <message>
        <source>A directory cannot replace an existing file. Choose another name.</source>
        <translation>Ein Verzeichnis kann keine vorhandene Datei ersetzen. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>over 8 EiB</source>
        <translation>über 8 EiB</translation>
    </message>
    <message>
        <source>Decoded size: %1. %2.</source>
        <translation>Dekodierte Größe: %1. %2.</translation>
    </message>
    <message>
        <source>Decoded size: %1.</source>
        <translation>Dekodierte Größe: %1.</translation>
    </message>
</context>
<context>
    <name>bloscope::CrossingPanel</name>
    <message>
        <source>&amp;Third dimension:</source>
        <translation>Dritte Di&amp;mension:</translation>
    </message>
    <message>
        <source>Value at the crosshair</source>
        <translation>Wert am Fadenkreuz</translation>
    </message>
    <message>
        <source>Which of the three planes to show enlarged</source>
        <translation>Welche der drei Ebenen vergrößert angezeigt wird</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>&amp;Large plane:</source>
        <translation>Gr&amp;oße Ebene:</translation>
    </message>
    <message>
        <source>Normal to %1</source>
        <translation>Senkrecht zu %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Index of %1</source>
        <translation>Index von %1</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>Wert: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::CsvOptionsForm</name>
    <message>
        <source>&amp;Delimiter:</source>
        <translation>&amp;Trennzeichen:</translation>
    </message>
    <message>
        <source>Comma  ,</source>
        <translation>Komma  ,</translation>
    </message>
    <message>
        <source>Semicolon  ;</source>
        <translation>Semikolon  ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>Vertical bar  |</source>
        <translation>Senkrechter Strich  |</translation>
    </message>
    <message>
        <source>&amp;Header:</source>
        <translation>&amp;Kopfzeile:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Column and row indices</source>
        <translation>Spalten- und Zeilenindizes</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>Spaltennamen</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>&amp;Zeilen:</translation>
    </message>
    <message>
        <source>One per row</source>
        <translation>Eine pro Array-Zeile</translation>
    </message>
    <message>
        <source>One per cell</source>
        <translation>Eine pro Zelle</translation>
    </message>
    <message>
        <source>&amp;Coordinates instead of indices</source>
        <translation>Koordinaten statt &amp;Indizes</translation>
    </message>
    <message>
        <source>Applies to dimensions that have coordinates: in the header and, with one line per cell, on each line</source>
        <translation>Gilt für Dimensionen mit Koordinaten: in der Kopfzeile und, bei einer Zeile pro Zelle, in jeder Zeile</translation>
    </message>
    <message>
        <source>Frame &amp;metadata</source>
        <translation>Bild&amp;metadaten</translation>
    </message>
    <message>
        <source>With one line per cell: exposure, number, time and other frame metadata as columns after the indices</source>
        <translation>Bei einer Zeile pro Zelle: Belichtung, Nummer, Zeit und andere Bildmetadaten als Spalten nach den Indizes</translation>
    </message>
    <message>
        <source>End &amp;of line:</source>
        <translation>Zeile&amp;nende:</translation>
    </message>
    <message>
        <source>LF (Linux, macOS)</source>
        <translation>LF (Linux, macOS)</translation>
    </message>
    <message>
        <source>CR LF (Windows)</source>
        <translation>CR LF (Windows)</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <translation>So viele wie nötig</translation>
    </message>
    <message>
        <source>As many digits as needed to read back the same number, or a fixed number of digits after the decimal point</source>
        <translation>So viele Stellen, dass dieselbe Zahl zurückgelesen wird, oder eine feste Anzahl von Nachkommastellen</translation>
    </message>
    <message>
        <source>D&amp;igits:</source>
        <translation>Ste&amp;llen:</translation>
    </message>
    <message>
        <source>Decimal se&amp;parator:</source>
        <translation>Dezimalt&amp;rennzeichen:</translation>
    </message>
    <message>
        <source>Point  .</source>
        <translation>Punkt  .</translation>
    </message>
    <message>
        <source>Written for NaN and for unreadable cells</source>
        <translation>Steht für NaN und für unlesbare Zellen</translation>
    </message>
    <message>
        <source>&amp;Not a number:</source>
        <translation>Keine Za&amp;hl:</translation>
    </message>
    <message>
        <source>B&amp;yte strings:</source>
        <translation>B&amp;yte-Strings:</translation>
    </message>
    <message>
        <source>Text where possible</source>
        <translation>Wenn möglich als Text</translation>
    </message>
    <message>
        <source>As in Python, b&apos;..&apos;</source>
        <translation>Wie in Python, b&apos;..&apos;</translation>
    </message>
    <message>
        <source>Bytes that are not text are always written as in Python</source>
        <translation>Bytes, die kein Text sind, werden immer wie in Python geschrieben</translation>
    </message>
</context>
<context>
    <name>bloscope::CurveBar</name>
    <message>
        <source>Alo&amp;ng:</source>
        <translation>E&amp;ntlang:</translation>
    </message>
    <message>
        <source>Dimension along which the curves run</source>
        <translation>Dimension, entlang der die Kurven verlaufen</translation>
    </message>
    <message>
        <source>Lines to draw</source>
        <translation>Zu zeichnende Linien</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>An&amp;zeigen:</translation>
    </message>
    <message>
        <source>C&amp;urve of:</source>
        <translation>Kurve v&amp;on:</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>All&amp;es anzeigen</translation>
    </message>
    <message>
        <source>Show all points (Home)</source>
        <translation>Alle Punkte anzeigen (Pos1)</translation>
    </message>
    <message>
        <source>A&amp;xes:</source>
        <translation>A&amp;chsen:</translation>
    </message>
    <message>
        <source>Axis scales</source>
        <translation>Skalierung der Achsen</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Log values</source>
        <translation>Werte log.</translation>
    </message>
    <message>
        <source>Log indices</source>
        <translation>Indizes log.</translation>
    </message>
    <message>
        <source>Both log</source>
        <translation>Beide log.</translation>
    </message>
    <message>
        <source>A logarithmic axis omits values of zero or less</source>
        <translation>Eine logarithmische Achse lässt Werte kleiner oder gleich null aus</translation>
    </message>
    <message>
        <source>A logarithmic axis omits the first point</source>
        <translation>Eine logarithmische Achse lässt den ersten Punkt aus</translation>
    </message>
    <message>
        <source>These lines cannot be drawn</source>
        <translation>Diese Linien können nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>&amp;Lines at [%1]:</source>
        <translation>&amp;Linien bei [%1]:</translation>
    </message>
    <message>
        <source>Indices of %1 in NumPy notation, such as 3 or 10:20:2; at most %2 lines are drawn</source>
        <translation>Indizes von %1 in NumPy-Notation, etwa 3 oder 10:20:2; höchstens %2 Linien werden gezeichnet</translation>
    </message>
</context>
<context>
    <name>bloscope::CurveReadout</name>
    <message>
        <source>Reading, %1 %</source>
        <translation>Lesen, %1 %</translation>
    </message>
    <message>
        <source>%1 = %2: %3</source>
        <translation>%1 = %2: %3</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>bloscope::CurveView</name>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>The curves cannot be drawn</source>
        <translation>Die Kurven können nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>&amp;Abbildung speichern…</translation>
    </message>
    <message>
        <source>&amp;Export Visible Points…</source>
        <translation>&amp;Sichtbare Punkte exportieren…</translation>
    </message>
    <message>
        <source>Visible points</source>
        <translation>Sichtbare Punkte</translation>
    </message>
</context>
<context>
    <name>bloscope::DamageNotice</name>
    <message>
        <source>Part of this file cannot be read: %1.</source>
        <translation>Ein Teil dieser Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Check File</source>
        <translation>Datei prüfen</translation>
    </message>
</context>
<context>
    <name>bloscope::DifferencePane</name>
    <message>
        <source>Picture of the differences</source>
        <translation>Bild der Differenzen</translation>
    </message>
    <message>
        <source>A − B in %1</source>
        <translation>A − B in %1</translation>
    </message>
</context>
<context>
    <name>bloscope::DimensionBar</name>
    <message>
        <source>Slice</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>Shown slice in NumPy notation; type another and press Enter.
Whole array: %1</source>
        <translation>Angezeigter Ausschnitt in NumPy-Notation; einen anderen eintippen und Enter drücken.
Ganzes Array: %1</translation>
    </message>
    <message>
        <source>Transpose: swap rows and columns</source>
        <translation>Transponieren: Zeilen und Spalten tauschen</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>Transponieren</translation>
    </message>
</context>
<context>
    <name>bloscope::DimensionChip</name>
    <message>
        <source>↓ Rows</source>
        <translation>↓ Zeilen</translation>
    </message>
    <message>
        <source>Runs down the screen</source>
        <translation>Verläuft auf dem Bildschirm nach unten</translation>
    </message>
    <message>
        <source>→ Columns</source>
        <translation>→ Spalten</translation>
    </message>
    <message>
        <source>Runs across the screen</source>
        <translation>Verläuft auf dem Bildschirm nach rechts</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Shows one index</source>
        <translation>Zeigt einen Index</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Shows the first index but exports the whole range</source>
        <translation>Zeigt den ersten Index, exportiert aber den ganzen Bereich</translation>
    </message>
    <message>
        <source>&amp;Range:</source>
        <translation>&amp;Bereich:</translation>
    </message>
    <message>
        <source>Range of %1</source>
        <translation>Bereich von %1</translation>
    </message>
    <message>
        <source>Range of this dimension: start:stop:step, as in NumPy</source>
        <translation>Bereich dieser Dimension: Start:Stopp:Schritt, wie in NumPy</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1, length %2: %3</source>
        <translation>%1, Länge %2: %3</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Rolle von %1</translation>
    </message>
</context>
<context>
    <name>bloscope::DimensionControl</name>
    <message>
        <source>Index of %1</source>
        <translation>Index von %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 abspielen</translation>
    </message>
    <message>
        <source>An index, or a coordinate after an equals sign: =%1</source>
        <translation>Ein Index, oder eine Koordinate nach einem Gleichheitszeichen: =%1</translation>
    </message>
</context>
<context>
    <name>bloscope::Document</name>
    <message>
        <source>dim %1</source>
        <translation>Dim %1</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentEdits</name>
    <message>
        <source>Revert to Saved</source>
        <translation>Auf gespeicherten Stand zurücksetzen</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentPage</name>
    <message>
        <source>Read as data and never run. A metadata entry that is a pickle of plain values can be edited above as JSON; a pickle in a separate file cannot.</source>
        <translation>Wird als Daten gelesen und nie ausgeführt. Ein Metadateneintrag, der ein Pickle aus einfachen Werten ist, lässt sich oben als JSON bearbeiten; ein Pickle in einer eigenen Datei nicht.</translation>
    </message>
    <message>
        <source>Part of this file is damaged: %1.</source>
        <translation>Ein Teil dieser Datei ist beschädigt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Part of this file is damaged: %1 (and %n more).</source>
        <translation>
            <numerusform>Ein Teil dieser Datei ist beschädigt: %1 (und %n weiterer).</numerusform>
            <numerusform>Ein Teil dieser Datei ist beschädigt: %1 (und %n weitere).</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in Structure</source>
        <translation>In Struktur anzeigen</translation>
    </message>
    <message>
        <source>Save What Can Be Read…</source>
        <translation>Lesbares speichern…</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>Zählen stoppen</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1: fertig.</translation>
    </message>
    <message>
        <source>%1: cancelled.</source>
        <translation>%1: abgebrochen.</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>„%1“ ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Copied the code that reads these rows.</source>
        <translation>Code kopiert, der diese Zeilen liest.</translation>
    </message>
    <message>
        <source>Copied the code that computes these groups.</source>
        <translation>Code kopiert, der diese Gruppen berechnet.</translation>
    </message>
    <message>
        <source>%1 files (%2)</source>
        <translation>%1-Dateien (%2)</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export Rows</source>
        <translation>Zeilen exportieren</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSaver</name>
    <message>
        <source>%1 was saved, but cannot be reloaded</source>
        <translation>%1 wurde gespeichert, kann aber nicht neu geladen werden</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>A directory frame can only be saved in place</source>
        <translation>Ein Verzeichnis-Frame kann nur an Ort und Stelle gespeichert werden</translation>
    </message>
    <message>
        <source>This frame is incomplete</source>
        <translation>Dieser Frame ist unvollständig</translation>
    </message>
    <message>
        <source>%1 is on a server, so it cannot be saved there. Save it as a file here.</source>
        <translation>%1 liegt auf einem Server und kann dort nicht gespeichert werden. Speichern Sie eine Datei auf diesem Computer.</translation>
    </message>
    <message>
        <source>%1 is inside another file, so it cannot be saved here. Save it as a separate file.</source>
        <translation>%1 liegt in einer anderen Datei und kann hier nicht gespeichert werden. Speichern Sie eine eigene Datei.</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Blosc2 files (*.b2nd *.b2frame)</source>
        <translation>Blosc2-Dateien (*.b2nd *.b2frame)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Blosc2 archives (*.b2z)</source>
        <translation>Blosc2-Archive (*.b2z)</translation>
    </message>
    <message>
        <source>Blosc2 directories (*.b2d)</source>
        <translation>Blosc2-Verzeichnisse (*.b2d)</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>name of a file</comment>
        <translation>%1-Kopie</translation>
    </message>
    <message>
        <source>%1 will be saved as soon as “%2” is done.</source>
        <translation>%1 wird gespeichert, sobald „%2“ fertig ist.</translation>
    </message>
    <message>
        <source>%1 was not saved because a pending change was cancelled or failed.</source>
        <translation>%1 wurde nicht gespeichert, weil eine ausstehende Änderung abgebrochen wurde oder fehlschlug.</translation>
    </message>
    <message>
        <source>%1 has no unsaved changes.</source>
        <translation>%1 hat keine ungespeicherten Änderungen.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>Saved a copy to %1.</source>
        <translation>Kopie unter %1 gespeichert.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>Links and special files were not copied: %1.</source>
        <translation>Links und Spezialdateien wurden nicht kopiert: %1.</translation>
    </message>
    <message>
        <source>The indexes of these columns are out of date: %1. python-blosc2 rebuilds them with rebuild_index().</source>
        <translation>Die Indizes dieser Spalten sind veraltet: %1. python-blosc2 baut sie mit rebuild_index() neu auf.</translation>
    </message>
    <message>
        <source>The values of these columns were computed from others and are out of date: %1.</source>
        <translation>Die Werte dieser Spalten wurden aus anderen berechnet und sind veraltet: %1.</translation>
    </message>
    <message>
        <source>Cancelled saving %1.</source>
        <translation>Speichern von %1 abgebrochen.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation>%1 wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSide</name>
    <message>
        <source>Edited, not saved yet.</source>
        <translation>Bearbeitet, noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Damage was found in this file.</source>
        <translation>In dieser Datei wurde ein Schaden gefunden.</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSides</name>
    <message>
        <source>Open files, left side</source>
        <translation>Geöffnete Dateien, linke Seite</translation>
    </message>
    <message>
        <source>Open files, right side</source>
        <translation>Geöffnete Dateien, rechte Seite</translation>
    </message>
    <message>
        <source>Open files, lower left side</source>
        <translation>Geöffnete Dateien, links unten</translation>
    </message>
    <message>
        <source>Open files, lower right side</source>
        <translation>Geöffnete Dateien, rechts unten</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Geöffnete Dateien</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentTab</name>
    <message>
        <source>%1 was edited in the meantime and stays open.</source>
        <translation>%1 wurde inzwischen bearbeitet und bleibt geöffnet.</translation>
    </message>
    <message>
        <source>Counting the readable chunks…</source>
        <translation>Lesbare Chunks werden gezählt…</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet…</translation>
    </message>
    <message>
        <source>Save or revert the changes first: reloading would lose them.</source>
        <translation>Speichern Sie die Änderungen zuerst oder setzen Sie sie zurück: Beim Neuladen gingen sie verloren.</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentTabs</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>“%1” must finish first.</source>
        <translation>„%1“ muss zuerst fertig sein.</translation>
    </message>
</context>
<context>
    <name>bloscope::EditActions</name>
    <message>
        <source>“%1” must finish before it can be undone.</source>
        <translation>„%1“ muss fertig sein, bevor es rückgängig gemacht werden kann.</translation>
    </message>
    <message>
        <source>“%1” must finish first.</source>
        <translation>„%1“ muss zuerst fertig sein.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>Wieder&amp;herstellen: %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a step, a file</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Save %1</source>
        <translation>%1 &amp;speichern</translation>
    </message>
</context>
<context>
    <name>bloscope::EditQueue</name>
    <message>
        <source>%1: nothing was changed</source>
        <translation>Durch „%1“ wurde nichts geändert</translation>
    </message>
    <message numerus="yes">
        <source>%1 was cancelled together with %n change(s) that were waiting for it.</source>
        <translation>
            <numerusform>„%1“ wurde abgebrochen, zusammen mit %n Änderung, die darauf wartete.</numerusform>
            <numerusform>„%1“ wurde abgebrochen, zusammen mit %n Änderungen, die darauf warteten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::EmptyNote</name>
    <message>
        <source>&amp;Clear Filter</source>
        <translation>&amp;Filter entfernen</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Keine Zeile entspricht dem Filter.</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>Die Tabelle hat keine Zeilen.</translation>
    </message>
</context>
<context>
    <name>bloscope::EncodingForm</name>
    <message>
        <source>Codec: zstd compresses best; lz4 and blosclz decompress fastest</source>
        <translation>Codec: zstd komprimiert am besten; lz4 und blosclz dekomprimieren am schnellsten</translation>
    </message>
    <message>
        <source>Compression level</source>
        <translation>Kompressionsstufe</translation>
    </message>
    <message>
        <source>From 0 (no compression) to 9 (smallest)</source>
        <translation>Von 0 (keine Kompression) bis 9 (am kleinsten)</translation>
    </message>
    <message>
        <source>Filters applied to a block before the codec, in this order. Available: %1</source>
        <translation>Filter, die vor dem Codec auf einen Block angewendet werden, in dieser Reihenfolge. Verfügbar: %1</translation>
    </message>
    <message>
        <source>Dimension that you step through one index at a time; it determines the shapes of chunks and blocks</source>
        <translation>Dimension, die Sie Index für Index durchgehen; sie bestimmt die Formen von Chunks und Blöcken</translation>
    </message>
    <message>
        <source>Shape of a chunk, the unit of storage, such as 1, 512, 512</source>
        <translation>Form eines Chunks, der Einheit der Speicherung, etwa 1, 512, 512</translation>
    </message>
    <message>
        <source>Shape of a block, the unit of decoding in a chunk</source>
        <translation>Form eines Blocks, der Einheit der Dekodierung in einem Chunk</translation>
    </message>
    <message>
        <source>Le&amp;vel:</source>
        <translation>S&amp;tufe:</translation>
    </message>
    <message>
        <source>&amp;Codec:</source>
        <translation>&amp;Codec:</translation>
    </message>
    <message>
        <source>F&amp;ilters:</source>
        <translation>F&amp;ilter:</translation>
    </message>
    <message>
        <source>For s&amp;lices along:</source>
        <translation>Für Schnitte ent&amp;lang:</translation>
    </message>
    <message>
        <source>Chun&amp;ks:</source>
        <translation>Chun&amp;ks:</translation>
    </message>
    <message>
        <source>Bl&amp;ocks:</source>
        <translation>&amp;Blöcke:</translation>
    </message>
    <message>
        <source>Any dimension</source>
        <translation>Beliebige Dimension</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1, one block each: other programs may misread parts of chunks that have several blocks and use the delta filter</source>
        <translation>
            <numerusform>%n Chunk von %1, mit einem Block: Andere Programme lesen Teile von Chunks, die mehrere Blöcke haben und den Delta-Filter verwenden, möglicherweise falsch</numerusform>
            <numerusform>%n Chunks von je %1, mit je einem Block: Andere Programme lesen Teile von Chunks, die mehrere Blöcke haben und den Delta-Filter verwenden, möglicherweise falsch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1, in blocks of %2</source>
        <translation>
            <numerusform>%n Chunk von %1, in Blöcken von %2</numerusform>
            <numerusform>%n Chunks von je %1, in Blöcken von %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (automatic)</source>
        <translation>%1 (automatisch)</translation>
    </message>
</context>
<context>
    <name>bloscope::ExportDialog</name>
    <message>
        <source>field %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>fields %1 to %2</source>
        <translation>Felder %1 bis %2</translation>
    </message>
    <message>
        <source>Re&amp;store Defaults</source>
        <translation>&amp;Standardwerte wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Ex&amp;portieren</translation>
    </message>
    <message>
        <source>Export from %1</source>
        <translation>Aus %1 exportieren</translation>
    </message>
    <message>
        <source>Shown slice</source>
        <translation>Angezeigter Ausschnitt</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>Ganzes Array</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Start of the file</source>
        <translation>Anfang der Datei</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>Vorschau des Bildes</translation>
    </message>
    <message>
        <source>Use the options from Edit &gt; Preferences &gt; Export</source>
        <translation>Die Optionen aus Bearbeiten &gt; Einstellungen &gt; Export verwenden</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Was:</translation>
    </message>
    <message>
        <source>Form&amp;at:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>Vector graphics, scalable to any size</source>
        <translation>Vektorgrafik, beliebig skalierbar</translation>
    </message>
    <message>
        <source>The preview cannot be shown</source>
        <translation>Die Vorschau kann nicht angezeigt werden</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s), %1</source>
        <extracomment>%1 a number of bytes</extracomment>
        <translation>
            <numerusform>%n Element, %1</numerusform>
            <numerusform>%n Elemente, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>more than 2⁶³ elements, %1</source>
        <translation>mehr als 2⁶³ Elemente, %1</translation>
    </message>
</context>
<context>
    <name>bloscope::ExportTarget</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Datei:</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Geben Sie einen Dateinamen ein.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>Der Ordner %1 existiert nicht.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 ist ein Ordner.</translation>
    </message>
    <message>
        <source>%1 is part of the shown file. Export to another location.</source>
        <translation>%1 gehört zur angezeigten Datei. Exportieren Sie an einen anderen Ort.</translation>
    </message>
    <message>
        <source>%1 has the extension of %2, a format that cannot be written from here.</source>
        <translation>%1 hat die Endung von %2, einem Format, das von hier aus nicht geschrieben werden kann.</translation>
    </message>
    <message>
        <source>The file already exists.</source>
        <translation>Die Datei existiert bereits.</translation>
    </message>
</context>
<context>
    <name>bloscope::FailurePage</name>
    <message>
        <source>Log in to see whether you may open it.</source>
        <translation>Melden Sie sich an, um zu sehen, ob Sie die Datei öffnen dürfen.</translation>
    </message>
    <message>
        <source>Nothing is fetched from there unless you continue.</source>
        <translation>Von dort wird nichts abgerufen, solange Sie nicht fortfahren.</translation>
    </message>
    <message>
        <source>It opens once all of it is on this computer.</source>
        <translation>Öffnet sich, sobald alles auf diesem Computer ist.</translation>
    </message>
    <message>
        <source>&amp;Log In…</source>
        <translation>A&amp;nmelden…</translation>
    </message>
    <message>
        <source>&amp;Continue to %1</source>
        <translation>&amp;Weiter zu %1</translation>
    </message>
    <message>
        <source>&amp;Download All of It</source>
        <translation>Alle&amp;s herunterladen</translation>
    </message>
    <message>
        <source>&amp;Download All of It (%1)</source>
        <translation>Alles he&amp;runterladen (%1)</translation>
    </message>
    <message>
        <source>&amp;Save What Can Be Read…</source>
        <translation>&amp;Lesbares speichern…</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Check the address and the network connection. Files that were opened before can be opened without a network.</source>
        <translation>Prüfen Sie die Adresse und die Netzwerkverbindung. Bereits geöffnete Dateien lassen sich auch ohne Netzwerk öffnen.</translation>
    </message>
    <message>
        <source>Check the address in a browser. A file that you download there can be opened as a copy.</source>
        <translation>Prüfen Sie die Adresse in einem Browser. Eine dort heruntergeladene Datei kann als Kopie geöffnet werden.</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Open Frame at Byte %1</source>
        <translation>Frame bei Byte %1 öffnen</translation>
    </message>
</context>
<context>
    <name>bloscope::FieldBox</name>
    <message>
        <source>Part of each element to copy</source>
        <translation>Zu kopierender Teil jedes Elements</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Alle Felder</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <translation>%1  (%2)</translation>
    </message>
</context>
<context>
    <name>bloscope::FigureForm</name>
    <message>
        <source>&amp;Transparent NaN cells</source>
        <translation>NaN-Zellen &amp;transparent</translation>
    </message>
    <message>
        <source>Ma&amp;rked cell and selection</source>
        <translation>Ma&amp;rkierte Zelle und Auswahl</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation>Histogra&amp;mm</translation>
    </message>
    <message>
        <source>Scale &amp;bar</source>
        <translation>Maßsta&amp;bsbalken</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>Le&amp;gende</translation>
    </message>
    <message>
        <source>A round length, from the spacing of the columns</source>
        <translation>Eine runde Länge, aus dem Abstand der Spalten</translation>
    </message>
    <message>
        <source>Wi&amp;dth:</source>
        <translation>Br&amp;eite:</translation>
    </message>
    <message>
        <source>Hei&amp;ght:</source>
        <translation>&amp;Höhe:</translation>
    </message>
    <message>
        <source>Figure with axes and title</source>
        <translation>Abbildung mit Achsen und Titel</translation>
    </message>
    <message>
        <source>With colour scale, unit and legend</source>
        <translation>Mit Farbskala, Einheit und Legende</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>Nur Bild</translation>
    </message>
    <message>
        <source>Only the area inside the axes</source>
        <translation>Nur die Fläche innerhalb der Achsen</translation>
    </message>
    <message>
        <source>One cell = one pixel</source>
        <translation>Eine Zelle = ein Pixel</translation>
    </message>
    <message>
        <source>Exactly the visible cells</source>
        <translation>Genau die sichtbaren Zellen</translation>
    </message>
    <message>
        <source>Too many cells are visible; zoom in</source>
        <translation>Es sind zu viele Zellen sichtbar; vergrößern Sie</translation>
    </message>
    <message>
        <source>Parts to include in the file</source>
        <translation>Teile, die in die Datei aufgenommen werden</translation>
    </message>
    <message>
        <source>Co&amp;ntent:</source>
        <translation>&amp;Inhalt:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>Tite&amp;l:</translation>
    </message>
    <message>
        <source>&amp;X axis:</source>
        <translation>&amp;X-Achse:</translation>
    </message>
    <message>
        <source>&amp;Y axis:</source>
        <translation>&amp;Y-Achse:</translation>
    </message>
    <message>
        <source>&amp;Unit:</source>
        <translation>Ei&amp;nheit:</translation>
    </message>
    <message>
        <source>Of the colour scale</source>
        <translation>Der Farbskala</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Pixels per inch</source>
        <translation>Pixel pro Zoll</translation>
    </message>
    <message>
        <source>at</source>
        <translation>bei</translation>
    </message>
    <message>
        <source>&amp;On paper:</source>
        <translation>&amp;Auf Papier:</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text and background colours, independent of the window</source>
        <translation>Text- und Hintergrundfarben, unabhängig vom Fenster</translation>
    </message>
    <message>
        <source>The&amp;me:</source>
        <translation>Farbs&amp;chema:</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
</context>
<context>
    <name>bloscope::FigureView</name>
    <message>
        <source>Copied the picture.</source>
        <translation>Bild kopiert.</translation>
    </message>
</context>
<context>
    <name>bloscope::FileOpener</name>
    <message>
        <source>the file is closed</source>
        <translation>die Datei ist geschlossen</translation>
    </message>
    <message>
        <source>Write Coordinates</source>
        <translation>Koordinaten schreiben</translation>
    </message>
</context>
<context>
    <name>bloscope::FilePanels</name>
    <message>
        <source>Checks and comparisons</source>
        <translation>Prüfungen und Vergleiche</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>Check ct.b2nd, its folder</comment>
        <translation>%1 in %2</translation>
    </message>
</context>
<context>
    <name>bloscope::FillDialog</name>
    <message>
        <source>Use this value when clearing with &amp;Delete</source>
        <translation>Diesen Wert auch beim Leeren mit &amp;Entf verwenden</translation>
    </message>
    <message>
        <source>Fill Selection</source>
        <translation>Auswahl füllen</translation>
    </message>
    <message>
        <source>Part of each element to fill</source>
        <translation>Zu füllender Teil jedes Elements</translation>
    </message>
    <message>
        <source>Value in the notation of the table</source>
        <translation>Wert in der Notation der Tabelle</translation>
    </message>
    <message>
        <source>If off, Delete writes zero, an empty string or NaT</source>
        <translation>Wenn ausgeschaltet, schreibt Entf null, einen leeren String oder NaT</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Füllen</translation>
    </message>
    <message>
        <source>&amp;Part:</source>
        <translation>&amp;Teil:</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>&amp;Wert:</translation>
    </message>
</context>
<context>
    <name>bloscope::FilterBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop and keep the rows found so far</source>
        <translation>Stoppen und die bisher gefundenen Zeilen behalten</translation>
    </message>
    <message>
        <source>Show All &amp;Rows</source>
        <translation>Alle &amp;Zeilen anzeigen</translation>
    </message>
    <message>
        <source>Remove the filter (Escape)</source>
        <translation>Filter entfernen (Escape)</translation>
    </message>
    <message>
        <source>price &gt; 100 and tree contains &quot;fir&quot;</source>
        <translation>price &gt; 100 and tree contains &quot;fir&quot;</translation>
    </message>
    <message>
        <source>Filter condition</source>
        <translation>Filterbedingung</translation>
    </message>
    <message>
        <source>Show only the rows for which this condition is true (Enter).
The guide describes all operators and functions.</source>
        <translation>Nur Zeilen anzeigen, für die diese Bedingung gilt (Enter).
Das Handbuch beschreibt alle Operatoren und Funktionen.</translation>
    </message>
    <message>
        <source>Fil&amp;ter:</source>
        <translation>&amp;Filter:</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
</context>
<context>
    <name>bloscope::FilterChip</name>
    <message>
        <source>%1
Click to edit this condition</source>
        <translation>%1
Klicken, um diese Bedingung zu bearbeiten</translation>
    </message>
    <message>
        <source>Edit condition %1</source>
        <translation>Bedingung %1 bearbeiten</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Diese Bedingung entfernen</translation>
    </message>
    <message>
        <source>Remove condition %1</source>
        <translation>Bedingung %1 entfernen</translation>
    </message>
</context>
<context>
    <name>bloscope::FindBar</name>
    <message>
        <source>containing</source>
        <translation>enthält</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>not equal to</source>
        <translation>ungleich</translation>
    </message>
    <message>
        <source>above</source>
        <translation>größer als</translation>
    </message>
    <message>
        <source>below</source>
        <translation>kleiner als</translation>
    </message>
    <message>
        <source>between</source>
        <translation>zwischen</translation>
    </message>
    <message>
        <source>NaN or infinite</source>
        <translation>NaN oder unendlich</translation>
    </message>
    <message>
        <source>Value to find</source>
        <translation>Gesuchter Wert</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>Other end of the range to find</source>
        <translation>Anderes Ende des gesuchten Bereichs</translation>
    </message>
    <message>
        <source>Search condition</source>
        <translation>Suchbedingung</translation>
    </message>
    <message>
        <source>Field to search</source>
        <translation>Zu durchsuchendes Feld</translation>
    </message>
    <message>
        <source>any text field</source>
        <translation>beliebiges Textfeld</translation>
    </message>
    <message>
        <source>Search area</source>
        <translation>Suchbereich</translation>
    </message>
    <message>
        <source>shown slice</source>
        <translation>angezeigter Ausschnitt</translation>
    </message>
    <message>
        <source>whole array</source>
        <translation>ganzes Array</translation>
    </message>
    <message>
        <source>selected cells</source>
        <translation>ausgewählte Zellen</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Vorherige</translation>
    </message>
    <message>
        <source>Find the previous cell (Shift+F3)</source>
        <translation>Vorherige Zelle suchen (Umschalt+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächste</translation>
    </message>
    <message>
        <source>Find the next cell (F3)</source>
        <translation>Nächste Zelle suchen (F3)</translation>
    </message>
    <message>
        <source>Close the find bar (Escape)</source>
        <translation>Suchleiste schließen (Escape)</translation>
    </message>
    <message>
        <source>&amp;of</source>
        <translation>&amp;Feld:</translation>
    </message>
    <message>
        <source>Fin&amp;d cells:</source>
        <translation>&amp;Zellen suchen:</translation>
    </message>
    <message>
        <source>in</source>
        <translation>Bereich:</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Searching, %1 million cells per second…</source>
        <translation>Suche läuft, %1 Millionen Zellen pro Sekunde…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
</context>
<context>
    <name>bloscope::FindingModel</name>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Empfehlung</translation>
    </message>
</context>
<context>
    <name>bloscope::FoldedDimensions</name>
    <message numerus="yes">
        <source>%n of length 1</source>
        <translation>
            <numerusform>%n mit Länge 1</numerusform>
            <numerusform>%n mit Länge 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Dimensions of length 1, at index 0: %1</source>
        <translation>Dimensionen der Länge 1, bei Index 0: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderActions</name>
    <message>
        <source>The other files in the folder cannot be listed</source>
        <translation>Die anderen Dateien im Ordner können nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a file, its number, so many files</comment>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>This is the last file in the folder: %1 of %2.</source>
        <translation>Dies ist die letzte Datei im Ordner: %1 von %2.</translation>
    </message>
    <message>
        <source>This is the first file in the folder: %1 of %2.</source>
        <translation>Dies ist die erste Datei im Ordner: %1 von %2.</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderBrowser</name>
    <message>
        <source>Chec&amp;k All</source>
        <translation>Alle &amp;prüfen</translation>
    </message>
    <message>
        <source>Decode all listed files and their labels in the background</source>
        <translation>Alle aufgelisteten Dateien und ihre Labels im Hintergrund dekodieren</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Files in the folder</source>
        <translation>Dateien im Ordner</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder cannot be listed</source>
        <translation>Der Ordner kann nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Checking the files in a folder</source>
        <translation>Dateien eines Ordners prüfen</translation>
    </message>
    <message>
        <source>All files checked</source>
        <translation>Alle Dateien geprüft</translation>
    </message>
    <message>
        <source>Check stopped</source>
        <translation>Prüfung gestoppt</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderCheckPanel</name>
    <message>
        <source>Check Again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Check Folder %1</source>
        <translation>Ordner %1 prüfen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Files with findings</source>
        <translation>Dateien mit Befunden</translation>
    </message>
    <message>
        <source>Damaged files</source>
        <translation>Beschädigte Dateien</translation>
    </message>
    <message>
        <source>Unreadable files</source>
        <translation>Unlesbare Dateien</translation>
    </message>
    <message>
        <source>Files with notes only</source>
        <translation>Dateien nur mit Hinweisen</translation>
    </message>
    <message>
        <source>Name, type, shape or finding</source>
        <translation>Name, Typ, Form oder Befund</translation>
    </message>
    <message>
        <source>Save one row per file, in the format of &quot;bloscope verify --csv&quot;</source>
        <translation>Eine Zeile pro Datei speichern, im Format von „bloscope verify --csv“</translation>
    </message>
    <message>
        <source>Open the file in the selected row and show its findings</source>
        <translation>Datei der ausgewählten Zeile öffnen und ihre Befunde anzeigen</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Anzeigen:</translation>
    </message>
    <message>
        <source>Containing:</source>
        <translation>Enthält:</translation>
    </message>
    <message>
        <source>Checked files</source>
        <translation>Geprüfte Dateien</translation>
    </message>
    <message>
        <source>Searching for files in %1…</source>
        <translation>Dateien in %1 werden gesucht…</translation>
    </message>
    <message>
        <source>Checking… %1</source>
        <translation>Wird geprüft… %1</translation>
    </message>
    <message>
        <source>The folder cannot be checked</source>
        <translation>Der Ordner kann nicht geprüft werden</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were left out because there are too many.</source>
        <translation>
            <numerusform>%n weitere Datei wurde ausgelassen, weil es zu viele sind.</numerusform>
            <numerusform>%n weitere Dateien wurden ausgelassen, weil es zu viele sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as CSV – %1</source>
        <translation>Als CSV speichern – %1</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1-check.csv</source>
        <comment>name of a file</comment>
        <translation>%1-Prüfung.csv</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>Gestoppt: %1 wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 kann nicht geschrieben werden</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderReportPanel</name>
    <message>
        <source>Write Again</source>
        <translation>Neu schreiben</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Report on %1</source>
        <translation>Bericht über %1</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben…</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>Gestoppt: %1 wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 kann nicht geschrieben werden</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 with %n case(s).</source>
        <translation>
            <numerusform>%1 mit %n Fall gespeichert.</numerusform>
            <numerusform>%1 mit %n Fällen gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is/are damaged or unreadable.</source>
        <translation>
            <numerusform>%n davon ist beschädigt oder unlesbar.</numerusform>
            <numerusform>%n davon sind beschädigt oder unlesbar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::FrameStrip</name>
    <message>
        <source>Frame metadata</source>
        <translation>Bildmetadaten</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Choose the frame metadata to show</source>
        <translation>Anzuzeigende Bildmetadaten wählen</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alle</translation>
    </message>
</context>
<context>
    <name>bloscope::GeometryDialog</name>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>Coordinates and Units of %1</source>
        <translation>Koordinaten und Einheiten von %1</translation>
    </message>
    <message>
        <source>Discard these settings and use the file&apos;s own</source>
        <translation>Diese Angaben verwerfen und die der Datei verwenden</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>First coordinate</source>
        <translation>Erste Koordinate</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Dimension %1 (size %2)</source>
        <translation>Dimension %1 (Größe %2)</translation>
    </message>
    <message>
        <source>Empty fields keep the file&apos;s values. Entries are remembered; the file is not modified.</source>
        <translation>Leere Felder behalten die Werte der Datei. Die Eingaben werden gemerkt; die Datei wird nicht verändert.</translation>
    </message>
    <message>
        <source>&amp;Write to Metadata</source>
        <translation>In Metadaten &amp;schreiben</translation>
    </message>
    <message>
        <source>Also write these settings to the metadata entries &quot;dims&quot; and &quot;coordinates&quot;, which other programs can read once the file is saved</source>
        <translation>Diese Angaben auch in die Metadateneinträge „dims“ und „coordinates“ schreiben, die andere Programme nach dem Speichern lesen können</translation>
    </message>
</context>
<context>
    <name>bloscope::GoToBar</name>
    <message>
        <source>Close the go-to bar (Escape)</source>
        <translation>Sprungleiste schließen (Escape)</translation>
    </message>
    <message>
        <source>3, 0, -2  or  0, :, 2:10</source>
        <translation>3, 0, -2  oder  0, :, 2:10</translation>
    </message>
    <message>
        <source>%1  or  0, =46.5</source>
        <translation>%1  oder  0, =46.5</translation>
    </message>
    <message>
        <source>goes to the region %1</source>
        <translation>geht zur Region %1</translation>
    </message>
    <message>
        <source>goes to cell %1</source>
        <translation>geht zu Zelle %1</translation>
    </message>
    <message>
        <source>shows slice %1</source>
        <translation>zeigt Ausschnitt %1</translation>
    </message>
    <message>
        <source>Go to inde&amp;x:</source>
        <translation>Gehe zu Inde&amp;x:</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>12, or -1 for the last one</source>
        <translation>12, oder -1 für die letzte</translation>
    </message>
</context>
<context>
    <name>bloscope::GroupBars</name>
    <message>
        <source>Largest groups</source>
        <translation>Größte Gruppen</translation>
    </message>
    <message numerus="yes">
        <source>%n more group(s) not drawn</source>
        <translation>
            <numerusform>%n weitere Gruppe nicht gezeichnet</numerusform>
            <numerusform>%n weitere Gruppen nicht gezeichnet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::GroupKeyBox</name>
    <message>
        <source>each value</source>
        <translation>jeder Wert</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>nach Jahr</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>nach Monat</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>nach Tag</translation>
    </message>
    <message>
        <source>by hour</source>
        <translation>nach Stunde</translation>
    </message>
    <message>
        <source>by month of the year</source>
        <translation>nach Monat im Jahr</translation>
    </message>
    <message>
        <source>by hour of the day</source>
        <translation>nach Tagesstunde</translation>
    </message>
    <message>
        <source>in bins of</source>
        <translation>in Klassen von</translation>
    </message>
    <message>
        <source>Groups of the values</source>
        <translation>Gruppen der Werte</translation>
    </message>
    <message>
        <source>Width of the bins</source>
        <translation>Klassenbreite</translation>
    </message>
    <message>
        <source>Width of the bins; empty: a round one for about 20 bins</source>
        <translation>Klassenbreite; leer: eine runde für etwa 20 Klassen</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
</context>
<context>
    <name>bloscope::GroupWindow</name>
    <message>
        <source>Number of rows</source>
        <translation>Anzahl der Zeilen</translation>
    </message>
    <message>
        <source>Rows with a value</source>
        <translation>Zeilen mit einem Wert</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Verschiedene Werte</translation>
    </message>
    <message>
        <source>Column to group by</source>
        <translation>Spalte zum Gruppieren</translation>
    </message>
    <message>
        <source>Second column to group by</source>
        <translation>Zweite Spalte zum Gruppieren</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>&amp;Filter to Group</source>
        <translation>Nach Gruppe &amp;filtern</translation>
    </message>
    <message>
        <source>Show only the rows of the selected group in the table (Return)</source>
        <translation>Nur die Zeilen der ausgewählten Gruppe in der Tabelle anzeigen (Return)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Figure of each group</source>
        <translation>Kennzahl jeder Gruppe</translation>
    </message>
    <message>
        <source>Column of the figure</source>
        <translation>Spalte der Kennzahl</translation>
    </message>
    <message>
        <source>&amp;Group by:</source>
        <translation>&amp;Gruppieren nach:</translation>
    </message>
    <message>
        <source>&amp;and by:</source>
        <translation>&amp;und nach:</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Anzeigen:</translation>
    </message>
    <message>
        <source>&amp;of:</source>
        <translation>&amp;von:</translation>
    </message>
    <message>
        <source>Grouping…</source>
        <translation>Wird gruppiert…</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>Gruppierung</translation>
    </message>
    <message>
        <source>The rows cannot be grouped</source>
        <translation>Die Zeilen können nicht gruppiert werden</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of %1 rows</source>
        <extracomment>%1 a number of rows</extracomment>
        <translation>
            <numerusform>%n Gruppe aus %1 Zeilen</numerusform>
            <numerusform>%n Gruppen aus %1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>The group cannot be read</source>
        <translation>Die Gruppe kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>&amp;All Groups</source>
        <translation>&amp;Alle Gruppen</translation>
    </message>
</context>
<context>
    <name>bloscope::GuideWindow</name>
    <message>
        <source>No page contains these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Bloscope User Guide</source>
        <translation>Bloscope-Benutzerhandbuch</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBands</name>
    <message>
        <source>RGB from &amp;Bands…</source>
        <translation>RGB aus &amp;Bändern…</translation>
    </message>
    <message>
        <source>Demosaic Bayer &amp;Filter</source>
        <translation>Ba&amp;yer-Muster interpolieren</translation>
    </message>
    <message>
        <source>Show three indices of a dimension as red, green and blue</source>
        <translation>Drei Indizes einer Dimension als Rot, Grün und Blau anzeigen</translation>
    </message>
    <message>
        <source>Interpolate the colour of each sensor pixel (bilinear)</source>
        <translation>Farbe jedes Sensorpixels interpolieren (bilinear)</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBar</name>
    <message>
        <source>&amp;Invert Colours</source>
        <translation>Farben &amp;invertieren</translation>
    </message>
    <message>
        <source>Map the highest number to the colour of the lowest, and vice versa</source>
        <translation>Die größte Zahl erhält die Farbe der kleinsten und umgekehrt</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>&amp;Horizontal spiegeln</translation>
    </message>
    <message>
        <source>Show the first column on the right</source>
        <translation>Die erste Spalte rechts anzeigen</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>&amp;Vertikal spiegeln</translation>
    </message>
    <message>
        <source>Show the first row at the bottom</source>
        <translation>Die erste Zeile unten anzeigen</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>Farbtabelle</translation>
    </message>
    <message>
        <source>Colours that represent the numbers</source>
        <translation>Farben, die für die Zahlen stehen</translation>
    </message>
    <message>
        <source>Show His&amp;togram</source>
        <translation>His&amp;togramm anzeigen</translation>
    </message>
    <message>
        <source>Show the distribution of values next to the colour scale; drag the ends of the scale to change the range</source>
        <translation>Verteilung der Werte neben der Farbskala anzeigen; ziehen Sie die Enden der Skala, um den Bereich zu ändern</translation>
    </message>
    <message>
        <source>Co&amp;ntours</source>
        <translation>Ko&amp;nturen</translation>
    </message>
    <message>
        <source>Draw lines of equal value over the picture</source>
        <translation>Linien gleichen Werts über das Bild zeichnen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>More options for colours, orientation and figure</source>
        <translation>Weitere Optionen für Farben, Ausrichtung und Abbildung</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Alles anzeigen</translation>
    </message>
    <message>
        <source>Show the whole plane (Home)</source>
        <translation>Die ganze Ebene anzeigen (Pos1)</translation>
    </message>
    <message>
        <source>Contour &amp;Levels…</source>
        <translation>Kontur&amp;stufen…</translation>
    </message>
    <message>
        <source>Choose the values and the colour of contours</source>
        <translation>Werte und Farbe der Konturen wählen</translation>
    </message>
    <message>
        <source>Rotate Clock&amp;wise</source>
        <translation>Im Uhr&amp;zeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate by 90 degrees; also swaps rows and columns in the table</source>
        <translation>Um 90 Grad drehen; tauscht auch Zeilen und Spalten in der Tabelle</translation>
    </message>
    <message>
        <source>T&amp;ranspose</source>
        <translation>T&amp;ransponieren</translation>
    </message>
    <message>
        <source>Swap rows and columns, also in the table</source>
        <translation>Zeilen und Spalten tauschen, auch in der Tabelle</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>Abbil&amp;dung speichern…</translation>
    </message>
    <message>
        <source>Save as PNG, SVG or PDF, with axes and colour scale</source>
        <translation>Als PNG, SVG oder PDF speichern, mit Achsen und Farbskala</translation>
    </message>
    <message>
        <source>The metadata of this file does not specify the spacing of this plane</source>
        <translation>Die Metadaten dieser Datei geben den Abstand für diese Ebene nicht an</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBrush</name>
    <message>
        <source>Pa&amp;int</source>
        <translation>&amp;Malen</translation>
    </message>
    <message>
        <source>Paint the overlaid labels (B)</source>
        <translation>Die überlagerten Labels bemalen (B)</translation>
    </message>
    <message>
        <source>Paint cells with a value, for example to correct labels (B)</source>
        <translation>Zellen mit einem Wert bemalen, etwa um Labels zu korrigieren (B)</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>What do you want to paint?</source>
        <translation>Was möchten Sie bemalen?</translation>
    </message>
    <message>
        <source>%1 contains labels for this file. You can overlay them on the image and paint them.</source>
        <translation>%1 enthält Labels für diese Datei. Sie können sie dem Bild überlagern und bemalen.</translation>
    </message>
    <message>
        <source>&amp;Labels: %1</source>
        <translation>&amp;Labels: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapOverlay</name>
    <message>
        <source>&amp;Overlay</source>
        <translation>&amp;Overlay</translation>
    </message>
    <message>
        <source>&amp;Show Overlay</source>
        <translation>Overlay an&amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Blink</source>
        <translation>&amp;Blinken</translation>
    </message>
    <message>
        <source>Shows and hides the overlay by turns, to compare both pictures</source>
        <translation>Blendet das Overlay abwechselnd ein und aus, um beide Bilder zu vergleichen</translation>
    </message>
    <message>
        <source>%1 cannot be drawn</source>
        <translation>%1 kann nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation>&amp;Datei wählen…</translation>
    </message>
    <message>
        <source>&amp;Remove Overlay</source>
        <translation>Overlay &amp;entfernen</translation>
    </message>
    <message>
        <source>Choose Overlay</source>
        <translation>Overlay wählen</translation>
    </message>
    <message>
        <source>%1 cannot be overlaid on this array</source>
        <translation>%1 kann diesem Array nicht überlagert werden</translation>
    </message>
    <message>
        <source>Parts of %1 are damaged and not drawn.</source>
        <translation>Teile von %1 sind beschädigt und werden nicht gezeichnet.</translation>
    </message>
    <message>
        <source>overlay %1</source>
        <translation>Overlay %1</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>Label %1</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapProfiles</name>
    <message>
        <source>&amp;Profiles</source>
        <translation>&amp;Profile</translation>
    </message>
    <message>
        <source>Plot the row and column of the marked cell next to the picture</source>
        <translation>Zeile und Spalte der markierten Zelle neben dem Bild zeichnen</translation>
    </message>
    <message>
        <source>The profile cannot be drawn</source>
        <translation>Das Profil kann nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>Click a cell to show its row and column.</source>
        <translation>Auf eine Zelle klicken, um ihre Zeile und Spalte zu sehen.</translation>
    </message>
    <message>
        <source>Row: %1</source>
        <translation>Zeile: %1</translation>
    </message>
    <message>
        <source>Column: %1</source>
        <translation>Spalte: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapProjection</name>
    <message>
        <source>Pro&amp;jection…</source>
        <translation>Pro&amp;jektion…</translation>
    </message>
    <message>
        <source>Show the maximum, mean... along a dimension, or differences (J)</source>
        <translation>Maximum, Mittelwert usw. entlang einer Dimension oder Differenzen anzeigen (J)</translation>
    </message>
    <message>
        <source>Turn Volume Back</source>
        <translation>Volumen zurückdrehen</translation>
    </message>
    <message>
        <source>Turn Volume</source>
        <translation>Volumen drehen</translation>
    </message>
    <message>
        <source>Turn the maximum of a volume back by 15° (Shift+T)</source>
        <translation>Das Maximum eines Volumens um 15° zurückdrehen (Umschalt+T)</translation>
    </message>
    <message>
        <source>Show the maximum of a volume, and turn it by 15° (T)</source>
        <translation>Das Maximum eines Volumens anzeigen und um 15° drehen (T)</translation>
    </message>
    <message>
        <source>There is no projection along %1 while it is shown as rows or columns.</source>
        <translation>Entlang %1 gibt es keine Projektion, solange diese Dimension als Zeilen oder Spalten angezeigt wird.</translation>
    </message>
    <message>
        <source>There is no projection along %1 while it is shown as colours.</source>
        <translation>Entlang %1 gibt es keine Projektion, solange diese Dimension als Farben angezeigt wird.</translation>
    </message>
    <message>
        <source>Only a picture with rows and columns can be turned.</source>
        <translation>Nur ein Bild mit Zeilen und Spalten kann gedreht werden.</translation>
    </message>
    <message>
        <source>A volume cannot be turned while it is shown in RGB.</source>
        <translation>Ein Volumen kann nicht gedreht werden, solange es in RGB angezeigt wird.</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projektion</translation>
    </message>
    <message>
        <source>The projection cannot be computed</source>
        <translation>Die Projektion kann nicht berechnet werden</translation>
    </message>
    <message>
        <source>Turn off</source>
        <extracomment>a link that ends a projection</extracomment>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source> (coarse: at most %1 cells along each dimension)</source>
        <translation> (grob: höchstens %1 Zellen entlang jeder Dimension)</translation>
    </message>
    <message>
        <source>, %1 % computed</source>
        <translation>, %1 % berechnet</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapStatusLine</name>
    <message>
        <source>Picture legend</source>
        <translation>Bildlegende</translation>
    </message>
    <message>
        <source>Statistics of the selected cells</source>
        <translation>Statistik der ausgewählten Zellen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Selected %1: %2</source>
        <translation>Auswahl %1: %2</translation>
    </message>
    <message>
        <source>Colours interpolated from the Bayer filter %1 (bilinear).</source>
        <translation>Farben aus dem Bayer-Filter %1 interpoliert (bilinear).</translation>
    </message>
    <message>
        <source>This looks like an RGB image. &lt;a href=&quot;%1&quot;&gt;Show it in colour&lt;/a&gt;</source>
        <translation>Dies sieht nach einem RGB-Bild aus. &lt;a href=&quot;%1&quot;&gt;In Farbe anzeigen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>Die Suche ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>This plane contains no such cell.</source>
        <translation>Diese Ebene enthält keine solche Zelle.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapView</name>
    <message>
        <source>&amp;Copy Picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>S&amp;how in File…</source>
        <translation>In &amp;Datei anzeigen…</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>Auswahl &amp;füllen…</translation>
    </message>
    <message>
        <source>The picture cannot be drawn</source>
        <translation>Das Bild kann nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>Regions have no place in a turned volume. Turn it off to measure.</source>
        <translation>In einem gedrehten Volumen haben Regionen keinen Ort. Schalten Sie die Drehung zum Messen aus.</translation>
    </message>
    <message>
        <source>The cells of a projection cannot be changed. Turn it off first.</source>
        <translation>Die Zellen einer Projektion können nicht geändert werden. Schalten Sie sie zuerst aus.</translation>
    </message>
    <message>
        <source>Select cells with Shift+Drag first.</source>
        <translation>Wählen Sie zuerst Zellen mit Umschalt+Ziehen aus.</translation>
    </message>
</context>
<context>
    <name>bloscope::HexEdit</name>
    <message>
        <source>The clipboard contains no hex digits. To paste its text, go to the character column (Tab).</source>
        <translation>Die Zwischenablage enthält keine Hex-Ziffern. Um ihren Text einzufügen, gehen Sie in die Zeichenspalte (Tab).</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Alles aus&amp;wählen</translation>
    </message>
</context>
<context>
    <name>bloscope::HexPanel</name>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Typing inserts bytes instead of overwriting them (Ins)</source>
        <translation>Eingaben fügen Bytes ein, statt sie zu überschreiben (Einfg)</translation>
    </message>
</context>
<context>
    <name>bloscope::HexView</name>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Byte %1 (0x%2) of %3</source>
        <translation>Byte %1 (0x%2) von %3</translation>
    </message>
    <message numerus="yes">
        <source>End of %n byte(s)</source>
        <translation>
            <numerusform>Ende von %n Byte</numerusform>
            <numerusform>Ende von %n Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <extracomment>%1 a place, %2 a number of bytes</extracomment>
        <translation>%1, %2 ausgewählt</translation>
    </message>
    <message>
        <source>At most %1 bytes can be copied at once.</source>
        <translation>Höchstens %1 Byte können auf einmal kopiert werden.</translation>
    </message>
</context>
<context>
    <name>bloscope::HotPixelsMenu</name>
    <message>
        <source>Hot Pi&amp;xels</source>
        <translation>Hot-Pi&amp;xel</translation>
    </message>
    <message>
        <source>Draw &amp;As They Are</source>
        <translation>&amp;Unverändert zeichnen</translation>
    </message>
    <message>
        <source>Replace beyond %1 σ</source>
        <translation>Ab %1 σ ersetzen</translation>
    </message>
    <message>
        <source>Draw a pixel that differs from the median of its eight neighbours by more than this as that median; the data stay as they are</source>
        <translation>Einen Pixel, der um mehr als dies vom Median seiner acht Nachbarn abweicht, als diesen Median zeichnen; die Daten bleiben unverändert</translation>
    </message>
</context>
<context>
    <name>bloscope::InterpretDialog</name>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Interpret as Array</source>
        <translation>Als Array interpretieren</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Typ</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>&amp;Form</translation>
    </message>
    <message>
        <source>First element at &amp;byte</source>
        <translation>Erstes Element bei &amp;Byte</translation>
    </message>
    <message>
        <source>NumPy notation: float32, &gt;i2, [(&apos;a&apos;, &apos;u1&apos;), (&apos;b&apos;, &apos;&lt;f8&apos;)]</source>
        <translation>NumPy-Notation: float32, &gt;i2, [(&apos;a&apos;, &apos;u1&apos;), (&apos;b&apos;, &apos;&lt;f8&apos;)]</translation>
    </message>
    <message>
        <source>such as 100, -1; one size may be -1, which means: computed from the file</source>
        <translation>etwa 100, -1; eine Größe darf -1 sein, das heißt: aus der Datei berechnet</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Discard these settings and use the file&apos;s own</source>
        <translation>Diese Angaben verwerfen und die der Datei verwenden</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Types that &amp;fit the data:</source>
        <translation>Zu den Daten &amp;passende Typen:</translation>
    </message>
    <message>
        <source>the position of the first element is not a number</source>
        <translation>die Position des ersten Elements ist keine Zahl</translation>
    </message>
    <message>
        <source>This does not fit</source>
        <translation>Das passt nicht</translation>
    </message>
    <message>
        <source>An array of shape (%1) and type %2.</source>
        <translation>Ein Array der Form (%1) vom Typ %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) after the array are not shown.</source>
        <translation>
            <numerusform>%n Byte nach dem Array wird nicht angezeigt.</numerusform>
            <numerusform>%n Byte nach dem Array werden nicht angezeigt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::InterpretationPreview</name>
    <message>
        <source>The first elements</source>
        <translation>Die ersten Elemente</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>Keine Vorschau</translation>
    </message>
</context>
<context>
    <name>bloscope::ItemListPage</name>
    <message>
        <source>The selected item</source>
        <translation>Das ausgewählte Element</translation>
    </message>
    <message>
        <source>Go to ite&amp;m:</source>
        <translation>Gehe zu Ele&amp;ment:</translation>
    </message>
    <message>
        <source>Counting the items…</source>
        <translation>Elemente werden gezählt…</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Als &amp;JSON kopieren</translation>
    </message>
    <message>
        <source>The items cannot be listed</source>
        <translation>Die Elemente können nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>There are no items.</source>
        <translation>Es gibt keine Elemente.</translation>
    </message>
    <message>
        <source>The item cannot be copied</source>
        <translation>Das Element kann nicht kopiert werden</translation>
    </message>
    <message>
        <source>Copied item %1 as JSON.</source>
        <translation>Element %1 als JSON kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n item(s)</source>
        <extracomment>%1 a kind of list</extracomment>
        <translation>
            <numerusform>%1 mit %n Element</numerusform>
            <numerusform>%1 mit %n Elementen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n Element</numerusform>
            <numerusform>%n Elemente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::JobBar</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>Diesen Vorgang abbrechen</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>%1: waiting for another program</source>
        <translation>%1: wartet auf ein anderes Programm</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (und %n weiterer)</numerusform>
            <numerusform>%1 (und %n weitere)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::JobLine</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Stoppen</translation>
    </message>
</context>
<context>
    <name>bloscope::JsonEdit</name>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formatieren</translation>
    </message>
    <message>
        <source>Error in the text</source>
        <translation>Fehler im Text</translation>
    </message>
    <message>
        <source>One item per line, indented by two spaces per level</source>
        <translation>Ein Element pro Zeile, zwei Leerzeichen Einzug pro Ebene</translation>
    </message>
</context>
<context>
    <name>bloscope::JsonTextEdit</name>
    <message>
        <source>Value as JSON</source>
        <translation>Wert als JSON</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelPanel</name>
    <message>
        <source>&amp;Count</source>
        <translation>&amp;Zählen</translation>
    </message>
    <message>
        <source>Previous slice with the label (Alt+Shift+Left)</source>
        <translation>Vorheriger Schnitt mit dem Label (Alt+Umschalt+Links)</translation>
    </message>
    <message>
        <source>Next slice with the label (Alt+Shift+Right)</source>
        <translation>Nächster Schnitt mit dem Label (Alt+Umschalt+Rechts)</translation>
    </message>
    <message>
        <source>Go &amp;There</source>
        <translation>Hi&amp;ngehen</translation>
    </message>
    <message>
        <source>Go to a cell of the selected label; press again for another</source>
        <translation>Zu einer Zelle des ausgewählten Labels gehen; erneut drücken für eine andere</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Da&amp;rstellung</translation>
    </message>
    <message>
        <source>Colours, visibility and names of labels</source>
        <translation>Farben, Sichtbarkeit und Namen der Labels</translation>
    </message>
    <message>
        <source>Label array</source>
        <translation>Label-Array</translation>
    </message>
    <message>
        <source>Counting status</source>
        <translation>Stand der Zählung</translation>
    </message>
    <message>
        <source>There are no labels here</source>
        <translation>Hier gibt es keine Labels</translation>
    </message>
    <message>
        <source>Counting labels</source>
        <translation>Labels zählen</translation>
    </message>
    <message>
        <source>Open %1 in a tab, then store the labels there.</source>
        <translation>Öffnen Sie %1 in einem Tab und legen Sie die Labels dort ab.</translation>
    </message>
    <message>
        <source>Nothing can be stored in this file.</source>
        <translation>In dieser Datei kann nichts abgelegt werden.</translation>
    </message>
    <message>
        <source>Keep Labels</source>
        <translation>Labels ablegen</translation>
    </message>
    <message>
        <source>The labels are in the metadata of %1; save that file to keep them.</source>
        <translation>Die Labels sind in den Metadaten von %1; speichern Sie diese Datei, um sie zu behalten.</translation>
    </message>
    <message>
        <source>The labels cannot be kept in %1</source>
        <translation>Die Labels können nicht in %1 abgelegt werden</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>The labels cannot be counted</source>
        <translation>Die Labels können nicht gezählt werden</translation>
    </message>
    <message>
        <source>Not counted yet</source>
        <translation>Noch nicht gezählt</translation>
    </message>
    <message>
        <source>More than %1 distinct values: these are not labels.</source>
        <translation>Mehr als %1 verschiedene Werte: Das sind keine Labels.</translation>
    </message>
    <message numerus="yes">
        <source>%n label(s)</source>
        <translation>
            <numerusform>%n Label</numerusform>
            <numerusform>%n Labels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 per cell</source>
        <translation>%1 %2 pro Zelle</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are damaged</source>
        <translation>
            <numerusform>%n Zelle ist beschädigt</numerusform>
            <numerusform>%n Zellen sind beschädigt</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no labels here.</source>
        <translation>Hier gibt es keine Labels.</translation>
    </message>
    <message>
        <source>To step through the labels, show one of their dimensions one index at a time.</source>
        <translation>Um die Labels zu durchlaufen, zeigen Sie eine ihrer Dimensionen Index für Index an.</translation>
    </message>
    <message>
        <source>No later slice contains the label.</source>
        <translation>Kein späterer Schnitt enthält das Label.</translation>
    </message>
    <message>
        <source>No earlier slice contains the label.</source>
        <translation>Kein früherer Schnitt enthält das Label.</translation>
    </message>
    <message>
        <source>Select a label first.</source>
        <translation>Wählen Sie zuerst ein Label aus.</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelTable</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>&amp;Colour…</source>
        <translation>&amp;Farbe…</translation>
    </message>
    <message>
        <source>Choose the colour of this label</source>
        <translation>Farbe dieses Labels wählen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Change the name of this label</source>
        <translation>Namen dieses Labels ändern</translation>
    </message>
    <message>
        <source>O&amp;pacity</source>
        <translation>&amp;Deckkraft</translation>
    </message>
    <message>
        <source>Change how opaque this label is</source>
        <translation>Deckkraft dieses Labels ändern</translation>
    </message>
    <message>
        <source>Show &amp;Only This</source>
        <translation>&amp;Nur dieses anzeigen</translation>
    </message>
    <message>
        <source>Hide all other labels</source>
        <translation>Alle anderen Labels ausblenden</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Alle anzeigen</translation>
    </message>
    <message>
        <source>Show all labels</source>
        <translation>Alle Labels anzeigen</translation>
    </message>
    <message>
        <source>Colours as &amp;Before</source>
        <translation>Farben &amp;wie zuvor</translation>
    </message>
    <message>
        <source>Draw all labels in the colours of the colour map, with full opacity</source>
        <translation>Alle Labels in den Farben der Farbtabelle und mit voller Deckkraft zeichnen</translation>
    </message>
    <message>
        <source>&amp;Keep in File</source>
        <translation>In Datei a&amp;blegen</translation>
    </message>
    <message>
        <source>Store colours, opacity, visibility and names in the metadata of the file</source>
        <translation>Farben, Deckkraft, Sichtbarkeit und Namen in den Metadaten der Datei ablegen</translation>
    </message>
    <message>
        <source>Colour of Label %1</source>
        <translation>Farbe von Label %1</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelTableModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Double-click to rename (F2)</source>
        <translation>Doppelklicken zum Umbenennen (F2)</translation>
    </message>
    <message>
        <source>Opacity of the label, as a share of the overlay&apos;s. Double-click to change it.</source>
        <translation>Deckkraft des Labels, als Anteil der des Overlays. Zum Ändern doppelklicken.</translation>
    </message>
    <message>
        <source>%1 % of all cells</source>
        <translation>%1 % aller Zellen</translation>
    </message>
    <message>
        <source>%1. Click the colour to change it.</source>
        <translation>%1. Auf die Farbe klicken, um sie zu ändern.</translation>
    </message>
    <message>
        <source>label %1, colour %2</source>
        <translation>Label %1, Farbe %2</translation>
    </message>
    <message>
        <source>Slices along %1 that contain the label</source>
        <translation>Schnitte entlang %1, die das Label enthalten</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Schnitte</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelTarget</name>
    <message>
        <source>Labels: %1</source>
        <translation>Labels: %1</translation>
    </message>
    <message>
        <source>The labels are hidden. Show them (O) to paint.</source>
        <translation>Die Labels sind ausgeblendet. Blenden Sie sie zum Malen ein (O).</translation>
    </message>
    <message>
        <source>%1 is still opening.</source>
        <translation>%1 wird noch geöffnet.</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelsDock</name>
    <message>
        <source>There is no array with labels to show</source>
        <translation>Es ist kein Array mit Labels vorhanden</translation>
    </message>
</context>
<context>
    <name>bloscope::LeafPreview</name>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>It has no cells.</source>
        <translation>Es enthält keine Zellen.</translation>
    </message>
    <message>
        <source>There is no preview</source>
        <translation>Keine Vorschau verfügbar</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n Element</numerusform>
            <numerusform>%n Elemente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>bloscope::LogInDialog</name>
    <message>
        <source>&amp;Remember in the keyring of the desktop</source>
        <translation>Im &amp;Schlüsselbund des Desktops speichern</translation>
    </message>
    <message>
        <source>&amp;Log In</source>
        <translation>&amp;Anmelden</translation>
    </message>
    <message>
        <source>Log In to %1</source>
        <translation>Anmelden bei %1</translation>
    </message>
    <message>
        <source>The password is sent to %1 only. Unless it is remembered in the keyring, it is forgotten when the program ends.</source>
        <translation>Das Passwort wird nur an %1 gesendet. Wird es nicht im Schlüsselbund gespeichert, ist es mit dem Programmende vergessen.</translation>
    </message>
    <message>
        <source>&amp;User name:</source>
        <translation>&amp;Benutzername:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;Passwort:</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Server wird gefragt…</translation>
    </message>
    <message>
        <source>Not logged in</source>
        <translation>Nicht angemeldet</translation>
    </message>
    <message>
        <source>Logged in, but not remembered</source>
        <translation>Angemeldet, aber nicht im Schlüsselbund gespeichert</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>bloscope::MainWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Move to &amp;Other Side</source>
        <translation>Auf &amp;andere Seite verschieben</translation>
    </message>
    <message>
        <source>%1[*] – Bloscope</source>
        <translation>%1[*] – Bloscope</translation>
    </message>
    <message>
        <source>%1[*] (%2) – Bloscope</source>
        <translation>%1[*] (%2) – Bloscope</translation>
    </message>
    <message>
        <source>Safe mode: settings and session are neither loaded nor saved</source>
        <translation>Abgesicherter Modus: Einstellungen und Sitzung werden weder geladen noch gespeichert</translation>
    </message>
    <message>
        <source>The last session cannot be restored</source>
        <translation>Die letzte Sitzung kann nicht wiederhergestellt werden</translation>
    </message>
</context>
<context>
    <name>bloscope::MappedHexView</name>
    <message>
        <source>File bytes</source>
        <translation>Bytes der Datei</translation>
    </message>
    <message>
        <source>At most %1 bytes can be copied at once.</source>
        <translation>Höchstens %1 Byte können auf einmal kopiert werden.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n byte(s).</source>
        <translation>
            <numerusform>%n Byte kopiert.</numerusform>
            <numerusform>%n Byte kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied</source>
        <translation>Nichts wurde kopiert</translation>
    </message>
    <message>
        <source>Copy as &amp;Hex</source>
        <translation>Als &amp;Hex kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;C Array</source>
        <translation>Als &amp;C-Array kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Base64</source>
        <translation>Als &amp;Base64 kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Alles aus&amp;wählen</translation>
    </message>
</context>
<context>
    <name>bloscope::MeasureBar</name>
    <message>
        <source>Select, move and change regions</source>
        <translation>Regionen auswählen, verschieben und ändern</translation>
    </message>
    <message>
        <source>Ruler: drag from end to end</source>
        <translation>Lineal: von Ende zu Ende ziehen</translation>
    </message>
    <message>
        <source>Line of several segments: click the points, double-click the last one</source>
        <translation>Linie aus mehreren Strecken: Punkte anklicken, letzten doppelklicken</translation>
    </message>
    <message>
        <source>Free line: draw it with the button held</source>
        <translation>Freie Linie: mit gedrückter Maustaste zeichnen</translation>
    </message>
    <message>
        <source>Angle: click three points</source>
        <translation>Winkel: drei Punkte anklicken</translation>
    </message>
    <message>
        <source>Rectangle: drag from corner to corner</source>
        <translation>Rechteck: von Ecke zu Ecke ziehen</translation>
    </message>
    <message>
        <source>Ellipse: drag the rectangle around it (Shift: a circle)</source>
        <translation>Ellipse: umgebendes Rechteck ziehen (Umschalt: Kreis)</translation>
    </message>
    <message>
        <source>Polygon: click the corners, double-click the last one</source>
        <translation>Polygon: Ecken anklicken, letzte doppelklicken</translation>
    </message>
    <message>
        <source>Freehand region: draw around it with the button held</source>
        <translation>Freihandregion: mit gedrückter Maustaste umfahren</translation>
    </message>
    <message>
        <source>On all &amp;slices</source>
        <translation>In allen &amp;Schnitten</translation>
    </message>
    <message>
        <source>&amp;Copy Here</source>
        <translation>H&amp;ierher kopieren</translation>
    </message>
    <message>
        <source>Copy the selected region to the slice that is shown</source>
        <translation>Die ausgewählte Region in den angezeigten Schnitt kopieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete the selected region (Delete)</source>
        <translation>Die ausgewählte Region löschen (Entf)</translation>
    </message>
    <message>
        <source>Undo the last change of a region (Ctrl+Z)</source>
        <translation>Letzte Änderung einer Region rückgängig machen (Strg+Z)</translation>
    </message>
    <message>
        <source>Redo the change of a region (Ctrl+Shift+Z)</source>
        <translation>Änderung der Region wiederherstellen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Linienbreite</translation>
    </message>
    <message>
        <source>Width of lines: profiles show the mean across it</source>
        <translation>Breite von Linien: Profile zeigen den Mittelwert quer dazu</translation>
    </message>
    <message>
        <source>The region is measured in whichever slice is shown</source>
        <translation>Die Region wird im jeweils angezeigten Schnitt gemessen</translation>
    </message>
    <message>
        <source>Ctrl moves the picture, Esc stops.</source>
        <translation>Strg verschiebt das Bild, Esc beendet.</translation>
    </message>
    <message>
        <source>Stop measuring (Esc)</source>
        <translation>Messen beenden (Esc)</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>Brei&amp;te:</translation>
    </message>
    <message numerus="yes">
        <source>cell(s)</source>
        <extracomment>behind the width of a line</extracomment>
        <translation>
            <numerusform>Zelle</numerusform>
            <numerusform>Zellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::MeasurePanel</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Save the figures of all regions as CSV or JSON</source>
        <translation>Messwerte aller Regionen als CSV oder JSON speichern</translation>
    </message>
    <message>
        <source>Cop&amp;y Curve</source>
        <translation>Kur&amp;ve kopieren</translation>
    </message>
    <message>
        <source>Copy the curve of the selected region, to be pasted in a spreadsheet</source>
        <translation>Kurve der ausgewählten Region zum Einfügen in eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
        <source>&amp;Keep in File</source>
        <translation>&amp;In Datei ablegen</translation>
    </message>
    <message>
        <source>Store the regions in the metadata of the file, to be saved with it</source>
        <translation>Die Regionen in den Metadaten der Datei ablegen, um sie mit ihr zu speichern</translation>
    </message>
    <message>
        <source>The regions kept in the file are out of date.</source>
        <translation>Die in der Datei abgelegten Regionen sind veraltet.</translation>
    </message>
    <message>
        <source>Copy as &amp;Python</source>
        <translation>Als &amp;Python kopieren</translation>
    </message>
    <message>
        <source>Copy a program that reads the regions kept in the file, or contains them where the file has others</source>
        <translation>Ein Programm kopieren, das die in der Datei abgelegten Regionen liest, oder sie selbst enthält, wenn die Datei andere hat</translation>
    </message>
    <message>
        <source>Measured slices</source>
        <translation>Gemessene Schnitte</translation>
    </message>
    <message>
        <source>Measure areas in one slice, or through all slices along a dimension</source>
        <translation>Flächen in einem Schnitt messen oder durch alle Schnitte entlang einer Dimension</translation>
    </message>
    <message>
        <source>Meas&amp;ure:</source>
        <translation>Messe&amp;n:</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Measured numbers</source>
        <translation>Gemessene Zahlen</translation>
    </message>
    <message>
        <source>Slice of each region</source>
        <translation>Schnitt jeder Region</translation>
    </message>
    <message>
        <source>All slices along %1</source>
        <translation>Alle Schnitte entlang %1</translation>
    </message>
    <message>
        <source>No regions yet. Choose a tool above, then drag or click in the picture.</source>
        <translation>Noch keine Regionen. Wählen Sie oben ein Werkzeug, dann ziehen oder klicken Sie im Bild.</translation>
    </message>
    <message>
        <source>Measured in the projection (%1), a single picture: it has no slices along %2.</source>
        <translation>Gemessen in der Projektion (%1), einem einzelnen Bild: Sie hat keine Schnitte entlang %2.</translation>
    </message>
    <message>
        <source>Measured in the picture (%1).</source>
        <translation>Gemessen im Bild (%1).</translation>
    </message>
    <message>
        <source>Copied the curve of %1.</source>
        <translation>Kurve von %1 kopiert.</translation>
    </message>
    <message>
        <source>Export Measurements</source>
        <translation>Messungen exportieren</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>_regions.csv</source>
        <translation>_Regionen.csv</translation>
    </message>
    <message>
        <source>Exported the measurements to %1.</source>
        <translation>Messungen nach %1 exportiert.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Other programs cannot open this array by itself.</source>
        <translation>Andere Programme können dieses Array nicht für sich öffnen.</translation>
    </message>
    <message>
        <source>There are no regions yet.</source>
        <translation>Es gibt noch keine Regionen.</translation>
    </message>
    <message>
        <source>Copied a Python program that reads the regions kept in the file.</source>
        <translation>Python-Programm kopiert, das die in der Datei abgelegten Regionen liest.</translation>
    </message>
    <message>
        <source>Copied a Python program that contains the regions. It reads them from the file once they are kept there and the file is saved.</source>
        <translation>Python-Programm kopiert, das die Regionen enthält. Sobald sie in der Datei abgelegt und gespeichert sind, liest es sie von dort.</translation>
    </message>
</context>
<context>
    <name>bloscope::Measuring</name>
    <message>
        <source>&amp;Measure</source>
        <translation>M&amp;essen</translation>
    </message>
    <message>
        <source>Measure lengths, angles and regions (M)</source>
        <translation>Längen, Winkel und Regionen messen (M)</translation>
    </message>
    <message>
        <source>This region is in planes of other dimensions. Show them first.</source>
        <translation>Diese Region liegt in Ebenen anderer Dimensionen. Zeigen Sie diese zuerst an.</translation>
    </message>
    <message>
        <source>The regions of the file cannot be read</source>
        <translation>Die Regionen der Datei können nicht gelesen werden</translation>
    </message>
    <message>
        <source>Nothing can be stored in this file.</source>
        <translation>In dieser Datei kann nichts abgelegt werden.</translation>
    </message>
    <message>
        <source>Keep Regions</source>
        <translation>Regionen ablegen</translation>
    </message>
    <message>
        <source>The regions are in the metadata; save the file to keep them.</source>
        <translation>Die Regionen sind in den Metadaten; speichern Sie die Datei, um sie zu behalten.</translation>
    </message>
    <message>
        <source>The regions cannot be kept in the file</source>
        <translation>Die Regionen können nicht in der Datei abgelegt werden</translation>
    </message>
</context>
<context>
    <name>bloscope::MergeEditsDialog</name>
    <message>
        <source>mine</source>
        <translation>meine</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(fehlt)</translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation>(unbekannt)</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s)</source>
        <translation>
            <numerusform>%n weiterer Wert</numerusform>
            <numerusform>%n weitere Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Theirs (now in the file)</source>
        <translation>Andere (jetzt in der Datei)</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>All &amp;Mine</source>
        <translation>Alle &amp;meine</translation>
    </message>
    <message>
        <source>All &amp;Theirs</source>
        <translation>Alle &amp;anderen</translation>
    </message>
    <message>
        <source>Merge My Changes – %1</source>
        <translation>Meine Änderungen zusammenführen – %1</translation>
    </message>
    <message>
        <source>Changed entries and values</source>
        <translation>Geänderte Einträge und Werte</translation>
    </message>
    <message>
        <source>Merge and &amp;Save</source>
        <translation>Zusammenführen und &amp;speichern</translation>
    </message>
    <message>
        <source>M&amp;erge</source>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>Stopped: nothing was merged.</source>
        <translation>Gestoppt: Nichts wurde zusammengeführt.</translation>
    </message>
    <message>
        <source>Your changes cannot be merged into the file</source>
        <translation>Ihre Änderungen können nicht mit der Datei zusammengeführt werden</translation>
    </message>
    <message>
        <source>The metadata is the same; only the data in the file differs.</source>
        <translation>Die Metadaten sind gleich; nur die Daten der Datei unterscheiden sich.</translation>
    </message>
    <message>
        <source>No entry or value was changed by both you and the other program. All changes are kept.</source>
        <translation>Kein Eintrag oder Wert wurde sowohl von Ihnen als auch vom anderen Programm geändert. Alle Änderungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>No entry was changed by both you and the other program. All changes are kept.</source>
        <translation>Kein Eintrag wurde sowohl von Ihnen als auch vom anderen Programm geändert. Alle Änderungen bleiben erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were changed by both you and the other program.</source>
        <translation>
            <numerusform>%n Eintrag wurde sowohl von Ihnen als auch vom anderen Programm geändert.</numerusform>
            <numerusform>%n Einträge wurden sowohl von Ihnen als auch vom anderen Programm geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values were changed by both you and the other program.</source>
        <translation>
            <numerusform>%n Wert wurde sowohl von Ihnen als auch vom anderen Programm geändert.</numerusform>
            <numerusform>%n Werte wurden sowohl von Ihnen als auch vom anderen Programm geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was overwritten, so some original values are unknown. Values you edited that differ from the file count as changed by both.</source>
        <translation>Die Datei wurde überschrieben, daher sind einige ursprüngliche Werte unbekannt. Von Ihnen bearbeitete Werte, die von der Datei abweichen, gelten als von beiden geändert.</translation>
    </message>
    <message>
        <source>Choose which to keep. Changes that do not conflict are kept.</source>
        <translation>Wählen Sie, welche behalten werden. Änderungen ohne Konflikt bleiben erhalten.</translation>
    </message>
</context>
<context>
    <name>bloscope::MessageBar</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataActions</name>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Edit Value</source>
        <translation>&amp;Wert bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Umbe&amp;nennen</translation>
    </message>
    <message>
        <source>Chan&amp;ge Type</source>
        <translation>&amp;Typ ändern</translation>
    </message>
    <message>
        <source>Edit as &amp;JSON or Hex…</source>
        <translation>Als &amp;JSON oder Hex bearbeiten…</translation>
    </message>
    <message>
        <source>Edit Arra&amp;y…</source>
        <translation>A&amp;rray bearbeiten…</translation>
    </message>
    <message>
        <source>Un&amp;lock…</source>
        <translation>Ent&amp;sperren…</translation>
    </message>
    <message>
        <source>E&amp;xport Value…</source>
        <translation>Wert e&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Import Value…</source>
        <translation>Wert &amp;importieren…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy as JSON</source>
        <translation>Als JSON &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Einfü&amp;gen</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Rückgängig %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Wiederherstellen %1</translation>
    </message>
    <message>
        <source>&amp;Add Entry…</source>
        <translation>Eintrag hinzu&amp;fügen…</translation>
    </message>
    <message>
        <source>&amp;Add Item</source>
        <translation>E&amp;lement hinzufügen</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataDelegate</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataDialogs</name>
    <message>
        <source>This Python pickle can only be edited as bytes: %1.</source>
        <translation>Dieses Python-Pickle kann nur als Bytes bearbeitet werden: %1.</translation>
    </message>
    <message>
        <source>This is a Python pickle, read as data. Changes are written as the same kind of pickle.</source>
        <translation>Dies ist ein Python-Pickle, als Daten gelesen. Änderungen werden als Pickle derselben Art geschrieben.</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Metadaten</translation>
    </message>
    <message>
        <source>The value to be replaced changed while the file was being read. Try again.</source>
        <translation>Der zu ersetzende Wert hat sich geändert, während die Datei gelesen wurde. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Change Array</source>
        <translation>Array ändern</translation>
    </message>
    <message>
        <source>Leave the entry without a name?</source>
        <translation>Den Eintrag ohne Namen lassen?</translation>
    </message>
    <message>
        <source>Few programs can show an entry whose name is empty.</source>
        <translation>Nur wenige Programme können einen Eintrag mit leerem Namen anzeigen.</translation>
    </message>
    <message>
        <source>Clear &amp;Name</source>
        <translation>&amp;Namen leeren</translation>
    </message>
    <message>
        <source>Unlock “%1”?</source>
        <translation>„%1“ entsperren?</translation>
    </message>
    <message>
        <source>Libraries use this entry: %1. If its value is wrong, they may misread the file or fail to read it. The entry stays unlocked until the file is closed.</source>
        <translation>Bibliotheken verwenden diesen Eintrag: %1. Ist sein Wert falsch, lesen sie die Datei möglicherweise falsch oder gar nicht. Der Eintrag bleibt entsperrt, bis die Datei geschlossen wird.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>“%1” cannot be converted to %2</source>
        <translation>„%1“ kann nicht in %2 umgewandelt werden</translation>
    </message>
    <message>
        <source>It can be replaced with an empty %1. Undo restores the current value.</source>
        <translation>Der Wert kann durch einen leeren ersetzt werden: %1. „Rückgängig“ stellt den aktuellen Wert wieder her.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataDock</name>
    <message>
        <source>There is no metadata to show</source>
        <translation>Es gibt keine Metadaten anzuzeigen</translation>
    </message>
    <message>
        <source>A chunk without a frame has no metadata</source>
        <translation>Ein Chunk ohne Frame hat keine Metadaten</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataTree</name>
    <message>
        <source>Metadata</source>
        <translation>Metadaten</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataView</name>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter the metadata</source>
        <translation>Metadaten filtern</translation>
    </message>
    <message>
        <source>Show what would be saved</source>
        <translation>Anzeigen, was gespeichert würde</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Metadaten</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>edited values</source>
        <translation>bearbeitete Werte</translation>
    </message>
</context>
<context>
    <name>bloscope::MovieDialog</name>
    <message>
        <source>Export Movie</source>
        <translation>Video exportieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a dimension, its extent</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Each index of this dimension is a frame</source>
        <translation>Jeder Index dieser Dimension ist ein Bild</translation>
    </message>
    <message>
        <source>Every index</source>
        <translation>Jeder Index</translation>
    </message>
    <message>
        <source>1 of </source>
        <comment>10 indices</comment>
        <translation>Jeder </translation>
    </message>
    <message>
        <source> indices</source>
        <comment>1 of 10</comment>
        <translation>. Index</translation>
    </message>
    <message>
        <source> frames per second</source>
        <translation> Bilder pro Sekunde</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>&amp;Along:</source>
        <translation>Ent&amp;lang:</translation>
    </message>
    <message>
        <source>&amp;Frames:</source>
        <translation>&amp;Bilder:</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>B&amp;reite:</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>Animated WebP (lossless)</source>
        <translation>Animiertes WebP (verlustfrei)</translation>
    </message>
    <message>
        <source>GIF (256 colours per frame)</source>
        <translation>GIF (256 Farben pro Bild)</translation>
    </message>
    <message>
        <source>MP4</source>
        <translation>MP4</translation>
    </message>
    <message>
        <source>MP4 is written by the program ffmpeg, which is not installed</source>
        <translation>MP4 wird vom Programm ffmpeg geschrieben, das nicht installiert ist</translation>
    </message>
    <message>
        <source>This movie cannot be written</source>
        <translation>Dieses Video kann nicht geschrieben werden</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) of %1 × %2 pixels, %3 s.</source>
        <translation>
            <numerusform>%n Bild mit %1 × %2 Pixeln, %3 s.</numerusform>
            <numerusform>%n Bilder mit je %1 × %2 Pixeln, %3 s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::NewEntryDialog</name>
    <message>
        <source>New Metadata Entry</source>
        <translation>Neuer Metadateneintrag</translation>
    </message>
    <message>
        <source>New Entry in %1</source>
        <translation>Neuer Eintrag in %1</translation>
    </message>
    <message>
        <source>Add an entry without a name?</source>
        <translation>Einen Eintrag ohne Namen hinzufügen?</translation>
    </message>
    <message>
        <source>Few programs can show an entry whose name is empty.</source>
        <translation>Nur wenige Programme können einen Eintrag mit leerem Namen anzeigen.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Name validation</source>
        <translation>Prüfung des Namens</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>&amp;Wert:</translation>
    </message>
    <message>
        <source>Value validation</source>
        <translation>Prüfung des Werts</translation>
    </message>
    <message>
        <source>Variable-length metalayers, after the data</source>
        <translation>Metalayer variabler Länge, nach den Daten</translation>
    </message>
    <message>
        <source>Metalayers, in the header</source>
        <translation>Metalayer, im Header</translation>
    </message>
    <message>
        <source>&amp;Section:</source>
        <translation>&amp;Abschnitt:</translation>
    </message>
    <message>
        <source>empty (not valid msgpack)</source>
        <translation>leer (kein gültiges msgpack)</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Typ:</translation>
    </message>
    <message>
        <source>A name may be empty, but few programs can show such an entry.</source>
        <translation>Der Name darf leer sein, aber nur wenige Programme können einen solchen Eintrag anzeigen.</translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <translation>%1 von %2 Byte</translation>
    </message>
</context>
<context>
    <name>bloscope::NotationHelp</name>
    <message>
        <source>integers beyond 2⁵³</source>
        <translation>ganze Zahlen über 2⁵³ hinaus</translation>
    </message>
    <message>
        <source>float64: with a point or an exponent</source>
        <translation>float64: mit Punkt oder Exponent</translation>
    </message>
    <message>
        <source>non-finite float64: nan, inf, -inf</source>
        <translation>nicht endliche float64: nan, inf, -inf</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>text that is not UTF-8</source>
        <translation>Text, der nicht UTF-8 ist</translation>
    </message>
    <message>
        <source>extensions: type and bytes</source>
        <translation>Erweiterungen: Typ und Bytes</translation>
    </message>
    <message>
        <source>times: seconds and nanoseconds</source>
        <translation>Zeiten: Sekunden und Nanosekunden</translation>
    </message>
    <message>
        <source>maps whose keys are not distinct strings</source>
        <translation>Maps, deren Schlüssel keine verschiedenen Strings sind</translation>
    </message>
    <message>
        <source>Python&apos;s tuples</source>
        <translation>Tupel von Python</translation>
    </message>
    <message>
        <source>Writing values that JSON cannot express</source>
        <translation>Werte schreiben, die JSON nicht ausdrücken kann</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatButton</name>
    <message>
        <source>Format of the numbers and bytes in this table; copies keep all digits</source>
        <translation>Format der Zahlen und Bytes in dieser Tabelle; Kopien behalten alle Stellen</translation>
    </message>
    <message>
        <source>Number format: %1</source>
        <translation>Zahlenformat: %1</translation>
    </message>
    <message>
        <source>&amp;As in Preferences (%1)</source>
        <translation>Wie in &amp;Einstellungen (%1)</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>&amp;Andere…</translation>
    </message>
    <message>
        <source>&amp;Shortest: 0.25</source>
        <translation>&amp;Kürzeste: 0.25</translation>
    </message>
    <message>
        <source>&amp;2 Digits: 0.25</source>
        <translation>&amp;2 Stellen: 0.25</translation>
    </message>
    <message>
        <source>&amp;4 Digits: 0.2500</source>
        <translation>&amp;4 Stellen: 0.2500</translation>
    </message>
    <message>
        <source>S&amp;cientific: 2.5000e-01</source>
        <translation>&amp;Wissenschaftlich: 2.5000e-01</translation>
    </message>
    <message>
        <source>&amp;Decimal: 10</source>
        <translation>&amp;Dezimal: 10</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal: 0x0a</source>
        <translation>&amp;Hexadezimal: 0x0a</translation>
    </message>
    <message>
        <source>Oc&amp;tal: 0o012</source>
        <translation>&amp;Oktal: 0o012</translation>
    </message>
    <message>
        <source>&amp;Binary: 0b00001010</source>
        <translation>&amp;Binär: 0b00001010</translation>
    </message>
    <message>
        <source>Te&amp;xt Where Possible: ab</source>
        <translation>&amp;Text, wenn möglich: ab</translation>
    </message>
    <message>
        <source>B&amp;ytes as in Python: b&apos;ab&apos;</source>
        <translation>B&amp;ytes wie in Python: b&apos;ab&apos;</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatDialog</name>
    <message>
        <source>Number Format of This Table</source>
        <translation>Zahlenformat dieser Tabelle</translation>
    </message>
    <message>
        <source>As in &amp;Preferences</source>
        <translation>Wie in &amp;Einstellungen</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatForm</name>
    <message>
        <source>&amp;Floats:</source>
        <translation>G&amp;leitkomma:</translation>
    </message>
    <message>
        <source>With or without an exponent.</source>
        <translation>Mit oder ohne Exponent.</translation>
    </message>
    <message>
        <source>Plain: 0.25</source>
        <translation>Dezimal: 0.25</translation>
    </message>
    <message>
        <source>Scientific: 2.5e-01</source>
        <translation>Wissenschaftlich: 2.5e-01</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <translation>So viele wie nötig</translation>
    </message>
    <message>
        <source>Digits of floats after the decimal point. With &quot;As many as needed&quot;, the text reads back as the same number.</source>
        <translation>Nachkommastellen von Gleitkommazahlen. Mit „So viele wie nötig“ ergibt der Text beim Lesen wieder dieselbe Zahl.</translation>
    </message>
    <message>
        <source>&amp;Digits:</source>
        <translation>&amp;Stellen:</translation>
    </message>
    <message>
        <source>&amp;Integers:</source>
        <translation>Gan&amp;zzahlen:</translation>
    </message>
    <message>
        <source>All notations except decimal show the stored bits.</source>
        <translation>Alle Notationen außer dezimal zeigen die gespeicherten Bits.</translation>
    </message>
    <message>
        <source>Decimal: 10</source>
        <translation>Dezimal: 10</translation>
    </message>
    <message>
        <source>Hexadecimal: 0x0a</source>
        <translation>Hexadezimal: 0x0a</translation>
    </message>
    <message>
        <source>Octal: 0o012</source>
        <translation>Oktal: 0o012</translation>
    </message>
    <message>
        <source>Binary: 0b00001010</source>
        <translation>Binär: 0b00001010</translation>
    </message>
    <message>
        <source>B&amp;yte strings:</source>
        <translation>B&amp;yte-Strings:</translation>
    </message>
    <message>
        <source>Used in tables and copies. Bytes that are not text are always written as in Python.</source>
        <translation>Gilt für Tabellen und Kopien. Bytes, die kein Text sind, werden immer wie in Python geschrieben.</translation>
    </message>
    <message>
        <source>Text where possible: ab</source>
        <translation>Text, wenn möglich: ab</translation>
    </message>
    <message>
        <source>As in Python: b&apos;ab&apos;</source>
        <translation>Wie in Python: b&apos;ab&apos;</translation>
    </message>
</context>
<context>
    <name>bloscope::OpenFile</name>
    <message>
        <source>Merge My Changes</source>
        <translation>Meine Änderungen zusammenführen</translation>
    </message>
</context>
<context>
    <name>bloscope::OutsideChanges</name>
    <message>
        <source>%1 was not saved</source>
        <translation>%1 wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Choose which version to keep.</source>
        <translation>Wählen Sie, welche Version behalten wird.</translation>
    </message>
    <message>
        <source>%1 has grown.</source>
        <translation>%1 ist gewachsen.</translation>
    </message>
    <message>
        <source>%1 was changed by another program and reloaded.</source>
        <translation>%1 wurde von einem anderen Programm geändert und neu geladen.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>%1 no longer exists. You can still view what is open.</source>
        <translation>%1 existiert nicht mehr. Was geöffnet ist, können Sie weiterhin ansehen.</translation>
    </message>
    <message>
        <source>%1 no longer exists. You can still view what is open and save it as another file.</source>
        <translation>%1 existiert nicht mehr. Was geöffnet ist, können Sie weiterhin ansehen und als andere Datei speichern.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Your changes were not merged</source>
        <translation>Ihre Änderungen wurden nicht zusammengeführt</translation>
    </message>
    <message>
        <source>The previous content is still shown, because %1 was changed by another program and cannot be reloaded</source>
        <translation>Der vorherige Inhalt wird weiterhin angezeigt, weil %1 von einem anderen Programm geändert wurde und nicht neu geladen werden kann</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Merge My Changes…</source>
        <translation>Meine Änderungen zusammenführen…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Decide Later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>You have unsaved changes.</source>
        <translation>Sie haben ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Your changes were merged with those in %1. They are not saved yet.</source>
        <translation>Ihre Änderungen wurden mit denen in %1 zusammengeführt. Sie sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>The current content of %1 is shown. None of your changes remain.</source>
        <translation>Der aktuelle Inhalt von %1 wird angezeigt. Keine Ihrer Änderungen blieb erhalten.</translation>
    </message>
</context>
<context>
    <name>bloscope::OverlayBar</name>
    <message>
        <source>Show as &amp;Overlay</source>
        <translation>Als &amp;Overlay anzeigen</translation>
    </message>
    <message>
        <source>Draw the labels of this file over the picture</source>
        <translation>Die Labels dieser Datei über das Bild zeichnen</translation>
    </message>
    <message>
        <source>Dismiss this suggestion</source>
        <translation>Vorschlag schließen</translation>
    </message>
    <message>
        <source>Show or hide the overlay (O)</source>
        <translation>Overlay ein- oder ausblenden (O)</translation>
    </message>
    <message>
        <source>Overlay colours</source>
        <translation>Farben des Overlays</translation>
    </message>
    <message>
        <source>Colour range of the overlay</source>
        <translation>Farbbereich des Overlays</translation>
    </message>
    <message>
        <source>Range:</source>
        <translation>Bereich:</translation>
    </message>
    <message>
        <source>Remove the overlay</source>
        <translation>Overlay entfernen</translation>
    </message>
    <message>
        <source>&amp;Draw:</source>
        <translation>&amp;Zeichnen:</translation>
    </message>
    <message>
        <source>O&amp;pacity:</source>
        <translation>Dec&amp;kkraft:</translation>
    </message>
    <message>
        <source>Colo&amp;urs:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Label style</source>
        <translation>Darstellung der Labels</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Gefüllt</translation>
    </message>
    <message>
        <source>Fill every cell with the colour of its label</source>
        <translation>Jede Zelle mit der Farbe ihres Labels füllen</translation>
    </message>
    <message>
        <source>Outlines</source>
        <translation>Umrisse</translation>
    </message>
    <message>
        <source>Draw only the borders of labels</source>
        <translation>Nur die Ränder der Labels zeichnen</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Fill labels and draw opaque borders</source>
        <translation>Labels füllen und deckende Ränder zeichnen</translation>
    </message>
    <message>
        <source>Overlay opacity</source>
        <translation>Deckkraft des Overlays</translation>
    </message>
    <message>
        <source>Opacity of filled areas: 0 % shows only the picture, 100 % only the overlay</source>
        <translation>Deckkraft gefüllter Flächen: 0 % zeigt nur das Bild, 100 % nur das Overlay</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Found %1 next to this file.</source>
        <translation>%1 neben dieser Datei gefunden.</translation>
    </message>
    <message>
        <source>Overlay: %1</source>
        <translation>Overlay: %1</translation>
    </message>
    <message>
        <source>%1
Show or hide the overlay (O)</source>
        <translation>%1
Overlay ein- oder ausblenden (O)</translation>
    </message>
</context>
<context>
    <name>bloscope::PaintWhere</name>
    <message>
        <source>Paint over</source>
        <translation>Übermalen</translation>
    </message>
    <message>
        <source>Which cells are painted: all, or only those with one value</source>
        <translation>Welche Zellen bemalt werden: alle oder nur die mit einem bestimmten Wert</translation>
    </message>
    <message>
        <source>Protected values</source>
        <translation>Geschützte Werte</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Geben Sie eine Zahl ein.</translation>
    </message>
    <message>
        <source>Lowest value of the image</source>
        <translation>Niedrigster Wert des Bildes</translation>
    </message>
    <message>
        <source>Highest value of the image</source>
        <translation>Höchster Wert des Bildes</translation>
    </message>
    <message>
        <source>&amp;Limits</source>
        <translation>Gre&amp;nzen</translation>
    </message>
    <message>
        <source>Paint only where the image is between two values, both included</source>
        <translation>Nur malen, wo das Bild zwischen zwei Werten liegt, beide eingeschlossen</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>unlabelled (0)</source>
        <translation>ohne Label (0)</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>Protect &amp;None</source>
        <translation>Ni&amp;chts schützen</translation>
    </message>
    <message>
        <source>&amp;Protect</source>
        <translation>S&amp;chützen</translation>
    </message>
    <message>
        <source>&amp;Protect (%1)</source>
        <translation>S&amp;chützen (%1)</translation>
    </message>
    <message>
        <source>Values that are not painted over</source>
        <translation>Werte, die nicht übermalt werden</translation>
    </message>
    <message>
        <source>Not painted over: %1</source>
        <translation>Nicht übermalt: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::PaneBrush</name>
    <message>
        <source>A projection cannot be painted. Turn it off first.</source>
        <translation>Eine Projektion kann nicht bemalt werden. Schalten Sie sie zuerst aus.</translation>
    </message>
    <message>
        <source>This cannot be painted</source>
        <translation>Hier kann nicht gemalt werden</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>%1 malen</translation>
    </message>
    <message>
        <source>%1 has the same colour as 0: the cells are painted, but look unchanged.</source>
        <translation>%1 hat dieselbe Farbe wie 0: Die Zellen werden bemalt, sehen aber unverändert aus.</translation>
    </message>
    <message>
        <source>The line does not surround the middle of any cell.</source>
        <translation>Die Linie umschließt keinen Mittelpunkt einer Zelle.</translation>
    </message>
    <message>
        <source>Mark a cell with Shift+Arrow keys first.</source>
        <translation>Markieren Sie zuerst eine Zelle mit Umschalt+Pfeiltasten.</translation>
    </message>
</context>
<context>
    <name>bloscope::PartBox</name>
    <message>
        <source>Element part to draw</source>
        <translation>Zu zeichnender Elementteil</translation>
    </message>
    <message>
        <source>Part of each element to draw</source>
        <translation>Teil jedes Elements, der gezeichnet wird</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>real part</source>
        <translation>Realteil</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>Imaginärteil</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <translation>%1  (%2)</translation>
    </message>
</context>
<context>
    <name>bloscope::PictureTarget</name>
    <message>
        <source>Image: %1</source>
        <translation>Bild: %1</translation>
    </message>
    <message>
        <source>Only whole numbers and Booleans can be painted.</source>
        <translation>Nur ganze Zahlen und boolesche Werte können gemalt werden.</translation>
    </message>
    <message>
        <source>Colours cannot be painted. Show one channel at a time.</source>
        <translation>Farben können nicht bemalt werden. Zeigen Sie einen einzelnen Kanal an.</translation>
    </message>
</context>
<context>
    <name>bloscope::PipelineDialog</name>
    <message>
        <source>Show &amp;Bytes in File</source>
        <translation>&amp;Bytes in Datei anzeigen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Vorgang</translation>
    </message>
    <message>
        <source>Decode Block Step by Step</source>
        <translation>Block Schritt für Schritt dekodieren</translation>
    </message>
    <message>
        <source>&amp;Chunk:</source>
        <translation>&amp;Chunk:</translation>
    </message>
    <message>
        <source>B&amp;lock:</source>
        <translation>B&amp;lock:</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>This block cannot be shown</source>
        <translation>Dieser Block kann nicht angezeigt werden</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Not stored: bytes %1 to %2 of the decoded chunk.</source>
        <translation>Nicht gespeichert: Bytes %1 bis %2 des dekodierten Chunks.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) at offset %1 of the file contain bytes %2 to %3 of the decoded chunk.</source>
        <translation>
            <numerusform>%n Byte bei Offset %1 der Datei enthält die Bytes %2 bis %3 des dekodierten Chunks.</numerusform>
            <numerusform>%n Byte bei Offset %1 der Datei enthalten die Bytes %2 bis %3 des dekodierten Chunks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) at offset %1 of %4 contain bytes %2 to %3 of the decoded chunk.</source>
        <translation>
            <numerusform>%n Byte bei Offset %1 von %4 enthält die Bytes %2 bis %3 des dekodierten Chunks.</numerusform>
            <numerusform>%n Byte bei Offset %1 von %4 enthalten die Bytes %2 bis %3 des dekodierten Chunks.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Values after this step</source>
        <translation>Werte nach diesem Schritt</translation>
    </message>
</context>
<context>
    <name>bloscope::PlanesView</name>
    <message>
        <source>&amp;Large Plane</source>
        <translation>&amp;Große Ebene</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>The planes cannot be drawn</source>
        <translation>Die Ebenen können nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>Also show one of the three planes enlarged (L)</source>
        <translation>Zusätzlich eine der drei Ebenen vergrößert anzeigen (L)</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Large plane normal to %1</source>
        <translation>Große Ebene senkrecht zu %1</translation>
    </message>
    <message>
        <source>Plane normal to %1</source>
        <translation>Ebene senkrecht zu %1</translation>
    </message>
    <message>
        <source>Copied the pictures of the planes.</source>
        <translation>Bilder der Ebenen kopiert.</translation>
    </message>
</context>
<context>
    <name>bloscope::PlayButton</name>
    <message>
        <source>&amp;Loop</source>
        <translation>&amp;Schleife</translation>
    </message>
    <message>
        <source>Play through the indices</source>
        <translation>Indizes abspielen</translation>
    </message>
    <message>
        <source>%1 per Second</source>
        <translation>%1 pro Sekunde</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotLoader</name>
    <message>
        <source>Plotting</source>
        <translation>Diagramm zeichnen</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotWindow</name>
    <message>
        <source>Columns of the curves</source>
        <translation>Spalten der Kurven</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Scatter plot</source>
        <translation>Streudiagramm</translation>
    </message>
    <message>
        <source>Kind of plot</source>
        <translation>Art des Diagramms</translation>
    </message>
    <message>
        <source>Column along the horizontal axis</source>
        <translation>Spalte der waagrechten Achse</translation>
    </message>
    <message>
        <source>Column along the vertical axis</source>
        <translation>Spalte der senkrechten Achse</translation>
    </message>
    <message>
        <source>Column of the colours</source>
        <translation>Spalte der Farben</translation>
    </message>
    <message>
        <source>&amp;Y:</source>
        <translation>&amp;Y:</translation>
    </message>
    <message>
        <source>Colour &amp;by:</source>
        <translation>Farbe &amp;nach:</translation>
    </message>
    <message>
        <source>&amp;Plot:</source>
        <translation>&amp;Diagramm:</translation>
    </message>
    <message>
        <source>&amp;X:</source>
        <translation>&amp;X:</translation>
    </message>
    <message>
        <source>&amp;Filter to Range</source>
        <translation>Nach Bereich &amp;filtern</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Alles anzeigen</translation>
    </message>
    <message>
        <source>Zoom out to all values (Home or a double click)</source>
        <translation>Auf alle Werte verkleinern (Pos1 oder Doppelklick)</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>A&amp;bbildung speichern…</translation>
    </message>
    <message>
        <source>Row number</source>
        <translation>Zeilennummer</translation>
    </message>
    <message>
        <source>Reading, %1 %…</source>
        <translation>Lesen, %1 %…</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>The columns cannot be plotted</source>
        <translation>Die Spalten können nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>Choose a column to plot.</source>
        <translation>Wählen Sie eine Spalte für das Diagramm.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no rows to plot.</source>
        <translation>Es gibt keine Zeilen für das Diagramm.</translation>
    </message>
    <message>
        <source>These rows have no numbers to plot.</source>
        <translation>Diese Zeilen haben keine Zahlen für das Diagramm.</translation>
    </message>
    <message>
        <source>%1 without a value</source>
        <extracomment>%1 &quot;12 rows&quot;</extracomment>
        <translation>%1 ohne Wert</translation>
    </message>
    <message>
        <source>the most frequent of %1 distinct values</source>
        <translation>die häufigsten von %1 verschiedenen Werten</translation>
    </message>
    <message>
        <source>%1 in view</source>
        <extracomment>%1 &quot;12 rows&quot;</extracomment>
        <translation>%1 im sichtbaren Bereich</translation>
    </message>
    <message>
        <source>one point per row</source>
        <translation>ein Punkt pro Zeile</translation>
    </message>
    <message>
        <source>colours show density</source>
        <translation>Farben zeigen die Dichte</translation>
    </message>
    <message>
        <source>colours show the mean of %1</source>
        <translation>Farben zeigen den Mittelwert von %1</translation>
    </message>
    <message>
        <source>Drag in the plot to select a range, with Shift when zoomed in</source>
        <translation>Im Diagramm ziehen, um einen Bereich auszuwählen; wenn vergrößert, mit Umschalt</translation>
    </message>
    <message>
        <source>Show only rows with %1 in the table</source>
        <translation>Nur Zeilen mit %1 in der Tabelle anzeigen</translation>
    </message>
    <message>
        <source>Save Figure</source>
        <translation>Abbildung speichern</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>%1 has no extension of a figure: png, svg or pdf.</source>
        <translation>%1 hat nicht die Endung einer Abbildung: png, svg oder pdf.</translation>
    </message>
    <message>
        <source>%1 has no extension of a figure that this build writes: png or pdf.</source>
        <translation>%1 hat nicht die Endung einer Abbildung, die dieser Build schreibt: png oder pdf.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>%1 kann nicht gespeichert werden</translation>
    </message>
</context>
<context>
    <name>bloscope::PreferencesDialog</name>
    <message>
        <source>Re&amp;open last session</source>
        <translation>Letzte Sitzung &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Ask before discarding a running job</source>
        <translation>Vor dem &amp;Verwerfen eines laufenden Vorgangs fragen</translation>
    </message>
    <message>
        <source>&amp;Coordinates on axes</source>
        <translation>&amp;Koordinaten an den Achsen</translation>
    </message>
    <message>
        <source>Orientation label&amp;s</source>
        <translation>&amp;Orientierungsmarken</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>All&amp;gemein</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>Applies to the whole window immediately. &quot;System&quot; follows the desktop if it reports changes.</source>
        <translation>Gilt sofort für das ganze Fenster. „System“ folgt dem Desktop, wenn dieser Änderungen meldet.</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>Of texts, numbers and dates in the window; data stay as they are. Takes effect after a restart.</source>
        <translation>Für Texte, Zahlen und Datumsangaben im Fenster; Daten bleiben, wie sie sind. Wirkt nach einem Neustart.</translation>
    </message>
    <message>
        <source>When Bloscope starts without a file, restores the windows and files of the last session.</source>
        <translation>Stellt beim Start ohne Datei die Fenster und Dateien der letzten Sitzung wieder her.</translation>
    </message>
    <message>
        <source>Asks for confirmation when a window is closed during an export.</source>
        <translation>Fragt nach, wenn ein Fenster während eines Exports geschlossen wird.</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>One per processor (%1)</source>
        <translation>Einer pro Prozessor (%1)</translation>
    </message>
    <message>
        <source>&amp;Reading</source>
        <translation>L&amp;esen</translation>
    </message>
    <message>
        <source>&amp;Memory for decoded blocks:</source>
        <translation>Arbeits&amp;speicher für dekodierte Blöcke:</translation>
    </message>
    <message>
        <source>Shared by all open files. A larger cache means less decoding when you go back and forth; the status bar shows how much of it is in use.</source>
        <translation>Von allen geöffneten Dateien gemeinsam genutzt. Ein größerer Cache spart Dekodieren beim Hin- und Herwechseln; die Statusleiste zeigt, wie viel davon belegt ist.</translation>
    </message>
    <message>
        <source>&amp;Disk space for overviews:</source>
        <translation>&amp;Plattenspeicher für Übersichten:</translation>
    </message>
    <message>
        <source>For large planes, so that their heatmaps appear at once when the file is reopened. Least recently used entries are removed first; 0 removes all.</source>
        <translation>Für große Ebenen, damit ihre Heatmaps beim erneuten Öffnen der Datei sofort erscheinen. Am längsten nicht benutzte Einträge werden zuerst entfernt; 0 entfernt alle.</translation>
    </message>
    <message>
        <source>Disk space for &amp;files on servers:</source>
        <translation>Plattenspeicher für &amp;Dateien auf Servern:</translation>
    </message>
    <message>
        <source>For the parts of them that were fetched, so that they are not fetched again and can be read without a network. Least recently used files are removed first; 0 removes all.</source>
        <translation>Für bereits abgerufene Teile, damit sie nicht erneut abgerufen werden und ohne Netzwerk lesbar sind. Am längsten nicht benutzte Dateien werden zuerst entfernt; 0 entfernt alle.</translation>
    </message>
    <message>
        <source>Number of decoding &amp;threads:</source>
        <translation>Anzahl der Dekodier-&amp;Threads:</translation>
    </message>
    <message>
        <source>Number of threads that decode in parallel. Takes effect after a restart.</source>
        <translation>Anzahl der Threads, die parallel dekodieren. Wirkt nach einem Neustart.</translation>
    </message>
    <message>
        <source>&amp;Views</source>
        <translation>&amp;Ansichten</translation>
    </message>
    <message>
        <source>How array tables show numbers and byte strings. The status bar, copies and exports keep all digits.</source>
        <translation>Wie Array-Tabellen Zahlen und Byte-Strings anzeigen. Statusleiste, Kopien und Exporte behalten alle Stellen.</translation>
    </message>
    <message>
        <source>&amp;Heatmap:</source>
        <translation>&amp;Heatmap:</translation>
    </message>
    <message>
        <source>Colours of newly opened arrays. Each heatmap can use different ones.</source>
        <translation>Farben neu geöffneter Arrays. Jede Heatmap kann andere verwenden.</translation>
    </message>
    <message>
        <source>Heatmaps, planes and curves show coordinates and dates instead of indices where the file has them.</source>
        <translation>Heatmaps, Ebenen und Kurven zeigen Koordinaten und Datumsangaben statt Indizes, wenn die Datei sie enthält.</translation>
    </message>
    <message>
        <source>Shows L and R, A and P, S and I at the edges of medical images with a known orientation.</source>
        <translation>Zeigt L und R, A und P, S und I an den Rändern medizinischer Bilder mit bekannter Orientierung.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xport</translation>
    </message>
    <message>
        <source>Default options for exporting arrays as text (CSV, TSV). Tables in stores use this delimiter, number of digits, byte string notation and line ending, always with column names.</source>
        <translation>Voreinstellungen für den Export von Arrays als Text (CSV, TSV). Tabellen in Stores verwenden dieses Trennzeichen, diese Stellenzahl, Byte-String-Notation und dieses Zeilenende, immer mit Spaltennamen.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>System (%1)</source>
        <translation>System (%1)</translation>
    </message>
</context>
<context>
    <name>bloscope::ProjectionDialog</name>
    <message>
        <source>Projection</source>
        <translation>Projektion</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Difference to the previous index</source>
        <translation>Differenz zum vorherigen Index</translation>
    </message>
    <message>
        <source>Difference to one index</source>
        <translation>Differenz zu einem Index</translation>
    </message>
    <message>
        <source>Turning maximum</source>
        <translation>Drehbares Maximum</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Anzeigen:</translation>
    </message>
    <message>
        <source>&amp;Along:</source>
        <translation>&amp;Entlang:</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>&amp;Von:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Bis:</translation>
    </message>
    <message>
        <source>A&amp;bout:</source>
        <translation>&amp;Um:</translation>
    </message>
    <message>
        <source>A&amp;ngle:</source>
        <translation>&amp;Winkel:</translation>
    </message>
    <message>
        <source>Turn &amp;Off</source>
        <translation>Auss&amp;chalten</translation>
    </message>
    <message>
        <source>Vertical axis (%1)</source>
        <extracomment>%1 a dimension</extracomment>
        <translation>Senkrechte Achse (%1)</translation>
    </message>
    <message>
        <source>Horizontal axis (%1)</source>
        <translation>Waagrechte Achse (%1)</translation>
    </message>
    <message>
        <source>&amp;Index:</source>
        <translation>&amp;Index:</translation>
    </message>
</context>
<context>
    <name>bloscope::RangeButton</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Minimum to maximum</source>
        <translation>Minimum bis Maximum</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Colour range</source>
        <translation>Farbbereich</translation>
    </message>
    <message>
        <source>Set Li&amp;mits…</source>
        <translation>&amp;Grenzen festlegen…</translation>
    </message>
    <message>
        <source>Enter the limits as numbers, percentiles or standard deviations</source>
        <translation>Die Grenzen als Zahlen, Perzentile oder Standardabweichungen eingeben</translation>
    </message>
    <message>
        <source>S&amp;ymmetric about Zero</source>
        <translation>S&amp;ymmetrisch um null</translation>
    </message>
    <message>
        <source>Centre the range on zero (not with a logarithmic scale)</source>
        <translation>Den Bereich um null zentrieren (nicht bei logarithmischer Skala)</translation>
    </message>
    <message>
        <source>Range of &amp;Whole Array</source>
        <translation>Bereich des ganzen &amp;Arrays</translation>
    </message>
    <message>
        <source>Compute the range and histogram from the whole array, so that colours mean the same in all slices</source>
        <translation>Bereich und Histogramm aus dem ganzen Array berechnen, damit Farben in allen Schnitten dasselbe bedeuten</translation>
    </message>
    <message>
        <source>&amp;Lock Range</source>
        <translation>Bereich f&amp;esthalten</translation>
    </message>
    <message>
        <source>Keep these limits in other slices</source>
        <translation>Diese Grenzen in anderen Schnitten beibehalten</translation>
    </message>
    <message>
        <source>Colour range: %1</source>
        <translation>Farbbereich: %1</translation>
    </message>
    <message>
        <source>%1 % to %2 %</source>
        <translation>%1 % bis %2 %</translation>
    </message>
    <message>
        <source>Mean ± %1 σ</source>
        <translation>Mittelwert ± %1 σ</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>Ganzes Array</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
</context>
<context>
    <name>bloscope::RangeFields</name>
    <message>
        <source>Colour range</source>
        <translation>Farbbereich</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>All values for labels and other small whole numbers; otherwise all but the lowest and highest 1 %</source>
        <translation>Alle Werte bei Labels und anderen kleinen ganzen Zahlen; sonst alle außer dem untersten und obersten 1 %</translation>
    </message>
    <message>
        <source>Min–Max</source>
        <translation>Min–Max</translation>
    </message>
    <message>
        <source>From the lowest to the highest number</source>
        <translation>Von der kleinsten bis zur größten Zahl</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>Perzentile</translation>
    </message>
    <message>
        <source>Between two percentiles, computed with NumPy&apos;s default method</source>
        <translation>Zwischen zwei Perzentilen, berechnet mit der Standardmethode von NumPy</translation>
    </message>
    <message>
        <source>Mean ± k σ</source>
        <translation>Mittelwert ± k σ</translation>
    </message>
    <message>
        <source>A number of standard deviations around the mean</source>
        <translation>Eine Anzahl von Standardabweichungen um den Mittelwert</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Two numbers that stay the same in other slices</source>
        <translation>Zwei Zahlen, die in anderen Schnitten gleich bleiben</translation>
    </message>
    <message>
        <source>Number for the lowest colour</source>
        <translation>Zahl für die unterste Farbe</translation>
    </message>
    <message>
        <source>Number for the highest colour</source>
        <translation>Zahl für die oberste Farbe</translation>
    </message>
    <message>
        <source>Centre of the range (level)</source>
        <translation>Mitte des Bereichs (Fensterlage)</translation>
    </message>
    <message>
        <source>Width of the range (window)</source>
        <translation>Breite des Bereichs (Fensterbreite)</translation>
    </message>
    <message>
        <source>or centre</source>
        <translation>oder Mitte</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Lower percentile</source>
        <translation>Unteres Perzentil</translation>
    </message>
    <message>
        <source>Upper percentile</source>
        <translation>Oberes Perzentil</translation>
    </message>
    <message>
        <source>Standard deviations around the mean</source>
        <translation>Standardabweichungen um den Mittelwert</translation>
    </message>
    <message>
        <source> σ</source>
        <translation> σ</translation>
    </message>
</context>
<context>
    <name>bloscope::RangeHandles</name>
    <message>
        <source>Histogram of the numbers</source>
        <translation>Histogramm der Zahlen</translation>
    </message>
    <message>
        <source>The colours cover %1 to %2. Tab switches between the ends; arrow keys move the current one.</source>
        <translation>Die Farben umfassen %1 bis %2. Tab wechselt zwischen den Enden; die Pfeiltasten verschieben das aktuelle.</translation>
    </message>
    <message>
        <source>%1 to %2: %3 cells</source>
        <translation>%1 bis %2: %3 Zellen</translation>
    </message>
    <message>
        <source>of a sample of %1 cells</source>
        <translation>aus einer Stichprobe von %1 Zellen</translation>
    </message>
</context>
<context>
    <name>bloscope::RangePresetsDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Edit Windows</source>
        <translation>Fensterungen bearbeiten</translation>
    </message>
    <message>
        <source>Kept windows</source>
        <translation>Gespeicherte Fensterungen</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
</context>
<context>
    <name>bloscope::RangePresetsMenu</name>
    <message>
        <source>Brain</source>
        <translation>Gehirn</translation>
    </message>
    <message>
        <source>Soft Tissue</source>
        <translation>Weichteile</translation>
    </message>
    <message>
        <source>Abdomen</source>
        <translation>Abdomen</translation>
    </message>
    <message>
        <source>Lung</source>
        <translation>Lunge</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>Win&amp;dow Presets</source>
        <translation>&amp;Fensterungen</translation>
    </message>
    <message>
        <source>CT</source>
        <translation>CT</translation>
    </message>
    <message>
        <source>A usual range of CT images in Hounsfield units</source>
        <translation>Ein üblicher Bereich für CT-Bilder in Hounsfield-Einheiten</translation>
    </message>
    <message>
        <source>Your windows</source>
        <translation>Eigene Fensterungen</translation>
    </message>
    <message>
        <source>&amp;Save This Window…</source>
        <translation>Diese Fensterung &amp;speichern…</translation>
    </message>
    <message>
        <source>Keep the shown range by name, for all files</source>
        <translation>Den angezeigten Bereich mit Namen für alle Dateien speichern</translation>
    </message>
    <message>
        <source>&amp;Edit Windows…</source>
        <translation>Fensterungen &amp;bearbeiten…</translation>
    </message>
    <message>
        <source>%1 (centre %2, width %3)</source>
        <translation>%1 (Mitte %2, Breite %3)</translation>
    </message>
    <message>
        <source>Save Window</source>
        <translation>Fensterung speichern</translation>
    </message>
    <message>
        <source>Name of the window from %1 to %2:</source>
        <translation>Name der Fensterung von %1 bis %2:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>bloscope::RecipePage</name>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>%1 (no stored values)</source>
        <translation>%1 (keine gespeicherten Werte)</translation>
    </message>
    <message>
        <source>on a server</source>
        <translation>auf einem Server</translation>
    </message>
    <message>
        <source>not searched</source>
        <translation>nicht gesucht</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>The result would be a table. The expression is not evaluated; operands are never opened automatically.</source>
        <translation>Das Ergebnis wäre eine Tabelle. Der Ausdruck wird nicht ausgewertet; Operanden werden nie automatisch geöffnet.</translation>
    </message>
    <message>
        <source>The result would be %1. The expression is not evaluated; operands are never opened automatically.</source>
        <comment>a shape and a type</comment>
        <translation>Das Ergebnis wäre %1. Der Ausdruck wird nicht ausgewertet; Operanden werden nie automatisch geöffnet.</translation>
    </message>
    <message>
        <source>Text of the expression</source>
        <translation>Text des Ausdrucks</translation>
    </message>
    <message>
        <source>&amp;Open from %1</source>
        <translation>&amp;Von %1 öffnen</translation>
    </message>
    <message>
        <source>Opens %1. Until then nothing is asked of the server.</source>
        <translation>Öffnet %1. Bis dahin wird nichts beim Server angefragt.</translation>
    </message>
    <message>
        <source>Operands. Double-click an operand in this folder or on a server, or press Enter, to open it.</source>
        <translation>Operanden. Ein Operand in diesem Ordner oder auf einem Server öffnet sich per Doppelklick oder mit Enter.</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>Operanden</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>%1 cannot be opened from here: the file is missing.</source>
        <translation>%1 kann von hier nicht geöffnet werden: Die Datei fehlt.</translation>
    </message>
    <message>
        <source>%1 cannot be opened from here: it was not searched for.</source>
        <translation>%1 kann von hier nicht geöffnet werden: Die Datei wurde nicht gesucht.</translation>
    </message>
</context>
<context>
    <name>bloscope::RecordView</name>
    <message>
        <source>Record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The row cannot be read</source>
        <translation>Die Zeile kann nicht gelesen werden</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionCurvePlot</name>
    <message>
        <source>Curve of the selected region</source>
        <translation>Kurve der ausgewählten Region</translation>
    </message>
    <message>
        <source>mean along %1 (dotted: minimum, maximum)</source>
        <translation>Mittelwert entlang %1 (gepunktet: Minimum, Maximum)</translation>
    </message>
    <message>
        <source>distance (%1)</source>
        <translation>Entfernung (%1)</translation>
    </message>
    <message>
        <source>Mean of the region in each slice, between its smallest and largest value (dotted)</source>
        <translation>Mittelwert der Region in jedem Schnitt, zwischen ihrem kleinsten und größten Wert (gepunktet)</translation>
    </message>
    <message>
        <source>Values along the line, the mean across its width</source>
        <translation>Werte entlang der Linie, gemittelt über ihre Breite</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionLayer</name>
    <message>
        <source>1 cell</source>
        <translation>1 Zelle</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionSet</name>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygon</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionTableModel</name>
    <message>
        <source>all along %1</source>
        <translation>alle entlang %1</translation>
    </message>
    <message>
        <source>all slices</source>
        <translation>alle Schnitte</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Left Out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionTool</name>
    <message>
        <source>Freehand</source>
        <translation>Freihand</translation>
    </message>
    <message>
        <source>There are %1 regions already; no more can be added.</source>
        <translation>Es gibt bereits %1 Regionen; weitere können nicht hinzugefügt werden.</translation>
    </message>
</context>
<context>
    <name>bloscope::ReplaceLine</name>
    <message>
        <source>Value to replace with</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Replace the current cell and find the next (Enter)</source>
        <translation>Aktuelle Zelle ersetzen und nächste suchen (Enter)</translation>
    </message>
    <message>
        <source>Replace A&amp;ll</source>
        <translation>Alle er&amp;setzen</translation>
    </message>
    <message>
        <source>Replace all matches in one step</source>
        <translation>Alle Treffer in einem Schritt ersetzen</translation>
    </message>
    <message>
        <source>Cou&amp;nt</source>
        <translation>Zäh&amp;len</translation>
    </message>
    <message>
        <source>Count the matches</source>
        <translation>Treffer zählen</translation>
    </message>
    <message>
        <source>Replace &amp;with:</source>
        <translation>E&amp;rsetzen durch:</translation>
    </message>
</context>
<context>
    <name>bloscope::ReportActions</name>
    <message>
        <source>Report on Folder</source>
        <translation>Bericht über Ordner</translation>
    </message>
    <message>
        <source>Save Report on %1</source>
        <translation>Bericht über %1 speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>%1-report.html</source>
        <comment>name of a file</comment>
        <translation>%1-Bericht.html</translation>
    </message>
</context>
<context>
    <name>bloscope::RowDetails</name>
    <message>
        <source>Selected Row</source>
        <translation>Ausgewählte Zeile</translation>
    </message>
    <message>
        <source>Show or hide the full text of the selected row</source>
        <translation>Den vollständigen Text der ausgewählten Zeile ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Selected row</source>
        <translation>Ausgewählte Zeile</translation>
    </message>
    <message>
        <source>Select a row to read its full text here.</source>
        <translation>Wählen Sie eine Zeile aus, um hier ihren vollständigen Text zu lesen.</translation>
    </message>
</context>
<context>
    <name>bloscope::RowEditing</name>
    <message>
        <source>Select cells first.</source>
        <translation>Wählen Sie zuerst Zellen aus.</translation>
    </message>
    <message>
        <source>This cell cannot be edited</source>
        <translation>Diese Zelle kann nicht bearbeitet werden</translation>
    </message>
    <message>
        <source>This text is too long for one line or contains invisible characters. Typing replaces it.</source>
        <translation>Dieser Text ist zu lang für eine Zeile oder enthält unsichtbare Zeichen. Eine Eingabe ersetzt ihn.</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>Edit Cell</source>
        <translation>Zelle bearbeiten</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Die Zwischenablage enthält keinen Text.</translation>
    </message>
    <message>
        <source>Nothing was pasted</source>
        <translation>Nichts wurde eingefügt</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>%1 × %2 cells are too many to paste (at most %3). “bloscope set --append-from” adds the rows of a file.</source>
        <translation>%1 × %2 Zellen sind zu viele zum Einfügen (höchstens %3). „bloscope set --append-from“ fügt die Zeilen einer Datei hinzu.</translation>
    </message>
    <message>
        <source>%1 × %2 cells do not fit below and right of the first selected cell.</source>
        <translation>%1 × %2 Zellen passen unterhalb und rechts der ersten ausgewählten Zelle nicht hinein.</translation>
    </message>
    <message>
        <source>These cells cannot be edited</source>
        <translation>Diese Zellen können nicht bearbeitet werden</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s).</source>
        <translation>
            <numerusform>%n Zelle füllen.</numerusform>
            <numerusform>%n Zellen füllen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Set to Null</source>
        <translation>Auf NULL setzen</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <translation>Bearbe&amp;iten</translation>
    </message>
    <message>
        <source>Change cells, add and delete rows</source>
        <translation>Zellen ändern, Zeilen hinzufügen und löschen</translation>
    </message>
    <message>
        <source>&amp;Edit Cell</source>
        <translation>&amp;Zelle bearbeiten</translation>
    </message>
    <message>
        <source>Set to &amp;Null</source>
        <translation>A&amp;uf NULL setzen</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>Auswahl &amp;füllen…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>&amp;Add Row</source>
        <translation>Zeile &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Delete Rows</source>
        <translation>Zeilen &amp;löschen</translation>
    </message>
</context>
<context>
    <name>bloscope::RowFinder</name>
    <message>
        <source>There are no rows.</source>
        <translation>Es gibt keine Zeilen.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Searching, %1 %…</source>
        <translation>Suche läuft, %1 %…</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>Die Suche ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Not found: %1 rows searched</source>
        <translation>Nicht gefunden: %1 Zeilen durchsucht</translation>
    </message>
    <message>
        <source>Found in row %1, after wrapping around</source>
        <translation>In Zeile %1 gefunden; Suche begann von Neuem</translation>
    </message>
    <message>
        <source>Found in row %1</source>
        <translation>In Zeile %1 gefunden</translation>
    </message>
</context>
<context>
    <name>bloscope::RowTableModel</name>
    <message>
        <source>Edited; was empty in the file</source>
        <translation>Bearbeitet; in der Datei leer</translation>
    </message>
    <message>
        <source>Edited; was %1 in the file</source>
        <translation>Bearbeitet; in der Datei: %1</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
</context>
<context>
    <name>bloscope::RowTableView</name>
    <message>
        <source>There is no room for frozen columns; they scroll for now.</source>
        <translation>Für fixierte Spalten ist kein Platz; sie scrollen vorerst mit.</translation>
    </message>
    <message>
        <source>There is room for %1 of %2 frozen columns; the others scroll for now.</source>
        <translation>Für %1 von %2 fixierten Spalten ist Platz; die anderen scrollen vorerst mit.</translation>
    </message>
    <message>
        <source>%1 × %2 cells are too many to copy (at most %3); export them instead.</source>
        <translation>%1 × %2 Zellen sind zu viele zum Kopieren (höchstens %3); exportieren Sie sie stattdessen.</translation>
    </message>
    <message>
        <source>The cells cannot be copied</source>
        <translation>Die Zellen können nicht kopiert werden</translation>
    </message>
    <message>
        <source>Copied %1 × %2 cells.</source>
        <translation>%1 × %2 Zellen kopiert.</translation>
    </message>
</context>
<context>
    <name>bloscope::RowWindows</name>
    <message>
        <source>The rows can be grouped once the search is complete.</source>
        <translation>Die Zeilen können gruppiert werden, sobald die Suche abgeschlossen ist.</translation>
    </message>
    <message>
        <source>The rows can be plotted once the search is complete.</source>
        <translation>Die Zeilen können gezeichnet werden, sobald die Suche abgeschlossen ist.</translation>
    </message>
</context>
<context>
    <name>bloscope::RowsPane</name>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>&amp;Aufsteigend sortieren</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>A&amp;bsteigend sortieren</translation>
    </message>
    <message>
        <source>Sort &amp;Then by This Column</source>
        <translation>&amp;Danach nach dieser Spalte sortieren</translation>
    </message>
    <message>
        <source>&amp;Original Order</source>
        <translation>&amp;Ursprüngliche Reihenfolge</translation>
    </message>
    <message>
        <source>&amp;Filter…</source>
        <translation>&amp;Filtern…</translation>
    </message>
    <message>
        <source>Show Only &amp;Nulls</source>
        <translation>Nur &amp;NULL-Werte anzeigen</translation>
    </message>
    <message>
        <source>H&amp;ide Nulls</source>
        <translation>NULL-&amp;Werte ausblenden</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>S&amp;palte ausblenden</translation>
    </message>
    <message>
        <source>&amp;Columns…</source>
        <translation>&amp;Spalten…</translation>
    </message>
    <message>
        <source>F&amp;reeze up to This Column</source>
        <translation>Bis zu dieser Spalte fi&amp;xieren</translation>
    </message>
    <message>
        <source>&amp;Unfreeze Columns</source>
        <translation>Fixierung auf&amp;heben</translation>
    </message>
    <message>
        <source>Fit All &amp;Widths</source>
        <translation>Alle B&amp;reiten anpassen</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>Statis&amp;tik…</translation>
    </message>
    <message>
        <source>&amp;Group by This Column…</source>
        <translation>Nach dieser Spalte &amp;gruppieren…</translation>
    </message>
    <message>
        <source>&amp;Plot Column…</source>
        <translation>Diagra&amp;mm der Spalte…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>&amp;Mit Überschriften kopieren</translation>
    </message>
    <message>
        <source>Show Only Rows with the &amp;Same %1</source>
        <translation>Nur Zeilen mit &amp;gleichem Wert in „%1“ anzeigen</translation>
    </message>
    <message>
        <source>&amp;Hide Rows with the Same %1</source>
        <translation>Zeilen mit gleichem Wert in „%1“ &amp;ausblenden</translation>
    </message>
    <message>
        <source>Show Only Rows with a &amp;Greater %1</source>
        <translation>Nur Zeilen mit g&amp;rößerem Wert in „%1“ anzeigen</translation>
    </message>
    <message>
        <source>Show Only Rows with a &amp;Smaller %1</source>
        <translation>Nur Zeilen mit kleinerem &amp;Wert in „%1“ anzeigen</translation>
    </message>
    <message>
        <source>G&amp;roup by %1…</source>
        <translation>&amp;Nach „%1“ gruppieren…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>No value is greater or smaller than a null.</source>
        <translation>Kein Wert ist größer oder kleiner als NULL.</translation>
    </message>
    <message>
        <source>Counting the rows…</source>
        <translation>Zeilen werden gezählt…</translation>
    </message>
    <message>
        <source>Table rows</source>
        <translation>Tabellenzeilen</translation>
    </message>
    <message>
        <source>Choose the columns to show and their order</source>
        <translation>Anzuzeigende Spalten und ihre Reihenfolge wählen</translation>
    </message>
    <message>
        <source>Show statistics of the current column</source>
        <translation>Statistik der aktuellen Spalte anzeigen</translation>
    </message>
    <message>
        <source>Gr&amp;oups…</source>
        <translation>Gr&amp;uppen…</translation>
    </message>
    <message>
        <source>Group the rows by the current column</source>
        <translation>Die Zeilen nach der aktuellen Spalte gruppieren</translation>
    </message>
    <message>
        <source>&amp;Plot…</source>
        <translation>Diagra&amp;mm…</translation>
    </message>
    <message>
        <source>Plot the current column (Ctrl+Shift+P)</source>
        <translation>Diagramm der aktuellen Spalte zeichnen (Strg+Umschalt+P)</translation>
    </message>
    <message>
        <source>Recor&amp;d</source>
        <translation>Datensat&amp;z</translation>
    </message>
    <message>
        <source>Show all values of the current row next to the table</source>
        <translation>Alle Werte der aktuellen Zeile neben der Tabelle anzeigen</translation>
    </message>
    <message>
        <source>The new row does not match the filter, so it is not shown.</source>
        <translation>Die neue Zeile entspricht nicht dem Filter und wird daher nicht angezeigt.</translation>
    </message>
    <message>
        <source>A row was added. It is shown where its values are sorted.</source>
        <translation>Eine Zeile wurde hinzugefügt. Sie steht dort, wo ihre Werte einsortiert werden.</translation>
    </message>
    <message>
        <source>Row %1 cannot be shown while the rows are filtered or sorted.</source>
        <translation>Zeile %1 kann nicht angezeigt werden, solange die Zeilen gefiltert oder sortiert sind.</translation>
    </message>
    <message>
        <source>row %1, %2:  %3</source>
        <translation>Zeile %1, %2:  %3</translation>
    </message>
</context>
<context>
    <name>bloscope::RowsView</name>
    <message>
        <source>The slice %1 does not have exactly one dimension. Fix the others to see its rows.</source>
        <translation>Der Ausschnitt %1 hat nicht genau eine Dimension. Legen Sie die anderen auf einen Index fest, um die Zeilen zu sehen.</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>bloscope::SalvageDialog</name>
    <message>
        <source>%1 was written, but the disk did not confirm it</source>
        <translation>%1 wurde geschrieben, aber vom Datenträger nicht bestätigt</translation>
    </message>
    <message>
        <source>%1 was written, but is still damaged: %2.</source>
        <translation>%1 wurde geschrieben, ist aber weiterhin beschädigt: %2.</translation>
    </message>
    <message>
        <source>%1 was written and checked: %2.</source>
        <translation>%1 wurde geschrieben und geprüft: %2.</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Search A&amp;gain</source>
        <translation>Er&amp;neut suchen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Open New File</source>
        <translation>Neue Datei ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Save What Can Be Read of %1</source>
        <translation>Lesbares aus %1 speichern</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Searching for everything that can be read…</source>
        <translation>Alles Lesbare wird gesucht…</translation>
    </message>
    <message>
        <source>Stopped before the whole file was searched.</source>
        <translation>Gestoppt, bevor die ganze Datei durchsucht war.</translation>
    </message>
    <message>
        <source>Nothing in %1 can be saved</source>
        <translation>Aus %1 kann nichts gerettet werden</translation>
    </message>
    <message>
        <source>Shape of the new file: %1.</source>
        <translation>Form der neuen Datei: %1.</translation>
    </message>
    <message>
        <source>%1-saved</source>
        <comment>name of a file</comment>
        <translation>%1-gerettet</translation>
    </message>
    <message>
        <source>A directory cannot replace an existing file. Choose another name.</source>
        <translation>Ein Verzeichnis kann keine vorhandene Datei ersetzen. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>Gestoppt: %1 wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 kann nicht geschrieben werden</translation>
    </message>
</context>
<context>
    <name>bloscope::SalvageForm</name>
    <message>
        <source>Include the &amp;report as vlmetalayer &quot;%1&quot;</source>
        <translation>Be&amp;richt als Vlmetalayer „%1“ einschließen</translation>
    </message>
    <message>
        <source>Value for lost elements</source>
        <translation>Wert für verlorene Elemente</translation>
    </message>
    <message>
        <source>Number for lost values</source>
        <translation>Zahl für verlorene Werte</translation>
    </message>
    <message>
        <source>A number that the element type can represent</source>
        <translation>Eine Zahl, die der Elementtyp darstellen kann</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Eine Datei</translation>
    </message>
    <message>
        <source>Directory of chunks</source>
        <translation>Verzeichnis von Chunks</translation>
    </message>
    <message>
        <source>A directory with one file per chunk cannot replace existing files</source>
        <translation>Ein Verzeichnis mit einer Datei pro Chunk kann keine vorhandenen Dateien ersetzen</translation>
    </message>
    <message>
        <source>Records the missing parts in the new file</source>
        <translation>Vermerkt die fehlenden Teile in der neuen Datei</translation>
    </message>
    <message>
        <source>Lost &amp;values become:</source>
        <translation>&amp;Verlorene Werte ersetzen durch:</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>For&amp;mat:</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Enter the number for lost values.</source>
        <translation>Geben Sie die Zahl für verlorene Werte ein.</translation>
    </message>
</context>
<context>
    <name>bloscope::SaveObstacle</name>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>Changes cannot be saved here: %1.</source>
        <translation>Änderungen können hier nicht gespeichert werden: %1.</translation>
    </message>
    <message>
        <source>They can be saved as another file.</source>
        <translation>Sie können als andere Datei gespeichert werden.</translation>
    </message>
    <message>
        <source>Another program has locked this file. Saving waits until it is unlocked.</source>
        <translation>Ein anderes Programm hat diese Datei gesperrt. Das Speichern wartet, bis sie entsperrt wird.</translation>
    </message>
</context>
<context>
    <name>bloscope::ScaleControls</name>
    <message>
        <source>Gamma</source>
        <translation>Gamma</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>&amp;Linear</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>L&amp;og</translation>
    </message>
    <message>
        <source>Logarithmic; omits numbers of zero or less</source>
        <translation>Logarithmisch; lässt Zahlen kleiner oder gleich null aus</translation>
    </message>
    <message>
        <source>&amp;Symlog</source>
        <translation>&amp;Symlog</translation>
    </message>
    <message>
        <source>Logarithmic on both sides of zero</source>
        <translation>Logarithmisch auf beiden Seiten von null</translation>
    </message>
    <message>
        <source>&amp;Asinh</source>
        <translation>&amp;Asinh</translation>
    </message>
    <message>
        <source>Inverse hyperbolic sine: linear near zero, logarithmic beyond</source>
        <translation>Areasinus hyperbolicus: linear nahe null, darüber hinaus logarithmisch</translation>
    </message>
    <message>
        <source>S&amp;qrt</source>
        <translation>S&amp;qrt</translation>
    </message>
    <message>
        <source>Square root on both sides of zero</source>
        <translation>Quadratwurzel auf beiden Seiten von null</translation>
    </message>
    <message>
        <source>&amp;Gamma</source>
        <translation>&amp;Gamma</translation>
    </message>
    <message>
        <source>Power law over the range</source>
        <translation>Potenzgesetz über den Bereich</translation>
    </message>
    <message>
        <source>Colour scale</source>
        <translation>Farbskalierung</translation>
    </message>
    <message>
        <source>How numbers map to colours</source>
        <translation>Wie Zahlen auf Farben abgebildet werden</translation>
    </message>
    <message>
        <source>Scale exponent</source>
        <translation>Exponent der Skalierung</translation>
    </message>
    <message>
        <source>An exponent below 1 emphasises low values, one above 1 high values</source>
        <translation>Ein Exponent unter 1 betont niedrige Werte, über 1 hohe</translation>
    </message>
</context>
<context>
    <name>bloscope::SelectionStatistics</name>
    <message>
        <source>%1 · …</source>
        <translation>%1 · …</translation>
    </message>
    <message>
        <source>Statistics of the selection</source>
        <translation>Statistik der Auswahl</translation>
    </message>
    <message>
        <source>%1 · … %2 %</source>
        <translation>%1 · … %2 %</translation>
    </message>
</context>
<context>
    <name>bloscope::ServerTreeModel</name>
    <message>
        <source>%1 – %2</source>
        <comment>a file and where it is</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Nothing is here</source>
        <translation>Hier ist nichts</translation>
    </message>
    <message>
        <source>More than %1 entries: the others are not listed</source>
        <translation>Mehr als %1 Einträge: Die übrigen sind nicht aufgeführt</translation>
    </message>
    <message>
        <source>This cannot be listed</source>
        <translation>Dies kann nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>fetching…</source>
        <translation>wird abgerufen…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>bloscope::ServersView</name>
    <message>
        <source>&amp;Add Server…</source>
        <translation>Server &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;List Again</source>
        <translation>Neu auf&amp;listen</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Add an S3 bucket, a Caterva2 server, a web server or a list of addresses to browse what is there.</source>
        <translation>Fügen Sie einen S3-Bucket, einen Caterva2-Server, einen Webserver oder eine Adressliste hinzu, um sie zu durchsuchen.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Copy Address</source>
        <translation>Adresse &amp;kopieren</translation>
    </message>
    <message>
        <source>Log &amp;In…</source>
        <translation>&amp;Anmelden…</translation>
    </message>
</context>
<context>
    <name>bloscope::SessionKeeper</name>
    <message>
        <source>This file has changed since you last had it open.</source>
        <translation>Diese Datei hat sich geändert, seit Sie sie zuletzt geöffnet hatten.</translation>
    </message>
</context>
<context>
    <name>bloscope::ShortcutDialog</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Move the current cell</source>
        <translation>Aktuelle Zelle wechseln</translation>
    </message>
    <message>
        <source>Arrow keys, Page Up, Page Down, Home, End</source>
        <translation>Pfeiltasten, Bild aufwärts, Bild abwärts, Pos1, Ende</translation>
    </message>
    <message>
        <source>Select cells</source>
        <translation>Zellen auswählen</translation>
    </message>
    <message>
        <source>Shift with these keys, Drag, Shift+Click</source>
        <translation>Umschalt mit diesen Tasten, Ziehen, Umschalt+Klick</translation>
    </message>
    <message>
        <source>Edit the current cell</source>
        <translation>Aktuelle Zelle bearbeiten</translation>
    </message>
    <message>
        <source>F2, Return, Double-click, or type a value</source>
        <translation>F2, Return, Doppelklick, Wert eintippen</translation>
    </message>
    <message>
        <source>Accept the value and move on</source>
        <translation>Wert übernehmen und weitergehen</translation>
    </message>
    <message>
        <source>Return, Shift+Return, Tab, Shift+Tab</source>
        <translation>Return, Umschalt+Return, Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Discard the typed value</source>
        <translation>Eingetippten Wert verwerfen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Fit a column to its contents</source>
        <translation>Spalte an ihren Inhalt anpassen</translation>
    </message>
    <message>
        <source>Double-click on the edge of its header</source>
        <translation>Doppelklick auf den Rand der Überschrift</translation>
    </message>
    <message>
        <source>Change the width of a column</source>
        <translation>Breite einer Spalte ändern</translation>
    </message>
    <message>
        <source>Drag the edge of its header</source>
        <translation>Rand der Überschrift ziehen</translation>
    </message>
    <message>
        <source>Open the menu of the cells</source>
        <translation>Menü der Zellen öffnen</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomen</translation>
    </message>
    <message>
        <source>Wheel, +, -</source>
        <translation>Mausrad, +, -</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Bild verschieben</translation>
    </message>
    <message>
        <source>Drag, Arrow keys</source>
        <translation>Ziehen, Pfeiltasten</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>Home, Double-click</source>
        <translation>Pos1, Doppelklick</translation>
    </message>
    <message>
        <source>Mark a cell</source>
        <translation>Zelle markieren</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Move the mark</source>
        <translation>Markierung verschieben</translation>
    </message>
    <message>
        <source>Shift+Arrow keys</source>
        <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <source>Remove mark and selection</source>
        <translation>Markierung und Auswahl aufheben</translation>
    </message>
    <message>
        <source>Select a rectangle</source>
        <translation>Rechteck auswählen</translation>
    </message>
    <message>
        <source>Shift+Drag, Ctrl+Shift+Arrow keys</source>
        <translation>Umschalt+Ziehen, Strg+Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <source>Go to another plane</source>
        <translation>Zu einer anderen Ebene gehen</translation>
    </message>
    <message>
        <source>Page Up, Page Down, Alt+Wheel</source>
        <translation>Bild aufwärts, Bild abwärts, Alt+Mausrad</translation>
    </message>
    <message>
        <source>Show or hide the histogram</source>
        <translation>Histogramm ein- oder ausblenden</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Show or hide the profiles</source>
        <translation>Profile ein- oder ausblenden</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Choose a projection</source>
        <translation>Projektion wählen</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Turn the maximum of a volume by 15°, or back</source>
        <translation>Maximum eines Volumens um 15° drehen oder zurückdrehen</translation>
    </message>
    <message>
        <source>T, Shift+T</source>
        <translation>T, Umschalt+T</translation>
    </message>
    <message>
        <source>Show or hide the overlay</source>
        <translation>Overlay ein- oder ausblenden</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Change the colour range</source>
        <translation>Farbbereich ändern</translation>
    </message>
    <message>
        <source>Drag an end of the range, or Up, Down, Page Up, Page Down on it</source>
        <translation>Ein Ende des Bereichs ziehen, oder dort Hoch, Herunter, Bild aufwärts, Bild abwärts</translation>
    </message>
    <message>
        <source>Painting</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Start or stop painting</source>
        <translation>Malen beginnen oder beenden</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Drag, Space at the marked cell</source>
        <translation>Ziehen, Leertaste an der markierten Zelle</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Right button, Shift+Drag, Shift+Space</source>
        <translation>Rechte Maustaste, Umschalt+Ziehen, Umschalt+Leertaste</translation>
    </message>
    <message>
        <source>Pick the value of a cell</source>
        <translation>Wert einer Zelle aufnehmen</translation>
    </message>
    <message>
        <source>Alt+Click</source>
        <translation>Alt+Klick</translation>
    </message>
    <message>
        <source>Brush size</source>
        <translation>Pinselgröße</translation>
    </message>
    <message>
        <source>[, ]</source>
        <translation>[, ]</translation>
    </message>
    <message>
        <source>Disc, ball, fill slice, fill volume, polygon, lasso</source>
        <translation>Scheibe, Kugel, Schnitt füllen, Volumen füllen, Polygon, Lasso</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 bis 6</translation>
    </message>
    <message>
        <source>Fill the polygon, remove its last corner</source>
        <translation>Polygon füllen, seine letzte Ecke entfernen</translation>
    </message>
    <message>
        <source>Return or double-click, Backspace</source>
        <translation>Return oder Doppelklick, Rücktaste</translation>
    </message>
    <message>
        <source>Copy the label to the next or previous slice</source>
        <translation>Label in den nächsten oder vorherigen Schnitt kopieren</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Umschalt+N</translation>
    </message>
    <message>
        <source>Interpolate the label between slices</source>
        <translation>Label zwischen Schnitten interpolieren</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Erase islands in the volume or the slice</source>
        <translation>Inseln im Volumen oder im Schnitt entfernen</translation>
    </message>
    <message>
        <source>K, Shift+K</source>
        <translation>K, Umschalt+K</translation>
    </message>
    <message>
        <source>Ctrl+Drag</source>
        <translation>Strg+Ziehen</translation>
    </message>
    <message>
        <source>Stop painting</source>
        <translation>Malen beenden</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Drag, Left, Right</source>
        <translation>Ziehen, Links, Rechts</translation>
    </message>
    <message>
        <source>Mark a point</source>
        <translation>Punkt markieren</translation>
    </message>
    <message>
        <source>Click, Shift+Left, Shift+Right</source>
        <translation>Klick, Umschalt+Links, Umschalt+Rechts</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <translation>Markierung aufheben</translation>
    </message>
    <message>
        <source>Show other lines</source>
        <translation>Andere Linien anzeigen</translation>
    </message>
    <message>
        <source>Alt+Wheel</source>
        <translation>Alt+Mausrad</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Move the crosshair</source>
        <translation>Fadenkreuz verschieben</translation>
    </message>
    <message>
        <source>Click, Drag, Arrow keys</source>
        <translation>Klick, Ziehen, Pfeiltasten</translation>
    </message>
    <message>
        <source>Wheel, Page Up, Page Down</source>
        <translation>Mausrad, Bild aufwärts, Bild abwärts</translation>
    </message>
    <message>
        <source>Ctrl+Wheel, +, -</source>
        <translation>Strg+Mausrad, +, -</translation>
    </message>
    <message>
        <source>Ctrl+Drag, Shift+Arrow keys</source>
        <translation>Strg+Ziehen, Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <source>Maximise a plane, or show all of them</source>
        <translation>Eine Ebene maximieren oder alle anzeigen</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Show or hide the enlarged plane</source>
        <translation>Große Ebene ein- oder ausblenden</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Dimension bar</source>
        <translation>Dimensionsleiste</translation>
    </message>
    <message>
        <source>Change the index</source>
        <translation>Index ändern</translation>
    </message>
    <message>
        <source>Drag the slider, Click next to its handle, Arrow keys</source>
        <translation>Schieberegler ziehen, Klick neben den Griff, Pfeiltasten</translation>
    </message>
    <message>
        <source>First or last index</source>
        <translation>Erster oder letzter Index</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Show the typed slice</source>
        <translation>Eingetippten Ausschnitt anzeigen</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Chunk map</source>
        <translation>Chunk-Karte</translation>
    </message>
    <message>
        <source>Choose a chunk</source>
        <translation>Chunk wählen</translation>
    </message>
    <message>
        <source>Click, Arrow keys</source>
        <translation>Klick, Pfeiltasten</translation>
    </message>
    <message>
        <source>Show the cells of the chunk</source>
        <translation>Zellen des Chunks anzeigen</translation>
    </message>
    <message>
        <source>Return, Double-click</source>
        <translation>Return, Doppelklick</translation>
    </message>
    <message>
        <source>Scroll the map</source>
        <translation>Karte scrollen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Move the caret</source>
        <translation>Cursor bewegen</translation>
    </message>
    <message>
        <source>Select bytes</source>
        <translation>Bytes auswählen</translation>
    </message>
    <message>
        <source>Shift with these keys, Drag</source>
        <translation>Umschalt mit diesen Tasten, Ziehen</translation>
    </message>
    <message>
        <source>Switch between digits and characters</source>
        <translation>Zwischen Ziffern und Zeichen wechseln</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Show the cell at the caret</source>
        <translation>Zelle am Cursor anzeigen</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Metadaten</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>Eintrag hinzufügen</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Edit the value</source>
        <translation>Wert bearbeiten</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>Typ ändern</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>Edit as JSON or hex</source>
        <translation>Als JSON oder Hex bearbeiten</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Strg+J</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Strg+D</translation>
    </message>
    <message>
        <source>Move up or down</source>
        <translation>Nach oben oder unten verschieben</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+Hoch, Alt+Herunter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Expand everything below</source>
        <translation>Alles darunter aufklappen</translation>
    </message>
    <message>
        <source>*</source>
        <translation>*</translation>
    </message>
    <message>
        <source>Bars and panels</source>
        <translation>Leisten und Bereiche</translation>
    </message>
    <message>
        <source>Close the find bar, the go-to bar or a message</source>
        <translation>Suchleiste, Sprungleiste oder Meldung schließen</translation>
    </message>
    <message>
        <source>Close a findings or comparison panel</source>
        <translation>Bereich mit Befunden oder Vergleich schließen</translation>
    </message>
    <message>
        <source>Next or previous match</source>
        <translation>Nächster oder vorheriger Treffer</translation>
    </message>
    <message>
        <source>Return, Shift+Return</source>
        <translation>Return, Umschalt+Return</translation>
    </message>
    <message>
        <source>Move a tab, or detach it as a window</source>
        <translation>Tab verschieben oder als Fenster ablösen</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Aktionen und Tasten suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Keys and mouse gestures</source>
        <translation>Tasten und Mausgesten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
</context>
<context>
    <name>bloscope::SidePanelOverlay</name>
    <message>
        <source>Panel shown over the data</source>
        <translation>Über den Daten angezeigter Bereich</translation>
    </message>
    <message>
        <source>Close the panel (Escape)</source>
        <translation>Bereich schließen (Escape)</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceBox</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>what is selected, its slice, its fields</comment>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceTableModel</name>
    <message>
        <source>%1 = %2   of %3</source>
        <translation>%1 = %2   aus %3</translation>
    </message>
    <message>
        <source>Index %1 of dimension %2</source>
        <translation>Index %1 der Dimension %2</translation>
    </message>
    <message>
        <source>%1: %2, at byte %3 of the element</source>
        <translation>%1: %2, bei Byte %3 des Elements</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceTableView</name>
    <message>
        <source>Ed&amp;it Cell</source>
        <translation>&amp;Zelle bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>Auswahl &amp;füllen…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>&amp;Mit Überschriften kopieren</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Alles aus&amp;wählen</translation>
    </message>
    <message>
        <source>&amp;Export Selection…</source>
        <translation>Auswahl e&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Export Slice…</source>
        <translation>Ausschnitt exp&amp;ortieren…</translation>
    </message>
    <message>
        <source>S&amp;how in File…</source>
        <translation>In &amp;Datei anzeigen…</translation>
    </message>
    <message>
        <source>Selected cells, with all fields</source>
        <translation>Ausgewählte Zellen, mit allen Feldern</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceView</name>
    <message>
        <source>Copy as Co&amp;de</source>
        <translation>Als &amp;Code kopieren</translation>
    </message>
    <message>
        <source>Selected cells</source>
        <translation>Ausgewählte Zellen</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsPane</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The statistics cannot be computed</source>
        <translation>Die Statistik kann nicht berechnet werden</translation>
    </message>
    <message>
        <source>Computing statistics of %1…</source>
        <translation>Statistik von %1 wird berechnet…</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>So far: %1 of %2 cells in %3</source>
        <translation>Bisher: %1 von %2 Zellen in %3</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 cells in %3</source>
        <translation>Abgebrochen nach %1 von %2 Zellen in %3</translation>
    </message>
    <message>
        <source>Exact, from all %1 cells in %2; percentiles follow</source>
        <translation>Exakt, aus allen %1 Zellen in %2; Perzentile folgen</translation>
    </message>
    <message>
        <source>Exact, from all %1 cells in %2</source>
        <translation>Exakt, aus allen %1 Zellen in %2</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsRun</name>
    <message>
        <source>Computing statistics</source>
        <translation>Statistik berechnen</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsTables</name>
    <message>
        <source>Quantity</source>
        <translation>Kenngröße</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Perzentil</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>Perzentile</translation>
    </message>
    <message>
        <source>Percentiles of the finite numbers, interpolated linearly (NumPy&apos;s method &quot;linear&quot;)</source>
        <translation>Perzentile der endlichen Zahlen, linear interpoliert (Methode „linear“ von NumPy)</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Strings</translation>
    </message>
    <message>
        <source>Go to this cell (Enter)</source>
        <translation>Zu dieser Zelle gehen (Enter)</translation>
    </message>
    <message>
        <source>The %1 most frequent values</source>
        <translation>Die %1 häufigsten Werte</translation>
    </message>
    <message numerus="yes">
        <source>Left out: damaged parts of %n chunk(s), such as %1</source>
        <extracomment>%1 a damaged part, %n chunks that have some</extracomment>
        <translation>
            <numerusform>Ausgelassen: beschädigte Teile in %n Chunk, etwa %1</numerusform>
            <numerusform>Ausgelassen: beschädigte Teile in %n Chunks, etwa %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <comment>damaged parts</comment>
        <translation>Ausgelassen: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsView</name>
    <message>
        <source>Shown slice</source>
        <translation>Angezeigter Ausschnitt</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>Ganzes Array</translation>
    </message>
    <message>
        <source>Statistics of</source>
        <translation>Statistik für</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Statistics &amp;of:</source>
        <translation>Statistik &amp;für:</translation>
    </message>
    <message>
        <source>Copied the statistics.</source>
        <translation>Statistik kopiert.</translation>
    </message>
</context>
<context>
    <name>bloscope::StatusFields</name>
    <message>
        <source>Memory used by decoded blocks, and the limit</source>
        <translation>Von dekodierten Blöcken belegter Speicher und dessen Grenze</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>Angezeigt: %1</translation>
    </message>
    <message>
        <source>Current cell and exact value: %1</source>
        <translation>Aktuelle Zelle und genauer Wert: %1</translation>
    </message>
    <message>
        <source>Statistics of the selected cells: %1</source>
        <translation>Statistik der ausgewählten Zellen: %1</translation>
    </message>
    <message>
        <source>Cache %1 of %2</source>
        <translation>Cache %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>Fetched %1 in %n request(s)</source>
        <comment>bytes</comment>
        <translation>
            <numerusform>%1 mit %n Anfrage abgerufen</numerusform>
            <numerusform>%1 mit %n Anfragen abgerufen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2/s</source>
        <comment>what was fetched, bytes each second</comment>
        <translation>%1, %2/s</translation>
    </message>
    <message>
        <source>From servers since the program was started. %1 were read, what was kept on the disk included.</source>
        <translation>Von Servern seit dem Programmstart. Gelesen wurden %1, einschließlich der auf dem Datenträger gespeicherten Daten.</translation>
    </message>
    <message>
        <source>The connection is not encrypted.</source>
        <translation>Die Verbindung ist nicht verschlüsselt.</translation>
    </message>
</context>
<context>
    <name>bloscope::StepHexView</name>
    <message>
        <source>Bytes after this step</source>
        <translation>Bytes nach diesem Schritt</translation>
    </message>
</context>
<context>
    <name>bloscope::StorePage</name>
    <message>
        <source>There are no attributes.</source>
        <translation>Es gibt keine Attribute.</translation>
    </message>
    <message>
        <source>There are no attributes, and none can be added here: %1.</source>
        <translation>Es gibt keine Attribute, und hier können keine hinzugefügt werden: %1.</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Nach Namen filtern</translation>
    </message>
    <message>
        <source>Filter groups and leaves by name</source>
        <translation>Gruppen und Blätter nach Namen filtern</translation>
    </message>
    <message>
        <source>Internal parts</source>
        <translation>Interne Teile</translation>
    </message>
    <message>
        <source>Show internal data of the library: attributes, table columns, indexes</source>
        <translation>Interne Daten der Bibliothek anzeigen: Attribute, Tabellenspalten, Indizes</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>&amp;Vorschau</translation>
    </message>
    <message>
        <source>Show the first values of the selected part beside the tree</source>
        <translation>Die ersten Werte des ausgewählten Teils neben dem Baum anzeigen</translation>
    </message>
    <message>
        <source>Groups and leaves</source>
        <translation>Gruppen und Blätter</translation>
    </message>
    <message>
        <source>Open in New &amp;Tab</source>
        <translation>In neuem &amp;Tab öffnen</translation>
    </message>
    <message>
        <source>&amp;Open from %1</source>
        <translation>Von %1 ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Edit &amp;Attributes</source>
        <translation>Att&amp;ribute bearbeiten</translation>
    </message>
    <message>
        <source>Add &amp;Attributes</source>
        <translation>Att&amp;ribute hinzufügen</translation>
    </message>
    <message>
        <source>%1 is no longer in this store.</source>
        <translation>%1 ist nicht mehr in diesem Store.</translation>
    </message>
    <message>
        <source>&amp;Copy Key</source>
        <translation>Schlüssel &amp;kopieren</translation>
    </message>
    <message>
        <source>%1 in a %2</source>
        <translation>%1 in einem %2</translation>
    </message>
</context>
<context>
    <name>bloscope::StoreTreeModel</name>
    <message>
        <source>This refers to %1, which is not opened. Some of its batches are cached here.</source>
        <translation>Dies verweist auf %1, das nicht geöffnet wird. Einige Batches davon sind hier zwischengespeichert.</translation>
    </message>
    <message>
        <source>This refers to %1, which is not opened.</source>
        <translation>Dies verweist auf %1, das nicht geöffnet wird.</translation>
    </message>
    <message>
        <source>This is not a Blosc2 file; stores ignore it.</source>
        <translation>Dies ist keine Blosc2-Datei; Stores ignorieren sie.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureDock</name>
    <message>
        <source>There is no structure to show</source>
        <translation>Es gibt keine Struktur anzuzeigen</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureTree</name>
    <message>
        <source>Structure of the file</source>
        <translation>Struktur der Datei</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureTreeModel</name>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureView</name>
    <message>
        <source>chunk</source>
        <translation>Chunk</translation>
    </message>
    <message>
        <source>Search, or “chunk 17”</source>
        <translation>Suchen, z. B. „Chunk 17“</translation>
    </message>
    <message>
        <source>Search the structure</source>
        <translation>Struktur durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Copy Row</source>
        <translation>Zeile &amp;kopieren</translation>
    </message>
    <message>
        <source>Show &amp;Bytes</source>
        <translation>&amp;Bytes anzeigen</translation>
    </message>
    <message>
        <source>Decode Block &amp;Step by Step…</source>
        <translation>Block &amp;Schritt für Schritt dekodieren…</translation>
    </message>
</context>
<context>
    <name>bloscope::TableBar</name>
    <message>
        <source>Co&amp;lour by value</source>
        <translation>Nach &amp;Wert färben</translation>
    </message>
    <message>
        <source>Colour the background of cells by value, from the lowest to the highest visible number, in the heatmap&apos;s colours</source>
        <translation>Hintergrund der Zellen nach Wert färben, von der kleinsten bis zur größten sichtbaren Zahl, in den Farben der Heatmap</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>Zahl&amp;en:</translation>
    </message>
</context>
<context>
    <name>bloscope::TableChanges</name>
    <message>
        <source>%1: nothing was changed</source>
        <translation>Durch „%1“ wurde nichts geändert</translation>
    </message>
    <message>
        <source>Revert to Saved</source>
        <translation>Auf gespeicherten Stand zurücksetzen</translation>
    </message>
</context>
<context>
    <name>bloscope::TableColors</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>bloscope::TableEditing</name>
    <message>
        <source>Select cells first.</source>
        <translation>Wählen Sie zuerst Zellen aus.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Die Zwischenablage enthält keinen Text.</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s).</source>
        <translation>
            <numerusform>%n Zelle füllen.</numerusform>
            <numerusform>%n Zellen füllen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::TablePage</name>
    <message>
        <source>Go to ro&amp;w:</source>
        <translation>Gehe zu &amp;Zeile:</translation>
    </message>
    <message>
        <source>A table inside a single frame cannot be edited; one in a directory (.b2d) or an archive (.b2z) can.</source>
        <translation>Eine Tabelle in einem einzelnen Frame kann nicht bearbeitet werden; in einem Verzeichnis (.b2d) oder Archiv (.b2z) ist das möglich.</translation>
    </message>
    <message>
        <source>There are no attributes.</source>
        <translation>Es gibt keine Attribute.</translation>
    </message>
    <message>
        <source>There is no code for a table inside another file.</source>
        <translation>Für eine Tabelle in einer anderen Datei gibt es keinen Code.</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>table, %1</source>
        <translation>Tabelle, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>table, %1, %2</source>
        <translation>Tabelle, %1, %2</translation>
    </message>
</context>
<context>
    <name>bloscope::TablePane</name>
    <message>
        <source>Table of values</source>
        <translation>Tabelle der Werte</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Frozen columns</source>
        <translation>Fixierte Spalten</translation>
    </message>
</context>
<context>
    <name>bloscope::TableQuery</name>
    <message>
        <source>Searching the table</source>
        <translation>Tabelle durchsuchen</translation>
    </message>
    <message>
        <source>Counting the rows…</source>
        <translation>Zeilen werden gezählt…</translation>
    </message>
    <message>
        <source>Filtering, %1 %…</source>
        <translation>Filtern, %1 %…</translation>
    </message>
    <message>
        <source>Sorting, %1 %…</source>
        <translation>Sortieren, %1 %…</translation>
    </message>
</context>
<context>
    <name>bloscope::TableRowChanges</name>
    <message>
        <source>Delete Rows</source>
        <translation>Zeilen löschen</translation>
    </message>
    <message>
        <source>Add Row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
</context>
<context>
    <name>bloscope::TableSearch</name>
    <message>
        <source>Cancelled: %1 rows found so far</source>
        <translation>Abgebrochen: %1 Zeilen bisher gefunden</translation>
    </message>
    <message>
        <source>The rows cannot be sorted</source>
        <translation>Die Zeilen können nicht sortiert werden</translation>
    </message>
    <message>
        <source>The table cannot be searched</source>
        <translation>Die Tabelle kann nicht durchsucht werden</translation>
    </message>
    <message>
        <source>The rows cannot be listed</source>
        <translation>Die Zeilen können nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>%1 · edited since</source>
        <translation>%1 · seither bearbeitet</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>bloscope::TargetChoice</name>
    <message>
        <source>Paint target</source>
        <translation>Malziel</translation>
    </message>
    <message>
        <source>Paint target: %1</source>
        <translation>Malziel: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::TextFindBar</name>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Vorheriges</translation>
    </message>
    <message>
        <source>Find the previous cell (Shift+F3)</source>
        <translation>Vorherige Zelle suchen (Umschalt+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächstes</translation>
    </message>
    <message>
        <source>Find the next cell (F3)</source>
        <translation>Nächste Zelle suchen (F3)</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Gesuchter Text</translation>
    </message>
    <message>
        <source>Find te&amp;xt:</source>
        <translation>Text su&amp;chen:</translation>
    </message>
    <message>
        <source>Close the find bar (Escape)</source>
        <translation>Suchleiste schließen (Escape)</translation>
    </message>
</context>
<context>
    <name>bloscope::TurningVolume</name>
    <message>
        <source>Reading the volume</source>
        <translation>Volumen lesen</translation>
    </message>
</context>
<context>
    <name>bloscope::ValueChanges</name>
    <message>
        <source>Values cannot be edited here</source>
        <translation>Werte können hier nicht bearbeitet werden</translation>
    </message>
</context>
<context>
    <name>bloscope::ValueDialog</name>
    <message>
        <source>Value of %1 (read-only)</source>
        <translation>Wert von %1 (schreibgeschützt)</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>&amp;JSON</translation>
    </message>
    <message>
        <source>He&amp;x</source>
        <translation>He&amp;x</translation>
    </message>
    <message>
        <source>Value validation</source>
        <translation>Prüfung des Werts</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>JSON is not available</source>
        <translation>JSON ist nicht verfügbar</translation>
    </message>
    <message>
        <source>There are no bytes to show until the text is a valid value.</source>
        <translation>Es gibt keine Bytes anzuzeigen, bis der Text ein gültiger Wert ist.</translation>
    </message>
    <message>
        <source>Before: %1, now: %2</source>
        <translation>Vorher: %1, jetzt: %2</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>Nichts geändert.</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Discard the changes to %1?</source>
        <translation>Die Änderungen an %1 verwerfen?</translation>
    </message>
</context>
<context>
    <name>bloscope::ValueFiles</name>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>MessagePack (*.msgpack)</source>
        <translation>MessagePack (*.msgpack)</translation>
    </message>
    <message>
        <source>Raw content (*.bin)</source>
        <translation>Rohinhalt (*.bin)</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>By extension (*)</source>
        <translation>Nach Endung (*)</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 kann nicht gelesen werden</translation>
    </message>
</context>
<context>
    <name>bloscope::VectorBox</name>
    <message>
        <source>Curve data</source>
        <translation>Daten der Kurve</translation>
    </message>
    <message>
        <source>Plot the cells, or a value from the metadata of each frame</source>
        <translation>Die Zellen darstellen oder einen Wert aus den Metadaten jedes Bildes</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
</context>
<context>
    <name>bloscope::ViewAlone</name>
    <message>
        <source>Press F11 or Escape to restore the window.</source>
        <translation>F11 oder Escape stellt das Fenster wieder her.</translation>
    </message>
</context>
<context>
    <name>bloscope::ViewTabs</name>
    <message>
        <source>Slice views</source>
        <translation>Ansichten des Ausschnitts</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>bloscope::WelcomePage</name>
    <message>
        <source>Opens, shows, checks and edits Blosc2 files</source>
        <translation>Öffnet, zeigt, prüft und bearbeitet Blosc2-Dateien</translation>
    </message>
    <message>
        <source>… or drop files and folders here.</source>
        <translation>… oder Dateien und Ordner hierher ziehen.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is the name of a file, %2 its folder</extracomment>
        <translation>%1 in %2</translation>
    </message>
</context>
<context>
    <name>bloscope::Windows</name>
    <message>
        <source>Move to &amp;New Window</source>
        <translation>In &amp;neues Fenster verschieben</translation>
    </message>
    <message>
        <source>Move to &amp;Window</source>
        <translation>In &amp;Fenster verschieben</translation>
    </message>
</context>
</TS>
