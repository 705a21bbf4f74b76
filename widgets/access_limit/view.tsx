// The notice on a page that requires a member level: the levels, and a link to the member centre.
import { hasTarget } from '~/domain/links';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { Button } from '~/ui/button/button';
import { EmptyDrawing } from '~/ui/empty-state/empty-drawing';
import { Picture } from '~/ui/picture/picture';
import { type AccessLimitDelivered, shape } from './schema.gen';
import styles from './view.module.css';

const MEMBER_CENTRE = '/pages/member/index/index';

function Levels({ levels }: { levels: readonly string[] }) {
  if (levels.length === 0) return null;
  return (
    <>
      <p className={styles['for']}>以下会员可以访问</p>
      <ul className={styles['levels']} aria-label="可以访问的会员">
        {levels.map((name) => (
          <li key={name} className={styles['level']}>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

function AccessLimitView({ data }: WidgetViewProps<AccessLimitDelivered>) {
  const host = useHost();
  const levels = [...new Set(data.member.map(({ name }) => name).filter((name) => name !== ''))];
  const target = hasTarget(data.link) ? data.link : MEMBER_CENTRE;
  return (
    <section className={styles['page']} aria-label="页面访问限制">
      {data.picUrl === undefined || data.picUrl === '' ? (
        <EmptyDrawing name="shop" />
      ) : (
        <span className={styles['picture']}>
          <Picture source={data.picUrl} alt="" fit="contain" loading="eager" />
        </span>
      )}
      <p className={styles['text']}>{data.text || '抱歉，您暂时不能访问此页面'}</p>
      <Levels levels={levels} />
      <Button kind="primary" size="normal" className={styles['act'] ?? ''} onClick={() => host.open(target)}>
        成为会员
      </Button>
    </section>
  );
}

export default defineView<AccessLimitDelivered>(shape, AccessLimitView);
