// The tests of blocks whose goods have the times of their activity.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WidgetDefinition } from '~/renderer/define-widget';
import { renderWidget } from '~/renderer/testing/describe-widget';
import { testHost } from '~/renderer/testing/test-host';

interface ActivityClockTests {
  definition: WidgetDefinition;
  full: Readonly<Record<string, unknown>>;
  /** A delivered goods of an activity with these times. */
  timed: (beginsAt: string, endsAt: string) => object;
  word: string;
}

const NOON = Date.UTC(2026, 10, 21, 4, 0, 0);
const card = () => screen.getByRole('article').textContent;

export function describeActivityClock({ definition, full, timed, word }: ActivityClockTests): void {
  const renderView = (listStyle: number, beginsAt: string, endsAt: string, now = () => NOON) =>
    renderWidget(definition, { ...full, listStyle, list: [timed(beginsAt, endsAt)] }, testHost({ now }));

  describe(`the clock of the block ${definition.id}`, () => {
    it.each([
      ['to its beginning', '2026-11-21 13:00:00', '2026-11-25 00:00:00', '距开始01:00:00'],
      ['to its end', '2026-11-20 00:00:00', '2026-11-23 13:01:02', '距结束2天01:01:02'],
      ['nothing once it is over', '2026-11-20 00:00:00', '2026-11-21 11:59:59', '已结束'],
    ])('counts down %s, in every list style', async (_what, beginsAt, endsAt, words) => {
      for (const style of [-1, 1, 2]) {
        const { container } = await renderView(style, beginsAt, endsAt);
        expect(container.querySelector('article')?.textContent).toContain(words);
        container.remove();
      }
    });

    it('shows the kind of sale on a big cover', async () => {
      await renderView(1, '', '2026-11-21 13:00:00');
      expect(screen.getByText(word).tagName).toBe('B');
    });

    it('is not rendered for a running activity without an end', async () => {
      await renderView(-1, '2026-11-20 00:00:00', '');
      expect(screen.queryByRole('timer')).toBeNull();
      expect(card()).not.toContain('距');
    });

    it('switches from beginning to running while the page is open', async () => {
      let now = NOON;
      await renderView(-1, '2026-11-21 12:00:01', '2026-11-21 12:30:01', () => now);
      expect(card()).toContain('距开始00:00:01');
      now += 1_000;
      expect(await screen.findByText('距结束', {}, { timeout: 3_000 })).toBeDefined();
      expect(card()).toContain('00:30:00');
    });
  });
}
