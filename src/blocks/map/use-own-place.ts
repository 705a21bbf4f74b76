// The shopper's own position on a map.
import { useEffect, useState } from 'react';
import type { Place } from '~/domain/distance';
import type { MapMarker } from '~/ui/map/map-types';
import { wordsOf } from '../../base/call-error';
import { lastPosition, locate } from '../../services/location';
import { toast } from '../../state/overlays';

export interface OwnPlace {
  place: Place | null;
  isLocating: boolean;
  /** Asks for it; a refusal is a toast. */
  ask: () => Promise<Place | null>;
}

/** With `isAsked` it is asked for at once, without words where it is refused. */
export function useOwnPlace({ isAsked }: { isAsked: boolean }): OwnPlace {
  const [place, setPlace] = useState(lastPosition);
  const [isLocating, setIsLocating] = useState(isAsked);
  const ask = async () => {
    setIsLocating(true);
    try {
      const found = await locate();
      setPlace(found);
      return found;
    } catch (error) {
      toast(wordsOf(error));
      return null;
    } finally {
      setIsLocating(false);
    }
  };
  useEffect(() => {
    if (!isAsked) return;
    locate()
      .then(setPlace)
      .catch(() => undefined)
      .finally(() => setIsLocating(false));
  }, [isAsked]);
  return { place, isLocating, ask };
}

export const ownMarker = (place: Place | null): MapMarker[] =>
  place === null ? [] : [{ id: 'me', place, kind: 'me', name: '' }];
