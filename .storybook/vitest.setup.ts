// Runs the stories as tests with the frame and the axe check of the preview.
import * as a11yAnnotations from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import * as previewAnnotations from './preview';

setProjectAnnotations([a11yAnnotations, previewAnnotations]);
