import type { Act, State } from '../../api/types';
import { called } from '../../table/seats';
import { list, moment } from '../../words/format';
import type { tableClockWords } from '../../words/clock-table';
import { spoken } from './countdown';

/** Something about time or absence that stands above the question. */
export interface Notice {
  key: 'ask' | 'paused' | 'off' | 'absent' | 'substitute';
  words: string;
  /** What a screen reader says when it comes up; a countdown is not said each second. */
  said: string;
  /** What one may do about it now. */
  acts: Act[];
}

export interface NoticeWords {
  words: ReturnType<typeof tableClockWords>;
  lang: string;
  /** The name of a computer player. */
  player: (word: string) => string;
}

/** All there is to say about a pause, days off and people who are not there. */
export function notices(state: State, now: number, { words, lang, player }: NoticeWords): Notice[] {
  const { clocks, absence, seats, yours, status } = state;
  const found: Notice[] = [];
  const may = (...acts: Act[]) => acts.filter((act) => state.acts.includes(act));
  const who = (name: string) => called(seats, name);
  const mine = (name: string) => yours.includes(name);
  const tell = (key: Notice['key'], told: string, acts: Act[], said = told) =>
    found.push({ key, words: told, said, acts });
  const awaited = status === 'open' && absence !== null;
  if (status !== 'playing' && !awaited) {
    return found;
  }
  const asker = clocks?.pauseAsked[0];
  if (asker !== undefined && !clocks?.paused) {
    const answers = may('accept-pause', 'decline-pause');
    const asks = mine(asker) && answers.length === 0;
    tell('ask', asks ? words.pauseSent : words.pauseAsked(who(asker)), answers);
  }
  if (clocks?.paused) {
    tell('paused', words.isPaused, may('resume'));
  }
  for (const { seat, until } of clocks?.vacation ?? []) {
    if (until !== null) {
      const when = moment(until, lang);
      tell(
        'off',
        mine(seat) ? words.youAreOff(when) : words.offUntil(who(seat), when),
        mine(seat) ? may('end-vacation') : [],
      );
    }
  }
  if (absence && !absence.seats.some(mine)) {
    const names = list(absence.seats.map(who), lang);
    const wait = absence.claimFrom - now;
    const acts = may('claim-win', 'claim-abort', 'propose-substitute');
    const missed = awaited ? words.awaited(names) : words.absent(names);
    const told =
      wait > 0 && yours.length > 0 && !awaited
        ? words.absentUntil(names, spoken(wait, lang))
        : missed;
    tell('absent', told, acts, missed);
    const proposal = absence.substitute;
    if (proposal) {
      const by = who(proposal.by);
      const absent = who(proposal.seat);
      const said = proposal.player
        ? words.computerFor(by, player(proposal.player), absent)
        : words.personFor(by, absent);
      tell(
        'substitute',
        proposal.decided ? words.decided(absent) : mine(proposal.by) ? words.suggested : said,
        may('accept-substitute', 'decline-substitute'),
      );
    }
  }
  return found;
}
