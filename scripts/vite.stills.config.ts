// Renders the pictures of the palette in Node, with the class names of the built studio.
import { mergeConfig } from 'vite';
import { htmlWithoutDocument } from '../vite.config.ts';
import studio from './vite.studio.config.ts';

export default mergeConfig(studio, { resolve: { alias: [htmlWithoutDocument] } });
