// The frame of the category screen: search strip, the tree, the look.
import { type ReactNode, useMemo } from 'react';
import * as to from '~/domain/screen-links.gen';
import { catList } from '~/schemas/api/cat.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { SearchPill } from '~/ui/search-field/search-field';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Loading } from '../../engine/archetypes/detail';
import type { CatListData } from '~/schemas/api/cat.gen';
import { open } from '../../engine/navigation';
import { usePullToRefresh } from '../../engine/scroller';
import { useMallConfig } from '../../state/mall';
import { type Category, type CatStyle, readCategories, styleOf } from './categories';
import { AllGoods } from './category-goods';
import { BigPictures, IconGrid } from './first-level';
import { BigGroups, ChildIcons, ChildPictures, IconGroups } from './children';
import { HeadGoods } from './head-goods';
import { GroupedGoods, LeafGoods } from './rail-goods';
import { RailLayout } from './rail-layout';

export interface CatsQuery {
  cat_id: number;
  first_id: number;
  select_cat_id: number;
}

interface LookProps {
  categories: readonly Category[];
  firstId: number;
}

/** A look with the rail at the left and one category's content at the right. */
const beside =
  (content: (category: Category) => ReactNode, hasNext = false) =>
  ({ categories, firstId }: LookProps) => (
    <RailLayout categories={categories} firstId={firstId} hasNext={hasNext}>
      {content}
    </RailLayout>
  );

const LOOKS: Readonly<Record<CatStyle, (props: LookProps) => ReactNode>> = {
  1: ({ categories }) => <BigPictures categories={categories} />,
  2: beside((category) => <ChildPictures category={category} />),
  3: ({ categories }) => <IconGrid categories={categories} />,
  4: beside((category) => <ChildIcons category={category} />),
  5: (props) => <HeadGoods {...props} hasSecondLevel />,
  6: beside((category) => <BigGroups category={category} />),
  7: beside((category) => <IconGroups category={category} />),
  8: (props) => <HeadGoods {...props} hasSecondLevel={false} />,
  9: beside((category) => <LeafGoods category={category} hasSecondLevel={false} />, true),
  10: beside((category) => <LeafGoods category={category} hasSecondLevel />, true),
  11: beside((category) => <GroupedGoods category={category} />, true),
};

/** Looks that show goods also without any category. */
const WITHOUT_CATEGORIES: ReadonlySet<CatStyle> = new Set<CatStyle>([9, 10]);

function Pulling({ reload }: { reload: () => Promise<unknown> }): null {
  usePullToRefresh(reload);
  return null;
}

function Tree({ data, query }: { data: CatListData; query: CatsQuery }) {
  const style = styleOf(useMallConfig()?.cat_style.cat_style);
  const categories = useMemo(() => readCategories(data.list), [data]);
  if (categories.length === 0)
    return WITHOUT_CATEGORIES.has(style) ? <AllGoods /> : <EmptyState text="该分类下无相关内容哦~" />;
  const firstId = query.first_id || query.select_cat_id || query.cat_id;
  return LOOKS[style]({ categories, firstId });
}

export function CatsScreen({ query }: { query: CatsQuery }) {
  return (
    <>
      <StickyHead>
        <SearchPill
          ground="card"
          href={`#${to.search.path}`}
          onOpen={(event) => {
            event.preventDefault();
            open(to.search());
          }}
        />
      </StickyHead>
      <Loading endpoint={catList} params={{}} skeleton="list">
        {(data, reload) => (
          <>
            <Pulling reload={reload} />
            <Tree data={data} query={query} />
          </>
        )}
      </Loading>
    </>
  );
}
