// While no page of ours is in sight, each open one asks now and then whether a game waits.
import { client } from '../api/client';
import type { TableLine } from '../api/types';
import { tableSettings } from '../settings/table-settings.svelte';
import { settings } from '../shell/settings.svelte';
import { MARK } from '../shell/title';
import { playWords } from '../words/play';
import { freshEnds, freshTurns, knownOf, mayChange, type Known } from './unseen-changes';
import { mayDisturb } from './alerts';
import { notifyOnce, permission } from './notifications';

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
    await tell('turn', freshTurns(before, lines));
    await tell('over', freshEnds(before, lines));
    if (mayChange(lines)) timer = setTimeout(round, EVERY);
  }

  async function tell(kind: 'turn' | 'over', lines: TableLine[]) {
    const elsewhere = lines.filter(({ id }) => location.pathname !== `/table/${id}`);
    if (elsewhere.length === 0) return;
    if (kind === 'turn' && !document.title.startsWith(MARK)) {
      bare = document.title;
      document.title = MARK + bare;
    }
    const wanted = mayDisturb(tableSettings.now.notify, permission(), document.hidden);
    if (!wanted || (await anotherIsInSight())) return;
    for (const { id, gameName, entries } of elsewhere) {
      await notifyOnce(id, `${kind}-${entries}`, gameName, playWords().alerts[kind]());
    }
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
