import type { SeatHolder, SideInfo } from '../api/types';

/** Who is shown to play: somebody on a seat, or a side that the rules play themselves. */
export interface Chair {
  side: string;
  title: string;
  /** Who sits there, in words; null for nobody. */
  holder: string | null;
  seat: SeatHolder | null;
}

/** The first side sits at the bottom: the board is turned for those who sit only elsewhere. */
export function turned(seats: SeatHolder[]): boolean {
  const mine = seats.filter((seat) => seat.you);
  return mine.length > 0 && mine.every((seat) => seat.side !== seats[0]?.side);
}

function chairsOf({ name, title, itself }: SideInfo, seats: SeatHolder[]): Chair[] {
  return itself === null
    ? seats
        .filter(({ side }) => side === name)
        .map((seat) => ({ side: name, title: seat.title, holder: seat.holder, seat }))
    : [{ side: name, title, holder: itself, seat: null }];
}

/** The sides from the top of the page to the bottom, as they face each other over the board. */
export function fromTop(sides: SideInfo[], seats: SeatHolder[], flipped: boolean): Chair[][] {
  const first = seats[0]?.side;
  const order = sides.toSorted((a, b) => Number(a.name === first) - Number(b.name === first));
  const chairs = order.map((side) => chairsOf(side, seats));
  return flipped ? chairs.toReversed() : chairs;
}

/** What a sentence calls whoever sits there: a person by their name, anybody else by the seat's. */
export function called(seats: SeatHolder[], name: string): string {
  const seat = seats.find((one) => one.name === name);
  return seat?.person ?? seat?.title ?? name;
}
