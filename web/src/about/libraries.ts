import java from './java-libraries.json';

/** A library, or a few of one maker, and the licence they are under. */
export interface Library {
  name: string;
  licence: string;
}

/** The libraries of the program, those of one maker and licence in one line. */
export function javaLibraries(listed: Record<string, string> = java): Library[] {
  const lines = new Map<string, { group: string; licence: string; names: string[] }>();
  for (const [library, licence] of Object.entries(listed)) {
    const [group = '', name = ''] = library.split(':');
    const key = `${group} ${licence}`;
    const line = lines.get(key) ?? { group, licence, names: [] };
    line.names.push(name);
    lines.set(key, line);
  }
  return [...lines.values()].map(({ group, licence, names }) => ({
    name: `${group}: ${names.join(', ')}`,
    licence,
  }));
}
