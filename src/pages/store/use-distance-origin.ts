// The origin of the distances in the list of stores: the shopper's position, else the mall's.
import { useEffect, useState } from 'react';
import type { Place } from '~/domain/distance';
import { locate, LOCATION_REFUSED } from '../../services/location';
import { mallConfig } from '../../state/mall';
import { toast } from '../../state/overlays';

export interface DistanceOrigin extends Place {
  /** False where distances are measured from the mall, and so are not shown. */
  readonly isShoppers: boolean;
}

/** The route requires a position, so the mall's own is the fallback. */
function mallPlace(): DistanceOrigin {
  const setting = mallConfig()?.mall.setting;
  return {
    latitude: Number(setting?.latitude) || 0,
    longitude: Number(setting?.longitude) || 0,
    isShoppers: false,
  };
}

/** Null while the shopper is being located. */
export function useDistanceOrigin(): DistanceOrigin | null {
  const [place, setPlace] = useState<DistanceOrigin | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const find = async (): Promise<DistanceOrigin> => {
      try {
        return { ...(await locate()), isShoppers: true };
      } catch {
        toast(LOCATION_REFUSED);
        return mallPlace();
      }
    };
    const load = async () => {
      const found = await find();
      if (isCurrent) setPlace(found);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, []);
  return place;
}
