// Proves that a widget of a second version passes the tests of every widget, also where its migration must not run twice.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Validate } from '~/schemas/validate';
import { defineView, defineWidget, type WidgetViewProps } from '../define-widget';
import { describeMigration } from './describe-migration';
import { describeWidget, renderWidget } from './describe-widget';
import { renderStaged } from './render-staged';

interface Data {
  heading: string;
}

const Heading = ({ data }: WidgetViewProps<Data>) => <h2>{data.heading}</h2>;

const definition = defineWidget({
  id: 'sale-countdown',
  version: 2,
  title: '倒计时',
  group: 'basic',
  reserve: () => 88,
  load: async () => ({
    default: defineView<Data>({ t: 'o', p: { heading: { t: 's', d: '即将开售' } } }, Heading),
  }),
  // Run again it would lose the heading.
  migrations: { 1: ({ title, ...rest }) => ({ ...rest, heading: title }) },
});

const full = { heading: '双十二开售' };
const isWhole = ((data: Data) => typeof data.heading === 'string') as Validate;

describeWidget(
  definition,
  { minimal: full, full, hostile: { heading: '<script>alert(1)</script>' } },
  isWhole,
);

describeMigration({
  definition,
  from: 1,
  cases: {
    'the title is the heading': [
      { title: '双十二开售', colour: '#123456' },
      { ...full, colour: '#123456' },
    ],
  },
});

it.each([
  ['on a page', () => renderWidget(definition, full)],
  ['in the studio', () => renderStaged(definition, full)],
])('renders its samples as they are, %s', async (_where, rendered) => {
  await rendered();
  expect(screen.getByRole('heading').textContent).toBe('双十二开售');
});
