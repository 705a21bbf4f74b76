// One version, to look at: its phone and its blocks, each of which can be taken into the draft.
import { type ReactNode, useMemo, useState } from 'react';
import type { VersionAnswer } from '~/domain/studio/api-publish';
import { blockName } from '~/domain/studio/commands/command';
import { type EditDoc, openDraft, type Uid } from '~/domain/studio/document';
import { docPlace, type PlacedKind } from '../shell/doc-place';
import { Link, useParams } from '../shell/navigation';
import { Body, Loaded, PlaceHead } from '../shell/place';
import { useMe } from '../shell/session';
import { momentWords } from '~/domain/studio/moments';
import { paletteById } from '~/widgets/palette-by-id';
import { slots } from '~/widgets/slots.gen';
import { StillPhone } from '../bridge/still-phone';
import { useVersion } from '../session/use-publish-state';
import { EditorStore } from '../store/editor-store';
import { Button } from '../ui/button';
import { headOf, useVersionActs } from './use-versions';
import styles from './versions.module.css';

const NONE: readonly Uid[] = [];

interface BlocksProps {
  version: VersionAnswer;
  doc: EditDoc;
  uid: Uid | null;
  onShow: (uid: Uid, tab: string) => void;
}

/** The blocks of the version, each of which can be copied. */
function Blocks({ version, doc, uid, onShow }: BlocksProps) {
  const { rights } = useMe();
  const { takeBlock } = useVersionActs(version.doc);
  return (
    <ul aria-label="组件">
      {doc.tabs.flatMap(({ key, order }) =>
        order.map((one) => {
          const name = blockName({ doc, palette: paletteById }, one);
          return (
            <li key={one} className={styles['block']}>
              <Button look="quiet" isCompact aria-pressed={one === uid} onClick={() => onShow(one, key)}>
                {name}
              </Button>
              {rights.canEdit ? (
                <Button
                  isCompact
                  aria-label={`复制这一块：${name}`}
                  onClick={() => void takeBlock({ version, uid: one, name })}
                >
                  复制这一块
                </Button>
              ) : null}
            </li>
          );
        }),
      )}
    </ul>
  );
}

function Shown({ version, kind }: { version: VersionAnswer; kind: PlacedKind }) {
  const doc = useMemo(() => openDraft(version.content, slots), [version]);
  const store = useMemo(() => new EditorStore(doc, { isReadOnly: true }), [doc]);
  const [uid, setUid] = useState<Uid | null>(null);
  const [top, setTop] = useState(0);
  const marked = useMemo(() => (uid === null ? NONE : [uid]), [uid]);
  const show = (one: Uid, tab: string) => {
    store.openTab(tab);
    setUid(one);
  };
  return (
    <div className={styles['compare']}>
      <Blocks {...{ version, doc, uid }} onShow={show} />
      <StillPhone
        kind={kind}
        store={store}
        label={`版本 ${version.number}`}
        marked={marked}
        top={top}
        onScroll={setTop}
      />
    </div>
  );
}

function Banner({ version, back }: { version: VersionAnswer; back: ReactNode }) {
  const { rights } = useMe();
  const { restore } = useVersionActs(version.doc);
  return (
    <div className={styles['banner']}>
      <p>正在看 {momentWords(version.at)} 的版本</p>
      {rights.canEdit ? <Button onClick={() => void restore(version)}>恢复为草稿</Button> : null}
      {back}
    </div>
  );
}

export default function VersionScreen({ kind }: { kind: PlacedKind }) {
  const { id = '', version: versionId = '' } = useParams();
  const query = useVersion(Number(versionId));
  const back = <Link to={`${docPlace(kind, id).base}/history`}>返回</Link>;
  return (
    <>
      <PlaceHead title={headOf('版本', query.data?.content)} />
      <Body>
        <Loaded query={query} back={back}>
          {(version) => (
            <>
              <Banner version={version} back={back} />
              <Shown version={version} kind={kind} />
            </>
          )}
        </Loaded>
      </Body>
    </>
  );
}
