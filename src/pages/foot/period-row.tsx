// Owns choosing the time of the footprints: presets, or two days in a sheet.
import { useState } from 'react';
import { formatDate } from '~/domain/time';
import { Button } from '~/ui/button/button';
import { Chip } from '~/ui/chip/chip';
import { Sheet } from '~/ui/sheet/sheet';
import { serverNow } from '../../services/clock';
import styles from './foot.module.css';
import { type Period, periodProblem, PRESETS } from './period';

interface PeriodRowProps {
  period: Period;
  onChange: (period: Period) => void;
}

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
      <label className={styles.field}>
        起始时间
        <input
          type="date"
          max={today}
          value={days.from}
          onChange={({ target }) => setDays({ ...days, from: target.value })}
        />
      </label>
      <label className={styles.field}>
        结束时间
        <input
          type="date"
          max={today}
          value={days.until}
          aria-invalid={problem !== null}
          aria-describedby="period-problem"
          onChange={({ target }) => setDays({ ...days, until: target.value })}
        />
      </label>
      <p className={styles.problem} id="period-problem" role="alert">
        {problem}
      </p>
      <Button kind="primary" size="wide" type="submit" isDisabled={problem !== null}>
        确定
      </Button>
    </form>
  );
}

export function PeriodRow({ period, onChange }: PeriodRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOwn = period.name === 'own';
  return (
    <div className={styles.periods}>
      {PRESETS.map(({ type, text }) => (
        <Chip
          key={type}
          isChosen={!isOwn && period.type === type}
          onTap={() => onChange({ name: 'preset', type })}
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
            onChange({ name: 'own', ...days });
          }}
        />
      </Sheet>
    </div>
  );
}
