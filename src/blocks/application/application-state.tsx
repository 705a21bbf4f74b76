// Where an application stands: waiting, refused with its reason, closed; one layout with a single action.
import type { ReactNode } from 'react';
import { isSafePicture } from '~/domain/links';
import { Card } from '~/ui/card/card';
import { type Fact, Facts } from '~/ui/facts/facts';
import { Icon, type IconName } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import { OutcomeCard, type OutcomeAction } from '../../engine/archetypes/result';
import styles from './application.module.css';

interface ApplicationStateProps {
  /** Operator's picture above it. */
  picture?: string | undefined;
  icon: IconName;
  title: string;
  words?: ReactNode;
  /** When and why; those without a value are left out. */
  facts?: readonly Fact[];
  action: OutcomeAction;
  /** Between the outcome and the facts: what is missing. */
  children?: ReactNode;
}

export function ApplicationState(props: ApplicationStateProps) {
  const { picture = '', icon, title, words, facts = [], action, children } = props;
  const known = facts.filter(({ value }) => value !== '');
  return (
    <>
      {isSafePicture(picture) ? (
        <Picture className={styles.picture} source={picture} alt="" ratio="natural" />
      ) : null}
      <OutcomeCard
        outcome={{ mark: <Icon name={icon} size={72} />, isOpen: true, title, words, actions: [action] }}
      />
      {children}
      {known.length === 0 ? null : (
        <Card>
          <Facts facts={known} layout="column" />
        </Card>
      )}
    </>
  );
}
