/** The pages of the docs, besides those of the rules, that people are offered in the browser. */
export const PAGES = [
  'groups',
  'terminal',
  'study',
  'players',
  'notation',
  'ugi',
  'hosting',
  'operate',
  'moderation',
  'nodes',
  'docker',
  'reliability',
  'security',
];

/** Whether a file, named by its path inside the repository, is offered. */
export const isOffered = (file) =>
  /^docs\/rules\/[a-z0-9-]+\.md$/.test(file) || PAGES.some((name) => file === `docs/${name}.md`);
