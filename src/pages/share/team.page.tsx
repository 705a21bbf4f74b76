// The juniors of a distributor.
import { shareTeam } from '~/schemas/api/share.gen';
import { custom, definePage } from '../../engine/define-page';
import { choice, text } from '../../engine/params';
import { TEAM_LEVELS, TeamScreen } from './team-screen';

export default definePage({
  path: '/pages/share/team/team',
  title: '我的团队',
  auth: 'distributor',
  query: { status: choice(TEAM_LEVELS), keyword: text() },
  body: custom('list', TeamScreen, [shareTeam]),
});
