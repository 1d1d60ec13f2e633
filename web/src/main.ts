import { mount } from 'svelte';
import './look/tokens.css';
import './look/base.css';
import App from './App.svelte';
import { settings } from './shell/settings.svelte';
import { speech } from './words/speech.svelte';

const target = document.getElementById('app');
if (target) {
  await speech.speak(settings.lang);
  mount(App, { target });
}
