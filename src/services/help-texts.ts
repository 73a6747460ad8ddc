import * as z from 'zod/mini';
import { AppError } from '../domain/errors.ts';
import { HelpTexts } from '../capabilities/help/contract.ts';

const FALLBACK = 'en';

type Fetch = (address: string) => Promise<Response>;

async function read(language: string, get: Fetch): Promise<HelpTexts | null> {
  const response = await get(`/assets/i18n/help/${language}.json`).catch((cause: unknown) => {
    throw new AppError('help-failed', { cause });
  });
  const texts = response.ok ? z.safeParse(HelpTexts, await response.json().catch(() => null)) : null;
  return texts?.success ? texts.data : null;
}

/** The help texts; a language without any gets the English ones. */
export async function helpTexts(language: string, get: Fetch = (address) => fetch(address)): Promise<HelpTexts> {
  const texts = (await read(language, get)) ?? (language === FALLBACK ? null : await read(FALLBACK, get));
  if (!texts) throw new AppError('help-failed');
  return texts;
}
