// Topics: a ticker of titles, a list, or lists behind tabs.
import type { CSSProperties } from 'react';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { useChosenRow } from '~/renderer/staged';
import { tabColours } from '~/ui/tabs/tab-colours';
import { Tabs } from '~/ui/tabs/tabs';
import { TopicRow } from '~/ui/topic-row/topic-row';
import { shape, type TopicDelivered } from './schema.gen';
import { Ticker } from './ticker';
import styles from './view.module.css';

type Topics = TopicDelivered['topic_list'];

const labelOf = ({ name, cat_name }: TopicDelivered['list'][number]): string => name || cat_name || '其他';

const coloursOf = (data: TopicDelivered): CSSProperties =>
  tabColours({
    shape: 'line',
    background: data.catBgColor,
    text: data.catUnselectedColor,
    chosenText: data.catSelectedColor,
    mark: data.tagColor,
  });

function List({ topics, label }: { topics: Topics; label: string }) {
  const host = useHost();
  return (
    <ul className={styles.list} aria-label={label}>
      {topics.map((topic, index) => {
        const url = `/pages/topic/topic?id=${topic.id}`;
        return (
          <li key={`${index}-${topic.id}`}>
            <TopicRow
              topic={topic}
              href={`#${url}`}
              onOpen={(event) => {
                event.preventDefault();
                host.open(url);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The topics of every tab are already delivered, so that choosing one needs no call. */
function ByCategory({ data, uid }: WidgetViewProps<TopicDelivered>) {
  const [current, setCurrent] = useChosenRow(uid, 'list');
  const index = Math.min(current, data.list.length - 1);
  const tab = data.list[index];
  if (tab === undefined) return null;
  const label = labelOf(tab);
  const list =
    tab.children.length === 0 ? (
      <p className={styles.empty}>暂无专题</p>
    ) : (
      <List key={index} topics={tab.children} label={label} />
    );
  if (data.list.length === 1) return list;
  const panelId = `topic-${uid}`;
  return (
    <>
      <div style={coloursOf(data)}>
        <Tabs
          items={data.list.map((one, id) => ({ id, text: labelOf(one) }))}
          current={index}
          label="专题分类"
          panelId={panelId}
          onChange={setCurrent}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={label}>
        {list}
      </div>
    </>
  );
}

function TopicView({ data, uid }: WidgetViewProps<TopicDelivered>) {
  if (data.style === 'list' && data.cat_show) return <ByCategory data={data} uid={uid} />;
  if (data.topic_list.length === 0) return null;
  return data.style === 'list' ? <List topics={data.topic_list} label="专题" /> : <Ticker data={data} />;
}

export default defineView<TopicDelivered>(shape, TopicView);
