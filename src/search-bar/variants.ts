import type { ErrorCode } from '../domain/errors.ts';
import type { VoiceError } from '../voice/recogniser.ts';

/** The spec's two search boxes, each with its own strings and timings. */
export interface SearchVariant {
  name: 'bar' | 'header';
  /** Recording stops by itself after this long. */
  recordingMs: number;
  voiceErrors: Record<VoiceError, string>;
  /** Whether errors are an overlay with a title, or a toast. */
  errorsAs: 'overlay' | 'toast';
  /** A failed search still goes to the listing page. */
  failsToListing: boolean;
  /** Photo errors with their own words here. */
  photoErrors: Partial<Record<ErrorCode, string>>;
  /** How long photo errors stay, if not the usual time. */
  photoErrorMs: Partial<Record<ErrorCode, number>>;
}

/** How long errors usually stay, from the spec. */
export const ERROR_MS = 3000;

export const SEARCH_BAR: SearchVariant = {
  name: 'bar',
  recordingMs: 8000,
  voiceErrors: {
    'unsupported': 'searchBar.voice.unsupported',
    'start-failed': 'searchBar.voice.startFailed',
    'no-speech': 'searchBar.voice.noSpeech',
    'not-allowed': 'searchBar.voice.notAllowed',
    'interrupted': 'searchBar.voice.other',
    'other': 'searchBar.voice.other',
  },
  errorsAs: 'overlay',
  failsToListing: false,
  photoErrors: {},
  photoErrorMs: { 'photo-too-large': 4000, 'photo-unreadable': 5000, 'not-a-property': 8000 },
};

export const HEADER_SEARCH: SearchVariant = {
  name: 'header',
  recordingMs: 10_000,
  voiceErrors: {
    'unsupported': 'headerSearch.voice.unsupported',
    'start-failed': 'headerSearch.voice.startFailed',
    'no-speech': 'headerSearch.voice.noSpeech',
    'not-allowed': 'headerSearch.voice.notAllowed',
    'interrupted': 'headerSearch.voice.interrupted',
    'other': 'headerSearch.voice.other',
  },
  errorsAs: 'toast',
  failsToListing: true,
  photoErrors: { 'photo-not-an-image': 'photoSearch.header.notAnImage', 'photo-too-large': 'photoSearch.header.tooLarge' },
  photoErrorMs: { 'photo-too-large': 4000, 'photo-unreadable': 8000, 'not-a-property': 10_000 },
};
