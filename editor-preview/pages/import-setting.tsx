// One setting of an import: it takes the place of the setting's draft.
import type { ImportedSetting } from '~/domain/studio/api-import';
import { settingPlace } from '../shell/doc-place';
import { Link } from '../shell/navigation';
import { Tick } from '../shell/place';
import { Pictures } from './import-doc';
import styles from './new-page.module.css';
import type { ImportChoices } from './use-import-choices';

interface SettingCardProps {
  setting: ImportedSetting;
  choices: ImportChoices;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

export function SettingCard({ setting, choices, isTaken, onTake }: SettingCardProps) {
  const { word, edit } = settingPlace(setting.doc);
  const { problem } = setting;
  return (
    <li className={styles['page']}>
      <div className={styles['page-head']}>
        <Tick label={`导入到${word}`} isOn={isTaken} onTick={onTake} disabled={problem !== null} />
        <span>
          {problem === null
            ? `会换掉${word}现在的草稿，发布后顾客才看到`
            : `不能导入：${problem}。请在${word}里改`}
        </span>
        <Link to={edit}>看现在的{word}</Link>
      </div>
      <Pictures pictures={setting.pictures} choices={choices} />
    </li>
  );
}
