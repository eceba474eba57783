import { getContext, setContext } from 'svelte';

const KEY = Symbol('watching');

type Code = () => string | undefined;

/** Everything at this table can tell others how to watch, once the page has been told. */
export const offerWatching = (code: Code): Code => setContext(KEY, code);

export const watching = (): Code => getContext<Code | undefined>(KEY) ?? (() => undefined);
