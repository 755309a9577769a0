import type { Layer } from "./recipes";

const SILENCE = 0.0005;

function createNoise(context: AudioContext, { frequency, to, start, duration, quality }: Layer, at: number): AudioNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * duration), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample++) samples[sample] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: quality ?? 1 });
  if (to) filter.frequency.linearRampToValueAtTime(to, at + start + duration);
  source.start(at + start);
  return source.connect(filter);
}

function createTone(context: AudioContext, { source, frequency, to, start, duration }: Layer, at: number): AudioNode {
  const oscillator = new OscillatorNode(context, { type: source as OscillatorType, frequency });
  if (to) oscillator.frequency.linearRampToValueAtTime(to, at + start + duration);
  oscillator.start(at + start);
  oscillator.stop(at + start + duration);
  return oscillator;
}

/** Play all layers of a sound now; each decays exponentially from its peak. */
export function playRecipe(context: AudioContext, layers: Layer[], volume: number): void {
  const at = context.currentTime;
  for (const layer of layers) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(Math.max(layer.peak * volume, SILENCE), at + layer.start);
    gain.gain.exponentialRampToValueAtTime(SILENCE, at + layer.start + layer.duration);
    const node = layer.source === "noise" ? createNoise(context, layer, at) : createTone(context, layer, at);
    node.connect(gain).connect(context.destination);
  }
}
