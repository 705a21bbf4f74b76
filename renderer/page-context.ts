// Context of the page for widgets with nested components: the registry and the audience.
import { createContext } from 'react';
import type { Registry } from './define-widget';

export type Audience = 'shopper' | 'operator';

export interface PageContextValue {
  readonly registry: Registry;
  readonly audience: Audience;
}

export const PageContext = createContext<PageContextValue>({ registry: {}, audience: 'shopper' });
