// Owns the tests that every widget passes, whatever it draws.
import { cleanup, render, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coerce } from '~/schemas/shape';
import type { Validate } from '~/schemas/validate';
import type { WidgetDefinition } from '../define-widget';
import { WidgetSample } from './draw-widget';
import { type TestHost, testHost } from './test-host';

export interface WidgetFixtures {
  /** Delivered data with nothing but what must be there. */
  minimal: unknown;
  /** Delivered data with every field set. */
  full: unknown;
  /** Wrong types, scripts in texts, `javascript:` links, CSS in colours. */
  hostile: unknown;
}

export interface Drawn {
  host: TestHost;
  container: HTMLElement;
}

/** Draws delivered data and waits until the view stands (or was found to have failed). */
export async function drawWidget(
  definition: WidgetDefinition,
  data: unknown,
  host = testHost(),
): Promise<Drawn> {
  await definition.load();
  const { container } = render(<WidgetSample definition={definition} data={data} host={host} />);
  await waitFor(() => {
    expect(container.querySelector('[data-widget] > [aria-hidden="true"][style*="min-height"]')).toBeNull();
  });
  return { host, container };
}

const DANGEROUS = /^(javascript|vbscript|data:text)/i;

function expectHarmless(container: HTMLElement): void {
  expect(container.querySelector('script, iframe, object, embed')).toBeNull();
  for (const element of container.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name.startsWith('on'), `attribute ${name}`).toBe(false);
      if (name === 'href' || name === 'src') expect(value).not.toMatch(DANGEROUS);
    }
  }
}

/** Values of the wrong kind that each field is given in turn. */
const WRONG = [
  null,
  'x',
  -1,
  Number('1e309'),
  [],
  {},
  true,
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'a'.repeat(10_000),
];

/** The tests every widget passes: its fixtures are drawn, and no field of any kind can break or poison it. */
export function describeWidget(
  definition: WidgetDefinition,
  fixtures: WidgetFixtures,
  validate: Validate,
): void {
  describe(`the widget ${definition.id}, like every widget,`, () => {
    it.each(Object.entries(fixtures))(
      'draws its %s fixture without a problem or anything harmful',
      async (_name, data) => {
        const { host, container } = await drawWidget(definition, data);
        expect(host.problems).toEqual([]);
        expectHarmless(container);
      },
    );

    it('states its fixtures by its own schema', async () => {
      const { shape } = (await definition.load()).default;
      for (const data of [fixtures.minimal, fixtures.full]) {
        expect(validate(coerce(shape, data)), JSON.stringify(validate.errors)).toBe(true);
      }
      expect(validate(fixtures.full), JSON.stringify(validate.errors)).toBe(true);
    });

    it('stands whatever any one of its fields holds', async () => {
      const { shape } = (await definition.load()).default;
      const full = fixtures.full as Record<string, unknown>;
      // A view gets what its shape makes of the data: what comes out alike is drawn once.
      const drawn = new Set<string>();
      for (const field of Object.keys(full)) {
        for (const value of WRONG) {
          const data = { ...full, [field]: value };
          const safe = JSON.stringify(coerce(shape, data));
          if (drawn.has(safe)) continue;
          drawn.add(safe);
          const { host, container } = await drawWidget(definition, data);
          expect(host.problems, `${field} = ${JSON.stringify(value)?.slice(0, 40)}`).toEqual([]);
          expectHarmless(container);
          // A tree left mounted would be scheduled along with all that follow.
          cleanup();
        }
      }
    }, 60_000);

    it('is made safe by its shape from any JSON', async () => {
      const { shape } = (await definition.load()).default;
      fc.assert(
        fc.property(fc.jsonValue(), (data) => {
          expect(validate(coerce(shape, data)), JSON.stringify(validate.errors)).toBe(true);
        }),
        { numRuns: 200 },
      );
    });

    it('reserves a finite height whatever its data', () => {
      fc.assert(
        fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
          const height = definition.reserve(data);
          expect(Number.isFinite(height) && height >= 0).toBe(true);
        }),
      );
    });
  });
}
