// Registration with a verified mobile.
import * as to from '~/domain/screen-links.gen';
import { useState } from 'react';
import { formProblems } from '~/domain/form-rules';
import { mobileRegister } from '~/schemas/api/mobile.gen';
import { Agreement } from '../../blocks/agreement/agreement';
import { CodeFields } from '../../blocks/user-form/code-fields';
import { FormPage } from '../../blocks/user-form/form-page';
import { useSmsCode } from '../../blocks/user-form/use-sms-code';
import { useForm } from '../../engine/archetypes/bare-form';
import { redirect } from '../../engine/navigation';
import { completeLogin } from '../../flows/login';
import { call } from '../../services/http';
import { alertDialog, toast } from '../../state/overlays';
import { isGuest, setReferrer } from '../../state/session';
import { returnTo } from '../../blocks/user-form/return-to';
import { useTerms } from './terms';
import { useLeaving } from './use-leaving';

const initial = { mobile: '', pic_captcha: '', sms_captcha: '' };

export interface SignQuery {
  user_id: number;
  back: string;
}

/** A referrer in this screen's address counts like one in the mall's address (LAUNCH-10). */
function takeReferrer(userId: number): void {
  if (userId > 0 && isGuest()) setReferrer(userId);
}

export function RegisterScreen({ query }: { query: SignQuery }) {
  const sms = useSmsCode();
  const terms = useTerms();
  const [isAgreed, setIsAgreed] = useState(false);
  useLeaving();
  const form = useForm({
    initial,
    validate: (values) => formProblems('register', values),
    submit: async ({ mobile, sms_captcha }) => {
      if (terms.length > 0 && !isAgreed) {
        toast('请先阅读并同意协议');
        return;
      }
      if (sms.validateCodeId === 0) {
        toast('请先发送验证码');
        return;
      }
      takeReferrer(query.user_id);
      const params = { mobile, sms_captcha, validate_code_id: sms.validateCodeId };
      const { access_token } = await call(mobileRegister, params);
      completeLogin(access_token);
      returnTo(query.back);
      await alertDialog('初始密码已通过短信发送，可在“账户与安全”中修改', {
        title: '注册成功',
        confirmText: '我知道了',
      });
    },
  });
  return (
    <FormPage
      form={form}
      title="注册新账号"
      submitText="注册"
      before={<Agreement terms={terms} isAgreed={isAgreed} onChange={setIsAgreed} />}
      after={
        <button type="button" onClick={() => redirect(to.registeredSign({ back: query.back }))}>
          已有账号，去登录
        </button>
      }
    >
      <CodeFields form={form} sms={sms} />
    </FormPage>
  );
}
