// The browser's own limit counts an emoji twice and cuts without a word: texts of people have LimitedInput instead.
import { expect, it } from 'vitest';
import { writtenSources } from '~/tests/written-sources';

/** Files with native limits, and why nothing that people write is cut there. */
const NATIVE: Readonly<Record<string, string>> = {
  'editor-preview/app/login.tsx': 'signs of a captcha',
  'editor-preview/controls/location-control.tsx': 'two coordinates',
  'editor-preview/controls/video-control.tsx': 'an address',
  'editor-preview/pages/page-tools.tsx': 'words that are searched for',
  'editor-preview/pickers/link-params.tsx': 'parameters of an address',
  'editor-preview/settings/theme-screen.tsx': 'figures of a colour',
};

/** An input's own tag with all of its attributes, arrows and braces in them included. */
const LIMITED = /<input\b(?:[^>]|=>)*?\bmaxLength=/;

it('stand on no input of the studio that takes a text', () => {
  const found = Object.entries(writtenSources(['editor-preview'])).filter(([, text]) => LIMITED.test(text));
  expect(found.map(([path]) => path).sort()).toEqual(Object.keys(NATIVE));
});
