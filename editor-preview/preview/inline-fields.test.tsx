// Every text that a hint calls inline is found on the phone where its block shows it, and a press on it leads back to it.
import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { arrayOf } from '~/domain/record';
import { valueAt, withValueAt } from '~/domain/studio/pointer';
import type { KnownWidget, WidgetDefinition } from '~/renderer/define-widget';
import { renderWidget } from '~/renderer/testing/describe-widget';
import { renderStaged } from '~/renderer/testing/render-staged';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { forms } from '~/widgets/forms.gen';
import { registry } from '~/widgets/registry.gen';
import { type Place, placesOf, preparedFor } from '../testing/walk/places';
import { formOf, sampleOf } from '../testing/walk/reach';
import { elementOfField, fieldOfText } from './text-fields';

const WORDS = '改字';

const isDrawn = (widget: KnownWidget | undefined): widget is WidgetDefinition =>
  widget !== undefined && 'load' in widget;

const all = await Promise.all(
  Object.keys(forms).map(async (id) => {
    const places = placesOf(await formOf(id));
    return { id, places, inline: places.filter(({ field }) => field.inline !== undefined) };
  }),
);
const widgets = all.filter(({ inline }) => inline.length > 0);

/** Without a level, and with the card that members pay for. */
const HOLDER = { ...MEMBER, levelName: '', isSuperVip: true };

/** Lists have tabs from two rows on. */
const withTwoRows = (data: unknown, { lists }: Place): unknown =>
  lists.reduce((now, { at }) => {
    const rows = arrayOf(valueAt(now, at));
    return rows.length > 1
      ? now
      : withValueAt(
          now,
          at,
          [...rows, ...rows].map((row) => structuredClone(row)),
        );
  }, data);

/** The block with other words at the place, as operators see it: selected, by a guest and by a holder of the card. */
async function* shown(widget: WidgetDefinition, data: unknown) {
  yield (await renderStaged(widget, data)).container;
  cleanup();
  for (const shopper of [null, HOLDER]) {
    yield (await renderWidget(widget, data, testHost({ shopper }))).container;
    cleanup();
  }
}

/** Why a place cannot be edited on the phone; null where it can. */
async function problemOf(widget: WidgetDefinition, place: Place, places: readonly Place[]) {
  const prepared = withTwoRows(preparedFor(place, sampleOf(widget.id), places), place);
  const data = withValueAt(prepared, place.at, WORDS);
  for await (const container of shown(widget, data)) {
    const element = elementOfField(container, place.at, data);
    if (element === null) continue;
    const back = fieldOfText(container, element, data);
    return back === place.at ? null : `${place.at}: a press leads to ${back}`;
  }
  return `${place.at}: not shown`;
}

it('knows the widgets with inline texts', () => {
  expect(widgets.length).toBeGreaterThan(20);
});

it.each(widgets)('$id shows its inline texts as they are', async ({ id, places, inline }) => {
  const widget = registry[id];
  if (!isDrawn(widget)) throw new Error(`No view of ${id}`);
  const problems: string[] = [];
  for (const place of inline) {
    const problem = await problemOf(widget, place, places);
    if (problem !== null) problems.push(problem);
  }
  expect(problems).toEqual([]);
});
