// A bot that plays over the network, in JavaScript: node hasty.mjs http://localhost:8400 TOKEN
//
// It accepts every challenge and gives any legal answer. It needs Node 20 or newer, and nothing else.

const [url, token] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };

async function ask(method, path, body) {
  const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return text ? JSON.parse(text) : null;
}

/** JSON lines; an empty one only says that the line is open. */
async function* stream(path) {
  const response = await fetch(url + path, { headers });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  let rest = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop();
    for (const line of lines) if (line) yield JSON.parse(line);
  }
}

let sent = 0;
const send = (match, message) =>
  ask('POST', `/api/bot/matches/${match}/messages`, { id: `m${(sent += 1)}`, ...message });

const any = (choices) => choices[Math.floor(Math.random() * choices.length)];

/** The listed answers, or some that the server proposes where there are too many to list. */
async function choose(match, offer) {
  if (offer.actions.length > 0) return any(offer.actions).action;
  const { choices } = await send(match, { type: 'Candidates', count: 5 });
  return any(choices).action;
}

async function play(match) {
  for await (const message of stream(`/api/bot/matches/${match}/stream`)) {
    if (message.type !== 'Table' && message.type !== 'Update') continue;
    if (message.result) return;
    const { offer } = message;
    if (offer.actions.length === 0 && !offer.space) continue;
    const answer = await send(match, { type: 'Act', action: await choose(match, offer) });
    if (answer.type === 'Refused') console.error(answer.refusal.key);
  }
}

const { name } = await ask('GET', '/api/bot/me');
console.log(`${name} is ready.`);
for await (const event of stream('/api/bot/events')) {
  // Somebody else may have taken the seat meanwhile: that is no reason to stop.
  if (event.type === 'Challenged')
    await ask('POST', `/api/bot/challenges/${event.match}/${event.seat}/accept`).catch(console.error);
  if (event.type === 'Playing') play(event.match).catch(console.error);
}
