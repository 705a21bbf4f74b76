// Proves of every recorded version of every widget that its samples are read as recorded, kept and rendered.
import { describe, expect, it } from 'vitest';
import { layoutText, tabOf } from '~/domain/studio/document';
import { readLayout } from '~/renderer/read-layout';
import { serverMarkup } from '~/renderer/testing/server-markup';
import { testHost } from '~/renderer/testing/test-host';
import { coerce } from '~/schemas/shape';
import { registry } from './registry.gen';
import { loadAll } from './kit/testing/samples';
import { validatorOf } from './sample-documents';
import { records } from './samples.gen';
import { shapes } from './shapes.gen';

const recorded = Object.entries(await loadAll(records)).flatMap(([key, { default: record }]) => {
  const { samples, reads } = record;
  const [id = '', version = ''] = key.split(' ');
  const v = Number(version);
  return samples.map((data, index) => ({
    name: `${id} ${version}, sample ${index}`,
    // The first version is that of blocks that name none.
    block: { id, permission_key: '', data, ...(v === 1 ? {} : { v }) },
    expected: reads === undefined ? coerce(shapes[id]?.stored ?? { t: 'x' }, data) : reads[index],
    isCurrent: registry[id]?.version === v,
  }));
});

const TAB = { key: 'tab', name: '', templateId: null, newUid: () => 'new' };

it('has samples of the version that each widget has', () => {
  const current = new Set(recorded.filter(({ isCurrent }) => isCurrent).map(({ block }) => block.id));
  expect(Object.keys(registry).filter((id) => !current.has(id))).toEqual([]);
});

describe.each(recorded)('$name', ({ block, expected, isCurrent }) => {
  it('is read as recorded, by the schema of today', () => {
    const options = { registry, face: 'stored', shapes, validatorOf } as const;
    const { layout, issues } = readLayout([block], options);
    expect([issues, layout.nodes[0]?.data]).toEqual([[], expected]);
    // Nothing of what the version of today stores is read as anything else.
    if (isCurrent) expect(layout.nodes[0]?.data).toMatchObject(block.data);
  });

  it('is kept byte for byte', () => {
    const text = ` [${JSON.stringify(block, null, 1)} ,{"id":"unknown","x":1.0}]`;
    expect(layoutText(tabOf(text, TAB))).toBe(text);
  });

  it('is rendered without a fallback', async () => {
    const host = testHost();
    const { layout } = readLayout([block], { registry });
    const html = await serverMarkup(layout, registry, host);
    expect(host.problems).toEqual([]);
    const [node] = layout.nodes;
    expect(node?.state).toBe('ready');
    const isSeen = registry[block.id]?.load !== undefined;
    expect(html.includes(`data-uid="${node?.uid ?? ''}"`)).toBe(isSeen);
  });
});
