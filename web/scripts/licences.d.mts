import type { Plugin } from 'vite';
export function packageOf(file: string): { folder: string; name: string } | null;
export function licencesOf(
  files: string[],
  read?: (path: string) => string,
): { name: string; version: string; licence: string }[];
export function licences(options: { root: string; data: string[] }): Plugin;
