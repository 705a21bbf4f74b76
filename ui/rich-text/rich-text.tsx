// Owns rich text of operators: an HTML text or a node tree, drawn inside its own box.
import { lazy, Suspense } from 'react';
import { safeRichText } from '~/domain/rich-text';
import { type OpenLink, RichNodes } from './rich-nodes';
import styles from './rich-text.module.css';

export type RichTextProps = {
  /** HTML as text, or the specified node tree. */
  content: unknown;
  /** Called when a link of the text is tapped; without it the browser follows the address. */
  onOpen?: OpenLink;
};

/** The words alone, for when the sanitiser could not be loaded. Parsing this way runs nothing. */
const Words = ({ html }: { html: string }) => (
  <>{new DOMParser().parseFromString(html, 'text/html').body.textContent}</>
);

/** On a page that the server drew, its markup stands until the code has come. */
const HtmlText = lazy(() => import('./html-text').catch(() => ({ default: Words })));

/** Rich text (UI-11). Scripts, frames, forms, foreign addresses and styles that leave the box never reach the page. */
export function RichText({ content, onOpen }: RichTextProps) {
  return (
    <div className={styles.text}>
      {typeof content === 'string' ? (
        <Suspense fallback={null}>
          <HtmlText html={content} onOpen={onOpen} />
        </Suspense>
      ) : (
        <RichNodes nodes={safeRichText(content)} onOpen={onOpen} />
      )}
    </div>
  );
}
