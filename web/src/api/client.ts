import type {
  Act,
  CardIndex,
  Catalogue,
  GamePage,
  Hint,
  Invitation,
  Join,
  Me,
  NewAct,
  NewHint,
  NewMove,
  NewTable,
  Rename,
  SitDown,
  Table,
  TableLine,
  TableList,
  Update,
} from './types';
import { ask } from './ask';
import { linesOf } from './lines';

export { ConnectionLost, Refusal } from './ask';

/** All that a request may carry. */
type Sent = Join | NewAct | NewHint | NewMove | NewTable | Rename | SitDown;

export interface Client {
  me(): Promise<Me>;
  rename(name: string): Promise<Me>;
  games(): Promise<Catalogue>;
  game(id: string): Promise<GamePage>;
  cards(id: string): Promise<CardIndex>;
  tables(kind: 'open' | 'mine'): Promise<TableLine[]>;
  /** A table; once the game is over also as another seat saw it. */
  table(id: string, seat?: string): Promise<Table>;
  create(table: NewTable): Promise<Table>;
  move(id: string, after: number, move: string): Promise<Update>;
  act(id: string, after: number, act: Act, seat?: string, player?: string): Promise<Update>;
  hint(id: string, after: number): Promise<Hint>;
  invitation(token: string): Promise<Invitation>;
  accept(token: string): Promise<Table>;
  sit(id: string, seat: string, nonce?: string | null): Promise<Table>;
}

/** Speaks to the server in one language; to the one that the page is from, unless another is named. */
export function client(lang: string, server = ''): Client {
  const send = ask(lang, server);
  const request = <T>(method: string, path: string, body?: Sent) => send<T>(method, path, body);
  const at = (id: string) => `tables/${encodeURIComponent(id)}`;
  return {
    me: () => request('GET', 'me'),
    rename: (name) => request('PUT', 'me', { name }),
    games: () => request('GET', 'games'),
    game: (id) => request('GET', `games/${encodeURIComponent(id)}`),
    cards: (id) => request('GET', `games/${encodeURIComponent(id)}/cards`),
    tables: async (kind) => linesOf(await request<TableList>('GET', `tables?kind=${kind}`)),
    table: (id, seat) => request('GET', at(id) + (seat ? `?seat=${encodeURIComponent(seat)}` : '')),
    create: (table) => request('POST', 'tables', table),
    move: (id, after, move) => request('POST', `${at(id)}/moves`, { after, move }),
    act: (id, after, act, seat, player) =>
      request('POST', `${at(id)}/acts`, { after, act, seat, player }),
    hint: (id, after) => request('POST', `${at(id)}/hint`, { after }),
    invitation: (token) => request('GET', `join/${encodeURIComponent(token)}`),
    accept: (token) => request('POST', 'join', { token }),
    sit: (id, seat, nonce) => request('POST', `${at(id)}/join`, { seat, nonce }),
  };
}
