// How the shown level is reached, with the button that leads to buying it.
import * as to from '~/domain/screen-links.gen';
import type { Member } from '~/schemas/api/mall-member.gen';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Facts } from '~/ui/facts/facts';
import { open } from '../../engine/navigation';
import { isBuyable, levelState, waysTo } from './level-words';

/** Nothing for a level that the shopper has or has passed. */
export function UpgradeCard({ level, ownLevel }: { level: Member; ownLevel: number }) {
  const ways = waysTo(level);
  if (levelState(Number(level.level), ownLevel) !== 'ahead' || ways.length === 0) return null;
  return (
    <Card label={`升级${level.name}`}>
      <CardHead title={`如何升级${level.name}`}>
        {isBuyable(level, ownLevel) ? (
          <Button
            kind="primary"
            size="small"
            label={`立即升级：${level.name}`}
            onClick={() => open(to.memberUpgrade({ level: level.level }))}
          >
            立即升级
          </Button>
        ) : null}
      </CardHead>
      <Facts facts={ways.map(({ label, text }) => ({ label, value: text }))} />
    </Card>
  );
}
