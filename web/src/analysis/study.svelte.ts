import { Refusal } from '../api/client';
import type {
  BoardView,
  Explored,
  GameAnalysis,
  LineList,
  Offer,
  Reason,
  Table,
} from '../api/types';
import type { Show } from '../board/types';
import { extend, marks, standing, stops } from '../table/history';
import type { Analyses } from './requests';
import {
  branchPoint,
  grow,
  learn,
  lineTo,
  onward,
  pathTo,
  plant,
  prune,
  type NewNode,
  type StudyNode,
  type Tree,
} from './tree';

/** How much work may go into the lines of a position, step by step. */
const EFFORTS = [1, 2, 3];

/** So many moves can be tried in a row. */
const MOST_TRIED = 100;

export interface StudySetup {
  game: string;
  options: Record<string, string>;
  tree: Tree;
  /** The position after an entry of a game, where it was not told with the analysis. */
  fetchPosition?: (entry: number) => Promise<string>;
}

/** The moves of a table's game as a tree without tried moves. */
export function treeOf(table: Table, analysis: GameAnalysis | null): Tree {
  const views = extend([table.start as BoardView], table.entries);
  const positions = new Map(analysis?.moves.map(({ entry, position }) => [entry, position]));
  const line = standing(table.entries);
  const start = views[0] ?? (table.start as BoardView);
  let tree = plant({ view: start, position: analysis?.position ?? null });
  for (const number of stops(table.entries).slice(1)) {
    const entry = line.find((one) => one.number === number);
    const view = views[number];
    if (!entry || !view) continue;
    tree = grow(tree, tree.length - 1, {
      entry: number,
      seat: entry.kind === 'move' ? entry.seat : null,
      move: entry.text ?? '',
      told: entry.told.join(' '),
      view,
      motions: entry.motions,
      last: marks(entry),
      position: positions.get(number) ?? null,
    }).tree;
  }
  return tree;
}

/** Somebody looks at positions, tries moves, and is told the best lines. */
export class Study {
  tree: Tree = $state.raw([]);
  /** The node on show. */
  at = $state(0);
  show: Show | null = $state.raw(null);
  /** Whether the best lines are wanted. */
  live = $state(true);
  thinking = $state(false);
  /** What was refused last, in words. */
  problem = $state('');
  lineProblem = $state('');
  /** Why what was tried last on the board is not possible. */
  reason: Reason | null = $state.raw(null);
  /** What somebody who cannot see the board is told. */
  said = $state('');

  readonly game: string;
  readonly options: Record<string, string>;
  readonly #api: Analyses;
  readonly #fetchPosition: ((entry: number) => Promise<string>) | undefined;
  #explored: ReadonlyMap<number, Explored> = $state.raw(new Map());
  #lines: ReadonlyMap<number, LineList> = $state.raw(new Map());
  #question = 0;

  constructor(api: Analyses, { game, options, tree, fetchPosition }: StudySetup) {
    this.#api = api;
    this.game = game;
    this.options = options;
    this.tree = tree;
    this.#fetchPosition = fetchPosition;
  }

  readonly node: StudyNode = $derived(this.tree[this.at] ?? (this.tree[0] as StudyNode));
  readonly explored: Explored | null = $derived(this.#explored.get(this.at) ?? null);
  readonly lines: LineList | null = $derived(this.#lines.get(this.at) ?? null);
  readonly offers: Offer[] = $derived(this.explored?.offers ?? []);
  /** Whether the position on show was not played in the game. */
  readonly offGame = $derived(this.node.entry === null);

  /** What is known of the game grows while it is judged; where somebody stands stays. */
  judged(analysis: GameAnalysis): void {
    let tree = this.tree;
    if (analysis.position !== null) tree = learn(tree, 0, { position: analysis.position });
    for (const node of tree) {
      const found = analysis.moves.find((move) => move.entry === node.entry);
      if (found && node.position === null) {
        tree = learn(tree, node.id, { position: found.position });
      }
    }
    this.tree = tree;
  }

  go(id: number): void {
    const node = this.tree[id];
    if (!node || id === this.at) return;
    if (node.parent === this.at && node.motions.length > 0) {
      this.show = { id: (this.show?.id ?? 0) + 1, motions: node.motions };
    }
    this.at = id;
    this.reason = null;
    this.problem = '';
    this.lineProblem = '';
    this.said = node.told;
  }

  /** A step back, or forth along the first move. */
  step(by: -1 | 1): void {
    const to = by < 0 ? this.node.parent : this.node.children[0];
    if (to !== null && to !== undefined) this.go(to);
  }

  first(): void {
    this.go(0);
  }

  last(): void {
    this.go(onward(this.tree, this.at).at(-1)?.id ?? this.at);
  }

  /** Leaves what was tried. */
  back(): void {
    const point = branchPoint(this.tree, this.at);
    if (point) this.go(point.id);
  }

  /** Takes the tried line away that is looked at. */
  remove(): void {
    const first = pathTo(this.tree, this.at).find((node) => node.entry === null);
    if (!first || first.parent === null) return;
    const parent = first.parent;
    this.go(parent);
    this.tree = prune(this.tree, first.id);
  }

  /** The position of a node in one line. */
  async position(id: number): Promise<string | null> {
    const node = this.tree[id];
    if (!node) return null;
    if (node.position === null && node.entry !== null && this.#fetchPosition) {
      const position = await this.#fetchPosition(node.entry);
      this.tree = learn(this.tree, id, { position });
      return position;
    }
    return node.position;
  }

  /** Asks what may be done in the position on show, unless it is known. */
  async load(): Promise<void> {
    const id = this.at;
    if (this.#explored.has(id)) return;
    try {
      const position = await this.position(id);
      if (position === null) return;
      const found = await this.#api.explore({
        game: this.game,
        options: this.options,
        position,
      });
      this.#explored = new Map(this.#explored).set(id, found);
    } catch (error) {
      if (this.at === id) this.problem = said(error);
    }
  }

  /** Tries a move in the position on show. */
  async try(move: string): Promise<void> {
    await this.play(this.at, [move]);
  }

  /** Plays moves from a node and shows where the last of them leads. */
  async play(from: number, moves: string[]): Promise<void> {
    this.problem = '';
    try {
      const position = await this.position(from);
      if (position === null) return;
      const found = await this.#api.explore({
        game: this.game,
        options: this.options,
        position,
        moves,
      });
      let at = from;
      for (const tried of found.tried) {
        const added: NewNode = {
          entry: null,
          seat: tried.seat,
          move: tried.offer.move,
          told: tried.told.join(' '),
          view: tried.view as BoardView,
          motions: tried.motions,
          last: marks({ ...tried.offer, motions: tried.motions }),
          position: tried.position,
        };
        const grown = grow(this.tree, at, added);
        this.tree = grown.tree;
        at = grown.id;
      }
      this.#explored = new Map(this.#explored).set(at, found);
      this.go(at);
    } catch (error) {
      this.problem = said(error);
    }
  }

  /** Asks for better and better lines of the position on show, until another is looked at. */
  async think(): Promise<void> {
    const id = this.at;
    const question = ++this.#question;
    if (!this.live || this.explored?.turn.kind !== 'decide') {
      this.thinking = false;
      return;
    }
    this.thinking = true;
    try {
      const line = await this.#line(id);
      for (const effort of line === null ? [] : EFFORTS) {
        if ((this.#lines.get(id)?.nodes ?? 0) > 0 && effort === 1) continue;
        const asked = { game: this.game, options: this.options, ...line, effort };
        const found = await this.#api.lines(asked);
        if (question !== this.#question) return;
        this.#lines = new Map(this.#lines).set(id, found);
      }
    } catch (error) {
      if (question === this.#question) this.lineProblem = said(error);
    } finally {
      if (question === this.#question) this.thinking = false;
    }
  }

  /** A position as it came about: where it was left, and what was tried since then. */
  async #line(id: number): Promise<{ position: string; moves: string[] } | null> {
    const { root, moves } = lineTo(this.tree, id);
    const far = moves.length > MOST_TRIED;
    const position = await this.position(far ? id : root);
    return position === null ? null : { position, moves: far ? [] : moves };
  }

  /** Somebody tried what is not possible here: says why. */
  async miss(from: string, to: string | null): Promise<void> {
    const id = this.at;
    try {
      const position = await this.position(id);
      if (position === null || this.explored?.turn.kind !== 'decide') return;
      const reason = await this.#api.why(this.game, position, from, to);
      if (this.at !== id || !reason.why) return;
      this.reason = reason;
      this.said = reason.why;
    } catch (error) {
      if (this.at === id) this.reason = { why: said(error), rule: null };
    }
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#question++;
    this.thinking = false;
  }
}

function said(error: unknown): string {
  return error instanceof Refusal ? error.message : '';
}
