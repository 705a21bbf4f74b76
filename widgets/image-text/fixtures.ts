// Sample data of the rich text, as the server delivers it.

export const minimal = {};

export const full = {
  content:
    '<p style="text-align:center"><strong>南湖的水，南湖的茶</strong></p>' +
    '<p>从一片叶子到一杯茶，四代人的手艺。<a href="/pages/article/article-detail/article-detail?id=3">读完整的故事</a></p>' +
    '<img src="pictures/story-1.jpg"><p>四月采青，当日杀青。</p><img src="pictures/story-2.jpg">',
};

/** A small raster picture: SVG data are not allowed in rich texts. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAIAAAB/FOjAAAABCElEQVR42gXBwQYAIRAG4H3/U8eOHbuVtPyUTAyN1TIsET3Mft8lJ8vOsrJ8WTTLm+XJMrJwlp6lZSlZkOXOkrKEfNEBbdACfSAFvaAHNEAM6qAGKiCAblACBVw4FbtiVXwVWvFWPBWjgit6RasoFai4K1JFqFc8FDfFRfGjqBRfig/FQZEpdoqNYqEIijfFRDHQ5Q/7zX6x/9gr+5f9w36wZ/adfWNf2IP9zT6xD3y5I26LW+I+cSruFfeIG+JYXBfXxBVxEHeLS+KCXPZMu6dd037T6rTvtM+0Y1qetk/bpi3TYtp72jRtmJc5araapeZTo2peNY+aoYbVdDVNTVEDNbeapCboDxxuGdCO1dATAAAAAElFTkSuQmCC';

/** With pictures that need no network. */
export const pictured = {
  content: `<h2>南湖的水，南湖的茶</h2><p>从一片叶子到一杯茶，四代人的手艺。</p><img alt="茶山" width="702" src="${PICTURE}"><ul><li>四月采青</li><li>当日杀青</li></ul>`,
};

export const hostile = {
  content:
    '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">点我</a>' +
    '<iframe src="https://evil.example"></iframe><p style="position:fixed;inset:0">盖住</p><svg onload=alert(1)>',
};
