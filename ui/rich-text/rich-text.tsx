// Owns rich text of operators: an HTML text or a node tree, drawn inside its own box.
import { useEffect, useState } from 'react';
import { type SafeNode, safeRichText } from '~/domain/rich-text';
import { nodesFromHtml } from './nodes-from-html';
import { type OpenLink, RichNodes } from './rich-nodes';
import styles from './rich-text.module.css';

export type RichTextProps = {
  /** HTML as text, or the specified node tree. */
  content: unknown;
  /** Called when a link of the text is tapped; without it the browser follows the address. */
  onOpen?: OpenLink;
};

/** The words alone, for when the sanitiser could not be loaded. Parsing this way runs nothing. */
const wordsOf = (html: string): SafeNode[] => {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent;
  return [{ kind: 'text', text }];
};

function HtmlText({ html, onOpen }: { html: string; onOpen?: OpenLink }) {
  const [nodes, setNodes] = useState<readonly SafeNode[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const safe = await nodesFromHtml(html).catch(() => wordsOf(html));
      if (isCurrent) setNodes(safe);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return <RichNodes nodes={nodes} onOpen={onOpen} />;
}

/** Rich text (UI-11). Scripts, frames, forms, foreign addresses and styles that leave the box never reach the page. */
export function RichText({ content, onOpen }: RichTextProps) {
  return (
    <div className={styles.text}>
      {typeof content === 'string' ? (
        <HtmlText html={content} onOpen={onOpen} />
      ) : (
        <RichNodes nodes={safeRichText(content)} onOpen={onOpen} />
      )}
    </div>
  );
}
