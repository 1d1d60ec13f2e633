import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A line to the server that can be cut like a real one: what is open breaks, nothing new opens. */
export interface Proxy {
  address: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function startProxy(to: string): Promise<Proxy> {
  const target = Number(new URL(to).port);
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
    }
  });
  const listen = (port: number) =>
    new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    mend: () => listen(port),
    cut: () =>
      new Promise((done) => {
        server.close(() => done());
        ends.forEach((end) => end.destroy());
      }),
  };
}
