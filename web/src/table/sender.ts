import { delay } from '../api/backoff';
import { ConnectionLost, Refusal, type Client } from '../api/client';
import type { Update } from '../api/types';

const ATTEMPTS = 6;

export type Sent =
  { kind: 'heard'; update: Update } | { kind: 'refused'; refusal: Refusal } | { kind: 'lost' };

export interface Connection {
  client: Pick<Client, 'move'>;
  /** Resolves when the stream is there (again). */
  back: () => Promise<void>;
  /** Called when the move has to wait for the connection. */
  waiting: () => void;
  sleep?: (milliseconds: number) => Promise<void>;
}

/**
 * Sends a move until the server has answered. A move whose answer got lost is sent again as it
 * was: the server knows it by the entry it answers and does not play it twice.
 */
export async function send(
  connection: Connection,
  id: string,
  after: number,
  move: string,
): Promise<Sent> {
  const sleep = connection.sleep ?? ((ms: number) => new Promise((done) => setTimeout(done, ms)));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      return { kind: 'heard', update: await connection.client.move(id, after, move) };
    } catch (error) {
      if (error instanceof Refusal && error.status < 500) {
        return { kind: 'refused', refusal: error };
      }
      if (!(error instanceof ConnectionLost || error instanceof Refusal)) {
        throw error;
      }
      connection.waiting();
      await sleep(delay(attempt));
      await connection.back();
    }
  }
  return { kind: 'lost' };
}
