// Which groups of a kind's form are open; remembered on this computer.
import { useCallback, useState } from 'react';
import { isRecord } from '~/domain/record';
import type { FormGroupId } from '~/domain/studio/form';

const KEY = 'studio.form.folds';

function remembered(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

/** The open groups of a kind: as they were left, else the first one. */
export function useFolds(
  kind: string,
  groups: readonly FormGroupId[],
): { isOpen: (group: FormGroupId) => boolean; toggle: (group: FormGroupId, isOpen: boolean) => void } {
  const [open, setOpen] = useState<readonly unknown[]>(() => {
    const own = remembered()[kind];
    return Array.isArray(own) ? own : groups.slice(0, 1);
  });
  const toggle = useCallback(
    (group: FormGroupId, isOpen: boolean) => {
      const next = [...open.filter((one) => one !== group), ...(isOpen ? [group] : [])];
      setOpen(next);
      try {
        localStorage.setItem(KEY, JSON.stringify({ ...remembered(), [kind]: next }));
      } catch {
        // A browser that stores nothing opens the first group each time.
      }
    },
    [kind, open],
  );
  return { isOpen: (group) => open.includes(group), toggle };
}
