import { expect } from 'vitest';
import { scene } from './house';

scene('the house opens its door', async (house) => {
  const page = await house.open();
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
