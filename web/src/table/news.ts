import type { EntryInfo, State } from '../api/types';
import type { Words } from '../words/en';
import { called } from './seats';

export interface News {
  /** Who has sat down, which a screen reader says before what happened then. */
  came: string[];
  /** What a screen reader says. */
  said: string[];
  /** What became of one's own request, to be shown. */
  notice: string | null;
}

/** What changed at a table beside its entries: who came, requests that come and go, the rematch. */
export function news(before: State, now: State, fresh: EntryInfo[], words: Words['table']): News {
  const said: string[] = [];
  let notice: string | null = null;
  const who = (name: string) => called(now.seats, name);
  const others = (name: string) => !now.yours.includes(name);
  const wasOpen = (name: string) =>
    before.seats.some((seat) => seat.name === name && seat.kind === 'open');
  const came = now.seats.flatMap(({ name, title, holder }) =>
    holder !== null && wasOpen(name) && others(name) ? [words.satDown(holder, title)] : [],
  );
  const asker = now.takebackAsk;
  if (asker !== null && asker !== before.takebackAsk && others(asker)) {
    said.push(words.takebackAsked(who(asker)));
  }
  const asked = before.takebackAsk;
  if (asked !== null && asker === null && fresh.length === 0 && !others(asked)) {
    notice = words.takebackDeclined;
    said.push(notice);
  }
  if (now.rematch.table !== null) {
    if (before.rematch.table === null) said.push(words.rematchReady);
  } else {
    const wants = now.rematch.askedBy.find(
      (seat) => others(seat) && !before.rematch.askedBy.includes(seat),
    );
    if (wants !== undefined) said.push(words.rematchAsked([who(wants)]));
  }
  return { came, said, notice };
}

/** How it ended, or that it is one's turn; who holds several seats is told which. */
export function turnNews({ turn, yours, seats }: State, words: Words['table']): string[] {
  if (turn.kind === 'over') return [turn.told];
  const seat = seats.find(({ name }) => turn.kind === 'decide' && turn.seat === name);
  if (!seat || !yours.includes(seat.name)) return [];
  return [`${yours.length > 1 ? words.yourTurnAs(seat.title) : words.yourTurn}.`];
}
