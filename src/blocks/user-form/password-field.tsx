// The password field: hidden by default, shown on request.
import { useState } from 'react';
import { TextField } from '~/ui/field/text-field';
import { Icon } from '~/ui/icon/icon';
import styles from './form-page.module.css';

interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  isNew?: boolean;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, name, value, onChange, onBlur, error, isNew = false } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      label={label}
      name={name}
      isStacked
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={15}
      placeholder={isNew ? '6-15个字符' : '请输入密码'}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={error ?? ''}
      trailing={
        <button
          type="button"
          className={`${styles.eye ?? ''} hit-area`}
          aria-pressed={isShown}
          aria-label={isShown ? '隐藏密码' : '显示密码'}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye' : 'eye-off'} />
        </button>
      }
    />
  );
}
