import { expect, it } from 'vitest';
import { isLoopback } from './loopback';

it('knows the names of the machine itself', () => {
  for (const host of ['localhost', 'parlour.localhost', '127.0.0.1', '127.1.2.3', '[::1]']) {
    expect(isLoopback(host), host).toBe(true);
  }
});

it('takes everything else for an address that others can reach', () => {
  for (const host of ['192.168.1.7', 'parlour.example', '127.0.0.1.example', 'mylocalhost']) {
    expect(isLoopback(host), host).toBe(false);
  }
});
