/** The texts of a language, from the spec's address. Throws if they cannot be loaded. */
export async function translationTexts(language: string): Promise<object> {
  const response = await fetch(`/assets/i18n/${language}.json`);
  if (!response.ok) throw new Error(`the translation "${language}" did not come: ${response.status}`);
  return (await response.json()) as object;
}
