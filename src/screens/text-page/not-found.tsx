import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { LISTING_PATH } from '../../domain/listing-address.ts';
import { TextPage } from './text-page.tsx';
import styles from './text-page.module.css';

const WAYS: [string, string][] = [
  ['action.browse', LISTING_PATH],
  ['footer.links.agents', SCREEN_ADDRESSES.agents],
  ['footer.links.calculator', SCREEN_ADDRESSES.emi_calculator],
  ['footer.links.help', SCREEN_ADDRESSES.help],
  ['footer.links.contact', SCREEN_ADDRESSES.contact],
];

/** Nothing is at this address: where most people want to go. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <TextPage name="notFoundPage">
      <ul className={styles.ways}>
        {WAYS.map(([key, address]) => (
          <li key={key}>
            <Link href={address}>{t(key)}</Link>
          </li>
        ))}
      </ul>
    </TextPage>
  );
}
