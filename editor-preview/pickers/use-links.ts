// Places that can be linked to: the catalogue as the mall may use it, and its laid-out pages.
import { useQuery } from '@tanstack/react-query';
import type { Picked } from '~/domain/studio/api-library';
import type { Part } from '~/domain/studio/api-parts';
import { entryOf, type LinkEntry } from '~/domain/studio/link-entry';
import { api } from '../services/api';

const askLinks = async (query: Readonly<Record<string, string | undefined>>): Promise<LinkEntry[]> =>
  (await api<Part<Picked>>('pick/links', { query })).items.map(entryOf);

export const catalogueQuery = { queryKey: ['links'], queryFn: () => askLinks({}), staleTime: 60_000 };

export const useCatalogue = () => useQuery(catalogueQuery);

/** The first pages whose title has the words. */
export const usePages = (q: string) =>
  useQuery({
    queryKey: ['links', 'page', q],
    queryFn: () => askLinks({ of: 'page', q: q === '' ? undefined : q }),
    staleTime: 10_000,
  });

export const pageQuery = (id: string | undefined) => ({
  queryKey: ['links', 'page-of', id],
  queryFn: () => askLinks({ of: 'page', ids: id }),
  staleTime: 60_000,
});

/** Whether it can be the number of a record. */
export const isNumber = (id: string | undefined): id is string =>
  id !== undefined && /^[1-9]\d{0,8}$/.test(id);

/** The page of a number: what a stored link to it is called. */
export const usePageNamed = (id: string | undefined) => useQuery({ ...pageQuery(id), enabled: isNumber(id) });
