// A day picker: a row with the chosen day, a cross that clears it, the wheels in a sheet.
import { useMemo, useState } from 'react';
import { formatDate } from '~/domain/time';
import { TapRow } from '~/ui/field/tap-row';
import { Icon } from '~/ui/icon/icon';
import { Picker } from '~/ui/picker/picker';
import { serverNow } from '../../services/server-clock';
import styles from './day-field.module.css';
import { dayOfPath, dayTree, pathOfDay } from './days';

interface DayFieldProps {
  label: string;
  /** By which a form finds it. */
  name?: string;
  /** `YYYY-MM-DD`, '' for none. */
  value: string;
  placeholder: string;
  /** How many years before this one can be chosen. */
  yearsBack: number;
  error?: string;
  isClearable?: boolean;
  onChange: (day: string) => void;
}

const COLUMNS = ['年', '月', '日'];

/** A day up to today. */
export function DayField(props: DayFieldProps) {
  const { label, name, value, placeholder, yearsBack, error = '', isClearable = false, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const today = formatDate(serverNow());
  const tree = useMemo(() => (isOpen ? dayTree(today, yearsBack) : []), [isOpen, today, yearsBack]);
  return (
    <div className={styles.field}>
      <TapRow
        label={label}
        {...(name === undefined ? {} : { name })}
        value={value}
        placeholder={placeholder}
        error={error}
        onTap={() => setIsOpen(true)}
      />
      {isClearable && value !== '' ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={`清除${label}`}
          onClick={() => onChange('')}
        >
          <Icon name="close" size={28} />
        </button>
      ) : null}
      <Picker
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={placeholder}
        tree={tree}
        columns={COLUMNS}
        value={pathOfDay(value === '' ? today : value)}
        onConfirm={(path) => {
          onChange(dayOfPath(path));
          setIsOpen(false);
        }}
      />
    </div>
  );
}
