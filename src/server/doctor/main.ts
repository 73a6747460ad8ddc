import { readConfig } from '../config.ts';
import { explainStart } from '../explain-start.ts';
import { settingsAdvice } from '../public-site.ts';
import { adviceText } from './advice-text.ts';
import { examine } from './examine.ts';

/** `npm run doctor`: says what is wrong with settings, data folder and database, and ends with 1 where something is unsafe or broken. */
try {
  const config = readConfig(process.env);
  const advice = settingsAdvice(config);
  const findings = await examine(config);
  if (advice.length > 0) console.log(adviceText(advice));
  for (const { ok, sentence } of findings) console.log(`${ok ? 'ok    ' : 'BROKEN'} ${sentence}`);
  if (advice.length === 0 && findings.every(({ ok }) => ok)) console.log('The settings are fit for this machine.');
  if (advice.some(({ kind }) => kind === 'unsafe') || findings.some(({ ok }) => !ok)) process.exitCode = 1;
} catch (error) {
  const sentence = explainStart(error);
  if (!sentence) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
