// The place of a widget's own control: its code loads when it is first shown, and its failure stays within its field.
import { type ComponentType, createElement, Suspense } from 'react';
import type { OwnControlProps } from '~/domain/studio/own-control';
import { type LazyPart, lazyPart } from '~/renderer/lazy-part';
import { controls } from '~/widgets/controls.gen';
import type { ControlProps } from '../form/control';
import { Bounded } from '../ui/bounded';
import { DataOnly } from './data-only';

type Props = OwnControlProps<unknown>;

const loaded = new Map<string, LazyPart<Props>>();

function partOf(name: string): LazyPart<Props> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const part = lazyPart<Props>(`control ${name}`, async () => {
    const module = await controls[name]?.();
    // Which type its value has stands in the schema of the widget.
    return { default: (module?.default ?? DataOnly) as ComponentType<Props> };
  });
  loaded.set(name, part);
  return part;
}

export function OwnControl({ at: _at, scopes: _scopes, ...props }: ControlProps) {
  const part = partOf(props.field.own ?? '');
  return (
    <Bounded onRetry={part.renew} resetKeys={[props.value]}>
      <Suspense fallback={<DataOnly {...props} />}>{createElement(part, props)}</Suspense>
    </Bounded>
  );
}
