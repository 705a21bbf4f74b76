// Proves how older versions of a widget's data are read.
import { expect, it } from 'vitest';
import { upgraded, type Versioned } from './widget-version';

const widget: Versioned = {
  version: 3,
  migrations: { 1: ({ old, ...data }) => ({ ...data, fresh: old }), 2: (data) => ({ ...data, more: 1 }) },
};

it('migrates step by step from the version that is stored, and changes nothing that it is given', () => {
  const first = { id: 'w', data: { old: 'a', kept: true } };
  expect(upgraded(first, widget)).toEqual({ id: 'w', v: 3, data: { fresh: 'a', kept: true, more: 1 } });
  expect(first).toEqual({ id: 'w', data: { old: 'a', kept: true } });
  expect(upgraded({ id: 'w', v: 2, data: { fresh: 'a' } }, widget)).toEqual({
    id: 'w',
    v: 3,
    data: { fresh: 'a', more: 1 },
  });
});

it('gives back the very same of the current version, a newer one, an unknown widget and where a migration fails or is missing', () => {
  const broken: Versioned = {
    version: 2,
    migrations: {
      1: () => {
        throw new Error('no');
      },
    },
  };
  for (const [element, of] of [
    [{ id: 'w', v: 3, data: {} }, widget],
    [{ id: 'w', v: 4, data: {} }, widget],
    [{ id: 'w', data: {} }, undefined],
    [{ id: 'w', data: {} }, broken],
    [{ id: 'w', data: {} }, { version: 2 }],
    [
      { id: 'w', data: {} },
      { ...widget, version: 4 },
    ],
    [null, widget],
  ] as const)
    expect(upgraded(element, of)).toBe(element);
});
