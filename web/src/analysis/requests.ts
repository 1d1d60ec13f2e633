import { ask } from '../api/ask';
import type {
  Explored,
  GameAnalysis,
  LineList,
  NewArrangement,
  NewExploration,
  NewLines,
  Reason,
} from '../api/types';

/** What the pages ask about games that are judged and positions that are studied. */
export function analyses(lang: string) {
  const send = ask(lang);
  const at = (id: string) => `tables/${encodeURIComponent(id)}/analysis`;
  return {
    look: (id: string, seat: string | null) =>
      send<GameAnalysis>('GET', at(id) + (seat ? `?seat=${encodeURIComponent(seat)}` : '')),
    begin: (id: string, seat: string | null) =>
      send<GameAnalysis>('POST', at(id), seat ? { seat } : {}),
    explore: (wanted: NewExploration) => send<Explored>('POST', 'analysis/positions', wanted),
    arrange: (board: NewArrangement) => send<Explored>('POST', 'analysis/boards', board),
    why: (game: string, position: string, from: string, to: string | null) => {
      const query = new URLSearchParams({ position, from, ...(to === null ? {} : { to }) });
      return send<Reason>('GET', `games/${encodeURIComponent(game)}/why?${query}`);
    },
    lines: (wanted: NewLines) => send<LineList>('POST', 'analysis/lines', wanted),
  };
}

export type Analyses = ReturnType<typeof analyses>;
