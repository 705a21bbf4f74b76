// What the check looks at in the user bar beside the rules of its form.
import { defineChecks, must } from '~/domain/studio/check/widget-checks';

export default defineChecks([must('order', '', (_data, { index }) => index > 0 && '用户信息要放在最上面')]);
