// The frame around every story: the tokens, a phone's page, the theme chosen in the toolbar, the axe check.
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure, expect, waitFor } from 'storybook/test';
import { NAMED_THEMES, themeTokens } from '~/domain/theme';
import { misnested } from '~/tests/misnested';
import { addControls, addStarts, renderControlled } from '~/widgets/kit/testing/story-controls';
import '../ui/tokens.css';
import './preview.css';

// A longer limit for a busy machine; an element that never appears still fails.
configure({ asyncUtilTimeout: 30_000 });

/** The page of a phone 390 px wide, in the theme that the toolbar names. */
const inPhone: Decorator = (Story, { globals, parameters }) => {
  const named = NAMED_THEMES.find(({ key }) => key === globals['theme']);
  const theme = named === undefined ? {} : themeTokens(named);
  const isBare = parameters['layout'] === 'fullscreen';
  return (
    <main className="mall-root" style={{ ...theme, width: 390, overflowY: 'auto' }}>
      <div style={{ padding: isBare ? 0 : 'var(--gutter)', minHeight: '100%' }}>
        <Story />
      </div>
    </main>
  );
};

/** Waits for the widget's chunk, so that axe checks the widget and not its reserved box. */
async function untilRendered({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const isCached = () =>
    canvasElement
      .querySelector('[data-widget]')
      ?.querySelector(':scope > [aria-hidden="true"][style*="min-height"]') != null;
  await waitFor(() => expect(isCached()).toBe(false));
}

const preview: Preview = {
  // The last decorator is outermost.
  decorators: [renderControlled, inPhone],
  argTypesEnhancers: [addControls],
  argsEnhancers: [addStarts],
  // Hooks run from the last to the first, so the axe check runs after this one.
  afterEach: async (context) => {
    await untilRendered(context);
    await expect(misnested()).toEqual([]);
  },
  parameters: {
    layout: 'padded',
    // Names begin with what is seen, as on the screens (tests/journeys/axe.ts).
    a11y: { test: 'error', config: { rules: [{ id: 'label-content-name-mismatch', enabled: true }] } },
    controls: { expanded: true },
  },
  globalTypes: {
    theme: {
      description: 'Theme of the mall',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: NAMED_THEMES.map(({ key, name }) => ({ value: key, title: name })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'a' },
};

export default preview;
