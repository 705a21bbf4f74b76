// Proves that a screen's kind is read from its definition, whichever way its body is made.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kindOfScreen } from './screen-kinds';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pagoda-kinds-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function kindOf(body: string, before = ''): string {
  const file = join(root, 'tea.page.tsx');
  writeFileSync(file, `${before}\nexport default definePage({ path: '/pages/tea/tea', body: ${body} });`);
  return kindOfScreen(root, file);
}

describe('the kind of a screen', () => {
  it.each([
    ["custom('poster', TeaScreen, [teaPoster])", 'poster'],
    ["custom('map', TeaScreen)", 'map'],
    ["{ ...custom('list', TeaScreen), followsAddress: true }", 'list'],
    ['list({ call: teas })', 'list'],
    ['lists([{ call: teas }])', 'list'],
    ['detail({ call: tea })', 'detail'],
    ["detail({ kind: 'content', call: tea })", 'content'],
    ['form({ call: tea })', 'form'],
    ['clerkForm({ call: tea })', 'form'],
  ])('of the body %s is %s', (body, kind) => expect(kindOf(body)).toBe(kind));

  it('is read where the body is a constant', () =>
    expect(kindOf('body', 'const body = hub({ rows: [] });')).toBe('hub'));

  it('is asked for where a function that is not known makes the body', () =>
    expect(() => kindOf('steep({ call: tea })')).toThrow(
      'tea.page.tsx: of what kind is a screen made by steep?',
    ));
});
