// GCJ-02, the system of Chinese maps: positions of satellites (WGS-84) are shifted by up to 700 m there.
import type { Place } from './distance';

/** Krasovsky 1940, on which the shift is computed: its major axis in metres, and its eccentricity squared. */
const AXIS_M = 6_378_245;
const ECCENTRICITY_SQUARED = 0.006_693_421_622_965_943;

/** Where Chinese maps are shifted, in degrees; maps of places outside are not. */
const BOUNDS = { south: 0.8293, north: 55.8271, west: 72.004, east: 137.8347 };
/** Of the published formula. */
const CENTRE: Place = { latitude: 35, longitude: 105 };

const sine = (turns: number): number => Math.sin(turns * Math.PI);

const waves = (value: number): number => (20 * sine(6 * value) + 20 * sine(2 * value)) * (2 / 3);

function northwards(x: number, y: number): number {
  const base = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x));
  const long = (20 * sine(y) + 40 * sine(y / 3)) * (2 / 3);
  const longest = (160 * sine(y / 12) + 320 * sine(y / 30)) * (2 / 3);
  return base + waves(x) + long + longest;
}

function eastwards(x: number, y: number): number {
  const base = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x));
  const long = (20 * sine(x) + 40 * sine(x / 3)) * (2 / 3);
  const longest = (150 * sine(x / 12) + 300 * sine(x / 30)) * (2 / 3);
  return base + waves(x) + long + longest;
}

const isShifted = ({ latitude, longitude }: Place): boolean =>
  latitude > BOUNDS.south && latitude < BOUNDS.north && longitude > BOUNDS.west && longitude < BOUNDS.east;

/** A position of a browser (WGS-84) on the maps of the mall. */
export function gcj02Of(place: Place): Place {
  if (!isShifted(place)) return place;
  const { latitude, longitude } = place;
  const [x, y] = [longitude - CENTRE.longitude, latitude - CENTRE.latitude];
  const radians = (latitude * Math.PI) / 180;
  const bend = 1 - ECCENTRICITY_SQUARED * Math.sin(radians) ** 2;
  const meridianM = (AXIS_M * (1 - ECCENTRICITY_SQUARED)) / (bend * Math.sqrt(bend));
  const parallelM = (AXIS_M / Math.sqrt(bend)) * Math.cos(radians);
  return {
    latitude: latitude + (northwards(x, y) * 180) / (meridianM * Math.PI),
    longitude: longitude + (eastwards(x, y) * 180) / (parallelM * Math.PI),
  };
}
