// The search field, and the pill that only opens search.
import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon';
import styles from './search-field.module.css';

type SearchFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** Called with the trimmed text on the key or the button. */
  onSearch: (words: string) => void;
  placeholder?: string;
  /** Sets the focus on entry. */
  isFocused?: boolean;
};

const Clear = ({ onClear }: { onClear: () => void }) => (
  <button type="button" className={`${styles.clear} hit-area`} aria-label="清空" onClick={onClear}>
    <Icon name="close" size={20} />
  </button>
);

/** A search form; the keyboard's submit key is labelled 搜索. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, onSearch, placeholder = '搜索', isFocused = false } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <form
      className={styles.form}
      aria-label="搜索"
      action="#"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(value.trim());
      }}
    >
      <span className={styles.pill}>
        <Icon name="search" size={28} className={styles.glass} />
        <input
          ref={field}
          className={styles.input}
          type="search"
          enterKeyHint="search"
          aria-label={placeholder}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        {value !== '' && <Clear onClear={clear} />}
      </span>
      <button type="submit" className={`${styles.submit} hit-area`}>
        搜索
      </button>
    </form>
  );
}

type SearchPillProps = {
  text?: string;
  href: string;
  onOpen?: (event: MouseEvent<HTMLElement>) => void;
  /** Alignment of the text. */
  align?: 'start' | 'centre';
  /** Its background: the grey strip, or white with a grey field. */
  ground?: 'strip' | 'card';
};

/** Looks like a field, but links to the search screen. */
export function SearchPill(props: SearchPillProps) {
  const { text = '搜索', href, onOpen, align = 'centre', ground = 'strip' } = props;
  return (
    <div className={styles.frame} data-ground={ground}>
      <a
        className={`${styles.pill} ${styles.link} ${align === 'centre' ? styles.centred : ''}`}
        href={href}
        onClick={onOpen}
      >
        <Icon name="search" size={28} className={styles.glass} />
        <span className={styles.words}>{text}</span>
      </a>
    </div>
  );
}
