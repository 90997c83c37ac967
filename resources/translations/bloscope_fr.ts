<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>ArraySummary</name>
    <message>
        <source>scalar</source>
        <translation>scalaire</translation>
    </message>
</context>
<context>
    <name>ArrayView</name>
    <message>
        <source>T&amp;able</source>
        <translation>Ta&amp;ble</translation>
    </message>
    <message>
        <source>&amp;Heatmap</source>
        <translation>Carte de c&amp;haleur</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>&amp;Courbe</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistiques</translation>
    </message>
    <message>
        <source>&amp;Planes</source>
        <translation>&amp;Plans</translation>
    </message>
    <message>
        <source>Chun&amp;ks</source>
        <translation>Chun&amp;ks</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>&amp;Octets</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>Re&amp;quête</translation>
    </message>
</context>
<context>
    <name>BytePartText</name>
    <message>
        <source>Header</source>
        <translation>En-tête</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Métadonnées</translation>
    </message>
    <message>
        <source>Chunk headers</source>
        <translation>En-têtes de chunks</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>En-queue</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>Inutilisé</translation>
    </message>
</context>
<context>
    <name>CaseText</name>
    <message>
        <source>labels</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>labels of a different shape</source>
        <translation>étiquettes de forme différente</translation>
    </message>
    <message>
        <source>unreadable labels</source>
        <translation>étiquettes illisibles</translation>
    </message>
    <message>
        <source>no labels</source>
        <translation>sans étiquettes</translation>
    </message>
    <message>
        <source>properties</source>
        <translation>propriétés</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Ouverture impossible</translation>
    </message>
    <message>
        <source>no array</source>
        <translation>aucun tableau</translation>
    </message>
    <message>
        <source>Cannot be drawn</source>
        <translation>Affichage impossible</translation>
    </message>
</context>
<context>
    <name>CellTile</name>
    <message>
        <source>This cell cannot be shown: %1.</source>
        <translation>Impossible d’afficher cette cellule : %1.</translation>
    </message>
    <message>
        <source>This cell was never written and has no value.</source>
        <translation>Cette cellule n’a jamais été écrite et n’a pas de valeur.</translation>
    </message>
    <message>
        <source>This cell has no value here: %1.</source>
        <translation>Cette cellule n’a pas de valeur ici : %1.</translation>
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
        <translation>Modifiée ; vide dans le fichier</translation>
    </message>
    <message>
        <source>Edited; was %1 in the file</source>
        <translation>Modifiée ; %1 dans le fichier</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message numerus="yes">
        <source>Damaged in %n place(s); all chunks found can be read.</source>
        <translation>
            <numerusform>%n endroit endommagé ; tous les chunks trouvés sont lisibles.</numerusform>
            <numerusform>%n endroits endommagés ; tous les chunks trouvés sont lisibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged in %n place(s), in the only chunk.</source>
        <translation>
            <numerusform>%n endroit endommagé, dans le seul chunk.</numerusform>
            <numerusform>%n endroits endommagés, dans le seul chunk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged in %n place(s), in %1 of %2 chunks.</source>
        <translation>
            <numerusform>%n endroit endommagé ; chunks touchés : %1 sur %2.</numerusform>
            <numerusform>%n endroits endommagés ; chunks touchés : %1 sur %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bloscope cannot read %n other part(s).</source>
        <translation>
            <numerusform>Bloscope ne peut pas lire %n autre partie.</numerusform>
            <numerusform>Bloscope ne peut pas lire %n autres parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No damage was found, but Bloscope cannot read %n part(s).</source>
        <translation>
            <numerusform>Aucun dommage détecté, mais Bloscope ne peut pas lire %n partie.</numerusform>
            <numerusform>Aucun dommage détecté, mais Bloscope ne peut pas lire %n parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No damage found. All %n chunk(s) can be read (%1 decoded).</source>
        <translation>
            <numerusform>Aucun dommage détecté. %n chunk lisible (%1 après décodage).</numerusform>
            <numerusform>Aucun dommage détecté. Les %n chunks sont tous lisibles (%1 après décodage).</numerusform>
        </translation>
    </message>
    <message>
        <source>Blosc2 stores no checksums, so changed bytes that still decode go unnoticed.</source>
        <translation>Blosc2 n’enregistre pas de sommes de contrôle : des octets modifiés mais encore décodables passent inaperçus.</translation>
    </message>
    <message>
        <source>File &gt; Save What Can Be Read</source>
        <translation>Fichier &gt; Récupérer les données lisibles</translation>
    </message>
    <message>
        <source>View &gt; Metadata</source>
        <translation>Affichage &gt; Métadonnées</translation>
    </message>
    <message>
        <source>No damage found</source>
        <translation>Aucun dommage détecté</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagé</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message numerus="yes">
        <source>There are %n note(s).</source>
        <translation>
            <numerusform>Il y a %n remarque.</numerusform>
            <numerusform>Il y a %n remarques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s) are not listed.</source>
        <translation>
            <numerusform>%n autre constat n’est pas affiché.</numerusform>
            <numerusform>%n autres constats ne sont pas affichés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s): no damage found in %1, notes on %2, %3 damaged, %4 unreadable.</source>
        <translation>
            <numerusform>%n fichier : %1 sans dommage détecté, %2 avec remarques, %3 endommagé, %4 illisible.</numerusform>
            <numerusform>%n fichiers : %1 sans dommage détecté, %2 avec remarques, %3 endommagés, %4 illisibles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckedJson</name>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>%3 is what is wrong there</extracomment>
        <translation>ligne %1, colonne %2 : %3</translation>
    </message>
</context>
<context>
    <name>ChunkPicture</name>
    <message>
        <source>not stored: %1</source>
        <translation>non stockés : %1</translation>
    </message>
    <message>
        <source>compressed</source>
        <translation>compressés</translation>
    </message>
    <message>
        <source>stored uncompressed</source>
        <translation>non compressés</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>zéros</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>repeated value</source>
        <translation>valeur répétée</translation>
    </message>
    <message>
        <source>never written</source>
        <translation>jamais écrits</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vides</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagés</translation>
    </message>
</context>
<context>
    <name>ChunkRows</name>
    <message>
        <source>First index</source>
        <translation>Premier indice</translation>
    </message>
    <message>
        <source>Array index of the first element of the chunk</source>
        <translation>Indice, dans le tableau, du premier élément du chunk</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Codec and filters, or the value of all elements</source>
        <translation>Codec et filtres, ou valeur de tous les éléments</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Taux</translation>
    </message>
    <message>
        <source>Decoded bytes per stored byte</source>
        <translation>Octets décodés par octet stocké</translation>
    </message>
    <message>
        <source>Stored (bytes)</source>
        <translation>Stocké (octets)</translation>
    </message>
    <message>
        <source>Size in the file, including the chunk header</source>
        <translation>Taille dans le fichier, en-tête du chunk compris</translation>
    </message>
    <message>
        <source>Decoded (bytes)</source>
        <translation>Décodé (octets)</translation>
    </message>
    <message>
        <source>Decoded size, including the padding at the array borders</source>
        <translation>Taille décodée, remplissage aux bords du tableau compris</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Parts that are decoded separately</source>
        <translation>Parties décodées séparément</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Offset of the chunk in the file</source>
        <translation>Position du chunk dans le fichier</translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <comment>a file, an offset in it</comment>
        <translation>%1, octet %2</translation>
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
        <translation>&amp;NumPy (via bloscope)</translation>
    </message>
    <message>
        <source>Command for This &amp;View</source>
        <translation>Commande pour cette &amp;vue</translation>
    </message>
    <message>
        <source>Command &amp;Line</source>
        <translation>&amp;Ligne de commande</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>(missing)</source>
        <translation>(absent)</translation>
    </message>
    <message>
        <source>All compared cells are equal.</source>
        <translation>Toutes les cellules comparées sont égales.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells differ.</source>
        <translation>
            <numerusform>%n cellule diffère sur %1.</numerusform>
            <numerusform>%n cellules diffèrent sur %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells differ; the largest difference is %2 at %3.</source>
        <translation>
            <numerusform>%n cellule diffère sur %1 ; la plus grande différence est %2, en %3.</numerusform>
            <numerusform>%n cellules diffèrent sur %1 ; la plus grande différence est %2, en %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cannot be read in one or both arrays.</source>
        <translation>
            <numerusform>%n cellule est illisible dans l’un des tableaux ou dans les deux.</numerusform>
            <numerusform>%n cellules sont illisibles dans l’un des tableaux ou dans les deux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells cannot be compared</source>
        <translation>Impossible de comparer les cellules</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
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
        <translation>Stockage</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 cellule</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Labels cannot be compared</source>
        <translation>Impossible de comparer les étiquettes</translation>
    </message>
    <message>
        <source>There are more than %1 distinct numbers: these are not labels.</source>
        <translation>Il y a plus de %1 nombres distincts : ce ne sont pas des étiquettes.</translation>
    </message>
    <message>
        <source>Distances were not computed: %1.</source>
        <translation>Distances non calculées : %1.</translation>
    </message>
</context>
<context>
    <name>ComputationText</name>
    <message>
        <source>Maximum over %1: %2–%3</source>
        <extracomment>%1 a dimension, %2 and %3 indices of it: &quot;Maximum over z: 0–119&quot;</extracomment>
        <translation>Maximum selon %1 : %2–%3</translation>
    </message>
    <message>
        <source>Minimum over %1: %2–%3</source>
        <translation>Minimum selon %1 : %2–%3</translation>
    </message>
    <message>
        <source>Mean over %1: %2–%3</source>
        <translation>Moyenne selon %1 : %2–%3</translation>
    </message>
    <message>
        <source>Median over %1: %2–%3</source>
        <translation>Médiane selon %1 : %2–%3</translation>
    </message>
    <message>
        <source>Standard deviation over %1: %2–%3</source>
        <translation>Écart type selon %1 : %2–%3</translation>
    </message>
    <message>
        <source>Sum over %1: %2–%3</source>
        <translation>Somme selon %1 : %2–%3</translation>
    </message>
    <message>
        <source>Difference to the previous index of %1</source>
        <translation>Différence avec l’indice précédent de %1</translation>
    </message>
    <message>
        <source>Difference to index %2 of %1</source>
        <translation>Différence avec l’indice %2 de %1</translation>
    </message>
    <message>
        <source>Maximum over %1: %2–%3, turned %5° about %4</source>
        <extracomment>%4 another dimension, %5 degrees: &quot;Maximum over z: 0–119, turned 45° about y&quot;</extracomment>
        <translation>Maximum selon %1 : %2–%3, tourné de %5° autour de %4</translation>
    </message>
</context>
<context>
    <name>CoreWord</name>
    <message>
        <source>Blosc2 archive</source>
        <translation>archive Blosc2</translation>
    </message>
    <message>
        <source>Blosc2 directory</source>
        <translation>répertoire Blosc2</translation>
    </message>
    <message>
        <source>Chunk index</source>
        <translation>Index des chunks</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>En-tête</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>Lignes JSON</translation>
    </message>
    <message>
        <source>Metalayers</source>
        <translation>Metalayers</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>tableau NumPy</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Brut</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>En-queue</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>Metalayers de longueur variable</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>octet</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cellules</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>chunk</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>chunks</translation>
    </message>
    <message>
        <source>columns for data frames</source>
        <translation>colonnes pour data frames</translation>
    </message>
    <message>
        <source>delimited text</source>
        <translation>texte délimité</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>entrées</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>image or stack with the original values</source>
        <translation>image ou pile avec les valeurs d’origine</translation>
    </message>
    <message>
        <source>medical image</source>
        <translation>image médicale</translation>
    </message>
    <message>
        <source>no chunks</source>
        <translation>aucun chunk</translation>
    </message>
    <message>
        <source>one line of JSON per row</source>
        <translation>une ligne JSON par ligne du tableau</translation>
    </message>
    <message>
        <source>picture as a document</source>
        <translation>image sous forme de document</translation>
    </message>
    <message>
        <source>picture as displayed</source>
        <translation>image telle qu’affichée</translation>
    </message>
    <message>
        <source>picture as vector graphics</source>
        <translation>image vectorielle</translation>
    </message>
    <message>
        <source>raw bytes of the elements</source>
        <translation>octets bruts des éléments</translation>
    </message>
    <message>
        <source>structured array</source>
        <translation>tableau structuré</translation>
    </message>
    <message>
        <source>tab-separated text</source>
        <translation>texte séparé par des tabulations</translation>
    </message>
    <message>
        <source>table in a directory</source>
        <translation>table dans un répertoire</translation>
    </message>
    <message>
        <source>table in one file</source>
        <translation>table dans un fichier</translation>
    </message>
    <message>
        <source>table of a database</source>
        <translation>table d’une base de données</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>ne peut pas être créé</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>ne peut pas être lu</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>ne peut pas être écrit</translation>
    </message>
    <message>
        <source>cannot create a file in its directory</source>
        <translation>impossible de créer un fichier dans son répertoire</translation>
    </message>
    <message>
        <source>cannot create a folder</source>
        <translation>impossible de créer un dossier</translation>
    </message>
    <message>
        <source>cannot create a folder in its directory</source>
        <translation>impossible de créer un dossier dans son répertoire</translation>
    </message>
    <message>
        <source>cannot examine the file</source>
        <translation>impossible d’examiner le fichier</translation>
    </message>
    <message>
        <source>cannot list the directory</source>
        <translation>impossible de lister le répertoire</translation>
    </message>
    <message>
        <source>cannot lock the file</source>
        <translation>impossible de verrouiller le fichier</translation>
    </message>
    <message>
        <source>cannot open the directory</source>
        <translation>impossible d’ouvrir le répertoire</translation>
    </message>
    <message>
        <source>cannot open the file</source>
        <translation>impossible d’ouvrir le fichier</translation>
    </message>
    <message>
        <source>cannot read</source>
        <translation>lecture impossible</translation>
    </message>
    <message>
        <source>cannot read the folder</source>
        <translation>impossible de lire le dossier</translation>
    </message>
    <message>
        <source>cannot replace the file</source>
        <translation>impossible de remplacer le fichier</translation>
    </message>
    <message>
        <source>cannot write</source>
        <translation>écriture impossible</translation>
    </message>
    <message>
        <source>cannot write to the disk</source>
        <translation>impossible d’écrire sur le disque</translation>
    </message>
    <message>
        <source>chunks.b2frame is missing</source>
        <translation>chunks.b2frame manque</translation>
    </message>
    <message>
        <source>embed.b2e is missing</source>
        <translation>embed.b2e manque</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>its directory is read-only</source>
        <translation>son répertoire est en lecture seule</translation>
    </message>
    <message>
        <source>no Blosc2 file was found in this folder</source>
        <translation>aucun fichier Blosc2 n’a été trouvé dans ce dossier</translation>
    </message>
    <message>
        <source>not a Blosc2 directory</source>
        <translation>ce n’est pas un répertoire Blosc2</translation>
    </message>
    <message>
        <source>not a Blosc2 file</source>
        <translation>ce n’est pas un fichier Blosc2</translation>
    </message>
    <message>
        <source>not a Blosc2 frame</source>
        <translation>ce n’est pas un frame Blosc2</translation>
    </message>
    <message>
        <source>not a Blosc2 store</source>
        <translation>ce n’est pas un store Blosc2</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation>le fichier est en lecture seule</translation>
    </message>
    <message>
        <source>the signature &quot;b2frame&quot; is missing</source>
        <translation>la signature « b2frame » manque</translation>
    </message>
    <message>
        <source>there is no room for what is read</source>
        <translation>il n’y a pas de place pour ce qui est lu</translation>
    </message>
    <message>
        <source>this is not a Blosc2 file</source>
        <translation>ce n’est pas un fichier Blosc2</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>connexion refusée</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>délai de connexion dépassé</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>périphérique ou ressource occupé</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota de disque dépassé</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur d’entrée/sortie</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>est un répertoire</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>plus de place sur le périphérique</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou répertoire inexistant</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>n’est pas un répertoire</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>opération non permise</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>le fichier est en cours d’exécution</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>%1 is longer than %2 bytes</source>
        <translation>%1 dépasse %2 octets</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters</source>
        <translation>%1 dépasse %2 caractères</translation>
    </message>
    <message>
        <source>%1 is neither True nor False</source>
        <translation>%1 n’est ni True ni False</translation>
    </message>
    <message>
        <source>%1 is not 0x followed by %2 hexadecimal digits</source>
        <translation>%1 n’est pas 0x suivi de %2 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 n’est pas un nombre</translation>
    </message>
    <message>
        <source>%1 is not a number, or is too large</source>
        <translation>%1 n’est pas un nombre ou est trop grand</translation>
    </message>
    <message>
        <source>%1 is not a value of type %2</source>
        <translation>%1 n’est pas une valeur du type %2</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%1 n’est pas un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>%1 is not expected here</source>
        <translation>%1 n’est pas attendu ici</translation>
    </message>
    <message>
        <source>%1 is too large for %2 bits</source>
        <translation>%1 est trop grand pour %2 bits</translation>
    </message>
    <message>
        <source>%1 at character %2 is neither an index nor a range start:stop:step of dimension %3</source>
        <translation>%1 au caractère %2 n’est ni un indice ni une plage start:stop:step de la dimension %3</translation>
    </message>
    <message>
        <source>a list can only follow &quot;in&quot;</source>
        <translation>une liste ne peut suivre que « in »</translation>
    </message>
    <message>
        <source>a quoted string is expected</source>
        <translation>une chaîne entre guillemets est attendue</translation>
    </message>
    <message>
        <source>a value is expected, not %1</source>
        <translation>une valeur est attendue, et non %1</translation>
    </message>
    <message>
        <source>an operator such as &quot;and&quot; is missing before %1</source>
        <translation>il manque un opérateur tel que « and » avant %1</translation>
    </message>
    <message>
        <source>enter a condition such as price &gt; 100</source>
        <translation>saisissez une condition telle que price &gt; 100</translation>
    </message>
    <message>
        <source>enter a date such as 2021-03-04T05:06:07</source>
        <translation>saisissez une date telle que 2021-03-04T05:06:07</translation>
    </message>
    <message>
        <source>index %1 is out of bounds for dimension %2 of size %3</source>
        <translation>l’indice %1 est hors de la dimension %2, de taille %3</translation>
    </message>
    <message>
        <source>null is not a value; write &quot;is null&quot; or &quot;is not null&quot;</source>
        <translation>null n’est pas une valeur ; écrivez « is null » ou « is not null »</translation>
    </message>
    <message>
        <source>the condition ends too early</source>
        <translation>la condition se termine trop tôt</translation>
    </message>
    <message>
        <source>the condition ends where a value is expected</source>
        <translation>la condition se termine là où une valeur est attendue</translation>
    </message>
    <message>
        <source>the number %1 at character %2 is too large for dimension %3</source>
        <translation>le nombre %1 au caractère %2 est trop grand pour la dimension %3</translation>
    </message>
    <message>
        <source>the parenthesis is not closed</source>
        <translation>la parenthèse n’est pas fermée</translation>
    </message>
    <message>
        <source>the step of dimension %1 is 0</source>
        <translation>le pas de la dimension %1 est 0</translation>
    </message>
    <message>
        <source>there is no column named %1; did you mean %2?</source>
        <translation>il n’y a pas de colonne nommée %1 ; vouliez-vous dire %2 ?</translation>
    </message>
    <message>
        <source>there is no column named %1</source>
        <translation>il n’y a pas de colonne nommée %1</translation>
    </message>
    <message>
        <source>this parenthesis was not opened</source>
        <translation>cette parenthèse n’a pas été ouverte</translation>
    </message>
    <message>
        <source>write &quot;%1&quot; instead of %2</source>
        <translation>écrivez « %1 » au lieu de %2</translation>
    </message>
    <message>
        <source>: </source>
        <extracomment>between a cause and what caused it: &quot;cannot open the file: Permission denied&quot;</extracomment>
        <translation> : </translation>
    </message>
</context>
<context>
    <name>CurveLegend</name>
    <message>
        <source>Only the first %1 lines are drawn.</source>
        <translation>Seules les %1 premières courbes sont tracées.</translation>
    </message>
    <message>
        <source>Drawn to 16 significant digits; finer differences are not visible.</source>
        <translation>Tracé avec 16 chiffres significatifs ; les différences plus fines ne sont pas visibles.</translation>
    </message>
    <message>
        <source>Sampled: one point in %1. All points follow.</source>
        <translation>Échantillonné : un point sur %1. Tous les points vont suivre.</translation>
    </message>
    <message>
        <source>Sampled: one point in %1. Zoom in to see all.</source>
        <translation>Échantillonné : un point sur %1. Zoomez pour tout voir.</translation>
    </message>
    <message>
        <source>zero or less</source>
        <translation>zéro ou négatif</translation>
    </message>
    <message>
        <source>Not drawn: %1</source>
        <translation>Non tracé : %1</translation>
    </message>
</context>
<context>
    <name>CurveText</name>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
</context>
<context>
    <name>DTypeText</name>
    <message numerus="yes">
        <source>structure of %n field(s), %1</source>
        <translation>
            <numerusform>structure à %n champ, %1</numerusform>
            <numerusform>structure à %n champs, %1</numerusform>
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
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>Save Document</source>
        <translation>Enregistrer le document</translation>
    </message>
    <message>
        <source>This is the file %1, stored as Blosc2 chunks.</source>
        <translation>Ceci est le fichier %1, stocké sous forme de chunks Blosc2.</translation>
    </message>
    <message>
        <source>&amp;Save It…</source>
        <translation>L’&amp;enregistrer…</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 what cannot be done (&quot;Chunk 17 cannot be shown&quot;), %2 why</extracomment>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>This is not possible</source>
        <translation>Opération impossible</translation>
    </message>
    <message>
        <source>%1 was saved, but the disk did not confirm it</source>
        <translation>%1 a été enregistré, mais le disque ne l’a pas confirmé</translation>
    </message>
    <message>
        <source>Keep a copy of important data.</source>
        <translation>Gardez une copie des données importantes.</translation>
    </message>
    <message>
        <source>The file is damaged, or was not completely written or copied. If you have another copy, compare the sizes.</source>
        <translation>Le fichier est endommagé, ou n’a pas été entièrement écrit ou copié. Si vous en avez une autre copie, comparez les tailles.</translation>
    </message>
    <message>
        <source>The file may be valid, but this version of Bloscope cannot read it.</source>
        <translation>Le fichier est peut-être valide, mais cette version de Bloscope ne peut pas le lire.</translation>
    </message>
    <message>
        <source>Bloscope refuses this so that no file can exhaust the computer&apos;s memory.</source>
        <translation>Bloscope refuse cette opération pour qu’aucun fichier ne puisse épuiser la mémoire de l’ordinateur.</translation>
    </message>
    <message>
        <source>Check that the file still exists, that you have permission to read it, and that its drive is connected.</source>
        <translation>Vérifiez que le fichier existe encore, que vous avez le droit de le lire et que son lecteur est connecté.</translation>
    </message>
    <message>
        <source>Bloscope opens Blosc2 files with any name; most end in .b2nd or .b2frame.</source>
        <translation>Bloscope ouvre les fichiers Blosc2 quel que soit leur nom ; la plupart se terminent par .b2nd ou .b2frame.</translation>
    </message>
    <message>
        <source>Another program changed or replaced the file. Reload it to see its current content.</source>
        <translation>Un autre programme a modifié ou remplacé le fichier. Rechargez-le pour voir son contenu actuel.</translation>
    </message>
</context>
<context>
    <name>ExportPreview</name>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>Elements of type %1, shape (%2), in C order.</source>
        <translation>Éléments de type %1, forme (%2), en ordre C.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1 × %2 colour pixels of type %3.</source>
        <translation>
            <numerusform>%n page de %1 × %2 pixels couleur de type %3.</numerusform>
            <numerusform>%n pages de %1 × %2 pixels couleur de type %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1 × %2 pixels of type %3.</source>
        <translation>
            <numerusform>%n page de %1 × %2 pixels de type %3.</numerusform>
            <numerusform>%n pages de %1 × %2 pixels de type %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels per centimetre.</source>
        <translation>%1 × %2 pixels par centimètre.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels per unit.</source>
        <translation>%1 × %2 pixels par unité.</translation>
    </message>
    <message>
        <source>%1 voxels of type %2,
spacing %3.</source>
        <translation>%1 voxels de type %2,
espacement %3.</translation>
    </message>
    <message>
        <source>The position in the scanner is included.</source>
        <translation>La position dans le scanner est incluse.</translation>
    </message>
    <message>
        <source>The position in the scanner is unknown and not included.</source>
        <translation>La position dans le scanner est inconnue et n’est pas incluse.</translation>
    </message>
</context>
<context>
    <name>FileSalvage</name>
    <message>
        <source>Only files on this computer can be searched for readable data. Save a copy of the file first.</source>
        <translation>La recherche de données lisibles n’est possible que dans les fichiers de cet ordinateur. Enregistrez d’abord une copie du fichier.</translation>
    </message>
    <message>
        <source>Stores are saved part by part. Open one of the parts.</source>
        <translation>Les stores se récupèrent partie par partie. Ouvrez l’une des parties.</translation>
    </message>
    <message>
        <source>Only whole files can be searched for readable data.</source>
        <translation>La recherche de données lisibles n’est possible que dans des fichiers entiers.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
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
        <translation>élément entier</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s): %1</source>
        <extracomment>%1 which cells, &quot;[0, 1:3, 2:5]&quot;</extracomment>
        <translation>
            <numerusform>Remplir %n cellule : %1</numerusform>
            <numerusform>Remplir %n cellules : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill Selection</source>
        <translation>Remplir la sélection</translation>
    </message>
</context>
<context>
    <name>FrameStructure</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
</context>
<context>
    <name>ItemRows</name>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>The exact stored type</source>
        <translation>Le type exact stocké</translation>
    </message>
    <message>
        <source>The value on one line</source>
        <translation>La valeur sur une ligne</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
</context>
<context>
    <name>KindNames</name>
    <message>
        <source>Sequential</source>
        <translation>Séquentielles</translation>
    </message>
    <message>
        <source>Diverging</source>
        <translation>Divergentes</translation>
    </message>
    <message>
        <source>Cyclic</source>
        <translation>Cycliques</translation>
    </message>
    <message>
        <source>Qualitative (labels)</source>
        <translation>Qualitatives (étiquettes)</translation>
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
        <translation>et d’autres</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeafText</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n élément</numerusform>
            <numerusform>%n éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>remote array</source>
        <translation>tableau distant</translation>
    </message>
    <message>
        <source>remote table</source>
        <translation>table distante</translation>
    </message>
    <message>
        <source>remote store</source>
        <translation>store distant</translation>
    </message>
    <message>
        <source>remote object</source>
        <translation>objet distant</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n colonne</numerusform>
            <numerusform>%n colonnes</numerusform>
        </translation>
    </message>
    <message>
        <source>group</source>
        <translation>groupe</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>feuille</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>unusable</source>
        <translation>inutilisable</translation>
    </message>
    <message>
        <source>other file</source>
        <translation>autre fichier</translation>
    </message>
</context>
<context>
    <name>MainMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>Copy as Co&amp;de</source>
        <translation>Copier comme co&amp;de</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>What Links Share</source>
        <translation>Partagé par les coupes liées</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
</context>
<context>
    <name>Metadata</name>
    <message>
        <source>%1 after the value</source>
        <translation>%1 après la valeur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Metalayers</source>
        <translation>Metalayers</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>Metalayers de longueur variable</translation>
    </message>
    <message>
        <source>Added, not saved yet</source>
        <translation>Ajouté, pas encore enregistré</translation>
    </message>
    <message>
        <source>Changed, not saved yet</source>
        <translation>Modifié, pas encore enregistré</translation>
    </message>
    <message>
        <source>Renamed from &apos;%1&apos;, not saved yet</source>
        <translation>Renommé (avant : « %1 »), pas encore enregistré</translation>
    </message>
</context>
<context>
    <name>MetadataSteps</name>
    <message>
        <source>Metalayers</source>
        <translation>Metalayers</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>Metalayers de longueur variable</translation>
    </message>
    <message>
        <source>Rename &apos;%1&apos; to &apos;%2&apos;</source>
        <translation>Renommer « %1 » en « %2 »</translation>
    </message>
    <message>
        <source>Change &apos;%1&apos;</source>
        <translation>Modifier « %1 »</translation>
    </message>
    <message>
        <source>Change &apos;%1&apos; to %2</source>
        <translation>Convertir « %1 » en %2</translation>
    </message>
    <message>
        <source>Replace &apos;%1&apos; with an empty %2</source>
        <translation>Remplacer « %1 » par une valeur vide (%2)</translation>
    </message>
    <message>
        <source>Add &apos;%1&apos;</source>
        <translation>Ajouter « %1 »</translation>
    </message>
    <message>
        <source>Add to &apos;%1&apos;</source>
        <translation>Ajouter à « %1 »</translation>
    </message>
    <message>
        <source>Duplicate &apos;%1&apos;</source>
        <translation>Dupliquer « %1 »</translation>
    </message>
    <message>
        <source>Remove &apos;%1&apos;</source>
        <translation>Supprimer « %1 »</translation>
    </message>
    <message>
        <source>Move &apos;%1&apos;</source>
        <translation>Déplacer « %1 »</translation>
    </message>
</context>
<context>
    <name>NumberFormatText</name>
    <message>
        <source>scientific</source>
        <translation>scientifique</translation>
    </message>
    <message>
        <source>shortest</source>
        <translation>le plus court</translation>
    </message>
    <message numerus="yes">
        <source>scientific, %n digit(s)</source>
        <translation>
            <numerusform>scientifique, %n décimale</numerusform>
            <numerusform>scientifique, %n décimales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n décimale</numerusform>
            <numerusform>%n décimales</numerusform>
        </translation>
    </message>
    <message>
        <source>hexadecimal</source>
        <translation>hexadécimal</translation>
    </message>
    <message>
        <source>octal</source>
        <translation>octal</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>binaire</translation>
    </message>
    <message>
        <source>decimal</source>
        <translation>décimal</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
</context>
<context>
    <name>ObjectText</name>
    <message numerus="yes">
        <source>%n item(s) of %1</source>
        <comment>bytes</comment>
        <translation>
            <numerusform>%n élément de %1</numerusform>
            <numerusform>%n éléments de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1) of %2</source>
        <translation>(%1) de %2</translation>
    </message>
    <message>
        <source>This is a cache of %1. It does not record what was fetched, so zeros may represent missing data.</source>
        <translation>Ceci est un cache de %1. Il n’indique pas ce qui a été téléchargé : des zéros peuvent représenter des données manquantes.</translation>
    </message>
    <message numerus="yes">
        <source>This is a cache of %1; %2 of %n chunk(s) were fetched.</source>
        <translation>
            <numerusform>Ceci est un cache de %1 ; chunks téléchargés : %2 sur %n.</numerusform>
            <numerusform>Ceci est un cache de %1 ; chunks téléchargés : %2 sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a cache of %1; %2 of %n block(s) were fetched.</source>
        <translation>
            <numerusform>Ceci est un cache de %1 ; blocs téléchargés : %2 sur %n.</numerusform>
            <numerusform>Ceci est un cache de %1 ; blocs téléchargés : %2 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This contains only parts of %1; the rest is not stored here and is not fetched.</source>
        <translation>Ceci ne contient que des parties de %1 ; le reste n’est ni stocké ici ni téléchargé.</translation>
    </message>
    <message>
        <source>The server cannot be reached. All of the file is kept on this computer and shown as it was.</source>
        <translation>Le serveur est injoignable. Le fichier entier est conservé sur cet ordinateur ; il est affiché tel qu’il était.</translation>
    </message>
    <message>
        <source>The server cannot be reached. What was read before is shown; the rest is missing.</source>
        <translation>Le serveur est injoignable. Ce qui a déjà été lu est affiché ; le reste manque.</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>répertoire</translation>
    </message>
    <message>
        <source>zip archive</source>
        <translation>archive zip</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>frame</translation>
    </message>
    <message>
        <source>This cannot be read as described by its metadata</source>
        <translation>Impossible de lire ces données telles que leurs métadonnées les décrivent</translation>
    </message>
    <message>
        <source>The voxel sizes may belong to different axes: %1.</source>
        <translation>Les tailles de voxel se rapportent peut-être à d’autres axes : %1.</translation>
    </message>
    <message>
        <source>Your interpretation cannot be applied</source>
        <translation>Impossible d’appliquer votre interprétation</translation>
    </message>
    <message>
        <source>Internal data of the library that wrote this file.</source>
        <translation>Données internes de la bibliothèque qui a écrit ce fichier.</translation>
    </message>
    <message>
        <source>%1 has no attributes yet. Add them in the Metadata panel (+ or Insert); the file that contains them is created when you save.</source>
        <translation>%1 n’a pas encore d’attributs. Ajoutez-les dans le panneau Métadonnées (+ ou Inser) ; le fichier qui les contient est créé à l’enregistrement.</translation>
    </message>
    <message>
        <source>Locked because libraries use it: %1.</source>
        <translation>Verrouillé, car utilisé par des bibliothèques : %1.</translation>
    </message>
    <message>
        <source>This contains a Python pickle, which is not opened.</source>
        <translation>Ceci contient un pickle Python, qui n’est pas ouvert.</translation>
    </message>
    <message>
        <source>Internal index of the library, not data.</source>
        <translation>Index interne de la bibliothèque, pas des données.</translation>
    </message>
    <message>
        <source>Internal query cache of the library.</source>
        <translation>Cache de requêtes interne de la bibliothèque.</translation>
    </message>
</context>
<context>
    <name>OpenRequest</name>
    <message>
        <source>byte %1</source>
        <translation>octet %1</translation>
    </message>
</context>
<context>
    <name>OtherNamesText</name>
    <message numerus="yes">
        <source>%1 had %n other hard link(s), which keep the old content.</source>
        <translation>
            <numerusform>%1 avait %n autre lien physique, qui garde l’ancien contenu.</numerusform>
            <numerusform>%1 avait %n autres liens physiques, qui gardent l’ancien contenu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureLegend</name>
    <message>
        <source>Sampled: one row in %1, one column in %2. The exact picture follows.</source>
        <translation>Échantillonné : une ligne sur %1, une colonne sur %2. L’image exacte va suivre.</translation>
    </message>
    <message>
        <source>Sampled: one row in %1, one column in %2. Zoom in to see all.</source>
        <translation>Échantillonné : une ligne sur %1, une colonne sur %2. Zoomez pour tout voir.</translation>
    </message>
    <message numerus="yes">
        <source>%n hot pixel(s) replaced</source>
        <translation>
            <numerusform>%n pixel chaud remplacé</numerusform>
            <numerusform>%n pixels chauds remplacés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % read.</source>
        <translation>%1 % lus.</translation>
    </message>
    <message>
        <source>Based on only some of the blocks.</source>
        <translation>D’après une partie des blocs seulement.</translation>
    </message>
    <message>
        <source>The exact picture follows.</source>
        <translation>L’image exacte va suivre.</translation>
    </message>
</context>
<context>
    <name>PlanesText</name>
    <message>
        <source>Three planes need an array with at least three dimensions; this one has %1.</source>
        <translation>Les trois plans demandent un tableau d’au moins trois dimensions ; celui-ci en a %1.</translation>
    </message>
    <message>
        <source>The slice %1 has only one dimension. Assign dimensions to rows and columns to see the planes.</source>
        <translation>La coupe %1 n’a qu’une dimension. Affectez des dimensions aux lignes et aux colonnes pour voir les plans.</translation>
    </message>
</context>
<context>
    <name>PlotDrawing</name>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
</context>
<context>
    <name>PlotText</name>
    <message>
        <source>%1 and %2 have different units and cannot share an axis</source>
        <translation>%1 et %2 ont des unités différentes et ne peuvent pas partager un axe</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range of numbers or dates, both ends included</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>sans valeur</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>%1 where, %2 values, %3 &quot;12 rows&quot;</extracomment>
        <translation>%1 : %2 (%3)</translation>
    </message>
    <message>
        <source>, mean %1</source>
        <translation>, moyenne %1</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>&lt;p style=&quot;font-size: x-large&quot;&gt;&lt;b&gt;Bloscope %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Opens, shows, checks and edits Blosc2 files.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p style=&quot;font-size: x-large&quot;&gt;&lt;b&gt;Bloscope %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Ouvre, affiche, vérifie et modifie les fichiers Blosc2.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Fourni sans aucune garantie.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>About Bloscope</source>
        <translation>À propos de Bloscope</translation>
    </message>
    <message>
        <source>&amp;Copy Versions</source>
        <translation>&amp;Copier les versions</translation>
    </message>
    <message>
        <source>Copied the report.</source>
        <translation>Rapport copié.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Blosc2 files (%1)</source>
        <translation>Fichiers Blosc2 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ouvrir un dossier</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message>
        <source>Replace File</source>
        <translation>Remplacer le fichier</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 existe déjà. Le remplacer ?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
</context>
<context>
    <name>RowPlaceText</name>
    <message>
        <source>&apos;%1&apos; is not a whole number</source>
        <translation>« %1 » n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>there is nothing to go to</source>
        <translation>il n’y a aucune destination</translation>
    </message>
    <message>
        <source>%1 is out of bounds: the last index is %2</source>
        <translation>%1 est hors limites : le dernier indice est %2</translation>
    </message>
</context>
<context>
    <name>SalvageText</name>
    <message>
        <source>note</source>
        <translation>remarque</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>partly lost</source>
        <translation>perdu en partie</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>chunk %1</source>
        <translation>chunk %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chunk(s) can be read in full.</source>
        <translation>
            <numerusform>Chunks entièrement lisibles : %1 sur %n.</numerusform>
            <numerusform>Chunks entièrement lisibles : %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chunks were found without an index.</source>
        <translation>Les chunks ont été trouvés sans index.</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) can be read in part.</source>
        <translation>
            <numerusform>%n chunk est lisible en partie.</numerusform>
            <numerusform>%n chunks sont lisibles en partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) are lost.</source>
        <translation>
            <numerusform>%n chunk est perdu.</numerusform>
            <numerusform>%n chunks sont perdus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) cannot be checked.</source>
        <translation>
            <numerusform>%n chunk ne peut pas être vérifié.</numerusform>
            <numerusform>%n chunks ne peuvent pas être vérifiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chunks found take up %1.</source>
        <translation>Les chunks trouvés occupent %1.</translation>
    </message>
    <message>
        <source>Nothing is lost: the new file would contain everything in this one except bytes that belong to no chunk.</source>
        <translation>Rien n’est perdu : le nouveau fichier contiendrait tout le contenu de celui-ci, sauf les octets qui n’appartiennent à aucun chunk.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chunk(s) can be saved to a new file.</source>
        <translation>
            <numerusform>Chunks récupérables dans un nouveau fichier : %1 sur %n.</numerusform>
            <numerusform>Chunks récupérables dans un nouveau fichier : %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (avant : %2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>shape, type</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 (was %3)</source>
        <comment>shape, type, shape before</comment>
        <translation>%1 de %2 (avant : %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n more chunk(s)</source>
        <translation>
            <numerusform>%n autre chunk</numerusform>
            <numerusform>%n autres chunks</numerusform>
        </translation>
    </message>
    <message>
        <source>lost, partly lost or not checked</source>
        <translation>perdus en tout ou partie, ou non vérifiés</translation>
    </message>
</context>
<context>
    <name>SelectionText</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cellule</numerusform>
            <numerusform>%n cellules</numerusform>
        </translation>
    </message>
    <message>
        <source>min |z| %1</source>
        <translation>min |z| %1</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>min %1</translation>
    </message>
    <message>
        <source>max |z| %1</source>
        <translation>max |z| %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>max %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>moyenne %1</translation>
    </message>
    <message>
        <source>std %1</source>
        <translation>écart type %1</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>somme %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many, of which kind</comment>
        <translation>%2 : %1</translation>
    </message>
</context>
<context>
    <name>ServerActions</name>
    <message>
        <source>Fetches all of the file and checks it. From then on it opens without a network.</source>
        <translation>Télécharger tout le fichier et le vérifier. Il s’ouvre ensuite sans réseau.</translation>
    </message>
    <message>
        <source>Only for files on servers.</source>
        <translation>Seulement pour les fichiers sur des serveurs.</translation>
    </message>
    <message>
        <source>Sends a copy of this file to S3 or to a Caterva2 server.</source>
        <translation>Envoyer une copie de ce fichier vers S3 ou vers un serveur Caterva2.</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation>Aucun fichier n’est ouvert.</translation>
    </message>
    <message>
        <source>Save the file on this computer first.</source>
        <translation>Enregistrez d’abord le fichier sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Keeping a local copy of %1</source>
        <translation>Copie locale de %1</translation>
    </message>
    <message>
        <source>%1 was checked, and opens without a network from now on.</source>
        <translation>%1 a été vérifié et s’ouvre désormais sans réseau.</translation>
    </message>
    <message numerus="yes">
        <source>%1 opens without a network from now on. %n part(s) are damaged: see Check File.</source>
        <translation>
            <numerusform>%1 s’ouvre désormais sans réseau. %n partie est endommagée : voir Vérifier le fichier.</numerusform>
            <numerusform>%1 s’ouvre désormais sans réseau. %n parties sont endommagées : voir Vérifier le fichier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uploading %1</source>
        <translation>Envoi de %1</translation>
    </message>
    <message>
        <source>%1 was not uploaded</source>
        <translation>%1 n’a pas été envoyé</translation>
    </message>
    <message>
        <source>Replace It</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>SizeText</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n octet</numerusform>
            <numerusform>%n octets</numerusform>
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
        <translation>pas un nombre</translation>
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
        <translation>+Infini</translation>
    </message>
    <message>
        <source>-inf</source>
        <translation>-inf</translation>
    </message>
    <message>
        <source>−Infinity</source>
        <translation>−Infini</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagée</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagées</translation>
    </message>
    <message>
        <source>unwritten</source>
        <translation>non écrite</translation>
    </message>
    <message>
        <source>never written</source>
        <translation>jamais écrite</translation>
    </message>
    <message>
        <source>Never written</source>
        <translation>Jamais écrites</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>absente</translation>
    </message>
    <message>
        <source>not in this file</source>
        <translation>absente du fichier</translation>
    </message>
    <message>
        <source>Not in this file</source>
        <translation>Absentes du fichier</translation>
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
        <translation>partie réelle</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>partie imaginaire</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>module</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>(empty, length 0)</source>
        <translation>(vide, longueur 0)</translation>
    </message>
    <message>
        <source>%1 (length %2)</source>
        <translation>%1 (longueur %2)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Chaînes</translation>
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
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>La plus courte</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>La plus longue</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Valeurs distinctes</translation>
    </message>
    <message>
        <source>Go to next</source>
        <translation>Aller à la suivante</translation>
    </message>
    <message>
        <source>%1 (median)</source>
        <translation>%1 (médiane)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
</context>
<context>
    <name>StepRows</name>
    <message>
        <source>Byte</source>
        <translation>Octet</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cellule</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Offset of the element in the decoded chunk</source>
        <translation>Position de l’élément dans le chunk décodé</translation>
    </message>
    <message>
        <source>Index of the element in the array</source>
        <translation>Indice de l’élément dans le tableau</translation>
    </message>
    <message>
        <source>These bytes as an array element</source>
        <translation>Ces octets comme élément du tableau</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>remplissage</translation>
    </message>
</context>
<context>
    <name>StructureText</name>
    <message>
        <source>Expected: %1</source>
        <translation>Attendu : %1</translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>Chunk %1</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>Bloc %1</translation>
    </message>
    <message>
        <source>Chunks %1–%2</source>
        <translation>Chunks %1–%2</translation>
    </message>
    <message>
        <source>Blocks %1–%2</source>
        <translation>Blocs %1–%2</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 o</translation>
    </message>
    <message>
        <source>Byte %1 of the file (0x%2)</source>
        <translation>Octet %1 du fichier (0x%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>computed</source>
        <translation>calculée</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>non stockée</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagée</translation>
    </message>
    <message>
        <source>Data missing</source>
        <translation>Données manquantes</translation>
    </message>
    <message>
        <source>May contain nulls</source>
        <translation>Peut contenir des null</translation>
    </message>
</context>
<context>
    <name>TypedValueText</name>
    <message>
        <source>Enter a map as {&quot;key&quot;: 1, &quot;other&quot;: 2}.</source>
        <translation>Saisissez un dictionnaire sous la forme {&quot;key&quot;: 1, &quot;other&quot;: 2}.</translation>
    </message>
    <message>
        <source>Enter items as [1, 2.5, &quot;text&quot;].</source>
        <translation>Saisissez les éléments sous la forme [1, 2.5, &quot;texte&quot;].</translation>
    </message>
</context>
<context>
    <name>UndrawnText</name>
    <message>
        <source>The slice %1 is empty: there are no cells to show.</source>
        <translation>La coupe %1 est vide : il n’y a aucune cellule à afficher.</translation>
    </message>
    <message>
        <source>Elements of type %1 are not numbers and cannot be drawn. The table shows them.</source>
        <translation>Les éléments de type %1 ne sont pas des nombres et ne peuvent pas être dessinés. La table les affiche.</translation>
    </message>
    <message>
        <source>The slice %1 is a single value. The table shows it.</source>
        <translation>La coupe %1 est une valeur unique. La table l’affiche.</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestions</name>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Reload %1?</source>
        <translation>Recharger %1 ?</translation>
    </message>
    <message>
        <source>Your unsaved changes will be lost.</source>
        <translation>Vos modifications non enregistrées seront perdues.</translation>
    </message>
    <message>
        <source>&amp;Discard and Reload</source>
        <translation>&amp;Abandonner et recharger</translation>
    </message>
    <message>
        <source>Save Changes</source>
        <translation>Enregistrer les modifications</translation>
    </message>
    <message>
        <source>Save changes to %1?</source>
        <translation>Enregistrer les modifications de %1 ?</translation>
    </message>
    <message>
        <source>Edited: %1. Your changes will be lost if you don&apos;t save them.</source>
        <translation>Modifié : %1. Vos modifications seront perdues si vous ne les enregistrez pas.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have unsaved changes:</source>
        <translation>
            <numerusform>%n fichier a des modifications non enregistrées :</numerusform>
            <numerusform>%n fichiers ont des modifications non enregistrées :</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>Tout &amp;abandonner</translation>
    </message>
</context>
<context>
    <name>UnsavedText</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n valeur</numerusform>
            <numerusform>%n valeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>entries of the metadata</comment>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>the order of the metadata</source>
        <translation>l’ordre des métadonnées</translation>
    </message>
    <message numerus="yes">
        <source>%n more column(s)</source>
        <translation>
            <numerusform>%n autre colonne</numerusform>
            <numerusform>%n autres colonnes</numerusform>
        </translation>
    </message>
    <message>
        <source>deleted rows</source>
        <translation>lignes supprimées</translation>
    </message>
</context>
<context>
    <name>ValueChangesText</name>
    <message>
        <source>This array is inside another file, so it cannot be edited here. Save a copy first.</source>
        <translation>Ce tableau se trouve dans un autre fichier et ne peut pas être modifié ici. Enregistrez-en d’abord une copie.</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>These bytes are not valid msgpack; Python can only read them as bytes.</source>
        <translation>Ces octets ne sont pas du msgpack valide ; Python ne peut les lire que comme des octets.</translation>
    </message>
    <message>
        <source>Extra bytes follow the msgpack value; Python will refuse to read it.</source>
        <translation>Des octets superflus suivent la valeur msgpack ; Python refusera de la lire.</translation>
    </message>
</context>
<context>
    <name>bloscope::Actions</name>
    <message>
        <source>&amp;New Window</source>
        <translation>&amp;Nouvelle fenêtre</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>Ouvrir un &amp;dossier…</translation>
    </message>
    <message>
        <source>Open A&amp;ddress…</source>
        <translation>Ouvrir une &amp;adresse…</translation>
    </message>
    <message>
        <source>Keep a Local Copy</source>
        <translation>Conserver une copie locale</translation>
    </message>
    <message>
        <source>&amp;Upload…</source>
        <translation>Envo&amp;yer…</translation>
    </message>
    <message>
        <source>Open Sa&amp;mple</source>
        <translation>Ouvrir l’exe&amp;mple</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Effacer la liste</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>Save a Copy &amp;in Another Format…</source>
        <translation>Enre&amp;gistrer une copie dans un autre format…</translation>
    </message>
    <message>
        <source>Save &amp;What Can Be Read…</source>
        <translation>Récupérer &amp;les données lisibles…</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Revenir à la &amp;version enregistrée</translation>
    </message>
    <message>
        <source>Com&amp;pare with…</source>
        <translation>Com&amp;parer à…</translation>
    </message>
    <message>
        <source>Chec&amp;k File</source>
        <translation>Vérifier le fic&amp;hier</translation>
    </message>
    <message>
        <source>Check Fo&amp;lder…</source>
        <translation>Vérifier &amp;un dossier…</translation>
    </message>
    <message>
        <source>Repor&amp;t on Folder…</source>
        <translation>Rappor&amp;t sur un dossier…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Export Slice…</source>
        <translation>E&amp;xporter la coupe…</translation>
    </message>
    <message>
        <source>E&amp;xport Movie…</source>
        <translation>Exporter une v&amp;idéo…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>Cop&amp;ier avec les en-têtes</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Ed&amp;it Cell</source>
        <translation>&amp;Modifier la cellule</translation>
    </message>
    <message>
        <source>Fill Selecti&amp;on…</source>
        <translation>Remplir la &amp;sélection…</translation>
    </message>
    <message>
        <source>Cle&amp;ar</source>
        <translation>E&amp;ffacer</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Rechercher…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Rechercher le s&amp;uivant</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>Rechercher le &amp;précédent</translation>
    </message>
    <message>
        <source>Find and Replace &amp;Values…</source>
        <translation>Rechercher et remplacer des &amp;valeurs…</translation>
    </message>
    <message>
        <source>Find in &amp;Structure</source>
        <translation>Rechercher da&amp;ns la structure</translation>
    </message>
    <message>
        <source>Show C&amp;hanges…</source>
        <translation>Affic&amp;her les modifications…</translation>
    </message>
    <message>
        <source>Edit S&amp;lice</source>
        <translation>Modifier &amp;la coupe</translation>
    </message>
    <message>
        <source>&amp;Go to Index…</source>
        <translation>Aller à l’&amp;indice…</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Préfér&amp;ences…</translation>
    </message>
    <message>
        <source>&amp;Transpose</source>
        <translation>Tr&amp;ansposer</translation>
    </message>
    <message>
        <source>&amp;Interpret as Array…</source>
        <translation>&amp;Interpréter comme tableau…</translation>
    </message>
    <message>
        <source>Coor&amp;dinates and Units…</source>
        <translation>Coor&amp;données et unités…</translation>
    </message>
    <message>
        <source>&amp;Link Slices</source>
        <translation>&amp;Lier les coupes</translation>
    </message>
    <message>
        <source>&amp;Rows, Columns and Indices</source>
        <translation>&amp;Lignes, colonnes et indices</translation>
    </message>
    <message>
        <source>&amp;Marked Cell</source>
        <translation>&amp;Cellule marquée</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>&amp;Pointer</source>
        <translation>&amp;Pointeur</translation>
    </message>
    <message>
        <source>&amp;Colours and Range</source>
        <translation>Coul&amp;eurs et plage</translation>
    </message>
    <message>
        <source>Paintin&amp;g and Overlays</source>
        <translation>P&amp;einture et calques</translation>
    </message>
    <message>
        <source>Zoom I&amp;n</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Reset Zoom</source>
        <translation>Réi&amp;nitialiser le zoom</translation>
    </message>
    <message>
        <source>Str&amp;ucture</source>
        <translation>Struct&amp;ure</translation>
    </message>
    <message>
        <source>&amp;Metadata</source>
        <translation>&amp;Métadonnées</translation>
    </message>
    <message>
        <source>Label Si&amp;zes</source>
        <translation>&amp;Tailles des étiquettes</translation>
    </message>
    <message>
        <source>Folder Bro&amp;wser</source>
        <translation>E&amp;xplorateur de dossier</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Serveurs</translation>
    </message>
    <message>
        <source>View Alon&amp;e</source>
        <translation>A&amp;fficher la vue seule</translation>
    </message>
    <message>
        <source>Split Le&amp;ft/Right</source>
        <translation>Scinder &amp;gauche/droite</translation>
    </message>
    <message>
        <source>Four in a Grid</source>
        <translation>Quatre en grille</translation>
    </message>
    <message>
        <source>Mo&amp;ve to Other Side</source>
        <translation>Déplacer &amp;vers l’autre côté</translation>
    </message>
    <message>
        <source>&amp;Next Index</source>
        <translation>Indice &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous Index</source>
        <translation>Indice &amp;précédent</translation>
    </message>
    <message>
        <source>Next Slice &amp;with Label</source>
        <translation>Coupe suivante a&amp;vec étiquette</translation>
    </message>
    <message>
        <source>Previous S&amp;lice with Label</source>
        <translation>&amp;Coupe précédente avec étiquette</translation>
    </message>
    <message>
        <source>Next &amp;Tab</source>
        <translation>&amp;Onglet suivant</translation>
    </message>
    <message>
        <source>Previous T&amp;ab</source>
        <translation>Onglet précéden&amp;t</translation>
    </message>
    <message>
        <source>&amp;Other Side</source>
        <translation>A&amp;utre côté</translation>
    </message>
    <message>
        <source>Next &amp;File in Folder</source>
        <translation>&amp;Fichier suivant du dossier</translation>
    </message>
    <message>
        <source>Previous F&amp;ile in Folder</source>
        <translation>Fichier précédent du &amp;dossier</translation>
    </message>
    <message>
        <source>User &amp;Guide</source>
        <translation>&amp;Guide d’utilisation</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>Copy &amp;Report</source>
        <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
        <source>&amp;About Bloscope</source>
        <translation>À &amp;propos de Bloscope</translation>
    </message>
</context>
<context>
    <name>bloscope::AddressDialog</name>
    <message>
        <source>Open Address</source>
        <translation>Ouvrir une adresse</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Add&amp;ress of a file or folder:</source>
        <translation>&amp;Adresse d’un fichier ou d’un dossier :</translation>
    </message>
    <message>
        <source>Only the parts that are looked at are fetched.</source>
        <translation>Seules les parties consultées sont téléchargées.</translation>
    </message>
    <message>
        <source>Only the parts that are looked at are fetched from %1.</source>
        <translation>Seules les parties consultées sont téléchargées depuis %1.</translation>
    </message>
    <message>
        <source>Add Server</source>
        <translation>Ajouter un serveur</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>Add&amp;ress of a server, bucket or list of addresses:</source>
        <translation>&amp;Adresse d’un serveur, d’un bucket ou d’une liste d’adresses :</translation>
    </message>
    <message>
        <source>S3 buckets, Caterva2 servers, web servers that list folders, and text files with one address a line can be browsed.</source>
        <translation>Il est possible de parcourir les buckets S3, les serveurs Caterva2, les serveurs web qui listent leurs dossiers et les fichiers texte contenant une adresse par ligne.</translation>
    </message>
    <message>
        <source>%1 is asked for a list whenever a folder is opened.</source>
        <translation>%1 est interrogé à chaque ouverture d’un dossier.</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>&amp;Upload</source>
        <translation>&amp;Envoyer</translation>
    </message>
    <message>
        <source>Add&amp;ress of the new file:</source>
        <translation>&amp;Adresse du nouveau fichier :</translation>
    </message>
    <message>
        <source>Files can be uploaded to S3 and to Caterva2 servers.</source>
        <translation>Les fichiers peuvent être envoyés vers S3 et vers des serveurs Caterva2.</translation>
    </message>
    <message>
        <source>The file as it is saved on this computer is sent to %1.</source>
        <translation>Le fichier est envoyé à %1 tel qu’il est enregistré sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The connection will not be encrypted: others can read and change what goes over it.</source>
        <translation>La connexion ne sera pas chiffrée : d’autres peuvent lire et modifier ce qui y circule.</translation>
    </message>
</context>
<context>
    <name>bloscope::AdviceDialog</name>
    <message>
        <source>&amp;Optimise for:</source>
        <translation>&amp;Optimiser pour :</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>&amp;Use This Layout</source>
        <translation>&amp;Utiliser ces options</translation>
    </message>
    <message>
        <source>Storage Advice</source>
        <translation>Conseil de stockage</translation>
    </message>
    <message>
        <source>Fast reading and decoding</source>
        <translation>Lecture et décodage rapides</translation>
    </message>
    <message>
        <source>Small size</source>
        <translation>Petite taille</translation>
    </message>
    <message>
        <source>Fast decoding</source>
        <translation>Décodage rapide</translation>
    </message>
    <message>
        <source>Optimisation goal. Changing it repeats the trial.</source>
        <translation>Objectif d’optimisation. Le modifier relance l’essai.</translation>
    </message>
    <message>
        <source>Storage options</source>
        <translation>Options de stockage</translation>
    </message>
    <message>
        <source>Return to the copy with the selected layout</source>
        <translation>Revenir à la copie avec les options sélectionnées</translation>
    </message>
    <message>
        <source>Trying codecs, filters and shapes on a sample…</source>
        <translation>Essai de codecs, de filtres et de formes sur un échantillon…</translation>
    </message>
    <message>
        <source>Stopped before all combinations were tried.</source>
        <translation>Arrêté avant l’essai de toutes les combinaisons.</translation>
    </message>
    <message>
        <source>The trial cannot run</source>
        <translation>Impossible d’effectuer l’essai</translation>
    </message>
    <message>
        <source>Recommended: %1 – %2. Tried on %3 of %4.</source>
        <translation>Recommandé : %1 – %2. Essayé sur %3 de %4.</translation>
    </message>
</context>
<context>
    <name>bloscope::AdviceModel</name>
    <message>
        <source>%1 (now)</source>
        <comment>form in which it is stored</comment>
        <translation>%1 (actuel)</translation>
    </message>
    <message>
        <source>Recommended: %1.</source>
        <translation>Recommandé : %1.</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Stockage</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Taux</translation>
    </message>
    <message>
        <source>Encode</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Décodage</translation>
    </message>
    <message>
        <source>Plane of %1</source>
        <comment>a dimension</comment>
        <translation>Plan de %1</translation>
    </message>
    <message>
        <source>Codec with level, and filters in order of application</source>
        <translation>Codec avec son niveau, et filtres dans l’ordre d’application</translation>
    </message>
    <message>
        <source>Shape of a chunk, the unit of storage</source>
        <translation>Forme d’un chunk, l’unité de stockage</translation>
    </message>
    <message>
        <source>Shape of a block, the unit of decoding</source>
        <translation>Forme d’un bloc, l’unité de décodage</translation>
    </message>
    <message>
        <source>File size; for each trial, estimated from the sample</source>
        <translation>Taille du fichier ; pour chaque essai, estimée d’après l’échantillon</translation>
    </message>
    <message>
        <source>Decoded bytes per stored byte</source>
        <translation>Octets décodés par octet stocké</translation>
    </message>
    <message>
        <source>Time to encode the whole array on one processor</source>
        <translation>Temps d’encodage du tableau entier sur un processeur</translation>
    </message>
    <message>
        <source>Time to decode the whole array on one processor</source>
        <translation>Temps de décodage du tableau entier sur un processeur</translation>
    </message>
    <message>
        <source>Blocks to decode for one plane: one index of %1, all indices of the other dimensions</source>
        <translation>Blocs à décoder pour un plan : un indice de %1, tous les indices des autres dimensions</translation>
    </message>
</context>
<context>
    <name>bloscope::AdvicePlot</name>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>Size versus decoding time</source>
        <translation>Taille en fonction du temps de décodage</translation>
    </message>
    <message>
        <source>Decoding time (%1)</source>
        <translation>Temps de décodage (%1)</translation>
    </message>
    <message>
        <source>Size (%1)</source>
        <translation>Taille (%1)</translation>
    </message>
    <message>
        <source>now</source>
        <translation>actuel</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayFormDialog</name>
    <message>
        <source>Shape and Type of the Array</source>
        <translation>Forme et type du tableau</translation>
    </message>
    <message>
        <source>The chunks stay unchanged; only their interpretation changes. If the shape grows, padding is shown as elements.</source>
        <translation>Les chunks restent inchangés ; seule leur interprétation change. Si la forme grandit, le remplissage apparaît comme des éléments.</translation>
    </message>
    <message>
        <source>The array metadata cannot be read</source>
        <translation>Impossible de lire les métadonnées du tableau</translation>
    </message>
    <message>
        <source>&amp;Shape:</source>
        <translation>&amp;Forme :</translation>
    </message>
    <message>
        <source>&amp;Chunks:</source>
        <translation>&amp;Chunks :</translation>
    </message>
    <message>
        <source>&amp;Blocks:</source>
        <translation>&amp;Blocs :</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Type :</translation>
    </message>
    <message>
        <source>Same Si&amp;ze</source>
        <translation>&amp;Même taille</translation>
    </message>
    <message>
        <source>Types whose elements have %1, like those of this array</source>
        <translation>Types dont les éléments font %1, comme ceux de ce tableau</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Elements:</source>
        <translation>Éléments :</translation>
    </message>
    <message>
        <source>Chunks:</source>
        <translation>Chunks :</translation>
    </message>
    <message>
        <source>Blocks per chunk:</source>
        <translation>Blocs par chunk :</translation>
    </message>
    <message>
        <source>Bytes per element:</source>
        <translation>Octets par élément :</translation>
    </message>
    <message>
        <source>All elements:</source>
        <translation>Tous les éléments :</translation>
    </message>
    <message>
        <source>Enter the sizes as (2, 3, 4).</source>
        <translation>Saisissez les tailles sous la forme (2, 3, 4).</translation>
    </message>
    <message>
        <source>This does not fit</source>
        <extracomment>the beginning of a sentence; its end says why</extracomment>
        <translation>Cela ne convient pas</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>Aucune modification.</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayPage</name>
    <message>
        <source>No elements</source>
        <translation>Aucun élément</translation>
    </message>
    <message>
        <source>No elements: %1</source>
        <translation>Aucun élément : %1</translation>
    </message>
    <message>
        <source>Interpret as Array…</source>
        <translation>Interpréter comme tableau…</translation>
    </message>
    <message>
        <source>Set the type and shape of these chunks</source>
        <translation>Définir le type et la forme de ces chunks</translation>
    </message>
    <message>
        <source>The array now has shape %1; slice %2 is shown instead of %3.</source>
        <translation>Le tableau a maintenant la forme %1 ; la coupe %2 est affichée au lieu de %3.</translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation>&amp;Enregistrer une copie…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>The requested view cannot be shown</source>
        <translation>Impossible d’afficher la vue demandée</translation>
    </message>
    <message>
        <source>There is no view &quot;%1&quot;. Use one of these: %2.</source>
        <translation>La vue « %1 » n’existe pas. Utilisez l’une des suivantes : %2.</translation>
    </message>
    <message>
        <source>Left out of the copy: %1.</source>
        <translation>Omis dans la copie : %1.</translation>
    </message>
    <message>
        <source>Saved %1: %2 of data, stored in %3.</source>
        <translation>%1 enregistré : %2 de données, stockées en %3.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportation de %1</translation>
    </message>
    <message>
        <source>There is no command for a frame inside another file.</source>
        <translation>Il n’y a pas de commande pour une frame située dans un autre fichier.</translation>
    </message>
    <message>
        <source>Copied the command that shows %1.</source>
        <translation>La commande qui affiche %1 a été copiée.</translation>
    </message>
    <message>
        <source>Copied the code that reads %1.</source>
        <translation>Le code qui lit %1 a été copié.</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 cells could not be read (%3).</source>
        <translation>%1 est incomplet : %2 cellules n’ont pas pu être lues (%3).</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 of %3 cells are not stored in the shown file.</source>
        <translation>%1 est incomplet : %2 cellules sur %3 ne sont pas stockées dans le fichier affiché.</translation>
    </message>
    <message>
        <source>Not in the movie: %1. Its frames are slices of the array.</source>
        <translation>Absent de la vidéo : %1. Ses images sont des coupes du tableau.</translation>
    </message>
    <message>
        <source>Export Movie</source>
        <translation>Exporter une vidéo</translation>
    </message>
    <message>
        <source>Movies (*.%1)</source>
        <translation>Vidéos (*.%1)</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayRange</name>
    <message>
        <source>Range of the whole array</source>
        <translation>Plage du tableau entier</translation>
    </message>
    <message>
        <source>Range of the whole array: %1 % read. &lt;a href=&quot;stop&quot;&gt;Stop&lt;/a&gt;</source>
        <translation>Plage du tableau entier : %1 % lus. &lt;a href=&quot;stop&quot;&gt;Arrêter&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Range of the %1 % of the array that was read.</source>
        <translation>Plage des %1 % du tableau qui ont été lus.</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayRowChanges</name>
    <message>
        <source>The values cannot be changed here.</source>
        <translation>Les valeurs ne peuvent pas être modifiées ici.</translation>
    </message>
</context>
<context>
    <name>bloscope::AspectMenu</name>
    <message>
        <source>Use the cell spacing from the metadata</source>
        <translation>Utiliser l’espacement des cellules indiqué dans les métadonnées</translation>
    </message>
    <message>
        <source>&amp;Cell Shape</source>
        <translation>&amp;Forme des cellules</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automatique</translation>
    </message>
    <message>
        <source>True to spacing for images, square cells otherwise; long tables are stretched to fit</source>
        <translation>Fidèle à l’espacement pour les images, cellules carrées sinon ; les longues tables sont étirées pour remplir l’espace</translation>
    </message>
    <message>
        <source>Stretch to &amp;Fit</source>
        <translation>Remplir l’&amp;espace</translation>
    </message>
    <message>
        <source>Use all available space</source>
        <translation>Utiliser tout l’espace disponible</translation>
    </message>
    <message>
        <source>&amp;Squares</source>
        <translation>&amp;Carrés</translation>
    </message>
    <message>
        <source>Draw every cell as a square</source>
        <translation>Dessiner chaque cellule comme un carré</translation>
    </message>
    <message>
        <source>&amp;True to Spacing</source>
        <translation>&amp;Fidèle à l’espacement</translation>
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
        <translation>Bandes de couleur</translation>
    </message>
    <message>
        <source>Indices of a dimension to show as red, green and blue</source>
        <translation>Indices d’une dimension à afficher en rouge, vert et bleu</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>RGB along %1</source>
        <translation>RVB selon %1</translation>
    </message>
    <message>
        <source>RGBA along %1</source>
        <translation>RVBA selon %1</translation>
    </message>
    <message>
        <source>BGR along %1</source>
        <translation>BVR selon %1</translation>
    </message>
    <message>
        <source>BGRA along %1</source>
        <translation>BVRA selon %1</translation>
    </message>
    <message>
        <source>Other bands…</source>
        <translation>Autres bandes…</translation>
    </message>
</context>
<context>
    <name>bloscope::BandsDialog</name>
    <message>
        <source>RGB from Bands</source>
        <translation>RVB à partir de bandes</translation>
    </message>
    <message>
        <source>Dimension that contains the bands</source>
        <translation>Dimension qui contient les bandes</translation>
    </message>
    <message>
        <source>Bands along:</source>
        <translation>Bandes selon :</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Rouge :</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>&amp;Vert :</translation>
    </message>
    <message>
        <source>&amp;Blue:</source>
        <translation>&amp;Bleu :</translation>
    </message>
    <message>
        <source>&amp;Swap Red and Blue</source>
        <translation>É&amp;changer le rouge et le bleu</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushBar</name>
    <message>
        <source>Pic&amp;k</source>
        <translation>P&amp;rélever</translation>
    </message>
    <message>
        <source>Pick the value of the next cell you click (or Alt+Click a cell)</source>
        <translation>Prélever la valeur de la prochaine cellule cliquée (ou Alt+clic sur une cellule)</translation>
    </message>
    <message>
        <source> cells</source>
        <translation> cellules</translation>
    </message>
    <message>
        <source>Brush size</source>
        <translation>Taille du pinceau</translation>
    </message>
    <message>
        <source>Width of the brush in cells ([ and ])</source>
        <translation>Largeur du pinceau en cellules ([ et ])</translation>
    </message>
    <message>
        <source>Brush value</source>
        <translation>Valeur du pinceau</translation>
    </message>
    <message>
        <source>Value or label to paint: type one, or choose from the visible ones</source>
        <translation>Valeur ou étiquette à peindre : saisir une valeur, ou choisir parmi celles qui sont visibles</translation>
    </message>
    <message>
        <source>Name of the value</source>
        <translation>Nom de la valeur</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Paints along the mouse in this slice (1)</source>
        <translation>Peindre sous la souris, dans cette coupe (1)</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Boule</translation>
    </message>
    <message>
        <source>Paints along the mouse, also in the slices around (2)</source>
        <translation>Peindre sous la souris, aussi dans les coupes voisines (2)</translation>
    </message>
    <message>
        <source>Fill slice</source>
        <translation>Remplir la coupe</translation>
    </message>
    <message>
        <source>A click fills all connected cells of this slice that have the same value (3)</source>
        <translation>Un clic remplit toutes les cellules connexes de cette coupe qui ont la même valeur (3)</translation>
    </message>
    <message>
        <source>Fill volume</source>
        <translation>Remplir le volume</translation>
    </message>
    <message>
        <source>A click fills all connected cells of all slices that have the same value (4)</source>
        <translation>Un clic remplit toutes les cellules connexes de toutes les coupes qui ont la même valeur (4)</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygone</translation>
    </message>
    <message>
        <source>Each click sets a corner; Enter, or a double click, fills it (5)</source>
        <translation>Chaque clic pose un sommet ; Entrée ou un double-clic remplit le polygone (5)</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Fills what you draw a line around (6)</source>
        <translation>Remplir ce que vous entourez d’un trait (6)</translation>
    </message>
    <message>
        <source>Paint tool</source>
        <translation>Outil de peinture</translation>
    </message>
    <message>
        <source>Sli&amp;ces</source>
        <translation>&amp;Coupes</translation>
    </message>
    <message>
        <source>Copy labels to the next slice, fill between slices, erase islands</source>
        <translation>Copier des étiquettes vers la coupe suivante, remplir entre les coupes, effacer des îlots</translation>
    </message>
    <message>
        <source>Right button or Shift erases, Ctrl moves the picture, Esc stops.</source>
        <translation>Bouton droit ou Maj pour effacer, Ctrl pour déplacer l’image, Échap pour arrêter.</translation>
    </message>
    <message>
        <source>Stop painting (Esc)</source>
        <translation>Arrêter de peindre (Échap)</translation>
    </message>
    <message>
        <source>V&amp;alue:</source>
        <translation>&amp;Valeur :</translation>
    </message>
    <message>
        <source>&amp;Tool:</source>
        <translation>&amp;Outil :</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>Ta&amp;ille :</translation>
    </message>
    <message>
        <source>&amp;Over:</source>
        <translation>&amp;Sur :</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushStrokes</name>
    <message>
        <source>Some cells cannot be painted</source>
        <translation>Certaines cellules ne peuvent pas être peintes</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushTargets</name>
    <message>
        <source>The overlay %1 contains values other than labels.</source>
        <translation>Le calque %1 contient des valeurs qui ne sont pas des étiquettes.</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushTools</name>
    <message>
        <source>Copy to &amp;Next Slice</source>
        <translation>Copier vers la coupe &amp;suivante</translation>
    </message>
    <message>
        <source>Copy to &amp;Previous Slice</source>
        <translation>Copier vers la coupe &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Interpolate Between Slices</source>
        <translation>&amp;Interpoler entre les coupes</translation>
    </message>
    <message>
        <source>Erase Islands in This &amp;Slice…</source>
        <translation>Effacer les îlots de &amp;cette coupe…</translation>
    </message>
    <message>
        <source>Erase Islands in the &amp;Volume…</source>
        <translation>Effacer les îlots du &amp;volume…</translation>
    </message>
    <message>
        <source>Erase Region</source>
        <translation>Effacer la région</translation>
    </message>
    <message>
        <source>Fill Region with %1</source>
        <translation>Remplir la région avec %1</translation>
    </message>
    <message>
        <source>This cannot be painted</source>
        <translation>Impossible de peindre ici</translation>
    </message>
    <message>
        <source>Interpolate %1</source>
        <translation>Interpoler %1</translation>
    </message>
    <message>
        <source>Copy %1 to Next Slice</source>
        <translation>Copier %1 vers la coupe suivante</translation>
    </message>
    <message>
        <source>Copy %1 to Previous Slice</source>
        <translation>Copier %1 vers la coupe précédente</translation>
    </message>
    <message>
        <source>Erase Islands</source>
        <translation>Effacer les îlots</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Erase the regions of %1 in this slice that have fewer cells than:</source>
        <translation>Effacer de cette coupe les régions de %1 qui ont moins de cellules que :</translation>
    </message>
    <message>
        <source>Erase the regions of %1 in the volume that have fewer cells than:</source>
        <translation>Effacer du volume les régions de %1 qui ont moins de cellules que :</translation>
    </message>
    <message>
        <source>Erase Islands of %1</source>
        <translation>Effacer les îlots de %1</translation>
    </message>
</context>
<context>
    <name>bloscope::ByteInspector</name>
    <message>
        <source>Type</source>
        <translation>Type</translation>
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
        <translation>Valeur au curseur</translation>
    </message>
    <message>
        <source>The bytes at the caret, read as a value of each type</source>
        <translation>Les octets au curseur, lus comme valeur de chaque type</translation>
    </message>
</context>
<context>
    <name>bloscope::BytePages</name>
    <message>
        <source>These bytes cannot be read</source>
        <translation>Impossible de lire ces octets</translation>
    </message>
</context>
<context>
    <name>bloscope::ByteSearch</name>
    <message>
        <source>Searching</source>
        <translation>Recherche</translation>
    </message>
</context>
<context>
    <name>bloscope::BytesView</name>
    <message>
        <source>byte %1</source>
        <translation>octet %1</translation>
    </message>
    <message>
        <source>bytes %1 to %2</source>
        <translation>octets %1 à %2</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>trouvé : %1, attendu : %2</translation>
    </message>
    <message>
        <source>Go to b&amp;yte:</source>
        <translation>Aller à l’&amp;octet :</translation>
    </message>
    <message>
        <source>4096, 0x1000, +16 or -0x10</source>
        <translation>4096, 0x1000, +16 ou -0x10</translation>
    </message>
    <message>
        <source>there is no such byte</source>
        <translation>cet octet n’existe pas</translation>
    </message>
    <message>
        <source>goes to byte %1</source>
        <translation>va à l’octet %1</translation>
    </message>
    <message>
        <source>Show F&amp;rame File</source>
        <translation>Affi&amp;cher le fichier de la frame</translation>
    </message>
    <message>
        <source>Return from the chunk file to the frame file</source>
        <translation>Revenir du fichier du chunk au fichier de la frame</translation>
    </message>
    <message>
        <source>Show Ch&amp;unk</source>
        <translation>Afficher le ch&amp;unk</translation>
    </message>
    <message>
        <source>Show the chunk at the caret in the chunk table and map</source>
        <translation>Afficher le chunk du curseur dans la table et la carte des chunks</translation>
    </message>
    <message>
        <source>These bytes cannot be shown</source>
        <translation>Impossible d’afficher ces octets</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n octet</numerusform>
            <numerusform>%n octets</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter bytes as 0x00ff, two digits per byte</source>
        <translation>Saisissez les octets sous la forme 0x00ff, deux chiffres par octet</translation>
    </message>
    <message>
        <source>%1 bytes searched… (Esc cancels)</source>
        <translation>%1 octets examinés… (Échap pour annuler)</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>La recherche a échoué</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Found after wrapping around</source>
        <translation>Trouvé (la recherche a fait le tour)</translation>
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
        <translation>Stocké sous la forme %1.</translation>
    </message>
    <message>
        <source>Nothing changed: the cells already have these values.</source>
        <translation>Aucune modification : les cellules ont déjà ces valeurs.</translation>
    </message>
    <message numerus="yes">
        <source>Changed %n cell(s).</source>
        <translation>
            <numerusform>%n cellule modifiée.</numerusform>
            <numerusform>%n cellules modifiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit Cell</source>
        <translation>Modifier la cellule</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>bloscope::CellCopying</name>
    <message>
        <source>%1 × %2 cells are too many to copy (at most %3); export them instead.</source>
        <translation>%1 × %2 cellules, c’est trop pour une copie (au plus %3) ; exportez-les plutôt.</translation>
    </message>
    <message>
        <source>The cells exceed %1, which is too much to copy; export them instead.</source>
        <translation>Les cellules dépassent %1, trop pour une copie ; exportez-les plutôt.</translation>
    </message>
    <message>
        <source>The cells cannot be copied</source>
        <translation>Impossible de copier les cellules</translation>
    </message>
    <message>
        <source>Copied %1 × %2 cells.</source>
        <translation>%1 × %2 cellules copiées.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %1 × %2 cells. %n unreadable cell(s) were copied as nan.</source>
        <translation>
            <numerusform>%1 × %2 cellules copiées. %n cellule illisible a été copiée comme nan.</numerusform>
            <numerusform>%1 × %2 cellules copiées. %n cellules illisibles ont été copiées comme nan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CellEditing</name>
    <message>
        <source>This text is too long for one line or contains invisible characters. Typing replaces it.</source>
        <translation>Ce texte est trop long pour une ligne ou contient des caractères invisibles. Toute saisie le remplace.</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Valeur de %1</translation>
    </message>
</context>
<context>
    <name>bloscope::CellFinder</name>
    <message>
        <source>First select more than one cell, but not all of them.</source>
        <translation>Sélectionnez d’abord plusieurs cellules, mais pas toutes.</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>La recherche a été annulée.</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>La recherche a échoué</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n occurrence</numerusform>
            <numerusform>%n occurrences</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Comptage</translation>
    </message>
    <message>
        <source>Found: %1, after wrapping around</source>
        <translation>Trouvé : %1 (la recherche a fait le tour)</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Trouvé : %1</translation>
    </message>
    <message>
        <source>Not found: %1 cells searched</source>
        <translation>Introuvable : %1 cellules examinées</translation>
    </message>
    <message numerus="yes">
        <source>Not found: %1 cells in %n chunk(s) searched, %2 skipped</source>
        <extracomment>%1 cells, %2 chunks that were not read since they cannot contain the value</extracomment>
        <translation>
            <numerusform>Introuvable : %1 cellules examinées dans %n chunk, %2 ignorés</numerusform>
            <numerusform>Introuvable : %1 cellules examinées dans %n chunks, %2 ignorés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CellLineEditor</name>
    <message>
        <source>Not accepted: %1.</source>
        <translation>Refusé : %1.</translation>
    </message>
</context>
<context>
    <name>bloscope::CellReplacing</name>
    <message>
        <source>Counting cells</source>
        <translation>Comptage des cellules</translation>
    </message>
    <message>
        <source>%1 of %2 cells match.</source>
        <translation>Cellules correspondantes : %1 sur %2.</translation>
    </message>
    <message>
        <source>The cells cannot be counted</source>
        <translation>Impossible de compter les cellules</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Tout remplacer</translation>
    </message>
    <message numerus="yes">
        <source>Replaced %n cell(s).</source>
        <translation>
            <numerusform>%n cellule remplacée.</numerusform>
            <numerusform>%n cellules remplacées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>bloscope::CellSearch</name>
    <message>
        <source>Searching</source>
        <translation>Recherche</translation>
    </message>
</context>
<context>
    <name>bloscope::ChangesDialog</name>
    <message>
        <source>added</source>
        <translation>ajouté</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>renommé</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>déplacé</translation>
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
        <translation>Valeur</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s)</source>
        <translation>
            <numerusform>%n autre valeur</numerusform>
            <numerusform>%n autres valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>edited</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>header</source>
        <translation>en-tête</translation>
    </message>
    <message>
        <source>chunks and index</source>
        <translation>chunks et index</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>chunks</translation>
    </message>
    <message>
        <source>new chunks</source>
        <translation>nouveaux chunks</translation>
    </message>
    <message>
        <source>index</source>
        <translation>index</translation>
    </message>
    <message>
        <source>trailer</source>
        <translation>en-queue</translation>
    </message>
    <message>
        <source>data after the frame</source>
        <translation>données après la frame</translation>
    </message>
    <message>
        <source>Appends %1 after the frame; a small write to the header commits the changes. Nothing is copied. The file size will then be %2.</source>
        <translation>Ajoute %1 après la frame ; une courte écriture dans l’en-tête valide les modifications. Rien n’est copié. La taille du fichier sera alors de %2.</translation>
    </message>
    <message>
        <source>Creates a separate file of %1: writes %2, copies %3.</source>
        <translation>Crée un fichier séparé de %1 : écrit %2, copie %3.</translation>
    </message>
    <message>
        <source>Creates a new file of %1, which replaces the old one when complete: writes %2, copies %3 unchanged.</source>
        <translation>Crée un nouveau fichier de %1, qui remplace l’ancien une fois complet : écrit %2, copie %3 sans changement.</translation>
    </message>
    <message>
        <source>Examining…</source>
        <translation>Examen…</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Part of the file</source>
        <translation>Partie du fichier</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Stopped before all changes were listed.</source>
        <translation>Arrêté avant la fin de la liste des modifications.</translation>
    </message>
    <message>
        <source>The changes cannot be listed</source>
        <translation>Impossible de lister les modifications</translation>
    </message>
    <message>
        <source>List of changes</source>
        <translation>Liste des modifications</translation>
    </message>
    <message>
        <source>Parts of the file that are written or copied</source>
        <translation>Parties du fichier écrites ou copiées</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>&amp;Tout copier</translation>
    </message>
    <message>
        <source>This cannot be saved</source>
        <translation>Enregistrement impossible</translation>
    </message>
    <message>
        <source>The edited values cannot be listed</source>
        <translation>Impossible de lister les valeurs modifiées</translation>
    </message>
    <message>
        <source>There is nothing to save: the file is up to date.</source>
        <translation>Rien à enregistrer : le fichier est à jour.</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved change(s):</source>
        <translation>
            <numerusform>%n modification non enregistrée :</numerusform>
            <numerusform>%n modifications non enregistrées :</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CheckActions</name>
    <message>
        <source>Check Folder</source>
        <translation>Vérifier un dossier</translation>
    </message>
    <message>
        <source>Check File: %1</source>
        <translation>Vérification du fichier : %1</translation>
    </message>
</context>
<context>
    <name>bloscope::CheckPanel</name>
    <message>
        <source>Check Again</source>
        <translation>Vérifier à nouveau</translation>
    </message>
    <message>
        <source>Show Bytes</source>
        <translation>Afficher les octets</translation>
    </message>
    <message>
        <source>Save What Can Be Read…</source>
        <translation>Récupérer les données lisibles…</translation>
    </message>
    <message>
        <source>Check %1</source>
        <translation>Vérification de %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Show the bytes of the selected finding</source>
        <translation>Afficher les octets du constat sélectionné</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>%1 cannot be checked</source>
        <translation>Impossible de vérifier %1</translation>
    </message>
    <message>
        <source>Stopped. No findings so far.</source>
        <translation>Arrêté. Aucun constat jusqu’ici.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n finding(s) so far.</source>
        <translation>
            <numerusform>Arrêté. %n constat jusqu’ici.</numerusform>
            <numerusform>Arrêté. %n constats jusqu’ici.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CheckedFileModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>chunks</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <translation>Conseil : %1</translation>
    </message>
    <message>
        <source>Number of damaged chunks, out of all chunks</source>
        <translation>Nombre de chunks endommagés, sur le total</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagés</translation>
    </message>
    <message>
        <source>First finding</source>
        <translation>Premier constat</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkAbility</name>
    <message>
        <source>Values cannot be edited here</source>
        <translation>Les valeurs ne peuvent pas être modifiées ici</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkMap</name>
    <message>
        <source>Chunk map</source>
        <translation>Carte des chunks</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkSurvey</name>
    <message>
        <source>Scanning chunks</source>
        <translation>Analyse des chunks</translation>
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
        <translation>Taux</translation>
    </message>
    <message>
        <source>Stored bytes</source>
        <translation>Octets stockés</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Map colours</source>
        <translation>Couleurs de la carte</translation>
    </message>
    <message>
        <source>Show &amp;Data</source>
        <translation>Affic&amp;her les données</translation>
    </message>
    <message>
        <source>Go to the first cell of the chunk in the table (Return)</source>
        <translation>Aller à la première cellule du chunk dans la table (Entrée)</translation>
    </message>
    <message>
        <source>Show in &amp;Structure</source>
        <translation>Afficher dans la &amp;structure</translation>
    </message>
    <message>
        <source>Show the header and blocks of the chunk</source>
        <translation>Afficher l’en-tête et les blocs du chunk</translation>
    </message>
    <message>
        <source>Show &amp;Bytes</source>
        <translation>Afficher les &amp;octets</translation>
    </message>
    <message>
        <source>Show the bytes of the chunk in the file</source>
        <translation>Afficher les octets du chunk dans le fichier</translation>
    </message>
    <message>
        <source>S&amp;tep by Step…</source>
        <translation>&amp;Pas à pas…</translation>
    </message>
    <message>
        <source>Decode the blocks of the chunk step by step</source>
        <translation>Décoder les blocs du chunk pas à pas</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Couleurs :</translation>
    </message>
    <message>
        <source>%1 of %2 chunks scanned</source>
        <translation>%1 chunks analysés sur %2</translation>
    </message>
    <message>
        <source>Rows: chunks along %1; columns: chunks along %2.</source>
        <translation>Lignes : chunks selon %1 ; colonnes : chunks selon %2.</translation>
    </message>
    <message>
        <source>Chunks in file order, %1 per row.</source>
        <translation>Chunks dans l’ordre du fichier, %1 par ligne.</translation>
    </message>
    <message>
        <source>Each cell represents %1 × %1 chunks.</source>
        <translation>Chaque cellule représente %1 × %1 chunks.</translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>Chunk %1</translation>
    </message>
    <message>
        <source>This chunk contains no elements of the array.</source>
        <translation>Ce chunk ne contient aucun élément du tableau.</translation>
    </message>
</context>
<context>
    <name>bloscope::CloseGuard</name>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>A job is still running. Quit and discard it?</source>
        <translation>Une tâche est encore en cours. Quitter et l’abandonner ?</translation>
    </message>
</context>
<context>
    <name>bloscope::CoastLines</name>
    <message>
        <source>C&amp;oastlines</source>
        <translation>Traits de &amp;côte</translation>
    </message>
</context>
<context>
    <name>bloscope::ColorScale</name>
    <message>
        <source>no numbers</source>
        <translation>aucun nombre</translation>
    </message>
</context>
<context>
    <name>bloscope::ColumnStatistics</name>
    <message>
        <source>Statistics of a Column</source>
        <translation>Statistiques d’une colonne</translation>
    </message>
    <message>
        <source>Co&amp;lumn:</source>
        <translation>Co&amp;lonne :</translation>
    </message>
    <message>
        <source>Distribution of the values</source>
        <translation>Distribution des valeurs</translation>
    </message>
    <message>
        <source>&amp;Group by This Column…</source>
        <translation>&amp;Grouper par cette colonne…</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>Tout &amp;copier</translation>
    </message>
    <message>
        <source>%1, nullable</source>
        <translation>%1, null admis</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>filtered: %1 of %2</source>
        <translation>filtrées : %1 sur %2</translation>
    </message>
    <message>
        <source>Reading, %1 %…</source>
        <translation>Lecture, %1 %…</translation>
    </message>
    <message>
        <source>Click a bar to show only its rows.</source>
        <translation>Cliquez sur une barre pour n’afficher que ses lignes.</translation>
    </message>
</context>
<context>
    <name>bloscope::ColumnsDialog</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Search columns</source>
        <translation>Rechercher des colonnes</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>Colonnes de la table</translation>
    </message>
    <message>
        <source>Tick the columns to show, and drag them into another order.</source>
        <translation>Cochez les colonnes à afficher et faites-les glisser pour changer leur ordre.</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>Tout &amp;afficher</translation>
    </message>
    <message>
        <source>Hide A&amp;ll</source>
        <translation>Tout &amp;masquer</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>M&amp;onter</translation>
    </message>
    <message>
        <source>Move the selected columns up (Alt+Up)</source>
        <translation>Monter les colonnes sélectionnées (Alt+Haut)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>Move the selected columns down (Alt+Down)</source>
        <translation>Descendre les colonnes sélectionnées (Alt+Bas)</translation>
    </message>
    <message>
        <source>To &amp;Top</source>
        <translation>E&amp;n tête</translation>
    </message>
    <message>
        <source>Move the selected columns before all others (Alt+Home)</source>
        <translation>Placer les colonnes sélectionnées avant toutes les autres (Alt+Début)</translation>
    </message>
    <message>
        <source>Show &amp;All Found</source>
        <translation>&amp;Afficher les trouvées</translation>
    </message>
    <message>
        <source>Hide A&amp;ll Found</source>
        <translation>&amp;Masquer les trouvées</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n column(s) shown</source>
        <extracomment>%1 how many of them</extracomment>
        <translation>
            <numerusform>Colonnes affichées : %1 sur %n</numerusform>
            <numerusform>Colonnes affichées : %1 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 found</source>
        <translation>%1 · trouvées : %2</translation>
    </message>
</context>
<context>
    <name>bloscope::CompareActions</name>
    <message>
        <source>Only arrays can be compared. Open one of the parts.</source>
        <translation>Seuls des tableaux peuvent être comparés. Ouvrez l’une des parties.</translation>
    </message>
</context>
<context>
    <name>bloscope::CompareDialog</name>
    <message>
        <source>(missing)</source>
        <translation>(absent)</translation>
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
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>In the file now</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Differing metadata</source>
        <translation>Métadonnées différentes</translation>
    </message>
    <message>
        <source>The file cannot be compared</source>
        <translation>Impossible de comparer le fichier</translation>
    </message>
    <message>
        <source>The metadata here and in the file is the same; only the data may differ.</source>
        <translation>Les métadonnées sont les mêmes ici et dans le fichier ; seules les données peuvent différer.</translation>
    </message>
    <message numerus="yes">
        <source>%n metadata entries differ. The others are the same.</source>
        <translation>
            <numerusform>%n entrée des métadonnées diffère. Les autres sont identiques.</numerusform>
            <numerusform>%n entrées des métadonnées diffèrent. Les autres sont identiques.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::ComparisonPanel</name>
    <message>
        <source>A tolerance must be zero or a positive number, such as 0.5</source>
        <translation>Une tolérance doit être zéro ou un nombre positif, tel que 0.5</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>NaN equals NaN</source>
        <translation>NaN égale NaN</translation>
    </message>
    <message>
        <source>Label by label</source>
        <translation>Par étiquette</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
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
        <translation>Cellule</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
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
        <translation>Volume</translation>
    </message>
    <message>
        <source>Hausdorff 95 %</source>
        <translation>Hausdorff 95 %</translation>
    </message>
    <message>
        <source>Hausdorff</source>
        <translation>Hausdorff</translation>
    </message>
    <message>
        <source>Cells of A</source>
        <translation>Cellules de A</translation>
    </message>
    <message>
        <source>Cells of B</source>
        <translation>Cellules de B</translation>
    </message>
    <message>
        <source>&amp;Outlines of B</source>
        <translation>C&amp;ontours de B</translation>
    </message>
    <message>
        <source>Draw the outlines of B over the areas of A</source>
        <translation>Tracer les contours de B sur les surfaces de A</translation>
    </message>
    <message>
        <source>&amp;Previous Difference</source>
        <translation>Différence &amp;précédente</translation>
    </message>
    <message>
        <source>Go to the previous slice of A in which cells differ</source>
        <translation>Aller à la coupe précédente de A dans laquelle des cellules diffèrent</translation>
    </message>
    <message>
        <source>&amp;Next Difference</source>
        <translation>Différence &amp;suivante</translation>
    </message>
    <message>
        <source>Go to the next slice of A in which cells differ</source>
        <translation>Aller à la coupe suivante de A dans laquelle des cellules diffèrent</translation>
    </message>
    <message>
        <source>Choose a file to compare with.</source>
        <translation>Choisissez un fichier à comparer.</translation>
    </message>
    <message>
        <source>Array to compare with (B), as saved in its file</source>
        <translation>Tableau à comparer (B), tel qu’enregistré dans son fichier</translation>
    </message>
    <message>
        <source>Numbers count as equal if they differ by at most this factor times the larger of the two</source>
        <translation>Deux nombres sont considérés comme égaux si leur écart ne dépasse pas ce facteur multiplié par le plus grand des deux</translation>
    </message>
    <message>
        <source>Numbers count as equal if they differ by at most this amount</source>
        <translation>Deux nombres sont considérés comme égaux si leur écart ne dépasse pas cette valeur</translation>
    </message>
    <message>
        <source>Compare two segmentations: Dice and Jaccard coefficients, volumes and distances of each label</source>
        <translation>Comparer deux segmentations : coefficients de Dice et de Jaccard, volumes et distances de chaque étiquette</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>Avec :</translation>
    </message>
    <message>
        <source>Relative tolerance:</source>
        <translation>Tolérance relative :</translation>
    </message>
    <message>
        <source>Absolute:</source>
        <translation>Absolue :</translation>
    </message>
    <message>
        <source>Differences in layout, metadata and storage</source>
        <translation>Différences de disposition, de métadonnées et de stockage</translation>
    </message>
    <message>
        <source>Differing cells</source>
        <translation>Cellules différentes</translation>
    </message>
    <message>
        <source>Click a cell to show it in both arrays</source>
        <translation>Cliquez sur une cellule pour l’afficher dans les deux tableaux</translation>
    </message>
    <message>
        <source>Agreement of labels</source>
        <translation>Concordance des étiquettes</translation>
    </message>
    <message>
        <source>How much larger the label is in B</source>
        <translation>De combien l’étiquette est plus grande dans B</translation>
    </message>
    <message>
        <source>Kinds of differences</source>
        <translation>Types de différences</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>Comparaison de %1</translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation>Comparaison de %1 et %2</translation>
    </message>
    <message>
        <source>%1 was reloaded. Press Compare to update the result.</source>
        <translation>%1 a été rechargé. Cliquez sur Comparer pour actualiser le résultat.</translation>
    </message>
    <message>
        <source>Compare %1 with</source>
        <translation>Comparer %1 à</translation>
    </message>
    <message>
        <source>Comparing with %1…</source>
        <translation>Comparaison avec %1…</translation>
    </message>
    <message>
        <source>Stopped before the comparison was complete.</source>
        <translation>Arrêté avant la fin de la comparaison.</translation>
    </message>
    <message>
        <source>%1 cannot be compared</source>
        <translation>Impossible de comparer %1</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Looking for the next slice in which cells differ…</source>
        <translation>Recherche de la prochaine coupe dans laquelle des cellules diffèrent…</translation>
    </message>
    <message>
        <source>No later slice differs.</source>
        <translation>Aucune coupe suivante ne diffère.</translation>
    </message>
    <message>
        <source>No earlier slice differs.</source>
        <translation>Aucune coupe précédente ne diffère.</translation>
    </message>
</context>
<context>
    <name>bloscope::ContourDialog</name>
    <message>
        <source>&amp;Round numbers, about</source>
        <translation>Nombres &amp;ronds, environ</translation>
    </message>
    <message>
        <source>&amp;These values:</source>
        <translation>&amp;Ces valeurs :</translation>
    </message>
    <message>
        <source>&amp;Values on the lines</source>
        <translation>&amp;Valeurs sur les lignes</translation>
    </message>
    <message>
        <source>Contour Levels</source>
        <translation>Niveaux des isolignes</translation>
    </message>
    <message>
        <source>Number of levels</source>
        <translation>Nombre de niveaux</translation>
    </message>
    <message>
        <source>Values of the lines</source>
        <translation>Valeurs des lignes</translation>
    </message>
    <message>
        <source>Such as -400 0 250</source>
        <translation>Par exemple -400 0 250</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>niveaux</translation>
    </message>
    <message>
        <source>&amp;Colour:</source>
        <translation>C&amp;ouleur :</translation>
    </message>
    <message>
        <source>Black with a white rim</source>
        <translation>Noir avec liseré blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>By value, from blue to red</source>
        <translation>Selon la valeur, du bleu au rouge</translation>
    </message>
    <message>
        <source>Enter numbers with spaces between them</source>
        <translation>Saisissez des nombres séparés par des espaces</translation>
    </message>
    <message>
        <source>Enter at most %1 values</source>
        <translation>Saisissez au plus %1 valeurs</translation>
    </message>
</context>
<context>
    <name>bloscope::ContourLayer</name>
    <message numerus="yes">
        <source>%n level(s) with too many lines left out</source>
        <translation>
            <numerusform>%n niveau omis (trop de lignes)</numerusform>
            <numerusform>%n niveaux omis (trop de lignes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CopyDialog</name>
    <message>
        <source>&amp;Advise…</source>
        <translation>C&amp;onseil…</translation>
    </message>
    <message>
        <source>Include &amp;metadata</source>
        <translation>Inclure les &amp;métadonnées</translation>
    </message>
    <message>
        <source>Write &amp;zeros for unreadable parts</source>
        <translation>Écrire des &amp;zéros pour les parties illisibles</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save a Copy of %1</source>
        <translation>Enregistrer une copie de %1</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>Tableau entier</translation>
    </message>
    <message>
        <source>Shown slice</source>
        <translation>Coupe affichée</translation>
    </message>
    <message>
        <source>Cells to copy, including unsaved changes</source>
        <translation>Cellules à copier, modifications non enregistrées comprises</translation>
    </message>
    <message>
        <source>Blosc2 array, one file (.b2nd)</source>
        <translation>Tableau Blosc2, un seul fichier (.b2nd)</translation>
    </message>
    <message>
        <source>Blosc2 array, directory of chunks (.b2nd)</source>
        <translation>Tableau Blosc2, répertoire de chunks (.b2nd)</translation>
    </message>
    <message>
        <source>NumPy array (.npy)</source>
        <translation>Tableau NumPy (.npy)</translation>
    </message>
    <message>
        <source>A Blosc2 array is read back and compared with the original before it gets its final name; a NumPy array is uncompressed and has no metadata</source>
        <translation>Un tableau Blosc2 est relu et comparé à l’original avant de recevoir son nom définitif ; un tableau NumPy n’est pas compressé et n’a pas de métadonnées</translation>
    </message>
    <message>
        <source>Measure size and speed of codecs, filters and chunk shapes on a sample, and choose a combination</source>
        <translation>Mesurer sur un échantillon la taille et la vitesse de codecs, de filtres et de formes de chunk, puis choisir une combinaison</translation>
    </message>
    <message>
        <source>Copies metalayers and vlmetalayers byte for byte, except those reserved for libraries; in a partial copy, coordinates, spacing and origin are adjusted to the part</source>
        <translation>Copier octet par octet les metalayers et vlmetalayers, sauf ceux qui sont réservés aux bibliothèques ; dans une copie partielle, les coordonnées, l’espacement et l’origine sont adaptés à la partie</translation>
    </message>
    <message>
        <source>Replaces damaged parts with zeros; otherwise copying a damaged array fails</source>
        <translation>Remplacer les parties endommagées par des zéros ; sinon, la copie d’un tableau endommagé échoue</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Données :</translation>
    </message>
    <message>
        <source>Fi&amp;eld:</source>
        <translation>Cham&amp;p :</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>&amp;Format :</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>name of a file</comment>
        <translation>%1-copie</translation>
    </message>
    <message>
        <source>A directory cannot replace an existing file. Choose another name.</source>
        <translation>Un répertoire ne peut pas remplacer un fichier existant. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>over 8 EiB</source>
        <translation>plus de 8 Eio</translation>
    </message>
    <message>
        <source>Decoded size: %1. %2.</source>
        <translation>Taille décodée : %1. %2.</translation>
    </message>
    <message>
        <source>Decoded size: %1.</source>
        <translation>Taille décodée : %1.</translation>
    </message>
</context>
<context>
    <name>bloscope::CrossingPanel</name>
    <message>
        <source>&amp;Third dimension:</source>
        <translation>&amp;Troisième dimension :</translation>
    </message>
    <message>
        <source>Value at the crosshair</source>
        <translation>Valeur au réticule</translation>
    </message>
    <message>
        <source>Which of the three planes to show enlarged</source>
        <translation>Lequel des trois plans afficher en grand</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Le plus grand</translation>
    </message>
    <message>
        <source>&amp;Large plane:</source>
        <translation>&amp;Grand plan :</translation>
    </message>
    <message>
        <source>Normal to %1</source>
        <translation>Normal à %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1 :</translation>
    </message>
    <message>
        <source>Index of %1</source>
        <translation>Indice de %1</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>Valeur : %1</translation>
    </message>
</context>
<context>
    <name>bloscope::CsvOptionsForm</name>
    <message>
        <source>&amp;Delimiter:</source>
        <translation>&amp;Séparateur :</translation>
    </message>
    <message>
        <source>Comma  ,</source>
        <translation>Virgule  ,</translation>
    </message>
    <message>
        <source>Semicolon  ;</source>
        <translation>Point-virgule  ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Vertical bar  |</source>
        <translation>Barre verticale  |</translation>
    </message>
    <message>
        <source>&amp;Header:</source>
        <translation>E&amp;n-tête :</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Column and row indices</source>
        <translation>Indices des colonnes et des lignes</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>Noms des colonnes</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>&amp;Lignes :</translation>
    </message>
    <message>
        <source>One per row</source>
        <translation>Une par ligne du tableau</translation>
    </message>
    <message>
        <source>One per cell</source>
        <translation>Une par cellule</translation>
    </message>
    <message>
        <source>&amp;Coordinates instead of indices</source>
        <translation>&amp;Coordonnées au lieu d’indices</translation>
    </message>
    <message>
        <source>Applies to dimensions that have coordinates: in the header and, with one line per cell, on each line</source>
        <translation>Pour les dimensions qui ont des coordonnées : dans l’en-tête et, avec une ligne par cellule, sur chaque ligne</translation>
    </message>
    <message>
        <source>Frame &amp;metadata</source>
        <translation>&amp;Métadonnées d’image</translation>
    </message>
    <message>
        <source>With one line per cell: exposure, number, time and other frame metadata as columns after the indices</source>
        <translation>Avec une ligne par cellule : exposition, numéro, heure et autres métadonnées d’image en colonnes après les indices</translation>
    </message>
    <message>
        <source>End &amp;of line:</source>
        <translation>Sau&amp;t de ligne :</translation>
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
        <translation>Autant que nécessaire</translation>
    </message>
    <message>
        <source>As many digits as needed to read back the same number, or a fixed number of digits after the decimal point</source>
        <translation>Autant de chiffres que nécessaire pour relire le même nombre, ou un nombre fixe de chiffres après la virgule</translation>
    </message>
    <message>
        <source>D&amp;igits:</source>
        <translation>Décim&amp;ales :</translation>
    </message>
    <message>
        <source>Decimal se&amp;parator:</source>
        <translation>Sépa&amp;rateur décimal :</translation>
    </message>
    <message>
        <source>Point  .</source>
        <translation>Point  .</translation>
    </message>
    <message>
        <source>Written for NaN and for unreadable cells</source>
        <translation>Écrit pour NaN et pour les cellules illisibles</translation>
    </message>
    <message>
        <source>&amp;Not a number:</source>
        <translation>Pas un nom&amp;bre :</translation>
    </message>
    <message>
        <source>B&amp;yte strings:</source>
        <translation>Chaînes d’&amp;octets :</translation>
    </message>
    <message>
        <source>Text where possible</source>
        <translation>Texte si possible</translation>
    </message>
    <message>
        <source>As in Python, b&apos;..&apos;</source>
        <translation>Comme en Python, b&apos;..&apos;</translation>
    </message>
    <message>
        <source>Bytes that are not text are always written as in Python</source>
        <translation>Les octets qui ne sont pas du texte sont toujours écrits comme en Python</translation>
    </message>
</context>
<context>
    <name>bloscope::CurveBar</name>
    <message>
        <source>Alo&amp;ng:</source>
        <translation>&amp;Selon :</translation>
    </message>
    <message>
        <source>Dimension along which the curves run</source>
        <translation>Dimension le long de laquelle courent les courbes</translation>
    </message>
    <message>
        <source>Lines to draw</source>
        <translation>Courbes à tracer</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>Affic&amp;her :</translation>
    </message>
    <message>
        <source>C&amp;urve of:</source>
        <translation>Cour&amp;be de :</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Tout afficher</translation>
    </message>
    <message>
        <source>Show all points (Home)</source>
        <translation>Afficher tous les points (Début)</translation>
    </message>
    <message>
        <source>A&amp;xes:</source>
        <translation>A&amp;xes :</translation>
    </message>
    <message>
        <source>Axis scales</source>
        <translation>Échelles des axes</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linéaires</translation>
    </message>
    <message>
        <source>Log values</source>
        <translation>Valeurs log</translation>
    </message>
    <message>
        <source>Log indices</source>
        <translation>Indices log</translation>
    </message>
    <message>
        <source>Both log</source>
        <translation>Log-log</translation>
    </message>
    <message>
        <source>A logarithmic axis omits values of zero or less</source>
        <translation>Un axe logarithmique omet les valeurs nulles ou négatives</translation>
    </message>
    <message>
        <source>A logarithmic axis omits the first point</source>
        <translation>Un axe logarithmique omet le premier point</translation>
    </message>
    <message>
        <source>These lines cannot be drawn</source>
        <translation>Impossible de tracer ces courbes</translation>
    </message>
    <message>
        <source>&amp;Lines at [%1]:</source>
        <translation>&amp;Courbes à [%1] :</translation>
    </message>
    <message>
        <source>Indices of %1 in NumPy notation, such as 3 or 10:20:2; at most %2 lines are drawn</source>
        <translation>Indices de %1 en notation NumPy, par exemple 3 ou 10:20:2 ; %2 courbes au plus sont tracées</translation>
    </message>
</context>
<context>
    <name>bloscope::CurveReadout</name>
    <message>
        <source>Reading, %1 %</source>
        <translation>Lecture, %1 %</translation>
    </message>
    <message>
        <source>%1 = %2: %3</source>
        <translation>%1 = %2 : %3</translation>
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
        <translation>Courbes</translation>
    </message>
    <message>
        <source>The curves cannot be drawn</source>
        <translation>Impossible de tracer les courbes</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>&amp;Enregistrer la figure…</translation>
    </message>
    <message>
        <source>&amp;Export Visible Points…</source>
        <translation>E&amp;xporter les points visibles…</translation>
    </message>
    <message>
        <source>Visible points</source>
        <translation>Points visibles</translation>
    </message>
</context>
<context>
    <name>bloscope::DamageNotice</name>
    <message>
        <source>Part of this file cannot be read: %1.</source>
        <translation>Une partie de ce fichier est illisible : %1.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Check File</source>
        <translation>Vérifier le fichier</translation>
    </message>
</context>
<context>
    <name>bloscope::DifferencePane</name>
    <message>
        <source>Picture of the differences</source>
        <translation>Image des différences</translation>
    </message>
    <message>
        <source>A − B in %1</source>
        <translation>A − B dans %1</translation>
    </message>
</context>
<context>
    <name>bloscope::DimensionBar</name>
    <message>
        <source>Slice</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Shown slice in NumPy notation; type another and press Enter.
Whole array: %1</source>
        <translation>Coupe affichée en notation NumPy ; saisissez-en une autre et appuyez sur Entrée.
Tableau entier : %1</translation>
    </message>
    <message>
        <source>Transpose: swap rows and columns</source>
        <translation>Transposer : échanger lignes et colonnes</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>Transposer</translation>
    </message>
</context>
<context>
    <name>bloscope::DimensionChip</name>
    <message>
        <source>↓ Rows</source>
        <translation>↓ Lignes</translation>
    </message>
    <message>
        <source>Runs down the screen</source>
        <translation>Parcourt l’écran de haut en bas</translation>
    </message>
    <message>
        <source>→ Columns</source>
        <translation>→ Colonnes</translation>
    </message>
    <message>
        <source>Runs across the screen</source>
        <translation>Parcourt l’écran de gauche à droite</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Shows one index</source>
        <translation>Affiche un seul indice</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Shows the first index but exports the whole range</source>
        <translation>Affiche le premier indice, mais exporte toute la plage</translation>
    </message>
    <message>
        <source>&amp;Range:</source>
        <translation>&amp;Plage :</translation>
    </message>
    <message>
        <source>Range of %1</source>
        <translation>Plage de %1</translation>
    </message>
    <message>
        <source>Range of this dimension: start:stop:step, as in NumPy</source>
        <translation>Plage de cette dimension : début:fin:pas, comme dans NumPy</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>%1, length %2: %3</source>
        <translation>%1, longueur %2 : %3</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Rôle de %1</translation>
    </message>
</context>
<context>
    <name>bloscope::DimensionControl</name>
    <message>
        <source>Index of %1</source>
        <translation>Indice de %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Faire défiler %1</translation>
    </message>
    <message>
        <source>An index, or a coordinate after an equals sign: =%1</source>
        <translation>Un indice, ou une coordonnée après un signe égal : =%1</translation>
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
        <translation>Revenir à la version enregistrée</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentPage</name>
    <message>
        <source>Read as data and never run. A metadata entry that is a pickle of plain values can be edited above as JSON; a pickle in a separate file cannot.</source>
        <translation>Lu comme données, jamais exécuté. Une entrée des métadonnées qui est un pickle de valeurs simples peut être modifiée ci-dessus en JSON ; un pickle dans un fichier séparé, non.</translation>
    </message>
    <message>
        <source>Part of this file is damaged: %1.</source>
        <translation>Une partie de ce fichier est endommagée : %1.</translation>
    </message>
    <message numerus="yes">
        <source>Part of this file is damaged: %1 (and %n more).</source>
        <translation>
            <numerusform>Une partie de ce fichier est endommagée : %1 (et %n autre).</numerusform>
            <numerusform>Une partie de ce fichier est endommagée : %1 (et %n autres).</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in Structure</source>
        <translation>Afficher dans la structure</translation>
    </message>
    <message>
        <source>Save What Can Be Read…</source>
        <translation>Récupérer les données lisibles…</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>Arrêter le comptage</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1 : terminé.</translation>
    </message>
    <message>
        <source>%1: cancelled.</source>
        <translation>%1 : annulé.</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>Échec : %1</translation>
    </message>
    <message>
        <source>Copied the code that reads these rows.</source>
        <translation>Le code qui lit ces lignes a été copié.</translation>
    </message>
    <message>
        <source>Copied the code that computes these groups.</source>
        <translation>Le code qui calcule ces groupes a été copié.</translation>
    </message>
    <message>
        <source>%1 files (%2)</source>
        <translation>Fichiers %1 (%2)</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportation de %1</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export Rows</source>
        <translation>Exporter les lignes</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSaver</name>
    <message>
        <source>%1 was saved, but cannot be reloaded</source>
        <translation>%1 a été enregistré, mais ne peut pas être rechargé</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>A directory frame can only be saved in place</source>
        <translation>Une frame en répertoire ne peut être enregistrée que sur place</translation>
    </message>
    <message>
        <source>This frame is incomplete</source>
        <translation>Cette frame est incomplète</translation>
    </message>
    <message>
        <source>%1 is on a server, so it cannot be saved there. Save it as a file here.</source>
        <translation>%1 se trouve sur un serveur et ne peut pas y être enregistré. Enregistrez-le ici comme fichier.</translation>
    </message>
    <message>
        <source>%1 is inside another file, so it cannot be saved here. Save it as a separate file.</source>
        <translation>%1 se trouve dans un autre fichier et ne peut pas y être enregistré. Enregistrez-le comme fichier séparé.</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Blosc2 files (*.b2nd *.b2frame)</source>
        <translation>Fichiers Blosc2 (*.b2nd *.b2frame)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Blosc2 archives (*.b2z)</source>
        <translation>Archives Blosc2 (*.b2z)</translation>
    </message>
    <message>
        <source>Blosc2 directories (*.b2d)</source>
        <translation>Répertoires Blosc2 (*.b2d)</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>name of a file</comment>
        <translation>%1-copie</translation>
    </message>
    <message>
        <source>%1 will be saved as soon as “%2” is done.</source>
        <translation>%1 sera enregistré dès que « %2 » sera terminé.</translation>
    </message>
    <message>
        <source>%1 was not saved because a pending change was cancelled or failed.</source>
        <translation>%1 n’a pas été enregistré, car une modification en attente a été annulée ou a échoué.</translation>
    </message>
    <message>
        <source>%1 has no unsaved changes.</source>
        <translation>%1 n’a pas de modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>Saved a copy to %1.</source>
        <translation>Copie enregistrée dans %1.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 enregistré.</translation>
    </message>
    <message>
        <source>Links and special files were not copied: %1.</source>
        <translation>Les liens et les fichiers spéciaux n’ont pas été copiés : %1.</translation>
    </message>
    <message>
        <source>The indexes of these columns are out of date: %1. python-blosc2 rebuilds them with rebuild_index().</source>
        <translation>Les index de ces colonnes ne sont plus à jour : %1. python-blosc2 les reconstruit avec rebuild_index().</translation>
    </message>
    <message>
        <source>The values of these columns were computed from others and are out of date: %1.</source>
        <translation>Les valeurs de ces colonnes, calculées à partir d’autres, ne sont plus à jour : %1.</translation>
    </message>
    <message>
        <source>Cancelled saving %1.</source>
        <translation>Enregistrement de %1 annulé.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation>%1 n’a pas été enregistré</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSide</name>
    <message>
        <source>Edited, not saved yet.</source>
        <translation>Modifié, pas encore enregistré.</translation>
    </message>
    <message>
        <source>Damage was found in this file.</source>
        <translation>Ce fichier est endommagé.</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSides</name>
    <message>
        <source>Open files, left side</source>
        <translation>Fichiers ouverts, côté gauche</translation>
    </message>
    <message>
        <source>Open files, right side</source>
        <translation>Fichiers ouverts, côté droit</translation>
    </message>
    <message>
        <source>Open files, lower left side</source>
        <translation>Fichiers ouverts, côté inférieur gauche</translation>
    </message>
    <message>
        <source>Open files, lower right side</source>
        <translation>Fichiers ouverts, côté inférieur droit</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>Fichiers ouverts</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentTab</name>
    <message>
        <source>%1 was edited in the meantime and stays open.</source>
        <translation>%1 a été modifié entre-temps et reste ouvert.</translation>
    </message>
    <message>
        <source>Counting the readable chunks…</source>
        <translation>Comptage des chunks lisibles…</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>Save or revert the changes first: reloading would lose them.</source>
        <translation>Enregistrez d’abord les modifications, ou revenez à la version enregistrée : le rechargement les ferait perdre.</translation>
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
        <translation>« %1 » doit d’abord se terminer.</translation>
    </message>
</context>
<context>
    <name>bloscope::EditActions</name>
    <message>
        <source>“%1” must finish before it can be undone.</source>
        <translation>« %1 » doit se terminer avant de pouvoir être annulé.</translation>
    </message>
    <message>
        <source>“%1” must finish first.</source>
        <translation>« %1 » doit d’abord se terminer.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler : %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>Ré&amp;tablir : %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a step, a file</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Save %1</source>
        <translation>&amp;Enregistrer %1</translation>
    </message>
</context>
<context>
    <name>bloscope::EditQueue</name>
    <message>
        <source>%1: nothing was changed</source>
        <translation>%1 : rien n’a été modifié</translation>
    </message>
    <message numerus="yes">
        <source>%1 was cancelled together with %n change(s) that were waiting for it.</source>
        <translation>
            <numerusform>%1 a été annulé, ainsi que %n modification qui l’attendait.</numerusform>
            <numerusform>%1 a été annulé, ainsi que %n modifications qui l’attendaient.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::EmptyNote</name>
    <message>
        <source>&amp;Clear Filter</source>
        <translation>&amp;Supprimer le filtre</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Aucune ligne ne correspond au filtre.</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>La table n’a aucune ligne.</translation>
    </message>
</context>
<context>
    <name>bloscope::EncodingForm</name>
    <message>
        <source>Codec: zstd compresses best; lz4 and blosclz decompress fastest</source>
        <translation>Codec : zstd compresse le mieux ; lz4 et blosclz décompressent le plus vite</translation>
    </message>
    <message>
        <source>Compression level</source>
        <translation>Niveau de compression</translation>
    </message>
    <message>
        <source>From 0 (no compression) to 9 (smallest)</source>
        <translation>De 0 (aucune compression) à 9 (taille minimale)</translation>
    </message>
    <message>
        <source>Filters applied to a block before the codec, in this order. Available: %1</source>
        <translation>Filtres appliqués à un bloc avant le codec, dans cet ordre. Disponibles : %1</translation>
    </message>
    <message>
        <source>Dimension that you step through one index at a time; it determines the shapes of chunks and blocks</source>
        <translation>Dimension que vous parcourez indice par indice ; elle détermine la forme des chunks et des blocs</translation>
    </message>
    <message>
        <source>Shape of a chunk, the unit of storage, such as 1, 512, 512</source>
        <translation>Forme d’un chunk, l’unité de stockage, par exemple 1, 512, 512</translation>
    </message>
    <message>
        <source>Shape of a block, the unit of decoding in a chunk</source>
        <translation>Forme d’un bloc, l’unité de décodage dans un chunk</translation>
    </message>
    <message>
        <source>Le&amp;vel:</source>
        <translation>Ni&amp;veau :</translation>
    </message>
    <message>
        <source>&amp;Codec:</source>
        <translation>&amp;Codec :</translation>
    </message>
    <message>
        <source>F&amp;ilters:</source>
        <translation>Fi&amp;ltres :</translation>
    </message>
    <message>
        <source>For s&amp;lices along:</source>
        <translation>Pour coupes &amp;selon :</translation>
    </message>
    <message>
        <source>Chun&amp;ks:</source>
        <translation>Chun&amp;ks :</translation>
    </message>
    <message>
        <source>Bl&amp;ocks:</source>
        <translation>&amp;Blocs :</translation>
    </message>
    <message>
        <source>Any dimension</source>
        <translation>Toute dimension</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1, one block each: other programs may misread parts of chunks that have several blocks and use the delta filter</source>
        <translation>
            <numerusform>%n chunk de %1, d’un seul bloc : d’autres programmes peuvent mal lire des parties de chunks qui ont plusieurs blocs et utilisent le filtre delta</numerusform>
            <numerusform>%n chunks de %1, d’un bloc chacun : d’autres programmes peuvent mal lire des parties de chunks qui ont plusieurs blocs et utilisent le filtre delta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1, in blocks of %2</source>
        <translation>
            <numerusform>%n chunk de %1, en blocs de %2</numerusform>
            <numerusform>%n chunks de %1, en blocs de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (automatic)</source>
        <translation>%1 (automatique)</translation>
    </message>
</context>
<context>
    <name>bloscope::ExportDialog</name>
    <message>
        <source>field %1</source>
        <translation>champ %1</translation>
    </message>
    <message>
        <source>fields %1 to %2</source>
        <translation>champs %1 à %2</translation>
    </message>
    <message>
        <source>Re&amp;store Defaults</source>
        <translation>&amp;Valeurs par défaut</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>Export from %1</source>
        <translation>Exporter depuis %1</translation>
    </message>
    <message>
        <source>Shown slice</source>
        <translation>Coupe affichée</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>Tableau entier</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Start of the file</source>
        <translation>Début du fichier</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>Aperçu de l’image</translation>
    </message>
    <message>
        <source>Use the options from Edit &gt; Preferences &gt; Export</source>
        <translation>Utiliser les options définies dans Édition &gt; Préférences &gt; Exportation</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Données :</translation>
    </message>
    <message>
        <source>Form&amp;at:</source>
        <translation>&amp;Format :</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>Vector graphics, scalable to any size</source>
        <translation>Image vectorielle, redimensionnable à volonté</translation>
    </message>
    <message>
        <source>The preview cannot be shown</source>
        <translation>Impossible d’afficher l’aperçu</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s), %1</source>
        <extracomment>%1 a number of bytes</extracomment>
        <translation>
            <numerusform>%n élément, %1</numerusform>
            <numerusform>%n éléments, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>more than 2⁶³ elements, %1</source>
        <translation>plus de 2⁶³ éléments, %1</translation>
    </message>
</context>
<context>
    <name>bloscope::ExportTarget</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>Fich&amp;ier :</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exporter vers</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Saisissez un nom de fichier.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>Le dossier %1 n’existe pas.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 est un dossier.</translation>
    </message>
    <message>
        <source>%1 is part of the shown file. Export to another location.</source>
        <translation>%1 fait partie du fichier affiché. Exportez vers un autre emplacement.</translation>
    </message>
    <message>
        <source>%1 has the extension of %2, a format that cannot be written from here.</source>
        <translation>%1 a l’extension de %2, un format qui ne peut pas être écrit d’ici.</translation>
    </message>
    <message>
        <source>The file already exists.</source>
        <translation>Le fichier existe déjà.</translation>
    </message>
</context>
<context>
    <name>bloscope::FailurePage</name>
    <message>
        <source>Log in to see whether you may open it.</source>
        <translation>Connectez-vous pour voir si vous avez le droit de l’ouvrir.</translation>
    </message>
    <message>
        <source>Nothing is fetched from there unless you continue.</source>
        <translation>Rien n’y est téléchargé tant que vous ne continuez pas.</translation>
    </message>
    <message>
        <source>It opens once all of it is on this computer.</source>
        <translation>Il s’ouvrira une fois entièrement téléchargé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>&amp;Log In…</source>
        <translation>&amp;Se connecter…</translation>
    </message>
    <message>
        <source>&amp;Continue to %1</source>
        <translation>&amp;Continuer vers %1</translation>
    </message>
    <message>
        <source>&amp;Download All of It</source>
        <translation>&amp;Tout télécharger</translation>
    </message>
    <message>
        <source>&amp;Download All of It (%1)</source>
        <translation>&amp;Tout télécharger (%1)</translation>
    </message>
    <message>
        <source>&amp;Save What Can Be Read…</source>
        <translation>&amp;Récupérer les données lisibles…</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation>Réessa&amp;yer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Check the address and the network connection. Files that were opened before can be opened without a network.</source>
        <translation>Vérifiez l’adresse et la connexion réseau. Les fichiers déjà ouverts auparavant peuvent s’ouvrir sans réseau.</translation>
    </message>
    <message>
        <source>Check the address in a browser. A file that you download there can be opened as a copy.</source>
        <translation>Vérifiez l’adresse dans un navigateur. Un fichier que vous y téléchargez peut être ouvert comme copie.</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Impossible d’ouvrir %1</translation>
    </message>
    <message>
        <source>Open Frame at Byte %1</source>
        <translation>Ouvrir la frame à l’octet %1</translation>
    </message>
</context>
<context>
    <name>bloscope::FieldBox</name>
    <message>
        <source>Part of each element to copy</source>
        <translation>Partie de chaque élément à copier</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>Tous les champs</translation>
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
        <translation>Ce&amp;llules NaN transparentes</translation>
    </message>
    <message>
        <source>Ma&amp;rked cell and selection</source>
        <translation>Cellule &amp;marquée et sélection</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation>Histo&amp;gramme</translation>
    </message>
    <message>
        <source>Scale &amp;bar</source>
        <translation>&amp;Barre d’échelle</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>Lége&amp;nde</translation>
    </message>
    <message>
        <source>A round length, from the spacing of the columns</source>
        <translation>Une longueur ronde, d’après l’espacement des colonnes</translation>
    </message>
    <message>
        <source>Wi&amp;dth:</source>
        <translation>La&amp;rgeur :</translation>
    </message>
    <message>
        <source>Hei&amp;ght:</source>
        <translation>H&amp;auteur :</translation>
    </message>
    <message>
        <source>Figure with axes and title</source>
        <translation>Figure avec axes et titre</translation>
    </message>
    <message>
        <source>With colour scale, unit and legend</source>
        <translation>Avec échelle de couleurs, unité et légende</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>Image seule</translation>
    </message>
    <message>
        <source>Only the area inside the axes</source>
        <translation>Seulement la zone à l’intérieur des axes</translation>
    </message>
    <message>
        <source>One cell = one pixel</source>
        <translation>Une cellule = un pixel</translation>
    </message>
    <message>
        <source>Exactly the visible cells</source>
        <translation>Exactement les cellules visibles</translation>
    </message>
    <message>
        <source>Too many cells are visible; zoom in</source>
        <translation>Trop de cellules sont visibles ; zoomez</translation>
    </message>
    <message>
        <source>Parts to include in the file</source>
        <translation>Parties à inclure dans le fichier</translation>
    </message>
    <message>
        <source>Co&amp;ntent:</source>
        <translation>&amp;Contenu :</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>&amp;Titre :</translation>
    </message>
    <message>
        <source>&amp;X axis:</source>
        <translation>Axe &amp;X :</translation>
    </message>
    <message>
        <source>&amp;Y axis:</source>
        <translation>Axe &amp;Y :</translation>
    </message>
    <message>
        <source>&amp;Unit:</source>
        <translation>&amp;Unité :</translation>
    </message>
    <message>
        <source>Of the colour scale</source>
        <translation>De l’échelle de couleurs</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> ppp</translation>
    </message>
    <message>
        <source>Pixels per inch</source>
        <translation>Pixels par pouce</translation>
    </message>
    <message>
        <source>at</source>
        <translation>à</translation>
    </message>
    <message>
        <source>&amp;On paper:</source>
        <translation>&amp;Sur papier :</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Text and background colours, independent of the window</source>
        <translation>Couleurs du texte et du fond, indépendamment de la fenêtre</translation>
    </message>
    <message>
        <source>The&amp;me:</source>
        <translation>T&amp;hème :</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
</context>
<context>
    <name>bloscope::FigureView</name>
    <message>
        <source>Copied the picture.</source>
        <translation>Image copiée.</translation>
    </message>
</context>
<context>
    <name>bloscope::FileOpener</name>
    <message>
        <source>the file is closed</source>
        <translation>le fichier est fermé</translation>
    </message>
    <message>
        <source>Write Coordinates</source>
        <translation>Écrire les coordonnées</translation>
    </message>
</context>
<context>
    <name>bloscope::FilePanels</name>
    <message>
        <source>Checks and comparisons</source>
        <translation>Vérifications et comparaisons</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>Check ct.b2nd, its folder</comment>
        <translation>%1 dans %2</translation>
    </message>
</context>
<context>
    <name>bloscope::FillDialog</name>
    <message>
        <source>Use this value when clearing with &amp;Delete</source>
        <translation>Utiliser cette valeur pour effacer avec &amp;Suppr</translation>
    </message>
    <message>
        <source>Fill Selection</source>
        <translation>Remplir la sélection</translation>
    </message>
    <message>
        <source>Part of each element to fill</source>
        <translation>Partie de chaque élément à remplir</translation>
    </message>
    <message>
        <source>Value in the notation of the table</source>
        <translation>Valeur dans la notation de la table</translation>
    </message>
    <message>
        <source>If off, Delete writes zero, an empty string or NaT</source>
        <translation>Si décoché, Suppr écrit zéro, une chaîne vide ou NaT</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Remplir</translation>
    </message>
    <message>
        <source>&amp;Part:</source>
        <translation>&amp;Partie :</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>&amp;Valeur :</translation>
    </message>
</context>
<context>
    <name>bloscope::FilterBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop and keep the rows found so far</source>
        <translation>Arrêter et garder les lignes trouvées jusqu’ici</translation>
    </message>
    <message>
        <source>Show All &amp;Rows</source>
        <translation>Affi&amp;cher toutes les lignes</translation>
    </message>
    <message>
        <source>Remove the filter (Escape)</source>
        <translation>Supprimer le filtre (Échap)</translation>
    </message>
    <message>
        <source>price &gt; 100 and tree contains &quot;fir&quot;</source>
        <translation>price &gt; 100 and tree contains &quot;fir&quot;</translation>
    </message>
    <message>
        <source>Filter condition</source>
        <translation>Condition du filtre</translation>
    </message>
    <message>
        <source>Show only the rows for which this condition is true (Enter).
The guide describes all operators and functions.</source>
        <translation>N’afficher que les lignes pour lesquelles cette condition est vraie (Entrée).
Le guide décrit tous les opérateurs et toutes les fonctions.</translation>
    </message>
    <message>
        <source>Fil&amp;ter:</source>
        <translation>F&amp;iltre :</translation>
    </message>
    <message>
        <source>and</source>
        <translation>et</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
</context>
<context>
    <name>bloscope::FilterChip</name>
    <message>
        <source>%1
Click to edit this condition</source>
        <translation>%1
Cliquez pour modifier cette condition</translation>
    </message>
    <message>
        <source>Edit condition %1</source>
        <translation>Modifier la condition %1</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>Supprimer cette condition</translation>
    </message>
    <message>
        <source>Remove condition %1</source>
        <translation>Supprimer la condition %1</translation>
    </message>
</context>
<context>
    <name>bloscope::FindBar</name>
    <message>
        <source>containing</source>
        <translation>contenant</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>égales à</translation>
    </message>
    <message>
        <source>not equal to</source>
        <translation>différentes de</translation>
    </message>
    <message>
        <source>above</source>
        <translation>supérieures à</translation>
    </message>
    <message>
        <source>below</source>
        <translation>inférieures à</translation>
    </message>
    <message>
        <source>between</source>
        <translation>entre</translation>
    </message>
    <message>
        <source>NaN or infinite</source>
        <translation>NaN ou infinies</translation>
    </message>
    <message>
        <source>Value to find</source>
        <translation>Valeur à rechercher</translation>
    </message>
    <message>
        <source>and</source>
        <translation>et</translation>
    </message>
    <message>
        <source>Other end of the range to find</source>
        <translation>Autre borne de la plage à rechercher</translation>
    </message>
    <message>
        <source>Search condition</source>
        <translation>Condition de recherche</translation>
    </message>
    <message>
        <source>Field to search</source>
        <translation>Champ à examiner</translation>
    </message>
    <message>
        <source>any text field</source>
        <translation>tout champ de texte</translation>
    </message>
    <message>
        <source>Search area</source>
        <translation>Zone de recherche</translation>
    </message>
    <message>
        <source>shown slice</source>
        <translation>coupe affichée</translation>
    </message>
    <message>
        <source>whole array</source>
        <translation>tableau entier</translation>
    </message>
    <message>
        <source>selected cells</source>
        <translation>cellules sélectionnées</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>Find the previous cell (Shift+F3)</source>
        <translation>Rechercher la cellule précédente (Maj+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Find the next cell (F3)</source>
        <translation>Rechercher la cellule suivante (F3)</translation>
    </message>
    <message>
        <source>Close the find bar (Escape)</source>
        <translation>Fermer la barre de recherche (Échap)</translation>
    </message>
    <message>
        <source>&amp;of</source>
        <translation>du &amp;champ</translation>
    </message>
    <message>
        <source>Fin&amp;d cells:</source>
        <translation>Rechercher les &amp;cellules :</translation>
    </message>
    <message>
        <source>in</source>
        <translation>dans</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>Progression de la recherche</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Searching, %1 million cells per second…</source>
        <translation>Recherche, %1 millions de cellules par seconde…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
</context>
<context>
    <name>bloscope::FindingModel</name>
    <message>
        <source>Not checked</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dommage</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
</context>
<context>
    <name>bloscope::FoldedDimensions</name>
    <message numerus="yes">
        <source>%n of length 1</source>
        <translation>
            <numerusform>%n de longueur 1</numerusform>
            <numerusform>%n de longueur 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Dimensions of length 1, at index 0: %1</source>
        <translation>Dimensions de longueur 1, à l’indice 0 : %1</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderActions</name>
    <message>
        <source>The other files in the folder cannot be listed</source>
        <translation>Impossible de lister les autres fichiers du dossier</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a file, its number, so many files</comment>
        <translation>%1 : %2 sur %3</translation>
    </message>
    <message>
        <source>This is the last file in the folder: %1 of %2.</source>
        <translation>C’est le dernier fichier du dossier : %1 sur %2.</translation>
    </message>
    <message>
        <source>This is the first file in the folder: %1 of %2.</source>
        <translation>C’est le premier fichier du dossier : %1 sur %2.</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderBrowser</name>
    <message>
        <source>Chec&amp;k All</source>
        <translation>Tout &amp;vérifier</translation>
    </message>
    <message>
        <source>Decode all listed files and their labels in the background</source>
        <translation>Décoder en arrière-plan tous les fichiers listés et leurs étiquettes</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Files in the folder</source>
        <translation>Fichiers du dossier</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder cannot be listed</source>
        <translation>Impossible de lister le dossier</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Checking the files in a folder</source>
        <translation>Vérification des fichiers d’un dossier</translation>
    </message>
    <message>
        <source>All files checked</source>
        <translation>Tous les fichiers vérifiés</translation>
    </message>
    <message>
        <source>Check stopped</source>
        <translation>Vérification arrêtée</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderCheckPanel</name>
    <message>
        <source>Check Again</source>
        <translation>Vérifier à nouveau</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Check Folder %1</source>
        <translation>Vérification du dossier %1</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Files with findings</source>
        <translation>Fichiers avec constats</translation>
    </message>
    <message>
        <source>Damaged files</source>
        <translation>Fichiers endommagés</translation>
    </message>
    <message>
        <source>Unreadable files</source>
        <translation>Fichiers illisibles</translation>
    </message>
    <message>
        <source>Files with notes only</source>
        <translation>Fichiers avec remarques seulement</translation>
    </message>
    <message>
        <source>Name, type, shape or finding</source>
        <translation>Nom, type, forme ou constat</translation>
    </message>
    <message>
        <source>Save one row per file, in the format of &quot;bloscope verify --csv&quot;</source>
        <translation>Enregistrer une ligne par fichier, au format de « bloscope verify --csv »</translation>
    </message>
    <message>
        <source>Open the file in the selected row and show its findings</source>
        <translation>Ouvrir le fichier de la ligne sélectionnée et afficher ses constats</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Afficher :</translation>
    </message>
    <message>
        <source>Containing:</source>
        <translation>Contenant :</translation>
    </message>
    <message>
        <source>Checked files</source>
        <translation>Fichiers vérifiés</translation>
    </message>
    <message>
        <source>Searching for files in %1…</source>
        <translation>Recherche de fichiers dans %1…</translation>
    </message>
    <message>
        <source>Checking… %1</source>
        <translation>Vérification… %1</translation>
    </message>
    <message>
        <source>The folder cannot be checked</source>
        <translation>Impossible de vérifier le dossier</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were left out because there are too many.</source>
        <translation>
            <numerusform>%n autre fichier a été omis, car il y en a trop.</numerusform>
            <numerusform>%n autres fichiers ont été omis, car il y en a trop.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as CSV – %1</source>
        <translation>Enregistrer en CSV – %1</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1-check.csv</source>
        <comment>name of a file</comment>
        <translation>%1-verification.csv</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 enregistré.</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>Arrêté : %1 n’a pas été écrit.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>Impossible d’écrire %1</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderReportPanel</name>
    <message>
        <source>Write Again</source>
        <translation>Écrire à nouveau</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Report on %1</source>
        <translation>Rapport sur %1</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>Arrêté : %1 n’a pas été écrit.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>Impossible d’écrire %1</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 with %n case(s).</source>
        <translation>
            <numerusform>%1 enregistré avec %n cas.</numerusform>
            <numerusform>%1 enregistré avec %n cas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is/are damaged or unreadable.</source>
        <translation>
            <numerusform>%n d’entre eux est endommagé ou illisible.</numerusform>
            <numerusform>%n d’entre eux sont endommagés ou illisibles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::FrameStrip</name>
    <message>
        <source>Frame metadata</source>
        <translation>Métadonnées d’image</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Choose the frame metadata to show</source>
        <translation>Choisir les métadonnées d’image à afficher</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Toutes</translation>
    </message>
</context>
<context>
    <name>bloscope::GeometryDialog</name>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>« %1 » n’est pas un nombre</translation>
    </message>
    <message>
        <source>Coordinates and Units of %1</source>
        <translation>Coordonnées et unités de %1</translation>
    </message>
    <message>
        <source>Discard these settings and use the file&apos;s own</source>
        <translation>Abandonner ces réglages et utiliser ceux du fichier</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>First coordinate</source>
        <translation>Première coordonnée</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Espacement</translation>
    </message>
    <message>
        <source>Dimension %1 (size %2)</source>
        <translation>Dimension %1 (taille %2)</translation>
    </message>
    <message>
        <source>Empty fields keep the file&apos;s values. Entries are remembered; the file is not modified.</source>
        <translation>Les champs vides gardent les valeurs du fichier. Vos saisies sont mémorisées ; le fichier n’est pas modifié.</translation>
    </message>
    <message>
        <source>&amp;Write to Metadata</source>
        <translation>É&amp;crire dans les métadonnées</translation>
    </message>
    <message>
        <source>Also write these settings to the metadata entries &quot;dims&quot; and &quot;coordinates&quot;, which other programs can read once the file is saved</source>
        <translation>Écrire aussi ces réglages dans les entrées de métadonnées « dims » et « coordinates », que d’autres programmes peuvent lire une fois le fichier enregistré</translation>
    </message>
</context>
<context>
    <name>bloscope::GoToBar</name>
    <message>
        <source>Close the go-to bar (Escape)</source>
        <translation>Fermer la barre Aller à (Échap)</translation>
    </message>
    <message>
        <source>3, 0, -2  or  0, :, 2:10</source>
        <translation>3, 0, -2  ou  0, :, 2:10</translation>
    </message>
    <message>
        <source>%1  or  0, =46.5</source>
        <translation>%1  ou  0, =46.5</translation>
    </message>
    <message>
        <source>goes to the region %1</source>
        <translation>va à la région %1</translation>
    </message>
    <message>
        <source>goes to cell %1</source>
        <translation>va à la cellule %1</translation>
    </message>
    <message>
        <source>shows slice %1</source>
        <translation>affiche la coupe %1</translation>
    </message>
    <message>
        <source>Go to inde&amp;x:</source>
        <translation>Aller à l’&amp;indice :</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>12, or -1 for the last one</source>
        <translation>12, ou -1 pour le dernier</translation>
    </message>
</context>
<context>
    <name>bloscope::GroupBars</name>
    <message>
        <source>Largest groups</source>
        <translation>Plus grands groupes</translation>
    </message>
    <message numerus="yes">
        <source>%n more group(s) not drawn</source>
        <translation>
            <numerusform>%n autre groupe non tracé</numerusform>
            <numerusform>%n autres groupes non tracés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::GroupKeyBox</name>
    <message>
        <source>each value</source>
        <translation>chaque valeur</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>par année</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>par mois</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>par jour</translation>
    </message>
    <message>
        <source>by hour</source>
        <translation>par heure</translation>
    </message>
    <message>
        <source>by month of the year</source>
        <translation>par mois de l’année</translation>
    </message>
    <message>
        <source>by hour of the day</source>
        <translation>par heure du jour</translation>
    </message>
    <message>
        <source>in bins of</source>
        <translation>par classes de</translation>
    </message>
    <message>
        <source>Groups of the values</source>
        <translation>Groupes des valeurs</translation>
    </message>
    <message>
        <source>Width of the bins</source>
        <translation>Largeur des classes</translation>
    </message>
    <message>
        <source>Width of the bins; empty: a round one for about 20 bins</source>
        <translation>Largeur des classes ; vide : une largeur ronde donnant environ 20 classes</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucune)</translation>
    </message>
</context>
<context>
    <name>bloscope::GroupWindow</name>
    <message>
        <source>Number of rows</source>
        <translation>Nombre de lignes</translation>
    </message>
    <message>
        <source>Rows with a value</source>
        <translation>Lignes avec valeur</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
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
        <translation>Écart type</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Valeurs distinctes</translation>
    </message>
    <message>
        <source>Column to group by</source>
        <translation>Colonne de regroupement</translation>
    </message>
    <message>
        <source>Second column to group by</source>
        <translation>Seconde colonne de regroupement</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>&amp;Filter to Group</source>
        <translation>&amp;Filtrer sur le groupe</translation>
    </message>
    <message>
        <source>Show only the rows of the selected group in the table (Return)</source>
        <translation>N’afficher dans la table que les lignes du groupe sélectionné (Entrée)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Figure of each group</source>
        <translation>Valeur de chaque groupe</translation>
    </message>
    <message>
        <source>Column of the figure</source>
        <translation>Colonne de la valeur</translation>
    </message>
    <message>
        <source>&amp;Group by:</source>
        <translation>&amp;Grouper par :</translation>
    </message>
    <message>
        <source>&amp;and by:</source>
        <translation>&amp;et par :</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Afficher :</translation>
    </message>
    <message>
        <source>&amp;of:</source>
        <translation>&amp;de :</translation>
    </message>
    <message>
        <source>Grouping…</source>
        <translation>Regroupement…</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>Regroupement</translation>
    </message>
    <message>
        <source>The rows cannot be grouped</source>
        <translation>Impossible de grouper les lignes</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of %1 rows</source>
        <extracomment>%1 a number of rows</extracomment>
        <translation>
            <numerusform>%n groupe à partir de %1 lignes</numerusform>
            <numerusform>%n groupes à partir de %1 lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>The group cannot be read</source>
        <translation>Impossible de lire le groupe</translation>
    </message>
    <message>
        <source>&amp;All Groups</source>
        <translation>&amp;Tous les groupes</translation>
    </message>
</context>
<context>
    <name>bloscope::GuideWindow</name>
    <message>
        <source>No page contains these words.</source>
        <translation>Aucune page ne contient ces mots.</translation>
    </message>
    <message>
        <source>Bloscope User Guide</source>
        <translation>Guide d’utilisation de Bloscope</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Rechercher dans le guide</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBands</name>
    <message>
        <source>RGB from &amp;Bands…</source>
        <translation>RVB à partir de &amp;bandes…</translation>
    </message>
    <message>
        <source>Demosaic Bayer &amp;Filter</source>
        <translation>Dé&amp;matricer le filtre de Bayer</translation>
    </message>
    <message>
        <source>Show three indices of a dimension as red, green and blue</source>
        <translation>Afficher trois indices d’une dimension en rouge, vert et bleu</translation>
    </message>
    <message>
        <source>Interpolate the colour of each sensor pixel (bilinear)</source>
        <translation>Interpoler la couleur de chaque pixel du capteur (bilinéaire)</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBar</name>
    <message>
        <source>&amp;Invert Colours</source>
        <translation>In&amp;verser les couleurs</translation>
    </message>
    <message>
        <source>Map the highest number to the colour of the lowest, and vice versa</source>
        <translation>Donner au plus grand nombre la couleur du plus petit, et inversement</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>Retourner &amp;horizontalement</translation>
    </message>
    <message>
        <source>Show the first column on the right</source>
        <translation>Afficher la première colonne à droite</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>Retourner v&amp;erticalement</translation>
    </message>
    <message>
        <source>Show the first row at the bottom</source>
        <translation>Afficher la première ligne en bas</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>Palette de couleurs</translation>
    </message>
    <message>
        <source>Colours that represent the numbers</source>
        <translation>Couleurs qui représentent les nombres</translation>
    </message>
    <message>
        <source>Show His&amp;togram</source>
        <translation>Afficher l’histo&amp;gramme</translation>
    </message>
    <message>
        <source>Show the distribution of values next to the colour scale; drag the ends of the scale to change the range</source>
        <translation>Afficher la distribution des valeurs à côté de l’échelle de couleurs ; faites glisser les extrémités de l’échelle pour changer la plage</translation>
    </message>
    <message>
        <source>Co&amp;ntours</source>
        <translation>&amp;Isolignes</translation>
    </message>
    <message>
        <source>Draw lines of equal value over the picture</source>
        <translation>Tracer sur l’image des lignes d’égale valeur</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Plus</translation>
    </message>
    <message>
        <source>More options for colours, orientation and figure</source>
        <translation>Autres options pour les couleurs, l’orientation et la figure</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>Tout &amp;afficher</translation>
    </message>
    <message>
        <source>Show the whole plane (Home)</source>
        <translation>Afficher le plan entier (Début)</translation>
    </message>
    <message>
        <source>Contour &amp;Levels…</source>
        <translation>&amp;Niveaux des isolignes…</translation>
    </message>
    <message>
        <source>Choose the values and the colour of contours</source>
        <translation>Choisir les valeurs et la couleur des isolignes</translation>
    </message>
    <message>
        <source>Rotate Clock&amp;wise</source>
        <translation>Rotation h&amp;oraire</translation>
    </message>
    <message>
        <source>Rotate by 90 degrees; also swaps rows and columns in the table</source>
        <translation>Tourner de 90 degrés ; échange aussi les lignes et les colonnes dans la table</translation>
    </message>
    <message>
        <source>T&amp;ranspose</source>
        <translation>Transpose&amp;r</translation>
    </message>
    <message>
        <source>Swap rows and columns, also in the table</source>
        <translation>Échanger lignes et colonnes, aussi dans la table</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>Enregis&amp;trer la figure…</translation>
    </message>
    <message>
        <source>Save as PNG, SVG or PDF, with axes and colour scale</source>
        <translation>Enregistrer en PNG, SVG ou PDF, avec axes et échelle de couleurs</translation>
    </message>
    <message>
        <source>The metadata of this file does not specify the spacing of this plane</source>
        <translation>Les métadonnées de ce fichier n’indiquent pas l’espacement de ce plan</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBrush</name>
    <message>
        <source>Pa&amp;int</source>
        <translation>Pein&amp;dre</translation>
    </message>
    <message>
        <source>Paint the overlaid labels (B)</source>
        <translation>Peindre les étiquettes superposées (B)</translation>
    </message>
    <message>
        <source>Paint cells with a value, for example to correct labels (B)</source>
        <translation>Peindre des cellules avec une valeur, par exemple pour corriger des étiquettes (B)</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Peindre</translation>
    </message>
    <message>
        <source>What do you want to paint?</source>
        <translation>Que voulez-vous peindre ?</translation>
    </message>
    <message>
        <source>%1 contains labels for this file. You can overlay them on the image and paint them.</source>
        <translation>%1 contient des étiquettes pour ce fichier. Vous pouvez les superposer à l’image et les peindre.</translation>
    </message>
    <message>
        <source>&amp;Labels: %1</source>
        <translation>Étique&amp;ttes : %1</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapOverlay</name>
    <message>
        <source>&amp;Overlay</source>
        <translation>Cal&amp;que</translation>
    </message>
    <message>
        <source>&amp;Show Overlay</source>
        <translation>&amp;Afficher le calque</translation>
    </message>
    <message>
        <source>&amp;Blink</source>
        <translation>C&amp;lignoter</translation>
    </message>
    <message>
        <source>Shows and hides the overlay by turns, to compare both pictures</source>
        <translation>Afficher et masquer tour à tour le calque, pour comparer les deux images</translation>
    </message>
    <message>
        <source>%1 cannot be drawn</source>
        <translation>Impossible d’afficher %1</translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation>&amp;Choisir un fichier…</translation>
    </message>
    <message>
        <source>&amp;Remove Overlay</source>
        <translation>&amp;Retirer le calque</translation>
    </message>
    <message>
        <source>Choose Overlay</source>
        <translation>Choisir un calque</translation>
    </message>
    <message>
        <source>%1 cannot be overlaid on this array</source>
        <translation>%1 ne peut pas être superposé à ce tableau</translation>
    </message>
    <message>
        <source>Parts of %1 are damaged and not drawn.</source>
        <translation>Des parties de %1 sont endommagées et ne sont pas affichées.</translation>
    </message>
    <message>
        <source>overlay %1</source>
        <translation>calque %1</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>étiquette %1</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapProfiles</name>
    <message>
        <source>&amp;Profiles</source>
        <translation>&amp;Profils</translation>
    </message>
    <message>
        <source>Plot the row and column of the marked cell next to the picture</source>
        <translation>Tracer à côté de l’image la ligne et la colonne de la cellule marquée</translation>
    </message>
    <message>
        <source>The profile cannot be drawn</source>
        <translation>Impossible de tracer le profil</translation>
    </message>
    <message>
        <source>Click a cell to show its row and column.</source>
        <translation>Cliquez sur une cellule pour afficher sa ligne et sa colonne.</translation>
    </message>
    <message>
        <source>Row: %1</source>
        <translation>Ligne : %1</translation>
    </message>
    <message>
        <source>Column: %1</source>
        <translation>Colonne : %1</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapProjection</name>
    <message>
        <source>Pro&amp;jection…</source>
        <translation>Pro&amp;jection…</translation>
    </message>
    <message>
        <source>Show the maximum, mean... along a dimension, or differences (J)</source>
        <translation>Afficher le maximum, la moyenne... selon une dimension, ou des différences (J)</translation>
    </message>
    <message>
        <source>Turn Volume Back</source>
        <translation>Tourner le volume en sens inverse</translation>
    </message>
    <message>
        <source>Turn Volume</source>
        <translation>Tourner le volume</translation>
    </message>
    <message>
        <source>Turn the maximum of a volume back by 15° (Shift+T)</source>
        <translation>Tourner le maximum d’un volume de 15° en sens inverse (Maj+T)</translation>
    </message>
    <message>
        <source>Show the maximum of a volume, and turn it by 15° (T)</source>
        <translation>Afficher le maximum d’un volume, et le tourner de 15° (T)</translation>
    </message>
    <message>
        <source>There is no projection along %1 while it is shown as rows or columns.</source>
        <translation>Pas de projection selon %1 tant que cette dimension est affichée en lignes ou en colonnes.</translation>
    </message>
    <message>
        <source>There is no projection along %1 while it is shown as colours.</source>
        <translation>Pas de projection selon %1 tant que cette dimension est affichée en couleurs.</translation>
    </message>
    <message>
        <source>Only a picture with rows and columns can be turned.</source>
        <translation>Seule une image avec lignes et colonnes peut être tournée.</translation>
    </message>
    <message>
        <source>A volume cannot be turned while it is shown in RGB.</source>
        <translation>Un volume ne peut pas être tourné tant qu’il est affiché en RVB.</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projection</translation>
    </message>
    <message>
        <source>The projection cannot be computed</source>
        <translation>Impossible de calculer la projection</translation>
    </message>
    <message>
        <source>Turn off</source>
        <extracomment>a link that ends a projection</extracomment>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source> (coarse: at most %1 cells along each dimension)</source>
        <translation> (résolution réduite : au plus %1 cellules par dimension)</translation>
    </message>
    <message>
        <source>, %1 % computed</source>
        <translation>, %1 % calculés</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapStatusLine</name>
    <message>
        <source>Picture legend</source>
        <translation>Légende de l’image</translation>
    </message>
    <message>
        <source>Statistics of the selected cells</source>
        <translation>Statistiques des cellules sélectionnées</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Selected %1: %2</source>
        <translation>Sélection %1 : %2</translation>
    </message>
    <message>
        <source>Colours interpolated from the Bayer filter %1 (bilinear).</source>
        <translation>Couleurs interpolées à partir du filtre de Bayer %1 (bilinéaire).</translation>
    </message>
    <message>
        <source>This looks like an RGB image. &lt;a href=&quot;%1&quot;&gt;Show it in colour&lt;/a&gt;</source>
        <translation>Cela ressemble à une image RVB. &lt;a href=&quot;%1&quot;&gt;L’afficher en couleur&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>La recherche a échoué</translation>
    </message>
    <message>
        <source>This plane contains no such cell.</source>
        <translation>Ce plan ne contient aucune cellule de ce type.</translation>
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
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>S&amp;how in File…</source>
        <translation>&amp;Voir dans le fichier…</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Carte de chaleur</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>Remplir la &amp;sélection…</translation>
    </message>
    <message>
        <source>The picture cannot be drawn</source>
        <translation>Impossible de dessiner l’image</translation>
    </message>
    <message>
        <source>Regions have no place in a turned volume. Turn it off to measure.</source>
        <translation>Pas de régions dans un volume tourné. Désactivez la rotation pour mesurer.</translation>
    </message>
    <message>
        <source>The cells of a projection cannot be changed. Turn it off first.</source>
        <translation>Les cellules d’une projection ne peuvent pas être modifiées. Désactivez-la d’abord.</translation>
    </message>
    <message>
        <source>Select cells with Shift+Drag first.</source>
        <translation>Sélectionnez d’abord des cellules avec Maj+glisser.</translation>
    </message>
</context>
<context>
    <name>bloscope::HexEdit</name>
    <message>
        <source>The clipboard contains no hex digits. To paste its text, go to the character column (Tab).</source>
        <translation>Le presse-papiers ne contient pas de chiffres hexadécimaux. Pour coller son texte, passez à la colonne des caractères (Tab).</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>bloscope::HexPanel</name>
    <message>
        <source>Insert</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>Typing inserts bytes instead of overwriting them (Ins)</source>
        <translation>La saisie insère des octets au lieu de les remplacer (Inser)</translation>
    </message>
</context>
<context>
    <name>bloscope::HexView</name>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Byte %1 (0x%2) of %3</source>
        <translation>Octet %1 (0x%2) sur %3</translation>
    </message>
    <message numerus="yes">
        <source>End of %n byte(s)</source>
        <translation>
            <numerusform>Fin de %n octet</numerusform>
            <numerusform>Fin des %n octets</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <extracomment>%1 a place, %2 a number of bytes</extracomment>
        <translation>%1, %2 sélectionnés</translation>
    </message>
    <message>
        <source>At most %1 bytes can be copied at once.</source>
        <translation>Au plus %1 octets peuvent être copiés à la fois.</translation>
    </message>
</context>
<context>
    <name>bloscope::HotPixelsMenu</name>
    <message>
        <source>Hot Pi&amp;xels</source>
        <translation>Pi&amp;xels chauds</translation>
    </message>
    <message>
        <source>Draw &amp;As They Are</source>
        <translation>Dessiner &amp;tels quels</translation>
    </message>
    <message>
        <source>Replace beyond %1 σ</source>
        <translation>Remplacer au-delà de %1 σ</translation>
    </message>
    <message>
        <source>Draw a pixel that differs from the median of its eight neighbours by more than this as that median; the data stay as they are</source>
        <translation>Dessiner tout pixel qui s’écarte davantage de la médiane de ses huit voisins avec la valeur de cette médiane ; les données restent inchangées</translation>
    </message>
</context>
<context>
    <name>bloscope::InterpretDialog</name>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Interpret as Array</source>
        <translation>Interpréter comme tableau</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Type</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>&amp;Forme</translation>
    </message>
    <message>
        <source>First element at &amp;byte</source>
        <translation>Premier élément à l’&amp;octet</translation>
    </message>
    <message>
        <source>NumPy notation: float32, &gt;i2, [(&apos;a&apos;, &apos;u1&apos;), (&apos;b&apos;, &apos;&lt;f8&apos;)]</source>
        <translation>Notation NumPy : float32, &gt;i2, [(&apos;a&apos;, &apos;u1&apos;), (&apos;b&apos;, &apos;&lt;f8&apos;)]</translation>
    </message>
    <message>
        <source>such as 100, -1; one size may be -1, which means: computed from the file</source>
        <translation>par exemple 100, -1 ; une taille peut être -1 : elle est alors calculée d’après le fichier</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Discard these settings and use the file&apos;s own</source>
        <translation>Abandonner ces réglages et utiliser ceux du fichier</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Types that &amp;fit the data:</source>
        <translation>Types &amp;adaptés aux données :</translation>
    </message>
    <message>
        <source>the position of the first element is not a number</source>
        <translation>la position du premier élément n’est pas un nombre</translation>
    </message>
    <message>
        <source>This does not fit</source>
        <translation>Cela ne convient pas</translation>
    </message>
    <message>
        <source>An array of shape (%1) and type %2.</source>
        <translation>Un tableau de forme (%1) et de type %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) after the array are not shown.</source>
        <translation>
            <numerusform>%n octet après le tableau n’est pas affiché.</numerusform>
            <numerusform>%n octets après le tableau ne sont pas affichés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::InterpretationPreview</name>
    <message>
        <source>The first elements</source>
        <translation>Les premiers éléments</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>Aucun aperçu</translation>
    </message>
</context>
<context>
    <name>bloscope::ItemListPage</name>
    <message>
        <source>The selected item</source>
        <translation>L’élément sélectionné</translation>
    </message>
    <message>
        <source>Go to ite&amp;m:</source>
        <translation>Aller à l’élé&amp;ment :</translation>
    </message>
    <message>
        <source>Counting the items…</source>
        <translation>Comptage des éléments…</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Copier en &amp;JSON</translation>
    </message>
    <message>
        <source>The items cannot be listed</source>
        <translation>Impossible de lister les éléments</translation>
    </message>
    <message>
        <source>There are no items.</source>
        <translation>Il n’y a aucun élément.</translation>
    </message>
    <message>
        <source>The item cannot be copied</source>
        <translation>Impossible de copier l’élément</translation>
    </message>
    <message>
        <source>Copied item %1 as JSON.</source>
        <translation>Élément %1 copié en JSON.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n item(s)</source>
        <extracomment>%1 a kind of list</extracomment>
        <translation>
            <numerusform>%1 de %n élément</numerusform>
            <numerusform>%1 de %n éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n élément</numerusform>
            <numerusform>%n éléments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::JobBar</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>Annuler cette tâche</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Annulation…</translation>
    </message>
    <message>
        <source>%1: waiting for another program</source>
        <translation>%1 : attente d’un autre programme</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (et %n autre)</numerusform>
            <numerusform>%1 (et %n autres)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::JobLine</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
</context>
<context>
    <name>bloscope::JsonEdit</name>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formater</translation>
    </message>
    <message>
        <source>Error in the text</source>
        <translation>Erreur dans le texte</translation>
    </message>
    <message>
        <source>One item per line, indented by two spaces per level</source>
        <translation>Un élément par ligne, en retrait de deux espaces par niveau</translation>
    </message>
</context>
<context>
    <name>bloscope::JsonTextEdit</name>
    <message>
        <source>Value as JSON</source>
        <translation>Valeur en JSON</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelPanel</name>
    <message>
        <source>&amp;Count</source>
        <translation>&amp;Compter</translation>
    </message>
    <message>
        <source>Previous slice with the label (Alt+Shift+Left)</source>
        <translation>Coupe précédente avec l’étiquette (Alt+Maj+Gauche)</translation>
    </message>
    <message>
        <source>Next slice with the label (Alt+Shift+Right)</source>
        <translation>Coupe suivante avec l’étiquette (Alt+Maj+Droite)</translation>
    </message>
    <message>
        <source>Go &amp;There</source>
        <translation>&amp;Y aller</translation>
    </message>
    <message>
        <source>Go to a cell of the selected label; press again for another</source>
        <translation>Aller à une cellule de l’étiquette sélectionnée ; appuyer de nouveau pour une autre</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>A&amp;pparence</translation>
    </message>
    <message>
        <source>Colours, visibility and names of labels</source>
        <translation>Couleurs, visibilité et noms des étiquettes</translation>
    </message>
    <message>
        <source>Label array</source>
        <translation>Tableau d’étiquettes</translation>
    </message>
    <message>
        <source>Counting status</source>
        <translation>État du comptage</translation>
    </message>
    <message>
        <source>There are no labels here</source>
        <translation>Il n’y a pas d’étiquettes ici</translation>
    </message>
    <message>
        <source>Counting labels</source>
        <translation>Comptage des étiquettes</translation>
    </message>
    <message>
        <source>Open %1 in a tab, then store the labels there.</source>
        <translation>Ouvrez %1 dans un onglet, puis conservez-y les étiquettes.</translation>
    </message>
    <message>
        <source>Nothing can be stored in this file.</source>
        <translation>Rien ne peut être conservé dans ce fichier.</translation>
    </message>
    <message>
        <source>Keep Labels</source>
        <translation>Conserver les étiquettes</translation>
    </message>
    <message>
        <source>The labels are in the metadata of %1; save that file to keep them.</source>
        <translation>Les étiquettes sont dans les métadonnées de %1 ; enregistrez ce fichier pour les garder.</translation>
    </message>
    <message>
        <source>The labels cannot be kept in %1</source>
        <translation>Impossible de conserver les étiquettes dans %1</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage…</translation>
    </message>
    <message>
        <source>The labels cannot be counted</source>
        <translation>Impossible de compter les étiquettes</translation>
    </message>
    <message>
        <source>Not counted yet</source>
        <translation>Pas encore compté</translation>
    </message>
    <message>
        <source>More than %1 distinct values: these are not labels.</source>
        <translation>Plus de %1 valeurs distinctes : ce ne sont pas des étiquettes.</translation>
    </message>
    <message numerus="yes">
        <source>%n label(s)</source>
        <translation>
            <numerusform>%n étiquette</numerusform>
            <numerusform>%n étiquettes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 per cell</source>
        <translation>%1 %2 par cellule</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are damaged</source>
        <translation>
            <numerusform>%n cellule est endommagée</numerusform>
            <numerusform>%n cellules sont endommagées</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no labels here.</source>
        <translation>Il n’y a pas d’étiquettes ici.</translation>
    </message>
    <message>
        <source>To step through the labels, show one of their dimensions one index at a time.</source>
        <translation>Pour parcourir les étiquettes, affichez l’une de leurs dimensions indice par indice.</translation>
    </message>
    <message>
        <source>No later slice contains the label.</source>
        <translation>Aucune coupe suivante ne contient l’étiquette.</translation>
    </message>
    <message>
        <source>No earlier slice contains the label.</source>
        <translation>Aucune coupe précédente ne contient l’étiquette.</translation>
    </message>
    <message>
        <source>Select a label first.</source>
        <translation>Sélectionnez d’abord une étiquette.</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelTable</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>&amp;Colour…</source>
        <translation>&amp;Couleur…</translation>
    </message>
    <message>
        <source>Choose the colour of this label</source>
        <translation>Choisir la couleur de cette étiquette</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>Change the name of this label</source>
        <translation>Changer le nom de cette étiquette</translation>
    </message>
    <message>
        <source>O&amp;pacity</source>
        <translation>O&amp;pacité</translation>
    </message>
    <message>
        <source>Change how opaque this label is</source>
        <translation>Changer l’opacité de cette étiquette</translation>
    </message>
    <message>
        <source>Show &amp;Only This</source>
        <translation>Afficher &amp;seulement celle-ci</translation>
    </message>
    <message>
        <source>Hide all other labels</source>
        <translation>Masquer toutes les autres étiquettes</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Tout afficher</translation>
    </message>
    <message>
        <source>Show all labels</source>
        <translation>Afficher toutes les étiquettes</translation>
    </message>
    <message>
        <source>Colours as &amp;Before</source>
        <translation>Couleurs &amp;initiales</translation>
    </message>
    <message>
        <source>Draw all labels in the colours of the colour map, with full opacity</source>
        <translation>Dessiner toutes les étiquettes dans les couleurs de la palette, entièrement opaques</translation>
    </message>
    <message>
        <source>&amp;Keep in File</source>
        <translation>Conserver dans le &amp;fichier</translation>
    </message>
    <message>
        <source>Store colours, opacity, visibility and names in the metadata of the file</source>
        <translation>Conserver couleurs, opacité, visibilité et noms dans les métadonnées du fichier</translation>
    </message>
    <message>
        <source>Colour of Label %1</source>
        <translation>Couleur de l’étiquette %1</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelTableModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Double-click to rename (F2)</source>
        <translation>Double-cliquer pour renommer (F2)</translation>
    </message>
    <message>
        <source>Opacity of the label, as a share of the overlay&apos;s. Double-click to change it.</source>
        <translation>Opacité de l’étiquette, en proportion de celle du calque. Double-cliquer pour la changer.</translation>
    </message>
    <message>
        <source>%1 % of all cells</source>
        <translation>%1 % de toutes les cellules</translation>
    </message>
    <message>
        <source>%1. Click the colour to change it.</source>
        <translation>%1. Cliquer sur la couleur pour la changer.</translation>
    </message>
    <message>
        <source>label %1, colour %2</source>
        <translation>étiquette %1, couleur %2</translation>
    </message>
    <message>
        <source>Slices along %1 that contain the label</source>
        <translation>Coupes selon %1 qui contiennent l’étiquette</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Coupes</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacité</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelTarget</name>
    <message>
        <source>Labels: %1</source>
        <translation>Étiquettes : %1</translation>
    </message>
    <message>
        <source>The labels are hidden. Show them (O) to paint.</source>
        <translation>Les étiquettes sont masquées. Affichez-les (O) pour peindre.</translation>
    </message>
    <message>
        <source>%1 is still opening.</source>
        <translation>%1 est encore en cours d’ouverture.</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelsDock</name>
    <message>
        <source>There is no array with labels to show</source>
        <translation>Il n’y a pas de tableau d’étiquettes à afficher</translation>
    </message>
</context>
<context>
    <name>bloscope::LeafPreview</name>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>non stocké</translation>
    </message>
    <message>
        <source>It has no cells.</source>
        <translation>Il n’a aucune cellule.</translation>
    </message>
    <message>
        <source>There is no preview</source>
        <translation>Il n’y a pas d’aperçu</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n élément</numerusform>
            <numerusform>%n éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>bloscope::LogInDialog</name>
    <message>
        <source>&amp;Remember in the keyring of the desktop</source>
        <translation>&amp;Mémoriser dans le trousseau de clés du bureau</translation>
    </message>
    <message>
        <source>&amp;Log In</source>
        <translation>&amp;Se connecter</translation>
    </message>
    <message>
        <source>Log In to %1</source>
        <translation>Connexion à %1</translation>
    </message>
    <message>
        <source>The password is sent to %1 only. Unless it is remembered in the keyring, it is forgotten when the program ends.</source>
        <translation>Le mot de passe n’est envoyé qu’à %1. S’il n’est pas mémorisé dans le trousseau, il est oublié à la fermeture du programme.</translation>
    </message>
    <message>
        <source>&amp;User name:</source>
        <translation>Nom d’&amp;utilisateur :</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>Mot de &amp;passe :</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Interrogation du serveur…</translation>
    </message>
    <message>
        <source>Not logged in</source>
        <translation>Non connecté</translation>
    </message>
    <message>
        <source>Logged in, but not remembered</source>
        <translation>Connecté, mais non mémorisé</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>bloscope::MainWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Move to &amp;Other Side</source>
        <translation>Déplacer vers l’&amp;autre côté</translation>
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
        <translation>Mode sans échec : les réglages et la session ne sont ni chargés ni enregistrés</translation>
    </message>
    <message>
        <source>The last session cannot be restored</source>
        <translation>Impossible de restaurer la dernière session</translation>
    </message>
</context>
<context>
    <name>bloscope::MappedHexView</name>
    <message>
        <source>File bytes</source>
        <translation>Octets du fichier</translation>
    </message>
    <message>
        <source>At most %1 bytes can be copied at once.</source>
        <translation>Au plus %1 octets peuvent être copiés à la fois.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n byte(s).</source>
        <translation>
            <numerusform>%n octet copié.</numerusform>
            <numerusform>%n octets copiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied</source>
        <translation>Rien n’a été copié</translation>
    </message>
    <message>
        <source>Copy as &amp;Hex</source>
        <translation>Copier en &amp;hexadécimal</translation>
    </message>
    <message>
        <source>Copy as &amp;C Array</source>
        <translation>Copier en tableau &amp;C</translation>
    </message>
    <message>
        <source>Copy as &amp;Base64</source>
        <translation>Copier en &amp;Base64</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Copier comme te&amp;xte</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>bloscope::MeasureBar</name>
    <message>
        <source>Select, move and change regions</source>
        <translation>Sélectionner, déplacer et modifier des régions</translation>
    </message>
    <message>
        <source>Ruler: drag from end to end</source>
        <translation>Règle : glisser d’une extrémité à l’autre</translation>
    </message>
    <message>
        <source>Line of several segments: click the points, double-click the last one</source>
        <translation>Ligne brisée : cliquer sur chaque point, double-cliquer sur le dernier</translation>
    </message>
    <message>
        <source>Free line: draw it with the button held</source>
        <translation>Ligne libre : la tracer en maintenant le bouton enfoncé</translation>
    </message>
    <message>
        <source>Angle: click three points</source>
        <translation>Angle : cliquer sur trois points</translation>
    </message>
    <message>
        <source>Rectangle: drag from corner to corner</source>
        <translation>Rectangle : glisser d’un coin à l’autre</translation>
    </message>
    <message>
        <source>Ellipse: drag the rectangle around it (Shift: a circle)</source>
        <translation>Ellipse : tracer le rectangle qui l’entoure (Maj : cercle)</translation>
    </message>
    <message>
        <source>Polygon: click the corners, double-click the last one</source>
        <translation>Polygone : cliquer sur chaque sommet, double-cliquer sur le dernier</translation>
    </message>
    <message>
        <source>Freehand region: draw around it with the button held</source>
        <translation>Région à main levée : l’entourer en maintenant le bouton enfoncé</translation>
    </message>
    <message>
        <source>On all &amp;slices</source>
        <translation>Sur toutes les &amp;coupes</translation>
    </message>
    <message>
        <source>&amp;Copy Here</source>
        <translation>Copier &amp;ici</translation>
    </message>
    <message>
        <source>Copy the selected region to the slice that is shown</source>
        <translation>Copier la région sélectionnée dans la coupe affichée</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Delete the selected region (Delete)</source>
        <translation>Supprimer la région sélectionnée (Suppr)</translation>
    </message>
    <message>
        <source>Undo the last change of a region (Ctrl+Z)</source>
        <translation>Annuler la dernière modification d’une région (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo the change of a region (Ctrl+Shift+Z)</source>
        <translation>Rétablir la modification d’une région (Ctrl+Maj+Z)</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Largeur des lignes</translation>
    </message>
    <message>
        <source>Width of lines: profiles show the mean across it</source>
        <translation>Largeur des lignes : les profils montrent la moyenne sur cette largeur</translation>
    </message>
    <message>
        <source>The region is measured in whichever slice is shown</source>
        <translation>La région est mesurée dans la coupe affichée, quelle qu’elle soit</translation>
    </message>
    <message>
        <source>Ctrl moves the picture, Esc stops.</source>
        <translation>Ctrl pour déplacer l’image, Échap pour arrêter.</translation>
    </message>
    <message>
        <source>Stop measuring (Esc)</source>
        <translation>Arrêter de mesurer (Échap)</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>Lar&amp;geur :</translation>
    </message>
    <message numerus="yes">
        <source>cell(s)</source>
        <extracomment>behind the width of a line</extracomment>
        <translation>
            <numerusform>cellule</numerusform>
            <numerusform>cellules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::MeasurePanel</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Save the figures of all regions as CSV or JSON</source>
        <translation>Enregistrer les valeurs de toutes les régions en CSV ou JSON</translation>
    </message>
    <message>
        <source>Cop&amp;y Curve</source>
        <translation>Copier la cour&amp;be</translation>
    </message>
    <message>
        <source>Copy the curve of the selected region, to be pasted in a spreadsheet</source>
        <translation>Copier la courbe de la région sélectionnée, pour la coller dans un tableur</translation>
    </message>
    <message>
        <source>&amp;Keep in File</source>
        <translation>Co&amp;nserver dans le fichier</translation>
    </message>
    <message>
        <source>Store the regions in the metadata of the file, to be saved with it</source>
        <translation>Conserver les régions dans les métadonnées du fichier, pour les enregistrer avec lui</translation>
    </message>
    <message>
        <source>The regions kept in the file are out of date.</source>
        <translation>Les régions conservées dans le fichier ne sont plus à jour.</translation>
    </message>
    <message>
        <source>Copy as &amp;Python</source>
        <translation>Copier en P&amp;ython</translation>
    </message>
    <message>
        <source>Copy a program that reads the regions kept in the file, or contains them where the file has others</source>
        <translation>Copier un programme qui lit les régions conservées dans le fichier, ou qui les contient si celles du fichier sont différentes</translation>
    </message>
    <message>
        <source>Measured slices</source>
        <translation>Coupes mesurées</translation>
    </message>
    <message>
        <source>Measure areas in one slice, or through all slices along a dimension</source>
        <translation>Mesurer les surfaces dans une coupe, ou à travers toutes les coupes selon une dimension</translation>
    </message>
    <message>
        <source>Meas&amp;ure:</source>
        <translation>&amp;Mesurer :</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Measured numbers</source>
        <translation>Nombres mesurés</translation>
    </message>
    <message>
        <source>Slice of each region</source>
        <translation>Coupe de chaque région</translation>
    </message>
    <message>
        <source>All slices along %1</source>
        <translation>Toutes les coupes selon %1</translation>
    </message>
    <message>
        <source>No regions yet. Choose a tool above, then drag or click in the picture.</source>
        <translation>Pas encore de régions. Choisissez un outil ci-dessus, puis cliquez ou faites glisser la souris dans l’image.</translation>
    </message>
    <message>
        <source>Measured in the projection (%1), a single picture: it has no slices along %2.</source>
        <translation>Mesuré dans la projection (%1), une image unique : elle n’a pas de coupes selon %2.</translation>
    </message>
    <message>
        <source>Measured in the picture (%1).</source>
        <translation>Mesuré dans l’image (%1).</translation>
    </message>
    <message>
        <source>Copied the curve of %1.</source>
        <translation>Courbe de %1 copiée.</translation>
    </message>
    <message>
        <source>Export Measurements</source>
        <translation>Exporter les mesures</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json)</source>
        <translation>CSV (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>_regions.csv</source>
        <translation>_regions.csv</translation>
    </message>
    <message>
        <source>Exported the measurements to %1.</source>
        <translation>Mesures exportées dans %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>Impossible d’écrire %1</translation>
    </message>
    <message>
        <source>Other programs cannot open this array by itself.</source>
        <translation>D’autres programmes ne peuvent pas ouvrir ce tableau séparément.</translation>
    </message>
    <message>
        <source>There are no regions yet.</source>
        <translation>Il n’y a pas encore de régions.</translation>
    </message>
    <message>
        <source>Copied a Python program that reads the regions kept in the file.</source>
        <translation>Programme Python copié. Il lit les régions conservées dans le fichier.</translation>
    </message>
    <message>
        <source>Copied a Python program that contains the regions. It reads them from the file once they are kept there and the file is saved.</source>
        <translation>Programme Python copié. Il contient les régions ; il les lira dans le fichier une fois qu’elles y seront conservées et que le fichier sera enregistré.</translation>
    </message>
</context>
<context>
    <name>bloscope::Measuring</name>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Mesurer</translation>
    </message>
    <message>
        <source>Measure lengths, angles and regions (M)</source>
        <translation>Mesurer des longueurs, des angles et des régions (M)</translation>
    </message>
    <message>
        <source>This region is in planes of other dimensions. Show them first.</source>
        <translation>Cette région se trouve dans des plans d’autres dimensions. Affichez-les d’abord.</translation>
    </message>
    <message>
        <source>The regions of the file cannot be read</source>
        <translation>Impossible de lire les régions du fichier</translation>
    </message>
    <message>
        <source>Nothing can be stored in this file.</source>
        <translation>Rien ne peut être conservé dans ce fichier.</translation>
    </message>
    <message>
        <source>Keep Regions</source>
        <translation>Conserver les régions</translation>
    </message>
    <message>
        <source>The regions are in the metadata; save the file to keep them.</source>
        <translation>Les régions sont dans les métadonnées ; enregistrez le fichier pour les garder.</translation>
    </message>
    <message>
        <source>The regions cannot be kept in the file</source>
        <translation>Impossible de conserver les régions dans le fichier</translation>
    </message>
</context>
<context>
    <name>bloscope::MergeEditsDialog</name>
    <message>
        <source>mine</source>
        <translation>ma version</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>l’autre version</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(absent)</translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation>(inconnu)</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s)</source>
        <translation>
            <numerusform>%n autre valeur</numerusform>
            <numerusform>%n autres valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Ma version</translation>
    </message>
    <message>
        <source>Theirs (now in the file)</source>
        <translation>Autre version (dans le fichier)</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservé</translation>
    </message>
    <message>
        <source>All &amp;Mine</source>
        <translation>Les &amp;miennes</translation>
    </message>
    <message>
        <source>All &amp;Theirs</source>
        <translation>Les &amp;autres</translation>
    </message>
    <message>
        <source>Merge My Changes – %1</source>
        <translation>Fusionner mes modifications – %1</translation>
    </message>
    <message>
        <source>Changed entries and values</source>
        <translation>Entrées et valeurs modifiées</translation>
    </message>
    <message>
        <source>Merge and &amp;Save</source>
        <translation>Fusionner et &amp;enregistrer</translation>
    </message>
    <message>
        <source>M&amp;erge</source>
        <translation>&amp;Fusionner</translation>
    </message>
    <message>
        <source>Stopped: nothing was merged.</source>
        <translation>Arrêté : rien n’a été fusionné.</translation>
    </message>
    <message>
        <source>Your changes cannot be merged into the file</source>
        <translation>Impossible de fusionner vos modifications dans le fichier</translation>
    </message>
    <message>
        <source>The metadata is the same; only the data in the file differs.</source>
        <translation>Les métadonnées sont identiques ; seules les données du fichier diffèrent.</translation>
    </message>
    <message>
        <source>No entry or value was changed by both you and the other program. All changes are kept.</source>
        <translation>Aucune entrée ni valeur n’a été modifiée à la fois par vous et par l’autre programme. Toutes les modifications sont conservées.</translation>
    </message>
    <message>
        <source>No entry was changed by both you and the other program. All changes are kept.</source>
        <translation>Aucune entrée n’a été modifiée à la fois par vous et par l’autre programme. Toutes les modifications sont conservées.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were changed by both you and the other program.</source>
        <translation>
            <numerusform>%n entrée a été modifiée à la fois par vous et par l’autre programme.</numerusform>
            <numerusform>%n entrées ont été modifiées à la fois par vous et par l’autre programme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values were changed by both you and the other program.</source>
        <translation>
            <numerusform>%n valeur a été modifiée à la fois par vous et par l’autre programme.</numerusform>
            <numerusform>%n valeurs ont été modifiées à la fois par vous et par l’autre programme.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was overwritten, so some original values are unknown. Values you edited that differ from the file count as changed by both.</source>
        <translation>Le fichier a été réécrit ; certaines valeurs d’origine sont donc inconnues. Vos valeurs modifiées qui diffèrent du fichier comptent comme modifiées des deux côtés.</translation>
    </message>
    <message>
        <source>Choose which to keep. Changes that do not conflict are kept.</source>
        <translation>Choisissez ce qu’il faut conserver. Les modifications sans conflit sont conservées.</translation>
    </message>
</context>
<context>
    <name>bloscope::MessageBar</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataActions</name>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Ajouter…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Su&amp;pprimer</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>De&amp;scendre</translation>
    </message>
    <message>
        <source>&amp;Edit Value</source>
        <translation>Modifier la &amp;valeur</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>Chan&amp;ge Type</source>
        <translation>Changer de &amp;type</translation>
    </message>
    <message>
        <source>Edit as &amp;JSON or Hex…</source>
        <translation>Modifier en &amp;JSON ou en hexadécimal…</translation>
    </message>
    <message>
        <source>Edit Arra&amp;y…</source>
        <translation>Modifier le ta&amp;bleau…</translation>
    </message>
    <message>
        <source>Un&amp;lock…</source>
        <translation>Déverr&amp;ouiller…</translation>
    </message>
    <message>
        <source>E&amp;xport Value…</source>
        <translation>E&amp;xporter la valeur…</translation>
    </message>
    <message>
        <source>&amp;Import Value…</source>
        <translation>&amp;Importer une valeur…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy as JSON</source>
        <translation>&amp;Copier en JSON</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Annuler %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Rétablir %1</translation>
    </message>
    <message>
        <source>&amp;Add Entry…</source>
        <translation>Ajouter u&amp;ne entrée…</translation>
    </message>
    <message>
        <source>&amp;Add Item</source>
        <translation>Ajouter un élém&amp;ent</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataDelegate</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataDialogs</name>
    <message>
        <source>This Python pickle can only be edited as bytes: %1.</source>
        <translation>Ce pickle Python ne peut être modifié que comme octets : %1.</translation>
    </message>
    <message>
        <source>This is a Python pickle, read as data. Changes are written as the same kind of pickle.</source>
        <translation>Ceci est un pickle Python, lu comme données. Les modifications sont écrites dans un pickle de même type.</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Métadonnées</translation>
    </message>
    <message>
        <source>The value to be replaced changed while the file was being read. Try again.</source>
        <translation>La valeur à remplacer a changé pendant la lecture du fichier. Réessayez.</translation>
    </message>
    <message>
        <source>Change Array</source>
        <translation>Modifier le tableau</translation>
    </message>
    <message>
        <source>Leave the entry without a name?</source>
        <translation>Laisser l’entrée sans nom ?</translation>
    </message>
    <message>
        <source>Few programs can show an entry whose name is empty.</source>
        <translation>Peu de programmes peuvent afficher une entrée sans nom.</translation>
    </message>
    <message>
        <source>Clear &amp;Name</source>
        <translation>Effacer le &amp;nom</translation>
    </message>
    <message>
        <source>Unlock “%1”?</source>
        <translation>Déverrouiller « %1 » ?</translation>
    </message>
    <message>
        <source>Libraries use this entry: %1. If its value is wrong, they may misread the file or fail to read it. The entry stays unlocked until the file is closed.</source>
        <translation>Des bibliothèques utilisent cette entrée : %1. Si sa valeur est fausse, elles risquent de mal lire le fichier ou de ne pas pouvoir le lire. L’entrée reste déverrouillée jusqu’à la fermeture du fichier.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>“%1” cannot be converted to %2</source>
        <translation>« %1 » ne peut pas être converti en %2</translation>
    </message>
    <message>
        <source>It can be replaced with an empty %1. Undo restores the current value.</source>
        <translation>L’entrée peut être remplacée par une valeur vide (%1). Annuler rétablit la valeur actuelle.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataDock</name>
    <message>
        <source>There is no metadata to show</source>
        <translation>Il n’y a pas de métadonnées à afficher</translation>
    </message>
    <message>
        <source>A chunk without a frame has no metadata</source>
        <translation>Un chunk sans frame n’a pas de métadonnées</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributs</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataTree</name>
    <message>
        <source>Metadata</source>
        <translation>Métadonnées</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataView</name>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter the metadata</source>
        <translation>Filtrer les métadonnées</translation>
    </message>
    <message>
        <source>Show what would be saved</source>
        <translation>Afficher ce qui serait enregistré</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Métadonnées</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>edited values</source>
        <translation>valeurs modifiées</translation>
    </message>
</context>
<context>
    <name>bloscope::MovieDialog</name>
    <message>
        <source>Export Movie</source>
        <translation>Exporter une vidéo</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a dimension, its extent</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Each index of this dimension is a frame</source>
        <translation>Chaque indice de cette dimension est une image</translation>
    </message>
    <message>
        <source>Every index</source>
        <translation>Tous les indices</translation>
    </message>
    <message>
        <source>1 of </source>
        <comment>10 indices</comment>
        <translation>1 sur </translation>
    </message>
    <message>
        <source> indices</source>
        <comment>1 of 10</comment>
        <translation> indices</translation>
    </message>
    <message>
        <source> frames per second</source>
        <translation> images par seconde</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source>&amp;Along:</source>
        <translation>&amp;Selon :</translation>
    </message>
    <message>
        <source>&amp;Frames:</source>
        <translation>I&amp;mages :</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>&amp;Vitesse :</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Largeur :</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>&amp;Format :</translation>
    </message>
    <message>
        <source>Animated WebP (lossless)</source>
        <translation>WebP animé (sans perte)</translation>
    </message>
    <message>
        <source>GIF (256 colours per frame)</source>
        <translation>GIF (256 couleurs par image)</translation>
    </message>
    <message>
        <source>MP4</source>
        <translation>MP4</translation>
    </message>
    <message>
        <source>MP4 is written by the program ffmpeg, which is not installed</source>
        <translation>Le format MP4 est écrit par le programme ffmpeg, qui n’est pas installé</translation>
    </message>
    <message>
        <source>This movie cannot be written</source>
        <translation>Impossible d’écrire cette vidéo</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) of %1 × %2 pixels, %3 s.</source>
        <translation>
            <numerusform>%n image de %1 × %2 pixels, %3 s.</numerusform>
            <numerusform>%n images de %1 × %2 pixels, %3 s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::NewEntryDialog</name>
    <message>
        <source>New Metadata Entry</source>
        <translation>Nouvelle entrée de métadonnées</translation>
    </message>
    <message>
        <source>New Entry in %1</source>
        <translation>Nouvelle entrée dans %1</translation>
    </message>
    <message>
        <source>Add an entry without a name?</source>
        <translation>Ajouter une entrée sans nom ?</translation>
    </message>
    <message>
        <source>Few programs can show an entry whose name is empty.</source>
        <translation>Peu de programmes peuvent afficher une entrée sans nom.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom :</translation>
    </message>
    <message>
        <source>Name validation</source>
        <translation>Contrôle du nom</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>&amp;Valeur :</translation>
    </message>
    <message>
        <source>Value validation</source>
        <translation>Contrôle de la valeur</translation>
    </message>
    <message>
        <source>Variable-length metalayers, after the data</source>
        <translation>Metalayers de longueur variable, après les données</translation>
    </message>
    <message>
        <source>Metalayers, in the header</source>
        <translation>Metalayers, dans l’en-tête</translation>
    </message>
    <message>
        <source>&amp;Section:</source>
        <translation>&amp;Section :</translation>
    </message>
    <message>
        <source>empty (not valid msgpack)</source>
        <translation>vide (msgpack non valide)</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Type :</translation>
    </message>
    <message>
        <source>A name may be empty, but few programs can show such an entry.</source>
        <translation>Un nom peut être vide, mais peu de programmes peuvent afficher une telle entrée.</translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <translation>%1 octets sur %2</translation>
    </message>
</context>
<context>
    <name>bloscope::NotationHelp</name>
    <message>
        <source>integers beyond 2⁵³</source>
        <translation>entiers au-delà de 2⁵³</translation>
    </message>
    <message>
        <source>float64: with a point or an exponent</source>
        <translation>float64 : avec un point ou un exposant</translation>
    </message>
    <message>
        <source>non-finite float64: nan, inf, -inf</source>
        <translation>float64 non fini : nan, inf, -inf</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>text that is not UTF-8</source>
        <translation>texte qui n’est pas de l’UTF-8</translation>
    </message>
    <message>
        <source>extensions: type and bytes</source>
        <translation>extensions : type et octets</translation>
    </message>
    <message>
        <source>times: seconds and nanoseconds</source>
        <translation>dates et heures : secondes et nanosecondes</translation>
    </message>
    <message>
        <source>maps whose keys are not distinct strings</source>
        <translation>dictionnaires dont les clés ne sont pas des chaînes distinctes</translation>
    </message>
    <message>
        <source>Python&apos;s tuples</source>
        <translation>tuples de Python</translation>
    </message>
    <message>
        <source>Writing values that JSON cannot express</source>
        <translation>Écrire des valeurs que JSON ne peut pas exprimer</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatButton</name>
    <message>
        <source>Format of the numbers and bytes in this table; copies keep all digits</source>
        <translation>Format des nombres et des octets dans cette table ; les copies gardent tous les chiffres</translation>
    </message>
    <message>
        <source>Number format: %1</source>
        <translation>Format des nombres : %1</translation>
    </message>
    <message>
        <source>&amp;As in Preferences (%1)</source>
        <translation>Comme dans les &amp;préférences (%1)</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>&amp;Autre…</translation>
    </message>
    <message>
        <source>&amp;Shortest: 0.25</source>
        <translation>Le plus &amp;court : 0.25</translation>
    </message>
    <message>
        <source>&amp;2 Digits: 0.25</source>
        <translation>&amp;2 décimales : 0.25</translation>
    </message>
    <message>
        <source>&amp;4 Digits: 0.2500</source>
        <translation>&amp;4 décimales : 0.2500</translation>
    </message>
    <message>
        <source>S&amp;cientific: 2.5000e-01</source>
        <translation>&amp;Scientifique : 2.5000e-01</translation>
    </message>
    <message>
        <source>&amp;Decimal: 10</source>
        <translation>&amp;Décimal : 10</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal: 0x0a</source>
        <translation>&amp;Hexadécimal : 0x0a</translation>
    </message>
    <message>
        <source>Oc&amp;tal: 0o012</source>
        <translation>&amp;Octal : 0o012</translation>
    </message>
    <message>
        <source>&amp;Binary: 0b00001010</source>
        <translation>&amp;Binaire : 0b00001010</translation>
    </message>
    <message>
        <source>Te&amp;xt Where Possible: ab</source>
        <translation>Te&amp;xte si possible : ab</translation>
    </message>
    <message>
        <source>B&amp;ytes as in Python: b&apos;ab&apos;</source>
        <translation>Oc&amp;tets comme en Python : b&apos;ab&apos;</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatDialog</name>
    <message>
        <source>Number Format of This Table</source>
        <translation>Format des nombres de cette table</translation>
    </message>
    <message>
        <source>As in &amp;Preferences</source>
        <translation>Comme dans les &amp;préférences</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatForm</name>
    <message>
        <source>&amp;Floats:</source>
        <translation>&amp;Flottants :</translation>
    </message>
    <message>
        <source>With or without an exponent.</source>
        <translation>Avec ou sans exposant.</translation>
    </message>
    <message>
        <source>Plain: 0.25</source>
        <translation>Décimal : 0.25</translation>
    </message>
    <message>
        <source>Scientific: 2.5e-01</source>
        <translation>Scientifique : 2.5e-01</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <translation>Autant que nécessaire</translation>
    </message>
    <message>
        <source>Digits of floats after the decimal point. With &quot;As many as needed&quot;, the text reads back as the same number.</source>
        <translation>Nombre de chiffres des flottants après la virgule. Avec « Autant que nécessaire », la relecture du texte redonne le même nombre.</translation>
    </message>
    <message>
        <source>&amp;Digits:</source>
        <translation>&amp;Décimales :</translation>
    </message>
    <message>
        <source>&amp;Integers:</source>
        <translation>&amp;Entiers :</translation>
    </message>
    <message>
        <source>All notations except decimal show the stored bits.</source>
        <translation>Toutes les notations sauf la décimale montrent les bits stockés.</translation>
    </message>
    <message>
        <source>Decimal: 10</source>
        <translation>Décimal : 10</translation>
    </message>
    <message>
        <source>Hexadecimal: 0x0a</source>
        <translation>Hexadécimal : 0x0a</translation>
    </message>
    <message>
        <source>Octal: 0o012</source>
        <translation>Octal : 0o012</translation>
    </message>
    <message>
        <source>Binary: 0b00001010</source>
        <translation>Binaire : 0b00001010</translation>
    </message>
    <message>
        <source>B&amp;yte strings:</source>
        <translation>Chaînes d’&amp;octets :</translation>
    </message>
    <message>
        <source>Used in tables and copies. Bytes that are not text are always written as in Python.</source>
        <translation>Utilisé dans les tables et les copies. Les octets qui ne sont pas du texte sont toujours écrits comme en Python.</translation>
    </message>
    <message>
        <source>Text where possible: ab</source>
        <translation>Texte si possible : ab</translation>
    </message>
    <message>
        <source>As in Python: b&apos;ab&apos;</source>
        <translation>Comme en Python : b&apos;ab&apos;</translation>
    </message>
</context>
<context>
    <name>bloscope::OpenFile</name>
    <message>
        <source>Merge My Changes</source>
        <translation>Fusionner mes modifications</translation>
    </message>
</context>
<context>
    <name>bloscope::OutsideChanges</name>
    <message>
        <source>%1 was not saved</source>
        <translation>%1 n’a pas été enregistré</translation>
    </message>
    <message>
        <source>Choose which version to keep.</source>
        <translation>Choisissez la version à conserver.</translation>
    </message>
    <message>
        <source>%1 has grown.</source>
        <translation>%1 a grandi.</translation>
    </message>
    <message>
        <source>%1 was changed by another program and reloaded.</source>
        <translation>%1 a été modifié par un autre programme, puis rechargé.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>%1 no longer exists. You can still view what is open.</source>
        <translation>%1 n’existe plus. Vous pouvez encore consulter ce qui est ouvert.</translation>
    </message>
    <message>
        <source>%1 no longer exists. You can still view what is open and save it as another file.</source>
        <translation>%1 n’existe plus. Vous pouvez encore consulter ce qui est ouvert et l’enregistrer comme un autre fichier.</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Your changes were not merged</source>
        <translation>Vos modifications n’ont pas été fusionnées</translation>
    </message>
    <message>
        <source>The previous content is still shown, because %1 was changed by another program and cannot be reloaded</source>
        <translation>L’ancien contenu reste affiché, car %1 a été modifié par un autre programme et ne peut pas être rechargé</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Merge My Changes…</source>
        <translation>Fusionner mes modifications…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Decide Later</source>
        <translation>Décider plus tard</translation>
    </message>
    <message>
        <source>You have unsaved changes.</source>
        <translation>Vous avez des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Your changes were merged with those in %1. They are not saved yet.</source>
        <translation>Vos modifications ont été fusionnées avec celles de %1. Elles ne sont pas encore enregistrées.</translation>
    </message>
    <message>
        <source>The current content of %1 is shown. None of your changes remain.</source>
        <translation>Le contenu actuel de %1 est affiché. Il ne reste aucune de vos modifications.</translation>
    </message>
</context>
<context>
    <name>bloscope::OverlayBar</name>
    <message>
        <source>Show as &amp;Overlay</source>
        <translation>Afficher en cal&amp;que</translation>
    </message>
    <message>
        <source>Draw the labels of this file over the picture</source>
        <translation>Dessiner les étiquettes de ce fichier sur l’image</translation>
    </message>
    <message>
        <source>Dismiss this suggestion</source>
        <translation>Fermer cette suggestion</translation>
    </message>
    <message>
        <source>Show or hide the overlay (O)</source>
        <translation>Afficher ou masquer le calque (O)</translation>
    </message>
    <message>
        <source>Overlay colours</source>
        <translation>Couleurs du calque</translation>
    </message>
    <message>
        <source>Colour range of the overlay</source>
        <translation>Plage de couleurs du calque</translation>
    </message>
    <message>
        <source>Range:</source>
        <translation>Plage :</translation>
    </message>
    <message>
        <source>Remove the overlay</source>
        <translation>Retirer le calque</translation>
    </message>
    <message>
        <source>&amp;Draw:</source>
        <translation>&amp;Rendu :</translation>
    </message>
    <message>
        <source>O&amp;pacity:</source>
        <translation>O&amp;pacité :</translation>
    </message>
    <message>
        <source>Colo&amp;urs:</source>
        <translation>Coule&amp;urs :</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Label style</source>
        <translation>Style des étiquettes</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Remplies</translation>
    </message>
    <message>
        <source>Fill every cell with the colour of its label</source>
        <translation>Remplir chaque cellule de la couleur de son étiquette</translation>
    </message>
    <message>
        <source>Outlines</source>
        <translation>Contours</translation>
    </message>
    <message>
        <source>Draw only the borders of labels</source>
        <translation>Ne tracer que le bord des étiquettes</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Fill labels and draw opaque borders</source>
        <translation>Remplir les étiquettes et tracer des bords opaques</translation>
    </message>
    <message>
        <source>Overlay opacity</source>
        <translation>Opacité du calque</translation>
    </message>
    <message>
        <source>Opacity of filled areas: 0 % shows only the picture, 100 % only the overlay</source>
        <translation>Opacité des surfaces remplies : 0 % ne montre que l’image, 100 % que le calque</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Found %1 next to this file.</source>
        <translation>%1 trouvé à côté de ce fichier.</translation>
    </message>
    <message>
        <source>Overlay: %1</source>
        <translation>Calque : %1</translation>
    </message>
    <message>
        <source>%1
Show or hide the overlay (O)</source>
        <translation>%1
Afficher ou masquer le calque (O)</translation>
    </message>
</context>
<context>
    <name>bloscope::PaintWhere</name>
    <message>
        <source>Paint over</source>
        <translation>Peindre sur</translation>
    </message>
    <message>
        <source>Which cells are painted: all, or only those with one value</source>
        <translation>Quelles cellules sont peintes : toutes, ou seulement celles d’une valeur</translation>
    </message>
    <message>
        <source>Protected values</source>
        <translation>Valeurs protégées</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Saisissez un nombre.</translation>
    </message>
    <message>
        <source>Lowest value of the image</source>
        <translation>Plus petite valeur de l’image</translation>
    </message>
    <message>
        <source>Highest value of the image</source>
        <translation>Plus grande valeur de l’image</translation>
    </message>
    <message>
        <source>&amp;Limits</source>
        <translation>Li&amp;mites</translation>
    </message>
    <message>
        <source>Paint only where the image is between two values, both included</source>
        <translation>Ne peindre que là où l’image est entre deux valeurs, bornes comprises</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>unlabelled (0)</source>
        <translation>sans étiquette (0)</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>seulement %1</translation>
    </message>
    <message>
        <source>Protect &amp;None</source>
        <translation>&amp;Ne rien protéger</translation>
    </message>
    <message>
        <source>&amp;Protect</source>
        <translation>Proté&amp;ger</translation>
    </message>
    <message>
        <source>&amp;Protect (%1)</source>
        <translation>Proté&amp;ger (%1)</translation>
    </message>
    <message>
        <source>Values that are not painted over</source>
        <translation>Valeurs qui ne sont pas recouvertes</translation>
    </message>
    <message>
        <source>Not painted over: %1</source>
        <translation>Non recouvertes : %1</translation>
    </message>
</context>
<context>
    <name>bloscope::PaneBrush</name>
    <message>
        <source>A projection cannot be painted. Turn it off first.</source>
        <translation>Une projection ne peut pas être peinte. Désactivez-la d’abord.</translation>
    </message>
    <message>
        <source>This cannot be painted</source>
        <translation>Impossible de peindre ici</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Peindre %1</translation>
    </message>
    <message>
        <source>%1 has the same colour as 0: the cells are painted, but look unchanged.</source>
        <translation>%1 a la même couleur que 0 : les cellules sont peintes, mais semblent inchangées.</translation>
    </message>
    <message>
        <source>The line does not surround the middle of any cell.</source>
        <translation>Le trait n’entoure le centre d’aucune cellule.</translation>
    </message>
    <message>
        <source>Mark a cell with Shift+Arrow keys first.</source>
        <translation>Marquez d’abord une cellule avec Maj+touches fléchées.</translation>
    </message>
</context>
<context>
    <name>bloscope::PartBox</name>
    <message>
        <source>Element part to draw</source>
        <translation>Partie de l’élément à dessiner</translation>
    </message>
    <message>
        <source>Part of each element to draw</source>
        <translation>Partie de chaque élément à dessiner</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what of it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>phase</translation>
    </message>
    <message>
        <source>real part</source>
        <translation>partie réelle</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>partie imaginaire</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>module</translation>
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
        <translation>Image : %1</translation>
    </message>
    <message>
        <source>Only whole numbers and Booleans can be painted.</source>
        <translation>Seuls les entiers et les booléens peuvent être peints.</translation>
    </message>
    <message>
        <source>Colours cannot be painted. Show one channel at a time.</source>
        <translation>Les couleurs ne peuvent pas être peintes. Affichez un canal à la fois.</translation>
    </message>
</context>
<context>
    <name>bloscope::PipelineDialog</name>
    <message>
        <source>Show &amp;Bytes in File</source>
        <translation>Afficher les &amp;octets dans le fichier</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>Decode Block Step by Step</source>
        <translation>Décoder le bloc pas à pas</translation>
    </message>
    <message>
        <source>&amp;Chunk:</source>
        <translation>&amp;Chunk :</translation>
    </message>
    <message>
        <source>B&amp;lock:</source>
        <translation>&amp;Bloc :</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>This block cannot be shown</source>
        <translation>Impossible d’afficher ce bloc</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Not stored: bytes %1 to %2 of the decoded chunk.</source>
        <translation>Non stockés : octets %1 à %2 du chunk décodé.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) at offset %1 of the file contain bytes %2 to %3 of the decoded chunk.</source>
        <translation>
            <numerusform>%n octet à la position %1 du fichier contient les octets %2 à %3 du chunk décodé.</numerusform>
            <numerusform>%n octets à la position %1 du fichier contiennent les octets %2 à %3 du chunk décodé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) at offset %1 of %4 contain bytes %2 to %3 of the decoded chunk.</source>
        <translation>
            <numerusform>%n octet à la position %1 de %4 contient les octets %2 à %3 du chunk décodé.</numerusform>
            <numerusform>%n octets à la position %1 de %4 contiennent les octets %2 à %3 du chunk décodé.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>Values after this step</source>
        <translation>Valeurs après cette étape</translation>
    </message>
</context>
<context>
    <name>bloscope::PlanesView</name>
    <message>
        <source>&amp;Large Plane</source>
        <translation>Grand p&amp;lan</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Plans</translation>
    </message>
    <message>
        <source>The planes cannot be drawn</source>
        <translation>Impossible de dessiner les plans</translation>
    </message>
    <message>
        <source>Also show one of the three planes enlarged (L)</source>
        <translation>Afficher aussi l’un des trois plans en grand (L)</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Large plane normal to %1</source>
        <translation>Grand plan normal à %1</translation>
    </message>
    <message>
        <source>Plane normal to %1</source>
        <translation>Plan normal à %1</translation>
    </message>
    <message>
        <source>Copied the pictures of the planes.</source>
        <translation>Images des plans copiées.</translation>
    </message>
</context>
<context>
    <name>bloscope::PlayButton</name>
    <message>
        <source>&amp;Loop</source>
        <translation>En &amp;boucle</translation>
    </message>
    <message>
        <source>Play through the indices</source>
        <translation>Faire défiler les indices</translation>
    </message>
    <message>
        <source>%1 per Second</source>
        <translation>%1 par seconde</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotLoader</name>
    <message>
        <source>Plotting</source>
        <translation>Tracé</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Graphique</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotWindow</name>
    <message>
        <source>Columns of the curves</source>
        <translation>Colonnes des courbes</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucune)</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Scatter plot</source>
        <translation>Nuage de points</translation>
    </message>
    <message>
        <source>Kind of plot</source>
        <translation>Type de graphique</translation>
    </message>
    <message>
        <source>Column along the horizontal axis</source>
        <translation>Colonne de l’axe horizontal</translation>
    </message>
    <message>
        <source>Column along the vertical axis</source>
        <translation>Colonne de l’axe vertical</translation>
    </message>
    <message>
        <source>Column of the colours</source>
        <translation>Colonne des couleurs</translation>
    </message>
    <message>
        <source>&amp;Y:</source>
        <translation>&amp;Y :</translation>
    </message>
    <message>
        <source>Colour &amp;by:</source>
        <translation>Couleur &amp;par :</translation>
    </message>
    <message>
        <source>&amp;Plot:</source>
        <translation>&amp;Graphique :</translation>
    </message>
    <message>
        <source>&amp;X:</source>
        <translation>&amp;X :</translation>
    </message>
    <message>
        <source>&amp;Filter to Range</source>
        <translation>&amp;Filtrer sur la plage</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Tout afficher</translation>
    </message>
    <message>
        <source>Zoom out to all values (Home or a double click)</source>
        <translation>Revenir à toutes les valeurs (Début ou double-clic)</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>&amp;Enregistrer la figure…</translation>
    </message>
    <message>
        <source>Row number</source>
        <translation>Numéro de ligne</translation>
    </message>
    <message>
        <source>Reading, %1 %…</source>
        <translation>Lecture, %1 %…</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>The columns cannot be plotted</source>
        <translation>Impossible de tracer les colonnes</translation>
    </message>
    <message>
        <source>Choose a column to plot.</source>
        <translation>Choisissez une colonne à tracer.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no rows to plot.</source>
        <translation>Il n’y a pas de lignes à tracer.</translation>
    </message>
    <message>
        <source>These rows have no numbers to plot.</source>
        <translation>Ces lignes ne contiennent aucun nombre à tracer.</translation>
    </message>
    <message>
        <source>%1 without a value</source>
        <extracomment>%1 &quot;12 rows&quot;</extracomment>
        <translation>%1 sans valeur</translation>
    </message>
    <message>
        <source>the most frequent of %1 distinct values</source>
        <translation>la plus fréquente parmi %1 valeurs distinctes</translation>
    </message>
    <message>
        <source>%1 in view</source>
        <extracomment>%1 &quot;12 rows&quot;</extracomment>
        <translation>%1 à l’écran</translation>
    </message>
    <message>
        <source>one point per row</source>
        <translation>un point par ligne</translation>
    </message>
    <message>
        <source>colours show density</source>
        <translation>les couleurs montrent la densité</translation>
    </message>
    <message>
        <source>colours show the mean of %1</source>
        <translation>les couleurs montrent la moyenne de %1</translation>
    </message>
    <message>
        <source>Drag in the plot to select a range, with Shift when zoomed in</source>
        <translation>Faites glisser la souris dans le graphique pour sélectionner une plage, avec Maj s’il est agrandi</translation>
    </message>
    <message>
        <source>Show only rows with %1 in the table</source>
        <translation>N’afficher dans la table que les lignes avec %1</translation>
    </message>
    <message>
        <source>Save Figure</source>
        <translation>Enregistrer la figure</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dessin SVG (*.svg)</translation>
    </message>
    <message>
        <source>%1 has no extension of a figure: png, svg or pdf.</source>
        <translation>%1 n’a pas l’extension d’une figure : png, svg ou pdf.</translation>
    </message>
    <message>
        <source>%1 has no extension of a figure that this build writes: png or pdf.</source>
        <translation>%1 n’a pas l’extension d’une figure que cette version peut écrire : png ou pdf.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 enregistré.</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>Impossible d’enregistrer %1</translation>
    </message>
</context>
<context>
    <name>bloscope::PreferencesDialog</name>
    <message>
        <source>Re&amp;open last session</source>
        <translation>&amp;Rouvrir la dernière session</translation>
    </message>
    <message>
        <source>&amp;Ask before discarding a running job</source>
        <translation>&amp;Demander avant d’abandonner une tâche en cours</translation>
    </message>
    <message>
        <source>&amp;Coordinates on axes</source>
        <translation>&amp;Coordonnées sur les axes</translation>
    </message>
    <message>
        <source>Orientation label&amp;s</source>
        <translation>&amp;Repères d’orientation</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Général</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Couleurs :</translation>
    </message>
    <message>
        <source>Applies to the whole window immediately. &quot;System&quot; follows the desktop if it reports changes.</source>
        <translation>S’applique immédiatement à toute la fenêtre. « Système » suit le bureau s’il signale les changements.</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>La&amp;ngue :</translation>
    </message>
    <message>
        <source>Of texts, numbers and dates in the window; data stay as they are. Takes effect after a restart.</source>
        <translation>Pour les textes, les nombres et les dates de la fenêtre ; les données restent telles quelles. Prend effet au redémarrage.</translation>
    </message>
    <message>
        <source>When Bloscope starts without a file, restores the windows and files of the last session.</source>
        <translation>Lorsque Bloscope démarre sans fichier, rétablit les fenêtres et les fichiers de la dernière session.</translation>
    </message>
    <message>
        <source>Asks for confirmation when a window is closed during an export.</source>
        <translation>Demande confirmation lorsqu’une fenêtre est fermée pendant une exportation.</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>One per processor (%1)</source>
        <translation>Un par processeur (%1)</translation>
    </message>
    <message>
        <source>&amp;Reading</source>
        <translation>Lect&amp;ure</translation>
    </message>
    <message>
        <source>&amp;Memory for decoded blocks:</source>
        <translation>&amp;Mémoire pour les blocs décodés :</translation>
    </message>
    <message>
        <source>Shared by all open files. A larger cache means less decoding when you go back and forth; the status bar shows how much of it is in use.</source>
        <translation>Partagée par tous les fichiers ouverts. Un cache plus grand réduit le décodage lors des allers-retours ; la barre d’état montre la part utilisée.</translation>
    </message>
    <message>
        <source>&amp;Disk space for overviews:</source>
        <translation>Espace &amp;disque pour les vues d’ensemble :</translation>
    </message>
    <message>
        <source>For large planes, so that their heatmaps appear at once when the file is reopened. Least recently used entries are removed first; 0 removes all.</source>
        <translation>Pour les grands plans, afin que leur carte de chaleur s’affiche aussitôt à la réouverture du fichier. Les entrées les moins récemment utilisées sont supprimées en premier ; 0 supprime tout.</translation>
    </message>
    <message>
        <source>Disk space for &amp;files on servers:</source>
        <translation>Espace disque pour les &amp;fichiers distants :</translation>
    </message>
    <message>
        <source>For the parts of them that were fetched, so that they are not fetched again and can be read without a network. Least recently used files are removed first; 0 removes all.</source>
        <translation>Pour leurs parties déjà téléchargées, afin de ne pas les télécharger à nouveau et de pouvoir les lire sans réseau. Les fichiers les moins récemment utilisés sont supprimés en premier ; 0 supprime tout.</translation>
    </message>
    <message>
        <source>Number of decoding &amp;threads:</source>
        <translation>Nombre de &amp;threads de décodage :</translation>
    </message>
    <message>
        <source>Number of threads that decode in parallel. Takes effect after a restart.</source>
        <translation>Nombre de threads qui décodent en parallèle. Prend effet après un redémarrage.</translation>
    </message>
    <message>
        <source>&amp;Views</source>
        <translation>&amp;Vues</translation>
    </message>
    <message>
        <source>How array tables show numbers and byte strings. The status bar, copies and exports keep all digits.</source>
        <translation>Notation des nombres et des chaînes d’octets dans la vue Table des tableaux. La barre d’état, les copies et les exportations gardent tous les chiffres.</translation>
    </message>
    <message>
        <source>&amp;Heatmap:</source>
        <translation>Carte de c&amp;haleur :</translation>
    </message>
    <message>
        <source>Colours of newly opened arrays. Each heatmap can use different ones.</source>
        <translation>Couleurs des tableaux nouvellement ouverts. Chaque carte de chaleur peut en utiliser d’autres.</translation>
    </message>
    <message>
        <source>Heatmaps, planes and curves show coordinates and dates instead of indices where the file has them.</source>
        <translation>Les cartes de chaleur, les plans et les courbes affichent des coordonnées et des dates au lieu d’indices si le fichier en contient.</translation>
    </message>
    <message>
        <source>Shows L and R, A and P, S and I at the edges of medical images with a known orientation.</source>
        <translation>Affiche L et R, A et P, S et I au bord des images médicales dont l’orientation est connue.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportation</translation>
    </message>
    <message>
        <source>Default options for exporting arrays as text (CSV, TSV). Tables in stores use this delimiter, number of digits, byte string notation and line ending, always with column names.</source>
        <translation>Options par défaut pour exporter des tableaux en texte (CSV, TSV). Les tables des stores utilisent le même séparateur, nombre de décimales, notation des chaînes d’octets et fin de ligne, toujours avec les noms des colonnes.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>System (%1)</source>
        <translation>Système (%1)</translation>
    </message>
</context>
<context>
    <name>bloscope::ProjectionDialog</name>
    <message>
        <source>Projection</source>
        <translation>Projection</translation>
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
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Difference to the previous index</source>
        <translation>Différence avec l’indice précédent</translation>
    </message>
    <message>
        <source>Difference to one index</source>
        <translation>Différence avec un indice</translation>
    </message>
    <message>
        <source>Turning maximum</source>
        <translation>Maximum tournant</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Afficher :</translation>
    </message>
    <message>
        <source>&amp;Along:</source>
        <translation>&amp;Selon :</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>&amp;De :</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>Jus&amp;qu’à :</translation>
    </message>
    <message>
        <source>A&amp;bout:</source>
        <translation>A&amp;utour de :</translation>
    </message>
    <message>
        <source>A&amp;ngle:</source>
        <translation>A&amp;ngle :</translation>
    </message>
    <message>
        <source>Turn &amp;Off</source>
        <translation>Désac&amp;tiver</translation>
    </message>
    <message>
        <source>Vertical axis (%1)</source>
        <extracomment>%1 a dimension</extracomment>
        <translation>Axe vertical (%1)</translation>
    </message>
    <message>
        <source>Horizontal axis (%1)</source>
        <translation>Axe horizontal (%1)</translation>
    </message>
    <message>
        <source>&amp;Index:</source>
        <translation>&amp;Indice :</translation>
    </message>
</context>
<context>
    <name>bloscope::RangeButton</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Minimum to maximum</source>
        <translation>Minimum à maximum</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Colour range</source>
        <translation>Plage de couleurs</translation>
    </message>
    <message>
        <source>Set Li&amp;mits…</source>
        <translation>Définir les &amp;limites…</translation>
    </message>
    <message>
        <source>Enter the limits as numbers, percentiles or standard deviations</source>
        <translation>Saisir les limites sous forme de nombres, de percentiles ou d’écarts types</translation>
    </message>
    <message>
        <source>S&amp;ymmetric about Zero</source>
        <translation>S&amp;ymétrique autour de zéro</translation>
    </message>
    <message>
        <source>Centre the range on zero (not with a logarithmic scale)</source>
        <translation>Centrer la plage sur zéro (pas avec une échelle logarithmique)</translation>
    </message>
    <message>
        <source>Range of &amp;Whole Array</source>
        <translation>Plage du ta&amp;bleau entier</translation>
    </message>
    <message>
        <source>Compute the range and histogram from the whole array, so that colours mean the same in all slices</source>
        <translation>Calculer la plage et l’histogramme sur le tableau entier, pour que les couleurs aient le même sens dans toutes les coupes</translation>
    </message>
    <message>
        <source>&amp;Lock Range</source>
        <translation>&amp;Verrouiller la plage</translation>
    </message>
    <message>
        <source>Keep these limits in other slices</source>
        <translation>Garder ces limites dans les autres coupes</translation>
    </message>
    <message>
        <source>Colour range: %1</source>
        <translation>Plage de couleurs : %1</translation>
    </message>
    <message>
        <source>%1 % to %2 %</source>
        <translation>%1 % à %2 %</translation>
    </message>
    <message>
        <source>Mean ± %1 σ</source>
        <translation>Moyenne ± %1 σ</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>Tableau entier</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
</context>
<context>
    <name>bloscope::RangeFields</name>
    <message>
        <source>Colour range</source>
        <translation>Plage de couleurs</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>All values for labels and other small whole numbers; otherwise all but the lowest and highest 1 %</source>
        <translation>Toutes les valeurs pour les étiquettes et autres petits entiers ; sinon, toutes sauf le 1 % le plus bas et le 1 % le plus haut</translation>
    </message>
    <message>
        <source>Min–Max</source>
        <translation>Min–Max</translation>
    </message>
    <message>
        <source>From the lowest to the highest number</source>
        <translation>Du plus petit au plus grand nombre</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>Percentiles</translation>
    </message>
    <message>
        <source>Between two percentiles, computed with NumPy&apos;s default method</source>
        <translation>Entre deux percentiles, calculés avec la méthode par défaut de NumPy</translation>
    </message>
    <message>
        <source>Mean ± k σ</source>
        <translation>Moyenne ± k σ</translation>
    </message>
    <message>
        <source>A number of standard deviations around the mean</source>
        <translation>Un nombre d’écarts types autour de la moyenne</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fixe</translation>
    </message>
    <message>
        <source>Two numbers that stay the same in other slices</source>
        <translation>Deux nombres qui restent les mêmes dans les autres coupes</translation>
    </message>
    <message>
        <source>Number for the lowest colour</source>
        <translation>Nombre pour la couleur la plus basse</translation>
    </message>
    <message>
        <source>Number for the highest colour</source>
        <translation>Nombre pour la couleur la plus haute</translation>
    </message>
    <message>
        <source>Centre of the range (level)</source>
        <translation>Centre de la plage (niveau)</translation>
    </message>
    <message>
        <source>Width of the range (window)</source>
        <translation>Largeur de la plage (fenêtre)</translation>
    </message>
    <message>
        <source>or centre</source>
        <translation>ou centre</translation>
    </message>
    <message>
        <source>width</source>
        <translation>largeur</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Lower percentile</source>
        <translation>Percentile inférieur</translation>
    </message>
    <message>
        <source>Upper percentile</source>
        <translation>Percentile supérieur</translation>
    </message>
    <message>
        <source>Standard deviations around the mean</source>
        <translation>Écarts types autour de la moyenne</translation>
    </message>
    <message>
        <source> σ</source>
        <translation> σ</translation>
    </message>
</context>
<context>
    <name>bloscope::RangeHandles</name>
    <message>
        <source>Histogram of the numbers</source>
        <translation>Histogramme des nombres</translation>
    </message>
    <message>
        <source>The colours cover %1 to %2. Tab switches between the ends; arrow keys move the current one.</source>
        <translation>Les couleurs couvrent de %1 à %2. Tab passe d’une extrémité à l’autre ; les touches fléchées déplacent l’extrémité active.</translation>
    </message>
    <message>
        <source>%1 to %2: %3 cells</source>
        <translation>%1 à %2 : %3 cellules</translation>
    </message>
    <message>
        <source>of a sample of %1 cells</source>
        <translation>sur un échantillon de %1 cellules</translation>
    </message>
</context>
<context>
    <name>bloscope::RangePresetsDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Edit Windows</source>
        <translation>Modifier les fenêtrages</translation>
    </message>
    <message>
        <source>Kept windows</source>
        <translation>Fenêtrages conservés</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Renommer</translation>
    </message>
</context>
<context>
    <name>bloscope::RangePresetsMenu</name>
    <message>
        <source>Brain</source>
        <translation>Cerveau</translation>
    </message>
    <message>
        <source>Soft Tissue</source>
        <translation>Tissus mous</translation>
    </message>
    <message>
        <source>Abdomen</source>
        <translation>Abdomen</translation>
    </message>
    <message>
        <source>Lung</source>
        <translation>Poumon</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Os</translation>
    </message>
    <message>
        <source>Win&amp;dow Presets</source>
        <translation>Fenêtrages &amp;prédéfinis</translation>
    </message>
    <message>
        <source>CT</source>
        <translation>TDM (CT)</translation>
    </message>
    <message>
        <source>A usual range of CT images in Hounsfield units</source>
        <translation>Une plage usuelle des images TDM, en unités Hounsfield</translation>
    </message>
    <message>
        <source>Your windows</source>
        <translation>Vos fenêtrages</translation>
    </message>
    <message>
        <source>&amp;Save This Window…</source>
        <translation>&amp;Enregistrer ce fenêtrage…</translation>
    </message>
    <message>
        <source>Keep the shown range by name, for all files</source>
        <translation>Conserver sous un nom la plage affichée, pour tous les fichiers</translation>
    </message>
    <message>
        <source>&amp;Edit Windows…</source>
        <translation>&amp;Modifier les fenêtrages…</translation>
    </message>
    <message>
        <source>%1 (centre %2, width %3)</source>
        <translation>%1 (centre %2, largeur %3)</translation>
    </message>
    <message>
        <source>Save Window</source>
        <translation>Enregistrer le fenêtrage</translation>
    </message>
    <message>
        <source>Name of the window from %1 to %2:</source>
        <translation>Nom du fenêtrage de %1 à %2 :</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>bloscope::RecipePage</name>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 « %2 »</translation>
    </message>
    <message>
        <source>%1 (no stored values)</source>
        <translation>%1 (aucune valeur stockée)</translation>
    </message>
    <message>
        <source>on a server</source>
        <translation>sur un serveur</translation>
    </message>
    <message>
        <source>not searched</source>
        <translation>non recherché</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trouvé</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquant</translation>
    </message>
    <message>
        <source>The result would be a table. The expression is not evaluated; operands are never opened automatically.</source>
        <translation>Le résultat serait une table. L’expression n’est pas évaluée ; les opérandes ne sont jamais ouverts automatiquement.</translation>
    </message>
    <message>
        <source>The result would be %1. The expression is not evaluated; operands are never opened automatically.</source>
        <comment>a shape and a type</comment>
        <translation>Le résultat serait %1. L’expression n’est pas évaluée ; les opérandes ne sont jamais ouverts automatiquement.</translation>
    </message>
    <message>
        <source>Text of the expression</source>
        <translation>Texte de l’expression</translation>
    </message>
    <message>
        <source>&amp;Open from %1</source>
        <translation>&amp;Ouvrir depuis %1</translation>
    </message>
    <message>
        <source>Opens %1. Until then nothing is asked of the server.</source>
        <translation>Ouvre %1. Jusque-là, rien n’est demandé au serveur.</translation>
    </message>
    <message>
        <source>Operands. Double-click an operand in this folder or on a server, or press Enter, to open it.</source>
        <translation>Opérandes. Double-cliquez sur un opérande de ce dossier ou d’un serveur, ou appuyez sur Entrée, pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>Opérandes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>%1 cannot be opened from here: the file is missing.</source>
        <translation>%1 ne peut pas être ouvert d’ici : le fichier manque.</translation>
    </message>
    <message>
        <source>%1 cannot be opened from here: it was not searched for.</source>
        <translation>%1 ne peut pas être ouvert d’ici : il n’a pas été recherché.</translation>
    </message>
</context>
<context>
    <name>bloscope::RecordView</name>
    <message>
        <source>Record</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>The row cannot be read</source>
        <translation>Impossible de lire la ligne</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionCurvePlot</name>
    <message>
        <source>Curve of the selected region</source>
        <translation>Courbe de la région sélectionnée</translation>
    </message>
    <message>
        <source>mean along %1 (dotted: minimum, maximum)</source>
        <translation>moyenne selon %1 (pointillés : minimum, maximum)</translation>
    </message>
    <message>
        <source>distance (%1)</source>
        <translation>distance (%1)</translation>
    </message>
    <message>
        <source>Mean of the region in each slice, between its smallest and largest value (dotted)</source>
        <translation>Moyenne de la région dans chaque coupe, entre sa plus petite et sa plus grande valeur (pointillés)</translation>
    </message>
    <message>
        <source>Values along the line, the mean across its width</source>
        <translation>Valeurs le long de la ligne, moyennées sur sa largeur</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionLayer</name>
    <message>
        <source>1 cell</source>
        <translation>1 cellule</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionSet</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygone</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionTableModel</name>
    <message>
        <source>all along %1</source>
        <translation>toutes selon %1</translation>
    </message>
    <message>
        <source>all slices</source>
        <translation>toutes les coupes</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>Left Out</source>
        <translation>Exclues</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Écart type</translation>
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
        <translation>Somme</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionTool</name>
    <message>
        <source>Freehand</source>
        <translation>Main levée</translation>
    </message>
    <message>
        <source>There are %1 regions already; no more can be added.</source>
        <translation>Il y a déjà %1 régions ; aucune autre ne peut être ajoutée.</translation>
    </message>
</context>
<context>
    <name>bloscope::ReplaceLine</name>
    <message>
        <source>Value to replace with</source>
        <translation>Valeur de remplacement</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Replace the current cell and find the next (Enter)</source>
        <translation>Remplacer la cellule actuelle et rechercher la suivante (Entrée)</translation>
    </message>
    <message>
        <source>Replace A&amp;ll</source>
        <translation>&amp;Tout remplacer</translation>
    </message>
    <message>
        <source>Replace all matches in one step</source>
        <translation>Remplacer toutes les occurrences en une étape</translation>
    </message>
    <message>
        <source>Cou&amp;nt</source>
        <translation>C&amp;ompter</translation>
    </message>
    <message>
        <source>Count the matches</source>
        <translation>Compter les occurrences</translation>
    </message>
    <message>
        <source>Replace &amp;with:</source>
        <translation>Re&amp;mplacer par :</translation>
    </message>
</context>
<context>
    <name>bloscope::ReportActions</name>
    <message>
        <source>Report on Folder</source>
        <translation>Rapport sur un dossier</translation>
    </message>
    <message>
        <source>Save Report on %1</source>
        <translation>Enregistrer le rapport sur %1</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>%1-report.html</source>
        <comment>name of a file</comment>
        <translation>%1-rapport.html</translation>
    </message>
</context>
<context>
    <name>bloscope::RowDetails</name>
    <message>
        <source>Selected Row</source>
        <translation>Ligne sélectionnée</translation>
    </message>
    <message>
        <source>Show or hide the full text of the selected row</source>
        <translation>Afficher ou masquer le texte complet de la ligne sélectionnée</translation>
    </message>
    <message>
        <source>Selected row</source>
        <translation>Ligne sélectionnée</translation>
    </message>
    <message>
        <source>Select a row to read its full text here.</source>
        <translation>Sélectionnez une ligne pour lire ici son texte complet.</translation>
    </message>
</context>
<context>
    <name>bloscope::RowEditing</name>
    <message>
        <source>Select cells first.</source>
        <translation>Sélectionnez d’abord des cellules.</translation>
    </message>
    <message>
        <source>This cell cannot be edited</source>
        <translation>Cette cellule ne peut pas être modifiée</translation>
    </message>
    <message>
        <source>This text is too long for one line or contains invisible characters. Typing replaces it.</source>
        <translation>Ce texte est trop long pour une ligne ou contient des caractères invisibles. Toute saisie le remplace.</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Valeur de %1</translation>
    </message>
    <message>
        <source>Edit Cell</source>
        <translation>Modifier la cellule</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message>
        <source>Nothing was pasted</source>
        <translation>Rien n’a été collé</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>%1 × %2 cells are too many to paste (at most %3). “bloscope set --append-from” adds the rows of a file.</source>
        <translation>%1 × %2 cellules, c’est trop pour un collage (au plus %3). « bloscope set --append-from » ajoute les lignes d’un fichier.</translation>
    </message>
    <message>
        <source>%1 × %2 cells do not fit below and right of the first selected cell.</source>
        <translation>%1 × %2 cellules ne tiennent pas en dessous et à droite de la première cellule sélectionnée.</translation>
    </message>
    <message>
        <source>These cells cannot be edited</source>
        <translation>Ces cellules ne peuvent pas être modifiées</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s).</source>
        <translation>
            <numerusform>Remplir %n cellule.</numerusform>
            <numerusform>Remplir %n cellules.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>Set to Null</source>
        <translation>Mettre à null</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <translation>&amp;Modifier</translation>
    </message>
    <message>
        <source>Change cells, add and delete rows</source>
        <translation>Modifier des cellules, ajouter et supprimer des lignes</translation>
    </message>
    <message>
        <source>&amp;Edit Cell</source>
        <translation>&amp;Modifier la cellule</translation>
    </message>
    <message>
        <source>Set to &amp;Null</source>
        <translation>Mettre à &amp;null</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>Remplir la sélec&amp;tion…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Add Row</source>
        <translation>&amp;Ajouter une ligne</translation>
    </message>
    <message>
        <source>&amp;Delete Rows</source>
        <translation>Supprimer &amp;les lignes</translation>
    </message>
</context>
<context>
    <name>bloscope::RowFinder</name>
    <message>
        <source>There are no rows.</source>
        <translation>Il n’y a pas de lignes.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Searching, %1 %…</source>
        <translation>Recherche, %1 %…</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>La recherche a échoué</translation>
    </message>
    <message>
        <source>Not found: %1 rows searched</source>
        <translation>Introuvable : %1 lignes examinées</translation>
    </message>
    <message>
        <source>Found in row %1, after wrapping around</source>
        <translation>Trouvé à la ligne %1 (la recherche a fait le tour)</translation>
    </message>
    <message>
        <source>Found in row %1</source>
        <translation>Trouvé à la ligne %1</translation>
    </message>
</context>
<context>
    <name>bloscope::RowTableModel</name>
    <message>
        <source>Edited; was empty in the file</source>
        <translation>Modifiée ; vide dans le fichier</translation>
    </message>
    <message>
        <source>Edited; was %1 in the file</source>
        <translation>Modifiée ; %1 dans le fichier</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagée</translation>
    </message>
</context>
<context>
    <name>bloscope::RowTableView</name>
    <message>
        <source>There is no room for frozen columns; they scroll for now.</source>
        <translation>Il n’y a pas de place pour les colonnes figées ; elles défilent pour l’instant.</translation>
    </message>
    <message>
        <source>There is room for %1 of %2 frozen columns; the others scroll for now.</source>
        <translation>Il y a de la place pour %1 colonnes figées sur %2 ; les autres défilent pour l’instant.</translation>
    </message>
    <message>
        <source>%1 × %2 cells are too many to copy (at most %3); export them instead.</source>
        <translation>%1 × %2 cellules, c’est trop pour une copie (au plus %3) ; exportez-les plutôt.</translation>
    </message>
    <message>
        <source>The cells cannot be copied</source>
        <translation>Impossible de copier les cellules</translation>
    </message>
    <message>
        <source>Copied %1 × %2 cells.</source>
        <translation>%1 × %2 cellules copiées.</translation>
    </message>
</context>
<context>
    <name>bloscope::RowWindows</name>
    <message>
        <source>The rows can be grouped once the search is complete.</source>
        <translation>Les lignes pourront être groupées une fois la recherche terminée.</translation>
    </message>
    <message>
        <source>The rows can be plotted once the search is complete.</source>
        <translation>Les lignes pourront être tracées une fois la recherche terminée.</translation>
    </message>
</context>
<context>
    <name>bloscope::RowsPane</name>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>Tri &amp;croissant</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>Tri &amp;décroissant</translation>
    </message>
    <message>
        <source>Sort &amp;Then by This Column</source>
        <translation>&amp;Puis trier par cette colonne</translation>
    </message>
    <message>
        <source>&amp;Original Order</source>
        <translation>&amp;Ordre d’origine</translation>
    </message>
    <message>
        <source>&amp;Filter…</source>
        <translation>&amp;Filtrer…</translation>
    </message>
    <message>
        <source>Show Only &amp;Nulls</source>
        <translation>Afficher seulement les &amp;null</translation>
    </message>
    <message>
        <source>H&amp;ide Nulls</source>
        <translation>Mas&amp;quer les null</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>&amp;Masquer la colonne</translation>
    </message>
    <message>
        <source>&amp;Columns…</source>
        <translation>&amp;Colonnes…</translation>
    </message>
    <message>
        <source>F&amp;reeze up to This Column</source>
        <translation>Fi&amp;ger jusqu’à cette colonne</translation>
    </message>
    <message>
        <source>&amp;Unfreeze Columns</source>
        <translation>Li&amp;bérer les colonnes</translation>
    </message>
    <message>
        <source>Fit All &amp;Widths</source>
        <translation>&amp;Ajuster toutes les largeurs</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>&amp;Group by This Column…</source>
        <translation>G&amp;rouper par cette colonne…</translation>
    </message>
    <message>
        <source>&amp;Plot Column…</source>
        <translation>&amp;Tracer la colonne…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>Copier avec les &amp;en-têtes</translation>
    </message>
    <message>
        <source>Show Only Rows with the &amp;Same %1</source>
        <translation>Afficher se&amp;ulement les lignes où %1 est identique</translation>
    </message>
    <message>
        <source>&amp;Hide Rows with the Same %1</source>
        <translation>Mas&amp;quer les lignes où %1 est identique</translation>
    </message>
    <message>
        <source>Show Only Rows with a &amp;Greater %1</source>
        <translation>Afficher seulement les lignes où %1 est &amp;supérieur</translation>
    </message>
    <message>
        <source>Show Only Rows with a &amp;Smaller %1</source>
        <translation>Afficher seulement les lignes où %1 est &amp;inférieur</translation>
    </message>
    <message>
        <source>G&amp;roup by %1…</source>
        <translation>G&amp;rouper par %1…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>No value is greater or smaller than a null.</source>
        <translation>Aucune valeur n’est supérieure ni inférieure à un null.</translation>
    </message>
    <message>
        <source>Counting the rows…</source>
        <translation>Comptage des lignes…</translation>
    </message>
    <message>
        <source>Table rows</source>
        <translation>Lignes de la table</translation>
    </message>
    <message>
        <source>Choose the columns to show and their order</source>
        <translation>Choisir les colonnes à afficher et leur ordre</translation>
    </message>
    <message>
        <source>Show statistics of the current column</source>
        <translation>Afficher les statistiques de la colonne actuelle</translation>
    </message>
    <message>
        <source>Gr&amp;oups…</source>
        <translation>Gro&amp;upes…</translation>
    </message>
    <message>
        <source>Group the rows by the current column</source>
        <translation>Grouper les lignes par la colonne actuelle</translation>
    </message>
    <message>
        <source>&amp;Plot…</source>
        <translation>&amp;Tracer…</translation>
    </message>
    <message>
        <source>Plot the current column (Ctrl+Shift+P)</source>
        <translation>Tracer la colonne actuelle (Ctrl+Maj+P)</translation>
    </message>
    <message>
        <source>Recor&amp;d</source>
        <translation>En&amp;registrement</translation>
    </message>
    <message>
        <source>Show all values of the current row next to the table</source>
        <translation>Afficher à côté de la table toutes les valeurs de la ligne actuelle</translation>
    </message>
    <message>
        <source>The new row does not match the filter, so it is not shown.</source>
        <translation>La nouvelle ligne ne correspond pas au filtre et n’est donc pas affichée.</translation>
    </message>
    <message>
        <source>A row was added. It is shown where its values are sorted.</source>
        <translation>Une ligne a été ajoutée. Elle est affichée à l’endroit où ses valeurs sont triées.</translation>
    </message>
    <message>
        <source>Row %1 cannot be shown while the rows are filtered or sorted.</source>
        <translation>La ligne %1 ne peut pas être affichée tant que les lignes sont filtrées ou triées.</translation>
    </message>
    <message>
        <source>row %1, %2:  %3</source>
        <translation>ligne %1, %2 :  %3</translation>
    </message>
</context>
<context>
    <name>bloscope::RowsView</name>
    <message>
        <source>The slice %1 does not have exactly one dimension. Fix the others to see its rows.</source>
        <translation>La coupe %1 n’a pas exactement une dimension. Fixez les autres pour voir ses lignes.</translation>
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
        <translation>%1 a été écrit, mais le disque ne l’a pas confirmé</translation>
    </message>
    <message>
        <source>%1 was written, but is still damaged: %2.</source>
        <translation>%1 a été écrit, mais reste endommagé : %2.</translation>
    </message>
    <message>
        <source>%1 was written and checked: %2.</source>
        <translation>%1 a été écrit et vérifié : %2.</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Search A&amp;gain</source>
        <translation>Re&amp;lancer la recherche</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Open New File</source>
        <translation>&amp;Ouvrir le nouveau fichier</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Save What Can Be Read of %1</source>
        <translation>Récupérer les données lisibles de %1</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>Searching for everything that can be read…</source>
        <translation>Recherche de tout ce qui est lisible…</translation>
    </message>
    <message>
        <source>Stopped before the whole file was searched.</source>
        <translation>Arrêté avant l’examen du fichier entier.</translation>
    </message>
    <message>
        <source>Nothing in %1 can be saved</source>
        <translation>Rien ne peut être récupéré dans %1</translation>
    </message>
    <message>
        <source>Shape of the new file: %1.</source>
        <translation>Forme du nouveau fichier : %1.</translation>
    </message>
    <message>
        <source>%1-saved</source>
        <comment>name of a file</comment>
        <translation>%1-recupere</translation>
    </message>
    <message>
        <source>A directory cannot replace an existing file. Choose another name.</source>
        <translation>Un répertoire ne peut pas remplacer un fichier existant. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>Arrêté : %1 n’a pas été écrit.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>Impossible d’écrire %1</translation>
    </message>
</context>
<context>
    <name>bloscope::SalvageForm</name>
    <message>
        <source>Include the &amp;report as vlmetalayer &quot;%1&quot;</source>
        <translation>Inclure le &amp;rapport comme vlmetalayer « %1 »</translation>
    </message>
    <message>
        <source>Value for lost elements</source>
        <translation>Valeur des éléments perdus</translation>
    </message>
    <message>
        <source>Number for lost values</source>
        <translation>Nombre pour les valeurs perdues</translation>
    </message>
    <message>
        <source>A number that the element type can represent</source>
        <translation>Un nombre que le type des éléments peut représenter</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Un seul fichier</translation>
    </message>
    <message>
        <source>Directory of chunks</source>
        <translation>Répertoire de chunks</translation>
    </message>
    <message>
        <source>A directory with one file per chunk cannot replace existing files</source>
        <translation>Un répertoire avec un fichier par chunk ne peut pas remplacer des fichiers existants</translation>
    </message>
    <message>
        <source>Records the missing parts in the new file</source>
        <translation>Consigne dans le nouveau fichier les parties manquantes</translation>
    </message>
    <message>
        <source>Lost &amp;values become:</source>
        <translation>&amp;Valeurs perdues remplacées par :</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>For&amp;mat :</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Zéro</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Enter the number for lost values.</source>
        <translation>Saisissez le nombre pour les valeurs perdues.</translation>
    </message>
</context>
<context>
    <name>bloscope::SaveObstacle</name>
    <message>
        <source>read-only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>Changes cannot be saved here: %1.</source>
        <translation>Les modifications ne peuvent pas être enregistrées ici : %1.</translation>
    </message>
    <message>
        <source>They can be saved as another file.</source>
        <translation>Elles peuvent être enregistrées comme un autre fichier.</translation>
    </message>
    <message>
        <source>Another program has locked this file. Saving waits until it is unlocked.</source>
        <translation>Un autre programme a verrouillé ce fichier. L’enregistrement attend qu’il soit déverrouillé.</translation>
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
        <translation>&amp;Linéaire</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linéaire</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>L&amp;og</translation>
    </message>
    <message>
        <source>Logarithmic; omits numbers of zero or less</source>
        <translation>Logarithmique ; omet les nombres nuls ou négatifs</translation>
    </message>
    <message>
        <source>&amp;Symlog</source>
        <translation>&amp;Symlog</translation>
    </message>
    <message>
        <source>Logarithmic on both sides of zero</source>
        <translation>Logarithmique de part et d’autre de zéro</translation>
    </message>
    <message>
        <source>&amp;Asinh</source>
        <translation>&amp;Asinh</translation>
    </message>
    <message>
        <source>Inverse hyperbolic sine: linear near zero, logarithmic beyond</source>
        <translation>Sinus hyperbolique inverse : linéaire près de zéro, logarithmique au-delà</translation>
    </message>
    <message>
        <source>S&amp;qrt</source>
        <translation>S&amp;qrt</translation>
    </message>
    <message>
        <source>Square root on both sides of zero</source>
        <translation>Racine carrée de part et d’autre de zéro</translation>
    </message>
    <message>
        <source>&amp;Gamma</source>
        <translation>&amp;Gamma</translation>
    </message>
    <message>
        <source>Power law over the range</source>
        <translation>Loi de puissance sur la plage</translation>
    </message>
    <message>
        <source>Colour scale</source>
        <translation>Échelle de couleurs</translation>
    </message>
    <message>
        <source>How numbers map to colours</source>
        <translation>Correspondance entre nombres et couleurs</translation>
    </message>
    <message>
        <source>Scale exponent</source>
        <translation>Exposant de l’échelle</translation>
    </message>
    <message>
        <source>An exponent below 1 emphasises low values, one above 1 high values</source>
        <translation>Un exposant inférieur à 1 accentue les petites valeurs, un exposant supérieur à 1 les grandes</translation>
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
        <translation>Statistiques de la sélection</translation>
    </message>
    <message>
        <source>%1 · … %2 %</source>
        <translation>%1 · … %2 %</translation>
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
        <translation>Il n’y a rien ici</translation>
    </message>
    <message>
        <source>More than %1 entries: the others are not listed</source>
        <translation>Plus de %1 entrées : les autres ne sont pas listées</translation>
    </message>
    <message>
        <source>This cannot be listed</source>
        <translation>Impossible de lister le contenu</translation>
    </message>
    <message>
        <source>fetching…</source>
        <translation>téléchargement…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
</context>
<context>
    <name>bloscope::ServersView</name>
    <message>
        <source>&amp;Add Server…</source>
        <translation>&amp;Ajouter un serveur…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;List Again</source>
        <translation>Re&amp;lister</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Serveurs</translation>
    </message>
    <message>
        <source>Add an S3 bucket, a Caterva2 server, a web server or a list of addresses to browse what is there.</source>
        <translation>Ajoutez un bucket S3, un serveur Caterva2, un serveur web ou une liste d’adresses pour en parcourir le contenu.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Copy Address</source>
        <translation>&amp;Copier l’adresse</translation>
    </message>
    <message>
        <source>Log &amp;In…</source>
        <translation>&amp;Se connecter…</translation>
    </message>
</context>
<context>
    <name>bloscope::SessionKeeper</name>
    <message>
        <source>This file has changed since you last had it open.</source>
        <translation>Ce fichier a changé depuis sa dernière ouverture.</translation>
    </message>
</context>
<context>
    <name>bloscope::ShortcutDialog</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Move the current cell</source>
        <translation>Se déplacer entre les cellules</translation>
    </message>
    <message>
        <source>Arrow keys, Page Up, Page Down, Home, End</source>
        <translation>Touches fléchées, Page préc, Page suiv, Début, Fin</translation>
    </message>
    <message>
        <source>Select cells</source>
        <translation>Sélectionner des cellules</translation>
    </message>
    <message>
        <source>Shift with these keys, Drag, Shift+Click</source>
        <translation>Maj avec ces touches, glisser, Maj+clic</translation>
    </message>
    <message>
        <source>Edit the current cell</source>
        <translation>Modifier la cellule actuelle</translation>
    </message>
    <message>
        <source>F2, Return, Double-click, or type a value</source>
        <translation>F2, Entrée, double-clic, ou saisir une valeur</translation>
    </message>
    <message>
        <source>Accept the value and move on</source>
        <translation>Valider la valeur et continuer</translation>
    </message>
    <message>
        <source>Return, Shift+Return, Tab, Shift+Tab</source>
        <translation>Entrée, Maj+Entrée, Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Discard the typed value</source>
        <translation>Abandonner la valeur saisie</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Fit a column to its contents</source>
        <translation>Ajuster une colonne à son contenu</translation>
    </message>
    <message>
        <source>Double-click on the edge of its header</source>
        <translation>Double-clic sur le bord de son en-tête</translation>
    </message>
    <message>
        <source>Change the width of a column</source>
        <translation>Changer la largeur d’une colonne</translation>
    </message>
    <message>
        <source>Drag the edge of its header</source>
        <translation>Faire glisser le bord de son en-tête</translation>
    </message>
    <message>
        <source>Open the menu of the cells</source>
        <translation>Ouvrir le menu des cellules</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic droit</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Carte de chaleur</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomer</translation>
    </message>
    <message>
        <source>Wheel, +, -</source>
        <translation>Molette, +, -</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Déplacer l’image</translation>
    </message>
    <message>
        <source>Drag, Arrow keys</source>
        <translation>Glisser, touches fléchées</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Home, Double-click</source>
        <translation>Début, double-clic</translation>
    </message>
    <message>
        <source>Mark a cell</source>
        <translation>Marquer une cellule</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Move the mark</source>
        <translation>Déplacer la marque</translation>
    </message>
    <message>
        <source>Shift+Arrow keys</source>
        <translation>Maj+touches fléchées</translation>
    </message>
    <message>
        <source>Remove mark and selection</source>
        <translation>Supprimer la marque et la sélection</translation>
    </message>
    <message>
        <source>Select a rectangle</source>
        <translation>Sélectionner un rectangle</translation>
    </message>
    <message>
        <source>Shift+Drag, Ctrl+Shift+Arrow keys</source>
        <translation>Maj+glisser, Ctrl+Maj+touches fléchées</translation>
    </message>
    <message>
        <source>Go to another plane</source>
        <translation>Aller à un autre plan</translation>
    </message>
    <message>
        <source>Page Up, Page Down, Alt+Wheel</source>
        <translation>Page préc, Page suiv, Alt+molette</translation>
    </message>
    <message>
        <source>Show or hide the histogram</source>
        <translation>Afficher ou masquer l’histogramme</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Show or hide the profiles</source>
        <translation>Afficher ou masquer les profils</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Choose a projection</source>
        <translation>Choisir une projection</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Turn the maximum of a volume by 15°, or back</source>
        <translation>Tourner le maximum d’un volume de 15°, ou en sens inverse</translation>
    </message>
    <message>
        <source>T, Shift+T</source>
        <translation>T, Maj+T</translation>
    </message>
    <message>
        <source>Show or hide the overlay</source>
        <translation>Afficher ou masquer le calque</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Change the colour range</source>
        <translation>Changer la plage de couleurs</translation>
    </message>
    <message>
        <source>Drag an end of the range, or Up, Down, Page Up, Page Down on it</source>
        <translation>Faire glisser une extrémité de la plage, ou y appuyer sur Haut, Bas, Page préc, Page suiv</translation>
    </message>
    <message>
        <source>Painting</source>
        <translation>Peinture</translation>
    </message>
    <message>
        <source>Start or stop painting</source>
        <translation>Commencer ou arrêter de peindre</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Peindre</translation>
    </message>
    <message>
        <source>Drag, Space at the marked cell</source>
        <translation>Glisser, Espace sur la cellule marquée</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Right button, Shift+Drag, Shift+Space</source>
        <translation>Bouton droit, Maj+glisser, Maj+Espace</translation>
    </message>
    <message>
        <source>Pick the value of a cell</source>
        <translation>Prélever la valeur d’une cellule</translation>
    </message>
    <message>
        <source>Alt+Click</source>
        <translation>Alt+clic</translation>
    </message>
    <message>
        <source>Brush size</source>
        <translation>Taille du pinceau</translation>
    </message>
    <message>
        <source>[, ]</source>
        <translation>[, ]</translation>
    </message>
    <message>
        <source>Disc, ball, fill slice, fill volume, polygon, lasso</source>
        <translation>Disque, boule, remplir la coupe, remplir le volume, polygone, lasso</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 à 6</translation>
    </message>
    <message>
        <source>Fill the polygon, remove its last corner</source>
        <translation>Remplir le polygone, supprimer son dernier sommet</translation>
    </message>
    <message>
        <source>Return or double-click, Backspace</source>
        <translation>Entrée ou double-clic, Retour arrière</translation>
    </message>
    <message>
        <source>Copy the label to the next or previous slice</source>
        <translation>Copier l’étiquette vers la coupe suivante ou précédente</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Maj+N</translation>
    </message>
    <message>
        <source>Interpolate the label between slices</source>
        <translation>Interpoler l’étiquette entre les coupes</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Erase islands in the volume or the slice</source>
        <translation>Effacer les îlots du volume ou de la coupe</translation>
    </message>
    <message>
        <source>K, Shift+K</source>
        <translation>K, Maj+K</translation>
    </message>
    <message>
        <source>Ctrl+Drag</source>
        <translation>Ctrl+glisser</translation>
    </message>
    <message>
        <source>Stop painting</source>
        <translation>Arrêter de peindre</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Drag, Left, Right</source>
        <translation>Glisser, Gauche, Droite</translation>
    </message>
    <message>
        <source>Mark a point</source>
        <translation>Marquer un point</translation>
    </message>
    <message>
        <source>Click, Shift+Left, Shift+Right</source>
        <translation>Clic, Maj+Gauche, Maj+Droite</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <translation>Supprimer la marque</translation>
    </message>
    <message>
        <source>Show other lines</source>
        <translation>Afficher d’autres courbes</translation>
    </message>
    <message>
        <source>Alt+Wheel</source>
        <translation>Alt+molette</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Plans</translation>
    </message>
    <message>
        <source>Move the crosshair</source>
        <translation>Déplacer le réticule</translation>
    </message>
    <message>
        <source>Click, Drag, Arrow keys</source>
        <translation>Clic, glisser, touches fléchées</translation>
    </message>
    <message>
        <source>Wheel, Page Up, Page Down</source>
        <translation>Molette, Page préc, Page suiv</translation>
    </message>
    <message>
        <source>Ctrl+Wheel, +, -</source>
        <translation>Ctrl+molette, +, -</translation>
    </message>
    <message>
        <source>Ctrl+Drag, Shift+Arrow keys</source>
        <translation>Ctrl+glisser, Maj+touches fléchées</translation>
    </message>
    <message>
        <source>Maximise a plane, or show all of them</source>
        <translation>Maximiser un plan, ou les afficher tous</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation>Double-clic</translation>
    </message>
    <message>
        <source>Show or hide the enlarged plane</source>
        <translation>Afficher ou masquer le grand plan</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Dimension bar</source>
        <translation>Barre des dimensions</translation>
    </message>
    <message>
        <source>Change the index</source>
        <translation>Changer l’indice</translation>
    </message>
    <message>
        <source>Drag the slider, Click next to its handle, Arrow keys</source>
        <translation>Faire glisser le curseur, clic de part et d’autre, touches fléchées</translation>
    </message>
    <message>
        <source>First or last index</source>
        <translation>Premier ou dernier indice</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>Show the typed slice</source>
        <translation>Afficher la coupe saisie</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Chunk map</source>
        <translation>Carte des chunks</translation>
    </message>
    <message>
        <source>Choose a chunk</source>
        <translation>Choisir un chunk</translation>
    </message>
    <message>
        <source>Click, Arrow keys</source>
        <translation>Clic, touches fléchées</translation>
    </message>
    <message>
        <source>Show the cells of the chunk</source>
        <translation>Afficher les cellules du chunk</translation>
    </message>
    <message>
        <source>Return, Double-click</source>
        <translation>Entrée, double-clic</translation>
    </message>
    <message>
        <source>Scroll the map</source>
        <translation>Faire défiler la carte</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Move the caret</source>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <source>Select bytes</source>
        <translation>Sélectionner des octets</translation>
    </message>
    <message>
        <source>Shift with these keys, Drag</source>
        <translation>Maj avec ces touches, glisser</translation>
    </message>
    <message>
        <source>Switch between digits and characters</source>
        <translation>Basculer entre chiffres et caractères</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Show the cell at the caret</source>
        <translation>Afficher la cellule au curseur</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Métadonnées</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>Ajouter une entrée</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Edit the value</source>
        <translation>Modifier la valeur</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>Changer le type</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>Edit as JSON or hex</source>
        <translation>Modifier en JSON ou en hexadécimal</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Move up or down</source>
        <translation>Monter ou descendre</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+Haut, Alt+Bas</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Expand everything below</source>
        <translation>Développer tout ce qui est en dessous</translation>
    </message>
    <message>
        <source>*</source>
        <translation>*</translation>
    </message>
    <message>
        <source>Bars and panels</source>
        <translation>Barres et panneaux</translation>
    </message>
    <message>
        <source>Close the find bar, the go-to bar or a message</source>
        <translation>Fermer la barre de recherche, la barre Aller à ou un message</translation>
    </message>
    <message>
        <source>Close a findings or comparison panel</source>
        <translation>Fermer un panneau de constats ou de comparaison</translation>
    </message>
    <message>
        <source>Next or previous match</source>
        <translation>Occurrence suivante ou précédente</translation>
    </message>
    <message>
        <source>Return, Shift+Return</source>
        <translation>Entrée, Maj+Entrée</translation>
    </message>
    <message>
        <source>Move a tab, or detach it as a window</source>
        <translation>Déplacer un onglet, ou le détacher dans une fenêtre</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Rechercher des actions et des touches</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Keys and mouse gestures</source>
        <translation>Touches et gestes de la souris</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Touches et souris</translation>
    </message>
</context>
<context>
    <name>bloscope::SidePanelOverlay</name>
    <message>
        <source>Panel shown over the data</source>
        <translation>Panneau affiché par-dessus les données</translation>
    </message>
    <message>
        <source>Close the panel (Escape)</source>
        <translation>Fermer le panneau (Échap)</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceBox</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>what is selected, its slice, its fields</comment>
        <translation>%1 : %2, %3</translation>
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
        <translation>Indice %1 de la dimension %2</translation>
    </message>
    <message>
        <source>%1: %2, at byte %3 of the element</source>
        <translation>%1 : %2, à l’octet %3 de l’élément</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceTableView</name>
    <message>
        <source>Ed&amp;it Cell</source>
        <translation>&amp;Modifier la cellule</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>Remplir la &amp;sélection…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>E&amp;ffacer</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>Cop&amp;ier avec les en-têtes</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Export Selection…</source>
        <translation>E&amp;xporter la sélection…</translation>
    </message>
    <message>
        <source>&amp;Export Slice…</source>
        <translation>Exporter &amp;la coupe…</translation>
    </message>
    <message>
        <source>S&amp;how in File…</source>
        <translation>&amp;Voir dans le fichier…</translation>
    </message>
    <message>
        <source>Selected cells, with all fields</source>
        <translation>Cellules sélectionnées, avec tous les champs</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceView</name>
    <message>
        <source>Copy as Co&amp;de</source>
        <translation>Copier comme co&amp;de</translation>
    </message>
    <message>
        <source>Selected cells</source>
        <translation>Cellules sélectionnées</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsPane</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The statistics cannot be computed</source>
        <translation>Impossible de calculer les statistiques</translation>
    </message>
    <message>
        <source>Computing statistics of %1…</source>
        <translation>Calcul des statistiques de %1…</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>So far: %1 of %2 cells in %3</source>
        <translation>Jusqu’ici : %1 cellules sur %2 en %3</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 cells in %3</source>
        <translation>Annulé après %1 cellules sur %2 en %3</translation>
    </message>
    <message>
        <source>Exact, from all %1 cells in %2; percentiles follow</source>
        <translation>Exact, sur l’ensemble des %1 cellules, en %2 ; les percentiles vont suivre</translation>
    </message>
    <message>
        <source>Exact, from all %1 cells in %2</source>
        <translation>Exact, sur l’ensemble des %1 cellules, en %2</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsRun</name>
    <message>
        <source>Computing statistics</source>
        <translation>Calcul des statistiques</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsTables</name>
    <message>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentile</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>Percentiles</translation>
    </message>
    <message>
        <source>Percentiles of the finite numbers, interpolated linearly (NumPy&apos;s method &quot;linear&quot;)</source>
        <translation>Percentiles des nombres finis, interpolés linéairement (méthode « linear » de NumPy)</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Chaînes</translation>
    </message>
    <message>
        <source>Go to this cell (Enter)</source>
        <translation>Aller à cette cellule (Entrée)</translation>
    </message>
    <message>
        <source>The %1 most frequent values</source>
        <translation>Les %1 valeurs les plus fréquentes</translation>
    </message>
    <message numerus="yes">
        <source>Left out: damaged parts of %n chunk(s), such as %1</source>
        <extracomment>%1 a damaged part, %n chunks that have some</extracomment>
        <translation>
            <numerusform>Exclu : parties endommagées de %n chunk, par exemple %1</numerusform>
            <numerusform>Exclu : parties endommagées de %n chunks, par exemple %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <comment>damaged parts</comment>
        <translation>Exclu : %1</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsView</name>
    <message>
        <source>Shown slice</source>
        <translation>Coupe affichée</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>Tableau entier</translation>
    </message>
    <message>
        <source>Statistics of</source>
        <translation>Statistiques de</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Statistics &amp;of:</source>
        <translation>&amp;Statistiques de :</translation>
    </message>
    <message>
        <source>Copied the statistics.</source>
        <translation>Statistiques copiées.</translation>
    </message>
</context>
<context>
    <name>bloscope::StatusFields</name>
    <message>
        <source>Memory used by decoded blocks, and the limit</source>
        <translation>Mémoire utilisée par les blocs décodés, et limite</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>Affiché : %1</translation>
    </message>
    <message>
        <source>Current cell and exact value: %1</source>
        <translation>Cellule actuelle et valeur exacte : %1</translation>
    </message>
    <message>
        <source>Statistics of the selected cells: %1</source>
        <translation>Statistiques des cellules sélectionnées : %1</translation>
    </message>
    <message>
        <source>Cache %1 of %2</source>
        <translation>Cache %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>Fetched %1 in %n request(s)</source>
        <comment>bytes</comment>
        <translation>
            <numerusform>%1 téléchargés en %n requête</numerusform>
            <numerusform>%1 téléchargés en %n requêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2/s</source>
        <comment>what was fetched, bytes each second</comment>
        <translation>%1, %2/s</translation>
    </message>
    <message>
        <source>From servers since the program was started. %1 were read, what was kept on the disk included.</source>
        <translation>Téléchargé des serveurs depuis le démarrage du programme. %1 ont été lus au total, y compris ce qui était conservé sur le disque.</translation>
    </message>
    <message>
        <source>The connection is not encrypted.</source>
        <translation>La connexion n’est pas chiffrée.</translation>
    </message>
</context>
<context>
    <name>bloscope::StepHexView</name>
    <message>
        <source>Bytes after this step</source>
        <translation>Octets après cette étape</translation>
    </message>
</context>
<context>
    <name>bloscope::StorePage</name>
    <message>
        <source>There are no attributes.</source>
        <translation>Il n’y a pas d’attributs.</translation>
    </message>
    <message>
        <source>There are no attributes, and none can be added here: %1.</source>
        <translation>Il n’y a pas d’attributs, et il est impossible d’en ajouter ici : %1.</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Filtrer par nom</translation>
    </message>
    <message>
        <source>Filter groups and leaves by name</source>
        <translation>Filtrer les groupes et les feuilles par nom</translation>
    </message>
    <message>
        <source>Internal parts</source>
        <translation>Parties internes</translation>
    </message>
    <message>
        <source>Show internal data of the library: attributes, table columns, indexes</source>
        <translation>Afficher les données internes de la bibliothèque : attributs, colonnes de tables, index</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>A&amp;perçu</translation>
    </message>
    <message>
        <source>Show the first values of the selected part beside the tree</source>
        <translation>Afficher les premières valeurs de la partie sélectionnée à côté de l’arborescence</translation>
    </message>
    <message>
        <source>Groups and leaves</source>
        <translation>Groupes et feuilles</translation>
    </message>
    <message>
        <source>Open in New &amp;Tab</source>
        <translation>Ouvrir dans un nouvel ongle&amp;t</translation>
    </message>
    <message>
        <source>&amp;Open from %1</source>
        <translation>&amp;Ouvrir depuis %1</translation>
    </message>
    <message>
        <source>Edit &amp;Attributes</source>
        <translation>&amp;Modifier les attributs</translation>
    </message>
    <message>
        <source>Add &amp;Attributes</source>
        <translation>Aj&amp;outer des attributs</translation>
    </message>
    <message>
        <source>%1 is no longer in this store.</source>
        <translation>%1 n’est plus dans ce store.</translation>
    </message>
    <message>
        <source>&amp;Copy Key</source>
        <translation>&amp;Copier la clé</translation>
    </message>
    <message>
        <source>%1 in a %2</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>bloscope::StoreTreeModel</name>
    <message>
        <source>This refers to %1, which is not opened. Some of its batches are cached here.</source>
        <translation>Ceci renvoie à %1, qui n’est pas ouvert. Certains de ses lots sont en cache ici.</translation>
    </message>
    <message>
        <source>This refers to %1, which is not opened.</source>
        <translation>Ceci renvoie à %1, qui n’est pas ouvert.</translation>
    </message>
    <message>
        <source>This is not a Blosc2 file; stores ignore it.</source>
        <translation>Ce n’est pas un fichier Blosc2 ; les stores l’ignorent.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Emplacement</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureDock</name>
    <message>
        <source>There is no structure to show</source>
        <translation>Il n’y a pas de structure à afficher</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureTree</name>
    <message>
        <source>Structure of the file</source>
        <translation>Structure du fichier</translation>
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
        <translation>Blocs</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureView</name>
    <message>
        <source>chunk</source>
        <translation>chunk</translation>
    </message>
    <message>
        <source>Search, or “chunk 17”</source>
        <translation>Rechercher, ou « chunk 17 »</translation>
    </message>
    <message>
        <source>Search the structure</source>
        <translation>Rechercher dans la structure</translation>
    </message>
    <message>
        <source>&amp;Copy Row</source>
        <translation>&amp;Copier la ligne</translation>
    </message>
    <message>
        <source>Show &amp;Bytes</source>
        <translation>Afficher les &amp;octets</translation>
    </message>
    <message>
        <source>Decode Block &amp;Step by Step…</source>
        <translation>Décoder le &amp;bloc pas à pas…</translation>
    </message>
</context>
<context>
    <name>bloscope::TableBar</name>
    <message>
        <source>Co&amp;lour by value</source>
        <translation>Couleur selon la &amp;valeur</translation>
    </message>
    <message>
        <source>Colour the background of cells by value, from the lowest to the highest visible number, in the heatmap&apos;s colours</source>
        <translation>Colorer le fond des cellules selon leur valeur, du plus petit au plus grand nombre visible, dans les couleurs de la carte de chaleur</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>&amp;Nombres :</translation>
    </message>
</context>
<context>
    <name>bloscope::TableChanges</name>
    <message>
        <source>%1: nothing was changed</source>
        <translation>%1 : rien n’a été modifié</translation>
    </message>
    <message>
        <source>Revert to Saved</source>
        <translation>Revenir à la version enregistrée</translation>
    </message>
</context>
<context>
    <name>bloscope::TableColors</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
</context>
<context>
    <name>bloscope::TableEditing</name>
    <message>
        <source>Select cells first.</source>
        <translation>Sélectionnez d’abord des cellules.</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s).</source>
        <translation>
            <numerusform>Remplir %n cellule.</numerusform>
            <numerusform>Remplir %n cellules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::TablePage</name>
    <message>
        <source>Go to ro&amp;w:</source>
        <translation>Aller à la li&amp;gne :</translation>
    </message>
    <message>
        <source>A table inside a single frame cannot be edited; one in a directory (.b2d) or an archive (.b2z) can.</source>
        <translation>Une table dans une frame unique ne peut pas être modifiée ; dans un répertoire (.b2d) ou une archive (.b2z), oui.</translation>
    </message>
    <message>
        <source>There are no attributes.</source>
        <translation>Il n’y a pas d’attributs.</translation>
    </message>
    <message>
        <source>There is no code for a table inside another file.</source>
        <translation>Il n’y a pas de code pour une table située dans un autre fichier.</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n colonne</numerusform>
            <numerusform>%n colonnes</numerusform>
        </translation>
    </message>
    <message>
        <source>table, %1</source>
        <translation>table, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>table, %1, %2</source>
        <translation>table, %1, %2</translation>
    </message>
</context>
<context>
    <name>bloscope::TablePane</name>
    <message>
        <source>Table of values</source>
        <translation>Table des valeurs</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Frozen columns</source>
        <translation>Colonnes figées</translation>
    </message>
</context>
<context>
    <name>bloscope::TableQuery</name>
    <message>
        <source>Searching the table</source>
        <translation>Recherche dans la table</translation>
    </message>
    <message>
        <source>Counting the rows…</source>
        <translation>Comptage des lignes…</translation>
    </message>
    <message>
        <source>Filtering, %1 %…</source>
        <translation>Filtrage, %1 %…</translation>
    </message>
    <message>
        <source>Sorting, %1 %…</source>
        <translation>Tri, %1 %…</translation>
    </message>
</context>
<context>
    <name>bloscope::TableRowChanges</name>
    <message>
        <source>Delete Rows</source>
        <translation>Supprimer les lignes</translation>
    </message>
    <message>
        <source>Add Row</source>
        <translation>Ajouter une ligne</translation>
    </message>
</context>
<context>
    <name>bloscope::TableSearch</name>
    <message>
        <source>Cancelled: %1 rows found so far</source>
        <translation>Annulé : %1 lignes trouvées jusqu’ici</translation>
    </message>
    <message>
        <source>The rows cannot be sorted</source>
        <translation>Impossible de trier les lignes</translation>
    </message>
    <message>
        <source>The table cannot be searched</source>
        <translation>Impossible d’effectuer la recherche dans la table</translation>
    </message>
    <message>
        <source>The rows cannot be listed</source>
        <translation>Impossible de lister les lignes</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>lignes : %1 sur %2</translation>
    </message>
    <message>
        <source>%1 · edited since</source>
        <translation>%1 · modifié depuis</translation>
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
        <translation>Cible de la peinture</translation>
    </message>
    <message>
        <source>Paint target: %1</source>
        <translation>Cible de la peinture : %1</translation>
    </message>
</context>
<context>
    <name>bloscope::TextFindBar</name>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>Find the previous cell (Shift+F3)</source>
        <translation>Rechercher la cellule précédente (Maj+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Find the next cell (F3)</source>
        <translation>Rechercher la cellule suivante (F3)</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Texte à rechercher</translation>
    </message>
    <message>
        <source>Find te&amp;xt:</source>
        <translation>Rec&amp;hercher le texte :</translation>
    </message>
    <message>
        <source>Close the find bar (Escape)</source>
        <translation>Fermer la barre de recherche (Échap)</translation>
    </message>
</context>
<context>
    <name>bloscope::TurningVolume</name>
    <message>
        <source>Reading the volume</source>
        <translation>Lecture du volume</translation>
    </message>
</context>
<context>
    <name>bloscope::ValueChanges</name>
    <message>
        <source>Values cannot be edited here</source>
        <translation>Les valeurs ne peuvent pas être modifiées ici</translation>
    </message>
</context>
<context>
    <name>bloscope::ValueDialog</name>
    <message>
        <source>Value of %1 (read-only)</source>
        <translation>Valeur de %1 (lecture seule)</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Valeur de %1</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>&amp;JSON</translation>
    </message>
    <message>
        <source>He&amp;x</source>
        <translation>He&amp;xa</translation>
    </message>
    <message>
        <source>Value validation</source>
        <translation>Contrôle de la valeur</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>JSON is not available</source>
        <translation>JSON n’est pas disponible</translation>
    </message>
    <message>
        <source>There are no bytes to show until the text is a valid value.</source>
        <translation>Il n’y a pas d’octets à afficher tant que le texte n’est pas une valeur valide.</translation>
    </message>
    <message>
        <source>Before: %1, now: %2</source>
        <translation>Avant : %1, maintenant : %2</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Avant : %1</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>Aucune modification.</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>Discard the changes to %1?</source>
        <translation>Abandonner les modifications de %1 ?</translation>
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
        <translation>Contenu brut (*.bin)</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exporter %1</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importer %1</translation>
    </message>
    <message>
        <source>By extension (*)</source>
        <translation>Selon l’extension (*)</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>Impossible d’écrire %1</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>Impossible de lire %1</translation>
    </message>
</context>
<context>
    <name>bloscope::VectorBox</name>
    <message>
        <source>Curve data</source>
        <translation>Données de la courbe</translation>
    </message>
    <message>
        <source>Plot the cells, or a value from the metadata of each frame</source>
        <translation>Tracer les cellules, ou une valeur tirée des métadonnées de chaque image</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
</context>
<context>
    <name>bloscope::ViewAlone</name>
    <message>
        <source>Press F11 or Escape to restore the window.</source>
        <translation>Appuyez sur F11 ou Échap pour rétablir la fenêtre.</translation>
    </message>
</context>
<context>
    <name>bloscope::ViewTabs</name>
    <message>
        <source>Slice views</source>
        <translation>Vues de la coupe</translation>
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
        <translation>Ouvre, affiche, vérifie et modifie les fichiers Blosc2</translation>
    </message>
    <message>
        <source>… or drop files and folders here.</source>
        <translation>… ou déposez ici des fichiers et des dossiers.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is the name of a file, %2 its folder</extracomment>
        <translation>%1 dans %2</translation>
    </message>
</context>
<context>
    <name>bloscope::Windows</name>
    <message>
        <source>Move to &amp;New Window</source>
        <translation>Déplacer vers une &amp;nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Move to &amp;Window</source>
        <translation>Déplac&amp;er vers la fenêtre</translation>
    </message>
</context>
</TS>
