// Sample data of the columns, as the server delivers them.

const title = (text: string) => ({ id: 'link', permission_key: '', data: { title: text, style: '4' } });
const gapOf = (height: number) => ({
  id: 'empty',
  permission_key: '',
  data: { background: '#f7f7f7', height },
});

export const minimal = {
  columns: [
    { share: 1, blocks: [title('左')] },
    { share: 1, blocks: [title('右')] },
  ],
};

export const full = {
  columns: [
    { share: 1, blocks: [title('左'), gapOf(40)] },
    { share: 2, blocks: [gapOf(20), title('中')] },
    { share: 1, blocks: [] },
  ],
  gap: 24,
  background: '#ffffff',
};

export const hostile = {
  columns: [
    null,
    { share: 'x', blocks: 'x' },
    {
      share: -4,
      blocks: [
        null,
        7,
        { id: 'search', data: {} },
        { id: 'columns', data: { columns: [{ blocks: [title('里面')] }] } },
        { id: '<script>', data: {} },
        title('<img src=x onerror=alert(1)>'),
      ],
    },
  ],
  gap: 'javascript:alert(1)',
  background: 'url(javascript:alert(1))',
};
