// Operators' rich text: an HTML text or a node tree, rendered inside its own box.
import { lazy, Suspense } from 'react';
import { safeRichText } from '~/domain/rich-text';
import { type OpenLink, RichNodes } from './rich-nodes';
import styles from './rich-text.module.css';

export type RichTextProps = {
  /** HTML as text, or the specified node tree. */
  content: unknown;
  /** Suspends until the text is parsed, as following content would shift: it needs its own Suspense boundary. */
  isAwaited?: boolean;
  /** Called when a link of the text is tapped; without it the browser follows the address. */
  onOpen?: OpenLink;
};

/** The plain text, for when the sanitiser could not be loaded. Parsing this way executes nothing. */
const Words = ({ html }: { html: string }) => (
  <>{new DOMParser().parseFromString(html, 'text/html').body.textContent}</>
);

/** On a server-rendered page its markup stays until the chunk has loaded. */
const loadHtmlText = () => import('./html-text').catch(() => ({ default: Words }));
const HtmlText = lazy(loadHtmlText);

/** Preloads the chunk for texts in HTML, in parallel to their data. */
export const preloadRichText = (): void => void loadHtmlText();

/** Rich text (UI-11). Scripts, frames, forms, foreign addresses and styles that leave the box are removed. */
export function RichText({ content, isAwaited = false, onOpen }: RichTextProps) {
  if (typeof content !== 'string')
    return (
      <div className={styles.text}>
        <RichNodes nodes={safeRichText(content)} onOpen={onOpen} />
      </div>
    );
  const text = <HtmlText html={content} onOpen={onOpen} />;
  return <div className={styles.text}>{isAwaited ? text : <Suspense fallback={null}>{text}</Suspense>}</div>;
}
