// Entry of the code that was sent to a mobile.
import { useState } from 'react';
import { maskMobile } from '~/domain/text';
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { userPhoneEmpower, userSendSmsCaptcha } from '~/schemas/api/user.gen';
import { Button } from '~/ui/button/button';
import { PasscodeInput } from '~/ui/passcode-input/passcode-input';
import { FullPage, FullPageRows } from '~/ui/full-page/full-page';
import { PasswordPrompt } from '../../blocks/pay-password/password-prompt';
import { PictureCaptcha } from '../../blocks/user-form/picture-captcha';
import { useSmsCode } from '../../blocks/user-form/use-sms-code';
import { custom, definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { requiredText } from '../../engine/params';
import { useAction } from '../../engine/use-action';
import { withPayPassword } from '../../flows/pay-password';
import { isRefusal, wordsOf } from '../../base/call-error';
import { call } from '../../services/http';
import { loadUserInfo } from '../../services/shopper';
import { toast } from '../../state/overlays';

function AuthCodeScreen({ query: { mobile } }: { query: { mobile: string } }) {
  const sms = useSmsCode(userSendSmsCaptcha);
  const [captcha, setCaptcha] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const { run, isBusy } = useAction(async (sms_captcha: string) => {
    try {
      const sent = { mobile, code: sms_captcha, sms_captcha, validate_code_id: sms.validateCodeId };
      await withPayPassword(() => call(userPhoneEmpower, sent));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setCode('');
      setProblem(wordsOf(error));
      return;
    }
    await loadUserInfo(true);
    toast('绑定成功', { icon: 'success' });
    back();
  });
  const isSent = sms.validateCodeId > 0;
  const words = sms.secondsLeft > 0 ? `重新获取(${sms.secondsLeft}s)` : isSent ? '重新获取' : '获取验证码';
  return (
    <>
      <FullPage
        title="输入验证码"
        words={isSent ? `已发送至 ${maskMobile(mobile)}` : `验证码将发送至 ${maskMobile(mobile)}`}
        isInset
      >
        <FullPageRows>
          <PictureCaptcha name="pic_captcha" value={captcha} round={sms.round} onChange={setCaptcha} />
        </FullPageRows>
        <PasscodeInput
          label="短信验证码"
          isSecret={false}
          isDisabled={!isSent || isBusy}
          value={code}
          error={problem}
          onChange={(next) => {
            setCode(next);
            setProblem('');
          }}
          onComplete={(complete) => void run(complete)}
        />
        <Button
          kind="primary"
          size="wide"
          isBusy={sms.isBusy}
          isDisabled={sms.secondsLeft > 0}
          onClick={() => sms.send(mobile, captcha)}
        >
          {words}
        </Button>
      </FullPage>
      <PasswordPrompt />
    </>
  );
}

export default definePage({
  path: '/pages/binding/auth_code',
  title: '输入验证码',
  auth: 'login',
  query: { mobile: requiredText() },
  walk: { query: { mobile: '13900000000' } },
  body: custom('form', AuthCodeScreen, [userPhoneEmpower, userSendSmsCaptcha, sitePicCaptcha]),
});
