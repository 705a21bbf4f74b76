// The page on the phone: a banner with the end of the link, and the draft in the sandboxed frame.
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { PreviewAnswer } from '~/domain/studio/api-library';
import type { FrameNode, PageHead } from '../frame/messages';
import { PageFrame } from '../ui/page-frame';
import { clockWords, momentWords } from '~/domain/studio/moments';
import { followPreview, type Followed, START } from './follow-preview';
import styles from './phone-page.module.css';

const ENDED = '预览链接已失效，请向发给你的人要新的';

const nodesOf = ({ tabs }: PreviewAnswer, tab: number): FrameNode[] =>
  (tabs[tab]?.blocks ?? []).map((block, index) => ({
    uid: `${tab}-${index}`,
    id: block.id,
    stored: block,
    delivered: block.data,
  }));

const headOf = ({ doc, title, tabs }: PreviewAnswer, config: unknown, tab: number): PageHead => ({
  title,
  tabs: tabs.length > 1 ? tabs.map(({ name }) => name) : [],
  tab,
  config,
  shopper: null,
  path: doc.startsWith('user-center') ? '/pages/user-center/user-center' : '/pages/index/index',
});

/** A tab of the draft; a later answer takes the place of the one before. */
function Screen({ answer, config, tab }: { answer: PreviewAnswer; config: unknown; tab: number }) {
  const page = useMemo(() => headOf(answer, config, tab), [answer, config, tab]);
  const nodes = useMemo(() => nodesOf(answer, tab), [answer, tab]);
  return <PageFrame title="草稿预览" className={styles['frame'] ?? ''} page={page} nodes={nodes} />;
}

/** The link's end comes without an answer of the server, too. */
function useIsOver(endsAt: string | undefined): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const check = () => setIsOver(Date.now() >= Date.parse(endsAt));
    const timer = setInterval(check, 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return isOver;
}

/** 「14:04」 for today, 「11-26 14:04」 for another day. */
function endWords(endsAt: string): string {
  const words = momentWords(endsAt);
  const today = momentWords(new Date().toISOString()).slice(0, 5);
  return words.startsWith(today) ? clockWords(Date.parse(endsAt)).slice(0, 5) : words;
}

/** In the place of a page that is not shown. */
const State = ({ children }: { children: ReactNode }) => (
  <main className={styles['state']}>
    <h1 className="st-visually-hidden">草稿预览</h1>
    {children}
  </main>
);

interface TabsProps {
  tabs: PreviewAnswer['tabs'];
  tab: number;
  onTab: (tab: number) => void;
}

const Tabs = ({ tabs, tab, onTab }: TabsProps) => (
  <nav className={styles['tabs']} aria-label="标签">
    {tabs.map(({ name }, index) => (
      <button
        key={`${index} ${name}`}
        type="button"
        aria-current={index === tab}
        onClick={() => onTab(index)}
      >
        {name}
      </button>
    ))}
  </nav>
);

export function PhonePage({ token }: { token: string }) {
  const [followed, setFollowed] = useState<Followed>(START);
  const [tab, setTab] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    void followPreview(token, { signal: controller.signal, onChange: setFollowed });
    return () => controller.abort();
  }, [token]);
  const { answer, config, end, isOffline } = followed;
  const isOver = useIsOver(answer?.endsAt);
  if (end !== null || isOver || token === '')
    return (
      <State>
        <p role="alert">{end ?? ENDED}</p>
      </State>
    );
  if (answer === null)
    return (
      <State>
        <p>{isOffline ? '没有连上服务器，正在重试…' : '正在打开…'}</p>
      </State>
    );
  return (
    <main className={styles['phone']}>
      <h1 className={styles['banner']}>
        草稿预览 · {endWords(answer.endsAt)} 失效{isOffline ? ' · 没有连上服务器' : ''}
      </h1>
      {answer.tabs.length > 1 ? <Tabs tabs={answer.tabs} tab={tab} onTab={setTab} /> : null}
      <Screen answer={answer} config={config} tab={tab} />
    </main>
  );
}
