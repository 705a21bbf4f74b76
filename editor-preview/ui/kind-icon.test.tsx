// Operators tell the kinds of blocks apart by their icons.
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PaletteEntry } from '~/domain/studio/form';
import { paletteById } from '~/widgets/palette-by-id';
import { palette } from '~/widgets/palette.gen';
import { KindIcon } from './kind-icon';

function pathOf(id: string | null): string {
  const { container, unmount } = render(<KindIcon id={id} />);
  const path = container.querySelector('svg[aria-hidden="true"] > path')?.getAttribute('d') ?? '';
  unmount();
  return path;
}

const idsOf = (isChosen: (entry: PaletteEntry) => boolean): string[] =>
  palette.filter(isChosen).map(({ id }) => id);
const listed = idsOf(({ isInPalette }) => isInPalette);

it.each(listed)('has an icon of its own for %s', (id) => {
  expect(paletteById[id]?.icon).toMatch(/^M[-\d.]+ [-\d.]+[MLHVCSAZmlhvcsaz\d. -]+$/);
  expect(pathOf(id)).toBe(paletteById[id]?.icon);
});

it('has no two kinds of the palette, and none beside the page, with the same icon', () => {
  expect(new Set([null, ...listed].map(pathOf)).size).toBe(listed.length + 1);
});

it.each(['structural', 'leftover', 'other', 'basic', 'marketing'] as const)(
  'has one neutral icon for %s widgets that nobody can insert',
  (group) => {
    const unlisted = idsOf((entry) => entry.group === group && !entry.isInPalette);
    const [icon, ...others] = new Set(unlisted.map(pathOf));
    expect(icon).toMatch(/^M/);
    expect(others).toEqual([]);
    expect(listed.map(pathOf)).not.toContain(icon);
  },
);

it('has an icon for a widget that is not known here', () => {
  expect(pathOf('of-another-mall')).toBe(pathOf('ad'));
});

it('says nothing: the words are beside it', () => {
  render(<KindIcon id="coupon" />);
  expect(screen.queryByRole('img')).toBeNull();
});
