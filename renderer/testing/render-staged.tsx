// Renders a widget as operators edit it in the studio, for its tests.
import { render } from '@testing-library/react';
import { newBlock } from '~/domain/new-block';
import type { WidgetDefinition } from '../define-widget';
import { readLayout } from '../read-layout';
import { type Staged, StagedContext } from '../staged';
import { untilRendered } from './describe-widget';
import { WidgetSample } from './widget-sample';

/** Selected, with nothing of it open. */
const SELECTED: Staged = { isSelected: true, row: null, group: null, isPaused: true };

export interface StagedRendering {
  container: HTMLElement;
  /** Null: another block is selected. */
  stage: (staged: Partial<Staged> | null) => void;
}

/** Renders a widget as the studio's stage does while it is edited; selected, with nothing of it open. */
export async function renderStaged(
  definition: WidgetDefinition,
  data: unknown,
  first: Partial<Staged> | null = {},
): Promise<StagedRendering> {
  await definition.load();
  const registry = { [definition.id]: definition };
  const [node] = readLayout([newBlock(registry, { id: definition.id, data })], { registry }).layout.nodes;
  const page = (staged: Partial<Staged> | null) => (
    <StagedContext value={{ uid: staged === null ? 'another' : (node?.uid ?? ''), ...SELECTED, ...staged }}>
      <WidgetSample definition={definition} data={data} />
    </StagedContext>
  );
  const { container, rerender } = render(page(first));
  await untilRendered(container);
  return { container, stage: (staged) => rerender(page(staged)) };
}
