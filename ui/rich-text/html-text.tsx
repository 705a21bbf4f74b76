// Rendering an operator's HTML text; loaded with the first such text, as the sanitiser is heavy.
import { useMemo } from 'react';
import { nodesFromHtml } from './nodes-from-html';
import { type OpenLink, RichNodes } from './rich-nodes';

export default function HtmlText({ html, onOpen }: { html: string; onOpen?: OpenLink }) {
  const nodes = useMemo(() => nodesFromHtml(html), [html]);
  return <RichNodes nodes={nodes} onOpen={onOpen} />;
}
