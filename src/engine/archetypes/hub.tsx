// The archetype of hubs: where a shopper stands and what leads on from there, fresh whenever it is shown.
import { type ComponentType, useEffect } from 'react';
import type { Endpoint } from '~/schemas/endpoint';
import type { SkeletonShape } from '~/ui/skeleton/skeleton';
import { loadUserInfo } from '../../services/shopper';
import { useSession } from '../../state/session';
import type { AnyEndpoint, Body } from '../define-page';
import { firstCall } from '../first-calls';
import { useShownAgain } from '../screen-context';
import { usePullToRefresh } from '../scroller';
import { type LoadedProps, Loading } from './detail';

/** What a hub states. */
interface HubBody<Q, P, D> {
  /** The endpoint that it shows. */
  from: Endpoint<P, D>;
  /** Parameters of the call by those of the screen. */
  params: (query: Q) => P;
  /** Draws the answer; reads the shopper by `useSession`. */
  View: ComponentType<LoadedProps<D, Q>>;
  /** Drawn while it loads for long. */
  skeleton?: SkeletonShape;
  /** Further endpoints that the view calls. */
  endpoints?: readonly AnyEndpoint[];
}

/** Pulling reloads the hub and who the shopper is. */
function Pulling({ reload }: { reload: () => Promise<unknown> }): null {
  usePullToRefresh(() => Promise.all([reload(), loadUserInfo(true)]));
  return null;
}

/** A screen of one answer and of the shopper's own figures (`useSession`), which are loaded with it. */
export function hub<Q, P, D>({
  from,
  params,
  View,
  skeleton = 'hub',
  endpoints = [],
}: HubBody<Q, P, D>): Body<Q> {
  function HubScreen({ query }: { query: Q }) {
    const { accessToken } = useSession();
    useEffect(() => void loadUserInfo(), []);
    useShownAgain(() => void loadUserInfo(true));
    // What a hub counts is the shopper's own: another one has other figures.
    return (
      <Loading key={accessToken} endpoint={from} params={params(query)} isFreshOnShow skeleton={skeleton}>
        {(data, reload) => (
          <>
            <Pulling reload={reload} />
            <View data={data} query={query} reload={reload} />
          </>
        )}
      </Loading>
    );
  }
  return {
    kind: 'hub',
    endpoints: [from, ...endpoints],
    Component: HubScreen,
    ...(import.meta.env.SSR ? { firstCalls: (query) => [firstCall(from, params(query))] } : {}),
  };
}
