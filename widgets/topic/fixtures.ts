// Sample data of the topics, as the server delivers it.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';

export const topicOf = (id: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  id,
  title: '秋季养生茶单：从绿到红的时令喝法',
  cover_pic: SAMPLE_PICTURES.goods,
  read_count: '3286人浏览',
  layout: 0,
  pic_list: [],
  abstract: '气温转凉，喝对茶比多喝更重要。',
  ...changes,
});

export const big = topicOf(32, {
  title: '怎么挑一锅好米',
  cover_pic: SAMPLE_PICTURES.banner,
  read_count: '1万+人浏览',
  layout: 1,
  abstract: '看品种、看产地、看日期，三步就够。',
});

export const triple = topicOf(33, {
  title: '三口之家的收纳术',
  cover_pic: SAMPLE_PICTURES.face,
  read_count: '9200人浏览',
  layout: 2,
  pic_list: [SAMPLE_PICTURES.face, SAMPLE_PICTURES.goods, SAMPLE_PICTURES.banner].map((url, at) => ({
    id: at + 1,
    url,
  })),
  abstract: '从玄关到厨房，一天收拾完。',
});

const tab = (cat_id: number, name: string, children: readonly unknown[]) => ({
  cat_id,
  cat_name: name,
  name,
  children,
  custom: 0,
  number: 30,
});

export const minimal = { topic_list: [{ id: 31, title: '秋季养生茶单' }] };

export const full = {
  style: 'list',
  count: 1,
  logo_1: '',
  logo_2: '',
  icon: '',
  cat_show: false,
  list: [],
  topic_list: [topicOf(31), big, triple],
  tagColor: '#65a04f',
  catSelectedColor: '#353535',
  catUnselectedColor: '#353535',
  catBgColor: '#FFFFFF',
};

export const ticker = { ...full, style: 'normal' };

export const byCategory = {
  ...full,
  cat_show: true,
  topic_list: [],
  list: [tab(5, '生活', [topicOf(31), big]), tab(6, '居家', [triple]), tab(7, '节气', [])],
};

export const hostile = {
  style: 'ticker',
  count: 'x',
  logo_1: 'javascript:alert(1)',
  icon: 'data:text/html,<script>alert(1)</script>',
  topic_list: [
    {
      id: { a: 1 },
      title: '<img src=x onerror=alert(1)>',
      cover_pic: 'javascript:alert(1)',
      layout: 9,
      pic_list: '[{"url":"x"}]',
    },
    null,
    7,
  ],
  list: { a: 1 },
  tagColor: 'red;} body{display:none',
  catBgColor: 'url(javascript:alert(1))',
};
