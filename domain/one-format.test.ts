// Proves that money and times get their texts in the domain, each in one way.
import { expect, it } from 'vitest';
import { writtenSources } from '~/tests/written-sources';

/** What makes a text of an amount or of a time by itself. */
const BY_ITSELF = /toLocale\w*String|Intl\.(?:NumberFormat|DateTimeFormat)|\.toFixed\(2\)|\.padStart\(2\b/;

/** Neither money nor a time of the mall. */
const OTHERS: Readonly<Record<string, string>> = {
  'src/blocks/day-field/days.ts': 'a day that is chosen, as its parameter',
  'src/engine/archetypes/months.ts': 'a month that is chosen, as its parameter',
  'src/pages/favorite/favorite-words.ts': 'by how much a price fell, without needless cents',
  'ui/countdown/countdown.tsx': 'figures of a clock',
  'ui/trend-chart/trend-lines.ts': 'labels of an axis',
};

it('formats money and times in the domain alone, for shoppers', () => {
  const sources = writtenSources(['src', 'ui', 'widgets', 'renderer']);
  const found = Object.keys(sources).filter((path) => BY_ITSELF.test(sources[path] ?? ''));
  expect(found.sort()).toEqual(Object.keys(OTHERS).sort());
});
