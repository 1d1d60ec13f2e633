import { ask } from '../api/ask';
import type {
  Commitment,
  Fairness,
  Imported,
  ImportedList,
  Table,
  WrittenPosition,
} from '../api/types';

/** What the pages ask about records, positions and fair dice. */
export function records(lang: string) {
  const send = ask(lang);
  const at = (id: string) => `tables/${encodeURIComponent(id)}`;
  return {
    /** A seed for a table that I am about to open, with its fingerprint. */
    reserve: () => send<Commitment>('POST', 'commitments'),
    /** Accepts an invitation and adds something to the seed. */
    accept: (token: string, nonce: string) => send<Table>('POST', 'join', { token, nonce }),
    /** Adds something to the seed of a table at which I sit. */
    add: (id: string, nonce: string) => send<void>('PUT', `${at(id)}/nonce`, { nonce }),
    /** Whether the dice of a finished game agree with its seed. */
    fairness: (id: string) => send<Fairness>('GET', `${at(id)}/fairness`),
    position: (id: string, entry: string) =>
      send<WrittenPosition>('GET', `${at(id)}/positions/${encodeURIComponent(entry)}`),
    imports: () => send<ImportedList>('GET', 'records'),
    bring: (record: string) => send<Imported>('POST', 'records', { record }),
    remove: (id: string) => send<void>('DELETE', `records/${encodeURIComponent(id)}`),
  };
}

/** Words for the seed that nobody can foresee: 128 random bits. */
export function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
