// Installs the browser shims; imported before any module that reads browser globals.
import { installBrowserShims } from './browser-shims';

installBrowserShims();
