// The board of distributors: by commission, by team, by orders; ever, this month, last month.
import { shareRank } from '~/schemas/api/share.gen';
import { custom, definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';
import { RANK_TIMES, RANK_TYPES, RankScreen } from './rank-screen';

export default definePage({
  path: '/pages/share/rank/rank',
  title: '分销排行榜',
  auth: 'login',
  query: { type: choice(RANK_TYPES), time: choice(RANK_TIMES) },
  body: custom('list', RankScreen, [shareRank]),
});
