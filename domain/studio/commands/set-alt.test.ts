// What a picture shows is said beside the document, for one block.
import { describe, expect, it } from 'vitest';
import { contextOf, docAfter, withNotes } from './testing';
import { setAlt } from './set-alt';

const context = contextOf([{ id: 'link', data: {} }]);
const picture = 'uploads/tea.png';

describe('the alternative text of a picture', () => {
  it('stands in the block’s notes, and the stored text stays', () => {
    const doc = docAfter(context, setAlt(context, { uid: 'b0', picture, alt: '新茶上市' }));
    expect(doc.notes['b0']).toEqual({ alt: { [picture]: '新茶上市' } });
    expect(doc.blocks['b0']?.text).toBe(context.doc.blocks['b0']?.text);
  });

  it('goes back to the library’s, and leaves those of other pictures', () => {
    const both = withNotes(context, { b0: { alt: { [picture]: '', '/x': 'y' } } });
    expect(docAfter(both, setAlt(both, { uid: 'b0', picture, alt: null })).notes['b0']).toEqual({
      alt: { '/x': 'y' },
    });
    const one = withNotes(context, { b0: { alt: { [picture]: '' } } });
    expect(docAfter(one, setAlt(one, { uid: 'b0', picture, alt: null })).notes['b0']).toBeUndefined();
  });

  it('is refused in a block that is gone or locked', () => {
    expect(setAlt(context, { uid: 'x', picture, alt: '' })).toHaveProperty('refusal');
    const locked = withNotes(context, { b0: { locked: 'owner' } });
    expect(setAlt(locked, { uid: 'b0', picture, alt: '' })).toHaveProperty('refusal');
  });
});
