import { PAGES } from '../../scripts/offered.mjs';

/** What a page is about: its title and its first paragraph. */
export interface About {
  title: string;
  lead: string;
}
export interface Doc {
  title: string;
  /** Its larger parts, by the marks that lead to them. */
  sections: { mark: string; heading: string }[];
  html: string;
}

type Module<T> = { default: T };

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.md(\?.*)?$/, '');
const byName = <T>(files: Record<string, T>) =>
  new Map(Object.entries(files).map(([file, module]) => [nameOf(file), module]));

// The patterns must be written out: the build reads them. isOffered says the same of one file.
const RULES = byName(
  import.meta.glob<Module<About>>('../../../docs/rules/*.md', { query: '?about', eager: true }),
);
const OTHERS = byName(
  import.meta.glob<Module<About>>(
    '../../../docs/{groups,terminal,study,players,notation,ugi,hosting,operate,moderation,nodes,docker,reliability,security}.md',
    {
      query: '?about',
      eager: true,
    },
  ),
);
const TEXTS = byName(
  import.meta.glob<Module<Doc>>([
    '../../../docs/rules/*.md',
    '../../../docs/{groups,terminal,study,players,notation,ugi,hosting,operate,moderation,nodes,docker,reliability,security}.md',
  ]),
);

/** Where the build has put the pictures that pages show. */
const PICTURES = import.meta.glob<string>('../../../docs/images/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const withPictures = (html: string) =>
  html.replace(
    /src="(images\/[^"]+)"/g,
    (_, path: string) => `src="${PICTURES[`../../../docs/${path}`] ?? path}"`,
  );

export interface Shelf {
  id: 'rules' | 'study';
  pages: { name: string; about: About }[];
}

const listed = (files: Map<string, Module<About>>, names: Iterable<string>) =>
  [...names].flatMap((name) => {
    const about = files.get(name)?.default;
    return about ? [{ name, about }] : [];
  });

/** All pages there are, in the order in which they are listed. */
export const SHELVES: Shelf[] = [
  { id: 'rules', pages: listed(RULES, [...RULES.keys()].sort()) },
  { id: 'study', pages: listed(OTHERS, PAGES) },
];

/** The pages about one game: those that are named for it. */
export const pagesOf = (game: string): Shelf['pages'] =>
  listed(
    RULES,
    [...RULES.keys()].filter((name) => name === game || name.startsWith(`${game}-`)).sort(),
  );

/** The text of a page; null if there is none of that name. */
export async function readDoc(name: string): Promise<Doc | null> {
  const doc = (await TEXTS.get(name)?.())?.default;
  return doc ? { ...doc, html: withPictures(doc.html) } : null;
}
