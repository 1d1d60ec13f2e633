/** How pieces look: what PieceMark draws. The plain men come first, as they fit any game. */
const LOOKS = ['ivory', 'ebony', 'rosette', 'badge'] as const;
export type Look = (typeof LOOKS)[number];

/** The look of a side, or of one of its pieces by that piece's style. */
export type Looks = (side: string, style?: string) => Look;

interface Styled {
  side: string;
  style: string | null;
}

const known = (style: string | null | undefined): Look | undefined =>
  LOOKS.find((look) => look === style);

/** Whether a side is best shown by its leader: plain men may have none. */
export const hasLeader = (look: Look): boolean => look === 'rosette' || look === 'badge';

/** A side whose style nobody has drawn gets a look that no other side has. */
export function looks(kinds: Styled[]): Looks {
  const bySide = new Map<string, Look>();
  for (const { side, style } of kinds) {
    const look = known(style);
    if (look && !bySide.has(side)) bySide.set(side, look);
  }
  for (const { side } of kinds) {
    const taken = [...bySide.values()];
    const free = LOOKS.find((look) => !taken.includes(look));
    if (!bySide.has(side)) bySide.set(side, free ?? LOOKS[0]);
  }
  return (side, style) => known(style) ?? bySide.get(side) ?? LOOKS[0];
}
