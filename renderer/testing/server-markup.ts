// Renders a layout as the server does, where there is no browser: for tests, and for the pictures of the palette.
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { Registry } from '../define-widget';
import type { Host } from '../host';
import type { Layout } from '../layout';
import { Page } from '../page';

/** @throws the first failure of a view as it was thrown: its stack begins with the line. */
export async function serverMarkup(layout: Layout, registry: Registry, host: Host): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(createElement(Page, { layout, registry, host }), {
    // In one piece: by default React moves large boundaries into place by script.
    progressiveChunkSize: 1e9,
    onError: (error) => void failures.push(error),
  });
  const markup = await text(prelude);
  if (failures.length > 0) throw failures[0];
  return markup;
}
