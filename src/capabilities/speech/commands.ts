import { changeLanguage } from './change-language.ts';
import { handsFree } from './hands-free.ts';
import { speechRate } from './speech-rate.ts';
import { stopListening } from './stop-listening.ts';
import { stopSpeaking } from './stop-speaking.ts';

export const SPEECH_COMMANDS = [stopSpeaking, stopListening, handsFree, speechRate, changeLanguage] as const;
