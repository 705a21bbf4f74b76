// Positions of the login dialog's buttons over the operator's picture (LOGIN-08).
import type { IndexConfigData } from '~/schemas/api/index.gen';

/** Size of the picture on which the operator places the areas, in rpx. */
export const PICTURE_WIDTH = 650;
export const PICTURE_HEIGHT = 700;

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type AuthPage = Partial<IndexConfigData['auth_page']>;
type Hotspot = NonNullable<AuthPage['hotspot_link']>;

const LOGIN_AREA: Area = { left: 61, top: 419, width: 528, height: 81 };
const CANCEL_AREA: Area = { ...LOGIN_AREA, top: 509 };

const numberOf = (text: string | undefined): number | null => {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) ? value : null;
};

/** An area within the picture, or null: a button outside of it would be unreachable. */
function areaOf(hotspot: Partial<Hotspot> | undefined): Area | null {
  const [width, height] = [numberOf(hotspot?.width), numberOf(hotspot?.height)];
  if (width === null || height === null || width <= 0 || height <= 0) return null;
  const [left, top] = [numberOf(hotspot?.left) ?? 0, numberOf(hotspot?.top) ?? 0];
  const isInside = left >= 0 && top >= 0 && left + width <= PICTURE_WIDTH && top + height <= PICTURE_HEIGHT;
  return isInside ? { left, top, width, height } : null;
}

/** The areas of the operator, in rpx of the picture; signing in and declining always exist. */
export function loginAreas(page: AuthPage | undefined): { login: Area; cancel: Area; link: Area | null } {
  return {
    login: areaOf(page?.hotspot) ?? LOGIN_AREA,
    cancel: areaOf(page?.hotspot_cancel) ?? CANCEL_AREA,
    link: areaOf(page?.hotspot_link),
  };
}
