// Runs the stories as tests with the frame and the axe check of the preview.
import * as a11yAnnotations from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import * as previewAnnotations from './preview';

/** Only violations fail a test: what passes is not listed with its markup. No enabled rule reads the style sheets. */
const violationsOnly = {
  parameters: { a11y: { options: { resultTypes: ['violations'], preload: { assets: ['media'] } } } },
};

setProjectAnnotations([a11yAnnotations, previewAnnotations, violationsOnly]);
