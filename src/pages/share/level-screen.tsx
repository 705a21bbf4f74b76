// What the next level of a distributor asks for, how far he is, and rising to it.
import { moneyText } from '~/domain/money';
import { type ShareLevelData, shareIndex, shareLevel, shareLevelUp } from '~/schemas/api/share.gen';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Icon } from '~/ui/icon/icon';
import { ProgressBar } from '~/ui/progress-bar/progress-bar';
import { OutcomeCard } from '../../engine/archetypes/result';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { back } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { refresh } from '../../services/query';
import { alertDialog } from '../../state/overlays';
import styles from './share.module.css';

type Condition = ShareLevelData['list'][number];

const KINDS: Readonly<Record<string, { label: string; textOf: (count: number) => string }>> = {
  1: { label: '下线人数', textOf: (count) => `${count}人` },
  2: { label: '累计佣金', textOf: moneyText },
  3: { label: '已提现佣金', textOf: moneyText },
  4: { label: '累计消费金额', textOf: moneyText },
};

const TITLES: Readonly<Record<number, string>> = {
  1: '满足以下条件即可升级',
  2: '两者满足其一即可升级',
  3: '三者满足其一即可升级',
};

function ConditionRow({ row }: { row: Condition }) {
  const kind = KINDS[row.condition_type];
  if (kind === undefined) return null;
  const { label, textOf } = kind;
  const need = textOf(row.condition);
  return (
    <Card label={`${row.name}：${label}达到${need}`}>
      <CardHead title={`${label}达到${need}`}>
        {row.rule === '' ? null : (
          <Button
            kind="plain"
            size="small"
            label={`${row.name}等级说明`}
            onClick={() => void alertDialog(row.rule, { title: '等级说明', confirmText: '我知道了' })}
          >
            等级说明
          </Button>
        )}
      </CardHead>
      <div className={styles.condition}>
        <ProgressBar
          label={label}
          have={row.present}
          need={row.condition}
          haveText={`当前${textOf(row.present)}`}
          needText={`${row.name} ${need}`}
        />
      </div>
    </Card>
  );
}

async function rise(): Promise<void> {
  const { status, level_name: name, condition_text: reason } = await call(shareLevelUp, {});
  await refresh(shareLevel, shareIndex);
  await alertDialog(reason, { title: status === 1 ? `恭喜您，${name}` : name, confirmText: '我知道了' });
}

function Highest({ name }: { name: string }) {
  return (
    <OutcomeCard
      outcome={{
        mark: <Icon name="crown" size={72} />,
        title: '您已是最高等级',
        words: name,
        actions: [{ text: '返回', onTap: back }],
      }}
    />
  );
}

export function LevelView({ data: { list, level_name: name } }: LoadedProps<ShareLevelData, object>) {
  const { run, isBusy } = useAction(rise);
  if (list.length === 0) return <Highest name={name} />;
  return (
    <>
      <Card>
        <div className={styles.level}>
          <Icon name="crown" size={72} />
          <p>
            当前等级：<b>{name}</b>
          </p>
          <h2>{TITLES[list.length] ?? '满足其中一项即可升级'}</h2>
        </div>
      </Card>
      {list.map((row) => (
        <ConditionRow key={`${row.id} ${row.condition_type}`} row={row} />
      ))}
      <div className={styles.submit}>
        <Button kind="primary" size="wide" isBusy={isBusy} onClick={() => void run()}>
          立即升级
        </Button>
      </div>
    </>
  );
}
