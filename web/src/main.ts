import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './lib/i18n.svelte';
import { router } from './lib/router.svelte';
import { language } from './lib/settings.svelte';
import { notFound, routes } from './routes';
import './lib/style/fonts.css';
import './lib/style/tokens.css';
import './lib/style/kit.css';
import './lib/style/sprite.css';

// Mounted once texts and screen are there, so nothing is shown half-made.
await Promise.all([i18n.speak(language()), router.start(routes, notFound)]);
mount(App, { target: document.getElementById('app')! });
