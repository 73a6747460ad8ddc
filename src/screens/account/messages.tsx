import { useTranslation } from 'react-i18next';
import { messagesQuery } from '../../capabilities/account/queries.ts';
import { useQuery } from '../../state/use-query.ts';
import { Card } from '../../ui/card.tsx';
import { useDates } from '../../ui/use-dates.ts';

/** What was written in the contact form of the person's homes, with the number to call back. */
export function Messages() {
  const { t } = useTranslation();
  const date = useDates();
  const { data: messages } = useQuery(messagesQuery, {});
  if (!messages || messages.length === 0) return null;
  return (
    <Card>
      <h2>{t('account.messages')}</h2>
      {messages.map(({ name, phone, text, home, at }) => (
        <div key={`${at} ${phone}`}>
          <p>{t('account.messageFrom', { name, date: date(at), home: home?.name ?? '–' })}</p>
          <p>{text}</p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </div>
      ))}
    </Card>
  );
}
