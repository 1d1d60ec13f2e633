import { expect } from 'vitest';
import type { MailPreference, Table } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { MailReceiver } from './mail-receiver';
import { besideProgram, startProgram } from './program';
import { scene } from './scene';
import { ask, enter } from './table';

const ADDRESS = 'ada@example.com';
const FIRST = 'four unrelated words';
const SECOND = 'quite another sentence';

scene(
  'mail received: an address is confirmed, a password chosen anew, notices stopped',
  async (browsers) => {
    // A link that does not work is tried on purpose.
    browsers.excuse(/status of 404/);
    const receiver = new MailReceiver();
    const program = await startProgram(
      0,
      `mail.host = 127.0.0.1
     mail.port = ${await receiver.open()}
     mail.encryption = none
     mail.from = parlour@example.org
     public-url = https://play.example.org
    `,
      besideProgram(),
    );
    try {
      const ada = await browsers.open({ at: program.address });
      await enter(ada);
      await ask(ada, '/api/me/account', { name: 'Ada', password: FIRST });
      await ada.goto('/account');
      await ada.getByRole('button', { name: 'Add an e-mail address' }).click();
      const form = ada.getByRole('region', { name: 'E-mail' });
      await form.getByLabel('E-mail address').fill(ADDRESS);
      await form.getByLabel('Password', { exact: true }).fill(FIRST);
      expect(await form.getByLabel('None').isChecked(), 'nobody is subscribed').toBe(true);
      await form.getByText('Once a day').click();
      await expectAccessible(ada, 'the form for an address');
      await form.getByRole('button', { name: 'Save and send a link' }).click();
      await form.getByText('(not confirmed yet)').waitFor();

      // The link is opened on another device, where nobody is signed in.
      const phone = await browsers.open({ at: program.address, width: 360, height: 740 });
      await phone.goto(await receiver.link(ADDRESS, '/confirm-mail#'));
      await expectAccessible(phone, 'the page that confirms an address');
      await phone.getByRole('button', { name: 'Confirm address' }).click();
      await phone.getByText('Your address is confirmed.').waitFor();
      await ada.reload();
      await form.getByText('(confirmed)').waitFor();
      await expect
        .poll(() => form.getByLabel('Once a day').isChecked(), {
          message: 'e-mails come once a day',
        })
        .toBe(true);
      const asked = await ada.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('me/mail'))
            .length,
      );
      expect(asked, 'once is enough').toBe(1);
      await expectAccessible(ada, 'the settings of mails');

      // A game begins while she is not at the table; a mail tells of it by and by.
      const ben = await browsers.open({ at: program.address });
      await enter(ben);
      const seats = { suffragettes: 'open', police: 'me' };
      const game = { game: 'suffragetto', seats, options: {}, listed: true };
      const { id } = await ask<Table>(ada, '/api/tables', game);
      await ask(ben, `/api/tables/${id}/join`, { seat: 'suffragettes' });
      await program.advance(600);

      await phone.goto('/signin');
      await phone.getByText('Forgotten your password?').click();
      const mail = phone.getByRole('region', { name: 'By e-mail' });
      await mail.getByLabel('Account name').fill('ada');
      await mail.getByRole('button', { name: 'Send link' }).click();
      await phone.goto(await receiver.link(ADDRESS, '/reset#'));
      await phone.getByRole('textbox', { name: 'New password' }).fill(SECOND);
      await phone.getByRole('button', { name: 'Set new password' }).click();
      await phone.waitForURL('**/account');
      await phone.getByText(ADDRESS).waitFor();

      await phone.goto(`/unsubscribe#${'A'.repeat(22)}`);
      await phone.getByRole('button', { name: 'Stop these e-mails' }).click();
      await phone.getByRole('alert').getByText('no longer works').waitFor();
      // Whoever has the link can use it, without being signed in.
      await ben.goto(await receiver.link(ADDRESS, '/unsubscribe#'));
      const digest = receiver.mails.find(({ text }) => text.includes('/unsubscribe#'));
      expect(digest?.text).toContain(`/table/${id}`);
      await ben.getByRole('button', { name: 'Stop these e-mails' }).click();
      await ben.getByText('You will get no more e-mails about your games.').waitFor();
      expect((await ask<MailPreference>(phone, '/api/me/mail')).notices).toBe('off');
      // A page that is still open would miss the server.
      await Promise.all([ada.close(), ben.close(), phone.close()]);
    } finally {
      await program.stop();
      receiver.close();
    }
  },
);
