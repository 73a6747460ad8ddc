const KEY = 'signUpDraft';

/** What stands in the form of sign-up. */
export interface SignUpDraft {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  licenseNumber: string;
  bio: string;
  gender: string;
  address: string;
  zipCode: string;
}

const EMPTY: SignUpDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  licenseNumber: '',
  bio: '',
  gender: '',
  address: '',
  zipCode: '',
};

/** What was typed before a reload; nothing where this browser keeps nothing. */
export function readDraft(): SignUpDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const texts = Object.entries(kept).filter(([name, value]) => name in EMPTY && typeof value === 'string');
    return { ...EMPTY, ...(Object.fromEntries(texts) as Partial<SignUpDraft>) };
  } catch {
    return EMPTY;
  }
}

export function keepDraft(draft: SignUpDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the form works; a reload empties it.
  }
}
