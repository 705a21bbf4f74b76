// Starts the studio.
import '../tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

// An editor's code loads while the session is asked for; a failure shows where the editor is rendered.
if (/\/edit(\?|$)/.test(window.location.hash)) import('../editor/editor-screen').catch(() => undefined);

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
