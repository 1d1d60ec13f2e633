import { expect, it } from 'vitest';
import { ServerTime } from './server-time';

it('is told best by the message that was quickest', () => {
  const time = new ServerTime();
  time.hear(50_000, 1_300);
  expect(time.at(1_300)).toBe(50_000);
  time.hear(51_000, 2_050);
  expect(time.at(2_050)).toBe(51_000);
  time.hear(52_000, 4_000);
  expect(time.at(4_000)).toBe(52_950);
});

it('goes on after a device has slept', () => {
  const time = new ServerTime();
  time.hear(50_000, 1_000);
  time.hear(3_650_000, 2_000);
  expect(time.at(2_000)).toBe(3_650_000);
});

it('follows a server whose clock was set back', () => {
  const time = new ServerTime();
  time.hear(3_600_000, 1_000);
  time.hear(50_000, 2_000);
  expect(time.at(3_000)).toBe(51_000);
});

it('is that of the device until the server has told its own', () => {
  expect(Math.abs(new ServerTime().at(performance.now()) - Date.now())).toBeLessThan(60_000);
});
