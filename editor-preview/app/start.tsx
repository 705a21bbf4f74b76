// Renders the studio.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { mallConfigQuery } from '../services/mall';
import { watchFocus } from '../ui/lost-focus';
import { App, cache, EditorScreen } from './app';
import { sessionQuery } from '../shell/session';

/**
 * An editor renders once its code and the session are there: a fallback before it would stay for React's throttle of
 * 300 ms. Failures show where they are rendered.
 */
async function editorLoads(): Promise<void> {
  void cache.prefetchQuery(mallConfigQuery(DEFAULT_AUDIENCE.platform));
  await Promise.allSettled([EditorScreen.arrives(), cache.prefetchQuery(sessionQuery)]);
}

export async function start(root: HTMLElement, isEditor: boolean): Promise<void> {
  if (isEditor) await editorLoads();
  watchFocus();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
