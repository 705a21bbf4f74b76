// Makes drafts of what was chosen of an import: modules first, so that pages name those that were made.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { randomId } from '~/domain/random-id';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { ImportedDoc, ImportedSetting } from '~/domain/studio/api-import';
import { docPlace, settingPlace } from '../shell/doc-place';
import { useNavigate } from '../shell/navigation';
import { useSay } from '../shell/say';
import { api, wordsOf } from '../services/api';
import { countWords, inOrder } from './import-words';
import type { ImportChoices, ImportTab } from './use-import-choices';

interface ChosenDoc {
  doc: ImportedDoc;
  title: string;
  isOwnGoods: boolean;
}

interface Chosen {
  docs: readonly ChosenDoc[];
  settings: readonly ImportedSetting[];
}

type Made = Map<ImportedDoc | ImportedSetting, number>;

const PATHS = { page: 'pages', module: 'modules', 'user-center': 'user-centers' } as const;

/** Ids of modules here by those in the file. */
const modulesOf = (made: Made): Map<number, number> =>
  new Map(
    [...made].flatMap(([one, id]) =>
      'kind' in one && one.kind === 'module' && one.id !== null ? [[one.id, id] as const] : [],
    ),
  );

async function createDoc({ doc, title, isOwnGoods }: ChosenDoc, tabs: ImportTab[]) {
  const body =
    doc.kind === 'page'
      ? { from: 'import', title, meta: doc.meta, tabs, isOwnGoods }
      : { name: title, text: tabs[0]?.text, notes: tabs[0]?.notes, isOwnGoods };
  return (await api<{ id: number }>(PATHS[doc.kind], { method: 'POST', body })).id;
}

async function replaceSetting(doc: ImportedSetting['doc'], meta: Record<string, unknown>): Promise<number> {
  const { version } = await api<DocumentAnswer>(`documents/${doc}`);
  const content = { tabs: [], notes: {}, meta };
  const body = { content, name: '导入', session: randomId() };
  await api(`documents/${doc}`, { method: 'PUT', body, ifMatch: version });
  return version;
}

const kindOf = ({ doc }: ChosenDoc): ImportedDoc['kind'] => doc.kind;

/** Where what was made is looked at: the only one itself, else the list of the first kind. */
function placeOf({ docs, settings }: Chosen, made: Made): string {
  const [first] = inOrder(docs, kindOf);
  const [setting] = settings;
  if (first === undefined) return setting === undefined ? '/pages' : settingPlace(setting.doc).edit;
  const place = docPlace(first.doc.kind, String(made.get(first.doc)));
  return docs.length === 1 ? place.edit : place.list;
}

/** Tried again after a failure, it goes on with what is not made yet. */
export function useImport({ tabsOf, metaOf }: ImportChoices) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const say = useSay();
  const made = useRef<Made>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const makeAll = async ({ docs, settings }: Chosen) => {
    for (const one of inOrder(docs, kindOf).reverse())
      if (!made.current.has(one.doc))
        made.current.set(one.doc, await createDoc(one, tabsOf(one.doc, modulesOf(made.current))));
    for (const one of settings)
      if (!made.current.has(one)) made.current.set(one, await replaceSetting(one.doc, metaOf(one)));
  };
  const run = async (chosen: Chosen) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure('');
    try {
      await makeAll(chosen);
      for (const family of Object.values(PATHS)) await cache.invalidateQueries({ queryKey: [family] });
      const docs = chosen.docs.map(({ doc }) => doc);
      say(`已导入：${countWords(docs, chosen.settings)}`);
      await navigate(placeOf(chosen, made.current));
    } catch (error) {
      const rest =
        made.current.size === 0 ? '' : `（前面 ${made.current.size} 个已导入，再按一次导入其余的）`;
      setFailure(`${wordsOf(error)}${rest}`);
      setIsBusy(false);
    }
  };
  return { isBusy, failure, run };
}
