import type { Component, Snippet } from 'svelte';
import { late } from '../api/late';
import type { Session } from './session.svelte';

/** What a table offers besides its game; each part says where it stands. */
export interface CompanyParts {
  /** The clock of a side, beside its players; where their names are not in sight it names the side. */
  Clock: Component<{ session: Session; side: string; named?: boolean }>;
  /** By which rules the table plays, in a dialogue. */
  TableInfo: Component<{ session: Session; open: boolean }, object, 'open'>;
  /** What is said at the table, where there is room for it in a column. */
  Chat: Component<{ session: Session }>;
  /** The same behind a button, where there is none. */
  ChatSheet: Component<{ session: Session }>;
  /** Above the acts: chat, the next game that waits. */
  Tools: Component<{ session: Session }>;
  /** Above the question: what happened meanwhile, what the others ask. */
  News: Component<{ session: Session }>;
  /** Under the steps through a game: the position that is looked at. */
  Position: Component<{ session: Session }>;
  /** In the prompt: a move that is to be looked at once more before it is sent. */
  ConfirmMove: Component<{ session: Session }>;
  /** How the table is played: sound, notices, moves planned ahead, keys. */
  Play: Component<{ session: Session }>;
  /** In place of the question: why a piece cannot go where it was tried. */
  WhyNot: Component<{ session: Session; children: Snippet }>;
  /** The rules at the table of a board, while they are open. */
  TableRules: Component<{ session: Session }>;
  /** Somebody has come to a table, perhaps by a link to one of its entries. */
  arrive: (session: Session) => void;
}

/** The other people at a table. All of it is fetched when the game can already be played. */
class Company {
  parts: CompanyParts | null = $state.raw(null);

  /** Without a connection the game goes on without them, and they come when it is back. */
  async load(session: Session): Promise<void> {
    const { parts } = await late(() => import('../company/parts'));
    this.parts = parts;
    parts.arrive(session);
  }
}

export const company = new Company();
