// Proves what a paste takes over, and that the operator reads what it drops.
import { describe, expect, it } from 'vitest';
import { nodesFromHtml } from '~/ui/rich-text/nodes-from-html.server';
import { cleaned, droppedWords } from './clean';
import { parsedTree } from '../testing/parsed-tree';
import { htmlOf, safeTree } from './tree';
import { withWordLists } from './word-lists';

/** As in a browser: the sanitiser before and after, but by its other parser. */
function pasted(html: string): [html: string, words: string | null] {
  const tree = withWordLists(parsedTree(html));
  const safe = safeTree(nodesFromHtml(htmlOf(tree)));
  return [htmlOf(cleaned(safe).nodes), droppedWords(cleaned(tree))];
}

const WORD =
  '<p class=MsoNormal style="margin-bottom:0cm;line-height:normal"><b><span lang=EN-US style="font-size:12.0pt;font-family:宋体;color:red">标题</span></b><o:p></o:p></p>' +
  '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>一</p>' +
  '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>二</p>' +
  '<p class=MsoListParagraph style="mso-list:l1 level1 lfo2"><span><span style="mso-list:Ignore">1.</span></span>三</p>' +
  '<p class=MsoNormal align=center style="text-align:center"><img src="file:///C:/a.png">图</p>';

describe('a paste', () => {
  it('from Word has its structure, and says what was dropped', () => {
    expect(pasted(WORD)).toEqual([
      '<p><strong><span style="color: red">标题</span></strong></p><ul><li>一</li><li>二</li></ul><ol><li>三</li></ol>' +
        '<p style="text-align: center">图</p>',
      '去掉了 2 处不支持的样式；1 张图片没有带过来，请用「图片」插入',
    ]);
  });

  it.each<[string, ReadonlyArray<readonly [level: number, sign: string, text: string]>, string]>([
    [
      'letters within numbers',
      [
        [1, '1.', '甲'],
        [2, 'a)', '子一'],
        [2, 'b)', '子二'],
        [1, '2.', '乙'],
      ],
      '<ol><li>甲<ol style="list-style-type: lower-alpha"><li>子一</li><li>子二</li></ol></li><li>乙</li></ol>',
    ],
    [
      'bullets within numbers',
      [
        [1, '1.', '甲'],
        [2, '·', '子一'],
        [1, '2.', '乙'],
      ],
      '<ol><li>甲<ul><li>子一</li></ul></li><li>乙</li></ol>',
    ],
    [
      'articles of law',
      [
        [1, '第一条', '退货运费由买家承担'],
        [1, '第二条', '乙'],
      ],
      '<p>第一条 退货运费由买家承担</p><p>第二条 乙</p>',
    ],
    ...['（一）', '(1)', '①', '1.1', 'A-1'].map((sign): [string, [[number, string, string]], string] => [
      sign,
      [[1, sign, '甲']],
      `<p>${sign} 甲</p>`,
    ]),
    [
      'Chinese figures, Roman ones, and a list that goes on',
      [
        [1, '一、', '甲'],
        [2, 'ii.', '子'],
        [1, '二、', '乙'],
      ],
      '<ol style="list-style-type: simp-chinese-informal"><li>甲<ol style="list-style-type: lower-roman"><li>子</li></ol></li><li>乙</li></ol>',
    ],
    ['a number in the middle', [[1, '5.', '甲']], '<ol start="5"><li>甲</li></ol>'],
    [
      'a level without the one above',
      [
        [2, '1.', '子'],
        [1, '1.', '甲'],
      ],
      '<ol><li>子</li></ol><ol><li>甲</li></ol>',
    ],
  ])('of a list of Word keeps its levels and signs: %s', (_name, items, html) => {
    const item = ([level, sign, text]: readonly [number, string, string]) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span>` +
      `<span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span></span><![endif]>${text}</p>`;
    const said = pasted(items.map(item).join('\n'));
    expect([said[0].replaceAll('<span></span>', '').replaceAll(/\n/g, ''), said[1]]).toEqual([html, null]);
  });

  it.each([
    ['<ol start="5"><li>甲</li><li>乙</li></ol>', '<ol start="5"><li>甲</li><li>乙</li></ol>', null],
    ['<pre>一\n  二\n三</pre>', '<p>一<br>&nbsp;&nbsp;二<br>三</p>', null],
    ['<h1>一</h1><h4>四</h4>', '<h2>一</h2><h3>四</h3>', null],
    ['<div>一</div><div><p>二</p></div>', '<p>一</p><p>二</p>', null],
    [
      '<span style="font-weight:700;font-style:italic;text-decoration:underline line-through">字</span>',
      '<strong><em><u><s>字</s></u></em></strong>',
      null,
    ],
    ['<p style="color:#d13938">红</p>', '<p><span style="color: #d13938">红</span></p>', null],
    ['<p style="color:windowtext;font-weight:normal">黑</p>', '<p>黑</p>', null],
    ['<b style="font-weight:normal"><p>谷歌</p></b>', '<p>谷歌</p>', null],
    [
      '<table border=1><thead><tr><th colspan="2">头</th></tr></thead><tbody><tr><td style="text-align:right">格</td></tr></tbody></table>',
      '<table><tr><th colspan="2">头</th></tr><tr><td style="text-align: right">格</td></tr></table>',
      null,
    ],
    ['<section style="color:red"><p>一</p></section>', '<p><span style="color: red">一</span></p>', null],
    [
      '<a href="https://a.example" target="_blank" style="font-size:20px">链</a>',
      '<a href="https://a.example">链</a>',
      '去掉了 1 处不支持的样式',
    ],
    [
      '<a href="mailto:a@a.example">信</a><a href="tel:400">电</a>',
      '信<a href="tel:400">电</a>',
      '去掉了 1 处不支持的样式',
    ],
    [
      '<img src="https://a.example/a.png" width="2000" alt="茶">',
      '<img src="https://a.example/a.png" alt="茶">',
      null,
    ],
    ['<img src="data:image/png;base64,eA==">', '', '1 张图片没有带过来，请用「图片」插入'],
    ['<p><sup>2</sup><mark>字</mark></p>', '<p>2字</p>', '去掉了 2 处不支持的样式'],
  ])('of %s', (html, allowed, words) => {
    expect(pasted(html)).toEqual([allowed, words]);
  });

  it.each([
    '<script>x()</script>字',
    '<p onclick="x()" style="width:expression(x())">字</p>',
    '<a href="javascript:x()">字</a>',
    '<a href="&#106;ava&#10;script:x()">字</a>',
    '<svg onload="x()"><script>x()</script></svg>字',
    '<object data="/a"></object><embed src="/a">字',
    '<img src=x onerror=x()>字',
    '<img src="javascript:x()">字',
    '<math><mtext><mglyph><style><img src=x onerror=x()></style></mglyph></mtext></math>字',
    '<form action="javascript:x()"><button>坏</button></form>字',
    '<p style="background:url(javascript:x())">字</p>',
    '<template><p onclick="x()">坏</p></template>字',
    '<span style="color:red;behavior:url(x)">字</span>',
    '<span style="color: url(javascript:x())">字</span>',
  ])('of something hostile does nothing: %s', (html) => {
    const [allowed] = pasted(html);
    expect(allowed).not.toMatch(/script|on\w+=|x\(\)|url|expression|behavior|坏/);
    expect(allowed).toContain('字');
  });
});
