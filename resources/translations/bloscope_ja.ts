<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>ArraySummary</name>
    <message>
        <source>scalar</source>
        <translation>スカラー</translation>
    </message>
</context>
<context>
    <name>ArrayView</name>
    <message>
        <source>T&amp;able</source>
        <translation>表(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Heatmap</source>
        <translation>ヒートマップ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>曲線(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>統計(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Planes</source>
        <translation>断面(&amp;P)</translation>
    </message>
    <message>
        <source>Chun&amp;ks</source>
        <translation>チャンク(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>バイト(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>クエリ(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>BytePartText</name>
    <message>
        <source>Header</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>メタデータ</translation>
    </message>
    <message>
        <source>Chunk headers</source>
        <translation>チャンクヘッダー</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>トレーラー</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>未使用</translation>
    </message>
</context>
<context>
    <name>CaseText</name>
    <message>
        <source>labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>labels of a different shape</source>
        <translation>形状の異なるラベル</translation>
    </message>
    <message>
        <source>unreadable labels</source>
        <translation>読み取れないラベル</translation>
    </message>
    <message>
        <source>no labels</source>
        <translation>ラベルなし</translation>
    </message>
    <message>
        <source>properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>開けません</translation>
    </message>
    <message>
        <source>no array</source>
        <translation>配列なし</translation>
    </message>
    <message>
        <source>Cannot be drawn</source>
        <translation>描画できません</translation>
    </message>
</context>
<context>
    <name>CellTile</name>
    <message>
        <source>This cell cannot be shown: %1.</source>
        <translation>このセルは表示できません (%1)。</translation>
    </message>
    <message>
        <source>This cell was never written and has no value.</source>
        <translation>このセルは一度も書き込まれておらず、値がありません。</translation>
    </message>
    <message>
        <source>This cell has no value here: %1.</source>
        <translation>このセルには値がありません (%1)。</translation>
    </message>
</context>
<context>
    <name>CellToolTip</name>
    <message>
        <source>%1 = %2
of %3</source>
        <translation>%1 = %2
%3</translation>
    </message>
    <message>
        <source>Edited; was empty in the file</source>
        <translation>編集済み。ファイルでは空でした</translation>
    </message>
    <message>
        <source>Edited; was %1 in the file</source>
        <translation>編集済み。ファイルでは %1 でした</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message numerus="yes">
        <source>Damaged in %n place(s); all chunks found can be read.</source>
        <translation>
            <numerusform>%n か所が破損していますが、見つかったチャンクはすべて読み取れます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged in %n place(s), in the only chunk.</source>
        <translation>
            <numerusform>唯一のチャンクの %n か所が破損しています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged in %n place(s), in %1 of %2 chunks.</source>
        <translation>
            <numerusform>%n か所が破損しています (%2 個中 %1 個のチャンク)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bloscope cannot read %n other part(s).</source>
        <translation>
            <numerusform>ほかに Bloscope で読み取れない部分が %n 個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No damage was found, but Bloscope cannot read %n part(s).</source>
        <translation>
            <numerusform>破損は見つかりませんでしたが、Bloscope で読み取れない部分が %n 個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No damage found. All %n chunk(s) can be read (%1 decoded).</source>
        <translation>
            <numerusform>破損は見つかりませんでした。%n 個のチャンクをすべて読み取れます (デコード後 %1)。</numerusform>
        </translation>
    </message>
    <message>
        <source>Blosc2 stores no checksums, so changed bytes that still decode go unnoticed.</source>
        <translation>Blosc2 はチェックサムを保存しないため、変化したバイトがデコードできる場合は検出されません。</translation>
    </message>
    <message>
        <source>File &gt; Save What Can Be Read</source>
        <translation>ファイル &gt; 読み取れるデータを保存</translation>
    </message>
    <message>
        <source>View &gt; Metadata</source>
        <translation>表示 &gt; メタデータ</translation>
    </message>
    <message>
        <source>No damage found</source>
        <translation>破損なし</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注意あり</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>読み取り不可</translation>
    </message>
    <message numerus="yes">
        <source>There are %n note(s).</source>
        <translation>
            <numerusform>注意が %n 件あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s) are not listed.</source>
        <translation>
            <numerusform>ほかに %n 件の検出事項があります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s): no damage found in %1, notes on %2, %3 damaged, %4 unreadable.</source>
        <translation>
            <numerusform>%n 個のファイル: 破損なし %1、注意あり %2、破損 %3、読み取り不可 %4。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckedJson</name>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>%3 is what is wrong there</extracomment>
        <translation>%1 行 %2 列: %3</translation>
    </message>
</context>
<context>
    <name>ChunkPicture</name>
    <message>
        <source>not stored: %1</source>
        <translation>保存なし: %1</translation>
    </message>
    <message>
        <source>compressed</source>
        <translation>圧縮</translation>
    </message>
    <message>
        <source>stored uncompressed</source>
        <translation>非圧縮で保存</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>repeated value</source>
        <translation>同一値の繰り返し</translation>
    </message>
    <message>
        <source>never written</source>
        <translation>未書き込み</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
</context>
<context>
    <name>ChunkRows</name>
    <message>
        <source>First index</source>
        <translation>先頭インデックス</translation>
    </message>
    <message>
        <source>Array index of the first element of the chunk</source>
        <translation>チャンクの先頭要素の配列インデックス</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Codec and filters, or the value of all elements</source>
        <translation>コーデックとフィルター、または全要素に共通の値</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>圧縮比</translation>
    </message>
    <message>
        <source>Decoded bytes per stored byte</source>
        <translation>保存 1 バイトあたりのデコード後のバイト数</translation>
    </message>
    <message>
        <source>Stored (bytes)</source>
        <translation>保存サイズ (バイト)</translation>
    </message>
    <message>
        <source>Size in the file, including the chunk header</source>
        <translation>チャンクヘッダーを含む、ファイル内のサイズ</translation>
    </message>
    <message>
        <source>Decoded (bytes)</source>
        <translation>デコード後 (バイト)</translation>
    </message>
    <message>
        <source>Decoded size, including the padding at the array borders</source>
        <translation>配列の端のパディングを含む、デコード後のサイズ</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Parts that are decoded separately</source>
        <translation>個別にデコードされる部分</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Offset of the chunk in the file</source>
        <translation>ファイル内でのチャンクのオフセット</translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <comment>a file, an offset in it</comment>
        <translation>%1、バイト %2</translation>
    </message>
</context>
<context>
    <name>CodeLanguage</name>
    <message>
        <source>&amp;Python (blosc2)</source>
        <translation>Python (blosc2)(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;NumPy (through bloscope)</source>
        <translation>NumPy (bloscope 経由)(&amp;N)</translation>
    </message>
    <message>
        <source>Command for This &amp;View</source>
        <translation>このビューを開くコマンド(&amp;V)</translation>
    </message>
    <message>
        <source>Command &amp;Line</source>
        <translation>コマンドライン(&amp;L)</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>(missing)</source>
        <translation>(なし)</translation>
    </message>
    <message>
        <source>All compared cells are equal.</source>
        <translation>比較したすべてのセルが一致します。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells differ.</source>
        <translation>
            <numerusform>%1 個中 %n 個のセルが異なります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells differ; the largest difference is %2 at %3.</source>
        <translation>
            <numerusform>%1 個中 %n 個のセルが異なります。最大の差は %2 (位置 %3) です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cannot be read in one or both arrays.</source>
        <translation>
            <numerusform>%n 個のセルは、一方または両方の配列で読み取れません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells cannot be compared</source>
        <translation>セルを比較できません</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>Metalayer</source>
        <translation>メタレイヤー</translation>
    </message>
    <message>
        <source>Vlmetalayer</source>
        <translation>可変長メタレイヤー</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>ストレージ</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 セル</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Labels cannot be compared</source>
        <translation>ラベルを比較できません</translation>
    </message>
    <message>
        <source>There are more than %1 distinct numbers: these are not labels.</source>
        <translation>異なる数値が %1 個を超えています。これはラベルではありません。</translation>
    </message>
    <message>
        <source>Distances were not computed: %1.</source>
        <translation>距離は計算されませんでした (%1)。</translation>
    </message>
</context>
<context>
    <name>ComputationText</name>
    <message>
        <source>Maximum over %1: %2–%3</source>
        <extracomment>%1 a dimension, %2 and %3 indices of it: &quot;Maximum over z: 0–119&quot;</extracomment>
        <translation>%1 方向の最大値: %2–%3</translation>
    </message>
    <message>
        <source>Minimum over %1: %2–%3</source>
        <translation>%1 方向の最小値: %2–%3</translation>
    </message>
    <message>
        <source>Mean over %1: %2–%3</source>
        <translation>%1 方向の平均: %2–%3</translation>
    </message>
    <message>
        <source>Median over %1: %2–%3</source>
        <translation>%1 方向の中央値: %2–%3</translation>
    </message>
    <message>
        <source>Standard deviation over %1: %2–%3</source>
        <translation>%1 方向の標準偏差: %2–%3</translation>
    </message>
    <message>
        <source>Sum over %1: %2–%3</source>
        <translation>%1 方向の合計: %2–%3</translation>
    </message>
    <message>
        <source>Difference to the previous index of %1</source>
        <translation>%1 の直前のインデックスとの差分</translation>
    </message>
    <message>
        <source>Difference to index %2 of %1</source>
        <translation>%1 のインデックス %2 との差分</translation>
    </message>
    <message>
        <source>Maximum over %1: %2–%3, turned %5° about %4</source>
        <extracomment>%4 another dimension, %5 degrees: &quot;Maximum over z: 0–119, turned 45° about y&quot;</extracomment>
        <translation>%1 方向の最大値: %2–%3、%4 軸まわりに %5° 回転</translation>
    </message>
</context>
<context>
    <name>CoreWord</name>
    <message>
        <source>Blosc2 archive</source>
        <translation>Blosc2 アーカイブ</translation>
    </message>
    <message>
        <source>Blosc2 directory</source>
        <translation>Blosc2 ディレクトリ</translation>
    </message>
    <message>
        <source>Chunk index</source>
        <translation>チャンク索引</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>Metalayers</source>
        <translation>メタレイヤー</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>NumPy 配列</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>RAW</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>トレーラー</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>可変長メタレイヤー</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>セル</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>columns for data frames</source>
        <translation>データフレーム用の列</translation>
    </message>
    <message>
        <source>delimited text</source>
        <translation>区切り文字テキスト</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>image or stack with the original values</source>
        <translation>元の値を保つ画像またはスタック</translation>
    </message>
    <message>
        <source>medical image</source>
        <translation>医用画像</translation>
    </message>
    <message>
        <source>no chunks</source>
        <translation>チャンクなし</translation>
    </message>
    <message>
        <source>one line of JSON per row</source>
        <translation>1 行につき JSON 1 行</translation>
    </message>
    <message>
        <source>picture as a document</source>
        <translation>文書としての画像</translation>
    </message>
    <message>
        <source>picture as displayed</source>
        <translation>表示どおりの画像</translation>
    </message>
    <message>
        <source>picture as vector graphics</source>
        <translation>ベクター画像</translation>
    </message>
    <message>
        <source>raw bytes of the elements</source>
        <translation>要素の生バイト</translation>
    </message>
    <message>
        <source>structured array</source>
        <translation>構造化配列</translation>
    </message>
    <message>
        <source>tab-separated text</source>
        <translation>タブ区切りテキスト</translation>
    </message>
    <message>
        <source>table in a directory</source>
        <translation>ディレクトリ内のテーブル</translation>
    </message>
    <message>
        <source>table in one file</source>
        <translation>1 ファイルのテーブル</translation>
    </message>
    <message>
        <source>table of a database</source>
        <translation>データベースのテーブル</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>作成できません</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>書き込めません</translation>
    </message>
    <message>
        <source>cannot create a file in its directory</source>
        <translation>そのディレクトリにファイルを作成できません</translation>
    </message>
    <message>
        <source>cannot create a folder</source>
        <translation>フォルダーを作成できません</translation>
    </message>
    <message>
        <source>cannot create a folder in its directory</source>
        <translation>そのディレクトリにフォルダーを作成できません</translation>
    </message>
    <message>
        <source>cannot examine the file</source>
        <translation>ファイルを調べられません</translation>
    </message>
    <message>
        <source>cannot list the directory</source>
        <translation>ディレクトリの一覧を取得できません</translation>
    </message>
    <message>
        <source>cannot lock the file</source>
        <translation>ファイルをロックできません</translation>
    </message>
    <message>
        <source>cannot open the directory</source>
        <translation>ディレクトリを開けません</translation>
    </message>
    <message>
        <source>cannot open the file</source>
        <translation>ファイルを開けません</translation>
    </message>
    <message>
        <source>cannot read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>cannot read the folder</source>
        <translation>フォルダーを読み込めません</translation>
    </message>
    <message>
        <source>cannot replace the file</source>
        <translation>ファイルを置き換えられません</translation>
    </message>
    <message>
        <source>cannot write</source>
        <translation>書き込めません</translation>
    </message>
    <message>
        <source>cannot write to the disk</source>
        <translation>ディスクに書き込めません</translation>
    </message>
    <message>
        <source>chunks.b2frame is missing</source>
        <translation>chunks.b2frame がありません</translation>
    </message>
    <message>
        <source>embed.b2e is missing</source>
        <translation>embed.b2e がありません</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>its directory is read-only</source>
        <translation>そのディレクトリは読み取り専用です</translation>
    </message>
    <message>
        <source>no Blosc2 file was found in this folder</source>
        <translation>このフォルダーに Blosc2 ファイルが見つかりません</translation>
    </message>
    <message>
        <source>not a Blosc2 directory</source>
        <translation>Blosc2 ディレクトリではありません</translation>
    </message>
    <message>
        <source>not a Blosc2 file</source>
        <translation>Blosc2 ファイルではありません</translation>
    </message>
    <message>
        <source>not a Blosc2 frame</source>
        <translation>Blosc2 フレームではありません</translation>
    </message>
    <message>
        <source>not a Blosc2 store</source>
        <translation>Blosc2 ストアではありません</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation>ファイルは読み取り専用です</translation>
    </message>
    <message>
        <source>the signature &quot;b2frame&quot; is missing</source>
        <translation>シグネチャ「b2frame」がありません</translation>
    </message>
    <message>
        <source>there is no room for what is read</source>
        <translation>読み込む内容のための空きがありません</translation>
    </message>
    <message>
        <source>this is not a Blosc2 file</source>
        <translation>これは Blosc2 ファイルではありません</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>接続が拒否されました</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>接続がタイムアウトしました</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>デバイスまたはリソースがビジーです</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>ディスククォータを超えました</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>ファイルが存在します</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>入出力エラー</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ディレクトリです</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>デバイスに空き領域がありません</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>そのようなファイルやディレクトリはありません</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ディレクトリではありません</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>操作は許可されていません</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>許可がありません</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>読み取り専用のファイルシステムです</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>ファイルは実行中です</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>%1 is longer than %2 bytes</source>
        <translation>%1 は %2 バイトを超えています</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters</source>
        <translation>%1 は %2 文字を超えています</translation>
    </message>
    <message>
        <source>%1 is neither True nor False</source>
        <translation>%1 は True でも False でもありません</translation>
    </message>
    <message>
        <source>%1 is not 0x followed by %2 hexadecimal digits</source>
        <translation>%1 は 0x と %2 桁の 16 進数ではありません</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 は数値ではありません</translation>
    </message>
    <message>
        <source>%1 is not a number, or is too large</source>
        <translation>%1 は数値でないか、大きすぎます</translation>
    </message>
    <message>
        <source>%1 is not a value of type %2</source>
        <translation>%1 は型 %2 の値ではありません</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 は整数ではありません</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%1 は %2 から %3 までの整数ではありません</translation>
    </message>
    <message>
        <source>%1 is not expected here</source>
        <translation>ここに %1 は使えません</translation>
    </message>
    <message>
        <source>%1 is too large for %2 bits</source>
        <translation>%1 は %2 ビットには大きすぎます</translation>
    </message>
    <message>
        <source>%1 at character %2 is neither an index nor a range start:stop:step of dimension %3</source>
        <translation>%2 文字目の %1 は、次元 %3 のインデックスでも範囲 start:stop:step でもありません</translation>
    </message>
    <message>
        <source>a list can only follow &quot;in&quot;</source>
        <translation>リストは「in」の後にのみ置けます</translation>
    </message>
    <message>
        <source>a quoted string is expected</source>
        <translation>引用符で囲んだ文字列が必要です</translation>
    </message>
    <message>
        <source>a value is expected, not %1</source>
        <translation>%1 ではなく値が必要です</translation>
    </message>
    <message>
        <source>an operator such as &quot;and&quot; is missing before %1</source>
        <translation>%1 の前に「and」などの演算子がありません</translation>
    </message>
    <message>
        <source>enter a condition such as price &gt; 100</source>
        <translation>price &gt; 100 のような条件を入力してください</translation>
    </message>
    <message>
        <source>enter a date such as 2021-03-04T05:06:07</source>
        <translation>2021-03-04T05:06:07 のような日時を入力してください</translation>
    </message>
    <message>
        <source>index %1 is out of bounds for dimension %2 of size %3</source>
        <translation>インデックス %1 は、大きさ %3 の次元 %2 の範囲外です</translation>
    </message>
    <message>
        <source>null is not a value; write &quot;is null&quot; or &quot;is not null&quot;</source>
        <translation>null は値ではありません。「is null」または「is not null」と書いてください</translation>
    </message>
    <message>
        <source>the condition ends too early</source>
        <translation>条件が途中で終わっています</translation>
    </message>
    <message>
        <source>the condition ends where a value is expected</source>
        <translation>値が必要な箇所で条件が終わっています</translation>
    </message>
    <message>
        <source>the number %1 at character %2 is too large for dimension %3</source>
        <translation>%2 文字目の数値 %1 は次元 %3 には大きすぎます</translation>
    </message>
    <message>
        <source>the parenthesis is not closed</source>
        <translation>括弧が閉じられていません</translation>
    </message>
    <message>
        <source>the step of dimension %1 is 0</source>
        <translation>次元 %1 のステップが 0 です</translation>
    </message>
    <message>
        <source>there is no column named %1; did you mean %2?</source>
        <translation>%1 という列はありません。%2 のことですか?</translation>
    </message>
    <message>
        <source>there is no column named %1</source>
        <translation>%1 という列はありません</translation>
    </message>
    <message>
        <source>this parenthesis was not opened</source>
        <translation>この括弧は開かれていません</translation>
    </message>
    <message>
        <source>write &quot;%1&quot; instead of %2</source>
        <translation>%2 の代わりに「%1」と書いてください</translation>
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
        <translation>最初の %1 本の線のみ描画しています。</translation>
    </message>
    <message>
        <source>Drawn to 16 significant digits; finer differences are not visible.</source>
        <translation>有効数字 16 桁で描画しています。これより細かい差は見えません。</translation>
    </message>
    <message>
        <source>Sampled: one point in %1. All points follow.</source>
        <translation>間引き表示: %1 点に 1 点。全点を読み込み中です。</translation>
    </message>
    <message>
        <source>Sampled: one point in %1. Zoom in to see all.</source>
        <translation>間引き表示: %1 点に 1 点。拡大すると全点を表示します。</translation>
    </message>
    <message>
        <source>zero or less</source>
        <translation>0 以下</translation>
    </message>
    <message>
        <source>Not drawn: %1</source>
        <translation>描画されない値: %1</translation>
    </message>
</context>
<context>
    <name>CurveText</name>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>DTypeText</name>
    <message numerus="yes">
        <source>structure of %n field(s), %1</source>
        <translation>
            <numerusform>%n フィールドの構造体、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, big-endian</source>
        <translation>%1、ビッグエンディアン</translation>
    </message>
</context>
<context>
    <name>DocumentText</name>
    <message>
        <source>Saving %1</source>
        <translation>%1 の保存</translation>
    </message>
    <message>
        <source>Save Document</source>
        <translation>文書の保存</translation>
    </message>
    <message>
        <source>This is the file %1, stored as Blosc2 chunks.</source>
        <translation>これは Blosc2 チャンクとして保存されたファイル %1 です。</translation>
    </message>
    <message>
        <source>&amp;Save It…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 what cannot be done (&quot;Chunk 17 cannot be shown&quot;), %2 why</extracomment>
        <translation>%1 (%2)。</translation>
    </message>
    <message>
        <source>This is not possible</source>
        <translation>この操作はできません</translation>
    </message>
    <message>
        <source>%1 was saved, but the disk did not confirm it</source>
        <translation>%1 を保存しましたが、ディスクが書き込み完了を確認しませんでした</translation>
    </message>
    <message>
        <source>Keep a copy of important data.</source>
        <translation>重要なデータはコピーを保管してください。</translation>
    </message>
    <message>
        <source>The file is damaged, or was not completely written or copied. If you have another copy, compare the sizes.</source>
        <translation>ファイルが破損しているか、書き込みまたはコピーが完了していません。別のコピーがあれば、サイズを比べてください。</translation>
    </message>
    <message>
        <source>The file may be valid, but this version of Bloscope cannot read it.</source>
        <translation>ファイルは正しい可能性がありますが、このバージョンの Bloscope では読み取れません。</translation>
    </message>
    <message>
        <source>Bloscope refuses this so that no file can exhaust the computer&apos;s memory.</source>
        <translation>ファイルによってメモリーが使い果たされるのを防ぐため、Bloscope はこれを受け付けません。</translation>
    </message>
    <message>
        <source>Check that the file still exists, that you have permission to read it, and that its drive is connected.</source>
        <translation>ファイルが存在すること、読み取り権限があること、ドライブが接続されていることを確認してください。</translation>
    </message>
    <message>
        <source>Bloscope opens Blosc2 files with any name; most end in .b2nd or .b2frame.</source>
        <translation>Bloscope は名前に関係なく Blosc2 ファイルを開きます。多くは .b2nd または .b2frame で終わります。</translation>
    </message>
    <message>
        <source>Another program changed or replaced the file. Reload it to see its current content.</source>
        <translation>ほかのプログラムがファイルを変更または置換しました。再読み込みすると現在の内容が表示されます。</translation>
    </message>
</context>
<context>
    <name>ExportPreview</name>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>Elements of type %1, shape (%2), in C order.</source>
        <translation>%1 型の要素、形状 (%2)、C オーダー。</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1 × %2 colour pixels of type %3.</source>
        <translation>
            <numerusform>%1 × %2 カラーピクセル、%3 型、%n ページ。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1 × %2 pixels of type %3.</source>
        <translation>
            <numerusform>%1 × %2 ピクセル、%3 型、%n ページ。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels per centimetre.</source>
        <translation>1 cm あたり %1 × %2 ピクセル。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels per unit.</source>
        <translation>1 単位あたり %1 × %2 ピクセル。</translation>
    </message>
    <message>
        <source>%1 voxels of type %2,
spacing %3.</source>
        <translation>%1 ボクセル、%2 型、
間隔 %3。</translation>
    </message>
    <message>
        <source>The position in the scanner is included.</source>
        <translation>装置座標系での位置を含みます。</translation>
    </message>
    <message>
        <source>The position in the scanner is unknown and not included.</source>
        <translation>装置座標系での位置は不明なため、含まれません。</translation>
    </message>
</context>
<context>
    <name>FileSalvage</name>
    <message>
        <source>Only files on this computer can be searched for readable data. Save a copy of the file first.</source>
        <translation>読み取れるデータを検索できるのは、このコンピューターにあるファイルだけです。先にファイルのコピーを保存してください。</translation>
    </message>
    <message>
        <source>Stores are saved part by part. Open one of the parts.</source>
        <translation>ストアは部分ごとに保存されます。いずれかの部分を開いてください。</translation>
    </message>
    <message>
        <source>Only whole files can be searched for readable data.</source>
        <translation>読み取れるデータを検索できるのは、ファイル全体だけです。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルは空です。</translation>
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
        <translation>要素全体</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s): %1</source>
        <extracomment>%1 which cells, &quot;[0, 1:3, 2:5]&quot;</extracomment>
        <translation>
            <numerusform>%n 個のセルに一括入力: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill Selection</source>
        <translation>選択範囲への一括入力</translation>
    </message>
</context>
<context>
    <name>FrameStructure</name>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
</context>
<context>
    <name>ItemRows</name>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>The exact stored type</source>
        <translation>保存されている正確な型</translation>
    </message>
    <message>
        <source>The value on one line</source>
        <translation>値 (1 行表示)</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
</context>
<context>
    <name>KindNames</name>
    <message>
        <source>Sequential</source>
        <translation>シーケンシャル</translation>
    </message>
    <message>
        <source>Diverging</source>
        <translation>ダイバージング</translation>
    </message>
    <message>
        <source>Cyclic</source>
        <translation>サイクリック</translation>
    </message>
    <message>
        <source>Qualitative (labels)</source>
        <translation>定性 (ラベル)</translation>
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
        <translation>ほか</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeafText</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n 項目</numerusform>
        </translation>
    </message>
    <message>
        <source>remote array</source>
        <translation>リモート配列</translation>
    </message>
    <message>
        <source>remote table</source>
        <translation>リモートテーブル</translation>
    </message>
    <message>
        <source>remote store</source>
        <translation>リモートストア</translation>
    </message>
    <message>
        <source>remote object</source>
        <translation>リモートオブジェクト</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>リーフ</translation>
    </message>
    <message>
        <source>table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>unusable</source>
        <translation>使用不可</translation>
    </message>
    <message>
        <source>other file</source>
        <translation>その他のファイル</translation>
    </message>
</context>
<context>
    <name>MainMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>Copy as Co&amp;de</source>
        <translation>コードとしてコピー(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>What Links Share</source>
        <translation>連動する項目</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
</context>
<context>
    <name>Metadata</name>
    <message>
        <source>%1 after the value</source>
        <translation>値の後に %1 の余分なデータ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n エントリー</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>Metalayers</source>
        <translation>メタレイヤー</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>可変長メタレイヤー</translation>
    </message>
    <message>
        <source>Added, not saved yet</source>
        <translation>追加済み、未保存</translation>
    </message>
    <message>
        <source>Changed, not saved yet</source>
        <translation>変更済み、未保存</translation>
    </message>
    <message>
        <source>Renamed from &apos;%1&apos;, not saved yet</source>
        <translation>「%1」から名前を変更、未保存</translation>
    </message>
</context>
<context>
    <name>MetadataSteps</name>
    <message>
        <source>Metalayers</source>
        <translation>メタレイヤー</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>可変長メタレイヤー</translation>
    </message>
    <message>
        <source>Rename &apos;%1&apos; to &apos;%2&apos;</source>
        <translation>「%1」から「%2」への名前の変更</translation>
    </message>
    <message>
        <source>Change &apos;%1&apos;</source>
        <translation>「%1」の変更</translation>
    </message>
    <message>
        <source>Change &apos;%1&apos; to %2</source>
        <translation>「%1」の %2 への変更</translation>
    </message>
    <message>
        <source>Replace &apos;%1&apos; with an empty %2</source>
        <translation>「%1」を空の %2 に置換</translation>
    </message>
    <message>
        <source>Add &apos;%1&apos;</source>
        <translation>「%1」の追加</translation>
    </message>
    <message>
        <source>Add to &apos;%1&apos;</source>
        <translation>「%1」への追加</translation>
    </message>
    <message>
        <source>Duplicate &apos;%1&apos;</source>
        <translation>「%1」の複製</translation>
    </message>
    <message>
        <source>Remove &apos;%1&apos;</source>
        <translation>「%1」の削除</translation>
    </message>
    <message>
        <source>Move &apos;%1&apos;</source>
        <translation>「%1」の移動</translation>
    </message>
</context>
<context>
    <name>NumberFormatText</name>
    <message>
        <source>scientific</source>
        <translation>指数表記</translation>
    </message>
    <message>
        <source>shortest</source>
        <translation>最短</translation>
    </message>
    <message numerus="yes">
        <source>scientific, %n digit(s)</source>
        <translation>
            <numerusform>指数表記、%n 桁</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n 桁</numerusform>
        </translation>
    </message>
    <message>
        <source>hexadecimal</source>
        <translation>16 進</translation>
    </message>
    <message>
        <source>octal</source>
        <translation>8 進</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>2 進</translation>
    </message>
    <message>
        <source>decimal</source>
        <translation>10 進</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
</context>
<context>
    <name>ObjectText</name>
    <message numerus="yes">
        <source>%n item(s) of %1</source>
        <comment>bytes</comment>
        <translation>
            <numerusform>%n 項目、各 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1) of %2</source>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>This is a cache of %1. It does not record what was fetched, so zeros may represent missing data.</source>
        <translation>これは %1 のキャッシュです。取得済みの範囲が記録されていないため、ゼロは未取得のデータの可能性があります。</translation>
    </message>
    <message numerus="yes">
        <source>This is a cache of %1; %2 of %n chunk(s) were fetched.</source>
        <translation>
            <numerusform>これは %1 のキャッシュです。%n 個中 %2 個のチャンクを取得済みです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a cache of %1; %2 of %n block(s) were fetched.</source>
        <translation>
            <numerusform>これは %1 のキャッシュです。%n 個中 %2 個のブロックを取得済みです。</numerusform>
        </translation>
    </message>
    <message>
        <source>This contains only parts of %1; the rest is not stored here and is not fetched.</source>
        <translation>%1 の一部だけが含まれています。残りはここに保存されておらず、取得もされません。</translation>
    </message>
    <message>
        <source>The server cannot be reached. All of the file is kept on this computer and shown as it was.</source>
        <translation>サーバーに接続できません。ファイル全体がこのコンピューターに保存されているため、保存時の内容を表示しています。</translation>
    </message>
    <message>
        <source>The server cannot be reached. What was read before is shown; the rest is missing.</source>
        <translation>サーバーに接続できません。読み取り済みの部分だけを表示しており、残りは表示できません。</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>ディレクトリ</translation>
    </message>
    <message>
        <source>zip archive</source>
        <translation>zip アーカイブ</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>This cannot be read as described by its metadata</source>
        <translation>メタデータの記述どおりに読み取れません</translation>
    </message>
    <message>
        <source>The voxel sizes may belong to different axes: %1.</source>
        <translation>ボクセルサイズが別の軸のものである可能性があります (%1)。</translation>
    </message>
    <message>
        <source>Your interpretation cannot be applied</source>
        <translation>指定された解釈を適用できません</translation>
    </message>
    <message>
        <source>Internal data of the library that wrote this file.</source>
        <translation>このファイルを書き込んだライブラリの内部データです。</translation>
    </message>
    <message>
        <source>%1 has no attributes yet. Add them in the Metadata panel (+ or Insert); the file that contains them is created when you save.</source>
        <translation>%1 にはまだ属性がありません。メタデータパネルで追加してください (+ または Insert)。属性を格納するファイルは保存時に作成されます。</translation>
    </message>
    <message>
        <source>Locked because libraries use it: %1.</source>
        <translation>ライブラリが使用するためロックされています (%1)。</translation>
    </message>
    <message>
        <source>This contains a Python pickle, which is not opened.</source>
        <translation>Python の pickle が含まれていますが、読み込みません。</translation>
    </message>
    <message>
        <source>Internal index of the library, not data.</source>
        <translation>データではなく、ライブラリの内部索引です。</translation>
    </message>
    <message>
        <source>Internal query cache of the library.</source>
        <translation>ライブラリの内部クエリキャッシュです。</translation>
    </message>
</context>
<context>
    <name>OpenRequest</name>
    <message>
        <source>byte %1</source>
        <translation>バイト %1</translation>
    </message>
</context>
<context>
    <name>OtherNamesText</name>
    <message numerus="yes">
        <source>%1 had %n other hard link(s), which keep the old content.</source>
        <translation>
            <numerusform>%1 にはほかに %n 個のハードリンクがあり、それらの内容は以前のままです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureLegend</name>
    <message>
        <source>Sampled: one row in %1, one column in %2. The exact picture follows.</source>
        <translation>間引き表示: %1 行に 1 行、%2 列に 1 列。正確な画像を読み込み中です。</translation>
    </message>
    <message>
        <source>Sampled: one row in %1, one column in %2. Zoom in to see all.</source>
        <translation>間引き表示: %1 行に 1 行、%2 列に 1 列。拡大するとすべて表示します。</translation>
    </message>
    <message numerus="yes">
        <source>%n hot pixel(s) replaced</source>
        <translation>
            <numerusform>%n 個のホットピクセルを置換</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % read.</source>
        <translation>%1 % 読み取り済み。</translation>
    </message>
    <message>
        <source>Based on only some of the blocks.</source>
        <translation>一部のブロックのみに基づいています。</translation>
    </message>
    <message>
        <source>The exact picture follows.</source>
        <translation>正確な画像を読み込み中です。</translation>
    </message>
</context>
<context>
    <name>PlanesText</name>
    <message>
        <source>Three planes need an array with at least three dimensions; this one has %1.</source>
        <translation>断面の表示には 3 次元以上の配列が必要です。この配列は %1 次元です。</translation>
    </message>
    <message>
        <source>The slice %1 has only one dimension. Assign dimensions to rows and columns to see the planes.</source>
        <translation>スライス %1 は 1 次元です。断面を表示するには、行と列に次元を割り当ててください。</translation>
    </message>
</context>
<context>
    <name>PlotDrawing</name>
    <message>
        <source>rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(空)</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>PlotText</name>
    <message>
        <source>%1 and %2 have different units and cannot share an axis</source>
        <translation>%1 と %2 は単位が異なるため、同じ軸に表示できません</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range of numbers or dates, both ends included</extracomment>
        <translation>%1 ～ %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>値なし</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>%1 where, %2 values, %3 &quot;12 rows&quot;</extracomment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>, mean %1</source>
        <translation>、平均 %1</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>&lt;p style=&quot;font-size: x-large&quot;&gt;&lt;b&gt;Bloscope %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Opens, shows, checks and edits Blosc2 files.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p style=&quot;font-size: x-large&quot;&gt;&lt;b&gt;Bloscope %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Blosc2 ファイルの閲覧、検査、編集を行うプログラムです。&lt;/p&gt;&lt;p&gt;GNU General Public License バージョン 3 以降に基づくフリーソフトウェアです。一切の保証はありません。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>About Bloscope</source>
        <translation>Bloscope について</translation>
    </message>
    <message>
        <source>&amp;Copy Versions</source>
        <translation>バージョンをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copied the report.</source>
        <translation>レポートをコピーしました。</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Blosc2 files (%1)</source>
        <translation>Blosc2 ファイル (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>フォルダーを開く</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message>
        <source>Replace File</source>
        <translation>ファイルの置換</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 は既に存在します。置き換えますか?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
</context>
<context>
    <name>RowPlaceText</name>
    <message>
        <source>&apos;%1&apos; is not a whole number</source>
        <translation>「%1」は整数ではありません</translation>
    </message>
    <message>
        <source>there is nothing to go to</source>
        <translation>移動先がありません</translation>
    </message>
    <message>
        <source>%1 is out of bounds: the last index is %2</source>
        <translation>%1 は範囲外です。最後のインデックスは %2 です</translation>
    </message>
</context>
<context>
    <name>SalvageText</name>
    <message>
        <source>note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>partly lost</source>
        <translation>一部消失</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未検査</translation>
    </message>
    <message>
        <source>chunk %1</source>
        <translation>チャンク %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chunk(s) can be read in full.</source>
        <translation>
            <numerusform>%n 個中 %1 個のチャンクを完全に読み取れます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The chunks were found without an index.</source>
        <translation>チャンクはインデックスなしで見つかりました。</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) can be read in part.</source>
        <translation>
            <numerusform>%n 個のチャンクは一部を読み取れます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) are lost.</source>
        <translation>
            <numerusform>%n 個のチャンクが失われています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) cannot be checked.</source>
        <translation>
            <numerusform>%n 個のチャンクは検査できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The chunks found take up %1.</source>
        <translation>見つかったチャンクのサイズは %1 です。</translation>
    </message>
    <message>
        <source>Nothing is lost: the new file would contain everything in this one except bytes that belong to no chunk.</source>
        <translation>失われたデータはありません。新しいファイルには、どのチャンクにも属さないバイトを除くすべてが含まれます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chunk(s) can be saved to a new file.</source>
        <translation>
            <numerusform>%n 個中 %1 個のチャンクを新しいファイルに保存できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1 (元は %2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>shape, type</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%1 of %2 (was %3)</source>
        <comment>shape, type, shape before</comment>
        <translation>%2 %1 (元は %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n more chunk(s)</source>
        <translation>
            <numerusform>ほか %n 個のチャンク</numerusform>
        </translation>
    </message>
    <message>
        <source>lost, partly lost or not checked</source>
        <translation>消失、一部消失、または未検査</translation>
    </message>
</context>
<context>
    <name>SelectionText</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n セル</numerusform>
        </translation>
    </message>
    <message>
        <source>min |z| %1</source>
        <translation>最小 |z| %1</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>最小 %1</translation>
    </message>
    <message>
        <source>max |z| %1</source>
        <translation>最大 |z| %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>平均 %1</translation>
    </message>
    <message>
        <source>std %1</source>
        <translation>標準偏差 %1</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>合計 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many, of which kind</comment>
        <translation>%2 %1</translation>
    </message>
</context>
<context>
    <name>ServerActions</name>
    <message>
        <source>Fetches all of the file and checks it. From then on it opens without a network.</source>
        <translation>ファイル全体を取得して検査します。以後はネットワークなしで開けます。</translation>
    </message>
    <message>
        <source>Only for files on servers.</source>
        <translation>サーバー上のファイルでのみ使用できます。</translation>
    </message>
    <message>
        <source>Sends a copy of this file to S3 or to a Caterva2 server.</source>
        <translation>このファイルのコピーを S3 または Caterva2 サーバーに送信します。</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation>ファイルが開かれていません。</translation>
    </message>
    <message>
        <source>Save the file on this computer first.</source>
        <translation>先にファイルをこのコンピューターに保存してください。</translation>
    </message>
    <message>
        <source>Keeping a local copy of %1</source>
        <translation>%1 のローカルコピーの作成</translation>
    </message>
    <message>
        <source>%1 was checked, and opens without a network from now on.</source>
        <translation>%1 を検査しました。以後はネットワークなしで開けます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 opens without a network from now on. %n part(s) are damaged: see Check File.</source>
        <translation>
            <numerusform>%1 は以後ネットワークなしで開けます。%n か所が破損しています。「ファイルを検査」で確認してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Uploading %1</source>
        <translation>%1 のアップロード</translation>
    </message>
    <message>
        <source>%1 was not uploaded</source>
        <translation>%1 をアップロードできませんでした</translation>
    </message>
    <message>
        <source>Replace It</source>
        <translation>置き換える</translation>
    </message>
</context>
<context>
    <name>SizeText</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n バイト</numerusform>
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
        <translation>非数 (NaN)</translation>
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
        <translation>+無限大</translation>
    </message>
    <message>
        <source>-inf</source>
        <translation>-inf</translation>
    </message>
    <message>
        <source>−Infinity</source>
        <translation>−無限大</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>unwritten</source>
        <translation>未書込</translation>
    </message>
    <message>
        <source>never written</source>
        <translation>未書き込み</translation>
    </message>
    <message>
        <source>Never written</source>
        <translation>未書き込み</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>未収録</translation>
    </message>
    <message>
        <source>not in this file</source>
        <translation>このファイルに未収録</translation>
    </message>
    <message>
        <source>Not in this file</source>
        <translation>このファイルに未収録</translation>
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
        <translation>実部</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>虚部</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>絶対値</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>%1 超</translation>
    </message>
    <message>
        <source>(empty, length 0)</source>
        <translation>(空、長さ 0)</translation>
    </message>
    <message>
        <source>%1 (length %2)</source>
        <translation>%1 (長さ %2)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>セル数</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>文字列数</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小値</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大値</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最長</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>NULL</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>異なる値の数</translation>
    </message>
    <message>
        <source>Go to next</source>
        <translation>次へ移動</translation>
    </message>
    <message>
        <source>%1 (median)</source>
        <translation>%1 (中央値)</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(空)</translation>
    </message>
</context>
<context>
    <name>StepRows</name>
    <message>
        <source>Byte</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>セル</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Offset of the element in the decoded chunk</source>
        <translation>デコード後のチャンク内での要素のオフセット</translation>
    </message>
    <message>
        <source>Index of the element in the array</source>
        <translation>配列内での要素のインデックス</translation>
    </message>
    <message>
        <source>These bytes as an array element</source>
        <translation>これらのバイトを配列要素として解釈した値</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>パディング</translation>
    </message>
</context>
<context>
    <name>StructureText</name>
    <message>
        <source>Expected: %1</source>
        <translation>期待値: %1</translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>チャンク %1</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>ブロック %1</translation>
    </message>
    <message>
        <source>Chunks %1–%2</source>
        <translation>チャンク %1–%2</translation>
    </message>
    <message>
        <source>Blocks %1–%2</source>
        <translation>ブロック %1–%2</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>Byte %1 of the file (0x%2)</source>
        <translation>ファイルのバイト %1 (0x%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>computed</source>
        <translation>計算値</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>保存なし</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Data missing</source>
        <translation>データ欠落</translation>
    </message>
    <message>
        <source>May contain nulls</source>
        <translation>NULL を含む可能性あり</translation>
    </message>
</context>
<context>
    <name>TypedValueText</name>
    <message>
        <source>Enter a map as {&quot;key&quot;: 1, &quot;other&quot;: 2}.</source>
        <translation>マップを {&quot;key&quot;: 1, &quot;other&quot;: 2} の形で入力してください。</translation>
    </message>
    <message>
        <source>Enter items as [1, 2.5, &quot;text&quot;].</source>
        <translation>項目を [1, 2.5, &quot;text&quot;] の形で入力してください。</translation>
    </message>
</context>
<context>
    <name>UndrawnText</name>
    <message>
        <source>The slice %1 is empty: there are no cells to show.</source>
        <translation>スライス %1 は空で、表示するセルがありません。</translation>
    </message>
    <message>
        <source>Elements of type %1 are not numbers and cannot be drawn. The table shows them.</source>
        <translation>%1 型の要素は数値ではないため描画できません。表で確認できます。</translation>
    </message>
    <message>
        <source>The slice %1 is a single value. The table shows it.</source>
        <translation>スライス %1 は単一の値です。表で確認できます。</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestions</name>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Reload %1?</source>
        <translation>%1 を再読み込みしますか?</translation>
    </message>
    <message>
        <source>Your unsaved changes will be lost.</source>
        <translation>保存されていない変更は失われます。</translation>
    </message>
    <message>
        <source>&amp;Discard and Reload</source>
        <translation>破棄して再読み込み(&amp;D)</translation>
    </message>
    <message>
        <source>Save Changes</source>
        <translation>変更の保存</translation>
    </message>
    <message>
        <source>Save changes to %1?</source>
        <translation>%1 への変更を保存しますか?</translation>
    </message>
    <message>
        <source>Edited: %1. Your changes will be lost if you don&apos;t save them.</source>
        <translation>変更内容: %1。保存しないと変更は失われます。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have unsaved changes:</source>
        <translation>
            <numerusform>%n 個のファイルに保存されていない変更があります:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>すべて破棄(&amp;D)</translation>
    </message>
</context>
<context>
    <name>UnsavedText</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n 個の値</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>entries of the metadata</comment>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>the order of the metadata</source>
        <translation>メタデータの順序</translation>
    </message>
    <message numerus="yes">
        <source>%n more column(s)</source>
        <translation>
            <numerusform>ほか %n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>deleted rows</source>
        <translation>削除した行</translation>
    </message>
</context>
<context>
    <name>ValueChangesText</name>
    <message>
        <source>This array is inside another file, so it cannot be edited here. Save a copy first.</source>
        <translation>この配列は別のファイルの中にあるため、ここでは編集できません。先にコピーを保存してください。</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>These bytes are not valid msgpack; Python can only read them as bytes.</source>
        <translation>これらのバイトは正しい msgpack ではありません。Python ではバイト列としてのみ読み取れます。</translation>
    </message>
    <message>
        <source>Extra bytes follow the msgpack value; Python will refuse to read it.</source>
        <translation>msgpack の値の後に余分なバイトがあります。Python では読み取りエラーになります。</translation>
    </message>
</context>
<context>
    <name>bloscope::Actions</name>
    <message>
        <source>&amp;New Window</source>
        <translation>新しいウィンドウ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>フォルダーを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>Open A&amp;ddress…</source>
        <translation>アドレスを開く(&amp;D)…</translation>
    </message>
    <message>
        <source>Keep a Local Copy</source>
        <translation>ローカルコピーを保持</translation>
    </message>
    <message>
        <source>&amp;Upload…</source>
        <translation>アップロード(&amp;U)…</translation>
    </message>
    <message>
        <source>Open Sa&amp;mple</source>
        <translation>サンプルを開く(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>一覧をクリア(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>コピーを保存(&amp;Y)…</translation>
    </message>
    <message>
        <source>Save a Copy &amp;in Another Format…</source>
        <translation>別の形式でコピーを保存(&amp;I)…</translation>
    </message>
    <message>
        <source>Save &amp;What Can Be Read…</source>
        <translation>読み取れるデータを保存(&amp;W)…</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>保存時の状態に戻す(&amp;V)</translation>
    </message>
    <message>
        <source>Com&amp;pare with…</source>
        <translation>比較(&amp;P)…</translation>
    </message>
    <message>
        <source>Chec&amp;k File</source>
        <translation>ファイルを検査(&amp;K)</translation>
    </message>
    <message>
        <source>Check Fo&amp;lder…</source>
        <translation>フォルダーを検査(&amp;L)…</translation>
    </message>
    <message>
        <source>Repor&amp;t on Folder…</source>
        <translation>フォルダーのレポート(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export Slice…</source>
        <translation>スライスをエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>E&amp;xport Movie…</source>
        <translation>動画をエクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>見出し付きでコピー(&amp;W)</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>貼り付け(&amp;T)</translation>
    </message>
    <message>
        <source>Ed&amp;it Cell</source>
        <translation>セルを編集(&amp;I)</translation>
    </message>
    <message>
        <source>Fill Selecti&amp;on…</source>
        <translation>選択範囲に一括入力(&amp;O)…</translation>
    </message>
    <message>
        <source>Cle&amp;ar</source>
        <translation>クリア(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>次を検索(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>前を検索(&amp;P)</translation>
    </message>
    <message>
        <source>Find and Replace &amp;Values…</source>
        <translation>値の検索と置換(&amp;V)…</translation>
    </message>
    <message>
        <source>Find in &amp;Structure</source>
        <translation>構造内を検索(&amp;S)</translation>
    </message>
    <message>
        <source>Show C&amp;hanges…</source>
        <translation>変更内容を表示(&amp;H)…</translation>
    </message>
    <message>
        <source>Edit S&amp;lice</source>
        <translation>スライスを編集(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to Index…</source>
        <translation>インデックスへ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Transpose</source>
        <translation>転置(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Interpret as Array…</source>
        <translation>配列として解釈(&amp;I)…</translation>
    </message>
    <message>
        <source>Coor&amp;dinates and Units…</source>
        <translation>座標と単位(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Link Slices</source>
        <translation>スライスを連動(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Rows, Columns and Indices</source>
        <translation>行、列、インデックス(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Marked Cell</source>
        <translation>マークしたセル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>拡大率(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Pointer</source>
        <translation>ポインター(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Colours and Range</source>
        <translation>色と範囲(&amp;C)</translation>
    </message>
    <message>
        <source>Paintin&amp;g and Overlays</source>
        <translation>ペイントとオーバーレイ(&amp;G)</translation>
    </message>
    <message>
        <source>Zoom I&amp;n</source>
        <translation>拡大(&amp;N)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Reset Zoom</source>
        <translation>拡大率をリセット(&amp;R)</translation>
    </message>
    <message>
        <source>Str&amp;ucture</source>
        <translation>構造(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Metadata</source>
        <translation>メタデータ(&amp;M)</translation>
    </message>
    <message>
        <source>Label Si&amp;zes</source>
        <translation>ラベルのサイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>Folder Bro&amp;wser</source>
        <translation>フォルダーブラウザー(&amp;W)</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>View Alon&amp;e</source>
        <translation>ビューのみ表示(&amp;E)</translation>
    </message>
    <message>
        <source>Split Le&amp;ft/Right</source>
        <translation>左右に分割(&amp;F)</translation>
    </message>
    <message>
        <source>Four in a Grid</source>
        <translation>4 分割表示</translation>
    </message>
    <message>
        <source>Mo&amp;ve to Other Side</source>
        <translation>反対側へ移動(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next Index</source>
        <translation>次のインデックス(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Index</source>
        <translation>前のインデックス(&amp;P)</translation>
    </message>
    <message>
        <source>Next Slice &amp;with Label</source>
        <translation>ラベルのある次のスライス(&amp;W)</translation>
    </message>
    <message>
        <source>Previous S&amp;lice with Label</source>
        <translation>ラベルのある前のスライス(&amp;L)</translation>
    </message>
    <message>
        <source>Next &amp;Tab</source>
        <translation>次のタブ(&amp;T)</translation>
    </message>
    <message>
        <source>Previous T&amp;ab</source>
        <translation>前のタブ(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Other Side</source>
        <translation>反対側(&amp;O)</translation>
    </message>
    <message>
        <source>Next &amp;File in Folder</source>
        <translation>フォルダー内の次のファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Previous F&amp;ile in Folder</source>
        <translation>フォルダー内の前のファイル(&amp;I)</translation>
    </message>
    <message>
        <source>User &amp;Guide</source>
        <translation>ユーザーガイド(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>Copy &amp;Report</source>
        <translation>レポートをコピー(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;About Bloscope</source>
        <translation>Bloscope について(&amp;A)</translation>
    </message>
</context>
<context>
    <name>bloscope::AddressDialog</name>
    <message>
        <source>Open Address</source>
        <translation>アドレスを開く</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Add&amp;ress of a file or folder:</source>
        <translation>ファイルまたはフォルダーのアドレス(&amp;R):</translation>
    </message>
    <message>
        <source>Only the parts that are looked at are fetched.</source>
        <translation>表示する部分だけが取得されます。</translation>
    </message>
    <message>
        <source>Only the parts that are looked at are fetched from %1.</source>
        <translation>表示する部分だけが %1 から取得されます。</translation>
    </message>
    <message>
        <source>Add Server</source>
        <translation>サーバーの追加</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add&amp;ress of a server, bucket or list of addresses:</source>
        <translation>サーバー、バケット、またはアドレス一覧のアドレス(&amp;R):</translation>
    </message>
    <message>
        <source>S3 buckets, Caterva2 servers, web servers that list folders, and text files with one address a line can be browsed.</source>
        <translation>S3 バケット、Caterva2 サーバー、フォルダーの一覧を表示する Web サーバー、1 行に 1 つのアドレスを記したテキストファイルを閲覧できます。</translation>
    </message>
    <message>
        <source>%1 is asked for a list whenever a folder is opened.</source>
        <translation>フォルダーを開くたびに %1 に一覧を問い合わせます。</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>アップロード</translation>
    </message>
    <message>
        <source>&amp;Upload</source>
        <translation>アップロード(&amp;U)</translation>
    </message>
    <message>
        <source>Add&amp;ress of the new file:</source>
        <translation>新しいファイルのアドレス(&amp;R):</translation>
    </message>
    <message>
        <source>Files can be uploaded to S3 and to Caterva2 servers.</source>
        <translation>ファイルは S3 と Caterva2 サーバーにアップロードできます。</translation>
    </message>
    <message>
        <source>The file as it is saved on this computer is sent to %1.</source>
        <translation>このコンピューターに保存されているファイルを %1 に送信します。</translation>
    </message>
    <message>
        <source>The connection will not be encrypted: others can read and change what goes over it.</source>
        <translation>接続は暗号化されません。通信内容は第三者に読み取られたり改ざんされたりするおそれがあります。</translation>
    </message>
</context>
<context>
    <name>bloscope::AdviceDialog</name>
    <message>
        <source>&amp;Optimise for:</source>
        <translation>最適化の目標(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>再試行(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Use This Layout</source>
        <translation>このレイアウトを使用(&amp;U)</translation>
    </message>
    <message>
        <source>Storage Advice</source>
        <translation>ストレージの提案</translation>
    </message>
    <message>
        <source>Fast reading and decoding</source>
        <translation>高速な読み取りとデコード</translation>
    </message>
    <message>
        <source>Small size</source>
        <translation>小さいサイズ</translation>
    </message>
    <message>
        <source>Fast decoding</source>
        <translation>高速なデコード</translation>
    </message>
    <message>
        <source>Optimisation goal. Changing it repeats the trial.</source>
        <translation>最適化の目標。変更すると試行をやり直します。</translation>
    </message>
    <message>
        <source>Storage options</source>
        <translation>ストレージの候補</translation>
    </message>
    <message>
        <source>Return to the copy with the selected layout</source>
        <translation>選択したレイアウトでコピーの画面に戻ります</translation>
    </message>
    <message>
        <source>Trying codecs, filters and shapes on a sample…</source>
        <translation>サンプルでコーデック、フィルター、形状を試しています…</translation>
    </message>
    <message>
        <source>Stopped before all combinations were tried.</source>
        <translation>すべての組み合わせを試す前に停止しました。</translation>
    </message>
    <message>
        <source>The trial cannot run</source>
        <translation>試行を実行できません</translation>
    </message>
    <message>
        <source>Recommended: %1 – %2. Tried on %3 of %4.</source>
        <translation>推奨: %1 – %2。%4 中 %3 で試行。</translation>
    </message>
</context>
<context>
    <name>bloscope::AdviceModel</name>
    <message>
        <source>%1 (now)</source>
        <comment>form in which it is stored</comment>
        <translation>%1 (現在)</translation>
    </message>
    <message>
        <source>Recommended: %1.</source>
        <translation>推奨: %1。</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>保存形式</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>圧縮比</translation>
    </message>
    <message>
        <source>Encode</source>
        <translation>エンコード</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>デコード</translation>
    </message>
    <message>
        <source>Plane of %1</source>
        <comment>a dimension</comment>
        <translation>%1 の断面</translation>
    </message>
    <message>
        <source>Codec with level, and filters in order of application</source>
        <translation>コーデックとレベル、および適用順のフィルター</translation>
    </message>
    <message>
        <source>Shape of a chunk, the unit of storage</source>
        <translation>保存の単位であるチャンクの形状</translation>
    </message>
    <message>
        <source>Shape of a block, the unit of decoding</source>
        <translation>デコードの単位であるブロックの形状</translation>
    </message>
    <message>
        <source>File size; for each trial, estimated from the sample</source>
        <translation>ファイルサイズ。各試行はサンプルからの推定値です</translation>
    </message>
    <message>
        <source>Decoded bytes per stored byte</source>
        <translation>保存 1 バイトあたりのデコード後のバイト数</translation>
    </message>
    <message>
        <source>Time to encode the whole array on one processor</source>
        <translation>1 プロセッサーで配列全体をエンコードする時間</translation>
    </message>
    <message>
        <source>Time to decode the whole array on one processor</source>
        <translation>1 プロセッサーで配列全体をデコードする時間</translation>
    </message>
    <message>
        <source>Blocks to decode for one plane: one index of %1, all indices of the other dimensions</source>
        <translation>1 断面 (%1 の 1 インデックス、ほかの次元の全インデックス) のためにデコードするブロック</translation>
    </message>
</context>
<context>
    <name>bloscope::AdvicePlot</name>
    <message>
        <source>bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Size versus decoding time</source>
        <translation>サイズとデコード時間</translation>
    </message>
    <message>
        <source>Decoding time (%1)</source>
        <translation>デコード時間 (%1)</translation>
    </message>
    <message>
        <source>Size (%1)</source>
        <translation>サイズ (%1)</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayFormDialog</name>
    <message>
        <source>Shape and Type of the Array</source>
        <translation>配列の形状と型</translation>
    </message>
    <message>
        <source>The chunks stay unchanged; only their interpretation changes. If the shape grows, padding is shown as elements.</source>
        <translation>チャンクは変更されず、解釈だけが変わります。形状を大きくすると、パディングが要素として表示されます。</translation>
    </message>
    <message>
        <source>The array metadata cannot be read</source>
        <translation>配列のメタデータを読み取れません</translation>
    </message>
    <message>
        <source>&amp;Shape:</source>
        <translation>形状(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Chunks:</source>
        <translation>チャンク(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Blocks:</source>
        <translation>ブロック(&amp;B):</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>型(&amp;T):</translation>
    </message>
    <message>
        <source>Same Si&amp;ze</source>
        <translation>同じサイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>Types whose elements have %1, like those of this array</source>
        <translation>この配列と同じく要素が %1 の型</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Elements:</source>
        <translation>要素数:</translation>
    </message>
    <message>
        <source>Chunks:</source>
        <translation>チャンク数:</translation>
    </message>
    <message>
        <source>Blocks per chunk:</source>
        <translation>チャンクあたりのブロック数:</translation>
    </message>
    <message>
        <source>Bytes per element:</source>
        <translation>要素あたりのバイト数:</translation>
    </message>
    <message>
        <source>All elements:</source>
        <translation>全要素のサイズ:</translation>
    </message>
    <message>
        <source>Enter the sizes as (2, 3, 4).</source>
        <translation>サイズを (2, 3, 4) の形で入力してください。</translation>
    </message>
    <message>
        <source>This does not fit</source>
        <extracomment>the beginning of a sentence; its end says why</extracomment>
        <translation>適合しません</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>変更はありません。</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayPage</name>
    <message>
        <source>No elements</source>
        <translation>要素なし</translation>
    </message>
    <message>
        <source>No elements: %1</source>
        <translation>要素なし: %1</translation>
    </message>
    <message>
        <source>Interpret as Array…</source>
        <translation>配列として解釈…</translation>
    </message>
    <message>
        <source>Set the type and shape of these chunks</source>
        <translation>これらのチャンクの型と形状を設定します</translation>
    </message>
    <message>
        <source>The array now has shape %1; slice %2 is shown instead of %3.</source>
        <translation>配列の形状が %1 になりました。スライス %3 の代わりに %2 を表示しています。</translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation>コピーを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>The requested view cannot be shown</source>
        <translation>指定されたビューを表示できません</translation>
    </message>
    <message>
        <source>There is no view &quot;%1&quot;. Use one of these: %2.</source>
        <translation>「%1」というビューはありません。次のいずれかを使用してください: %2。</translation>
    </message>
    <message>
        <source>Left out of the copy: %1.</source>
        <translation>コピーに含まれないもの: %1。</translation>
    </message>
    <message>
        <source>Saved %1: %2 of data, stored in %3.</source>
        <translation>%1 を保存しました: データ %2、保存サイズ %3。</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 の保存</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 のエクスポート</translation>
    </message>
    <message>
        <source>There is no command for a frame inside another file.</source>
        <translation>別のファイルの中にあるフレーム用のコマンドはありません。</translation>
    </message>
    <message>
        <source>Copied the command that shows %1.</source>
        <translation>%1 を表示するコマンドをコピーしました。</translation>
    </message>
    <message>
        <source>Copied the code that reads %1.</source>
        <translation>%1 を読み取るコードをコピーしました。</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 cells could not be read (%3).</source>
        <translation>%1 は不完全です。%2 個のセルを読み取れませんでした (%3)。</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 of %3 cells are not stored in the shown file.</source>
        <translation>%1 は不完全です。%3 個中 %2 個のセルは、表示中のファイルに保存されていません。</translation>
    </message>
    <message>
        <source>Not in the movie: %1. Its frames are slices of the array.</source>
        <translation>動画に含まれないもの: %1。フレームは配列のスライスです。</translation>
    </message>
    <message>
        <source>Export Movie</source>
        <translation>動画のエクスポート</translation>
    </message>
    <message>
        <source>Movies (*.%1)</source>
        <translation>動画 (*.%1)</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayRange</name>
    <message>
        <source>Range of the whole array</source>
        <translation>配列全体の範囲</translation>
    </message>
    <message>
        <source>Range of the whole array: %1 % read. &lt;a href=&quot;stop&quot;&gt;Stop&lt;/a&gt;</source>
        <translation>配列全体の範囲: %1 % 読み取り済み。 &lt;a href=&quot;stop&quot;&gt;停止&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Range of the %1 % of the array that was read.</source>
        <translation>配列の読み取り済み %1 % の範囲。</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayRowChanges</name>
    <message>
        <source>The values cannot be changed here.</source>
        <translation>ここでは値を変更できません。</translation>
    </message>
</context>
<context>
    <name>bloscope::AspectMenu</name>
    <message>
        <source>Use the cell spacing from the metadata</source>
        <translation>メタデータのセル間隔を使用</translation>
    </message>
    <message>
        <source>&amp;Cell Shape</source>
        <translation>セルの形(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>自動(&amp;A)</translation>
    </message>
    <message>
        <source>True to spacing for images, square cells otherwise; long tables are stretched to fit</source>
        <translation>画像は間隔に比例、それ以外は正方形。長い表は表示領域いっぱいに伸縮します</translation>
    </message>
    <message>
        <source>Stretch to &amp;Fit</source>
        <translation>領域に合わせて伸縮(&amp;F)</translation>
    </message>
    <message>
        <source>Use all available space</source>
        <translation>使用できる領域をすべて使います</translation>
    </message>
    <message>
        <source>&amp;Squares</source>
        <translation>正方形(&amp;S)</translation>
    </message>
    <message>
        <source>Draw every cell as a square</source>
        <translation>すべてのセルを正方形で描画します</translation>
    </message>
    <message>
        <source>&amp;True to Spacing</source>
        <translation>間隔に比例(&amp;T)</translation>
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
        <translation>カラーバンド</translation>
    </message>
    <message>
        <source>Indices of a dimension to show as red, green and blue</source>
        <translation>赤、緑、青として表示する次元のインデックス</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>RGB along %1</source>
        <translation>%1 方向の RGB</translation>
    </message>
    <message>
        <source>RGBA along %1</source>
        <translation>%1 方向の RGBA</translation>
    </message>
    <message>
        <source>BGR along %1</source>
        <translation>%1 方向の BGR</translation>
    </message>
    <message>
        <source>BGRA along %1</source>
        <translation>%1 方向の BGRA</translation>
    </message>
    <message>
        <source>Other bands…</source>
        <translation>その他のバンド…</translation>
    </message>
</context>
<context>
    <name>bloscope::BandsDialog</name>
    <message>
        <source>RGB from Bands</source>
        <translation>バンドから RGB</translation>
    </message>
    <message>
        <source>Dimension that contains the bands</source>
        <translation>バンドを含む次元</translation>
    </message>
    <message>
        <source>Bands along:</source>
        <translation>バンドの次元:</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>赤(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>緑(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;Blue:</source>
        <translation>青(&amp;B):</translation>
    </message>
    <message>
        <source>&amp;Swap Red and Blue</source>
        <translation>赤と青を入れ替え(&amp;S)</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushBar</name>
    <message>
        <source>Pic&amp;k</source>
        <translation>値を取得(&amp;K)</translation>
    </message>
    <message>
        <source>Pick the value of the next cell you click (or Alt+Click a cell)</source>
        <translation>次にクリックするセルの値を取得します (または Alt+クリック)</translation>
    </message>
    <message>
        <source> cells</source>
        <translation> セル</translation>
    </message>
    <message>
        <source>Brush size</source>
        <translation>ブラシサイズ</translation>
    </message>
    <message>
        <source>Width of the brush in cells ([ and ])</source>
        <translation>セル単位のブラシの幅 ([ と ])</translation>
    </message>
    <message>
        <source>Brush value</source>
        <translation>ブラシの値</translation>
    </message>
    <message>
        <source>Value or label to paint: type one, or choose from the visible ones</source>
        <translation>ペイントする値またはラベル: 入力するか、表示中の値から選択します</translation>
    </message>
    <message>
        <source>Name of the value</source>
        <translation>値の名前</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>円形</translation>
    </message>
    <message>
        <source>Paints along the mouse in this slice (1)</source>
        <translation>このスライス内でマウスに沿ってペイントします (1)</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>球</translation>
    </message>
    <message>
        <source>Paints along the mouse, also in the slices around (2)</source>
        <translation>前後のスライスも含め、マウスに沿ってペイントします (2)</translation>
    </message>
    <message>
        <source>Fill slice</source>
        <translation>スライス塗りつぶし</translation>
    </message>
    <message>
        <source>A click fills all connected cells of this slice that have the same value (3)</source>
        <translation>クリックすると、このスライスで連結した同じ値のセルをすべて塗りつぶします (3)</translation>
    </message>
    <message>
        <source>Fill volume</source>
        <translation>ボリューム塗りつぶし</translation>
    </message>
    <message>
        <source>A click fills all connected cells of all slices that have the same value (4)</source>
        <translation>クリックすると、全スライスで連結した同じ値のセルをすべて塗りつぶします (4)</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多角形</translation>
    </message>
    <message>
        <source>Each click sets a corner; Enter, or a double click, fills it (5)</source>
        <translation>クリックで頂点を追加し、Enter またはダブルクリックで塗りつぶします (5)</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>投げ縄</translation>
    </message>
    <message>
        <source>Fills what you draw a line around (6)</source>
        <translation>線で囲んだ部分を塗りつぶします (6)</translation>
    </message>
    <message>
        <source>Paint tool</source>
        <translation>ペイントツール</translation>
    </message>
    <message>
        <source>Sli&amp;ces</source>
        <translation>スライス(&amp;C)</translation>
    </message>
    <message>
        <source>Copy labels to the next slice, fill between slices, erase islands</source>
        <translation>ラベルの次スライスへのコピー、スライス間の補間、孤立領域の消去</translation>
    </message>
    <message>
        <source>Right button or Shift erases, Ctrl moves the picture, Esc stops.</source>
        <translation>右ボタンまたは Shift で消去、Ctrl で画像を移動、Esc で終了。</translation>
    </message>
    <message>
        <source>Stop painting (Esc)</source>
        <translation>ペイントを終了します (Esc)</translation>
    </message>
    <message>
        <source>V&amp;alue:</source>
        <translation>値(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Tool:</source>
        <translation>ツール(&amp;T):</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>サイズ(&amp;Z):</translation>
    </message>
    <message>
        <source>&amp;Over:</source>
        <translation>上書き対象(&amp;O):</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushStrokes</name>
    <message>
        <source>Some cells cannot be painted</source>
        <translation>ペイントできないセルがあります</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushTargets</name>
    <message>
        <source>The overlay %1 contains values other than labels.</source>
        <translation>オーバーレイ %1 にラベル以外の値が含まれています。</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushTools</name>
    <message>
        <source>Copy to &amp;Next Slice</source>
        <translation>次のスライスへコピー(&amp;N)</translation>
    </message>
    <message>
        <source>Copy to &amp;Previous Slice</source>
        <translation>前のスライスへコピー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Interpolate Between Slices</source>
        <translation>スライス間を補間(&amp;I)</translation>
    </message>
    <message>
        <source>Erase Islands in This &amp;Slice…</source>
        <translation>このスライスの孤立領域を消去(&amp;S)…</translation>
    </message>
    <message>
        <source>Erase Islands in the &amp;Volume…</source>
        <translation>ボリュームの孤立領域を消去(&amp;V)…</translation>
    </message>
    <message>
        <source>Erase Region</source>
        <translation>領域の消去</translation>
    </message>
    <message>
        <source>Fill Region with %1</source>
        <translation>領域を %1 で塗りつぶし</translation>
    </message>
    <message>
        <source>This cannot be painted</source>
        <translation>ペイントできません</translation>
    </message>
    <message>
        <source>Interpolate %1</source>
        <translation>%1 の補間</translation>
    </message>
    <message>
        <source>Copy %1 to Next Slice</source>
        <translation>%1 を次のスライスへコピー</translation>
    </message>
    <message>
        <source>Copy %1 to Previous Slice</source>
        <translation>%1 を前のスライスへコピー</translation>
    </message>
    <message>
        <source>Erase Islands</source>
        <translation>孤立領域の消去</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>消去(&amp;E)</translation>
    </message>
    <message>
        <source>Erase the regions of %1 in this slice that have fewer cells than:</source>
        <translation>このスライスで、次のセル数に満たない %1 の領域を消去:</translation>
    </message>
    <message>
        <source>Erase the regions of %1 in the volume that have fewer cells than:</source>
        <translation>ボリュームで、次のセル数に満たない %1 の領域を消去:</translation>
    </message>
    <message>
        <source>Erase Islands of %1</source>
        <translation>%1 の孤立領域の消去</translation>
    </message>
</context>
<context>
    <name>bloscope::ByteInspector</name>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>リトルエンディアン</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>ビッグエンディアン</translation>
    </message>
    <message>
        <source>Value at the caret</source>
        <translation>カーソル位置の値</translation>
    </message>
    <message>
        <source>The bytes at the caret, read as a value of each type</source>
        <translation>カーソル位置のバイトを各型の値として読み取ったもの</translation>
    </message>
</context>
<context>
    <name>bloscope::BytePages</name>
    <message>
        <source>These bytes cannot be read</source>
        <translation>これらのバイトを読み取れません</translation>
    </message>
</context>
<context>
    <name>bloscope::ByteSearch</name>
    <message>
        <source>Searching</source>
        <translation>検索</translation>
    </message>
</context>
<context>
    <name>bloscope::BytesView</name>
    <message>
        <source>byte %1</source>
        <translation>バイト %1</translation>
    </message>
    <message>
        <source>bytes %1 to %2</source>
        <translation>バイト %1 ～ %2</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>実際の値 %1、期待値 %2</translation>
    </message>
    <message>
        <source>Go to b&amp;yte:</source>
        <translation>バイトへ移動(&amp;Y):</translation>
    </message>
    <message>
        <source>4096, 0x1000, +16 or -0x10</source>
        <translation>4096, 0x1000, +16, -0x10 など</translation>
    </message>
    <message>
        <source>there is no such byte</source>
        <translation>該当するバイトがありません</translation>
    </message>
    <message>
        <source>goes to byte %1</source>
        <translation>バイト %1 へ移動します</translation>
    </message>
    <message>
        <source>Show F&amp;rame File</source>
        <translation>フレームファイルを表示(&amp;S)</translation>
    </message>
    <message>
        <source>Return from the chunk file to the frame file</source>
        <translation>チャンクのファイルからフレームのファイルに戻ります</translation>
    </message>
    <message>
        <source>Show Ch&amp;unk</source>
        <translation>チャンクを表示(&amp;U)</translation>
    </message>
    <message>
        <source>Show the chunk at the caret in the chunk table and map</source>
        <translation>カーソル位置のチャンクを、チャンクの表とマップに表示します</translation>
    </message>
    <message>
        <source>These bytes cannot be shown</source>
        <translation>これらのバイトを表示できません</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter bytes as 0x00ff, two digits per byte</source>
        <translation>バイトを 0x00ff のように、1 バイトにつき 2 桁で入力してください</translation>
    </message>
    <message>
        <source>%1 bytes searched… (Esc cancels)</source>
        <translation>%1 バイトを検索済み… (Esc でキャンセル)</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>検索に失敗しました</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Found after wrapping around</source>
        <translation>端で折り返して見つかりました</translation>
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
        <translation>%1 として保存されました。</translation>
    </message>
    <message>
        <source>Nothing changed: the cells already have these values.</source>
        <translation>変更はありません。セルは既にこれらの値です。</translation>
    </message>
    <message numerus="yes">
        <source>Changed %n cell(s).</source>
        <translation>
            <numerusform>%n 個のセルを変更しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit Cell</source>
        <translation>セルの編集</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>一括入力</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
</context>
<context>
    <name>bloscope::CellCopying</name>
    <message>
        <source>%1 × %2 cells are too many to copy (at most %3); export them instead.</source>
        <translation>%1 × %2 セルは多すぎてコピーできません (最大 %3)。エクスポートしてください。</translation>
    </message>
    <message>
        <source>The cells exceed %1, which is too much to copy; export them instead.</source>
        <translation>セルが %1 を超えており、コピーできません。エクスポートしてください。</translation>
    </message>
    <message>
        <source>The cells cannot be copied</source>
        <translation>セルをコピーできません</translation>
    </message>
    <message>
        <source>Copied %1 × %2 cells.</source>
        <translation>%1 × %2 セルをコピーしました。</translation>
    </message>
    <message numerus="yes">
        <source>Copied %1 × %2 cells. %n unreadable cell(s) were copied as nan.</source>
        <translation>
            <numerusform>%1 × %2 セルをコピーしました。読み取れない %n 個のセルは nan としてコピーされました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CellEditing</name>
    <message>
        <source>This text is too long for one line or contains invisible characters. Typing replaces it.</source>
        <translation>このテキストは 1 行には長すぎるか、表示できない文字を含んでいます。入力すると置き換わります。</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 の値</translation>
    </message>
</context>
<context>
    <name>bloscope::CellFinder</name>
    <message>
        <source>First select more than one cell, but not all of them.</source>
        <translation>先に、全体ではない 2 個以上のセルを選択してください。</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>検索をキャンセルしました。</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>検索に失敗しました</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n 件一致</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>カウント</translation>
    </message>
    <message>
        <source>Found: %1, after wrapping around</source>
        <translation>見つかりました: %1 (端で折り返し)</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>見つかりました: %1</translation>
    </message>
    <message>
        <source>Not found: %1 cells searched</source>
        <translation>見つかりません: %1 個のセルを検索</translation>
    </message>
    <message numerus="yes">
        <source>Not found: %1 cells in %n chunk(s) searched, %2 skipped</source>
        <extracomment>%1 cells, %2 chunks that were not read since they cannot contain the value</extracomment>
        <translation>
            <numerusform>見つかりません: %n 個のチャンクの %1 個のセルを検索、%2 個のチャンクをスキップ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CellLineEditor</name>
    <message>
        <source>Not accepted: %1.</source>
        <translation>入力できません (%1)。</translation>
    </message>
</context>
<context>
    <name>bloscope::CellReplacing</name>
    <message>
        <source>Counting cells</source>
        <translation>セルのカウント</translation>
    </message>
    <message>
        <source>%1 of %2 cells match.</source>
        <translation>%2 個中 %1 個のセルが一致します。</translation>
    </message>
    <message>
        <source>The cells cannot be counted</source>
        <translation>セルをカウントできません</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>すべて置換</translation>
    </message>
    <message numerus="yes">
        <source>Replaced %n cell(s).</source>
        <translation>
            <numerusform>%n 個のセルを置換しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置換</translation>
    </message>
</context>
<context>
    <name>bloscope::CellSearch</name>
    <message>
        <source>Searching</source>
        <translation>検索</translation>
    </message>
</context>
<context>
    <name>bloscope::ChangesDialog</name>
    <message>
        <source>added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>名前変更</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Metalayer</source>
        <translation>メタレイヤー</translation>
    </message>
    <message>
        <source>Vlmetalayer</source>
        <translation>可変長メタレイヤー</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s)</source>
        <translation>
            <numerusform>ほか %n 個の値</numerusform>
        </translation>
    </message>
    <message>
        <source>edited</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>header</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>chunks and index</source>
        <translation>チャンクとインデックス</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>new chunks</source>
        <translation>新しいチャンク</translation>
    </message>
    <message>
        <source>index</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>trailer</source>
        <translation>トレーラー</translation>
    </message>
    <message>
        <source>data after the frame</source>
        <translation>フレーム後のデータ</translation>
    </message>
    <message>
        <source>Appends %1 after the frame; a small write to the header commits the changes. Nothing is copied. The file size will then be %2.</source>
        <translation>フレームの後に %1 を追加し、ヘッダーへの小さな書き込みで変更を確定します。コピーは行いません。ファイルサイズは %2 になります。</translation>
    </message>
    <message>
        <source>Creates a separate file of %1: writes %2, copies %3.</source>
        <translation>%1 の独立したファイルを作成します: 書き込み %2、コピー %3。</translation>
    </message>
    <message>
        <source>Creates a new file of %1, which replaces the old one when complete: writes %2, copies %3 unchanged.</source>
        <translation>%1 の新しいファイルを作成し、完成後に元のファイルと置き換えます: 書き込み %2、そのままコピー %3。</translation>
    </message>
    <message>
        <source>Examining…</source>
        <translation>調べています…</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Part of the file</source>
        <translation>ファイルの部分</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更内容</translation>
    </message>
    <message>
        <source>Stopped before all changes were listed.</source>
        <translation>すべての変更を一覧にする前に停止しました。</translation>
    </message>
    <message>
        <source>The changes cannot be listed</source>
        <translation>変更を一覧表示できません</translation>
    </message>
    <message>
        <source>List of changes</source>
        <translation>変更の一覧</translation>
    </message>
    <message>
        <source>Parts of the file that are written or copied</source>
        <translation>ファイル内で書き込まれる、またはコピーされる部分</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>すべてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>This cannot be saved</source>
        <translation>保存できません</translation>
    </message>
    <message>
        <source>The edited values cannot be listed</source>
        <translation>編集した値を一覧表示できません</translation>
    </message>
    <message>
        <source>There is nothing to save: the file is up to date.</source>
        <translation>保存する変更はありません。ファイルは最新の状態です。</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved change(s):</source>
        <translation>
            <numerusform>保存されていない変更が %n 件あります:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CheckActions</name>
    <message>
        <source>Check Folder</source>
        <translation>フォルダーの検査</translation>
    </message>
    <message>
        <source>Check File: %1</source>
        <translation>ファイルの検査: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::CheckPanel</name>
    <message>
        <source>Check Again</source>
        <translation>再検査</translation>
    </message>
    <message>
        <source>Show Bytes</source>
        <translation>バイトを表示</translation>
    </message>
    <message>
        <source>Save What Can Be Read…</source>
        <translation>読み取れるデータを保存…</translation>
    </message>
    <message>
        <source>Check %1</source>
        <translation>%1 の検査</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出事項</translation>
    </message>
    <message>
        <source>Show the bytes of the selected finding</source>
        <translation>選択した検出事項のバイトを表示します</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>検査中…</translation>
    </message>
    <message>
        <source>%1 cannot be checked</source>
        <translation>%1 を検査できません</translation>
    </message>
    <message>
        <source>Stopped. No findings so far.</source>
        <translation>停止しました。ここまでの検出事項はありません。</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n finding(s) so far.</source>
        <translation>
            <numerusform>停止しました。ここまでの検出事項は %n 件です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CheckedFileModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>chunks</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <translation>対処: %1</translation>
    </message>
    <message>
        <source>Number of damaged chunks, out of all chunks</source>
        <translation>全チャンク中の破損チャンクの数</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>First finding</source>
        <translation>最初の検出事項</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkAbility</name>
    <message>
        <source>Values cannot be edited here</source>
        <translation>ここでは値を編集できません</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkMap</name>
    <message>
        <source>Chunk map</source>
        <translation>チャンクマップ</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkSurvey</name>
    <message>
        <source>Scanning chunks</source>
        <translation>チャンクの走査</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunksView</name>
    <message>
        <source>Chunks</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>圧縮比</translation>
    </message>
    <message>
        <source>Stored bytes</source>
        <translation>保存サイズ</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Map colours</source>
        <translation>マップの色</translation>
    </message>
    <message>
        <source>Show &amp;Data</source>
        <translation>データを表示(&amp;D)</translation>
    </message>
    <message>
        <source>Go to the first cell of the chunk in the table (Return)</source>
        <translation>表でチャンクの最初のセルへ移動します (Enter)</translation>
    </message>
    <message>
        <source>Show in &amp;Structure</source>
        <translation>構造で表示(&amp;S)</translation>
    </message>
    <message>
        <source>Show the header and blocks of the chunk</source>
        <translation>チャンクのヘッダーとブロックを表示します</translation>
    </message>
    <message>
        <source>Show &amp;Bytes</source>
        <translation>バイトを表示(&amp;B)</translation>
    </message>
    <message>
        <source>Show the bytes of the chunk in the file</source>
        <translation>ファイル内でのチャンクのバイトを表示します</translation>
    </message>
    <message>
        <source>S&amp;tep by Step…</source>
        <translation>ステップ実行(&amp;T)…</translation>
    </message>
    <message>
        <source>Decode the blocks of the chunk step by step</source>
        <translation>チャンクのブロックを 1 ステップずつデコードします</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>色(&amp;C):</translation>
    </message>
    <message>
        <source>%1 of %2 chunks scanned</source>
        <translation>%2 個中 %1 個のチャンクを走査済み</translation>
    </message>
    <message>
        <source>Rows: chunks along %1; columns: chunks along %2.</source>
        <translation>行: %1 方向のチャンク、列: %2 方向のチャンク。</translation>
    </message>
    <message>
        <source>Chunks in file order, %1 per row.</source>
        <translation>チャンクはファイル内の順序、1 行に %1 個。</translation>
    </message>
    <message>
        <source>Each cell represents %1 × %1 chunks.</source>
        <translation>各マスは %1 × %1 チャンクを表します。</translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>チャンク %1</translation>
    </message>
    <message>
        <source>This chunk contains no elements of the array.</source>
        <translation>このチャンクには配列の要素が含まれていません。</translation>
    </message>
</context>
<context>
    <name>bloscope::CloseGuard</name>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>A job is still running. Quit and discard it?</source>
        <translation>処理がまだ実行中です。処理を破棄して終了しますか?</translation>
    </message>
</context>
<context>
    <name>bloscope::CoastLines</name>
    <message>
        <source>C&amp;oastlines</source>
        <translation>海岸線(&amp;O)</translation>
    </message>
</context>
<context>
    <name>bloscope::ColorScale</name>
    <message>
        <source>no numbers</source>
        <translation>数値なし</translation>
    </message>
</context>
<context>
    <name>bloscope::ColumnStatistics</name>
    <message>
        <source>Statistics of a Column</source>
        <translation>列の統計</translation>
    </message>
    <message>
        <source>Co&amp;lumn:</source>
        <translation>列(&amp;L):</translation>
    </message>
    <message>
        <source>Distribution of the values</source>
        <translation>値の分布</translation>
    </message>
    <message>
        <source>&amp;Group by This Column…</source>
        <translation>この列でグループ化(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>すべてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>%1, nullable</source>
        <translation>%1、NULL 可</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>filtered: %1 of %2</source>
        <translation>フィルター適用: %2 行中 %1</translation>
    </message>
    <message>
        <source>Reading, %1 %…</source>
        <translation>読み取り中、%1 %…</translation>
    </message>
    <message>
        <source>Click a bar to show only its rows.</source>
        <translation>バーをクリックすると、その行だけを表示します。</translation>
    </message>
</context>
<context>
    <name>bloscope::ColumnsDialog</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Search columns</source>
        <translation>列を検索</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>テーブルの列</translation>
    </message>
    <message>
        <source>Tick the columns to show, and drag them into another order.</source>
        <translation>表示する列にチェックを付け、ドラッグして順序を変更します。</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>すべて表示(&amp;A)</translation>
    </message>
    <message>
        <source>Hide A&amp;ll</source>
        <translation>すべて非表示(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Move the selected columns up (Alt+Up)</source>
        <translation>選択した列を上へ移動します (Alt+Up)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>下へ(&amp;D)</translation>
    </message>
    <message>
        <source>Move the selected columns down (Alt+Down)</source>
        <translation>選択した列を下へ移動します (Alt+Down)</translation>
    </message>
    <message>
        <source>To &amp;Top</source>
        <translation>先頭へ(&amp;T)</translation>
    </message>
    <message>
        <source>Move the selected columns before all others (Alt+Home)</source>
        <translation>選択した列を先頭へ移動します (Alt+Home)</translation>
    </message>
    <message>
        <source>Show &amp;All Found</source>
        <translation>見つかった列をすべて表示(&amp;A)</translation>
    </message>
    <message>
        <source>Hide A&amp;ll Found</source>
        <translation>見つかった列をすべて非表示(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n column(s) shown</source>
        <extracomment>%1 how many of them</extracomment>
        <translation>
            <numerusform>%n 列中 %1 列を表示</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 found</source>
        <translation>%1 · %2 列一致</translation>
    </message>
</context>
<context>
    <name>bloscope::CompareActions</name>
    <message>
        <source>Only arrays can be compared. Open one of the parts.</source>
        <translation>比較できるのは配列だけです。いずれかの部分を開いてください。</translation>
    </message>
</context>
<context>
    <name>bloscope::CompareDialog</name>
    <message>
        <source>(missing)</source>
        <translation>(なし)</translation>
    </message>
    <message>
        <source>Metalayer</source>
        <translation>メタレイヤー</translation>
    </message>
    <message>
        <source>Vlmetalayer</source>
        <translation>可変長メタレイヤー</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み取り中…</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>編集中</translation>
    </message>
    <message>
        <source>In the file now</source>
        <translation>現在のファイル</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Differing metadata</source>
        <translation>異なるメタデータ</translation>
    </message>
    <message>
        <source>The file cannot be compared</source>
        <translation>ファイルを比較できません</translation>
    </message>
    <message>
        <source>The metadata here and in the file is the same; only the data may differ.</source>
        <translation>編集中のメタデータとファイルのメタデータは同じです。異なるのはデータだけの可能性があります。</translation>
    </message>
    <message numerus="yes">
        <source>%n metadata entries differ. The others are the same.</source>
        <translation>
            <numerusform>%n 件のメタデータエントリーが異なります。その他は同じです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::ComparisonPanel</name>
    <message>
        <source>A tolerance must be zero or a positive number, such as 0.5</source>
        <translation>許容差は 0 または 0.5 のような正の数でなければなりません</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>参照…</translation>
    </message>
    <message>
        <source>NaN equals NaN</source>
        <translation>NaN と NaN を等しいとみなす</translation>
    </message>
    <message>
        <source>Label by label</source>
        <translation>ラベルごと</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
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
        <translation>セル</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
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
        <translation>体積</translation>
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
        <translation>A のセル数</translation>
    </message>
    <message>
        <source>Cells of B</source>
        <translation>B のセル数</translation>
    </message>
    <message>
        <source>&amp;Outlines of B</source>
        <translation>B の輪郭線(&amp;O)</translation>
    </message>
    <message>
        <source>Draw the outlines of B over the areas of A</source>
        <translation>A の領域に重ねて B の輪郭線を描画します</translation>
    </message>
    <message>
        <source>&amp;Previous Difference</source>
        <translation>前の差異(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous slice of A in which cells differ</source>
        <translation>セルが異なる A の前のスライスへ移動します</translation>
    </message>
    <message>
        <source>&amp;Next Difference</source>
        <translation>次の差異(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next slice of A in which cells differ</source>
        <translation>セルが異なる A の次のスライスへ移動します</translation>
    </message>
    <message>
        <source>Choose a file to compare with.</source>
        <translation>比較するファイルを選択してください。</translation>
    </message>
    <message>
        <source>Array to compare with (B), as saved in its file</source>
        <translation>比較する配列 (B)。ファイルに保存されている内容を使用します</translation>
    </message>
    <message>
        <source>Numbers count as equal if they differ by at most this factor times the larger of the two</source>
        <translation>差が、大きい方の値のこの倍率以内であれば等しいとみなします</translation>
    </message>
    <message>
        <source>Numbers count as equal if they differ by at most this amount</source>
        <translation>差がこの値以内であれば等しいとみなします</translation>
    </message>
    <message>
        <source>Compare two segmentations: Dice and Jaccard coefficients, volumes and distances of each label</source>
        <translation>2 つのセグメンテーションを比較します: 各ラベルの Dice 係数、Jaccard 係数、体積、距離</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>比較対象:</translation>
    </message>
    <message>
        <source>Relative tolerance:</source>
        <translation>相対許容誤差:</translation>
    </message>
    <message>
        <source>Absolute:</source>
        <translation>絶対:</translation>
    </message>
    <message>
        <source>Differences in layout, metadata and storage</source>
        <translation>レイアウト、メタデータ、ストレージの差異</translation>
    </message>
    <message>
        <source>Differing cells</source>
        <translation>異なるセル</translation>
    </message>
    <message>
        <source>Click a cell to show it in both arrays</source>
        <translation>セルをクリックすると両方の配列で表示します</translation>
    </message>
    <message>
        <source>Agreement of labels</source>
        <translation>ラベルの一致度</translation>
    </message>
    <message>
        <source>How much larger the label is in B</source>
        <translation>A に対する B のラベルの体積の増加</translation>
    </message>
    <message>
        <source>Kinds of differences</source>
        <translation>差異の種類</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>セル</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>%1 の比較</translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation>%1 と %2 の比較</translation>
    </message>
    <message>
        <source>%1 was reloaded. Press Compare to update the result.</source>
        <translation>%1 が再読み込みされました。「比較」を押すと結果を更新します。</translation>
    </message>
    <message>
        <source>Compare %1 with</source>
        <translation>%1 と比較</translation>
    </message>
    <message>
        <source>Comparing with %1…</source>
        <translation>%1 と比較中…</translation>
    </message>
    <message>
        <source>Stopped before the comparison was complete.</source>
        <translation>比較が完了する前に停止しました。</translation>
    </message>
    <message>
        <source>%1 cannot be compared</source>
        <translation>%1 を比較できません</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Looking for the next slice in which cells differ…</source>
        <translation>セルが異なる次のスライスを検索中…</translation>
    </message>
    <message>
        <source>No later slice differs.</source>
        <translation>これより後に異なるスライスはありません。</translation>
    </message>
    <message>
        <source>No earlier slice differs.</source>
        <translation>これより前に異なるスライスはありません。</translation>
    </message>
</context>
<context>
    <name>bloscope::ContourDialog</name>
    <message>
        <source>&amp;Round numbers, about</source>
        <translation>切りのよい値、約(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;These values:</source>
        <translation>指定した値(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Values on the lines</source>
        <translation>線上に値を表示(&amp;V)</translation>
    </message>
    <message>
        <source>Contour Levels</source>
        <translation>等値線のレベル</translation>
    </message>
    <message>
        <source>Number of levels</source>
        <translation>レベルの数</translation>
    </message>
    <message>
        <source>Values of the lines</source>
        <translation>線の値</translation>
    </message>
    <message>
        <source>Such as -400 0 250</source>
        <translation>例: -400 0 250</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>&amp;Colour:</source>
        <translation>色(&amp;C):</translation>
    </message>
    <message>
        <source>Black with a white rim</source>
        <translation>黒 (白い縁取り)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>By value, from blue to red</source>
        <translation>値に応じて青から赤</translation>
    </message>
    <message>
        <source>Enter numbers with spaces between them</source>
        <translation>数値を空白で区切って入力してください</translation>
    </message>
    <message>
        <source>Enter at most %1 values</source>
        <translation>入力できる値は %1 個までです</translation>
    </message>
</context>
<context>
    <name>bloscope::ContourLayer</name>
    <message numerus="yes">
        <source>%n level(s) with too many lines left out</source>
        <translation>
            <numerusform>線が多すぎる %n レベルを省略</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CopyDialog</name>
    <message>
        <source>&amp;Advise…</source>
        <translation>提案(&amp;A)…</translation>
    </message>
    <message>
        <source>Include &amp;metadata</source>
        <translation>メタデータを含める(&amp;M)</translation>
    </message>
    <message>
        <source>Write &amp;zeros for unreadable parts</source>
        <translation>読み取れない部分をゼロで埋める(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save a Copy of %1</source>
        <translation>%1 のコピーを保存</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>配列全体</translation>
    </message>
    <message>
        <source>Shown slice</source>
        <translation>表示中のスライス</translation>
    </message>
    <message>
        <source>Cells to copy, including unsaved changes</source>
        <translation>コピーするセル。保存されていない変更も含みます</translation>
    </message>
    <message>
        <source>Blosc2 array, one file (.b2nd)</source>
        <translation>Blosc2 配列、単一ファイル (.b2nd)</translation>
    </message>
    <message>
        <source>Blosc2 array, directory of chunks (.b2nd)</source>
        <translation>Blosc2 配列、チャンクのディレクトリ (.b2nd)</translation>
    </message>
    <message>
        <source>NumPy array (.npy)</source>
        <translation>NumPy 配列 (.npy)</translation>
    </message>
    <message>
        <source>A Blosc2 array is read back and compared with the original before it gets its final name; a NumPy array is uncompressed and has no metadata</source>
        <translation>Blosc2 配列は、完成前に読み戻して元の配列と照合されます。NumPy 配列は非圧縮で、メタデータを含みません</translation>
    </message>
    <message>
        <source>Measure size and speed of codecs, filters and chunk shapes on a sample, and choose a combination</source>
        <translation>サンプルでコーデック、フィルター、チャンクの形状ごとのサイズと速度を測定し、組み合わせを選択します</translation>
    </message>
    <message>
        <source>Copies metalayers and vlmetalayers byte for byte, except those reserved for libraries; in a partial copy, coordinates, spacing and origin are adjusted to the part</source>
        <translation>ライブラリ用に予約されたものを除き、メタレイヤーと可変長メタレイヤーをそのままコピーします。一部だけをコピーする場合、座標、間隔、原点はその部分に合わせて調整されます</translation>
    </message>
    <message>
        <source>Replaces damaged parts with zeros; otherwise copying a damaged array fails</source>
        <translation>破損部分をゼロに置き換えます。オフの場合、破損した配列はコピーできません</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>対象(&amp;W):</translation>
    </message>
    <message>
        <source>Fi&amp;eld:</source>
        <translation>フィールド(&amp;E):</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>形式(&amp;R):</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>name of a file</comment>
        <translation>%1-copy</translation>
    </message>
    <message>
        <source>A directory cannot replace an existing file. Choose another name.</source>
        <translation>ディレクトリで既存のファイルを置き換えることはできません。別の名前を指定してください。</translation>
    </message>
    <message>
        <source>over 8 EiB</source>
        <translation>8 EiB 超</translation>
    </message>
    <message>
        <source>Decoded size: %1. %2.</source>
        <translation>デコード後のサイズ: %1。%2。</translation>
    </message>
    <message>
        <source>Decoded size: %1.</source>
        <translation>デコード後のサイズ: %1。</translation>
    </message>
</context>
<context>
    <name>bloscope::CrossingPanel</name>
    <message>
        <source>&amp;Third dimension:</source>
        <translation>3 番目の次元(&amp;T):</translation>
    </message>
    <message>
        <source>Value at the crosshair</source>
        <translation>十字線位置の値</translation>
    </message>
    <message>
        <source>Which of the three planes to show enlarged</source>
        <translation>3 つの断面のうち拡大表示するもの</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>&amp;Large plane:</source>
        <translation>拡大断面(&amp;R):</translation>
    </message>
    <message>
        <source>Normal to %1</source>
        <translation>%1 に垂直</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Index of %1</source>
        <translation>%1 のインデックス</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>値: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::CsvOptionsForm</name>
    <message>
        <source>&amp;Delimiter:</source>
        <translation>区切り文字(&amp;D):</translation>
    </message>
    <message>
        <source>Comma  ,</source>
        <translation>コンマ  ,</translation>
    </message>
    <message>
        <source>Semicolon  ;</source>
        <translation>セミコロン  ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>タブ</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>Vertical bar  |</source>
        <translation>縦線  |</translation>
    </message>
    <message>
        <source>&amp;Header:</source>
        <translation>見出し(&amp;H):</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Column and row indices</source>
        <translation>列と行のインデックス</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>列名</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>行の構成(&amp;L):</translation>
    </message>
    <message>
        <source>One per row</source>
        <translation>配列の 1 行ごと</translation>
    </message>
    <message>
        <source>One per cell</source>
        <translation>1 セルごと</translation>
    </message>
    <message>
        <source>&amp;Coordinates instead of indices</source>
        <translation>インデックスの代わりに座標を使用(&amp;C)</translation>
    </message>
    <message>
        <source>Applies to dimensions that have coordinates: in the header and, with one line per cell, on each line</source>
        <translation>座標のある次元が対象です。見出しに書き込み、1 セル 1 行の場合は各行にも書き込みます</translation>
    </message>
    <message>
        <source>Frame &amp;metadata</source>
        <translation>フレームメタデータ(&amp;M)</translation>
    </message>
    <message>
        <source>With one line per cell: exposure, number, time and other frame metadata as columns after the indices</source>
        <translation>1 セル 1 行の場合: 露光時間、番号、時刻などのフレームメタデータを、インデックスの後の列として書き込みます</translation>
    </message>
    <message>
        <source>End &amp;of line:</source>
        <translation>改行(&amp;O):</translation>
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
        <translation>必要な桁数</translation>
    </message>
    <message>
        <source>As many digits as needed to read back the same number, or a fixed number of digits after the decimal point</source>
        <translation>同じ数値を読み戻すのに必要な桁数、または小数点以下の固定桁数</translation>
    </message>
    <message>
        <source>D&amp;igits:</source>
        <translation>桁数(&amp;I):</translation>
    </message>
    <message>
        <source>Decimal se&amp;parator:</source>
        <translation>小数点(&amp;P):</translation>
    </message>
    <message>
        <source>Point  .</source>
        <translation>ピリオド  .</translation>
    </message>
    <message>
        <source>Written for NaN and for unreadable cells</source>
        <translation>NaN と読み取れないセルに書き込まれます</translation>
    </message>
    <message>
        <source>&amp;Not a number:</source>
        <translation>非数(&amp;N):</translation>
    </message>
    <message>
        <source>B&amp;yte strings:</source>
        <translation>バイト文字列(&amp;Y):</translation>
    </message>
    <message>
        <source>Text where possible</source>
        <translation>可能な場合はテキスト</translation>
    </message>
    <message>
        <source>As in Python, b&apos;..&apos;</source>
        <translation>Python 形式 b&apos;..&apos;</translation>
    </message>
    <message>
        <source>Bytes that are not text are always written as in Python</source>
        <translation>テキストではないバイトは、常に Python 形式で書き込まれます</translation>
    </message>
</context>
<context>
    <name>bloscope::CurveBar</name>
    <message>
        <source>Alo&amp;ng:</source>
        <translation>方向(&amp;N):</translation>
    </message>
    <message>
        <source>Dimension along which the curves run</source>
        <translation>曲線の方向となる次元</translation>
    </message>
    <message>
        <source>Lines to draw</source>
        <translation>描画する線</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>表示(&amp;W):</translation>
    </message>
    <message>
        <source>C&amp;urve of:</source>
        <translation>曲線の対象(&amp;C):</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>すべて表示(&amp;A)</translation>
    </message>
    <message>
        <source>Show all points (Home)</source>
        <translation>すべての点を表示します (Home)</translation>
    </message>
    <message>
        <source>A&amp;xes:</source>
        <translation>軸(&amp;X):</translation>
    </message>
    <message>
        <source>Axis scales</source>
        <translation>軸のスケール</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>Log values</source>
        <translation>値を対数</translation>
    </message>
    <message>
        <source>Log indices</source>
        <translation>インデックスを対数</translation>
    </message>
    <message>
        <source>Both log</source>
        <translation>両方を対数</translation>
    </message>
    <message>
        <source>A logarithmic axis omits values of zero or less</source>
        <translation>対数軸では 0 以下の値が省略されます</translation>
    </message>
    <message>
        <source>A logarithmic axis omits the first point</source>
        <translation>対数軸では最初の点が省略されます</translation>
    </message>
    <message>
        <source>These lines cannot be drawn</source>
        <translation>これらの線は描画できません</translation>
    </message>
    <message>
        <source>&amp;Lines at [%1]:</source>
        <translation>線 [%1](&amp;L):</translation>
    </message>
    <message>
        <source>Indices of %1 in NumPy notation, such as 3 or 10:20:2; at most %2 lines are drawn</source>
        <translation>NumPy 表記による %1 のインデックス (例: 3、10:20:2)。最大 %2 本の線を描画します</translation>
    </message>
</context>
<context>
    <name>bloscope::CurveReadout</name>
    <message>
        <source>Reading, %1 %</source>
        <translation>読み取り中、%1 %</translation>
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
        <translation>曲線</translation>
    </message>
    <message>
        <source>The curves cannot be drawn</source>
        <translation>曲線を描画できません</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <translation>画像をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>図を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Export Visible Points…</source>
        <translation>表示中の点をエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Visible points</source>
        <translation>表示中の点</translation>
    </message>
</context>
<context>
    <name>bloscope::DamageNotice</name>
    <message>
        <source>Part of this file cannot be read: %1.</source>
        <translation>このファイルの一部を読み取れません (%1)。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Check File</source>
        <translation>ファイルを検査</translation>
    </message>
</context>
<context>
    <name>bloscope::DifferencePane</name>
    <message>
        <source>Picture of the differences</source>
        <translation>差分の画像</translation>
    </message>
    <message>
        <source>A − B in %1</source>
        <translation>%1 の A − B</translation>
    </message>
</context>
<context>
    <name>bloscope::DimensionBar</name>
    <message>
        <source>Slice</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>Shown slice in NumPy notation; type another and press Enter.
Whole array: %1</source>
        <translation>表示中のスライス (NumPy 表記)。別のスライスを入力して Enter を押してください。
配列全体: %1</translation>
    </message>
    <message>
        <source>Transpose: swap rows and columns</source>
        <translation>転置: 行と列を入れ替えます</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>転置</translation>
    </message>
</context>
<context>
    <name>bloscope::DimensionChip</name>
    <message>
        <source>↓ Rows</source>
        <translation>↓ 行</translation>
    </message>
    <message>
        <source>Runs down the screen</source>
        <translation>画面の下方向</translation>
    </message>
    <message>
        <source>→ Columns</source>
        <translation>→ 列</translation>
    </message>
    <message>
        <source>Runs across the screen</source>
        <translation>画面の右方向</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>Shows one index</source>
        <translation>1 つのインデックスを表示します</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Shows the first index but exports the whole range</source>
        <translation>最初のインデックスを表示し、エクスポートでは範囲全体を使います</translation>
    </message>
    <message>
        <source>&amp;Range:</source>
        <translation>範囲(&amp;R):</translation>
    </message>
    <message>
        <source>Range of %1</source>
        <translation>%1 の範囲</translation>
    </message>
    <message>
        <source>Range of this dimension: start:stop:step, as in NumPy</source>
        <translation>この次元の範囲: NumPy と同じ start:stop:step</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>%1, length %2: %3</source>
        <translation>%1、長さ %2: %3</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>%1 の役割</translation>
    </message>
</context>
<context>
    <name>bloscope::DimensionControl</name>
    <message>
        <source>Index of %1</source>
        <translation>%1 のインデックス</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 を再生</translation>
    </message>
    <message>
        <source>An index, or a coordinate after an equals sign: =%1</source>
        <translation>インデックス、または等号に続けて座標: =%1</translation>
    </message>
</context>
<context>
    <name>bloscope::Document</name>
    <message>
        <source>dim %1</source>
        <translation>次元 %1</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentEdits</name>
    <message>
        <source>Revert to Saved</source>
        <translation>保存時の状態に戻す</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentPage</name>
    <message>
        <source>Read as data and never run. A metadata entry that is a pickle of plain values can be edited above as JSON; a pickle in a separate file cannot.</source>
        <translation>データとして読み取り、実行は一切しません。単純な値の pickle であるメタデータエントリーは、上で JSON として編集できます。別ファイルの pickle は編集できません。</translation>
    </message>
    <message>
        <source>Part of this file is damaged: %1.</source>
        <translation>このファイルの一部が破損しています (%1)。</translation>
    </message>
    <message numerus="yes">
        <source>Part of this file is damaged: %1 (and %n more).</source>
        <translation>
            <numerusform>このファイルの一部が破損しています (%1、ほか %n 件)。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in Structure</source>
        <translation>構造で表示</translation>
    </message>
    <message>
        <source>Save What Can Be Read…</source>
        <translation>読み取れるデータを保存…</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>カウントを停止</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1: 完了しました。</translation>
    </message>
    <message>
        <source>%1: cancelled.</source>
        <translation>%1: キャンセルしました。</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1に失敗しました</translation>
    </message>
    <message>
        <source>Copied the code that reads these rows.</source>
        <translation>これらの行を読み取るコードをコピーしました。</translation>
    </message>
    <message>
        <source>Copied the code that computes these groups.</source>
        <translation>これらのグループを計算するコードをコピーしました。</translation>
    </message>
    <message>
        <source>%1 files (%2)</source>
        <translation>%1 ファイル (%2)</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 のエクスポート</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export Rows</source>
        <translation>行のエクスポート</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSaver</name>
    <message>
        <source>%1 was saved, but cannot be reloaded</source>
        <translation>%1 を保存しましたが、再読み込みできません</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>A directory frame can only be saved in place</source>
        <translation>ディレクトリのフレームは元の場所にのみ保存できます</translation>
    </message>
    <message>
        <source>This frame is incomplete</source>
        <translation>このフレームは不完全です</translation>
    </message>
    <message>
        <source>%1 is on a server, so it cannot be saved there. Save it as a file here.</source>
        <translation>%1 はサーバー上にあるため、元の場所に保存できません。このコンピューターにファイルとして保存してください。</translation>
    </message>
    <message>
        <source>%1 is inside another file, so it cannot be saved here. Save it as a separate file.</source>
        <translation>%1 は別のファイルの中にあるため、元の場所に保存できません。独立したファイルとして保存してください。</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>コピーの保存</translation>
    </message>
    <message>
        <source>Blosc2 files (*.b2nd *.b2frame)</source>
        <translation>Blosc2 ファイル (*.b2nd *.b2frame)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Blosc2 archives (*.b2z)</source>
        <translation>Blosc2 アーカイブ (*.b2z)</translation>
    </message>
    <message>
        <source>Blosc2 directories (*.b2d)</source>
        <translation>Blosc2 ディレクトリ (*.b2d)</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>name of a file</comment>
        <translation>%1-copy</translation>
    </message>
    <message>
        <source>%1 will be saved as soon as “%2” is done.</source>
        <translation>%1 は「%2」が完了し次第保存されます。</translation>
    </message>
    <message>
        <source>%1 was not saved because a pending change was cancelled or failed.</source>
        <translation>保留中の変更がキャンセルされたか失敗したため、%1 は保存されませんでした。</translation>
    </message>
    <message>
        <source>%1 has no unsaved changes.</source>
        <translation>%1 に保存されていない変更はありません。</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 の保存</translation>
    </message>
    <message>
        <source>Saved a copy to %1.</source>
        <translation>コピーを %1 に保存しました。</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 を保存しました。</translation>
    </message>
    <message>
        <source>Links and special files were not copied: %1.</source>
        <translation>リンクと特殊ファイルはコピーされませんでした: %1。</translation>
    </message>
    <message>
        <source>The indexes of these columns are out of date: %1. python-blosc2 rebuilds them with rebuild_index().</source>
        <translation>次の列の索引は最新ではありません: %1。python-blosc2 の rebuild_index() で再構築できます。</translation>
    </message>
    <message>
        <source>The values of these columns were computed from others and are out of date: %1.</source>
        <translation>次の列の値はほかの列から計算されたもので、最新ではありません: %1。</translation>
    </message>
    <message>
        <source>Cancelled saving %1.</source>
        <translation>%1 の保存をキャンセルしました。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation>%1 は保存されませんでした</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSide</name>
    <message>
        <source>Edited, not saved yet.</source>
        <translation>編集済み、未保存。</translation>
    </message>
    <message>
        <source>Damage was found in this file.</source>
        <translation>このファイルで破損が見つかりました。</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSides</name>
    <message>
        <source>Open files, left side</source>
        <translation>開いているファイル (左側)</translation>
    </message>
    <message>
        <source>Open files, right side</source>
        <translation>開いているファイル (右側)</translation>
    </message>
    <message>
        <source>Open files, lower left side</source>
        <translation>開いているファイル (左下)</translation>
    </message>
    <message>
        <source>Open files, lower right side</source>
        <translation>開いているファイル (右下)</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>開いているファイル</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentTab</name>
    <message>
        <source>%1 was edited in the meantime and stays open.</source>
        <translation>%1 はその間に編集されたため、開いたままにします。</translation>
    </message>
    <message>
        <source>Counting the readable chunks…</source>
        <translation>読み取れるチャンクをカウント中…</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>Save or revert the changes first: reloading would lose them.</source>
        <translation>再読み込みすると変更が失われます。先に保存するか、保存時の状態に戻してください。</translation>
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
        <translation>先に「%1」が完了する必要があります。</translation>
    </message>
</context>
<context>
    <name>bloscope::EditActions</name>
    <message>
        <source>“%1” must finish before it can be undone.</source>
        <translation>「%1」は完了するまで元に戻せません。</translation>
    </message>
    <message>
        <source>“%1” must finish first.</source>
        <translation>先に「%1」が完了する必要があります。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>元に戻す(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>やり直す(&amp;R): %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a step, a file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save %1</source>
        <translation>%1 を保存(&amp;S)</translation>
    </message>
</context>
<context>
    <name>bloscope::EditQueue</name>
    <message>
        <source>%1: nothing was changed</source>
        <translation>%1: 変更されませんでした</translation>
    </message>
    <message numerus="yes">
        <source>%1 was cancelled together with %n change(s) that were waiting for it.</source>
        <translation>
            <numerusform>%1と、その完了を待っていた %n 件の変更をキャンセルしました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::EmptyNote</name>
    <message>
        <source>&amp;Clear Filter</source>
        <translation>フィルターをクリア(&amp;C)</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>フィルターに一致する行がありません。</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>テーブルに行がありません。</translation>
    </message>
</context>
<context>
    <name>bloscope::EncodingForm</name>
    <message>
        <source>Codec: zstd compresses best; lz4 and blosclz decompress fastest</source>
        <translation>コーデック: zstd は圧縮率が最も高く、lz4 と blosclz は展開が最も高速です</translation>
    </message>
    <message>
        <source>Compression level</source>
        <translation>圧縮レベル</translation>
    </message>
    <message>
        <source>From 0 (no compression) to 9 (smallest)</source>
        <translation>0 (非圧縮) から 9 (最小サイズ) まで</translation>
    </message>
    <message>
        <source>Filters applied to a block before the codec, in this order. Available: %1</source>
        <translation>コーデックの前に、この順でブロックに適用するフィルター。使用可能: %1</translation>
    </message>
    <message>
        <source>Dimension that you step through one index at a time; it determines the shapes of chunks and blocks</source>
        <translation>インデックスを 1 つずつ送って見る次元。チャンクとブロックの形状が決まります</translation>
    </message>
    <message>
        <source>Shape of a chunk, the unit of storage, such as 1, 512, 512</source>
        <translation>保存の単位であるチャンクの形状 (例: 1, 512, 512)</translation>
    </message>
    <message>
        <source>Shape of a block, the unit of decoding in a chunk</source>
        <translation>チャンク内のデコードの単位であるブロックの形状</translation>
    </message>
    <message>
        <source>Le&amp;vel:</source>
        <translation>レベル(&amp;V):</translation>
    </message>
    <message>
        <source>&amp;Codec:</source>
        <translation>コーデック(&amp;C):</translation>
    </message>
    <message>
        <source>F&amp;ilters:</source>
        <translation>フィルター(&amp;I):</translation>
    </message>
    <message>
        <source>For s&amp;lices along:</source>
        <translation>スライス方向(&amp;L):</translation>
    </message>
    <message>
        <source>Chun&amp;ks:</source>
        <translation>チャンク(&amp;K):</translation>
    </message>
    <message>
        <source>Bl&amp;ocks:</source>
        <translation>ブロック(&amp;O):</translation>
    </message>
    <message>
        <source>Any dimension</source>
        <translation>任意の次元</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1, one block each: other programs may misread parts of chunks that have several blocks and use the delta filter</source>
        <translation>
            <numerusform>%1 のチャンク %n 個、各 1 ブロック: delta フィルターを使う複数ブロックのチャンクは、ほかのプログラムが一部を誤って読み取ることがあるためです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1, in blocks of %2</source>
        <translation>
            <numerusform>%1 のチャンク %n 個、ブロック %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (automatic)</source>
        <translation>%1 (自動)</translation>
    </message>
</context>
<context>
    <name>bloscope::ExportDialog</name>
    <message>
        <source>field %1</source>
        <translation>フィールド %1</translation>
    </message>
    <message>
        <source>fields %1 to %2</source>
        <translation>フィールド %1 ～ %2</translation>
    </message>
    <message>
        <source>Re&amp;store Defaults</source>
        <translation>初期設定に戻す(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>Export from %1</source>
        <translation>%1 からのエクスポート</translation>
    </message>
    <message>
        <source>Shown slice</source>
        <translation>表示中のスライス</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>配列全体</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Start of the file</source>
        <translation>ファイルの先頭部分</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>画像のプレビュー</translation>
    </message>
    <message>
        <source>Use the options from Edit &gt; Preferences &gt; Export</source>
        <translation>「編集 &gt; 設定 &gt; エクスポート」のオプションを使用します</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>対象(&amp;W):</translation>
    </message>
    <message>
        <source>Form&amp;at:</source>
        <translation>形式(&amp;A):</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 ピクセル</translation>
    </message>
    <message>
        <source>Vector graphics, scalable to any size</source>
        <translation>ベクター画像 (任意のサイズに拡大縮小可能)</translation>
    </message>
    <message>
        <source>The preview cannot be shown</source>
        <translation>プレビューを表示できません</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s), %1</source>
        <extracomment>%1 a number of bytes</extracomment>
        <translation>
            <numerusform>%n 要素、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>more than 2⁶³ elements, %1</source>
        <translation>2⁶³ 個を超える要素、%1</translation>
    </message>
</context>
<context>
    <name>bloscope::ExportTarget</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>ファイル(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>エクスポート先</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>ファイル名を入力してください。</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>フォルダー %1 は存在しません。</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 はフォルダーです。</translation>
    </message>
    <message>
        <source>%1 is part of the shown file. Export to another location.</source>
        <translation>%1 は表示中のファイルの一部です。別の場所にエクスポートしてください。</translation>
    </message>
    <message>
        <source>%1 has the extension of %2, a format that cannot be written from here.</source>
        <translation>%1 の拡張子は、ここでは書き込めない形式 %2 のものです。</translation>
    </message>
    <message>
        <source>The file already exists.</source>
        <translation>ファイルは既に存在します。</translation>
    </message>
</context>
<context>
    <name>bloscope::FailurePage</name>
    <message>
        <source>Log in to see whether you may open it.</source>
        <translation>開く権限があるかどうかを確認するには、ログインしてください。</translation>
    </message>
    <message>
        <source>Nothing is fetched from there unless you continue.</source>
        <translation>続行するまで、そこからは何も取得されません。</translation>
    </message>
    <message>
        <source>It opens once all of it is on this computer.</source>
        <translation>全体がこのコンピューターに取得されてから開かれます。</translation>
    </message>
    <message>
        <source>&amp;Log In…</source>
        <translation>ログイン(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Continue to %1</source>
        <translation>%1 に進む(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Download All of It</source>
        <translation>全体をダウンロード(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Download All of It (%1)</source>
        <translation>全体をダウンロード(&amp;D) (%1)</translation>
    </message>
    <message>
        <source>&amp;Save What Can Be Read…</source>
        <translation>読み取れるデータを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation>再試行(&amp;A)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Check the address and the network connection. Files that were opened before can be opened without a network.</source>
        <translation>アドレスとネットワーク接続を確認してください。以前に開いたファイルは、ネットワークなしでも開くことができます。</translation>
    </message>
    <message>
        <source>Check the address in a browser. A file that you download there can be opened as a copy.</source>
        <translation>ブラウザーでアドレスを確認してください。そこからダウンロードしたファイルは、コピーとして開くことができます。</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 を開けません</translation>
    </message>
    <message>
        <source>Open Frame at Byte %1</source>
        <translation>バイト %1 のフレームを開く</translation>
    </message>
</context>
<context>
    <name>bloscope::FieldBox</name>
    <message>
        <source>Part of each element to copy</source>
        <translation>コピーする各要素の部分</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>すべてのフィールド</translation>
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
        <translation>NaN セルを透明にする(&amp;T)</translation>
    </message>
    <message>
        <source>Ma&amp;rked cell and selection</source>
        <translation>マークしたセルと選択範囲(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation>ヒストグラム(&amp;H)</translation>
    </message>
    <message>
        <source>Scale &amp;bar</source>
        <translation>スケールバー(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>凡例(&amp;L)</translation>
    </message>
    <message>
        <source>A round length, from the spacing of the columns</source>
        <translation>列の間隔から求めた、切りのよい長さ</translation>
    </message>
    <message>
        <source>Wi&amp;dth:</source>
        <translation>幅(&amp;D):</translation>
    </message>
    <message>
        <source>Hei&amp;ght:</source>
        <translation>高さ(&amp;G):</translation>
    </message>
    <message>
        <source>Figure with axes and title</source>
        <translation>軸とタイトル付きの図</translation>
    </message>
    <message>
        <source>With colour scale, unit and legend</source>
        <translation>カラースケール、単位、凡例付き</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>画像のみ</translation>
    </message>
    <message>
        <source>Only the area inside the axes</source>
        <translation>軸の内側の領域のみ</translation>
    </message>
    <message>
        <source>One cell = one pixel</source>
        <translation>1 セル = 1 ピクセル</translation>
    </message>
    <message>
        <source>Exactly the visible cells</source>
        <translation>表示中のセルのみ</translation>
    </message>
    <message>
        <source>Too many cells are visible; zoom in</source>
        <translation>表示中のセルが多すぎます。拡大してください</translation>
    </message>
    <message>
        <source>Parts to include in the file</source>
        <translation>ファイルに含める内容</translation>
    </message>
    <message>
        <source>Co&amp;ntent:</source>
        <translation>内容(&amp;N):</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>タイトル(&amp;I):</translation>
    </message>
    <message>
        <source>&amp;X axis:</source>
        <translation>X 軸(&amp;X):</translation>
    </message>
    <message>
        <source>&amp;Y axis:</source>
        <translation>Y 軸(&amp;Y):</translation>
    </message>
    <message>
        <source>&amp;Unit:</source>
        <translation>単位(&amp;U):</translation>
    </message>
    <message>
        <source>Of the colour scale</source>
        <translation>カラースケールの単位</translation>
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
        <translation>1 インチあたりのピクセル数</translation>
    </message>
    <message>
        <source>at</source>
        <translation>解像度</translation>
    </message>
    <message>
        <source>&amp;On paper:</source>
        <translation>印刷サイズ(&amp;O):</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Text and background colours, independent of the window</source>
        <translation>文字色と背景色 (ウィンドウの配色とは独立)</translation>
    </message>
    <message>
        <source>The&amp;me:</source>
        <translation>テーマ(&amp;M):</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> ピクセル</translation>
    </message>
</context>
<context>
    <name>bloscope::FigureView</name>
    <message>
        <source>Copied the picture.</source>
        <translation>画像をコピーしました。</translation>
    </message>
</context>
<context>
    <name>bloscope::FileOpener</name>
    <message>
        <source>the file is closed</source>
        <translation>ファイルは閉じられています</translation>
    </message>
    <message>
        <source>Write Coordinates</source>
        <translation>座標の書き込み</translation>
    </message>
</context>
<context>
    <name>bloscope::FilePanels</name>
    <message>
        <source>Checks and comparisons</source>
        <translation>検査と比較</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>Check ct.b2nd, its folder</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>bloscope::FillDialog</name>
    <message>
        <source>Use this value when clearing with &amp;Delete</source>
        <translation>Delete キーでのクリアにこの値を使用(&amp;D)</translation>
    </message>
    <message>
        <source>Fill Selection</source>
        <translation>選択範囲への一括入力</translation>
    </message>
    <message>
        <source>Part of each element to fill</source>
        <translation>一括入力する各要素の部分</translation>
    </message>
    <message>
        <source>Value in the notation of the table</source>
        <translation>表の表記による値</translation>
    </message>
    <message>
        <source>If off, Delete writes zero, an empty string or NaT</source>
        <translation>オフの場合、Delete キーはゼロ、空文字列、または NaT を書き込みます</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>一括入力(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Part:</source>
        <translation>部分(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>値(&amp;V):</translation>
    </message>
</context>
<context>
    <name>bloscope::FilterBar</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stop and keep the rows found so far</source>
        <translation>停止し、ここまでに見つかった行を保持します</translation>
    </message>
    <message>
        <source>Show All &amp;Rows</source>
        <translation>すべての行を表示(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the filter (Escape)</source>
        <translation>フィルターを解除します (Esc)</translation>
    </message>
    <message>
        <source>price &gt; 100 and tree contains &quot;fir&quot;</source>
        <translation>price &gt; 100 and tree contains &quot;fir&quot;</translation>
    </message>
    <message>
        <source>Filter condition</source>
        <translation>フィルター条件</translation>
    </message>
    <message>
        <source>Show only the rows for which this condition is true (Enter).
The guide describes all operators and functions.</source>
        <translation>この条件が真である行だけを表示します (Enter)。
すべての演算子と関数はガイドに記載されています。</translation>
    </message>
    <message>
        <source>Fil&amp;ter:</source>
        <translation>フィルター(&amp;B):</translation>
    </message>
    <message>
        <source>and</source>
        <translation>かつ</translation>
    </message>
    <message>
        <source>or</source>
        <translation>または</translation>
    </message>
</context>
<context>
    <name>bloscope::FilterChip</name>
    <message>
        <source>%1
Click to edit this condition</source>
        <translation>%1
クリックしてこの条件を編集</translation>
    </message>
    <message>
        <source>Edit condition %1</source>
        <translation>条件 %1 を編集</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>この条件を削除</translation>
    </message>
    <message>
        <source>Remove condition %1</source>
        <translation>条件 %1 を削除</translation>
    </message>
</context>
<context>
    <name>bloscope::FindBar</name>
    <message>
        <source>containing</source>
        <translation>次を含む</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>次と等しい</translation>
    </message>
    <message>
        <source>not equal to</source>
        <translation>次と等しくない</translation>
    </message>
    <message>
        <source>above</source>
        <translation>次より大きい</translation>
    </message>
    <message>
        <source>below</source>
        <translation>次より小さい</translation>
    </message>
    <message>
        <source>between</source>
        <translation>次の範囲内</translation>
    </message>
    <message>
        <source>NaN or infinite</source>
        <translation>NaN または無限大</translation>
    </message>
    <message>
        <source>Value to find</source>
        <translation>検索する値</translation>
    </message>
    <message>
        <source>and</source>
        <translation>と</translation>
    </message>
    <message>
        <source>Other end of the range to find</source>
        <translation>検索範囲のもう一方の端</translation>
    </message>
    <message>
        <source>Search condition</source>
        <translation>検索条件</translation>
    </message>
    <message>
        <source>Field to search</source>
        <translation>検索するフィールド</translation>
    </message>
    <message>
        <source>any text field</source>
        <translation>すべてのテキストフィールド</translation>
    </message>
    <message>
        <source>Search area</source>
        <translation>検索対象の範囲</translation>
    </message>
    <message>
        <source>shown slice</source>
        <translation>表示中のスライス</translation>
    </message>
    <message>
        <source>whole array</source>
        <translation>配列全体</translation>
    </message>
    <message>
        <source>selected cells</source>
        <translation>選択したセル</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>前へ(&amp;P)</translation>
    </message>
    <message>
        <source>Find the previous cell (Shift+F3)</source>
        <translation>前のセルを検索します (Shift+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>Find the next cell (F3)</source>
        <translation>次のセルを検索します (F3)</translation>
    </message>
    <message>
        <source>Close the find bar (Escape)</source>
        <translation>検索バーを閉じます (Esc)</translation>
    </message>
    <message>
        <source>&amp;of</source>
        <translation>フィールド(&amp;O)</translation>
    </message>
    <message>
        <source>Fin&amp;d cells:</source>
        <translation>セルを検索(&amp;D):</translation>
    </message>
    <message>
        <source>in</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>検索の進行状況</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Searching, %1 million cells per second…</source>
        <translation>検索中、%1 M セル/秒…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
</context>
<context>
    <name>bloscope::FindingModel</name>
    <message>
        <source>Not checked</source>
        <translation>未検査</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重要度</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>検出事項</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>対処方法</translation>
    </message>
</context>
<context>
    <name>bloscope::FoldedDimensions</name>
    <message numerus="yes">
        <source>%n of length 1</source>
        <translation>
            <numerusform>長さ 1 の %n 次元</numerusform>
        </translation>
    </message>
    <message>
        <source>Dimensions of length 1, at index 0: %1</source>
        <translation>インデックス 0 の、長さ 1 の次元: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderActions</name>
    <message>
        <source>The other files in the folder cannot be listed</source>
        <translation>フォルダー内のほかのファイルを一覧表示できません</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a file, its number, so many files</comment>
        <translation>%1: %2/%3</translation>
    </message>
    <message>
        <source>This is the last file in the folder: %1 of %2.</source>
        <translation>フォルダー内の最後のファイルです: %1/%2。</translation>
    </message>
    <message>
        <source>This is the first file in the folder: %1 of %2.</source>
        <translation>フォルダー内の最初のファイルです: %1/%2。</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderBrowser</name>
    <message>
        <source>Chec&amp;k All</source>
        <translation>すべて検査(&amp;K)</translation>
    </message>
    <message>
        <source>Decode all listed files and their labels in the background</source>
        <translation>一覧のすべてのファイルとそのラベルをバックグラウンドでデコードします</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Files in the folder</source>
        <translation>フォルダー内のファイル</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder cannot be listed</source>
        <translation>フォルダーの内容を一覧表示できません</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>検査中…</translation>
    </message>
    <message>
        <source>Checking the files in a folder</source>
        <translation>フォルダー内のファイルの検査</translation>
    </message>
    <message>
        <source>All files checked</source>
        <translation>すべてのファイルを検査しました</translation>
    </message>
    <message>
        <source>Check stopped</source>
        <translation>検査を停止しました</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderCheckPanel</name>
    <message>
        <source>Check Again</source>
        <translation>再検査</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>CSV として保存…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Check Folder %1</source>
        <translation>フォルダー %1 の検査</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Files with findings</source>
        <translation>検出事項のあるファイル</translation>
    </message>
    <message>
        <source>Damaged files</source>
        <translation>破損したファイル</translation>
    </message>
    <message>
        <source>Unreadable files</source>
        <translation>読み取れないファイル</translation>
    </message>
    <message>
        <source>Files with notes only</source>
        <translation>注意のみのファイル</translation>
    </message>
    <message>
        <source>Name, type, shape or finding</source>
        <translation>名前、型、形状、検出事項</translation>
    </message>
    <message>
        <source>Save one row per file, in the format of &quot;bloscope verify --csv&quot;</source>
        <translation>1 ファイル 1 行で、&quot;bloscope verify --csv&quot; の形式で保存します</translation>
    </message>
    <message>
        <source>Open the file in the selected row and show its findings</source>
        <translation>選択した行のファイルを開き、検出事項を表示します</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>表示:</translation>
    </message>
    <message>
        <source>Containing:</source>
        <translation>含む文字:</translation>
    </message>
    <message>
        <source>Checked files</source>
        <translation>検査したファイル</translation>
    </message>
    <message>
        <source>Searching for files in %1…</source>
        <translation>%1 内のファイルを検索中…</translation>
    </message>
    <message>
        <source>Checking… %1</source>
        <translation>検査中… %1</translation>
    </message>
    <message>
        <source>The folder cannot be checked</source>
        <translation>フォルダーを検査できません</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were left out because there are too many.</source>
        <translation>
            <numerusform>ファイルが多すぎるため、%n 個のファイルを省略しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as CSV – %1</source>
        <translation>CSV として保存 – %1</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1-check.csv</source>
        <comment>name of a file</comment>
        <translation>%1-check.csv</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 を保存しました。</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>停止しました。%1 は書き込まれませんでした。</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 に書き込めません</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderReportPanel</name>
    <message>
        <source>Write Again</source>
        <translation>再作成</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>Report on %1</source>
        <translation>%1 のレポート</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 に書き込み中…</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>停止しました。%1 は書き込まれませんでした。</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 に書き込めません</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 with %n case(s).</source>
        <translation>
            <numerusform>%1 を保存しました (%n ケース)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is/are damaged or unreadable.</source>
        <translation>
            <numerusform>うち %n 件が破損しているか、読み取れません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::FrameStrip</name>
    <message>
        <source>Frame metadata</source>
        <translation>フレームメタデータ</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Choose the frame metadata to show</source>
        <translation>表示するフレームメタデータを選択します</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>すべて(&amp;A)</translation>
    </message>
</context>
<context>
    <name>bloscope::GeometryDialog</name>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>「%1」は数値ではありません</translation>
    </message>
    <message>
        <source>Coordinates and Units of %1</source>
        <translation>%1 の座標と単位</translation>
    </message>
    <message>
        <source>Discard these settings and use the file&apos;s own</source>
        <translation>これらの設定を破棄し、ファイルの設定を使用します</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>次元</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>First coordinate</source>
        <translation>最初の座標</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Dimension %1 (size %2)</source>
        <translation>次元 %1 (サイズ %2)</translation>
    </message>
    <message>
        <source>Empty fields keep the file&apos;s values. Entries are remembered; the file is not modified.</source>
        <translation>空欄にはファイルの値が使われます。入力内容は記憶されますが、ファイルは変更されません。</translation>
    </message>
    <message>
        <source>&amp;Write to Metadata</source>
        <translation>メタデータに書き込む(&amp;W)</translation>
    </message>
    <message>
        <source>Also write these settings to the metadata entries &quot;dims&quot; and &quot;coordinates&quot;, which other programs can read once the file is saved</source>
        <translation>これらの設定をメタデータエントリー &quot;dims&quot; と &quot;coordinates&quot; にも書き込みます。ファイルを保存すると、ほかのプログラムでも読み取れます</translation>
    </message>
</context>
<context>
    <name>bloscope::GoToBar</name>
    <message>
        <source>Close the go-to bar (Escape)</source>
        <translation>移動バーを閉じます (Esc)</translation>
    </message>
    <message>
        <source>3, 0, -2  or  0, :, 2:10</source>
        <translation>3, 0, -2 または 0, :, 2:10</translation>
    </message>
    <message>
        <source>%1  or  0, =46.5</source>
        <translation>%1 または 0, =46.5</translation>
    </message>
    <message>
        <source>goes to the region %1</source>
        <translation>領域 %1 へ移動します</translation>
    </message>
    <message>
        <source>goes to cell %1</source>
        <translation>セル %1 へ移動します</translation>
    </message>
    <message>
        <source>shows slice %1</source>
        <translation>スライス %1 を表示します</translation>
    </message>
    <message>
        <source>Go to inde&amp;x:</source>
        <translation>インデックスへ移動(&amp;X):</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>12, or -1 for the last one</source>
        <translation>12、または最後を表す -1</translation>
    </message>
</context>
<context>
    <name>bloscope::GroupBars</name>
    <message>
        <source>Largest groups</source>
        <translation>大きいグループ</translation>
    </message>
    <message numerus="yes">
        <source>%n more group(s) not drawn</source>
        <translation>
            <numerusform>ほか %n 個のグループは非表示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::GroupKeyBox</name>
    <message>
        <source>each value</source>
        <translation>値ごと</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>年ごと</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>月ごと</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>日ごと</translation>
    </message>
    <message>
        <source>by hour</source>
        <translation>時間ごと</translation>
    </message>
    <message>
        <source>by month of the year</source>
        <translation>1 年の各月</translation>
    </message>
    <message>
        <source>by hour of the day</source>
        <translation>1 日の時間帯</translation>
    </message>
    <message>
        <source>in bins of</source>
        <translation>ビン幅</translation>
    </message>
    <message>
        <source>Groups of the values</source>
        <translation>値のグループ分け</translation>
    </message>
    <message>
        <source>Width of the bins</source>
        <translation>ビンの幅</translation>
    </message>
    <message>
        <source>Width of the bins; empty: a round one for about 20 bins</source>
        <translation>ビンの幅。空欄の場合、約 20 個のビンになる切りのよい値を使います</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(なし)</translation>
    </message>
</context>
<context>
    <name>bloscope::GroupWindow</name>
    <message>
        <source>Number of rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Rows with a value</source>
        <translation>値のある行数</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小値</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大値</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>異なる値の数</translation>
    </message>
    <message>
        <source>Column to group by</source>
        <translation>グループ化する列</translation>
    </message>
    <message>
        <source>Second column to group by</source>
        <translation>グループ化する 2 番目の列</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>&amp;Filter to Group</source>
        <translation>グループで絞り込み(&amp;F)</translation>
    </message>
    <message>
        <source>Show only the rows of the selected group in the table (Return)</source>
        <translation>選択したグループの行だけを表に表示します (Enter)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Figure of each group</source>
        <translation>各グループの集計値</translation>
    </message>
    <message>
        <source>Column of the figure</source>
        <translation>集計する列</translation>
    </message>
    <message>
        <source>&amp;Group by:</source>
        <translation>グループ化(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;and by:</source>
        <translation>さらに(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>集計(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;of:</source>
        <translation>対象(&amp;O):</translation>
    </message>
    <message>
        <source>Grouping…</source>
        <translation>グループ化中…</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>グループ化</translation>
    </message>
    <message>
        <source>The rows cannot be grouped</source>
        <translation>行をグループ化できません</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of %1 rows</source>
        <extracomment>%1 a number of rows</extracomment>
        <translation>
            <numerusform>%1 行、%n 個のグループ</numerusform>
        </translation>
    </message>
    <message>
        <source>The group cannot be read</source>
        <translation>グループを読み取れません</translation>
    </message>
    <message>
        <source>&amp;All Groups</source>
        <translation>すべてのグループ(&amp;A)</translation>
    </message>
</context>
<context>
    <name>bloscope::GuideWindow</name>
    <message>
        <source>No page contains these words.</source>
        <translation>これらの語を含むページはありません。</translation>
    </message>
    <message>
        <source>Bloscope User Guide</source>
        <translation>Bloscope ユーザーガイド</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>ガイドを検索</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBands</name>
    <message>
        <source>RGB from &amp;Bands…</source>
        <translation>バンドから RGB(&amp;B)…</translation>
    </message>
    <message>
        <source>Demosaic Bayer &amp;Filter</source>
        <translation>ベイヤーフィルターをデモザイク(&amp;F)</translation>
    </message>
    <message>
        <source>Show three indices of a dimension as red, green and blue</source>
        <translation>次元の 3 つのインデックスを赤、緑、青として表示します</translation>
    </message>
    <message>
        <source>Interpolate the colour of each sensor pixel (bilinear)</source>
        <translation>センサーの各ピクセルの色を補間します (双線形)</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBar</name>
    <message>
        <source>&amp;Invert Colours</source>
        <translation>色を反転(&amp;I)</translation>
    </message>
    <message>
        <source>Map the highest number to the colour of the lowest, and vice versa</source>
        <translation>最大の数値に最小の数値の色を割り当て、その逆も行います</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>左右反転(&amp;H)</translation>
    </message>
    <message>
        <source>Show the first column on the right</source>
        <translation>最初の列を右端に表示します</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>上下反転(&amp;V)</translation>
    </message>
    <message>
        <source>Show the first row at the bottom</source>
        <translation>最初の行を下端に表示します</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>カラーマップ</translation>
    </message>
    <message>
        <source>Colours that represent the numbers</source>
        <translation>数値を表す色</translation>
    </message>
    <message>
        <source>Show His&amp;togram</source>
        <translation>ヒストグラムを表示(&amp;T)</translation>
    </message>
    <message>
        <source>Show the distribution of values next to the colour scale; drag the ends of the scale to change the range</source>
        <translation>カラースケールの横に値の分布を表示します。スケールの両端をドラッグすると範囲を変更できます</translation>
    </message>
    <message>
        <source>Co&amp;ntours</source>
        <translation>等値線(&amp;N)</translation>
    </message>
    <message>
        <source>Draw lines of equal value over the picture</source>
        <translation>値の等しい線を画像に重ねて描画します</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>その他(&amp;M)</translation>
    </message>
    <message>
        <source>More options for colours, orientation and figure</source>
        <translation>色、向き、図のその他のオプション</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>すべて表示(&amp;A)</translation>
    </message>
    <message>
        <source>Show the whole plane (Home)</source>
        <translation>断面全体を表示します (Home)</translation>
    </message>
    <message>
        <source>Contour &amp;Levels…</source>
        <translation>等値線のレベル(&amp;L)…</translation>
    </message>
    <message>
        <source>Choose the values and the colour of contours</source>
        <translation>等値線の値と色を選択します</translation>
    </message>
    <message>
        <source>Rotate Clock&amp;wise</source>
        <translation>時計回りに回転(&amp;W)</translation>
    </message>
    <message>
        <source>Rotate by 90 degrees; also swaps rows and columns in the table</source>
        <translation>90 度回転します。表の行と列も入れ替わります</translation>
    </message>
    <message>
        <source>T&amp;ranspose</source>
        <translation>転置(&amp;R)</translation>
    </message>
    <message>
        <source>Swap rows and columns, also in the table</source>
        <translation>行と列を入れ替えます (表にも適用)</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>図を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save as PNG, SVG or PDF, with axes and colour scale</source>
        <translation>軸とカラースケール付きで PNG、SVG、PDF として保存します</translation>
    </message>
    <message>
        <source>The metadata of this file does not specify the spacing of this plane</source>
        <translation>このファイルのメタデータには、この断面の間隔が指定されていません</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBrush</name>
    <message>
        <source>Pa&amp;int</source>
        <translation>ペイント(&amp;I)</translation>
    </message>
    <message>
        <source>Paint the overlaid labels (B)</source>
        <translation>重ねて表示したラベルをペイントします (B)</translation>
    </message>
    <message>
        <source>Paint cells with a value, for example to correct labels (B)</source>
        <translation>ラベルの修正などのために、セルを値でペイントします (B)</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>ペイント</translation>
    </message>
    <message>
        <source>What do you want to paint?</source>
        <translation>どちらをペイントしますか?</translation>
    </message>
    <message>
        <source>%1 contains labels for this file. You can overlay them on the image and paint them.</source>
        <translation>%1 にこのファイルのラベルがあります。画像に重ねて表示し、ペイントできます。</translation>
    </message>
    <message>
        <source>&amp;Labels: %1</source>
        <translation>ラベル(&amp;L): %1</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapOverlay</name>
    <message>
        <source>&amp;Overlay</source>
        <translation>オーバーレイ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Show Overlay</source>
        <translation>オーバーレイを表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Blink</source>
        <translation>点滅(&amp;B)</translation>
    </message>
    <message>
        <source>Shows and hides the overlay by turns, to compare both pictures</source>
        <translation>オーバーレイの表示と非表示を交互に切り替え、両方の画像を比較します</translation>
    </message>
    <message>
        <source>%1 cannot be drawn</source>
        <translation>%1 を描画できません</translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation>ファイルを選択(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Remove Overlay</source>
        <translation>オーバーレイを解除(&amp;R)</translation>
    </message>
    <message>
        <source>Choose Overlay</source>
        <translation>オーバーレイの選択</translation>
    </message>
    <message>
        <source>%1 cannot be overlaid on this array</source>
        <translation>%1 はこの配列に重ねて表示できません</translation>
    </message>
    <message>
        <source>Parts of %1 are damaged and not drawn.</source>
        <translation>%1 の一部は破損しているため描画されていません。</translation>
    </message>
    <message>
        <source>overlay %1</source>
        <translation>オーバーレイ %1</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>ラベル %1</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapProfiles</name>
    <message>
        <source>&amp;Profiles</source>
        <translation>プロファイル(&amp;P)</translation>
    </message>
    <message>
        <source>Plot the row and column of the marked cell next to the picture</source>
        <translation>マークしたセルの行と列を画像の横にプロットします</translation>
    </message>
    <message>
        <source>The profile cannot be drawn</source>
        <translation>プロファイルを描画できません</translation>
    </message>
    <message>
        <source>Click a cell to show its row and column.</source>
        <translation>セルをクリックすると、その行と列を表示します。</translation>
    </message>
    <message>
        <source>Row: %1</source>
        <translation>行: %1</translation>
    </message>
    <message>
        <source>Column: %1</source>
        <translation>列: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapProjection</name>
    <message>
        <source>Pro&amp;jection…</source>
        <translation>投影(&amp;J)…</translation>
    </message>
    <message>
        <source>Show the maximum, mean... along a dimension, or differences (J)</source>
        <translation>次元方向の最大値や平均など、または差分を表示します (J)</translation>
    </message>
    <message>
        <source>Turn Volume Back</source>
        <translation>ボリュームを逆回転</translation>
    </message>
    <message>
        <source>Turn Volume</source>
        <translation>ボリュームを回転</translation>
    </message>
    <message>
        <source>Turn the maximum of a volume back by 15° (Shift+T)</source>
        <translation>ボリュームの最大値投影を逆向きに 15° 回転します (Shift+T)</translation>
    </message>
    <message>
        <source>Show the maximum of a volume, and turn it by 15° (T)</source>
        <translation>ボリュームの最大値投影を表示し、15° 回転します (T)</translation>
    </message>
    <message>
        <source>There is no projection along %1 while it is shown as rows or columns.</source>
        <translation>%1 を行または列として表示している間、その方向の投影はできません。</translation>
    </message>
    <message>
        <source>There is no projection along %1 while it is shown as colours.</source>
        <translation>%1 を色として表示している間、その方向の投影はできません。</translation>
    </message>
    <message>
        <source>Only a picture with rows and columns can be turned.</source>
        <translation>回転できるのは、行と列のある画像だけです。</translation>
    </message>
    <message>
        <source>A volume cannot be turned while it is shown in RGB.</source>
        <translation>RGB で表示している間、ボリュームは回転できません。</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>The projection cannot be computed</source>
        <translation>投影を計算できません</translation>
    </message>
    <message>
        <source>Turn off</source>
        <extracomment>a link that ends a projection</extracomment>
        <translation>オフにする</translation>
    </message>
    <message>
        <source> (coarse: at most %1 cells along each dimension)</source>
        <translation> (粗い表示: 各次元最大 %1 セル)</translation>
    </message>
    <message>
        <source>, %1 % computed</source>
        <translation>、%1 % 計算済み</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapStatusLine</name>
    <message>
        <source>Picture legend</source>
        <translation>画像の凡例</translation>
    </message>
    <message>
        <source>Statistics of the selected cells</source>
        <translation>選択したセルの統計</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>Selected %1: %2</source>
        <translation>選択 %1: %2</translation>
    </message>
    <message>
        <source>Colours interpolated from the Bayer filter %1 (bilinear).</source>
        <translation>色はベイヤーフィルター %1 から補間しています (双線形)。</translation>
    </message>
    <message>
        <source>This looks like an RGB image. &lt;a href=&quot;%1&quot;&gt;Show it in colour&lt;/a&gt;</source>
        <translation>RGB 画像のようです。 &lt;a href=&quot;%1&quot;&gt;カラーで表示&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>検索に失敗しました</translation>
    </message>
    <message>
        <source>This plane contains no such cell.</source>
        <translation>この断面に該当するセルはありません。</translation>
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
        <translation>画像をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;how in File…</source>
        <translation>ファイル内で表示(&amp;H)…</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>ヒートマップ</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>選択範囲に一括入力(&amp;F)…</translation>
    </message>
    <message>
        <source>The picture cannot be drawn</source>
        <translation>画像を描画できません</translation>
    </message>
    <message>
        <source>Regions have no place in a turned volume. Turn it off to measure.</source>
        <translation>回転したボリュームには領域を配置できません。計測するには回転をオフにしてください。</translation>
    </message>
    <message>
        <source>The cells of a projection cannot be changed. Turn it off first.</source>
        <translation>投影のセルは変更できません。先に投影をオフにしてください。</translation>
    </message>
    <message>
        <source>Select cells with Shift+Drag first.</source>
        <translation>先に Shift+ドラッグでセルを選択してください。</translation>
    </message>
</context>
<context>
    <name>bloscope::HexEdit</name>
    <message>
        <source>The clipboard contains no hex digits. To paste its text, go to the character column (Tab).</source>
        <translation>クリップボードに 16 進数字がありません。テキストを貼り付けるには、文字の列に移動してください (Tab)。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
</context>
<context>
    <name>bloscope::HexPanel</name>
    <message>
        <source>Insert</source>
        <translation>挿入</translation>
    </message>
    <message>
        <source>Typing inserts bytes instead of overwriting them (Ins)</source>
        <translation>入力したバイトを上書きではなく挿入します (Ins)</translation>
    </message>
</context>
<context>
    <name>bloscope::HexView</name>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Byte %1 (0x%2) of %3</source>
        <translation>バイト %1 (0x%2) / %3</translation>
    </message>
    <message numerus="yes">
        <source>End of %n byte(s)</source>
        <translation>
            <numerusform>末尾 (%n バイト)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <extracomment>%1 a place, %2 a number of bytes</extracomment>
        <translation>%1、%2 バイト選択</translation>
    </message>
    <message>
        <source>At most %1 bytes can be copied at once.</source>
        <translation>一度にコピーできるのは %1 バイトまでです。</translation>
    </message>
</context>
<context>
    <name>bloscope::HotPixelsMenu</name>
    <message>
        <source>Hot Pi&amp;xels</source>
        <translation>ホットピクセル(&amp;X)</translation>
    </message>
    <message>
        <source>Draw &amp;As They Are</source>
        <translation>そのまま描画(&amp;A)</translation>
    </message>
    <message>
        <source>Replace beyond %1 σ</source>
        <translation>%1 σ を超えたら置換</translation>
    </message>
    <message>
        <source>Draw a pixel that differs from the median of its eight neighbours by more than this as that median; the data stay as they are</source>
        <translation>隣接 8 ピクセルの中央値との差がこれを超えるピクセルを、その中央値で描画します。データは変わりません</translation>
    </message>
</context>
<context>
    <name>bloscope::InterpretDialog</name>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Interpret as Array</source>
        <translation>配列として解釈</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>型(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>形状(&amp;S)</translation>
    </message>
    <message>
        <source>First element at &amp;byte</source>
        <translation>最初の要素のバイト位置(&amp;B)</translation>
    </message>
    <message>
        <source>NumPy notation: float32, &gt;i2, [(&apos;a&apos;, &apos;u1&apos;), (&apos;b&apos;, &apos;&lt;f8&apos;)]</source>
        <translation>NumPy 表記: float32, &gt;i2, [(&apos;a&apos;, &apos;u1&apos;), (&apos;b&apos;, &apos;&lt;f8&apos;)]</translation>
    </message>
    <message>
        <source>such as 100, -1; one size may be -1, which means: computed from the file</source>
        <translation>例: 100, -1 (1 つのサイズは -1 にでき、ファイルから計算されます)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Discard these settings and use the file&apos;s own</source>
        <translation>これらの設定を破棄し、ファイルの設定を使用します</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>Types that &amp;fit the data:</source>
        <translation>データに適合する型(&amp;F):</translation>
    </message>
    <message>
        <source>the position of the first element is not a number</source>
        <translation>最初の要素の位置が数値ではありません</translation>
    </message>
    <message>
        <source>This does not fit</source>
        <translation>適合しません</translation>
    </message>
    <message>
        <source>An array of shape (%1) and type %2.</source>
        <translation>形状 (%1)、%2 型の配列。</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) after the array are not shown.</source>
        <translation>
            <numerusform>配列の後の %n バイトは表示されません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::InterpretationPreview</name>
    <message>
        <source>The first elements</source>
        <translation>先頭の要素</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>プレビューなし</translation>
    </message>
</context>
<context>
    <name>bloscope::ItemListPage</name>
    <message>
        <source>The selected item</source>
        <translation>選択した項目</translation>
    </message>
    <message>
        <source>Go to ite&amp;m:</source>
        <translation>項目へ移動(&amp;M):</translation>
    </message>
    <message>
        <source>Counting the items…</source>
        <translation>項目をカウント中…</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>JSON としてコピー(&amp;J)</translation>
    </message>
    <message>
        <source>The items cannot be listed</source>
        <translation>項目を一覧表示できません</translation>
    </message>
    <message>
        <source>There are no items.</source>
        <translation>項目がありません。</translation>
    </message>
    <message>
        <source>The item cannot be copied</source>
        <translation>項目をコピーできません</translation>
    </message>
    <message>
        <source>Copied item %1 as JSON.</source>
        <translation>項目 %1 を JSON としてコピーしました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n item(s)</source>
        <extracomment>%1 a kind of list</extracomment>
        <translation>
            <numerusform>%1 (%n 項目)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n 項目</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::JobBar</name>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>この処理をキャンセルします</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>キャンセル中…</translation>
    </message>
    <message>
        <source>%1: waiting for another program</source>
        <translation>%1: ほかのプログラムを待っています</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (ほか %n 件)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::JobLine</name>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
</context>
<context>
    <name>bloscope::JsonEdit</name>
    <message>
        <source>&amp;Format</source>
        <translation>整形(&amp;F)</translation>
    </message>
    <message>
        <source>Error in the text</source>
        <translation>テキストの誤り</translation>
    </message>
    <message>
        <source>One item per line, indented by two spaces per level</source>
        <translation>1 行に 1 項目、階層ごとに空白 2 文字で字下げします</translation>
    </message>
</context>
<context>
    <name>bloscope::JsonTextEdit</name>
    <message>
        <source>Value as JSON</source>
        <translation>JSON 形式の値</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelPanel</name>
    <message>
        <source>&amp;Count</source>
        <translation>カウント(&amp;C)</translation>
    </message>
    <message>
        <source>Previous slice with the label (Alt+Shift+Left)</source>
        <translation>ラベルのある前のスライス (Alt+Shift+Left)</translation>
    </message>
    <message>
        <source>Next slice with the label (Alt+Shift+Right)</source>
        <translation>ラベルのある次のスライス (Alt+Shift+Right)</translation>
    </message>
    <message>
        <source>Go &amp;There</source>
        <translation>移動(&amp;O)</translation>
    </message>
    <message>
        <source>Go to a cell of the selected label; press again for another</source>
        <translation>選択したラベルのセルへ移動します。もう一度押すと別のセルへ移動します</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外観(&amp;A)</translation>
    </message>
    <message>
        <source>Colours, visibility and names of labels</source>
        <translation>ラベルの色、表示、名前</translation>
    </message>
    <message>
        <source>Label array</source>
        <translation>ラベル配列</translation>
    </message>
    <message>
        <source>Counting status</source>
        <translation>カウントの状態</translation>
    </message>
    <message>
        <source>There are no labels here</source>
        <translation>ここにはラベルがありません</translation>
    </message>
    <message>
        <source>Counting labels</source>
        <translation>ラベルのカウント</translation>
    </message>
    <message>
        <source>Open %1 in a tab, then store the labels there.</source>
        <translation>%1 をタブで開いてから、ラベルを記録してください。</translation>
    </message>
    <message>
        <source>Nothing can be stored in this file.</source>
        <translation>このファイルには何も記録できません。</translation>
    </message>
    <message>
        <source>Keep Labels</source>
        <translation>ラベルの記録</translation>
    </message>
    <message>
        <source>The labels are in the metadata of %1; save that file to keep them.</source>
        <translation>ラベルを %1 のメタデータに記録しました。確定するには、このファイルを保存してください。</translation>
    </message>
    <message>
        <source>The labels cannot be kept in %1</source>
        <translation>ラベルを %1 に記録できません</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>カウント中…</translation>
    </message>
    <message>
        <source>The labels cannot be counted</source>
        <translation>ラベルをカウントできません</translation>
    </message>
    <message>
        <source>Not counted yet</source>
        <translation>未カウント</translation>
    </message>
    <message>
        <source>More than %1 distinct values: these are not labels.</source>
        <translation>異なる値が %1 個を超えています。これはラベルではありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n label(s)</source>
        <translation>
            <numerusform>%n 個のラベル</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 per cell</source>
        <translation>1 セルあたり %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are damaged</source>
        <translation>
            <numerusform>%n 個のセルが破損</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no labels here.</source>
        <translation>ここにはラベルがありません。</translation>
    </message>
    <message>
        <source>To step through the labels, show one of their dimensions one index at a time.</source>
        <translation>ラベルを順に見るには、いずれかの次元をインデックスごとの表示にしてください。</translation>
    </message>
    <message>
        <source>No later slice contains the label.</source>
        <translation>これより後にこのラベルのあるスライスはありません。</translation>
    </message>
    <message>
        <source>No earlier slice contains the label.</source>
        <translation>これより前にこのラベルのあるスライスはありません。</translation>
    </message>
    <message>
        <source>Select a label first.</source>
        <translation>先にラベルを選択してください。</translation>
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
        <translation>ラベル</translation>
    </message>
    <message>
        <source>&amp;Colour…</source>
        <translation>色(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose the colour of this label</source>
        <translation>このラベルの色を選択します</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Change the name of this label</source>
        <translation>このラベルの名前を変更します</translation>
    </message>
    <message>
        <source>O&amp;pacity</source>
        <translation>不透明度(&amp;P)</translation>
    </message>
    <message>
        <source>Change how opaque this label is</source>
        <translation>このラベルの不透明度を変更します</translation>
    </message>
    <message>
        <source>Show &amp;Only This</source>
        <translation>これだけを表示(&amp;O)</translation>
    </message>
    <message>
        <source>Hide all other labels</source>
        <translation>ほかのラベルをすべて非表示にします</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>すべて表示(&amp;A)</translation>
    </message>
    <message>
        <source>Show all labels</source>
        <translation>すべてのラベルを表示します</translation>
    </message>
    <message>
        <source>Colours as &amp;Before</source>
        <translation>元の色に戻す(&amp;B)</translation>
    </message>
    <message>
        <source>Draw all labels in the colours of the colour map, with full opacity</source>
        <translation>すべてのラベルをカラーマップの色、不透明度 100 % で描画します</translation>
    </message>
    <message>
        <source>&amp;Keep in File</source>
        <translation>ファイルに記録(&amp;K)</translation>
    </message>
    <message>
        <source>Store colours, opacity, visibility and names in the metadata of the file</source>
        <translation>色、不透明度、表示、名前をファイルのメタデータに記録します</translation>
    </message>
    <message>
        <source>Colour of Label %1</source>
        <translation>ラベル %1 の色</translation>
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
        <translation>ダブルクリックして名前を変更 (F2)</translation>
    </message>
    <message>
        <source>Opacity of the label, as a share of the overlay&apos;s. Double-click to change it.</source>
        <translation>オーバーレイの不透明度に対する、ラベルの不透明度の割合。ダブルクリックで変更できます。</translation>
    </message>
    <message>
        <source>%1 % of all cells</source>
        <translation>全セルの %1 %</translation>
    </message>
    <message>
        <source>%1. Click the colour to change it.</source>
        <translation>%1。色をクリックすると変更できます。</translation>
    </message>
    <message>
        <source>label %1, colour %2</source>
        <translation>ラベル %1、色 %2</translation>
    </message>
    <message>
        <source>Slices along %1 that contain the label</source>
        <translation>このラベルを含む %1 方向のスライス</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>体積</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>セル数</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelTarget</name>
    <message>
        <source>Labels: %1</source>
        <translation>ラベル: %1</translation>
    </message>
    <message>
        <source>The labels are hidden. Show them (O) to paint.</source>
        <translation>ラベルは非表示です。ペイントするには表示してください (O)。</translation>
    </message>
    <message>
        <source>%1 is still opening.</source>
        <translation>%1 はまだ開いている途中です。</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelsDock</name>
    <message>
        <source>There is no array with labels to show</source>
        <translation>表示するラベルの配列がありません</translation>
    </message>
</context>
<context>
    <name>bloscope::LeafPreview</name>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>保存なし</translation>
    </message>
    <message>
        <source>It has no cells.</source>
        <translation>セルがありません。</translation>
    </message>
    <message>
        <source>There is no preview</source>
        <translation>プレビューはありません</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n 項目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n 個の部分</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>bloscope::LogInDialog</name>
    <message>
        <source>&amp;Remember in the keyring of the desktop</source>
        <translation>デスクトップのキーリングに記憶(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Log In</source>
        <translation>ログイン(&amp;L)</translation>
    </message>
    <message>
        <source>Log In to %1</source>
        <translation>%1 へのログイン</translation>
    </message>
    <message>
        <source>The password is sent to %1 only. Unless it is remembered in the keyring, it is forgotten when the program ends.</source>
        <translation>パスワードは %1 にのみ送信されます。キーリングに記憶しない場合、プログラムの終了時に破棄されます。</translation>
    </message>
    <message>
        <source>&amp;User name:</source>
        <translation>ユーザー名(&amp;U):</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>パスワード(&amp;P):</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>サーバーに問い合わせ中…</translation>
    </message>
    <message>
        <source>Not logged in</source>
        <translation>ログインできませんでした</translation>
    </message>
    <message>
        <source>Logged in, but not remembered</source>
        <translation>ログインしましたが、記憶できませんでした</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>bloscope::MainWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Move to &amp;Other Side</source>
        <translation>反対側へ移動(&amp;O)</translation>
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
        <translation>セーフモード: 設定とセッションは読み込みも保存もされません</translation>
    </message>
    <message>
        <source>The last session cannot be restored</source>
        <translation>前回のセッションを復元できません</translation>
    </message>
</context>
<context>
    <name>bloscope::MappedHexView</name>
    <message>
        <source>File bytes</source>
        <translation>ファイルのバイト</translation>
    </message>
    <message>
        <source>At most %1 bytes can be copied at once.</source>
        <translation>一度にコピーできるのは %1 バイトまでです。</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n byte(s).</source>
        <translation>
            <numerusform>%n バイトをコピーしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied</source>
        <translation>何もコピーされませんでした</translation>
    </message>
    <message>
        <source>Copy as &amp;Hex</source>
        <translation>16 進でコピー(&amp;H)</translation>
    </message>
    <message>
        <source>Copy as &amp;C Array</source>
        <translation>C 配列としてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;Base64</source>
        <translation>Base64 でコピー(&amp;B)</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>テキストとしてコピー(&amp;T)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
</context>
<context>
    <name>bloscope::MeasureBar</name>
    <message>
        <source>Select, move and change regions</source>
        <translation>領域の選択、移動、変更</translation>
    </message>
    <message>
        <source>Ruler: drag from end to end</source>
        <translation>定規: 端から端までドラッグ</translation>
    </message>
    <message>
        <source>Line of several segments: click the points, double-click the last one</source>
        <translation>折れ線: 点をクリックし、最後の点をダブルクリック</translation>
    </message>
    <message>
        <source>Free line: draw it with the button held</source>
        <translation>自由線: ボタンを押したまま描画</translation>
    </message>
    <message>
        <source>Angle: click three points</source>
        <translation>角度: 3 点をクリック</translation>
    </message>
    <message>
        <source>Rectangle: drag from corner to corner</source>
        <translation>長方形: 角から角までドラッグ</translation>
    </message>
    <message>
        <source>Ellipse: drag the rectangle around it (Shift: a circle)</source>
        <translation>楕円: 外接する長方形をドラッグ (Shift: 円)</translation>
    </message>
    <message>
        <source>Polygon: click the corners, double-click the last one</source>
        <translation>多角形: 頂点をクリックし、最後の頂点をダブルクリック</translation>
    </message>
    <message>
        <source>Freehand region: draw around it with the button held</source>
        <translation>フリーハンド領域: ボタンを押したまま囲む</translation>
    </message>
    <message>
        <source>On all &amp;slices</source>
        <translation>全スライスに表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy Here</source>
        <translation>ここにコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected region to the slice that is shown</source>
        <translation>選択した領域を表示中のスライスにコピーします</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected region (Delete)</source>
        <translation>選択した領域を削除します (Delete)</translation>
    </message>
    <message>
        <source>Undo the last change of a region (Ctrl+Z)</source>
        <translation>領域の直前の変更を元に戻します (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo the change of a region (Ctrl+Shift+Z)</source>
        <translation>領域の変更をやり直します (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>線の幅</translation>
    </message>
    <message>
        <source>Width of lines: profiles show the mean across it</source>
        <translation>線の幅: プロファイルはこの幅での平均を示します</translation>
    </message>
    <message>
        <source>The region is measured in whichever slice is shown</source>
        <translation>表示中のスライスで領域を計測します</translation>
    </message>
    <message>
        <source>Ctrl moves the picture, Esc stops.</source>
        <translation>Ctrl で画像を移動、Esc で終了。</translation>
    </message>
    <message>
        <source>Stop measuring (Esc)</source>
        <translation>計測を終了します (Esc)</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>幅(&amp;W):</translation>
    </message>
    <message numerus="yes">
        <source>cell(s)</source>
        <extracomment>behind the width of a line</extracomment>
        <translation>
            <numerusform>セル</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::MeasurePanel</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the figures of all regions as CSV or JSON</source>
        <translation>すべての領域の数値を CSV または JSON として保存します</translation>
    </message>
    <message>
        <source>Cop&amp;y Curve</source>
        <translation>曲線をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the curve of the selected region, to be pasted in a spreadsheet</source>
        <translation>選択した領域の曲線を、表計算ソフトに貼り付けられる形でコピーします</translation>
    </message>
    <message>
        <source>&amp;Keep in File</source>
        <translation>ファイルに記録(&amp;K)</translation>
    </message>
    <message>
        <source>Store the regions in the metadata of the file, to be saved with it</source>
        <translation>領域をファイルのメタデータに記録し、ファイルとともに保存します</translation>
    </message>
    <message>
        <source>The regions kept in the file are out of date.</source>
        <translation>ファイルに記録された領域は最新ではありません。</translation>
    </message>
    <message>
        <source>Copy as &amp;Python</source>
        <translation>Python としてコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Copy a program that reads the regions kept in the file, or contains them where the file has others</source>
        <translation>ファイルに記録された領域を読み取るプログラムをコピーします。ファイルの内容と異なる場合は、領域を含むプログラムになります</translation>
    </message>
    <message>
        <source>Measured slices</source>
        <translation>計測するスライス</translation>
    </message>
    <message>
        <source>Measure areas in one slice, or through all slices along a dimension</source>
        <translation>1 つのスライス、または次元方向の全スライスで領域を計測します</translation>
    </message>
    <message>
        <source>Meas&amp;ure:</source>
        <translation>計測(&amp;R):</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>Measured numbers</source>
        <translation>計測値</translation>
    </message>
    <message>
        <source>Slice of each region</source>
        <translation>各領域のスライス</translation>
    </message>
    <message>
        <source>All slices along %1</source>
        <translation>%1 方向の全スライス</translation>
    </message>
    <message>
        <source>No regions yet. Choose a tool above, then drag or click in the picture.</source>
        <translation>領域はまだありません。上のツールを選び、画像上でドラッグまたはクリックしてください。</translation>
    </message>
    <message>
        <source>Measured in the projection (%1), a single picture: it has no slices along %2.</source>
        <translation>投影 (%1) で計測しています。単一の画像のため、%2 方向のスライスはありません。</translation>
    </message>
    <message>
        <source>Measured in the picture (%1).</source>
        <translation>画像 (%1) で計測しています。</translation>
    </message>
    <message>
        <source>Copied the curve of %1.</source>
        <translation>%1 の曲線をコピーしました。</translation>
    </message>
    <message>
        <source>Export Measurements</source>
        <translation>計測値のエクスポート</translation>
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
        <translation>計測値を %1 にエクスポートしました。</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 に書き込めません</translation>
    </message>
    <message>
        <source>Other programs cannot open this array by itself.</source>
        <translation>ほかのプログラムでは、この配列を単独で開けません。</translation>
    </message>
    <message>
        <source>There are no regions yet.</source>
        <translation>領域はまだありません。</translation>
    </message>
    <message>
        <source>Copied a Python program that reads the regions kept in the file.</source>
        <translation>ファイルに記録された領域を読み取る Python プログラムをコピーしました。</translation>
    </message>
    <message>
        <source>Copied a Python program that contains the regions. It reads them from the file once they are kept there and the file is saved.</source>
        <translation>領域を含む Python プログラムをコピーしました。領域をファイルに記録して保存した後は、ファイルから読み取ります。</translation>
    </message>
</context>
<context>
    <name>bloscope::Measuring</name>
    <message>
        <source>&amp;Measure</source>
        <translation>計測(&amp;M)</translation>
    </message>
    <message>
        <source>Measure lengths, angles and regions (M)</source>
        <translation>長さ、角度、領域を計測します (M)</translation>
    </message>
    <message>
        <source>This region is in planes of other dimensions. Show them first.</source>
        <translation>この領域は別の次元の断面にあります。先にその断面を表示してください。</translation>
    </message>
    <message>
        <source>The regions of the file cannot be read</source>
        <translation>ファイルの領域を読み取れません</translation>
    </message>
    <message>
        <source>Nothing can be stored in this file.</source>
        <translation>このファイルには何も記録できません。</translation>
    </message>
    <message>
        <source>Keep Regions</source>
        <translation>領域の記録</translation>
    </message>
    <message>
        <source>The regions are in the metadata; save the file to keep them.</source>
        <translation>領域をメタデータに記録しました。確定するには、ファイルを保存してください。</translation>
    </message>
    <message>
        <source>The regions cannot be kept in the file</source>
        <translation>領域をファイルに記録できません</translation>
    </message>
</context>
<context>
    <name>bloscope::MergeEditsDialog</name>
    <message>
        <source>mine</source>
        <translation>自分の変更</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>相手の変更</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(なし)</translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation>(不明)</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s)</source>
        <translation>
            <numerusform>ほか %n 個の値</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み取り中…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>元の値</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>自分の変更</translation>
    </message>
    <message>
        <source>Theirs (now in the file)</source>
        <translation>相手の変更 (現在のファイル)</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>採用</translation>
    </message>
    <message>
        <source>All &amp;Mine</source>
        <translation>すべて自分の変更(&amp;M)</translation>
    </message>
    <message>
        <source>All &amp;Theirs</source>
        <translation>すべて相手の変更(&amp;T)</translation>
    </message>
    <message>
        <source>Merge My Changes – %1</source>
        <translation>変更のマージ – %1</translation>
    </message>
    <message>
        <source>Changed entries and values</source>
        <translation>変更されたエントリーと値</translation>
    </message>
    <message>
        <source>Merge and &amp;Save</source>
        <translation>マージして保存(&amp;S)</translation>
    </message>
    <message>
        <source>M&amp;erge</source>
        <translation>マージ(&amp;E)</translation>
    </message>
    <message>
        <source>Stopped: nothing was merged.</source>
        <translation>停止しました。マージは行われませんでした。</translation>
    </message>
    <message>
        <source>Your changes cannot be merged into the file</source>
        <translation>変更をファイルにマージできません</translation>
    </message>
    <message>
        <source>The metadata is the same; only the data in the file differs.</source>
        <translation>メタデータは同じです。ファイル内のデータだけが異なります。</translation>
    </message>
    <message>
        <source>No entry or value was changed by both you and the other program. All changes are kept.</source>
        <translation>両者が変更したエントリーや値はありません。すべての変更が保持されます。</translation>
    </message>
    <message>
        <source>No entry was changed by both you and the other program. All changes are kept.</source>
        <translation>両者が変更したエントリーはありません。すべての変更が保持されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were changed by both you and the other program.</source>
        <translation>
            <numerusform>%n 件のエントリーが、自分とほかのプログラムの両方で変更されています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values were changed by both you and the other program.</source>
        <translation>
            <numerusform>%n 個の値が、自分とほかのプログラムの両方で変更されています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was overwritten, so some original values are unknown. Values you edited that differ from the file count as changed by both.</source>
        <translation>ファイルが上書きされたため、元の値の一部が不明です。編集した値のうちファイルと異なるものは、両方で変更されたものとして扱います。</translation>
    </message>
    <message>
        <source>Choose which to keep. Changes that do not conflict are kept.</source>
        <translation>採用する方を選択してください。競合しない変更は保持されます。</translation>
    </message>
</context>
<context>
    <name>bloscope::MessageBar</name>
    <message>
        <source>Dismiss this message</source>
        <translation>このメッセージを閉じます</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataActions</name>
    <message>
        <source>&amp;Add…</source>
        <translation>追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>削除(&amp;M)</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>下へ移動(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Edit Value</source>
        <translation>値を編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Chan&amp;ge Type</source>
        <translation>型を変更(&amp;G)</translation>
    </message>
    <message>
        <source>Edit as &amp;JSON or Hex…</source>
        <translation>JSON または 16 進で編集(&amp;J)…</translation>
    </message>
    <message>
        <source>Edit Arra&amp;y…</source>
        <translation>配列を編集(&amp;Y)…</translation>
    </message>
    <message>
        <source>Un&amp;lock…</source>
        <translation>ロックを解除(&amp;L)…</translation>
    </message>
    <message>
        <source>E&amp;xport Value…</source>
        <translation>値をエクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Import Value…</source>
        <translation>値をインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy as JSON</source>
        <translation>JSON としてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>元に戻す %1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>やり直す %1</translation>
    </message>
    <message>
        <source>&amp;Add Entry…</source>
        <translation>エントリーを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Add Item</source>
        <translation>項目を追加(&amp;A)</translation>
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
        <translation>名前</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataDialogs</name>
    <message>
        <source>This Python pickle can only be edited as bytes: %1.</source>
        <translation>この Python の pickle はバイトとしてのみ編集できます (%1)。</translation>
    </message>
    <message>
        <source>This is a Python pickle, read as data. Changes are written as the same kind of pickle.</source>
        <translation>これは Python の pickle で、データとして読み取られています。変更は同じ種類の pickle として書き込まれます。</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>メタデータ</translation>
    </message>
    <message>
        <source>The value to be replaced changed while the file was being read. Try again.</source>
        <translation>ファイルの読み取り中に、置き換える値が変更されました。もう一度お試しください。</translation>
    </message>
    <message>
        <source>Change Array</source>
        <translation>配列の変更</translation>
    </message>
    <message>
        <source>Leave the entry without a name?</source>
        <translation>エントリーの名前を空のままにしますか?</translation>
    </message>
    <message>
        <source>Few programs can show an entry whose name is empty.</source>
        <translation>名前が空のエントリーを表示できるプログラムはほとんどありません。</translation>
    </message>
    <message>
        <source>Clear &amp;Name</source>
        <translation>名前を空にする(&amp;N)</translation>
    </message>
    <message>
        <source>Unlock “%1”?</source>
        <translation>「%1」のロックを解除しますか?</translation>
    </message>
    <message>
        <source>Libraries use this entry: %1. If its value is wrong, they may misread the file or fail to read it. The entry stays unlocked until the file is closed.</source>
        <translation>このエントリーはライブラリが使用します (%1)。値が誤っていると、ファイルが正しく読み取られないか、読み取りに失敗することがあります。ロックは、ファイルを閉じるまで解除されたままになります。</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>ロックを解除</translation>
    </message>
    <message>
        <source>“%1” cannot be converted to %2</source>
        <translation>「%1」を %2 に変換できません</translation>
    </message>
    <message>
        <source>It can be replaced with an empty %1. Undo restores the current value.</source>
        <translation>空の %1 に置き換えることができます。元に戻す操作で現在の値に戻せます。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataDock</name>
    <message>
        <source>There is no metadata to show</source>
        <translation>表示するメタデータがありません</translation>
    </message>
    <message>
        <source>A chunk without a frame has no metadata</source>
        <translation>フレームのないチャンクにはメタデータがありません</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>属性</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataTree</name>
    <message>
        <source>Metadata</source>
        <translation>メタデータ</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataView</name>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Filter the metadata</source>
        <translation>メタデータを絞り込みます</translation>
    </message>
    <message>
        <source>Show what would be saved</source>
        <translation>保存される内容を表示します</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>メタデータ</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 件の変更</numerusform>
        </translation>
    </message>
    <message>
        <source>edited values</source>
        <translation>編集した値</translation>
    </message>
</context>
<context>
    <name>bloscope::MovieDialog</name>
    <message>
        <source>Export Movie</source>
        <translation>動画のエクスポート</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a dimension, its extent</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Each index of this dimension is a frame</source>
        <translation>この次元の各インデックスがフレームになります</translation>
    </message>
    <message>
        <source>Every index</source>
        <translation>すべてのインデックス</translation>
    </message>
    <message>
        <source>1 of </source>
        <comment>10 indices</comment>
        <translation>インデックス </translation>
    </message>
    <message>
        <source> indices</source>
        <comment>1 of 10</comment>
        <translation> 個ごとに 1 個</translation>
    </message>
    <message>
        <source> frames per second</source>
        <translation> フレーム/秒</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> ピクセル</translation>
    </message>
    <message>
        <source>&amp;Along:</source>
        <translation>方向(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;Frames:</source>
        <translation>フレーム(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>速度(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>幅(&amp;W):</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>形式(&amp;O):</translation>
    </message>
    <message>
        <source>Animated WebP (lossless)</source>
        <translation>アニメーション WebP (可逆)</translation>
    </message>
    <message>
        <source>GIF (256 colours per frame)</source>
        <translation>GIF (1 フレームあたり 256 色)</translation>
    </message>
    <message>
        <source>MP4</source>
        <translation>MP4</translation>
    </message>
    <message>
        <source>MP4 is written by the program ffmpeg, which is not installed</source>
        <translation>MP4 の書き込みにはプログラム ffmpeg が必要ですが、インストールされていません</translation>
    </message>
    <message>
        <source>This movie cannot be written</source>
        <translation>この動画は書き込めません</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) of %1 × %2 pixels, %3 s.</source>
        <translation>
            <numerusform>%1 × %2 ピクセル、%n フレーム、%3 秒。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::NewEntryDialog</name>
    <message>
        <source>New Metadata Entry</source>
        <translation>新しいメタデータエントリー</translation>
    </message>
    <message>
        <source>New Entry in %1</source>
        <translation>%1 の新しいエントリー</translation>
    </message>
    <message>
        <source>Add an entry without a name?</source>
        <translation>名前のないエントリーを追加しますか?</translation>
    </message>
    <message>
        <source>Few programs can show an entry whose name is empty.</source>
        <translation>名前が空のエントリーを表示できるプログラムはほとんどありません。</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>Name validation</source>
        <translation>名前の検証</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>値(&amp;V):</translation>
    </message>
    <message>
        <source>Value validation</source>
        <translation>値の検証</translation>
    </message>
    <message>
        <source>Variable-length metalayers, after the data</source>
        <translation>可変長メタレイヤー (データの後)</translation>
    </message>
    <message>
        <source>Metalayers, in the header</source>
        <translation>メタレイヤー (ヘッダー内)</translation>
    </message>
    <message>
        <source>&amp;Section:</source>
        <translation>区分(&amp;S):</translation>
    </message>
    <message>
        <source>empty (not valid msgpack)</source>
        <translation>空 (正しい msgpack ではありません)</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>型(&amp;T):</translation>
    </message>
    <message>
        <source>A name may be empty, but few programs can show such an entry.</source>
        <translation>名前は空にできますが、そのようなエントリーを表示できるプログラムはほとんどありません。</translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <translation>%1/%2 バイト</translation>
    </message>
</context>
<context>
    <name>bloscope::NotationHelp</name>
    <message>
        <source>integers beyond 2⁵³</source>
        <translation>2⁵³ を超える整数</translation>
    </message>
    <message>
        <source>float64: with a point or an exponent</source>
        <translation>float64: 小数点または指数付き</translation>
    </message>
    <message>
        <source>non-finite float64: nan, inf, -inf</source>
        <translation>有限でない float64: nan, inf, -inf</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>バイト列</translation>
    </message>
    <message>
        <source>text that is not UTF-8</source>
        <translation>UTF-8 ではないテキスト</translation>
    </message>
    <message>
        <source>extensions: type and bytes</source>
        <translation>拡張型: 型とバイト列</translation>
    </message>
    <message>
        <source>times: seconds and nanoseconds</source>
        <translation>時刻: 秒とナノ秒</translation>
    </message>
    <message>
        <source>maps whose keys are not distinct strings</source>
        <translation>キーが重複する、または文字列ではないマップ</translation>
    </message>
    <message>
        <source>Python&apos;s tuples</source>
        <translation>Python のタプル</translation>
    </message>
    <message>
        <source>Writing values that JSON cannot express</source>
        <translation>JSON で表せない値の書き方</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatButton</name>
    <message>
        <source>Format of the numbers and bytes in this table; copies keep all digits</source>
        <translation>この表の数値とバイトの表記。コピーではすべての桁が保持されます</translation>
    </message>
    <message>
        <source>Number format: %1</source>
        <translation>数値の表記: %1</translation>
    </message>
    <message>
        <source>&amp;As in Preferences (%1)</source>
        <translation>設定に従う(&amp;A) (%1)</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>その他(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Shortest: 0.25</source>
        <translation>最短(&amp;S): 0.25</translation>
    </message>
    <message>
        <source>&amp;2 Digits: 0.25</source>
        <translation>2 桁(&amp;2): 0.25</translation>
    </message>
    <message>
        <source>&amp;4 Digits: 0.2500</source>
        <translation>4 桁(&amp;4): 0.2500</translation>
    </message>
    <message>
        <source>S&amp;cientific: 2.5000e-01</source>
        <translation>指数表記(&amp;C): 2.5000e-01</translation>
    </message>
    <message>
        <source>&amp;Decimal: 10</source>
        <translation>10 進(&amp;D): 10</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal: 0x0a</source>
        <translation>16 進(&amp;H): 0x0a</translation>
    </message>
    <message>
        <source>Oc&amp;tal: 0o012</source>
        <translation>8 進(&amp;T): 0o012</translation>
    </message>
    <message>
        <source>&amp;Binary: 0b00001010</source>
        <translation>2 進(&amp;B): 0b00001010</translation>
    </message>
    <message>
        <source>Te&amp;xt Where Possible: ab</source>
        <translation>可能な場合はテキスト(&amp;X): ab</translation>
    </message>
    <message>
        <source>B&amp;ytes as in Python: b&apos;ab&apos;</source>
        <translation>Python 形式のバイト列(&amp;Y): b&apos;ab&apos;</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatDialog</name>
    <message>
        <source>Number Format of This Table</source>
        <translation>この表の数値の表記</translation>
    </message>
    <message>
        <source>As in &amp;Preferences</source>
        <translation>設定に従う(&amp;P)</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatForm</name>
    <message>
        <source>&amp;Floats:</source>
        <translation>浮動小数点数(&amp;F):</translation>
    </message>
    <message>
        <source>With or without an exponent.</source>
        <translation>指数表記の有無。</translation>
    </message>
    <message>
        <source>Plain: 0.25</source>
        <translation>小数表記: 0.25</translation>
    </message>
    <message>
        <source>Scientific: 2.5e-01</source>
        <translation>指数表記: 2.5e-01</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <translation>必要な桁数</translation>
    </message>
    <message>
        <source>Digits of floats after the decimal point. With &quot;As many as needed&quot;, the text reads back as the same number.</source>
        <translation>浮動小数点数の小数点以下の桁数。「必要な桁数」では、テキストから同じ数値を読み戻せます。</translation>
    </message>
    <message>
        <source>&amp;Digits:</source>
        <translation>桁数(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Integers:</source>
        <translation>整数(&amp;I):</translation>
    </message>
    <message>
        <source>All notations except decimal show the stored bits.</source>
        <translation>10 進以外の表記では、格納されているビットを表示します。</translation>
    </message>
    <message>
        <source>Decimal: 10</source>
        <translation>10 進: 10</translation>
    </message>
    <message>
        <source>Hexadecimal: 0x0a</source>
        <translation>16 進: 0x0a</translation>
    </message>
    <message>
        <source>Octal: 0o012</source>
        <translation>8 進: 0o012</translation>
    </message>
    <message>
        <source>Binary: 0b00001010</source>
        <translation>2 進: 0b00001010</translation>
    </message>
    <message>
        <source>B&amp;yte strings:</source>
        <translation>バイト文字列(&amp;Y):</translation>
    </message>
    <message>
        <source>Used in tables and copies. Bytes that are not text are always written as in Python.</source>
        <translation>表とコピーで使用します。テキストではないバイトは、常に Python 形式で書き込まれます。</translation>
    </message>
    <message>
        <source>Text where possible: ab</source>
        <translation>可能な場合はテキスト: ab</translation>
    </message>
    <message>
        <source>As in Python: b&apos;ab&apos;</source>
        <translation>Python 形式: b&apos;ab&apos;</translation>
    </message>
</context>
<context>
    <name>bloscope::OpenFile</name>
    <message>
        <source>Merge My Changes</source>
        <translation>変更のマージ</translation>
    </message>
</context>
<context>
    <name>bloscope::OutsideChanges</name>
    <message>
        <source>%1 was not saved</source>
        <translation>%1 は保存されませんでした</translation>
    </message>
    <message>
        <source>Choose which version to keep.</source>
        <translation>どちらの版を採用するか選択してください。</translation>
    </message>
    <message>
        <source>%1 has grown.</source>
        <translation>%1 に追記がありました。</translation>
    </message>
    <message>
        <source>%1 was changed by another program and reloaded.</source>
        <translation>%1 はほかのプログラムによって変更され、再読み込みされました。</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 はほかのプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>%1 no longer exists. You can still view what is open.</source>
        <translation>%1 は存在しなくなりました。開いている内容は引き続き表示できます。</translation>
    </message>
    <message>
        <source>%1 no longer exists. You can still view what is open and save it as another file.</source>
        <translation>%1 は存在しなくなりました。開いている内容は引き続き表示でき、別のファイルとして保存できます。</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Your changes were not merged</source>
        <translation>変更をマージできませんでした</translation>
    </message>
    <message>
        <source>The previous content is still shown, because %1 was changed by another program and cannot be reloaded</source>
        <translation>%1 はほかのプログラムによって変更されましたが再読み込みできないため、以前の内容を表示しています</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Merge My Changes…</source>
        <translation>変更をマージ…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Decide Later</source>
        <translation>後で決める</translation>
    </message>
    <message>
        <source>You have unsaved changes.</source>
        <translation>保存されていない変更があります。</translation>
    </message>
    <message>
        <source>Your changes were merged with those in %1. They are not saved yet.</source>
        <translation>変更を %1 の変更とマージしました。まだ保存されていません。</translation>
    </message>
    <message>
        <source>The current content of %1 is shown. None of your changes remain.</source>
        <translation>%1 の現在の内容を表示しています。加えた変更は残っていません。</translation>
    </message>
</context>
<context>
    <name>bloscope::OverlayBar</name>
    <message>
        <source>Show as &amp;Overlay</source>
        <translation>オーバーレイとして表示(&amp;O)</translation>
    </message>
    <message>
        <source>Draw the labels of this file over the picture</source>
        <translation>このファイルのラベルを画像に重ねて描画します</translation>
    </message>
    <message>
        <source>Dismiss this suggestion</source>
        <translation>この提案を閉じます</translation>
    </message>
    <message>
        <source>Show or hide the overlay (O)</source>
        <translation>オーバーレイの表示と非表示を切り替えます (O)</translation>
    </message>
    <message>
        <source>Overlay colours</source>
        <translation>オーバーレイの色</translation>
    </message>
    <message>
        <source>Colour range of the overlay</source>
        <translation>オーバーレイの表示範囲</translation>
    </message>
    <message>
        <source>Range:</source>
        <translation>範囲:</translation>
    </message>
    <message>
        <source>Remove the overlay</source>
        <translation>オーバーレイを解除します</translation>
    </message>
    <message>
        <source>&amp;Draw:</source>
        <translation>描画(&amp;D):</translation>
    </message>
    <message>
        <source>O&amp;pacity:</source>
        <translation>不透明度(&amp;P):</translation>
    </message>
    <message>
        <source>Colo&amp;urs:</source>
        <translation>色(&amp;U):</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>このメッセージを閉じます</translation>
    </message>
    <message>
        <source>Label style</source>
        <translation>ラベルのスタイル</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>塗りつぶし</translation>
    </message>
    <message>
        <source>Fill every cell with the colour of its label</source>
        <translation>すべてのセルをラベルの色で塗りつぶします</translation>
    </message>
    <message>
        <source>Outlines</source>
        <translation>輪郭線</translation>
    </message>
    <message>
        <source>Draw only the borders of labels</source>
        <translation>ラベルの境界だけを描画します</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Fill labels and draw opaque borders</source>
        <translation>ラベルを塗りつぶし、境界を不透明に描画します</translation>
    </message>
    <message>
        <source>Overlay opacity</source>
        <translation>オーバーレイの不透明度</translation>
    </message>
    <message>
        <source>Opacity of filled areas: 0 % shows only the picture, 100 % only the overlay</source>
        <translation>塗りつぶし領域の不透明度: 0 % では画像のみ、100 % ではオーバーレイのみを表示します</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Found %1 next to this file.</source>
        <translation>このファイルと同じ場所に %1 があります。</translation>
    </message>
    <message>
        <source>Overlay: %1</source>
        <translation>オーバーレイ: %1</translation>
    </message>
    <message>
        <source>%1
Show or hide the overlay (O)</source>
        <translation>%1
オーバーレイの表示と非表示を切り替えます (O)</translation>
    </message>
</context>
<context>
    <name>bloscope::PaintWhere</name>
    <message>
        <source>Paint over</source>
        <translation>ペイントの上書き対象</translation>
    </message>
    <message>
        <source>Which cells are painted: all, or only those with one value</source>
        <translation>ペイントするセル: すべて、または 1 つの値のセルのみ</translation>
    </message>
    <message>
        <source>Protected values</source>
        <translation>保護する値</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>数値を入力してください。</translation>
    </message>
    <message>
        <source>Lowest value of the image</source>
        <translation>画像の最小値</translation>
    </message>
    <message>
        <source>Highest value of the image</source>
        <translation>画像の最大値</translation>
    </message>
    <message>
        <source>&amp;Limits</source>
        <translation>範囲(&amp;L)</translation>
    </message>
    <message>
        <source>Paint only where the image is between two values, both included</source>
        <translation>画像が 2 つの値の間 (両端を含む) にある部分だけをペイントします</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>unlabelled (0)</source>
        <translation>ラベルなし (0)</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>%1 のみ</translation>
    </message>
    <message>
        <source>Protect &amp;None</source>
        <translation>保護を解除(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Protect</source>
        <translation>保護(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Protect (%1)</source>
        <translation>保護(&amp;P) (%1)</translation>
    </message>
    <message>
        <source>Values that are not painted over</source>
        <translation>ペイントで上書きしない値</translation>
    </message>
    <message>
        <source>Not painted over: %1</source>
        <translation>上書きしない値: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::PaneBrush</name>
    <message>
        <source>A projection cannot be painted. Turn it off first.</source>
        <translation>投影はペイントできません。先に投影をオフにしてください。</translation>
    </message>
    <message>
        <source>This cannot be painted</source>
        <translation>ペイントできません</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>%1 のペイント</translation>
    </message>
    <message>
        <source>%1 has the same colour as 0: the cells are painted, but look unchanged.</source>
        <translation>%1 は 0 と同じ色です。セルはペイントされますが、見た目は変わりません。</translation>
    </message>
    <message>
        <source>The line does not surround the middle of any cell.</source>
        <translation>線の内側に中心のあるセルがありません。</translation>
    </message>
    <message>
        <source>Mark a cell with Shift+Arrow keys first.</source>
        <translation>先に Shift+矢印キーでセルをマークしてください。</translation>
    </message>
</context>
<context>
    <name>bloscope::PartBox</name>
    <message>
        <source>Element part to draw</source>
        <translation>描画する要素の部分</translation>
    </message>
    <message>
        <source>Part of each element to draw</source>
        <translation>描画する各要素の部分</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>位相</translation>
    </message>
    <message>
        <source>real part</source>
        <translation>実部</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>虚部</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>絶対値</translation>
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
        <translation>画像: %1</translation>
    </message>
    <message>
        <source>Only whole numbers and Booleans can be painted.</source>
        <translation>ペイントできるのは整数と真偽値だけです。</translation>
    </message>
    <message>
        <source>Colours cannot be painted. Show one channel at a time.</source>
        <translation>色はペイントできません。チャンネルを 1 つずつ表示してください。</translation>
    </message>
</context>
<context>
    <name>bloscope::PipelineDialog</name>
    <message>
        <source>Show &amp;Bytes in File</source>
        <translation>ファイル内のバイトを表示(&amp;B)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>処理内容</translation>
    </message>
    <message>
        <source>Decode Block Step by Step</source>
        <translation>ブロックのステップデコード</translation>
    </message>
    <message>
        <source>&amp;Chunk:</source>
        <translation>チャンク(&amp;C):</translation>
    </message>
    <message>
        <source>B&amp;lock:</source>
        <translation>ブロック(&amp;L):</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>This block cannot be shown</source>
        <translation>このブロックを表示できません</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Not stored: bytes %1 to %2 of the decoded chunk.</source>
        <translation>保存なし: デコード後のチャンクのバイト %1 ～ %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) at offset %1 of the file contain bytes %2 to %3 of the decoded chunk.</source>
        <translation>
            <numerusform>ファイルのオフセット %1 の %n バイトに、デコード後のチャンクのバイト %2 ～ %3 が含まれています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) at offset %1 of %4 contain bytes %2 to %3 of the decoded chunk.</source>
        <translation>
            <numerusform>%4 のオフセット %1 の %n バイトに、デコード後のチャンクのバイト %2 ～ %3 が含まれています。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>Values after this step</source>
        <translation>このステップ後の値</translation>
    </message>
</context>
<context>
    <name>bloscope::PlanesView</name>
    <message>
        <source>&amp;Large Plane</source>
        <translation>拡大断面(&amp;L)</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>断面</translation>
    </message>
    <message>
        <source>The planes cannot be drawn</source>
        <translation>断面を描画できません</translation>
    </message>
    <message>
        <source>Also show one of the three planes enlarged (L)</source>
        <translation>3 つの断面のうち 1 つを拡大して表示します (L)</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Large plane normal to %1</source>
        <translation>%1 に垂直な拡大断面</translation>
    </message>
    <message>
        <source>Plane normal to %1</source>
        <translation>%1 に垂直な断面</translation>
    </message>
    <message>
        <source>Copied the pictures of the planes.</source>
        <translation>断面の画像をコピーしました。</translation>
    </message>
</context>
<context>
    <name>bloscope::PlayButton</name>
    <message>
        <source>&amp;Loop</source>
        <translation>繰り返し(&amp;L)</translation>
    </message>
    <message>
        <source>Play through the indices</source>
        <translation>インデックスを順に再生します</translation>
    </message>
    <message>
        <source>%1 per Second</source>
        <translation>毎秒 %1</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotLoader</name>
    <message>
        <source>Plotting</source>
        <translation>プロット</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>プロット</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotWindow</name>
    <message>
        <source>Columns of the curves</source>
        <translation>曲線の列</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(なし)</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>プロット</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <source>Scatter plot</source>
        <translation>散布図</translation>
    </message>
    <message>
        <source>Kind of plot</source>
        <translation>プロットの種類</translation>
    </message>
    <message>
        <source>Column along the horizontal axis</source>
        <translation>横軸の列</translation>
    </message>
    <message>
        <source>Column along the vertical axis</source>
        <translation>縦軸の列</translation>
    </message>
    <message>
        <source>Column of the colours</source>
        <translation>色の列</translation>
    </message>
    <message>
        <source>&amp;Y:</source>
        <translation>Y(&amp;Y):</translation>
    </message>
    <message>
        <source>Colour &amp;by:</source>
        <translation>色分け(&amp;B):</translation>
    </message>
    <message>
        <source>&amp;Plot:</source>
        <translation>プロット(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;X:</source>
        <translation>X(&amp;X):</translation>
    </message>
    <message>
        <source>&amp;Filter to Range</source>
        <translation>範囲で絞り込み(&amp;F)</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>すべて表示(&amp;A)</translation>
    </message>
    <message>
        <source>Zoom out to all values (Home or a double click)</source>
        <translation>すべての値が見えるまで縮小します (Home またはダブルクリック)</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>図を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Row number</source>
        <translation>行番号</translation>
    </message>
    <message>
        <source>Reading, %1 %…</source>
        <translation>読み取り中、%1 %…</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>The columns cannot be plotted</source>
        <translation>列をプロットできません</translation>
    </message>
    <message>
        <source>Choose a column to plot.</source>
        <translation>プロットする列を選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no rows to plot.</source>
        <translation>プロットする行がありません。</translation>
    </message>
    <message>
        <source>These rows have no numbers to plot.</source>
        <translation>これらの行にはプロットする数値がありません。</translation>
    </message>
    <message>
        <source>%1 without a value</source>
        <extracomment>%1 &quot;12 rows&quot;</extracomment>
        <translation>値なし %1</translation>
    </message>
    <message>
        <source>the most frequent of %1 distinct values</source>
        <translation>異なる値 %1 個のうち頻度の高いもの</translation>
    </message>
    <message>
        <source>%1 in view</source>
        <extracomment>%1 &quot;12 rows&quot;</extracomment>
        <translation>表示範囲内 %1</translation>
    </message>
    <message>
        <source>one point per row</source>
        <translation>1 行に 1 点</translation>
    </message>
    <message>
        <source>colours show density</source>
        <translation>色は密度</translation>
    </message>
    <message>
        <source>colours show the mean of %1</source>
        <translation>色は %1 の平均</translation>
    </message>
    <message>
        <source>Drag in the plot to select a range, with Shift when zoomed in</source>
        <translation>プロット内をドラッグすると範囲を選択します (拡大時は Shift+ドラッグ)</translation>
    </message>
    <message>
        <source>Show only rows with %1 in the table</source>
        <translation>条件 %1 を満たす行だけを表に表示します</translation>
    </message>
    <message>
        <source>Save Figure</source>
        <translation>図の保存</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 画像 (*.png)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文書 (*.pdf)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 画像 (*.svg)</translation>
    </message>
    <message>
        <source>%1 has no extension of a figure: png, svg or pdf.</source>
        <translation>%1 の拡張子は図の形式 (png、svg、pdf) ではありません。</translation>
    </message>
    <message>
        <source>%1 has no extension of a figure that this build writes: png or pdf.</source>
        <translation>%1 の拡張子は、このビルドで書き込める図の形式 (png、pdf) ではありません。</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 の保存</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 を保存しました。</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>%1 を保存できません</translation>
    </message>
</context>
<context>
    <name>bloscope::PreferencesDialog</name>
    <message>
        <source>Re&amp;open last session</source>
        <translation>前回のセッションを復元(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Ask before discarding a running job</source>
        <translation>実行中の処理を破棄する前に確認(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Coordinates on axes</source>
        <translation>軸に座標を表示(&amp;C)</translation>
    </message>
    <message>
        <source>Orientation label&amp;s</source>
        <translation>方向ラベル(&amp;S)</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>一般(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>配色(&amp;C):</translation>
    </message>
    <message>
        <source>Applies to the whole window immediately. &quot;System&quot; follows the desktop if it reports changes.</source>
        <translation>ウィンドウ全体にすぐに適用されます。「システム」では、デスクトップが変更を通知する場合にそれに従います。</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>言語(&amp;L):</translation>
    </message>
    <message>
        <source>Of texts, numbers and dates in the window; data stay as they are. Takes effect after a restart.</source>
        <translation>ウィンドウ内の文字列・数値・日付の言語です。データはそのままです。再起動後に有効になります。</translation>
    </message>
    <message>
        <source>When Bloscope starts without a file, restores the windows and files of the last session.</source>
        <translation>ファイルを指定せずに Bloscope を起動したとき、前回のセッションのウィンドウとファイルを復元します。</translation>
    </message>
    <message>
        <source>Asks for confirmation when a window is closed during an export.</source>
        <translation>エクスポート中にウィンドウを閉じるとき、確認します。</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>One per processor (%1)</source>
        <translation>プロセッサーごとに 1 つ (%1)</translation>
    </message>
    <message>
        <source>&amp;Reading</source>
        <translation>読み取り(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Memory for decoded blocks:</source>
        <translation>デコード済みブロック用のメモリー(&amp;M):</translation>
    </message>
    <message>
        <source>Shared by all open files. A larger cache means less decoding when you go back and forth; the status bar shows how much of it is in use.</source>
        <translation>開いているすべてのファイルで共有されます。キャッシュを大きくすると、前後に移動するときのデコードが減ります。使用量はステータスバーに表示されます。</translation>
    </message>
    <message>
        <source>&amp;Disk space for overviews:</source>
        <translation>概観画像用のディスク容量(&amp;D):</translation>
    </message>
    <message>
        <source>For large planes, so that their heatmaps appear at once when the file is reopened. Least recently used entries are removed first; 0 removes all.</source>
        <translation>大きい断面のヒートマップを、ファイルを再び開いたときにすぐ表示するために使います。最も長く使われていないものから削除されます。0 にするとすべて削除されます。</translation>
    </message>
    <message>
        <source>Disk space for &amp;files on servers:</source>
        <translation>サーバー上のファイル用のディスク容量(&amp;F):</translation>
    </message>
    <message>
        <source>For the parts of them that were fetched, so that they are not fetched again and can be read without a network. Least recently used files are removed first; 0 removes all.</source>
        <translation>取得した部分を保存し、再取得を避け、ネットワークなしでも読み取れるようにします。最も長く使われていないファイルから削除されます。0 にするとすべて削除されます。</translation>
    </message>
    <message>
        <source>Number of decoding &amp;threads:</source>
        <translation>デコードのスレッド数(&amp;T):</translation>
    </message>
    <message>
        <source>Number of threads that decode in parallel. Takes effect after a restart.</source>
        <translation>並列にデコードするスレッドの数。再起動後に有効になります。</translation>
    </message>
    <message>
        <source>&amp;Views</source>
        <translation>ビュー(&amp;V)</translation>
    </message>
    <message>
        <source>How array tables show numbers and byte strings. The status bar, copies and exports keep all digits.</source>
        <translation>配列の表での数値とバイト文字列の表記。ステータスバー、コピー、エクスポートではすべての桁が保持されます。</translation>
    </message>
    <message>
        <source>&amp;Heatmap:</source>
        <translation>ヒートマップ(&amp;H):</translation>
    </message>
    <message>
        <source>Colours of newly opened arrays. Each heatmap can use different ones.</source>
        <translation>新しく開いた配列の色。ヒートマップごとに変更できます。</translation>
    </message>
    <message>
        <source>Heatmaps, planes and curves show coordinates and dates instead of indices where the file has them.</source>
        <translation>ファイルに座標や日付がある場合、ヒートマップ、断面、曲線にインデックスの代わりに表示します。</translation>
    </message>
    <message>
        <source>Shows L and R, A and P, S and I at the edges of medical images with a known orientation.</source>
        <translation>方向のわかる医用画像の端に、L と R、A と P、S と I を表示します。</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>Default options for exporting arrays as text (CSV, TSV). Tables in stores use this delimiter, number of digits, byte string notation and line ending, always with column names.</source>
        <translation>配列をテキスト (CSV, TSV) としてエクスポートする際の初期オプション。ストアのテーブルでは、この区切り文字、桁数、バイト文字列の表記、改行が使われ、常に列名が付きます。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>System (%1)</source>
        <translation>システム (%1)</translation>
    </message>
</context>
<context>
    <name>bloscope::ProjectionDialog</name>
    <message>
        <source>Projection</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大値</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小値</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Difference to the previous index</source>
        <translation>直前のインデックスとの差分</translation>
    </message>
    <message>
        <source>Difference to one index</source>
        <translation>特定のインデックスとの差分</translation>
    </message>
    <message>
        <source>Turning maximum</source>
        <translation>最大値 (回転)</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>表示(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Along:</source>
        <translation>方向(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>開始(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>終了(&amp;T):</translation>
    </message>
    <message>
        <source>A&amp;bout:</source>
        <translation>回転軸(&amp;B):</translation>
    </message>
    <message>
        <source>A&amp;ngle:</source>
        <translation>角度(&amp;N):</translation>
    </message>
    <message>
        <source>Turn &amp;Off</source>
        <translation>オフにする(&amp;O)</translation>
    </message>
    <message>
        <source>Vertical axis (%1)</source>
        <extracomment>%1 a dimension</extracomment>
        <translation>垂直軸 (%1)</translation>
    </message>
    <message>
        <source>Horizontal axis (%1)</source>
        <translation>水平軸 (%1)</translation>
    </message>
    <message>
        <source>&amp;Index:</source>
        <translation>インデックス(&amp;I):</translation>
    </message>
</context>
<context>
    <name>bloscope::RangeButton</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ～ %2</translation>
    </message>
    <message>
        <source>Minimum to maximum</source>
        <translation>最小～最大</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Colour range</source>
        <translation>表示範囲</translation>
    </message>
    <message>
        <source>Set Li&amp;mits…</source>
        <translation>範囲を設定(&amp;M)…</translation>
    </message>
    <message>
        <source>Enter the limits as numbers, percentiles or standard deviations</source>
        <translation>範囲を数値、パーセンタイル、または標準偏差で入力します</translation>
    </message>
    <message>
        <source>S&amp;ymmetric about Zero</source>
        <translation>ゼロに対して対称(&amp;Y)</translation>
    </message>
    <message>
        <source>Centre the range on zero (not with a logarithmic scale)</source>
        <translation>範囲の中心をゼロにします (対数スケールでは使用できません)</translation>
    </message>
    <message>
        <source>Range of &amp;Whole Array</source>
        <translation>配列全体の範囲(&amp;W)</translation>
    </message>
    <message>
        <source>Compute the range and histogram from the whole array, so that colours mean the same in all slices</source>
        <translation>配列全体から範囲とヒストグラムを計算し、すべてのスライスで色の意味をそろえます</translation>
    </message>
    <message>
        <source>&amp;Lock Range</source>
        <translation>範囲を固定(&amp;L)</translation>
    </message>
    <message>
        <source>Keep these limits in other slices</source>
        <translation>ほかのスライスでもこの範囲を保持します</translation>
    </message>
    <message>
        <source>Colour range: %1</source>
        <translation>表示範囲: %1</translation>
    </message>
    <message>
        <source>%1 % to %2 %</source>
        <translation>%1 % ～ %2 %</translation>
    </message>
    <message>
        <source>Mean ± %1 σ</source>
        <translation>平均 ± %1 σ</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>配列全体</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
</context>
<context>
    <name>bloscope::RangeFields</name>
    <message>
        <source>Colour range</source>
        <translation>表示範囲</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>All values for labels and other small whole numbers; otherwise all but the lowest and highest 1 %</source>
        <translation>ラベルなどの小さな整数ではすべての値。それ以外では上下 1 % を除いた値</translation>
    </message>
    <message>
        <source>Min–Max</source>
        <translation>最小–最大</translation>
    </message>
    <message>
        <source>From the lowest to the highest number</source>
        <translation>最小の数値から最大の数値まで</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>パーセンタイル</translation>
    </message>
    <message>
        <source>Between two percentiles, computed with NumPy&apos;s default method</source>
        <translation>NumPy の既定の方法で計算した、2 つのパーセンタイルの間</translation>
    </message>
    <message>
        <source>Mean ± k σ</source>
        <translation>平均 ± k σ</translation>
    </message>
    <message>
        <source>A number of standard deviations around the mean</source>
        <translation>平均から標準偏差の何倍かの範囲</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Two numbers that stay the same in other slices</source>
        <translation>ほかのスライスでも変わらない 2 つの数値</translation>
    </message>
    <message>
        <source>Number for the lowest colour</source>
        <translation>最小の色に対応する数値</translation>
    </message>
    <message>
        <source>Number for the highest colour</source>
        <translation>最大の色に対応する数値</translation>
    </message>
    <message>
        <source>Centre of the range (level)</source>
        <translation>範囲の中心 (ウィンドウレベル)</translation>
    </message>
    <message>
        <source>Width of the range (window)</source>
        <translation>範囲の幅 (ウィンドウ幅)</translation>
    </message>
    <message>
        <source>or centre</source>
        <translation>または中心</translation>
    </message>
    <message>
        <source>width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Lower percentile</source>
        <translation>下側パーセンタイル</translation>
    </message>
    <message>
        <source>Upper percentile</source>
        <translation>上側パーセンタイル</translation>
    </message>
    <message>
        <source>Standard deviations around the mean</source>
        <translation>平均からの標準偏差の倍数</translation>
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
        <translation>数値のヒストグラム</translation>
    </message>
    <message>
        <source>The colours cover %1 to %2. Tab switches between the ends; arrow keys move the current one.</source>
        <translation>色の範囲は %1 ～ %2 です。Tab で両端を切り替え、矢印キーで現在の端を移動します。</translation>
    </message>
    <message>
        <source>%1 to %2: %3 cells</source>
        <translation>%1 ～ %2: %3 セル</translation>
    </message>
    <message>
        <source>of a sample of %1 cells</source>
        <translation>%1 セルの標本から</translation>
    </message>
</context>
<context>
    <name>bloscope::RangePresetsDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Edit Windows</source>
        <translation>ウィンドウ値の編集</translation>
    </message>
    <message>
        <source>Kept windows</source>
        <translation>保存したウィンドウ値</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>名前を変更(&amp;N)</translation>
    </message>
</context>
<context>
    <name>bloscope::RangePresetsMenu</name>
    <message>
        <source>Brain</source>
        <translation>脳</translation>
    </message>
    <message>
        <source>Soft Tissue</source>
        <translation>軟部組織</translation>
    </message>
    <message>
        <source>Abdomen</source>
        <translation>腹部</translation>
    </message>
    <message>
        <source>Lung</source>
        <translation>肺</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨</translation>
    </message>
    <message>
        <source>Win&amp;dow Presets</source>
        <translation>ウィンドウ値プリセット(&amp;D)</translation>
    </message>
    <message>
        <source>CT</source>
        <translation>CT</translation>
    </message>
    <message>
        <source>A usual range of CT images in Hounsfield units</source>
        <translation>CT 画像の一般的な範囲 (ハウンスフィールド単位)</translation>
    </message>
    <message>
        <source>Your windows</source>
        <translation>ユーザー定義</translation>
    </message>
    <message>
        <source>&amp;Save This Window…</source>
        <translation>このウィンドウ値を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Keep the shown range by name, for all files</source>
        <translation>表示中の範囲に名前を付けて保存し、すべてのファイルで使えるようにします</translation>
    </message>
    <message>
        <source>&amp;Edit Windows…</source>
        <translation>ウィンドウ値を編集(&amp;E)…</translation>
    </message>
    <message>
        <source>%1 (centre %2, width %3)</source>
        <translation>%1 (中心 %2、幅 %3)</translation>
    </message>
    <message>
        <source>Save Window</source>
        <translation>ウィンドウ値の保存</translation>
    </message>
    <message>
        <source>Name of the window from %1 to %2:</source>
        <translation>%1 ～ %2 のウィンドウ値の名前:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>bloscope::RecipePage</name>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 「%2」</translation>
    </message>
    <message>
        <source>%1 (no stored values)</source>
        <translation>%1 (保存された値なし)</translation>
    </message>
    <message>
        <source>on a server</source>
        <translation>サーバー上</translation>
    </message>
    <message>
        <source>not searched</source>
        <translation>未検索</translation>
    </message>
    <message>
        <source>found</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The result would be a table. The expression is not evaluated; operands are never opened automatically.</source>
        <translation>結果はテーブルになります。式は評価されず、オペランドが自動的に開かれることもありません。</translation>
    </message>
    <message>
        <source>The result would be %1. The expression is not evaluated; operands are never opened automatically.</source>
        <comment>a shape and a type</comment>
        <translation>結果は %1 になります。式は評価されず、オペランドが自動的に開かれることもありません。</translation>
    </message>
    <message>
        <source>Text of the expression</source>
        <translation>式のテキスト</translation>
    </message>
    <message>
        <source>&amp;Open from %1</source>
        <translation>%1 から開く(&amp;O)</translation>
    </message>
    <message>
        <source>Opens %1. Until then nothing is asked of the server.</source>
        <translation>%1 を開きます。それまでサーバーへの問い合わせは行われません。</translation>
    </message>
    <message>
        <source>Operands. Double-click an operand in this folder or on a server, or press Enter, to open it.</source>
        <translation>オペランド。このフォルダー内またはサーバー上のオペランドは、ダブルクリックまたは Enter で開きます。</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>オペランド</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>%1 cannot be opened from here: the file is missing.</source>
        <translation>%1 はここから開けません。ファイルがありません。</translation>
    </message>
    <message>
        <source>%1 cannot be opened from here: it was not searched for.</source>
        <translation>%1 はここから開けません。検索されていません。</translation>
    </message>
</context>
<context>
    <name>bloscope::RecordView</name>
    <message>
        <source>Record</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>The row cannot be read</source>
        <translation>行を読み取れません</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionCurvePlot</name>
    <message>
        <source>Curve of the selected region</source>
        <translation>選択した領域の曲線</translation>
    </message>
    <message>
        <source>mean along %1 (dotted: minimum, maximum)</source>
        <translation>%1 方向の平均 (点線: 最小値、最大値)</translation>
    </message>
    <message>
        <source>distance (%1)</source>
        <translation>距離 (%1)</translation>
    </message>
    <message>
        <source>Mean of the region in each slice, between its smallest and largest value (dotted)</source>
        <translation>各スライスでの領域の平均。最小値と最大値を点線で示します</translation>
    </message>
    <message>
        <source>Values along the line, the mean across its width</source>
        <translation>線に沿った値 (線の幅での平均)</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionLayer</name>
    <message>
        <source>1 cell</source>
        <translation>1 セル</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionSet</name>
    <message>
        <source>Line</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>長方形</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>楕円</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多角形</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionTableModel</name>
    <message>
        <source>all along %1</source>
        <translation>%1 方向の全体</translation>
    </message>
    <message>
        <source>all slices</source>
        <translation>全スライス</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>セル数</translation>
    </message>
    <message>
        <source>Left Out</source>
        <translation>除外数</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小値</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大値</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionTool</name>
    <message>
        <source>Freehand</source>
        <translation>フリーハンド</translation>
    </message>
    <message>
        <source>There are %1 regions already; no more can be added.</source>
        <translation>領域が既に %1 個あるため、これ以上追加できません。</translation>
    </message>
</context>
<context>
    <name>bloscope::ReplaceLine</name>
    <message>
        <source>Value to replace with</source>
        <translation>置換後の値</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置換(&amp;R)</translation>
    </message>
    <message>
        <source>Replace the current cell and find the next (Enter)</source>
        <translation>現在のセルを置換し、次を検索します (Enter)</translation>
    </message>
    <message>
        <source>Replace A&amp;ll</source>
        <translation>すべて置換(&amp;L)</translation>
    </message>
    <message>
        <source>Replace all matches in one step</source>
        <translation>一致するセルを一度にすべて置換します</translation>
    </message>
    <message>
        <source>Cou&amp;nt</source>
        <translation>カウント(&amp;N)</translation>
    </message>
    <message>
        <source>Count the matches</source>
        <translation>一致するセルを数えます</translation>
    </message>
    <message>
        <source>Replace &amp;with:</source>
        <translation>置換後の値(&amp;W):</translation>
    </message>
</context>
<context>
    <name>bloscope::ReportActions</name>
    <message>
        <source>Report on Folder</source>
        <translation>フォルダーのレポート</translation>
    </message>
    <message>
        <source>Save Report on %1</source>
        <translation>%1 のレポートの保存</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Web ページ (*.html)</translation>
    </message>
    <message>
        <source>%1-report.html</source>
        <comment>name of a file</comment>
        <translation>%1-report.html</translation>
    </message>
</context>
<context>
    <name>bloscope::RowDetails</name>
    <message>
        <source>Selected Row</source>
        <translation>選択した行</translation>
    </message>
    <message>
        <source>Show or hide the full text of the selected row</source>
        <translation>選択した行の全文を表示または非表示にします</translation>
    </message>
    <message>
        <source>Selected row</source>
        <translation>選択した行</translation>
    </message>
    <message>
        <source>Select a row to read its full text here.</source>
        <translation>行を選択すると、ここに全文を表示します。</translation>
    </message>
</context>
<context>
    <name>bloscope::RowEditing</name>
    <message>
        <source>Select cells first.</source>
        <translation>先にセルを選択してください。</translation>
    </message>
    <message>
        <source>This cell cannot be edited</source>
        <translation>このセルは編集できません</translation>
    </message>
    <message>
        <source>This text is too long for one line or contains invisible characters. Typing replaces it.</source>
        <translation>このテキストは 1 行には長すぎるか、表示できない文字を含んでいます。入力すると置き換わります。</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 の値</translation>
    </message>
    <message>
        <source>Edit Cell</source>
        <translation>セルの編集</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message>
        <source>Nothing was pasted</source>
        <translation>何も貼り付けられませんでした</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>%1 × %2 cells are too many to paste (at most %3). “bloscope set --append-from” adds the rows of a file.</source>
        <translation>%1 × %2 セルは多すぎて貼り付けられません (最大 %3)。「bloscope set --append-from」でファイルの行を追加できます。</translation>
    </message>
    <message>
        <source>%1 × %2 cells do not fit below and right of the first selected cell.</source>
        <translation>%1 × %2 セルは、最初に選択したセルの右下に収まりません。</translation>
    </message>
    <message>
        <source>These cells cannot be edited</source>
        <translation>これらのセルは編集できません</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s).</source>
        <translation>
            <numerusform>%n 個のセルに一括入力します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>一括入力</translation>
    </message>
    <message>
        <source>Set to Null</source>
        <translation>NULL に設定</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <translation>編集(&amp;I)</translation>
    </message>
    <message>
        <source>Change cells, add and delete rows</source>
        <translation>セルの変更、行の追加と削除を行います</translation>
    </message>
    <message>
        <source>&amp;Edit Cell</source>
        <translation>セルを編集(&amp;E)</translation>
    </message>
    <message>
        <source>Set to &amp;Null</source>
        <translation>NULL に設定(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>選択範囲に一括入力(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Add Row</source>
        <translation>行を追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete Rows</source>
        <translation>行を削除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>bloscope::RowFinder</name>
    <message>
        <source>There are no rows.</source>
        <translation>行がありません。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Searching, %1 %…</source>
        <translation>検索中、%1 %…</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>検索に失敗しました</translation>
    </message>
    <message>
        <source>Not found: %1 rows searched</source>
        <translation>見つかりません: %1 行を検索</translation>
    </message>
    <message>
        <source>Found in row %1, after wrapping around</source>
        <translation>行 %1 で見つかりました (端で折り返し)</translation>
    </message>
    <message>
        <source>Found in row %1</source>
        <translation>行 %1 で見つかりました</translation>
    </message>
</context>
<context>
    <name>bloscope::RowTableModel</name>
    <message>
        <source>Edited; was empty in the file</source>
        <translation>編集済み。ファイルでは空でした</translation>
    </message>
    <message>
        <source>Edited; was %1 in the file</source>
        <translation>編集済み。ファイルでは %1 でした</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>破損</translation>
    </message>
</context>
<context>
    <name>bloscope::RowTableView</name>
    <message>
        <source>There is no room for frozen columns; they scroll for now.</source>
        <translation>幅が足りないため、固定列も現在は一緒にスクロールします。</translation>
    </message>
    <message>
        <source>There is room for %1 of %2 frozen columns; the others scroll for now.</source>
        <translation>%2 列の固定列のうち、幅に収まる %1 列だけを固定しています。残りは一緒にスクロールします。</translation>
    </message>
    <message>
        <source>%1 × %2 cells are too many to copy (at most %3); export them instead.</source>
        <translation>%1 × %2 セルは多すぎてコピーできません (最大 %3)。エクスポートしてください。</translation>
    </message>
    <message>
        <source>The cells cannot be copied</source>
        <translation>セルをコピーできません</translation>
    </message>
    <message>
        <source>Copied %1 × %2 cells.</source>
        <translation>%1 × %2 セルをコピーしました。</translation>
    </message>
</context>
<context>
    <name>bloscope::RowWindows</name>
    <message>
        <source>The rows can be grouped once the search is complete.</source>
        <translation>行のグループ化は、検索の完了後に実行できます。</translation>
    </message>
    <message>
        <source>The rows can be plotted once the search is complete.</source>
        <translation>行のプロットは、検索の完了後に実行できます。</translation>
    </message>
</context>
<context>
    <name>bloscope::RowsPane</name>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>昇順に並べ替え(&amp;A)</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>降順に並べ替え(&amp;D)</translation>
    </message>
    <message>
        <source>Sort &amp;Then by This Column</source>
        <translation>さらにこの列で並べ替え(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Original Order</source>
        <translation>元の順序(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Filter…</source>
        <translation>フィルター(&amp;F)…</translation>
    </message>
    <message>
        <source>Show Only &amp;Nulls</source>
        <translation>NULL のみ表示(&amp;N)</translation>
    </message>
    <message>
        <source>H&amp;ide Nulls</source>
        <translation>NULL を非表示(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>列を非表示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Columns…</source>
        <translation>列(&amp;C)…</translation>
    </message>
    <message>
        <source>F&amp;reeze up to This Column</source>
        <translation>この列までを固定(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Unfreeze Columns</source>
        <translation>列の固定を解除(&amp;U)</translation>
    </message>
    <message>
        <source>Fit All &amp;Widths</source>
        <translation>すべての列幅を調整(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>統計(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Group by This Column…</source>
        <translation>この列でグループ化(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Plot Column…</source>
        <translation>列をプロット(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>見出し付きでコピー(&amp;W)</translation>
    </message>
    <message>
        <source>Show Only Rows with the &amp;Same %1</source>
        <translation>%1 が同じ行だけを表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hide Rows with the Same %1</source>
        <translation>%1 が同じ行を非表示(&amp;H)</translation>
    </message>
    <message>
        <source>Show Only Rows with a &amp;Greater %1</source>
        <translation>%1 がより大きい行だけを表示(&amp;G)</translation>
    </message>
    <message>
        <source>Show Only Rows with a &amp;Smaller %1</source>
        <translation>%1 がより小さい行だけを表示(&amp;S)</translation>
    </message>
    <message>
        <source>G&amp;roup by %1…</source>
        <translation>%1 でグループ化(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>No value is greater or smaller than a null.</source>
        <translation>NULL より大きい値も小さい値もありません。</translation>
    </message>
    <message>
        <source>Counting the rows…</source>
        <translation>行をカウント中…</translation>
    </message>
    <message>
        <source>Table rows</source>
        <translation>テーブルの行</translation>
    </message>
    <message>
        <source>Choose the columns to show and their order</source>
        <translation>表示する列とその順序を選択します</translation>
    </message>
    <message>
        <source>Show statistics of the current column</source>
        <translation>現在の列の統計を表示します</translation>
    </message>
    <message>
        <source>Gr&amp;oups…</source>
        <translation>グループ(&amp;O)…</translation>
    </message>
    <message>
        <source>Group the rows by the current column</source>
        <translation>現在の列で行をグループ化します</translation>
    </message>
    <message>
        <source>&amp;Plot…</source>
        <translation>プロット(&amp;P)…</translation>
    </message>
    <message>
        <source>Plot the current column (Ctrl+Shift+P)</source>
        <translation>現在の列をプロットします (Ctrl+Shift+P)</translation>
    </message>
    <message>
        <source>Recor&amp;d</source>
        <translation>レコード(&amp;D)</translation>
    </message>
    <message>
        <source>Show all values of the current row next to the table</source>
        <translation>現在の行のすべての値を表の横に表示します</translation>
    </message>
    <message>
        <source>The new row does not match the filter, so it is not shown.</source>
        <translation>新しい行はフィルターに一致しないため表示されません。</translation>
    </message>
    <message>
        <source>A row was added. It is shown where its values are sorted.</source>
        <translation>行を追加しました。値に応じた並び順の位置に表示されます。</translation>
    </message>
    <message>
        <source>Row %1 cannot be shown while the rows are filtered or sorted.</source>
        <translation>行がフィルターまたは並べ替えされている間、行 %1 は表示できません。</translation>
    </message>
    <message>
        <source>row %1, %2:  %3</source>
        <translation>行 %1、%2:  %3</translation>
    </message>
</context>
<context>
    <name>bloscope::RowsView</name>
    <message>
        <source>The slice %1 does not have exactly one dimension. Fix the others to see its rows.</source>
        <translation>スライス %1 は 1 次元ではありません。行を表示するには、ほかの次元を固定してください。</translation>
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
        <translation>%1 を書き込みましたが、ディスクが書き込み完了を確認しませんでした</translation>
    </message>
    <message>
        <source>%1 was written, but is still damaged: %2.</source>
        <translation>%1 を書き込みましたが、まだ破損しています (%2)。</translation>
    </message>
    <message>
        <source>%1 was written and checked: %2.</source>
        <translation>%1 を書き込み、検査しました (%2)。</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Search A&amp;gain</source>
        <translation>再検索(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Open New File</source>
        <translation>新しいファイルを開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Save What Can Be Read of %1</source>
        <translation>%1 の読み取れるデータを保存</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>消失部分</translation>
    </message>
    <message>
        <source>Searching for everything that can be read…</source>
        <translation>読み取れるデータを検索中…</translation>
    </message>
    <message>
        <source>Stopped before the whole file was searched.</source>
        <translation>ファイル全体を検索する前に停止しました。</translation>
    </message>
    <message>
        <source>Nothing in %1 can be saved</source>
        <translation>%1 には保存できるデータがありません</translation>
    </message>
    <message>
        <source>Shape of the new file: %1.</source>
        <translation>新しいファイルの形状: %1。</translation>
    </message>
    <message>
        <source>%1-saved</source>
        <comment>name of a file</comment>
        <translation>%1-saved</translation>
    </message>
    <message>
        <source>A directory cannot replace an existing file. Choose another name.</source>
        <translation>ディレクトリで既存のファイルを置き換えることはできません。別の名前を指定してください。</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>停止しました。%1 は書き込まれませんでした。</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 に書き込めません</translation>
    </message>
</context>
<context>
    <name>bloscope::SalvageForm</name>
    <message>
        <source>Include the &amp;report as vlmetalayer &quot;%1&quot;</source>
        <translation>レポートを可変長メタレイヤー「%1」として含める(&amp;R)</translation>
    </message>
    <message>
        <source>Value for lost elements</source>
        <translation>失われた要素の値</translation>
    </message>
    <message>
        <source>Number for lost values</source>
        <translation>失われた値を置き換える数値</translation>
    </message>
    <message>
        <source>A number that the element type can represent</source>
        <translation>要素の型で表せる数値</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>単一ファイル</translation>
    </message>
    <message>
        <source>Directory of chunks</source>
        <translation>チャンクのディレクトリ</translation>
    </message>
    <message>
        <source>A directory with one file per chunk cannot replace existing files</source>
        <translation>チャンクごとに 1 ファイルのディレクトリで、既存のファイルを置き換えることはできません</translation>
    </message>
    <message>
        <source>Records the missing parts in the new file</source>
        <translation>欠落部分を新しいファイルに記録します</translation>
    </message>
    <message>
        <source>Lost &amp;values become:</source>
        <translation>失われた値の代わり(&amp;V):</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>形式(&amp;M):</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Enter the number for lost values.</source>
        <translation>失われた値を置き換える数値を入力してください。</translation>
    </message>
</context>
<context>
    <name>bloscope::SaveObstacle</name>
    <message>
        <source>read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>ロック中</translation>
    </message>
    <message>
        <source>Changes cannot be saved here: %1.</source>
        <translation>変更をここに保存できません (%1)。</translation>
    </message>
    <message>
        <source>They can be saved as another file.</source>
        <translation>別のファイルとして保存できます。</translation>
    </message>
    <message>
        <source>Another program has locked this file. Saving waits until it is unlocked.</source>
        <translation>ほかのプログラムがこのファイルをロックしています。ロックが解除されるまで保存を待ちます。</translation>
    </message>
</context>
<context>
    <name>bloscope::ScaleControls</name>
    <message>
        <source>Gamma</source>
        <translation>ガンマ</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>線形(&amp;L)</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>対数(&amp;O)</translation>
    </message>
    <message>
        <source>Logarithmic; omits numbers of zero or less</source>
        <translation>対数。0 以下の数値は省略されます</translation>
    </message>
    <message>
        <source>&amp;Symlog</source>
        <translation>対称対数(&amp;S)</translation>
    </message>
    <message>
        <source>Logarithmic on both sides of zero</source>
        <translation>ゼロの両側で対数</translation>
    </message>
    <message>
        <source>&amp;Asinh</source>
        <translation>asinh(&amp;A)</translation>
    </message>
    <message>
        <source>Inverse hyperbolic sine: linear near zero, logarithmic beyond</source>
        <translation>逆双曲線正弦: ゼロ付近では線形、その外側では対数</translation>
    </message>
    <message>
        <source>S&amp;qrt</source>
        <translation>平方根(&amp;Q)</translation>
    </message>
    <message>
        <source>Square root on both sides of zero</source>
        <translation>ゼロの両側で平方根</translation>
    </message>
    <message>
        <source>&amp;Gamma</source>
        <translation>ガンマ(&amp;G)</translation>
    </message>
    <message>
        <source>Power law over the range</source>
        <translation>範囲に対するべき乗則</translation>
    </message>
    <message>
        <source>Colour scale</source>
        <translation>カラースケール</translation>
    </message>
    <message>
        <source>How numbers map to colours</source>
        <translation>数値から色への対応</translation>
    </message>
    <message>
        <source>Scale exponent</source>
        <translation>スケールの指数</translation>
    </message>
    <message>
        <source>An exponent below 1 emphasises low values, one above 1 high values</source>
        <translation>指数が 1 未満では小さい値、1 を超えると大きい値が強調されます</translation>
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
        <translation>選択範囲の統計</translation>
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
        <translation>何もありません</translation>
    </message>
    <message>
        <source>More than %1 entries: the others are not listed</source>
        <translation>%1 件を超えるエントリー: 残りは表示されていません</translation>
    </message>
    <message>
        <source>This cannot be listed</source>
        <translation>一覧を表示できません</translation>
    </message>
    <message>
        <source>fetching…</source>
        <translation>取得中…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
</context>
<context>
    <name>bloscope::ServersView</name>
    <message>
        <source>&amp;Add Server…</source>
        <translation>サーバーを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;List Again</source>
        <translation>一覧を更新(&amp;L)</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>Add an S3 bucket, a Caterva2 server, a web server or a list of addresses to browse what is there.</source>
        <translation>内容を閲覧するには、S3 バケット、Caterva2 サーバー、Web サーバー、またはアドレス一覧を追加してください。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copy Address</source>
        <translation>アドレスをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Log &amp;In…</source>
        <translation>ログイン(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>bloscope::SessionKeeper</name>
    <message>
        <source>This file has changed since you last had it open.</source>
        <translation>このファイルは、前回開いたときから変更されています。</translation>
    </message>
</context>
<context>
    <name>bloscope::ShortcutDialog</name>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Move the current cell</source>
        <translation>現在のセルを移動</translation>
    </message>
    <message>
        <source>Arrow keys, Page Up, Page Down, Home, End</source>
        <translation>矢印キー, Page Up, Page Down, Home, End</translation>
    </message>
    <message>
        <source>Select cells</source>
        <translation>セルを選択</translation>
    </message>
    <message>
        <source>Shift with these keys, Drag, Shift+Click</source>
        <translation>Shift+上記のキー, ドラッグ, Shift+クリック</translation>
    </message>
    <message>
        <source>Edit the current cell</source>
        <translation>現在のセルを編集</translation>
    </message>
    <message>
        <source>F2, Return, Double-click, or type a value</source>
        <translation>F2, Enter, ダブルクリック, または値を入力</translation>
    </message>
    <message>
        <source>Accept the value and move on</source>
        <translation>値を確定して次のセルへ移動</translation>
    </message>
    <message>
        <source>Return, Shift+Return, Tab, Shift+Tab</source>
        <translation>Enter, Shift+Enter, Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Discard the typed value</source>
        <translation>入力した値を破棄</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Fit a column to its contents</source>
        <translation>列幅を内容に合わせる</translation>
    </message>
    <message>
        <source>Double-click on the edge of its header</source>
        <translation>列見出しの境界をダブルクリック</translation>
    </message>
    <message>
        <source>Change the width of a column</source>
        <translation>列幅を変更</translation>
    </message>
    <message>
        <source>Drag the edge of its header</source>
        <translation>列見出しの境界をドラッグ</translation>
    </message>
    <message>
        <source>Open the menu of the cells</source>
        <translation>セルのメニューを開く</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右クリック</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>ヒートマップ</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>拡大・縮小</translation>
    </message>
    <message>
        <source>Wheel, +, -</source>
        <translation>ホイール, +, -</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>画像を移動</translation>
    </message>
    <message>
        <source>Drag, Arrow keys</source>
        <translation>ドラッグ, 矢印キー</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Home, Double-click</source>
        <translation>Home, ダブルクリック</translation>
    </message>
    <message>
        <source>Mark a cell</source>
        <translation>セルをマーク</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>Move the mark</source>
        <translation>マークを移動</translation>
    </message>
    <message>
        <source>Shift+Arrow keys</source>
        <translation>Shift+矢印キー</translation>
    </message>
    <message>
        <source>Remove mark and selection</source>
        <translation>マークと選択範囲を解除</translation>
    </message>
    <message>
        <source>Select a rectangle</source>
        <translation>長方形の範囲を選択</translation>
    </message>
    <message>
        <source>Shift+Drag, Ctrl+Shift+Arrow keys</source>
        <translation>Shift+ドラッグ, Ctrl+Shift+矢印キー</translation>
    </message>
    <message>
        <source>Go to another plane</source>
        <translation>別の断面へ移動</translation>
    </message>
    <message>
        <source>Page Up, Page Down, Alt+Wheel</source>
        <translation>Page Up, Page Down, Alt+ホイール</translation>
    </message>
    <message>
        <source>Show or hide the histogram</source>
        <translation>ヒストグラムの表示と非表示を切り替え</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Show or hide the profiles</source>
        <translation>プロファイルの表示と非表示を切り替え</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Choose a projection</source>
        <translation>投影を選択</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Turn the maximum of a volume by 15°, or back</source>
        <translation>ボリュームの最大値投影を 15° 回転、または逆回転</translation>
    </message>
    <message>
        <source>T, Shift+T</source>
        <translation>T, Shift+T</translation>
    </message>
    <message>
        <source>Show or hide the overlay</source>
        <translation>オーバーレイの表示と非表示を切り替え</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Change the colour range</source>
        <translation>表示範囲を変更</translation>
    </message>
    <message>
        <source>Drag an end of the range, or Up, Down, Page Up, Page Down on it</source>
        <translation>表示範囲の端をドラッグ, または端で ↑, ↓, Page Up, Page Down</translation>
    </message>
    <message>
        <source>Painting</source>
        <translation>ペイント</translation>
    </message>
    <message>
        <source>Start or stop painting</source>
        <translation>ペイントを開始または終了</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>ペイント</translation>
    </message>
    <message>
        <source>Drag, Space at the marked cell</source>
        <translation>ドラッグ, マークしたセルで Space</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Right button, Shift+Drag, Shift+Space</source>
        <translation>右ボタン, Shift+ドラッグ, Shift+Space</translation>
    </message>
    <message>
        <source>Pick the value of a cell</source>
        <translation>セルの値を取得</translation>
    </message>
    <message>
        <source>Alt+Click</source>
        <translation>Alt+クリック</translation>
    </message>
    <message>
        <source>Brush size</source>
        <translation>ブラシサイズ</translation>
    </message>
    <message>
        <source>[, ]</source>
        <translation>[, ]</translation>
    </message>
    <message>
        <source>Disc, ball, fill slice, fill volume, polygon, lasso</source>
        <translation>円形、球、スライス塗りつぶし、ボリューム塗りつぶし、多角形、投げ縄</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 ～ 6</translation>
    </message>
    <message>
        <source>Fill the polygon, remove its last corner</source>
        <translation>多角形の塗りつぶし、最後の頂点の削除</translation>
    </message>
    <message>
        <source>Return or double-click, Backspace</source>
        <translation>Enter またはダブルクリック, Backspace</translation>
    </message>
    <message>
        <source>Copy the label to the next or previous slice</source>
        <translation>ラベルを次または前のスライスへコピー</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Shift+N</translation>
    </message>
    <message>
        <source>Interpolate the label between slices</source>
        <translation>スライス間でラベルを補間</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Erase islands in the volume or the slice</source>
        <translation>ボリュームまたはスライスの孤立領域を消去</translation>
    </message>
    <message>
        <source>K, Shift+K</source>
        <translation>K, Shift+K</translation>
    </message>
    <message>
        <source>Ctrl+Drag</source>
        <translation>Ctrl+ドラッグ</translation>
    </message>
    <message>
        <source>Stop painting</source>
        <translation>ペイントを終了</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Drag, Left, Right</source>
        <translation>ドラッグ, ←, →</translation>
    </message>
    <message>
        <source>Mark a point</source>
        <translation>点をマーク</translation>
    </message>
    <message>
        <source>Click, Shift+Left, Shift+Right</source>
        <translation>クリック, Shift+←, Shift+→</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <translation>マークを解除</translation>
    </message>
    <message>
        <source>Show other lines</source>
        <translation>別の線を表示</translation>
    </message>
    <message>
        <source>Alt+Wheel</source>
        <translation>Alt+ホイール</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>断面</translation>
    </message>
    <message>
        <source>Move the crosshair</source>
        <translation>十字線を移動</translation>
    </message>
    <message>
        <source>Click, Drag, Arrow keys</source>
        <translation>クリック, ドラッグ, 矢印キー</translation>
    </message>
    <message>
        <source>Wheel, Page Up, Page Down</source>
        <translation>ホイール, Page Up, Page Down</translation>
    </message>
    <message>
        <source>Ctrl+Wheel, +, -</source>
        <translation>Ctrl+ホイール, +, -</translation>
    </message>
    <message>
        <source>Ctrl+Drag, Shift+Arrow keys</source>
        <translation>Ctrl+ドラッグ, Shift+矢印キー</translation>
    </message>
    <message>
        <source>Maximise a plane, or show all of them</source>
        <translation>断面を最大化、またはすべての断面を表示</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>Show or hide the enlarged plane</source>
        <translation>拡大した断面の表示と非表示を切り替え</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Dimension bar</source>
        <translation>次元バー</translation>
    </message>
    <message>
        <source>Change the index</source>
        <translation>インデックスを変更</translation>
    </message>
    <message>
        <source>Drag the slider, Click next to its handle, Arrow keys</source>
        <translation>スライダーをドラッグ, つまみの横をクリック, 矢印キー</translation>
    </message>
    <message>
        <source>First or last index</source>
        <translation>最初または最後のインデックス</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>Show the typed slice</source>
        <translation>入力したスライスを表示</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Chunk map</source>
        <translation>チャンクマップ</translation>
    </message>
    <message>
        <source>Choose a chunk</source>
        <translation>チャンクを選択</translation>
    </message>
    <message>
        <source>Click, Arrow keys</source>
        <translation>クリック, 矢印キー</translation>
    </message>
    <message>
        <source>Show the cells of the chunk</source>
        <translation>チャンクのセルを表示</translation>
    </message>
    <message>
        <source>Return, Double-click</source>
        <translation>Enter, ダブルクリック</translation>
    </message>
    <message>
        <source>Scroll the map</source>
        <translation>マップをスクロール</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Move the caret</source>
        <translation>カーソルを移動</translation>
    </message>
    <message>
        <source>Select bytes</source>
        <translation>バイトを選択</translation>
    </message>
    <message>
        <source>Shift with these keys, Drag</source>
        <translation>Shift+上記のキー, ドラッグ</translation>
    </message>
    <message>
        <source>Switch between digits and characters</source>
        <translation>16 進数字と文字の列を切り替え</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Show the cell at the caret</source>
        <translation>カーソル位置のセルを表示</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>メタデータ</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>エントリーを追加</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Edit the value</source>
        <translation>値を編集</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>型を変更</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>Edit as JSON or hex</source>
        <translation>JSON または 16 進で編集</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Move up or down</source>
        <translation>上または下へ移動</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+↑, Alt+↓</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Expand everything below</source>
        <translation>下位をすべて展開</translation>
    </message>
    <message>
        <source>*</source>
        <translation>*</translation>
    </message>
    <message>
        <source>Bars and panels</source>
        <translation>バーとパネル</translation>
    </message>
    <message>
        <source>Close the find bar, the go-to bar or a message</source>
        <translation>検索バー、移動バー、メッセージを閉じる</translation>
    </message>
    <message>
        <source>Close a findings or comparison panel</source>
        <translation>検出事項または比較のパネルを閉じる</translation>
    </message>
    <message>
        <source>Next or previous match</source>
        <translation>次または前の一致箇所</translation>
    </message>
    <message>
        <source>Return, Shift+Return</source>
        <translation>Enter, Shift+Enter</translation>
    </message>
    <message>
        <source>Move a tab, or detach it as a window</source>
        <translation>タブを移動、または別ウィンドウに切り離す</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>操作とキーを検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Keys and mouse gestures</source>
        <translation>キーとマウス操作</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>キーとマウス</translation>
    </message>
</context>
<context>
    <name>bloscope::SidePanelOverlay</name>
    <message>
        <source>Panel shown over the data</source>
        <translation>データの上に表示されるパネル</translation>
    </message>
    <message>
        <source>Close the panel (Escape)</source>
        <translation>パネルを閉じます (Esc)</translation>
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
        <translation>%1 = %2   %3</translation>
    </message>
    <message>
        <source>Index %1 of dimension %2</source>
        <translation>次元 %2 のインデックス %1</translation>
    </message>
    <message>
        <source>%1: %2, at byte %3 of the element</source>
        <translation>%1: %2、要素のバイト %3</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceTableView</name>
    <message>
        <source>Ed&amp;it Cell</source>
        <translation>セルを編集(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>選択範囲に一括入力(&amp;F)…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>クリア(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>見出し付きでコピー(&amp;W)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Export Selection…</source>
        <translation>選択範囲をエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Export Slice…</source>
        <translation>スライスをエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>S&amp;how in File…</source>
        <translation>ファイル内で表示(&amp;H)…</translation>
    </message>
    <message>
        <source>Selected cells, with all fields</source>
        <translation>選択したセル (全フィールド)</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceView</name>
    <message>
        <source>Copy as Co&amp;de</source>
        <translation>コードとしてコピー(&amp;D)</translation>
    </message>
    <message>
        <source>Selected cells</source>
        <translation>選択したセル</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsPane</name>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>最初から実行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The statistics cannot be computed</source>
        <translation>統計を計算できません</translation>
    </message>
    <message>
        <source>Computing statistics of %1…</source>
        <translation>%1 の統計を計算中…</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセルしました</translation>
    </message>
    <message>
        <source>So far: %1 of %2 cells in %3</source>
        <translation>途中経過: %3 の %2 セル中 %1 セル</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 cells in %3</source>
        <translation>%3 の %2 セル中 %1 セルでキャンセル</translation>
    </message>
    <message>
        <source>Exact, from all %1 cells in %2; percentiles follow</source>
        <translation>正確な値 (%2 の全 %1 セル)。パーセンタイルを計算中</translation>
    </message>
    <message>
        <source>Exact, from all %1 cells in %2</source>
        <translation>正確な値 (%2 の全 %1 セル)</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsRun</name>
    <message>
        <source>Computing statistics</source>
        <translation>統計の計算</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsTables</name>
    <message>
        <source>Quantity</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>パーセンタイル</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>パーセンタイル</translation>
    </message>
    <message>
        <source>Percentiles of the finite numbers, interpolated linearly (NumPy&apos;s method &quot;linear&quot;)</source>
        <translation>有限な数値のパーセンタイル (線形補間、NumPy の &quot;linear&quot;)</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>セル数</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>Go to this cell (Enter)</source>
        <translation>このセルへ移動します (Enter)</translation>
    </message>
    <message>
        <source>The %1 most frequent values</source>
        <translation>最も頻度の高い %1 個の値</translation>
    </message>
    <message numerus="yes">
        <source>Left out: damaged parts of %n chunk(s), such as %1</source>
        <extracomment>%1 a damaged part, %n chunks that have some</extracomment>
        <translation>
            <numerusform>除外: %n 個のチャンクの破損部分。例: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <comment>damaged parts</comment>
        <translation>除外: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsView</name>
    <message>
        <source>Shown slice</source>
        <translation>表示中のスライス</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>配列全体</translation>
    </message>
    <message>
        <source>Statistics of</source>
        <translation>統計の対象</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Statistics &amp;of:</source>
        <translation>統計の対象(&amp;O):</translation>
    </message>
    <message>
        <source>Copied the statistics.</source>
        <translation>統計をコピーしました。</translation>
    </message>
</context>
<context>
    <name>bloscope::StatusFields</name>
    <message>
        <source>Memory used by decoded blocks, and the limit</source>
        <translation>デコード済みブロックのメモリー使用量と上限</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>表示中: %1</translation>
    </message>
    <message>
        <source>Current cell and exact value: %1</source>
        <translation>現在のセルと正確な値: %1</translation>
    </message>
    <message>
        <source>Statistics of the selected cells: %1</source>
        <translation>選択したセルの統計: %1</translation>
    </message>
    <message>
        <source>Cache %1 of %2</source>
        <translation>キャッシュ %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>Fetched %1 in %n request(s)</source>
        <comment>bytes</comment>
        <translation>
            <numerusform>取得 %1、リクエスト %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2/s</source>
        <comment>what was fetched, bytes each second</comment>
        <translation>%1、%2/s</translation>
    </message>
    <message>
        <source>From servers since the program was started. %1 were read, what was kept on the disk included.</source>
        <translation>プログラムの起動以降にサーバーから取得した量。ディスクに保存された分を含め、%1 を読み取りました。</translation>
    </message>
    <message>
        <source>The connection is not encrypted.</source>
        <translation>接続は暗号化されていません。</translation>
    </message>
</context>
<context>
    <name>bloscope::StepHexView</name>
    <message>
        <source>Bytes after this step</source>
        <translation>このステップ後のバイト</translation>
    </message>
</context>
<context>
    <name>bloscope::StorePage</name>
    <message>
        <source>There are no attributes.</source>
        <translation>属性はありません。</translation>
    </message>
    <message>
        <source>There are no attributes, and none can be added here: %1.</source>
        <translation>属性はありません。ここでは追加できません (%1)。</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>名前で絞り込み</translation>
    </message>
    <message>
        <source>Filter groups and leaves by name</source>
        <translation>グループとリーフを名前で絞り込みます</translation>
    </message>
    <message>
        <source>Internal parts</source>
        <translation>内部データ</translation>
    </message>
    <message>
        <source>Show internal data of the library: attributes, table columns, indexes</source>
        <translation>ライブラリの内部データ (属性、テーブルの列、索引) を表示します</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>プレビュー(&amp;P)</translation>
    </message>
    <message>
        <source>Show the first values of the selected part beside the tree</source>
        <translation>選択した部分の先頭の値をツリーの横に表示します</translation>
    </message>
    <message>
        <source>Groups and leaves</source>
        <translation>グループとリーフ</translation>
    </message>
    <message>
        <source>Open in New &amp;Tab</source>
        <translation>新しいタブで開く(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Open from %1</source>
        <translation>%1 から開く(&amp;O)</translation>
    </message>
    <message>
        <source>Edit &amp;Attributes</source>
        <translation>属性を編集(&amp;A)</translation>
    </message>
    <message>
        <source>Add &amp;Attributes</source>
        <translation>属性を追加(&amp;A)</translation>
    </message>
    <message>
        <source>%1 is no longer in this store.</source>
        <translation>%1 はもうこのストアにありません。</translation>
    </message>
    <message>
        <source>&amp;Copy Key</source>
        <translation>キーをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>%1 in a %2</source>
        <translation>%2内の %1</translation>
    </message>
</context>
<context>
    <name>bloscope::StoreTreeModel</name>
    <message>
        <source>This refers to %1, which is not opened. Some of its batches are cached here.</source>
        <translation>これは %1 への参照で、参照先は開かれていません。バッチの一部がここにキャッシュされています。</translation>
    </message>
    <message>
        <source>This refers to %1, which is not opened.</source>
        <translation>これは %1 への参照で、参照先は開かれていません。</translation>
    </message>
    <message>
        <source>This is not a Blosc2 file; stores ignore it.</source>
        <translation>これは Blosc2 ファイルではありません。ストアでは無視されます。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>場所</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureDock</name>
    <message>
        <source>There is no structure to show</source>
        <translation>表示する構造がありません</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureTree</name>
    <message>
        <source>Structure of the file</source>
        <translation>ファイルの構造</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureTreeModel</name>
    <message>
        <source>Chunks</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>ブロック</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureView</name>
    <message>
        <source>chunk</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>Search, or “chunk 17”</source>
        <translation>検索、または「チャンク 17」</translation>
    </message>
    <message>
        <source>Search the structure</source>
        <translation>構造を検索</translation>
    </message>
    <message>
        <source>&amp;Copy Row</source>
        <translation>行をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Show &amp;Bytes</source>
        <translation>バイトを表示(&amp;B)</translation>
    </message>
    <message>
        <source>Decode Block &amp;Step by Step…</source>
        <translation>ブロックをステップデコード(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>bloscope::TableBar</name>
    <message>
        <source>Co&amp;lour by value</source>
        <translation>値で色分け(&amp;L)</translation>
    </message>
    <message>
        <source>Colour the background of cells by value, from the lowest to the highest visible number, in the heatmap&apos;s colours</source>
        <translation>表示中の最小値から最大値まで、セルの背景をヒートマップの色で塗り分けます</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>数値(&amp;U):</translation>
    </message>
</context>
<context>
    <name>bloscope::TableChanges</name>
    <message>
        <source>%1: nothing was changed</source>
        <translation>%1: 変更されませんでした</translation>
    </message>
    <message>
        <source>Revert to Saved</source>
        <translation>保存時の状態に戻す</translation>
    </message>
</context>
<context>
    <name>bloscope::TableColors</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ～ %2</translation>
    </message>
</context>
<context>
    <name>bloscope::TableEditing</name>
    <message>
        <source>Select cells first.</source>
        <translation>先にセルを選択してください。</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s).</source>
        <translation>
            <numerusform>%n 個のセルに一括入力します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::TablePage</name>
    <message>
        <source>Go to ro&amp;w:</source>
        <translation>行へ移動(&amp;W):</translation>
    </message>
    <message>
        <source>A table inside a single frame cannot be edited; one in a directory (.b2d) or an archive (.b2z) can.</source>
        <translation>単一フレーム内のテーブルは編集できません。編集できるのは、ディレクトリ (.b2d) またはアーカイブ (.b2z) 内のテーブルです。</translation>
    </message>
    <message>
        <source>There are no attributes.</source>
        <translation>属性はありません。</translation>
    </message>
    <message>
        <source>There is no code for a table inside another file.</source>
        <translation>別のファイルの中にあるテーブル用のコードはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>table, %1</source>
        <translation>テーブル、%1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>table, %1, %2</source>
        <translation>テーブル、%1、%2</translation>
    </message>
</context>
<context>
    <name>bloscope::TablePane</name>
    <message>
        <source>Table of values</source>
        <translation>値の表</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Frozen columns</source>
        <translation>固定列</translation>
    </message>
</context>
<context>
    <name>bloscope::TableQuery</name>
    <message>
        <source>Searching the table</source>
        <translation>テーブルの検索</translation>
    </message>
    <message>
        <source>Counting the rows…</source>
        <translation>行をカウント中…</translation>
    </message>
    <message>
        <source>Filtering, %1 %…</source>
        <translation>フィルター適用中、%1 %…</translation>
    </message>
    <message>
        <source>Sorting, %1 %…</source>
        <translation>並べ替え中、%1 %…</translation>
    </message>
</context>
<context>
    <name>bloscope::TableRowChanges</name>
    <message>
        <source>Delete Rows</source>
        <translation>行の削除</translation>
    </message>
    <message>
        <source>Add Row</source>
        <translation>行の追加</translation>
    </message>
</context>
<context>
    <name>bloscope::TableSearch</name>
    <message>
        <source>Cancelled: %1 rows found so far</source>
        <translation>キャンセルしました。ここまでに %1 行が見つかりました</translation>
    </message>
    <message>
        <source>The rows cannot be sorted</source>
        <translation>行を並べ替えられません</translation>
    </message>
    <message>
        <source>The table cannot be searched</source>
        <translation>テーブルを検索できません</translation>
    </message>
    <message>
        <source>The rows cannot be listed</source>
        <translation>行を一覧表示できません</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%2 行中 %1 行</translation>
    </message>
    <message>
        <source>%1 · edited since</source>
        <translation>%1 · その後の編集あり</translation>
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
        <translation>ペイント対象</translation>
    </message>
    <message>
        <source>Paint target: %1</source>
        <translation>ペイント対象: %1</translation>
    </message>
</context>
<context>
    <name>bloscope::TextFindBar</name>
    <message>
        <source>&amp;Previous</source>
        <translation>前へ(&amp;P)</translation>
    </message>
    <message>
        <source>Find the previous cell (Shift+F3)</source>
        <translation>前のセルを検索します (Shift+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>Find the next cell (F3)</source>
        <translation>次のセルを検索します (F3)</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>検索するテキスト</translation>
    </message>
    <message>
        <source>Find te&amp;xt:</source>
        <translation>テキストを検索(&amp;T):</translation>
    </message>
    <message>
        <source>Close the find bar (Escape)</source>
        <translation>検索バーを閉じます (Esc)</translation>
    </message>
</context>
<context>
    <name>bloscope::TurningVolume</name>
    <message>
        <source>Reading the volume</source>
        <translation>ボリュームの読み取り</translation>
    </message>
</context>
<context>
    <name>bloscope::ValueChanges</name>
    <message>
        <source>Values cannot be edited here</source>
        <translation>ここでは値を編集できません</translation>
    </message>
</context>
<context>
    <name>bloscope::ValueDialog</name>
    <message>
        <source>Value of %1 (read-only)</source>
        <translation>%1 の値 (読み取り専用)</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 の値</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>JSON(&amp;J)</translation>
    </message>
    <message>
        <source>He&amp;x</source>
        <translation>16 進(&amp;X)</translation>
    </message>
    <message>
        <source>Value validation</source>
        <translation>値の検証</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>JSON is not available</source>
        <translation>JSON は使用できません</translation>
    </message>
    <message>
        <source>There are no bytes to show until the text is a valid value.</source>
        <translation>テキストが正しい値になるまで、表示するバイトはありません。</translation>
    </message>
    <message>
        <source>Before: %1, now: %2</source>
        <translation>変更前: %1、現在: %2</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>変更前: %1</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>変更はありません。</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>変更の破棄</translation>
    </message>
    <message>
        <source>Discard the changes to %1?</source>
        <translation>%1 への変更を破棄しますか?</translation>
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
        <translation>生データ (*.bin)</translation>
    </message>
    <message>
        <source>value</source>
        <translation>value</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 のエクスポート</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 のインポート</translation>
    </message>
    <message>
        <source>By extension (*)</source>
        <translation>拡張子による (*)</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 に書き込めません</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 を読み取れません</translation>
    </message>
</context>
<context>
    <name>bloscope::VectorBox</name>
    <message>
        <source>Curve data</source>
        <translation>曲線のデータ</translation>
    </message>
    <message>
        <source>Plot the cells, or a value from the metadata of each frame</source>
        <translation>セル、または各フレームのメタデータの値をプロットします</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>セル</translation>
    </message>
</context>
<context>
    <name>bloscope::ViewAlone</name>
    <message>
        <source>Press F11 or Escape to restore the window.</source>
        <translation>F11 または Esc でウィンドウを元に戻します。</translation>
    </message>
</context>
<context>
    <name>bloscope::ViewTabs</name>
    <message>
        <source>Slice views</source>
        <translation>スライスビュー</translation>
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
        <translation>Blosc2 ファイルの閲覧、検査、編集</translation>
    </message>
    <message>
        <source>… or drop files and folders here.</source>
        <translation>… またはここにファイルやフォルダーをドロップしてください。</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近使ったファイル</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is the name of a file, %2 its folder</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>bloscope::Windows</name>
    <message>
        <source>Move to &amp;New Window</source>
        <translation>新しいウィンドウへ移動(&amp;N)</translation>
    </message>
    <message>
        <source>Move to &amp;Window</source>
        <translation>ウィンドウへ移動(&amp;W)</translation>
    </message>
</context>
</TS>
