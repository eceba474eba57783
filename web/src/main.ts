import { mount } from 'svelte';
import App from './App.svelte';
import { host, keepForReading } from './lib/host.svelte';
import { i18n } from './lib/i18n.svelte';
import { router } from './lib/router.svelte';
import { language } from './lib/settings.svelte';
import { away, notFound, routes } from './routes';
import './lib/style/fonts.css';
import './lib/style/tokens.css';
import './lib/style/kit.css';
import './lib/style/sprite.css';

const REOPENED = 'panzerkiste-reopened';
const LONG_AGO = 60_000; // milliseconds: whom opening the page anew does not help is not helped by doing it again

// Parts that are fetched later are gone once the host has replaced the program: the page is opened anew with its own.
window.addEventListener('vite:preloadError', () => {
  if (host.away || !navigator.onLine) return void (host.misses = true);
  if (Date.now() - Number(sessionStorage.getItem(REOPENED)) < LONG_AGO) return;
  sessionStorage.setItem(REOPENED, String(Date.now()));
  location.reload();
});

// Mounted once texts and screen are there, so nothing is shown half-made.
await Promise.all([i18n.speak(language()), router.start(routes, notFound, away)]);
mount(App, { target: document.getElementById('app')! });
keepForReading();
