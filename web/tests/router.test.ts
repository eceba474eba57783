import { expect, test, vi } from 'vitest';
import { route, router, type Route } from '../src/lib/router.svelte';
import { routes } from '../src/routes';

const screen: Route['load'] = () => Promise.reject(new Error('never loaded here'));
const opened = (path: string) => routes.map((candidate) => candidate.match(path)).find(Boolean);

test('a path gives its parameters by name', () => {
  expect(route('/new/:game', screen).match('/new/panzerschlacht')).toEqual({ game: 'panzerschlacht' });
  expect(route('/a/:one/b/:two', screen).match('/a/1/b/2/')).toEqual({ one: '1', two: '2' });
});

test('a parameter is decoded, and a broken one is left as it is', () => {
  expect(route('/match/:id', screen).match('/match/a%20b')).toEqual({ id: 'a b' });
  expect(route('/match/:id', screen).match('/match/%')).toEqual({ id: '%' });
});

test.each([
  ['/', {}],
  ['/new/panzerschlacht', { game: 'panzerschlacht' }],
  ['/join/K7Q-4MD', { code: 'K7Q-4MD' }],
  ['/watch/K7Q-4MD', { code: 'K7Q-4MD' }],
  ['/match/m1', { id: 'm1' }],
  ['/replay/m1', { id: 'm1' }],
  ['/rules/panzerschlacht', { game: 'panzerschlacht' }],
  ['/settings', {}],
])('%s is an address', (path, params) => {
  expect(opened(path)).toEqual(params);
});

test.each(['/new', '/new/a/b', '/match/', '/nowhere'])('%s is not an address', (path) => {
  expect(opened(path)).toBeUndefined();
});

test('a link to a page of the server is left to the browser, and one of ours is not', async () => {
  const page = route('/here', () => Promise.resolve({ default: () => ({}) }));
  await router.start([page], page, page);
  const follow = vi.spyOn(router, 'go').mockResolvedValue();
  for (const address of ['/docs/index.html', '/api/me', '/here']) {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
  }
  expect(follow.mock.calls.map(([address]) => new URL(address).pathname)).toEqual(['/here']);
});
