// Which face of a member card's block the phone shows: the one for shoppers without the card, or its holders'.
import { useParts } from '../session/editor-context';
import { inRole } from '../stage/audience';
import { useStageView } from '../session/stage-view';
import styles from '../form/form.module.css';

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
  const show = (isHolder: boolean) => change({ audience: inRole(audience, isHolder ? 'super' : 'guest') });
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
