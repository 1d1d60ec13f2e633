import type { MapArt } from '../../tableau/map/types';

const MAPS = import.meta.glob<{ default: MapArt }>('./*/map.ts');

/** The map of a game on its way, or null if nobody has drawn one. */
export function loadMap(game: string): Promise<MapArt> | null {
  return MAPS[`./${game}/map.ts`]?.().then((module) => module.default) ?? null;
}
