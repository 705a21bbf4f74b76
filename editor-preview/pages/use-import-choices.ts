// What an operator decides about an import: pictures that are copied, entries that are replaced, goods that are filled in.
import { useEffect, useRef, useState } from 'react';
import type { ImportedDoc, ImportedSetting, MissingEntry } from '~/domain/studio/api-import';
import type { MediaRow, Picked } from '~/domain/studio/api-library';
import { type ImportChanges, withCopiedPictures, withImportChanges } from '~/domain/studio/import-changes';
import { valueAt } from '~/domain/studio/pointer';
import { isRecord } from '~/domain/record';
import { api, wordsOf } from '../services/api';

export type Copy =
  | { state: 'copying' }
  | { state: 'copied'; url: string }
  | { state: 'failed'; words: string };

/** Copies one picture after the other; what was copied is not copied again. */
function useCopies() {
  const [copies, setCopies] = useState<ReadonlyMap<string, Copy>>(new Map());
  const [isCopying, setIsCopying] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const note = (address: string, copy: Copy) => setCopies((before) => new Map(before).set(address, copy));
  const copyOne = async (address: string, signal: AbortSignal) => {
    note(address, { state: 'copying' });
    try {
      const { url } = await api<MediaRow>('media/copy', { method: 'POST', body: { url: address }, signal });
      note(address, { state: 'copied', url });
    } catch (error) {
      note(address, { state: 'failed', words: wordsOf(error) });
    }
  };
  const copy = async (addresses: readonly string[]) => {
    if (isCopying) return;
    setIsCopying(true);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    for (const address of addresses) {
      if (signal.aborted) return;
      if (copies.get(address)?.state !== 'copied') await copyOne(address, signal);
    }
    if (!signal.aborted) setIsCopying(false);
  };
  return { copies, isCopying, copy };
}

export type ImportTab = Omit<ImportedDoc['tabs'][number], 'blockCount'>;

export interface ImportChoices {
  copies: ReadonlyMap<string, Copy>;
  isCopying: boolean;
  copy: (addresses: readonly string[]) => Promise<void>;
  replacementOf: (entry: MissingEntry) => Picked | undefined;
  replace: (entry: MissingEntry, by: Picked) => void;
  /** The texts of a document's tabs as they are imported, with their notes. */
  tabsOf: (doc: ImportedDoc, modules: ImportChanges['modules']) => ImportTab[];
  metaOf: (setting: ImportedSetting) => Record<string, unknown>;
}

/** The entry that is stored in place of a missing one; an entry of a module also has the words of its tab. */
function storedEntry(text: string, entry: MissingEntry, { stored }: Picked): unknown {
  if (entry.kind !== 'modules') return stored;
  const before = valueAt(JSON.parse(text), `/${entry.block}${entry.at}`);
  return isRecord(before) ? { ...before, ...stored } : stored;
}

const NO_CHANGES: Omit<ImportChanges, 'pictures'> = { entries: new Map(), modules: new Map() };

export function useImportChoices(): ImportChoices {
  const { copies, isCopying, copy } = useCopies();
  const [replaced, setReplaced] = useState<ReadonlyMap<MissingEntry, Picked>>(new Map());
  const pictures = new Map(
    [...copies].flatMap(([address, one]) => (one.state === 'copied' ? [[address, one.url] as const] : [])),
  );
  const entriesOf = ({ tabs, missing }: ImportedDoc, at: number) =>
    new Map(
      missing.flatMap((entry) => {
        const by = entry.tab === at ? replaced.get(entry) : undefined;
        if (by === undefined) return [];
        return [[`/${entry.block}${entry.at}`, storedEntry(tabs[at]?.text ?? '', entry, by)] as const];
      }),
    );
  return {
    copies,
    isCopying,
    copy,
    replacementOf: (entry) => replaced.get(entry),
    replace: (entry, by) => setReplaced((before) => new Map(before).set(entry, by)),
    tabsOf: (doc, modules) =>
      doc.tabs.map(({ name, text, notes }, at) => ({
        name,
        text: withImportChanges(text, { pictures, entries: entriesOf(doc, at), modules }),
        ...(notes === undefined ? {} : { notes: withCopiedPictures(notes, pictures) }),
      })),
    metaOf: ({ meta }) =>
      JSON.parse(withImportChanges(JSON.stringify(meta), { ...NO_CHANGES, pictures })) as typeof meta,
  };
}
