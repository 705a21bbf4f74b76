// A topic in the lists of screens.
import * as to from '~/domain/screen-links.gen';
import { type ListedTopic, TopicRow as Row } from '~/ui/topic-row/topic-row';

/** A row that leads to the topic. */
export const TopicRow = ({ row }: { row: ListedTopic }) => (
  <Row topic={row} href={`#${to.topic({ id: row.id })}`} />
);
