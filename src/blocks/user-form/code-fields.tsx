// The fields that prove a mobile: number, picture captcha, SMS code.
import { Button } from '~/ui/button/button';
import { TextField } from '~/ui/field/text-field';
import type { Form } from '../../engine/archetypes/bare-form';
import { PictureCaptcha } from './picture-captcha';
import type { SmsCode } from './use-sms-code';

export interface CodeValues {
  mobile: string;
  pic_captcha: string;
  sms_captcha: string;
}

interface CodeFieldsProps<V extends CodeValues> {
  form: Form<V>;
  sms: SmsCode;
  /** The number is known and cannot be changed. */
  isMobileFixed?: boolean;
  mobileLabel?: string;
}

interface MobileFieldProps<V extends { mobile: string }> {
  form: Form<V>;
  isFixed?: boolean;
  label?: string;
}

export function MobileField<V extends { mobile: string }>(props: MobileFieldProps<V>) {
  const { form, isFixed = false, label = '手机号' } = props;
  return (
    <TextField
      label={label}
      name="mobile"
      isStacked
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={`请输入${label}`}
      value={form.values.mobile}
      isDisabled={isFixed}
      onChange={(value) => form.set('mobile', value)}
      onBlur={() => form.touch('mobile')}
      error={form.messageOf('mobile') ?? ''}
    />
  );
}

export function CodeFields<V extends CodeValues>(props: CodeFieldsProps<V>) {
  const { form, sms, isMobileFixed = false, mobileLabel } = props;
  const { values } = form;
  const words = sms.secondsLeft > 0 ? `${sms.secondsLeft}s后重新获取` : '获取验证码';
  return (
    <>
      <MobileField
        form={form}
        isFixed={isMobileFixed}
        {...(mobileLabel === undefined ? {} : { label: mobileLabel })}
      />
      <PictureCaptcha
        name="pic_captcha"
        value={values.pic_captcha}
        round={sms.round}
        onChange={(value) => form.set('pic_captcha', value)}
      />
      <TextField
        label="短信验证码"
        name="sms_captcha"
        isStacked
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="请输入短信验证码"
        value={values.sms_captcha}
        onChange={(value) => form.set('sms_captcha', value)}
        onBlur={() => form.touch('sms_captcha')}
        error={form.messageOf('sms_captcha') ?? ''}
        trailing={
          <Button
            kind="plain"
            size="small"
            isBusy={sms.isBusy}
            isDisabled={sms.secondsLeft > 0}
            onClick={() => sms.send(values.mobile, values.pic_captcha)}
          >
            {words}
          </Button>
        }
      />
    </>
  );
}
