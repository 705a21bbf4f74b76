// A code that is sent to the mobile of the form: the letters of a picture first, then the code with its button.
import { mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { userSendSmsCaptcha } from '~/schemas/api/user.gen';
import { Button } from '~/ui/button/button';
import { TextField } from '~/ui/field/text-field';
import type { Captcha, FieldKind, FieldProps, SentCode } from '../../engine/archetypes/form';
import { useLatest } from '~/ui/use-latest';
import { PictureCaptcha } from '../user-form/picture-captcha';
import { type SmsEndpoint, useSmsCode } from '../user-form/use-sms-code';

function CodeField(props: FieldProps<SentCode> & { sender: SmsEndpoint }) {
  const { field, value, error, values, onChange, onBlur, sender } = props;
  const { mobile } = values;
  // More may have been typed by the time that it is sent.
  const latest = useLatest(value);
  const sms = useSmsCode(sender, (id) => onChange({ ...latest.current, id }));
  const words = sms.secondsLeft > 0 ? `${sms.secondsLeft}s后重新获取` : '获取验证码';
  return (
    <>
      <PictureCaptcha
        name="pic_captcha"
        value={value.letters}
        round={sms.round}
        onChange={(letters) => onChange({ ...latest.current, letters })}
      />
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
          <Button
            kind="plain"
            size="small"
            isBusy={sms.isBusy}
            isDisabled={sms.secondsLeft > 0}
            onClick={() => sms.send(typeof mobile === 'string' ? mobile : '', value.letters)}
          >
            {words}
          </Button>
        }
      />
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
