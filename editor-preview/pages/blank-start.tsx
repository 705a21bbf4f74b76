// A blank page: its title is all there is to say.
import { useState } from 'react';
import { MAX_TITLE } from '~/domain/studio/commands/set-meta';
import { Card, TextField } from '../shell/place';
import { Button } from '../ui/button';
import styles from './new-page.module.css';
import { useNewPage } from './use-new-page';

export function BlankStart() {
  const [title, setTitle] = useState('');
  const { isBusy, failure, create } = useNewPage();
  return (
    <Card>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void create([{ from: 'blank', title: title.trim() }]);
        }}
      >
        <TextField
          label="标题"
          value={title}
          onText={setTitle}
          maxLength={MAX_TITLE}
          required
          pattern=".*\S.*"
          help={`最多 ${MAX_TITLE} 个字，以后可以改`}
        />
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? '正在创建…' : '创建空白页'}
        </Button>
      </form>
    </Card>
  );
}
