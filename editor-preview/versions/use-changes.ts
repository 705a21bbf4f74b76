// What changed between two states of a document, with the forms that give its words.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Change, diffDocuments } from '~/domain/studio/diff/diff-documents';
import type { EditDoc } from '~/domain/studio/document';
import type { WidgetForm } from '~/domain/studio/form';
import { rulesOf } from '~/widgets/check-rules';
import { paletteById } from '~/widgets/palette-by-id';

/** Null until both are there. */
export function useChanges(was: EditDoc | null, now: EditDoc | null): readonly Change[] | null {
  const ids = useMemo(
    () =>
      [...new Set([was, now].flatMap((doc) => Object.values(doc?.blocks ?? {}).map(({ id }) => id)))].sort(),
    [was, now],
  );
  const { data: rules, error } = useQuery({
    queryKey: ['rules', ids],
    queryFn: async () => ({ ...(await rulesOf(ids)) }),
    staleTime: Infinity,
  });
  return useMemo(() => {
    if (was === null || now === null || (rules === undefined && error === null)) return null;
    const forms: Record<string, WidgetForm> = Object.fromEntries(
      Object.entries(rules ?? {}).map(([id, { form }]) => [id, form]),
    );
    return diffDocuments({ was, now, forms, palette: paletteById });
  }, [was, now, rules, error]);
}
