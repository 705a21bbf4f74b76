// The plugin mobile: accounts of the mobile site.
import { definePlugin } from '../kit/define-plugin';
import { routes } from './routes';

export default definePlugin({ key: 'mobile', title: 'H5 手机端', routes });
