// My favourites: goods and topics, each in a tab.
import { useState } from 'react';
import { Tabs } from '~/ui/tabs/tabs';
import { useScrollerRef } from '../../engine/scroller';
import { GoodsFavorites } from './goods-favorites';
import { TopicFavorites } from './topic-favorites';

const TABS = [
  { id: 'goods', text: '商品' },
  { id: 'topics', text: '专题' },
] as const;
type Tab = (typeof TABS)[number]['id'];

const LISTS = { goods: GoodsFavorites, topics: TopicFavorites } as const;

export function FavoriteScreen() {
  const [tab, setTab] = useState<Tab>('goods');
  const scroller = useScrollerRef();
  const List = LISTS[tab];
  const tabs = (
    <Tabs
      items={TABS}
      current={tab}
      label="收藏分类"
      onChange={(next) => {
        scroller.current?.scrollTo({ top: 0 });
        setTab(next);
      }}
    />
  );
  return <List tabs={tabs} />;
}
