// Shows the pictures of a set, from none to more than fit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_PICTURES } from '../sample-pictures';
import { Mosaic } from './mosaic';

const meta: Meta<typeof Mosaic> = { title: 'UI/Mosaic', component: Mosaic, args: { ratio: 702 / 336 } };
export default meta;
type Story = StoryObj<typeof Mosaic>;

const covers = (count: number) =>
  Array.from({ length: count }, (_none, index) =>
    index % 2 === 0 ? SAMPLE_PICTURES.goods : SAMPLE_PICTURES.banner,
  );

export const One: Story = { args: { sources: covers(1) } };
export const Two: Story = { args: { sources: covers(2) } };
export const Three: Story = { args: { sources: covers(3) } };
export const Four: Story = { args: { sources: covers(4) } };
export const Five: Story = { args: { sources: covers(5) } };
export const Seven: Story = { args: { sources: covers(7) } };
export const None: Story = { args: { sources: [] } };
export const Broken: Story = { args: { sources: ['missing.png', SAMPLE_PICTURES.goods, ''] } };
