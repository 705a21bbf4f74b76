// Templates: those that come with the studio, and own ones.
import { useState } from 'react';
import type { TemplateRow } from '~/domain/studio/api-library';
import { DocPicture } from '../shell/doc-picture';
import { Link } from '../shell/navigation';
import { Body, Empty, Loaded, PlaceHead } from '../shell/place';
import { useMe } from '../shell/session';
import { useAct } from '../shell/use-act';
import { api } from '../services/api';
import { Menu } from '../ui/menu';
import { AskName, AskSure } from '../shell/ask';
import styles from './library.module.css';
import { kindWords, useTemplates } from '../documents/use-templates';

type Opened = { kind: 'rename' | 'remove'; template: TemplateRow } | null;

function TemplateCard({ template, onOpen }: { template: TemplateRow; onOpen: (opened: Opened) => void }) {
  const { rights } = useMe();
  return (
    <li className={styles['card']}>
      <header>
        <h3>{template.name}</h3>
        {template.isShipped || !rights.canEdit ? null : (
          <Menu
            label={`「${template.name}」的操作`}
            entries={[
              { words: '重命名', run: () => onOpen({ kind: 'rename', template }) },
              { words: '删除', isDanger: true, run: () => onOpen({ kind: 'remove', template }) },
            ]}
          />
        )}
      </header>
      <DocPicture doc={`template-${template.id}`} width={240} height={300} />
      <div>
        <p>{template.description}</p>
        <p className={styles['quiet']}>
          {template.blockCount} 个组件：{kindWords(template.kinds)}
        </p>
      </div>
      {rights.canEdit ? (
        <Link to={`/pages/new?from=template&template=${template.id}`}>用「{template.name}」做页面</Link>
      ) : null}
    </li>
  );
}

function useTemplateActs() {
  const act = useAct('templates');
  return {
    rename: ({ id, name: before }: TemplateRow, name: string) =>
      act(async () => {
        const to = (text: string) => api(`templates/${id}`, { method: 'PATCH', body: { name: text } });
        await to(name);
        return { words: `已改名为「${name}」`, undo: () => to(before) };
      }),
    remove: ({ id, name }: TemplateRow) =>
      act(async () => {
        await api(`templates/${id}`, { method: 'DELETE' });
        const undo = () => api(`templates/${id}/restore`, { method: 'POST' });
        return { words: `已删除模板「${name}」`, undo };
      }),
  };
}

function Dialogs({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const acts = useTemplateActs();
  if (opened === null) return null;
  const { kind, template } = opened;
  return kind === 'rename' ? (
    <AskName
      title="重命名"
      word="保存"
      name={template.name}
      act={(name) => acts.rename(template, name)}
      onClose={onClose}
    />
  ) : (
    <AskSure
      title={`删除模板「${template.name}」`}
      words="用它做好的页面不受影响。"
      act={() => acts.remove(template)}
      onClose={onClose}
    />
  );
}

const NONE = '还没有自己的模板。任何页面或几个组件都能存为模板。';

export default function TemplatesScreen() {
  const [opened, setOpened] = useState<Opened>(null);
  const cards = (templates: readonly TemplateRow[]) => (
    <ul className={styles['cards']}>
      {templates.map((template) => (
        <TemplateCard key={template.id} template={template} onOpen={setOpened} />
      ))}
    </ul>
  );
  return (
    <>
      <PlaceHead title="模板" />
      <Body>
        <Loaded query={useTemplates()}>
          {(templates) => {
            const own = templates.filter(({ isShipped }) => !isShipped);
            return (
              <>
                <h2>自己的</h2>
                {own.length === 0 ? <Empty words={NONE} /> : cards(own)}
                <h2>自带的</h2>
                {cards(templates.filter(({ isShipped }) => isShipped))}
              </>
            );
          }}
        </Loaded>
      </Body>
      <Dialogs opened={opened} onClose={() => setOpened(null)} />
    </>
  );
}
