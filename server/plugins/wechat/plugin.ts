// The plugin wechat: shoppers that come from the social app.
import { definePlugin } from '../kit/define-plugin';
import { routes } from './routes';

export default definePlugin({ key: 'wechat', title: '公众号', routes });
