import { expect, it } from 'vitest';
import { lead } from './home';
import { speech } from './speech.svelte';

it('counts the games that are there, up to twelve in words', () => {
  speech.lang = 'en';
  expect(lead(1)).toMatch(/^One board game, played by its rules/);
  expect(lead(4)).toMatch(/^Four board games, played by their rules/);
  expect(lead(12)).toMatch(/^Twelve board games/);
  expect(lead(13)).toMatch(/^13 board games/);
  speech.lang = 'de';
  expect(lead(1)).toMatch(/^Ein Brettspiel, genau nach seinen Regeln/);
  expect(lead(12)).toMatch(/^Zwölf Brettspiele, genau nach ihren Regeln/);
});
