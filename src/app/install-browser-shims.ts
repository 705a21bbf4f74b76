// Stands in for the browser from here on: imported before all that reaches for it when it loads.
import { installBrowserShims } from './browser-shims';

installBrowserShims();
