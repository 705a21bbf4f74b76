// Mends issues by machine, one or all of a group, as one step: words that are known, and pictures cropped to their places.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { MediaRow } from '~/domain/studio/api-library';
import { type CropFix, isCropFix, type Issue } from '~/domain/studio/check/issue';
import { type Mend, mendIssues } from '~/domain/studio/commands/mend-issues';
import { currentBlock, dataOf, type EditDoc, type Uid } from '~/domain/studio/document';
import { valueAt } from '~/domain/studio/pointer';
import { registry } from '~/widgets/registry.gen';
import { areaOf, middleArea } from '../media/crop-area';
import { cropMedia, mediaOf } from '../media/media-api';
import { wordsOf } from '../services/api';
import { useCommand, useParts } from '../session/editor-context';
import { useCheck } from './check-context';

interface Crop {
  uid: Uid;
  fix: CropFix;
}

const nameOf = ({ fix: { picture, ratio } }: Crop): string => `${picture} ${ratio.toFixed(3)}`;

/** Each picture once for each ratio, by `nameOf`; the originals stay in the library. */
async function croppedOf(crops: readonly Crop[]): Promise<Map<string, MediaRow>> {
  const rows = await mediaOf([...new Set(crops.map(({ fix }) => fix.picture))]);
  const cropped = new Map<string, MediaRow>();
  for (const crop of crops) {
    const row = rows.find(({ url }) => url === crop.fix.picture);
    if (row === undefined || cropped.has(nameOf(crop))) continue;
    const area = areaOf(middleArea(row, crop.fix.ratio), row);
    cropped.set(nameOf(crop), await cropMedia({ id: row.id, ...area }));
  }
  return cropped;
}

/** The new picture in its place, with what was said about the old one; none where another picture stands there by now. */
function mendsOfCrop({ uid, fix }: Crop, made: MediaRow | undefined, doc: EditDoc): Mend[] {
  const block = doc.blocks[uid];
  if (made === undefined || block === undefined) return [];
  if (valueAt(dataOf(currentBlock(block, registry)), fix.at) !== fix.picture) return [];
  const alt = doc.notes[uid]?.alt?.[fix.picture];
  return [
    { uid, fix: { words: fix.words, at: fix.at, value: made.url } },
    ...(alt === undefined ? [] : [{ uid, fix: { words: fix.words, picture: made.url, alt } }]),
  ];
}

const mendsOf = (issues: readonly Issue[]): Mend[] =>
  issues.flatMap(({ uid, fix }) =>
    uid === null || fix === undefined || isCropFix(fix) ? [] : [{ uid, fix }],
  );

const cropsOf = (issues: readonly Issue[]): Crop[] =>
  issues.flatMap(({ uid, fix }) =>
    uid !== null && fix !== undefined && isCropFix(fix) ? [{ uid, fix }] : [],
  );

/** `mend` names the step by the title. */
export function useMending(): { isBusy: boolean; mend: (issues: readonly Issue[], title: string) => void } {
  const { store, say } = useParts();
  const run = useCommand();
  const cache = useQueryClient();
  const { again } = useCheck();
  const [isBusy, setIsBusy] = useState(false);
  const mend = useCallback(
    (issues: readonly Issue[], title: string) => {
      const write = (mends: readonly Mend[]) => {
        if (run((context) => mendIssues(context, { mends, title }))) void again();
      };
      const crops = cropsOf(issues);
      if (crops.length === 0) return write(mendsOf(issues));
      setIsBusy(true);
      void croppedOf(crops)
        .then((made) => {
          const { doc } = store.get();
          write(crops.flatMap((crop) => mendsOfCrop(crop, made.get(nameOf(crop)), doc)));
          return cache.invalidateQueries({ queryKey: ['media'] });
        })
        .catch((error: unknown) => say(`没有裁剪：${wordsOf(error)}`))
        .finally(() => setIsBusy(false));
    },
    [store, say, run, cache, again],
  );
  return { isBusy, mend };
}
