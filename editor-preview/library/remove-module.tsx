// Deleting a module: where it is used, what becomes of these places, and who may do it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Detached, DetachPlan, ModuleRow } from '~/domain/studio/api-modules';
import { ownersWords } from '~/domain/studio/locks';
import { TRASH_DAYS } from '~/domain/studio/trash';
import { Ask, AskSure } from '../shell/ask';
import { placeOfName } from '../shell/doc-place';
import { Link } from '../shell/navigation';
import { Loaded } from '../shell/place';
import { useMe } from '../shell/session';
import { useAct } from '../shell/use-act';
import { api } from '../services/api';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

interface RemoveProps {
  row: ModuleRow;
  onClose: () => void;
}

const usePlan = ({ id }: ModuleRow) =>
  useQuery({
    queryKey: ['modules', id, 'detach'],
    queryFn: () => api<DetachPlan>(`modules/${id}/detach`),
    gcTime: 0,
  });

const titleOf = ({ name }: ModuleRow, { uses }: DetachPlan): string =>
  uses.length === 0 ? `删除模块「${name}」` : `模块「${name}」用于 ${uses.length} 个页面`;

/** 「5 个草稿、3 个线上页面」 */
function countWords({ drafts, live }: DetachPlan): string {
  const parts = [
    [drafts, '个草稿'],
    [live, '个线上页面'],
  ] as const;
  return parts.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`])).join('、');
}

function planWords(plan: DetachPlan): string {
  const { tabbed } = plan;
  const seen = tabbed.length === 0 ? '顾客看到的不变' : '除了标签，顾客看到的不变';
  const tabs = tabbed.map((title) => `「${title}」`).join('');
  const gone = tabbed.length === 0 ? '' : `${tabs}里用标签切换的几个模块会上下排列。`;
  return `这些页面会换成现在的组件，${seen}；共 ${countWords(plan)}。${gone}模块会到回收站，${TRASH_DAYS} 天内可以恢复。`;
}

const Uses = ({ uses }: Pick<DetachPlan, 'uses'>) => (
  <ul aria-label="用到它的页面">
    {uses.map(({ doc, title, isLive }) => (
      <li key={doc}>
        <Link to={placeOfName(doc)?.edit ?? '/'}>{title}</Link>
        {isLive ? null : <small> 只在草稿里</small>}
      </li>
    ))}
  </ul>
);

const Refusals = ({ refusals }: Pick<DetachPlan, 'refusals'>) =>
  refusals.length === 0 ? null : (
    <div role="alert">
      <p>现在不能删除：</p>
      <ul>
        {refusals.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );

/** For those who may not publish, or as long as something stands against it. */
const CannotRemove = ({ row, plan, onClose }: RemoveProps & { plan: DetachPlan }) => {
  const { rights, owners } = useMe();
  return (
    <Dialog
      title={titleOf(row, plan)}
      width={440}
      onClose={onClose}
      actions={<Button onClick={onClose}>知道了</Button>}
    >
      <Uses uses={plan.uses} />
      {rights.canPublish ? (
        <Refusals refusals={plan.refusals} />
      ) : (
        <p>{`你的角色不能发布，请 ${ownersWords(owners)} 来删除。`}</p>
      )}
    </Dialog>
  );
};

function DetachAndRemove({ row, plan, onClose }: RemoveProps & { plan: DetachPlan }) {
  const act = useAct('modules');
  const [isBusy, setIsBusy] = useState(false);
  const detach = async () => {
    setIsBusy(true);
    const isDone = await act(async () => {
      const { documents } = await api<Detached>(`modules/${row.id}/detach`, { method: 'POST' });
      return `已解除 ${documents} 个页面的关联，删除了模块「${row.name}」`;
    });
    setIsBusy(false);
    return isDone;
  };
  return (
    <Ask title={titleOf(row, plan)} word="解除关联后删除" isDanger act={detach} onClose={onClose}>
      <Uses uses={plan.uses} />
      <output>{isBusy ? `正在解除 ${plan.uses.length} 个页面的关联…` : planWords(plan)}</output>
    </Ask>
  );
}

function RemoveUnused({ row, onClose }: RemoveProps) {
  const act = useAct('modules');
  const remove = () =>
    act(async () => {
      await api(`modules/${row.id}`, { method: 'DELETE' });
      const undo = () => api(`modules/${row.id}/restore`, { method: 'POST' });
      return { words: `已删除模块「${row.name}」`, undo };
    });
  return (
    <AskSure
      title={`删除模块「${row.name}」`}
      words={`没有页面用到它。${TRASH_DAYS} 天内可以在回收站恢复。`}
      act={remove}
      onClose={onClose}
    />
  );
}

/** What is asked depends on where the module is used, which is read first. */
export function RemoveModule(props: RemoveProps) {
  const { rights } = useMe();
  const plan = usePlan(props.row);
  const { data } = plan;
  if (data === undefined)
    return (
      <Dialog title={`删除模块「${props.row.name}」`} width={440} onClose={props.onClose}>
        <Loaded query={plan}>{() => null}</Loaded>
      </Dialog>
    );
  if (!rights.canPublish || data.refusals.length > 0) return <CannotRemove {...props} plan={data} />;
  return data.uses.length === 0 ? <RemoveUnused {...props} /> : <DetachAndRemove {...props} plan={data} />;
}
