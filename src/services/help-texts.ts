import * as z from 'zod/mini';
import { AppError } from '../domain/errors.ts';
import { HelpTexts } from '../capabilities/help/contract.ts';

const FALLBACK = 'en';

async function read(language: string): Promise<HelpTexts | null> {
  const response = await fetch(`/assets/i18n/help/${language}.json`).catch((cause: unknown) => {
    throw new AppError('help-failed', { cause });
  });
  const texts = response.ok ? z.safeParse(HelpTexts, await response.json().catch(() => null)) : null;
  return texts?.success ? texts.data : null;
}

/** The help texts; a language without any gets the English ones. */
export async function helpTexts(language: string): Promise<HelpTexts> {
  const texts = (await read(language)) ?? (language === FALLBACK ? null : await read(FALLBACK));
  if (!texts) throw new AppError('help-failed');
  return texts;
}
