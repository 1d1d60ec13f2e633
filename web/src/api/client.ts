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
  Problem,
  Rename,
  SitDown,
  Table,
  TableLine,
  TableList,
  Update,
} from './types';

/** All that a request may carry. */
type Sent = Join | NewAct | NewHint | NewMove | NewTable | Rename | SitDown;

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail || problem.title);
  }
}

/** The server did not answer, so nobody knows whether it heard. */
export class ConnectionLost extends Error {}

const PATIENCE = 15_000;

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
  act(id: string, after: number, act: Act, seat?: string): Promise<Update>;
  hint(id: string, after: number): Promise<Hint>;
  invitation(token: string): Promise<Invitation>;
  accept(token: string): Promise<Table>;
  sit(id: string, seat: string): Promise<Table>;
}

/** Speaks to the server in one language; to the one that the page is from, unless another is named. */
export function client(lang: string, server = ''): Client {
  const ask = async <T>(method: string, path: string, body?: Sent): Promise<T> => {
    const address = `${server}/api/${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
    let answer: Response;
    let text: string;
    try {
      answer = await fetch(address, {
        method,
        signal: AbortSignal.timeout(PATIENCE),
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      });
      text = await answer.text();
    } catch (error) {
      throw new ConnectionLost('no answer', { cause: error });
    }
    // A proxy speaks with these while the server behind it is away.
    if (answer.status >= 502 && answer.status <= 504) {
      throw new ConnectionLost(`status ${answer.status}`);
    }
    if (!answer.ok) {
      throw new Refusal(answer.status, problem(text, answer.status));
    }
    return (text && JSON.parse(text)) as T;
  };
  const at = (id: string) => `tables/${encodeURIComponent(id)}`;
  return {
    me: () => ask('GET', 'me'),
    rename: (name) => ask('PUT', 'me', { name }),
    games: () => ask('GET', 'games'),
    game: (id) => ask('GET', `games/${encodeURIComponent(id)}`),
    cards: (id) => ask('GET', `games/${encodeURIComponent(id)}/cards`),
    tables: async (kind) => (await ask<TableList>('GET', `tables?kind=${kind}`)).tables,
    table: (id, seat) => ask('GET', at(id) + (seat ? `?seat=${encodeURIComponent(seat)}` : '')),
    create: (table) => ask('POST', 'tables', table),
    move: (id, after, move) => ask('POST', `${at(id)}/moves`, { after, move }),
    act: (id, after, act, seat) =>
      ask('POST', `${at(id)}/acts`, seat === undefined ? { after, act } : { after, act, seat }),
    hint: (id, after) => ask('POST', `${at(id)}/hint`, { after }),
    invitation: (token) => ask('GET', `join/${encodeURIComponent(token)}`),
    accept: (token) => ask('POST', 'join', { token }),
    sit: (id, seat) => ask('POST', `${at(id)}/join`, { seat }),
  };
}

/** The problem document of an answer; one made up where something else came. */
function problem(text: string, status: number): Problem {
  try {
    const read = JSON.parse(text) as Partial<Problem>;
    if (typeof read.title === 'string') {
      return { type: 'about:blank', status, detail: '', ...read, title: read.title };
    }
  } catch {
    // Not JSON: the status has to do.
  }
  return { type: 'about:blank', title: `HTTP ${status}`, status, detail: '' };
}
