import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventSource } from 'eventsource';
import { afterEach } from 'vitest';
import { client, type Client } from '../api/client';

/** A request that waits for its answer. */
export interface Asked {
  method: string;
  /** With the query. */
  path: string;
  body: string;
  reply(status: number, body: unknown): void;
  /** Breaks the connection without an answer. */
  drop(): void;
}

/** A browser that follows a table. */
export interface Follower {
  path: string;
  tell(event: string, data: unknown): void;
  drop(): void;
  gone: boolean;
}

/** Waits until something is so, and lets requests and answers travel meanwhile. */
export async function until(what: () => unknown): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!what()) {
    if (performance.now() > deadline) {
      throw new Error(`This never came true: ${String(what)}`);
    }
    await new Promise((done) => setImmediate(done));
  }
}

function isSuch(asked: Asked, method: string, end: string): boolean {
  return asked.method === method && asked.path.split('?')[0]?.endsWith(end) === true;
}

const servers: TestServer[] = [];

afterEach(() => servers.splice(0).forEach((server) => server.stop()));

/** A real HTTP server whose answers are given by the test. It stops when the test ends. */
export class TestServer {
  readonly asked: Asked[] = [];
  readonly followers: Follower[] = [];
  /** While this is so, nobody is let in who wants to follow a table; how many were sent away. */
  refusesFollowers = false;
  refusedFollowers = 0;
  readonly #standing: { method: string; end: string; answer: () => unknown }[] = [];
  readonly #server: Server;
  #port = 0;

  private constructor() {
    this.#server = createServer((request, response) => this.#take(request, response));
    servers.push(this);
  }

  static async start(): Promise<TestServer> {
    const server = new TestServer();
    await server.restart();
    server.#port = (server.#server.address() as AddressInfo).port;
    return server;
  }

  /** Is there again, at the same address. */
  async restart(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(this.#port, '127.0.0.1', done));
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  client(lang = 'en'): Client {
    return client(lang, this.address);
  }

  readonly open = (path: string): EventSource => new EventSource(this.address + path);

  /** From now on every request of one kind is answered like that, as soon as it comes. */
  always(method: string, end: string, answer: () => unknown): void {
    this.#standing.push({ method, end, answer });
  }

  /** The requests of one kind that have come up to now. */
  those(method: string, end: string): Asked[] {
    return this.asked.filter((one) => isSuch(one, method, end));
  }

  /** The request of one kind with this number, as soon as it is there; 0 is the first. */
  async next(method: string, end: string, number = 0): Promise<Asked> {
    await until(() => this.those(method, end).length > number);
    return this.those(method, end)[number] as Asked;
  }

  /** The browser that has begun to follow last, as soon as it is the one with this number. */
  async follower(number = 0): Promise<Follower> {
    await until(() => this.followers.length > number);
    return this.followers[number] as Follower;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url: path = '' } = request;
    if (path.startsWith('/api/events?')) {
      this.#follow(path, response);
      return;
    }
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const asked: Asked = {
        method,
        path,
        body,
        reply: (status, answer) => {
          const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
          response.writeHead(status).end(text);
        },
        drop: () => response.destroy(),
      };
      this.asked.push(asked);
      const standing = this.#standing.find((one) => isSuch(asked, one.method, one.end));
      if (standing) {
        asked.reply(200, standing.answer());
      }
    });
  }

  #follow(path: string, response: ServerResponse): void {
    if (this.refusesFollowers) {
      this.refusedFollowers++;
      response.writeHead(503).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    const follower: Follower = {
      path,
      tell: (event, data) => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      drop: () => response.destroy(),
      gone: false,
    };
    response.on('close', () => (follower.gone = true));
    this.followers.push(follower);
  }
}
