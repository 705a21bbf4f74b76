// The conditions of a distributor's next level.
import { shareLevel, shareLevelUp } from '~/schemas/api/share.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { LevelView } from './level-screen';

export default definePage({
  path: '/pages/share/level/level',
  title: '升级条件',
  auth: 'distributor',
  body: detail({
    from: shareLevel,
    params: () => ({}),
    View: LevelView,
    kind: 'content',
    isFreshOnShow: true,
    isPullable: true,
    endpoints: [shareLevelUp],
  }),
});
