// A topic in the lists of screens.
import { addressOf } from '~/domain/links';
import { type ListedTopic, TopicRow as Row } from '~/ui/topic-row/topic-row';

const TOPIC_PATH = '/pages/topic/topic';

/** A row that leads to the topic. */
export const TopicRow = ({ row }: { row: ListedTopic }) => (
  <Row topic={row} href={`#${addressOf(TOPIC_PATH, { id: row.id })}`} />
);
