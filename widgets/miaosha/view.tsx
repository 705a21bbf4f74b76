// The look of goods of hourly sessions: picked ones as a list, those of the current or next session as a strip.
import { lazy, Suspense } from 'react';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { SessionBlock } from '../kit/session-block';
import { chipIn, WORD } from './chip';
import { type MiaoshaDelivered, shape } from './schema.gen';

const ALL_SESSIONS = '/plugins/miaosha/advance/advance';

// A page has one of the two faces; the server cannot render the time, and the goods do not wait for it.
const Picked = lazy(() => import('./picked'));
const SessionTime = lazy(() => import('./session-time'));

function MiaoshaView({ data }: WidgetViewProps<MiaoshaDelivered>) {
  if (data.addGoodsType === 1) return <Picked data={data} />;
  const { mData: session } = data;
  return (
    <SessionBlock
      data={data}
      goods={session.list}
      word={WORD}
      extrasOf={(_goods, arrangement) => chipIn(arrangement)}
      morePath={ALL_SESSIONS}
    >
      <Suspense fallback={null}>
        <SessionTime session={session} />
      </Suspense>
    </SessionBlock>
  );
}

export default defineView<MiaoshaDelivered>(shape, MiaoshaView);
