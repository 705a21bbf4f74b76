// A screen that is shared by the card of what it shows: in the social app by its view, in the served page by the server.
import { type ComponentType, useEffect } from 'react';
import type { ShareCard } from '~/domain/share-card';
import { useScreen } from '../screen-context';
import type { LoadedProps } from './detail';

interface Carded<Q, D> {
  View: ComponentType<LoadedProps<D, Q>>;
  cardOf: (data: D) => ShareCard | null;
}

/** For `detail`; null for what is no more. */
export function withCard<Q, D>({ View, cardOf }: Carded<Q, D>): Carded<Q, D> {
  function CardedView(props: LoadedProps<D, Q>) {
    const { setShare } = useScreen();
    const { data } = props;
    useEffect(() => setShare(cardOf(data)), [setShare, data]);
    return <View {...props} />;
  }
  return { View: CardedView, cardOf };
}
