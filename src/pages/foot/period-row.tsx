// The period of the footprints: presets, or two days in a sheet.
import { useState } from 'react';
import { formatDate } from '~/domain/time';
import { Button } from '~/ui/button/button';
import { Chip } from '~/ui/chip/chip';
import { Sheet } from '~/ui/sheet/sheet';
import { DayField } from '../../blocks/day-field/day-field';
import { useList } from '../../engine/archetypes/list';
import { serverNow } from '../../services/server-clock';
import styles from './foot.module.css';
import { type Period, periodProblem, PRESETS, queryOf } from './period';

/** The same limit as the order search. */
const YEARS_BACK = 9;

function DaysForm({ onConfirm }: { onConfirm: (days: { from: string; until: string }) => void }) {
  const today = formatDate(serverNow());
  const [days, setDays] = useState({ from: today, until: today });
  const problem = periodProblem(days);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) onConfirm(days);
      }}
    >
      <DayField
        label="开始时间"
        placeholder="请选择开始时间"
        value={days.from}
        yearsBack={YEARS_BACK}
        onChange={(from) => setDays({ ...days, from })}
      />
      <DayField
        label="结束时间"
        placeholder="请选择结束时间"
        value={days.until}
        yearsBack={YEARS_BACK}
        error={problem ?? ''}
        onChange={(until) => setDays({ ...days, until })}
      />
      <Button kind="primary" size="wide" type="submit" isDisabled={problem !== null}>
        确定
      </Button>
    </form>
  );
}

export function PeriodRow({ period }: { period: Period }) {
  const { show } = useList();
  const [isOpen, setIsOpen] = useState(false);
  const isOwn = period.name === 'own';
  return (
    <div className={styles.periods}>
      {PRESETS.map(({ type, text }) => (
        <Chip
          key={type}
          isChosen={!isOwn && period.type === type}
          onTap={() => show(queryOf({ name: 'preset', type }))}
        >
          {text}
        </Chip>
      ))}
      <Chip isChosen={isOwn} onTap={() => setIsOpen(true)}>
        {isOwn ? `${period.from.slice(5)} 至 ${period.until.slice(5)}` : '自定义时间'}
      </Chip>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="筛选时间">
        <DaysForm
          onConfirm={(days) => {
            setIsOpen(false);
            show(queryOf({ name: 'own', ...days }));
          }}
        />
      </Sheet>
    </div>
  );
}
