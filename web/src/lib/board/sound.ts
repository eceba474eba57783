import { settings } from '../settings.svelte';

/** Short sounds, made on the spot: a hiss of noise or a falling tone. */
interface Voice {
  noise: boolean;
  /** Hertz at the start and at the end: of the tone, or of what is let through of the noise. */
  from: number;
  to: number;
  seconds: number;
  gain: number;
}

const VOICES = {
  drive: { noise: true, from: 160, to: 120, seconds: 0.16, gain: 0.25 },
  shot: { noise: true, from: 2400, to: 300, seconds: 0.4, gain: 0.16 },
  burst: { noise: true, from: 900, to: 60, seconds: 0.5, gain: 0.4 },
  duel: { noise: false, from: 330, to: 220, seconds: 0.25, gain: 0.12 },
  die: { noise: true, from: 3200, to: 2600, seconds: 0.07, gain: 0.2 },
  flag: { noise: false, from: 520, to: 780, seconds: 0.22, gain: 0.1 },
} as const satisfies Record<string, Voice>;

const BELL: Voice = { noise: false, from: 660, to: 650, seconds: 0.35, gain: 0.12 };

export type Sound = keyof typeof VOICES;

let context: AudioContext | undefined;

/** Makes a sound if the player wants to hear any. */
export function sound(name: Sound | null | undefined): void {
  if (!name || !settings.sound) return;
  context ??= new AudioContext();
  speak(context, VOICES[name]);
}

/** Two short tones: it has become the player's turn, if he wants to hear of it. */
export function ring(): void {
  if (!settings.bell) return;
  const audio = (context ??= new AudioContext());
  speak(audio, BELL);
  setTimeout(() => speak(audio, { ...BELL, from: 880, to: 870 }), 160);
}

function speak(audio: AudioContext, voice: Voice): void {
  const [start, end] = [audio.currentTime, audio.currentTime + voice.seconds];
  const volume = audio.createGain();
  volume.gain.setValueAtTime(voice.gain, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  const [source, tone] = voice.noise ? hiss(audio, voice.seconds) : whistle(audio);
  tone.setValueAtTime(voice.from, start);
  tone.exponentialRampToValueAtTime(voice.to, end);
  source.connect(volume).connect(audio.destination);
}

function whistle(audio: AudioContext): [AudioNode, AudioParam] {
  const oscillator = audio.createOscillator();
  oscillator.start();
  oscillator.stop(audio.currentTime + 1);
  return [oscillator, oscillator.frequency];
}

function hiss(audio: AudioContext, seconds: number): [AudioNode, AudioParam] {
  const samples = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate);
  samples.getChannelData(0).forEach((_, index, data) => (data[index] = 2 * Math.random() - 1));
  const source = new AudioBufferSourceNode(audio, { buffer: samples });
  const filter = new BiquadFilterNode(audio, { type: 'lowpass' });
  source.connect(filter);
  source.start();
  return [filter, filter.frequency];
}
