// The look of the rich text.
import { type CSSProperties, useEffect, useRef } from 'react';
import { isSafePicture } from '~/domain/links';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { type Host, useHost } from '~/renderer/host';
import { RichText } from '~/ui/rich-text/rich-text';
import { estimatedHeight } from './estimate';
import { type ImageTextDelivered, shape } from './schema.gen';
import styles from './view.module.css';

/** Opens the viewer with the text's pictures, starting with the tapped one; those inside of links open the link. */
function openPicture(text: HTMLElement, tapped: EventTarget | null, host: Host): void {
  if (!(tapped instanceof HTMLImageElement) || tapped.closest('a') !== null) return;
  const current = tapped.getAttribute('src') ?? '';
  const urls = [...text.querySelectorAll('img')]
    .filter((picture) => picture.closest('a') === null)
    .map((picture) => picture.getAttribute('src'))
    .filter(isSafePicture);
  host.open({
    url: '/preview-image',
    open_type: 'navigate',
    params: [
      { key: 'current', value: current },
      { key: 'urls', value: JSON.stringify(urls) },
    ],
  });
}

function ImageTextView({ data }: WidgetViewProps<ImageTextDelivered>) {
  const host = useHost();
  const textRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = textRef.current;
    if (text === null) return undefined;
    const tap = (event: MouseEvent) => openPicture(text, event.target, host);
    text.addEventListener('click', tap);
    return () => text.removeEventListener('click', tap);
  }, [host]);
  if (data.content.trim() === '') return null;
  const reserved = { '--reserved': estimatedHeight(data.content) } as CSSProperties;
  return (
    <div ref={textRef} className={styles.text} style={reserved}>
      <RichText
        content={data.content}
        onOpen={(href, event) => {
          event.preventDefault();
          host.open(href);
        }}
      />
    </div>
  );
}

export default defineView<ImageTextDelivered>(shape, ImageTextView);
