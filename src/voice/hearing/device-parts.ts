import type { Spoken } from './word-graph.ts';

/** What the recogniser on the device needs from the app. */
export interface DeviceParts {
  /** Fetches the model, or takes what was kept of it; tells how much has come, from 0 to 1. */
  loadModel(onLoaded: (share: number) => void): Promise<ArrayBuffer>;
  /** What can be said on the screen in view. */
  spoken(): Promise<Spoken>;
  /** Places that are likely to be said. */
  places(): Promise<readonly string[]>;
}

let parts: DeviceParts | null = null;

export const serveDevice = (given: DeviceParts): void => void (parts = given);

export const deviceParts = (): DeviceParts | null => parts;

/** Whether this browser can hear a language by itself, without a service of its maker. */
export function canHearOnDevice(language: string): boolean {
  const { AudioWorkletNode, WebAssembly, Worker, DecompressionStream, navigator } = globalThis as Partial<typeof globalThis>;
  const devices = navigator?.mediaDevices as Partial<MediaDevices> | undefined;
  const able = [AudioWorkletNode, WebAssembly, Worker, DecompressionStream, devices?.getUserMedia].every(Boolean);
  return parts !== null && able && language.startsWith('en');
}
