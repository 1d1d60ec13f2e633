import { afterEach, expect, it } from 'vitest';
import { homeWords } from './home';
import { speech } from './speech.svelte';

const lead = (games: number) => homeWords().lead(games);

afterEach(() => {
  speech.lang = 'en';
});

it('counts the games that are there, up to twelve in words', () => {
  expect(lead(1)).toMatch(/^One board game, played by its rules/);
  expect(lead(4)).toMatch(/^Four board games, played by their rules/);
  expect(lead(12)).toMatch(/^Twelve board games/);
  expect(lead(13)).toMatch(/^13 board games/);
  speech.lang = 'de';
  expect(lead(1)).toMatch(/^Ein Brettspiel, genau nach seinen Regeln/);
  expect(lead(12)).toMatch(/^Zwölf Brettspiele, genau nach ihren Regeln/);
});

it('counts the games that wait for a move', () => {
  speech.lang = 'en';
  expect(homeWords().turns(1)).toBe('Your turn in one game');
  expect(homeWords().turns(3)).toBe('Your turn in 3 games');
  speech.lang = 'de';
  expect(homeWords().turns(1)).toBe('Du bist in einer Partie am Zug');
});
