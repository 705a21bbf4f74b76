// Proves reading a screen's parameters (NS-03).
import { describe, expect, it } from 'vitest';
import { choice, id, optionalId, readQuery, text } from './params';

const spec = {
  id: id('goods'),
  cat_id: optionalId('category'),
  keyword: text(),
  status: choice(['0', '1', '2']),
};

describe('readQuery', () => {
  it('types what is there and fills in what may be absent', () => {
    expect(readQuery(spec, 'id=7&keyword=%E8%8C%B6&status=2&unknown=1')).toEqual({
      query: { id: 7, cat_id: 0, keyword: '茶', status: '2' },
    });
  });

  it.each(['', 'id=', 'id=0', 'id=-1', 'id=1.5', 'id=abc', 'id=99999999999'])(
    'names a required identifier that is unusable: %j',
    (search) => {
      expect(readQuery(spec, search)).toEqual({ missing: 'id' });
    },
  );

  it('falls back to the first choice for an unknown one', () => {
    expect(readQuery(spec, 'id=1&status=9')).toMatchObject({ query: { status: '0' } });
  });
});
