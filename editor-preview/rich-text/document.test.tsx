// Proves that the editor gives back what it was given, and drops only what it says it will.
import { describe, expect, it } from 'vitest';
import { nodesFromHtml } from '~/ui/rich-text/nodes-from-html.server';
import { full, hostile } from '~/widgets/image-text/fixtures';
import { documentOf, htmlOfDocument, unsupportedPlaces } from './document';
import { allowedHtml } from './tree';

// The sanitiser's other parser, with the same allow-list: happy-dom cannot run DOMPurify.
const again = (html: string): string => htmlOfDocument(documentOf(nodesFromHtml(html)));

describe('a stored text', () => {
  it.each([
    ['paragraphs', '<p>一</p><p>二</p>'],
    ['headings', '<h1>一</h1><h2>二</h2><h3>三</h3><h4>四</h4><h5>五</h5><h6>六</h6>'],
    [
      'lists, also within each other',
      '<ul><li>一<ul><li>二</li></ul></li></ul><ol start="3"><li><p>三</p></li></ol>',
    ],
    ['links', '<p><a href="/pages/goods/goods?id=1">商品</a>和<a href="tel:400" title="t">电话</a></p>'],
    ['pictures', '<p>前<img src="a.jpg" alt="茶" width="600">后</p><img src="https://a.example/b.png">'],
    ['linked pictures', '<p><a href="/pages/cart/cart"><img src="a.jpg"></a></p>'],
    [
      'marks',
      '<p><strong>粗<em>斜<u>线<s>删</s></u></em></strong><b>b</b><i>i</i><ins>n</ins><del>d</del></p>',
    ],
    ['colours', '<p><span style="color: #d13938">红</span>黑</p>'],
    ['spans with more', '<p><span class="big" style="color: red; font-size: 16px">大</span><sup>2</sup></p>'],
    ['spans within spans', '<p><span style="font-size: 20px"><span class="b">字</span></span></p>'],
    ['alignment and other styles', '<p class="a" style="text-align: center; line-height: 2">中</p>'],
    [
      'tables',
      '<table style="width: 100%"><tbody><tr><th>表头</th><td style="width: 20%" colspan="2">格</td></tr>' +
        '<tr><td><p>一</p><p>二</p></td><td>左</td><td>右</td></tr></tbody></table>',
    ],
    ['line breaks', '<p>一<br>二</p><p>三<br><br>四</p>'],
    ['empty lines', '<p>一</p><p><br></p><p>二</p><ul><li><br></li></ul>'],
    ['boxes', '<section style="padding: 8px"><div>字</div><blockquote><p>引</p></blockquote></section>'],
    ['texts without an element', '只有字<p>段</p>和字'],
    ['entities and fixed spaces', '<p>a &lt;b&gt; &amp; c&nbsp;&nbsp;d "e"</p>'],
    ['direction and language', '<p dir="rtl" lang="ar" title="t">字</p>'],
    ['nothing', ''],
  ])('is the same afterwards: %s', (_, html) => {
    expect(again(html)).toBe(html);
    expect(unsupportedPlaces(html)).toBe(0);
  });

  it('is the same in its elements where it was written another way', () => {
    expect(again(full.content)).toBe(full.content.replace('text-align:center', 'text-align: center'));
    expect(again('<p>一\n  二</p>\n\n<p>三</p>')).toBe('<p>一 二</p><p>三</p>');
    expect(again('<table><tr><td>格</table>')).toBe('<table><tbody><tr><td>格</td></tr></tbody></table>');
  });

  it.each([
    ['films', '<p>字</p><video src="a.mp4"></video><hr>', 2, '<p>字</p>'],
    ['captions', '<table><caption>题</caption><tbody><tr><td>格</td></tr></tbody></table>', 1, null],
    ['unknown elements', '<p><y-b>字</y-b><x-a>字</x-a></p>', 2, '<p>字字</p>'],
    ['scripts and frames', '<p>字</p><script>x()</script><object data="/"></object>', 2, '<p>字</p>'],
  ])('says how much the editor would drop: %s', (_, html, places, allowed) => {
    expect(unsupportedPlaces(html)).toBe(places);
    if (allowed !== null) expect(again(html)).toBe(allowed);
  });

  it('keeps nothing that runs or leaves its box', () => {
    expect(again(hostile.content)).toBe('<img src="x"><a>点我</a><p>盖住</p>');
  });

  it('keeps rows of spaces as they were typed', () => {
    const { schema } = documentOf([]).type;
    const doc = schema.node('doc', null, [schema.node('paragraph', null, [schema.text(' a   b ')])]);
    expect(htmlOfDocument(doc)).toBe('<p>&nbsp;a&nbsp;&nbsp; b&nbsp;</p>');
  });
});

describe('a source', () => {
  it.each([
    '<P Style="text-align:center">\n 字</P><video src=a.mp4 controls></video>',
    "<p class='a'>'</p><!-- 注 -->",
    '一 < 二',
  ])('is byte for byte the same where all of it is allowed: %s', (html) => {
    expect(allowedHtml(html, nodesFromHtml(html))).toEqual({ html, places: 0 });
  });

  it.each([
    ['<p onclick="x()" id="a">字</p>', '<p>字</p>', 1],
    ['<p style="position:fixed;color:red">字</p>', '<p style="color: red">字</p>', 1],
    ['<script>x()</script><p>字</p>', '<p>字</p>', 1],
    ['<a href="javascript:x()">字</a>', '<a>字</a>', 1],
    ['<a href="java\nscript:x()">字</a>', '<a>字</a>', 1],
    ['<svg><script>x()</script><path onload="x()"/></svg><p>字</p>', '<p>字</p>', 1],
    ['<object data="/a"><p>坏</p></object>字', '字', 1],
    ['<img src="data:image/svg+xml;base64,eA==">字', '字', 1],
    ['<img src="file:///C:/a.png"><p style="width:expression(x())">字</p>', '<p>字</p>', 2],
    ['<p style="background:url(https://a.example)">字</p><form><input></form>', '<p>字</p>', 2],
    ['<math><mtext><mglyph><style><img src=x onerror=x()></style></mglyph></mtext></math>字', '字', 1],
  ])('loses what shoppers do not get, and says how much: %s', (html, allowed, places) => {
    expect(allowedHtml(html, nodesFromHtml(html))).toEqual({ html: allowed, places });
  });
});
