// What the engine is given from above, where the mall is put together (src/app/engine-ports.ts).
import type { ComponentType } from 'react';
import type { TabBarPlace } from '~/ui/tab-bar/tab-bar-of';
import type { PageModule } from './define-page';

export interface EnginePorts {
  /** The screen of a path; null where no screen has it. With the parameters of an address its first data are asked for too. */
  pageOf: (path: string, search?: string) => Promise<PageModule | null>;
  /** Nothing on a screen that is no tab. */
  TabBar: ComponentType<TabBarPlace>;
  /** Rejects where the guest declines. */
  requireLogin: () => Promise<void>;
}

export let ports: EnginePorts;

export function setEnginePorts(given: EnginePorts): void {
  ports = given;
}
