import { expect } from 'vitest';
import { expectAccessible } from './accessibility';
import { startProgram } from './program';
import { scene } from './scene';

const SETTINGS = 'contact = host@example.org\nkeep.chats = 7\nkeep.guests = forever\n';

scene('what the host announces and keeps is told to everybody', async (browsers) => {
  const program = await startProgram(0, SETTINGS);
  try {
    await program.admin('announce', 'Closed at ten', '--de', 'Um zehn ist Schluss');
    const page = await browsers.open({ at: program.address, width: 360, height: 740 });
    await page.goto('/privacy');
    await page.getByText('host@example.org').waitFor();
    await page.getByText('removed 7 days after the last move').waitFor();
    await page.getByText('Both are kept until you delete them').waitFor();
    const notice = page.getByRole('status').filter({ hasText: 'Closed at ten' });
    await notice.waitFor();
    await expectAccessible(page, 'an announcement');
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => page.getByText('Closed at ten').count()).toBe(0);

    const german = await browsers.open({ at: program.address, locale: 'de' });
    await german.goto('/privacy');
    await german.getByText('Um zehn ist Schluss').waitFor();
    await german.getByText('wird 7 Tage nach dem letzten Zug').waitFor();
    // A page that is still open would miss the server.
    await Promise.all([page.close(), german.close()]);
  } finally {
    await program.stop();
  }
});
