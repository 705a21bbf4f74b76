// The plugin diy: what shoppers do on laid-out pages, and what they have sent by forms there.
import { definePlugin } from '../define-plugin';
import { hydrator } from './form-hydrator';
import { routes } from './routes';
import './tables';

export default definePlugin({
  key: 'diy',
  title: 'DIY 装修',
  routes,
  links: [['表单提交记录', 'diy/list/list']],
  hydrators: { form: hydrator },
  shopperRows: { moved: ['diy_form_replies'] },
});
