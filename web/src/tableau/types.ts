/** So many things of a kind. */
export interface Things {
  kind: string;
  count: number;
}

/** Where things lie: a place on the map, a track, a zone of cards. */
export interface Spot {
  id: string;
  things: Things[];
}

export interface TableauView {
  kind: 'tableau';
  spots: Spot[];
}

export interface Region {
  id: string;
  name: string;
  /** A name for where there is little room. */
  short?: string;
}

export interface Place {
  id: string;
  name: string;
  region: string;
  number: number;
}

/** A kind of token; its name is singular and in lower case. */
export interface TokenKind {
  id: string;
  name: string;
  shape: string;
  tint: string;
  role: string;
  side: string | null;
  /** Where a language does not simply add a letter. */
  plural?: string;
}

export interface Track {
  id: string;
  name: string;
  size: number;
  kind: string;
  side: string | null;
  goal: boolean;
}

export interface CardZone {
  id: string;
  name: string;
  role: string;
  seat: string | null;
  side: string | null;
}

export interface Phase {
  id: string;
  name: string;
}

/** What is fixed about a tableau. */
export interface TableauPlan {
  regions: Region[];
  places: Place[];
  kinds: TokenKind[];
  tracks: Track[];
  zones: CardZone[];
  phases: Phase[];
}
