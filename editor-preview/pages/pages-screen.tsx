// The list of pages: search, filters, states, what can be done to one and to several.
import { useState } from 'react';
import type { PageRow } from '~/domain/studio/api';
import { Link, useNavigate } from '../shell/navigation';
import { Empty, Loaded, PlaceHead } from '../shell/place';
import { useSay } from '../shell/say';
import { useMe } from '../shell/session';
import { apiAddress } from '../services/addresses';
import { Button } from '../ui/button';
import { PageDialog, type PageDialogKind } from '../documents/page-dialogs';
import { useListView } from './list-view';
import { PageCards } from './page-cards';
import { PageList } from './page-list';
import { download } from '../documents/page-entries';
import { type ListAddress, PageTools, useListAddress } from './page-tools';
import { FILTERS } from '../documents/page-words';
import styles from './pages-screen.module.css';
import { SelectionBar } from './selection-bar';
import { usePageActs } from '../documents/page-acts';
import { leaveFile, useDrop } from './use-drop';
import { usePages } from '../documents/use-pages';

const STARTS = [
  ['template', '从模板开始'],
  ['blank', '空白页'],
  ['import', '导入'],
] as const;

const Starts = () =>
  STARTS.map(([from, words]) => (
    <Link key={from} to={`/pages/new?from=${from}`} data-look={from === 'template' ? 'primary' : undefined}>
      {words}
    </Link>
  ));

function Nothing({ filter, change }: ListAddress) {
  const { rights } = useMe();
  const clear = <Button onClick={() => change({ q: '', state: '' })}>清除条件</Button>;
  if (filter.q !== undefined) return <Empty words={`没有标题或内容里含“${filter.q}”的页面`}>{clear}</Empty>;
  if (filter.state !== undefined) {
    const [, words = ''] = FILTERS.find(([state]) => state === filter.state) ?? [];
    return (
      <Empty words={filter.state === 'trashed' ? '回收站是空的' : `没有“${words}”的页面`}>{clear}</Empty>
    );
  }
  return <Empty words="还没有页面。做一个首页，大约十分钟。">{rights.canEdit ? <Starts /> : null}</Empty>;
}

const HEADS = ['页面', '状态', '是谁的首页', '最近修改', '7 天浏览'];

const Heads = () => (
  <div className={styles['columns']} aria-hidden="true">
    <span />
    <span />
    {HEADS.map((words) => (
      <span key={words}>{words}</span>
    ))}
    <span />
  </div>
);

function Head() {
  const { rights } = useMe();
  return (
    <PlaceHead title="页面">
      {rights.canEdit ? (
        <>
          <Button icon="download" onClick={() => download(apiAddress('export'))}>
            全部导出
          </Button>
          <Link to="/pages/new?from=template" data-look="primary">
            新建页面
          </Link>
        </>
      ) : null}
    </PlaceHead>
  );
}

type Opened = { kind: PageDialogKind; row: PageRow } | null;

/** A file that is dropped on the list is read by the import. */
function useImportedFile() {
  const { rights } = useMe();
  const navigate = useNavigate();
  const { place, isOver } = useDrop((file) => {
    leaveFile(file);
    void navigate('/pages/new?from=import');
  });
  return rights.canEdit ? { place, isOver } : { place: {}, isOver: false };
}

/** Which rows are ticked. */
function useSelected() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const select = (id: number, isOn: boolean) =>
    setSelected((before) => new Set(isOn ? [...before, id] : [...before].filter((one) => one !== id)));
  return { selected, select, clear: () => setSelected(new Set()) };
}

interface RowsProps {
  rows: readonly PageRow[];
  query: ReturnType<typeof usePages>;
  acts: ReturnType<typeof usePageActs>;
  view: ReturnType<typeof useListView>['view'];
  marks: ReturnType<typeof useSelected>;
  onOpen: (opened: Opened) => void;
}

function Rows({ rows, query, acts, view, marks, onOpen }: RowsProps) {
  const say = useSay();
  const hasMore = query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError;
  const List = view === 'cards' ? PageCards : PageList;
  return (
    <>
      {view === 'rows' ? <Heads /> : null}
      <List
        rows={rows}
        total={query.data?.pages[0]?.total ?? rows.length}
        acts={acts}
        selected={marks.selected}
        onSelect={marks.select}
        onDialog={(kind, row) => onOpen({ kind, row })}
        onMore={hasMore ? () => void query.fetchNextPage() : null}
        say={say}
      />
    </>
  );
}

export default function PagesScreen() {
  const { place, isOver } = useImportedFile();
  const address = useListAddress();
  const query = usePages(address.filter);
  const { data, error, refetch } = query;
  const acts = usePageActs();
  const shownAs = useListView();
  const marks = useSelected();
  const [opened, setOpened] = useState<Opened>(null);
  const rows = data?.pages.flatMap(({ items }) => items);
  const chosen = (rows ?? []).filter(({ id, state }) => marks.selected.has(id) && state !== 'trashed');
  return (
    <div className={styles['screen']} {...place}>
      {isOver ? <p className={styles['drop']}>松开就读这个文件，先看清单再导入</p> : null}
      <Head />
      <PageTools {...address} shown={shownAs} />
      <p className={styles['narrow']}>
        这里可以做小的修改、看、发布、换回上一版；拖动和大改用 1024 像素以上的窗口。
      </p>
      <Loaded query={{ data: rows, error, refetch }}>
        {(shown) =>
          shown.length === 0 ? (
            <Nothing {...address} />
          ) : (
            <Rows rows={shown} {...{ query, acts, marks }} view={shownAs.view} onOpen={setOpened} />
          )
        }
      </Loaded>
      {chosen.length === 0 ? null : <SelectionBar rows={chosen} acts={acts} onDone={marks.clear} />}
      {opened === null ? null : <PageDialog {...opened} acts={acts} onClose={() => setOpened(null)} />}
    </div>
  );
}
