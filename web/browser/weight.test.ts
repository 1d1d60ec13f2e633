import { expect } from 'vitest';
import { scene } from './scene';
import { sit } from './table';

const MOST = 70_000;

scene('a table loads no more JavaScript than we allow ourselves', async (browsers) => {
  const page = await browsers.open();
  const { id } = await sit(page, { seats: { suffragettes: 'me', police: 'device' } });
  const guest = await browsers.open();
  await guest.goto(`/table/${id}`);
  await guest.getByRole('grid').waitFor();
  const scripts = await guest.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  const total = scripts.reduce((sum, size) => sum + size, 0);
  expect(scripts.length).toBeGreaterThan(1);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(MOST);
});
