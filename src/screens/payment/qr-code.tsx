import { useTranslation } from 'react-i18next';
import { formatRupees } from '../../domain/money.ts';
import styles from './payment.module.css';

/** The QR code, dark on light in every theme so that cameras can read it, and its link for use on the same phone. */
export function QrCode({ code, link, amount }: { code: string; link: string | undefined; amount: number }) {
  const { t } = useTranslation();
  return (
    <figure className={styles.qr}>
      <img src={`data:image/png;base64,${code}`} alt={t('payment.qrAlt', { amount: formatRupees(amount) })} width={256} height={256} />
      <figcaption>{t('payment.scan')}</figcaption>
      {link && <a href={link}>{t('payment.openApp')}</a>}
    </figure>
  );
}
