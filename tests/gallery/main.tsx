import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createTranslations } from '../../src/app/translations.ts';
import { Announcer } from '../../src/ui/announcer.tsx';
import '../../src/ui/fonts.ts';
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { ENGLISH } from '../ui/english-texts.ts';
import { STATES } from './states.tsx';

const components = [...new Set(STATES.map(({ component }) => component))];

createRoot(document.getElementById('root')!).render(
  <I18nextProvider i18n={await createTranslations('en', ENGLISH)}>
    <main style={{ padding: '1rem', maxWidth: '60rem' }}>
      <h1>Gallery</h1>
      {components.map((name) => (
        <Fragment key={name}>
          <h2>{name}</h2>
          {STATES.filter(({ component }) => component === name).map(({ state, shown }) => (
            <section key={state} aria-label={`${name}, ${state}`} style={{ marginBlock: '1rem' }}>
              <p>
                <small>{state}</small>
              </p>
              {shown}
            </section>
          ))}
        </Fragment>
      ))}
    </main>
    <Announcer />
  </I18nextProvider>,
);
