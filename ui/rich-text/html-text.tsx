// Renders an operator's HTML text; a lazy chunk, as the sanitiser is large.
import { useMemo } from 'react';
import { nodesFromHtml } from './nodes-from-html';
import { type OpenLink, RichNodes } from './rich-nodes';

export default function HtmlText({ html, onOpen }: { html: string; onOpen?: OpenLink }) {
  const nodes = useMemo(() => nodesFromHtml(html), [html]);
  return <RichNodes nodes={nodes} onOpen={onOpen} />;
}
