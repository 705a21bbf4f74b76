// What a form begins with: the answer of an endpoint with its states, or words where that has no form.
import type { ReactNode } from 'react';
import type { Endpoint } from '~/schemas/endpoint';
import type { EmptyDrawingName } from '~/ui/empty-state/empty-drawing';
import { EmptyState } from '~/ui/empty-state/empty-state';
import type { SkeletonShape } from '~/ui/skeleton/skeleton';
import type { Before } from '../form/definition';
import { back } from '../navigation';
import { Loading, Pulling } from './detail';

interface LoadOptions<D> {
  /** Why an answer has no form. */
  missing?: (data: D) => string | null;
  /** Of the words in place of a form. */
  drawing?: EmptyDrawingName;
  skeleton?: SkeletonShape;
  /** Loads anew whenever the screen shows again. */
  isFreshOnShow?: boolean;
  isPullable?: boolean;
}

/** What has been loaded, and a way to load it anew. */
export interface Found<D> {
  data: D;
  reload: () => Promise<unknown>;
}

/** Loads the stored values, or what there is to choose from; null without parameters, where there are none yet. */
export function loaded<Q, P, D, N extends P | null>(
  from: Endpoint<P, D>,
  paramsOf: (query: Q) => N,
  options: LoadOptions<D> = {},
): Before<Q, Found<null extends N ? D | null : D>> {
  type Data = null extends N ? D | null : D;
  const { missing = () => null, drawing = 'goods', skeleton = 'form', isPullable = false } = options;
  function Loaded({ query, children }: { query: Q; children: (found: Found<Data>) => ReactNode }) {
    const params: P | null = paramsOf(query);
    if (params === null) return children({ data: null as Data, reload: () => Promise.resolve() });
    return (
      <Loading
        endpoint={from}
        params={params}
        skeleton={skeleton}
        isFreshOnShow={options.isFreshOnShow ?? false}
      >
        {(data, reload) => {
          const words = missing(data);
          return (
            <>
              {isPullable ? <Pulling reload={reload} /> : null}
              {words === null ? (
                children({ data, reload })
              ) : (
                <EmptyState text={words} drawing={drawing} action={{ text: '返回', onTap: back }} />
              )}
            </>
          );
        }}
      </Loading>
    );
  }
  return Loaded;
}
