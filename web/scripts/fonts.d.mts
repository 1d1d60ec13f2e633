import type { Plugin } from 'vite';

export function fonts(options: { root: string; sheet: string }): Plugin;
