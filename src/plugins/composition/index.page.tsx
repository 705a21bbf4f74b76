// The sets that are sold now, with their rules and the way to the search.
import { compositionConfig, compositionIndex } from '~/schemas/api/composition.gen';
import { Picture } from '~/ui/picture/picture';
import { SearchPill } from '~/ui/search-field/search-field';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { firstCall } from '../../engine/first-calls';
import { useCall } from '../../services/query';
import { alertDialog } from '../../state/overlays';
import styles from './composition.module.css';
import * as own from './links.gen';
import { SetCard } from './set-card';

function Banner() {
  const { data } = useCall(compositionConfig, {});
  // Its place is kept while it is on its way.
  if (data === undefined) return <div className={styles.banner} />;
  const { title, rule, activityBg } = data;
  return (
    <section className={styles.banner} aria-label={title}>
      {activityBg === '' ? null : <Picture source={activityBg} alt="" width={750} />}
      {rule === '' ? null : (
        <button
          type="button"
          className={`${styles.rules} hit-area`}
          onClick={() => void alertDialog(rule, { title, confirmText: '我知道了' })}
        >
          活动规则
        </button>
      )}
    </section>
  );
}

function Top() {
  return (
    <>
      <Banner />
      <StickyHead>
        <SearchPill ground="card" text="请输入商品名称搜索" href={`#${own.compositionSearch({})}`} />
      </StickyHead>
    </>
  );
}

export default definePage({
  path: '/plugins/composition/index/index',
  title: '套餐组合',
  auth: 'guest',
  plugin: 'composition',
  shares: [],
  firstCalls: () => [firstCall(compositionConfig, {})],
  body: list(
    {},
    {
      from: compositionIndex,
      Above: Top,
      item: SetCard,
      empty: { text: '没有任何套餐哦~' },
      endText: '没有更多套餐了',
    },
  ),
  endpoints: [compositionConfig],
});
