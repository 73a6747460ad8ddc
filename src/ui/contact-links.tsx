import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

/** How to reach somebody who shows a telephone number or an email address; nothing where neither is shown. */
export function ContactLinks({ phone, email, className }: { phone: string; email: string; className: string | undefined }) {
  const { t } = useTranslation();
  if (!phone && !email) return null;
  return (
    <ul className={className}>
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" size={20} />
            {t('commands.contact-agent.call', { phone })}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{t('commands.contact-agent.mail', { email })}</a>
        </li>
      )}
    </ul>
  );
}
