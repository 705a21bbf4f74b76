// A new page: from a template, blank, or by import.
import { NavLink, useSearchParams } from '../shell/navigation';
import { Body, Empty, PlaceHead } from '../shell/place';
import { useMe } from '../shell/session';
import { BlankStart } from './blank-start';
import { ImportStart } from './import-start';
import styles from './new-page.module.css';
import { TemplateStart } from './template-start';

const STARTS = {
  template: { words: '从模板开始', Start: TemplateStart },
  blank: { words: '空白页', Start: BlankStart },
  import: { words: '导入', Start: ImportStart },
} as const;

type From = keyof typeof STARTS;
const isFrom = (text: string): text is From => text in STARTS;

function Choice({ from }: { from: From }) {
  return (
    <nav className={styles['starts']} aria-label="怎样开始">
      {Object.entries(STARTS).map(([key, { words }]) => (
        <NavLink
          key={key}
          replace
          to={`/pages/new?from=${key}`}
          aria-current={key === from ? 'page' : false}
          className=""
        >
          {words}
        </NavLink>
      ))}
    </nav>
  );
}

export default function NewPageScreen() {
  const [search] = useSearchParams();
  const { rights } = useMe();
  const wanted = search.get('from') ?? '';
  const from: From = isFrom(wanted) ? wanted : 'template';
  const { Start } = STARTS[from];
  if (!rights.canEdit)
    return (
      <>
        <PlaceHead title="新建页面" />
        <Empty words="只能查看：你的角色是“查看”" />
      </>
    );
  return (
    <>
      <PlaceHead title="新建页面" />
      <Body>
        <Choice from={from} />
        <Start />
      </Body>
    </>
  );
}
