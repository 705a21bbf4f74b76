// Which face of a member card's block the phone shows: the one for shoppers without the card, or its holders'.
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { useParts } from '../editor/editor-context';
import { useStageView } from '../stage/stage-view';
import styles from './form-panel.module.css';

/** Widgets with a face of their own for holders. */
export const HOLDER_FACES: ReadonlySet<string> = new Set(['vip-card', 'svip']);

const FACES = [
  ['未开通', false],
  ['已开通', true],
] as const;

export function HolderSwitch() {
  const { ui } = useParts();
  const { view, change } = useStageView(ui.stage);
  const { audience } = view;
  const show = (isSuperVip: boolean) =>
    change({
      audience: isSuperVip
        ? { ...audience, identity: 'member', level: 0, isAdmin: false, isDistributor: false, isSuperVip }
        : { ...audience, isSuperVip, identity: DEFAULT_AUDIENCE.identity, hasAssets: false },
    });
  return (
    <fieldset className={styles['faces']}>
      <legend>手机上看</legend>
      {FACES.map(([words, isHolder]) => (
        <label key={words}>
          <input
            type="radio"
            name="holder-face"
            checked={audience.isSuperVip === isHolder}
            onChange={() => show(isHolder)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
