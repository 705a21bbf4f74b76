// Modules: one in the flow, several as tabs, each rendered by the page's renderer.
import type { CSSProperties } from 'react';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { Slot } from '~/renderer/slot';
import { useChosenRow } from '~/renderer/staged';
import { tabColours } from '~/ui/tabs/tab-colours';
import { Tabs } from '~/ui/tabs/tabs';
import { type ModuleDelivered, shape } from './schema.gen';
import styles from './view.module.css';

type Entry = ModuleDelivered['list'][number];
type ModuleProps = WidgetViewProps<ModuleDelivered>;

/** Up to four tabs fill the width; of more, about four and a half are visible. */
const MAX_SHARING = 4;

const nameOf = ({ tabName, name }: Entry, index: number): string => tabName || name || `模块${index + 1}`;

const Body = ({ entry, uid }: { entry: Entry; uid: string }) => (
  <Slot blocks={entry.data} owner="module" uid={uid} />
);

const shapeOf = ({ tabType }: ModuleDelivered) => (tabType === 'line' ? 'line' : 'pill');

function coloursOf(data: ModuleDelivered): CSSProperties {
  const { tabBackground, textColor, tabColor } = data;
  return tabColours({
    shape: shapeOf(data),
    background: tabBackground,
    text: textColor,
    chosenText: tabColor,
    mark: tabColor,
  });
}

function Tabbed({ data, uid }: ModuleProps) {
  const [current, setCurrent] = useChosenRow(uid, 'list');
  const index = Math.min(current, data.list.length - 1);
  const entry = data.list[index];
  if (entry === undefined) return null;
  const panelId = `module-${uid}`;
  return (
    <>
      <div className={styles['strip']} style={coloursOf(data)} data-many={data.list.length > MAX_SHARING}>
        <Tabs
          items={data.list.map((one, id) => ({ id, text: nameOf(one, id) }))}
          current={index}
          label="模块"
          shape={shapeOf(data)}
          panelId={panelId}
          onChange={setCurrent}
        />
      </div>
      <div className={styles['panel']} id={panelId} role="tabpanel" aria-label={nameOf(entry, index)}>
        <Body key={index} entry={entry} uid={`${uid}-${index}`} />
        {/* A block does not know whether others render anything: CSS hides the note where one does. */}
        <p className={styles['empty']}>暂无内容</p>
      </div>
    </>
  );
}

function ModuleView({ data, uid }: ModuleProps) {
  const [first, ...others] = data.list;
  if (first === undefined) return null;
  return others.length > 0 ? <Tabbed data={data} uid={uid} /> : <Body entry={first} uid={uid} />;
}

export default defineView<ModuleDelivered>(shape, ModuleView);
