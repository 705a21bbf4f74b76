// Describes the table of 093-videos.sql to Kysely.
import type { Defaulted, SoftDeleted } from './columns';

export interface VideosTable extends SoftDeleted {
  id: Defaulted<number>;
  title: string;
  /** What the address leads to: 0 the film itself, 1 the page of another site. */
  type: Defaulted<0 | 1>;
  url: string;
  pic_url: Defaulted<string>;
  content: Defaulted<string>;
  sort: Defaulted<number>;
}
