// Ground and title bar of the open tab as cards: they are blocks without a place in the flow.
import type { DocKind } from '~/domain/studio/api';
import { presentSingle } from '~/domain/studio/commands/insert-blocks';
import { insertStructural } from '~/domain/studio/commands/insert-structural';
import { useCommand, useParts } from '../session/editor-context';
import { newData } from '../session/new-data';
import { useEditor } from '../store/use-editor';
import { Icon } from '../ui/icon';
import styles from './page-settings.module.css';

type CardEntry = readonly [id: string, words: string];

const GROUND: CardEntry = ['background', '页面背景'];

/** A user centre has the mall's own title bar; a module stands on the ground of its page. */
const CARDS: Readonly<Partial<Record<DocKind, readonly CardEntry[]>>> = {
  page: [GROUND, ['app-nav-bar', '标题栏']],
  'user-center': [GROUND],
};

function BlockCard({ id, words }: { id: string; words: string }) {
  const { store, say } = useParts();
  const run = useCommand();
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const uid = useEditor((state) => presentSingle(state, id));
  const add = async () => {
    try {
      const data = await newData(id, {});
      run((context) => insertStructural(context, { id, data }));
    } catch {
      say('有一部分没有加载到，请再试一次');
    }
  };
  return (
    <button
      type="button"
      className={styles['card']}
      disabled={uid === undefined && isReadOnly}
      onClick={() => {
        if (uid === undefined) void add();
        else store.select([uid]);
      }}
    >
      {words}
      {uid === undefined ? <small>这一页没有单独设置</small> : null}
      <Icon name={uid === undefined ? 'plus' : 'chevron-right'} />
    </button>
  );
}

/** Nothing for a document that has neither. */
export function BlockCards() {
  const { kind } = useParts().answer;
  const cards = CARDS[kind];
  if (cards === undefined) return null;
  return (
    <section className={styles['part']}>
      <h3>整页</h3>
      <div className={styles['cards']}>
        {cards.map(([id, words]) => (
          <BlockCard key={id} id={id} words={words} />
        ))}
      </div>
    </section>
  );
}
