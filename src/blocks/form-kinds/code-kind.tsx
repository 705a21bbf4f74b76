// A code that is sent to the mobile of the form: the letters of a picture first, then the code with its button, or six digits
// that send the form themselves.
import { mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { userSendSmsCaptcha } from '~/schemas/api/user.gen';
import { Button } from '~/ui/button/button';
import { TextField } from '~/ui/field/text-field';
import { FullPageRows } from '~/ui/full-page/full-page';
import { PasscodeInput } from '~/ui/passcode-input/passcode-input';
import type { Captcha, FieldKind, FieldProps, SentCode } from '../../engine/archetypes/form';
import { useLatest } from '~/ui/use-latest';
import { PictureCaptcha } from '../user-form/picture-captcha';
import { type SmsEndpoint, useSmsCode } from '../user-form/use-sms-code';

type CodeProps = FieldProps<SentCode> & { sender: SmsEndpoint };

/** Sending to the mobile of the form, and the picture that allows it. */
function useSending({ value, values: { mobile }, onChange, sender }: CodeProps) {
  // More may have been typed by the time that it is sent.
  const latest = useLatest(value);
  const sms = useSmsCode(sender, (id) => onChange({ ...latest.current, id }));
  const picture = (
    <PictureCaptcha
      name="pic_captcha"
      value={value.letters}
      round={sms.round}
      onChange={(letters) => onChange({ ...latest.current, letters })}
    />
  );
  const button = {
    isBusy: sms.isBusy,
    isDisabled: sms.secondsLeft > 0,
    onClick: () => sms.send(typeof mobile === 'string' ? mobile : '', value.letters),
  };
  return { picture, button, secondsLeft: sms.secondsLeft };
}

function CodeField(props: CodeProps) {
  const { field, value, error, onChange, onBlur } = props;
  const { picture, button, secondsLeft } = useSending(props);
  return (
    <>
      {picture}
      <TextField
        label={field.label}
        name={field.name}
        isStacked={field.isStacked}
        inputMode="numeric"
        autoComplete="one-time-code"
        typed="digits"
        placeholder={field.placeholder ?? ''}
        value={value.code}
        onChange={(code) => onChange({ ...value, code })}
        onBlur={onBlur}
        error={error}
        trailing={
          <Button kind="plain" size="small" {...button}>
            {secondsLeft > 0 ? `${secondsLeft}s后重新获取` : '获取验证码'}
          </Button>
        }
      />
    </>
  );
}

function Digits(props: CodeProps) {
  const { field, value, error, isBusy, onChange, onDone } = props;
  const { picture, button, secondsLeft } = useSending(props);
  const isSent = value.id > 0;
  const words = secondsLeft > 0 ? `重新获取（${secondsLeft}秒）` : isSent ? '重新获取' : '获取验证码';
  return (
    <>
      <FullPageRows>{picture}</FullPageRows>
      <PasscodeInput
        label={field.label}
        isSecret={false}
        isDisabled={!isSent || isBusy}
        value={value.code}
        error={error}
        onChange={(code) => onChange({ ...value, code })}
        onComplete={(code) => onDone({ ...value, code })}
      />
      <Button kind="primary" size="wide" {...button}>
        {words}
      </Button>
    </>
  );
}

const kindOf = (sender: SmsEndpoint): FieldKind<SentCode> => ({
  empty: { code: '', letters: '', id: 0 },
  textOf: ({ code }) => code,
  paramsOf: ({ code, id }, name) => ({ [name]: code.trim(), validate_code_id: id }),
  waitsFor: ({ id }) => (id === 0 ? '请先发送验证码' : ''),
  Field: (props) => <CodeField {...props} sender={sender} />,
});

/** Sent by the call of the site. */
export const codeKind = kindOf(mobileSmsCaptcha);
/** Sent by the call of a signed-in shopper. */
export const ownCodeKind = kindOf(userSendSmsCaptcha);
/** The same by six digits, of which the last one sends the form. */
export const ownDigitsKind: FieldKind<SentCode> = {
  ...ownCodeKind,
  spent: (value) => ({ ...value, code: '' }),
  Field: (props) => <Digits {...props} sender={userSendSmsCaptcha} />,
};

/** The letters of a picture by themselves. */
export const captchaKind: FieldKind<Captcha> = {
  empty: { text: '', round: 0 },
  textOf: ({ text }) => text,
  paramsOf: ({ text }, name) => (text === '' ? {} : { [name]: text }),
  Field: ({ field, value, error, onChange }) => (
    <PictureCaptcha
      name={field.name}
      value={value.text}
      round={value.round}
      onChange={(text) => onChange({ ...value, text })}
      error={error}
    />
  ),
};
