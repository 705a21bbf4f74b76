// What pickers read: parts of a kind by words and cursor, and chosen ones by their numbers.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GoodsMark, Picked, PickKind } from '~/domain/studio/api-library';
import type { Part } from '~/domain/studio/api-parts';
import { api } from '../services/api';
import type { PickSource } from './pick-kinds';

export interface PickFilter {
  q: string;
  /** A category. */
  of?: string | undefined;
  isUsable?: boolean;
  mark?: GoodsMark | undefined;
  /** In yuan, as typed; '' for any. */
  priceFrom?: string;
  priceTo?: string;
  cursor?: string | undefined;
}

const askPick = (kind: PickKind, query: Readonly<Record<string, string | undefined>>, signal?: AbortSignal) =>
  api<Part<Picked>>(`pick/${kind}`, { query, ...(signal === undefined ? {} : { signal }) });

const asked = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/** One part; the one before stays while the next is on its way. */
export const usePickPart = (
  { kind, of: plugin }: PickSource,
  { q, of, isUsable, mark, priceFrom, priceTo, cursor }: PickFilter,
) =>
  useQuery({
    queryKey: ['pick', kind, plugin, q, of, isUsable, mark, priceFrom, priceTo, cursor],
    queryFn: ({ signal }) =>
      askPick(
        kind,
        {
          q: asked(q),
          of: plugin ?? of,
          isUsable: isUsable === true ? '1' : undefined,
          mark,
          priceFrom: asked(priceFrom),
          priceTo: asked(priceTo),
          cursor,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** Those of the numbers in their order, gone ones too. */
export const askPicked = async ({ kind, of }: PickSource, ids: readonly number[]): Promise<Picked[]> =>
  ids.length === 0 ? [] : (await askPick(kind, { ids: ids.join(), of })).items;

export const pickedQuery = (source: PickSource, ids: readonly number[]) => ({
  queryKey: ['picked', source.kind, source.of, ids.join()],
  queryFn: () => askPicked(source, ids),
  staleTime: 10_000,
});

export const usePicked = (source: PickSource, ids: readonly number[]) =>
  useQuery({
    ...pickedQuery(source, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
