// What an import contains: its documents and settings, each with what is to be decided, and the button that imports them.
import { useState } from 'react';
import type { ImportRemark, ImportReport } from '~/domain/studio/api-import';
import { placeAt } from '../shell/doc-place';
import { Link } from '../shell/navigation';
import { Card, Tick } from '../shell/place';
import { Button } from '../ui/button';
import { DocCard } from './import-doc';
import { SettingCard } from './import-setting';
import { countWords, FORMAT_WORDS } from './import-words';
import styles from './new-page.module.css';
import { useImport } from './use-import';
import { type ImportChoices, useImportChoices } from './use-import-choices';

type Places = ReadonlySet<number>;

const turned = (places: Places, at: number, isOn: boolean): Places =>
  new Set(isOn ? [...places, at] : [...places].filter((one) => one !== at));

/** What of a report is chosen, and the titles; what is doubtful is not chosen at first, nor are settings. */
function useChosen({ docs, settings }: ImportReport) {
  const [titles, setTitles] = useState<readonly string[]>(docs.map(({ title }) => title));
  const [taken, setTaken] = useState<Places>(
    new Set(docs.flatMap(({ doubt }, index) => (doubt === null ? [index] : []))),
  );
  const [filled, setFilled] = useState<Places>(new Set());
  const [takenSettings, setTakenSettings] = useState<Places>(new Set());
  const setTitle = (at: number, title: string) =>
    setTitles(titles.map((one, index) => (index === at ? title : one)));
  const take = (at: number, isOn: boolean) => setTaken(turned(taken, at, isOn));
  const takeAll = (isOn: boolean) => setTaken(new Set(isOn ? docs.keys() : []));
  const fill = (at: number, isOn: boolean) => setFilled(turned(filled, at, isOn));
  const takeSetting = (at: number, isOn: boolean) => setTakenSettings(turned(takenSettings, at, isOn));
  const chosen = {
    docs: docs
      .map((doc, at) => ({ doc, title: titles[at]?.trim() ?? '', isOwnGoods: filled.has(at) }))
      .filter((_one, at) => taken.has(at)),
    settings: settings.filter((_one, at) => takenSettings.has(at)),
  };
  return { titles, taken, filled, takenSettings, setTitle, take, takeAll, fill, takeSetting, chosen };
}

type Choosing = ReturnType<typeof useChosen>;

interface ListProps {
  report: ImportReport;
  choices: ImportChoices;
  choosing: Choosing;
}

function Docs({ report: { docs }, choices, choosing }: ListProps) {
  const { titles, taken, filled, setTitle, take, takeAll, fill } = choosing;
  return (
    <>
      {docs.length > 1 ? (
        <Tick
          label={`全部（已选 ${taken.size} / ${docs.length}）`}
          isOn={taken.size === docs.length}
          onTick={takeAll}
        />
      ) : null}
      <ul className={styles['pages']}>
        {docs.map((doc, at) => (
          <DocCard
            // Documents of a file may have no ids.
            key={at}
            doc={doc}
            choices={choices}
            title={titles[at] ?? ''}
            isTaken={taken.has(at)}
            isFilled={filled.has(at)}
            onTitle={(title) => setTitle(at, title)}
            onTake={(isOn) => take(at, isOn)}
            onFill={(isOn) => fill(at, isOn)}
          />
        ))}
      </ul>
    </>
  );
}

const Settings = ({ report: { settings }, choices, choosing }: ListProps) => (
  <ul className={styles['pages']}>
    {settings.map((setting, at) => (
      <SettingCard
        key={setting.doc}
        setting={setting}
        choices={choices}
        isTaken={choosing.takenSettings.has(at)}
        onTake={(isOn) => choosing.takeSetting(at, isOn)}
      />
    ))}
  </ul>
);

function Remark({ remark: { message, place } }: { remark: ImportRemark }) {
  const at = place === null ? null : placeAt(place, '');
  return (
    <p>
      {message} {at === null ? null : <Link to={at.list}>打开{at.word}</Link>}
    </p>
  );
}

function titleOf({ kind, docs, settings }: ImportReport): string {
  const counts = countWords(docs, settings);
  return `认出是${FORMAT_WORDS[kind]}${counts === '' ? '' : `：${counts}`}`;
}

export function ImportTable({ report }: { report: ImportReport }) {
  const choices = useImportChoices();
  const choosing = useChosen(report);
  const { isBusy, failure, run } = useImport(choices);
  const { chosen } = choosing;
  const isReady =
    chosen.docs.length + chosen.settings.length > 0 && chosen.docs.every(({ title }) => title !== '');
  const lists = { report, choices, choosing };
  return (
    <Card title={titleOf(report)}>
      {report.docs.length === 0 ? null : <Docs {...lists} />}
      {report.settings.length === 0 ? null : <Settings {...lists} />}
      {report.remarks.map((remark) => (
        <Remark key={remark.message} remark={remark} />
      ))}
      <p role="alert" className={styles['failure']}>
        {failure}
      </p>
      {report.docs.length + report.settings.length === 0 ? null : (
        <div>
          <Button
            look="primary"
            disabled={isBusy || choices.isCopying || !isReady}
            onClick={() => void run(chosen)}
          >
            {isBusy ? '正在导入…' : '导入为草稿'}
          </Button>
        </div>
      )}
    </Card>
  );
}
