// The summary of all that the shopper has bought and saved.
import { footprintIndex } from '~/schemas/api/footprint.gen';
import { custom, definePage } from '../../engine/define-page';
import { SummaryScreen } from './summary-screen';

export default definePage({
  path: '/pages/foot/summary/summary',
  title: '账单总结',
  auth: 'login',
  body: custom('content', SummaryScreen, [footprintIndex]),
});
