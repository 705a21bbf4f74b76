// The tests of every widget without a view: shoppers see nothing, operators its name, nothing is lost.
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf, layoutText, openDraft, tabOf } from '~/domain/studio/document';
import { applyOps, type Op } from '~/domain/studio/ops';
import { coerce, type Shape } from '~/schemas/shape';
import type { Validate } from '~/schemas/validate';
import type { AbsentWidget } from '../define-widget';
import { Page } from '../page';
import { readLayout } from '../read-layout';
import { WidgetSample } from './widget-sample';
import { testHost } from './test-host';

const TAB = { key: 'tab', name: '', templateId: null, newUid: () => 'new' };

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
      const tab = tabOf(`[${text},{"id":"other","uid":"o","data":{}}]`, TAB);
      const set: Op = { op: 'set', uid: 'o', at: '/data/a', value: 1 };
      const [written] = draftOf(applyOps(openDraft({ tabs: [tab], notes: {}, meta: {} }), [set]).doc).tabs;
      expect(written === undefined ? '' : layoutText(written)).toBe(
        `[${text},{"id":"other","uid":"o","data":{"a":1}}]`,
      );
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
