// Owns what the page around a widget knows: the registry, and who looks at it. For widgets that hold others.
import { createContext } from 'react';
import type { Registry } from './define-widget';

export type Audience = 'shopper' | 'operator';

export interface PageContextValue {
  readonly registry: Registry;
  readonly audience: Audience;
}

export const PageContext = createContext<PageContextValue>({ registry: {}, audience: 'shopper' });
