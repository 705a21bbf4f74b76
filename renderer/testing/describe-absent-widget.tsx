// The tests of every widget without a view: shoppers see nothing, operators its name, nothing is lost.
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coerce, type Shape } from '~/schemas/shape';
import type { Validate } from '~/schemas/validate';
import type { AbsentWidget } from '../define-widget';
import { Page } from '../page';
import { readLayout } from '../read-layout';
import { writeLayout } from '../write-layout';
import { WidgetSample } from './widget-sample';
import { testHost } from './test-host';

interface AbsentOptions {
  /** Stored data with every field set. */
  full: unknown;
  shape: Shape;
  validate: Validate;
  /** The operator's note in its place. */
  reason: string;
}

/** The tests every widget without a view passes. */
export function describeAbsentWidget(definition: AbsentWidget, options: AbsentOptions): void {
  const { full, shape, validate, reason } = options;
  const registry = { [definition.id]: definition };

  describe(`the widget ${definition.id}, which is rendered nowhere,`, () => {
    it('shows the shopper nothing and takes no height', () => {
      const host = testHost();
      const { container } = render(<WidgetSample definition={definition} data={full} host={host} />);
      expect([container.querySelector('[data-widget]'), container.textContent]).toEqual([null, '']);
      expect([definition.reserve(), host.problems]).toEqual([0, []]);
    });

    it('is named to the operator, with the reason', async () => {
      const { layout, issues } = readLayout([{ id: definition.id, data: full }], { registry });
      render(<Page layout={layout} registry={registry} host={testHost()} audience="operator" />);
      expect((await screen.findByText(definition.title)).parentElement?.textContent).toContain(reason);
      expect(issues).toEqual([]);
    });

    it('is written back byte for byte beside what somebody edited', () => {
      const text = `{"id":"${definition.id}", "data" : ${JSON.stringify(full, null, 1)},"x":1.0}`;
      const { layout } = readLayout(`[${text},{"id":"other","data":{}}]`, { registry });
      const nodes = layout.nodes.map((node) => (node.id === 'other' ? { ...node, data: { a: 1 } } : node));
      expect(String(writeLayout({ ...layout, nodes }, registry)).startsWith(`[${text},`)).toBe(true);
    });

    it('states its data by its own schema, and makes any JSON fit it', () => {
      expect(validate(full), JSON.stringify(validate.errors)).toBe(true);
      fc.assert(
        fc.property(fc.jsonValue(), (data) => {
          expect(validate(coerce(shape, data)), JSON.stringify(validate.errors)).toBe(true);
        }),
        { numRuns: 200 },
      );
    });
  });
}
