// Stands in for the browser from here on: imported before all that reaches for it when it loads.
import { installBrowserStandIns } from './stand-ins';

installBrowserStandIns();
