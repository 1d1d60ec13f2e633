import type { Problem } from './types';

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

/** Sends one request and gives back what was answered. */
export type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Speaks to the server in one language; to the one that the page is from, unless another is named. */
export function ask(lang: string, server = ''): Ask {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
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
