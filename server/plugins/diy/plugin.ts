// The plugin diy: what shoppers do on laid-out pages, and what they have sent by forms there.
import { definePlugin } from '../kit/define-plugin';
import { REASON } from './form-awards';
import { hydrator } from './form-hydrator';
import { routes } from './routes';
import './tables';

export default definePlugin({
  key: 'diy',
  title: 'DIY 装修',
  routes,
  links: [['表单提交记录', 'diy/list/list']],
  hydrators: { form: hydrator },
  shopperRows: {
    united: { diy_form_replies: ['token'] },
    erased: { diy_form_replies: { form_data: "'[]'", reply_content: "''", reply_pics: "'[]'" } },
    given: [
      {
        table: 'diy_form_replies',
        keys: ['form_id'],
        most: 'coalesce((select times from diy_forms where diy_forms.id = own.form_id), 0)',
        fen: '0',
        points: `(select coalesce(sum(integral), 0) from integral_logs log where log.user_id = own.user_id
          and log.type = 1 and log.reason = '${REASON}' and log.source_id = 'reply:' || own.id)`,
        coupons: REASON,
      },
    ],
  },
});
