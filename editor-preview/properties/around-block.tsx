// Above the form of a block in a slot: the blocks around it, each of which can be returned to.
import { flushSync } from 'react-dom';
import { blockName } from '~/domain/studio/commands/command';
import { slotName } from '~/domain/studio/commands/slots';
import type { Uid } from '~/domain/studio/document';
import { pointerOf } from '~/domain/studio/pointer';
import { ownersOf, slotOf } from '~/domain/studio/within';
import { paletteById } from '~/widgets/palette-by-id';
import { focusRow } from '../check/reveal-field';
import { useParts } from '../session/editor-context';
import { useEditor } from '../store/use-editor';
import { Icon } from '../ui/icon';
import styles from './around-block.module.css';

export function AroundBlock({ uid }: { uid: Uid }) {
  const { store } = useParts();
  const doc = useEditor((state) => state.doc);
  // From the page inwards, each with the one in its slot.
  const around = [uid, ...ownersOf(doc, uid)]
    .flatMap((inner) => {
      const held = slotOf(doc, inner);
      return held === undefined ? [] : [{ inner, held }];
    })
    .reverse();
  if (around.length === 0) return null;
  const open = ({ inner, held }: (typeof around)[number]) => {
    const list = held.at.slice('/data'.length);
    flushSync(() => store.select([held.owner], list));
    focusRow(list + pointerOf([held.uids.indexOf(inner)]));
  };
  return (
    <nav className={styles['around']} aria-label="外层">
      {around.map((one, index) => (
        <button
          key={one.inner}
          type="button"
          data-around={index === around.length - 1 || undefined}
          onClick={() => open(one)}
        >
          <Icon name={index === 0 ? 'back' : 'chevron-right'} size={12} />
          {blockName({ doc, palette: paletteById }, one.held.owner)} {slotName(one.held)}
        </button>
      ))}
    </nav>
  );
}
