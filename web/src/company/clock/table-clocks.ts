import type { Clocks } from '../../api/types';
import type { Session } from '../../table/session.svelte';
import { serverTime } from './server-time';

const heard = new WeakSet<Clocks>();

/** The clocks of a table as they were told last; the first who looks at them notes when that was. */
export function clocksOf(session: Session): Clocks | null {
  const clocks = session.state?.clocks ?? null;
  if (clocks !== null && !heard.has(clocks)) {
    heard.add(clocks);
    serverTime.hear(clocks.now, performance.now());
  }
  return clocks;
}
