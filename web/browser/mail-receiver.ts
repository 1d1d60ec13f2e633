import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { PATIENCE } from './patience';

/** A mail as it came: its head and its text, decoded. */
export interface Mail {
  to: string;
  text: string;
}

/** A mail server that takes everything and keeps it. */
export class MailReceiver {
  readonly mails: Mail[] = [];
  private readonly server = createServer((socket) => this.speak(socket));

  /** The port it listens on. */
  async open(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    this.server.close();
  }

  /** The path behind the name of the server in a mail, which comes by itself. */
  async link(to: string, path: string): Promise<string> {
    for (const until = Date.now() + PATIENCE; Date.now() < until;) {
      const found = this.mails
        .filter((mail) => mail.to === to)
        .map((mail) => new RegExp(`${path}\\S+`).exec(mail.text)?.[0])
        .find((text) => text);
      if (found) {
        return found;
      }
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`No mail to ${to} with ${path} came; there are ${this.mails.length} others.`);
  }

  private speak(socket: Socket): void {
    let [unread, to, isText] = ['', '', false];
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.on('data', (more: string) => {
      unread += more;
      const end = () => unread.indexOf(isText ? '\r\n.\r\n' : '\r\n');
      for (let at = end(); at >= 0; at = end()) {
        const said = unread.slice(0, at);
        unread = unread.slice(at + (isText ? 5 : 2));
        const verb = said.slice(0, 4).toUpperCase();
        if (isText) {
          this.mails.push({ to, text: decoded(said) });
          isText = false;
          say('250 kept');
        } else if (verb === 'RCPT') {
          to = /<(.*)>/.exec(said)?.[1] ?? '';
          say('250 ok');
        } else if (verb === 'DATA') {
          isText = true;
          say('354 go on');
        } else {
          say(verb === 'QUIT' ? '221 bye' : '250 ok');
        }
      }
    });
    say('220 here');
  }
}

/** Long lines of a mail are broken, and signs written by their numbers. */
function decoded(text: string): string {
  const quoted = /^Content-Transfer-Encoding: quoted-printable/im.test(text);
  return quoted
    ? text
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;
}
