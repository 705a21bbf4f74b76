// The tests of every widget.
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newBlock } from '~/domain/new-block';
import { coerce, coerceWhole, type Shape } from '~/schemas/shape';
import type { Validate } from '~/schemas/validate';
import { defineView, type WidgetDefinition, type WidgetViewProps } from '../define-widget';
import type { Layout } from '../layout';
import { Page } from '../page';
import { readLayout } from '../read-layout';
import { WidgetSample } from './widget-sample';
import { type TestHost, testHost } from './test-host';

/** Samples of delivered data, of `widgets/<id>/fixtures.ts`. */
export interface WidgetFixtures {
  /** Delivered data with nothing but what must be there. */
  minimal: unknown;
  /** Delivered data with every field set. */
  full: unknown;
  /** Wrong types, scripts in texts, `javascript:` links, CSS in colours. */
  hostile: unknown;
}

/** A rendered widget and its host. */
export interface RenderedWidget {
  /** It has recorded what the view did. */
  host: TestHost;
  /** Element around the page. */
  container: HTMLElement;
}

/** Waits until no reserved box is left: React may show a loaded view much later. */
export const untilRendered = (container: HTMLElement) =>
  waitFor(() => {
    expect(container.querySelector('[data-widget] > [aria-hidden="true"][style*="min-height"]')).toBeNull();
  });

/** Renders delivered data and waits until the view is there, or has failed. */
export async function renderWidget(
  definition: WidgetDefinition,
  data: unknown,
  host = testHost(),
): Promise<RenderedWidget> {
  await definition.load();
  const { container } = render(<WidgetSample definition={definition} data={data} host={host} />);
  await untilRendered(container);
  return { host, container };
}

const DANGEROUS = /^(javascript|vbscript|data:text)/i;

function expectHarmless(container: HTMLElement): void {
  expect(container.querySelector('script, iframe, object, embed')).toBeNull();
  // One expectation for all: one for each attribute takes longer than the search.
  const harmful = [...container.querySelectorAll('*')]
    .flatMap(({ attributes }) => [...attributes])
    .filter(
      ({ name, value }) =>
        name.startsWith('on') || ((name === 'href' || name === 'src') && DANGEROUS.test(value)),
    );
  expect(harmful.map(({ name, value }) => `${name}="${value}"`)).toEqual([]);
}

/** Values of the wrong kind, tried in each field. */
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

/** The default value of an absent field. */
const MISSING = Symbol('missing');

const wordsOf = (value: unknown): string => (value === MISSING ? 'missing' : JSON.stringify(value));

const withField = (data: Record<string, unknown>, field: string, value: unknown) => {
  const { [field]: _old, ...rest } = data;
  return value === MISSING ? rest : { ...rest, [field]: value };
};

/** The widget with a count of its renders. */
function counted(definition: WidgetDefinition): { definition: WidgetDefinition; renders: unknown[] } {
  const renders: unknown[] = [];
  const load: WidgetDefinition['load'] = async () => {
    const { shape, View } = (await definition.load()).default;
    const Real = View as ComponentType<WidgetViewProps<unknown>>;
    const Counted = (props: WidgetViewProps<unknown>) => {
      renders.push(props.data);
      return <Real {...props} />;
    };
    return { default: defineView(shape, Counted) };
  };
  return { definition: { ...definition, load }, renders };
}

/** Lets suspended parts retry and effects run. */
const settle = () => act(async () => new Promise((done) => setTimeout(done, 10)));

/** What is reported of data: nothing, or once that a part is unusable. */
const expectedOf = (shape: Shape, data: unknown): string[] =>
  coerceWhole(shape, data).isWhole ? [] : ['data'];

const kindsOf = ({ problems }: TestHost): string[] => problems.map(({ kind }) => kind);

/** The tests of every widget: its fixtures render, and no field of any kind can break or poison it. */
export function describeWidget(
  definition: WidgetDefinition,
  fixtures: WidgetFixtures,
  validate: Validate,
): void {
  describe(`the widget ${definition.id}, like every widget,`, () => {
    it.each(Object.entries(fixtures))(
      'renders its %s fixture without a problem or anything harmful',
      async (_name, data) => {
        const { shape } = (await definition.load()).default;
        const { host, container } = await renderWidget(definition, data);
        expect(kindsOf(host)).toEqual(expectedOf(shape, data));
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

    const full = fixtures.full as Record<string, unknown>;
    // The view gets coerced data: equal results are rendered once.
    const rendered = new Set<string>();
    // One test a field: all fields of a large form together reach the time limit on a busy machine.
    it.each(Object.keys(full))('renders whatever its field %s holds', async (field) => {
      const { shape } = (await definition.load()).default;
      for (const value of [MISSING, ...WRONG]) {
        const data = withField(full, field, value);
        const expected = expectedOf(shape, data);
        const safe = `${expected.join()} ${JSON.stringify(coerce(shape, data))}`;
        if (rendered.has(safe)) continue;
        rendered.add(safe);
        const { host, container } = await renderWidget(definition, data);
        expect(kindsOf(host), `${field} = ${wordsOf(value).slice(0, 40)}`).toEqual(expected);
        expectHarmless(container);
        // A tree left mounted would be scheduled along with all later ones.
        cleanup();
      }
    });

    it('renders when each of its pictures fails', async () => {
      const { host, container } = await renderWidget(definition, fixtures.full);
      const pictures = [...container.querySelectorAll('img, video')];
      const blocks = new Set(pictures.map((picture) => picture.closest<HTMLElement>('[data-uid]')));
      const uids = [...blocks].map((block) => block?.dataset['uid']);
      for (const picture of pictures) fireEvent.error(picture);
      await act(async () => undefined);
      // Browsers show the alt text of a failed picture beside a broken image.
      const torn = pictures.filter((picture) => container.contains(picture) && picture.getAttribute('alt'));
      expect(torn.map((picture) => picture.getAttribute('alt'))).toEqual([]);
      // Reported once for each block, which may contain others.
      expect(host.problems.map(({ kind, uid }) => [kind, uid])).toEqual(uids.map((uid) => ['picture', uid]));
      expect(container.querySelector('[data-widget]')).not.toBeNull();
    });

    it('is rendered once more for an edited property, and its neighbours not at all', async () => {
      // Without IntersectionObserver the whole page is rendered at once.
      vi.stubGlobal('IntersectionObserver', undefined);
      onTestFinished(() => void vi.unstubAllGlobals());
      const [own, above, below] = [counted(definition), counted(definition), counted(definition)];
      const registry = {
        above: { ...above.definition, id: 'above' },
        own: own.definition,
        below: { ...below.definition, id: 'below' },
      };
      const { layout } = readLayout(
        Object.keys(registry).map((id) => newBlock(registry, { id, data: full })),
        { registry },
      );
      const host = testHost();
      const pageOf = (nodes: Layout['nodes']) => (
        <Page layout={{ ...layout, nodes }} registry={registry} host={host} />
      );
      const { container, rerender } = render(pageOf(layout.nodes));
      await untilRendered(container);
      for (const { renders } of [own, above, below]) expect(renders.length).toBeGreaterThan(0);
      for (const { renders } of [own, above, below]) renders.length = 0;
      const edited = { ...full, c_padding_top: 7 };
      rerender(pageOf(layout.nodes.map((node) => (node.id === 'own' ? { ...node, data: edited } : node))));
      await settle();
      expect([above, own, below].map(({ renders }) => renders.length)).toEqual([0, 1, 0]);
    });

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
