const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in words: "5 minutes ago". */
export function ago(at: number, now: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  for (const [unit, size] of STEPS) {
    if (past >= size) {
      return format.format(-Math.floor(past / size), unit);
    }
  }
  return format.format(0, 'second');
}

export function number(n: number, lang: string): string {
  return new Intl.NumberFormat(lang).format(n);
}

export function percent(share: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: 'percent' }).format(share);
}

/** "b4, f4 and g7": a list as the language writes it. */
export function list(items: string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);
}

/** A day and time, for titles over moves. */
export function moment(at: number, lang: string, timeZone?: string): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
  // English is British here.
  const locale = lang === 'en' ? 'en-GB' : lang;
  return new Intl.DateTimeFormat(locale, timeZone ? { ...options, timeZone } : options).format(at);
}

/** "Greedy: takes what it can" is a title with an explanation; some texts have no explanation. */
export function titled(text: string): { title: string; about: string } {
  const colon = text.indexOf(': ');
  if (colon < 0) {
    return { title: text.replace(/\.$/, ''), about: '' };
  }
  const about = text.slice(colon + 2);
  return { title: text.slice(0, colon), about: about.charAt(0).toUpperCase() + about.slice(1) };
}
