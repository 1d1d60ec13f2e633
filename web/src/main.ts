import { mount } from 'svelte';
import { noticeMissingStyles } from './api/late';
import './look/tokens.css';
import './look/base.css';
import './look/shell.css';
import App, { pages } from './App.svelte';
import { router } from './shell/router.svelte';
import { settings } from './shell/settings.svelte';
import { speech } from './words/speech.svelte';

const target = document.getElementById('app');
noticeMissingStyles();
if (target) {
  // The drawn shell stays until the page can take its place, words and all. A page that cannot be
  // fetched is asked for again by the App, which says so.
  const [first] = await Promise.all([
    pages[router.route.page]().then(
      (module) => module.default,
      () => null,
    ),
    speech.speak(settings.lang),
  ]);
  document.getElementById('shell')?.remove();
  mount(App, { target, props: { first } });
}
