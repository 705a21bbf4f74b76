// The library of pictures and films as the studio asks for it and changes it.
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { isUpload } from '~/domain/picture-address';
import type {
  Crop,
  MediaFolder,
  MediaPatch,
  MediaReplaced,
  MediaRow,
  UsesAnswer,
} from '~/domain/studio/api-library';
import type { Part } from '~/domain/studio/api-parts';
import type { PictureColour } from '~/domain/studio/picture-colours';
import { api } from '../services/api';

export interface MediaFilter {
  q: string;
  /** An id, 'none', or undefined for all. */
  folder?: string | undefined;
  kind: MediaRow['kind'];
  /** Undefined for all. */
  colour?: PictureColour | undefined;
  isUnused: boolean;
  sort: 'new' | 'name' | 'size';
}

const KEY = 'media';

export const useMedia = ({ q, folder, kind, colour, isUnused, sort }: MediaFilter) =>
  useInfiniteQuery({
    queryKey: [KEY, 'list', q, folder, kind, colour, isUnused, sort],
    queryFn: ({ pageParam }) =>
      api<Part<MediaRow>>('media', {
        query: {
          q: q === '' ? undefined : q,
          folder,
          kind,
          colour,
          isUnused: isUnused ? '1' : undefined,
          sort,
          cursor: pageParam,
        },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

export const useFolders = () =>
  useQuery({
    queryKey: [KEY, 'folders'],
    queryFn: async () => (await api<{ items: MediaFolder[] }>('media/folders')).items,
    staleTime: 10_000,
  });

/** Addresses of one request. */
const MOST_ADDRESSES = 40;

/** The library's rows of addresses; addresses of other places have none. */
export async function mediaOf(addresses: readonly string[]): Promise<MediaRow[]> {
  const own = addresses.filter(isUpload);
  const count = Math.ceil(own.length / MOST_ADDRESSES);
  const parts = Array.from({ length: count }, (_none, index) =>
    own.slice(index * MOST_ADDRESSES, (index + 1) * MOST_ADDRESSES),
  );
  const answers = await Promise.all(
    parts.map((urls) => api<Part<MediaRow>>('media', { query: { urls: urls.join(',') } })),
  );
  return answers.flatMap(({ items }) => items);
}

/** The library's row of an address; null for a picture from elsewhere. Asked anew by each use: its uses change with saving. */
export const useMediaOf = (url: string) =>
  useQuery({
    queryKey: [KEY, 'of', url],
    queryFn: async () => (await mediaOf([url]))[0] ?? null,
    enabled: isUpload(url),
  });

export const useUses = (id: number) =>
  useQuery({
    queryKey: [KEY, 'uses', id],
    queryFn: async () => (await api<UsesAnswer>(`media/${id}/uses`)).items,
  });

/** What changes the library; every list is asked for again afterwards. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => cache.invalidateQueries({ queryKey: [KEY] }),
  });
}

export const usePatchMedia = () =>
  useChange(({ id, ...body }: MediaPatch & { id: number }) =>
    api<MediaRow>(`media/${id}`, { method: 'PATCH', body }),
  );

/** @throws StudioError `in-use` with the uses. */
export const useDeleteMedia = () => useChange((id: number) => api(`media/${id}`, { method: 'DELETE' }));

export const cropMedia = ({ id, ...area }: Crop & { id: number }) =>
  api<MediaRow>(`media/${id}/crop`, { method: 'POST', body: area });

export const useCropMedia = () => useChange(cropMedia);

export const useReplaceMedia = () =>
  useChange(({ id, by }: { id: number; by: number }) =>
    api<MediaReplaced>(`media/${id}/replace`, { method: 'POST', body: { by } }),
  );

export const useAddFolder = () =>
  useChange((name: string) => api<MediaFolder>('media/folders', { method: 'POST', body: { name } }));

export const useRenameFolder = () =>
  useChange(({ id, name }: { id: number; name: string }) =>
    api<MediaFolder>(`media/folders/${id}`, { method: 'PATCH', body: { name } }),
  );

export const useDeleteFolder = () =>
  useChange((id: number) => api(`media/folders/${id}`, { method: 'DELETE' }));

/** To be called after an upload, which is no mutation of the cache. */
export function useRefreshMedia(): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: [KEY] });
}
