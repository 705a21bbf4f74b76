// The calls of a screen's first picture: the server answers them in the page in which it draws the screen.
import type { Endpoint } from '~/schemas/endpoint';

export interface FirstCall {
  readonly route: string;
  readonly params: unknown;
}

export const firstCall = <P>({ route }: Endpoint<P, unknown>, params: NoInfer<P>): FirstCall => ({
  route,
  params,
});
