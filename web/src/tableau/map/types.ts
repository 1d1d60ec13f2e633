/** A point of the map, in units of its drawing. */
export type Point = readonly [x: number, y: number];

/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** How a place is drawn. */
export interface PlaceArt {
  path: string;
  /** Where there is most room in it. */
  at: Point;
  /** Half the height of the room around that point. */
  room: number;
  box: Box;
  /** The middle of the box beside the map that stands for a place too small for what lies there. */
  callout?: Point;
}

export interface RegionArt {
  /** Where its name stands. */
  at: Point;
  outline: string;
  /** The box around its places and their callouts. */
  box: Box;
}

/** A map's geometry: what belongs to one game, or is made from its plan. */
export interface MapArt {
  width: number;
  height: number;
  /** How much wider than high the room of a place is. */
  wide: number;
  /** Width and height of a callout. */
  callout: Point;
  places: Record<string, PlaceArt>;
  regions: Record<string, RegionArt>;
  /** Borders between places of a region. */
  borders: string;
  /** Borders between regions. */
  divides: string;
  /** The coast as its water lines follow it; left out: as it is. */
  shore?: string;
  graticule?: string;
  /** Middle and radius of a compass rose. */
  compass?: readonly [x: number, y: number, radius: number];
}

/** What may be done at a place now. */
export interface PlaceOffer {
  way: 'choose' | 'put' | 'take';
  /** What may be put there or taken from there. */
  kinds: readonly string[];
  /** What it brings or costs, in a few words. */
  about?: string | null;
}

/** Places where something has just changed; a new id shows it once. */
export interface Flash {
  id: number;
  places: readonly string[];
}

/** What the map itself says. */
export interface MapWords {
  /** "3 purple cubes": so many of a kind whose singular and plural are given. */
  count: (n: number, one: string, many: string | undefined) => string;
  region: string;
  empty: string;
  flagged: string;
  changed: string;
  hinted: string;
  selected: string;
  ways: Record<PlaceOffer['way'], string>;
  whole: string;
  zoomIn: string;
  zoomOut: string;
  regions: string;
  /** A region's button: "Show Northeast, 3 places to choose from". */
  show: (region: string, choices: number) => string;
}
