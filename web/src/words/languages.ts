/** The languages there are, each by its own name. */
export const languages = Object.assign(
  Object.create(null) as object,
  {
    en: 'English',
    de: 'Deutsch',
  } as const,
);

export type Lang = 'en' | 'de';
