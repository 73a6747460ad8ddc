/** The texts of a language, by the customer's address. Throws where they do not come. */
export async function translationTexts(language: string): Promise<object> {
  const response = await fetch(`/assets/i18n/${language}.json`);
  if (!response.ok) throw new Error(`the translation "${language}" did not come: ${response.status}`);
  return (await response.json()) as object;
}
