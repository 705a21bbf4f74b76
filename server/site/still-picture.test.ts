// Proves that a picture of a page is well-formed, has all that it shows within, and stays light.
import { expect, it } from 'vitest';
import type { ReadPicture } from './lcp-image';
import { stillPicture } from './still-picture';

const upload = (width: number, height: number) => `uploads/20261122/${'a'.repeat(32)}-${width}x${height}.jpg`;

/** A picture server that notes what it is asked for; pictures have as many bytes as their height. */
function server() {
  const asked: string[] = [];
  const read: ReadPicture = async (address) => {
    asked.push(address);
    const [, height] = /x(\d+)\.jpg/.exec(address) ?? [];
    if (height === undefined) return null;
    return { type: 'image/webp', bytes: Buffer.alloc(Number(height), 7) };
  };
  return { asked, read };
}

const made = (html: string, { read } = server(), css = '') =>
  stillPicture({ html, css }, { config: {}, read });

/** What stands within the page's container. */
const within = (svg: string): string => /class="mall-root">(.*)<\/div><\/body>/s.exec(svg)?.[1] ?? '';

const INLINED = (bytes: number) => `data:image/webp;base64,${Buffer.alloc(bytes, 7).toString('base64')}`;

it('has its pictures within, small, each read once, also those of styles', async () => {
  const mall = server();
  const html = `<img src="${upload(900, 300)}?w=1080" srcSet="x 1w" alt=""/><p style="background:url(&quot;${upload(900, 300)}&quot;)">茶</p>`;
  expect(within(await made(html, mall))).toBe(
    `<img src="${INLINED(300)}" alt=""></img><p style="background:url(&quot;${INLINED(300)}&quot;)">茶</p>`,
  );
  expect(mall.asked).toEqual([`${upload(900, 300)}?w=240`]);
});

it('leaves out what is of another host, missing, heavy, or too much together', async () => {
  const mall = server();
  const image = (source: string) => `<img src="${source}" alt=""/>`;
  const foreign = [
    'https://example.com/a.png',
    '//example.com/a.png',
    'pictures/none.svg',
    upload(9, 50_000),
  ];
  expect(within(await made(foreign.map(image).join(''), mall))).toBe('<img alt=""></img>'.repeat(4));
  expect(mall.asked).toEqual(['pictures/none.svg', `${upload(9, 50_000)}?w=240`]);
  const many = Array.from({ length: 12 }, (_none, index) => image(upload(index + 1, 40_000)));
  expect((await made(many.join(''))).match(/src="/g)).toHaveLength(9);
});

it('is well-formed whatever shoppers and operators wrote', async () => {
  const html =
    '<!--$--><p title="&quot;&lt;">&lt;script&gt; &amp; \u000b\uD800 😀<br>a<table><tr><td colSpan="2">1</table>';
  expect(within(await made(html))).toBe(
    '<p title="&quot;&lt;">&lt;script&gt; &amp;  😀<br></br>a</p><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  );
});

it('runs nothing, loads nothing, and ends at the fold', async () => {
  const html =
    '<script>1</script><link rel="preload" href="a.png"/><a href="javascript:1" onclick="1">a</a><video src="a.mp4" poster="a.png"></video><iframe src="x"></iframe><div data-below-fold="skipped">late</div>';
  expect(within(await made(html))).toBe('<a>a</a>');
});

it('has the rules that its classes need and the colours of the mall, and drawings in their own namespace', async () => {
  const { read } = server();
  const svg = await stillPicture(
    {
      html: '<b class="a"><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></b>',
      css: '.a>b{c:d}.none{e:f}',
    },
    { config: { theme_color: { background: '#ff4544', background_s: '#f39800' } }, read },
  );
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="375" height="600"/);
  expect(svg).toContain('<style>.a&gt;b{c:d}:root:root{--mall-main:#ff4544');
  expect(svg).not.toContain('e:f');
  expect(within(svg)).toBe(
    '<b class="a"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"></path></svg></b>',
  );
});
