// A block of two columns for tests of blocks in slots: two headings in the left one, none in the right.

export const heading = (uid: string) => ({ id: 'link', data: { title: uid }, uid });

export const columns = {
  id: 'columns',
  uid: 'row',
  data: {
    columns: [
      { share: 1, blocks: [heading('a'), heading('b')] },
      { share: 1, blocks: [] },
    ],
  },
};

export const LEFT = { owner: 'row', at: '/data/columns/0/blocks' };
export const RIGHT = { owner: 'row', at: '/data/columns/1/blocks' };
