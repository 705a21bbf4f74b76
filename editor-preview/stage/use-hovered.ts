// The phone frames the block that the pointer or the focus is on, in the outline or on the phone itself.
import { type RefObject, useEffect } from 'react';
import { useParts } from '../session/editor-context';
import type { FrameConnection } from '../frame/connection';

export function useHovered(ends: RefObject<{ link: Pick<FrameConnection, 'send'> } | null>): void {
  const { hover } = useParts().ui;
  useEffect(
    () => hover.subscribe(() => ends.current?.link.send({ t: 'hover', uid: hover.get() })),
    [hover, ends],
  );
}
