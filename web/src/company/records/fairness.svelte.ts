import type { Fairness } from '../../api/types';
import { records } from '../../records/requests';
import type { Session } from '../../table/session.svelte';
import { speech } from '../../words/speech.svelte';

/** Whether the dice of a table can be told of at all, and whether they can be checked now. */
export function canBeChecked(session: Session): boolean {
  return session.table?.chance === true && session.state?.turn.kind === 'over';
}

/** What came out of checking a finished game; nothing before, or without an answer. */
export class FairnessReader {
  found: Fairness | null = $state.raw(null);

  constructor(session: Session) {
    $effect(() => {
      const { id } = session;
      if (canBeChecked(session)) {
        records(speech.lang)
          .fairness(id)
          .then(
            (told) => (this.found = told),
            () => (this.found = null),
          );
      } else {
        this.found = null;
      }
    });
  }
}
