// Puck's editor with the heading strip as its one component, rendered by the same renderer as in the studio's preview.
import { type Config, createUsePuck, Puck } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import '~/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import { testHost } from '~/renderer/testing/test-host';
import { registry } from '~/widgets/registry.gen';

const host = testHost();
const usePuck = createUsePuck();

const config: Config = {
  components: {
    link: {
      fields: { title: { type: 'text' } },
      render: ({ title, id }) => {
        const { layout } = readLayout([{ id: 'link', uid: id, data: { title: String(title) } }], {
          registry,
        });
        return <Page layout={layout} registry={registry} host={host} />;
      },
    },
  },
};

/** Insert and move by the editor's own actions, as its interface does them. */
function Acts() {
  const dispatch = usePuck((puck) => puck.dispatch);
  Object.assign(window, {
    insert: () => dispatch({ type: 'duplicate', sourceIndex: 1, sourceZone: 'root:default-zone' }),
    move: () =>
      dispatch({
        type: 'reorder',
        sourceIndex: 1,
        destinationIndex: 2,
        destinationZone: 'root:default-zone',
      }),
    select: () => dispatch({ type: 'setUi', ui: { itemSelector: { index: 1, zone: 'root:default-zone' } } }),
  });
  return null;
}

const count = Number(new URLSearchParams(window.location.search).get('n'));
const content = Array.from({ length: count }, (_, index) => ({
  type: 'link',
  props: { id: `b${index}`, title: `标题${index}` },
}));

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <Puck config={config} data={{ root: { props: {} }, content }}>
      <Acts />
      <Puck.Preview />
      <Puck.Fields />
    </Puck>,
  );
