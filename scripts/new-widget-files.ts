// Templates of the files in a new widget's folder.

interface NewWidget {
  id: string;
  title: string;
  /** The id in PascalCase. */
  name: string;
  /** The key of its plugin. */
  permission?: string;
}

const schema = ({ id, title }: NewWidget) => `{
  "$id": "pagoda:widget/${id}",
  "title": "${title}",
  "description": "${title} | What this widget shows.",
  "properties": {
    "data": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string",
          "default": "",
          "title": "文字",
          "description": "显示的文字 | The words shown.",
          "x-editor": { "group": "content", "maxLength": 30, "inline": true, "role": "title" }
        },
        "color": {
          "type": "string",
          "format": "color",
          "default": "#353535",
          "title": "颜色",
          "description": "文字颜色 | Colour of the words.",
          "x-editor": { "group": "colour", "on": "ground", "role": "text" }
        }
      }
    },
    "delivered": { "type": "object", "properties": {} }
  }
}
`;

const index = ({ id, title, permission }: NewWidget) => `// Registers the widget ${id}.
import { defineWidget } from '~/renderer/define-widget';

export default defineWidget({
  id: '${id}',
  // Raised with \`migrations: { 1: (data) => … }\` where older data would be read differently (docs/widgets.md, Versions).
  version: 1,
  title: '${title}',
  group: 'basic',${permission === undefined ? '' : `\n  permission: '${permission}',`}
  load: () => import('./view'),
  reserve: () => 88,
});
`;

const presets = ({ id, title }: NewWidget) => `// Presets of the widget ${id}.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['${id}'],
  presets: [{ name: '${title}', words: '一行文字', data: { text: '${title}' } }],
});
`;

const checks = ({ id }: NewWidget) => `// Checks of the widget ${id} besides the rules of its form.
import { defineChecks, must, textAt } from '~/domain/studio/check/widget-checks';

export default defineChecks([must('empty', '/text', (data) => textAt(data, 'text') === '' && '没有文字')]);
`;

const view = ({ id, name }: NewWidget) => `// The look of the widget ${id}.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { type ${name}Delivered, shape } from './schema.gen';
import styles from './view.module.css';

function ${name}View({ data }: WidgetViewProps<${name}Delivered>) {
  return (
    <p className={styles.text} style={{ color: data.color }}>
      {data.text}
    </p>
  );
}

export default defineView<${name}Delivered>(shape, ${name}View);
`;

const css = `.text {
  min-height: 88rpx;
  margin: 0;
  padding: 24rpx;
  background: var(--colour-card);
  font-size: var(--font-28);
  overflow-wrap: anywhere;
}
`;

const fixtures = ({ id }: NewWidget) => `// Sample data of the widget ${id}, as the server delivers it.

export const minimal = { text: '你好' };

export const full = { text: '你好', color: '#353535' };

export const hostile = { text: '<script>alert(1)</script>', color: 'url(javascript:alert(1))' };
`;

const story = ({ id, title }: NewWidget) => `// Shows the widget ${id}.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

const meta: Meta<typeof WidgetSample> = {
  title: 'Widgets/${id} ${title}',
  component: WidgetSample,
  args: { definition },
};
export default meta;

type Story = StoryObj<typeof WidgetSample>;

export const Minimal: Story = { args: { data: minimal } };
export const Full: Story = { args: { data: full } };
export const Hostile: Story = { args: { data: hostile } };
`;

const test = ({ id, name }: NewWidget) => `// Proves the widget ${id}.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { codesFound } from '../kit/testing/codes-found';
import { validate${name}Delivered } from '../validators.gen';
import definition from '.';
import checks from './checks';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validate${name}Delivered);

it('shows its words', async () => {
  await renderWidget(definition, full);
  expect(screen.getByText('你好')).toBeDefined();
});

it('must have words to be published', () => {
  expect(codesFound(checks, { text: ' ' })).toEqual(['must empty']);
  expect(codesFound(checks, { text: '你好' })).toEqual([]);
});
`;

/** File name → text of a new widget's folder. */
export const filesOfWidget = (widget: NewWidget): Readonly<Record<string, string>> => ({
  'schema.json': schema(widget),
  'index.ts': index(widget),
  'presets.ts': presets(widget),
  'checks.ts': checks(widget),
  'view.tsx': view(widget),
  'view.module.css': css,
  'fixtures.ts': fixtures(widget),
  [`${widget.id}.stories.tsx`]: story(widget),
  [`${widget.id}.test.tsx`]: test(widget),
});
