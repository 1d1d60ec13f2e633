import { still } from '../../table/history';
import type { Session } from '../../table/session.svelte';
import { recordWords } from '../../words/records';
import { entryAsked } from './entry-link';

const arrived = new WeakSet<Session>();

/** Opens a table at the entry that its address names, once. */
export function arrive(session: Session): void {
  const asked = entryAsked(location.search);
  const state = session.state;
  if (asked === null || !state || arrived.has(session)) {
    return;
  }
  arrived.add(session);
  const entry = /^\d{1,6}$/.test(asked) ? Number(asked) : Infinity;
  if (entry > state.after) {
    session.notice = recordWords().noEntry(asked, state.after);
    session.said = session.notice;
  } else if (session.table?.start.kind === 'sheet') {
    // A sheet has no past to look at, so its line is shown in the log.
    document.querySelector(`[data-entry="${entry}"]`)?.scrollIntoView({ block: 'center' });
  } else {
    session.look(still(session.past.stops, entry));
  }
}
