<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>ArraySummary</name>
    <message>
        <source>scalar</source>
        <translation>标量</translation>
    </message>
</context>
<context>
    <name>ArrayView</name>
    <message>
        <source>T&amp;able</source>
        <translation>表格(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Heatmap</source>
        <translation>热图(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Curve</source>
        <translation>曲线(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>统计(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Planes</source>
        <translation>平面(&amp;P)</translation>
    </message>
    <message>
        <source>Chun&amp;ks</source>
        <translation>数据块(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>字节(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>查询(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>BytePartText</name>
    <message>
        <source>Header</source>
        <translation>头部</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>元数据</translation>
    </message>
    <message>
        <source>Chunk headers</source>
        <translation>数据块头</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>尾部</translation>
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
        <translation>标签</translation>
    </message>
    <message>
        <source>labels of a different shape</source>
        <translation>形状不同的标签</translation>
    </message>
    <message>
        <source>unreadable labels</source>
        <translation>不可读的标签</translation>
    </message>
    <message>
        <source>no labels</source>
        <translation>无标签</translation>
    </message>
    <message>
        <source>properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>no array</source>
        <translation>无数组</translation>
    </message>
    <message>
        <source>Cannot be drawn</source>
        <translation>无法绘制</translation>
    </message>
</context>
<context>
    <name>CellTile</name>
    <message>
        <source>This cell cannot be shown: %1.</source>
        <translation>无法显示此单元格：%1。</translation>
    </message>
    <message>
        <source>This cell was never written and has no value.</source>
        <translation>此单元格从未写入，没有值。</translation>
    </message>
    <message>
        <source>This cell has no value here: %1.</source>
        <translation>此单元格在此处没有值：%1。</translation>
    </message>
</context>
<context>
    <name>CellToolTip</name>
    <message>
        <source>%1 = %2
of %3</source>
        <translation>%1 = %2
属于 %3</translation>
    </message>
    <message>
        <source>Edited; was empty in the file</source>
        <translation>已编辑；文件中为空</translation>
    </message>
    <message>
        <source>Edited; was %1 in the file</source>
        <translation>已编辑；文件中为 %1</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message numerus="yes">
        <source>Damaged in %n place(s); all chunks found can be read.</source>
        <translation>
            <numerusform>有 %n 处损坏；找到的数据块均可读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged in %n place(s), in the only chunk.</source>
        <translation>
            <numerusform>有 %n 处损坏，位于唯一的数据块中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Damaged in %n place(s), in %1 of %2 chunks.</source>
        <translation>
            <numerusform>有 %n 处损坏，涉及 %2 个数据块中的 %1 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bloscope cannot read %n other part(s).</source>
        <translation>
            <numerusform>另有 %n 个部分 Bloscope 无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No damage was found, but Bloscope cannot read %n part(s).</source>
        <translation>
            <numerusform>未发现损坏，但有 %n 个部分 Bloscope 无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No damage found. All %n chunk(s) can be read (%1 decoded).</source>
        <translation>
            <numerusform>未发现损坏。全部 %n 个数据块均可读取（解码后 %1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Blosc2 stores no checksums, so changed bytes that still decode go unnoticed.</source>
        <translation>Blosc2 不存储校验和，因此仍能解码的字节改动无法察觉。</translation>
    </message>
    <message>
        <source>File &gt; Save What Can Be Read</source>
        <translation>文件 &gt; 保存可读数据</translation>
    </message>
    <message>
        <source>View &gt; Metadata</source>
        <translation>视图 &gt; 元数据</translation>
    </message>
    <message>
        <source>No damage found</source>
        <translation>未发现损坏</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>不可读</translation>
    </message>
    <message numerus="yes">
        <source>There are %n note(s).</source>
        <translation>
            <numerusform>有 %n 条提示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s) are not listed.</source>
        <translation>
            <numerusform>另有 %n 项检查结果未列出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s): no damage found in %1, notes on %2, %3 damaged, %4 unreadable.</source>
        <translation>
            <numerusform>%n 个文件：%1 个未发现损坏，%2 个有提示，%3 个已损坏，%4 个不可读。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckedJson</name>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>%3 is what is wrong there</extracomment>
        <translation>第 %1 行，第 %2 列：%3</translation>
    </message>
</context>
<context>
    <name>ChunkPicture</name>
    <message>
        <source>not stored: %1</source>
        <translation>未存储：%1</translation>
    </message>
    <message>
        <source>compressed</source>
        <translation>已压缩</translation>
    </message>
    <message>
        <source>stored uncompressed</source>
        <translation>未压缩存储</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>全零</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>repeated value</source>
        <translation>重复值</translation>
    </message>
    <message>
        <source>never written</source>
        <translation>从未写入</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
</context>
<context>
    <name>ChunkRows</name>
    <message>
        <source>First index</source>
        <translation>起始索引</translation>
    </message>
    <message>
        <source>Array index of the first element of the chunk</source>
        <translation>数据块第一个元素的数组索引</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Codec and filters, or the value of all elements</source>
        <translation>编解码器和过滤器，或所有元素的值</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>压缩比</translation>
    </message>
    <message>
        <source>Decoded bytes per stored byte</source>
        <translation>解码后字节数与存储字节数之比</translation>
    </message>
    <message>
        <source>Stored (bytes)</source>
        <translation>存储（字节）</translation>
    </message>
    <message>
        <source>Size in the file, including the chunk header</source>
        <translation>在文件中的大小，包括数据块头</translation>
    </message>
    <message>
        <source>Decoded (bytes)</source>
        <translation>解码后（字节）</translation>
    </message>
    <message>
        <source>Decoded size, including the padding at the array borders</source>
        <translation>解码后的大小，包括数组边界处的填充</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Parts that are decoded separately</source>
        <translation>可单独解码的部分</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Offset of the chunk in the file</source>
        <translation>数据块在文件中的偏移</translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <comment>a file, an offset in it</comment>
        <translation>%1，字节 %2</translation>
    </message>
</context>
<context>
    <name>CodeLanguage</name>
    <message>
        <source>&amp;Python (blosc2)</source>
        <translation>Python（blosc2）(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;NumPy (through bloscope)</source>
        <translation>NumPy（通过 bloscope）(&amp;N)</translation>
    </message>
    <message>
        <source>Command for This &amp;View</source>
        <translation>打开此视图的命令(&amp;V)</translation>
    </message>
    <message>
        <source>Command &amp;Line</source>
        <translation>命令行(&amp;L)</translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>(missing)</source>
        <translation>（缺失）</translation>
    </message>
    <message>
        <source>All compared cells are equal.</source>
        <translation>所比较的单元格全部相等。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells differ.</source>
        <translation>
            <numerusform>%1 个单元格中有 %n 个不同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells differ; the largest difference is %2 at %3.</source>
        <translation>
            <numerusform>%1 个单元格中有 %n 个不同；最大差值为 %2，位于 %3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cannot be read in one or both arrays.</source>
        <translation>
            <numerusform>有 %n 个单元格在一个或两个数组中无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells cannot be compared</source>
        <translation>无法比较单元格</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>存储布局</translation>
    </message>
    <message>
        <source>Metalayer</source>
        <translation>元数据层</translation>
    </message>
    <message>
        <source>Vlmetalayer</source>
        <translation>变长元数据层</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 个单元格</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Labels cannot be compared</source>
        <translation>无法比较标签</translation>
    </message>
    <message>
        <source>There are more than %1 distinct numbers: these are not labels.</source>
        <translation>不同的数值超过 %1 个：这不是标签。</translation>
    </message>
    <message>
        <source>Distances were not computed: %1.</source>
        <translation>未计算距离：%1。</translation>
    </message>
</context>
<context>
    <name>ComputationText</name>
    <message>
        <source>Maximum over %1: %2–%3</source>
        <extracomment>%1 a dimension, %2 and %3 indices of it: &quot;Maximum over z: 0–119&quot;</extracomment>
        <translation>沿 %1 的最大值：%2–%3</translation>
    </message>
    <message>
        <source>Minimum over %1: %2–%3</source>
        <translation>沿 %1 的最小值：%2–%3</translation>
    </message>
    <message>
        <source>Mean over %1: %2–%3</source>
        <translation>沿 %1 的均值：%2–%3</translation>
    </message>
    <message>
        <source>Median over %1: %2–%3</source>
        <translation>沿 %1 的中位数：%2–%3</translation>
    </message>
    <message>
        <source>Standard deviation over %1: %2–%3</source>
        <translation>沿 %1 的标准差：%2–%3</translation>
    </message>
    <message>
        <source>Sum over %1: %2–%3</source>
        <translation>沿 %1 的总和：%2–%3</translation>
    </message>
    <message>
        <source>Difference to the previous index of %1</source>
        <translation>与 %1 上一个索引之差</translation>
    </message>
    <message>
        <source>Difference to index %2 of %1</source>
        <translation>与 %1 的索引 %2 之差</translation>
    </message>
    <message>
        <source>Maximum over %1: %2–%3, turned %5° about %4</source>
        <extracomment>%4 another dimension, %5 degrees: &quot;Maximum over z: 0–119, turned 45° about y&quot;</extracomment>
        <translation>沿 %1 的最大值：%2–%3，绕 %4 旋转 %5°</translation>
    </message>
</context>
<context>
    <name>CoreWord</name>
    <message>
        <source>Blosc2 archive</source>
        <translation>Blosc2 归档</translation>
    </message>
    <message>
        <source>Blosc2 directory</source>
        <translation>Blosc2 目录</translation>
    </message>
    <message>
        <source>Chunk index</source>
        <translation>数据块索引</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>头部</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON 行</translation>
    </message>
    <message>
        <source>Metalayers</source>
        <translation>元数据层</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>NumPy 数组</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>Trailer</source>
        <translation>尾部</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>变长元数据层</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>个单元格</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>个数据块</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>个数据块</translation>
    </message>
    <message>
        <source>columns for data frames</source>
        <translation>用于数据框的列</translation>
    </message>
    <message>
        <source>delimited text</source>
        <translation>分隔符文本</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>个条目</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>个条目</translation>
    </message>
    <message>
        <source>image or stack with the original values</source>
        <translation>保留原始值的图像或堆栈</translation>
    </message>
    <message>
        <source>medical image</source>
        <translation>医学图像</translation>
    </message>
    <message>
        <source>no chunks</source>
        <translation>无数据块</translation>
    </message>
    <message>
        <source>one line of JSON per row</source>
        <translation>每行一条 JSON</translation>
    </message>
    <message>
        <source>picture as a document</source>
        <translation>文档形式的图片</translation>
    </message>
    <message>
        <source>picture as displayed</source>
        <translation>所显示的图片</translation>
    </message>
    <message>
        <source>picture as vector graphics</source>
        <translation>矢量图形</translation>
    </message>
    <message>
        <source>raw bytes of the elements</source>
        <translation>元素的原始字节</translation>
    </message>
    <message>
        <source>structured array</source>
        <translation>结构化数组</translation>
    </message>
    <message>
        <source>tab-separated text</source>
        <translation>制表符分隔文本</translation>
    </message>
    <message>
        <source>table in a directory</source>
        <translation>目录中的表</translation>
    </message>
    <message>
        <source>table in one file</source>
        <translation>单文件中的表</translation>
    </message>
    <message>
        <source>table of a database</source>
        <translation>数据库中的表</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>无法创建</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>cannot create a file in its directory</source>
        <translation>无法在其目录中创建文件</translation>
    </message>
    <message>
        <source>cannot create a folder</source>
        <translation>无法创建文件夹</translation>
    </message>
    <message>
        <source>cannot create a folder in its directory</source>
        <translation>无法在其目录中创建文件夹</translation>
    </message>
    <message>
        <source>cannot examine the file</source>
        <translation>无法检查文件</translation>
    </message>
    <message>
        <source>cannot list the directory</source>
        <translation>无法列出目录</translation>
    </message>
    <message>
        <source>cannot lock the file</source>
        <translation>无法锁定文件</translation>
    </message>
    <message>
        <source>cannot open the directory</source>
        <translation>无法打开目录</translation>
    </message>
    <message>
        <source>cannot open the file</source>
        <translation>无法打开文件</translation>
    </message>
    <message>
        <source>cannot read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>cannot read the folder</source>
        <translation>无法读取文件夹</translation>
    </message>
    <message>
        <source>cannot replace the file</source>
        <translation>无法替换文件</translation>
    </message>
    <message>
        <source>cannot write</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>cannot write to the disk</source>
        <translation>无法写入磁盘</translation>
    </message>
    <message>
        <source>chunks.b2frame is missing</source>
        <translation>缺少 chunks.b2frame</translation>
    </message>
    <message>
        <source>embed.b2e is missing</source>
        <translation>缺少 embed.b2e</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>内容为空</translation>
    </message>
    <message>
        <source>its directory is read-only</source>
        <translation>其目录为只读</translation>
    </message>
    <message>
        <source>no Blosc2 file was found in this folder</source>
        <translation>在此文件夹中未找到 Blosc2 文件</translation>
    </message>
    <message>
        <source>not a Blosc2 directory</source>
        <translation>不是 Blosc2 目录</translation>
    </message>
    <message>
        <source>not a Blosc2 file</source>
        <translation>不是 Blosc2 文件</translation>
    </message>
    <message>
        <source>not a Blosc2 frame</source>
        <translation>不是 Blosc2 帧</translation>
    </message>
    <message>
        <source>not a Blosc2 store</source>
        <translation>不是 Blosc2 存储</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>the file is read-only</source>
        <translation>文件为只读</translation>
    </message>
    <message>
        <source>the signature &quot;b2frame&quot; is missing</source>
        <translation>缺少签名“b2frame”</translation>
    </message>
    <message>
        <source>there is no room for what is read</source>
        <translation>没有空间存放读取的内容</translation>
    </message>
    <message>
        <source>this is not a Blosc2 file</source>
        <translation>这不是 Blosc2 文件</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>连接被拒绝</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>连接超时</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>设备或资源忙</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是一个目录</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>设备上没有剩余空间</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有那个文件或目录</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是目录</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>不允许的操作</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>权限不够</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>只读文件系统</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>文件正在执行</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>%1 is longer than %2 bytes</source>
        <translation>%1 超过 %2 字节</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters</source>
        <translation>%1 超过 %2 个字符</translation>
    </message>
    <message>
        <source>%1 is neither True nor False</source>
        <translation>%1 既不是 True 也不是 False</translation>
    </message>
    <message>
        <source>%1 is not 0x followed by %2 hexadecimal digits</source>
        <translation>%1 不是 0x 加 %2 位十六进制数字</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 不是数字</translation>
    </message>
    <message>
        <source>%1 is not a number, or is too large</source>
        <translation>%1 不是数字，或者过大</translation>
    </message>
    <message>
        <source>%1 is not a value of type %2</source>
        <translation>%1 不是类型 %2 的值</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 不是整数</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%1 不是 %2 到 %3 之间的整数</translation>
    </message>
    <message>
        <source>%1 is not expected here</source>
        <translation>此处不应出现 %1</translation>
    </message>
    <message>
        <source>%1 is too large for %2 bits</source>
        <translation>%1 对于 %2 位来说过大</translation>
    </message>
    <message>
        <source>%1 at character %2 is neither an index nor a range start:stop:step of dimension %3</source>
        <translation>第 %2 个字符处的 %1 既不是维度 %3 的索引，也不是范围 start:stop:step</translation>
    </message>
    <message>
        <source>a list can only follow &quot;in&quot;</source>
        <translation>列表只能跟在“in”之后</translation>
    </message>
    <message>
        <source>a quoted string is expected</source>
        <translation>此处应为带引号的字符串</translation>
    </message>
    <message>
        <source>a value is expected, not %1</source>
        <translation>此处应为值，而不是 %1</translation>
    </message>
    <message>
        <source>an operator such as &quot;and&quot; is missing before %1</source>
        <translation>%1 之前缺少“and”之类的运算符</translation>
    </message>
    <message>
        <source>enter a condition such as price &gt; 100</source>
        <translation>请输入条件，例如 price &gt; 100</translation>
    </message>
    <message>
        <source>enter a date such as 2021-03-04T05:06:07</source>
        <translation>请输入日期，例如 2021-03-04T05:06:07</translation>
    </message>
    <message>
        <source>index %1 is out of bounds for dimension %2 of size %3</source>
        <translation>索引 %1 超出维度 %2 的范围（大小为 %3）</translation>
    </message>
    <message>
        <source>null is not a value; write &quot;is null&quot; or &quot;is not null&quot;</source>
        <translation>null 不是值；请写“is null”或“is not null”</translation>
    </message>
    <message>
        <source>the condition ends too early</source>
        <translation>条件过早结束</translation>
    </message>
    <message>
        <source>the condition ends where a value is expected</source>
        <translation>条件在应有值的地方结束</translation>
    </message>
    <message>
        <source>the number %1 at character %2 is too large for dimension %3</source>
        <translation>第 %2 个字符处的数字 %1 对于维度 %3 来说过大</translation>
    </message>
    <message>
        <source>the parenthesis is not closed</source>
        <translation>括号未关闭</translation>
    </message>
    <message>
        <source>the step of dimension %1 is 0</source>
        <translation>维度 %1 的步长为 0</translation>
    </message>
    <message>
        <source>there is no column named %1; did you mean %2?</source>
        <translation>没有名为 %1 的列；您是否要找 %2？</translation>
    </message>
    <message>
        <source>there is no column named %1</source>
        <translation>没有名为 %1 的列</translation>
    </message>
    <message>
        <source>this parenthesis was not opened</source>
        <translation>此括号没有对应的左括号</translation>
    </message>
    <message>
        <source>write &quot;%1&quot; instead of %2</source>
        <translation>请写“%1”而不是 %2</translation>
    </message>
    <message>
        <source>: </source>
        <extracomment>between a cause and what caused it: &quot;cannot open the file: Permission denied&quot;</extracomment>
        <translation>：</translation>
    </message>
</context>
<context>
    <name>CurveLegend</name>
    <message>
        <source>Only the first %1 lines are drawn.</source>
        <translation>仅绘制前 %1 条线。</translation>
    </message>
    <message>
        <source>Drawn to 16 significant digits; finer differences are not visible.</source>
        <translation>按 16 位有效数字绘制；更细微的差异不可见。</translation>
    </message>
    <message>
        <source>Sampled: one point in %1. All points follow.</source>
        <translation>抽样：每 %1 个点取一个。稍后显示所有点。</translation>
    </message>
    <message>
        <source>Sampled: one point in %1. Zoom in to see all.</source>
        <translation>抽样：每 %1 个点取一个。放大可查看所有点。</translation>
    </message>
    <message>
        <source>zero or less</source>
        <translation>零或负值</translation>
    </message>
    <message>
        <source>Not drawn: %1</source>
        <translation>未绘制：%1</translation>
    </message>
</context>
<context>
    <name>CurveText</name>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>DTypeText</name>
    <message numerus="yes">
        <source>structure of %n field(s), %1</source>
        <translation>
            <numerusform>含 %n 个字段的结构，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, big-endian</source>
        <translation>%1，大端序</translation>
    </message>
</context>
<context>
    <name>DocumentText</name>
    <message>
        <source>Saving %1</source>
        <translation>保存 %1</translation>
    </message>
    <message>
        <source>Save Document</source>
        <translation>保存文档</translation>
    </message>
    <message>
        <source>This is the file %1, stored as Blosc2 chunks.</source>
        <translation>这是以 Blosc2 数据块存储的文件 %1。</translation>
    </message>
    <message>
        <source>&amp;Save It…</source>
        <translation>保存文件(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 what cannot be done (&quot;Chunk 17 cannot be shown&quot;), %2 why</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>This is not possible</source>
        <translation>无法执行此操作</translation>
    </message>
    <message>
        <source>%1 was saved, but the disk did not confirm it</source>
        <translation>%1 已保存，但磁盘未确认</translation>
    </message>
    <message>
        <source>Keep a copy of important data.</source>
        <translation>重要数据请另留一份副本。</translation>
    </message>
    <message>
        <source>The file is damaged, or was not completely written or copied. If you have another copy, compare the sizes.</source>
        <translation>文件已损坏，或写入、复制不完整。如有其他副本，请比较两者的大小。</translation>
    </message>
    <message>
        <source>The file may be valid, but this version of Bloscope cannot read it.</source>
        <translation>文件可能有效，但此版本的 Bloscope 无法读取。</translation>
    </message>
    <message>
        <source>Bloscope refuses this so that no file can exhaust the computer&apos;s memory.</source>
        <translation>Bloscope 拒绝此操作，以免文件耗尽计算机内存。</translation>
    </message>
    <message>
        <source>Check that the file still exists, that you have permission to read it, and that its drive is connected.</source>
        <translation>请检查文件是否仍然存在、您是否有读取权限，以及所在的驱动器是否已连接。</translation>
    </message>
    <message>
        <source>Bloscope opens Blosc2 files with any name; most end in .b2nd or .b2frame.</source>
        <translation>Bloscope 可打开任意名称的 Blosc2 文件；多数以 .b2nd 或 .b2frame 结尾。</translation>
    </message>
    <message>
        <source>Another program changed or replaced the file. Reload it to see its current content.</source>
        <translation>其他程序更改或替换了此文件。重新加载可查看当前内容。</translation>
    </message>
</context>
<context>
    <name>ExportPreview</name>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>Elements of type %1, shape (%2), in C order.</source>
        <translation>类型为 %1 的元素，形状 (%2)，C 顺序。</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1 × %2 colour pixels of type %3.</source>
        <translation>
            <numerusform>%n 页，每页 %1 × %2 个彩色像素，类型 %3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) of %1 × %2 pixels of type %3.</source>
        <translation>
            <numerusform>%n 页，每页 %1 × %2 像素，类型 %3。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels per centimetre.</source>
        <translation>每厘米 %1 × %2 像素。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels per unit.</source>
        <translation>每单位 %1 × %2 像素。</translation>
    </message>
    <message>
        <source>%1 voxels of type %2,
spacing %3.</source>
        <translation>%1 个体素，类型 %2，
间距 %3。</translation>
    </message>
    <message>
        <source>The position in the scanner is included.</source>
        <translation>包含扫描仪中的位置。</translation>
    </message>
    <message>
        <source>The position in the scanner is unknown and not included.</source>
        <translation>扫描仪中的位置未知，不包含在内。</translation>
    </message>
</context>
<context>
    <name>FileSalvage</name>
    <message>
        <source>Only files on this computer can be searched for readable data. Save a copy of the file first.</source>
        <translation>只能在本机文件中搜索可读数据。请先保存该文件的副本。</translation>
    </message>
    <message>
        <source>Stores are saved part by part. Open one of the parts.</source>
        <translation>存储容器须逐个部分保存。请打开其中一个部分。</translation>
    </message>
    <message>
        <source>Only whole files can be searched for readable data.</source>
        <translation>只能在整个文件中搜索可读数据。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
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
        <translation>整个元素</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s): %1</source>
        <extracomment>%1 which cells, &quot;[0, 1:3, 2:5]&quot;</extracomment>
        <translation>
            <numerusform>填充 %n 个单元格：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill Selection</source>
        <translation>填充选区</translation>
    </message>
</context>
<context>
    <name>FrameStructure</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>ItemRows</name>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>The exact stored type</source>
        <translation>确切的存储类型</translation>
    </message>
    <message>
        <source>The value on one line</source>
        <translation>值（单行显示）</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
</context>
<context>
    <name>KindNames</name>
    <message>
        <source>Sequential</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Diverging</source>
        <translation>发散</translation>
    </message>
    <message>
        <source>Cyclic</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Qualitative (labels)</source>
        <translation>定性（标签）</translation>
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
        <translation>及更多</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>及另外 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeafText</name>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>remote array</source>
        <translation>远程数组</translation>
    </message>
    <message>
        <source>remote table</source>
        <translation>远程表</translation>
    </message>
    <message>
        <source>remote store</source>
        <translation>远程存储容器</translation>
    </message>
    <message>
        <source>remote object</source>
        <translation>远程对象</translation>
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
        <translation>组</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>叶节点</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>unusable</source>
        <translation>不可用</translation>
    </message>
    <message>
        <source>other file</source>
        <translation>其他文件</translation>
    </message>
</context>
<context>
    <name>MainMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近打开的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Copy as Co&amp;de</source>
        <translation>复制为代码(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>What Links Share</source>
        <translation>联动内容</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
</context>
<context>
    <name>Metadata</name>
    <message>
        <source>%1 after the value</source>
        <translation>值之后还有 %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Metalayers</source>
        <translation>元数据层</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>变长元数据层</translation>
    </message>
    <message>
        <source>Added, not saved yet</source>
        <translation>已添加，尚未保存</translation>
    </message>
    <message>
        <source>Changed, not saved yet</source>
        <translation>已更改，尚未保存</translation>
    </message>
    <message>
        <source>Renamed from &apos;%1&apos;, not saved yet</source>
        <translation>由“%1”重命名，尚未保存</translation>
    </message>
</context>
<context>
    <name>MetadataSteps</name>
    <message>
        <source>Metalayers</source>
        <translation>元数据层</translation>
    </message>
    <message>
        <source>Variable-length metalayers</source>
        <translation>变长元数据层</translation>
    </message>
    <message>
        <source>Rename &apos;%1&apos; to &apos;%2&apos;</source>
        <translation>将“%1”重命名为“%2”</translation>
    </message>
    <message>
        <source>Change &apos;%1&apos;</source>
        <translation>更改“%1”</translation>
    </message>
    <message>
        <source>Change &apos;%1&apos; to %2</source>
        <translation>将“%1”更改为 %2</translation>
    </message>
    <message>
        <source>Replace &apos;%1&apos; with an empty %2</source>
        <translation>用空的 %2 替换“%1”</translation>
    </message>
    <message>
        <source>Add &apos;%1&apos;</source>
        <translation>添加“%1”</translation>
    </message>
    <message>
        <source>Add to &apos;%1&apos;</source>
        <translation>添加到“%1”</translation>
    </message>
    <message>
        <source>Duplicate &apos;%1&apos;</source>
        <translation>创建“%1”的副本</translation>
    </message>
    <message>
        <source>Remove &apos;%1&apos;</source>
        <translation>移除“%1”</translation>
    </message>
    <message>
        <source>Move &apos;%1&apos;</source>
        <translation>移动“%1”</translation>
    </message>
</context>
<context>
    <name>NumberFormatText</name>
    <message>
        <source>scientific</source>
        <translation>科学计数法</translation>
    </message>
    <message>
        <source>shortest</source>
        <translation>最短</translation>
    </message>
    <message numerus="yes">
        <source>scientific, %n digit(s)</source>
        <translation>
            <numerusform>科学计数法，%n 位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s)</source>
        <translation>
            <numerusform>%n 位</numerusform>
        </translation>
    </message>
    <message>
        <source>hexadecimal</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>octal</source>
        <translation>八进制</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>decimal</source>
        <translation>十进制</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
</context>
<context>
    <name>ObjectText</name>
    <message numerus="yes">
        <source>%n item(s) of %1</source>
        <comment>bytes</comment>
        <translation>
            <numerusform>%n 项，每项 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1) of %2</source>
        <translation>(%1)，%2</translation>
    </message>
    <message>
        <source>This is a cache of %1. It does not record what was fetched, so zeros may represent missing data.</source>
        <translation>这是 %1 的缓存。它不记录已获取的内容，因此零可能表示缺失数据。</translation>
    </message>
    <message numerus="yes">
        <source>This is a cache of %1; %2 of %n chunk(s) were fetched.</source>
        <translation>
            <numerusform>这是 %1 的缓存；%n 个数据块中已获取 %2 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a cache of %1; %2 of %n block(s) were fetched.</source>
        <translation>
            <numerusform>这是 %1 的缓存；%n 个块中已获取 %2 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>This contains only parts of %1; the rest is not stored here and is not fetched.</source>
        <translation>此文件仅包含 %1 的一部分；其余部分未存储在此，也不会获取。</translation>
    </message>
    <message>
        <source>The server cannot be reached. All of the file is kept on this computer and shown as it was.</source>
        <translation>无法连接服务器。整个文件已保留在本机，按原样显示。</translation>
    </message>
    <message>
        <source>The server cannot be reached. What was read before is shown; the rest is missing.</source>
        <translation>无法连接服务器。显示先前读取的内容；其余缺失。</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>zip archive</source>
        <translation>zip 归档</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>This cannot be read as described by its metadata</source>
        <translation>无法按其元数据的描述读取</translation>
    </message>
    <message>
        <source>The voxel sizes may belong to different axes: %1.</source>
        <translation>体素尺寸可能对应其他轴：%1。</translation>
    </message>
    <message>
        <source>Your interpretation cannot be applied</source>
        <translation>无法应用您的解释方式</translation>
    </message>
    <message>
        <source>Internal data of the library that wrote this file.</source>
        <translation>写入此文件的库的内部数据。</translation>
    </message>
    <message>
        <source>%1 has no attributes yet. Add them in the Metadata panel (+ or Insert); the file that contains them is created when you save.</source>
        <translation>%1 还没有属性。可在“元数据”面板中添加（+ 或 Insert）；保存时会创建存放属性的文件。</translation>
    </message>
    <message>
        <source>Locked because libraries use it: %1.</source>
        <translation>因供库使用而锁定：%1。</translation>
    </message>
    <message>
        <source>This contains a Python pickle, which is not opened.</source>
        <translation>其中包含 Python pickle，不会打开。</translation>
    </message>
    <message>
        <source>Internal index of the library, not data.</source>
        <translation>库的内部索引，不是数据。</translation>
    </message>
    <message>
        <source>Internal query cache of the library.</source>
        <translation>库的内部查询缓存。</translation>
    </message>
</context>
<context>
    <name>OpenRequest</name>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
</context>
<context>
    <name>OtherNamesText</name>
    <message numerus="yes">
        <source>%1 had %n other hard link(s), which keep the old content.</source>
        <translation>
            <numerusform>%1 另有 %n 个硬链接，它们仍为旧内容。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureLegend</name>
    <message>
        <source>Sampled: one row in %1, one column in %2. The exact picture follows.</source>
        <translation>抽样：每 %1 行取一行，每 %2 列取一列。稍后显示精确图像。</translation>
    </message>
    <message>
        <source>Sampled: one row in %1, one column in %2. Zoom in to see all.</source>
        <translation>抽样：每 %1 行取一行，每 %2 列取一列。放大可查看全部。</translation>
    </message>
    <message numerus="yes">
        <source>%n hot pixel(s) replaced</source>
        <translation>
            <numerusform>已替换 %n 个热像素</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % read.</source>
        <translation>已读取 %1%。</translation>
    </message>
    <message>
        <source>Based on only some of the blocks.</source>
        <translation>仅基于部分块。</translation>
    </message>
    <message>
        <source>The exact picture follows.</source>
        <translation>稍后显示精确图像。</translation>
    </message>
</context>
<context>
    <name>PlanesText</name>
    <message>
        <source>Three planes need an array with at least three dimensions; this one has %1.</source>
        <translation>三平面视图需要至少三个维度的数组；此数组有 %1 个。</translation>
    </message>
    <message>
        <source>The slice %1 has only one dimension. Assign dimensions to rows and columns to see the planes.</source>
        <translation>切片 %1 只有一个维度。请为行和列指定维度以查看平面。</translation>
    </message>
</context>
<context>
    <name>PlotDrawing</name>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
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
        <translation>%1 和 %2 的单位不同，不能共用一个轴</translation>
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
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>无值</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>%1 where, %2 values, %3 &quot;12 rows&quot;</extracomment>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>, mean %1</source>
        <translation>，均值 %1</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>&lt;p style=&quot;font-size: x-large&quot;&gt;&lt;b&gt;Bloscope %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Opens, shows, checks and edits Blosc2 files.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;p style=&quot;font-size: x-large&quot;&gt;&lt;b&gt;Bloscope %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;打开、显示、检查和编辑 Blosc2 文件。&lt;/p&gt;&lt;p&gt;自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布。不提供任何担保。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>About Bloscope</source>
        <translation>关于 Bloscope</translation>
    </message>
    <message>
        <source>&amp;Copy Versions</source>
        <translation>复制版本信息(&amp;C)</translation>
    </message>
    <message>
        <source>Copied the report.</source>
        <translation>已复制报告。</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Blosc2 files (%1)</source>
        <translation>Blosc2 文件 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>打开文件夹</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message>
        <source>Replace File</source>
        <translation>替换文件</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
</context>
<context>
    <name>RowPlaceText</name>
    <message>
        <source>&apos;%1&apos; is not a whole number</source>
        <translation>“%1”不是整数</translation>
    </message>
    <message>
        <source>there is nothing to go to</source>
        <translation>没有可转到的位置</translation>
    </message>
    <message>
        <source>%1 is out of bounds: the last index is %2</source>
        <translation>%1 超出范围：最后一个索引为 %2</translation>
    </message>
</context>
<context>
    <name>SalvageText</name>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>partly lost</source>
        <translation>部分丢失</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>chunk %1</source>
        <translation>数据块 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chunk(s) can be read in full.</source>
        <translation>
            <numerusform>%n 个数据块中有 %1 个可完整读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>The chunks were found without an index.</source>
        <translation>这些数据块是在没有索引的情况下找到的。</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) can be read in part.</source>
        <translation>
            <numerusform>%n 个数据块可部分读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) are lost.</source>
        <translation>
            <numerusform>%n 个数据块已丢失。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) cannot be checked.</source>
        <translation>
            <numerusform>%n 个数据块无法检查。</numerusform>
        </translation>
    </message>
    <message>
        <source>The chunks found take up %1.</source>
        <translation>找到的数据块共占 %1。</translation>
    </message>
    <message>
        <source>Nothing is lost: the new file would contain everything in this one except bytes that belong to no chunk.</source>
        <translation>没有丢失：除不属于任何数据块的字节外，新文件将包含此文件的全部内容。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chunk(s) can be saved to a new file.</source>
        <translation>
            <numerusform>%n 个数据块中有 %1 个可保存到新文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (was %2)</source>
        <translation>%1（原为 %2）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>shape, type</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 of %2 (was %3)</source>
        <comment>shape, type, shape before</comment>
        <translation>%1，%2（原为 %3）</translation>
    </message>
    <message numerus="yes">
        <source>%n more chunk(s)</source>
        <translation>
            <numerusform>另外 %n 个数据块</numerusform>
        </translation>
    </message>
    <message>
        <source>lost, partly lost or not checked</source>
        <translation>丢失、部分丢失或未检查</translation>
    </message>
</context>
<context>
    <name>SelectionText</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n 个单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>min |z| %1</source>
        <translation>|z| 最小 %1</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>最小 %1</translation>
    </message>
    <message>
        <source>max |z| %1</source>
        <translation>|z| 最大 %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值 %1</translation>
    </message>
    <message>
        <source>std %1</source>
        <translation>标准差 %1</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>总和 %1</translation>
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
        <translation>获取整个文件并检查。此后无需网络即可打开。</translation>
    </message>
    <message>
        <source>Only for files on servers.</source>
        <translation>仅适用于服务器上的文件。</translation>
    </message>
    <message>
        <source>Sends a copy of this file to S3 or to a Caterva2 server.</source>
        <translation>将此文件的副本发送到 S3 或 Caterva2 服务器。</translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation>没有打开的文件。</translation>
    </message>
    <message>
        <source>Save the file on this computer first.</source>
        <translation>请先将文件保存到本机。</translation>
    </message>
    <message>
        <source>Keeping a local copy of %1</source>
        <translation>保留 %1 的本地副本</translation>
    </message>
    <message>
        <source>%1 was checked, and opens without a network from now on.</source>
        <translation>%1 已检查，此后无需网络即可打开。</translation>
    </message>
    <message numerus="yes">
        <source>%1 opens without a network from now on. %n part(s) are damaged: see Check File.</source>
        <translation>
            <numerusform>%1 此后无需网络即可打开。有 %n 个部分已损坏：请用“检查文件”查看。</numerusform>
        </translation>
    </message>
    <message>
        <source>Uploading %1</source>
        <translation>上传 %1</translation>
    </message>
    <message>
        <source>%1 was not uploaded</source>
        <translation>%1 未上传</translation>
    </message>
    <message>
        <source>Replace It</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>SizeText</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
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
        <translation>非数字</translation>
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
        <translation>正无穷</translation>
    </message>
    <message>
        <source>-inf</source>
        <translation>-inf</translation>
    </message>
    <message>
        <source>−Infinity</source>
        <translation>负无穷</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>unwritten</source>
        <translation>未写入</translation>
    </message>
    <message>
        <source>never written</source>
        <translation>从未写入</translation>
    </message>
    <message>
        <source>Never written</source>
        <translation>从未写入</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>not in this file</source>
        <translation>不在此文件中</translation>
    </message>
    <message>
        <source>Not in this file</source>
        <translation>不在此文件中</translation>
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
        <translation>实部</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>虚部</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>模</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>超过 %1</translation>
    </message>
    <message>
        <source>(empty, length 0)</source>
        <translation>（空，长度 0）</translation>
    </message>
    <message>
        <source>%1 (length %2)</source>
        <translation>%1（长度 %2）</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>空值</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>不同值</translation>
    </message>
    <message>
        <source>Go to next</source>
        <translation>转到下一个</translation>
    </message>
    <message>
        <source>%1 (median)</source>
        <translation>%1（中位数）</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
</context>
<context>
    <name>StepRows</name>
    <message>
        <source>Byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Offset of the element in the decoded chunk</source>
        <translation>元素在解码后数据块中的偏移</translation>
    </message>
    <message>
        <source>Index of the element in the array</source>
        <translation>元素在数组中的索引</translation>
    </message>
    <message>
        <source>These bytes as an array element</source>
        <translation>将这些字节作为数组元素</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>填充</translation>
    </message>
</context>
<context>
    <name>StructureText</name>
    <message>
        <source>Expected: %1</source>
        <translation>应为：%1</translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>数据块 %1</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>块 %1</translation>
    </message>
    <message>
        <source>Chunks %1–%2</source>
        <translation>数据块 %1–%2</translation>
    </message>
    <message>
        <source>Blocks %1–%2</source>
        <translation>块 %1–%2</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>Byte %1 of the file (0x%2)</source>
        <translation>文件的字节 %1 (0x%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>computed</source>
        <translation>计算列</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>未存储</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>Data missing</source>
        <translation>数据缺失</translation>
    </message>
    <message>
        <source>May contain nulls</source>
        <translation>可包含空值</translation>
    </message>
</context>
<context>
    <name>TypedValueText</name>
    <message>
        <source>Enter a map as {&quot;key&quot;: 1, &quot;other&quot;: 2}.</source>
        <translation>按 {&quot;key&quot;: 1, &quot;other&quot;: 2} 的形式输入映射。</translation>
    </message>
    <message>
        <source>Enter items as [1, 2.5, &quot;text&quot;].</source>
        <translation>按 [1, 2.5, &quot;text&quot;] 的形式输入各项。</translation>
    </message>
</context>
<context>
    <name>UndrawnText</name>
    <message>
        <source>The slice %1 is empty: there are no cells to show.</source>
        <translation>切片 %1 为空：没有可显示的单元格。</translation>
    </message>
    <message>
        <source>Elements of type %1 are not numbers and cannot be drawn. The table shows them.</source>
        <translation>类型为 %1 的元素不是数字，无法绘制。可在表格中查看。</translation>
    </message>
    <message>
        <source>The slice %1 is a single value. The table shows it.</source>
        <translation>切片 %1 是单个值。可在表格中查看。</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestions</name>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Reload %1?</source>
        <translation>要重新加载 %1 吗？</translation>
    </message>
    <message>
        <source>Your unsaved changes will be lost.</source>
        <translation>未保存的更改将丢失。</translation>
    </message>
    <message>
        <source>&amp;Discard and Reload</source>
        <translation>丢弃并重新加载(&amp;D)</translation>
    </message>
    <message>
        <source>Save Changes</source>
        <translation>保存更改</translation>
    </message>
    <message>
        <source>Save changes to %1?</source>
        <translation>要保存对 %1 的更改吗？</translation>
    </message>
    <message>
        <source>Edited: %1. Your changes will be lost if you don&apos;t save them.</source>
        <translation>已编辑：%1。如不保存，更改将丢失。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) have unsaved changes:</source>
        <translation>
            <numerusform>%n 个文件有未保存的更改：</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>全部丢弃(&amp;D)</translation>
    </message>
</context>
<context>
    <name>UnsavedText</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n 个值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>entries of the metadata</comment>
        <translation>
            <numerusform>另外 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>the order of the metadata</source>
        <translation>元数据的顺序</translation>
    </message>
    <message numerus="yes">
        <source>%n more column(s)</source>
        <translation>
            <numerusform>另外 %n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>deleted rows</source>
        <translation>已删除的行</translation>
    </message>
</context>
<context>
    <name>ValueChangesText</name>
    <message>
        <source>This array is inside another file, so it cannot be edited here. Save a copy first.</source>
        <translation>此数组位于另一个文件中，无法在此编辑。请先保存副本。</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>These bytes are not valid msgpack; Python can only read them as bytes.</source>
        <translation>这些字节不是有效的 msgpack；Python 只能将其作为 bytes 读取。</translation>
    </message>
    <message>
        <source>Extra bytes follow the msgpack value; Python will refuse to read it.</source>
        <translation>msgpack 值之后有多余字节；Python 将拒绝读取。</translation>
    </message>
</context>
<context>
    <name>bloscope::Actions</name>
    <message>
        <source>&amp;New Window</source>
        <translation>新建窗口(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>打开文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Open A&amp;ddress…</source>
        <translation>打开地址(&amp;D)…</translation>
    </message>
    <message>
        <source>Keep a Local Copy</source>
        <translation>保留本地副本</translation>
    </message>
    <message>
        <source>&amp;Upload…</source>
        <translation>上传(&amp;U)…</translation>
    </message>
    <message>
        <source>Open Sa&amp;mple</source>
        <translation>打开示例(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>保存副本(&amp;Y)…</translation>
    </message>
    <message>
        <source>Save a Copy &amp;in Another Format…</source>
        <translation>以其他格式保存副本(&amp;I)…</translation>
    </message>
    <message>
        <source>Save &amp;What Can Be Read…</source>
        <translation>保存可读数据(&amp;W)…</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>还原(&amp;V)</translation>
    </message>
    <message>
        <source>Com&amp;pare with…</source>
        <translation>比较(&amp;P)…</translation>
    </message>
    <message>
        <source>Chec&amp;k File</source>
        <translation>检查文件(&amp;K)</translation>
    </message>
    <message>
        <source>Check Fo&amp;lder…</source>
        <translation>检查文件夹(&amp;L)…</translation>
    </message>
    <message>
        <source>Repor&amp;t on Folder…</source>
        <translation>文件夹报告(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export Slice…</source>
        <translation>导出切片(&amp;E)…</translation>
    </message>
    <message>
        <source>E&amp;xport Movie…</source>
        <translation>导出视频(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>连同表头复制(&amp;W)</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>粘贴(&amp;T)</translation>
    </message>
    <message>
        <source>Ed&amp;it Cell</source>
        <translation>编辑单元格(&amp;I)</translation>
    </message>
    <message>
        <source>Fill Selecti&amp;on…</source>
        <translation>填充选区(&amp;O)…</translation>
    </message>
    <message>
        <source>Cle&amp;ar</source>
        <translation>清除(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>查找上一个(&amp;P)</translation>
    </message>
    <message>
        <source>Find and Replace &amp;Values…</source>
        <translation>查找和替换值(&amp;V)…</translation>
    </message>
    <message>
        <source>Find in &amp;Structure</source>
        <translation>在结构中查找(&amp;S)</translation>
    </message>
    <message>
        <source>Show C&amp;hanges…</source>
        <translation>显示更改(&amp;H)…</translation>
    </message>
    <message>
        <source>Edit S&amp;lice</source>
        <translation>编辑切片(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to Index…</source>
        <translation>转到索引(&amp;G)…</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>首选项(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Transpose</source>
        <translation>转置(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Interpret as Array…</source>
        <translation>解释为数组(&amp;I)…</translation>
    </message>
    <message>
        <source>Coor&amp;dinates and Units…</source>
        <translation>坐标和单位(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Link Slices</source>
        <translation>联动切片(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Rows, Columns and Indices</source>
        <translation>行、列和索引(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Marked Cell</source>
        <translation>标记的单元格(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>缩放(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Pointer</source>
        <translation>指针(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Colours and Range</source>
        <translation>颜色和范围(&amp;C)</translation>
    </message>
    <message>
        <source>Paintin&amp;g and Overlays</source>
        <translation>涂画和叠加层(&amp;G)</translation>
    </message>
    <message>
        <source>Zoom I&amp;n</source>
        <translation>放大(&amp;N)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Reset Zoom</source>
        <translation>重置缩放(&amp;R)</translation>
    </message>
    <message>
        <source>Str&amp;ucture</source>
        <translation>结构(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Metadata</source>
        <translation>元数据(&amp;M)</translation>
    </message>
    <message>
        <source>Label Si&amp;zes</source>
        <translation>标签大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Folder Bro&amp;wser</source>
        <translation>文件夹浏览器(&amp;W)</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>View Alon&amp;e</source>
        <translation>仅显示视图(&amp;E)</translation>
    </message>
    <message>
        <source>Split Le&amp;ft/Right</source>
        <translation>左右分屏(&amp;F)</translation>
    </message>
    <message>
        <source>Four in a Grid</source>
        <translation>四格排列</translation>
    </message>
    <message>
        <source>Mo&amp;ve to Other Side</source>
        <translation>移到另一侧(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next Index</source>
        <translation>下一个索引(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Index</source>
        <translation>上一个索引(&amp;P)</translation>
    </message>
    <message>
        <source>Next Slice &amp;with Label</source>
        <translation>下一个含标签的切片(&amp;W)</translation>
    </message>
    <message>
        <source>Previous S&amp;lice with Label</source>
        <translation>上一个含标签的切片(&amp;L)</translation>
    </message>
    <message>
        <source>Next &amp;Tab</source>
        <translation>下一个标签页(&amp;T)</translation>
    </message>
    <message>
        <source>Previous T&amp;ab</source>
        <translation>上一个标签页(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Other Side</source>
        <translation>另一侧(&amp;O)</translation>
    </message>
    <message>
        <source>Next &amp;File in Folder</source>
        <translation>文件夹中的下一个文件(&amp;F)</translation>
    </message>
    <message>
        <source>Previous F&amp;ile in Folder</source>
        <translation>文件夹中的上一个文件(&amp;I)</translation>
    </message>
    <message>
        <source>User &amp;Guide</source>
        <translation>用户指南(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Copy &amp;Report</source>
        <translation>复制报告(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;About Bloscope</source>
        <translation>关于 Bloscope(&amp;A)</translation>
    </message>
</context>
<context>
    <name>bloscope::AddressDialog</name>
    <message>
        <source>Open Address</source>
        <translation>打开地址</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Add&amp;ress of a file or folder:</source>
        <translation>文件或文件夹的地址(&amp;R)：</translation>
    </message>
    <message>
        <source>Only the parts that are looked at are fetched.</source>
        <translation>仅获取查看到的部分。</translation>
    </message>
    <message>
        <source>Only the parts that are looked at are fetched from %1.</source>
        <translation>仅从 %1 获取查看到的部分。</translation>
    </message>
    <message>
        <source>Add Server</source>
        <translation>添加服务器</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Add&amp;ress of a server, bucket or list of addresses:</source>
        <translation>服务器、存储桶或地址列表的地址(&amp;R)：</translation>
    </message>
    <message>
        <source>S3 buckets, Caterva2 servers, web servers that list folders, and text files with one address a line can be browsed.</source>
        <translation>可浏览 S3 存储桶、Caterva2 服务器、列出文件夹内容的 Web 服务器，以及每行一个地址的文本文件。</translation>
    </message>
    <message>
        <source>%1 is asked for a list whenever a folder is opened.</source>
        <translation>每次打开文件夹时，都会向 %1 请求列表。</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>上传</translation>
    </message>
    <message>
        <source>&amp;Upload</source>
        <translation>上传(&amp;U)</translation>
    </message>
    <message>
        <source>Add&amp;ress of the new file:</source>
        <translation>新文件的地址(&amp;R)：</translation>
    </message>
    <message>
        <source>Files can be uploaded to S3 and to Caterva2 servers.</source>
        <translation>文件可上传到 S3 和 Caterva2 服务器。</translation>
    </message>
    <message>
        <source>The file as it is saved on this computer is sent to %1.</source>
        <translation>将本机上已保存的文件发送到 %1。</translation>
    </message>
    <message>
        <source>The connection will not be encrypted: others can read and change what goes over it.</source>
        <translation>连接不会加密：他人可以读取和更改传输的内容。</translation>
    </message>
</context>
<context>
    <name>bloscope::AdviceDialog</name>
    <message>
        <source>&amp;Optimise for:</source>
        <translation>优化目标(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>重试(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Use This Layout</source>
        <translation>使用此布局(&amp;U)</translation>
    </message>
    <message>
        <source>Storage Advice</source>
        <translation>存储建议</translation>
    </message>
    <message>
        <source>Fast reading and decoding</source>
        <translation>快速读取和解码</translation>
    </message>
    <message>
        <source>Small size</source>
        <translation>占用空间小</translation>
    </message>
    <message>
        <source>Fast decoding</source>
        <translation>快速解码</translation>
    </message>
    <message>
        <source>Optimisation goal. Changing it repeats the trial.</source>
        <translation>优化目标。更改后将重新试验。</translation>
    </message>
    <message>
        <source>Storage options</source>
        <translation>存储选项</translation>
    </message>
    <message>
        <source>Return to the copy with the selected layout</source>
        <translation>采用所选布局并返回副本对话框</translation>
    </message>
    <message>
        <source>Trying codecs, filters and shapes on a sample…</source>
        <translation>正在对样本试验编解码器、过滤器和形状…</translation>
    </message>
    <message>
        <source>Stopped before all combinations were tried.</source>
        <translation>在试完所有组合之前已停止。</translation>
    </message>
    <message>
        <source>The trial cannot run</source>
        <translation>无法进行试验</translation>
    </message>
    <message>
        <source>Recommended: %1 – %2. Tried on %3 of %4.</source>
        <translation>推荐：%1 – %2。试验样本：%3，共 %4。</translation>
    </message>
</context>
<context>
    <name>bloscope::AdviceModel</name>
    <message>
        <source>%1 (now)</source>
        <comment>form in which it is stored</comment>
        <translation>%1（当前）</translation>
    </message>
    <message>
        <source>Recommended: %1.</source>
        <translation>推荐：%1。</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>存储方式</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>数据块</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>压缩比</translation>
    </message>
    <message>
        <source>Encode</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>解码</translation>
    </message>
    <message>
        <source>Plane of %1</source>
        <comment>a dimension</comment>
        <translation>%1 平面</translation>
    </message>
    <message>
        <source>Codec with level, and filters in order of application</source>
        <translation>编解码器及级别，以及按应用顺序排列的过滤器</translation>
    </message>
    <message>
        <source>Shape of a chunk, the unit of storage</source>
        <translation>数据块的形状；数据块是存储单位</translation>
    </message>
    <message>
        <source>Shape of a block, the unit of decoding</source>
        <translation>块的形状；块是解码单位</translation>
    </message>
    <message>
        <source>File size; for each trial, estimated from the sample</source>
        <translation>文件大小；各次试验的大小由样本估算</translation>
    </message>
    <message>
        <source>Decoded bytes per stored byte</source>
        <translation>解码后字节数与存储字节数之比</translation>
    </message>
    <message>
        <source>Time to encode the whole array on one processor</source>
        <translation>用一个处理器编码整个数组的时间</translation>
    </message>
    <message>
        <source>Time to decode the whole array on one processor</source>
        <translation>用一个处理器解码整个数组的时间</translation>
    </message>
    <message>
        <source>Blocks to decode for one plane: one index of %1, all indices of the other dimensions</source>
        <translation>显示一个平面需解码的块数：%1 取一个索引，其他维度取所有索引</translation>
    </message>
</context>
<context>
    <name>bloscope::AdvicePlot</name>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Size versus decoding time</source>
        <translation>大小与解码时间</translation>
    </message>
    <message>
        <source>Decoding time (%1)</source>
        <translation>解码时间 (%1)</translation>
    </message>
    <message>
        <source>Size (%1)</source>
        <translation>大小 (%1)</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayFormDialog</name>
    <message>
        <source>Shape and Type of the Array</source>
        <translation>数组的形状和类型</translation>
    </message>
    <message>
        <source>The chunks stay unchanged; only their interpretation changes. If the shape grows, padding is shown as elements.</source>
        <translation>数据块保持不变，只改变其解释方式。如果形状变大，填充会显示为元素。</translation>
    </message>
    <message>
        <source>The array metadata cannot be read</source>
        <translation>无法读取数组元数据</translation>
    </message>
    <message>
        <source>&amp;Shape:</source>
        <translation>形状(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Chunks:</source>
        <translation>数据块(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Blocks:</source>
        <translation>块(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>类型(&amp;T)：</translation>
    </message>
    <message>
        <source>Same Si&amp;ze</source>
        <translation>相同大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Types whose elements have %1, like those of this array</source>
        <translation>元素大小与此数组相同（%1）的类型</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Elements:</source>
        <translation>元素：</translation>
    </message>
    <message>
        <source>Chunks:</source>
        <translation>数据块：</translation>
    </message>
    <message>
        <source>Blocks per chunk:</source>
        <translation>每个数据块的块数：</translation>
    </message>
    <message>
        <source>Bytes per element:</source>
        <translation>每个元素的字节数：</translation>
    </message>
    <message>
        <source>All elements:</source>
        <translation>全部元素：</translation>
    </message>
    <message>
        <source>Enter the sizes as (2, 3, 4).</source>
        <translation>按 (2, 3, 4) 的形式输入大小。</translation>
    </message>
    <message>
        <source>This does not fit</source>
        <extracomment>the beginning of a sentence; its end says why</extracomment>
        <translation>设置不匹配</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>没有更改。</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayPage</name>
    <message>
        <source>No elements</source>
        <translation>没有元素</translation>
    </message>
    <message>
        <source>No elements: %1</source>
        <translation>没有元素：%1</translation>
    </message>
    <message>
        <source>Interpret as Array…</source>
        <translation>解释为数组…</translation>
    </message>
    <message>
        <source>Set the type and shape of these chunks</source>
        <translation>设置这些数据块的类型和形状</translation>
    </message>
    <message>
        <source>The array now has shape %1; slice %2 is shown instead of %3.</source>
        <translation>数组的形状现为 %1；显示切片 %2 而不是 %3。</translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation>保存副本(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>The requested view cannot be shown</source>
        <translation>无法显示请求的视图</translation>
    </message>
    <message>
        <source>There is no view &quot;%1&quot;. Use one of these: %2.</source>
        <translation>没有视图“%1”。可用的视图：%2。</translation>
    </message>
    <message>
        <source>Left out of the copy: %1.</source>
        <translation>副本中未包含：%1。</translation>
    </message>
    <message>
        <source>Saved %1: %2 of data, stored in %3.</source>
        <translation>已保存 %1：数据 %2，存储为 %3。</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>保存 %1</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>导出 %1</translation>
    </message>
    <message>
        <source>There is no command for a frame inside another file.</source>
        <translation>位于另一个文件中的帧没有对应的命令。</translation>
    </message>
    <message>
        <source>Copied the command that shows %1.</source>
        <translation>已复制用于显示 %1 的命令。</translation>
    </message>
    <message>
        <source>Copied the code that reads %1.</source>
        <translation>已复制用于读取 %1 的代码。</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 cells could not be read (%3).</source>
        <translation>%1 不完整：有 %2 个单元格无法读取（%3）。</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 of %3 cells are not stored in the shown file.</source>
        <translation>%1 不完整：%3 个单元格中有 %2 个未存储在所显示的文件中。</translation>
    </message>
    <message>
        <source>Not in the movie: %1. Its frames are slices of the array.</source>
        <translation>视频中不包含：%1。视频的帧是数组的切片。</translation>
    </message>
    <message>
        <source>Export Movie</source>
        <translation>导出视频</translation>
    </message>
    <message>
        <source>Movies (*.%1)</source>
        <translation>视频 (*.%1)</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayRange</name>
    <message>
        <source>Range of the whole array</source>
        <translation>整个数组的范围</translation>
    </message>
    <message>
        <source>Range of the whole array: %1 % read. &lt;a href=&quot;stop&quot;&gt;Stop&lt;/a&gt;</source>
        <translation>整个数组的范围：已读取 %1%。&lt;a href=&quot;stop&quot;&gt;停止&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Range of the %1 % of the array that was read.</source>
        <translation>数组中已读取的 %1% 的范围。</translation>
    </message>
</context>
<context>
    <name>bloscope::ArrayRowChanges</name>
    <message>
        <source>The values cannot be changed here.</source>
        <translation>此处的值无法更改。</translation>
    </message>
</context>
<context>
    <name>bloscope::AspectMenu</name>
    <message>
        <source>Use the cell spacing from the metadata</source>
        <translation>使用元数据中的单元格间距</translation>
    </message>
    <message>
        <source>&amp;Cell Shape</source>
        <translation>单元格形状(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>自动(&amp;A)</translation>
    </message>
    <message>
        <source>True to spacing for images, square cells otherwise; long tables are stretched to fit</source>
        <translation>图像按实际间距显示，其他数据用方形单元格；长表拉伸以适应窗口</translation>
    </message>
    <message>
        <source>Stretch to &amp;Fit</source>
        <translation>拉伸以适应窗口(&amp;F)</translation>
    </message>
    <message>
        <source>Use all available space</source>
        <translation>使用全部可用空间</translation>
    </message>
    <message>
        <source>&amp;Squares</source>
        <translation>方形(&amp;S)</translation>
    </message>
    <message>
        <source>Draw every cell as a square</source>
        <translation>将每个单元格绘制为正方形</translation>
    </message>
    <message>
        <source>&amp;True to Spacing</source>
        <translation>按实际间距(&amp;T)</translation>
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
        <translation>颜色波段</translation>
    </message>
    <message>
        <source>Indices of a dimension to show as red, green and blue</source>
        <translation>显示为红、绿、蓝的维度索引</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>RGB along %1</source>
        <translation>RGB（沿 %1）</translation>
    </message>
    <message>
        <source>RGBA along %1</source>
        <translation>RGBA（沿 %1）</translation>
    </message>
    <message>
        <source>BGR along %1</source>
        <translation>BGR（沿 %1）</translation>
    </message>
    <message>
        <source>BGRA along %1</source>
        <translation>BGRA（沿 %1）</translation>
    </message>
    <message>
        <source>Other bands…</source>
        <translation>其他波段…</translation>
    </message>
</context>
<context>
    <name>bloscope::BandsDialog</name>
    <message>
        <source>RGB from Bands</source>
        <translation>由波段合成 RGB</translation>
    </message>
    <message>
        <source>Dimension that contains the bands</source>
        <translation>包含波段的维度</translation>
    </message>
    <message>
        <source>Bands along:</source>
        <translation>波段维度：</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>红(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>绿(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Blue:</source>
        <translation>蓝(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;Swap Red and Blue</source>
        <translation>交换红和蓝(&amp;S)</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushBar</name>
    <message>
        <source>Pic&amp;k</source>
        <translation>拾取(&amp;K)</translation>
    </message>
    <message>
        <source>Pick the value of the next cell you click (or Alt+Click a cell)</source>
        <translation>拾取下一次单击的单元格的值（或 Alt+单击单元格）</translation>
    </message>
    <message>
        <source> cells</source>
        <translation> 个单元格</translation>
    </message>
    <message>
        <source>Brush size</source>
        <translation>画笔大小</translation>
    </message>
    <message>
        <source>Width of the brush in cells ([ and ])</source>
        <translation>画笔宽度，以单元格为单位（[ 和 ]）</translation>
    </message>
    <message>
        <source>Brush value</source>
        <translation>画笔值</translation>
    </message>
    <message>
        <source>Value or label to paint: type one, or choose from the visible ones</source>
        <translation>要涂画的值或标签：输入，或从可见的值中选择</translation>
    </message>
    <message>
        <source>Name of the value</source>
        <translation>值的名称</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>圆盘</translation>
    </message>
    <message>
        <source>Paints along the mouse in this slice (1)</source>
        <translation>沿鼠标轨迹在此切片中涂画 (1)</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>球</translation>
    </message>
    <message>
        <source>Paints along the mouse, also in the slices around (2)</source>
        <translation>沿鼠标轨迹涂画，包括相邻切片 (2)</translation>
    </message>
    <message>
        <source>Fill slice</source>
        <translation>填充切片</translation>
    </message>
    <message>
        <source>A click fills all connected cells of this slice that have the same value (3)</source>
        <translation>单击填充此切片中值相同的所有相连单元格 (3)</translation>
    </message>
    <message>
        <source>Fill volume</source>
        <translation>填充体数据</translation>
    </message>
    <message>
        <source>A click fills all connected cells of all slices that have the same value (4)</source>
        <translation>单击填充所有切片中值相同的所有相连单元格 (4)</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多边形</translation>
    </message>
    <message>
        <source>Each click sets a corner; Enter, or a double click, fills it (5)</source>
        <translation>每次单击设置一个顶点；按回车或双击进行填充 (5)</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>套索</translation>
    </message>
    <message>
        <source>Fills what you draw a line around (6)</source>
        <translation>填充您所圈出的区域 (6)</translation>
    </message>
    <message>
        <source>Paint tool</source>
        <translation>涂画工具</translation>
    </message>
    <message>
        <source>Sli&amp;ces</source>
        <translation>切片(&amp;C)</translation>
    </message>
    <message>
        <source>Copy labels to the next slice, fill between slices, erase islands</source>
        <translation>将标签复制到下一切片、在切片间填充、擦除孤岛</translation>
    </message>
    <message>
        <source>Right button or Shift erases, Ctrl moves the picture, Esc stops.</source>
        <translation>右键或 Shift 擦除，Ctrl 移动图像，Esc 停止。</translation>
    </message>
    <message>
        <source>Stop painting (Esc)</source>
        <translation>停止涂画 (Esc)</translation>
    </message>
    <message>
        <source>V&amp;alue:</source>
        <translation>值(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Tool:</source>
        <translation>工具(&amp;T)：</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>大小(&amp;Z)：</translation>
    </message>
    <message>
        <source>&amp;Over:</source>
        <translation>覆盖(&amp;O)：</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushStrokes</name>
    <message>
        <source>Some cells cannot be painted</source>
        <translation>部分单元格无法涂画</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushTargets</name>
    <message>
        <source>The overlay %1 contains values other than labels.</source>
        <translation>叠加层 %1 包含标签以外的值。</translation>
    </message>
</context>
<context>
    <name>bloscope::BrushTools</name>
    <message>
        <source>Copy to &amp;Next Slice</source>
        <translation>复制到下一切片(&amp;N)</translation>
    </message>
    <message>
        <source>Copy to &amp;Previous Slice</source>
        <translation>复制到上一切片(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Interpolate Between Slices</source>
        <translation>在切片间插值(&amp;I)</translation>
    </message>
    <message>
        <source>Erase Islands in This &amp;Slice…</source>
        <translation>擦除此切片中的孤岛(&amp;S)…</translation>
    </message>
    <message>
        <source>Erase Islands in the &amp;Volume…</source>
        <translation>擦除体数据中的孤岛(&amp;V)…</translation>
    </message>
    <message>
        <source>Erase Region</source>
        <translation>擦除区域</translation>
    </message>
    <message>
        <source>Fill Region with %1</source>
        <translation>用 %1 填充区域</translation>
    </message>
    <message>
        <source>This cannot be painted</source>
        <translation>无法在此涂画</translation>
    </message>
    <message>
        <source>Interpolate %1</source>
        <translation>插值 %1</translation>
    </message>
    <message>
        <source>Copy %1 to Next Slice</source>
        <translation>将 %1 复制到下一切片</translation>
    </message>
    <message>
        <source>Copy %1 to Previous Slice</source>
        <translation>将 %1 复制到上一切片</translation>
    </message>
    <message>
        <source>Erase Islands</source>
        <translation>擦除孤岛</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>擦除(&amp;E)</translation>
    </message>
    <message>
        <source>Erase the regions of %1 in this slice that have fewer cells than:</source>
        <translation>在此切片中擦除 %1 的区域，单元格数少于：</translation>
    </message>
    <message>
        <source>Erase the regions of %1 in the volume that have fewer cells than:</source>
        <translation>在体数据中擦除 %1 的区域，单元格数少于：</translation>
    </message>
    <message>
        <source>Erase Islands of %1</source>
        <translation>擦除 %1 的孤岛</translation>
    </message>
</context>
<context>
    <name>bloscope::ByteInspector</name>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>小端序</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>大端序</translation>
    </message>
    <message>
        <source>Value at the caret</source>
        <translation>光标处的值</translation>
    </message>
    <message>
        <source>The bytes at the caret, read as a value of each type</source>
        <translation>将光标处的字节按各种类型读取为值</translation>
    </message>
</context>
<context>
    <name>bloscope::BytePages</name>
    <message>
        <source>These bytes cannot be read</source>
        <translation>无法读取这些字节</translation>
    </message>
</context>
<context>
    <name>bloscope::ByteSearch</name>
    <message>
        <source>Searching</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>bloscope::BytesView</name>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>bytes %1 to %2</source>
        <translation>字节 %1 至 %2</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>实际为 %1，应为 %2</translation>
    </message>
    <message>
        <source>Go to b&amp;yte:</source>
        <translation>转到字节(&amp;Y)：</translation>
    </message>
    <message>
        <source>4096, 0x1000, +16 or -0x10</source>
        <translation>4096、0x1000、+16 或 -0x10</translation>
    </message>
    <message>
        <source>there is no such byte</source>
        <translation>没有这个字节</translation>
    </message>
    <message>
        <source>goes to byte %1</source>
        <translation>转到字节 %1</translation>
    </message>
    <message>
        <source>Show F&amp;rame File</source>
        <translation>显示帧文件(&amp;S)</translation>
    </message>
    <message>
        <source>Return from the chunk file to the frame file</source>
        <translation>从数据块文件返回帧文件</translation>
    </message>
    <message>
        <source>Show Ch&amp;unk</source>
        <translation>显示数据块(&amp;U)</translation>
    </message>
    <message>
        <source>Show the chunk at the caret in the chunk table and map</source>
        <translation>在数据块表和数据块图中显示光标处的数据块</translation>
    </message>
    <message>
        <source>These bytes cannot be shown</source>
        <translation>无法显示这些字节</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter bytes as 0x00ff, two digits per byte</source>
        <translation>按 0x00ff 的形式输入字节，每字节两位</translation>
    </message>
    <message>
        <source>%1 bytes searched… (Esc cancels)</source>
        <translation>已搜索 %1 字节…（按 Esc 取消）</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>搜索失败</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Found after wrapping around</source>
        <translation>找到（已回绕）</translation>
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
        <translation>存储为 %1。</translation>
    </message>
    <message>
        <source>Nothing changed: the cells already have these values.</source>
        <translation>没有更改：单元格已是这些值。</translation>
    </message>
    <message numerus="yes">
        <source>Changed %n cell(s).</source>
        <translation>
            <numerusform>已更改 %n 个单元格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit Cell</source>
        <translation>编辑单元格</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
</context>
<context>
    <name>bloscope::CellCopying</name>
    <message>
        <source>%1 × %2 cells are too many to copy (at most %3); export them instead.</source>
        <translation>%1 × %2 个单元格过多，无法复制（最多 %3 个）；请改用导出。</translation>
    </message>
    <message>
        <source>The cells exceed %1, which is too much to copy; export them instead.</source>
        <translation>单元格超过 %1，过大而无法复制；请改用导出。</translation>
    </message>
    <message>
        <source>The cells cannot be copied</source>
        <translation>无法复制单元格</translation>
    </message>
    <message>
        <source>Copied %1 × %2 cells.</source>
        <translation>已复制 %1 × %2 个单元格。</translation>
    </message>
    <message numerus="yes">
        <source>Copied %1 × %2 cells. %n unreadable cell(s) were copied as nan.</source>
        <translation>
            <numerusform>已复制 %1 × %2 个单元格。%n 个不可读的单元格复制为 nan。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CellEditing</name>
    <message>
        <source>This text is too long for one line or contains invisible characters. Typing replaces it.</source>
        <translation>此文本过长，无法在一行中显示，或包含不可见字符。输入内容将替换它。</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 的值</translation>
    </message>
</context>
<context>
    <name>bloscope::CellFinder</name>
    <message>
        <source>First select more than one cell, but not all of them.</source>
        <translation>请先选择多个单元格，但不要全选。</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>搜索已取消。</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>搜索失败</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n 个匹配项</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Found: %1, after wrapping around</source>
        <translation>找到：%1（已回绕）</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>找到：%1</translation>
    </message>
    <message>
        <source>Not found: %1 cells searched</source>
        <translation>未找到：已搜索 %1 个单元格</translation>
    </message>
    <message numerus="yes">
        <source>Not found: %1 cells in %n chunk(s) searched, %2 skipped</source>
        <extracomment>%1 cells, %2 chunks that were not read since they cannot contain the value</extracomment>
        <translation>
            <numerusform>未找到：已搜索 %n 个数据块中的 %1 个单元格，跳过 %2 个数据块</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CellLineEditor</name>
    <message>
        <source>Not accepted: %1.</source>
        <translation>未接受：%1。</translation>
    </message>
</context>
<context>
    <name>bloscope::CellReplacing</name>
    <message>
        <source>Counting cells</source>
        <translation>统计单元格</translation>
    </message>
    <message>
        <source>%1 of %2 cells match.</source>
        <translation>%2 个单元格中有 %1 个匹配。</translation>
    </message>
    <message>
        <source>The cells cannot be counted</source>
        <translation>无法统计单元格</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>全部替换</translation>
    </message>
    <message numerus="yes">
        <source>Replaced %n cell(s).</source>
        <translation>
            <numerusform>已替换 %n 个单元格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>bloscope::CellSearch</name>
    <message>
        <source>Searching</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>bloscope::ChangesDialog</name>
    <message>
        <source>added</source>
        <translation>已添加</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>renamed</source>
        <translation>已重命名</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>Metalayer</source>
        <translation>元数据层</translation>
    </message>
    <message>
        <source>Vlmetalayer</source>
        <translation>变长元数据层</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s)</source>
        <translation>
            <numerusform>另外 %n 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>edited</source>
        <translation>已编辑</translation>
    </message>
    <message>
        <source>header</source>
        <translation>头部</translation>
    </message>
    <message>
        <source>chunks and index</source>
        <translation>数据块和索引</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>数据块</translation>
    </message>
    <message>
        <source>new chunks</source>
        <translation>新数据块</translation>
    </message>
    <message>
        <source>index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>trailer</source>
        <translation>尾部</translation>
    </message>
    <message>
        <source>data after the frame</source>
        <translation>帧之后的数据</translation>
    </message>
    <message>
        <source>Appends %1 after the frame; a small write to the header commits the changes. Nothing is copied. The file size will then be %2.</source>
        <translation>在帧之后追加 %1；对头部的一次小写入使更改生效。不复制任何内容。完成后文件大小为 %2。</translation>
    </message>
    <message>
        <source>Creates a separate file of %1: writes %2, copies %3.</source>
        <translation>创建一个 %1 的独立文件：写入 %2，复制 %3。</translation>
    </message>
    <message>
        <source>Creates a new file of %1, which replaces the old one when complete: writes %2, copies %3 unchanged.</source>
        <translation>创建一个 %1 的新文件，完成后替换旧文件：写入 %2，原样复制 %3。</translation>
    </message>
    <message>
        <source>Examining…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Part of the file</source>
        <translation>文件部分</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Stopped before all changes were listed.</source>
        <translation>在列出所有更改之前已停止。</translation>
    </message>
    <message>
        <source>The changes cannot be listed</source>
        <translation>无法列出更改</translation>
    </message>
    <message>
        <source>List of changes</source>
        <translation>更改列表</translation>
    </message>
    <message>
        <source>Parts of the file that are written or copied</source>
        <translation>文件中要写入或复制的部分</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>全部复制(&amp;C)</translation>
    </message>
    <message>
        <source>This cannot be saved</source>
        <translation>无法保存</translation>
    </message>
    <message>
        <source>The edited values cannot be listed</source>
        <translation>无法列出已编辑的值</translation>
    </message>
    <message>
        <source>There is nothing to save: the file is up to date.</source>
        <translation>没有需要保存的内容：文件已是最新。</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved change(s):</source>
        <translation>
            <numerusform>%n 处未保存的更改：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CheckActions</name>
    <message>
        <source>Check Folder</source>
        <translation>检查文件夹</translation>
    </message>
    <message>
        <source>Check File: %1</source>
        <translation>检查文件：%1</translation>
    </message>
</context>
<context>
    <name>bloscope::CheckPanel</name>
    <message>
        <source>Check Again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Show Bytes</source>
        <translation>显示字节</translation>
    </message>
    <message>
        <source>Save What Can Be Read…</source>
        <translation>保存可读数据…</translation>
    </message>
    <message>
        <source>Check %1</source>
        <translation>检查 %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Show the bytes of the selected finding</source>
        <translation>显示所选检查结果对应的字节</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>%1 cannot be checked</source>
        <translation>无法检查 %1</translation>
    </message>
    <message>
        <source>Stopped. No findings so far.</source>
        <translation>已停止。尚无检查结果。</translation>
    </message>
    <message numerus="yes">
        <source>Stopped. %n finding(s) so far.</source>
        <translation>
            <numerusform>已停止。目前有 %n 项检查结果。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CheckedFileModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>chunks</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <translation>建议：%1</translation>
    </message>
    <message>
        <source>Number of damaged chunks, out of all chunks</source>
        <translation>已损坏的数据块数与数据块总数</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>First finding</source>
        <translation>首项检查结果</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkAbility</name>
    <message>
        <source>Values cannot be edited here</source>
        <translation>此处的值无法编辑</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkMap</name>
    <message>
        <source>Chunk map</source>
        <translation>数据块图</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunkSurvey</name>
    <message>
        <source>Scanning chunks</source>
        <translation>扫描数据块</translation>
    </message>
</context>
<context>
    <name>bloscope::ChunksView</name>
    <message>
        <source>Chunks</source>
        <translation>数据块</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>压缩比</translation>
    </message>
    <message>
        <source>Stored bytes</source>
        <translation>存储字节数</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Map colours</source>
        <translation>数据块图的颜色</translation>
    </message>
    <message>
        <source>Show &amp;Data</source>
        <translation>显示数据(&amp;D)</translation>
    </message>
    <message>
        <source>Go to the first cell of the chunk in the table (Return)</source>
        <translation>在表格中转到该数据块的第一个单元格（回车）</translation>
    </message>
    <message>
        <source>Show in &amp;Structure</source>
        <translation>在结构中显示(&amp;S)</translation>
    </message>
    <message>
        <source>Show the header and blocks of the chunk</source>
        <translation>显示数据块的头部和各个块</translation>
    </message>
    <message>
        <source>Show &amp;Bytes</source>
        <translation>显示字节(&amp;B)</translation>
    </message>
    <message>
        <source>Show the bytes of the chunk in the file</source>
        <translation>显示该数据块在文件中的字节</translation>
    </message>
    <message>
        <source>S&amp;tep by Step…</source>
        <translation>逐步解码(&amp;T)…</translation>
    </message>
    <message>
        <source>Decode the blocks of the chunk step by step</source>
        <translation>逐步解码该数据块的各个块</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>颜色(&amp;C)：</translation>
    </message>
    <message>
        <source>%1 of %2 chunks scanned</source>
        <translation>已扫描 %1 / %2 个数据块</translation>
    </message>
    <message>
        <source>Rows: chunks along %1; columns: chunks along %2.</source>
        <translation>行：沿 %1 的数据块；列：沿 %2 的数据块。</translation>
    </message>
    <message>
        <source>Chunks in file order, %1 per row.</source>
        <translation>数据块按文件中的顺序排列，每行 %1 个。</translation>
    </message>
    <message>
        <source>Each cell represents %1 × %1 chunks.</source>
        <translation>每个格子代表 %1 × %1 个数据块。</translation>
    </message>
    <message>
        <source>Chunk %1</source>
        <translation>数据块 %1</translation>
    </message>
    <message>
        <source>This chunk contains no elements of the array.</source>
        <translation>此数据块不包含数组的元素。</translation>
    </message>
</context>
<context>
    <name>bloscope::CloseGuard</name>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>A job is still running. Quit and discard it?</source>
        <translation>仍有任务在运行。要退出并丢弃该任务吗？</translation>
    </message>
</context>
<context>
    <name>bloscope::CoastLines</name>
    <message>
        <source>C&amp;oastlines</source>
        <translation>海岸线(&amp;O)</translation>
    </message>
</context>
<context>
    <name>bloscope::ColorScale</name>
    <message>
        <source>no numbers</source>
        <translation>无数值</translation>
    </message>
</context>
<context>
    <name>bloscope::ColumnStatistics</name>
    <message>
        <source>Statistics of a Column</source>
        <translation>列统计</translation>
    </message>
    <message>
        <source>Co&amp;lumn:</source>
        <translation>列(&amp;L)：</translation>
    </message>
    <message>
        <source>Distribution of the values</source>
        <translation>值的分布</translation>
    </message>
    <message>
        <source>&amp;Group by This Column…</source>
        <translation>按此列分组(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>全部复制(&amp;C)</translation>
    </message>
    <message>
        <source>%1, nullable</source>
        <translation>%1，可为空值</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>filtered: %1 of %2</source>
        <translation>已筛选：%1 / %2</translation>
    </message>
    <message>
        <source>Reading, %1 %…</source>
        <translation>正在读取，%1%…</translation>
    </message>
    <message>
        <source>Click a bar to show only its rows.</source>
        <translation>单击直方条可仅显示其中的行。</translation>
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
        <translation>搜索列</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>表的列</translation>
    </message>
    <message>
        <source>Tick the columns to show, and drag them into another order.</source>
        <translation>勾选要显示的列，拖动可调整顺序。</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
        <source>Hide A&amp;ll</source>
        <translation>全部隐藏(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move the selected columns up (Alt+Up)</source>
        <translation>将所选列上移（Alt+上方向）</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>Move the selected columns down (Alt+Down)</source>
        <translation>将所选列下移（Alt+下方向）</translation>
    </message>
    <message>
        <source>To &amp;Top</source>
        <translation>移到顶部(&amp;T)</translation>
    </message>
    <message>
        <source>Move the selected columns before all others (Alt+Home)</source>
        <translation>将所选列移到最前（Alt+Home）</translation>
    </message>
    <message>
        <source>Show &amp;All Found</source>
        <translation>显示所有找到的列(&amp;A)</translation>
    </message>
    <message>
        <source>Hide A&amp;ll Found</source>
        <translation>隐藏所有找到的列(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n column(s) shown</source>
        <extracomment>%1 how many of them</extracomment>
        <translation>
            <numerusform>显示 %1 / %n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 found</source>
        <translation>%1 · 找到 %2</translation>
    </message>
</context>
<context>
    <name>bloscope::CompareActions</name>
    <message>
        <source>Only arrays can be compared. Open one of the parts.</source>
        <translation>只能比较数组。请打开其中一个部分。</translation>
    </message>
</context>
<context>
    <name>bloscope::CompareDialog</name>
    <message>
        <source>(missing)</source>
        <translation>（缺失）</translation>
    </message>
    <message>
        <source>Metalayer</source>
        <translation>元数据层</translation>
    </message>
    <message>
        <source>Vlmetalayer</source>
        <translation>变长元数据层</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>In the file now</source>
        <translation>文件中的当前值</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Differing metadata</source>
        <translation>不同的元数据</translation>
    </message>
    <message>
        <source>The file cannot be compared</source>
        <translation>无法比较文件</translation>
    </message>
    <message>
        <source>The metadata here and in the file is the same; only the data may differ.</source>
        <translation>此处与文件中的元数据相同；只可能数据不同。</translation>
    </message>
    <message numerus="yes">
        <source>%n metadata entries differ. The others are the same.</source>
        <translation>
            <numerusform>%n 个元数据条目不同。其余相同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::ComparisonPanel</name>
    <message>
        <source>A tolerance must be zero or a positive number, such as 0.5</source>
        <translation>容差必须为零或正数，例如 0.5</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>NaN equals NaN</source>
        <translation>NaN 等于 NaN</translation>
    </message>
    <message>
        <source>Label by label</source>
        <translation>逐个标签</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
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
        <translation>单元格</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
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
        <translation>体积</translation>
    </message>
    <message>
        <source>Hausdorff 95 %</source>
        <translation>Hausdorff 95%</translation>
    </message>
    <message>
        <source>Hausdorff</source>
        <translation>Hausdorff</translation>
    </message>
    <message>
        <source>Cells of A</source>
        <translation>A 的单元格</translation>
    </message>
    <message>
        <source>Cells of B</source>
        <translation>B 的单元格</translation>
    </message>
    <message>
        <source>&amp;Outlines of B</source>
        <translation>B 的轮廓(&amp;O)</translation>
    </message>
    <message>
        <source>Draw the outlines of B over the areas of A</source>
        <translation>在 A 的区域上绘制 B 的轮廓</translation>
    </message>
    <message>
        <source>&amp;Previous Difference</source>
        <translation>上一处差异(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous slice of A in which cells differ</source>
        <translation>转到 A 中上一个有不同单元格的切片</translation>
    </message>
    <message>
        <source>&amp;Next Difference</source>
        <translation>下一处差异(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next slice of A in which cells differ</source>
        <translation>转到 A 中下一个有不同单元格的切片</translation>
    </message>
    <message>
        <source>Choose a file to compare with.</source>
        <translation>选择要比较的文件。</translation>
    </message>
    <message>
        <source>Array to compare with (B), as saved in its file</source>
        <translation>要比较的数组 (B)，以其文件中保存的内容为准</translation>
    </message>
    <message>
        <source>Numbers count as equal if they differ by at most this factor times the larger of the two</source>
        <translation>两数之差不超过此系数与较大者的乘积时，视为相等</translation>
    </message>
    <message>
        <source>Numbers count as equal if they differ by at most this amount</source>
        <translation>两数之差不超过此值时，视为相等</translation>
    </message>
    <message>
        <source>Compare two segmentations: Dice and Jaccard coefficients, volumes and distances of each label</source>
        <translation>比较两个分割：每个标签的 Dice 和 Jaccard 系数、体积和距离</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>比较对象：</translation>
    </message>
    <message>
        <source>Relative tolerance:</source>
        <translation>相对容差：</translation>
    </message>
    <message>
        <source>Absolute:</source>
        <translation>绝对容差：</translation>
    </message>
    <message>
        <source>Differences in layout, metadata and storage</source>
        <translation>存储布局、元数据和存储方面的差异</translation>
    </message>
    <message>
        <source>Differing cells</source>
        <translation>不同的单元格</translation>
    </message>
    <message>
        <source>Click a cell to show it in both arrays</source>
        <translation>单击单元格可在两个数组中显示它</translation>
    </message>
    <message>
        <source>Agreement of labels</source>
        <translation>标签一致性</translation>
    </message>
    <message>
        <source>How much larger the label is in B</source>
        <translation>该标签在 B 中大多少</translation>
    </message>
    <message>
        <source>Kinds of differences</source>
        <translation>差异种类</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>比较 %1</translation>
    </message>
    <message>
        <source>Compare %1 with %2</source>
        <translation>比较 %1 与 %2</translation>
    </message>
    <message>
        <source>%1 was reloaded. Press Compare to update the result.</source>
        <translation>%1 已重新加载。按“比较”更新结果。</translation>
    </message>
    <message>
        <source>Compare %1 with</source>
        <translation>将 %1 与以下文件比较</translation>
    </message>
    <message>
        <source>Comparing with %1…</source>
        <translation>正在与 %1 比较…</translation>
    </message>
    <message>
        <source>Stopped before the comparison was complete.</source>
        <translation>在比较完成之前已停止。</translation>
    </message>
    <message>
        <source>%1 cannot be compared</source>
        <translation>无法比较 %1</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Looking for the next slice in which cells differ…</source>
        <translation>正在查找下一个有不同单元格的切片…</translation>
    </message>
    <message>
        <source>No later slice differs.</source>
        <translation>后面的切片没有差异。</translation>
    </message>
    <message>
        <source>No earlier slice differs.</source>
        <translation>前面的切片没有差异。</translation>
    </message>
</context>
<context>
    <name>bloscope::ContourDialog</name>
    <message>
        <source>&amp;Round numbers, about</source>
        <translation>规整数值(&amp;R)，约</translation>
    </message>
    <message>
        <source>&amp;These values:</source>
        <translation>以下数值(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Values on the lines</source>
        <translation>在线上标注数值(&amp;V)</translation>
    </message>
    <message>
        <source>Contour Levels</source>
        <translation>等值线数值</translation>
    </message>
    <message>
        <source>Number of levels</source>
        <translation>等值线级数</translation>
    </message>
    <message>
        <source>Values of the lines</source>
        <translation>等值线的数值</translation>
    </message>
    <message>
        <source>Such as -400 0 250</source>
        <translation>例如 -400 0 250</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>级</translation>
    </message>
    <message>
        <source>&amp;Colour:</source>
        <translation>颜色(&amp;C)：</translation>
    </message>
    <message>
        <source>Black with a white rim</source>
        <translation>黑色带白边</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>By value, from blue to red</source>
        <translation>按数值，从蓝到红</translation>
    </message>
    <message>
        <source>Enter numbers with spaces between them</source>
        <translation>输入以空格分隔的数值</translation>
    </message>
    <message>
        <source>Enter at most %1 values</source>
        <translation>最多输入 %1 个数值</translation>
    </message>
</context>
<context>
    <name>bloscope::ContourLayer</name>
    <message numerus="yes">
        <source>%n level(s) with too many lines left out</source>
        <translation>
            <numerusform>%n 级因线条过多而未绘制</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::CopyDialog</name>
    <message>
        <source>&amp;Advise…</source>
        <translation>建议(&amp;A)…</translation>
    </message>
    <message>
        <source>Include &amp;metadata</source>
        <translation>包含元数据(&amp;M)</translation>
    </message>
    <message>
        <source>Write &amp;zeros for unreadable parts</source>
        <translation>为不可读部分写入零(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save a Copy of %1</source>
        <translation>保存 %1 的副本</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>整个数组</translation>
    </message>
    <message>
        <source>Shown slice</source>
        <translation>显示的切片</translation>
    </message>
    <message>
        <source>Cells to copy, including unsaved changes</source>
        <translation>要复制的单元格，包括未保存的更改</translation>
    </message>
    <message>
        <source>Blosc2 array, one file (.b2nd)</source>
        <translation>Blosc2 数组，单个文件 (.b2nd)</translation>
    </message>
    <message>
        <source>Blosc2 array, directory of chunks (.b2nd)</source>
        <translation>Blosc2 数组，数据块目录 (.b2nd)</translation>
    </message>
    <message>
        <source>NumPy array (.npy)</source>
        <translation>NumPy 数组 (.npy)</translation>
    </message>
    <message>
        <source>A Blosc2 array is read back and compared with the original before it gets its final name; a NumPy array is uncompressed and has no metadata</source>
        <translation>Blosc2 数组会先读回并与原数组比较，然后才使用最终名称；NumPy 数组不压缩，也没有元数据</translation>
    </message>
    <message>
        <source>Measure size and speed of codecs, filters and chunk shapes on a sample, and choose a combination</source>
        <translation>在样本上测量编解码器、过滤器和数据块形状的大小与速度，并选择一种组合</translation>
    </message>
    <message>
        <source>Copies metalayers and vlmetalayers byte for byte, except those reserved for libraries; in a partial copy, coordinates, spacing and origin are adjusted to the part</source>
        <translation>逐字节复制元数据层和变长元数据层，为库保留的除外；部分复制时，坐标、间距和原点会相应调整</translation>
    </message>
    <message>
        <source>Replaces damaged parts with zeros; otherwise copying a damaged array fails</source>
        <translation>用零替换损坏的部分；否则复制损坏的数组会失败</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>范围(&amp;W)：</translation>
    </message>
    <message>
        <source>Fi&amp;eld:</source>
        <translation>字段(&amp;E)：</translation>
    </message>
    <message>
        <source>Fo&amp;rmat:</source>
        <translation>格式(&amp;R)：</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>name of a file</comment>
        <translation>%1-copy</translation>
    </message>
    <message>
        <source>A directory cannot replace an existing file. Choose another name.</source>
        <translation>目录不能替换已有文件。请选择其他名称。</translation>
    </message>
    <message>
        <source>over 8 EiB</source>
        <translation>超过 8 EiB</translation>
    </message>
    <message>
        <source>Decoded size: %1. %2.</source>
        <translation>解码后大小：%1。%2。</translation>
    </message>
    <message>
        <source>Decoded size: %1.</source>
        <translation>解码后大小：%1。</translation>
    </message>
</context>
<context>
    <name>bloscope::CrossingPanel</name>
    <message>
        <source>&amp;Third dimension:</source>
        <translation>第三维(&amp;T)：</translation>
    </message>
    <message>
        <source>Value at the crosshair</source>
        <translation>十字线处的值</translation>
    </message>
    <message>
        <source>Which of the three planes to show enlarged</source>
        <translation>将三个平面中的哪一个放大显示</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>&amp;Large plane:</source>
        <translation>放大的平面(&amp;R)：</translation>
    </message>
    <message>
        <source>Normal to %1</source>
        <translation>垂直于 %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Index of %1</source>
        <translation>%1 的索引</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>值：%1</translation>
    </message>
</context>
<context>
    <name>bloscope::CsvOptionsForm</name>
    <message>
        <source>&amp;Delimiter:</source>
        <translation>分隔符(&amp;D)：</translation>
    </message>
    <message>
        <source>Comma  ,</source>
        <translation>逗号  ,</translation>
    </message>
    <message>
        <source>Semicolon  ;</source>
        <translation>分号  ;</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Vertical bar  |</source>
        <translation>竖线  |</translation>
    </message>
    <message>
        <source>&amp;Header:</source>
        <translation>表头(&amp;H)：</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Column and row indices</source>
        <translation>列和行索引</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>列名</translation>
    </message>
    <message>
        <source>&amp;Lines:</source>
        <translation>文本行(&amp;L)：</translation>
    </message>
    <message>
        <source>One per row</source>
        <translation>数组的每行占一行</translation>
    </message>
    <message>
        <source>One per cell</source>
        <translation>每个单元格占一行</translation>
    </message>
    <message>
        <source>&amp;Coordinates instead of indices</source>
        <translation>用坐标代替索引(&amp;C)</translation>
    </message>
    <message>
        <source>Applies to dimensions that have coordinates: in the header and, with one line per cell, on each line</source>
        <translation>适用于有坐标的维度：用于表头；每个单元格占一行时，也用于每一行</translation>
    </message>
    <message>
        <source>Frame &amp;metadata</source>
        <translation>帧元数据(&amp;M)</translation>
    </message>
    <message>
        <source>With one line per cell: exposure, number, time and other frame metadata as columns after the indices</source>
        <translation>每个单元格占一行时：在索引之后以列的形式写入曝光、编号、时间等帧元数据</translation>
    </message>
    <message>
        <source>End &amp;of line:</source>
        <translation>换行符(&amp;O)：</translation>
    </message>
    <message>
        <source>LF (Linux, macOS)</source>
        <translation>LF（Linux、macOS）</translation>
    </message>
    <message>
        <source>CR LF (Windows)</source>
        <translation>CR LF（Windows）</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>As many digits as needed to read back the same number, or a fixed number of digits after the decimal point</source>
        <translation>读回相同数值所需的位数，或小数点后固定位数</translation>
    </message>
    <message>
        <source>D&amp;igits:</source>
        <translation>位数(&amp;I)：</translation>
    </message>
    <message>
        <source>Decimal se&amp;parator:</source>
        <translation>小数分隔符(&amp;P)：</translation>
    </message>
    <message>
        <source>Point  .</source>
        <translation>点  .</translation>
    </message>
    <message>
        <source>Written for NaN and for unreadable cells</source>
        <translation>为 NaN 和不可读的单元格写入的内容</translation>
    </message>
    <message>
        <source>&amp;Not a number:</source>
        <translation>非数字(&amp;N)：</translation>
    </message>
    <message>
        <source>B&amp;yte strings:</source>
        <translation>字节串(&amp;Y)：</translation>
    </message>
    <message>
        <source>Text where possible</source>
        <translation>尽可能用文本</translation>
    </message>
    <message>
        <source>As in Python, b&apos;..&apos;</source>
        <translation>Python 形式，b&apos;..&apos;</translation>
    </message>
    <message>
        <source>Bytes that are not text are always written as in Python</source>
        <translation>不是文本的字节始终按 Python 形式写入</translation>
    </message>
</context>
<context>
    <name>bloscope::CurveBar</name>
    <message>
        <source>Alo&amp;ng:</source>
        <translation>沿(&amp;N)：</translation>
    </message>
    <message>
        <source>Dimension along which the curves run</source>
        <translation>曲线所沿的维度</translation>
    </message>
    <message>
        <source>Lines to draw</source>
        <translation>要绘制的线</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>显示(&amp;W)：</translation>
    </message>
    <message>
        <source>C&amp;urve of:</source>
        <translation>曲线数据(&amp;C)：</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
        <source>Show all points (Home)</source>
        <translation>显示所有点 (Home)</translation>
    </message>
    <message>
        <source>A&amp;xes:</source>
        <translation>坐标轴(&amp;X)：</translation>
    </message>
    <message>
        <source>Axis scales</source>
        <translation>坐标轴刻度</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Log values</source>
        <translation>值取对数</translation>
    </message>
    <message>
        <source>Log indices</source>
        <translation>索引取对数</translation>
    </message>
    <message>
        <source>Both log</source>
        <translation>均取对数</translation>
    </message>
    <message>
        <source>A logarithmic axis omits values of zero or less</source>
        <translation>对数轴不显示零和负值</translation>
    </message>
    <message>
        <source>A logarithmic axis omits the first point</source>
        <translation>对数轴不显示第一个点</translation>
    </message>
    <message>
        <source>These lines cannot be drawn</source>
        <translation>无法绘制这些线</translation>
    </message>
    <message>
        <source>&amp;Lines at [%1]:</source>
        <translation>[%1] 处的线(&amp;L)：</translation>
    </message>
    <message>
        <source>Indices of %1 in NumPy notation, such as 3 or 10:20:2; at most %2 lines are drawn</source>
        <translation>%1 的索引，采用 NumPy 记法，例如 3 或 10:20:2；最多绘制 %2 条线</translation>
    </message>
</context>
<context>
    <name>bloscope::CurveReadout</name>
    <message>
        <source>Reading, %1 %</source>
        <translation>正在读取，%1%</translation>
    </message>
    <message>
        <source>%1 = %2: %3</source>
        <translation>%1 = %2：%3</translation>
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
        <translation>曲线</translation>
    </message>
    <message>
        <source>The curves cannot be drawn</source>
        <translation>无法绘制曲线</translation>
    </message>
    <message>
        <source>&amp;Copy Picture</source>
        <translation>复制图像(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>保存图形(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Export Visible Points…</source>
        <translation>导出可见点(&amp;E)…</translation>
    </message>
    <message>
        <source>Visible points</source>
        <translation>可见点</translation>
    </message>
</context>
<context>
    <name>bloscope::DamageNotice</name>
    <message>
        <source>Part of this file cannot be read: %1.</source>
        <translation>此文件有一部分无法读取：%1。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Check File</source>
        <translation>检查文件</translation>
    </message>
</context>
<context>
    <name>bloscope::DifferencePane</name>
    <message>
        <source>Picture of the differences</source>
        <translation>差异图像</translation>
    </message>
    <message>
        <source>A − B in %1</source>
        <translation>A − B：%1</translation>
    </message>
</context>
<context>
    <name>bloscope::DimensionBar</name>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Shown slice in NumPy notation; type another and press Enter.
Whole array: %1</source>
        <translation>显示的切片，采用 NumPy 记法；可输入其他切片并按回车。
整个数组：%1</translation>
    </message>
    <message>
        <source>Transpose: swap rows and columns</source>
        <translation>转置：交换行和列</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>转置</translation>
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
        <translation>沿屏幕向下排列</translation>
    </message>
    <message>
        <source>→ Columns</source>
        <translation>→ 列</translation>
    </message>
    <message>
        <source>Runs across the screen</source>
        <translation>沿屏幕横向排列</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Shows one index</source>
        <translation>显示一个索引</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Shows the first index but exports the whole range</source>
        <translation>显示第一个索引，但导出整个范围</translation>
    </message>
    <message>
        <source>&amp;Range:</source>
        <translation>范围(&amp;R)：</translation>
    </message>
    <message>
        <source>Range of %1</source>
        <translation>%1 的范围</translation>
    </message>
    <message>
        <source>Range of this dimension: start:stop:step, as in NumPy</source>
        <translation>此维度的范围：start:stop:step，与 NumPy 相同</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>%1, length %2: %3</source>
        <translation>%1，长度 %2：%3</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>%1 的用途</translation>
    </message>
</context>
<context>
    <name>bloscope::DimensionControl</name>
    <message>
        <source>Index of %1</source>
        <translation>%1 的索引</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>播放 %1</translation>
    </message>
    <message>
        <source>An index, or a coordinate after an equals sign: =%1</source>
        <translation>索引，或等号后的坐标：=%1</translation>
    </message>
</context>
<context>
    <name>bloscope::Document</name>
    <message>
        <source>dim %1</source>
        <translation>维度 %1</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentEdits</name>
    <message>
        <source>Revert to Saved</source>
        <translation>还原到已保存的状态</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentPage</name>
    <message>
        <source>Read as data and never run. A metadata entry that is a pickle of plain values can be edited above as JSON; a pickle in a separate file cannot.</source>
        <translation>作为数据读取，绝不运行。内容为普通值的 pickle 元数据条目可在上方以 JSON 编辑；独立文件中的 pickle 则不能。</translation>
    </message>
    <message>
        <source>Part of this file is damaged: %1.</source>
        <translation>此文件有一部分已损坏：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Part of this file is damaged: %1 (and %n more).</source>
        <translation>
            <numerusform>此文件有一部分已损坏：%1（及另外 %n 处）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in Structure</source>
        <translation>在结构中显示</translation>
    </message>
    <message>
        <source>Save What Can Be Read…</source>
        <translation>保存可读数据…</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>停止计数</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1：已完成。</translation>
    </message>
    <message>
        <source>%1: cancelled.</source>
        <translation>%1：已取消。</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 失败</translation>
    </message>
    <message>
        <source>Copied the code that reads these rows.</source>
        <translation>已复制读取这些行的代码。</translation>
    </message>
    <message>
        <source>Copied the code that computes these groups.</source>
        <translation>已复制计算这些分组的代码。</translation>
    </message>
    <message>
        <source>%1 files (%2)</source>
        <translation>%1 文件 (%2)</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>导出 %1</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Export Rows</source>
        <translation>导出行</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSaver</name>
    <message>
        <source>%1 was saved, but cannot be reloaded</source>
        <translation>%1 已保存，但无法重新加载</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>A directory frame can only be saved in place</source>
        <translation>目录形式的帧只能在原处保存</translation>
    </message>
    <message>
        <source>This frame is incomplete</source>
        <translation>此帧不完整</translation>
    </message>
    <message>
        <source>%1 is on a server, so it cannot be saved there. Save it as a file here.</source>
        <translation>%1 位于服务器上，无法保存到那里。请在本机另存为文件。</translation>
    </message>
    <message>
        <source>%1 is inside another file, so it cannot be saved here. Save it as a separate file.</source>
        <translation>%1 位于另一个文件中，无法在此保存。请另存为独立文件。</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Blosc2 files (*.b2nd *.b2frame)</source>
        <translation>Blosc2 文件 (*.b2nd *.b2frame)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Blosc2 archives (*.b2z)</source>
        <translation>Blosc2 归档 (*.b2z)</translation>
    </message>
    <message>
        <source>Blosc2 directories (*.b2d)</source>
        <translation>Blosc2 目录 (*.b2d)</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>name of a file</comment>
        <translation>%1-copy</translation>
    </message>
    <message>
        <source>%1 will be saved as soon as “%2” is done.</source>
        <translation>“%2”完成后将立即保存 %1。</translation>
    </message>
    <message>
        <source>%1 was not saved because a pending change was cancelled or failed.</source>
        <translation>%1 未保存，因为有待处理的更改被取消或失败。</translation>
    </message>
    <message>
        <source>%1 has no unsaved changes.</source>
        <translation>%1 没有未保存的更改。</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>保存 %1</translation>
    </message>
    <message>
        <source>Saved a copy to %1.</source>
        <translation>副本已保存到 %1。</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>已保存 %1。</translation>
    </message>
    <message>
        <source>Links and special files were not copied: %1.</source>
        <translation>未复制链接和特殊文件：%1。</translation>
    </message>
    <message>
        <source>The indexes of these columns are out of date: %1. python-blosc2 rebuilds them with rebuild_index().</source>
        <translation>以下列的索引已过时：%1。可在 python-blosc2 中用 rebuild_index() 重建。</translation>
    </message>
    <message>
        <source>The values of these columns were computed from others and are out of date: %1.</source>
        <translation>以下列的值由其他列计算得出，现已过时：%1。</translation>
    </message>
    <message>
        <source>Cancelled saving %1.</source>
        <translation>已取消保存 %1。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation>%1 未保存</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSide</name>
    <message>
        <source>Edited, not saved yet.</source>
        <translation>已编辑，尚未保存。</translation>
    </message>
    <message>
        <source>Damage was found in this file.</source>
        <translation>在此文件中发现损坏。</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentSides</name>
    <message>
        <source>Open files, left side</source>
        <translation>打开的文件，左侧</translation>
    </message>
    <message>
        <source>Open files, right side</source>
        <translation>打开的文件，右侧</translation>
    </message>
    <message>
        <source>Open files, lower left side</source>
        <translation>打开的文件，左下侧</translation>
    </message>
    <message>
        <source>Open files, lower right side</source>
        <translation>打开的文件，右下侧</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>打开的文件</translation>
    </message>
</context>
<context>
    <name>bloscope::DocumentTab</name>
    <message>
        <source>%1 was edited in the meantime and stays open.</source>
        <translation>%1 在此期间被编辑，将保持打开。</translation>
    </message>
    <message>
        <source>Counting the readable chunks…</source>
        <translation>正在统计可读的数据块…</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>Save or revert the changes first: reloading would lose them.</source>
        <translation>请先保存或还原更改：重新加载会丢失这些更改。</translation>
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
        <translation>须先完成“%1”。</translation>
    </message>
</context>
<context>
    <name>bloscope::EditActions</name>
    <message>
        <source>“%1” must finish before it can be undone.</source>
        <translation>须先完成“%1”才能撤销。</translation>
    </message>
    <message>
        <source>“%1” must finish first.</source>
        <translation>须先完成“%1”。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销：%1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做：%1(&amp;R)</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a step, a file</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save %1</source>
        <translation>保存 %1(&amp;S)</translation>
    </message>
</context>
<context>
    <name>bloscope::EditQueue</name>
    <message>
        <source>%1: nothing was changed</source>
        <translation>“%1”未作任何更改</translation>
    </message>
    <message numerus="yes">
        <source>%1 was cancelled together with %n change(s) that were waiting for it.</source>
        <translation>
            <numerusform>“%1”已取消，等待它的 %n 项更改也一并取消。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::EmptyNote</name>
    <message>
        <source>&amp;Clear Filter</source>
        <translation>清除筛选(&amp;C)</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>没有符合筛选条件的行。</translation>
    </message>
    <message>
        <source>The table has no rows.</source>
        <translation>该表没有行。</translation>
    </message>
</context>
<context>
    <name>bloscope::EncodingForm</name>
    <message>
        <source>Codec: zstd compresses best; lz4 and blosclz decompress fastest</source>
        <translation>编解码器：zstd 压缩率最高；lz4 和 blosclz 解压最快</translation>
    </message>
    <message>
        <source>Compression level</source>
        <translation>压缩级别</translation>
    </message>
    <message>
        <source>From 0 (no compression) to 9 (smallest)</source>
        <translation>从 0（不压缩）到 9（最小）</translation>
    </message>
    <message>
        <source>Filters applied to a block before the codec, in this order. Available: %1</source>
        <translation>在编解码器之前按此顺序应用于块的过滤器。可用：%1</translation>
    </message>
    <message>
        <source>Dimension that you step through one index at a time; it determines the shapes of chunks and blocks</source>
        <translation>逐个索引浏览的维度；它决定数据块和块的形状</translation>
    </message>
    <message>
        <source>Shape of a chunk, the unit of storage, such as 1, 512, 512</source>
        <translation>数据块的形状，即存储单位，例如 1, 512, 512</translation>
    </message>
    <message>
        <source>Shape of a block, the unit of decoding in a chunk</source>
        <translation>块的形状，即数据块内的解码单位</translation>
    </message>
    <message>
        <source>Le&amp;vel:</source>
        <translation>级别(&amp;V)：</translation>
    </message>
    <message>
        <source>&amp;Codec:</source>
        <translation>编解码器(&amp;C)：</translation>
    </message>
    <message>
        <source>F&amp;ilters:</source>
        <translation>过滤器(&amp;I)：</translation>
    </message>
    <message>
        <source>For s&amp;lices along:</source>
        <translation>切片方向(&amp;L)：</translation>
    </message>
    <message>
        <source>Chun&amp;ks:</source>
        <translation>数据块(&amp;K)：</translation>
    </message>
    <message>
        <source>Bl&amp;ocks:</source>
        <translation>块(&amp;O)：</translation>
    </message>
    <message>
        <source>Any dimension</source>
        <translation>任意维度</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>过滤器</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>数据块</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1, one block each: other programs may misread parts of chunks that have several blocks and use the delta filter</source>
        <translation>
            <numerusform>%n 个数据块（各 %1），每个含一个块：其他程序部分读取含多个块且使用 delta 过滤器的数据块时可能出错</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chunk(s) of %1, in blocks of %2</source>
        <translation>
            <numerusform>%n 个数据块（各 %1），分为 %2 的块</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (automatic)</source>
        <translation>%1（自动）</translation>
    </message>
</context>
<context>
    <name>bloscope::ExportDialog</name>
    <message>
        <source>field %1</source>
        <translation>字段 %1</translation>
    </message>
    <message>
        <source>fields %1 to %2</source>
        <translation>字段 %1 至 %2</translation>
    </message>
    <message>
        <source>Re&amp;store Defaults</source>
        <translation>恢复默认值(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Export from %1</source>
        <translation>从 %1 导出</translation>
    </message>
    <message>
        <source>Shown slice</source>
        <translation>显示的切片</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>整个数组</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Start of the file</source>
        <translation>文件开头</translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation>图像预览</translation>
    </message>
    <message>
        <source>Use the options from Edit &gt; Preferences &gt; Export</source>
        <translation>使用“编辑 &gt; 首选项 &gt; 导出”中的选项</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>范围(&amp;W)：</translation>
    </message>
    <message>
        <source>Form&amp;at:</source>
        <translation>格式(&amp;A)：</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>Vector graphics, scalable to any size</source>
        <translation>矢量图形，可缩放到任意大小</translation>
    </message>
    <message>
        <source>The preview cannot be shown</source>
        <translation>无法显示预览</translation>
    </message>
    <message numerus="yes">
        <source>%n element(s), %1</source>
        <extracomment>%1 a number of bytes</extracomment>
        <translation>
            <numerusform>%n 个元素，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>more than 2⁶³ elements, %1</source>
        <translation>超过 2⁶³ 个元素，%1</translation>
    </message>
</context>
<context>
    <name>bloscope::ExportTarget</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>文件(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>请输入文件名。</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>文件夹 %1 不存在。</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 是文件夹。</translation>
    </message>
    <message>
        <source>%1 is part of the shown file. Export to another location.</source>
        <translation>%1 是所显示文件的一部分。请导出到其他位置。</translation>
    </message>
    <message>
        <source>%1 has the extension of %2, a format that cannot be written from here.</source>
        <translation>%1 的扩展名属于 %2，此处无法写入该格式。</translation>
    </message>
    <message>
        <source>The file already exists.</source>
        <translation>文件已存在。</translation>
    </message>
</context>
<context>
    <name>bloscope::FailurePage</name>
    <message>
        <source>Log in to see whether you may open it.</source>
        <translation>登录后可确认您是否有权打开它。</translation>
    </message>
    <message>
        <source>Nothing is fetched from there unless you continue.</source>
        <translation>除非您选择继续，否则不会从那里获取任何内容。</translation>
    </message>
    <message>
        <source>It opens once all of it is on this computer.</source>
        <translation>全部下载到本机后即可打开。</translation>
    </message>
    <message>
        <source>&amp;Log In…</source>
        <translation>登录(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Continue to %1</source>
        <translation>继续前往 %1(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Download All of It</source>
        <translation>全部下载(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Download All of It (%1)</source>
        <translation>全部下载 (%1)(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save What Can Be Read…</source>
        <translation>保存可读数据(&amp;S)…</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation>重试(&amp;A)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Check the address and the network connection. Files that were opened before can be opened without a network.</source>
        <translation>请检查地址和网络连接。以前打开过的文件无需网络也可打开。</translation>
    </message>
    <message>
        <source>Check the address in a browser. A file that you download there can be opened as a copy.</source>
        <translation>请在浏览器中检查该地址。从那里下载的文件可作为副本打开。</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>无法打开 %1</translation>
    </message>
    <message>
        <source>Open Frame at Byte %1</source>
        <translation>打开字节 %1 处的帧</translation>
    </message>
</context>
<context>
    <name>bloscope::FieldBox</name>
    <message>
        <source>Part of each element to copy</source>
        <translation>要复制的元素部分</translation>
    </message>
    <message>
        <source>All fields</source>
        <translation>所有字段</translation>
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
        <translation>NaN 单元格透明(&amp;T)</translation>
    </message>
    <message>
        <source>Ma&amp;rked cell and selection</source>
        <translation>标记的单元格和选区(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation>直方图(&amp;H)</translation>
    </message>
    <message>
        <source>Scale &amp;bar</source>
        <translation>比例尺(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>图例(&amp;L)</translation>
    </message>
    <message>
        <source>A round length, from the spacing of the columns</source>
        <translation>根据列间距取规整的长度</translation>
    </message>
    <message>
        <source>Wi&amp;dth:</source>
        <translation>宽度(&amp;D)：</translation>
    </message>
    <message>
        <source>Hei&amp;ght:</source>
        <translation>高度(&amp;G)：</translation>
    </message>
    <message>
        <source>Figure with axes and title</source>
        <translation>带坐标轴和标题的图形</translation>
    </message>
    <message>
        <source>With colour scale, unit and legend</source>
        <translation>带色标、单位和图例</translation>
    </message>
    <message>
        <source>Picture only</source>
        <translation>仅图像</translation>
    </message>
    <message>
        <source>Only the area inside the axes</source>
        <translation>仅坐标轴内的区域</translation>
    </message>
    <message>
        <source>One cell = one pixel</source>
        <translation>一个单元格 = 一个像素</translation>
    </message>
    <message>
        <source>Exactly the visible cells</source>
        <translation>与可见单元格完全一致</translation>
    </message>
    <message>
        <source>Too many cells are visible; zoom in</source>
        <translation>可见单元格过多；请放大</translation>
    </message>
    <message>
        <source>Parts to include in the file</source>
        <translation>文件中包含的部分</translation>
    </message>
    <message>
        <source>Co&amp;ntent:</source>
        <translation>内容(&amp;N)：</translation>
    </message>
    <message>
        <source>T&amp;itle:</source>
        <translation>标题(&amp;I)：</translation>
    </message>
    <message>
        <source>&amp;X axis:</source>
        <translation>X 轴(&amp;X)：</translation>
    </message>
    <message>
        <source>&amp;Y axis:</source>
        <translation>Y 轴(&amp;Y)：</translation>
    </message>
    <message>
        <source>&amp;Unit:</source>
        <translation>单位(&amp;U)：</translation>
    </message>
    <message>
        <source>Of the colour scale</source>
        <translation>色标的单位</translation>
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
        <translation>每英寸像素数</translation>
    </message>
    <message>
        <source>at</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>&amp;On paper:</source>
        <translation>打印尺寸(&amp;O)：</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Text and background colours, independent of the window</source>
        <translation>文字和背景的颜色，与窗口无关</translation>
    </message>
    <message>
        <source>The&amp;me:</source>
        <translation>主题(&amp;M)：</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> 像素</translation>
    </message>
</context>
<context>
    <name>bloscope::FigureView</name>
    <message>
        <source>Copied the picture.</source>
        <translation>已复制图像。</translation>
    </message>
</context>
<context>
    <name>bloscope::FileOpener</name>
    <message>
        <source>the file is closed</source>
        <translation>文件已关闭</translation>
    </message>
    <message>
        <source>Write Coordinates</source>
        <translation>写入坐标</translation>
    </message>
</context>
<context>
    <name>bloscope::FilePanels</name>
    <message>
        <source>Checks and comparisons</source>
        <translation>检查和比较</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>Check ct.b2nd, its folder</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>bloscope::FillDialog</name>
    <message>
        <source>Use this value when clearing with &amp;Delete</source>
        <translation>用 Delete 清除时使用此值(&amp;D)</translation>
    </message>
    <message>
        <source>Fill Selection</source>
        <translation>填充选区</translation>
    </message>
    <message>
        <source>Part of each element to fill</source>
        <translation>要填充的元素部分</translation>
    </message>
    <message>
        <source>Value in the notation of the table</source>
        <translation>采用表格记法的值</translation>
    </message>
    <message>
        <source>If off, Delete writes zero, an empty string or NaT</source>
        <translation>关闭时，Delete 写入零、空字符串或 NaT</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>填充(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Part:</source>
        <translation>部分(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>值(&amp;V)：</translation>
    </message>
</context>
<context>
    <name>bloscope::FilterBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop and keep the rows found so far</source>
        <translation>停止并保留已找到的行</translation>
    </message>
    <message>
        <source>Show All &amp;Rows</source>
        <translation>显示所有行(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the filter (Escape)</source>
        <translation>移除筛选 (Esc)</translation>
    </message>
    <message>
        <source>price &gt; 100 and tree contains &quot;fir&quot;</source>
        <translation>price &gt; 100 and tree contains &quot;fir&quot;</translation>
    </message>
    <message>
        <source>Filter condition</source>
        <translation>筛选条件</translation>
    </message>
    <message>
        <source>Show only the rows for which this condition is true (Enter).
The guide describes all operators and functions.</source>
        <translation>仅显示满足此条件的行（回车）。
指南中介绍了所有运算符和函数。</translation>
    </message>
    <message>
        <source>Fil&amp;ter:</source>
        <translation>筛选(&amp;B)：</translation>
    </message>
    <message>
        <source>and</source>
        <translation>且</translation>
    </message>
    <message>
        <source>or</source>
        <translation>或</translation>
    </message>
</context>
<context>
    <name>bloscope::FilterChip</name>
    <message>
        <source>%1
Click to edit this condition</source>
        <translation>%1
单击可编辑此条件</translation>
    </message>
    <message>
        <source>Edit condition %1</source>
        <translation>编辑条件 %1</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>移除此条件</translation>
    </message>
    <message>
        <source>Remove condition %1</source>
        <translation>移除条件 %1</translation>
    </message>
</context>
<context>
    <name>bloscope::FindBar</name>
    <message>
        <source>containing</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>等于</translation>
    </message>
    <message>
        <source>not equal to</source>
        <translation>不等于</translation>
    </message>
    <message>
        <source>above</source>
        <translation>大于</translation>
    </message>
    <message>
        <source>below</source>
        <translation>小于</translation>
    </message>
    <message>
        <source>between</source>
        <translation>介于</translation>
    </message>
    <message>
        <source>NaN or infinite</source>
        <translation>NaN 或无穷</translation>
    </message>
    <message>
        <source>Value to find</source>
        <translation>要查找的值</translation>
    </message>
    <message>
        <source>and</source>
        <translation>与</translation>
    </message>
    <message>
        <source>Other end of the range to find</source>
        <translation>查找范围的另一端</translation>
    </message>
    <message>
        <source>Search condition</source>
        <translation>搜索条件</translation>
    </message>
    <message>
        <source>Field to search</source>
        <translation>要搜索的字段</translation>
    </message>
    <message>
        <source>any text field</source>
        <translation>任意文本字段</translation>
    </message>
    <message>
        <source>Search area</source>
        <translation>搜索范围</translation>
    </message>
    <message>
        <source>shown slice</source>
        <translation>显示的切片</translation>
    </message>
    <message>
        <source>whole array</source>
        <translation>整个数组</translation>
    </message>
    <message>
        <source>selected cells</source>
        <translation>所选单元格</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>上一个(&amp;P)</translation>
    </message>
    <message>
        <source>Find the previous cell (Shift+F3)</source>
        <translation>查找上一个单元格 (Shift+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find the next cell (F3)</source>
        <translation>查找下一个单元格 (F3)</translation>
    </message>
    <message>
        <source>Close the find bar (Escape)</source>
        <translation>关闭查找栏 (Esc)</translation>
    </message>
    <message>
        <source>&amp;of</source>
        <translation>字段(&amp;O)</translation>
    </message>
    <message>
        <source>Fin&amp;d cells:</source>
        <translation>查找单元格(&amp;D)：</translation>
    </message>
    <message>
        <source>in</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Search progress</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Searching, %1 million cells per second…</source>
        <translation>正在搜索，每秒 %1 百万个单元格…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
</context>
<context>
    <name>bloscope::FindingModel</name>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>损坏</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建议</translation>
    </message>
</context>
<context>
    <name>bloscope::FoldedDimensions</name>
    <message numerus="yes">
        <source>%n of length 1</source>
        <translation>
            <numerusform>%n 维长度为 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Dimensions of length 1, at index 0: %1</source>
        <translation>长度为 1 的维度，索引为 0：%1</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderActions</name>
    <message>
        <source>The other files in the folder cannot be listed</source>
        <translation>无法列出文件夹中的其他文件</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a file, its number, so many files</comment>
        <translation>%1：%2 / %3</translation>
    </message>
    <message>
        <source>This is the last file in the folder: %1 of %2.</source>
        <translation>这是文件夹中的最后一个文件：%1 / %2。</translation>
    </message>
    <message>
        <source>This is the first file in the folder: %1 of %2.</source>
        <translation>这是文件夹中的第一个文件：%1 / %2。</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderBrowser</name>
    <message>
        <source>Chec&amp;k All</source>
        <translation>全部检查(&amp;K)</translation>
    </message>
    <message>
        <source>Decode all listed files and their labels in the background</source>
        <translation>在后台解码列出的所有文件及其标签</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Files in the folder</source>
        <translation>文件夹中的文件</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder cannot be listed</source>
        <translation>无法列出文件夹内容</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Checking the files in a folder</source>
        <translation>检查文件夹中的文件</translation>
    </message>
    <message>
        <source>All files checked</source>
        <translation>所有文件均已检查</translation>
    </message>
    <message>
        <source>Check stopped</source>
        <translation>检查已停止</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderCheckPanel</name>
    <message>
        <source>Check Again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>保存为 CSV…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Check Folder %1</source>
        <translation>检查文件夹 %1</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Files with findings</source>
        <translation>有检查结果的文件</translation>
    </message>
    <message>
        <source>Damaged files</source>
        <translation>已损坏的文件</translation>
    </message>
    <message>
        <source>Unreadable files</source>
        <translation>不可读的文件</translation>
    </message>
    <message>
        <source>Files with notes only</source>
        <translation>仅有提示的文件</translation>
    </message>
    <message>
        <source>Name, type, shape or finding</source>
        <translation>名称、类型、形状或检查结果</translation>
    </message>
    <message>
        <source>Save one row per file, in the format of &quot;bloscope verify --csv&quot;</source>
        <translation>每个文件保存一行，格式与“bloscope verify --csv”相同</translation>
    </message>
    <message>
        <source>Open the file in the selected row and show its findings</source>
        <translation>打开所选行的文件并显示其检查结果</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>显示：</translation>
    </message>
    <message>
        <source>Containing:</source>
        <translation>包含：</translation>
    </message>
    <message>
        <source>Checked files</source>
        <translation>已检查的文件</translation>
    </message>
    <message>
        <source>Searching for files in %1…</source>
        <translation>正在 %1 中搜索文件…</translation>
    </message>
    <message>
        <source>Checking… %1</source>
        <translation>正在检查… %1</translation>
    </message>
    <message>
        <source>The folder cannot be checked</source>
        <translation>无法检查文件夹</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were left out because there are too many.</source>
        <translation>
            <numerusform>文件过多，另有 %n 个未列入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as CSV – %1</source>
        <translation>保存为 CSV – %1</translation>
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
        <translation>已保存 %1。</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>已停止：未写入 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>无法写入 %1</translation>
    </message>
</context>
<context>
    <name>bloscope::FolderReportPanel</name>
    <message>
        <source>Write Again</source>
        <translation>重新写入</translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Report on %1</source>
        <translation>%1 的报告</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>已停止：未写入 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>无法写入 %1</translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 with %n case(s).</source>
        <translation>
            <numerusform>已保存 %1，包含 %n 个案例。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is/are damaged or unreadable.</source>
        <translation>
            <numerusform>其中 %n 个已损坏或不可读。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::FrameStrip</name>
    <message>
        <source>Frame metadata</source>
        <translation>帧元数据</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Choose the frame metadata to show</source>
        <translation>选择要显示的帧元数据</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全部(&amp;A)</translation>
    </message>
</context>
<context>
    <name>bloscope::GeometryDialog</name>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>Coordinates and Units of %1</source>
        <translation>%1 的坐标和单位</translation>
    </message>
    <message>
        <source>Discard these settings and use the file&apos;s own</source>
        <translation>放弃这些设置，使用文件自身的设置</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>First coordinate</source>
        <translation>起始坐标</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>Dimension %1 (size %2)</source>
        <translation>维度 %1（大小 %2）</translation>
    </message>
    <message>
        <source>Empty fields keep the file&apos;s values. Entries are remembered; the file is not modified.</source>
        <translation>留空的字段沿用文件中的值。输入的内容会被记住；文件不会被修改。</translation>
    </message>
    <message>
        <source>&amp;Write to Metadata</source>
        <translation>写入元数据(&amp;W)</translation>
    </message>
    <message>
        <source>Also write these settings to the metadata entries &quot;dims&quot; and &quot;coordinates&quot;, which other programs can read once the file is saved</source>
        <translation>同时将这些设置写入元数据条目“dims”和“coordinates”；保存文件后，其他程序即可读取</translation>
    </message>
</context>
<context>
    <name>bloscope::GoToBar</name>
    <message>
        <source>Close the go-to bar (Escape)</source>
        <translation>关闭转到栏 (Esc)</translation>
    </message>
    <message>
        <source>3, 0, -2  or  0, :, 2:10</source>
        <translation>3, 0, -2  或  0, :, 2:10</translation>
    </message>
    <message>
        <source>%1  or  0, =46.5</source>
        <translation>%1  或  0, =46.5</translation>
    </message>
    <message>
        <source>goes to the region %1</source>
        <translation>转到区域 %1</translation>
    </message>
    <message>
        <source>goes to cell %1</source>
        <translation>转到单元格 %1</translation>
    </message>
    <message>
        <source>shows slice %1</source>
        <translation>显示切片 %1</translation>
    </message>
    <message>
        <source>Go to inde&amp;x:</source>
        <translation>转到索引(&amp;X)：</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>12, or -1 for the last one</source>
        <translation>12，或用 -1 表示最后一个</translation>
    </message>
</context>
<context>
    <name>bloscope::GroupBars</name>
    <message>
        <source>Largest groups</source>
        <translation>最大的分组</translation>
    </message>
    <message numerus="yes">
        <source>%n more group(s) not drawn</source>
        <translation>
            <numerusform>另有 %n 个分组未绘制</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::GroupKeyBox</name>
    <message>
        <source>each value</source>
        <translation>每个值</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>按年</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>按月</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>按日</translation>
    </message>
    <message>
        <source>by hour</source>
        <translation>按小时</translation>
    </message>
    <message>
        <source>by month of the year</source>
        <translation>按月份（不分年）</translation>
    </message>
    <message>
        <source>by hour of the day</source>
        <translation>按钟点（不分日）</translation>
    </message>
    <message>
        <source>in bins of</source>
        <translation>按区间，宽度</translation>
    </message>
    <message>
        <source>Groups of the values</source>
        <translation>值的分组方式</translation>
    </message>
    <message>
        <source>Width of the bins</source>
        <translation>区间宽度</translation>
    </message>
    <message>
        <source>Width of the bins; empty: a round one for about 20 bins</source>
        <translation>区间宽度；留空：取规整的宽度，约 20 个区间</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
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
        <translation>有值的行数</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>不同值</translation>
    </message>
    <message>
        <source>Column to group by</source>
        <translation>分组所依据的列</translation>
    </message>
    <message>
        <source>Second column to group by</source>
        <translation>分组所依据的第二列</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>&amp;Filter to Group</source>
        <translation>筛选到该分组(&amp;F)</translation>
    </message>
    <message>
        <source>Show only the rows of the selected group in the table (Return)</source>
        <translation>在表格中仅显示所选分组的行（回车）</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Figure of each group</source>
        <translation>每个分组的统计量</translation>
    </message>
    <message>
        <source>Column of the figure</source>
        <translation>统计量所用的列</translation>
    </message>
    <message>
        <source>&amp;Group by:</source>
        <translation>分组依据(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;and by:</source>
        <translation>再按(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>显示(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;of:</source>
        <translation>列(&amp;O)：</translation>
    </message>
    <message>
        <source>Grouping…</source>
        <translation>正在分组…</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>The rows cannot be grouped</source>
        <translation>无法对行分组</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of %1 rows</source>
        <extracomment>%1 a number of rows</extracomment>
        <translation>
            <numerusform>%1 行分为 %n 个组</numerusform>
        </translation>
    </message>
    <message>
        <source>The group cannot be read</source>
        <translation>无法读取该分组</translation>
    </message>
    <message>
        <source>&amp;All Groups</source>
        <translation>所有分组(&amp;A)</translation>
    </message>
</context>
<context>
    <name>bloscope::GuideWindow</name>
    <message>
        <source>No page contains these words.</source>
        <translation>没有页面包含这些词。</translation>
    </message>
    <message>
        <source>Bloscope User Guide</source>
        <translation>Bloscope 用户指南</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBands</name>
    <message>
        <source>RGB from &amp;Bands…</source>
        <translation>由波段合成 RGB(&amp;B)…</translation>
    </message>
    <message>
        <source>Demosaic Bayer &amp;Filter</source>
        <translation>拜耳滤镜去马赛克(&amp;F)</translation>
    </message>
    <message>
        <source>Show three indices of a dimension as red, green and blue</source>
        <translation>将一个维度的三个索引显示为红、绿、蓝</translation>
    </message>
    <message>
        <source>Interpolate the colour of each sensor pixel (bilinear)</source>
        <translation>插值得到每个传感器像素的颜色（双线性）</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBar</name>
    <message>
        <source>&amp;Invert Colours</source>
        <translation>反转颜色(&amp;I)</translation>
    </message>
    <message>
        <source>Map the highest number to the colour of the lowest, and vice versa</source>
        <translation>将最大值映射为最小值的颜色，反之亦然</translation>
    </message>
    <message>
        <source>Flip &amp;Horizontally</source>
        <translation>水平翻转(&amp;H)</translation>
    </message>
    <message>
        <source>Show the first column on the right</source>
        <translation>在右侧显示第一列</translation>
    </message>
    <message>
        <source>Flip &amp;Vertically</source>
        <translation>垂直翻转(&amp;V)</translation>
    </message>
    <message>
        <source>Show the first row at the bottom</source>
        <translation>在底部显示第一行</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>颜色映射</translation>
    </message>
    <message>
        <source>Colours that represent the numbers</source>
        <translation>表示数值的颜色</translation>
    </message>
    <message>
        <source>Show His&amp;togram</source>
        <translation>显示直方图(&amp;T)</translation>
    </message>
    <message>
        <source>Show the distribution of values next to the colour scale; drag the ends of the scale to change the range</source>
        <translation>在色标旁显示值的分布；拖动色标两端可更改范围</translation>
    </message>
    <message>
        <source>Co&amp;ntours</source>
        <translation>等值线(&amp;N)</translation>
    </message>
    <message>
        <source>Draw lines of equal value over the picture</source>
        <translation>在图像上绘制等值线</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>更多(&amp;M)</translation>
    </message>
    <message>
        <source>More options for colours, orientation and figure</source>
        <translation>颜色、方向和图形的更多选项</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
        <source>Show the whole plane (Home)</source>
        <translation>显示整个平面 (Home)</translation>
    </message>
    <message>
        <source>Contour &amp;Levels…</source>
        <translation>等值线数值(&amp;L)…</translation>
    </message>
    <message>
        <source>Choose the values and the colour of contours</source>
        <translation>选择等值线的数值和颜色</translation>
    </message>
    <message>
        <source>Rotate Clock&amp;wise</source>
        <translation>顺时针旋转(&amp;W)</translation>
    </message>
    <message>
        <source>Rotate by 90 degrees; also swaps rows and columns in the table</source>
        <translation>旋转 90 度；同时交换表格中的行和列</translation>
    </message>
    <message>
        <source>T&amp;ranspose</source>
        <translation>转置(&amp;R)</translation>
    </message>
    <message>
        <source>Swap rows and columns, also in the table</source>
        <translation>交换行和列，表格中也一并交换</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>保存图形(&amp;S)…</translation>
    </message>
    <message>
        <source>Save as PNG, SVG or PDF, with axes and colour scale</source>
        <translation>保存为 PNG、SVG 或 PDF，带坐标轴和色标</translation>
    </message>
    <message>
        <source>The metadata of this file does not specify the spacing of this plane</source>
        <translation>此文件的元数据未指定该平面的间距</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapBrush</name>
    <message>
        <source>Pa&amp;int</source>
        <translation>涂画(&amp;I)</translation>
    </message>
    <message>
        <source>Paint the overlaid labels (B)</source>
        <translation>涂画叠加的标签 (B)</translation>
    </message>
    <message>
        <source>Paint cells with a value, for example to correct labels (B)</source>
        <translation>用某个值涂画单元格，例如修正标签 (B)</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>涂画</translation>
    </message>
    <message>
        <source>What do you want to paint?</source>
        <translation>您想涂画什么？</translation>
    </message>
    <message>
        <source>%1 contains labels for this file. You can overlay them on the image and paint them.</source>
        <translation>%1 包含此文件的标签。可将其叠加在图像上并进行涂画。</translation>
    </message>
    <message>
        <source>&amp;Labels: %1</source>
        <translation>标签：%1(&amp;L)</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapOverlay</name>
    <message>
        <source>&amp;Overlay</source>
        <translation>叠加层(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Show Overlay</source>
        <translation>显示叠加层(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Blink</source>
        <translation>闪烁(&amp;B)</translation>
    </message>
    <message>
        <source>Shows and hides the overlay by turns, to compare both pictures</source>
        <translation>交替显示和隐藏叠加层，以比较两幅图像</translation>
    </message>
    <message>
        <source>%1 cannot be drawn</source>
        <translation>无法绘制 %1</translation>
    </message>
    <message>
        <source>&amp;Choose File…</source>
        <translation>选择文件(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Remove Overlay</source>
        <translation>移除叠加层(&amp;R)</translation>
    </message>
    <message>
        <source>Choose Overlay</source>
        <translation>选择叠加层</translation>
    </message>
    <message>
        <source>%1 cannot be overlaid on this array</source>
        <translation>%1 无法叠加到此数组上</translation>
    </message>
    <message>
        <source>Parts of %1 are damaged and not drawn.</source>
        <translation>%1 的部分内容已损坏，未绘制。</translation>
    </message>
    <message>
        <source>overlay %1</source>
        <translation>叠加层 %1</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>标签 %1</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapProfiles</name>
    <message>
        <source>&amp;Profiles</source>
        <translation>剖面曲线(&amp;P)</translation>
    </message>
    <message>
        <source>Plot the row and column of the marked cell next to the picture</source>
        <translation>在图像旁绘制标记的单元格所在行和列的曲线</translation>
    </message>
    <message>
        <source>The profile cannot be drawn</source>
        <translation>无法绘制剖面曲线</translation>
    </message>
    <message>
        <source>Click a cell to show its row and column.</source>
        <translation>单击单元格可显示其所在的行和列。</translation>
    </message>
    <message>
        <source>Row: %1</source>
        <translation>行：%1</translation>
    </message>
    <message>
        <source>Column: %1</source>
        <translation>列：%1</translation>
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
        <translation>显示沿某一维度的最大值、均值等，或差值 (J)</translation>
    </message>
    <message>
        <source>Turn Volume Back</source>
        <translation>反向旋转体数据</translation>
    </message>
    <message>
        <source>Turn Volume</source>
        <translation>旋转体数据</translation>
    </message>
    <message>
        <source>Turn the maximum of a volume back by 15° (Shift+T)</source>
        <translation>将体数据的最大值投影反向旋转 15° (Shift+T)</translation>
    </message>
    <message>
        <source>Show the maximum of a volume, and turn it by 15° (T)</source>
        <translation>显示体数据的最大值投影，并旋转 15° (T)</translation>
    </message>
    <message>
        <source>There is no projection along %1 while it is shown as rows or columns.</source>
        <translation>%1 显示为行或列时，不能沿它投影。</translation>
    </message>
    <message>
        <source>There is no projection along %1 while it is shown as colours.</source>
        <translation>%1 显示为颜色时，不能沿它投影。</translation>
    </message>
    <message>
        <source>Only a picture with rows and columns can be turned.</source>
        <translation>只有具有行和列的图像才能旋转。</translation>
    </message>
    <message>
        <source>A volume cannot be turned while it is shown in RGB.</source>
        <translation>以 RGB 显示的体数据不能旋转。</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>The projection cannot be computed</source>
        <translation>无法计算投影</translation>
    </message>
    <message>
        <source>Turn off</source>
        <extracomment>a link that ends a projection</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source> (coarse: at most %1 cells along each dimension)</source>
        <translation>（粗略：每个维度最多 %1 个单元格）</translation>
    </message>
    <message>
        <source>, %1 % computed</source>
        <translation>，已计算 %1%</translation>
    </message>
</context>
<context>
    <name>bloscope::HeatmapStatusLine</name>
    <message>
        <source>Picture legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>Statistics of the selected cells</source>
        <translation>所选单元格的统计</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Selected %1: %2</source>
        <translation>所选 %1：%2</translation>
    </message>
    <message>
        <source>Colours interpolated from the Bayer filter %1 (bilinear).</source>
        <translation>由拜耳滤镜 %1 插值得到的颜色（双线性）。</translation>
    </message>
    <message>
        <source>This looks like an RGB image. &lt;a href=&quot;%1&quot;&gt;Show it in colour&lt;/a&gt;</source>
        <translation>这看起来像 RGB 图像。&lt;a href=&quot;%1&quot;&gt;以彩色显示&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>搜索失败</translation>
    </message>
    <message>
        <source>This plane contains no such cell.</source>
        <translation>此平面不包含这样的单元格。</translation>
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
        <translation>复制图像(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;how in File…</source>
        <translation>在文件中显示(&amp;H)…</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>填充选区(&amp;F)…</translation>
    </message>
    <message>
        <source>The picture cannot be drawn</source>
        <translation>无法绘制图像</translation>
    </message>
    <message>
        <source>Regions have no place in a turned volume. Turn it off to measure.</source>
        <translation>旋转的体数据中不能放置区域。关闭旋转后才能测量。</translation>
    </message>
    <message>
        <source>The cells of a projection cannot be changed. Turn it off first.</source>
        <translation>投影的单元格不能更改。请先关闭投影。</translation>
    </message>
    <message>
        <source>Select cells with Shift+Drag first.</source>
        <translation>请先用 Shift+拖动选择单元格。</translation>
    </message>
</context>
<context>
    <name>bloscope::HexEdit</name>
    <message>
        <source>The clipboard contains no hex digits. To paste its text, go to the character column (Tab).</source>
        <translation>剪贴板不包含十六进制数字。要粘贴其中的文本，请转到字符列 (Tab)。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
</context>
<context>
    <name>bloscope::HexPanel</name>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Typing inserts bytes instead of overwriting them (Ins)</source>
        <translation>输入时插入字节，而不是覆盖 (Ins)</translation>
    </message>
</context>
<context>
    <name>bloscope::HexView</name>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Byte %1 (0x%2) of %3</source>
        <translation>字节 %1 (0x%2)，共 %3</translation>
    </message>
    <message numerus="yes">
        <source>End of %n byte(s)</source>
        <translation>
            <numerusform>%n 字节的末尾</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <extracomment>%1 a place, %2 a number of bytes</extracomment>
        <translation>%1，已选 %2</translation>
    </message>
    <message>
        <source>At most %1 bytes can be copied at once.</source>
        <translation>一次最多可复制 %1 字节。</translation>
    </message>
</context>
<context>
    <name>bloscope::HotPixelsMenu</name>
    <message>
        <source>Hot Pi&amp;xels</source>
        <translation>热像素(&amp;X)</translation>
    </message>
    <message>
        <source>Draw &amp;As They Are</source>
        <translation>按原样绘制(&amp;A)</translation>
    </message>
    <message>
        <source>Replace beyond %1 σ</source>
        <translation>替换偏差超过 %1 σ 的像素</translation>
    </message>
    <message>
        <source>Draw a pixel that differs from the median of its eight neighbours by more than this as that median; the data stay as they are</source>
        <translation>若像素与其八个相邻像素的中位数之差超过此值，则绘制为该中位数；数据保持不变</translation>
    </message>
</context>
<context>
    <name>bloscope::InterpretDialog</name>
    <message>
        <source>Type</source>
        <translation>类型</translation>
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
        <translation>解释为数组</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>类型(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>形状(&amp;S)</translation>
    </message>
    <message>
        <source>First element at &amp;byte</source>
        <translation>首个元素所在字节(&amp;B)</translation>
    </message>
    <message>
        <source>NumPy notation: float32, &gt;i2, [(&apos;a&apos;, &apos;u1&apos;), (&apos;b&apos;, &apos;&lt;f8&apos;)]</source>
        <translation>NumPy 记法：float32、&gt;i2、[(&apos;a&apos;, &apos;u1&apos;), (&apos;b&apos;, &apos;&lt;f8&apos;)]</translation>
    </message>
    <message>
        <source>such as 100, -1; one size may be -1, which means: computed from the file</source>
        <translation>例如 100, -1；其中一个大小可为 -1，表示由文件计算</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Discard these settings and use the file&apos;s own</source>
        <translation>放弃这些设置，使用文件自身的设置</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>Types that &amp;fit the data:</source>
        <translation>适合数据的类型(&amp;F)：</translation>
    </message>
    <message>
        <source>the position of the first element is not a number</source>
        <translation>首个元素的位置不是数字</translation>
    </message>
    <message>
        <source>This does not fit</source>
        <translation>设置不匹配</translation>
    </message>
    <message>
        <source>An array of shape (%1) and type %2.</source>
        <translation>形状为 (%1)、类型为 %2 的数组。</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) after the array are not shown.</source>
        <translation>
            <numerusform>数组之后的 %n 字节未显示。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::InterpretationPreview</name>
    <message>
        <source>The first elements</source>
        <translation>开头的元素</translation>
    </message>
    <message>
        <source>No preview</source>
        <translation>无预览</translation>
    </message>
</context>
<context>
    <name>bloscope::ItemListPage</name>
    <message>
        <source>The selected item</source>
        <translation>所选项</translation>
    </message>
    <message>
        <source>Go to ite&amp;m:</source>
        <translation>转到项(&amp;M)：</translation>
    </message>
    <message>
        <source>Counting the items…</source>
        <translation>正在统计项数…</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>项</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>复制为 JSON(&amp;J)</translation>
    </message>
    <message>
        <source>The items cannot be listed</source>
        <translation>无法列出各项</translation>
    </message>
    <message>
        <source>There are no items.</source>
        <translation>没有任何项。</translation>
    </message>
    <message>
        <source>The item cannot be copied</source>
        <translation>无法复制该项</translation>
    </message>
    <message>
        <source>Copied item %1 as JSON.</source>
        <translation>已将项 %1 复制为 JSON。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n item(s)</source>
        <extracomment>%1 a kind of list</extracomment>
        <translation>
            <numerusform>%1，共 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::JobBar</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>取消此任务</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>%1: waiting for another program</source>
        <translation>%1：正在等待其他程序</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1（及另外 %n 个）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::JobLine</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
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
        <translation>格式化(&amp;F)</translation>
    </message>
    <message>
        <source>Error in the text</source>
        <translation>文本有误</translation>
    </message>
    <message>
        <source>One item per line, indented by two spaces per level</source>
        <translation>每项一行，每级缩进两个空格</translation>
    </message>
</context>
<context>
    <name>bloscope::JsonTextEdit</name>
    <message>
        <source>Value as JSON</source>
        <translation>JSON 形式的值</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelPanel</name>
    <message>
        <source>&amp;Count</source>
        <translation>计数(&amp;C)</translation>
    </message>
    <message>
        <source>Previous slice with the label (Alt+Shift+Left)</source>
        <translation>上一个含此标签的切片（Alt+Shift+左方向）</translation>
    </message>
    <message>
        <source>Next slice with the label (Alt+Shift+Right)</source>
        <translation>下一个含此标签的切片（Alt+Shift+右方向）</translation>
    </message>
    <message>
        <source>Go &amp;There</source>
        <translation>转到该处(&amp;O)</translation>
    </message>
    <message>
        <source>Go to a cell of the selected label; press again for another</source>
        <translation>转到所选标签的一个单元格；再按一次转到另一个</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>Colours, visibility and names of labels</source>
        <translation>标签的颜色、可见性和名称</translation>
    </message>
    <message>
        <source>Label array</source>
        <translation>标签数组</translation>
    </message>
    <message>
        <source>Counting status</source>
        <translation>计数状态</translation>
    </message>
    <message>
        <source>There are no labels here</source>
        <translation>此处没有标签</translation>
    </message>
    <message>
        <source>Counting labels</source>
        <translation>统计标签</translation>
    </message>
    <message>
        <source>Open %1 in a tab, then store the labels there.</source>
        <translation>在标签页中打开 %1，然后在那里存入标签。</translation>
    </message>
    <message>
        <source>Nothing can be stored in this file.</source>
        <translation>此文件中不能存入任何内容。</translation>
    </message>
    <message>
        <source>Keep Labels</source>
        <translation>存入标签</translation>
    </message>
    <message>
        <source>The labels are in the metadata of %1; save that file to keep them.</source>
        <translation>标签已写入 %1 的元数据；保存该文件后才会保留。</translation>
    </message>
    <message>
        <source>The labels cannot be kept in %1</source>
        <translation>标签无法存入 %1</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在计数…</translation>
    </message>
    <message>
        <source>The labels cannot be counted</source>
        <translation>无法统计标签</translation>
    </message>
    <message>
        <source>Not counted yet</source>
        <translation>尚未计数</translation>
    </message>
    <message>
        <source>More than %1 distinct values: these are not labels.</source>
        <translation>不同值超过 %1 个：这不是标签。</translation>
    </message>
    <message numerus="yes">
        <source>%n label(s)</source>
        <translation>
            <numerusform>%n 个标签</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 per cell</source>
        <translation>每个单元格 %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are damaged</source>
        <translation>
            <numerusform>%n 个单元格已损坏</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no labels here.</source>
        <translation>此处没有标签。</translation>
    </message>
    <message>
        <source>To step through the labels, show one of their dimensions one index at a time.</source>
        <translation>要逐个浏览含标签的切片，请将标签的一个维度设为每次显示一个索引。</translation>
    </message>
    <message>
        <source>No later slice contains the label.</source>
        <translation>后面的切片不含此标签。</translation>
    </message>
    <message>
        <source>No earlier slice contains the label.</source>
        <translation>前面的切片不含此标签。</translation>
    </message>
    <message>
        <source>Select a label first.</source>
        <translation>请先选择标签。</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelTable</name>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>&amp;Colour…</source>
        <translation>颜色(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose the colour of this label</source>
        <translation>选择此标签的颜色</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>Change the name of this label</source>
        <translation>更改此标签的名称</translation>
    </message>
    <message>
        <source>O&amp;pacity</source>
        <translation>不透明度(&amp;P)</translation>
    </message>
    <message>
        <source>Change how opaque this label is</source>
        <translation>更改此标签的不透明度</translation>
    </message>
    <message>
        <source>Show &amp;Only This</source>
        <translation>仅显示此标签(&amp;O)</translation>
    </message>
    <message>
        <source>Hide all other labels</source>
        <translation>隐藏所有其他标签</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
        <source>Show all labels</source>
        <translation>显示所有标签</translation>
    </message>
    <message>
        <source>Colours as &amp;Before</source>
        <translation>恢复默认颜色(&amp;B)</translation>
    </message>
    <message>
        <source>Draw all labels in the colours of the colour map, with full opacity</source>
        <translation>按颜色映射绘制所有标签，完全不透明</translation>
    </message>
    <message>
        <source>&amp;Keep in File</source>
        <translation>存入文件(&amp;K)</translation>
    </message>
    <message>
        <source>Store colours, opacity, visibility and names in the metadata of the file</source>
        <translation>将颜色、不透明度、可见性和名称存入文件的元数据</translation>
    </message>
    <message>
        <source>Colour of Label %1</source>
        <translation>标签 %1 的颜色</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelTableModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Double-click to rename (F2)</source>
        <translation>双击可重命名 (F2)</translation>
    </message>
    <message>
        <source>Opacity of the label, as a share of the overlay&apos;s. Double-click to change it.</source>
        <translation>标签的不透明度，以叠加层不透明度的百分比表示。双击可更改。</translation>
    </message>
    <message>
        <source>%1 % of all cells</source>
        <translation>占全部单元格的 %1%</translation>
    </message>
    <message>
        <source>%1. Click the colour to change it.</source>
        <translation>%1。单击颜色可更改。</translation>
    </message>
    <message>
        <source>label %1, colour %2</source>
        <translation>标签 %1，颜色 %2</translation>
    </message>
    <message>
        <source>Slices along %1 that contain the label</source>
        <translation>沿 %1 含此标签的切片数</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>体积</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>切片</translation>
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
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>The labels are hidden. Show them (O) to paint.</source>
        <translation>标签已隐藏。显示标签 (O) 后才能涂画。</translation>
    </message>
    <message>
        <source>%1 is still opening.</source>
        <translation>%1 仍在打开。</translation>
    </message>
</context>
<context>
    <name>bloscope::LabelsDock</name>
    <message>
        <source>There is no array with labels to show</source>
        <translation>没有可显示的标签数组</translation>
    </message>
</context>
<context>
    <name>bloscope::LeafPreview</name>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>未存储</translation>
    </message>
    <message>
        <source>It has no cells.</source>
        <translation>没有单元格。</translation>
    </message>
    <message>
        <source>There is no preview</source>
        <translation>没有预览</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n 个部分</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>bloscope::LogInDialog</name>
    <message>
        <source>&amp;Remember in the keyring of the desktop</source>
        <translation>保存在桌面的密钥环中(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Log In</source>
        <translation>登录(&amp;L)</translation>
    </message>
    <message>
        <source>Log In to %1</source>
        <translation>登录到 %1</translation>
    </message>
    <message>
        <source>The password is sent to %1 only. Unless it is remembered in the keyring, it is forgotten when the program ends.</source>
        <translation>密码仅发送到 %1。除非保存在密钥环中，否则程序结束后不会保留。</translation>
    </message>
    <message>
        <source>&amp;User name:</source>
        <translation>用户名(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation>密码(&amp;P)：</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>正在询问服务器…</translation>
    </message>
    <message>
        <source>Not logged in</source>
        <translation>未登录</translation>
    </message>
    <message>
        <source>Logged in, but not remembered</source>
        <translation>已登录，但未保存</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>bloscope::MainWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Move to &amp;Other Side</source>
        <translation>移到另一侧(&amp;O)</translation>
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
        <translation>安全模式：既不加载也不保存设置和会话</translation>
    </message>
    <message>
        <source>The last session cannot be restored</source>
        <translation>无法恢复上次会话</translation>
    </message>
</context>
<context>
    <name>bloscope::MappedHexView</name>
    <message>
        <source>File bytes</source>
        <translation>文件字节</translation>
    </message>
    <message>
        <source>At most %1 bytes can be copied at once.</source>
        <translation>一次最多可复制 %1 字节。</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n byte(s).</source>
        <translation>
            <numerusform>已复制 %n 字节。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied</source>
        <translation>未复制任何内容</translation>
    </message>
    <message>
        <source>Copy as &amp;Hex</source>
        <translation>复制为十六进制(&amp;H)</translation>
    </message>
    <message>
        <source>Copy as &amp;C Array</source>
        <translation>复制为 C 数组(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;Base64</source>
        <translation>复制为 Base64(&amp;B)</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>复制为文本(&amp;T)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
</context>
<context>
    <name>bloscope::MeasureBar</name>
    <message>
        <source>Select, move and change regions</source>
        <translation>选择、移动和修改区域</translation>
    </message>
    <message>
        <source>Ruler: drag from end to end</source>
        <translation>标尺：从一端拖到另一端</translation>
    </message>
    <message>
        <source>Line of several segments: click the points, double-click the last one</source>
        <translation>折线：单击各点，双击最后一点</translation>
    </message>
    <message>
        <source>Free line: draw it with the button held</source>
        <translation>自由线：按住鼠标按键绘制</translation>
    </message>
    <message>
        <source>Angle: click three points</source>
        <translation>角度：单击三个点</translation>
    </message>
    <message>
        <source>Rectangle: drag from corner to corner</source>
        <translation>矩形：从一角拖到对角</translation>
    </message>
    <message>
        <source>Ellipse: drag the rectangle around it (Shift: a circle)</source>
        <translation>椭圆：拖出其外接矩形（按住 Shift：圆）</translation>
    </message>
    <message>
        <source>Polygon: click the corners, double-click the last one</source>
        <translation>多边形：单击各顶点，双击最后一个</translation>
    </message>
    <message>
        <source>Freehand region: draw around it with the button held</source>
        <translation>手绘区域：按住鼠标按键绘制边界</translation>
    </message>
    <message>
        <source>On all &amp;slices</source>
        <translation>在所有切片上(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy Here</source>
        <translation>复制到此处(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected region to the slice that is shown</source>
        <translation>将所选区域复制到当前显示的切片</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected region (Delete)</source>
        <translation>删除所选区域 (Delete)</translation>
    </message>
    <message>
        <source>Undo the last change of a region (Ctrl+Z)</source>
        <translation>撤销对区域的上一次更改 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo the change of a region (Ctrl+Shift+Z)</source>
        <translation>重做对区域的更改 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>线宽</translation>
    </message>
    <message>
        <source>Width of lines: profiles show the mean across it</source>
        <translation>线的宽度：剖面曲线显示此宽度内的均值</translation>
    </message>
    <message>
        <source>The region is measured in whichever slice is shown</source>
        <translation>在当前显示的切片中测量该区域</translation>
    </message>
    <message>
        <source>Ctrl moves the picture, Esc stops.</source>
        <translation>Ctrl 移动图像，Esc 停止。</translation>
    </message>
    <message>
        <source>Stop measuring (Esc)</source>
        <translation>停止测量 (Esc)</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>宽度(&amp;W)：</translation>
    </message>
    <message numerus="yes">
        <source>cell(s)</source>
        <extracomment>behind the width of a line</extracomment>
        <translation>
            <numerusform>个单元格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::MeasurePanel</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the figures of all regions as CSV or JSON</source>
        <translation>将所有区域的数值保存为 CSV 或 JSON</translation>
    </message>
    <message>
        <source>Cop&amp;y Curve</source>
        <translation>复制曲线(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the curve of the selected region, to be pasted in a spreadsheet</source>
        <translation>复制所选区域的曲线，以便粘贴到电子表格</translation>
    </message>
    <message>
        <source>&amp;Keep in File</source>
        <translation>存入文件(&amp;K)</translation>
    </message>
    <message>
        <source>Store the regions in the metadata of the file, to be saved with it</source>
        <translation>将区域存入文件的元数据，随文件一起保存</translation>
    </message>
    <message>
        <source>The regions kept in the file are out of date.</source>
        <translation>文件中存入的区域已过时。</translation>
    </message>
    <message>
        <source>Copy as &amp;Python</source>
        <translation>复制为 Python(&amp;P)</translation>
    </message>
    <message>
        <source>Copy a program that reads the regions kept in the file, or contains them where the file has others</source>
        <translation>复制一个 Python 程序：读取存入文件的区域；若文件中的区域与此不同，则程序自身包含这些区域</translation>
    </message>
    <message>
        <source>Measured slices</source>
        <translation>测量的切片</translation>
    </message>
    <message>
        <source>Measure areas in one slice, or through all slices along a dimension</source>
        <translation>在一个切片中测量面积，或沿某一维度贯穿所有切片测量</translation>
    </message>
    <message>
        <source>Meas&amp;ure:</source>
        <translation>测量(&amp;R)：</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Measured numbers</source>
        <translation>测量值</translation>
    </message>
    <message>
        <source>Slice of each region</source>
        <translation>各区域所在的切片</translation>
    </message>
    <message>
        <source>All slices along %1</source>
        <translation>沿 %1 的所有切片</translation>
    </message>
    <message>
        <source>No regions yet. Choose a tool above, then drag or click in the picture.</source>
        <translation>还没有区域。请在上方选择工具，然后在图像中拖动或单击。</translation>
    </message>
    <message>
        <source>Measured in the projection (%1), a single picture: it has no slices along %2.</source>
        <translation>在投影（%1）中测量；它是单幅图像，沿 %2 没有切片。</translation>
    </message>
    <message>
        <source>Measured in the picture (%1).</source>
        <translation>在图像（%1）中测量。</translation>
    </message>
    <message>
        <source>Copied the curve of %1.</source>
        <translation>已复制 %1 的曲线。</translation>
    </message>
    <message>
        <source>Export Measurements</source>
        <translation>导出测量结果</translation>
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
        <translation>已将测量结果导出到 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>Other programs cannot open this array by itself.</source>
        <translation>其他程序无法单独打开此数组。</translation>
    </message>
    <message>
        <source>There are no regions yet.</source>
        <translation>还没有区域。</translation>
    </message>
    <message>
        <source>Copied a Python program that reads the regions kept in the file.</source>
        <translation>已复制读取文件中区域的 Python 程序。</translation>
    </message>
    <message>
        <source>Copied a Python program that contains the regions. It reads them from the file once they are kept there and the file is saved.</source>
        <translation>已复制包含这些区域的 Python 程序。区域存入文件并保存后，程序将从文件读取。</translation>
    </message>
</context>
<context>
    <name>bloscope::Measuring</name>
    <message>
        <source>&amp;Measure</source>
        <translation>测量(&amp;M)</translation>
    </message>
    <message>
        <source>Measure lengths, angles and regions (M)</source>
        <translation>测量长度、角度和区域 (M)</translation>
    </message>
    <message>
        <source>This region is in planes of other dimensions. Show them first.</source>
        <translation>此区域位于其他维度的平面中。请先显示那些维度。</translation>
    </message>
    <message>
        <source>The regions of the file cannot be read</source>
        <translation>无法读取文件中的区域</translation>
    </message>
    <message>
        <source>Nothing can be stored in this file.</source>
        <translation>此文件中不能存入任何内容。</translation>
    </message>
    <message>
        <source>Keep Regions</source>
        <translation>存入区域</translation>
    </message>
    <message>
        <source>The regions are in the metadata; save the file to keep them.</source>
        <translation>区域已写入元数据；保存文件后才会保留。</translation>
    </message>
    <message>
        <source>The regions cannot be kept in the file</source>
        <translation>区域无法存入文件</translation>
    </message>
</context>
<context>
    <name>bloscope::MergeEditsDialog</name>
    <message>
        <source>mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>对方的</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>（缺失）</translation>
    </message>
    <message>
        <source>(unknown)</source>
        <translation>（未知）</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s)</source>
        <translation>
            <numerusform>另外 %n 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原始</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>Theirs (now in the file)</source>
        <translation>对方的（文件中的当前值）</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>All &amp;Mine</source>
        <translation>全部用我的(&amp;M)</translation>
    </message>
    <message>
        <source>All &amp;Theirs</source>
        <translation>全部用对方的(&amp;T)</translation>
    </message>
    <message>
        <source>Merge My Changes – %1</source>
        <translation>合并我的更改 – %1</translation>
    </message>
    <message>
        <source>Changed entries and values</source>
        <translation>已更改的条目和值</translation>
    </message>
    <message>
        <source>Merge and &amp;Save</source>
        <translation>合并并保存(&amp;S)</translation>
    </message>
    <message>
        <source>M&amp;erge</source>
        <translation>合并(&amp;E)</translation>
    </message>
    <message>
        <source>Stopped: nothing was merged.</source>
        <translation>已停止：未合并任何内容。</translation>
    </message>
    <message>
        <source>Your changes cannot be merged into the file</source>
        <translation>您的更改无法合并到文件</translation>
    </message>
    <message>
        <source>The metadata is the same; only the data in the file differs.</source>
        <translation>元数据相同；只有文件中的数据不同。</translation>
    </message>
    <message>
        <source>No entry or value was changed by both you and the other program. All changes are kept.</source>
        <translation>没有条目或值同时被您和其他程序更改。所有更改都会保留。</translation>
    </message>
    <message>
        <source>No entry was changed by both you and the other program. All changes are kept.</source>
        <translation>没有条目同时被您和其他程序更改。所有更改都会保留。</translation>
    </message>
    <message numerus="yes">
        <source>%n entries were changed by both you and the other program.</source>
        <translation>
            <numerusform>%n 个条目同时被您和其他程序更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values were changed by both you and the other program.</source>
        <translation>
            <numerusform>%n 个值同时被您和其他程序更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was overwritten, so some original values are unknown. Values you edited that differ from the file count as changed by both.</source>
        <translation>文件已被覆盖，因此部分原始值未知。您编辑过且与文件不同的值视为双方都已更改。</translation>
    </message>
    <message>
        <source>Choose which to keep. Changes that do not conflict are kept.</source>
        <translation>请选择要保留的一方。不冲突的更改都会保留。</translation>
    </message>
</context>
<context>
    <name>bloscope::MessageBar</name>
    <message>
        <source>Dismiss this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataActions</name>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>创建副本(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>下移(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Edit Value</source>
        <translation>编辑值(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>Chan&amp;ge Type</source>
        <translation>更改类型(&amp;G)</translation>
    </message>
    <message>
        <source>Edit as &amp;JSON or Hex…</source>
        <translation>以 JSON 或十六进制编辑(&amp;J)…</translation>
    </message>
    <message>
        <source>Edit Arra&amp;y…</source>
        <translation>编辑数组(&amp;Y)…</translation>
    </message>
    <message>
        <source>Un&amp;lock…</source>
        <translation>解锁(&amp;L)…</translation>
    </message>
    <message>
        <source>E&amp;xport Value…</source>
        <translation>导出值(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Import Value…</source>
        <translation>导入值(&amp;I)…</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy as JSON</source>
        <translation>复制为 JSON(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>&amp;Add Entry…</source>
        <translation>添加条目(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Add Item</source>
        <translation>添加项(&amp;A)</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataDelegate</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataDialogs</name>
    <message>
        <source>This Python pickle can only be edited as bytes: %1.</source>
        <translation>此 Python pickle 只能以字节编辑：%1。</translation>
    </message>
    <message>
        <source>This is a Python pickle, read as data. Changes are written as the same kind of pickle.</source>
        <translation>这是 Python pickle，作为数据读取。更改将以同类 pickle 写入。</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>元数据</translation>
    </message>
    <message>
        <source>The value to be replaced changed while the file was being read. Try again.</source>
        <translation>读取文件期间，要替换的值已更改。请重试。</translation>
    </message>
    <message>
        <source>Change Array</source>
        <translation>更改数组</translation>
    </message>
    <message>
        <source>Leave the entry without a name?</source>
        <translation>要让该条目没有名称吗？</translation>
    </message>
    <message>
        <source>Few programs can show an entry whose name is empty.</source>
        <translation>很少有程序能显示名称为空的条目。</translation>
    </message>
    <message>
        <source>Clear &amp;Name</source>
        <translation>清除名称(&amp;N)</translation>
    </message>
    <message>
        <source>Unlock “%1”?</source>
        <translation>要解锁“%1”吗？</translation>
    </message>
    <message>
        <source>Libraries use this entry: %1. If its value is wrong, they may misread the file or fail to read it. The entry stays unlocked until the file is closed.</source>
        <translation>库会使用此条目：%1。如果其值有误，库可能误读或无法读取该文件。解锁状态将保持到文件关闭。</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>“%1” cannot be converted to %2</source>
        <translation>“%1”无法转换为 %2</translation>
    </message>
    <message>
        <source>It can be replaced with an empty %1. Undo restores the current value.</source>
        <translation>可用空的 %1 替换它。撤销可恢复当前值。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataDock</name>
    <message>
        <source>There is no metadata to show</source>
        <translation>没有可显示的元数据</translation>
    </message>
    <message>
        <source>A chunk without a frame has no metadata</source>
        <translation>不属于帧的数据块没有元数据</translation>
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
        <translation>名称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataTree</name>
    <message>
        <source>Metadata</source>
        <translation>元数据</translation>
    </message>
</context>
<context>
    <name>bloscope::MetadataView</name>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter the metadata</source>
        <translation>筛选元数据</translation>
    </message>
    <message>
        <source>Show what would be saved</source>
        <translation>显示将要保存的内容</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>元数据</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 处更改</numerusform>
        </translation>
    </message>
    <message>
        <source>edited values</source>
        <translation>已编辑的值</translation>
    </message>
</context>
<context>
    <name>bloscope::MovieDialog</name>
    <message>
        <source>Export Movie</source>
        <translation>导出视频</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a dimension, its extent</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Each index of this dimension is a frame</source>
        <translation>此维度的每个索引为一帧</translation>
    </message>
    <message>
        <source>Every index</source>
        <translation>每个索引</translation>
    </message>
    <message>
        <source>1 of </source>
        <comment>10 indices</comment>
        <translation>每 </translation>
    </message>
    <message>
        <source> indices</source>
        <comment>1 of 10</comment>
        <translation> 个索引取 1 个</translation>
    </message>
    <message>
        <source> frames per second</source>
        <translation> 帧/秒</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>&amp;Along:</source>
        <translation>沿(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Frames:</source>
        <translation>帧(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>速度(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>宽度(&amp;W)：</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>格式(&amp;O)：</translation>
    </message>
    <message>
        <source>Animated WebP (lossless)</source>
        <translation>动画 WebP（无损）</translation>
    </message>
    <message>
        <source>GIF (256 colours per frame)</source>
        <translation>GIF（每帧 256 色）</translation>
    </message>
    <message>
        <source>MP4</source>
        <translation>MP4</translation>
    </message>
    <message>
        <source>MP4 is written by the program ffmpeg, which is not installed</source>
        <translation>MP4 由程序 ffmpeg 写入，但该程序未安装</translation>
    </message>
    <message>
        <source>This movie cannot be written</source>
        <translation>无法写入此视频</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) of %1 × %2 pixels, %3 s.</source>
        <translation>
            <numerusform>%n 帧，每帧 %1 × %2 像素，%3 s。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::NewEntryDialog</name>
    <message>
        <source>New Metadata Entry</source>
        <translation>新建元数据条目</translation>
    </message>
    <message>
        <source>New Entry in %1</source>
        <translation>在 %1 中新建条目</translation>
    </message>
    <message>
        <source>Add an entry without a name?</source>
        <translation>要添加没有名称的条目吗？</translation>
    </message>
    <message>
        <source>Few programs can show an entry whose name is empty.</source>
        <translation>很少有程序能显示名称为空的条目。</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Name validation</source>
        <translation>名称检查</translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation>值(&amp;V)：</translation>
    </message>
    <message>
        <source>Value validation</source>
        <translation>值检查</translation>
    </message>
    <message>
        <source>Variable-length metalayers, after the data</source>
        <translation>变长元数据层，位于数据之后</translation>
    </message>
    <message>
        <source>Metalayers, in the header</source>
        <translation>元数据层，位于头部</translation>
    </message>
    <message>
        <source>&amp;Section:</source>
        <translation>类别(&amp;S)：</translation>
    </message>
    <message>
        <source>empty (not valid msgpack)</source>
        <translation>空（不是有效的 msgpack）</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>类型(&amp;T)：</translation>
    </message>
    <message>
        <source>A name may be empty, but few programs can show such an entry.</source>
        <translation>名称可以为空，但很少有程序能显示这样的条目。</translation>
    </message>
    <message>
        <source>%1 of %2 bytes</source>
        <translation>%1 / %2 字节</translation>
    </message>
</context>
<context>
    <name>bloscope::NotationHelp</name>
    <message>
        <source>integers beyond 2⁵³</source>
        <translation>超出 2⁵³ 的整数</translation>
    </message>
    <message>
        <source>float64: with a point or an exponent</source>
        <translation>float64：带小数点或指数</translation>
    </message>
    <message>
        <source>non-finite float64: nan, inf, -inf</source>
        <translation>非有限的 float64：nan、inf、-inf</translation>
    </message>
    <message>
        <source>float32</source>
        <translation>float32</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>text that is not UTF-8</source>
        <translation>非 UTF-8 文本</translation>
    </message>
    <message>
        <source>extensions: type and bytes</source>
        <translation>扩展：类型和字节</translation>
    </message>
    <message>
        <source>times: seconds and nanoseconds</source>
        <translation>时间：秒和纳秒</translation>
    </message>
    <message>
        <source>maps whose keys are not distinct strings</source>
        <translation>键不是互异字符串的映射</translation>
    </message>
    <message>
        <source>Python&apos;s tuples</source>
        <translation>Python 的元组</translation>
    </message>
    <message>
        <source>Writing values that JSON cannot express</source>
        <translation>写入 JSON 无法表示的值</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatButton</name>
    <message>
        <source>Format of the numbers and bytes in this table; copies keep all digits</source>
        <translation>此表格中数字和字节的格式；复制时保留所有位数</translation>
    </message>
    <message>
        <source>Number format: %1</source>
        <translation>数字格式：%1</translation>
    </message>
    <message>
        <source>&amp;As in Preferences (%1)</source>
        <translation>与首选项相同 (%1)(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>其他(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Shortest: 0.25</source>
        <translation>最短：0.25(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;2 Digits: 0.25</source>
        <translation>2 位：0.25(&amp;2)</translation>
    </message>
    <message>
        <source>&amp;4 Digits: 0.2500</source>
        <translation>4 位：0.2500(&amp;4)</translation>
    </message>
    <message>
        <source>S&amp;cientific: 2.5000e-01</source>
        <translation>科学计数法：2.5000e-01(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Decimal: 10</source>
        <translation>十进制：10(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal: 0x0a</source>
        <translation>十六进制：0x0a(&amp;H)</translation>
    </message>
    <message>
        <source>Oc&amp;tal: 0o012</source>
        <translation>八进制：0o012(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Binary: 0b00001010</source>
        <translation>二进制：0b00001010(&amp;B)</translation>
    </message>
    <message>
        <source>Te&amp;xt Where Possible: ab</source>
        <translation>尽可能用文本：ab(&amp;X)</translation>
    </message>
    <message>
        <source>B&amp;ytes as in Python: b&apos;ab&apos;</source>
        <translation>Python 形式的字节：b&apos;ab&apos;(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatDialog</name>
    <message>
        <source>Number Format of This Table</source>
        <translation>此表格的数字格式</translation>
    </message>
    <message>
        <source>As in &amp;Preferences</source>
        <translation>与首选项相同(&amp;P)</translation>
    </message>
</context>
<context>
    <name>bloscope::NumberFormatForm</name>
    <message>
        <source>&amp;Floats:</source>
        <translation>浮点数(&amp;F)：</translation>
    </message>
    <message>
        <source>With or without an exponent.</source>
        <translation>带或不带指数。</translation>
    </message>
    <message>
        <source>Plain: 0.25</source>
        <translation>普通：0.25</translation>
    </message>
    <message>
        <source>Scientific: 2.5e-01</source>
        <translation>科学计数法：2.5e-01</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Digits of floats after the decimal point. With &quot;As many as needed&quot;, the text reads back as the same number.</source>
        <translation>浮点数小数点后的位数。选择“按需”时，文本读回后为同一数值。</translation>
    </message>
    <message>
        <source>&amp;Digits:</source>
        <translation>位数(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Integers:</source>
        <translation>整数(&amp;I)：</translation>
    </message>
    <message>
        <source>All notations except decimal show the stored bits.</source>
        <translation>除十进制外，所有记法都显示存储的位。</translation>
    </message>
    <message>
        <source>Decimal: 10</source>
        <translation>十进制：10</translation>
    </message>
    <message>
        <source>Hexadecimal: 0x0a</source>
        <translation>十六进制：0x0a</translation>
    </message>
    <message>
        <source>Octal: 0o012</source>
        <translation>八进制：0o012</translation>
    </message>
    <message>
        <source>Binary: 0b00001010</source>
        <translation>二进制：0b00001010</translation>
    </message>
    <message>
        <source>B&amp;yte strings:</source>
        <translation>字节串(&amp;Y)：</translation>
    </message>
    <message>
        <source>Used in tables and copies. Bytes that are not text are always written as in Python.</source>
        <translation>用于表格和复制。不是文本的字节始终按 Python 形式写入。</translation>
    </message>
    <message>
        <source>Text where possible: ab</source>
        <translation>尽可能用文本：ab</translation>
    </message>
    <message>
        <source>As in Python: b&apos;ab&apos;</source>
        <translation>Python 形式：b&apos;ab&apos;</translation>
    </message>
</context>
<context>
    <name>bloscope::OpenFile</name>
    <message>
        <source>Merge My Changes</source>
        <translation>合并我的更改</translation>
    </message>
</context>
<context>
    <name>bloscope::OutsideChanges</name>
    <message>
        <source>%1 was not saved</source>
        <translation>%1 未保存</translation>
    </message>
    <message>
        <source>Choose which version to keep.</source>
        <translation>请选择要保留的版本。</translation>
    </message>
    <message>
        <source>%1 has grown.</source>
        <translation>%1 已增大。</translation>
    </message>
    <message>
        <source>%1 was changed by another program and reloaded.</source>
        <translation>%1 已被其他程序更改并重新加载。</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 已被其他程序更改。</translation>
    </message>
    <message>
        <source>%1 no longer exists. You can still view what is open.</source>
        <translation>%1 已不存在。已打开的内容仍可查看。</translation>
    </message>
    <message>
        <source>%1 no longer exists. You can still view what is open and save it as another file.</source>
        <translation>%1 已不存在。已打开的内容仍可查看，也可另存为其他文件。</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Your changes were not merged</source>
        <translation>您的更改未合并</translation>
    </message>
    <message>
        <source>The previous content is still shown, because %1 was changed by another program and cannot be reloaded</source>
        <translation>仍显示先前的内容，因为 %1 已被其他程序更改且无法重新加载</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Merge My Changes…</source>
        <translation>合并我的更改…</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比较…</translation>
    </message>
    <message>
        <source>Decide Later</source>
        <translation>以后再定</translation>
    </message>
    <message>
        <source>You have unsaved changes.</source>
        <translation>您有未保存的更改。</translation>
    </message>
    <message>
        <source>Your changes were merged with those in %1. They are not saved yet.</source>
        <translation>您的更改已与 %1 中的更改合并，尚未保存。</translation>
    </message>
    <message>
        <source>The current content of %1 is shown. None of your changes remain.</source>
        <translation>显示的是 %1 的当前内容。您的更改均未保留。</translation>
    </message>
</context>
<context>
    <name>bloscope::OverlayBar</name>
    <message>
        <source>Show as &amp;Overlay</source>
        <translation>显示为叠加层(&amp;O)</translation>
    </message>
    <message>
        <source>Draw the labels of this file over the picture</source>
        <translation>在图像上绘制此文件的标签</translation>
    </message>
    <message>
        <source>Dismiss this suggestion</source>
        <translation>关闭此建议</translation>
    </message>
    <message>
        <source>Show or hide the overlay (O)</source>
        <translation>显示或隐藏叠加层 (O)</translation>
    </message>
    <message>
        <source>Overlay colours</source>
        <translation>叠加层颜色</translation>
    </message>
    <message>
        <source>Colour range of the overlay</source>
        <translation>叠加层的颜色范围</translation>
    </message>
    <message>
        <source>Range:</source>
        <translation>范围：</translation>
    </message>
    <message>
        <source>Remove the overlay</source>
        <translation>移除叠加层</translation>
    </message>
    <message>
        <source>&amp;Draw:</source>
        <translation>绘制(&amp;D)：</translation>
    </message>
    <message>
        <source>O&amp;pacity:</source>
        <translation>不透明度(&amp;P)：</translation>
    </message>
    <message>
        <source>Colo&amp;urs:</source>
        <translation>颜色(&amp;U)：</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Label style</source>
        <translation>标签样式</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Fill every cell with the colour of its label</source>
        <translation>用标签的颜色填充每个单元格</translation>
    </message>
    <message>
        <source>Outlines</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>Draw only the borders of labels</source>
        <translation>仅绘制标签的边界</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Fill labels and draw opaque borders</source>
        <translation>填充标签并绘制不透明边界</translation>
    </message>
    <message>
        <source>Overlay opacity</source>
        <translation>叠加层不透明度</translation>
    </message>
    <message>
        <source>Opacity of filled areas: 0 % shows only the picture, 100 % only the overlay</source>
        <translation>填充区域的不透明度：0% 仅显示图像，100% 仅显示叠加层</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Found %1 next to this file.</source>
        <translation>在此文件旁找到 %1。</translation>
    </message>
    <message>
        <source>Overlay: %1</source>
        <translation>叠加层：%1</translation>
    </message>
    <message>
        <source>%1
Show or hide the overlay (O)</source>
        <translation>%1
显示或隐藏叠加层 (O)</translation>
    </message>
</context>
<context>
    <name>bloscope::PaintWhere</name>
    <message>
        <source>Paint over</source>
        <translation>可覆盖的单元格</translation>
    </message>
    <message>
        <source>Which cells are painted: all, or only those with one value</source>
        <translation>可涂画哪些单元格：全部，或仅具有某个值的单元格</translation>
    </message>
    <message>
        <source>Protected values</source>
        <translation>受保护的值</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>请输入数字。</translation>
    </message>
    <message>
        <source>Lowest value of the image</source>
        <translation>图像的最小值</translation>
    </message>
    <message>
        <source>Highest value of the image</source>
        <translation>图像的最大值</translation>
    </message>
    <message>
        <source>&amp;Limits</source>
        <translation>上下限(&amp;L)</translation>
    </message>
    <message>
        <source>Paint only where the image is between two values, both included</source>
        <translation>仅在图像值介于两值之间（含两端）处涂画</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>unlabelled (0)</source>
        <translation>未标记 (0)</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>仅 %1</translation>
    </message>
    <message>
        <source>Protect &amp;None</source>
        <translation>不保护任何值(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Protect</source>
        <translation>保护(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Protect (%1)</source>
        <translation>保护 (%1)(&amp;P)</translation>
    </message>
    <message>
        <source>Values that are not painted over</source>
        <translation>不会被涂画覆盖的值</translation>
    </message>
    <message>
        <source>Not painted over: %1</source>
        <translation>不会被涂画覆盖：%1</translation>
    </message>
</context>
<context>
    <name>bloscope::PaneBrush</name>
    <message>
        <source>A projection cannot be painted. Turn it off first.</source>
        <translation>投影不能涂画。请先关闭投影。</translation>
    </message>
    <message>
        <source>This cannot be painted</source>
        <translation>无法在此涂画</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>涂画 %1</translation>
    </message>
    <message>
        <source>%1 has the same colour as 0: the cells are painted, but look unchanged.</source>
        <translation>%1 与 0 颜色相同：单元格已涂画，但看上去没有变化。</translation>
    </message>
    <message>
        <source>The line does not surround the middle of any cell.</source>
        <translation>该线没有围住任何单元格的中心。</translation>
    </message>
    <message>
        <source>Mark a cell with Shift+Arrow keys first.</source>
        <translation>请先用 Shift+方向键标记一个单元格。</translation>
    </message>
</context>
<context>
    <name>bloscope::PartBox</name>
    <message>
        <source>Element part to draw</source>
        <translation>要绘制的元素部分</translation>
    </message>
    <message>
        <source>Part of each element to draw</source>
        <translation>每个元素中要绘制的部分</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, what of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>相位</translation>
    </message>
    <message>
        <source>real part</source>
        <translation>实部</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>虚部</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>模</translation>
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
        <translation>图像：%1</translation>
    </message>
    <message>
        <source>Only whole numbers and Booleans can be painted.</source>
        <translation>只能涂画整数和布尔值。</translation>
    </message>
    <message>
        <source>Colours cannot be painted. Show one channel at a time.</source>
        <translation>颜色不能涂画。请一次显示一个通道。</translation>
    </message>
</context>
<context>
    <name>bloscope::PipelineDialog</name>
    <message>
        <source>Show &amp;Bytes in File</source>
        <translation>在文件中显示字节(&amp;B)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Decode Block Step by Step</source>
        <translation>逐步解码块</translation>
    </message>
    <message>
        <source>&amp;Chunk:</source>
        <translation>数据块(&amp;C)：</translation>
    </message>
    <message>
        <source>B&amp;lock:</source>
        <translation>块(&amp;L)：</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>This block cannot be shown</source>
        <translation>无法显示此块</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Not stored: bytes %1 to %2 of the decoded chunk.</source>
        <translation>未存储：解码后数据块的字节 %1 至 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) at offset %1 of the file contain bytes %2 to %3 of the decoded chunk.</source>
        <translation>
            <numerusform>文件偏移 %1 处的 %n 字节包含解码后数据块的字节 %2 至 %3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) at offset %1 of %4 contain bytes %2 to %3 of the decoded chunk.</source>
        <translation>
            <numerusform>%4 偏移 %1 处的 %n 字节包含解码后数据块的字节 %2 至 %3。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Values after this step</source>
        <translation>此步骤之后的值</translation>
    </message>
</context>
<context>
    <name>bloscope::PlanesView</name>
    <message>
        <source>&amp;Large Plane</source>
        <translation>放大的平面(&amp;L)</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>The planes cannot be drawn</source>
        <translation>无法绘制平面</translation>
    </message>
    <message>
        <source>Also show one of the three planes enlarged (L)</source>
        <translation>同时放大显示三个平面之一 (L)</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Large plane normal to %1</source>
        <translation>垂直于 %1 的放大平面</translation>
    </message>
    <message>
        <source>Plane normal to %1</source>
        <translation>垂直于 %1 的平面</translation>
    </message>
    <message>
        <source>Copied the pictures of the planes.</source>
        <translation>已复制各平面的图像。</translation>
    </message>
</context>
<context>
    <name>bloscope::PlayButton</name>
    <message>
        <source>&amp;Loop</source>
        <translation>循环(&amp;L)</translation>
    </message>
    <message>
        <source>Play through the indices</source>
        <translation>按索引播放</translation>
    </message>
    <message>
        <source>%1 per Second</source>
        <translation>每秒 %1 个</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotLoader</name>
    <message>
        <source>Plotting</source>
        <translation>绘图</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>绘图</translation>
    </message>
</context>
<context>
    <name>bloscope::PlotWindow</name>
    <message>
        <source>Columns of the curves</source>
        <translation>曲线的列</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>Scatter plot</source>
        <translation>散点图</translation>
    </message>
    <message>
        <source>Kind of plot</source>
        <translation>图的类型</translation>
    </message>
    <message>
        <source>Column along the horizontal axis</source>
        <translation>横轴的列</translation>
    </message>
    <message>
        <source>Column along the vertical axis</source>
        <translation>纵轴的列</translation>
    </message>
    <message>
        <source>Column of the colours</source>
        <translation>颜色的列</translation>
    </message>
    <message>
        <source>&amp;Y:</source>
        <translation>Y(&amp;Y)：</translation>
    </message>
    <message>
        <source>Colour &amp;by:</source>
        <translation>着色依据(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;Plot:</source>
        <translation>绘图(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;X:</source>
        <translation>X(&amp;X)：</translation>
    </message>
    <message>
        <source>&amp;Filter to Range</source>
        <translation>筛选到范围(&amp;F)</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>全部显示(&amp;A)</translation>
    </message>
    <message>
        <source>Zoom out to all values (Home or a double click)</source>
        <translation>缩小以显示所有值（Home 或双击）</translation>
    </message>
    <message>
        <source>&amp;Save Figure…</source>
        <translation>保存图形(&amp;S)…</translation>
    </message>
    <message>
        <source>Row number</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>Reading, %1 %…</source>
        <translation>正在读取，%1%…</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>The columns cannot be plotted</source>
        <translation>无法绘制这些列</translation>
    </message>
    <message>
        <source>Choose a column to plot.</source>
        <translation>选择要绘制的列。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no rows to plot.</source>
        <translation>没有可绘制的行。</translation>
    </message>
    <message>
        <source>These rows have no numbers to plot.</source>
        <translation>这些行没有可绘制的数值。</translation>
    </message>
    <message>
        <source>%1 without a value</source>
        <extracomment>%1 &quot;12 rows&quot;</extracomment>
        <translation>%1无值</translation>
    </message>
    <message>
        <source>the most frequent of %1 distinct values</source>
        <translation>%1 个不同值中最常见的值</translation>
    </message>
    <message>
        <source>%1 in view</source>
        <extracomment>%1 &quot;12 rows&quot;</extracomment>
        <translation>视图内 %1</translation>
    </message>
    <message>
        <source>one point per row</source>
        <translation>每行一个点</translation>
    </message>
    <message>
        <source>colours show density</source>
        <translation>颜色表示密度</translation>
    </message>
    <message>
        <source>colours show the mean of %1</source>
        <translation>颜色表示 %1 的均值</translation>
    </message>
    <message>
        <source>Drag in the plot to select a range, with Shift when zoomed in</source>
        <translation>在图中拖动可选择范围；放大后按住 Shift 拖动</translation>
    </message>
    <message>
        <source>Show only rows with %1 in the table</source>
        <translation>在表格中仅显示满足 %1 的行</translation>
    </message>
    <message>
        <source>Save Figure</source>
        <translation>保存图形</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>%1 has no extension of a figure: png, svg or pdf.</source>
        <translation>%1 的扩展名不是图形格式（png、svg 或 pdf）。</translation>
    </message>
    <message>
        <source>%1 has no extension of a figure that this build writes: png or pdf.</source>
        <translation>%1 的扩展名不是此版本可写入的图形格式（png 或 pdf）。</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>保存 %1</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>已保存 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>无法保存 %1</translation>
    </message>
</context>
<context>
    <name>bloscope::PreferencesDialog</name>
    <message>
        <source>Re&amp;open last session</source>
        <translation>重新打开上次会话(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Ask before discarding a running job</source>
        <translation>丢弃正在运行的任务前询问(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Coordinates on axes</source>
        <translation>坐标轴上显示坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Orientation label&amp;s</source>
        <translation>方位标记(&amp;S)</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>常规(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>配色(&amp;C)：</translation>
    </message>
    <message>
        <source>Applies to the whole window immediately. &quot;System&quot; follows the desktop if it reports changes.</source>
        <translation>立即应用于整个窗口。选择“系统”时，若桌面报告变化，配色会随之改变。</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>Of texts, numbers and dates in the window; data stay as they are. Takes effect after a restart.</source>
        <translation>用于窗口中的文字、数字和日期；数据保持不变。重新启动后生效。</translation>
    </message>
    <message>
        <source>When Bloscope starts without a file, restores the windows and files of the last session.</source>
        <translation>不带文件启动 Bloscope 时，恢复上次会话的窗口和文件。</translation>
    </message>
    <message>
        <source>Asks for confirmation when a window is closed during an export.</source>
        <translation>在导出期间关闭窗口时要求确认。</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>One per processor (%1)</source>
        <translation>每个处理器一个 (%1)</translation>
    </message>
    <message>
        <source>&amp;Reading</source>
        <translation>读取(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Memory for decoded blocks:</source>
        <translation>已解码块所用内存(&amp;M)：</translation>
    </message>
    <message>
        <source>Shared by all open files. A larger cache means less decoding when you go back and forth; the status bar shows how much of it is in use.</source>
        <translation>由所有打开的文件共用。缓存越大，来回浏览时需要的解码越少；状态栏显示其使用量。</translation>
    </message>
    <message>
        <source>&amp;Disk space for overviews:</source>
        <translation>概览图所用磁盘空间(&amp;D)：</translation>
    </message>
    <message>
        <source>For large planes, so that their heatmaps appear at once when the file is reopened. Least recently used entries are removed first; 0 removes all.</source>
        <translation>用于大平面，使其热图在重新打开文件时立即显示。最先移除最久未使用的条目；0 表示全部移除。</translation>
    </message>
    <message>
        <source>Disk space for &amp;files on servers:</source>
        <translation>服务器文件所用磁盘空间(&amp;F)：</translation>
    </message>
    <message>
        <source>For the parts of them that were fetched, so that they are not fetched again and can be read without a network. Least recently used files are removed first; 0 removes all.</source>
        <translation>用于已获取的文件部分，以免再次获取，且无需网络即可读取。最先移除最久未使用的文件；0 表示全部移除。</translation>
    </message>
    <message>
        <source>Number of decoding &amp;threads:</source>
        <translation>解码线程数(&amp;T)：</translation>
    </message>
    <message>
        <source>Number of threads that decode in parallel. Takes effect after a restart.</source>
        <translation>并行解码的线程数。重新启动后生效。</translation>
    </message>
    <message>
        <source>&amp;Views</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>How array tables show numbers and byte strings. The status bar, copies and exports keep all digits.</source>
        <translation>数组表格显示数字和字节串的方式。状态栏、复制和导出保留所有位数。</translation>
    </message>
    <message>
        <source>&amp;Heatmap:</source>
        <translation>热图(&amp;H)：</translation>
    </message>
    <message>
        <source>Colours of newly opened arrays. Each heatmap can use different ones.</source>
        <translation>新打开的数组的颜色。每个热图可使用不同的颜色。</translation>
    </message>
    <message>
        <source>Heatmaps, planes and curves show coordinates and dates instead of indices where the file has them.</source>
        <translation>文件含有坐标和日期时，热图、平面和曲线显示它们而不是索引。</translation>
    </message>
    <message>
        <source>Shows L and R, A and P, S and I at the edges of medical images with a known orientation.</source>
        <translation>在方位已知的医学图像边缘显示 L 和 R、A 和 P、S 和 I。</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Default options for exporting arrays as text (CSV, TSV). Tables in stores use this delimiter, number of digits, byte string notation and line ending, always with column names.</source>
        <translation>将数组导出为文本（CSV、TSV）的默认选项。存储容器中的表使用此处的分隔符、位数、字节串记法和换行符，并始终带列名。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>System (%1)</source>
        <translation>跟随系统（%1）</translation>
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
        <translation>最大值</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Difference to the previous index</source>
        <translation>与上一个索引之差</translation>
    </message>
    <message>
        <source>Difference to one index</source>
        <translation>与某个索引之差</translation>
    </message>
    <message>
        <source>Turning maximum</source>
        <translation>旋转的最大值</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>显示(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Along:</source>
        <translation>沿(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>从(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>至(&amp;T)：</translation>
    </message>
    <message>
        <source>A&amp;bout:</source>
        <translation>旋转轴(&amp;B)：</translation>
    </message>
    <message>
        <source>A&amp;ngle:</source>
        <translation>角度(&amp;N)：</translation>
    </message>
    <message>
        <source>Turn &amp;Off</source>
        <translation>关闭(&amp;O)</translation>
    </message>
    <message>
        <source>Vertical axis (%1)</source>
        <extracomment>%1 a dimension</extracomment>
        <translation>纵轴 (%1)</translation>
    </message>
    <message>
        <source>Horizontal axis (%1)</source>
        <translation>横轴 (%1)</translation>
    </message>
    <message>
        <source>&amp;Index:</source>
        <translation>索引(&amp;I)：</translation>
    </message>
</context>
<context>
    <name>bloscope::RangeButton</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Minimum to maximum</source>
        <translation>最小值至最大值</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Colour range</source>
        <translation>颜色范围</translation>
    </message>
    <message>
        <source>Set Li&amp;mits…</source>
        <translation>设置上下限(&amp;M)…</translation>
    </message>
    <message>
        <source>Enter the limits as numbers, percentiles or standard deviations</source>
        <translation>以数值、百分位数或标准差输入上下限</translation>
    </message>
    <message>
        <source>S&amp;ymmetric about Zero</source>
        <translation>关于零对称(&amp;Y)</translation>
    </message>
    <message>
        <source>Centre the range on zero (not with a logarithmic scale)</source>
        <translation>使范围以零为中心（不适用于对数刻度）</translation>
    </message>
    <message>
        <source>Range of &amp;Whole Array</source>
        <translation>整个数组的范围(&amp;W)</translation>
    </message>
    <message>
        <source>Compute the range and histogram from the whole array, so that colours mean the same in all slices</source>
        <translation>由整个数组计算范围和直方图，使颜色在所有切片中含义相同</translation>
    </message>
    <message>
        <source>&amp;Lock Range</source>
        <translation>锁定范围(&amp;L)</translation>
    </message>
    <message>
        <source>Keep these limits in other slices</source>
        <translation>在其他切片中保持这些上下限</translation>
    </message>
    <message>
        <source>Colour range: %1</source>
        <translation>颜色范围：%1</translation>
    </message>
    <message>
        <source>%1 % to %2 %</source>
        <translation>%1% 至 %2%</translation>
    </message>
    <message>
        <source>Mean ± %1 σ</source>
        <translation>均值 ± %1 σ</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>整个数组</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
</context>
<context>
    <name>bloscope::RangeFields</name>
    <message>
        <source>Colour range</source>
        <translation>颜色范围</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>All values for labels and other small whole numbers; otherwise all but the lowest and highest 1 %</source>
        <translation>标签和其他小整数取所有值；否则去除最低和最高的 1%</translation>
    </message>
    <message>
        <source>Min–Max</source>
        <translation>最小–最大</translation>
    </message>
    <message>
        <source>From the lowest to the highest number</source>
        <translation>从最小值到最大值</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>百分位数</translation>
    </message>
    <message>
        <source>Between two percentiles, computed with NumPy&apos;s default method</source>
        <translation>介于两个百分位数之间，按 NumPy 的默认方法计算</translation>
    </message>
    <message>
        <source>Mean ± k σ</source>
        <translation>均值 ± k σ</translation>
    </message>
    <message>
        <source>A number of standard deviations around the mean</source>
        <translation>均值两侧若干个标准差</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Two numbers that stay the same in other slices</source>
        <translation>两个数值，在其他切片中保持不变</translation>
    </message>
    <message>
        <source>Number for the lowest colour</source>
        <translation>最低颜色对应的数值</translation>
    </message>
    <message>
        <source>Number for the highest colour</source>
        <translation>最高颜色对应的数值</translation>
    </message>
    <message>
        <source>Centre of the range (level)</source>
        <translation>范围的中心（窗位）</translation>
    </message>
    <message>
        <source>Width of the range (window)</source>
        <translation>范围的宽度（窗宽）</translation>
    </message>
    <message>
        <source>or centre</source>
        <translation>或中心</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Lower percentile</source>
        <translation>下百分位数</translation>
    </message>
    <message>
        <source>Upper percentile</source>
        <translation>上百分位数</translation>
    </message>
    <message>
        <source>Standard deviations around the mean</source>
        <translation>均值两侧的标准差数</translation>
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
        <translation>数值的直方图</translation>
    </message>
    <message>
        <source>The colours cover %1 to %2. Tab switches between the ends; arrow keys move the current one.</source>
        <translation>颜色覆盖 %1 至 %2。按 Tab 在两端之间切换；用方向键移动当前一端。</translation>
    </message>
    <message>
        <source>%1 to %2: %3 cells</source>
        <translation>%1 至 %2：%3 个单元格</translation>
    </message>
    <message>
        <source>of a sample of %1 cells</source>
        <translation>来自 %1 个单元格的样本</translation>
    </message>
</context>
<context>
    <name>bloscope::RangePresetsDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Edit Windows</source>
        <translation>编辑窗宽窗位</translation>
    </message>
    <message>
        <source>Kept windows</source>
        <translation>已保存的窗宽窗位</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>重命名(&amp;N)</translation>
    </message>
</context>
<context>
    <name>bloscope::RangePresetsMenu</name>
    <message>
        <source>Brain</source>
        <translation>脑</translation>
    </message>
    <message>
        <source>Soft Tissue</source>
        <translation>软组织</translation>
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
        <translation>窗宽窗位预设(&amp;D)</translation>
    </message>
    <message>
        <source>CT</source>
        <translation>CT</translation>
    </message>
    <message>
        <source>A usual range of CT images in Hounsfield units</source>
        <translation>CT 图像的常用范围，以 Hounsfield 单位 (HU) 表示</translation>
    </message>
    <message>
        <source>Your windows</source>
        <translation>自定义窗宽窗位</translation>
    </message>
    <message>
        <source>&amp;Save This Window…</source>
        <translation>保存此窗宽窗位(&amp;S)…</translation>
    </message>
    <message>
        <source>Keep the shown range by name, for all files</source>
        <translation>为显示的范围命名并保存，供所有文件使用</translation>
    </message>
    <message>
        <source>&amp;Edit Windows…</source>
        <translation>编辑窗宽窗位(&amp;E)…</translation>
    </message>
    <message>
        <source>%1 (centre %2, width %3)</source>
        <translation>%1（窗位 %2，窗宽 %3）</translation>
    </message>
    <message>
        <source>Save Window</source>
        <translation>保存窗宽窗位</translation>
    </message>
    <message>
        <source>Name of the window from %1 to %2:</source>
        <translation>窗（%1 至 %2）的名称：</translation>
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
        <translation>%1“%2”</translation>
    </message>
    <message>
        <source>%1 (no stored values)</source>
        <translation>%1（无存储值）</translation>
    </message>
    <message>
        <source>on a server</source>
        <translation>在服务器上</translation>
    </message>
    <message>
        <source>not searched</source>
        <translation>未搜索</translation>
    </message>
    <message>
        <source>found</source>
        <translation>已找到</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>The result would be a table. The expression is not evaluated; operands are never opened automatically.</source>
        <translation>结果将是一个表。不会计算该表达式；操作数绝不会自动打开。</translation>
    </message>
    <message>
        <source>The result would be %1. The expression is not evaluated; operands are never opened automatically.</source>
        <comment>a shape and a type</comment>
        <translation>结果将是 %1。不会计算该表达式；操作数绝不会自动打开。</translation>
    </message>
    <message>
        <source>Text of the expression</source>
        <translation>表达式文本</translation>
    </message>
    <message>
        <source>&amp;Open from %1</source>
        <translation>从 %1 打开(&amp;O)</translation>
    </message>
    <message>
        <source>Opens %1. Until then nothing is asked of the server.</source>
        <translation>打开 %1。在此之前不会向服务器请求任何内容。</translation>
    </message>
    <message>
        <source>Operands. Double-click an operand in this folder or on a server, or press Enter, to open it.</source>
        <translation>操作数。双击此文件夹中或服务器上的操作数，或按回车，即可打开。</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>操作数</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>%1 cannot be opened from here: the file is missing.</source>
        <translation>无法从此处打开 %1：缺少该文件。</translation>
    </message>
    <message>
        <source>%1 cannot be opened from here: it was not searched for.</source>
        <translation>无法从此处打开 %1：尚未搜索该文件。</translation>
    </message>
</context>
<context>
    <name>bloscope::RecordView</name>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>The row cannot be read</source>
        <translation>无法读取该行</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionCurvePlot</name>
    <message>
        <source>Curve of the selected region</source>
        <translation>所选区域的曲线</translation>
    </message>
    <message>
        <source>mean along %1 (dotted: minimum, maximum)</source>
        <translation>沿 %1 的均值（点线：最小值、最大值）</translation>
    </message>
    <message>
        <source>distance (%1)</source>
        <translation>距离 (%1)</translation>
    </message>
    <message>
        <source>Mean of the region in each slice, between its smallest and largest value (dotted)</source>
        <translation>区域在每个切片中的均值，位于其最小值与最大值（点线）之间</translation>
    </message>
    <message>
        <source>Values along the line, the mean across its width</source>
        <translation>沿线的值，即线宽内的均值</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionLayer</name>
    <message>
        <source>1 cell</source>
        <translation>1 个单元格</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionSet</name>
    <message>
        <source>Line</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>椭圆</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>多边形</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionTableModel</name>
    <message>
        <source>all along %1</source>
        <translation>沿 %1 全部</translation>
    </message>
    <message>
        <source>all slices</source>
        <translation>所有切片</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Left Out</source>
        <translation>未计入</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
</context>
<context>
    <name>bloscope::RegionTool</name>
    <message>
        <source>Freehand</source>
        <translation>手绘</translation>
    </message>
    <message>
        <source>There are %1 regions already; no more can be added.</source>
        <translation>已有 %1 个区域；不能再添加。</translation>
    </message>
</context>
<context>
    <name>bloscope::ReplaceLine</name>
    <message>
        <source>Value to replace with</source>
        <translation>用于替换的值</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Replace the current cell and find the next (Enter)</source>
        <translation>替换当前单元格并查找下一个（回车）</translation>
    </message>
    <message>
        <source>Replace A&amp;ll</source>
        <translation>全部替换(&amp;L)</translation>
    </message>
    <message>
        <source>Replace all matches in one step</source>
        <translation>一次替换所有匹配项</translation>
    </message>
    <message>
        <source>Cou&amp;nt</source>
        <translation>计数(&amp;N)</translation>
    </message>
    <message>
        <source>Count the matches</source>
        <translation>统计匹配项</translation>
    </message>
    <message>
        <source>Replace &amp;with:</source>
        <translation>替换为(&amp;W)：</translation>
    </message>
</context>
<context>
    <name>bloscope::ReportActions</name>
    <message>
        <source>Report on Folder</source>
        <translation>文件夹报告</translation>
    </message>
    <message>
        <source>Save Report on %1</source>
        <translation>保存 %1 的报告</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>网页 (*.html)</translation>
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
        <translation>所选行</translation>
    </message>
    <message>
        <source>Show or hide the full text of the selected row</source>
        <translation>显示或隐藏所选行的全文</translation>
    </message>
    <message>
        <source>Selected row</source>
        <translation>所选行</translation>
    </message>
    <message>
        <source>Select a row to read its full text here.</source>
        <translation>选择一行可在此阅读其全文。</translation>
    </message>
</context>
<context>
    <name>bloscope::RowEditing</name>
    <message>
        <source>Select cells first.</source>
        <translation>请先选择单元格。</translation>
    </message>
    <message>
        <source>This cell cannot be edited</source>
        <translation>此单元格无法编辑</translation>
    </message>
    <message>
        <source>This text is too long for one line or contains invisible characters. Typing replaces it.</source>
        <translation>此文本过长，无法在一行中显示，或包含不可见字符。输入内容将替换它。</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>Edit Cell</source>
        <translation>编辑单元格</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>剪贴板不包含文本。</translation>
    </message>
    <message>
        <source>Nothing was pasted</source>
        <translation>未粘贴任何内容</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>%1 × %2 cells are too many to paste (at most %3). “bloscope set --append-from” adds the rows of a file.</source>
        <translation>%1 × %2 个单元格过多，无法粘贴（最多 %3 个）。可用“bloscope set --append-from”添加文件中的行。</translation>
    </message>
    <message>
        <source>%1 × %2 cells do not fit below and right of the first selected cell.</source>
        <translation>从第一个所选单元格起向右下方容纳不下 %1 × %2 个单元格。</translation>
    </message>
    <message>
        <source>These cells cannot be edited</source>
        <translation>这些单元格无法编辑</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s).</source>
        <translation>
            <numerusform>填充 %n 个单元格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Set to Null</source>
        <translation>设为空值</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <translation>编辑(&amp;I)</translation>
    </message>
    <message>
        <source>Change cells, add and delete rows</source>
        <translation>更改单元格，添加和删除行</translation>
    </message>
    <message>
        <source>&amp;Edit Cell</source>
        <translation>编辑单元格(&amp;E)</translation>
    </message>
    <message>
        <source>Set to &amp;Null</source>
        <translation>设为空值(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>填充选区(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Add Row</source>
        <translation>添加行(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete Rows</source>
        <translation>删除行(&amp;D)</translation>
    </message>
</context>
<context>
    <name>bloscope::RowFinder</name>
    <message>
        <source>There are no rows.</source>
        <translation>没有行。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Searching, %1 %…</source>
        <translation>正在搜索，%1%…</translation>
    </message>
    <message>
        <source>The search failed</source>
        <translation>搜索失败</translation>
    </message>
    <message>
        <source>Not found: %1 rows searched</source>
        <translation>未找到：已搜索 %1 行</translation>
    </message>
    <message>
        <source>Found in row %1, after wrapping around</source>
        <translation>在行 %1 中找到（已回绕）</translation>
    </message>
    <message>
        <source>Found in row %1</source>
        <translation>在行 %1 中找到</translation>
    </message>
</context>
<context>
    <name>bloscope::RowTableModel</name>
    <message>
        <source>Edited; was empty in the file</source>
        <translation>已编辑；文件中为空</translation>
    </message>
    <message>
        <source>Edited; was %1 in the file</source>
        <translation>已编辑；文件中为 %1</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
</context>
<context>
    <name>bloscope::RowTableView</name>
    <message>
        <source>There is no room for frozen columns; they scroll for now.</source>
        <translation>没有空间容纳冻结的列；这些列暂时随表滚动。</translation>
    </message>
    <message>
        <source>There is room for %1 of %2 frozen columns; the others scroll for now.</source>
        <translation>仅能容纳 %2 个冻结列中的 %1 个；其余的暂时随表滚动。</translation>
    </message>
    <message>
        <source>%1 × %2 cells are too many to copy (at most %3); export them instead.</source>
        <translation>%1 × %2 个单元格过多，无法复制（最多 %3 个）；请改用导出。</translation>
    </message>
    <message>
        <source>The cells cannot be copied</source>
        <translation>无法复制单元格</translation>
    </message>
    <message>
        <source>Copied %1 × %2 cells.</source>
        <translation>已复制 %1 × %2 个单元格。</translation>
    </message>
</context>
<context>
    <name>bloscope::RowWindows</name>
    <message>
        <source>The rows can be grouped once the search is complete.</source>
        <translation>搜索完成后才能对行分组。</translation>
    </message>
    <message>
        <source>The rows can be plotted once the search is complete.</source>
        <translation>搜索完成后才能绘制这些行。</translation>
    </message>
</context>
<context>
    <name>bloscope::RowsPane</name>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation>升序排序(&amp;A)</translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation>降序排序(&amp;D)</translation>
    </message>
    <message>
        <source>Sort &amp;Then by This Column</source>
        <translation>再按此列排序(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Original Order</source>
        <translation>原始顺序(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Filter…</source>
        <translation>筛选(&amp;F)…</translation>
    </message>
    <message>
        <source>Show Only &amp;Nulls</source>
        <translation>仅显示空值(&amp;N)</translation>
    </message>
    <message>
        <source>H&amp;ide Nulls</source>
        <translation>隐藏空值(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation>隐藏列(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Columns…</source>
        <translation>列(&amp;C)…</translation>
    </message>
    <message>
        <source>F&amp;reeze up to This Column</source>
        <translation>冻结至此列(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Unfreeze Columns</source>
        <translation>取消冻结列(&amp;U)</translation>
    </message>
    <message>
        <source>Fit All &amp;Widths</source>
        <translation>调整所有列宽(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>统计(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Group by This Column…</source>
        <translation>按此列分组(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Plot Column…</source>
        <translation>绘制列(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>连同表头复制(&amp;W)</translation>
    </message>
    <message>
        <source>Show Only Rows with the &amp;Same %1</source>
        <translation>仅显示 %1 相同的行(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hide Rows with the Same %1</source>
        <translation>隐藏 %1 相同的行(&amp;H)</translation>
    </message>
    <message>
        <source>Show Only Rows with a &amp;Greater %1</source>
        <translation>仅显示 %1 更大的行(&amp;G)</translation>
    </message>
    <message>
        <source>Show Only Rows with a &amp;Smaller %1</source>
        <translation>仅显示 %1 更小的行(&amp;S)</translation>
    </message>
    <message>
        <source>G&amp;roup by %1…</source>
        <translation>按 %1 分组(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>No value is greater or smaller than a null.</source>
        <translation>没有值大于或小于空值。</translation>
    </message>
    <message>
        <source>Counting the rows…</source>
        <translation>正在统计行数…</translation>
    </message>
    <message>
        <source>Table rows</source>
        <translation>表的行</translation>
    </message>
    <message>
        <source>Choose the columns to show and their order</source>
        <translation>选择要显示的列及其顺序</translation>
    </message>
    <message>
        <source>Show statistics of the current column</source>
        <translation>显示当前列的统计</translation>
    </message>
    <message>
        <source>Gr&amp;oups…</source>
        <translation>分组(&amp;O)…</translation>
    </message>
    <message>
        <source>Group the rows by the current column</source>
        <translation>按当前列对行分组</translation>
    </message>
    <message>
        <source>&amp;Plot…</source>
        <translation>绘图(&amp;P)…</translation>
    </message>
    <message>
        <source>Plot the current column (Ctrl+Shift+P)</source>
        <translation>绘制当前列 (Ctrl+Shift+P)</translation>
    </message>
    <message>
        <source>Recor&amp;d</source>
        <translation>记录(&amp;D)</translation>
    </message>
    <message>
        <source>Show all values of the current row next to the table</source>
        <translation>在表格旁显示当前行的所有值</translation>
    </message>
    <message>
        <source>The new row does not match the filter, so it is not shown.</source>
        <translation>新行不符合筛选条件，因此未显示。</translation>
    </message>
    <message>
        <source>A row was added. It is shown where its values are sorted.</source>
        <translation>已添加一行。它显示在其值按排序所处的位置。</translation>
    </message>
    <message>
        <source>Row %1 cannot be shown while the rows are filtered or sorted.</source>
        <translation>行已筛选或排序时，无法显示行 %1。</translation>
    </message>
    <message>
        <source>row %1, %2:  %3</source>
        <translation>行 %1，%2：%3</translation>
    </message>
</context>
<context>
    <name>bloscope::RowsView</name>
    <message>
        <source>The slice %1 does not have exactly one dimension. Fix the others to see its rows.</source>
        <translation>切片 %1 的维度数不是一。请固定其他维度以查看其各行。</translation>
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
        <translation>%1 已写入，但磁盘未确认</translation>
    </message>
    <message>
        <source>%1 was written, but is still damaged: %2.</source>
        <translation>%1 已写入，但仍有损坏：%2。</translation>
    </message>
    <message>
        <source>%1 was written and checked: %2.</source>
        <translation>%1 已写入并检查：%2。</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Search A&amp;gain</source>
        <translation>重新搜索(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Open New File</source>
        <translation>打开新文件(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Save What Can Be Read of %1</source>
        <translation>保存 %1 的可读数据</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>丢失情况</translation>
    </message>
    <message>
        <source>Searching for everything that can be read…</source>
        <translation>正在搜索所有可读数据…</translation>
    </message>
    <message>
        <source>Stopped before the whole file was searched.</source>
        <translation>在搜索完整个文件之前已停止。</translation>
    </message>
    <message>
        <source>Nothing in %1 can be saved</source>
        <translation>%1 中没有可保存的内容</translation>
    </message>
    <message>
        <source>Shape of the new file: %1.</source>
        <translation>新文件的形状：%1。</translation>
    </message>
    <message>
        <source>%1-saved</source>
        <comment>name of a file</comment>
        <translation>%1-saved</translation>
    </message>
    <message>
        <source>A directory cannot replace an existing file. Choose another name.</source>
        <translation>目录不能替换已有文件。请选择其他名称。</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>已停止：未写入 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>无法写入 %1</translation>
    </message>
</context>
<context>
    <name>bloscope::SalvageForm</name>
    <message>
        <source>Include the &amp;report as vlmetalayer &quot;%1&quot;</source>
        <translation>将报告作为变长元数据层“%1”写入(&amp;R)</translation>
    </message>
    <message>
        <source>Value for lost elements</source>
        <translation>丢失元素的取值</translation>
    </message>
    <message>
        <source>Number for lost values</source>
        <translation>丢失的值所用的数值</translation>
    </message>
    <message>
        <source>A number that the element type can represent</source>
        <translation>元素类型能够表示的数值</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>单个文件</translation>
    </message>
    <message>
        <source>Directory of chunks</source>
        <translation>数据块目录</translation>
    </message>
    <message>
        <source>A directory with one file per chunk cannot replace existing files</source>
        <translation>每个数据块一个文件的目录不能替换已有文件</translation>
    </message>
    <message>
        <source>Records the missing parts in the new file</source>
        <translation>在新文件中记录缺失的部分</translation>
    </message>
    <message>
        <source>Lost &amp;values become:</source>
        <translation>丢失的值改为(&amp;V)：</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>格式(&amp;M)：</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Enter the number for lost values.</source>
        <translation>请输入用于丢失的值的数值。</translation>
    </message>
</context>
<context>
    <name>bloscope::SaveObstacle</name>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>Changes cannot be saved here: %1.</source>
        <translation>更改无法保存到此处：%1。</translation>
    </message>
    <message>
        <source>They can be saved as another file.</source>
        <translation>可另存为其他文件。</translation>
    </message>
    <message>
        <source>Another program has locked this file. Saving waits until it is unlocked.</source>
        <translation>其他程序已锁定此文件。解锁后才会保存。</translation>
    </message>
</context>
<context>
    <name>bloscope::ScaleControls</name>
    <message>
        <source>Gamma</source>
        <translation>伽马</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>线性(&amp;L)</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>对数(&amp;O)</translation>
    </message>
    <message>
        <source>Logarithmic; omits numbers of zero or less</source>
        <translation>对数；不显示零和负值</translation>
    </message>
    <message>
        <source>&amp;Symlog</source>
        <translation>对称对数(&amp;S)</translation>
    </message>
    <message>
        <source>Logarithmic on both sides of zero</source>
        <translation>零的两侧均为对数</translation>
    </message>
    <message>
        <source>&amp;Asinh</source>
        <translation>反双曲正弦(&amp;A)</translation>
    </message>
    <message>
        <source>Inverse hyperbolic sine: linear near zero, logarithmic beyond</source>
        <translation>反双曲正弦：零附近为线性，更远处为对数</translation>
    </message>
    <message>
        <source>S&amp;qrt</source>
        <translation>平方根(&amp;Q)</translation>
    </message>
    <message>
        <source>Square root on both sides of zero</source>
        <translation>零的两侧均为平方根</translation>
    </message>
    <message>
        <source>&amp;Gamma</source>
        <translation>伽马(&amp;G)</translation>
    </message>
    <message>
        <source>Power law over the range</source>
        <translation>在范围内按幂律变化</translation>
    </message>
    <message>
        <source>Colour scale</source>
        <translation>色标</translation>
    </message>
    <message>
        <source>How numbers map to colours</source>
        <translation>数值到颜色的映射方式</translation>
    </message>
    <message>
        <source>Scale exponent</source>
        <translation>刻度指数</translation>
    </message>
    <message>
        <source>An exponent below 1 emphasises low values, one above 1 high values</source>
        <translation>指数小于 1 突出低值，大于 1 突出高值</translation>
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
        <translation>选区统计</translation>
    </message>
    <message>
        <source>%1 · … %2 %</source>
        <translation>%1 · … %2%</translation>
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
        <translation>此处没有内容</translation>
    </message>
    <message>
        <source>More than %1 entries: the others are not listed</source>
        <translation>超过 %1 个条目：其余未列出</translation>
    </message>
    <message>
        <source>This cannot be listed</source>
        <translation>无法列出内容</translation>
    </message>
    <message>
        <source>fetching…</source>
        <translation>正在获取…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>bloscope::ServersView</name>
    <message>
        <source>&amp;Add Server…</source>
        <translation>添加服务器(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;List Again</source>
        <translation>重新列出(&amp;L)</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Add an S3 bucket, a Caterva2 server, a web server or a list of addresses to browse what is there.</source>
        <translation>添加 S3 存储桶、Caterva2 服务器、Web 服务器或地址列表，即可浏览其中的内容。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Copy Address</source>
        <translation>复制地址(&amp;C)</translation>
    </message>
    <message>
        <source>Log &amp;In…</source>
        <translation>登录(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>bloscope::SessionKeeper</name>
    <message>
        <source>This file has changed since you last had it open.</source>
        <translation>自您上次打开后，此文件已更改。</translation>
    </message>
</context>
<context>
    <name>bloscope::ShortcutDialog</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Move the current cell</source>
        <translation>移动当前单元格</translation>
    </message>
    <message>
        <source>Arrow keys, Page Up, Page Down, Home, End</source>
        <translation>方向键、Page Up、Page Down、Home、End</translation>
    </message>
    <message>
        <source>Select cells</source>
        <translation>选择单元格</translation>
    </message>
    <message>
        <source>Shift with these keys, Drag, Shift+Click</source>
        <translation>Shift+上述按键、拖动、Shift+单击</translation>
    </message>
    <message>
        <source>Edit the current cell</source>
        <translation>编辑当前单元格</translation>
    </message>
    <message>
        <source>F2, Return, Double-click, or type a value</source>
        <translation>F2、回车、双击、或直接输入值</translation>
    </message>
    <message>
        <source>Accept the value and move on</source>
        <translation>确认输入的值并移到下一个单元格</translation>
    </message>
    <message>
        <source>Return, Shift+Return, Tab, Shift+Tab</source>
        <translation>回车、Shift+回车、Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Discard the typed value</source>
        <translation>丢弃输入的值</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Fit a column to its contents</source>
        <translation>按内容调整列宽</translation>
    </message>
    <message>
        <source>Double-click on the edge of its header</source>
        <translation>双击列表头的边缘</translation>
    </message>
    <message>
        <source>Change the width of a column</source>
        <translation>更改列宽</translation>
    </message>
    <message>
        <source>Drag the edge of its header</source>
        <translation>拖动列表头的边缘</translation>
    </message>
    <message>
        <source>Open the menu of the cells</source>
        <translation>打开单元格菜单</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右键单击</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Wheel, +, -</source>
        <translation>滚轮、+、-</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>移动图像</translation>
    </message>
    <message>
        <source>Drag, Arrow keys</source>
        <translation>拖动、方向键</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Home, Double-click</source>
        <translation>Home、双击</translation>
    </message>
    <message>
        <source>Mark a cell</source>
        <translation>标记单元格</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>Move the mark</source>
        <translation>移动标记</translation>
    </message>
    <message>
        <source>Shift+Arrow keys</source>
        <translation>Shift+方向键</translation>
    </message>
    <message>
        <source>Remove mark and selection</source>
        <translation>清除标记和选区</translation>
    </message>
    <message>
        <source>Select a rectangle</source>
        <translation>选择矩形区域</translation>
    </message>
    <message>
        <source>Shift+Drag, Ctrl+Shift+Arrow keys</source>
        <translation>Shift+拖动、Ctrl+Shift+方向键</translation>
    </message>
    <message>
        <source>Go to another plane</source>
        <translation>转到其他平面</translation>
    </message>
    <message>
        <source>Page Up, Page Down, Alt+Wheel</source>
        <translation>Page Up、Page Down、Alt+滚轮</translation>
    </message>
    <message>
        <source>Show or hide the histogram</source>
        <translation>显示或隐藏直方图</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Show or hide the profiles</source>
        <translation>显示或隐藏剖面曲线</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Choose a projection</source>
        <translation>选择投影</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Turn the maximum of a volume by 15°, or back</source>
        <translation>将体数据的最大值投影旋转 15°，或反向旋转</translation>
    </message>
    <message>
        <source>T, Shift+T</source>
        <translation>T、Shift+T</translation>
    </message>
    <message>
        <source>Show or hide the overlay</source>
        <translation>显示或隐藏叠加层</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Change the colour range</source>
        <translation>更改颜色范围</translation>
    </message>
    <message>
        <source>Drag an end of the range, or Up, Down, Page Up, Page Down on it</source>
        <translation>拖动范围的一端、或在该端按上方向、下方向、Page Up、Page Down</translation>
    </message>
    <message>
        <source>Painting</source>
        <translation>涂画</translation>
    </message>
    <message>
        <source>Start or stop painting</source>
        <translation>开始或停止涂画</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>涂画</translation>
    </message>
    <message>
        <source>Drag, Space at the marked cell</source>
        <translation>拖动、在标记的单元格处按空格</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Right button, Shift+Drag, Shift+Space</source>
        <translation>右键、Shift+拖动、Shift+空格</translation>
    </message>
    <message>
        <source>Pick the value of a cell</source>
        <translation>拾取单元格的值</translation>
    </message>
    <message>
        <source>Alt+Click</source>
        <translation>Alt+单击</translation>
    </message>
    <message>
        <source>Brush size</source>
        <translation>画笔大小</translation>
    </message>
    <message>
        <source>[, ]</source>
        <translation>[、]</translation>
    </message>
    <message>
        <source>Disc, ball, fill slice, fill volume, polygon, lasso</source>
        <translation>圆盘、球、填充切片、填充体数据、多边形、套索</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 至 6</translation>
    </message>
    <message>
        <source>Fill the polygon, remove its last corner</source>
        <translation>填充多边形，移除其最后一个顶点</translation>
    </message>
    <message>
        <source>Return or double-click, Backspace</source>
        <translation>回车或双击、退格</translation>
    </message>
    <message>
        <source>Copy the label to the next or previous slice</source>
        <translation>将标签复制到下一或上一切片</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N、Shift+N</translation>
    </message>
    <message>
        <source>Interpolate the label between slices</source>
        <translation>在切片间插值标签</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Erase islands in the volume or the slice</source>
        <translation>擦除体数据或切片中的孤岛</translation>
    </message>
    <message>
        <source>K, Shift+K</source>
        <translation>K、Shift+K</translation>
    </message>
    <message>
        <source>Ctrl+Drag</source>
        <translation>Ctrl+拖动</translation>
    </message>
    <message>
        <source>Stop painting</source>
        <translation>停止涂画</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Drag, Left, Right</source>
        <translation>拖动、左方向、右方向</translation>
    </message>
    <message>
        <source>Mark a point</source>
        <translation>标记点</translation>
    </message>
    <message>
        <source>Click, Shift+Left, Shift+Right</source>
        <translation>单击、Shift+左方向、Shift+右方向</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <translation>清除标记</translation>
    </message>
    <message>
        <source>Show other lines</source>
        <translation>显示其他线</translation>
    </message>
    <message>
        <source>Alt+Wheel</source>
        <translation>Alt+滚轮</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Move the crosshair</source>
        <translation>移动十字线</translation>
    </message>
    <message>
        <source>Click, Drag, Arrow keys</source>
        <translation>单击、拖动、方向键</translation>
    </message>
    <message>
        <source>Wheel, Page Up, Page Down</source>
        <translation>滚轮、Page Up、Page Down</translation>
    </message>
    <message>
        <source>Ctrl+Wheel, +, -</source>
        <translation>Ctrl+滚轮、+、-</translation>
    </message>
    <message>
        <source>Ctrl+Drag, Shift+Arrow keys</source>
        <translation>Ctrl+拖动、Shift+方向键</translation>
    </message>
    <message>
        <source>Maximise a plane, or show all of them</source>
        <translation>最大化一个平面，或显示所有平面</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>Show or hide the enlarged plane</source>
        <translation>显示或隐藏放大的平面</translation>
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
        <translation>维度栏</translation>
    </message>
    <message>
        <source>Change the index</source>
        <translation>更改索引</translation>
    </message>
    <message>
        <source>Drag the slider, Click next to its handle, Arrow keys</source>
        <translation>拖动滑块、单击滑块旁的滑槽、方向键</translation>
    </message>
    <message>
        <source>First or last index</source>
        <translation>第一个或最后一个索引</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>Show the typed slice</source>
        <translation>显示输入的切片</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Chunk map</source>
        <translation>数据块图</translation>
    </message>
    <message>
        <source>Choose a chunk</source>
        <translation>选择数据块</translation>
    </message>
    <message>
        <source>Click, Arrow keys</source>
        <translation>单击、方向键</translation>
    </message>
    <message>
        <source>Show the cells of the chunk</source>
        <translation>显示数据块的单元格</translation>
    </message>
    <message>
        <source>Return, Double-click</source>
        <translation>回车、双击</translation>
    </message>
    <message>
        <source>Scroll the map</source>
        <translation>滚动数据块图</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Move the caret</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <source>Select bytes</source>
        <translation>选择字节</translation>
    </message>
    <message>
        <source>Shift with these keys, Drag</source>
        <translation>Shift+上述按键、拖动</translation>
    </message>
    <message>
        <source>Switch between digits and characters</source>
        <translation>在十六进制数字和字符之间切换</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Show the cell at the caret</source>
        <translation>显示光标处的单元格</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>元数据</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>添加条目</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Edit the value</source>
        <translation>编辑值</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>更改类型</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>Edit as JSON or hex</source>
        <translation>以 JSON 或十六进制编辑</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Move up or down</source>
        <translation>上移或下移</translation>
    </message>
    <message>
        <source>Alt+Up, Alt+Down</source>
        <translation>Alt+上方向、Alt+下方向</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Expand everything below</source>
        <translation>展开所有下级</translation>
    </message>
    <message>
        <source>*</source>
        <translation>*</translation>
    </message>
    <message>
        <source>Bars and panels</source>
        <translation>操作栏和面板</translation>
    </message>
    <message>
        <source>Close the find bar, the go-to bar or a message</source>
        <translation>关闭查找栏、转到栏或消息</translation>
    </message>
    <message>
        <source>Close a findings or comparison panel</source>
        <translation>关闭检查结果面板或比较面板</translation>
    </message>
    <message>
        <source>Next or previous match</source>
        <translation>下一个或上一个匹配项</translation>
    </message>
    <message>
        <source>Return, Shift+Return</source>
        <translation>回车、Shift+回车</translation>
    </message>
    <message>
        <source>Move a tab, or detach it as a window</source>
        <translation>移动标签页，或将其分离为独立窗口</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>搜索操作和按键</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Keys and mouse gestures</source>
        <translation>按键和鼠标手势</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>按键和鼠标</translation>
    </message>
</context>
<context>
    <name>bloscope::SidePanelOverlay</name>
    <message>
        <source>Panel shown over the data</source>
        <translation>显示在数据上方的面板</translation>
    </message>
    <message>
        <source>Close the panel (Escape)</source>
        <translation>关闭面板 (Esc)</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceBox</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>what is selected, its slice, its fields</comment>
        <translation>%1：%2，%3</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceTableModel</name>
    <message>
        <source>%1 = %2   of %3</source>
        <translation>%1 = %2   属于 %3</translation>
    </message>
    <message>
        <source>Index %1 of dimension %2</source>
        <translation>维度 %2 的索引 %1</translation>
    </message>
    <message>
        <source>%1: %2, at byte %3 of the element</source>
        <translation>%1：%2，位于元素的字节 %3</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceTableView</name>
    <message>
        <source>Ed&amp;it Cell</source>
        <translation>编辑单元格(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Fill Selection…</source>
        <translation>填充选区(&amp;F)…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>清除(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;with Headers</source>
        <translation>连同表头复制(&amp;W)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Export Selection…</source>
        <translation>导出选区(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Export Slice…</source>
        <translation>导出切片(&amp;E)…</translation>
    </message>
    <message>
        <source>S&amp;how in File…</source>
        <translation>在文件中显示(&amp;H)…</translation>
    </message>
    <message>
        <source>Selected cells, with all fields</source>
        <translation>所选单元格，含所有字段</translation>
    </message>
</context>
<context>
    <name>bloscope::SliceView</name>
    <message>
        <source>Copy as Co&amp;de</source>
        <translation>复制为代码(&amp;D)</translation>
    </message>
    <message>
        <source>Selected cells</source>
        <translation>所选单元格</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsPane</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Start Again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The statistics cannot be computed</source>
        <translation>无法计算统计</translation>
    </message>
    <message>
        <source>Computing statistics of %1…</source>
        <translation>正在计算 %1 的统计…</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>So far: %1 of %2 cells in %3</source>
        <translation>目前已处理 %1 / %2 个单元格（%3）</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 cells in %3</source>
        <translation>已取消，已处理 %1 / %2 个单元格（%3）</translation>
    </message>
    <message>
        <source>Exact, from all %1 cells in %2; percentiles follow</source>
        <translation>精确值，来自 %2 的全部 %1 个单元格；百分位数稍后显示</translation>
    </message>
    <message>
        <source>Exact, from all %1 cells in %2</source>
        <translation>精确值，来自 %2 的全部 %1 个单元格</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsRun</name>
    <message>
        <source>Computing statistics</source>
        <translation>计算统计</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsTables</name>
    <message>
        <source>Quantity</source>
        <translation>统计量</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>百分位</translation>
    </message>
    <message>
        <source>Percentiles</source>
        <translation>百分位数</translation>
    </message>
    <message>
        <source>Percentiles of the finite numbers, interpolated linearly (NumPy&apos;s method &quot;linear&quot;)</source>
        <translation>有限数值的百分位数，线性插值（NumPy 的“linear”方法）</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>Go to this cell (Enter)</source>
        <translation>转到此单元格（回车）</translation>
    </message>
    <message>
        <source>The %1 most frequent values</source>
        <translation>最常见的 %1 个值</translation>
    </message>
    <message numerus="yes">
        <source>Left out: damaged parts of %n chunk(s), such as %1</source>
        <extracomment>%1 a damaged part, %n chunks that have some</extracomment>
        <translation>
            <numerusform>未计入：%n 个数据块的损坏部分，例如 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <comment>damaged parts</comment>
        <translation>未计入：%1</translation>
    </message>
</context>
<context>
    <name>bloscope::StatisticsView</name>
    <message>
        <source>Shown slice</source>
        <translation>显示的切片</translation>
    </message>
    <message>
        <source>Whole array</source>
        <translation>整个数组</translation>
    </message>
    <message>
        <source>Statistics of</source>
        <translation>统计范围</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Statistics &amp;of:</source>
        <translation>统计范围(&amp;O)：</translation>
    </message>
    <message>
        <source>Copied the statistics.</source>
        <translation>已复制统计。</translation>
    </message>
</context>
<context>
    <name>bloscope::StatusFields</name>
    <message>
        <source>Memory used by decoded blocks, and the limit</source>
        <translation>解码块占用的内存及其上限</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>显示：%1</translation>
    </message>
    <message>
        <source>Current cell and exact value: %1</source>
        <translation>当前单元格及其精确值：%1</translation>
    </message>
    <message>
        <source>Statistics of the selected cells: %1</source>
        <translation>所选单元格的统计：%1</translation>
    </message>
    <message>
        <source>Cache %1 of %2</source>
        <translation>缓存 %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>Fetched %1 in %n request(s)</source>
        <comment>bytes</comment>
        <translation>
            <numerusform>%n 次请求获取 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2/s</source>
        <comment>what was fetched, bytes each second</comment>
        <translation>%1，%2/s</translation>
    </message>
    <message>
        <source>From servers since the program was started. %1 were read, what was kept on the disk included.</source>
        <translation>程序启动以来从服务器获取的量。共读取 %1，包括保留在磁盘上的内容。</translation>
    </message>
    <message>
        <source>The connection is not encrypted.</source>
        <translation>连接未加密。</translation>
    </message>
</context>
<context>
    <name>bloscope::StepHexView</name>
    <message>
        <source>Bytes after this step</source>
        <translation>此步骤之后的字节</translation>
    </message>
</context>
<context>
    <name>bloscope::StorePage</name>
    <message>
        <source>There are no attributes.</source>
        <translation>没有属性。</translation>
    </message>
    <message>
        <source>There are no attributes, and none can be added here: %1.</source>
        <translation>没有属性，且无法在此添加：%1。</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>按名称筛选</translation>
    </message>
    <message>
        <source>Filter groups and leaves by name</source>
        <translation>按名称筛选组和叶节点</translation>
    </message>
    <message>
        <source>Internal parts</source>
        <translation>内部部分</translation>
    </message>
    <message>
        <source>Show internal data of the library: attributes, table columns, indexes</source>
        <translation>显示库的内部数据：属性、表的列、索引</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>预览(&amp;P)</translation>
    </message>
    <message>
        <source>Show the first values of the selected part beside the tree</source>
        <translation>在树旁显示所选部分开头的值</translation>
    </message>
    <message>
        <source>Groups and leaves</source>
        <translation>组和叶节点</translation>
    </message>
    <message>
        <source>Open in New &amp;Tab</source>
        <translation>在新标签页中打开(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Open from %1</source>
        <translation>从 %1 打开(&amp;O)</translation>
    </message>
    <message>
        <source>Edit &amp;Attributes</source>
        <translation>编辑属性(&amp;A)</translation>
    </message>
    <message>
        <source>Add &amp;Attributes</source>
        <translation>添加属性(&amp;A)</translation>
    </message>
    <message>
        <source>%1 is no longer in this store.</source>
        <translation>%1 已不在此存储容器中。</translation>
    </message>
    <message>
        <source>&amp;Copy Key</source>
        <translation>复制键(&amp;C)</translation>
    </message>
    <message>
        <source>%1 in a %2</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>bloscope::StoreTreeModel</name>
    <message>
        <source>This refers to %1, which is not opened. Some of its batches are cached here.</source>
        <translation>它引用 %1，该文件不会打开。其部分批次缓存在此处。</translation>
    </message>
    <message>
        <source>This refers to %1, which is not opened.</source>
        <translation>它引用 %1，该文件不会打开。</translation>
    </message>
    <message>
        <source>This is not a Blosc2 file; stores ignore it.</source>
        <translation>这不是 Blosc2 文件；存储容器会忽略它。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureDock</name>
    <message>
        <source>There is no structure to show</source>
        <translation>没有可显示的结构</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureTree</name>
    <message>
        <source>Structure of the file</source>
        <translation>文件结构</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureTreeModel</name>
    <message>
        <source>Chunks</source>
        <translation>数据块</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>块</translation>
    </message>
</context>
<context>
    <name>bloscope::StructureView</name>
    <message>
        <source>chunk</source>
        <translation>数据块</translation>
    </message>
    <message>
        <source>Search, or “chunk 17”</source>
        <translation>搜索，或输入“数据块 17”</translation>
    </message>
    <message>
        <source>Search the structure</source>
        <translation>搜索结构</translation>
    </message>
    <message>
        <source>&amp;Copy Row</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>Show &amp;Bytes</source>
        <translation>显示字节(&amp;B)</translation>
    </message>
    <message>
        <source>Decode Block &amp;Step by Step…</source>
        <translation>逐步解码块(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>bloscope::TableBar</name>
    <message>
        <source>Co&amp;lour by value</source>
        <translation>按值着色(&amp;L)</translation>
    </message>
    <message>
        <source>Colour the background of cells by value, from the lowest to the highest visible number, in the heatmap&apos;s colours</source>
        <translation>按值为单元格背景着色，从可见的最小值到最大值，使用热图的颜色</translation>
    </message>
    <message>
        <source>N&amp;umbers:</source>
        <translation>数字(&amp;U)：</translation>
    </message>
</context>
<context>
    <name>bloscope::TableChanges</name>
    <message>
        <source>%1: nothing was changed</source>
        <translation>“%1”未作任何更改</translation>
    </message>
    <message>
        <source>Revert to Saved</source>
        <translation>还原到已保存的状态</translation>
    </message>
</context>
<context>
    <name>bloscope::TableColors</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
</context>
<context>
    <name>bloscope::TableEditing</name>
    <message>
        <source>Select cells first.</source>
        <translation>请先选择单元格。</translation>
    </message>
    <message>
        <source>The clipboard contains no text.</source>
        <translation>剪贴板不包含文本。</translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cell(s).</source>
        <translation>
            <numerusform>填充 %n 个单元格。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bloscope::TablePage</name>
    <message>
        <source>Go to ro&amp;w:</source>
        <translation>转到行(&amp;W)：</translation>
    </message>
    <message>
        <source>A table inside a single frame cannot be edited; one in a directory (.b2d) or an archive (.b2z) can.</source>
        <translation>单个帧中的表无法编辑；目录 (.b2d) 或归档 (.b2z) 中的表可以。</translation>
    </message>
    <message>
        <source>There are no attributes.</source>
        <translation>没有属性。</translation>
    </message>
    <message>
        <source>There is no code for a table inside another file.</source>
        <translation>位于另一个文件中的表没有对应的代码。</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>table, %1</source>
        <translation>表，%1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>table, %1, %2</source>
        <translation>表，%1，%2</translation>
    </message>
</context>
<context>
    <name>bloscope::TablePane</name>
    <message>
        <source>Table of values</source>
        <translation>值的表格</translation>
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
        <translation>冻结的列</translation>
    </message>
</context>
<context>
    <name>bloscope::TableQuery</name>
    <message>
        <source>Searching the table</source>
        <translation>搜索表</translation>
    </message>
    <message>
        <source>Counting the rows…</source>
        <translation>正在统计行数…</translation>
    </message>
    <message>
        <source>Filtering, %1 %…</source>
        <translation>正在筛选，%1%…</translation>
    </message>
    <message>
        <source>Sorting, %1 %…</source>
        <translation>正在排序，%1%…</translation>
    </message>
</context>
<context>
    <name>bloscope::TableRowChanges</name>
    <message>
        <source>Delete Rows</source>
        <translation>删除行</translation>
    </message>
    <message>
        <source>Add Row</source>
        <translation>添加行</translation>
    </message>
</context>
<context>
    <name>bloscope::TableSearch</name>
    <message>
        <source>Cancelled: %1 rows found so far</source>
        <translation>已取消：目前找到 %1 行</translation>
    </message>
    <message>
        <source>The rows cannot be sorted</source>
        <translation>无法对行排序</translation>
    </message>
    <message>
        <source>The table cannot be searched</source>
        <translation>无法搜索表</translation>
    </message>
    <message>
        <source>The rows cannot be listed</source>
        <translation>无法列出各行</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 / %2 行</translation>
    </message>
    <message>
        <source>%1 · edited since</source>
        <translation>%1 · 此后已编辑</translation>
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
        <translation>涂画目标</translation>
    </message>
    <message>
        <source>Paint target: %1</source>
        <translation>涂画目标：%1</translation>
    </message>
</context>
<context>
    <name>bloscope::TextFindBar</name>
    <message>
        <source>&amp;Previous</source>
        <translation>上一个(&amp;P)</translation>
    </message>
    <message>
        <source>Find the previous cell (Shift+F3)</source>
        <translation>查找上一个单元格 (Shift+F3)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find the next cell (F3)</source>
        <translation>查找下一个单元格 (F3)</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>要查找的文本</translation>
    </message>
    <message>
        <source>Find te&amp;xt:</source>
        <translation>查找文本(&amp;T)：</translation>
    </message>
    <message>
        <source>Close the find bar (Escape)</source>
        <translation>关闭查找栏 (Esc)</translation>
    </message>
</context>
<context>
    <name>bloscope::TurningVolume</name>
    <message>
        <source>Reading the volume</source>
        <translation>读取体数据</translation>
    </message>
</context>
<context>
    <name>bloscope::ValueChanges</name>
    <message>
        <source>Values cannot be edited here</source>
        <translation>此处的值无法编辑</translation>
    </message>
</context>
<context>
    <name>bloscope::ValueDialog</name>
    <message>
        <source>Value of %1 (read-only)</source>
        <translation>%1 的值（只读）</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>JSON(&amp;J)</translation>
    </message>
    <message>
        <source>He&amp;x</source>
        <translation>十六进制(&amp;X)</translation>
    </message>
    <message>
        <source>Value validation</source>
        <translation>值检查</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>JSON is not available</source>
        <translation>JSON 不可用</translation>
    </message>
    <message>
        <source>There are no bytes to show until the text is a valid value.</source>
        <translation>文本成为有效的值之前，没有可显示的字节。</translation>
    </message>
    <message>
        <source>Before: %1, now: %2</source>
        <translation>之前：%1，现在：%2</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>之前：%1</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>没有更改。</translation>
    </message>
    <message>
        <source>Discard Changes</source>
        <translation>丢弃更改</translation>
    </message>
    <message>
        <source>Discard the changes to %1?</source>
        <translation>要丢弃对 %1 的更改吗？</translation>
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
        <translation>原始内容 (*.bin)</translation>
    </message>
    <message>
        <source>value</source>
        <translation>value</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>导出 %1</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>By extension (*)</source>
        <translation>按扩展名 (*)</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>无法读取 %1</translation>
    </message>
</context>
<context>
    <name>bloscope::VectorBox</name>
    <message>
        <source>Curve data</source>
        <translation>曲线数据</translation>
    </message>
    <message>
        <source>Plot the cells, or a value from the metadata of each frame</source>
        <translation>绘制单元格，或各帧元数据中的某个值</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
</context>
<context>
    <name>bloscope::ViewAlone</name>
    <message>
        <source>Press F11 or Escape to restore the window.</source>
        <translation>按 F11 或 Esc 可恢复窗口。</translation>
    </message>
</context>
<context>
    <name>bloscope::ViewTabs</name>
    <message>
        <source>Slice views</source>
        <translation>切片视图</translation>
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
        <translation>打开、显示、检查和编辑 Blosc2 文件</translation>
    </message>
    <message>
        <source>… or drop files and folders here.</source>
        <translation>… 或将文件和文件夹拖放到此处。</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>%1 is the name of a file, %2 its folder</extracomment>
        <translation>%1，位于 %2</translation>
    </message>
</context>
<context>
    <name>bloscope::Windows</name>
    <message>
        <source>Move to &amp;New Window</source>
        <translation>移到新窗口(&amp;N)</translation>
    </message>
    <message>
        <source>Move to &amp;Window</source>
        <translation>移到窗口(&amp;W)</translation>
    </message>
</context>
</TS>
