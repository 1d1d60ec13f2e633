import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startDatabase } from './database';
import { freePort, PortConflict, shipped, startNginx, type Nginx } from './nginx';
import { LONGEST_SCENE } from './patience';
import { startProgram, type Program } from './program';
import { scene, type Browsers } from './scene';
import { isCalled, look, move } from './table';

const NAME =
  'three nodes behind nginx: a node is killed in mid-game, another stopped, the game goes on';

/** How many live streams each node serves. */
async function streams(nodes: Program[]): Promise<number[]> {
  return Promise.all(
    nodes.map(async ({ address }) => {
      const text = await (await fetch(`${address}/metrics`)).text();
      return Number(/^parlour_streams (\S+)/m.exec(text)?.[1]);
    }),
  );
}

/** The nodes' streams as soon as there are so many altogether. */
async function settled(nodes: Program[], all: number): Promise<number[]> {
  const sum = async () => (await streams(nodes)).reduce((some, more) => some + more, 0);
  await expect.poll(sum, { message: 'streams of all nodes' }).toBe(all);
  return streams(nodes);
}

interface Site {
  /** Where browsers find it. */
  at: string;
  nodes: Program[];
}

/** Three nodes on one PostgreSQL behind nginx, with the files that hosts are given. */
async function withSiteOnce(play: (site: Site) => Promise<void>): Promise<void> {
  const endings: (() => Promise<void>)[] = [];
  try {
    const folder = await mkdtemp(join(tmpdir(), 'parlour-nodes-'));
    endings.push(() => rm(folder, { recursive: true, force: true }));
    const database = await startDatabase();
    endings.push(() => database.stop());
    const port = await freePort();
    const at = `https://play.example.org:${port}`;
    const settings = await shipped('parlour.conf', [
      [/^data = .*/m, `data = ${folder}`],
      [/^db = .*/m, `db = ${database.address}`],
      [/^key = .*/m, `key = ${join(folder, 'parlour.key')}`],
      [/^public-url = .*/m, `public-url = ${at}`],
    ]);
    // All at once, on an empty database: the first makes the key and the tables, the others wait.
    const starts = await Promise.allSettled([1, 2, 3].map(() => startProgram(0, settings)));
    const nodes = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    endings.push(async () => void (await Promise.all(nodes.map((node) => node.kill()))));
    starts.forEach((start) => {
      if (start.status === 'rejected') {
        throw start.reason;
      }
    });
    const nginx = await startNginx(
      port,
      nodes.map(({ address }) => Number(new URL(address).port)),
    );
    endings.push(() => nginx.stop());
    await play({ at, nodes });
    await fetch(`http://127.0.0.1:${nginx.plain}/.well-known/acme-challenge/none`);
    const log = await nginx.log();
    expect(log).toMatch(/ GET 200 127\.0\.0\.1:/);
    // Nodes are named with their ports; nobody's address and no path is logged.
    expect(log).not.toMatch(/\/|127\.0\.0\.1(?!:)/);
  } finally {
    for (const end of endings.reverse()) {
      await end();
    }
  }
}

/** The site has its port in its address, so another port needs another site. */
async function withSite(play: (site: Site) => Promise<void>): Promise<void> {
  try {
    await withSiteOnce(play);
  } catch (trouble) {
    if (!(trouble instanceof PortConflict)) {
      throw trouble;
    }
    await withSiteOnce(play);
  }
}

/** What nginx answers for a node that did not live to answer, and a node that is about to stop. */
const LOST_NODE = /status of 50[234]/;

async function playOn(browsers: Browsers, { at, nodes }: Site): Promise<void> {
  // What ends a stream or an answer in the middle, as browsers call it.
  browsers.excuse(/net::ERR_(HTTP2_PROTOCOL_ERROR|INCOMPLETE_CHUNKED_ENCODING|CONNECTION)/);
  const ann = await browsers.open({ at, unsigned: true });
  const ben = await browsers.open({ at, unsigned: true });
  const arrives = async (to: string, who: RegExp) => {
    await Promise.all([ann, ben].map((page) => isCalled(page, to, who)));
  };
  const annMoves = async (from: string, to: string) => {
    await move(ann, from, to);
    await arrives(to, /Suffragette/);
  };
  const benMoves = async (from: string, to: string) => {
    await move(ben, from, to);
    await arrives(to, /Policeman/);
  };

  await ann.goto('/new/suffragetto?with=friend');
  await ann.getByText('The Suffragettes begin').click();
  await ann.getByRole('button', { name: 'Start' }).click();
  await ann.waitForURL('**/table/*');
  const id = ann.url().split('/').at(-1) ?? '';
  const link = new URL(await ann.getByLabel(/Anyone with this link/).inputValue());
  const alone = await settled(nodes, 1);
  await ben.goto(link.pathname);
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.waitForURL('**/table/*');
  const both = await settled(nodes, 2);
  const bens = nodes.find((_, node) => both[node]! > alone[node]!);
  if (!bens) {
    throw new Error(
      `no node has a stream more: ${alone.join()} before Ben came, ${both.join()} now`,
    );
  }
  await annMoves('d6', 'd7');
  await benMoves('d12', 'd11');

  const left = nodes.filter((node) => node !== bens);
  let first = 0;
  await browsers.excuseWhile(LOST_NODE, async () => {
    // The node dies when a move has been sent and has not arrived; nginx may offer it to any of them.
    let sent = 0;
    await ann.route('**/moves?*', async (route) => {
      if (sent++ === 0) {
        await bens.kill();
      }
      await route.continue();
    });
    await move(ann, 'd7', 'd8');
    await arrives('d8', /Suffragette/);
    expect(sent).toBeGreaterThan(0);
    await ann.unroute('**/moves?*');
    await benMoves('d11', 'd10');
    [first = 0] = await settled(left, 2);
    await annMoves('e6', 'e7');
  });

  const [leaving, last] = first ? left : left.toReversed();
  await browsers.excuseWhile(LOST_NODE, async () => {
    await leaving!.stop();
    await settled([last!], 2);
    await benMoves('e12', 'e11');
    await annMoves('e7', 'e8');
  });

  const played = ['d6-d7', 'd12-d11', 'd7-d8', 'd11-d10', 'e6-e7', 'e12-e11', 'e7-e8'];
  expect((await look(ben, id)).entries.map((entry) => entry.text)).toEqual(played);
  for (const page of [ann, ben]) {
    await isListedOnce(page, played);
    await expect.poll(() => page.getByText('Connection lost').count()).toBe(0);
  }
  await ben.reload();
  await isCalled(ben, 'e8', /Suffragette/);
  await isListedOnce(ben, played);
}

async function isListedOnce(page: Page, played: string[]): Promise<void> {
  for (const text of played) {
    const shown = page.getByText(text, { exact: true });
    await expect.poll(() => shown.count(), { message: text }).toBe(1);
  }
}

const NEW_FILE = '/assets/table-Ab3_xY9z.js';
const LIST = '/api/lobby?lang=en';

interface StandIn {
  files?: string[];
  isCutOff?: boolean;
}

/** Stands for a node, of which nginx sees only which files it has and whether it is cut off. */
async function startStandIn({ files = [], isCutOff = false }: StandIn): Promise<Server> {
  const server = createServer(({ url = '' }, answer) => {
    const lacks = url.startsWith('/assets/') && !files.includes(url);
    const status = lacks ? 404 : isCutOff && url.startsWith('/api/') ? 503 : 200;
    answer.writeHead(status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

async function startFreeNginx(nodes: number[]): Promise<Nginx> {
  try {
    return await startNginx(await freePort(), nodes);
  } catch (trouble) {
    if (!(trouble instanceof PortConflict)) {
      throw trouble;
    }
    return startNginx(await freePort(), nodes);
  }
}

async function guards(): Promise<void> {
  const nodes = await Promise.all(
    [{ isCutOff: true }, { files: [NEW_FILE] }, {}].map(startStandIn),
  );
  try {
    const nginx = await startFreeNginx(nodes.map((node) => (node.address() as AddressInfo).port));
    try {
      // More often than there are nodes and workers of nginx, so that each node is asked first.
      for (let i = 0; i < 12; i++) {
        expect(await nginx.status(NEW_FILE), `request ${i} for a file of one node`).toBe(200);
        expect(await nginx.status('/assets/none-Ab3_xY9z.js')).toBe(404);
        expect(await nginx.status('/')).toBe(200);
        expect(await nginx.status(LIST), `request ${i} for what a node cannot read`).toBe(200);
      }
      for (const path of ['/metrics', '/metrics/', '//metrics', '/%6detrics/', '/metrics?x=1']) {
        expect(await nginx.status(path), path).toBe(404);
      }
      expect(await nginx.status('/', 'other.example.org')).toBe(421);
      expect(await nginx.log()).not.toMatch(/assets|metrics|other/);
    } finally {
      await nginx.stop();
    }
  } finally {
    nodes.forEach((node) => node.close());
  }
}

const GUARDED =
  'nginx passes by what one node lacks or cannot read, keeps the figures back, and knows its name';

if (process.env.PARLOUR_NGINX) {
  test(GUARDED, guards, LONGEST_SCENE);
  scene(NAME, (browsers) => withSite((site) => playOn(browsers, site)));
} else {
  test.skip(GUARDED);
  test.skip(NAME);
}
