// While no page of ours is in sight, each open one asks now and then whether a game or a
// question of another player waits.
import { client } from '../api/client';
import type { TableLine } from '../api/types';
import { tableSettings } from '../settings/table-settings.svelte';
import { settings } from '../shell/settings.svelte';
import { MARK } from '../shell/title';
import { called } from '../table/seats';
import { playWords } from '../words/play';
import { mayDisturb, waiting, type Alert } from './alerts';
import { notifyOnce, permission } from './notifications';
import {
  freshEnds,
  freshQuestions,
  freshTurns,
  knownOf,
  mayChange,
  type Known,
} from './unseen-changes';

/** Browsers themselves wake a hidden page about once a minute. */
const EVERY = 20_000;
const IN_SIGHT = 'parlour-in-sight';

/** Other pages know by a lock whether somebody looks at this one. */
function holdInSight(): () => void {
  let release = () => {};
  const gone = new Promise<void>((done) => (release = done));
  void navigator.locks?.request(IN_SIGHT, { mode: 'shared' }, () => gone);
  return release;
}

async function anotherIsInSight(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === IN_SIGHT);
}

/** Watches over the games of whoever has this page open; a table tells of itself. */
export function watchTurns(): void {
  let known: Known | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The title of this page while it says that a game waits. */
  let bare: string | null = null;
  let release = document.hidden ? null : holdInSight();

  async function round() {
    let lines;
    try {
      lines = await client(settings.lang).tables('mine');
    } catch {
      // The connection may be back next time.
      if (document.hidden) timer = setTimeout(round, EVERY);
      return;
    }
    if (!document.hidden) return;
    const before = known ?? knownOf(lines);
    known = knownOf(lines);
    const looked = new Set<string>();
    for (const line of freshQuestions(before, lines)) {
      const asks = await tellQuestion(line);
      if (asks !== false) looked.add(line.id);
      // What could not be looked at is as it was, and is looked at again next time.
      if (asks === null) known = new Map(known).set(line.id, before.get(line.id)!);
    }
    for (const line of freshTurns(before, lines)) {
      if (!looked.has(line.id)) await tell(line, 'turn');
    }
    for (const line of freshEnds(before, lines)) await tell(line, 'over');
    if (mayChange(lines, Date.now())) timer = setTimeout(round, EVERY);
  }

  /** Tells what another player asks for at a table, and whether there is anything; null if unknown. */
  async function tellQuestion(line: TableLine): Promise<boolean | null> {
    try {
      const { state } = await client(settings.lang).table(line.id);
      const asked = waiting(state).find(({ by }) => by !== null);
      if (asked?.by) await tell(line, asked.kind, called(state.seats, asked.by));
      return asked !== undefined;
    } catch {
      return null;
    }
  }

  async function tell({ id, gameName, entries }: TableLine, kind: Alert['kind'], who = '') {
    if (!document.hidden || location.pathname === `/table/${id}`) return;
    if (kind !== 'over' && !document.title.startsWith(MARK)) {
      bare = document.title;
      document.title = MARK + bare;
    }
    const wanted = mayDisturb(tableSettings.now.notify, permission(), document.hidden);
    if (!wanted || (await anotherIsInSight())) return;
    await notifyOnce(id, `${kind}-${entries}`, gameName, playWords().alerts[kind](who));
  }

  function seen() {
    clearTimeout(timer);
    release?.();
    release = null;
    if (document.hidden) {
      known = null;
      void round();
    } else {
      release = holdInSight();
      if (bare !== null && document.title === MARK + bare) document.title = bare;
      bare = null;
    }
  }
  document.addEventListener('visibilitychange', seen);
  if (document.hidden) void round();
}
