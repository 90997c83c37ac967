<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>ArraySummary</name>
    <message>
        <source>scalar</source>
        <translation>escalar</translation>
    </message>
</context>
<context>
    <name>ArrayView</name>
    <message>
        <source>T&amp;able</source>
        <translation>&amp;Tabla</translation>
    </message>
    <message>
        <source>&amp;Heatmap</source>
        <translation>&amp;Mapa de calor</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Curva</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Planes</source>
        <translation>&amp;Planos</translation>
    </message>
    <message>
        <source>Chun&amp;ks</source>
        <translation>Fra&amp;gmentos</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>&amp;Bytes</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>Co&amp;nsulta</translation>
    </message>
</context>
<context>
    <name>BytePartText</name>
    <message>
        <source>Header</source>
        <translation>Cabecera</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Metadatos</translation>
    </message>
    <message>
        <source>Chunk headers</source>
        <translation>Cabeceras de fragmentos</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>Sin usar</translation>
    </message>
</context>
<context>
    <name>CaseText</name>
    <message>
        <source>labels</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>labels of a different shape</source>
        <translation>etiquetas con otra forma</translation>
    </message>
    <message>
        <source>unreadable labels</source>
        <translation>etiquetas ilegibles</translation>
    </message>
    <message>
        <source>no labels</source>
        <translation>sin etiquetas</translation>
    </message>
    <message>
        <source>properties</source>
        <translation>propiedades</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>No se puede abrir</translation>
    </message>
    <message>
        <source>no array</source>
        <translation>ningún array</translation>
    </message>
    <message>
        <source>Cannot be drawn</source>
        <translation>No se puede dibujar</translation>
    </message>
</context>
<context>
    <name>CellTile</name>
    <message>
        <source>This cell cannot be shown: %1.</source>
        <translation>Esta celda no se puede mostrar: %1.</translation>
    </message>
    <message>
        <source>This cell was never written and has no value.</source>
        <translation>Esta celda nunca se escribió y no tiene valor.</translation>
    </message>
    <message>
        <source>This cell has no value here: %1.</source>
        <translation>Esta celda no tiene valor aquí: %1.</translation>
    </message>
</context>
<context>
    <name>CellToolTip</name>
    <message>
        <source>%1 = %2
of %3</source>
        <translation>%1 = %2
de %3</translation>
    </message>
    <message>
        <source>Edited; was empty in the file</source>
        <translation>Editada; estaba vacía en el archivo</translation>
    </message>
    <message>
        <source>Edited; was %1 in the file</source>
        <translation>Editada; en el archivo era %1</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message numerus="yes">
        <source>Damaged in %n place(s); all chunks found can be read.</source>
        <translation>
            <numerusform>Dañado en %n lugar; se pueden leer todos los fragmentos encontrados.</numerusform>
            <numerusform>Dañado en %n lugares; se pueden leer todos los fragmentos encontrados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged in %n place(s), in the only chunk.</source>
        <translation>
            <numerusform>Dañado en %n lugar, en el único fragmento.</numerusform>
            <numerusform>Dañado en %n lugares, en el único fragmento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged in %n place(s), in %1 of %2 chunks.</source>
        <translation>
            <numerusform>Dañado en %n lugar, en %1 de %2 fragmentos.</numerusform>
            <numerusform>Dañado en %n lugares, en %1 de %2 fragmentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bloscope cannot read %n other part(s).</source>
        <translation>
            <numerusform>Bloscope no puede leer %n parte más.</numerusform>
            <numerusform>Bloscope no puede leer %n partes más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No damage was found, but Bloscope cannot read %n part(s).</source>
        <translation>
            <numerusform>No se encontraron daños, pero Bloscope no puede leer %n parte.</numerusform>
            <numerusform>No se encontraron daños, pero Bloscope no puede leer %n partes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No damage found. All %n chunk(s) can be read (%1 decoded).</source>
        <translation>
            <numerusform>No se encontraron daños. Se puede leer %n fragmento (%1 decodificados).</numerusform>
            <numerusform>No se encontraron daños. Se pueden leer los %n fragmentos (%1 decodificados).</numerusform>
        </translation>
    </message>
    <message>
        <source>Blosc2 stores no checksums, so changed bytes that still decode go unnoticed.</source>
        <translation>Blosc2 no guarda sumas de comprobación: los bytes alterados que aún se decodifican pasan inadvertidos.</translation>
    </message>
    <message>
        <source>File &gt; Save What Can Be Read</source>
        <translation>Archivo &gt; Guardar lo legible</translation>
    </message>
    <message>
        <source>View &gt; Metadata</source>
        <translation>Ver &gt; Metadatos</translation>
    </message>
    <message>
        <source>No damage found</source>
        <translation>Sin daños</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañado</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegible</translation>
    </message>
    <message numerus="yes">
        <source>There are %n note(s).</source>
        <translation>
            <numerusform>Hay %n nota.</numerusform>
            <numerusform>Hay %n notas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s) are not listed.</source>
        <translation>
            <numerusform>Hay %n hallazgo más que no se muestra.</numerusform>
            <numerusform>Hay %n hallazgos más que no se muestran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s): no damage found in %1, notes on %2, %3 damaged, %4 unreadable.</source>
        <translation>
            <numerusform>%n archivo: sin daños %1, con notas %2, dañados %3, ilegibles %4.</numerusform>
            <numerusform>%n archivos: sin daños %1, con notas %2, dañados %3, ilegibles %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckedJson</name>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>%3 is what is wrong there</extracomment>
        <translation>línea %1, columna %2: %3</translation>
    </message>
</context>
<context>
    <name>ChunkPicture</name>
    <message>
        <source>not stored: %1</source>
        <translation>no almacenados: %1</translation>
    </message>
    <message>
        <source>compressed</source>
        <translation>comprimido</translation>
    </message>
    <message>
        <source>stored uncompressed</source>
        <translation>almacenado sin comprimir</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>ceros</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>repeated value</source>
        <translation>valor repetido</translation>
    </message>
    <message>
        <source>never written</source>
        <translation>sin escribir</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
</context>
<context>
    <name>ChunkRows</name>
    <message>
        <source>First index</source>
        <translation>Primer índice</translation>
    </message>
    <message>
        <source>Array index of the first element of the chunk</source>
        <translation>Índice en el array del primer elemento del fragmento</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Codec and filters, or the value of all elements</source>
        <translation>Códec y filtros, o el valor de todos los elementos</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Ratio</translation>
    </message>
    <message>
        <source>Decoded bytes per stored byte</source>
        <translation>Bytes decodificados por byte almacenado</translation>
    </message>
    <message>
        <source>Stored (bytes)</source>
        <translation>Almacenado (bytes)</translation>
    </message>
    <message>
        <source>Size in the file, including the chunk header</source>
        <translation>Tamaño en el archivo, con la cabecera del fragmento</translation>
    </message>
    <message>
        <source>Decoded (bytes)</source>
        <translation>Decodificado (bytes)</translation>
    </message>
    <message>
        <source>Decoded size, including the padding at the array borders</source>
        <translation>Tamaño decodificado, con el relleno en los bordes del array</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>Parts that are decoded separately</source>
        <translation>Partes que se decodifican por separado</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Offset of the chunk in the file</source>
        <translation>Posición del fragmento en el archivo</translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <comment>a file, an offset in it</comment>
        <translation>%1, byte %2</translation>
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
        <translation>&amp;NumPy (mediante bloscope)</translation>
    </message>
    <message>
        <source>Command for This &amp;View</source>
        <translation>Comando para esta &amp;vista</translation>
    </message>
    <message>
        <source>Command &amp;Line</source>
        <translation>&amp;Línea de comandos</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>(missing)</source>
        <translation>(falta)</translation>
    </message>
    <message>
        <source>All compared cells are equal.</source>
        <translation>Todas las celdas comparadas son iguales.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells differ.</source>
        <translation>
            <numerusform>Difiere %n de %1 celdas.</numerusform>
            <numerusform>Difieren %n de %1 celdas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells differ; the largest difference is %2 at %3.</source>
        <translation>
            <numerusform>Difiere %n de %1 celdas; la mayor diferencia es %2 en %3.</numerusform>
            <numerusform>Difieren %n de %1 celdas; la mayor diferencia es %2 en %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cannot be read in one or both arrays.</source>
        <translation>
            <numerusform>%n celda no se puede leer en uno o en ambos arrays.</numerusform>
            <numerusform>%n celdas no se pueden leer en uno o en ambos arrays.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells cannot be compared</source>
        <translation>No se pueden comparar las celdas</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Metalayer</source>
        <translation>Metacapa</translation>
    </message>
    <message>
        <source>Vlmetalayer</source>
        <translation>Metacapa VL</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Almacenamiento</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 celda</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Labels cannot be compared</source>
        <translation>No se pueden comparar las etiquetas</translation>
    </message>
    <message>
        <source>There are more than %1 distinct numbers: these are not labels.</source>
        <translation>Hay más de %1 números distintos: no son etiquetas.</translation>
    </message>
    <message>
        <source>Distances were not computed: %1.</source>
        <translation>No se calcularon las distancias: %1.</translation>
    </message>
</context>
<context>
    <name>ComputationText</name>
    <message>
        <source>Maximum over %1: %2–%3</source>
        <extracomment>%1 a dimension, %2 and %3 indices of it: &quot;Maximum over z: 0–119&quot;</extracomment>
        <translation>Máximo en %1: %2–%3</translation>
    </message>
    <message>
        <source>Minimum over %1: %2–%3</source>
        <translation>Mínimo en %1: %2–%3</translation>
    </message>
    <message>
        <source>Mean over %1: %2–%3</source>
        <translation>Media en %1: %2–%3</translation>
    </message>
    <message>
        <source>Median over %1: %2–%3</source>
        <translation>Mediana en %1: %2–%3</translation>
    </message>
    <message>
        <source>Standard deviation over %1: %2–%3</source>
        <translation>Desviación estándar en %1: %2–%3</translation>
    </message>
    <message>
        <source>Sum over %1: %2–%3</source>
        <translation>Suma en %1: %2–%3</translation>
    </message>
    <message>
        <source>Difference to the previous index of %1</source>
        <translation>Diferencia con el índice anterior de %1</translation>
    </message>
    <message>
        <source>Difference to index %2 of %1</source>
        <translation>Diferencia con el índice %2 de %1</translation>
    </message>
    <message>
        <source>Maximum over %1: %2–%3, turned %5° about %4</source>
        <extracomment>%4 another dimension, %5 degrees: &quot;Maximum over z: 0–119, turned 45° about y&quot;</extracomment>
        <translation>Máximo en %1: %2–%3, girado %5° alrededor de %4</translation>
    </message>
</context>
<context>
    <name>CoreWord</name>
    <message>
        <source>Blosc2 archive</source>
        <translation>archivo Blosc2</translation>
    </message>
    <message>
        <source>Blosc2 directory</source>
        <translation>directorio Blosc2</translation>
    </message>
    <message>
        <source>Chunk index</source>
        <translation>Índice de fragmentos</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Cabecera</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>Líneas JSON</translation>
    </message>
    <message>
        <source>Metalayers</source>
        <translation>Metacapas</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>array de NumPy</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Sin formato</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>Metacapas de longitud variable</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>celdas</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>fragmento</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>fragmentos</translation>
    </message>
    <message>
        <source>columns for data frames</source>
        <translation>columnas para data frames</translation>
    </message>
    <message>
        <source>delimited text</source>
        <translation>texto delimitado</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>entradas</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>image or stack with the original values</source>
        <translation>imagen o pila con los valores originales</translation>
    </message>
    <message>
        <source>medical image</source>
        <translation>imagen médica</translation>
    </message>
    <message>
        <source>no chunks</source>
        <translation>sin fragmentos</translation>
    </message>
    <message>
        <source>one line of JSON per row</source>
        <translation>una línea JSON por fila</translation>
    </message>
    <message>
        <source>picture as a document</source>
        <translation>imagen como documento</translation>
    </message>
    <message>
        <source>picture as displayed</source>
        <translation>imagen tal como se muestra</translation>
    </message>
    <message>
        <source>picture as vector graphics</source>
        <translation>imagen como gráficos vectoriales</translation>
    </message>
    <message>
        <source>raw bytes of the elements</source>
        <translation>bytes sin procesar de los elementos</translation>
    </message>
    <message>
        <source>structured array</source>
        <translation>array estructurado</translation>
    </message>
    <message>
        <source>tab-separated text</source>
        <translation>texto separado por tabuladores</translation>
    </message>
    <message>
        <source>table in a directory</source>
        <translation>tabla en un directorio</translation>
    </message>
    <message>
        <source>table in one file</source>
        <translation>tabla en un archivo</translation>
    </message>
    <message>
        <source>table of a database</source>
        <translation>tabla de una base de datos</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>no se puede crear</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>no se puede escribir</translation>
    </message>
    <message>
        <source>cannot create a file in its directory</source>
        <translation>no se puede crear un archivo en su directorio</translation>
    </message>
    <message>
        <source>cannot create a folder</source>
        <translation>no se puede crear una carpeta</translation>
    </message>
    <message>
        <source>cannot create a folder in its directory</source>
        <translation>no se puede crear una carpeta en su directorio</translation>
    </message>
    <message>
        <source>cannot examine the file</source>
        <translation>no se puede examinar el archivo</translation>
    </message>
    <message>
        <source>cannot list the directory</source>
        <translation>no se puede listar el directorio</translation>
    </message>
    <message>
        <source>cannot lock the file</source>
        <translation>no se puede bloquear el archivo</translation>
    </message>
    <message>
        <source>cannot open the directory</source>
        <translation>no se puede abrir el directorio</translation>
    </message>
    <message>
        <source>cannot open the file</source>
        <translation>no se puede abrir el archivo</translation>
    </message>
    <message>
        <source>cannot read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>cannot read the folder</source>
        <translation>no se puede leer la carpeta</translation>
    </message>
    <message>
        <source>cannot replace the file</source>
        <translation>no se puede reemplazar el archivo</translation>
    </message>
    <message>
        <source>cannot write</source>
        <translation>no se puede escribir</translation>
    </message>
    <message>
        <source>cannot write to the disk</source>
        <translation>no se puede escribir en el disco</translation>
    </message>
    <message>
        <source>chunks.b2frame is missing</source>
        <translation>falta chunks.b2frame</translation>
    </message>
    <message>
        <source>embed.b2e is missing</source>
        <translation>falta embed.b2e</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>its directory is read-only</source>
        <translation>su directorio es de solo lectura</translation>
    </message>
    <message>
        <source>no Blosc2 file was found in this folder</source>
        <translation>no se encontró ningún archivo Blosc2 en esta carpeta</translation>
    </message>
    <message>
        <source>not a Blosc2 directory</source>
        <translation>no es un directorio Blosc2</translation>
    </message>
    <message>
        <source>not a Blosc2 file</source>
        <translation>no es un archivo Blosc2</translation>
    </message>
    <message>
        <source>not a Blosc2 frame</source>
        <translation>no es un frame Blosc2</translation>
    </message>
    <message>
        <source>not a Blosc2 store</source>
        <translation>no es un almacén Blosc2</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation>el archivo es de solo lectura</translation>
    </message>
    <message>
        <source>the signature &quot;b2frame&quot; is missing</source>
        <translation>falta la firma «b2frame»</translation>
    </message>
    <message>
        <source>there is no room for what is read</source>
        <translation>no hay espacio para lo que se lee</translation>
    </message>
    <message>
        <source>this is not a Blosc2 file</source>
        <translation>este no es un archivo Blosc2</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>conexión rechazada</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>tiempo de conexión agotado</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>dispositivo o recurso ocupado</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>cuota de disco superada</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>el archivo ya existe</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nombre de archivo demasiado largo</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>error de entrada/salida</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es un directorio</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>no queda espacio en el dispositivo</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>no existe el archivo o el directorio</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>no es un directorio</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operación no permitida</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>el archivo está en ejecución</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>%1 is longer than %2 bytes</source>
        <translation>%1 ocupa más de %2 bytes</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters</source>
        <translation>%1 tiene más de %2 caracteres</translation>
    </message>
    <message>
        <source>%1 is neither True nor False</source>
        <translation>%1 no es ni True ni False</translation>
    </message>
    <message>
        <source>%1 is not 0x followed by %2 hexadecimal digits</source>
        <translation>%1 no es 0x seguido de %2 dígitos hexadecimales</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 no es un número</translation>
    </message>
    <message>
        <source>%1 is not a number, or is too large</source>
        <translation>%1 no es un número o es demasiado grande</translation>
    </message>
    <message>
        <source>%1 is not a value of type %2</source>
        <translation>%1 no es un valor del tipo %2</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 no es un número entero</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%1 no es un número entero de %2 a %3</translation>
    </message>
    <message>
        <source>%1 is not expected here</source>
        <translation>aquí no se espera %1</translation>
    </message>
    <message>
        <source>%1 is too large for %2 bits</source>
        <translation>%1 es demasiado grande para %2 bits</translation>
    </message>
    <message>
        <source>%1 at character %2 is neither an index nor a range start:stop:step of dimension %3</source>
        <translation>%1 en el carácter %2 no es ni un índice ni un rango start:stop:step de la dimensión %3</translation>
    </message>
    <message>
        <source>a list can only follow &quot;in&quot;</source>
        <translation>una lista solo puede ir después de «in»</translation>
    </message>
    <message>
        <source>a quoted string is expected</source>
        <translation>se espera una cadena entre comillas</translation>
    </message>
    <message>
        <source>a value is expected, not %1</source>
        <translation>se espera un valor, no %1</translation>
    </message>
    <message>
        <source>an operator such as &quot;and&quot; is missing before %1</source>
        <translation>falta un operador como «and» antes de %1</translation>
    </message>
    <message>
        <source>enter a condition such as price &gt; 100</source>
        <translation>escriba una condición como price &gt; 100</translation>
    </message>
    <message>
        <source>enter a date such as 2021-03-04T05:06:07</source>
        <translation>escriba una fecha como 2021-03-04T05:06:07</translation>
    </message>
    <message>
        <source>index %1 is out of bounds for dimension %2 of size %3</source>
        <translation>el índice %1 está fuera de la dimensión %2, de tamaño %3</translation>
    </message>
    <message>
        <source>null is not a value; write &quot;is null&quot; or &quot;is not null&quot;</source>
        <translation>null no es un valor; escriba «is null» o «is not null»</translation>
    </message>
    <message>
        <source>the condition ends too early</source>
        <translation>la condición termina demasiado pronto</translation>
    </message>
    <message>
        <source>the condition ends where a value is expected</source>
        <translation>la condición termina donde se espera un valor</translation>
    </message>
    <message>
        <source>the number %1 at character %2 is too large for dimension %3</source>
        <translation>el número %1 en el carácter %2 es demasiado grande para la dimensión %3</translation>
    </message>
    <message>
        <source>the parenthesis is not closed</source>
        <translation>el paréntesis no está cerrado</translation>
    </message>
    <message>
        <source>the step of dimension %1 is 0</source>
        <translation>el paso de la dimensión %1 es 0</translation>
    </message>
    <message>
        <source>there is no column named %1; did you mean %2?</source>
        <translation>no hay ninguna columna llamada %1; ¿quería decir %2?</translation>
    </message>
    <message>
        <source>there is no column named %1</source>
        <translation>no hay ninguna columna llamada %1</translation>
    </message>
    <message>
        <source>this parenthesis was not opened</source>
        <translation>este paréntesis no se abrió</translation>
    </message>
    <message>
        <source>write &quot;%1&quot; instead of %2</source>
        <translation>escriba «%1» en lugar de %2</translation>
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
        <translation>Solo se dibujan las primeras %1 líneas.</translation>
    </message>
    <message>
        <source>Drawn to 16 significant digits; finer differences are not visible.</source>
        <translation>Dibujado con 16 cifras significativas; no se ven diferencias menores.</translation>
    </message>
    <message>
        <source>Sampled: one point in %1. All points follow.</source>
        <translation>Muestreado: un punto de cada %1. Enseguida se dibujan todos.</translation>
    </message>
    <message>
        <source>Sampled: one point in %1. Zoom in to see all.</source>
        <translation>Muestreado: un punto de cada %1. Acerque la vista para verlos todos.</translation>
    </message>
    <message>
        <source>zero or less</source>
        <translation>cero o menos</translation>
    </message>
    <message>
        <source>Not drawn: %1</source>
        <translation>No se dibuja: %1</translation>
    </message>
</context>
<context>
    <name>CurveText</name>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
</context>
<context>
    <name>DTypeText</name>
    <message numerus="yes">
        <source>structure of %n field(s), %1</source>
        <translation>
            <numerusform>estructura de %n campo, %1</numerusform>
            <numerusform>estructura de %n campos, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, big-endian</source>
        <translation>%1, big-endian</translation>
    </message>
</context>
<context>
    <name>DocumentText</name>
    <message>
        <source>Saving %1</source>
        <translation>Guardado de %1</translation>
    </message>
    <message>
        <source>Save Document</source>
        <translation>Guardar documento</translation>
    </message>
    <message>
        <source>This is the file %1, stored as Blosc2 chunks.</source>
        <translation>Este es el archivo %1, guardado como fragmentos de Blosc2.</translation>
    </message>
    <message>
        <source>&amp;Save It…</source>
        <translation>&amp;Guardarlo…</translation>
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
        <translation>Esto no es posible</translation>
    </message>
    <message>
        <source>%1 was saved, but the disk did not confirm it</source>
        <translation>%1 se guardó, pero el disco no lo confirmó</translation>
    </message>
    <message>
        <source>Keep a copy of important data.</source>
        <translation>Conserve una copia de los datos importantes.</translation>
    </message>
    <message>
        <source>The file is damaged, or was not completely written or copied. If you have another copy, compare the sizes.</source>
        <translation>El archivo está dañado, o no se terminó de escribir o copiar. Si tiene otra copia, compare los tamaños.</translation>
    </message>
    <message>
        <source>The file may be valid, but this version of Bloscope cannot read it.</source>
        <translation>El archivo puede ser válido, pero esta versión de Bloscope no puede leerlo.</translation>
    </message>
    <message>
        <source>Bloscope refuses this so that no file can exhaust the computer&apos;s memory.</source>
        <translation>Bloscope lo rechaza para que ningún archivo pueda agotar la memoria del equipo.</translation>
    </message>
    <message>
        <source>Check that the file still exists, that you have permission to read it, and that its drive is connected.</source>
        <translation>Compruebe que el archivo aún existe, que tiene permiso para leerlo y que su unidad está conectada.</translation>
    </message>
    <message>
        <source>Bloscope opens Blosc2 files with any name; most end in .b2nd or .b2frame.</source>
        <translation>Bloscope abre archivos Blosc2 con cualquier nombre; la mayoría termina en .b2nd o .b2frame.</translation>
    </message>
    <message>
        <source>Another program changed or replaced the file. Reload it to see its current content.</source>
        <translation>Otro programa modificó o reemplazó el archivo. Recárguelo para ver su contenido actual.</translation>
    </message>
</context>
<context>
    <name>ExportPreview</name>
    <message>
        <source>about %1</source>
        <translation>aprox. %1</translation>
    </message>
    <message>
        <source>Elements of type %1, shape (%2), in C order.</source>
        <translation>Elementos de tipo %1, forma (%2), en orden C.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1 × %2 colour pixels of type %3.</source>
        <translation>
            <numerusform>%n página de %1 × %2 píxeles en color de tipo %3.</numerusform>
            <numerusform>%n páginas de %1 × %2 píxeles en color de tipo %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1 × %2 pixels of type %3.</source>
        <translation>
            <numerusform>%n página de %1 × %2 píxeles de tipo %3.</numerusform>
            <numerusform>%n páginas de %1 × %2 píxeles de tipo %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels per centimetre.</source>
        <translation>%1 × %2 píxeles por centímetro.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels per unit.</source>
        <translation>%1 × %2 píxeles por unidad.</translation>
    </message>
    <message>
        <source>%1 voxels of type %2,
spacing %3.</source>
        <translation>%1 vóxeles de tipo %2,
espaciado %3.</translation>
    </message>
    <message>
        <source>The position in the scanner is included.</source>
        <translation>Se incluye la posición en el escáner.</translation>
    </message>
    <message>
        <source>The position in the scanner is unknown and not included.</source>
        <translation>La posición en el escáner se desconoce y no se incluye.</translation>
    </message>
</context>
<context>
    <name>FileSalvage</name>
    <message>
        <source>Only files on this computer can be searched for readable data. Save a copy of the file first.</source>
        <translation>Solo se pueden buscar datos legibles en archivos de este equipo. Guarde antes una copia del archivo.</translation>
    </message>
    <message>
        <source>Stores are saved part by part. Open one of the parts.</source>
        <translation>Los almacenes se guardan parte por parte. Abra una de las partes.</translation>
    </message>
    <message>
        <source>Only whole files can be searched for readable data.</source>
        <translation>Solo se pueden buscar datos legibles en archivos enteros.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
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
        <translation>elemento entero</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s): %1</source>
        <extracomment>%1 which cells, &quot;[0, 1:3, 2:5]&quot;</extracomment>
        <translation>
            <numerusform>Rellenar %n celda: %1</numerusform>
            <numerusform>Rellenar %n celdas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill Selection</source>
        <translation>Rellenar selección</translation>
    </message>
</context>
<context>
    <name>FrameStructure</name>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
</context>
<context>
    <name>ItemRows</name>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The exact stored type</source>
        <translation>El tipo exacto con que se guarda</translation>
    </message>
    <message>
        <source>The value on one line</source>
        <translation>El valor en una línea</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
</context>
<context>
    <name>KindNames</name>
    <message>
        <source>Sequential</source>
        <translation>Secuencial</translation>
    </message>
    <message>
        <source>Diverging</source>
        <translation>Divergente</translation>
    </message>
    <message>
        <source>Cyclic</source>
        <translation>Cíclico</translation>
    </message>
    <message>
        <source>Qualitative (labels)</source>
        <translation>Cualitativo (etiquetas)</translation>
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
        <translation>y más</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeafText</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n elemento</numerusform>
            <numerusform>%n elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>remote array</source>
        <translation>array remoto</translation>
    </message>
    <message>
        <source>remote table</source>
        <translation>tabla remota</translation>
    </message>
    <message>
        <source>remote store</source>
        <translation>almacén remoto</translation>
    </message>
    <message>
        <source>remote object</source>
        <translation>objeto remoto</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n columna</numerusform>
            <numerusform>%n columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>hoja</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>unusable</source>
        <translation>inservible</translation>
    </message>
    <message>
        <source>other file</source>
        <translation>otro archivo</translation>
    </message>
</context>
<context>
    <name>MainMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir recien&amp;te</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Copy as Co&amp;de</source>
        <translation>Copiar como cód&amp;igo</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>What Links Share</source>
        <translation>Qué comparten los vínculos</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
</context>
<context>
    <name>Metadata</name>
    <message>
        <source>%1 after the value</source>
        <translation>%1 después del valor</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Metalayers</source>
        <translation>Metacapas</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>Metacapas de longitud variable</translation>
    </message>
    <message>
        <source>Added, not saved yet</source>
        <translation>Añadida, aún sin guardar</translation>
    </message>
    <message>
        <source>Changed, not saved yet</source>
        <translation>Modificada, aún sin guardar</translation>
    </message>
    <message>
        <source>Renamed from &apos;%1&apos;, not saved yet</source>
        <translation>Renombrada, antes «%1»; aún sin guardar</translation>
    </message>
</context>
<context>
    <name>MetadataSteps</name>
    <message>
        <source>Metalayers</source>
        <translation>Metacapas</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>Metacapas de longitud variable</translation>
    </message>
    <message>
        <source>Rename &apos;%1&apos; to &apos;%2&apos;</source>
        <translation>Renombrar «%1» como «%2»</translation>
    </message>
    <message>
        <source>Change &apos;%1&apos;</source>
        <translation>Modificar «%1»</translation>
    </message>
    <message>
        <source>Change &apos;%1&apos; to %2</source>
        <translation>Cambiar «%1» a %2</translation>
    </message>
    <message>
        <source>Replace &apos;%1&apos; with an empty %2</source>
        <translation>Reemplazar «%1» por un valor %2 vacío</translation>
    </message>
    <message>
        <source>Add &apos;%1&apos;</source>
        <translation>Añadir «%1»</translation>
    </message>
    <message>
        <source>Add to &apos;%1&apos;</source>
        <translation>Añadir a «%1»</translation>
    </message>
    <message>
        <source>Duplicate &apos;%1&apos;</source>
        <translation>Duplicar «%1»</translation>
    </message>
    <message>
        <source>Remove &apos;%1&apos;</source>
        <translation>Quitar «%1»</translation>
    </message>
    <message>
        <source>Move &apos;%1&apos;</source>
        <translation>Mover «%1»</translation>
    </message>
</context>
<context>
    <name>NumberFormatText</name>
    <message>
        <source>scientific</source>
        <translation>científica</translation>
    </message>
    <message>
        <source>shortest</source>
        <translation>la más corta</translation>
    </message>
    <message numerus="yes">
        <source>scientific, %n digit(s)</source>
        <translation>
            <numerusform>científica, %n decimal</numerusform>
            <numerusform>científica, %n decimales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n decimal</numerusform>
            <numerusform>%n decimales</numerusform>
        </translation>
    </message>
    <message>
        <source>hexadecimal</source>
        <translation>hexadecimal</translation>
    </message>
    <message>
        <source>octal</source>
        <translation>octal</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>binario</translation>
    </message>
    <message>
        <source>decimal</source>
        <translation>decimal</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
</context>
<context>
    <name>ObjectText</name>
    <message numerus="yes">
        <source>%n item(s) of %1</source>
        <comment>bytes</comment>
        <translation>
            <numerusform>%n elemento de %1</numerusform>
            <numerusform>%n elementos de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1) of %2</source>
        <translation>(%1) de %2</translation>
    </message>
    <message>
        <source>This is a cache of %1. It does not record what was fetched, so zeros may represent missing data.</source>
        <translation>Es una caché de %1. No registra lo que se descargó, así que los ceros pueden ser datos que faltan.</translation>
    </message>
    <message numerus="yes">
        <source>This is a cache of %1; %2 of %n chunk(s) were fetched.</source>
        <translation>
            <numerusform>Es una caché de %1; se descargó %2 de %n fragmento.</numerusform>
            <numerusform>Es una caché de %1; se descargaron %2 de %n fragmentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a cache of %1; %2 of %n block(s) were fetched.</source>
        <translation>
            <numerusform>Es una caché de %1; se descargó %2 de %n bloque.</numerusform>
            <numerusform>Es una caché de %1; se descargaron %2 de %n bloques.</numerusform>
        </translation>
    </message>
    <message>
        <source>This contains only parts of %1; the rest is not stored here and is not fetched.</source>
        <translation>Solo contiene partes de %1; el resto no está guardado aquí y no se descarga.</translation>
    </message>
    <message>
        <source>The server cannot be reached. All of the file is kept on this computer and shown as it was.</source>
        <translation>No se puede acceder al servidor. El archivo completo se conserva en este equipo y se muestra como estaba.</translation>
    </message>
    <message>
        <source>The server cannot be reached. What was read before is shown; the rest is missing.</source>
        <translation>No se puede acceder al servidor. Se muestra lo que se leyó antes; falta el resto.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>directorio</translation>
    </message>
    <message>
        <source>zip archive</source>
        <translation>archivo zip</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>frame</translation>
    </message>
    <message>
        <source>This cannot be read as described by its metadata</source>
        <translation>No se puede leer como lo describen sus metadatos</translation>
    </message>
    <message>
        <source>The voxel sizes may belong to different axes: %1.</source>
        <translation>Los tamaños de vóxel podrían corresponder a otros ejes: %1.</translation>
    </message>
    <message>
        <source>Your interpretation cannot be applied</source>
        <translation>No se puede aplicar su interpretación</translation>
    </message>
    <message>
        <source>Internal data of the library that wrote this file.</source>
        <translation>Datos internos de la biblioteca que escribió este archivo.</translation>
    </message>
    <message>
        <source>%1 has no attributes yet. Add them in the Metadata panel (+ or Insert); the file that contains them is created when you save.</source>
        <translation>%1 aún no tiene atributos. Añádalos en el panel de metadatos (+ o Insertar); el archivo que los contiene se crea al guardar.</translation>
    </message>
    <message>
        <source>Locked because libraries use it: %1.</source>
        <translation>Bloqueado porque lo usan bibliotecas: %1.</translation>
    </message>
    <message>
        <source>This contains a Python pickle, which is not opened.</source>
        <translation>Contiene un pickle de Python, que no se abre.</translation>
    </message>
    <message>
        <source>Internal index of the library, not data.</source>
        <translation>Índice interno de la biblioteca; no contiene datos.</translation>
    </message>
    <message>
        <source>Internal query cache of the library.</source>
        <translation>Caché interna de consultas de la biblioteca.</translation>
    </message>
</context>
<context>
    <name>OpenRequest</name>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
</context>
<context>
    <name>OtherNamesText</name>
    <message numerus="yes">
        <source>%1 had %n other hard link(s), which keep the old content.</source>
        <translation>
            <numerusform>%1 tenía %n enlace físico más, que conserva el contenido anterior.</numerusform>
            <numerusform>%1 tenía %n enlaces físicos más, que conservan el contenido anterior.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureLegend</name>
    <message>
        <source>Sampled: one row in %1, one column in %2. The exact picture follows.</source>
        <translation>Muestreado: una fila de cada %1, una columna de cada %2. Enseguida llega la imagen exacta.</translation>
    </message>
    <message>
        <source>Sampled: one row in %1, one column in %2. Zoom in to see all.</source>
        <translation>Muestreado: una fila de cada %1, una columna de cada %2. Acerque la vista para ver todo.</translation>
    </message>
    <message numerus="yes">
        <source>%n hot pixel(s) replaced</source>
        <translation>
            <numerusform>%n píxel caliente reemplazado</numerusform>
            <numerusform>%n píxeles calientes reemplazados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % read.</source>
        <translation>%1 % leído.</translation>
    </message>
    <message>
        <source>Based on only some of the blocks.</source>
        <translation>Basado solo en algunos de los bloques.</translation>
    </message>
    <message>
        <source>The exact picture follows.</source>
        <translation>Enseguida llega la imagen exacta.</translation>
    </message>
</context>
<context>
    <name>PlanesText</name>
    <message>
        <source>Three planes need an array with at least three dimensions; this one has %1.</source>
        <translation>Tres planos requieren un array de al menos tres dimensiones; este tiene %1.</translation>
    </message>
    <message>
        <source>The slice %1 has only one dimension. Assign dimensions to rows and columns to see the planes.</source>
        <translation>El corte %1 solo tiene una dimensión. Asigne dimensiones a filas y columnas para ver los planos.</translation>
    </message>
</context>
<context>
    <name>PlotDrawing</name>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
</context>
<context>
    <name>PlotText</name>
    <message>
        <source>%1 and %2 have different units and cannot share an axis</source>
        <translation>%1 y %2 tienen unidades diferentes y no pueden compartir un eje</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range of numbers or dates, both ends included</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>sin valor</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>%1 where, %2 values, %3 &quot;12 rows&quot;</extracomment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>, mean %1</source>
        <translation>, media %1</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>&lt;p style=&quot;font-size: x-large&quot;&gt;&lt;b&gt;Bloscope %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Opens, shows, checks and edits Blosc2 files.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p style=&quot;font-size: x-large&quot;&gt;&lt;b&gt;Bloscope %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Abre, muestra, comprueba y edita archivos Blosc2.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin ninguna garantía.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>About Bloscope</source>
        <translation>Acerca de Bloscope</translation>
    </message>
    <message>
        <source>&amp;Copy Versions</source>
        <translation>&amp;Copiar versiones</translation>
    </message>
    <message>
        <source>Copied the report.</source>
        <translation>Informe copiado.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Blosc2 files (%1)</source>
        <translation>Archivos Blosc2 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Abrir carpeta</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message>
        <source>Replace File</source>
        <translation>Reemplazar archivo</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 ya existe. ¿Desea reemplazarlo?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
</context>
<context>
    <name>RowPlaceText</name>
    <message>
        <source>&apos;%1&apos; is not a whole number</source>
        <translation>«%1» no es un número entero</translation>
    </message>
    <message>
        <source>there is nothing to go to</source>
        <translation>no hay adónde ir</translation>
    </message>
    <message>
        <source>%1 is out of bounds: the last index is %2</source>
        <translation>%1 está fuera de los límites: el último índice es %2</translation>
    </message>
</context>
<context>
    <name>SalvageText</name>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>partly lost</source>
        <translation>perdido en parte</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>sin comprobar</translation>
    </message>
    <message>
        <source>chunk %1</source>
        <translation>fragmento %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chunk(s) can be read in full.</source>
        <translation>
            <numerusform>Se puede leer entero %1 de %n fragmento.</numerusform>
            <numerusform>Se pueden leer enteros %1 de %n fragmentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chunks were found without an index.</source>
        <translation>Los fragmentos se encontraron sin índice.</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) can be read in part.</source>
        <translation>
            <numerusform>%n fragmento se puede leer en parte.</numerusform>
            <numerusform>%n fragmentos se pueden leer en parte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) are lost.</source>
        <translation>
            <numerusform>%n fragmento está perdido.</numerusform>
            <numerusform>%n fragmentos están perdidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) cannot be checked.</source>
        <translation>
            <numerusform>%n fragmento no se puede comprobar.</numerusform>
            <numerusform>%n fragmentos no se pueden comprobar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chunks found take up %1.</source>
        <translation>Los fragmentos encontrados ocupan %1.</translation>
    </message>
    <message>
        <source>Nothing is lost: the new file would contain everything in this one except bytes that belong to no chunk.</source>
        <translation>No se pierde nada: el archivo nuevo contendría todo lo de este, salvo los bytes que no pertenecen a ningún fragmento.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chunk(s) can be saved to a new file.</source>
        <translation>
            <numerusform>Se puede guardar %1 de %n fragmento en un archivo nuevo.</numerusform>
            <numerusform>Se pueden guardar %1 de %n fragmentos en un archivo nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (antes %2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>shape, type</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 (was %3)</source>
        <comment>shape, type, shape before</comment>
        <translation>%1 de %2 (antes %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n more chunk(s)</source>
        <translation>
            <numerusform>%n fragmento más</numerusform>
            <numerusform>%n fragmentos más</numerusform>
        </translation>
    </message>
    <message>
        <source>lost, partly lost or not checked</source>
        <translation>perdido, perdido en parte o sin comprobar</translation>
    </message>
</context>
<context>
    <name>SelectionText</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n celda</numerusform>
            <numerusform>%n celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>min |z| %1</source>
        <translation>mín |z| %1</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>mín %1</translation>
    </message>
    <message>
        <source>max |z| %1</source>
        <translation>máx |z| %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>máx %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>media %1</translation>
    </message>
    <message>
        <source>std %1</source>
        <translation>desv. %1</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>suma %1</translation>
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
        <translation>Descarga todo el archivo y lo comprueba. A partir de entonces se abre sin red.</translation>
    </message>
    <message>
        <source>Only for files on servers.</source>
        <translation>Solo para archivos en servidores.</translation>
    </message>
    <message>
        <source>Sends a copy of this file to S3 or to a Caterva2 server.</source>
        <translation>Envía una copia de este archivo a S3 o a un servidor Caterva2.</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation>No hay ningún archivo abierto.</translation>
    </message>
    <message>
        <source>Save the file on this computer first.</source>
        <translation>Guarde antes el archivo en este equipo.</translation>
    </message>
    <message>
        <source>Keeping a local copy of %1</source>
        <translation>Copia local de %1</translation>
    </message>
    <message>
        <source>%1 was checked, and opens without a network from now on.</source>
        <translation>%1 se comprobó y a partir de ahora se abre sin red.</translation>
    </message>
    <message numerus="yes">
        <source>%1 opens without a network from now on. %n part(s) are damaged: see Check File.</source>
        <translation>
            <numerusform>%1 se abre a partir de ahora sin red. %n parte está dañada: vea «Comprobar archivo».</numerusform>
            <numerusform>%1 se abre a partir de ahora sin red. %n partes están dañadas: vea «Comprobar archivo».</numerusform>
        </translation>
    </message>
    <message>
        <source>Uploading %1</source>
        <translation>Subida de %1</translation>
    </message>
    <message>
        <source>%1 was not uploaded</source>
        <translation>No se subió %1</translation>
    </message>
    <message>
        <source>Replace It</source>
        <translation>Reemplazarlo</translation>
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
        <translation>no es un número</translation>
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
        <translation>+Infinito</translation>
    </message>
    <message>
        <source>-inf</source>
        <translation>-inf</translation>
    </message>
    <message>
        <source>−Infinity</source>
        <translation>−Infinito</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>con daños</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Con daños</translation>
    </message>
    <message>
        <source>unwritten</source>
        <translation>sin escribir</translation>
    </message>
    <message>
        <source>never written</source>
        <translation>sin escribir</translation>
    </message>
    <message>
        <source>Never written</source>
        <translation>Sin escribir</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>not in this file</source>
        <translation>fuera de este archivo</translation>
    </message>
    <message>
        <source>Not in this file</source>
        <translation>Fuera de este archivo</translation>
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
        <translation>parte real</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>parte imaginaria</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>módulo</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>(empty, length 0)</source>
        <translation>(vacía, longitud 0)</translation>
    </message>
    <message>
        <source>%1 (length %2)</source>
        <translation>%1 (longitud %2)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Cadenas</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Desviación estándar</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>La más corta</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>La más larga</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Nulos</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Valores distintos</translation>
    </message>
    <message>
        <source>Go to next</source>
        <translation>Ir a la siguiente</translation>
    </message>
    <message>
        <source>%1 (median)</source>
        <translation>%1 (mediana)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacía)</translation>
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
        <translation>Celda</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Offset of the element in the decoded chunk</source>
        <translation>Posición del elemento en el fragmento decodificado</translation>
    </message>
    <message>
        <source>Index of the element in the array</source>
        <translation>Índice del elemento en el array</translation>
    </message>
    <message>
        <source>These bytes as an array element</source>
        <translation>Estos bytes como elemento del array</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>relleno</translation>
    </message>
</context>
<context>
    <name>StructureText</name>
    <message>
        <source>Expected: %1</source>
        <translation>Se esperaba: %1</translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>Fragmento %1</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>Bloque %1</translation>
    </message>
    <message>
        <source>Chunks %1–%2</source>
        <translation>Fragmentos %1–%2</translation>
    </message>
    <message>
        <source>Blocks %1–%2</source>
        <translation>Bloques %1–%2</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>Byte %1 of the file (0x%2)</source>
        <translation>Byte %1 del archivo (0x%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>computed</source>
        <translation>calculado</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>no almacenado</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>Data missing</source>
        <translation>Faltan los datos</translation>
    </message>
    <message>
        <source>May contain nulls</source>
        <translation>Puede contener nulos</translation>
    </message>
</context>
<context>
    <name>TypedValueText</name>
    <message>
        <source>Enter a map as {&quot;key&quot;: 1, &quot;other&quot;: 2}.</source>
        <translation>Escriba un mapa como {&quot;key&quot;: 1, &quot;other&quot;: 2}.</translation>
    </message>
    <message>
        <source>Enter items as [1, 2.5, &quot;text&quot;].</source>
        <translation>Escriba los elementos como [1, 2.5, &quot;text&quot;].</translation>
    </message>
</context>
<context>
    <name>UndrawnText</name>
    <message>
        <source>The slice %1 is empty: there are no cells to show.</source>
        <translation>El corte %1 está vacío: no hay celdas que mostrar.</translation>
    </message>
    <message>
        <source>Elements of type %1 are not numbers and cannot be drawn. The table shows them.</source>
        <translation>Los elementos de tipo %1 no son números y no se pueden dibujar. La tabla los muestra.</translation>
    </message>
    <message>
        <source>The slice %1 is a single value. The table shows it.</source>
        <translation>El corte %1 es un único valor. La tabla lo muestra.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestions</name>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Reload %1?</source>
        <translation>¿Recargar %1?</translation>
    </message>
    <message>
        <source>Your unsaved changes will be lost.</source>
        <translation>Se perderán los cambios sin guardar.</translation>
    </message>
    <message>
        <source>&amp;Discard and Reload</source>
        <translation>&amp;Descartar y recargar</translation>
    </message>
    <message>
        <source>Save Changes</source>
        <translation>Guardar cambios</translation>
    </message>
    <message>
        <source>Save changes to %1?</source>
        <translation>¿Guardar los cambios en %1?</translation>
    </message>
    <message>
        <source>Edited: %1. Your changes will be lost if you don&apos;t save them.</source>
        <translation>Editado: %1. Los cambios se perderán si no los guarda.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have unsaved changes:</source>
        <translation>
            <numerusform>%n archivo tiene cambios sin guardar:</numerusform>
            <numerusform>%n archivos tienen cambios sin guardar:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>&amp;Descartar todo</translation>
    </message>
</context>
<context>
    <name>UnsavedText</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n valor</numerusform>
            <numerusform>%n valores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>entries of the metadata</comment>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>the order of the metadata</source>
        <translation>el orden de los metadatos</translation>
    </message>
    <message numerus="yes">
        <source>%n more column(s)</source>
        <translation>
            <numerusform>%n columna más</numerusform>
            <numerusform>%n columnas más</numerusform>
        </translation>
    </message>
    <message>
        <source>deleted rows</source>
        <translation>filas eliminadas</translation>
    </message>
</context>
<context>
    <name>ValueChangesText</name>
    <message>
        <source>This array is inside another file, so it cannot be edited here. Save a copy first.</source>
        <translation>Este array está dentro de otro archivo y no se puede editar aquí. Guarde antes una copia.</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>These bytes are not valid msgpack; Python can only read them as bytes.</source>
        <translation>Estos bytes no son msgpack válido; Python solo puede leerlos como bytes.</translation>
    </message>
    <message>
        <source>Extra bytes follow the msgpack value; Python will refuse to read it.</source>
        <translation>Hay bytes de más tras el valor msgpack; Python se negará a leerlo.</translation>
    </message>
</context>
<context>
    <name>bloscope::Actions</name>
    <message>
        <source>&amp;New Window</source>
        <translation>&amp;Nueva ventana</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>Abrir &amp;carpeta…</translation>
    </message>
    <message>
        <source>Open A&amp;ddress…</source>
        <translation>Abrir &amp;dirección…</translation>
    </message>
    <message>
        <source>Keep a Local Copy</source>
        <translation>Conservar una copia local</translation>
    </message>
    <message>
        <source>&amp;Upload…</source>
        <translation>S&amp;ubir…</translation>
    </message>
    <message>
        <source>Open Sa&amp;mple</source>
        <translation>Abrir e&amp;jemplo</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Vaciar lista</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Guardar co&amp;mo…</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>Guardar una cop&amp;ia…</translation>
    </message>
    <message>
        <source>Save a Copy &amp;in Another Format…</source>
        <translation>Guardar una copia en &amp;otro formato…</translation>
    </message>
    <message>
        <source>Save &amp;What Can Be Read…</source>
        <translation>Guardar lo &amp;legible…</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Re&amp;vertir</translation>
    </message>
    <message>
        <source>Com&amp;pare with…</source>
        <translation>Com&amp;parar con…</translation>
    </message>
    <message>
        <source>Chec&amp;k File</source>
        <translation>Comprobar arc&amp;hivo</translation>
    </message>
    <message>
        <source>Check Fo&amp;lder…</source>
        <translation>Compro&amp;bar carpeta…</translation>
    </message>
    <message>
        <source>Repor&amp;t on Folder…</source>
        <translation>In&amp;forme de la carpeta…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Ce&amp;rrar</translation>
    </message>
    <message>
        <source>&amp;Export Slice…</source>
        <translation>&amp;Exportar corte…</translation>
    </message>
    <message>
        <source>E&amp;xport Movie…</source>
        <translation>E&amp;xportar vídeo…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>Copiar con &amp;encabezados</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Ed&amp;it Cell</source>
        <translation>Edi&amp;tar celda</translation>
    </message>
    <message>
        <source>Fill Selecti&amp;on…</source>
        <translation>Rellenar &amp;selección…</translation>
    </message>
    <message>
        <source>Cle&amp;ar</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>B&amp;uscar…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Buscar siguie&amp;nte</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>Buscar &amp;anterior</translation>
    </message>
    <message>
        <source>Find and Replace &amp;Values…</source>
        <translation>Buscar y reempla&amp;zar valores…</translation>
    </message>
    <message>
        <source>Find in &amp;Structure</source>
        <translation>Buscar en &amp;la estructura</translation>
    </message>
    <message>
        <source>Show C&amp;hanges…</source>
        <translation>&amp;Mostrar cambios…</translation>
    </message>
    <message>
        <source>Edit S&amp;lice</source>
        <translation>Editar c&amp;orte</translation>
    </message>
    <message>
        <source>&amp;Go to Index…</source>
        <translation>&amp;Ir al índice…</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>&amp;Transpose</source>
        <translation>Tran&amp;sponer</translation>
    </message>
    <message>
        <source>&amp;Interpret as Array…</source>
        <translation>&amp;Interpretar como array…</translation>
    </message>
    <message>
        <source>Coor&amp;dinates and Units…</source>
        <translation>Coor&amp;denadas y unidades…</translation>
    </message>
    <message>
        <source>&amp;Link Slices</source>
        <translation>&amp;Vincular cortes</translation>
    </message>
    <message>
        <source>&amp;Rows, Columns and Indices</source>
        <translation>&amp;Filas, columnas e índices</translation>
    </message>
    <message>
        <source>&amp;Marked Cell</source>
        <translation>&amp;Celda marcada</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>&amp;Pointer</source>
        <translation>&amp;Puntero</translation>
    </message>
    <message>
        <source>&amp;Colours and Range</source>
        <translation>C&amp;olores y rango</translation>
    </message>
    <message>
        <source>Paintin&amp;g and Overlays</source>
        <translation>Pintura &amp;y superposiciones</translation>
    </message>
    <message>
        <source>Zoom I&amp;n</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ale&amp;jar</translation>
    </message>
    <message>
        <source>&amp;Reset Zoom</source>
        <translation>Restablecer &amp;zoom</translation>
    </message>
    <message>
        <source>Str&amp;ucture</source>
        <translation>Estr&amp;uctura</translation>
    </message>
    <message>
        <source>&amp;Metadata</source>
        <translation>Metadat&amp;os</translation>
    </message>
    <message>
        <source>Label Si&amp;zes</source>
        <translation>Tamaños de eti&amp;quetas</translation>
    </message>
    <message>
        <source>Folder Bro&amp;wser</source>
        <translation>E&amp;xplorador de carpeta</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Servidores</translation>
    </message>
    <message>
        <source>View Alon&amp;e</source>
        <translation>Most&amp;rar solo la vista</translation>
    </message>
    <message>
        <source>Split Le&amp;ft/Right</source>
        <translation>Dividir izquierda/derec&amp;ha</translation>
    </message>
    <message>
        <source>Four in a Grid</source>
        <translation>Cuatro en cuadrícula</translation>
    </message>
    <message>
        <source>Mo&amp;ve to Other Side</source>
        <translation>Mover a&amp;l otro lado</translation>
    </message>
    <message>
        <source>&amp;Next Index</source>
        <translation>Índice &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous Index</source>
        <translation>Índice &amp;anterior</translation>
    </message>
    <message>
        <source>Next Slice &amp;with Label</source>
        <translation>Corte siguiente &amp;con etiqueta</translation>
    </message>
    <message>
        <source>Previous S&amp;lice with Label</source>
        <translation>Corte anterior con &amp;etiqueta</translation>
    </message>
    <message>
        <source>Next &amp;Tab</source>
        <translation>Pestaña si&amp;guiente</translation>
    </message>
    <message>
        <source>Previous T&amp;ab</source>
        <translation>Pes&amp;taña anterior</translation>
    </message>
    <message>
        <source>&amp;Other Side</source>
        <translation>&amp;Otro lado</translation>
    </message>
    <message>
        <source>Next &amp;File in Folder</source>
        <translation>Archi&amp;vo siguiente de la carpeta</translation>
    </message>
    <message>
        <source>Previous F&amp;ile in Folder</source>
        <translation>Archivo anterior de la car&amp;peta</translation>
    </message>
    <message>
        <source>User &amp;Guide</source>
        <translation>&amp;Guía del usuario</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>Copy &amp;Report</source>
        <translation>Copiar &amp;informe</translation>
    </message>
    <message>
        <source>&amp;About Bloscope</source>
        <translation>&amp;Acerca de Bloscope</translation>
    </message>
</context>
<context>
    <name>bloscope::AddressDialog</name>
    <message>
        <source>Open Address</source>
        <translation>Abrir dirección</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Add&amp;ress of a file or folder:</source>
        <translation>&amp;Dirección de un archivo o carpeta:</translation>
    </message>
    <message>
        <source>Only the parts that are looked at are fetched.</source>
        <translation>Solo se descargan las partes que se consultan.</translation>
    </message>
    <message>
        <source>Only the parts that are looked at are fetched from %1.</source>
        <translation>Solo se descargan de %1 las partes que se consultan.</translation>
    </message>
    <message>
        <source>Add Server</source>
        <translation>Añadir servidor</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Add&amp;ress of a server, bucket or list of addresses:</source>
        <translation>&amp;Dirección de un servidor, bucket o lista de direcciones:</translation>
    </message>
    <message>
        <source>S3 buckets, Caterva2 servers, web servers that list folders, and text files with one address a line can be browsed.</source>
        <translation>Se pueden explorar buckets de S3, servidores Caterva2, servidores web que listan carpetas y archivos de texto con una dirección por línea.</translation>
    </message>
    <message>
        <source>%1 is asked for a list whenever a folder is opened.</source>
        <translation>Se pide una lista a %1 cada vez que se abre una carpeta.</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>&amp;Upload</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Add&amp;ress of the new file:</source>
        <translation>&amp;Dirección del archivo nuevo:</translation>
    </message>
    <message>
        <source>Files can be uploaded to S3 and to Caterva2 servers.</source>
        <translation>Se pueden subir archivos a S3 y a servidores Caterva2.</translation>
    </message>
    <message>
        <source>The file as it is saved on this computer is sent to %1.</source>
        <translation>El archivo se envía a %1 tal como está guardado en este equipo.</translation>
    </message>
    <message>
        <source>The connection will not be encrypted: others can read and change what goes over it.</source>
        <translation>La conexión no estará cifrada: otros pueden leer y modificar lo que se transmite.</translation>
    </message>
</context>
<context>
    <name>bloscope::AdviceDialog</name>
    <message>
        <source>&amp;Optimise for:</source>
        <translation>&amp;Optimizar para:</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Probar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Use This Layout</source>
        <translation>&amp;Usar esta disposición</translation>
    </message>
    <message>
        <source>Storage Advice</source>
        <translation>Recomendación de almacenamiento</translation>
    </message>
    <message>
        <source>Fast reading and decoding</source>
        <translation>Lectura y decodificación rápidas</translation>
    </message>
    <message>
        <source>Small size</source>
        <translation>Tamaño pequeño</translation>
    </message>
    <message>
        <source>Fast decoding</source>
        <translation>Decodificación rápida</translation>
    </message>
    <message>
        <source>Optimisation goal. Changing it repeats the trial.</source>
        <translation>Objetivo de la optimización. Al cambiarlo se repite la prueba.</translation>
    </message>
    <message>
        <source>Storage options</source>
        <translation>Opciones de almacenamiento</translation>
    </message>
    <message>
        <source>Return to the copy with the selected layout</source>
        <translation>Volver a la copia con la disposición seleccionada</translation>
    </message>
    <message>
        <source>Trying codecs, filters and shapes on a sample…</source>
        <translation>Probando códecs, filtros y formas con una muestra…</translation>
    </message>
    <message>
        <source>Stopped before all combinations were tried.</source>
        <translation>Detenido antes de probar todas las combinaciones.</translation>
    </message>
    <message>
        <source>The trial cannot run</source>
        <translation>No se puede ejecutar la prueba</translation>
    </message>
    <message>
        <source>Recommended: %1 – %2. Tried on %3 of %4.</source>
        <translation>Recomendado: %1 – %2. Probado con %3 de %4.</translation>
    </message>
</context>
<context>
    <name>bloscope::AdviceModel</name>
    <message>
        <source>%1 (now)</source>
        <comment>form in which it is stored</comment>
        <translation>%1 (actual)</translation>
    </message>
    <message>
        <source>Recommended: %1.</source>
        <translation>Recomendado: %1.</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Almacenado como</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Fragmentos</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Ratio</translation>
    </message>
    <message>
        <source>Encode</source>
        <translation>Codificar</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Decodificar</translation>
    </message>
    <message>
        <source>Plane of %1</source>
        <comment>a dimension</comment>
        <translation>Plano de %1</translation>
    </message>
    <message>
        <source>Codec with level, and filters in order of application</source>
        <translation>Códec con nivel, y filtros en orden de aplicación</translation>
    </message>
    <message>
        <source>Shape of a chunk, the unit of storage</source>
        <translation>Forma de un fragmento, la unidad de almacenamiento</translation>
    </message>
    <message>
        <source>Shape of a block, the unit of decoding</source>
        <translation>Forma de un bloque, la unidad de decodificación</translation>
    </message>
    <message>
        <source>File size; for each trial, estimated from the sample</source>
        <translation>Tamaño del archivo; en cada prueba, estimado a partir de la muestra</translation>
    </message>
    <message>
        <source>Decoded bytes per stored byte</source>
        <translation>Bytes decodificados por byte almacenado</translation>
    </message>
    <message>
        <source>Time to encode the whole array on one processor</source>
        <translation>Tiempo para codificar todo el array en un procesador</translation>
    </message>
    <message>
        <source>Time to decode the whole array on one processor</source>
        <translation>Tiempo para decodificar todo el array en un procesador</translation>
    </message>
    <message>
        <source>Blocks to decode for one plane: one index of %1, all indices of the other dimensions</source>
        <translation>Bloques que se decodifican para un plano: un índice de %1, todos los índices de las demás dimensiones</translation>
    </message>
</context>
<context>
    <name>bloscope::AdvicePlot</name>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>Size versus decoding time</source>
        <translation>Tamaño frente a tiempo de decodificación</translation>
    </message>
    <message>
        <source>Decoding time (%1)</source>
        <translation>Tiempo de decodificación (%1)</translation>
    </message>
    <message>
        <source>Size (%1)</source>
        <translation>Tamaño (%1)</translation>
    </message>
    <message>
        <source>now</source>
        <translation>actual</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayFormDialog</name>
    <message>
        <source>Shape and Type of the Array</source>
        <translation>Forma y tipo del array</translation>
    </message>
    <message>
        <source>The chunks stay unchanged; only their interpretation changes. If the shape grows, padding is shown as elements.</source>
        <translation>Los fragmentos no se modifican; solo cambia su interpretación. Si la forma crece, el relleno se muestra como elementos.</translation>
    </message>
    <message>
        <source>The array metadata cannot be read</source>
        <translation>No se pueden leer los metadatos del array</translation>
    </message>
    <message>
        <source>&amp;Shape:</source>
        <translation>&amp;Forma:</translation>
    </message>
    <message>
        <source>&amp;Chunks:</source>
        <translation>F&amp;ragmentos:</translation>
    </message>
    <message>
        <source>&amp;Blocks:</source>
        <translation>&amp;Bloques:</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Tipo:</translation>
    </message>
    <message>
        <source>Same Si&amp;ze</source>
        <translation>Mismo ta&amp;maño</translation>
    </message>
    <message>
        <source>Types whose elements have %1, like those of this array</source>
        <translation>Tipos cuyos elementos tienen %1, como los de este array</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Elements:</source>
        <translation>Elementos:</translation>
    </message>
    <message>
        <source>Chunks:</source>
        <translation>Fragmentos:</translation>
    </message>
    <message>
        <source>Blocks per chunk:</source>
        <translation>Bloques por fragmento:</translation>
    </message>
    <message>
        <source>Bytes per element:</source>
        <translation>Bytes por elemento:</translation>
    </message>
    <message>
        <source>All elements:</source>
        <translation>Todos los elementos:</translation>
    </message>
    <message>
        <source>Enter the sizes as (2, 3, 4).</source>
        <translation>Escriba los tamaños como (2, 3, 4).</translation>
    </message>
    <message>
        <source>This does not fit</source>
        <extracomment>the beginning of a sentence; its end says why</extracomment>
        <translation>Esto no encaja</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>Nada ha cambiado.</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayPage</name>
    <message>
        <source>No elements</source>
        <translation>Sin elementos</translation>
    </message>
    <message>
        <source>No elements: %1</source>
        <translation>Sin elementos: %1</translation>
    </message>
    <message>
        <source>Interpret as Array…</source>
        <translation>Interpretar como array…</translation>
    </message>
    <message>
        <source>Set the type and shape of these chunks</source>
        <translation>Establecer el tipo y la forma de estos fragmentos</translation>
    </message>
    <message>
        <source>The array now has shape %1; slice %2 is shown instead of %3.</source>
        <translation>El array tiene ahora la forma %1; se muestra el corte %2 en lugar de %3.</translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation>&amp;Guardar una copia…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>The requested view cannot be shown</source>
        <translation>No se puede mostrar la vista solicitada</translation>
    </message>
    <message>
        <source>There is no view &quot;%1&quot;. Use one of these: %2.</source>
        <translation>No hay ninguna vista «%1». Use una de estas: %2.</translation>
    </message>
    <message>
        <source>Left out of the copy: %1.</source>
        <translation>No se incluye en la copia: %1.</translation>
    </message>
    <message>
        <source>Saved %1: %2 of data, stored in %3.</source>
        <translation>Se guardó %1: %2 de datos, que ocupan %3.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Guardado de %1</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportación de %1</translation>
    </message>
    <message>
        <source>There is no command for a frame inside another file.</source>
        <translation>No hay comando para un frame dentro de otro archivo.</translation>
    </message>
    <message>
        <source>Copied the command that shows %1.</source>
        <translation>Se copió el comando que muestra %1.</translation>
    </message>
    <message>
        <source>Copied the code that reads %1.</source>
        <translation>Se copió el código que lee %1.</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 cells could not be read (%3).</source>
        <translation>%1 está incompleto: no se pudieron leer %2 celdas (%3).</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 of %3 cells are not stored in the shown file.</source>
        <translation>%1 está incompleto: %2 de %3 celdas no están guardadas en el archivo mostrado.</translation>
    </message>
    <message>
        <source>Not in the movie: %1. Its frames are slices of the array.</source>
        <translation>No aparece en el vídeo: %1. Sus fotogramas son cortes del array.</translation>
    </message>
    <message>
        <source>Export Movie</source>
        <translation>Exportar vídeo</translation>
    </message>
    <message>
        <source>Movies (*.%1)</source>
        <translation>Vídeos (*.%1)</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayRange</name>
    <message>
        <source>Range of the whole array</source>
        <translation>Rango de todo el array</translation>
    </message>
    <message>
        <source>Range of the whole array: %1 % read. &lt;a href=&quot;stop&quot;&gt;Stop&lt;/a&gt;</source>
        <translation>Rango de todo el array: %1 % leído. &lt;a href=&quot;stop&quot;&gt;Detener&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Range of the %1 % of the array that was read.</source>
        <translation>Rango del %1 % del array que se leyó.</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayRowChanges</name>
    <message>
        <source>The values cannot be changed here.</source>
        <translation>Los valores no se pueden modificar aquí.</translation>
    </message>
</context>
<context>
    <name>bloscope::AspectMenu</name>
    <message>
        <source>Use the cell spacing from the metadata</source>
        <translation>Usar el espaciado de celdas de los metadatos</translation>
    </message>
    <message>
        <source>&amp;Cell Shape</source>
        <translation>Forma de cel&amp;da</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automática</translation>
    </message>
    <message>
        <source>True to spacing for images, square cells otherwise; long tables are stretched to fit</source>
        <translation>Según el espaciado en imágenes; si no, celdas cuadradas; las tablas largas se estiran hasta llenar el espacio</translation>
    </message>
    <message>
        <source>Stretch to &amp;Fit</source>
        <translation>&amp;Estirar para llenar</translation>
    </message>
    <message>
        <source>Use all available space</source>
        <translation>Usar todo el espacio disponible</translation>
    </message>
    <message>
        <source>&amp;Squares</source>
        <translation>&amp;Cuadradas</translation>
    </message>
    <message>
        <source>Draw every cell as a square</source>
        <translation>Dibujar cada celda como un cuadrado</translation>
    </message>
    <message>
        <source>&amp;True to Spacing</source>
        <translation>&amp;Según el espaciado</translation>
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
        <translation>Bandas de color</translation>
    </message>
    <message>
        <source>Indices of a dimension to show as red, green and blue</source>
        <translation>Índices de una dimensión que se muestran como rojo, verde y azul</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>RGB along %1</source>
        <translation>RGB en %1</translation>
    </message>
    <message>
        <source>RGBA along %1</source>
        <translation>RGBA en %1</translation>
    </message>
    <message>
        <source>BGR along %1</source>
        <translation>BGR en %1</translation>
    </message>
    <message>
        <source>BGRA along %1</source>
        <translation>BGRA en %1</translation>
    </message>
    <message>
        <source>Other bands…</source>
        <translation>Otras bandas…</translation>
    </message>
</context>
<context>
    <name>bloscope::BandsDialog</name>
    <message>
        <source>RGB from Bands</source>
        <translation>RGB a partir de bandas</translation>
    </message>
    <message>
        <source>Dimension that contains the bands</source>
        <translation>Dimensión que contiene las bandas</translation>
    </message>
    <message>
        <source>Bands along:</source>
        <translation>Bandas en:</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Rojo:</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>&amp;Verde:</translation>
    </message>
    <message>
        <source>&amp;Blue:</source>
        <translation>&amp;Azul:</translation>
    </message>
    <message>
        <source>&amp;Swap Red and Blue</source>
        <translation>&amp;Intercambiar rojo y azul</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushBar</name>
    <message>
        <source>Pic&amp;k</source>
        <translation>T&amp;omar</translation>
    </message>
    <message>
        <source>Pick the value of the next cell you click (or Alt+Click a cell)</source>
        <translation>Tomar el valor de la siguiente celda en la que haga clic (o Alt+clic en una celda)</translation>
    </message>
    <message>
        <source> cells</source>
        <translation> celdas</translation>
    </message>
    <message>
        <source>Brush size</source>
        <translation>Tamaño del pincel</translation>
    </message>
    <message>
        <source>Width of the brush in cells ([ and ])</source>
        <translation>Anchura del pincel en celdas ([ y ])</translation>
    </message>
    <message>
        <source>Brush value</source>
        <translation>Valor del pincel</translation>
    </message>
    <message>
        <source>Value or label to paint: type one, or choose from the visible ones</source>
        <translation>Valor o etiqueta con que se pinta: escríbalo o elija uno de los visibles</translation>
    </message>
    <message>
        <source>Name of the value</source>
        <translation>Nombre del valor</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Paints along the mouse in this slice (1)</source>
        <translation>Pinta siguiendo el ratón en este corte (1)</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Bola</translation>
    </message>
    <message>
        <source>Paints along the mouse, also in the slices around (2)</source>
        <translation>Pinta siguiendo el ratón, también en los cortes contiguos (2)</translation>
    </message>
    <message>
        <source>Fill slice</source>
        <translation>Rellenar corte</translation>
    </message>
    <message>
        <source>A click fills all connected cells of this slice that have the same value (3)</source>
        <translation>Un clic rellena todas las celdas conectadas de este corte que tienen el mismo valor (3)</translation>
    </message>
    <message>
        <source>Fill volume</source>
        <translation>Rellenar volumen</translation>
    </message>
    <message>
        <source>A click fills all connected cells of all slices that have the same value (4)</source>
        <translation>Un clic rellena todas las celdas conectadas de todos los cortes que tienen el mismo valor (4)</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polígono</translation>
    </message>
    <message>
        <source>Each click sets a corner; Enter, or a double click, fills it (5)</source>
        <translation>Cada clic fija un vértice; Intro o un doble clic lo rellena (5)</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lazo</translation>
    </message>
    <message>
        <source>Fills what you draw a line around (6)</source>
        <translation>Rellena lo que rodee con una línea (6)</translation>
    </message>
    <message>
        <source>Paint tool</source>
        <translation>Herramienta de pintura</translation>
    </message>
    <message>
        <source>Sli&amp;ces</source>
        <translation>Co&amp;rtes</translation>
    </message>
    <message>
        <source>Copy labels to the next slice, fill between slices, erase islands</source>
        <translation>Copiar etiquetas al corte siguiente, rellenar entre cortes, borrar islas</translation>
    </message>
    <message>
        <source>Right button or Shift erases, Ctrl moves the picture, Esc stops.</source>
        <translation>El botón derecho o Mayúsculas borra, Control mueve la imagen, Escape termina.</translation>
    </message>
    <message>
        <source>Stop painting (Esc)</source>
        <translation>Dejar de pintar (Escape)</translation>
    </message>
    <message>
        <source>V&amp;alue:</source>
        <translation>Va&amp;lor:</translation>
    </message>
    <message>
        <source>&amp;Tool:</source>
        <translation>&amp;Herramienta:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Tamaño:</translation>
    </message>
    <message>
        <source>&amp;Over:</source>
        <translation>So&amp;bre:</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushStrokes</name>
    <message>
        <source>Some cells cannot be painted</source>
        <translation>Algunas celdas no se pueden pintar</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushTargets</name>
    <message>
        <source>The overlay %1 contains values other than labels.</source>
        <translation>La superposición %1 contiene valores que no son etiquetas.</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushTools</name>
    <message>
        <source>Copy to &amp;Next Slice</source>
        <translation>Copiar al corte &amp;siguiente</translation>
    </message>
    <message>
        <source>Copy to &amp;Previous Slice</source>
        <translation>Copiar al corte &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Interpolate Between Slices</source>
        <translation>&amp;Interpolar entre cortes</translation>
    </message>
    <message>
        <source>Erase Islands in This &amp;Slice…</source>
        <translation>Borrar islas en este &amp;corte…</translation>
    </message>
    <message>
        <source>Erase Islands in the &amp;Volume…</source>
        <translation>Borrar islas en el &amp;volumen…</translation>
    </message>
    <message>
        <source>Erase Region</source>
        <translation>Borrar región</translation>
    </message>
    <message>
        <source>Fill Region with %1</source>
        <translation>Rellenar región con %1</translation>
    </message>
    <message>
        <source>This cannot be painted</source>
        <translation>Esto no se puede pintar</translation>
    </message>
    <message>
        <source>Interpolate %1</source>
        <translation>Interpolar %1</translation>
    </message>
    <message>
        <source>Copy %1 to Next Slice</source>
        <translation>Copiar %1 al corte siguiente</translation>
    </message>
    <message>
        <source>Copy %1 to Previous Slice</source>
        <translation>Copiar %1 al corte anterior</translation>
    </message>
    <message>
        <source>Erase Islands</source>
        <translation>Borrar islas</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Erase the regions of %1 in this slice that have fewer cells than:</source>
        <translation>Borrar las regiones de %1 en este corte que tengan menos celdas que:</translation>
    </message>
    <message>
        <source>Erase the regions of %1 in the volume that have fewer cells than:</source>
        <translation>Borrar las regiones de %1 en el volumen que tengan menos celdas que:</translation>
    </message>
    <message>
        <source>Erase Islands of %1</source>
        <translation>Borrar islas de %1</translation>
    </message>
</context>
<context>
    <name>bloscope::ByteInspector</name>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>Little-endian</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-endian</translation>
    </message>
    <message>
        <source>Value at the caret</source>
        <translation>Valor en el cursor</translation>
    </message>
    <message>
        <source>The bytes at the caret, read as a value of each type</source>
        <translation>Los bytes en el cursor, leídos como valor de cada tipo</translation>
    </message>
</context>
<context>
    <name>bloscope::BytePages</name>
    <message>
        <source>These bytes cannot be read</source>
        <translation>No se pueden leer estos bytes</translation>
    </message>
</context>
<context>
    <name>bloscope::ByteSearch</name>
    <message>
        <source>Searching</source>
        <translation>Búsqueda</translation>
    </message>
</context>
<context>
    <name>bloscope::BytesView</name>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
    <message>
        <source>bytes %1 to %2</source>
        <translation>bytes %1 a %2</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>se encontró %1, se esperaba %2</translation>
    </message>
    <message>
        <source>Go to b&amp;yte:</source>
        <translation>Ir al b&amp;yte:</translation>
    </message>
    <message>
        <source>4096, 0x1000, +16 or -0x10</source>
        <translation>4096, 0x1000, +16 o -0x10</translation>
    </message>
    <message>
        <source>there is no such byte</source>
        <translation>no existe ese byte</translation>
    </message>
    <message>
        <source>goes to byte %1</source>
        <translation>va al byte %1</translation>
    </message>
    <message>
        <source>Show F&amp;rame File</source>
        <translation>Mostrar archivo de &amp;frame</translation>
    </message>
    <message>
        <source>Return from the chunk file to the frame file</source>
        <translation>Volver del archivo del fragmento al archivo del frame</translation>
    </message>
    <message>
        <source>Show Ch&amp;unk</source>
        <translation>Mostrar fra&amp;gmento</translation>
    </message>
    <message>
        <source>Show the chunk at the caret in the chunk table and map</source>
        <translation>Mostrar el fragmento en el cursor en la tabla y el mapa de fragmentos</translation>
    </message>
    <message>
        <source>These bytes cannot be shown</source>
        <translation>No se pueden mostrar estos bytes</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter bytes as 0x00ff, two digits per byte</source>
        <translation>Escriba los bytes como 0x00ff, dos cifras por byte</translation>
    </message>
    <message>
        <source>%1 bytes searched… (Esc cancels)</source>
        <translation>%1 bytes examinados… (Escape cancela)</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>Error en la búsqueda</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Found after wrapping around</source>
        <translation>Encontrado tras dar la vuelta</translation>
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
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Nothing changed: the cells already have these values.</source>
        <translation>Nada ha cambiado: las celdas ya tienen estos valores.</translation>
    </message>
    <message numerus="yes">
        <source>Changed %n cell(s).</source>
        <translation>
            <numerusform>Se modificó %n celda.</numerusform>
            <numerusform>Se modificaron %n celdas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit Cell</source>
        <translation>Editar celda</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>bloscope::CellCopying</name>
    <message>
        <source>%1 × %2 cells are too many to copy (at most %3); export them instead.</source>
        <translation>%1 × %2 celdas son demasiadas para copiarlas (máximo %3); expórtelas.</translation>
    </message>
    <message>
        <source>The cells exceed %1, which is too much to copy; export them instead.</source>
        <translation>Las celdas superan %1, demasiado para copiarlas; expórtelas.</translation>
    </message>
    <message>
        <source>The cells cannot be copied</source>
        <translation>No se pueden copiar las celdas</translation>
    </message>
    <message>
        <source>Copied %1 × %2 cells.</source>
        <translation>Se copiaron %1 × %2 celdas.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %1 × %2 cells. %n unreadable cell(s) were copied as nan.</source>
        <translation>
            <numerusform>Se copiaron %1 × %2 celdas. %n celda ilegible se copió como nan.</numerusform>
            <numerusform>Se copiaron %1 × %2 celdas. %n celdas ilegibles se copiaron como nan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CellEditing</name>
    <message>
        <source>This text is too long for one line or contains invisible characters. Typing replaces it.</source>
        <translation>Este texto es demasiado largo para una línea o contiene caracteres invisibles. Lo que escriba lo reemplaza.</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Valor de %1</translation>
    </message>
</context>
<context>
    <name>bloscope::CellFinder</name>
    <message>
        <source>First select more than one cell, but not all of them.</source>
        <translation>Seleccione antes más de una celda, pero no todas.</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>La búsqueda se canceló.</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>Error en la búsqueda</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n coincidencia</numerusform>
            <numerusform>%n coincidencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>Found: %1, after wrapping around</source>
        <translation>Encontrado: %1, tras dar la vuelta</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Encontrado: %1</translation>
    </message>
    <message>
        <source>Not found: %1 cells searched</source>
        <translation>No encontrado en %1 celdas</translation>
    </message>
    <message numerus="yes">
        <source>Not found: %1 cells in %n chunk(s) searched, %2 skipped</source>
        <extracomment>%1 cells, %2 chunks that were not read since they cannot contain the value</extracomment>
        <translation>
            <numerusform>No encontrado en %1 celdas de %n fragmento; %2 omitidos</numerusform>
            <numerusform>No encontrado en %1 celdas de %n fragmentos; %2 omitidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CellLineEditor</name>
    <message>
        <source>Not accepted: %1.</source>
        <translation>No se acepta: %1.</translation>
    </message>
</context>
<context>
    <name>bloscope::CellReplacing</name>
    <message>
        <source>Counting cells</source>
        <translation>Recuento de celdas</translation>
    </message>
    <message>
        <source>%1 of %2 cells match.</source>
        <translation>%1 de %2 celdas coinciden.</translation>
    </message>
    <message>
        <source>The cells cannot be counted</source>
        <translation>No se pueden contar las celdas</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Reemplazar todo</translation>
    </message>
    <message numerus="yes">
        <source>Replaced %n cell(s).</source>
        <translation>
            <numerusform>Se reemplazó %n celda.</numerusform>
            <numerusform>Se reemplazaron %n celdas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
</context>
<context>
    <name>bloscope::CellSearch</name>
    <message>
        <source>Searching</source>
        <translation>Búsqueda</translation>
    </message>
</context>
<context>
    <name>bloscope::ChangesDialog</name>
    <message>
        <source>added</source>
        <translation>añadido</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>quitado</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>renombrado</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modificado</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>movido</translation>
    </message>
    <message>
        <source>Metalayer</source>
        <translation>Metacapa</translation>
    </message>
    <message>
        <source>Vlmetalayer</source>
        <translation>Metacapa VL</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s)</source>
        <translation>
            <numerusform>%n valor más</numerusform>
            <numerusform>%n valores más</numerusform>
        </translation>
    </message>
    <message>
        <source>edited</source>
        <translation>editado</translation>
    </message>
    <message>
        <source>header</source>
        <translation>cabecera</translation>
    </message>
    <message>
        <source>chunks and index</source>
        <translation>fragmentos e índice</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>fragmentos</translation>
    </message>
    <message>
        <source>new chunks</source>
        <translation>fragmentos nuevos</translation>
    </message>
    <message>
        <source>index</source>
        <translation>índice</translation>
    </message>
    <message>
        <source>trailer</source>
        <translation>cola</translation>
    </message>
    <message>
        <source>data after the frame</source>
        <translation>datos tras el frame</translation>
    </message>
    <message>
        <source>Appends %1 after the frame; a small write to the header commits the changes. Nothing is copied. The file size will then be %2.</source>
        <translation>Añade %1 después del frame; una pequeña escritura en la cabecera confirma los cambios. No se copia nada. El archivo ocupará después %2.</translation>
    </message>
    <message>
        <source>Creates a separate file of %1: writes %2, copies %3.</source>
        <translation>Crea un archivo aparte de %1: escribe %2, copia %3.</translation>
    </message>
    <message>
        <source>Creates a new file of %1, which replaces the old one when complete: writes %2, copies %3 unchanged.</source>
        <translation>Crea un archivo nuevo de %1, que reemplaza al anterior cuando está completo: escribe %2, copia %3 sin cambios.</translation>
    </message>
    <message>
        <source>Examining…</source>
        <translation>Examinando…</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Part of the file</source>
        <translation>Parte del archivo</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Escrito</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Stopped before all changes were listed.</source>
        <translation>Detenido antes de listar todos los cambios.</translation>
    </message>
    <message>
        <source>The changes cannot be listed</source>
        <translation>No se pueden listar los cambios</translation>
    </message>
    <message>
        <source>List of changes</source>
        <translation>Lista de cambios</translation>
    </message>
    <message>
        <source>Parts of the file that are written or copied</source>
        <translation>Partes del archivo que se escriben o se copian</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>&amp;Copiar todo</translation>
    </message>
    <message>
        <source>This cannot be saved</source>
        <translation>Esto no se puede guardar</translation>
    </message>
    <message>
        <source>The edited values cannot be listed</source>
        <translation>No se pueden listar los valores editados</translation>
    </message>
    <message>
        <source>There is nothing to save: the file is up to date.</source>
        <translation>No hay nada que guardar: el archivo está al día.</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved change(s):</source>
        <translation>
            <numerusform>%n cambio sin guardar:</numerusform>
            <numerusform>%n cambios sin guardar:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CheckActions</name>
    <message>
        <source>Check Folder</source>
        <translation>Comprobar carpeta</translation>
    </message>
    <message>
        <source>Check File: %1</source>
        <translation>Comprobar archivo: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::CheckPanel</name>
    <message>
        <source>Check Again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Show Bytes</source>
        <translation>Mostrar bytes</translation>
    </message>
    <message>
        <source>Save What Can Be Read…</source>
        <translation>Guardar lo legible…</translation>
    </message>
    <message>
        <source>Check %1</source>
        <translation>Comprobar %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Show the bytes of the selected finding</source>
        <translation>Mostrar los bytes del hallazgo seleccionado</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>%1 cannot be checked</source>
        <translation>No se puede comprobar %1</translation>
    </message>
    <message>
        <source>Stopped. No findings so far.</source>
        <translation>Detenido. Ningún hallazgo hasta ahora.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n finding(s) so far.</source>
        <translation>
            <numerusform>Detenido. %n hallazgo hasta ahora.</numerusform>
            <numerusform>Detenido. %n hallazgos hasta ahora.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CheckedFileModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>chunks</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <translation>Consejo: %1</translation>
    </message>
    <message>
        <source>Number of damaged chunks, out of all chunks</source>
        <translation>Número de fragmentos dañados, del total de fragmentos</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañados</translation>
    </message>
    <message>
        <source>First finding</source>
        <translation>Primer hallazgo</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkAbility</name>
    <message>
        <source>Values cannot be edited here</source>
        <translation>Los valores no se pueden editar aquí</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkMap</name>
    <message>
        <source>Chunk map</source>
        <translation>Mapa de fragmentos</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkSurvey</name>
    <message>
        <source>Scanning chunks</source>
        <translation>Análisis de fragmentos</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunksView</name>
    <message>
        <source>Chunks</source>
        <translation>Fragmentos</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Ratio</translation>
    </message>
    <message>
        <source>Stored bytes</source>
        <translation>Bytes almacenados</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Map colours</source>
        <translation>Colores del mapa</translation>
    </message>
    <message>
        <source>Show &amp;Data</source>
        <translation>Mostrar &amp;datos</translation>
    </message>
    <message>
        <source>Go to the first cell of the chunk in the table (Return)</source>
        <translation>Ir a la primera celda del fragmento en la tabla (Retorno)</translation>
    </message>
    <message>
        <source>Show in &amp;Structure</source>
        <translation>Mostrar en la e&amp;structura</translation>
    </message>
    <message>
        <source>Show the header and blocks of the chunk</source>
        <translation>Mostrar la cabecera y los bloques del fragmento</translation>
    </message>
    <message>
        <source>Show &amp;Bytes</source>
        <translation>Mostrar b&amp;ytes</translation>
    </message>
    <message>
        <source>Show the bytes of the chunk in the file</source>
        <translation>Mostrar los bytes del fragmento en el archivo</translation>
    </message>
    <message>
        <source>S&amp;tep by Step…</source>
        <translation>&amp;Paso a paso…</translation>
    </message>
    <message>
        <source>Decode the blocks of the chunk step by step</source>
        <translation>Decodificar los bloques del fragmento paso a paso</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Colores:</translation>
    </message>
    <message>
        <source>%1 of %2 chunks scanned</source>
        <translation>%1 de %2 fragmentos analizados</translation>
    </message>
    <message>
        <source>Rows: chunks along %1; columns: chunks along %2.</source>
        <translation>Filas: fragmentos en %1; columnas: fragmentos en %2.</translation>
    </message>
    <message>
        <source>Chunks in file order, %1 per row.</source>
        <translation>Fragmentos en el orden del archivo, %1 por fila.</translation>
    </message>
    <message>
        <source>Each cell represents %1 × %1 chunks.</source>
        <translation>Cada celda representa %1 × %1 fragmentos.</translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>Fragmento %1</translation>
    </message>
    <message>
        <source>This chunk contains no elements of the array.</source>
        <translation>Este fragmento no contiene elementos del array.</translation>
    </message>
</context>
<context>
    <name>bloscope::CloseGuard</name>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>A job is still running. Quit and discard it?</source>
        <translation>Aún hay una tarea en curso. ¿Salir y descartarla?</translation>
    </message>
</context>
<context>
    <name>bloscope::CoastLines</name>
    <message>
        <source>C&amp;oastlines</source>
        <translation>&amp;Líneas de costa</translation>
    </message>
</context>
<context>
    <name>bloscope::ColorScale</name>
    <message>
        <source>no numbers</source>
        <translation>sin números</translation>
    </message>
</context>
<context>
    <name>bloscope::ColumnStatistics</name>
    <message>
        <source>Statistics of a Column</source>
        <translation>Estadísticas de una columna</translation>
    </message>
    <message>
        <source>Co&amp;lumn:</source>
        <translation>Co&amp;lumna:</translation>
    </message>
    <message>
        <source>Distribution of the values</source>
        <translation>Distribución de los valores</translation>
    </message>
    <message>
        <source>&amp;Group by This Column…</source>
        <translation>A&amp;grupar por esta columna…</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>&amp;Copiar todo</translation>
    </message>
    <message>
        <source>%1, nullable</source>
        <translation>%1, admite nulos</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>filtered: %1 of %2</source>
        <translation>filtrado: %1 de %2</translation>
    </message>
    <message>
        <source>Reading, %1 %…</source>
        <translation>Leyendo, %1 %…</translation>
    </message>
    <message>
        <source>Click a bar to show only its rows.</source>
        <translation>Haga clic en una barra para mostrar solo sus filas.</translation>
    </message>
</context>
<context>
    <name>bloscope::ColumnsDialog</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Search columns</source>
        <translation>Buscar columnas</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>Columnas de la tabla</translation>
    </message>
    <message>
        <source>Tick the columns to show, and drag them into another order.</source>
        <translation>Marque las columnas que se muestran y arrástrelas para ordenarlas.</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>Mostrar &amp;todas</translation>
    </message>
    <message>
        <source>Hide A&amp;ll</source>
        <translation>&amp;Ocultar todas</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move the selected columns up (Alt+Up)</source>
        <translation>Subir las columnas seleccionadas (Alt+Arriba)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Move the selected columns down (Alt+Down)</source>
        <translation>Bajar las columnas seleccionadas (Alt+Abajo)</translation>
    </message>
    <message>
        <source>To &amp;Top</source>
        <translation>Al &amp;principio</translation>
    </message>
    <message>
        <source>Move the selected columns before all others (Alt+Home)</source>
        <translation>Mover las columnas seleccionadas delante de todas las demás (Alt+Inicio)</translation>
    </message>
    <message>
        <source>Show &amp;All Found</source>
        <translation>Mostrar &amp;todas las encontradas</translation>
    </message>
    <message>
        <source>Hide A&amp;ll Found</source>
        <translation>&amp;Ocultar todas las encontradas</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n column(s) shown</source>
        <extracomment>%1 how many of them</extracomment>
        <translation>
            <numerusform>%1 de %n columna mostrada</numerusform>
            <numerusform>%1 de %n columnas mostradas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 found</source>
        <translation>%1 · %2 encontradas</translation>
    </message>
</context>
<context>
    <name>bloscope::CompareActions</name>
    <message>
        <source>Only arrays can be compared. Open one of the parts.</source>
        <translation>Solo se pueden comparar arrays. Abra una de las partes.</translation>
    </message>
</context>
<context>
    <name>bloscope::CompareDialog</name>
    <message>
        <source>(missing)</source>
        <translation>(falta)</translation>
    </message>
    <message>
        <source>Metalayer</source>
        <translation>Metacapa</translation>
    </message>
    <message>
        <source>Vlmetalayer</source>
        <translation>Metacapa VL</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>In the file now</source>
        <translation>Ahora en el archivo</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Differing metadata</source>
        <translation>Metadatos diferentes</translation>
    </message>
    <message>
        <source>The file cannot be compared</source>
        <translation>No se puede comparar el archivo</translation>
    </message>
    <message>
        <source>The metadata here and in the file is the same; only the data may differ.</source>
        <translation>Los metadatos de aquí y los del archivo son iguales; solo pueden diferir los datos.</translation>
    </message>
    <message numerus="yes">
        <source>%n metadata entries differ. The others are the same.</source>
        <translation>
            <numerusform>Difiere %n entrada de los metadatos. Las demás son iguales.</numerusform>
            <numerusform>Difieren %n entradas de los metadatos. Las demás son iguales.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::ComparisonPanel</name>
    <message>
        <source>A tolerance must be zero or a positive number, such as 0.5</source>
        <translation>Una tolerancia debe ser cero o un número positivo, como 0.5</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>NaN equals NaN</source>
        <translation>NaN es igual a NaN</translation>
    </message>
    <message>
        <source>Label by label</source>
        <translation>Etiqueta por etiqueta</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
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
        <translation>Celda</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
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
        <translation>Celdas de A</translation>
    </message>
    <message>
        <source>Cells of B</source>
        <translation>Celdas de B</translation>
    </message>
    <message>
        <source>&amp;Outlines of B</source>
        <translation>Contorn&amp;os de B</translation>
    </message>
    <message>
        <source>Draw the outlines of B over the areas of A</source>
        <translation>Dibujar los contornos de B sobre las áreas de A</translation>
    </message>
    <message>
        <source>&amp;Previous Difference</source>
        <translation>Di&amp;ferencia anterior</translation>
    </message>
    <message>
        <source>Go to the previous slice of A in which cells differ</source>
        <translation>Ir al corte anterior de A en el que difieren celdas</translation>
    </message>
    <message>
        <source>&amp;Next Difference</source>
        <translation>Diferencia &amp;siguiente</translation>
    </message>
    <message>
        <source>Go to the next slice of A in which cells differ</source>
        <translation>Ir al corte siguiente de A en el que difieren celdas</translation>
    </message>
    <message>
        <source>Choose a file to compare with.</source>
        <translation>Elija un archivo con el que comparar.</translation>
    </message>
    <message>
        <source>Array to compare with (B), as saved in its file</source>
        <translation>Array con el que comparar (B), tal como está guardado en su archivo</translation>
    </message>
    <message>
        <source>Numbers count as equal if they differ by at most this factor times the larger of the two</source>
        <translation>Los números se consideran iguales si su diferencia no supera este factor multiplicado por el mayor de los dos</translation>
    </message>
    <message>
        <source>Numbers count as equal if they differ by at most this amount</source>
        <translation>Los números se consideran iguales si su diferencia no supera esta cantidad</translation>
    </message>
    <message>
        <source>Compare two segmentations: Dice and Jaccard coefficients, volumes and distances of each label</source>
        <translation>Comparar dos segmentaciones: coeficientes de Dice y Jaccard, volúmenes y distancias de cada etiqueta</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>Con:</translation>
    </message>
    <message>
        <source>Relative tolerance:</source>
        <translation>Tolerancia relativa:</translation>
    </message>
    <message>
        <source>Absolute:</source>
        <translation>Absoluta:</translation>
    </message>
    <message>
        <source>Differences in layout, metadata and storage</source>
        <translation>Diferencias de disposición, metadatos y almacenamiento</translation>
    </message>
    <message>
        <source>Differing cells</source>
        <translation>Celdas que difieren</translation>
    </message>
    <message>
        <source>Click a cell to show it in both arrays</source>
        <translation>Haga clic en una celda para verla en ambos arrays</translation>
    </message>
    <message>
        <source>Agreement of labels</source>
        <translation>Concordancia de las etiquetas</translation>
    </message>
    <message>
        <source>How much larger the label is in B</source>
        <translation>Cuánto mayor es la etiqueta en B</translation>
    </message>
    <message>
        <source>Kinds of differences</source>
        <translation>Tipos de diferencias</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>Comparar %1</translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation>Comparar %1 con %2</translation>
    </message>
    <message>
        <source>%1 was reloaded. Press Compare to update the result.</source>
        <translation>%1 se recargó. Pulse «Comparar» para actualizar el resultado.</translation>
    </message>
    <message>
        <source>Compare %1 with</source>
        <translation>Comparar %1 con</translation>
    </message>
    <message>
        <source>Comparing with %1…</source>
        <translation>Comparando con %1…</translation>
    </message>
    <message>
        <source>Stopped before the comparison was complete.</source>
        <translation>Detenido antes de completar la comparación.</translation>
    </message>
    <message>
        <source>%1 cannot be compared</source>
        <translation>No se puede comparar %1</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Looking for the next slice in which cells differ…</source>
        <translation>Buscando el siguiente corte en el que difieren celdas…</translation>
    </message>
    <message>
        <source>No later slice differs.</source>
        <translation>Ningún corte posterior difiere.</translation>
    </message>
    <message>
        <source>No earlier slice differs.</source>
        <translation>Ningún corte anterior difiere.</translation>
    </message>
</context>
<context>
    <name>bloscope::ContourDialog</name>
    <message>
        <source>&amp;Round numbers, about</source>
        <translation>Números &amp;redondos, unos</translation>
    </message>
    <message>
        <source>&amp;These values:</source>
        <translation>Es&amp;tos valores:</translation>
    </message>
    <message>
        <source>&amp;Values on the lines</source>
        <translation>&amp;Valores sobre las líneas</translation>
    </message>
    <message>
        <source>Contour Levels</source>
        <translation>Niveles de las isolíneas</translation>
    </message>
    <message>
        <source>Number of levels</source>
        <translation>Número de niveles</translation>
    </message>
    <message>
        <source>Values of the lines</source>
        <translation>Valores de las líneas</translation>
    </message>
    <message>
        <source>Such as -400 0 250</source>
        <translation>Por ejemplo: -400 0 250</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>niveles</translation>
    </message>
    <message>
        <source>&amp;Colour:</source>
        <translation>&amp;Color:</translation>
    </message>
    <message>
        <source>Black with a white rim</source>
        <translation>Negro con borde blanco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>By value, from blue to red</source>
        <translation>Según el valor, de azul a rojo</translation>
    </message>
    <message>
        <source>Enter numbers with spaces between them</source>
        <translation>Escriba números separados por espacios</translation>
    </message>
    <message>
        <source>Enter at most %1 values</source>
        <translation>Escriba como máximo %1 valores</translation>
    </message>
</context>
<context>
    <name>bloscope::ContourLayer</name>
    <message numerus="yes">
        <source>%n level(s) with too many lines left out</source>
        <translation>
            <numerusform>%n nivel con demasiadas líneas omitido</numerusform>
            <numerusform>%n niveles con demasiadas líneas omitidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CopyDialog</name>
    <message>
        <source>&amp;Advise…</source>
        <translation>&amp;Recomendar…</translation>
    </message>
    <message>
        <source>Include &amp;metadata</source>
        <translation>Incluir &amp;metadatos</translation>
    </message>
    <message>
        <source>Write &amp;zeros for unreadable parts</source>
        <translation>Escribir &amp;ceros en las partes ilegibles</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save a Copy of %1</source>
        <translation>Guardar una copia de %1</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>Todo el array</translation>
    </message>
    <message>
        <source>Shown slice</source>
        <translation>Corte mostrado</translation>
    </message>
    <message>
        <source>Cells to copy, including unsaved changes</source>
        <translation>Celdas que se copian, con los cambios sin guardar</translation>
    </message>
    <message>
        <source>Blosc2 array, one file (.b2nd)</source>
        <translation>Array Blosc2, un archivo (.b2nd)</translation>
    </message>
    <message>
        <source>Blosc2 array, directory of chunks (.b2nd)</source>
        <translation>Array Blosc2, directorio de fragmentos (.b2nd)</translation>
    </message>
    <message>
        <source>NumPy array (.npy)</source>
        <translation>Array NumPy (.npy)</translation>
    </message>
    <message>
        <source>A Blosc2 array is read back and compared with the original before it gets its final name; a NumPy array is uncompressed and has no metadata</source>
        <translation>Un array Blosc2 se vuelve a leer y se compara con el original antes de recibir su nombre definitivo; un array NumPy no se comprime ni tiene metadatos</translation>
    </message>
    <message>
        <source>Measure size and speed of codecs, filters and chunk shapes on a sample, and choose a combination</source>
        <translation>Medir tamaño y velocidad de códecs, filtros y formas de fragmento con una muestra, y elegir una combinación</translation>
    </message>
    <message>
        <source>Copies metalayers and vlmetalayers byte for byte, except those reserved for libraries; in a partial copy, coordinates, spacing and origin are adjusted to the part</source>
        <translation>Copia byte a byte las metacapas y las metacapas VL, salvo las reservadas a las bibliotecas; en una copia parcial, las coordenadas, el espaciado y el origen se ajustan a la parte</translation>
    </message>
    <message>
        <source>Replaces damaged parts with zeros; otherwise copying a damaged array fails</source>
        <translation>Reemplaza por ceros las partes dañadas; de lo contrario, no se puede copiar un array dañado</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Qué:</translation>
    </message>
    <message>
        <source>Fi&amp;eld:</source>
        <translation>Cam&amp;po:</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>Forma&amp;to:</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>name of a file</comment>
        <translation>%1-copia</translation>
    </message>
    <message>
        <source>A directory cannot replace an existing file. Choose another name.</source>
        <translation>Un directorio no puede reemplazar un archivo existente. Elija otro nombre.</translation>
    </message>
    <message>
        <source>over 8 EiB</source>
        <translation>más de 8 EiB</translation>
    </message>
    <message>
        <source>Decoded size: %1. %2.</source>
        <translation>Tamaño decodificado: %1. %2.</translation>
    </message>
    <message>
        <source>Decoded size: %1.</source>
        <translation>Tamaño decodificado: %1.</translation>
    </message>
</context>
<context>
    <name>bloscope::CrossingPanel</name>
    <message>
        <source>&amp;Third dimension:</source>
        <translation>&amp;Tercera dimensión:</translation>
    </message>
    <message>
        <source>Value at the crosshair</source>
        <translation>Valor en la cruz</translation>
    </message>
    <message>
        <source>Which of the three planes to show enlarged</source>
        <translation>Cuál de los tres planos se muestra ampliado</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>El más grande</translation>
    </message>
    <message>
        <source>&amp;Large plane:</source>
        <translation>Plano &amp;grande:</translation>
    </message>
    <message>
        <source>Normal to %1</source>
        <translation>Normal a %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Index of %1</source>
        <translation>Índice de %1</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>Valor: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::CsvOptionsForm</name>
    <message>
        <source>&amp;Delimiter:</source>
        <translation>&amp;Delimitador:</translation>
    </message>
    <message>
        <source>Comma  ,</source>
        <translation>Coma  ,</translation>
    </message>
    <message>
        <source>Semicolon  ;</source>
        <translation>Punto y coma  ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Vertical bar  |</source>
        <translation>Barra vertical  |</translation>
    </message>
    <message>
        <source>&amp;Header:</source>
        <translation>Enca&amp;bezado:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Column and row indices</source>
        <translation>Índices de columna y fila</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>Nombres de columna</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>&amp;Líneas:</translation>
    </message>
    <message>
        <source>One per row</source>
        <translation>Una por fila</translation>
    </message>
    <message>
        <source>One per cell</source>
        <translation>Una por celda</translation>
    </message>
    <message>
        <source>&amp;Coordinates instead of indices</source>
        <translation>&amp;Coordenadas en vez de índices</translation>
    </message>
    <message>
        <source>Applies to dimensions that have coordinates: in the header and, with one line per cell, on each line</source>
        <translation>Para las dimensiones que tienen coordenadas: en el encabezado y, con una línea por celda, en cada línea</translation>
    </message>
    <message>
        <source>Frame &amp;metadata</source>
        <translation>&amp;Metadatos de fotograma</translation>
    </message>
    <message>
        <source>With one line per cell: exposure, number, time and other frame metadata as columns after the indices</source>
        <translation>Con una línea por celda: exposición, número, hora y otros metadatos del fotograma como columnas tras los índices</translation>
    </message>
    <message>
        <source>End &amp;of line:</source>
        <translation>&amp;Fin de línea:</translation>
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
        <translation>Los necesarios</translation>
    </message>
    <message>
        <source>As many digits as needed to read back the same number, or a fixed number of digits after the decimal point</source>
        <translation>Las cifras necesarias para volver a leer el mismo número, o un número fijo de decimales</translation>
    </message>
    <message>
        <source>D&amp;igits:</source>
        <translation>Dec&amp;imales:</translation>
    </message>
    <message>
        <source>Decimal se&amp;parator:</source>
        <translation>&amp;Separador decimal:</translation>
    </message>
    <message>
        <source>Point  .</source>
        <translation>Punto  .</translation>
    </message>
    <message>
        <source>Written for NaN and for unreadable cells</source>
        <translation>Se escribe para NaN y para las celdas ilegibles</translation>
    </message>
    <message>
        <source>&amp;Not a number:</source>
        <translation>&amp;No es un número:</translation>
    </message>
    <message>
        <source>B&amp;yte strings:</source>
        <translation>Cadenas de b&amp;ytes:</translation>
    </message>
    <message>
        <source>Text where possible</source>
        <translation>Texto si es posible</translation>
    </message>
    <message>
        <source>As in Python, b&apos;..&apos;</source>
        <translation>Como en Python, b&apos;..&apos;</translation>
    </message>
    <message>
        <source>Bytes that are not text are always written as in Python</source>
        <translation>Los bytes que no son texto se escriben siempre como en Python</translation>
    </message>
</context>
<context>
    <name>bloscope::CurveBar</name>
    <message>
        <source>Alo&amp;ng:</source>
        <translation>A lo lar&amp;go de:</translation>
    </message>
    <message>
        <source>Dimension along which the curves run</source>
        <translation>Dimensión a lo largo de la que van las curvas</translation>
    </message>
    <message>
        <source>Lines to draw</source>
        <translation>Líneas que se dibujan</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>M&amp;ostrar:</translation>
    </message>
    <message>
        <source>C&amp;urve of:</source>
        <translation>Curva &amp;de:</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>Mostrar &amp;todo</translation>
    </message>
    <message>
        <source>Show all points (Home)</source>
        <translation>Mostrar todos los puntos (Inicio)</translation>
    </message>
    <message>
        <source>A&amp;xes:</source>
        <translation>E&amp;jes:</translation>
    </message>
    <message>
        <source>Axis scales</source>
        <translation>Escalas de los ejes</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineales</translation>
    </message>
    <message>
        <source>Log values</source>
        <translation>Valores log</translation>
    </message>
    <message>
        <source>Log indices</source>
        <translation>Índices log</translation>
    </message>
    <message>
        <source>Both log</source>
        <translation>Ambos log</translation>
    </message>
    <message>
        <source>A logarithmic axis omits values of zero or less</source>
        <translation>Un eje logarítmico omite los valores menores o iguales que cero</translation>
    </message>
    <message>
        <source>A logarithmic axis omits the first point</source>
        <translation>Un eje logarítmico omite el primer punto</translation>
    </message>
    <message>
        <source>These lines cannot be drawn</source>
        <translation>No se pueden dibujar estas líneas</translation>
    </message>
    <message>
        <source>&amp;Lines at [%1]:</source>
        <translation>&amp;Líneas en [%1]:</translation>
    </message>
    <message>
        <source>Indices of %1 in NumPy notation, such as 3 or 10:20:2; at most %2 lines are drawn</source>
        <translation>Índices de %1 en notación de NumPy, como 3 o 10:20:2; se dibujan como máximo %2 líneas</translation>
    </message>
</context>
<context>
    <name>bloscope::CurveReadout</name>
    <message>
        <source>Reading, %1 %</source>
        <translation>Leyendo, %1 %</translation>
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
        <translation>Curvas</translation>
    </message>
    <message>
        <source>The curves cannot be drawn</source>
        <translation>No se pueden dibujar las curvas</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <translation>&amp;Copiar imagen</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>&amp;Guardar figura…</translation>
    </message>
    <message>
        <source>&amp;Export Visible Points…</source>
        <translation>&amp;Exportar puntos visibles…</translation>
    </message>
    <message>
        <source>Visible points</source>
        <translation>Puntos visibles</translation>
    </message>
</context>
<context>
    <name>bloscope::DamageNotice</name>
    <message>
        <source>Part of this file cannot be read: %1.</source>
        <translation>No se puede leer parte de este archivo: %1.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Check File</source>
        <translation>Comprobar archivo</translation>
    </message>
</context>
<context>
    <name>bloscope::DifferencePane</name>
    <message>
        <source>Picture of the differences</source>
        <translation>Imagen de las diferencias</translation>
    </message>
    <message>
        <source>A − B in %1</source>
        <translation>A − B en %1</translation>
    </message>
</context>
<context>
    <name>bloscope::DimensionBar</name>
    <message>
        <source>Slice</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Shown slice in NumPy notation; type another and press Enter.
Whole array: %1</source>
        <translation>Corte mostrado en notación de NumPy; escriba otro y pulse Intro.
Todo el array: %1</translation>
    </message>
    <message>
        <source>Transpose: swap rows and columns</source>
        <translation>Transponer: intercambiar filas y columnas</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>Transponer</translation>
    </message>
</context>
<context>
    <name>bloscope::DimensionChip</name>
    <message>
        <source>↓ Rows</source>
        <translation>↓ Filas</translation>
    </message>
    <message>
        <source>Runs down the screen</source>
        <translation>Va hacia abajo en la pantalla</translation>
    </message>
    <message>
        <source>→ Columns</source>
        <translation>→ Columnas</translation>
    </message>
    <message>
        <source>Runs across the screen</source>
        <translation>Va hacia la derecha en la pantalla</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Shows one index</source>
        <translation>Muestra un índice</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Shows the first index but exports the whole range</source>
        <translation>Muestra el primer índice, pero exporta todo el rango</translation>
    </message>
    <message>
        <source>&amp;Range:</source>
        <translation>&amp;Rango:</translation>
    </message>
    <message>
        <source>Range of %1</source>
        <translation>Rango de %1</translation>
    </message>
    <message>
        <source>Range of this dimension: start:stop:step, as in NumPy</source>
        <translation>Rango de esta dimensión: inicio:fin:paso, como en NumPy</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>%1, length %2: %3</source>
        <translation>%1, longitud %2: %3</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Función de %1</translation>
    </message>
</context>
<context>
    <name>bloscope::DimensionControl</name>
    <message>
        <source>Index of %1</source>
        <translation>Índice de %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Reproducir %1</translation>
    </message>
    <message>
        <source>An index, or a coordinate after an equals sign: =%1</source>
        <translation>Un índice, o una coordenada tras un signo igual: =%1</translation>
    </message>
</context>
<context>
    <name>bloscope::Document</name>
    <message>
        <source>dim %1</source>
        <translation>dim %1</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentEdits</name>
    <message>
        <source>Revert to Saved</source>
        <translation>Volver a lo guardado</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentPage</name>
    <message>
        <source>Read as data and never run. A metadata entry that is a pickle of plain values can be edited above as JSON; a pickle in a separate file cannot.</source>
        <translation>Se lee como datos y nunca se ejecuta. Una entrada de metadatos que es un pickle de valores simples se puede editar arriba como JSON; un pickle en un archivo aparte, no.</translation>
    </message>
    <message>
        <source>Part of this file is damaged: %1.</source>
        <translation>Parte de este archivo está dañada: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Part of this file is damaged: %1 (and %n more).</source>
        <translation>
            <numerusform>Parte de este archivo está dañada: %1 (y %n más).</numerusform>
            <numerusform>Parte de este archivo está dañada: %1 (y %n más).</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in Structure</source>
        <translation>Mostrar en la estructura</translation>
    </message>
    <message>
        <source>Save What Can Be Read…</source>
        <translation>Guardar lo legible…</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>Dejar de contar</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1: tarea terminada.</translation>
    </message>
    <message>
        <source>%1: cancelled.</source>
        <translation>%1: tarea cancelada.</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>Error en «%1»</translation>
    </message>
    <message>
        <source>Copied the code that reads these rows.</source>
        <translation>Se copió el código que lee estas filas.</translation>
    </message>
    <message>
        <source>Copied the code that computes these groups.</source>
        <translation>Se copió el código que calcula estos grupos.</translation>
    </message>
    <message>
        <source>%1 files (%2)</source>
        <translation>Archivos %1 (%2)</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportación de %1</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export Rows</source>
        <translation>Exportar filas</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSaver</name>
    <message>
        <source>%1 was saved, but cannot be reloaded</source>
        <translation>%1 se guardó, pero no se puede recargar</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>A directory frame can only be saved in place</source>
        <translation>Un frame en un directorio solo se puede guardar en su ubicación actual</translation>
    </message>
    <message>
        <source>This frame is incomplete</source>
        <translation>Este frame está incompleto</translation>
    </message>
    <message>
        <source>%1 is on a server, so it cannot be saved there. Save it as a file here.</source>
        <translation>%1 está en un servidor y no se puede guardar allí. Guárdelo aquí como archivo.</translation>
    </message>
    <message>
        <source>%1 is inside another file, so it cannot be saved here. Save it as a separate file.</source>
        <translation>%1 está dentro de otro archivo y no se puede guardar aquí. Guárdelo como archivo aparte.</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Blosc2 files (*.b2nd *.b2frame)</source>
        <translation>Archivos Blosc2 (*.b2nd *.b2frame)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Blosc2 archives (*.b2z)</source>
        <translation>Archivos zip Blosc2 (*.b2z)</translation>
    </message>
    <message>
        <source>Blosc2 directories (*.b2d)</source>
        <translation>Directorios Blosc2 (*.b2d)</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>name of a file</comment>
        <translation>%1-copia</translation>
    </message>
    <message>
        <source>%1 will be saved as soon as “%2” is done.</source>
        <translation>%1 se guardará en cuanto termine «%2».</translation>
    </message>
    <message>
        <source>%1 was not saved because a pending change was cancelled or failed.</source>
        <translation>%1 no se guardó porque un cambio pendiente se canceló o falló.</translation>
    </message>
    <message>
        <source>%1 has no unsaved changes.</source>
        <translation>%1 no tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Guardado de %1</translation>
    </message>
    <message>
        <source>Saved a copy to %1.</source>
        <translation>Se guardó una copia en %1.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Se guardó %1.</translation>
    </message>
    <message>
        <source>Links and special files were not copied: %1.</source>
        <translation>No se copiaron enlaces ni archivos especiales: %1.</translation>
    </message>
    <message>
        <source>The indexes of these columns are out of date: %1. python-blosc2 rebuilds them with rebuild_index().</source>
        <translation>Los índices de estas columnas no están al día: %1. python-blosc2 los reconstruye con rebuild_index().</translation>
    </message>
    <message>
        <source>The values of these columns were computed from others and are out of date: %1.</source>
        <translation>Los valores de estas columnas se calcularon a partir de otros y no están al día: %1.</translation>
    </message>
    <message>
        <source>Cancelled saving %1.</source>
        <translation>Se canceló el guardado de %1.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation>No se guardó %1</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSide</name>
    <message>
        <source>Edited, not saved yet.</source>
        <translation>Editado, aún sin guardar.</translation>
    </message>
    <message>
        <source>Damage was found in this file.</source>
        <translation>Se encontraron daños en este archivo.</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSides</name>
    <message>
        <source>Open files, left side</source>
        <translation>Archivos abiertos, lado izquierdo</translation>
    </message>
    <message>
        <source>Open files, right side</source>
        <translation>Archivos abiertos, lado derecho</translation>
    </message>
    <message>
        <source>Open files, lower left side</source>
        <translation>Archivos abiertos, lado inferior izquierdo</translation>
    </message>
    <message>
        <source>Open files, lower right side</source>
        <translation>Archivos abiertos, lado inferior derecho</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Archivos abiertos</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentTab</name>
    <message>
        <source>%1 was edited in the meantime and stays open.</source>
        <translation>%1 se editó entretanto y sigue abierto.</translation>
    </message>
    <message>
        <source>Counting the readable chunks…</source>
        <translation>Contando los fragmentos legibles…</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Abriendo %1…</translation>
    </message>
    <message>
        <source>Save or revert the changes first: reloading would lose them.</source>
        <translation>Guarde o revierta antes los cambios: al recargar se perderían.</translation>
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
        <translation>Antes debe terminar «%1».</translation>
    </message>
</context>
<context>
    <name>bloscope::EditActions</name>
    <message>
        <source>“%1” must finish before it can be undone.</source>
        <translation>«%1» debe terminar antes de poder deshacerse.</translation>
    </message>
    <message>
        <source>“%1” must finish first.</source>
        <translation>Antes debe terminar «%1».</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a step, a file</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Save %1</source>
        <translation>&amp;Guardar %1</translation>
    </message>
</context>
<context>
    <name>bloscope::EditQueue</name>
    <message>
        <source>%1: nothing was changed</source>
        <translation>%1: no se cambió nada</translation>
    </message>
    <message numerus="yes">
        <source>%1 was cancelled together with %n change(s) that were waiting for it.</source>
        <translation>
            <numerusform>%1 se canceló junto con %n cambio que esperaba a que terminara.</numerusform>
            <numerusform>%1 se canceló junto con %n cambios que esperaban a que terminara.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::EmptyNote</name>
    <message>
        <source>&amp;Clear Filter</source>
        <translation>&amp;Borrar filtro</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Ninguna fila cumple el filtro.</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>La tabla no tiene filas.</translation>
    </message>
</context>
<context>
    <name>bloscope::EncodingForm</name>
    <message>
        <source>Codec: zstd compresses best; lz4 and blosclz decompress fastest</source>
        <translation>Códec: zstd es el que más comprime; lz4 y blosclz son los más rápidos al descomprimir</translation>
    </message>
    <message>
        <source>Compression level</source>
        <translation>Nivel de compresión</translation>
    </message>
    <message>
        <source>From 0 (no compression) to 9 (smallest)</source>
        <translation>De 0 (sin compresión) a 9 (mínimo tamaño)</translation>
    </message>
    <message>
        <source>Filters applied to a block before the codec, in this order. Available: %1</source>
        <translation>Filtros que se aplican a un bloque antes del códec, en este orden. Disponibles: %1</translation>
    </message>
    <message>
        <source>Dimension that you step through one index at a time; it determines the shapes of chunks and blocks</source>
        <translation>Dimensión que se recorre índice a índice; determina las formas de fragmentos y bloques</translation>
    </message>
    <message>
        <source>Shape of a chunk, the unit of storage, such as 1, 512, 512</source>
        <translation>Forma de un fragmento, la unidad de almacenamiento, como 1, 512, 512</translation>
    </message>
    <message>
        <source>Shape of a block, the unit of decoding in a chunk</source>
        <translation>Forma de un bloque, la unidad de decodificación dentro de un fragmento</translation>
    </message>
    <message>
        <source>Le&amp;vel:</source>
        <translation>Ni&amp;vel:</translation>
    </message>
    <message>
        <source>&amp;Codec:</source>
        <translation>Có&amp;dec:</translation>
    </message>
    <message>
        <source>F&amp;ilters:</source>
        <translation>&amp;Filtros:</translation>
    </message>
    <message>
        <source>For s&amp;lices along:</source>
        <translation>Para cortes e&amp;n:</translation>
    </message>
    <message>
        <source>Chun&amp;ks:</source>
        <translation>Fragm&amp;entos:</translation>
    </message>
    <message>
        <source>Bl&amp;ocks:</source>
        <translation>&amp;Bloques:</translation>
    </message>
    <message>
        <source>Any dimension</source>
        <translation>Cualquier dimensión</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Fragmentos</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1, one block each: other programs may misread parts of chunks that have several blocks and use the delta filter</source>
        <translation>
            <numerusform>%n fragmento de %1, de un solo bloque: otros programas pueden leer mal partes de fragmentos que tienen varios bloques y usan el filtro delta</numerusform>
            <numerusform>%n fragmentos de %1, de un solo bloque cada uno: otros programas pueden leer mal partes de fragmentos que tienen varios bloques y usan el filtro delta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1, in blocks of %2</source>
        <translation>
            <numerusform>%n fragmento de %1, en bloques de %2</numerusform>
            <numerusform>%n fragmentos de %1, en bloques de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (automatic)</source>
        <translation>%1 (automático)</translation>
    </message>
</context>
<context>
    <name>bloscope::ExportDialog</name>
    <message>
        <source>field %1</source>
        <translation>campo %1</translation>
    </message>
    <message>
        <source>fields %1 to %2</source>
        <translation>campos %1 a %2</translation>
    </message>
    <message>
        <source>Re&amp;store Defaults</source>
        <translation>&amp;Valores predeterminados</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>Export from %1</source>
        <translation>Exportar de %1</translation>
    </message>
    <message>
        <source>Shown slice</source>
        <translation>Corte mostrado</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>Todo el array</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Start of the file</source>
        <translation>Inicio del archivo</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>Vista previa de la imagen</translation>
    </message>
    <message>
        <source>Use the options from Edit &gt; Preferences &gt; Export</source>
        <translation>Usar las opciones de Editar &gt; Preferencias &gt; Exportar</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Qué:</translation>
    </message>
    <message>
        <source>Form&amp;at:</source>
        <translation>Forma&amp;to:</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 píxeles</translation>
    </message>
    <message>
        <source>Vector graphics, scalable to any size</source>
        <translation>Gráficos vectoriales, escalables a cualquier tamaño</translation>
    </message>
    <message>
        <source>The preview cannot be shown</source>
        <translation>No se puede mostrar la vista previa</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s), %1</source>
        <extracomment>%1 a number of bytes</extracomment>
        <translation>
            <numerusform>%n elemento, %1</numerusform>
            <numerusform>%n elementos, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>more than 2⁶³ elements, %1</source>
        <translation>más de 2⁶³ elementos, %1</translation>
    </message>
</context>
<context>
    <name>bloscope::ExportTarget</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Archivo:</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>E&amp;xaminar…</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar a</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Escriba un nombre de archivo.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>La carpeta %1 no existe.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 es una carpeta.</translation>
    </message>
    <message>
        <source>%1 is part of the shown file. Export to another location.</source>
        <translation>%1 es parte del archivo mostrado. Exporte a otro lugar.</translation>
    </message>
    <message>
        <source>%1 has the extension of %2, a format that cannot be written from here.</source>
        <translation>%1 tiene la extensión de %2, un formato que no se puede escribir desde aquí.</translation>
    </message>
    <message>
        <source>The file already exists.</source>
        <translation>El archivo ya existe.</translation>
    </message>
</context>
<context>
    <name>bloscope::FailurePage</name>
    <message>
        <source>Log in to see whether you may open it.</source>
        <translation>Inicie sesión para ver si puede abrirlo.</translation>
    </message>
    <message>
        <source>Nothing is fetched from there unless you continue.</source>
        <translation>No se descarga nada de allí si no continúa.</translation>
    </message>
    <message>
        <source>It opens once all of it is on this computer.</source>
        <translation>Se abrirá cuando esté completo en este equipo.</translation>
    </message>
    <message>
        <source>&amp;Log In…</source>
        <translation>Iniciar &amp;sesión…</translation>
    </message>
    <message>
        <source>&amp;Continue to %1</source>
        <translation>&amp;Continuar a %1</translation>
    </message>
    <message>
        <source>&amp;Download All of It</source>
        <translation>&amp;Descargar todo</translation>
    </message>
    <message>
        <source>&amp;Download All of It (%1)</source>
        <translation>&amp;Descargar todo (%1)</translation>
    </message>
    <message>
        <source>&amp;Save What Can Be Read…</source>
        <translation>&amp;Guardar lo legible…</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Check the address and the network connection. Files that were opened before can be opened without a network.</source>
        <translation>Compruebe la dirección y la conexión de red. Los archivos que ya se abrieron antes se pueden abrir sin red.</translation>
    </message>
    <message>
        <source>Check the address in a browser. A file that you download there can be opened as a copy.</source>
        <translation>Compruebe la dirección en un navegador. Un archivo que descargue allí se puede abrir como copia.</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>No se puede abrir %1</translation>
    </message>
    <message>
        <source>Open Frame at Byte %1</source>
        <translation>Abrir frame en el byte %1</translation>
    </message>
</context>
<context>
    <name>bloscope::FieldBox</name>
    <message>
        <source>Part of each element to copy</source>
        <translation>Parte de cada elemento que se copia</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Todos los campos</translation>
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
        <translation>Celdas &amp;NaN transparentes</translation>
    </message>
    <message>
        <source>Ma&amp;rked cell and selection</source>
        <translation>Celda marcada y se&amp;lección</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation>&amp;Histograma</translation>
    </message>
    <message>
        <source>Scale &amp;bar</source>
        <translation>&amp;Barra de escala</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>Leyen&amp;da</translation>
    </message>
    <message>
        <source>A round length, from the spacing of the columns</source>
        <translation>Una longitud redonda, según el espaciado de las columnas</translation>
    </message>
    <message>
        <source>Wi&amp;dth:</source>
        <translation>Anch&amp;o:</translation>
    </message>
    <message>
        <source>Hei&amp;ght:</source>
        <translation>Altu&amp;ra:</translation>
    </message>
    <message>
        <source>Figure with axes and title</source>
        <translation>Figura con ejes y título</translation>
    </message>
    <message>
        <source>With colour scale, unit and legend</source>
        <translation>Con escala de colores, unidad y leyenda</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>Solo la imagen</translation>
    </message>
    <message>
        <source>Only the area inside the axes</source>
        <translation>Solo el área dentro de los ejes</translation>
    </message>
    <message>
        <source>One cell = one pixel</source>
        <translation>Una celda = un píxel</translation>
    </message>
    <message>
        <source>Exactly the visible cells</source>
        <translation>Exactamente las celdas visibles</translation>
    </message>
    <message>
        <source>Too many cells are visible; zoom in</source>
        <translation>Hay demasiadas celdas visibles; acerque la vista</translation>
    </message>
    <message>
        <source>Parts to include in the file</source>
        <translation>Partes que se incluyen en el archivo</translation>
    </message>
    <message>
        <source>Co&amp;ntent:</source>
        <translation>&amp;Contenido:</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>Tít&amp;ulo:</translation>
    </message>
    <message>
        <source>&amp;X axis:</source>
        <translation>E&amp;je X:</translation>
    </message>
    <message>
        <source>&amp;Y axis:</source>
        <translation>Eje &amp;Y:</translation>
    </message>
    <message>
        <source>&amp;Unit:</source>
        <translation>Un&amp;idad:</translation>
    </message>
    <message>
        <source>Of the colour scale</source>
        <translation>De la escala de colores</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> ppp</translation>
    </message>
    <message>
        <source>Pixels per inch</source>
        <translation>Píxeles por pulgada</translation>
    </message>
    <message>
        <source>at</source>
        <translation>a</translation>
    </message>
    <message>
        <source>&amp;On paper:</source>
        <translation>En &amp;papel:</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Text and background colours, independent of the window</source>
        <translation>Colores del texto y del fondo, independientes de la ventana</translation>
    </message>
    <message>
        <source>The&amp;me:</source>
        <translation>Te&amp;ma:</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> píxeles</translation>
    </message>
</context>
<context>
    <name>bloscope::FigureView</name>
    <message>
        <source>Copied the picture.</source>
        <translation>Imagen copiada.</translation>
    </message>
</context>
<context>
    <name>bloscope::FileOpener</name>
    <message>
        <source>the file is closed</source>
        <translation>el archivo está cerrado</translation>
    </message>
    <message>
        <source>Write Coordinates</source>
        <translation>Escribir coordenadas</translation>
    </message>
</context>
<context>
    <name>bloscope::FilePanels</name>
    <message>
        <source>Checks and comparisons</source>
        <translation>Comprobaciones y comparaciones</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>Check ct.b2nd, its folder</comment>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>bloscope::FillDialog</name>
    <message>
        <source>Use this value when clearing with &amp;Delete</source>
        <translation>&amp;Usar este valor al borrar con Suprimir</translation>
    </message>
    <message>
        <source>Fill Selection</source>
        <translation>Rellenar selección</translation>
    </message>
    <message>
        <source>Part of each element to fill</source>
        <translation>Parte de cada elemento que se rellena</translation>
    </message>
    <message>
        <source>Value in the notation of the table</source>
        <translation>Valor en la notación de la tabla</translation>
    </message>
    <message>
        <source>If off, Delete writes zero, an empty string or NaT</source>
        <translation>Si se desactiva, Suprimir escribe cero, una cadena vacía o NaT</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Rellenar</translation>
    </message>
    <message>
        <source>&amp;Part:</source>
        <translation>&amp;Parte:</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>&amp;Valor:</translation>
    </message>
</context>
<context>
    <name>bloscope::FilterBar</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop and keep the rows found so far</source>
        <translation>Detener y conservar las filas encontradas hasta ahora</translation>
    </message>
    <message>
        <source>Show All &amp;Rows</source>
        <translation>Mostrar todas las fi&amp;las</translation>
    </message>
    <message>
        <source>Remove the filter (Escape)</source>
        <translation>Quitar el filtro (Escape)</translation>
    </message>
    <message>
        <source>price &gt; 100 and tree contains &quot;fir&quot;</source>
        <translation>precio &gt; 100 and nombre contains &quot;abeto&quot;</translation>
    </message>
    <message>
        <source>Filter condition</source>
        <translation>Condición del filtro</translation>
    </message>
    <message>
        <source>Show only the rows for which this condition is true (Enter).
The guide describes all operators and functions.</source>
        <translation>Mostrar solo las filas que cumplen esta condición (Intro).
La guía describe todos los operadores y funciones.</translation>
    </message>
    <message>
        <source>Fil&amp;ter:</source>
        <translation>Filtr&amp;o:</translation>
    </message>
    <message>
        <source>and</source>
        <translation>y</translation>
    </message>
    <message>
        <source>or</source>
        <translation>o</translation>
    </message>
</context>
<context>
    <name>bloscope::FilterChip</name>
    <message>
        <source>%1
Click to edit this condition</source>
        <translation>%1
Haga clic para editar esta condición</translation>
    </message>
    <message>
        <source>Edit condition %1</source>
        <translation>Editar la condición %1</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Quitar esta condición</translation>
    </message>
    <message>
        <source>Remove condition %1</source>
        <translation>Quitar la condición %1</translation>
    </message>
</context>
<context>
    <name>bloscope::FindBar</name>
    <message>
        <source>containing</source>
        <translation>que contienen</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>igual a</translation>
    </message>
    <message>
        <source>not equal to</source>
        <translation>distinto de</translation>
    </message>
    <message>
        <source>above</source>
        <translation>mayor que</translation>
    </message>
    <message>
        <source>below</source>
        <translation>menor que</translation>
    </message>
    <message>
        <source>between</source>
        <translation>entre</translation>
    </message>
    <message>
        <source>NaN or infinite</source>
        <translation>NaN o infinito</translation>
    </message>
    <message>
        <source>Value to find</source>
        <translation>Valor que se busca</translation>
    </message>
    <message>
        <source>and</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Other end of the range to find</source>
        <translation>Otro extremo del rango que se busca</translation>
    </message>
    <message>
        <source>Search condition</source>
        <translation>Condición de búsqueda</translation>
    </message>
    <message>
        <source>Field to search</source>
        <translation>Campo en el que se busca</translation>
    </message>
    <message>
        <source>any text field</source>
        <translation>cualquier campo de texto</translation>
    </message>
    <message>
        <source>Search area</source>
        <translation>Ámbito de búsqueda</translation>
    </message>
    <message>
        <source>shown slice</source>
        <translation>corte mostrado</translation>
    </message>
    <message>
        <source>whole array</source>
        <translation>todo el array</translation>
    </message>
    <message>
        <source>selected cells</source>
        <translation>celdas seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>Ante&amp;rior</translation>
    </message>
    <message>
        <source>Find the previous cell (Shift+F3)</source>
        <translation>Buscar la celda anterior (Mayúsculas+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Find the next cell (F3)</source>
        <translation>Buscar la celda siguiente (F3)</translation>
    </message>
    <message>
        <source>Close the find bar (Escape)</source>
        <translation>Cerrar la barra de búsqueda (Escape)</translation>
    </message>
    <message>
        <source>&amp;of</source>
        <translation>&amp;de</translation>
    </message>
    <message>
        <source>Fin&amp;d cells:</source>
        <translation>Buscar &amp;celdas:</translation>
    </message>
    <message>
        <source>in</source>
        <translation>en</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>Progreso de la búsqueda</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Searching, %1 million cells per second…</source>
        <translation>Buscando, %1 millones de celdas por segundo…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
</context>
<context>
    <name>bloscope::FindingModel</name>
    <message>
        <source>Not checked</source>
        <translation>Sin comprobar</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Consejo</translation>
    </message>
</context>
<context>
    <name>bloscope::FoldedDimensions</name>
    <message numerus="yes">
        <source>%n of length 1</source>
        <translation>
            <numerusform>%n de longitud 1</numerusform>
            <numerusform>%n de longitud 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Dimensions of length 1, at index 0: %1</source>
        <translation>Dimensiones de longitud 1, en el índice 0: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderActions</name>
    <message>
        <source>The other files in the folder cannot be listed</source>
        <translation>No se pueden listar los demás archivos de la carpeta</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a file, its number, so many files</comment>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>This is the last file in the folder: %1 of %2.</source>
        <translation>Es el último archivo de la carpeta: %1 de %2.</translation>
    </message>
    <message>
        <source>This is the first file in the folder: %1 of %2.</source>
        <translation>Es el primer archivo de la carpeta: %1 de %2.</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderBrowser</name>
    <message>
        <source>Chec&amp;k All</source>
        <translation>Comprobar to&amp;do</translation>
    </message>
    <message>
        <source>Decode all listed files and their labels in the background</source>
        <translation>Decodificar en segundo plano todos los archivos listados y sus etiquetas</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Files in the folder</source>
        <translation>Archivos de la carpeta</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder cannot be listed</source>
        <translation>No se puede listar la carpeta</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Checking the files in a folder</source>
        <translation>Comprobación de los archivos de una carpeta</translation>
    </message>
    <message>
        <source>All files checked</source>
        <translation>Todos los archivos comprobados</translation>
    </message>
    <message>
        <source>Check stopped</source>
        <translation>Comprobación detenida</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderCheckPanel</name>
    <message>
        <source>Check Again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Check Folder %1</source>
        <translation>Comprobar carpeta %1</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Files with findings</source>
        <translation>Archivos con hallazgos</translation>
    </message>
    <message>
        <source>Damaged files</source>
        <translation>Archivos dañados</translation>
    </message>
    <message>
        <source>Unreadable files</source>
        <translation>Archivos ilegibles</translation>
    </message>
    <message>
        <source>Files with notes only</source>
        <translation>Archivos solo con notas</translation>
    </message>
    <message>
        <source>Name, type, shape or finding</source>
        <translation>Nombre, tipo, forma o hallazgo</translation>
    </message>
    <message>
        <source>Save one row per file, in the format of &quot;bloscope verify --csv&quot;</source>
        <translation>Guardar una fila por archivo, en el formato de «bloscope verify --csv»</translation>
    </message>
    <message>
        <source>Open the file in the selected row and show its findings</source>
        <translation>Abrir el archivo de la fila seleccionada y mostrar sus hallazgos</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Mostrar:</translation>
    </message>
    <message>
        <source>Containing:</source>
        <translation>Contiene:</translation>
    </message>
    <message>
        <source>Checked files</source>
        <translation>Archivos comprobados</translation>
    </message>
    <message>
        <source>Searching for files in %1…</source>
        <translation>Buscando archivos en %1…</translation>
    </message>
    <message>
        <source>Checking… %1</source>
        <translation>Comprobando… %1</translation>
    </message>
    <message>
        <source>The folder cannot be checked</source>
        <translation>No se puede comprobar la carpeta</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were left out because there are too many.</source>
        <translation>
            <numerusform>Se omitió %n archivo más porque hay demasiados.</numerusform>
            <numerusform>Se omitieron %n archivos más porque hay demasiados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as CSV – %1</source>
        <translation>Guardar como CSV – %1</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1-check.csv</source>
        <comment>name of a file</comment>
        <translation>%1-comprobacion.csv</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Se guardó %1.</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>Detenido: no se escribió %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>No se puede escribir %1</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderReportPanel</name>
    <message>
        <source>Write Again</source>
        <translation>Escribir de nuevo</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>Report on %1</source>
        <translation>Informe de %1</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Escribiendo %1…</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>Detenido: no se escribió %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>No se puede escribir %1</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 with %n case(s).</source>
        <translation>
            <numerusform>Se guardó %1 con %n caso.</numerusform>
            <numerusform>Se guardó %1 con %n casos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is/are damaged or unreadable.</source>
        <translation>
            <numerusform>%n de ellos está dañado o es ilegible.</numerusform>
            <numerusform>%n de ellos están dañados o son ilegibles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::FrameStrip</name>
    <message>
        <source>Frame metadata</source>
        <translation>Metadatos de fotograma</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Fotograma</translation>
    </message>
    <message>
        <source>Choose the frame metadata to show</source>
        <translation>Elegir los metadatos de fotograma que se muestran</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Todos</translation>
    </message>
</context>
<context>
    <name>bloscope::GeometryDialog</name>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«%1» no es un número</translation>
    </message>
    <message>
        <source>Coordinates and Units of %1</source>
        <translation>Coordenadas y unidades de %1</translation>
    </message>
    <message>
        <source>Discard these settings and use the file&apos;s own</source>
        <translation>Descartar estos ajustes y usar los del archivo</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimensión</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>First coordinate</source>
        <translation>Primera coordenada</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Espaciado</translation>
    </message>
    <message>
        <source>Dimension %1 (size %2)</source>
        <translation>Dimensión %1 (tamaño %2)</translation>
    </message>
    <message>
        <source>Empty fields keep the file&apos;s values. Entries are remembered; the file is not modified.</source>
        <translation>Los campos vacíos conservan los valores del archivo. Lo que escriba se recuerda; el archivo no se modifica.</translation>
    </message>
    <message>
        <source>&amp;Write to Metadata</source>
        <translation>Escribir en los &amp;metadatos</translation>
    </message>
    <message>
        <source>Also write these settings to the metadata entries &quot;dims&quot; and &quot;coordinates&quot;, which other programs can read once the file is saved</source>
        <translation>Escribir además estos ajustes en las entradas de metadatos «dims» y «coordinates», que otros programas pueden leer una vez guardado el archivo</translation>
    </message>
</context>
<context>
    <name>bloscope::GoToBar</name>
    <message>
        <source>Close the go-to bar (Escape)</source>
        <translation>Cerrar la barra «Ir a» (Escape)</translation>
    </message>
    <message>
        <source>3, 0, -2  or  0, :, 2:10</source>
        <translation>3, 0, -2  o  0, :, 2:10</translation>
    </message>
    <message>
        <source>%1  or  0, =46.5</source>
        <translation>%1  o  0, =46.5</translation>
    </message>
    <message>
        <source>goes to the region %1</source>
        <translation>va a la región %1</translation>
    </message>
    <message>
        <source>goes to cell %1</source>
        <translation>va a la celda %1</translation>
    </message>
    <message>
        <source>shows slice %1</source>
        <translation>muestra el corte %1</translation>
    </message>
    <message>
        <source>Go to inde&amp;x:</source>
        <translation>Ir al ín&amp;dice:</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>12, or -1 for the last one</source>
        <translation>12, o -1 para la última</translation>
    </message>
</context>
<context>
    <name>bloscope::GroupBars</name>
    <message>
        <source>Largest groups</source>
        <translation>Grupos más grandes</translation>
    </message>
    <message numerus="yes">
        <source>%n more group(s) not drawn</source>
        <translation>
            <numerusform>%n grupo más sin dibujar</numerusform>
            <numerusform>%n grupos más sin dibujar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::GroupKeyBox</name>
    <message>
        <source>each value</source>
        <translation>cada valor</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>por año</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>por mes</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>por día</translation>
    </message>
    <message>
        <source>by hour</source>
        <translation>por hora</translation>
    </message>
    <message>
        <source>by month of the year</source>
        <translation>por mes del año</translation>
    </message>
    <message>
        <source>by hour of the day</source>
        <translation>por hora del día</translation>
    </message>
    <message>
        <source>in bins of</source>
        <translation>en intervalos de</translation>
    </message>
    <message>
        <source>Groups of the values</source>
        <translation>Agrupación de los valores</translation>
    </message>
    <message>
        <source>Width of the bins</source>
        <translation>Anchura de los intervalos</translation>
    </message>
    <message>
        <source>Width of the bins; empty: a round one for about 20 bins</source>
        <translation>Anchura de los intervalos; vacío: una redonda para unos 20 intervalos</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automática</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguna)</translation>
    </message>
</context>
<context>
    <name>bloscope::GroupWindow</name>
    <message>
        <source>Number of rows</source>
        <translation>Número de filas</translation>
    </message>
    <message>
        <source>Rows with a value</source>
        <translation>Filas con valor</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Desviación estándar</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Valores distintos</translation>
    </message>
    <message>
        <source>Column to group by</source>
        <translation>Columna por la que se agrupa</translation>
    </message>
    <message>
        <source>Second column to group by</source>
        <translation>Segunda columna por la que se agrupa</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>&amp;Filter to Group</source>
        <translation>&amp;Filtrar por el grupo</translation>
    </message>
    <message>
        <source>Show only the rows of the selected group in the table (Return)</source>
        <translation>Mostrar en la tabla solo las filas del grupo seleccionado (Retorno)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Figure of each group</source>
        <translation>Valor que se calcula de cada grupo</translation>
    </message>
    <message>
        <source>Column of the figure</source>
        <translation>Columna del valor calculado</translation>
    </message>
    <message>
        <source>&amp;Group by:</source>
        <translation>&amp;Agrupar por:</translation>
    </message>
    <message>
        <source>&amp;and by:</source>
        <translation>&amp;y por:</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Mostrar:</translation>
    </message>
    <message>
        <source>&amp;of:</source>
        <translation>&amp;de:</translation>
    </message>
    <message>
        <source>Grouping…</source>
        <translation>Agrupando…</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>Agrupación</translation>
    </message>
    <message>
        <source>The rows cannot be grouped</source>
        <translation>No se pueden agrupar las filas</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of %1 rows</source>
        <extracomment>%1 a number of rows</extracomment>
        <translation>
            <numerusform>%n grupo de %1 filas</numerusform>
            <numerusform>%n grupos de %1 filas</numerusform>
        </translation>
    </message>
    <message>
        <source>The group cannot be read</source>
        <translation>No se puede leer el grupo</translation>
    </message>
    <message>
        <source>&amp;All Groups</source>
        <translation>&amp;Todos los grupos</translation>
    </message>
</context>
<context>
    <name>bloscope::GuideWindow</name>
    <message>
        <source>No page contains these words.</source>
        <translation>Ninguna página contiene estas palabras.</translation>
    </message>
    <message>
        <source>Bloscope User Guide</source>
        <translation>Guía del usuario de Bloscope</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Buscar en la guía</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBands</name>
    <message>
        <source>RGB from &amp;Bands…</source>
        <translation>RGB a partir de &amp;bandas…</translation>
    </message>
    <message>
        <source>Demosaic Bayer &amp;Filter</source>
        <translation>Interpolar filtro Ba&amp;yer</translation>
    </message>
    <message>
        <source>Show three indices of a dimension as red, green and blue</source>
        <translation>Mostrar tres índices de una dimensión como rojo, verde y azul</translation>
    </message>
    <message>
        <source>Interpolate the colour of each sensor pixel (bilinear)</source>
        <translation>Interpolar el color de cada píxel del sensor (bilineal)</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBar</name>
    <message>
        <source>&amp;Invert Colours</source>
        <translation>&amp;Invertir colores</translation>
    </message>
    <message>
        <source>Map the highest number to the colour of the lowest, and vice versa</source>
        <translation>Asignar al número más alto el color del más bajo, y viceversa</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>Voltear &amp;horizontalmente</translation>
    </message>
    <message>
        <source>Show the first column on the right</source>
        <translation>Mostrar la primera columna a la derecha</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>Voltear vertic&amp;almente</translation>
    </message>
    <message>
        <source>Show the first row at the bottom</source>
        <translation>Mostrar la primera fila abajo</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>Mapa de colores</translation>
    </message>
    <message>
        <source>Colours that represent the numbers</source>
        <translation>Colores que representan los números</translation>
    </message>
    <message>
        <source>Show His&amp;togram</source>
        <translation>Mostrar histo&amp;grama</translation>
    </message>
    <message>
        <source>Show the distribution of values next to the colour scale; drag the ends of the scale to change the range</source>
        <translation>Mostrar la distribución de los valores junto a la escala de colores; arrastre los extremos de la escala para cambiar el rango</translation>
    </message>
    <message>
        <source>Co&amp;ntours</source>
        <translation>Iso&amp;líneas</translation>
    </message>
    <message>
        <source>Draw lines of equal value over the picture</source>
        <translation>Dibujar líneas de igual valor sobre la imagen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>Má&amp;s</translation>
    </message>
    <message>
        <source>More options for colours, orientation and figure</source>
        <translation>Más opciones de colores, orientación y figura</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>Mostrar &amp;todo</translation>
    </message>
    <message>
        <source>Show the whole plane (Home)</source>
        <translation>Mostrar el plano entero (Inicio)</translation>
    </message>
    <message>
        <source>Contour &amp;Levels…</source>
        <translation>Ni&amp;veles de las isolíneas…</translation>
    </message>
    <message>
        <source>Choose the values and the colour of contours</source>
        <translation>Elegir los valores y el color de las isolíneas</translation>
    </message>
    <message>
        <source>Rotate Clock&amp;wise</source>
        <translation>Girar a la de&amp;recha</translation>
    </message>
    <message>
        <source>Rotate by 90 degrees; also swaps rows and columns in the table</source>
        <translation>Girar 90 grados; también intercambia filas y columnas en la tabla</translation>
    </message>
    <message>
        <source>T&amp;ranspose</source>
        <translation>Tran&amp;sponer</translation>
    </message>
    <message>
        <source>Swap rows and columns, also in the table</source>
        <translation>Intercambiar filas y columnas, también en la tabla</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>Guardar &amp;figura…</translation>
    </message>
    <message>
        <source>Save as PNG, SVG or PDF, with axes and colour scale</source>
        <translation>Guardar como PNG, SVG o PDF, con ejes y escala de colores</translation>
    </message>
    <message>
        <source>The metadata of this file does not specify the spacing of this plane</source>
        <translation>Los metadatos de este archivo no indican el espaciado de este plano</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBrush</name>
    <message>
        <source>Pa&amp;int</source>
        <translation>Pi&amp;ntar</translation>
    </message>
    <message>
        <source>Paint the overlaid labels (B)</source>
        <translation>Pintar las etiquetas superpuestas (B)</translation>
    </message>
    <message>
        <source>Paint cells with a value, for example to correct labels (B)</source>
        <translation>Pintar celdas con un valor, por ejemplo para corregir etiquetas (B)</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Pintar</translation>
    </message>
    <message>
        <source>What do you want to paint?</source>
        <translation>¿Qué desea pintar?</translation>
    </message>
    <message>
        <source>%1 contains labels for this file. You can overlay them on the image and paint them.</source>
        <translation>%1 contiene etiquetas para este archivo. Puede superponerlas a la imagen y pintarlas.</translation>
    </message>
    <message>
        <source>&amp;Labels: %1</source>
        <translation>&amp;Etiquetas: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapOverlay</name>
    <message>
        <source>&amp;Overlay</source>
        <translation>Superp&amp;osición</translation>
    </message>
    <message>
        <source>&amp;Show Overlay</source>
        <translation>Mostrar s&amp;uperposición</translation>
    </message>
    <message>
        <source>&amp;Blink</source>
        <translation>&amp;Parpadeo</translation>
    </message>
    <message>
        <source>Shows and hides the overlay by turns, to compare both pictures</source>
        <translation>Muestra y oculta la superposición alternadamente, para comparar ambas imágenes</translation>
    </message>
    <message>
        <source>%1 cannot be drawn</source>
        <translation>No se puede dibujar %1</translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation>&amp;Elegir archivo…</translation>
    </message>
    <message>
        <source>&amp;Remove Overlay</source>
        <translation>&amp;Quitar superposición</translation>
    </message>
    <message>
        <source>Choose Overlay</source>
        <translation>Elegir superposición</translation>
    </message>
    <message>
        <source>%1 cannot be overlaid on this array</source>
        <translation>No se puede superponer %1 a este array</translation>
    </message>
    <message>
        <source>Parts of %1 are damaged and not drawn.</source>
        <translation>Hay partes de %1 dañadas que no se dibujan.</translation>
    </message>
    <message>
        <source>overlay %1</source>
        <translation>superposición %1</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>etiqueta %1</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapProfiles</name>
    <message>
        <source>&amp;Profiles</source>
        <translation>&amp;Perfiles</translation>
    </message>
    <message>
        <source>Plot the row and column of the marked cell next to the picture</source>
        <translation>Dibujar junto a la imagen la fila y la columna de la celda marcada</translation>
    </message>
    <message>
        <source>The profile cannot be drawn</source>
        <translation>No se puede dibujar el perfil</translation>
    </message>
    <message>
        <source>Click a cell to show its row and column.</source>
        <translation>Haga clic en una celda para ver su fila y su columna.</translation>
    </message>
    <message>
        <source>Row: %1</source>
        <translation>Fila: %1</translation>
    </message>
    <message>
        <source>Column: %1</source>
        <translation>Columna: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapProjection</name>
    <message>
        <source>Pro&amp;jection…</source>
        <translation>Proye&amp;cción…</translation>
    </message>
    <message>
        <source>Show the maximum, mean... along a dimension, or differences (J)</source>
        <translation>Mostrar el máximo, la media... a lo largo de una dimensión, o diferencias (J)</translation>
    </message>
    <message>
        <source>Turn Volume Back</source>
        <translation>Girar volumen atrás</translation>
    </message>
    <message>
        <source>Turn Volume</source>
        <translation>Girar volumen</translation>
    </message>
    <message>
        <source>Turn the maximum of a volume back by 15° (Shift+T)</source>
        <translation>Girar 15° hacia atrás el máximo de un volumen (Mayúsculas+T)</translation>
    </message>
    <message>
        <source>Show the maximum of a volume, and turn it by 15° (T)</source>
        <translation>Mostrar el máximo de un volumen y girarlo 15° (T)</translation>
    </message>
    <message>
        <source>There is no projection along %1 while it is shown as rows or columns.</source>
        <translation>No hay proyección en %1 mientras se muestra como filas o columnas.</translation>
    </message>
    <message>
        <source>There is no projection along %1 while it is shown as colours.</source>
        <translation>No hay proyección en %1 mientras se muestra como colores.</translation>
    </message>
    <message>
        <source>Only a picture with rows and columns can be turned.</source>
        <translation>Solo se puede girar una imagen con filas y columnas.</translation>
    </message>
    <message>
        <source>A volume cannot be turned while it is shown in RGB.</source>
        <translation>Un volumen no se puede girar mientras se muestra en RGB.</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Proyección</translation>
    </message>
    <message>
        <source>The projection cannot be computed</source>
        <translation>No se puede calcular la proyección</translation>
    </message>
    <message>
        <source>Turn off</source>
        <extracomment>a link that ends a projection</extracomment>
        <translation>Desactivar</translation>
    </message>
    <message>
        <source> (coarse: at most %1 cells along each dimension)</source>
        <translation> (aproximada: como máximo %1 celdas en cada dimensión)</translation>
    </message>
    <message>
        <source>, %1 % computed</source>
        <translation>, %1 % calculado</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapStatusLine</name>
    <message>
        <source>Picture legend</source>
        <translation>Leyenda de la imagen</translation>
    </message>
    <message>
        <source>Statistics of the selected cells</source>
        <translation>Estadísticas de las celdas seleccionadas</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Selected %1: %2</source>
        <translation>Selección %1: %2</translation>
    </message>
    <message>
        <source>Colours interpolated from the Bayer filter %1 (bilinear).</source>
        <translation>Colores interpolados del filtro Bayer %1 (bilineal).</translation>
    </message>
    <message>
        <source>This looks like an RGB image. &lt;a href=&quot;%1&quot;&gt;Show it in colour&lt;/a&gt;</source>
        <translation>Parece una imagen RGB. &lt;a href=&quot;%1&quot;&gt;Mostrarla en color&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>Error en la búsqueda</translation>
    </message>
    <message>
        <source>This plane contains no such cell.</source>
        <translation>Este plano no contiene ninguna celda así.</translation>
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
        <translation>&amp;Copiar imagen</translation>
    </message>
    <message>
        <source>S&amp;how in File…</source>
        <translation>Mostrar en el arc&amp;hivo…</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>R&amp;ellenar selección…</translation>
    </message>
    <message>
        <source>The picture cannot be drawn</source>
        <translation>No se puede dibujar la imagen</translation>
    </message>
    <message>
        <source>Regions have no place in a turned volume. Turn it off to measure.</source>
        <translation>Un volumen girado no admite regiones. Desactive el giro para medir.</translation>
    </message>
    <message>
        <source>The cells of a projection cannot be changed. Turn it off first.</source>
        <translation>Las celdas de una proyección no se pueden modificar. Desactívela antes.</translation>
    </message>
    <message>
        <source>Select cells with Shift+Drag first.</source>
        <translation>Seleccione antes celdas arrastrando con Mayúsculas.</translation>
    </message>
</context>
<context>
    <name>bloscope::HexEdit</name>
    <message>
        <source>The clipboard contains no hex digits. To paste its text, go to the character column (Tab).</source>
        <translation>El portapapeles no contiene cifras hexadecimales. Para pegar su texto, vaya a la columna de caracteres (Tabulador).</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>bloscope::HexPanel</name>
    <message>
        <source>Insert</source>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>Typing inserts bytes instead of overwriting them (Ins)</source>
        <translation>Al escribir se insertan bytes en lugar de sobrescribirlos (Insertar)</translation>
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
        <translation>Byte %1 (0x%2) de %3</translation>
    </message>
    <message numerus="yes">
        <source>End of %n byte(s)</source>
        <translation>
            <numerusform>Final de %n byte</numerusform>
            <numerusform>Final de %n bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <extracomment>%1 a place, %2 a number of bytes</extracomment>
        <translation>%1, %2 seleccionados</translation>
    </message>
    <message>
        <source>At most %1 bytes can be copied at once.</source>
        <translation>Se pueden copiar como máximo %1 bytes a la vez.</translation>
    </message>
</context>
<context>
    <name>bloscope::HotPixelsMenu</name>
    <message>
        <source>Hot Pi&amp;xels</source>
        <translation>Pí&amp;xeles calientes</translation>
    </message>
    <message>
        <source>Draw &amp;As They Are</source>
        <translation>&amp;Dibujar sin cambios</translation>
    </message>
    <message>
        <source>Replace beyond %1 σ</source>
        <translation>Reemplazar por encima de %1 σ</translation>
    </message>
    <message>
        <source>Draw a pixel that differs from the median of its eight neighbours by more than this as that median; the data stay as they are</source>
        <translation>Si un píxel difiere más de esto de la mediana de sus ocho vecinos, se dibuja esa mediana; los datos no cambian</translation>
    </message>
</context>
<context>
    <name>bloscope::InterpretDialog</name>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Interpret as Array</source>
        <translation>Interpretar como array</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>&amp;Forma</translation>
    </message>
    <message>
        <source>First element at &amp;byte</source>
        <translation>Primer elemento en el &amp;byte</translation>
    </message>
    <message>
        <source>NumPy notation: float32, &gt;i2, [(&apos;a&apos;, &apos;u1&apos;), (&apos;b&apos;, &apos;&lt;f8&apos;)]</source>
        <translation>Notación de NumPy: float32, &gt;i2, [(&apos;a&apos;, &apos;u1&apos;), (&apos;b&apos;, &apos;&lt;f8&apos;)]</translation>
    </message>
    <message>
        <source>such as 100, -1; one size may be -1, which means: computed from the file</source>
        <translation>por ejemplo: 100, -1; un tamaño puede ser -1, es decir: calculado a partir del archivo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Discard these settings and use the file&apos;s own</source>
        <translation>Descartar estos ajustes y usar los del archivo</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>Types that &amp;fit the data:</source>
        <translation>Tipos que &amp;encajan con los datos:</translation>
    </message>
    <message>
        <source>the position of the first element is not a number</source>
        <translation>la posición del primer elemento no es un número</translation>
    </message>
    <message>
        <source>This does not fit</source>
        <translation>Esto no encaja</translation>
    </message>
    <message>
        <source>An array of shape (%1) and type %2.</source>
        <translation>Un array de forma (%1) y tipo %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) after the array are not shown.</source>
        <translation>
            <numerusform>%n byte después del array no se muestra.</numerusform>
            <numerusform>%n bytes después del array no se muestran.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::InterpretationPreview</name>
    <message>
        <source>The first elements</source>
        <translation>Los primeros elementos</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>Sin vista previa</translation>
    </message>
</context>
<context>
    <name>bloscope::ItemListPage</name>
    <message>
        <source>The selected item</source>
        <translation>El elemento seleccionado</translation>
    </message>
    <message>
        <source>Go to ite&amp;m:</source>
        <translation>Ir al ele&amp;mento:</translation>
    </message>
    <message>
        <source>Counting the items…</source>
        <translation>Contando los elementos…</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Copiar como &amp;JSON</translation>
    </message>
    <message>
        <source>The items cannot be listed</source>
        <translation>No se pueden listar los elementos</translation>
    </message>
    <message>
        <source>There are no items.</source>
        <translation>No hay elementos.</translation>
    </message>
    <message>
        <source>The item cannot be copied</source>
        <translation>No se puede copiar el elemento</translation>
    </message>
    <message>
        <source>Copied item %1 as JSON.</source>
        <translation>Se copió el elemento %1 como JSON.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n item(s)</source>
        <extracomment>%1 a kind of list</extracomment>
        <translation>
            <numerusform>%1 de %n elemento</numerusform>
            <numerusform>%1 de %n elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n elemento</numerusform>
            <numerusform>%n elementos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::JobBar</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>Cancelar esta tarea</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Cancelando…</translation>
    </message>
    <message>
        <source>%1: waiting for another program</source>
        <translation>%1: esperando a otro programa</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (y %n más)</numerusform>
            <numerusform>%1 (y %n más)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::JobLine</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Dete&amp;ner</translation>
    </message>
</context>
<context>
    <name>bloscope::JsonEdit</name>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Dar formato</translation>
    </message>
    <message>
        <source>Error in the text</source>
        <translation>Error en el texto</translation>
    </message>
    <message>
        <source>One item per line, indented by two spaces per level</source>
        <translation>Un elemento por línea, con dos espacios de sangría por nivel</translation>
    </message>
</context>
<context>
    <name>bloscope::JsonTextEdit</name>
    <message>
        <source>Value as JSON</source>
        <translation>Valor como JSON</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelPanel</name>
    <message>
        <source>&amp;Count</source>
        <translation>&amp;Contar</translation>
    </message>
    <message>
        <source>Previous slice with the label (Alt+Shift+Left)</source>
        <translation>Corte anterior con la etiqueta (Alt+Mayúsculas+Izquierda)</translation>
    </message>
    <message>
        <source>Next slice with the label (Alt+Shift+Right)</source>
        <translation>Corte siguiente con la etiqueta (Alt+Mayúsculas+Derecha)</translation>
    </message>
    <message>
        <source>Go &amp;There</source>
        <translation>Ir a&amp;llí</translation>
    </message>
    <message>
        <source>Go to a cell of the selected label; press again for another</source>
        <translation>Ir a una celda de la etiqueta seleccionada; pulse de nuevo para ir a otra</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>As&amp;pecto</translation>
    </message>
    <message>
        <source>Colours, visibility and names of labels</source>
        <translation>Colores, visibilidad y nombres de las etiquetas</translation>
    </message>
    <message>
        <source>Label array</source>
        <translation>Array de etiquetas</translation>
    </message>
    <message>
        <source>Counting status</source>
        <translation>Estado del recuento</translation>
    </message>
    <message>
        <source>There are no labels here</source>
        <translation>Aquí no hay etiquetas</translation>
    </message>
    <message>
        <source>Counting labels</source>
        <translation>Recuento de etiquetas</translation>
    </message>
    <message>
        <source>Open %1 in a tab, then store the labels there.</source>
        <translation>Abra %1 en una pestaña y guarde allí las etiquetas.</translation>
    </message>
    <message>
        <source>Nothing can be stored in this file.</source>
        <translation>En este archivo no se puede guardar nada.</translation>
    </message>
    <message>
        <source>Keep Labels</source>
        <translation>Conservar etiquetas</translation>
    </message>
    <message>
        <source>The labels are in the metadata of %1; save that file to keep them.</source>
        <translation>Las etiquetas están en los metadatos de %1; guarde ese archivo para conservarlas.</translation>
    </message>
    <message>
        <source>The labels cannot be kept in %1</source>
        <translation>No se pueden conservar las etiquetas en %1</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>The labels cannot be counted</source>
        <translation>No se pueden contar las etiquetas</translation>
    </message>
    <message>
        <source>Not counted yet</source>
        <translation>Aún sin contar</translation>
    </message>
    <message>
        <source>More than %1 distinct values: these are not labels.</source>
        <translation>Más de %1 valores distintos: no son etiquetas.</translation>
    </message>
    <message numerus="yes">
        <source>%n label(s)</source>
        <translation>
            <numerusform>%n etiqueta</numerusform>
            <numerusform>%n etiquetas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 per cell</source>
        <translation>%1 %2 por celda</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are damaged</source>
        <translation>
            <numerusform>%n celda está dañada</numerusform>
            <numerusform>%n celdas están dañadas</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no labels here.</source>
        <translation>Aquí no hay etiquetas.</translation>
    </message>
    <message>
        <source>To step through the labels, show one of their dimensions one index at a time.</source>
        <translation>Para recorrer las etiquetas, muestre una de sus dimensiones índice a índice.</translation>
    </message>
    <message>
        <source>No later slice contains the label.</source>
        <translation>Ningún corte posterior contiene la etiqueta.</translation>
    </message>
    <message>
        <source>No earlier slice contains the label.</source>
        <translation>Ningún corte anterior contiene la etiqueta.</translation>
    </message>
    <message>
        <source>Select a label first.</source>
        <translation>Seleccione antes una etiqueta.</translation>
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
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>&amp;Colour…</source>
        <translation>&amp;Color…</translation>
    </message>
    <message>
        <source>Choose the colour of this label</source>
        <translation>Elegir el color de esta etiqueta</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Re&amp;nombrar</translation>
    </message>
    <message>
        <source>Change the name of this label</source>
        <translation>Cambiar el nombre de esta etiqueta</translation>
    </message>
    <message>
        <source>O&amp;pacity</source>
        <translation>O&amp;pacidad</translation>
    </message>
    <message>
        <source>Change how opaque this label is</source>
        <translation>Cambiar la opacidad de esta etiqueta</translation>
    </message>
    <message>
        <source>Show &amp;Only This</source>
        <translation>Mostrar &amp;solo esta</translation>
    </message>
    <message>
        <source>Hide all other labels</source>
        <translation>Ocultar todas las demás etiquetas</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>Mostrar &amp;todas</translation>
    </message>
    <message>
        <source>Show all labels</source>
        <translation>Mostrar todas las etiquetas</translation>
    </message>
    <message>
        <source>Colours as &amp;Before</source>
        <translation>Colores &amp;originales</translation>
    </message>
    <message>
        <source>Draw all labels in the colours of the colour map, with full opacity</source>
        <translation>Dibujar todas las etiquetas con los colores del mapa de colores y opacidad completa</translation>
    </message>
    <message>
        <source>&amp;Keep in File</source>
        <translation>Conservar en el archi&amp;vo</translation>
    </message>
    <message>
        <source>Store colours, opacity, visibility and names in the metadata of the file</source>
        <translation>Guardar colores, opacidad, visibilidad y nombres en los metadatos del archivo</translation>
    </message>
    <message>
        <source>Colour of Label %1</source>
        <translation>Color de la etiqueta %1</translation>
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
        <translation>Haga doble clic para renombrar (F2)</translation>
    </message>
    <message>
        <source>Opacity of the label, as a share of the overlay&apos;s. Double-click to change it.</source>
        <translation>Opacidad de la etiqueta, relativa a la de la superposición. Haga doble clic para cambiarla.</translation>
    </message>
    <message>
        <source>%1 % of all cells</source>
        <translation>%1 % de todas las celdas</translation>
    </message>
    <message>
        <source>%1. Click the colour to change it.</source>
        <translation>%1. Haga clic en el color para cambiarlo.</translation>
    </message>
    <message>
        <source>label %1, colour %2</source>
        <translation>etiqueta %1, color %2</translation>
    </message>
    <message>
        <source>Slices along %1 that contain the label</source>
        <translation>Cortes en %1 que contienen la etiqueta</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidad</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelTarget</name>
    <message>
        <source>Labels: %1</source>
        <translation>Etiquetas: %1</translation>
    </message>
    <message>
        <source>The labels are hidden. Show them (O) to paint.</source>
        <translation>Las etiquetas están ocultas. Muéstrelas (O) para pintar.</translation>
    </message>
    <message>
        <source>%1 is still opening.</source>
        <translation>%1 aún se está abriendo.</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelsDock</name>
    <message>
        <source>There is no array with labels to show</source>
        <translation>No hay ningún array con etiquetas que mostrar</translation>
    </message>
</context>
<context>
    <name>bloscope::LeafPreview</name>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>no almacenado</translation>
    </message>
    <message>
        <source>It has no cells.</source>
        <translation>No tiene celdas.</translation>
    </message>
    <message>
        <source>There is no preview</source>
        <translation>No hay vista previa</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n elemento</numerusform>
            <numerusform>%n elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n parte</numerusform>
            <numerusform>%n partes</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>bloscope::LogInDialog</name>
    <message>
        <source>&amp;Remember in the keyring of the desktop</source>
        <translation>&amp;Recordar en el llavero del escritorio</translation>
    </message>
    <message>
        <source>&amp;Log In</source>
        <translation>&amp;Iniciar sesión</translation>
    </message>
    <message>
        <source>Log In to %1</source>
        <translation>Iniciar sesión en %1</translation>
    </message>
    <message>
        <source>The password is sent to %1 only. Unless it is remembered in the keyring, it is forgotten when the program ends.</source>
        <translation>La contraseña se envía solo a %1. Si no se recuerda en el llavero, se olvida al cerrar el programa.</translation>
    </message>
    <message>
        <source>&amp;User name:</source>
        <translation>Nombre de &amp;usuario:</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>&amp;Contraseña:</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Consultando al servidor…</translation>
    </message>
    <message>
        <source>Not logged in</source>
        <translation>No se inició sesión</translation>
    </message>
    <message>
        <source>Logged in, but not remembered</source>
        <translation>Sesión iniciada, pero no recordada</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
</context>
<context>
    <name>bloscope::MainWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Move to &amp;Other Side</source>
        <translation>Mover al &amp;otro lado</translation>
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
        <translation>Modo seguro: los ajustes y la sesión no se cargan ni se guardan</translation>
    </message>
    <message>
        <source>The last session cannot be restored</source>
        <translation>No se puede restaurar la última sesión</translation>
    </message>
</context>
<context>
    <name>bloscope::MappedHexView</name>
    <message>
        <source>File bytes</source>
        <translation>Bytes del archivo</translation>
    </message>
    <message>
        <source>At most %1 bytes can be copied at once.</source>
        <translation>Se pueden copiar como máximo %1 bytes a la vez.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n byte(s).</source>
        <translation>
            <numerusform>Se copió %n byte.</numerusform>
            <numerusform>Se copiaron %n bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied</source>
        <translation>No se copió nada</translation>
    </message>
    <message>
        <source>Copy as &amp;Hex</source>
        <translation>Copiar como &amp;hexadecimal</translation>
    </message>
    <message>
        <source>Copy as &amp;C Array</source>
        <translation>Copiar como array de &amp;C</translation>
    </message>
    <message>
        <source>Copy as &amp;Base64</source>
        <translation>Copiar como &amp;Base64</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>bloscope::MeasureBar</name>
    <message>
        <source>Select, move and change regions</source>
        <translation>Seleccionar, mover y modificar regiones</translation>
    </message>
    <message>
        <source>Ruler: drag from end to end</source>
        <translation>Regla: arrastre de un extremo al otro</translation>
    </message>
    <message>
        <source>Line of several segments: click the points, double-click the last one</source>
        <translation>Línea de varios segmentos: haga clic en los puntos y doble clic en el último</translation>
    </message>
    <message>
        <source>Free line: draw it with the button held</source>
        <translation>Línea libre: dibújela con el botón pulsado</translation>
    </message>
    <message>
        <source>Angle: click three points</source>
        <translation>Ángulo: haga clic en tres puntos</translation>
    </message>
    <message>
        <source>Rectangle: drag from corner to corner</source>
        <translation>Rectángulo: arrastre de una esquina a la opuesta</translation>
    </message>
    <message>
        <source>Ellipse: drag the rectangle around it (Shift: a circle)</source>
        <translation>Elipse: arrastre el rectángulo que la rodea (Mayúsculas: un círculo)</translation>
    </message>
    <message>
        <source>Polygon: click the corners, double-click the last one</source>
        <translation>Polígono: haga clic en los vértices y doble clic en el último</translation>
    </message>
    <message>
        <source>Freehand region: draw around it with the button held</source>
        <translation>Región a mano alzada: rodéela con el botón pulsado</translation>
    </message>
    <message>
        <source>On all &amp;slices</source>
        <translation>En todos los &amp;cortes</translation>
    </message>
    <message>
        <source>&amp;Copy Here</source>
        <translation>Co&amp;piar aquí</translation>
    </message>
    <message>
        <source>Copy the selected region to the slice that is shown</source>
        <translation>Copiar la región seleccionada al corte que se muestra</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>Delete the selected region (Delete)</source>
        <translation>Eliminar la región seleccionada (Suprimir)</translation>
    </message>
    <message>
        <source>Undo the last change of a region (Ctrl+Z)</source>
        <translation>Deshacer el último cambio de una región (Control+Z)</translation>
    </message>
    <message>
        <source>Redo the change of a region (Ctrl+Shift+Z)</source>
        <translation>Rehacer el cambio de una región (Control+Mayúsculas+Z)</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Ancho de línea</translation>
    </message>
    <message>
        <source>Width of lines: profiles show the mean across it</source>
        <translation>Anchura de las líneas: los perfiles muestran la media a lo ancho</translation>
    </message>
    <message>
        <source>The region is measured in whichever slice is shown</source>
        <translation>La región se mide en cada corte que se muestre</translation>
    </message>
    <message>
        <source>Ctrl moves the picture, Esc stops.</source>
        <translation>Control mueve la imagen, Escape termina.</translation>
    </message>
    <message>
        <source>Stop measuring (Esc)</source>
        <translation>Dejar de medir (Escape)</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>Anc&amp;ho:</translation>
    </message>
    <message numerus="yes">
        <source>cell(s)</source>
        <extracomment>behind the width of a line</extracomment>
        <translation>
            <numerusform>celda</numerusform>
            <numerusform>celdas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::MeasurePanel</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Save the figures of all regions as CSV or JSON</source>
        <translation>Guardar las medidas de todas las regiones como CSV o JSON</translation>
    </message>
    <message>
        <source>Cop&amp;y Curve</source>
        <translation>&amp;Copiar curva</translation>
    </message>
    <message>
        <source>Copy the curve of the selected region, to be pasted in a spreadsheet</source>
        <translation>Copiar la curva de la región seleccionada para pegarla en una hoja de cálculo</translation>
    </message>
    <message>
        <source>&amp;Keep in File</source>
        <translation>Co&amp;nservar en el archivo</translation>
    </message>
    <message>
        <source>Store the regions in the metadata of the file, to be saved with it</source>
        <translation>Incluir las regiones en los metadatos del archivo, para guardarlas con él</translation>
    </message>
    <message>
        <source>The regions kept in the file are out of date.</source>
        <translation>Las regiones conservadas en el archivo no están al día.</translation>
    </message>
    <message>
        <source>Copy as &amp;Python</source>
        <translation>Copiar como &amp;Python</translation>
    </message>
    <message>
        <source>Copy a program that reads the regions kept in the file, or contains them where the file has others</source>
        <translation>Copiar un programa que lee las regiones conservadas en el archivo, o que las contiene si el archivo tiene otras</translation>
    </message>
    <message>
        <source>Measured slices</source>
        <translation>Cortes medidos</translation>
    </message>
    <message>
        <source>Measure areas in one slice, or through all slices along a dimension</source>
        <translation>Medir áreas en un corte, o a través de todos los cortes a lo largo de una dimensión</translation>
    </message>
    <message>
        <source>Meas&amp;ure:</source>
        <translation>&amp;Medir:</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Measured numbers</source>
        <translation>Números medidos</translation>
    </message>
    <message>
        <source>Slice of each region</source>
        <translation>Corte de cada región</translation>
    </message>
    <message>
        <source>All slices along %1</source>
        <translation>Todos los cortes en %1</translation>
    </message>
    <message>
        <source>No regions yet. Choose a tool above, then drag or click in the picture.</source>
        <translation>Aún no hay regiones. Elija arriba una herramienta y arrastre o haga clic en la imagen.</translation>
    </message>
    <message>
        <source>Measured in the projection (%1), a single picture: it has no slices along %2.</source>
        <translation>Medido en la proyección (%1), una única imagen: no tiene cortes en %2.</translation>
    </message>
    <message>
        <source>Measured in the picture (%1).</source>
        <translation>Medido en la imagen (%1).</translation>
    </message>
    <message>
        <source>Copied the curve of %1.</source>
        <translation>Se copió la curva de %1.</translation>
    </message>
    <message>
        <source>Export Measurements</source>
        <translation>Exportar medidas</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>_regions.csv</source>
        <translation>_regiones.csv</translation>
    </message>
    <message>
        <source>Exported the measurements to %1.</source>
        <translation>Se exportaron las medidas a %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>No se puede escribir %1</translation>
    </message>
    <message>
        <source>Other programs cannot open this array by itself.</source>
        <translation>Otros programas no pueden abrir este array por separado.</translation>
    </message>
    <message>
        <source>There are no regions yet.</source>
        <translation>Aún no hay regiones.</translation>
    </message>
    <message>
        <source>Copied a Python program that reads the regions kept in the file.</source>
        <translation>Se copió un programa de Python que lee las regiones conservadas en el archivo.</translation>
    </message>
    <message>
        <source>Copied a Python program that contains the regions. It reads them from the file once they are kept there and the file is saved.</source>
        <translation>Se copió un programa de Python que contiene las regiones. Las lee del archivo cuando se hayan conservado en él y se haya guardado.</translation>
    </message>
</context>
<context>
    <name>bloscope::Measuring</name>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>Measure lengths, angles and regions (M)</source>
        <translation>Medir longitudes, ángulos y regiones (M)</translation>
    </message>
    <message>
        <source>This region is in planes of other dimensions. Show them first.</source>
        <translation>Esta región está en planos de otras dimensiones. Muéstrelos antes.</translation>
    </message>
    <message>
        <source>The regions of the file cannot be read</source>
        <translation>No se pueden leer las regiones del archivo</translation>
    </message>
    <message>
        <source>Nothing can be stored in this file.</source>
        <translation>En este archivo no se puede guardar nada.</translation>
    </message>
    <message>
        <source>Keep Regions</source>
        <translation>Conservar regiones</translation>
    </message>
    <message>
        <source>The regions are in the metadata; save the file to keep them.</source>
        <translation>Las regiones están en los metadatos; guarde el archivo para conservarlas.</translation>
    </message>
    <message>
        <source>The regions cannot be kept in the file</source>
        <translation>No se pueden conservar las regiones en el archivo</translation>
    </message>
</context>
<context>
    <name>bloscope::MergeEditsDialog</name>
    <message>
        <source>mine</source>
        <translation>el mío</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>el otro</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(falta)</translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation>(desconocido)</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s)</source>
        <translation>
            <numerusform>%n valor más</numerusform>
            <numerusform>%n valores más</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>El mío</translation>
    </message>
    <message>
        <source>Theirs (now in the file)</source>
        <translation>El otro (ahora en el archivo)</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Se conserva</translation>
    </message>
    <message>
        <source>All &amp;Mine</source>
        <translation>Todos los &amp;míos</translation>
    </message>
    <message>
        <source>All &amp;Theirs</source>
        <translation>Todos los &amp;otros</translation>
    </message>
    <message>
        <source>Merge My Changes – %1</source>
        <translation>Combinar mis cambios – %1</translation>
    </message>
    <message>
        <source>Changed entries and values</source>
        <translation>Entradas y valores modificados</translation>
    </message>
    <message>
        <source>Merge and &amp;Save</source>
        <translation>Combinar y &amp;guardar</translation>
    </message>
    <message>
        <source>M&amp;erge</source>
        <translation>&amp;Combinar</translation>
    </message>
    <message>
        <source>Stopped: nothing was merged.</source>
        <translation>Detenido: no se combinó nada.</translation>
    </message>
    <message>
        <source>Your changes cannot be merged into the file</source>
        <translation>No se pueden combinar sus cambios con el archivo</translation>
    </message>
    <message>
        <source>The metadata is the same; only the data in the file differs.</source>
        <translation>Los metadatos son iguales; solo difieren los datos del archivo.</translation>
    </message>
    <message>
        <source>No entry or value was changed by both you and the other program. All changes are kept.</source>
        <translation>Usted y el otro programa no modificaron las mismas entradas ni los mismos valores. Se conservan todos los cambios.</translation>
    </message>
    <message>
        <source>No entry was changed by both you and the other program. All changes are kept.</source>
        <translation>Usted y el otro programa no modificaron las mismas entradas. Se conservan todos los cambios.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were changed by both you and the other program.</source>
        <translation>
            <numerusform>Tanto usted como el otro programa modificaron %n entrada.</numerusform>
            <numerusform>Tanto usted como el otro programa modificaron %n entradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values were changed by both you and the other program.</source>
        <translation>
            <numerusform>Tanto usted como el otro programa modificaron %n valor.</numerusform>
            <numerusform>Tanto usted como el otro programa modificaron %n valores.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was overwritten, so some original values are unknown. Values you edited that differ from the file count as changed by both.</source>
        <translation>El archivo se sobrescribió y se desconocen algunos valores originales. Los valores que usted editó y que difieren del archivo cuentan como modificados por ambos.</translation>
    </message>
    <message>
        <source>Choose which to keep. Changes that do not conflict are kept.</source>
        <translation>Elija cuáles se conservan. Los cambios sin conflicto se conservan.</translation>
    </message>
</context>
<context>
    <name>bloscope::MessageBar</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataActions</name>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Añadir…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>&amp;Edit Value</source>
        <translation>&amp;Editar valor</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Re&amp;nombrar</translation>
    </message>
    <message>
        <source>Chan&amp;ge Type</source>
        <translation>Cambiar &amp;tipo</translation>
    </message>
    <message>
        <source>Edit as &amp;JSON or Hex…</source>
        <translation>Editar como &amp;JSON o hexadecimal…</translation>
    </message>
    <message>
        <source>Edit Arra&amp;y…</source>
        <translation>Editar arra&amp;y…</translation>
    </message>
    <message>
        <source>Un&amp;lock…</source>
        <translation>Desb&amp;loquear…</translation>
    </message>
    <message>
        <source>E&amp;xport Value…</source>
        <translation>E&amp;xportar valor…</translation>
    </message>
    <message>
        <source>&amp;Import Value…</source>
        <translation>&amp;Importar valor…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>C&amp;ortar</translation>
    </message>
    <message>
        <source>&amp;Copy as JSON</source>
        <translation>&amp;Copiar como JSON</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>&amp;Add Entry…</source>
        <translation>&amp;Añadir entrada…</translation>
    </message>
    <message>
        <source>&amp;Add Item</source>
        <translation>&amp;Añadir elemento</translation>
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
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataDialogs</name>
    <message>
        <source>This Python pickle can only be edited as bytes: %1.</source>
        <translation>Este pickle de Python solo se puede editar como bytes: %1.</translation>
    </message>
    <message>
        <source>This is a Python pickle, read as data. Changes are written as the same kind of pickle.</source>
        <translation>Es un pickle de Python, leído como datos. Los cambios se escriben como el mismo tipo de pickle.</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Metadatos</translation>
    </message>
    <message>
        <source>The value to be replaced changed while the file was being read. Try again.</source>
        <translation>El valor que se iba a reemplazar cambió mientras se leía el archivo. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Change Array</source>
        <translation>Modificar array</translation>
    </message>
    <message>
        <source>Leave the entry without a name?</source>
        <translation>¿Dejar la entrada sin nombre?</translation>
    </message>
    <message>
        <source>Few programs can show an entry whose name is empty.</source>
        <translation>Pocos programas pueden mostrar una entrada con el nombre vacío.</translation>
    </message>
    <message>
        <source>Clear &amp;Name</source>
        <translation>Borrar &amp;nombre</translation>
    </message>
    <message>
        <source>Unlock “%1”?</source>
        <translation>¿Desbloquear «%1»?</translation>
    </message>
    <message>
        <source>Libraries use this entry: %1. If its value is wrong, they may misread the file or fail to read it. The entry stays unlocked until the file is closed.</source>
        <translation>Hay bibliotecas que usan esta entrada: %1. Si su valor es incorrecto, pueden leer mal el archivo o no poder leerlo. La entrada queda desbloqueada hasta que se cierre el archivo.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>“%1” cannot be converted to %2</source>
        <translation>No se puede convertir «%1» a %2</translation>
    </message>
    <message>
        <source>It can be replaced with an empty %1. Undo restores the current value.</source>
        <translation>Se puede reemplazar por un valor %1 vacío. Deshacer recupera el valor actual.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataDock</name>
    <message>
        <source>There is no metadata to show</source>
        <translation>No hay metadatos que mostrar</translation>
    </message>
    <message>
        <source>A chunk without a frame has no metadata</source>
        <translation>Un fragmento sin frame no tiene metadatos</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataTree</name>
    <message>
        <source>Metadata</source>
        <translation>Metadatos</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataView</name>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter the metadata</source>
        <translation>Filtrar los metadatos</translation>
    </message>
    <message>
        <source>Show what would be saved</source>
        <translation>Mostrar lo que se guardaría</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Metadatos</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>edited values</source>
        <translation>valores editados</translation>
    </message>
</context>
<context>
    <name>bloscope::MovieDialog</name>
    <message>
        <source>Export Movie</source>
        <translation>Exportar vídeo</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a dimension, its extent</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Each index of this dimension is a frame</source>
        <translation>Cada índice de esta dimensión es un fotograma</translation>
    </message>
    <message>
        <source>Every index</source>
        <translation>Todos los índices</translation>
    </message>
    <message>
        <source>1 of </source>
        <comment>10 indices</comment>
        <translation>1 de cada </translation>
    </message>
    <message>
        <source> indices</source>
        <comment>1 of 10</comment>
        <translation> índices</translation>
    </message>
    <message>
        <source> frames per second</source>
        <translation> fotogramas por segundo</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> píxeles</translation>
    </message>
    <message>
        <source>&amp;Along:</source>
        <translation>A lo &amp;largo de:</translation>
    </message>
    <message>
        <source>&amp;Frames:</source>
        <translation>&amp;Fotogramas:</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>&amp;Velocidad:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>Anc&amp;ho:</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>Forma&amp;to:</translation>
    </message>
    <message>
        <source>Animated WebP (lossless)</source>
        <translation>WebP animado (sin pérdida)</translation>
    </message>
    <message>
        <source>GIF (256 colours per frame)</source>
        <translation>GIF (256 colores por fotograma)</translation>
    </message>
    <message>
        <source>MP4</source>
        <translation>MP4</translation>
    </message>
    <message>
        <source>MP4 is written by the program ffmpeg, which is not installed</source>
        <translation>El MP4 lo escribe el programa ffmpeg, que no está instalado</translation>
    </message>
    <message>
        <source>This movie cannot be written</source>
        <translation>No se puede escribir este vídeo</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) of %1 × %2 pixels, %3 s.</source>
        <translation>
            <numerusform>%n fotograma de %1 × %2 píxeles, %3 s.</numerusform>
            <numerusform>%n fotogramas de %1 × %2 píxeles, %3 s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::NewEntryDialog</name>
    <message>
        <source>New Metadata Entry</source>
        <translation>Nueva entrada de metadatos</translation>
    </message>
    <message>
        <source>New Entry in %1</source>
        <translation>Nueva entrada en %1</translation>
    </message>
    <message>
        <source>Add an entry without a name?</source>
        <translation>¿Añadir una entrada sin nombre?</translation>
    </message>
    <message>
        <source>Few programs can show an entry whose name is empty.</source>
        <translation>Pocos programas pueden mostrar una entrada con el nombre vacío.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>Name validation</source>
        <translation>Validación del nombre</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>&amp;Valor:</translation>
    </message>
    <message>
        <source>Value validation</source>
        <translation>Validación del valor</translation>
    </message>
    <message>
        <source>Variable-length metalayers, after the data</source>
        <translation>Metacapas de longitud variable, después de los datos</translation>
    </message>
    <message>
        <source>Metalayers, in the header</source>
        <translation>Metacapas, en la cabecera</translation>
    </message>
    <message>
        <source>&amp;Section:</source>
        <translation>&amp;Sección:</translation>
    </message>
    <message>
        <source>empty (not valid msgpack)</source>
        <translation>vacío (no es msgpack válido)</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Tipo:</translation>
    </message>
    <message>
        <source>A name may be empty, but few programs can show such an entry.</source>
        <translation>El nombre puede estar vacío, pero pocos programas pueden mostrar una entrada así.</translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <translation>%1 de %2 bytes</translation>
    </message>
</context>
<context>
    <name>bloscope::NotationHelp</name>
    <message>
        <source>integers beyond 2⁵³</source>
        <translation>enteros más allá de 2⁵³</translation>
    </message>
    <message>
        <source>float64: with a point or an exponent</source>
        <translation>float64: con punto o exponente</translation>
    </message>
    <message>
        <source>non-finite float64: nan, inf, -inf</source>
        <translation>float64 no finito: nan, inf, -inf</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>text that is not UTF-8</source>
        <translation>texto que no es UTF-8</translation>
    </message>
    <message>
        <source>extensions: type and bytes</source>
        <translation>extensiones: tipo y bytes</translation>
    </message>
    <message>
        <source>times: seconds and nanoseconds</source>
        <translation>marcas de tiempo: segundos y nanosegundos</translation>
    </message>
    <message>
        <source>maps whose keys are not distinct strings</source>
        <translation>mapas cuyas claves no son cadenas distintas</translation>
    </message>
    <message>
        <source>Python&apos;s tuples</source>
        <translation>tuplas de Python</translation>
    </message>
    <message>
        <source>Writing values that JSON cannot express</source>
        <translation>Cómo escribir valores que JSON no puede expresar</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatButton</name>
    <message>
        <source>Format of the numbers and bytes in this table; copies keep all digits</source>
        <translation>Formato de los números y bytes en esta tabla; las copias conservan todas las cifras</translation>
    </message>
    <message>
        <source>Number format: %1</source>
        <translation>Formato de los números: %1</translation>
    </message>
    <message>
        <source>&amp;As in Preferences (%1)</source>
        <translation>Como en &amp;preferencias (%1)</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>&amp;Otro…</translation>
    </message>
    <message>
        <source>&amp;Shortest: 0.25</source>
        <translation>La más &amp;corta: 0.25</translation>
    </message>
    <message>
        <source>&amp;2 Digits: 0.25</source>
        <translation>&amp;2 decimales: 0.25</translation>
    </message>
    <message>
        <source>&amp;4 Digits: 0.2500</source>
        <translation>&amp;4 decimales: 0.2500</translation>
    </message>
    <message>
        <source>S&amp;cientific: 2.5000e-01</source>
        <translation>C&amp;ientífica: 2.5000e-01</translation>
    </message>
    <message>
        <source>&amp;Decimal: 10</source>
        <translation>&amp;Decimal: 10</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal: 0x0a</source>
        <translation>&amp;Hexadecimal: 0x0a</translation>
    </message>
    <message>
        <source>Oc&amp;tal: 0o012</source>
        <translation>Oc&amp;tal: 0o012</translation>
    </message>
    <message>
        <source>&amp;Binary: 0b00001010</source>
        <translation>&amp;Binario: 0b00001010</translation>
    </message>
    <message>
        <source>Te&amp;xt Where Possible: ab</source>
        <translation>Te&amp;xto si es posible: ab</translation>
    </message>
    <message>
        <source>B&amp;ytes as in Python: b&apos;ab&apos;</source>
        <translation>B&amp;ytes como en Python: b&apos;ab&apos;</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatDialog</name>
    <message>
        <source>Number Format of This Table</source>
        <translation>Formato de los números de esta tabla</translation>
    </message>
    <message>
        <source>As in &amp;Preferences</source>
        <translation>Como en &amp;preferencias</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatForm</name>
    <message>
        <source>&amp;Floats:</source>
        <translation>&amp;Flotantes:</translation>
    </message>
    <message>
        <source>With or without an exponent.</source>
        <translation>Con o sin exponente.</translation>
    </message>
    <message>
        <source>Plain: 0.25</source>
        <translation>Decimal: 0.25</translation>
    </message>
    <message>
        <source>Scientific: 2.5e-01</source>
        <translation>Científica: 2.5e-01</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <translation>Los necesarios</translation>
    </message>
    <message>
        <source>Digits of floats after the decimal point. With &quot;As many as needed&quot;, the text reads back as the same number.</source>
        <translation>Cifras de los números en coma flotante tras el punto decimal. Con «Los necesarios», el texto se vuelve a leer como el mismo número.</translation>
    </message>
    <message>
        <source>&amp;Digits:</source>
        <translation>&amp;Decimales:</translation>
    </message>
    <message>
        <source>&amp;Integers:</source>
        <translation>E&amp;nteros:</translation>
    </message>
    <message>
        <source>All notations except decimal show the stored bits.</source>
        <translation>Todas las notaciones salvo la decimal muestran los bits guardados.</translation>
    </message>
    <message>
        <source>Decimal: 10</source>
        <translation>Decimal: 10</translation>
    </message>
    <message>
        <source>Hexadecimal: 0x0a</source>
        <translation>Hexadecimal: 0x0a</translation>
    </message>
    <message>
        <source>Octal: 0o012</source>
        <translation>Octal: 0o012</translation>
    </message>
    <message>
        <source>Binary: 0b00001010</source>
        <translation>Binario: 0b00001010</translation>
    </message>
    <message>
        <source>B&amp;yte strings:</source>
        <translation>Cadenas de b&amp;ytes:</translation>
    </message>
    <message>
        <source>Used in tables and copies. Bytes that are not text are always written as in Python.</source>
        <translation>Se usa en tablas y copias. Los bytes que no son texto se escriben siempre como en Python.</translation>
    </message>
    <message>
        <source>Text where possible: ab</source>
        <translation>Texto si es posible: ab</translation>
    </message>
    <message>
        <source>As in Python: b&apos;ab&apos;</source>
        <translation>Como en Python: b&apos;ab&apos;</translation>
    </message>
</context>
<context>
    <name>bloscope::OpenFile</name>
    <message>
        <source>Merge My Changes</source>
        <translation>Combinar mis cambios</translation>
    </message>
</context>
<context>
    <name>bloscope::OutsideChanges</name>
    <message>
        <source>%1 was not saved</source>
        <translation>No se guardó %1</translation>
    </message>
    <message>
        <source>Choose which version to keep.</source>
        <translation>Elija qué versión conservar.</translation>
    </message>
    <message>
        <source>%1 has grown.</source>
        <translation>%1 ha crecido.</translation>
    </message>
    <message>
        <source>%1 was changed by another program and reloaded.</source>
        <translation>Otro programa modificó %1; se ha recargado.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>Otro programa modificó %1.</translation>
    </message>
    <message>
        <source>%1 no longer exists. You can still view what is open.</source>
        <translation>%1 ya no existe. Aún puede ver lo que está abierto.</translation>
    </message>
    <message>
        <source>%1 no longer exists. You can still view what is open and save it as another file.</source>
        <translation>%1 ya no existe. Aún puede ver lo que está abierto y guardarlo como otro archivo.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Your changes were not merged</source>
        <translation>No se combinaron sus cambios</translation>
    </message>
    <message>
        <source>The previous content is still shown, because %1 was changed by another program and cannot be reloaded</source>
        <translation>Se sigue mostrando el contenido anterior, porque otro programa modificó %1 y no se puede recargar</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Merge My Changes…</source>
        <translation>Combinar mis cambios…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Decide Later</source>
        <translation>Decidir después</translation>
    </message>
    <message>
        <source>You have unsaved changes.</source>
        <translation>Tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Your changes were merged with those in %1. They are not saved yet.</source>
        <translation>Sus cambios se combinaron con los de %1. Aún no se han guardado.</translation>
    </message>
    <message>
        <source>The current content of %1 is shown. None of your changes remain.</source>
        <translation>Se muestra el contenido actual de %1. No queda ninguno de sus cambios.</translation>
    </message>
</context>
<context>
    <name>bloscope::OverlayBar</name>
    <message>
        <source>Show as &amp;Overlay</source>
        <translation>Mostrar como &amp;superposición</translation>
    </message>
    <message>
        <source>Draw the labels of this file over the picture</source>
        <translation>Dibujar las etiquetas de este archivo sobre la imagen</translation>
    </message>
    <message>
        <source>Dismiss this suggestion</source>
        <translation>Cerrar esta sugerencia</translation>
    </message>
    <message>
        <source>Show or hide the overlay (O)</source>
        <translation>Mostrar u ocultar la superposición (O)</translation>
    </message>
    <message>
        <source>Overlay colours</source>
        <translation>Colores de la superposición</translation>
    </message>
    <message>
        <source>Colour range of the overlay</source>
        <translation>Rango de colores de la superposición</translation>
    </message>
    <message>
        <source>Range:</source>
        <translation>Rango:</translation>
    </message>
    <message>
        <source>Remove the overlay</source>
        <translation>Quitar la superposición</translation>
    </message>
    <message>
        <source>&amp;Draw:</source>
        <translation>&amp;Dibujar:</translation>
    </message>
    <message>
        <source>O&amp;pacity:</source>
        <translation>O&amp;pacidad:</translation>
    </message>
    <message>
        <source>Colo&amp;urs:</source>
        <translation>Colo&amp;res:</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
    <message>
        <source>Label style</source>
        <translation>Estilo de las etiquetas</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Relleno</translation>
    </message>
    <message>
        <source>Fill every cell with the colour of its label</source>
        <translation>Rellenar cada celda con el color de su etiqueta</translation>
    </message>
    <message>
        <source>Outlines</source>
        <translation>Contornos</translation>
    </message>
    <message>
        <source>Draw only the borders of labels</source>
        <translation>Dibujar solo los bordes de las etiquetas</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Fill labels and draw opaque borders</source>
        <translation>Rellenar las etiquetas y dibujar bordes opacos</translation>
    </message>
    <message>
        <source>Overlay opacity</source>
        <translation>Opacidad de la superposición</translation>
    </message>
    <message>
        <source>Opacity of filled areas: 0 % shows only the picture, 100 % only the overlay</source>
        <translation>Opacidad de las áreas rellenas: 0 % muestra solo la imagen, 100 % solo la superposición</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Found %1 next to this file.</source>
        <translation>Se encontró %1 junto a este archivo.</translation>
    </message>
    <message>
        <source>Overlay: %1</source>
        <translation>Superposición: %1</translation>
    </message>
    <message>
        <source>%1
Show or hide the overlay (O)</source>
        <translation>%1
Mostrar u ocultar la superposición (O)</translation>
    </message>
</context>
<context>
    <name>bloscope::PaintWhere</name>
    <message>
        <source>Paint over</source>
        <translation>Pintar sobre</translation>
    </message>
    <message>
        <source>Which cells are painted: all, or only those with one value</source>
        <translation>Qué celdas se pintan: todas, o solo las que tienen un valor</translation>
    </message>
    <message>
        <source>Protected values</source>
        <translation>Valores protegidos</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Escriba un número.</translation>
    </message>
    <message>
        <source>Lowest value of the image</source>
        <translation>Valor mínimo de la imagen</translation>
    </message>
    <message>
        <source>Highest value of the image</source>
        <translation>Valor máximo de la imagen</translation>
    </message>
    <message>
        <source>&amp;Limits</source>
        <translation>Lí&amp;mites</translation>
    </message>
    <message>
        <source>Paint only where the image is between two values, both included</source>
        <translation>Pintar solo donde la imagen está entre dos valores, ambos incluidos</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>unlabelled (0)</source>
        <translation>sin etiqueta (0)</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>solo %1</translation>
    </message>
    <message>
        <source>Protect &amp;None</source>
        <translation>No proteger &amp;ninguno</translation>
    </message>
    <message>
        <source>&amp;Protect</source>
        <translation>&amp;Proteger</translation>
    </message>
    <message>
        <source>&amp;Protect (%1)</source>
        <translation>&amp;Proteger (%1)</translation>
    </message>
    <message>
        <source>Values that are not painted over</source>
        <translation>Valores sobre los que no se pinta</translation>
    </message>
    <message>
        <source>Not painted over: %1</source>
        <translation>No se pinta sobre: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::PaneBrush</name>
    <message>
        <source>A projection cannot be painted. Turn it off first.</source>
        <translation>Una proyección no se puede pintar. Desactívela antes.</translation>
    </message>
    <message>
        <source>This cannot be painted</source>
        <translation>Esto no se puede pintar</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Pintar %1</translation>
    </message>
    <message>
        <source>%1 has the same colour as 0: the cells are painted, but look unchanged.</source>
        <translation>%1 tiene el mismo color que 0: las celdas se pintan, pero no se nota.</translation>
    </message>
    <message>
        <source>The line does not surround the middle of any cell.</source>
        <translation>La línea no rodea el centro de ninguna celda.</translation>
    </message>
    <message>
        <source>Mark a cell with Shift+Arrow keys first.</source>
        <translation>Marque antes una celda con Mayúsculas y las flechas.</translation>
    </message>
</context>
<context>
    <name>bloscope::PartBox</name>
    <message>
        <source>Element part to draw</source>
        <translation>Parte del elemento que se dibuja</translation>
    </message>
    <message>
        <source>Part of each element to draw</source>
        <translation>Parte de cada elemento que se dibuja</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>fase</translation>
    </message>
    <message>
        <source>real part</source>
        <translation>parte real</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>parte imaginaria</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>módulo</translation>
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
        <translation>Imagen: %1</translation>
    </message>
    <message>
        <source>Only whole numbers and Booleans can be painted.</source>
        <translation>Solo se pueden pintar números enteros y booleanos.</translation>
    </message>
    <message>
        <source>Colours cannot be painted. Show one channel at a time.</source>
        <translation>Los colores no se pueden pintar. Muestre un solo canal a la vez.</translation>
    </message>
</context>
<context>
    <name>bloscope::PipelineDialog</name>
    <message>
        <source>Show &amp;Bytes in File</source>
        <translation>Mostrar &amp;bytes en el archivo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Decode Block Step by Step</source>
        <translation>Decodificar bloque paso a paso</translation>
    </message>
    <message>
        <source>&amp;Chunk:</source>
        <translation>&amp;Fragmento:</translation>
    </message>
    <message>
        <source>B&amp;lock:</source>
        <translation>Blo&amp;que:</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>This block cannot be shown</source>
        <translation>No se puede mostrar este bloque</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Not stored: bytes %1 to %2 of the decoded chunk.</source>
        <translation>No almacenado: bytes %1 a %2 del fragmento decodificado.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) at offset %1 of the file contain bytes %2 to %3 of the decoded chunk.</source>
        <translation>
            <numerusform>%n byte en la posición %1 del archivo contiene los bytes %2 a %3 del fragmento decodificado.</numerusform>
            <numerusform>%n bytes en la posición %1 del archivo contienen los bytes %2 a %3 del fragmento decodificado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) at offset %1 of %4 contain bytes %2 to %3 of the decoded chunk.</source>
        <translation>
            <numerusform>%n byte en la posición %1 de %4 contiene los bytes %2 a %3 del fragmento decodificado.</numerusform>
            <numerusform>%n bytes en la posición %1 de %4 contienen los bytes %2 a %3 del fragmento decodificado.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Values after this step</source>
        <translation>Valores después de este paso</translation>
    </message>
</context>
<context>
    <name>bloscope::PlanesView</name>
    <message>
        <source>&amp;Large Plane</source>
        <translation>Plano &amp;grande</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Planos</translation>
    </message>
    <message>
        <source>The planes cannot be drawn</source>
        <translation>No se pueden dibujar los planos</translation>
    </message>
    <message>
        <source>Also show one of the three planes enlarged (L)</source>
        <translation>Mostrar además ampliado uno de los tres planos (L)</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Large plane normal to %1</source>
        <translation>Plano grande normal a %1</translation>
    </message>
    <message>
        <source>Plane normal to %1</source>
        <translation>Plano normal a %1</translation>
    </message>
    <message>
        <source>Copied the pictures of the planes.</source>
        <translation>Imágenes de los planos copiadas.</translation>
    </message>
</context>
<context>
    <name>bloscope::PlayButton</name>
    <message>
        <source>&amp;Loop</source>
        <translation>En &amp;bucle</translation>
    </message>
    <message>
        <source>Play through the indices</source>
        <translation>Recorrer los índices</translation>
    </message>
    <message>
        <source>%1 per Second</source>
        <translation>%1 por segundo</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotLoader</name>
    <message>
        <source>Plotting</source>
        <translation>Trazado del gráfico</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Gráfico</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotWindow</name>
    <message>
        <source>Columns of the curves</source>
        <translation>Columnas de las curvas</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguna)</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>Scatter plot</source>
        <translation>Dispersión</translation>
    </message>
    <message>
        <source>Kind of plot</source>
        <translation>Tipo de gráfico</translation>
    </message>
    <message>
        <source>Column along the horizontal axis</source>
        <translation>Columna en el eje horizontal</translation>
    </message>
    <message>
        <source>Column along the vertical axis</source>
        <translation>Columna en el eje vertical</translation>
    </message>
    <message>
        <source>Column of the colours</source>
        <translation>Columna de los colores</translation>
    </message>
    <message>
        <source>&amp;Y:</source>
        <translation>&amp;Y:</translation>
    </message>
    <message>
        <source>Colour &amp;by:</source>
        <translation>Co&amp;lor según:</translation>
    </message>
    <message>
        <source>&amp;Plot:</source>
        <translation>&amp;Gráfico:</translation>
    </message>
    <message>
        <source>&amp;X:</source>
        <translation>&amp;X:</translation>
    </message>
    <message>
        <source>&amp;Filter to Range</source>
        <translation>Filtrar por el &amp;rango</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>Mostrar &amp;todo</translation>
    </message>
    <message>
        <source>Zoom out to all values (Home or a double click)</source>
        <translation>Alejar hasta mostrar todos los valores (Inicio o doble clic)</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>Guardar &amp;figura…</translation>
    </message>
    <message>
        <source>Row number</source>
        <translation>Número de fila</translation>
    </message>
    <message>
        <source>Reading, %1 %…</source>
        <translation>Leyendo, %1 %…</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>The columns cannot be plotted</source>
        <translation>No se pueden representar las columnas</translation>
    </message>
    <message>
        <source>Choose a column to plot.</source>
        <translation>Elija una columna para el gráfico.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no rows to plot.</source>
        <translation>No hay filas que representar.</translation>
    </message>
    <message>
        <source>These rows have no numbers to plot.</source>
        <translation>Estas filas no tienen números que representar.</translation>
    </message>
    <message>
        <source>%1 without a value</source>
        <extracomment>%1 &quot;12 rows&quot;</extracomment>
        <translation>%1 sin valor</translation>
    </message>
    <message>
        <source>the most frequent of %1 distinct values</source>
        <translation>los más frecuentes de %1 valores distintos</translation>
    </message>
    <message>
        <source>%1 in view</source>
        <extracomment>%1 &quot;12 rows&quot;</extracomment>
        <translation>%1 a la vista</translation>
    </message>
    <message>
        <source>one point per row</source>
        <translation>un punto por fila</translation>
    </message>
    <message>
        <source>colours show density</source>
        <translation>los colores muestran la densidad</translation>
    </message>
    <message>
        <source>colours show the mean of %1</source>
        <translation>los colores muestran la media de %1</translation>
    </message>
    <message>
        <source>Drag in the plot to select a range, with Shift when zoomed in</source>
        <translation>Arrastre en el gráfico para seleccionar un rango; con Mayúsculas si está ampliado</translation>
    </message>
    <message>
        <source>Show only rows with %1 in the table</source>
        <translation>Mostrar en la tabla solo las filas con %1</translation>
    </message>
    <message>
        <source>Save Figure</source>
        <translation>Guardar figura</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagen PNG (*.png)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dibujo SVG (*.svg)</translation>
    </message>
    <message>
        <source>%1 has no extension of a figure: png, svg or pdf.</source>
        <translation>%1 no tiene extensión de figura: png, svg o pdf.</translation>
    </message>
    <message>
        <source>%1 has no extension of a figure that this build writes: png or pdf.</source>
        <translation>%1 no tiene una extensión de figura que esta versión pueda escribir: png o pdf.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Guardado de %1</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Se guardó %1.</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>No se puede guardar %1</translation>
    </message>
</context>
<context>
    <name>bloscope::PreferencesDialog</name>
    <message>
        <source>Re&amp;open last session</source>
        <translation>&amp;Reabrir la última sesión</translation>
    </message>
    <message>
        <source>&amp;Ask before discarding a running job</source>
        <translation>&amp;Preguntar antes de descartar una tarea en curso</translation>
    </message>
    <message>
        <source>&amp;Coordinates on axes</source>
        <translation>&amp;Coordenadas en los ejes</translation>
    </message>
    <message>
        <source>Orientation label&amp;s</source>
        <translation>Etiquetas de or&amp;ientación</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;General</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>C&amp;olores:</translation>
    </message>
    <message>
        <source>Applies to the whole window immediately. &quot;System&quot; follows the desktop if it reports changes.</source>
        <translation>Se aplica de inmediato a toda la ventana. «Sistema» sigue al escritorio si este comunica los cambios.</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>I&amp;dioma:</translation>
    </message>
    <message>
        <source>Of texts, numbers and dates in the window; data stay as they are. Takes effect after a restart.</source>
        <translation>De los textos, números y fechas de la ventana; los datos no cambian. Se aplica tras reiniciar.</translation>
    </message>
    <message>
        <source>When Bloscope starts without a file, restores the windows and files of the last session.</source>
        <translation>Cuando Bloscope se inicia sin archivo, restaura las ventanas y los archivos de la última sesión.</translation>
    </message>
    <message>
        <source>Asks for confirmation when a window is closed during an export.</source>
        <translation>Pide confirmación al cerrar una ventana durante una exportación.</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>One per processor (%1)</source>
        <translation>Uno por procesador (%1)</translation>
    </message>
    <message>
        <source>&amp;Reading</source>
        <translation>Lect&amp;ura</translation>
    </message>
    <message>
        <source>&amp;Memory for decoded blocks:</source>
        <translation>&amp;Memoria para bloques decodificados:</translation>
    </message>
    <message>
        <source>Shared by all open files. A larger cache means less decoding when you go back and forth; the status bar shows how much of it is in use.</source>
        <translation>Compartida por todos los archivos abiertos. Con una caché mayor se decodifica menos al ir y volver; la barra de estado muestra cuánta se usa.</translation>
    </message>
    <message>
        <source>&amp;Disk space for overviews:</source>
        <translation>Espacio en disco para &amp;vistas generales:</translation>
    </message>
    <message>
        <source>For large planes, so that their heatmaps appear at once when the file is reopened. Least recently used entries are removed first; 0 removes all.</source>
        <translation>Para planos grandes, de modo que su mapa de calor aparezca al instante al reabrir el archivo. Primero se eliminan las vistas usadas hace más tiempo; 0 elimina todas.</translation>
    </message>
    <message>
        <source>Disk space for &amp;files on servers:</source>
        <translation>Espacio en disco para archivos de &amp;servidores:</translation>
    </message>
    <message>
        <source>For the parts of them that were fetched, so that they are not fetched again and can be read without a network. Least recently used files are removed first; 0 removes all.</source>
        <translation>Para las partes ya descargadas, de modo que no se descarguen otra vez y se puedan leer sin red. Primero se eliminan los archivos usados hace más tiempo; 0 elimina todos.</translation>
    </message>
    <message>
        <source>Number of decoding &amp;threads:</source>
        <translation>&amp;Hilos de decodificación:</translation>
    </message>
    <message>
        <source>Number of threads that decode in parallel. Takes effect after a restart.</source>
        <translation>Número de hilos que decodifican en paralelo. Se aplica al reiniciar.</translation>
    </message>
    <message>
        <source>&amp;Views</source>
        <translation>Vis&amp;tas</translation>
    </message>
    <message>
        <source>How array tables show numbers and byte strings. The status bar, copies and exports keep all digits.</source>
        <translation>Cómo muestran las tablas de arrays los números y las cadenas de bytes. La barra de estado, las copias y las exportaciones conservan todas las cifras.</translation>
    </message>
    <message>
        <source>&amp;Heatmap:</source>
        <translation>M&amp;apa de calor:</translation>
    </message>
    <message>
        <source>Colours of newly opened arrays. Each heatmap can use different ones.</source>
        <translation>Colores de los arrays que se abren por primera vez. Cada mapa de calor puede usar otros.</translation>
    </message>
    <message>
        <source>Heatmaps, planes and curves show coordinates and dates instead of indices where the file has them.</source>
        <translation>Los mapas de calor, los planos y las curvas muestran coordenadas y fechas en lugar de índices cuando el archivo las contiene.</translation>
    </message>
    <message>
        <source>Shows L and R, A and P, S and I at the edges of medical images with a known orientation.</source>
        <translation>Muestra L y R, A y P, S e I en los bordes de imágenes médicas con orientación conocida.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>Default options for exporting arrays as text (CSV, TSV). Tables in stores use this delimiter, number of digits, byte string notation and line ending, always with column names.</source>
        <translation>Opciones predeterminadas para exportar arrays como texto (CSV, TSV). Las tablas de almacenes usan este delimitador, número de decimales, notación de cadenas de bytes y fin de línea, siempre con nombres de columna.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>System (%1)</source>
        <translation>Sistema (%1)</translation>
    </message>
</context>
<context>
    <name>bloscope::ProjectionDialog</name>
    <message>
        <source>Projection</source>
        <translation>Proyección</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Desviación estándar</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Difference to the previous index</source>
        <translation>Diferencia con el índice anterior</translation>
    </message>
    <message>
        <source>Difference to one index</source>
        <translation>Diferencia con un índice</translation>
    </message>
    <message>
        <source>Turning maximum</source>
        <translation>Máximo giratorio</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Mostrar:</translation>
    </message>
    <message>
        <source>&amp;Along:</source>
        <translation>A lo &amp;largo de:</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>&amp;Desde:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Hasta:</translation>
    </message>
    <message>
        <source>A&amp;bout:</source>
        <translation>Al&amp;rededor de:</translation>
    </message>
    <message>
        <source>A&amp;ngle:</source>
        <translation>Án&amp;gulo:</translation>
    </message>
    <message>
        <source>Turn &amp;Off</source>
        <translation>Desa&amp;ctivar</translation>
    </message>
    <message>
        <source>Vertical axis (%1)</source>
        <extracomment>%1 a dimension</extracomment>
        <translation>Eje vertical (%1)</translation>
    </message>
    <message>
        <source>Horizontal axis (%1)</source>
        <translation>Eje horizontal (%1)</translation>
    </message>
    <message>
        <source>&amp;Index:</source>
        <translation>Í&amp;ndice:</translation>
    </message>
</context>
<context>
    <name>bloscope::RangeButton</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Minimum to maximum</source>
        <translation>Mínimo a máximo</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Colour range</source>
        <translation>Rango de colores</translation>
    </message>
    <message>
        <source>Set Li&amp;mits…</source>
        <translation>Establecer lí&amp;mites…</translation>
    </message>
    <message>
        <source>Enter the limits as numbers, percentiles or standard deviations</source>
        <translation>Introducir los límites como números, percentiles o desviaciones estándar</translation>
    </message>
    <message>
        <source>S&amp;ymmetric about Zero</source>
        <translation>&amp;Simétrico respecto a cero</translation>
    </message>
    <message>
        <source>Centre the range on zero (not with a logarithmic scale)</source>
        <translation>Centrar el rango en cero (no con escala logarítmica)</translation>
    </message>
    <message>
        <source>Range of &amp;Whole Array</source>
        <translation>Rango de &amp;todo el array</translation>
    </message>
    <message>
        <source>Compute the range and histogram from the whole array, so that colours mean the same in all slices</source>
        <translation>Calcular el rango y el histograma con todo el array, para que los colores signifiquen lo mismo en todos los cortes</translation>
    </message>
    <message>
        <source>&amp;Lock Range</source>
        <translation>&amp;Bloquear rango</translation>
    </message>
    <message>
        <source>Keep these limits in other slices</source>
        <translation>Mantener estos límites en otros cortes</translation>
    </message>
    <message>
        <source>Colour range: %1</source>
        <translation>Rango de colores: %1</translation>
    </message>
    <message>
        <source>%1 % to %2 %</source>
        <translation>%1 % a %2 %</translation>
    </message>
    <message>
        <source>Mean ± %1 σ</source>
        <translation>Media ± %1 σ</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>Todo el array</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
</context>
<context>
    <name>bloscope::RangeFields</name>
    <message>
        <source>Colour range</source>
        <translation>Rango de colores</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>All values for labels and other small whole numbers; otherwise all but the lowest and highest 1 %</source>
        <translation>Todos los valores en etiquetas y otros enteros pequeños; si no, todos salvo el 1 % más bajo y el más alto</translation>
    </message>
    <message>
        <source>Min–Max</source>
        <translation>Mín–Máx</translation>
    </message>
    <message>
        <source>From the lowest to the highest number</source>
        <translation>Del número más bajo al más alto</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>Percentiles</translation>
    </message>
    <message>
        <source>Between two percentiles, computed with NumPy&apos;s default method</source>
        <translation>Entre dos percentiles, calculados con el método predeterminado de NumPy</translation>
    </message>
    <message>
        <source>Mean ± k σ</source>
        <translation>Media ± k σ</translation>
    </message>
    <message>
        <source>A number of standard deviations around the mean</source>
        <translation>Un número de desviaciones estándar alrededor de la media</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fijo</translation>
    </message>
    <message>
        <source>Two numbers that stay the same in other slices</source>
        <translation>Dos números que no cambian en otros cortes</translation>
    </message>
    <message>
        <source>Number for the lowest colour</source>
        <translation>Número del color más bajo</translation>
    </message>
    <message>
        <source>Number for the highest colour</source>
        <translation>Número del color más alto</translation>
    </message>
    <message>
        <source>Centre of the range (level)</source>
        <translation>Centro del rango (nivel)</translation>
    </message>
    <message>
        <source>Width of the range (window)</source>
        <translation>Ancho del rango (ventana)</translation>
    </message>
    <message>
        <source>or centre</source>
        <translation>o centro</translation>
    </message>
    <message>
        <source>width</source>
        <translation>ancho</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Lower percentile</source>
        <translation>Percentil inferior</translation>
    </message>
    <message>
        <source>Upper percentile</source>
        <translation>Percentil superior</translation>
    </message>
    <message>
        <source>Standard deviations around the mean</source>
        <translation>Desviaciones estándar alrededor de la media</translation>
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
        <translation>Histograma de los números</translation>
    </message>
    <message>
        <source>The colours cover %1 to %2. Tab switches between the ends; arrow keys move the current one.</source>
        <translation>Los colores abarcan de %1 a %2. El tabulador alterna entre los extremos; las flechas mueven el actual.</translation>
    </message>
    <message>
        <source>%1 to %2: %3 cells</source>
        <translation>%1 a %2: %3 celdas</translation>
    </message>
    <message>
        <source>of a sample of %1 cells</source>
        <translation>de una muestra de %1 celdas</translation>
    </message>
</context>
<context>
    <name>bloscope::RangePresetsDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Edit Windows</source>
        <translation>Editar ventanas</translation>
    </message>
    <message>
        <source>Kept windows</source>
        <translation>Ventanas guardadas</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Re&amp;nombrar</translation>
    </message>
</context>
<context>
    <name>bloscope::RangePresetsMenu</name>
    <message>
        <source>Brain</source>
        <translation>Cerebro</translation>
    </message>
    <message>
        <source>Soft Tissue</source>
        <translation>Tejido blando</translation>
    </message>
    <message>
        <source>Abdomen</source>
        <translation>Abdomen</translation>
    </message>
    <message>
        <source>Lung</source>
        <translation>Pulmón</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Hueso</translation>
    </message>
    <message>
        <source>Win&amp;dow Presets</source>
        <translation>&amp;Ventanas predefinidas</translation>
    </message>
    <message>
        <source>CT</source>
        <translation>TC</translation>
    </message>
    <message>
        <source>A usual range of CT images in Hounsfield units</source>
        <translation>Un rango habitual de imágenes de TC en unidades Hounsfield</translation>
    </message>
    <message>
        <source>Your windows</source>
        <translation>Sus ventanas</translation>
    </message>
    <message>
        <source>&amp;Save This Window…</source>
        <translation>&amp;Guardar esta ventana…</translation>
    </message>
    <message>
        <source>Keep the shown range by name, for all files</source>
        <translation>Conservar con un nombre el rango mostrado, para todos los archivos</translation>
    </message>
    <message>
        <source>&amp;Edit Windows…</source>
        <translation>&amp;Editar ventanas…</translation>
    </message>
    <message>
        <source>%1 (centre %2, width %3)</source>
        <translation>%1 (centro %2, ancho %3)</translation>
    </message>
    <message>
        <source>Save Window</source>
        <translation>Guardar ventana</translation>
    </message>
    <message>
        <source>Name of the window from %1 to %2:</source>
        <translation>Nombre de la ventana de %1 a %2:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>bloscope::RecipePage</name>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 «%2»</translation>
    </message>
    <message>
        <source>%1 (no stored values)</source>
        <translation>%1 (sin valores almacenados)</translation>
    </message>
    <message>
        <source>on a server</source>
        <translation>en un servidor</translation>
    </message>
    <message>
        <source>not searched</source>
        <translation>sin buscar</translation>
    </message>
    <message>
        <source>found</source>
        <translation>encontrado</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>The result would be a table. The expression is not evaluated; operands are never opened automatically.</source>
        <translation>El resultado sería una tabla. La expresión no se evalúa; los operandos nunca se abren automáticamente.</translation>
    </message>
    <message>
        <source>The result would be %1. The expression is not evaluated; operands are never opened automatically.</source>
        <comment>a shape and a type</comment>
        <translation>El resultado sería %1. La expresión no se evalúa; los operandos nunca se abren automáticamente.</translation>
    </message>
    <message>
        <source>Text of the expression</source>
        <translation>Texto de la expresión</translation>
    </message>
    <message>
        <source>&amp;Open from %1</source>
        <translation>A&amp;brir desde %1</translation>
    </message>
    <message>
        <source>Opens %1. Until then nothing is asked of the server.</source>
        <translation>Abre %1. Hasta entonces no se pide nada al servidor.</translation>
    </message>
    <message>
        <source>Operands. Double-click an operand in this folder or on a server, or press Enter, to open it.</source>
        <translation>Operandos. Para abrir un operando de esta carpeta o de un servidor, haga doble clic en él o pulse Intro.</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>Operandos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>%1 cannot be opened from here: the file is missing.</source>
        <translation>No se puede abrir %1 desde aquí: falta el archivo.</translation>
    </message>
    <message>
        <source>%1 cannot be opened from here: it was not searched for.</source>
        <translation>No se puede abrir %1 desde aquí: no se buscó.</translation>
    </message>
</context>
<context>
    <name>bloscope::RecordView</name>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The row cannot be read</source>
        <translation>No se puede leer la fila</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionCurvePlot</name>
    <message>
        <source>Curve of the selected region</source>
        <translation>Curva de la región seleccionada</translation>
    </message>
    <message>
        <source>mean along %1 (dotted: minimum, maximum)</source>
        <translation>media en %1 (punteado: mínimo, máximo)</translation>
    </message>
    <message>
        <source>distance (%1)</source>
        <translation>distancia (%1)</translation>
    </message>
    <message>
        <source>Mean of the region in each slice, between its smallest and largest value (dotted)</source>
        <translation>Media de la región en cada corte, entre su valor mínimo y máximo (punteado)</translation>
    </message>
    <message>
        <source>Values along the line, the mean across its width</source>
        <translation>Valores a lo largo de la línea, la media a lo ancho</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionLayer</name>
    <message>
        <source>1 cell</source>
        <translation>1 celda</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionSet</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectángulo</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Elipse</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polígono</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionTableModel</name>
    <message>
        <source>all along %1</source>
        <translation>todo en %1</translation>
    </message>
    <message>
        <source>all slices</source>
        <translation>todos los cortes</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Left Out</source>
        <translation>Omitidas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Desviación</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionTool</name>
    <message>
        <source>Freehand</source>
        <translation>A mano alzada</translation>
    </message>
    <message>
        <source>There are %1 regions already; no more can be added.</source>
        <translation>Ya hay %1 regiones; no se pueden añadir más.</translation>
    </message>
</context>
<context>
    <name>bloscope::ReplaceLine</name>
    <message>
        <source>Value to replace with</source>
        <translation>Valor de reemplazo</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Reempla&amp;zar</translation>
    </message>
    <message>
        <source>Replace the current cell and find the next (Enter)</source>
        <translation>Reemplazar la celda actual y buscar la siguiente (Intro)</translation>
    </message>
    <message>
        <source>Replace A&amp;ll</source>
        <translation>Reemplazar &amp;todo</translation>
    </message>
    <message>
        <source>Replace all matches in one step</source>
        <translation>Reemplazar todas las coincidencias en un solo paso</translation>
    </message>
    <message>
        <source>Cou&amp;nt</source>
        <translation>Co&amp;ntar</translation>
    </message>
    <message>
        <source>Count the matches</source>
        <translation>Contar las coincidencias</translation>
    </message>
    <message>
        <source>Replace &amp;with:</source>
        <translation>Reemplazar &amp;por:</translation>
    </message>
</context>
<context>
    <name>bloscope::ReportActions</name>
    <message>
        <source>Report on Folder</source>
        <translation>Informe de la carpeta</translation>
    </message>
    <message>
        <source>Save Report on %1</source>
        <translation>Guardar informe de %1</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>%1-report.html</source>
        <comment>name of a file</comment>
        <translation>%1-informe.html</translation>
    </message>
</context>
<context>
    <name>bloscope::RowDetails</name>
    <message>
        <source>Selected Row</source>
        <translation>Fila seleccionada</translation>
    </message>
    <message>
        <source>Show or hide the full text of the selected row</source>
        <translation>Mostrar u ocultar el texto completo de la fila seleccionada</translation>
    </message>
    <message>
        <source>Selected row</source>
        <translation>Fila seleccionada</translation>
    </message>
    <message>
        <source>Select a row to read its full text here.</source>
        <translation>Seleccione una fila para leer aquí su texto completo.</translation>
    </message>
</context>
<context>
    <name>bloscope::RowEditing</name>
    <message>
        <source>Select cells first.</source>
        <translation>Seleccione antes celdas.</translation>
    </message>
    <message>
        <source>This cell cannot be edited</source>
        <translation>No se puede editar esta celda</translation>
    </message>
    <message>
        <source>This text is too long for one line or contains invisible characters. Typing replaces it.</source>
        <translation>Este texto es demasiado largo para una línea o contiene caracteres invisibles. Lo que escriba lo reemplaza.</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Valor de %1</translation>
    </message>
    <message>
        <source>Edit Cell</source>
        <translation>Editar celda</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>El portapapeles no contiene texto.</translation>
    </message>
    <message>
        <source>Nothing was pasted</source>
        <translation>No se pegó nada</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>%1 × %2 cells are too many to paste (at most %3). “bloscope set --append-from” adds the rows of a file.</source>
        <translation>%1 × %2 celdas son demasiadas para pegarlas (máximo %3). «bloscope set --append-from» añade las filas de un archivo.</translation>
    </message>
    <message>
        <source>%1 × %2 cells do not fit below and right of the first selected cell.</source>
        <translation>%1 × %2 celdas no caben debajo y a la derecha de la primera celda seleccionada.</translation>
    </message>
    <message>
        <source>These cells cannot be edited</source>
        <translation>No se pueden editar estas celdas</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s).</source>
        <translation>
            <numerusform>Rellenar %n celda.</numerusform>
            <numerusform>Rellenar %n celdas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>Set to Null</source>
        <translation>Poner como nulo</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <translation>E&amp;ditar</translation>
    </message>
    <message>
        <source>Change cells, add and delete rows</source>
        <translation>Modificar celdas, añadir y eliminar filas</translation>
    </message>
    <message>
        <source>&amp;Edit Cell</source>
        <translation>&amp;Editar celda</translation>
    </message>
    <message>
        <source>Set to &amp;Null</source>
        <translation>Poner como &amp;nulo</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>&amp;Rellenar selección…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Add Row</source>
        <translation>&amp;Añadir fila</translation>
    </message>
    <message>
        <source>&amp;Delete Rows</source>
        <translation>E&amp;liminar filas</translation>
    </message>
</context>
<context>
    <name>bloscope::RowFinder</name>
    <message>
        <source>There are no rows.</source>
        <translation>No hay filas.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Searching, %1 %…</source>
        <translation>Buscando, %1 %…</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>Error en la búsqueda</translation>
    </message>
    <message>
        <source>Not found: %1 rows searched</source>
        <translation>No encontrado en %1 filas</translation>
    </message>
    <message>
        <source>Found in row %1, after wrapping around</source>
        <translation>Encontrado en la fila %1, tras dar la vuelta</translation>
    </message>
    <message>
        <source>Found in row %1</source>
        <translation>Encontrado en la fila %1</translation>
    </message>
</context>
<context>
    <name>bloscope::RowTableModel</name>
    <message>
        <source>Edited; was empty in the file</source>
        <translation>Editada; estaba vacía en el archivo</translation>
    </message>
    <message>
        <source>Edited; was %1 in the file</source>
        <translation>Editada; en el archivo era %1</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañado</translation>
    </message>
</context>
<context>
    <name>bloscope::RowTableView</name>
    <message>
        <source>There is no room for frozen columns; they scroll for now.</source>
        <translation>No hay sitio para las columnas inmovilizadas; por ahora se desplazan.</translation>
    </message>
    <message>
        <source>There is room for %1 of %2 frozen columns; the others scroll for now.</source>
        <translation>Hay sitio para %1 de %2 columnas inmovilizadas; las demás se desplazan por ahora.</translation>
    </message>
    <message>
        <source>%1 × %2 cells are too many to copy (at most %3); export them instead.</source>
        <translation>%1 × %2 celdas son demasiadas para copiarlas (máximo %3); expórtelas.</translation>
    </message>
    <message>
        <source>The cells cannot be copied</source>
        <translation>No se pueden copiar las celdas</translation>
    </message>
    <message>
        <source>Copied %1 × %2 cells.</source>
        <translation>Se copiaron %1 × %2 celdas.</translation>
    </message>
</context>
<context>
    <name>bloscope::RowWindows</name>
    <message>
        <source>The rows can be grouped once the search is complete.</source>
        <translation>Las filas se pueden agrupar cuando termine la búsqueda.</translation>
    </message>
    <message>
        <source>The rows can be plotted once the search is complete.</source>
        <translation>Las filas se pueden representar cuando termine la búsqueda.</translation>
    </message>
</context>
<context>
    <name>bloscope::RowsPane</name>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>Orden &amp;ascendente</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>Orden &amp;descendente</translation>
    </message>
    <message>
        <source>Sort &amp;Then by This Column</source>
        <translation>Ordenar l&amp;uego por esta columna</translation>
    </message>
    <message>
        <source>&amp;Original Order</source>
        <translation>Orden ori&amp;ginal</translation>
    </message>
    <message>
        <source>&amp;Filter…</source>
        <translation>&amp;Filtrar…</translation>
    </message>
    <message>
        <source>Show Only &amp;Nulls</source>
        <translation>Mostrar solo &amp;nulos</translation>
    </message>
    <message>
        <source>H&amp;ide Nulls</source>
        <translation>Ocultar nu&amp;los</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>&amp;Ocultar columna</translation>
    </message>
    <message>
        <source>&amp;Columns…</source>
        <translation>&amp;Columnas…</translation>
    </message>
    <message>
        <source>F&amp;reeze up to This Column</source>
        <translation>In&amp;movilizar hasta esta columna</translation>
    </message>
    <message>
        <source>&amp;Unfreeze Columns</source>
        <translation>Li&amp;berar columnas</translation>
    </message>
    <message>
        <source>Fit All &amp;Widths</source>
        <translation>Ajustar todos los anc&amp;hos</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>Estadís&amp;ticas…</translation>
    </message>
    <message>
        <source>&amp;Group by This Column…</source>
        <translation>Agru&amp;par por esta columna…</translation>
    </message>
    <message>
        <source>&amp;Plot Column…</source>
        <translation>G&amp;ráfico de la columna…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>Copiar con &amp;encabezados</translation>
    </message>
    <message>
        <source>Show Only Rows with the &amp;Same %1</source>
        <translation>Mostrar solo filas con &amp;igual %1</translation>
    </message>
    <message>
        <source>&amp;Hide Rows with the Same %1</source>
        <translation>&amp;Ocultar filas con igual %1</translation>
    </message>
    <message>
        <source>Show Only Rows with a &amp;Greater %1</source>
        <translation>Mostrar solo filas con ma&amp;yor %1</translation>
    </message>
    <message>
        <source>Show Only Rows with a &amp;Smaller %1</source>
        <translation>Mostrar solo filas con me&amp;nor %1</translation>
    </message>
    <message>
        <source>G&amp;roup by %1…</source>
        <translation>A&amp;grupar por %1…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>No value is greater or smaller than a null.</source>
        <translation>Ningún valor es mayor ni menor que un nulo.</translation>
    </message>
    <message>
        <source>Counting the rows…</source>
        <translation>Contando las filas…</translation>
    </message>
    <message>
        <source>Table rows</source>
        <translation>Filas de la tabla</translation>
    </message>
    <message>
        <source>Choose the columns to show and their order</source>
        <translation>Elegir las columnas que se muestran y su orden</translation>
    </message>
    <message>
        <source>Show statistics of the current column</source>
        <translation>Mostrar estadísticas de la columna actual</translation>
    </message>
    <message>
        <source>Gr&amp;oups…</source>
        <translation>&amp;Grupos…</translation>
    </message>
    <message>
        <source>Group the rows by the current column</source>
        <translation>Agrupar las filas por la columna actual</translation>
    </message>
    <message>
        <source>&amp;Plot…</source>
        <translation>G&amp;ráfico…</translation>
    </message>
    <message>
        <source>Plot the current column (Ctrl+Shift+P)</source>
        <translation>Mostrar un gráfico de la columna actual (Control+Mayúsculas+P)</translation>
    </message>
    <message>
        <source>Recor&amp;d</source>
        <translation>Regi&amp;stro</translation>
    </message>
    <message>
        <source>Show all values of the current row next to the table</source>
        <translation>Mostrar todos los valores de la fila actual junto a la tabla</translation>
    </message>
    <message>
        <source>The new row does not match the filter, so it is not shown.</source>
        <translation>La fila nueva no cumple el filtro y por eso no se muestra.</translation>
    </message>
    <message>
        <source>A row was added. It is shown where its values are sorted.</source>
        <translation>Se añadió una fila. Aparece donde le corresponde por el orden de sus valores.</translation>
    </message>
    <message>
        <source>Row %1 cannot be shown while the rows are filtered or sorted.</source>
        <translation>La fila %1 no se puede mostrar mientras las filas estén filtradas u ordenadas.</translation>
    </message>
    <message>
        <source>row %1, %2:  %3</source>
        <translation>fila %1, %2:  %3</translation>
    </message>
</context>
<context>
    <name>bloscope::RowsView</name>
    <message>
        <source>The slice %1 does not have exactly one dimension. Fix the others to see its rows.</source>
        <translation>El corte %1 no tiene exactamente una dimensión. Fije las demás para ver sus filas.</translation>
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
        <translation>%1 se escribió, pero el disco no lo confirmó</translation>
    </message>
    <message>
        <source>%1 was written, but is still damaged: %2.</source>
        <translation>%1 se escribió, pero sigue dañado: %2.</translation>
    </message>
    <message>
        <source>%1 was written and checked: %2.</source>
        <translation>%1 se escribió y se comprobó: %2.</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Search A&amp;gain</source>
        <translation>Buscar de n&amp;uevo</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Open New File</source>
        <translation>A&amp;brir archivo nuevo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Save What Can Be Read of %1</source>
        <translation>Guardar lo legible de %1</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pérdidas</translation>
    </message>
    <message>
        <source>Searching for everything that can be read…</source>
        <translation>Buscando todo lo que se puede leer…</translation>
    </message>
    <message>
        <source>Stopped before the whole file was searched.</source>
        <translation>Detenido antes de buscar en todo el archivo.</translation>
    </message>
    <message>
        <source>Nothing in %1 can be saved</source>
        <translation>No se puede guardar nada de %1</translation>
    </message>
    <message>
        <source>Shape of the new file: %1.</source>
        <translation>Forma del archivo nuevo: %1.</translation>
    </message>
    <message>
        <source>%1-saved</source>
        <comment>name of a file</comment>
        <translation>%1-rescatado</translation>
    </message>
    <message>
        <source>A directory cannot replace an existing file. Choose another name.</source>
        <translation>Un directorio no puede reemplazar un archivo existente. Elija otro nombre.</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>Detenido: no se escribió %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>No se puede escribir %1</translation>
    </message>
</context>
<context>
    <name>bloscope::SalvageForm</name>
    <message>
        <source>Include the &amp;report as vlmetalayer &quot;%1&quot;</source>
        <translation>Incluir el &amp;informe como metacapa VL «%1»</translation>
    </message>
    <message>
        <source>Value for lost elements</source>
        <translation>Valor de los elementos perdidos</translation>
    </message>
    <message>
        <source>Number for lost values</source>
        <translation>Número de los valores perdidos</translation>
    </message>
    <message>
        <source>A number that the element type can represent</source>
        <translation>Un número que el tipo de los elementos pueda representar</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Un archivo</translation>
    </message>
    <message>
        <source>Directory of chunks</source>
        <translation>Directorio de fragmentos</translation>
    </message>
    <message>
        <source>A directory with one file per chunk cannot replace existing files</source>
        <translation>Un directorio con un archivo por fragmento no puede reemplazar archivos existentes</translation>
    </message>
    <message>
        <source>Records the missing parts in the new file</source>
        <translation>Registra en el archivo nuevo las partes que faltan</translation>
    </message>
    <message>
        <source>Lost &amp;values become:</source>
        <translation>&amp;Valores perdidos:</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>Forma&amp;to:</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Cero</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Enter the number for lost values.</source>
        <translation>Escriba el número de los valores perdidos.</translation>
    </message>
</context>
<context>
    <name>bloscope::SaveObstacle</name>
    <message>
        <source>read-only</source>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueado</translation>
    </message>
    <message>
        <source>Changes cannot be saved here: %1.</source>
        <translation>Los cambios no se pueden guardar aquí: %1.</translation>
    </message>
    <message>
        <source>They can be saved as another file.</source>
        <translation>Se pueden guardar como otro archivo.</translation>
    </message>
    <message>
        <source>Another program has locked this file. Saving waits until it is unlocked.</source>
        <translation>Otro programa tiene bloqueado este archivo. Se guardará cuando se desbloquee.</translation>
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
        <translation>&amp;Lineal</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>L&amp;og</translation>
    </message>
    <message>
        <source>Logarithmic; omits numbers of zero or less</source>
        <translation>Logarítmica; omite los números menores o iguales que cero</translation>
    </message>
    <message>
        <source>&amp;Symlog</source>
        <translation>&amp;Symlog</translation>
    </message>
    <message>
        <source>Logarithmic on both sides of zero</source>
        <translation>Logarítmica a ambos lados de cero</translation>
    </message>
    <message>
        <source>&amp;Asinh</source>
        <translation>&amp;Asinh</translation>
    </message>
    <message>
        <source>Inverse hyperbolic sine: linear near zero, logarithmic beyond</source>
        <translation>Seno hiperbólico inverso: lineal cerca de cero, logarítmico más allá</translation>
    </message>
    <message>
        <source>S&amp;qrt</source>
        <translation>Raíz &amp;cuadrada</translation>
    </message>
    <message>
        <source>Square root on both sides of zero</source>
        <translation>Raíz cuadrada a ambos lados de cero</translation>
    </message>
    <message>
        <source>&amp;Gamma</source>
        <translation>&amp;Gamma</translation>
    </message>
    <message>
        <source>Power law over the range</source>
        <translation>Ley de potencias sobre el rango</translation>
    </message>
    <message>
        <source>Colour scale</source>
        <translation>Escala de colores</translation>
    </message>
    <message>
        <source>How numbers map to colours</source>
        <translation>Cómo se asignan colores a los números</translation>
    </message>
    <message>
        <source>Scale exponent</source>
        <translation>Exponente de la escala</translation>
    </message>
    <message>
        <source>An exponent below 1 emphasises low values, one above 1 high values</source>
        <translation>Un exponente menor que 1 realza los valores bajos, uno mayor que 1 los altos</translation>
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
        <translation>Estadísticas de la selección</translation>
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
        <translation>Aquí no hay nada</translation>
    </message>
    <message>
        <source>More than %1 entries: the others are not listed</source>
        <translation>Más de %1 entradas: las demás no se listan</translation>
    </message>
    <message>
        <source>This cannot be listed</source>
        <translation>No se puede listar</translation>
    </message>
    <message>
        <source>fetching…</source>
        <translation>descargando…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
</context>
<context>
    <name>bloscope::ServersView</name>
    <message>
        <source>&amp;Add Server…</source>
        <translation>Aña&amp;dir servidor…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;List Again</source>
        <translation>&amp;Listar de nuevo</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Servidores</translation>
    </message>
    <message>
        <source>Add an S3 bucket, a Caterva2 server, a web server or a list of addresses to browse what is there.</source>
        <translation>Añada un bucket de S3, un servidor Caterva2, un servidor web o una lista de direcciones para explorar su contenido.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>&amp;Copy Address</source>
        <translation>&amp;Copiar dirección</translation>
    </message>
    <message>
        <source>Log &amp;In…</source>
        <translation>Iniciar &amp;sesión…</translation>
    </message>
</context>
<context>
    <name>bloscope::SessionKeeper</name>
    <message>
        <source>This file has changed since you last had it open.</source>
        <translation>Este archivo ha cambiado desde la última vez que lo tuvo abierto.</translation>
    </message>
</context>
<context>
    <name>bloscope::ShortcutDialog</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Move the current cell</source>
        <translation>Moverse por las celdas</translation>
    </message>
    <message>
        <source>Arrow keys, Page Up, Page Down, Home, End</source>
        <translation>Flechas, Re Pág, Av Pág, Inicio, Fin</translation>
    </message>
    <message>
        <source>Select cells</source>
        <translation>Seleccionar celdas</translation>
    </message>
    <message>
        <source>Shift with these keys, Drag, Shift+Click</source>
        <translation>Mayúsculas con estas teclas, arrastrar, Mayúsculas+clic</translation>
    </message>
    <message>
        <source>Edit the current cell</source>
        <translation>Editar la celda actual</translation>
    </message>
    <message>
        <source>F2, Return, Double-click, or type a value</source>
        <translation>F2, Retorno, doble clic, escribir un valor</translation>
    </message>
    <message>
        <source>Accept the value and move on</source>
        <translation>Aceptar el valor y continuar</translation>
    </message>
    <message>
        <source>Return, Shift+Return, Tab, Shift+Tab</source>
        <translation>Retorno, Mayúsculas+Retorno, Tabulador, Mayúsculas+Tabulador</translation>
    </message>
    <message>
        <source>Discard the typed value</source>
        <translation>Descartar el valor escrito</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Fit a column to its contents</source>
        <translation>Ajustar una columna a su contenido</translation>
    </message>
    <message>
        <source>Double-click on the edge of its header</source>
        <translation>Doble clic en el borde de su encabezado</translation>
    </message>
    <message>
        <source>Change the width of a column</source>
        <translation>Cambiar el ancho de una columna</translation>
    </message>
    <message>
        <source>Drag the edge of its header</source>
        <translation>Arrastrar el borde de su encabezado</translation>
    </message>
    <message>
        <source>Open the menu of the cells</source>
        <translation>Abrir el menú de las celdas</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic derecho</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Acercar o alejar</translation>
    </message>
    <message>
        <source>Wheel, +, -</source>
        <translation>Rueda, +, -</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Mover la imagen</translation>
    </message>
    <message>
        <source>Drag, Arrow keys</source>
        <translation>Arrastrar, flechas</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Home, Double-click</source>
        <translation>Inicio, doble clic</translation>
    </message>
    <message>
        <source>Mark a cell</source>
        <translation>Marcar una celda</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Move the mark</source>
        <translation>Mover la marca</translation>
    </message>
    <message>
        <source>Shift+Arrow keys</source>
        <translation>Mayúsculas+flechas</translation>
    </message>
    <message>
        <source>Remove mark and selection</source>
        <translation>Quitar la marca y la selección</translation>
    </message>
    <message>
        <source>Select a rectangle</source>
        <translation>Seleccionar un rectángulo</translation>
    </message>
    <message>
        <source>Shift+Drag, Ctrl+Shift+Arrow keys</source>
        <translation>Mayúsculas+arrastrar, Control+Mayúsculas+flechas</translation>
    </message>
    <message>
        <source>Go to another plane</source>
        <translation>Ir a otro plano</translation>
    </message>
    <message>
        <source>Page Up, Page Down, Alt+Wheel</source>
        <translation>Re Pág, Av Pág, Alt+rueda</translation>
    </message>
    <message>
        <source>Show or hide the histogram</source>
        <translation>Mostrar u ocultar el histograma</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Show or hide the profiles</source>
        <translation>Mostrar u ocultar los perfiles</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Choose a projection</source>
        <translation>Elegir una proyección</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Turn the maximum of a volume by 15°, or back</source>
        <translation>Girar 15° el máximo de un volumen, o hacia atrás</translation>
    </message>
    <message>
        <source>T, Shift+T</source>
        <translation>T, Mayúsculas+T</translation>
    </message>
    <message>
        <source>Show or hide the overlay</source>
        <translation>Mostrar u ocultar la superposición</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Change the colour range</source>
        <translation>Cambiar el rango de colores</translation>
    </message>
    <message>
        <source>Drag an end of the range, or Up, Down, Page Up, Page Down on it</source>
        <translation>Arrastrar un extremo del rango, o en él Arriba, Abajo, Re Pág, Av Pág</translation>
    </message>
    <message>
        <source>Painting</source>
        <translation>Pintura</translation>
    </message>
    <message>
        <source>Start or stop painting</source>
        <translation>Empezar o dejar de pintar</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Pintar</translation>
    </message>
    <message>
        <source>Drag, Space at the marked cell</source>
        <translation>Arrastrar, Espacio en la celda marcada</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Right button, Shift+Drag, Shift+Space</source>
        <translation>Botón derecho, Mayúsculas+arrastrar, Mayúsculas+Espacio</translation>
    </message>
    <message>
        <source>Pick the value of a cell</source>
        <translation>Tomar el valor de una celda</translation>
    </message>
    <message>
        <source>Alt+Click</source>
        <translation>Alt+clic</translation>
    </message>
    <message>
        <source>Brush size</source>
        <translation>Tamaño del pincel</translation>
    </message>
    <message>
        <source>[, ]</source>
        <translation>[, ]</translation>
    </message>
    <message>
        <source>Disc, ball, fill slice, fill volume, polygon, lasso</source>
        <translation>Disco, bola, rellenar corte, rellenar volumen, polígono, lazo</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 a 6</translation>
    </message>
    <message>
        <source>Fill the polygon, remove its last corner</source>
        <translation>Rellenar el polígono, quitar su último vértice</translation>
    </message>
    <message>
        <source>Return or double-click, Backspace</source>
        <translation>Retorno o doble clic, Retroceso</translation>
    </message>
    <message>
        <source>Copy the label to the next or previous slice</source>
        <translation>Copiar la etiqueta al corte siguiente o anterior</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Mayúsculas+N</translation>
    </message>
    <message>
        <source>Interpolate the label between slices</source>
        <translation>Interpolar la etiqueta entre cortes</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Erase islands in the volume or the slice</source>
        <translation>Borrar islas en el volumen o en el corte</translation>
    </message>
    <message>
        <source>K, Shift+K</source>
        <translation>K, Mayúsculas+K</translation>
    </message>
    <message>
        <source>Ctrl+Drag</source>
        <translation>Control+arrastrar</translation>
    </message>
    <message>
        <source>Stop painting</source>
        <translation>Dejar de pintar</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Drag, Left, Right</source>
        <translation>Arrastrar, Izquierda, Derecha</translation>
    </message>
    <message>
        <source>Mark a point</source>
        <translation>Marcar un punto</translation>
    </message>
    <message>
        <source>Click, Shift+Left, Shift+Right</source>
        <translation>Clic, Mayúsculas+Izquierda, Mayúsculas+Derecha</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <translation>Quitar la marca</translation>
    </message>
    <message>
        <source>Show other lines</source>
        <translation>Mostrar otras líneas</translation>
    </message>
    <message>
        <source>Alt+Wheel</source>
        <translation>Alt+rueda</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Planos</translation>
    </message>
    <message>
        <source>Move the crosshair</source>
        <translation>Mover la cruz</translation>
    </message>
    <message>
        <source>Click, Drag, Arrow keys</source>
        <translation>Clic, arrastrar, flechas</translation>
    </message>
    <message>
        <source>Wheel, Page Up, Page Down</source>
        <translation>Rueda, Re Pág, Av Pág</translation>
    </message>
    <message>
        <source>Ctrl+Wheel, +, -</source>
        <translation>Control+rueda, +, -</translation>
    </message>
    <message>
        <source>Ctrl+Drag, Shift+Arrow keys</source>
        <translation>Control+arrastrar, Mayúsculas+flechas</translation>
    </message>
    <message>
        <source>Maximise a plane, or show all of them</source>
        <translation>Maximizar un plano o mostrarlos todos</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation>Doble clic</translation>
    </message>
    <message>
        <source>Show or hide the enlarged plane</source>
        <translation>Mostrar u ocultar el plano grande</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Dimension bar</source>
        <translation>Barra de dimensiones</translation>
    </message>
    <message>
        <source>Change the index</source>
        <translation>Cambiar el índice</translation>
    </message>
    <message>
        <source>Drag the slider, Click next to its handle, Arrow keys</source>
        <translation>Arrastrar el deslizador, clic junto a su tirador, flechas</translation>
    </message>
    <message>
        <source>First or last index</source>
        <translation>Primer o último índice</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <source>Show the typed slice</source>
        <translation>Mostrar el corte escrito</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Retorno</translation>
    </message>
    <message>
        <source>Chunk map</source>
        <translation>Mapa de fragmentos</translation>
    </message>
    <message>
        <source>Choose a chunk</source>
        <translation>Elegir un fragmento</translation>
    </message>
    <message>
        <source>Click, Arrow keys</source>
        <translation>Clic, flechas</translation>
    </message>
    <message>
        <source>Show the cells of the chunk</source>
        <translation>Mostrar las celdas del fragmento</translation>
    </message>
    <message>
        <source>Return, Double-click</source>
        <translation>Retorno, doble clic</translation>
    </message>
    <message>
        <source>Scroll the map</source>
        <translation>Desplazar el mapa</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rueda</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Move the caret</source>
        <translation>Mover el cursor</translation>
    </message>
    <message>
        <source>Select bytes</source>
        <translation>Seleccionar bytes</translation>
    </message>
    <message>
        <source>Shift with these keys, Drag</source>
        <translation>Mayúsculas con estas teclas, arrastrar</translation>
    </message>
    <message>
        <source>Switch between digits and characters</source>
        <translation>Alternar entre cifras y caracteres</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Show the cell at the caret</source>
        <translation>Mostrar la celda en el cursor</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Metadatos</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>Añadir una entrada</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>Edit the value</source>
        <translation>Editar el valor</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>Cambiar el tipo</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>Edit as JSON or hex</source>
        <translation>Editar como JSON o hexadecimal</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Control+J</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Control+D</translation>
    </message>
    <message>
        <source>Move up or down</source>
        <translation>Subir o bajar</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+Arriba, Alt+Abajo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suprimir</translation>
    </message>
    <message>
        <source>Expand everything below</source>
        <translation>Expandir todo lo que hay debajo</translation>
    </message>
    <message>
        <source>*</source>
        <translation>*</translation>
    </message>
    <message>
        <source>Bars and panels</source>
        <translation>Barras y paneles</translation>
    </message>
    <message>
        <source>Close the find bar, the go-to bar or a message</source>
        <translation>Cerrar la barra de búsqueda, la barra «Ir a» o un mensaje</translation>
    </message>
    <message>
        <source>Close a findings or comparison panel</source>
        <translation>Cerrar un panel de hallazgos o de comparación</translation>
    </message>
    <message>
        <source>Next or previous match</source>
        <translation>Coincidencia siguiente o anterior</translation>
    </message>
    <message>
        <source>Return, Shift+Return</source>
        <translation>Retorno, Mayúsculas+Retorno</translation>
    </message>
    <message>
        <source>Move a tab, or detach it as a window</source>
        <translation>Mover una pestaña o separarla en una ventana</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Buscar acciones y teclas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Keys and mouse gestures</source>
        <translation>Teclas y gestos del ratón</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas y ratón</translation>
    </message>
</context>
<context>
    <name>bloscope::SidePanelOverlay</name>
    <message>
        <source>Panel shown over the data</source>
        <translation>Panel mostrado sobre los datos</translation>
    </message>
    <message>
        <source>Close the panel (Escape)</source>
        <translation>Cerrar el panel (Escape)</translation>
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
        <translation>%1 = %2   de %3</translation>
    </message>
    <message>
        <source>Index %1 of dimension %2</source>
        <translation>Índice %1 de la dimensión %2</translation>
    </message>
    <message>
        <source>%1: %2, at byte %3 of the element</source>
        <translation>%1: %2, en el byte %3 del elemento</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceTableView</name>
    <message>
        <source>Ed&amp;it Cell</source>
        <translation>Edi&amp;tar celda</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>&amp;Rellenar selección…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>Copiar con &amp;encabezados</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>&amp;Export Selection…</source>
        <translation>E&amp;xportar selección…</translation>
    </message>
    <message>
        <source>&amp;Export Slice…</source>
        <translation>Exp&amp;ortar corte…</translation>
    </message>
    <message>
        <source>S&amp;how in File…</source>
        <translation>Mostrar en el arc&amp;hivo…</translation>
    </message>
    <message>
        <source>Selected cells, with all fields</source>
        <translation>Celdas seleccionadas, con todos los campos</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceView</name>
    <message>
        <source>Copy as Co&amp;de</source>
        <translation>Copiar como cód&amp;igo</translation>
    </message>
    <message>
        <source>Selected cells</source>
        <translation>Celdas seleccionadas</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsPane</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The statistics cannot be computed</source>
        <translation>No se pueden calcular las estadísticas</translation>
    </message>
    <message>
        <source>Computing statistics of %1…</source>
        <translation>Calculando estadísticas de %1…</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>So far: %1 of %2 cells in %3</source>
        <translation>Hasta ahora: %1 de %2 celdas en %3</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 cells in %3</source>
        <translation>Cancelado tras %1 de %2 celdas en %3</translation>
    </message>
    <message>
        <source>Exact, from all %1 cells in %2; percentiles follow</source>
        <translation>Exacto, con todas las %1 celdas, en %2; faltan los percentiles</translation>
    </message>
    <message>
        <source>Exact, from all %1 cells in %2</source>
        <translation>Exacto, con todas las %1 celdas, en %2</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsRun</name>
    <message>
        <source>Computing statistics</source>
        <translation>Cálculo de estadísticas</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsTables</name>
    <message>
        <source>Quantity</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentil</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>Percentiles</translation>
    </message>
    <message>
        <source>Percentiles of the finite numbers, interpolated linearly (NumPy&apos;s method &quot;linear&quot;)</source>
        <translation>Percentiles de los números finitos, interpolados linealmente (método «linear» de NumPy)</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Cadenas</translation>
    </message>
    <message>
        <source>Go to this cell (Enter)</source>
        <translation>Ir a esta celda (Intro)</translation>
    </message>
    <message>
        <source>The %1 most frequent values</source>
        <translation>Los %1 valores más frecuentes</translation>
    </message>
    <message numerus="yes">
        <source>Left out: damaged parts of %n chunk(s), such as %1</source>
        <extracomment>%1 a damaged part, %n chunks that have some</extracomment>
        <translation>
            <numerusform>Omitido: partes dañadas de %n fragmento, como %1</numerusform>
            <numerusform>Omitido: partes dañadas de %n fragmentos, como %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <comment>damaged parts</comment>
        <translation>Omitido: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsView</name>
    <message>
        <source>Shown slice</source>
        <translation>Corte mostrado</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>Todo el array</translation>
    </message>
    <message>
        <source>Statistics of</source>
        <translation>Estadísticas de</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Statistics &amp;of:</source>
        <translation>E&amp;stadísticas de:</translation>
    </message>
    <message>
        <source>Copied the statistics.</source>
        <translation>Estadísticas copiadas.</translation>
    </message>
</context>
<context>
    <name>bloscope::StatusFields</name>
    <message>
        <source>Memory used by decoded blocks, and the limit</source>
        <translation>Memoria usada por los bloques decodificados, y el límite</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>Se muestra: %1</translation>
    </message>
    <message>
        <source>Current cell and exact value: %1</source>
        <translation>Celda actual y valor exacto: %1</translation>
    </message>
    <message>
        <source>Statistics of the selected cells: %1</source>
        <translation>Estadísticas de las celdas seleccionadas: %1</translation>
    </message>
    <message>
        <source>Cache %1 of %2</source>
        <translation>Caché %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>Fetched %1 in %n request(s)</source>
        <comment>bytes</comment>
        <translation>
            <numerusform>%1 descargados en %n petición</numerusform>
            <numerusform>%1 descargados en %n peticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2/s</source>
        <comment>what was fetched, bytes each second</comment>
        <translation>%1, %2/s</translation>
    </message>
    <message>
        <source>From servers since the program was started. %1 were read, what was kept on the disk included.</source>
        <translation>Descargado de servidores desde que se inició el programa. Se leyeron %1, incluido lo que se conservaba en el disco.</translation>
    </message>
    <message>
        <source>The connection is not encrypted.</source>
        <translation>La conexión no está cifrada.</translation>
    </message>
</context>
<context>
    <name>bloscope::StepHexView</name>
    <message>
        <source>Bytes after this step</source>
        <translation>Bytes después de este paso</translation>
    </message>
</context>
<context>
    <name>bloscope::StorePage</name>
    <message>
        <source>There are no attributes.</source>
        <translation>No hay atributos.</translation>
    </message>
    <message>
        <source>There are no attributes, and none can be added here: %1.</source>
        <translation>No hay atributos y aquí no se pueden añadir: %1.</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Filtrar por nombre</translation>
    </message>
    <message>
        <source>Filter groups and leaves by name</source>
        <translation>Filtrar grupos y hojas por nombre</translation>
    </message>
    <message>
        <source>Internal parts</source>
        <translation>Partes internas</translation>
    </message>
    <message>
        <source>Show internal data of the library: attributes, table columns, indexes</source>
        <translation>Mostrar los datos internos de la biblioteca: atributos, columnas de tablas, índices</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>Vista &amp;previa</translation>
    </message>
    <message>
        <source>Show the first values of the selected part beside the tree</source>
        <translation>Mostrar junto al árbol los primeros valores de la parte seleccionada</translation>
    </message>
    <message>
        <source>Groups and leaves</source>
        <translation>Grupos y hojas</translation>
    </message>
    <message>
        <source>Open in New &amp;Tab</source>
        <translation>Abrir en una pes&amp;taña nueva</translation>
    </message>
    <message>
        <source>&amp;Open from %1</source>
        <translation>A&amp;brir desde %1</translation>
    </message>
    <message>
        <source>Edit &amp;Attributes</source>
        <translation>Editar at&amp;ributos</translation>
    </message>
    <message>
        <source>Add &amp;Attributes</source>
        <translation>Añadir at&amp;ributos</translation>
    </message>
    <message>
        <source>%1 is no longer in this store.</source>
        <translation>%1 ya no está en este almacén.</translation>
    </message>
    <message>
        <source>&amp;Copy Key</source>
        <translation>&amp;Copiar clave</translation>
    </message>
    <message>
        <source>%1 in a %2</source>
        <translation>%1 en un %2</translation>
    </message>
</context>
<context>
    <name>bloscope::StoreTreeModel</name>
    <message>
        <source>This refers to %1, which is not opened. Some of its batches are cached here.</source>
        <translation>Remite a %1, que no se abre. Algunos de sus lotes están aquí en caché.</translation>
    </message>
    <message>
        <source>This refers to %1, which is not opened.</source>
        <translation>Remite a %1, que no se abre.</translation>
    </message>
    <message>
        <source>This is not a Blosc2 file; stores ignore it.</source>
        <translation>No es un archivo Blosc2; los almacenes lo ignoran.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lugar</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureDock</name>
    <message>
        <source>There is no structure to show</source>
        <translation>No hay estructura que mostrar</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureTree</name>
    <message>
        <source>Structure of the file</source>
        <translation>Estructura del archivo</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureTreeModel</name>
    <message>
        <source>Chunks</source>
        <translation>Fragmentos</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloques</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureView</name>
    <message>
        <source>chunk</source>
        <translation>fragmento</translation>
    </message>
    <message>
        <source>Search, or “chunk 17”</source>
        <translation>Buscar, o «fragmento 17»</translation>
    </message>
    <message>
        <source>Search the structure</source>
        <translation>Buscar en la estructura</translation>
    </message>
    <message>
        <source>&amp;Copy Row</source>
        <translation>&amp;Copiar fila</translation>
    </message>
    <message>
        <source>Show &amp;Bytes</source>
        <translation>Mostrar &amp;bytes</translation>
    </message>
    <message>
        <source>Decode Block &amp;Step by Step…</source>
        <translation>Decodificar bloque &amp;paso a paso…</translation>
    </message>
</context>
<context>
    <name>bloscope::TableBar</name>
    <message>
        <source>Co&amp;lour by value</source>
        <translation>Co&amp;lorear según el valor</translation>
    </message>
    <message>
        <source>Colour the background of cells by value, from the lowest to the highest visible number, in the heatmap&apos;s colours</source>
        <translation>Colorear el fondo de las celdas según el valor, del número visible más bajo al más alto, con los colores del mapa de calor</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>Nú&amp;meros:</translation>
    </message>
</context>
<context>
    <name>bloscope::TableChanges</name>
    <message>
        <source>%1: nothing was changed</source>
        <translation>%1: no se cambió nada</translation>
    </message>
    <message>
        <source>Revert to Saved</source>
        <translation>Volver a lo guardado</translation>
    </message>
</context>
<context>
    <name>bloscope::TableColors</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
</context>
<context>
    <name>bloscope::TableEditing</name>
    <message>
        <source>Select cells first.</source>
        <translation>Seleccione antes celdas.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>El portapapeles no contiene texto.</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s).</source>
        <translation>
            <numerusform>Rellenar %n celda.</numerusform>
            <numerusform>Rellenar %n celdas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::TablePage</name>
    <message>
        <source>Go to ro&amp;w:</source>
        <translation>Ir a la &amp;fila:</translation>
    </message>
    <message>
        <source>A table inside a single frame cannot be edited; one in a directory (.b2d) or an archive (.b2z) can.</source>
        <translation>Una tabla dentro de un solo frame no se puede editar; una en un directorio (.b2d) o en un archivo zip (.b2z), sí.</translation>
    </message>
    <message>
        <source>There are no attributes.</source>
        <translation>No hay atributos.</translation>
    </message>
    <message>
        <source>There is no code for a table inside another file.</source>
        <translation>No hay código para una tabla dentro de otro archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n columna</numerusform>
            <numerusform>%n columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>table, %1</source>
        <translation>tabla, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>table, %1, %2</source>
        <translation>tabla, %1, %2</translation>
    </message>
</context>
<context>
    <name>bloscope::TablePane</name>
    <message>
        <source>Table of values</source>
        <translation>Tabla de valores</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Frozen columns</source>
        <translation>Columnas inmovilizadas</translation>
    </message>
</context>
<context>
    <name>bloscope::TableQuery</name>
    <message>
        <source>Searching the table</source>
        <translation>Búsqueda en la tabla</translation>
    </message>
    <message>
        <source>Counting the rows…</source>
        <translation>Contando las filas…</translation>
    </message>
    <message>
        <source>Filtering, %1 %…</source>
        <translation>Filtrando, %1 %…</translation>
    </message>
    <message>
        <source>Sorting, %1 %…</source>
        <translation>Ordenando, %1 %…</translation>
    </message>
</context>
<context>
    <name>bloscope::TableRowChanges</name>
    <message>
        <source>Delete Rows</source>
        <translation>Eliminar filas</translation>
    </message>
    <message>
        <source>Add Row</source>
        <translation>Añadir fila</translation>
    </message>
</context>
<context>
    <name>bloscope::TableSearch</name>
    <message>
        <source>Cancelled: %1 rows found so far</source>
        <translation>Cancelado: %1 filas encontradas hasta ahora</translation>
    </message>
    <message>
        <source>The rows cannot be sorted</source>
        <translation>No se pueden ordenar las filas</translation>
    </message>
    <message>
        <source>The table cannot be searched</source>
        <translation>No se puede buscar en la tabla</translation>
    </message>
    <message>
        <source>The rows cannot be listed</source>
        <translation>No se pueden listar las filas</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 de %2 filas</translation>
    </message>
    <message>
        <source>%1 · edited since</source>
        <translation>%1 · editado después</translation>
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
        <translation>Destino de la pintura</translation>
    </message>
    <message>
        <source>Paint target: %1</source>
        <translation>Destino de la pintura: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::TextFindBar</name>
    <message>
        <source>&amp;Previous</source>
        <translation>Ante&amp;rior</translation>
    </message>
    <message>
        <source>Find the previous cell (Shift+F3)</source>
        <translation>Buscar la celda anterior (Mayúsculas+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Find the next cell (F3)</source>
        <translation>Buscar la celda siguiente (F3)</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Texto que se busca</translation>
    </message>
    <message>
        <source>Find te&amp;xt:</source>
        <translation>Buscar te&amp;xto:</translation>
    </message>
    <message>
        <source>Close the find bar (Escape)</source>
        <translation>Cerrar la barra de búsqueda (Escape)</translation>
    </message>
</context>
<context>
    <name>bloscope::TurningVolume</name>
    <message>
        <source>Reading the volume</source>
        <translation>Lectura del volumen</translation>
    </message>
</context>
<context>
    <name>bloscope::ValueChanges</name>
    <message>
        <source>Values cannot be edited here</source>
        <translation>Los valores no se pueden editar aquí</translation>
    </message>
</context>
<context>
    <name>bloscope::ValueDialog</name>
    <message>
        <source>Value of %1 (read-only)</source>
        <translation>Valor de %1 (solo lectura)</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Valor de %1</translation>
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
        <translation>Validación del valor</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>JSON is not available</source>
        <translation>JSON no está disponible</translation>
    </message>
    <message>
        <source>There are no bytes to show until the text is a valid value.</source>
        <translation>No hay bytes que mostrar hasta que el texto sea un valor válido.</translation>
    </message>
    <message>
        <source>Before: %1, now: %2</source>
        <translation>Antes: %1, ahora: %2</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Antes: %1</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>Nada ha cambiado.</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>Descartar cambios</translation>
    </message>
    <message>
        <source>Discard the changes to %1?</source>
        <translation>¿Descartar los cambios en %1?</translation>
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
        <translation>Contenido sin formato (*.bin)</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exportar %1</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importar %1</translation>
    </message>
    <message>
        <source>By extension (*)</source>
        <translation>Según la extensión (*)</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>No se puede escribir %1</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>No se puede leer %1</translation>
    </message>
</context>
<context>
    <name>bloscope::VectorBox</name>
    <message>
        <source>Curve data</source>
        <translation>Datos de la curva</translation>
    </message>
    <message>
        <source>Plot the cells, or a value from the metadata of each frame</source>
        <translation>Representar las celdas, o un valor de los metadatos de cada fotograma</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
</context>
<context>
    <name>bloscope::ViewAlone</name>
    <message>
        <source>Press F11 or Escape to restore the window.</source>
        <translation>Pulse F11 o Escape para restaurar la ventana.</translation>
    </message>
</context>
<context>
    <name>bloscope::ViewTabs</name>
    <message>
        <source>Slice views</source>
        <translation>Vistas del corte</translation>
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
        <translation>Abre, muestra, comprueba y edita archivos Blosc2</translation>
    </message>
    <message>
        <source>… or drop files and folders here.</source>
        <translation>… o suelte aquí archivos y carpetas.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is the name of a file, %2 its folder</extracomment>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>bloscope::Windows</name>
    <message>
        <source>Move to &amp;New Window</source>
        <translation>Mover a una ve&amp;ntana nueva</translation>
    </message>
    <message>
        <source>Move to &amp;Window</source>
        <translation>Mover a la &amp;ventana</translation>
    </message>
</context>
</TS>
