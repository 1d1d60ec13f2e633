import type { Plugin } from 'vite';

export interface MarkdownPage {
  title: string;
  lead: string;
  sections: { mark: string; heading: string }[];
  html: string;
}
export function slug(heading: string): string;
export function addressOf(
  href: string,
  file: string,
  offered: (file: string) => boolean,
): string | null;
export function pageOf(
  source: string,
  file: string,
  offered: (file: string) => boolean,
): MarkdownPage;
export function markdown(of: { root: string; offered: (file: string) => boolean }): Plugin;
