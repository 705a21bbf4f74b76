// A page from a template: chosen by a card, filled with the mall's own goods unless it is said otherwise.
import { useState } from 'react';
import type { TemplateRow } from '~/domain/studio/api-library';
import { MAX_TITLE } from '~/domain/studio/commands/set-meta';
import { firstLetters } from '~/domain/text';
import { DocPicture } from '../shell/doc-picture';
import { Link, useSearchParams } from '../shell/navigation';
import { Card, Empty, Loaded, TextField, Tick } from '../shell/place';
import { kindWords, useTemplates } from '../documents/use-templates';
import { Button } from '../ui/button';
import styles from './new-page.module.css';
import { useNewPage } from './use-new-page';

interface CardsProps {
  templates: readonly TemplateRow[];
  chosen: TemplateRow;
  onChoose: (template: TemplateRow) => void;
}

const Cards = ({ templates, chosen, onChoose }: CardsProps) => (
  <fieldset className={styles['cards']}>
    <legend>模板</legend>
    {templates.map((template) => (
      <label key={template.id} className={styles['template']}>
        <input
          type="radio"
          name="template"
          aria-label={template.name}
          checked={template.id === chosen.id}
          onChange={() => onChoose(template)}
        />
        <DocPicture doc={`template-${template.id}`} width={96} height={144} />
        <span>
          <strong>{template.name}</strong>
          <span>{template.description}</span>
          <small>
            {template.blockCount} 个组件：{kindWords(template.kinds)}
          </small>
        </span>
      </label>
    ))}
  </fieldset>
);

function Form({ templates, first }: { templates: readonly TemplateRow[]; first: TemplateRow }) {
  const [chosen, setChosen] = useState(first);
  const [title, setTitle] = useState('');
  const [isOwnGoods, setIsOwnGoods] = useState(true);
  const { isBusy, failure, create } = useNewPage();
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        const text = title.trim() === '' ? firstLetters(chosen.name, MAX_TITLE) : title.trim();
        void create([{ from: 'template', template: chosen.id, isOwnGoods, title: text }]);
      }}
    >
      <Cards templates={templates} chosen={chosen} onChoose={setChosen} />
      <TextField
        label="标题"
        value={title}
        onText={setTitle}
        maxLength={MAX_TITLE}
        placeholder={chosen.name}
        help={`最多 ${MAX_TITLE} 个字，不写就用模板的名字`}
      />
      <Tick label="用我的商品" isOn={isOwnGoods} onTick={setIsOwnGoods} />
      <p role="alert" className={styles['failure']}>
        {failure}
      </p>
      <Button type="submit" look="primary" disabled={isBusy}>
        {isBusy ? '正在创建…' : `用「${chosen.name}」创建`}
      </Button>
    </form>
  );
}

export function TemplateStart() {
  const [search] = useSearchParams();
  const wanted = Number(search.get('template'));
  return (
    <Card>
      <Loaded query={useTemplates()}>
        {(templates) => {
          const first = templates.find(({ id }) => id === wanted) ?? templates[0];
          if (first === undefined)
            return (
              <Empty words="没有模板">
                <Link to="/pages/new?from=blank">空白页</Link>
              </Empty>
            );
          return <Form key={first.id} templates={templates} first={first} />;
        }}
      </Loaded>
    </Card>
  );
}
