// The tracking of one parcel.
import type { ExpressDetailData } from '~/schemas/api/express.gen';
import { isSafePicture } from '~/domain/links';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { CopyButton } from '../../blocks/copy-button/copy-button';
import styles from './express.module.css';

export interface ExpressQuery {
  express: string;
  express_no: string;
  customer_name: string;
  cover_pic: string;
  id: number;
}

type Traces = NonNullable<ExpressDetailData['express']>['list'];

function Way({ traces }: { traces: Traces }) {
  if (traces.length === 0) return <EmptyState text="暂无物流信息" drawing="orders" />;
  return (
    <ol className={styles.way} aria-label="物流进度">
      {traces.map(({ datetime, desc }, place) => (
        <li key={`${datetime}${desc}`} className={styles.step} data-latest={place === 0 || undefined}>
          <time className={styles.time}>
            <span>{datetime.slice(5, 10)}</span>
            <span>{datetime.slice(11, 16)}</span>
          </time>
          <span className={styles.point} aria-hidden />
          <p className={styles.what}>{desc}</p>
        </li>
      ))}
    </ol>
  );
}

export function ExpressDetailScreen({ data, query }: LoadedProps<ExpressDetailData, ExpressQuery>) {
  const { express, order } = data;
  const picture = isSafePicture(query.cover_pic) ? query.cover_pic : '';
  return (
    <>
      <Card>
        <CardHead title={<span className={styles.state}>{express?.status_text ?? '暂无物流信息'}</span>} />
        <ItemRow
          {...(picture === '' ? {} : { lead: <Cover source={picture} size={140} /> })}
          notes={[
            `快递公司：${order.express}`,
            <>
              快递单号：{order.express_no} <CopyButton text={order.express_no} />
            </>,
          ]}
        />
      </Card>
      <Card>
        <Way traces={express?.list ?? []} />
      </Card>
    </>
  );
}
