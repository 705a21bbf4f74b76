// Under a field, what the check says of it: red where it must be mended, amber where it should.
import type { FieldIssue } from '../session/field-issues';
import styles from './form-field.module.css';

export const FieldIssues = ({ id, issues }: { id: string; issues: readonly FieldIssue[] }) =>
  issues.length === 0 ? null : (
    <ul id={id} className={styles['issues']}>
      {issues.map(({ level, words }) => (
        <li key={words} data-level={level}>
          {words}
        </li>
      ))}
    </ul>
  );
