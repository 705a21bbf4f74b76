// Kysely types of the table of 093-videos.sql.
import type { Defaulted, SoftDeleted } from './columns';

export interface VideosTable extends SoftDeleted {
  id: Defaulted<number>;
  title: string;
  /** What the address is: 0 the film itself, 1 a page of another site. */
  type: Defaulted<0 | 1>;
  url: string;
  pic_url: Defaulted<string>;
  content: Defaulted<string>;
  sort: Defaulted<number>;
}
